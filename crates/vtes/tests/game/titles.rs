//! Titles, their contests, sects and anarchs (chapters 6 and 16).

use elysium_vtes::cards::{Clan, Class, Sect};
use elysium_vtes::state::{Host, Step, Thing};
use elysium_vtes::titles::{City, Domain, Title};
use elysium_vtes::vocabulary::Event;
use elysium_vtes::{State, position};

use crate::table::{A, B, Position, Table, card, minion};

fn prince(city: &str) -> Title {
    Title { class: Some(Class::Prince), of: Domain::City(City::named(city).expect("a city of the cards")) }
}

const JUSTICAR: Title = Title { class: Some(Class::Justicar), of: Domain::Clan(Clan::Toreador) };

/// Mkhokheli calls a referendum for a Toreador justicar, and it passes.
fn justicar(position: Position, of: &str) -> Table {
    let mut table = position.ready(A, "mkhokheli").hand(A, "toreador-justicar").start();
    table.play("A act:mkhokheli\nA play:toreador-justicar@mkhokheli").pass();
    if table.asked().contains("Target") {
        table.play(&format!("A target:{of}")).pass();
    }
    table.play("A votes:for").counted();
    table
}

fn title_of(state: &State, slug: &str) -> Option<Title> {
    let view = <elysium_vtes::Vtes as elysium_kernel::Rules>::view(state, elysium_kernel::Viewer::Omniscient);
    view.minions.iter().find(|one| one.card == card(slug)).and_then(|one| one.title)
}

#[test]
fn a_title_card_gives_its_title_for_the_old_one() {
    // §16.7: Mkhokheli is prince of Cape Town no more. Each Toreador has a vote more in this referendum: 2 + 1 + 1.
    let table = justicar(Position::new(3).ready(A, "min-seo"), "mkhokheli");
    assert!(table.happened(Event::Passed { yes: 5, no: 0 }), "{:?}", table.events());
    assert!(table.happened(Event::TitleLost { card: card("mkhokheli"), title: prince("cape-town") }));
    assert_eq!(title_of(table.state(), "mkhokheli"), Some(JUSTICAR));
    let lies = table.state().permanents().map(|one| table.state()[one].host).collect::<Vec<_>>();
    assert_eq!(lies, [Host::Minion(minion(table.state(), "mkhokheli"))]);
}

#[test]
fn a_second_justicar_of_the_clan_contests_the_title_with_blood() {
    // §6.32, §6.34, §16.17, §16.39.
    let position = Position::new(2).ready(B, "kathy-glens").on(B, "kathy-glens", "toreador-justicar");
    let mut table = justicar(position.ready(A, "min-seo"), "min-seo");
    for slug in ["kathy-glens", "min-seo"] {
        assert!(table.happened(Event::TitleContested { card: card(slug), title: JUSTICAR }));
        assert_eq!(title_of(table.state(), slug), None);
    }
    // B's unlock phase: a blood, or yield, which burns the card (§6.36, §6.38, §16.38).
    table.play("A pass");
    while !table.asked().starts_with("B Next") {
        let who = table.game.next_question().expect("the turn goes on").who;
        table.game.play(who, "pass").or_else(|_| table.game.play(who, "done")).expect("nothing to do");
    }
    assert!(table.asked().contains("pay:kathy-glens yield:kathy-glens"), "{}", table.asked());
    let mut yielded = Table { game: table.game.clone() };
    table.play("B pay:kathy-glens");
    assert_eq!(table.blood("kathy-glens"), 4);
    yielded.play("B yield:kathy-glens");
    assert!(yielded.in_ash(B, "toreador-justicar") && yielded.blood("kathy-glens") == 5);
    // §6.42: Min-seo has it again from A's next unlock phase on, and pays nothing in it.
    assert_eq!(title_of(yielded.state(), "min-seo"), None);
    while yielded.state().active == B {
        let who = yielded.game.next_question().expect("the turn goes on").who;
        yielded.game.play(who, "pass").or_else(|_| yielded.game.play(who, "done")).expect("nothing to do");
    }
    assert_eq!(title_of(yielded.state(), "min-seo"), Some(JUSTICAR));
    assert_eq!(yielded.blood("min-seo"), 3);
}

/// Two vampires of two Methuselahs in a contest, in A's unlock phase.
fn contest(change: impl Fn(&mut State) + 'static) -> Table {
    let position = Position::new(2).ready(A, "mkhokheli").ready(B, "alice-chen").change(|state| {
        let (mine, other) = (minion(state, "mkhokheli"), minion(state, "alice-chen"));
        state[other].title = Some(prince("cape-town"));
        (state[mine].title_contested, state[other].title_contested) = (true, true);
    });
    position.change(change).start_at(Step::Effects)
}

