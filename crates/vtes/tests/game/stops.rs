//! Stops: where players want to be asked. Each setting is tried from its description.

use elysium_kernel::{Refusal, Rules as _, Seat};
use elysium_kit::StopSettings as _;
use elysium_vtes::moment::{Moment, moments};
use elysium_vtes::setup::Windows;
use elysium_vtes::state::{ClauseNo, Host, Slot, State, Step};
use elysium_vtes::stops::{Block, Cancels, Gains, Others, Stops, Until, WINDOWS};
use elysium_vtes::vocabulary::{Ask, Choice, Why};
use elysium_vtes::{Vtes, position};

use crate::table::{A, B, C, D, Position, Table, card};

/// Any stops, for random games.
pub fn any(rng: &mut fastrand::Rng) -> Stops {
    fn one<T: Copy>(rng: &mut fastrand::Rng, of: &[T]) -> T {
        of[rng.usize(..of.len())]
    }
    let mut some = WINDOWS;
    WINDOWS.iter().filter(|_| rng.u8(..16) > 0).for_each(|moment| some.remove(moment));
    Stops {
        block: one(rng, Block::ALL),
        reactions: one(rng, Others::ALL),
        as_played: one(rng, Cancels::ALL),
        combats: one(rng, Others::ALL),
        between: one(rng, Others::ALL),
        unlock: one(rng, Others::ALL),
        always: some,
        gains: one(rng, Gains::ALL),
        pass_until: one(rng, Until::ALL),
        since_turn: rng.u16(..60),
        knows_target: rng.bool(),
        knows_bleed: rng.bool(),
    }
}

/// The stops of somebody who has chosen this as things stand.
fn chosen(table: &Table, seat: Seat, setting: &str, value: &str) -> Result<Stops, Refusal<Why>> {
    let mut stops = table.game.stops(seat);
    stops.set(table.state(), seat, setting, value, true).map(|()| stops)
}

fn choose(table: &mut Table, seat: Seat, setting: &str, value: &str) {
    let stops = chosen(table, seat, setting, value).expect("it can be chosen");
    table.game.set_stops(seat, stops);
}

fn is_asked(table: &Table, seat: Seat) -> bool {
    table.game.question(seat).is_some()
}

/// A's vampire hunts, which is directed at nobody and has 1 stealth; B, the prey, may block first.
fn hunt(equipment: &'static str, setting: &str, value: &str) -> Table {
    let position = Position::new(4).ready(A, "mkhokheli").blood("mkhokheli", 1).ready(B, "madison");
    let mut table = position.on(B, "madison", equipment).start();
    choose(&mut table, B, setting, value);
    table.play("A act:mkhokheli\nA hunt");
    table
}

/// A's vampire bleeds B. C has a vampire that is locked, and a card that would wake it.
fn bleed(position: Position) -> Position {
    position
        .ready(A, "mkhokheli")
        .ready(C, "madison")
        .locked("madison")
        .hand(C, "wake-with-evenings-freshness")
}

/// A's vampire bleeds and is blocked by B's: C, who has nothing to do with it, wants to be asked as they begin to fight.
fn fight() -> Table {
    let mut table = Position::new(4).ready(A, "mkhokheli").ready(B, "madison").start();
    choose(&mut table, C, "always", "before-range");
    table.play("A act:mkhokheli\nA bleed\nB block:madison");
    assert_eq!(table.asked(), "C Window(BeforeRange): pass");
    table
}

/// What stops say about a window in which the seat could play some card.
fn with_a_card(stops: Stops, state: &State, seat: Seat, ask: Ask) -> Option<bool> {
    let card = Choice::Play(Slot::new(seat, 0), ClauseNo::Mode(0), None);
    Vtes::passes(&stops, state, seat, ask, &[Choice::Pass, card])
}

// proves: 18.18
#[test]
fn blocks_of_an_action_directed_at_nobody_can_be_left_out() {
    let asked = |equipment, value| hunt(equipment, "block", value).offers(B, "block:madison");
    assert!(asked("", "ask") && !asked("", "never"));
    // Intercept 0 against stealth 1, and 1 against 1.
    assert!(!asked("", "likely") && asked("sport-bike", "likely"));
}

// proves: 18.20
#[test]
fn blocks_of_an_action_directed_at_oneself_are_always_asked() {
    for value in ["likely", "never"] {
        let mut table = Position::new(4).ready(A, "mkhokheli").ready(B, "madison").start();
        choose(&mut table, B, "block", value);
        table.play("A act:mkhokheli\nA bleed");
        assert!(table.offers(B, "block:madison"), "{value}: {}", table.asked());
    }
}

