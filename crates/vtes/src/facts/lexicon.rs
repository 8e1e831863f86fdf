//! The words of scenarios: those of the vocabulary, and those that only facts have.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use elysium_kernel::scenario::{Form, Lexicon, Steps};

use crate::cards::{CardId, Clan, Discipline, Phase, Span};
use crate::notation;
use crate::rules::script;
use crate::setup::Windows;
use crate::state::{
    ActionResult, ActionStage, ClauseNo, CombatStage, Delay, Part, PollStage, RowKind, Standing, Step,
    UNCONTROLLED,
};
use crate::titles::City;

pub(super) fn lexicon() -> &'static Lexicon {
    static WORDS: LazyLock<Lexicon> = LazyLock::new(|| {
        let page = crate::GAME.rules_page(elysium_text::Lang::En);
        let mut words = elysium_kit::lexicon::<crate::Vtes>(page, Step::STEPS);
        words.cards.extend(CardId::all().map(|card| card.slug().to_owned()));
        words.forms.extend(forms().map(|form| (form.name.clone(), form)));
        words
    });
    &WORDS
}

/// The ways to play cards that have several.
fn modes() -> BTreeSet<String> {
    let library = CardId::all().flat_map(|card| (0..script::modes(card).len()).map(move |n| (card, n)));
    let modes = library.map(|(card, n)| notation::mode(card, ClauseNo::Mode(n as u8)));
    modes.filter_map(|mode| Some(mode.strip_prefix('/')?.to_owned())).collect()
}

fn forms() -> impl Iterator<Item = Form> {
    macro_rules! of_words {
        ($($name:literal $Kind:ty),+ $(,)?) => {
            [$(Form::one_of($name, <$Kind>::ALL.iter().map(|one| one.slug()))),+]
        };
    }
    let words = of_words!(
        "windows" Windows, "standing" Standing, "delay" Delay, "phase" Phase, "span" Span,
        "row" RowKind, "clan" Clan, "action-stage" ActionStage, "action-result" ActionResult,
        "combat-stage" CombatStage, "part" Part, "poll-stage" PollStage,
    );
    // A card that has just left its place is at number 0.
    let places = (0..=UNCONTROLLED).map(|number| format!("<seat>{number}"));
    // Two levels: `dom` and `DOM`.
    let discs = Discipline::ALL.iter().flat_map(|one| [one.slug().to_owned(), one.slug().to_uppercase()]);
    let more = [
        Form::one_of("mode", modes()),
        Form::one_of("text", ["<number>", "<card>", "<card>.<number>"]),
        Form::one_of("place", places),
        Form::one_of("city", City::all().map(City::slug)),
        Form::one_of("level", discs),
        Form::one_of("zone", ["hand", "library", "crypt", "ash", "removed", "played"]),
        Form::one_of(
            "thing",
            [
                "none",
                "<SEAT>",
                "<card>",
                "<card>~<number>",
                "<SEAT>.<number>",
                "<card>.<SEAT>.<zone>",
                "clan.<clan>",
            ],
        ),
        Form::one_of("until", ["in-play", "once", "<span>", "next.<phase>.<SEAT>", "through.<phase>.<SEAT>"]),
        Form::one_of(
            "clause",
            ["card", "mode.<number>", "text.<number>", "granted.<number>.<number>", "later.<number>"],
        ),
        Form::one_of("means", ["hands", "text", "card.<card>", "row.<number>", "in-play.<thing>"]),
    ];
    words.into_iter().chain(more)
}
