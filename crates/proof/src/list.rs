//! The list of a game's words in `docs/vocabulary/`, and that choices are written as it says.

use std::collections::BTreeMap;

use elysium_kernel::scenario::Facts;
use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Random, Rules, Seed};
use elysium_kit::{Field, Form, Term, Title, Visitor, Vocabulary, Written, pattern};

use crate::game_tests::State;
use crate::{GameTests, card_questions, root, setup, up_to_date};

/// The list in `docs/vocabulary/` is the one that the declarations make.
pub fn the_list_of_words_is_up_to_date<T: GameTests>() {
    let name = T::Game::NAME;
    let file = root().join(format!("docs/vocabulary/{name}.md"));
    up_to_date(&file, &list::<T>(), &format!("UPDATE=1 cargo test -p elysium-{name}"));
}

/// Whatever is offered in random games reads as the list says, and is found again by what it reads.
pub fn every_choice_is_written_as_the_list_says<T: GameTests>() {
    let (lexicon, (state, _)) = (T::Game::lexicon(), T::table());
    let fits = |state: &State<T>, choice: <T::Game as Rules>::Choice| {
        let (word, pattern) = (T::Game::notation(state, choice), pattern(choice.info()));
        assert!(lexicon.reads(&pattern, &word), "`{word}` is not written as `{pattern}`");
        word
    };
    <T::Game as Rules>::Choice::samples().into_iter().for_each(|choice| _ = fits(&state, choice));
    for number in Tries::new(4, 16, 400) {
        let mut game = Game::<T::Game>::new(setup::<T>(number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        loop {
            for open in game.open().iter().filter(|open| open.given.is_none()) {
                for &choice in &open.options {
                    let word = fits(game.now(), choice);
                    let found = game.find(open.who, &word).map(|found| T::Game::notation(game.now(), found));
                    assert_eq!(found.ok().as_ref(), Some(&word), "`{word}` is offered and not found");
                }
            }
            let Some(who) = game.next_question().map(|open| open.who) else { break };
            let choice = game.ask(who, &mut random).expect("a question has an answer");
            game.apply(who, choice).expect("what is offered can be chosen");
        }
    }
}

fn bracket(form: &Form) -> String {
    format!("<{}>{}", form.name, if form.optional { "?" } else { "" })
}

/// Everything that can be asked, chosen, happen and be refused, and where it can lie.
fn list<T: GameTests>() -> String {
    let mut page = format!(
        "# The words of {}\n\nMade from the declarations in `vocabulary` and `places` of `crates/{0}/src`. Renew it with \
         `UPDATE=1 cargo test -p elysium-{0}`.\n",
        T::Game::NAME
    );
    page += "\n## Choices, in game notation\n\n| written | |\n|---|---|\n";
    for entry in <T::Game as Rules>::Choice::WORDS {
        page += &format!("| `{}` | {} |\n", pattern(entry), entry.about);
    }
    page += "\nWhat stands in angle brackets; what stands in square ones may be left out:\n\n";
    let choices = Forms::of::<T>();
    page += &choices.table();
    let tables = [
        ("Questions", <T::Game as Rules>::Ask::WORDS),
        ("Events", <T::Game as Rules>::Event::WORDS),
        ("Refusals", <T::Game as Rules>::Why::WORDS),
        ("What speaks for an option, in hints", <T::Game as Title>::Motive::WORDS),
        ("Places on the table", <T::Game as Title>::TablePlace::WORDS),
    ];
    let mut more = Forms::default();
    for (title, entries) in tables.into_iter().filter(|(_, entries)| !entries.is_empty()) {
        page += &format!("\n## {title}\n\n| word | carries | |\n|---|---|---|\n");
        for entry in entries {
            let forms: Vec<_> = entry.fields.iter().map(|field| (field.name, (field.form)())).collect();
            let carried = forms.iter().map(|(name, form)| format!("{name}: `{}`", bracket(form)));
            page += &format!(
                "| `{}` | {} | {} |\n",
                entry.word,
                carried.collect::<Vec<_>>().join(", "),
                entry.about
            );
            let words = forms.into_iter().filter(|(_, form)| matches!(form.written, Written::OneOf(_)));
            words.for_each(|(_, form)| more.add(form, String::new()));
        }
    }
    more.forms.retain(|name, _| !choices.forms.contains_key(name));
    if !more.forms.is_empty() {
        page += &format!("\nSome of these are one of a few words:\n\n{}", more.table());
    }
    let asked = card_questions::table::<T>();
    if !asked.is_empty() {
        page += &format!(
            "\n## What cards ask\n\nWith the answers that the scenarios of the game offer. A question with a single answer is \
             not asked.\n\n{asked}"
        );
    }
    page
}

/// What words carry, by the name of its form, with an example as the game writes it.
#[derive(Default)]
struct Forms {
    forms: BTreeMap<String, (Form, String)>,
}

impl Forms {
    /// Those of the choices.
    fn of<T: GameTests>() -> Forms {
        let mut found = Found::<T>(&T::table().0, Forms::default());
        <T::Game as Rules>::Choice::samples().into_iter().for_each(|choice| choice.visit(&mut found));
        found.1
    }

    fn add(&mut self, form: Form, example: String) {
        let form = Form { optional: false, ..form };
        let (known, shown) =
            self.forms.entry(form.name.clone()).or_insert_with(|| (form.clone(), String::new()));
        assert_eq!(*known, form, "one name for what is written in two ways");
        if shown.is_empty() {
            *shown = example;
        }
    }

    fn table(&self) -> String {
        let mut table = "| | is written |\n|---|---|\n".to_owned();
        for (name, (form, example)) in &self.forms {
            let written = match &form.written {
                Written::Card => format!("by the name of the card as `elysium cards` lists it: `{example}`"),
                Written::Seat => format!("by the letter of the player: `{example}`"),
                Written::Seats => format!("by the letters of the players: `{example}`"),
                Written::Number => format!("as a number: `{example}`"),
                Written::OneOf(words) => {
                    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
                }
            };
            table += &format!("| `<{name}>` | {written} |\n");
        }
        table
    }
}

struct Found<'a, T: GameTests>(&'a State<T>, Forms);

impl<T: GameTests> Visitor<T::Game> for Found<'_, T> {
    fn field<V: Term<T::Game>>(&mut self, _: &'static Field, value: V) {
        self.1.add(V::form(), value.notation(self.0));
    }
}