#[test]
fn a_contest_is_paid_for_or_yielded() {
    let mut table = contest(|_| {});
    assert_eq!(title_of(table.state(), "mkhokheli"), None, "§6.34");
    assert!(!table.offers(A, "done"), "§6.11: one or the other");
    table.play("A pay:mkhokheli");
    assert!(
        table.blood("mkhokheli") == 5
            && table.happened(Event::ContestPaid { card: card("mkhokheli"), who: A })
    );
    let mut table = contest(|_| {});
    table.play("A yield:mkhokheli");
    assert!(table.happened(Event::TitleYielded { card: card("mkhokheli"), title: prince("cape-town") }));
    assert_eq!(table.blood("mkhokheli"), 6, "§6.41: nothing else happens to the vampire");
}

#[test]
fn without_blood_or_in_torpor_a_title_is_yielded() {
    // §6.39, §6.40.
    let poor = contest(|state| {
        let one = minion(state, "mkhokheli");
        state[one].blood = 0;
    });
    assert!(!poor.offers(A, "pay:mkhokheli"));
    let asleep = contest(|state| {
        let one = minion(state, "mkhokheli");
        state.ready.remove(one);
        state.torpor.insert(one);
    });
    assert!(!asleep.offers(A, "pay:mkhokheli"));
    for mut table in [poor, asleep] {
        table.play("A yield:mkhokheli");
        assert!(table.happened(Event::TitleYielded { card: card("mkhokheli"), title: prince("cape-town") }));
    }
}

#[test]
fn a_baron_pays_more_against_a_prince() {
    // §6.37.
    let mut table = contest(|state| {
        let one = minion(state, "mkhokheli");
        state[one].title = Some(Title { class: Some(Class::Baron), ..prince("cape-town") });
        state[one].sect = Sect::Anarch;
    });
    table.play("A pay:mkhokheli");
    assert_eq!(table.blood("mkhokheli"), 4);
}

#[test]
fn a_contest_with_nobody_left_is_over_in_the_unlock_phase() {
    // §6.42, §6.43.
    let position = Position::new(2).ready(A, "mkhokheli").change(|state| {
        let one = minion(state, "mkhokheli");
        state[one].title_contested = true;
    });
    let table = position.start_at(Step::Unlock);
    assert!(table.happened(Event::TitleKept { card: card("mkhokheli"), title: prince("cape-town") }));
    assert_eq!(
        (title_of(table.state(), "mkhokheli"), table.blood("mkhokheli")),
        (Some(prince("cape-town")), 6)
    );
}

#[test]
fn a_title_of_another_sect_is_kept_without_benefit() {
    // §16.10: an anarch prince has no votes; the title comes back with the sect.
    let anarch = |state: &mut State| {
        let one = minion(state, "mkhokheli");
        state[one].sect = Sect::Anarch;
    };
    let table = Position::new(2).ready(A, "mkhokheli").change(anarch).start();
    assert_eq!(title_of(table.state(), "mkhokheli"), None);
    let one = minion(table.state(), "mkhokheli");
    assert_eq!(table.state()[one].title, Some(prince("cape-town")));
    let mut state = table.state().clone();
    position::refresh(&mut state);
    assert_eq!(title_of(&state, "mkhokheli"), Some(prince("cape-town")), "Camarilla again");
}

#[test]
fn becoming_anarch_is_an_action_of_the_untitled() {
    // §16.30, §16.31: 2 blood, or 1 with another anarch.
    let mut table = Position::new(3).ready(A, "madison mkhokheli naomi-stewart").start();
    let mut titled = Table { game: table.game.clone() };
    titled.play("A act:mkhokheli");
    assert_eq!(titled.refused(A, "become-anarch"), "16.33");
    table.play("A act:madison\nA become-anarch").pass();
    let sect = |table: &Table, slug: &str| table.state()[minion(table.state(), slug)].sect;
    assert_eq!((sect(&table, "madison"), table.blood("madison")), (Sect::Anarch, 4));
    table.play("A act:naomi-stewart\nA become-anarch").pass();
    assert_eq!((sect(&table, "naomi-stewart"), table.blood("naomi-stewart")), (Sect::Anarch, 4));
}

#[test]
fn an_anarch_that_changes_its_sect_is_no_anarch() {
    // §16.6, §16.36: the Writ of Acceptance makes its bearer Camarilla, with the same clan; what comes later holds.
    let mut table = Position::new(2).ready(A, "madison ryan").hand(A, "writ-of-acceptance").start();
    table.play("A act:madison\nA become-anarch").pass();
    let madison = minion(table.state(), "madison");
    let mut state = table.state().clone();
    let slot = elysium_vtes::state::Slot::new(A, 0);
    position::permanent(&mut state, slot, Host::Minion(madison), 0).expect("room");
    assert_eq!((state[madison].sect, state[madison].clan), (Sect::Camarilla, Some(Clan::Ventrue)));
    // The other way round: who bears the writ can become anarch, and counts as Camarilla all the same while it does.
    let mut table = Position::new(2).ready(A, "madison").on(A, "madison", "writ-of-acceptance").start();
    table.play("A act:madison\nA become-anarch").pass();
    let madison = minion(table.state(), "madison");
    assert_eq!(table.state()[madison].sect, Sect::Camarilla);
}

