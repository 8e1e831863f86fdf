//! Positions to be put into words and painted, and what their painting shows.

use elysium_kernel::{Rules, Seat, Seats, Viewer};
use elysium_kit::{Line, Title as _};
use elysium_proof::words::{check, languages};
use elysium_text::Lang;
use elysium_vtes::cards::{CardId, CardKind, Deed, book};
use elysium_vtes::state::{
    Action, ActionResult, ActionStage, CRYPT, Chosen, ClauseNo, Combat, CombatStage, Hit, Host, Maybe, Means,
    MinionId, MinionSet, Part, Permanent, PollStage, Referendum, Slot, State, Step, Thing, Uncontrolled, Use,
    Wide,
};
use elysium_vtes::{Deck, Setup, TableOptions, Vtes};

const PLAYERS: u8 = 5;

fn deck(seat: usize) -> Deck {
    let all =
        |crypt: bool| CardId::all().filter(move |card| matches!(card.kind(), CardKind::Crypt(_)) == crypt);
    let crypt: Vec<_> = all(true).collect();
    let library: Vec<_> = all(false).collect();
    Deck {
        crypt: crypt.iter().copied().cycle().skip(seat * 12).take(12).collect(),
        library: library.iter().copied().cycle().skip(seat * 31).take(60).collect(),
    }
}

fn slot(seat: Seat, index: u8) -> Slot {
    Slot::new(seat, index)
}

fn put(state: &mut State, seat: Seat, index: u8, host: Host, counters: u8) {
    let id = state.free_permanent().expect("there is room");
    state[seat].deck.remove(index.into());
    state.permanents[id.index()] =
        Permanent { slot: slot(seat, index), controller: seat, host, counters, ..Permanent::default() };
    state.in_play.insert(id.index());
}

/// Five players in the middle of a game: minions ready and in torpor, cards on them and beside them, all piles in use.
pub fn quiet() -> State {
    let decks = (0..usize::from(PLAYERS)).map(deck).collect();
    let setup = Setup { decks, options: TableOptions::default() };
    // Decks of any cards, which no table would take: names of all kinds are wanted.
    let mut state = State::new(&setup);
    (state.turn, state.active, state.step, state.edge) = (7, Seat(0), Step::Minion, Some(Seat(2)));
    for seat in (0..PLAYERS).map(Seat) {
        for n in 0..4 {
            let (id, index) = (state.free_minion().expect("there is room"), CRYPT + n);
            let card = state.card(slot(seat, index));
            let printed = elysium_vtes::cards::book().crypt(card);
            let (clan, capacity) = (printed.clan, printed.capacity);
            let minion = &mut state[id];
            (minion.slot, minion.controller, minion.blood) = (slot(seat, index), seat, n);
            (minion.clan, minion.capacity) = (Some(clan), capacity);
            state[seat].deck.remove(index.into());
            if n == 3 {
                state.torpor.insert(id);
            } else {
                state.ready.insert(id);
            }
            if n == 1 {
                state.locked.insert(id);
            }
            if n < 2 {
                put(&mut state, seat, 2 * n, Host::Minion(id), n);
                put(&mut state, seat, 2 * n + 1, Host::Minion(id), 3);
            }
        }
        put(&mut state, seat, 4, Host::Table, 2);
        put(&mut state, seat, 5, Host::Table, 0);
        let player = &mut state[seat];
        (player.pool, player.points, player.owed) = (20 + seat.0, seat.0, 1);
        for n in 4..7 {
            player.deck.remove((CRYPT + n).into());
            player.uncontrolled.push(Uncontrolled {
                slot: slot(seat, CRYPT + n),
                blood: n,
                known: Seats::NONE,
            });
        }
        for (pile, cards) in [(0, 10..17), (1, 17..22), (2, 22..23)] {
            for index in cards {
                player.deck.remove(index);
                [&mut player.hand, &mut player.ash, &mut player.removed][pile].insert(index);
            }
        }
    }
    state
}

fn first(state: &State, seat: u8) -> MinionId {
    state.ready_of(Seat(seat)).next().expect("everybody has one")
}

/// A bleed of A at B, not decided yet.
pub fn with_action() -> State {
    let mut state = quiet();
    let actor = first(&state, 0);
    // Seats go by the clan of most of their vampires; here nobody has one.
    (0..20).map(MinionId).for_each(|minion| state[minion].clan = None);
    state.action = Some(Action {
        stage: ActionStage::Undecided,
        actor,
        slot: state[actor].slot,
        who: Seat(0),
        deed: Deed::Bleed,
        used: None,
        card: None,
        stealth: 1,
        bleed: 0,
        directed: Seats::one(Seat(1)),
        prey: Some(Seat(1)),
        target: Thing::Nothing,
        pieces: Wide::NONE,
        share: 0,
        declined: Seats::NONE,
        blocker: None,
        failed: MinionSet::NONE,
        result: ActionResult::Open,
        bled: 0,
        passed: false,
        margin: 0,
        goes_on: false,
    });
    state
}