#[test]
fn reactions_to_actions_that_concern_others_can_be_left_out() {
    let bled = |seat: Seat, value: &str| {
        let position = Position::new(4).ready(A, "mkhokheli").ready(seat, "madison").locked("madison");
        let mut table = position.hand(seat, "wake-with-evenings-freshness").start();
        choose(&mut table, seat, "reactions", value);
        table.play("A act:mkhokheli\nA bleed");
        is_asked(&table, seat)
    };
    assert!(bled(C, "ask") && !bled(C, "pass"));
    assert!(bled(B, "ask") && bled(B, "pass"), "the bleed is aimed at B");
}

#[test]
fn cancels_can_be_kept_for_cards_aimed_at_oneself() {
    // A bleeds with a card: it is aimed at B, A's prey.
    let hacked = |seat: Seat, value: &str| {
        let position = Position::new(4).ready(A, "mazz").hand(A, "computer-hacking");
        let mut table = position.hand(seat, "direct-intervention").start();
        choose(&mut table, seat, "as-played", value);
        table.play("A act:mazz\nA play:computer-hacking@mazz");
        table.offers(seat, "play:direct-intervention")
    };
    assert!(hacked(C, "ask") && !hacked(C, "aimed"));
    assert!(hacked(B, "ask") && hacked(B, "aimed"));
}

#[test]
fn combats_of_others_can_be_left_out() {
    let table = fight();
    let stops = Stops { combats: Others::Pass, ..Stops::default() };
    for moment in [Moment::BeforeRange, Moment::Press, Moment::EndOfRound] {
        let says = |stops, seat| with_a_card(stops, table.state(), seat, Ask::Window(moment));
        assert_eq!([C, D].map(|seat| says(stops, seat)), [Some(true); 2]);
        assert_eq!([A, B].map(|seat| says(stops, seat)), [None; 2], "their own combat");
        assert_eq!(says(Stops::default(), C), None);
    }
}

#[test]
fn turns_of_others_without_an_action_can_be_left_out() {
    let table = Position::new(4).ready(A, "mkhokheli").start();
    let says = |stops, seat, moment| with_a_card(stops, table.state(), seat, Ask::Window(moment));
    let between = Stops { between: Others::Pass, ..Stops::default() };
    let unlock = Stops { unlock: Others::Pass, ..Stops::default() };
    for moment in [Moment::Master, Moment::Between, Moment::Influence, Moment::Discard] {
        assert_eq!([A, B].map(|seat| says(between, seat, moment)), [None, Some(true)], "{moment:?}");
        assert_eq!(says(unlock, B, moment), None);
    }
    assert_eq!([A, B].map(|seat| says(unlock, seat, Moment::Unlock)), [None, Some(true)]);
    assert_eq!(says(between, B, Moment::Unlock), None);
}

#[test]
fn who_wants_to_is_asked_with_nothing_to_do() {
    let mut table = Position::new(4).ready(A, "mkhokheli").start();
    choose(&mut table, C, "always", "undecided");
    table.play("A act:mkhokheli\nA bleed");
    assert_eq!(table.asked(), "C Window(Undecided): pass");
    assert!(!is_asked(&table, D));
    let off = |stops: &mut Stops| stops.set(table.state(), C, "always", "undecided", false);
    let mut stops = table.game.stops(C);
    assert_eq!((stops.values("always"), off(&mut stops)), (vec!["undecided"], Ok(())));
    assert_eq!(stops, Stops::default());
}

#[test]
fn votes_and_what_interrupts_are_never_left_out() {
    let table = Position::new(4).ready(A, "mkhokheli").start();
    let all = Stops {
        block: Block::Never,
        reactions: Others::Pass,
        as_played: Cancels::Aimed,
        combats: Others::Pass,
        between: Others::Pass,
        unlock: Others::Pass,
        ..Stops::default()
    };
    let vote = [Choice::Pass, Choice::Votes(true)];
    assert_eq!(Vtes::passes(&all, table.state(), C, Ask::Polling, &vote), None);
    let ransom = [Choice::Pass, Choice::Ransom];
    let card = elysium_vtes::cards::CardId::find("computer-hacking").expect("a card");
    assert_eq!(Vtes::passes(&all, table.state(), C, Ask::AsPlayed(card, A), &ransom), None);
}

// proves: 18.19
#[test]
fn passing_until_the_end_of_an_action_ends_with_it() {
    let mut table = bleed(Position::new(4)).ready(A, "mazz").start();
    table.play("A act:mkhokheli\nA bleed");
    assert!(is_asked(&table, C));
    choose(&mut table, C, "pass-until", "action");
    table.play("C pass");
    assert_eq!(table.pool(B), 19, "the bleed went through: {}", table.asked());
    assert_eq!(table.game.stops(C), Stops::default());
    table.play("A act:mazz\nA bleed");
    assert!(is_asked(&table, C), "in the next action: {}", table.asked());
}

