//! Every word of the language of cards has its words in every language, whether a card of the pool uses it or not.

use std::collections::BTreeSet;
use std::fmt::Debug;

use elysium_kit::Title as _;
use elysium_proof::words::{check, languages};
use elysium_text::Lang;
use elysium_vtes::cards::{
    Class, Crypt, Deed, Discipline, Each, Effect, How, Key, Library, Op, Phase, Qty, Sect, Span, Token,
    Trigger, Type,
};
use elysium_vtes::{Vtes, of_crypt, of_library};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

fn read<T: DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn library(card: &str) -> Library {
    read(&format!("(id: 1, slug: \"arson\", types: [Action], {card})"))
}

/// A card with this effect in hand, and one with it in play for a price.
fn with_effect(effect: &str) -> [String; 2] {
    [
        format!("play: [(pick: [One([Vampire]), One([Minion])], does: [{effect}])]"),
        format!("text: [(cost: [Lock(This)], does: [{effect}])]"),
    ]
}

fn with_condition(cond: &str) -> String {
    format!("text: [(at: Resolved, if: [HasEdge(You), {cond}, Not({cond})], does: [Unlock(Me)])]")
}

fn with_test(test: &str) -> String {
    format!("play: [(does: [Burn(All([{test}, Locked]))])], if: [Is(Foe, [{test}]), Exists([Not({test})])]")
}

fn each<T: Debug>(all: &[T], card: impl Fn(&str) -> String) -> Vec<String> {
    all.iter().map(|one| card(&format!("{one:?}"))).collect()
}

const EFFECTS: &[&str] = &[
    "If([Close], [Burn(Me)])",
    "IfElse([Close], [Burn(Me)], [Lock(Me)])",
    "May([Burn(Me)])",
    "Choose([[Burn(Me)], [Lock(Me)]])",
    "Each(OtherPlayers, [Lose(Pool, 1, It)])",
    "Select(By(Prey, One([Minion])), [Burn(It)])",
    "Select(Each(One([Minion])), [Burn(It)])",
    "Select(Exactly(2, [Minion]), [Burn(It)])",
    "Pay(Me, [Blood(1)], [], [Burn(Me)])",
    "Times(2, [Burn(Me)])",
    "Times(Plus(X, Of(Blood, Me)), [Burn(Me)])",
    "Later(Resolution, [Burn(Me)])",
    "Later(BeforeRange, [Burn(Me)])",
    "Later(Blocked, [Burn(Me)])",
    "Later(WouldSucceed, [Burn(Me)])",
    "Later(BeforeRange, [SetRange(false)])",
    "Grant(who: Me, text: [(at: Blocked, does: [Later(Resolved, [Burn(Me)])])], until: Span(Action))",
    "Mod(q: Prevention, n: 1, until: Span(Combat), if: [Round(2)])",
    "Mod(q: BloodCost, n: 1, of: All([Card(Action)]))",
    "Bar(who: Me, from: Block, what: [Ally], if: [Close])",
    "Must(who: Me, to: Hunt)",
    "Let(who: Me, to: ActAgain, disc: [dom], cost: [Pool(1)])",
    "Toll(who: Prey, on: Block, cost: [Edge], until: InPlay)",
    "Trait(who: Me, is: Clan(Brujah))",
    "Trait(who: Me, is: SameClanAndSect(Target))",
    "Trait(who: Me, is: Disc(dom))",
    "Trait(who: Me, is: Key(Sterile))",
    "Trait(who: Me, is: AggravatedHands)",
    "Trait(who: Me, is: NormalAggravated)",
    "Trait(who: Me, is: Title(Votes(2)))",
    "Trait(who: Me, is: Title(Primogen))",
    "Grant(who: Me, text: [(at: Press, does: [Burn(This)])], until: InPlay)",
    "Lose(Pool, 1, You)",
    "Lose(Blood, 1, Target)",
    "Become(This, (life: 1, strength: 2, bleed: 1, capacity: 3, like: Me, clan: Brujah, disc: [ani], keys: [Zombie]))",
    "Control(Target, You, Span(Turn))",
    "Know(0, Target)",
    "Know(1, Me)",
    "Know(0, Me)",
    "Draw(2, You)",
    "Draw(1, Prey)",
    "DrawCrypt(1, Prey)",
    "Discard(who: Prey, n: 2, how: [Random])",
    "Search(of: Prey, zones: [Library], what: [Equipment], then: [Burn(It)])",
    "FailAction",
    "FailBlock",
    "Diablerize(Foe)",
    "TryBlock(Me)",
    "Fight(Me, Target)",
    "Strike(Hand(0), [First])",
    "Strike(DestroyEquipment([Key(Weapon)]), [])",
    "Strike(StealEquipment([]), [])",
    "Strike(Do([Burn(Foe)]), [Aggravated])",
    "SetRange(true)",
    "SetRange(false)",
    "NewRound",
    "EndCombat",
    "Queue(Target)",
    "Restrike(Foe)",
    "CastFor(Target)",
    "Settle(Passes)",
    "Settle(Fails)",
    "Gain(Blood, Plus(X, 1), Me)",
    "Gain(Blood, Times(2, Of(Blood, Me)), Me)",
    "Gain(Blood, Minus(Tokens(Life, Me), X), Me)",
    "Gain(Blood, Least(Count([Minion]), Either([Close], 1, Points)), Me)",
    "Gain(Blood, Points, Me)",
    "Gain(Blood, Of(Bled, Me), Me)",
    "Redirect([Player, Not(Same(You))])",
];