#[test]
fn a_contested_title_does_not_keep_a_vampire_from_becoming_anarch() {
    // §16.34: and it yields the title then.
    let position = Position::new(3).ready(A, "mkhokheli").ready(B, "alice-chen").change(|state| {
        let (mine, other) = (minion(state, "mkhokheli"), minion(state, "alice-chen"));
        state[other].title = state[mine].title;
        (state[mine].title_contested, state[other].title_contested) = (true, true);
    });
    let mut table = position.start();
    table.play("A act:mkhokheli\nA become-anarch").pass();
    assert!(table.happened(Event::TitleYielded { card: card("mkhokheli"), title: prince("cape-town") }));
    let one = minion(table.state(), "mkhokheli");
    assert_eq!((table.state()[one].title, table.state()[one].title_contested), (None, false));
}

#[test]
fn vampires_that_come_into_play_contest_titles_and_copies_contest_the_card() {
    // §6.16: A moves out a second Mkhokheli; both are out of play, and no title is contested.
    let position = Position::new(2).library(A, "mkhokheli").ready(B, "mkhokheli").change(|state| {
        let slot = elysium_vtes::state::Slot::new(A, elysium_vtes::state::CRYPT);
        if state[A].deck.has(slot.index()) {
            state[A].deck.remove(slot.index());
            state[A].uncontrolled.push(elysium_vtes::state::Uncontrolled {
                slot,
                blood: 6,
                ..Default::default()
            });
        }
    });
    let mut table = position.start_at(Step::InfluenceStart);
    table.play("A out:a1");
    assert_eq!(table.state().contested.len(), 2);
    assert!(!table.events().iter().any(|event| matches!(event, Event::TitleContested { .. })));
    // Another vampire with the same title contests it (§6.32).
    let position = Position::new(2).library(A, "mkhokheli").ready(B, "alice-chen").change(|state| {
        let slot = elysium_vtes::state::Slot::new(A, elysium_vtes::state::CRYPT);
        let other = minion(state, "alice-chen");
        state[other].title = Some(prince("cape-town"));
        if state[A].deck.has(slot.index()) {
            state[A].deck.remove(slot.index());
            state[A].uncontrolled.push(elysium_vtes::state::Uncontrolled {
                slot,
                blood: 6,
                ..Default::default()
            });
        }
    });
    let mut table = position.start_at(Step::InfluenceStart);
    table.play("A out:a1");
    for slug in ["mkhokheli", "alice-chen"] {
        assert!(table.happened(Event::TitleContested { card: card(slug), title: prince("cape-town") }));
    }
}

#[test]
fn a_title_without_benefit_is_yielded_when_it_is_contested() {
    // §16.11: Alice Chen is no Camarilla vampire any more, so Mkhokheli has the title alone.
    let position = Position::new(2).library(A, "mkhokheli").ready(B, "alice-chen").change(|state| {
        let slot = elysium_vtes::state::Slot::new(A, elysium_vtes::state::CRYPT);
        let other = minion(state, "alice-chen");
        state[other].title = Some(prince("cape-town"));
        if state[A].deck.has(slot.index()) {
            state[A].deck.remove(slot.index());
            state[A].uncontrolled.push(elysium_vtes::state::Uncontrolled {
                slot,
                blood: 6,
                ..Default::default()
            });
            state.rows.push(anarch(state, other));
        }
    });
    let mut table = position.start_at(Step::InfluenceStart);
    table.play("A out:a1");
    assert!(table.happened(Event::TitleYielded { card: card("alice-chen"), title: prince("cape-town") }));
    assert_eq!(title_of(table.state(), "mkhokheli"), Some(prince("cape-town")));
}

fn anarch(state: &State, one: elysium_vtes::state::MinionId) -> elysium_vtes::state::Row {
    elysium_vtes::state::Row {
        kind: elysium_vtes::state::RowKind::Anarch,
        op: elysium_vtes::state::Op { card: state.card(state[one].slot), number: 0 },
        n: 0,
        until: elysium_vtes::state::Lasting::Span(elysium_vtes::cards::Span::Game),
        source: Thing::Nothing,
        subject: Thing::Minion(one),
        target: Thing::Nothing,
        you: B,
    }
}
