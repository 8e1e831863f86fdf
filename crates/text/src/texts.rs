//! Several catalogues behind one another.

use crate::args::Args;
use crate::brackets;
use crate::catalogue::Catalogue;
use crate::error::TextError;
use crate::lang::Lang;
use crate::text::Text;

/// Several catalogues looked into in order: the program's, then the game's.
///
/// The first catalogue that knows an id in any language answers for it, so
/// that a hole in one is not hidden by a message of that id in the next.
#[derive(Clone, Debug)]
pub struct Texts<'a> {
    catalogues: Vec<&'a Catalogue>,
}

impl<'a> Texts<'a> {
    /// These catalogues, in this order.
    #[must_use]
    pub fn new(catalogues: impl IntoIterator<Item = &'a Catalogue>) -> Texts<'a> {
        Texts { catalogues: catalogues.into_iter().collect() }
    }

    /// The message `id` in a language; see [`Catalogue::text`].
    #[must_use]
    pub fn text(&self, lang: Lang, id: &str, args: &Args) -> Text {
        self.try_text(lang, id, args).unwrap_or_else(|_| brackets::hole(id))
    }

    /// The words of [`Texts::text`] alone.
    #[must_use]
    pub fn format(&self, lang: Lang, id: &str, args: &Args) -> String {
        self.text(lang, id, args).to_string()
    }

    /// Like [`Texts::text`], but says what is wrong.
    ///
    /// # Errors
    ///
    /// Those of [`Catalogue::try_text`].
    pub fn try_text(&self, lang: Lang, id: &str, args: &Args) -> Result<Text, TextError> {
        match self.catalogues.iter().find(|texts| texts.knows(id)) {
            Some(catalogue) => catalogue.try_text(lang, id, args),
            None => Err(TextError::Missing { lang, id: id.to_owned() }),
        }
    }

    /// Whether any of the catalogues knows this id.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.catalogues.iter().any(|texts| texts.knows(id))
    }

    /// The holes of every catalogue, and the messages that cannot be reached
    /// because a catalogue further ahead has their id.
    #[must_use]
    pub fn holes(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (at, catalogue) in self.catalogues.iter().enumerate() {
            lines.extend(catalogue.holes());
            let ahead = Texts::new(self.catalogues[..at].iter().copied());
            for &lang in Lang::ALL {
                let messages = &catalogue.book(lang).messages;
                for (id, entry) in messages.iter().filter(|(id, _)| ahead.knows(id)) {
                    let place = &entry.place;
                    lines.push(format!("{lang}: {place}: \"{id}\" is hidden by a catalogue ahead of it"));
                }
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalogue(english: &str, polish: &str) -> Catalogue {
        Catalogue::new(&[(Lang::En, &[("en.ftl", english)]), (Lang::Pl, &[("pl.ftl", polish)])])
            .expect("well formed")
    }

    #[test]
    fn catalogues_answer_in_order() {
        let program = catalogue("quit = Quit\nboth = Program", "");
        let game = catalogue("draw = Draw { $n }\nboth = Game", "");
        let texts = Texts::new([&program, &game]);
        let args = Args::new().set("n", 2);
        assert_eq!(texts.format(Lang::En, "quit", &args), "Quit");
        assert_eq!(texts.format(Lang::En, "draw", &args), "Draw 2");
        assert_eq!(texts.format(Lang::En, "both", &args), "Program");
        assert_eq!(texts.format(Lang::Test, "draw", &args), "⟦draw n=2⟧");
        assert!(texts.knows("draw") && !texts.knows("nope"));
    }

    #[test]
    fn a_hole_ahead_is_not_filled_from_behind() {
        let program = catalogue("both = Program", "");
        let game = catalogue("both = Game", "both = Gra");
        let texts = Texts::new([&program, &game]);
        assert_eq!(texts.format(Lang::Pl, "both", &Args::new()), "⟦both⟧");
        assert_eq!(
            texts.try_text(Lang::Fr, "nope", &Args::new()),
            Err(TextError::Missing { lang: Lang::Fr, id: "nope".to_owned() })
        );
    }

    #[test]
    fn holes_of_all_and_hidden_messages_are_named() {
        let everywhere = |id: &str| {
            let source = format!("{id} = x");
            let files = [("a.ftl", source.as_str())];
            Catalogue::new(&Lang::ALL.iter().map(|&lang| (lang, &files[..])).collect::<Vec<_>>())
                .expect("well formed")
        };
        let (program, game) = (everywhere("quit"), everywhere("draw"));
        assert!(Texts::new([&program, &game]).holes().is_empty());

        let extra = Catalogue::new(&[(Lang::Es, &[("es.ftl", "quit = x")])]).expect("well formed");
        let holes = Texts::new([&program, &game, &extra]).holes();
        assert_eq!(holes.len(), 4, "{holes:?}");
        assert!(holes.contains(&"pl: \"quit\" is missing; es has it at es.ftl:1".to_owned()));
        assert_eq!(holes[3], "es: es.ftl:1: \"quit\" is hidden by a catalogue ahead of it");
    }
}