const CONDITIONS: &[&str] = &[
    "Is(Foe, [Locked])",
    "Is(Foe, [Blocked])",
    "Is(Foe, [Titled])",
    "Is(Foe, [Clan(Brujah)])",
    "Is(Foe, [Has(dom)])",
    "Is(Foe, [Key(Zombie)])",
    "Is(Foe, [Same(Me)])",
    "Exists([Ally])",
    "Exists([Ally, Yours])",
    "Num(Of(Blood, Me), AtLeast, 2)",
    "Num(Tokens(Counter, This), More, Of(Blood, Me))",
    "Num(X, Less, 2)",
    "Num(2, Less, X)",
    "Any([Close, Long])",
    "Any([Directed, AtYou, Undirected])",
    "Directed",
    "AtYou",
    "Undirected",
    "Successful",
    "Unsuccessful",
    "CardAction",
    "Passed",
    "Close",
    "Long",
    "Round(2)",
    "BothReady",
    "HasEdge(Prey)",
    "PlayedAt(DOM)",
];

const TESTS: &[&str] = &[
    "Minion",
    "Vampire",
    "Ally",
    "Retainer",
    "Equipment",
    "Location",
    "Named(\"arson\")",
    "Clan(Brujah)",
    "Titled",
    "Has(dom)",
    "Requires([dom, ANI])",
    "NeedsSuperior",
    "MinionCard",
    "StrikeCard",
    "UsesCounters",
    "Does(\"Strike\")",
    "Did(Bleeds, 2, Turn)",
    "Ready",
    "Torpor",
    "Uncontrolled",
    "InPlay",
    "Locked",
    "Unlocked",
    "InCombat",
    "Acting",
    "Blocked",
    "Targeted",
    "Voted",
    "Older(Me)",
    "Younger(Me)",
    "Older(Foe)",
    "Younger(Foe)",
    "Oldest",
    "Circle(Me)",
    "Yours",
    "Others",
    "Of(Prey)",
    "On(Me)",
    "Same(Target)",
    "Any([Locked, Ready])",
    "Any([Ally, Retainer])",
    "Cmp(Capacity, Less, Of(Capacity, Me))",
    "Cmp(Capacity, More, 4)",
    "If(Close)",
    "If(Is(Aimed, [Same(Me)]))",
];

const SELECTORS: &[&str] = &[
    "PreyOf(Prey)",
    "PredatorOf(Prey)",
    "Owner(This)",
    "Top(2, Library, Prey)",
    "Victim",
    "Known(0)",
    "Aimed",
    "ChosenBy(Prey)",
    "All([Ally, Any([Locked, Vampire])])",
    "Both(Me, Foe)",
    "It",
    "Target",
];

const WHENS: &[&str] = &[
    "Anytime",
    "Action",
    "In(Minion, Prey)",
    "Announced",
    "Undecided",
    "Attempt",
    "Declined",
    "WouldSucceed",
    "Blocked",
    "Resolved",
    "BeforeVotes",
    "Polling",
    "BeforeCombat",
    "BeforeRange",
    "Range",
    "BeforeStrikes",
    "Strike",
    "BeforeResolution",
    "Resolution",
    "Prevent",
    "Additional",
    "Press",
    "EndOfRound",
    "WouldEnd",
    "CombatOver",
    "Diablerized",
    "On(Passes, [])",
    "Whenever",
];

const ZONES: &[&str] = &[
    "Ready",
    "Torpor",
    "Uncontrolled",
    "Hand",
    "AshHeap",
    "Library",
    "LibraryTop",
    "LibraryBottom",
    "Crypt",
    "OutOfGame",
    "Research",
    "InPlay",
    "On(Me)",
    "InPlayOf(Prey)",
];

