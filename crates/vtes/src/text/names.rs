//! Names of cards, minions, players, clans, titles and phases.

use elysium_kernel::Seat;
use elysium_kit::{Say, wording};
use elysium_text::{Args, Text};

use super::Words;
use crate::State;
use crate::cards::{CardId, CardKind, Clan, Class, Deed, Phase, book};
use crate::moment::Moment;
use crate::state::{Means, MinionId, Slot, Thing};
use crate::titles::{Domain, Title};
use crate::view::{AimView, card_in_play, clan_of};

impl Words {
    fn card_name(self, card: CardId) -> Text {
        self.plain(&format!("card-{}", card.slug()))
    }

    /// As a link to the card.
    pub fn card(self, card: CardId) -> Text {
        wording::card(card.slug(), self.card_name(card))
    }

    pub fn slot(self, state: &State, slot: Slot) -> Text {
        self.card(state.card(slot))
    }

    pub fn minion(self, state: &State, minion: MinionId) -> Text {
        self.thing(state, Thing::Minion(minion))
    }

    pub fn clan(self, clan: Clan) -> Text {
        self.plain(&format!("clan-{}", clan.slug()))
    }

    pub fn phase(self, phase: Phase) -> Text {
        self.plain(&format!("phase-{}", phase.slug()))
    }

    pub fn moment(self, moment: Moment) -> Text {
        self.plain(&format!("moment-{}", moment.slug()))
    }

    pub fn deed(self, deed: Deed) -> Text {
        self.plain(&format!("deed-{}", deed.slug()))
    }

    /// A seat by the clan that it goes by, or by its letter.
    pub fn seat(self, state: &State, seat: Seat) -> Text {
        self.seat_of(seat, clan_of(state, seat))
    }

    pub fn seat_of(self, seat: Seat, clan: Option<Clan>) -> Text {
        self.seat_with(seat, clan.map(|clan| self.clan(clan)))
    }

    /// What something is called; an uncontrolled vampire by its place, for all know no more.
    pub fn thing(self, state: &State, thing: Thing) -> Text {
        match thing {
            Thing::Player(seat) => elysium_kit::seat::<crate::Vtes>(self.0, Some(state), seat),
            Thing::Card(slot) => match state.uncontrolled_at(slot) {
                Some((seat, place)) => self.place(seat, place + 1),
                None => self.slot(state, slot),
            },
            Thing::Nothing => self.plain("nothing"),
            _ => match card_in_play(state, thing) {
                Some(card) => self.card(card),
                None => self.plain("gone"),
            },
        }
    }

    /// A place of an uncontrolled region, counted from 1.
    pub fn place(self, seat: Seat, place: usize) -> Text {
        self.say("uncontrolled-place", Args::new().set("who", self.seat_with(seat, None)).set("n", place))
    }

    pub fn aim(self, aim: AimView) -> Text {
        match aim {
            AimView::Player(seat) => self.seat_with(seat, None),
            AimView::Card(card) => self.card(card),
            AimView::Place(seat, place) => self.place(seat, place.into()),
        }
    }

    pub fn means(self, state: &State, means: Means) -> Text {
        match means {
            Means::Hands => self.plain("means-hands"),
            Means::Minion => self.plain("means-text"),
            Means::Permanent(one) => self.thing(state, Thing::Permanent(one)),
            Means::Card(slot) => self.slot(state, slot),
            Means::Row(n) => match state.rows.get(usize::from(n)) {
                Some(row) => self.card(row.op.card),
                None => self.plain("nothing"),
            },
        }
    }

    pub fn title(self, title: Title) -> Text {
        let of: Text = match title.of {
            Domain::None => Text::default(),
            Domain::City(city) => self.plain(&format!("city-{}", city.name())),
            Domain::Clan(clan) => self.clan(clan),
            Domain::Votes(n) => return self.say("title-votes", Args::new().set("n", n)),
        };
        let class = title.class.map_or("votes", Class::slug);
        self.say(&format!("title-{class}"), Args::new().set("of", of))
    }

    pub fn range(self, long: bool) -> Text {
        self.plain(if long { "range-long" } else { "range-close" })
    }
}

/// The word for a card's kind in listings and message ids: its first type.
pub(super) fn kind_word(card: CardId) -> &'static str {
    match card.kind() {
        CardKind::Crypt(_) => "vampire",
        CardKind::Library(_) => book().library(card).types.first().map_or("action", |kind| kind.slug()),
    }
}
