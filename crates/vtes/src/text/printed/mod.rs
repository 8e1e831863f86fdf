//! What cards say, derived from their data: nothing of it is written down a second time.
//!
//! A text has three moods: a statement ("this vampire gains 1 blood"), what somebody can do or does for a price ("add
//! 1 blood to ..."), and a command. Languages that tell the last two apart do so by `$do_mood`.

mod amounts;
mod card;
mod clause;
mod conditions;
mod effects;
mod facts;
mod fight;
mod filters;
mod moments;
mod nouns;
mod picks;
mod prices;
mod selectors;
mod standing;
mod statements;
mod tokens;
mod usable;

use std::cell::Cell;
use std::rc::Rc;

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Words;
use crate::cards::Sel;
use nouns::{Noun, Phrase};

pub(crate) use card::cards;
#[doc(hidden)]
pub use card::{of_crypt, of_library};

/// How the minion is called whose text it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Own {
    Vampire,
    Minion,
    Ally,
    Bearer,
    Employer,
}

/// The mood of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    /// Somebody can do it: an infinitive.
    To,
    /// A command.
    Do,
}

/// Something chosen: at first `a vampire you control`, from then on `that vampire`.
#[derive(Clone)]
struct Chosen {
    phrase: Phrase,
    determiner: (&'static str, Args),
    /// The determiner of everything but the first mention.
    again: &'static str,
    named: Rc<Cell<bool>>,
}

/// Words a part of a card in the light of what stands around it.
#[derive(Clone)]
struct Writer {
    words: Words,
    own: Own,
    /// What the card itself is called in its text: a card, an ally, a retainer.
    this: &'static str,
    /// The first two things chosen.
    chosen: [Option<Chosen>; 2],
    clan_chosen: bool,
    /// What `Each`, `Select`, `Search` or the moment is about.
    it: Option<Noun>,
    /// Is `it` the subject of the sentence, so that what belongs to it is theirs?
    theirs: bool,
    /// Whose phase it is, if that is not you.
    phase_of: Option<Sel>,
    /// How the things are called that the card remembers.
    known: Vec<Phrase>,
    /// A mode of a card in hand: numbers stand alone there.
    in_hand: bool,
    /// Does the minion whose text it is use it, rather than its controller?
    by_me: bool,
    /// Does a text of the card lock it as a price, so that others have to say whether they need it unlocked?
    locks: bool,
    /// Does the text answer to a card as it is played?
    as_played: bool,
    /// Is the block not resolved yet, so that nobody has been locked for it?
    unresolved: bool,
    /// A text that is granted for the action under way, and is about a block of it.
    this_action: bool,
    /// What the block of that action brings is a combat that has not begun.
    resulting: bool,
}

impl Writer {
    fn new(words: Words, own: Own) -> Writer {
        Writer {
            words,
            own,
            this: "card",
            chosen: [None, None],
            clan_chosen: false,
            it: None,
            theirs: false,
            phase_of: None,
            known: Vec::new(),
            in_hand: false,
            by_me: false,
            locks: false,
            as_played: false,
            unresolved: false,
            this_action: false,
            resulting: false,
        }
    }

    /// A message of a text.
    fn say(&self, id: &str, args: Args) -> Text {
        self.words.say(&format!("text-{id}"), args)
    }

    fn plain(&self, id: &str) -> Text {
        self.say(id, Args::new())
    }

    /// A message with one noun.
    fn about(&self, id: &str, who: &Noun) -> Text {
        self.say(id, who.add(Args::new(), "who"))
    }

    /// Texts put together by a message, from the front.
    fn joined(&self, join: &str, texts: impl IntoIterator<Item = Text>) -> Option<Text> {
        let both = |first, second| self.say(join, Args::new().set("first", first).set("second", second));
        texts.into_iter().reduce(both)
    }

    /// `x, y and z`.
    fn list(&self, mut texts: Vec<Text>) -> Text {
        let last = texts.pop();
        let first = self.joined("comma", texts);
        self.joined("and", first.into_iter().chain(last)).unwrap_or_default()
    }

    /// `either x or y`.
    fn either(&self, mut texts: Vec<Text>) -> Text {
        let last = texts.pop();
        let first = self.joined("comma", texts);
        self.joined("either-or", first.into_iter().chain(last)).unwrap_or_default()
    }

    /// Some languages put a comma only beside a clause.
    fn lead(&self, lead: Text, text: Text) -> Text {
        let clause = self.words.begins_clause(&lead) || self.words.begins_clause(&text);
        let args = Args::new().set("lead_comma", if clause { "yes" } else { "no" });
        self.say("lead", args.set("lead", lead).set("text", text))
    }

    /// What stands before, the outermost first.
    fn led(&self, leads: Vec<Text>, text: Text) -> Text {
        leads.into_iter().rev().fold(text, |text, lead| self.lead(lead, text))
    }

    fn sentence(&self, text: Text) -> Text {
        self.say("sentence", Args::new().set("text", text.capitalised()))
    }

    fn with_it(&self, it: Noun) -> Writer {
        Writer { it: Some(it), ..self.clone() }
    }
}

impl Mood {
    fn args(self) -> Args {
        Args::new().set(
            "do_mood",
            match self {
                Mood::To => "to",
                Mood::Do => "do",
            },
        )
    }
}