const CARDS: &[&str] = &[
    "burn_option: true, clan: [Brujah]",
    "replace: Never",
    "replace: On(Burned, [Same(This)])",
    "play: [(disc_any: [pot, pre], does: [Get(Stealth, 1)]), (disc: [POT], above: true)]",
    "play: [(ransom: (Prey, [Discard(2, [])]), does: [Get(Stealth, 1)])]",
    "play: [(act: (instead: true), does: [Burn(This)])]",
    "play: [(cost: [BloodOrLife(1), Conviction(1), Remove(Counter, 2, This), BurnAny(2, [Ally]), Actions(2)], does: [])]",
    "play: [(pick: [By(Prey, One([Minion])), Each(Clan), By(Prey, Maybe(One([Ally])))], does: [])]",
    "play: [(pick: [Split(3, 2, [Player])], does: [Gain(Blood, Points, Me)])]",
    "text: [(act: (stealth: 1), cost: [Pool(1)], does: [Unlock(Me)])]",
    "text: [(at: In(Unlock, You), may: true, who: Prey, does: [Unlock(Me)])]",
    "text: [(does: [Mod(q: Bleed, n: 1, until: Next(Unlock, You)), Mod(q: Bleed, n: 1, until: Next(Unlock, Prey))])]",
    "text: [(does: [Bar(who: Prey, from: Play, until: Next(Unlock, Prey)), Bar(who: Me, from: Act, until: Through(Unlock, Prey))])]",
    "text: [(does: [Mod(q: Bleed, n: 1, until: Through(Unlock, You)), Mod(q: Bleed, n: 1, until: Event(Burned, [Ally]))])]",
    "play: [(pick: [Maybe(One([Ally]))], does: [Lock(Target)])]",
    "play: [(pick: [By(Prey, Clan)], does: [May([Settle(Passes)]), Pay(Prey, [Pool(1)], [Settle(Fails)], [])])]",
    "text: [(at: In(Unlock, Prey), may: true, does: [Settle(Passes)])]",
    "text: [(at: In(Unlock, Prey), cost: [Pool(1)], pick: [Number(1, 3)], does: [Settle(Passes)])]",
    "play: [(does: [Know(0, Me), Know(1, Foe), Lock(Known(0)), Lock(Known(1))])]",
    "play: [(does: [Select(One([Any([Card(Event), Ally])]), [Burn(It)])])]",
];

/// Cards that together use every word.
fn cards() -> Vec<Library> {
    let mut cards: Vec<String> = CARDS.iter().map(|card| (*card).to_owned()).collect();
    cards.extend(EFFECTS.iter().flat_map(|effect| with_effect(effect)));
    cards.extend(CONDITIONS.iter().map(|cond| with_condition(cond)));
    cards.extend(TESTS.iter().map(|test| with_test(test)));
    cards.extend(SELECTORS.iter().flat_map(|sel| with_effect(&format!("Lock({sel})"))));
    cards.extend(WHENS.iter().map(|at| format!("text: [(at: {at}, does: [Unlock(Me)])]")));
    for zone in ZONES {
        cards.extend(with_effect(&format!("Send(Me, {zone}), Look(Prey, {zone})")));
        cards.extend(with_effect(&format!(
            "Search(of: You, zones: [{zone}], what: [Ally], then: [Burn(It)])"
        )));
        cards.push(with_test(&format!("In({zone})")));
    }
    cards.extend(each(Key::ALL, |key| format!("keys: [{key}]")));
    cards.extend(each(Type::ALL, |kind| with_test(&format!("Card({kind})"))));
    cards.extend(each(Class::ALL, |class| with_test(&format!("Title({class})"))));
    cards.extend(each(Sect::ALL, |sect| with_test(&format!("Sect({sect})"))));
    cards.extend(each(Sect::ALL, |sect| format!("text: [(does: [Trait(who: Me, is: Sect({sect}))])]")));
    cards.extend(each(Each::ALL, |each| format!("one: [({each}, Turn)]")));
    cards.extend(each(Op::ALL, |op| with_condition(&format!("Num(Of(Blood, Me), {op}, 0)"))));
    cards.extend(each(Phase::ALL, |phase| format!("replace: At({phase})")));
    cards.extend(each(How::ALL, |how| {
        format!("play: [(does: [Maneuver([{how}]), Damage(2, Foe, [{how}])])]")
    }));
    for deed in Deed::ALL {
        cards.extend(with_effect(&format!("Bar(who: Me, from: {deed:?}), Must(who: Me, to: {deed:?})")));
        if is_action(*deed) {
            cards.push(with_condition(&format!("Action({deed:?})")));
            cards
                .push(format!("play: [(act: (is: {deed:?}), does: []), (if: [Action({deed:?})], does: [])]"));
        }
    }
    for q in Qty::ALL {
        cards.extend(with_effect(&format!("Mod(q: {q:?}, n: 2, set: true)")));
        if !q.is_read_only() {
            cards.extend(with_effect(&format!("Get({q:?}, 2), Mod(q: {q:?}, n: -1, of: Target)")));
        }
    }
    for token in Token::ALL {
        cards.extend(with_effect(&format!(
            "Gain({token:?}, 2, Target), Lose({token:?}, Tokens({token:?}, Me), Me)"
        )));
        cards.push(with_condition(&format!("Num(Tokens({token:?}, This), Is, 2)")));
        cards.push(with_test(&format!("Marked({token:?})")));
    }
    for trigger in Trigger::ALL {
        let at = |word: &str| format!("text: [(at: {word}({trigger:?}, [Ally]), does: [Burn(It)])]");
        cards.extend([at("On"), at("Would")]);
    }
    for span in Span::ALL {
        cards.extend(with_effect(&format!("Bar(who: Me, from: Act, until: Span({span:?}))")));
        cards.extend(with_effect(&format!(
            "Grant(who: Me, text: [(at: Press, does: [Burn(This)])], until: Span({span:?}))"
        )));
        cards.push(format!(
            "one: [(Minion, {span:?})], excludes: [(\"arson\", {span:?})], play: [(once: {span:?}, does: [])]"
        ));
        cards.push(with_condition(&format!("New({span:?})")));
        cards.push(with_condition(&format!("First({span:?})")));
    }
    cards.iter().map(|card| library(card)).collect()
}