#[test]
fn passing_for_a_while_needs_something_to_pass() {
    let mut table = bleed(Position::new(4)).start();
    let refused = |table: &Table, seat, value| {
        let refusal = chosen(table, seat, "pass-until", value).expect_err("it cannot be chosen");
        (refusal.rule.to_string(), refusal.why)
    };
    let by = |rule: &str, why| (rule.to_owned(), why);
    assert_eq!(refused(&table, C, "action"), by("18.18", Why::NoActionUnderWay));
    assert_eq!(refused(&table, C, "combat"), by("18.18", Why::NoCombatUnderWay));
    assert_eq!(refused(&table, A, "turn"), by("18.21", Why::OwnTurn));
    assert!(chosen(&table, C, "pass-until", "turn").is_ok());
    assert!(chosen(&table, C, "pass-until", "target").is_ok());
    table.play("A act:mkhokheli\nA bleed");
    assert_eq!(refused(&table, B, "target"), by("18.21", Why::AimedAtYou));
    assert_eq!(chosen(&table, B, "pass-until", "off"), Ok(Stops::default()));
}

// proves: 18.25
#[test]
fn gains_of_the_own_unlock_phase_can_be_taken_without_being_asked() {
    // B has the Edge, and a hunting ground that gives 1 blood to one of two vampires.
    let phase = |value: &str| {
        let position =
            Position::new(2).hand(A, "vessel").ready(B, "krid madison").library(B, "slum-hunting-ground");
        let position = position.blood("krid", 1).blood("madison", 1).change(|state| {
            state.edge = Some(B);
            if state.permanents().next().is_none() {
                let slot = position::find(state, B, card("slum-hunting-ground")).expect("a card of the deck");
                position::permanent(state, slot, Host::Table, 0).expect("there is room");
            }
        });
        let mut table = position.start_at(Step::DiscardStart);
        choose(&mut table, B, "gains", value);
        table.play("A pass");
        table
    };
    let asked = phase("ask");
    assert!(asked.offers(B, "edge-pool") && asked.offers(B, "use:slum-hunting-ground"), "{}", asked.asked());
    let mut taken = phase("take");
    assert_eq!(taken.pool(B), asked.pool(B) + 1, "the pool of the Edge");
    // On whom the blood comes is asked; then there is nothing left to gain.
    assert!(taken.offers(B, "target:krid") && taken.offers(B, "target:madison"), "{}", taken.asked());
    taken.play("B target:krid");
    assert!(
        !taken.offers(B, "edge-pool") && !taken.offers(B, "use:slum-hunting-ground"),
        "{}",
        taken.asked()
    );
    assert_eq!(taken.state()[crate::table::minion(taken.state(), "krid")].blood, 2);
}

/// C's wish to pass, and what is left of it when a window opens in a position.
fn left(table: &Table, until: Until, ask: Ask) -> Until {
    let stops = Stops { pass_until: until, since_turn: 5, ..Stops::default() };
    let left = Vtes::stops_left(stops, table.state(), C, ask);
    assert_eq!(Vtes::stops_left(left, table.state(), C, ask), left, "asked again, the same");
    left.pass_until
}

// proves: 18.21
#[test]
fn passing_for_a_while_ends_by_itself() {
    let window = Ask::Window(Moment::Undecided);
    let table = bleed(Position::new(4)).start();
    for until in [Until::Turn, Until::Target] {
        assert_eq!(left(&table, until, window), until, "nothing has happened");
    }
    assert_eq!(left(&table, Until::Action, window), Until::Off);
    assert_eq!(left(&table, Until::Combat, window), Until::Off);
    // The turn is over, or it is the player's own.
    let next = table.changed(|state| state.turn = 6);
    assert_eq!(
        [Until::Turn, Until::Target].map(|until| left(&next, until, window)),
        [Until::Off, Until::Target]
    );
    let own = table.changed(|state| state.active = C);
    assert_eq!(left(&own, Until::Target, window), Until::Off);
    // C becomes the target, whatever C passes until.
    let mut table = table;
    table.play("A act:mkhokheli\nA bleed");
    let aimed = table.changed(|state| {
        if let Some(action) = &mut state.action {
            (action.prey, action.directed) = (Some(C), elysium_kernel::Seats::one(C));
        }
    });
    for until in [Until::Action, Until::Turn, Until::Target] {
        assert_eq!(left(&table, until, window), until);
        assert_eq!(left(&aimed, until, window), Until::Off);
    }
}

