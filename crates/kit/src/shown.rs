//! What a terminal shows of a game under way, besides questions and log.

use elysium_kernel::{Seat, Viewer};
use elysium_text::Lang;
use elysium_wire::ForcedInfo;

use crate::event_text::{EventText, event_texts};
use crate::live::Live;
use crate::summary::{Summary, summaries};
use crate::{Painting, Title};

pub trait Shown {
    /// The table as `viewer` sees it. Seats have these names, or letters if there are none.
    fn paint(&self, viewer: Viewer, lang: Lang, names: &[String]) -> Painting;
    /// What has been settled, in a line each, as far as `viewer` may know it.
    fn summaries(&self, viewer: Viewer, lang: Lang) -> Vec<Summary>;
    /// The cards that `viewer` sees, by id, in the order of the table.
    fn cards_in_view(&self, viewer: Viewer) -> Vec<String>;
    /// Questions of a seat since its last decision that answered themselves.
    fn forced(&self, seat: Seat, lang: Lang) -> Vec<ForcedInfo>;
    /// Everything that has happened, each event worded for the table as it was then.
    fn log(&self, viewer: Viewer, lang: Lang) -> Vec<EventText>;
}

impl<G: Title> Shown for Live<G> {
    fn paint(&self, viewer: Viewer, lang: Lang, names: &[String]) -> Painting {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        G::paint(lang, &self.game.view(viewer), seat, names)
    }

    fn summaries(&self, viewer: Viewer, lang: Lang) -> Vec<Summary> {
        summaries(&self.game, viewer, lang)
    }

    fn cards_in_view(&self, viewer: Viewer) -> Vec<String> {
        G::cards_in_view(&self.game.view(viewer))
    }

    fn forced(&self, seat: Seat, lang: Lang) -> Vec<ForcedInfo> {
        self.forced_of(seat, lang)
    }

    fn log(&self, viewer: Viewer, lang: Lang) -> Vec<EventText> {
        let (mut texts, mut from) = (Vec::new(), 0);
        self.game.replayed(usize::MAX, |then| {
            texts.extend(event_texts(then, from, viewer, lang));
            from = then.log().entries().len();
        });
        texts
    }
}