fn is_action(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::Act
            | Deed::Bleed
            | Deed::Hunt
            | Deed::Political
            | Deed::Equip
            | Deed::Employ
            | Deed::Recruit
            | Deed::EnterCombat
            | Deed::Rescue
            | Deed::LeaveTorpor
            | Deed::Diablerize
            | Deed::BecomeAnarch
            | Deed::UseCard
    )
}

fn crypt() -> Crypt {
    read(
        "(id: 2, slug: \"mazz\", clan: Brujah, capacity: 4, disc: [CEL], sect: Sabbat, title: Votes(1), advanced: true, slave: Tremere, \
         keys: [Infernal], merged_title: Archbishop(\"boston\"), merged: [(does: [Get(Bleed, 1)])])",
    )
}

/// The texts of all cards, in the pool and made up.
fn texts(lang: Lang) -> Vec<String> {
    let pool = Vtes::cards(lang).into_iter().flat_map(|card| {
        let facts = card.facts.iter().filter_map(move |(name, value)| Vtes::fact(lang, name, value));
        std::iter::once(card.text.clone()).chain(facts).collect::<Vec<_>>()
    });
    let made = cards().into_iter().map(|card| of_library(lang, &card).to_string());
    pool.chain(made).chain([of_crypt(lang, &crypt()).to_string()]).collect()
}

#[test]
fn every_word_of_the_language_is_put_in_words() {
    for lang in languages() {
        texts(lang).iter().filter(|text| !text.is_empty()).for_each(|text| check(lang, text));
    }
    // The lists above are complete: no effect is left out.
    let mut words = BTreeSet::new();
    let mut see = |effect: &Effect| {
        words.insert(effect.word());
    };
    for card in cards() {
        let clauses = card.play.iter().chain(card.text.iter().map(|text| &text.clause));
        clauses.flat_map(|clause| &clause.does).for_each(|effect| effect.visit(&mut see));
    }
    for card in elysium_vtes::cards::CardId::all() {
        elysium_vtes::cards::book().effects(card, &mut see);
    }
    // A function has words of its own, and there is none yet.
    let missing: Vec<_> =
        Effect::WORDS.iter().filter(|word| **word != "Own" && !words.contains(*word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The ids of messages in a text of the test locale.
fn ids(text: &str) -> Vec<String> {
    let id = |rest: &str| rest.split([' ', '⟧']).next().unwrap_or_default().to_owned();
    text.split('⟦').skip(1).map(id).collect()
}

#[test]
fn no_message_of_a_text_is_unused() {
    let said: BTreeSet<String> = texts(Lang::Test).iter().flat_map(|text| ids(text)).collect();
    let files = [include_str!("../../../i18n/en/cards.ftl"), include_str!("../../../i18n/en/nouns.ftl")];
    let lines = files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with([' ', '#']));
    let own = lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id));
    // Read by the program itself, or by other messages of a language; facts have no brackets around them.
    let inner = ["clauses", "forms", "adj-ending", "adj-plural", "this-ending"];
    let unused: Vec<&str> = own.filter(|id| !said.contains(*id) && !inner.contains(id)).collect();
    assert_eq!(unused, Vec::<&str>::new());
}

/// A Discipline of its own sign is the same in every language.
#[test]
fn signs_are_the_same_in_every_language() {
    for discipline in Discipline::ALL {
        let card = library(&format!("play: [(disc: [{}], does: [Get(Stealth, 1)])]", discipline.slug()));
        for &lang in Lang::ALL {
            let text = of_library(lang, &card).to_string();
            assert!(text.starts_with(&format!("[{}] +1 ", discipline.slug())), "{text}");
        }
    }
}
