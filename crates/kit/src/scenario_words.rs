//! What scenarios know of a game's words, made from their declarations.

use elysium_kernel::Rules;
use elysium_kernel::scenario::{EventInWords, EventWord, Form, Lexicon, StepInfo, Written};
use elysium_text::Lang;

use crate::{Field, Term, Title, Visitor, Vocabulary, WordInfo};

/// Puts the words of a game into its `impl Facts`: those of its vocabulary, the statements of its rules page, and the
/// names of its steps, if it has any.
#[macro_export]
macro_rules! scenario_words {
    ($Game:ty, $page:expr) => {
        $crate::scenario_words!($Game, $page, &[]);
    };
    ($Game:ty, $page:expr, $steps:expr) => {
        fn steps() -> &'static [$crate::StepInfo] {
            $steps
        }

        fn lexicon() -> &'static elysium_kernel::scenario::Lexicon {
            static WORDS: std::sync::LazyLock<elysium_kernel::scenario::Lexicon> =
                std::sync::LazyLock::new(|| $crate::lexicon::<$Game>($page, $steps));
            &WORDS
        }

        fn event_in_words(
            state: &<$Game as elysium_kernel::Rules>::State,
            event: <$Game as elysium_kernel::Rules>::Event,
        ) -> elysium_kernel::scenario::EventInWords {
            $crate::event_in_words::<$Game>(state, event)
        }

        fn ask_word(ask: <$Game as elysium_kernel::Rules>::Ask) -> &'static str {
            $crate::Vocabulary::<$Game>::word(&ask)
        }
    };
}

/// How a choice is written: `look:<location>.<seat>.<number>`.
pub fn pattern(info: &WordInfo) -> String {
    let fields: Vec<_> = info.fields.iter().map(|field| format!("<{}>", (field.form)().name)).collect();
    let behind = info.behind.map_or_else(|| fields.join("."), str::to_owned);
    [info.notation, &behind].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(":")
}

/// All words of a game, with the statements of its English rules page and its steps.
pub fn lexicon<G: Title>(page: Option<&str>, steps: &[StepInfo]) -> Lexicon {
    let mut lexicon = Lexicon::default();
    for info in G::Event::WORDS {
        let fields = info.fields.iter().map(|field| (field.name, (field.form)()));
        lexicon.events.push(EventWord { word: info.word, fields: fields.collect() });
    }
    lexicon.answers = G::Choice::WORDS.iter().map(pattern).collect();
    let words = [G::Choice::WORDS, G::Event::WORDS, G::Ask::WORDS, G::Why::WORDS, G::TablePlace::WORDS];
    for field in words.into_iter().flatten().flat_map(|info| info.fields) {
        let form = Form { optional: false, ..(field.form)() };
        lexicon.forms.insert(form.name.clone(), form);
    }
    let variants = G::variants().into_iter().flat_map(|(name, _)| [name.to_owned(), format!("no-{name}")]);
    lexicon.forms.insert("variant".into(), Form::one_of("variant", variants));
    if !steps.is_empty() {
        lexicon.forms.insert("step".into(), Form::one_of("step", steps.iter().map(|step| step.word)));
    }
    for card in G::cards(Lang::En) {
        lexicon.ids.insert(card.id.to_lowercase());
        lexicon.kinds.insert(card.slug.clone(), card.kind);
        lexicon.cards.insert(card.slug);
    }
    let statements = page.into_iter().flat_map(str::lines);
    lexicon.rules =
        statements.filter_map(|line| line.strip_prefix("- **")?.split_once("**")?.0.parse().ok()).collect();
    lexicon
}

/// An event as a scenario writes it: seats by their capital letters, `none` for what is not there.
pub fn event_in_words<G: Title>(state: &G::State, event: G::Event) -> EventInWords {
    struct Fields<'a, G: Rules>(&'a G::State, EventInWords);
    impl<G: Rules> Visitor<G> for Fields<'_, G> {
        fn field<T: Term<G>>(&mut self, field: &'static Field, value: T) {
            let (form, written) = (T::form(), value.notation(self.0));
            let word = match form.written {
                _ if value.is_absent() => "none".into(),
                Written::Seats if written.is_empty() => "none".into(),
                Written::Seat => written.to_uppercase(),
                Written::Seats => {
                    written.to_uppercase().chars().map(String::from).collect::<Vec<_>>().join("+")
                }
                _ => written,
            };
            self.1.fields.insert(field.name.into(), word);
        }
    }
    let words = EventInWords { word: event.word().into(), fields: Default::default() };
    let mut fields = Fields::<G>(state, words);
    event.visit(&mut fields);
    fields.1
}