#[test]
fn a_bleed_that_would_oust_is_news_to_who_passes_until_the_end_of_the_action() {
    let mut table = Position::new(4).ready(A, "mkhokheli").ready(B, "madison").pool(B, 2).start();
    table.play("A act:mkhokheli\nA bleed");
    choose(&mut table, B, "pass-until", "action");
    let stops = table.game.stops(B);
    let left =
        |table: &Table| Vtes::stops_left(stops, table.state(), B, Ask::Window(Moment::Declined)).pass_until;
    assert_eq!(left(&table), Until::Action, "B knew of the bleed");
    let weaker = table.changed(|state| state[B].pool = 1);
    assert_eq!(left(&weaker), Until::Off, "1 pool against a bleed of 1");
}

#[test]
fn a_card_aimed_at_something_of_theirs_ends_passing() {
    let mut table =
        Position::new(4).ready(A, "mazz").hand(A, "computer-hacking").hand(B, "direct-intervention").start();
    choose(&mut table, B, "pass-until", "turn");
    choose(&mut table, C, "pass-until", "turn");
    table.play("A act:mazz\nA play:computer-hacking@mazz");
    assert!(table.offers(B, "play:direct-intervention"), "{}", table.asked());
    assert_eq!([B, C].map(|seat| table.game.stops(seat).pass_until), [Until::Off, Until::Turn]);
}

#[test]
fn stops_are_written_in_words() {
    let stops = Stops {
        block: Block::Never,
        always: moments(&[Moment::Undecided]),
        pass_until: Until::Turn,
        since_turn: 7,
        ..Stops::default()
    };
    let text = serde_json::to_string(&stops).expect("stops are plain data");
    assert_eq!(text, r#"{"block":"never","always":["undecided"],"pass-until":"turn","since-turn":7}"#);
    assert_eq!(serde_json::from_str::<Stops>(&text).ok(), Some(stops));
    assert_eq!(serde_json::to_string(&Stops::default()).ok().as_deref(), Some("{}"));
    assert!(serde_json::from_str::<Stops>(r#"{"block":"seldom"}"#).is_err());
}

#[test]
fn every_setting_and_value_has_its_text_and_can_be_chosen() {
    let mut table = fight();
    let infos = elysium_vtes::GAME.stops(elysium_text::Lang::En);
    assert_eq!(infos.len(), 9);
    for info in infos {
        for value in info.values {
            choose(&mut table, C, &info.setting, &value.value);
            let now = table.game.stops(C).values(&info.setting);
            assert!(now.contains(&value.value.as_str()), "{} {}: {now:?}", info.setting, value.value);
            assert!(!value.text.is_empty() && !info.text.is_empty());
        }
    }
    for lang in elysium_proof::words::languages() {
        for info in elysium_vtes::GAME.stops(lang) {
            elysium_proof::words::check(lang, &info.text);
            info.values.iter().for_each(|value| elysium_proof::words::check(lang, &value.text));
        }
    }
}

// proves: 18.23, 18.24
#[test]
fn windows_that_matter_stay_open_for_their_time() {
    // §18.23, §18.24: A's bleed of B, who has nobody to block with.
    let bled = |windows: Windows| {
        let position = Position::new(3).ready(A, "mkhokheli").hand(A, "computer-hacking");
        let mut table = position.change(move |state| state.options.windows = windows).start();
        table.game.linger();
        table.play("A act:mkhokheli\nA bleed");
        table
    };
    assert!(bled(Windows::Quick).game.window().is_none_or(|window| window.lingers.is_none()));
    for (windows, time) in [(Windows::Calm, 800), (Windows::Strict, 2_000)] {
        let mut table = bled(windows);
        for moment in [Moment::Undecided, Moment::Declined] {
            let window = table.game.window().expect("a window");
            assert_eq!((window.ask, window.lingers), (Ask::Window(moment), Some(time)));
            assert!(table.game.open().is_empty() && table.game.agrees_with_itself());
            assert!(table.game.close_window());
        }
        assert_eq!(table.pool(B), 19, "{}", table.asked());
        // The record knows nothing of it, and leads to the same place.
        let quick = bled(Windows::Quick);
        assert_eq!(quick.asked(), table.asked());
    }
}

#[test]
fn a_pass_in_a_window_that_matters_does_not_close_it() {
    let position = Position::new(3).ready(A, "mkhokheli").ready(B, "madison");
    let mut table = position.change(|state| state.options.windows = Windows::Calm).start();
    table.game.linger();
    table.play("A act:mkhokheli\nA bleed");
    let before = table.game.window().expect("a window");
    assert_eq!((before.lingers, is_asked(&table, B)), (None, true));
    table.play("B pass");
    let after = table.game.window().expect("still open");
    assert_eq!((after.place, after.lingers), (before.place, Some(800)));
    assert!(table.game.close_window());
    assert_ne!(table.game.window().map(|window| window.place), Some(before.place));
}