/// The same blocked, in the middle of a fight.
pub fn with_combat() -> State {
    let mut state = with_action();
    let (actor, blocker) = (first(&state, 0), first(&state, 1));
    let action = state.action.as_mut().expect("it is there");
    (action.stage, action.blocker, action.declined) =
        (ActionStage::Blocked, Some(blocker), Seats::one(Seat(4)));
    let weapon = state.on_minion(actor).next().expect("it bears something");
    let strike = |means| Some(Chosen { means, used: None, retainer: None });
    state.combat = Some(Combat {
        stage: CombatStage::Prevent,
        minions: [actor, blocker],
        slots: [state[actor].slot, state[blocker].slot],
        seats: [Seat(0), Seat(1)],
        round: 2,
        long: true,
        fixed: false,
        last: Some(1),
        bound: [None; 2],
        strikes: [strike(Means::Permanent(weapon)), strike(Means::Hands)],
        chosen: [true; 2],
        part: Part::Rest,
        left: [1, 0],
        gained: [true, false],
        first: true,
        lost: [0; 2],
        again: false,
        locks: [false, true],
        block: true,
    });
    for (victim, n, aggravated) in [(actor, 1, false), (blocker, 1, false), (blocker, 2, true)] {
        let (victim, source) = (Thing::Minion(victim), Thing::Permanent(weapon));
        state.hits.push(Maybe(Some(Hit { victim, source, n, aggravated, open: true })));
    }
    state
}

/// A referendum with terms, points and votes.
pub fn with_referendum() -> State {
    let mut state = with_combat();
    let card = CardId::find("kine-resources-contested").expect("a card of the game");
    let caller = first(&state, 0);
    let mut used = Use::new(card, ClauseNo::Mode(0), Thing::Nothing, Seat(0), Some(caller));
    used.targets[0] = Thing::Minion(first(&state, 3));
    used.points = [0, 2, 0, 2, 0, 0];
    state.referendum = Some(Referendum {
        caller: Some(caller),
        used: Some(used),
        votes: [3, 2],
        ballots: [1, 0],
        calling_card: true,
        ..Referendum::new(PollStage::Polling, Seat(0))
    });
    state
}

/// A position in which A holds this card, and where.
pub fn with_in_hand(card: &str) -> (State, Slot) {
    let mut state = quiet();
    let card = CardId::find(card).unwrap_or_else(|| panic!("no card {card}"));
    state.def[0][10] = Some(card);
    (state, slot(Seat(0), 10))
}

fn painted(lang: Lang, state: &State, viewer: Viewer) -> Vec<String> {
    let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    Vtes::paint(lang, &Vtes::view(state, viewer), seat, &[]).lines().iter().map(Line::plain).collect()
}

/// With everything on it the table fits a terminal, for players, spectators and replays, in every language.
#[test]
fn a_full_table_stays_within_its_columns() {
    for lang in languages() {
        for state in super::positions() {
            for viewer in
                [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(3)), Viewer::Spectator, Viewer::Omniscient]
            {
                let lines = painted(lang, &state, viewer);
                check(lang, &lines.join("\n"));
                for line in lines.iter().filter(|_| lang != Lang::Test) {
                    assert!(line.chars().count() <= 80, "{lang}: {line}");
                }
            }
        }
    }
}

#[test]
fn the_table_shows_what_is_under_way_and_who_sits_where() {
    let lines = painted(Lang::En, &with_referendum(), Viewer::Seat(Seat(0))).join("\n");
    for shown in [
        "Turn 7, A: minion phase",
        "bleeds B for 1",
        "stealth 1",
        "(intercept 0)",
        "no block: E",
        "round 2",
        "long range",
        "aggravated damage 2",
        "for 3, against 2",
        "terms: ",
        "A, you · pool 20",
        "B, your prey · pool 21",
        "E, your predator · pool 24 · victory points 2",
        "C · pool 22 · the Edge · victory points 1",
        "B, your prey · pool 21 · victory points ½",
        "(locked)",
        "Torpor:",
        "Your hand:",
    ] {
        assert!(lines.contains(shown), "{shown} is not in:\n{lines}");
    }
}

/// Which vampires are uncontrolled, and what is in a hand, is for their player alone.
#[test]
fn the_table_keeps_what_is_hidden() {
    let state = quiet();
    let lines = painted(Lang::En, &state, Viewer::Seat(Seat(1))).join("\n");
    let seen = Vtes::cards_in_view(&Vtes::view(&state, Viewer::Seat(Seat(1))));
    let hidden = state[Seat(0)].uncontrolled[0].slot;
    let own = state[Seat(1)].uncontrolled[0].slot;
    let shown = |slot| super::name(state.card(slot));
    let is_seen = |slot| seen.iter().any(|code| code == book().names.code(state.card(slot)));
    assert!(lines.contains(&shown(own)) && is_seen(own));
    assert!(!lines.contains(&shown(hidden)) && !is_seen(hidden));
    assert!(lines.contains("1. [?] 4"), "{lines}");
    assert_eq!(lines.matches("hand:").count(), 1, "{lines}");
    let everything = painted(Lang::En, &state, Viewer::Omniscient).join("\n");
    assert!(everything.contains(&shown(hidden)), "{everything}");
}
