//! Everything that can be said of a position.

use elysium_kernel::scenario::Sheet;
use elysium_kernel::{Seat, Seats};

use crate::State;
use crate::cards::{CardId, Type};
use crate::notation;
use crate::rules::stats;
use crate::sets::{Bits, Slot};
use crate::setup::Options;
use crate::state::{Place, Step, Target, Tokens, sum};

pub(super) fn facts(state: &State) -> Sheet {
    let mut sheet = Sheet::default();
    table(state, &mut sheet);
    city(state, &mut sheet);
    for seat in state.everyone() {
        player(state, seat, &mut sheet);
        for slot in state.vampires(seat) {
            vampire(state, slot, &mut sheet);
        }
        face_down(state, seat, &mut sheet);
    }
    attack(state, &mut sheet);
    scheme(state, &mut sheet);
    sheet
}

/// The name of a step, how much of it is left, and who is done with it.
pub(super) fn step_words(step: Step) -> (&'static str, Option<u8>, Option<Seats>) {
    match step {
        Step::Start => ("start", None, None),
        Step::Leaders => ("leaders", None, None),
        Step::Deal => ("deal", None, None),
        Step::City(left) => ("city", Some(left), None),
        Step::TurnStart => ("turn-start", None, None),
        Step::Ready => ("ready", None, None),
        Step::Joining(done) => ("joining", None, Some(done)),
        Step::Act => ("act", None, None),
        Step::Target => ("target", None, None),
        Step::Lay => ("lay", None, None),
        Step::Block => ("block", None, None),
        Step::React => ("react", None, None),
        Step::Reveal => ("reveal", None, None),
        Step::Abilities => ("abilities", None, None),
        Step::Damage => ("damage", None, None),
        Step::Claim(done) => ("claim", None, Some(done)),
        Step::Poll(done) => ("poll", None, Some(done)),
        Step::Answer(done) => ("answer", None, Some(done)),
        Step::Tally => ("tally", None, None),
        Step::Torpor => ("torpor", None, None),
        Step::Mending => ("mending", None, None),
        Step::TurnEnd => ("turn-end", None, None),
        Step::Antagonist => ("antagonist", None, None),
        Step::Draw => ("draw", None, None),
        Step::Over => ("over", None, None),
    }
}

fn yes(is: bool) -> [&'static str; 1] {
    [if is { "yes" } else { "no" }]
}

/// Tokens of other colours: `B/2`.
fn foreign(tokens: &Tokens, own: Seat) -> impl Iterator<Item = String> {
    let others = tokens.iter().enumerate().filter(move |(i, n)| *i != own.index() && **n > 0);
    others.map(|(i, n)| format!("{}/{n}", Seat(i as u8))).collect::<Vec<_>>().into_iter()
}

/// One word a token: `A A B`.
fn coloured(tokens: &Tokens) -> impl Iterator<Item = String> {
    let words = tokens.iter().enumerate();
    words
        .flat_map(|(i, n)| std::iter::repeat_n(Seat(i as u8).to_string(), *n as usize))
        .collect::<Vec<_>>()
        .into_iter()
}

fn table(state: &State, sheet: &mut Sheet) {
    let mut options = state.options;
    let mut standard = Options::default();
    let switches = options.switches().map(|(name, on)| (name, *on));
    let usual = standard.switches().map(|(_, on)| *on);
    let changed = switches.iter().zip(usual).filter(|((_, on), usual)| on != usual);
    let variants = changed.map(|((name, on), _)| if *on { name.to_string() } else { format!("no-{name}") });
    let (step, left, done) = step_words(state.step);
    sheet.set("table", "players", [state.seats]);
    sheet.set("table", "variants", variants);
    sheet.set("table", "tokens", [state.options.tokens]);
    sheet.set("table", "step", [step]);
    sheet.set("table", "left", left);
    sheet.set("table", "done", done.into_iter().flatten());
    sheet.set("table", "turn", [state.turn.div_ceil(state.seats as u16)]);
    sheet.set("table", "active", [state.active]);
    sheet.set("table", "first", [state.first]);
    sheet.set("table", "actions", [state.actions]);
    sheet.set("table", "had-turn", state.had_turn);
    sheet.set("table", "leader-out", yes(state.leader_out));
    let promises =
        state.promises.iter().filter_map(|p| Some(format!("{}/{}", p.by, notation::promised(p.promise?))));
    sheet.set("table", "promises", promises);
    let supply = state.everyone().into_iter().map(|seat| format!("{seat}/{}", state.supply[seat.index()]));
    sheet.set("table", "supply", supply);
    sheet.set("table", "claimant", state.claimant.map(|slot| state.card(slot).slug()));
    sheet.set("table", "winners", state.winners);
}

fn city(state: &State, sheet: &mut Sheet) {
    let book = state.book();
    let cards = |set: u32| Bits(set as u64).map(|slot| book.city_id(slot).slug());
    let city = &state.city;
    for (key, set) in [
        ("deck", city.deck),
        ("boxed", city.boxed),
        ("streets", city.streets),
        ("discard", city.discard),
        ("burned", city.burned),
    ] {
        sheet.set("city", key, cards(set));
    }
    let owned = || state.streets().filter_map(|slot| Some((slot, Seat(city.owner[slot as usize].get()?))));
    sheet.set("city", "events", owned().map(|(slot, seat)| format!("{}/{seat}", book.city_id(slot).slug())));
    let bare = owned().filter(|(slot, _)| city.tokened >> slot & 1 == 0);
    sheet.set("city", "tokenless", bare.map(|(slot, _)| book.city_id(slot).slug()));
}

fn player(state: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &state[seat];
    let library = |i: u8| state.card(Slot::library(seat, i)).slug();
    let vampire = |i: u8| state.card(Slot::vampire(seat, i)).slug();
    let cards = |set: u64| Bits(set).map(library);
    let vampires = |set: u8| Bits(set as u64).map(vampire);
    let at = |place: Place| state.which(seat, move |v| v.place == place).map(|slot| state.card(slot).slug());
    let parties = (0..8).filter_map(|party| {
        let members: Vec<_> = at(Place::Streets(party)).collect();
        (!members.is_empty()).then(|| members.join("+"))
    });
    let mut set = |key: &str, words: Vec<String>| sheet.set(seat, key, words);
    let words = |list: &mut dyn Iterator<Item = &'static str>| list.map(String::from).collect::<Vec<_>>();
    set("prestige", vec![player.prestige[seat.index()].to_string()]);
    set("foreign", foreign(&player.prestige, seat).collect());
    set("agenda", vec![player.agenda.to_string()]);
    set("haven", vec![state.haven_card(seat).slug().into()]);
    set("agenda-card", vec![state.agenda_card(seat).slug().into()]);
    set("agenda-down", words(&mut yes(player.agenda_down).into_iter()));
    set("rival", vec![player.rival.to_string()]);
    set("leader", words(&mut state.leader(seat).map(|slot| state.card(slot).slug()).into_iter()));
    set("home", words(&mut at(Place::Haven)));
    set("streets", parties.collect());
    set("torpor", words(&mut at(Place::Torpor)));
    set("hand", words(&mut cards(player.hand).chain(vampires(player.vampires_in_hand))));
    set("shown", words(&mut cards(player.shown)));
    set("discard", words(&mut cards(player.discard).chain(vampires(player.vampires_discarded))));
    set("library", words(&mut cards(player.library)));
    set("faction", words(&mut vampires(player.faction)));
    set("top", words(&mut player.top.get().map(library).into_iter()));
    set("top-open", words(&mut yes(player.top_open).into_iter()));
    set("faction-top", words(&mut player.faction_top.get().map(vampire).into_iter()));
    set("under", words(&mut player.under.iter().map(|&i| library(i))));
    set("faction-under", words(&mut player.faction_under.iter().map(|&i| vampire(i))));
    let loaded = |i: u8| player.laden.iter().find(|one| !one.down && one.card == i);
    let mark = |i: u8| if player.exhausted >> i & 1 == 1 { "/exhausted" } else { "" };
    set("ongoing", Bits(player.ongoing).map(|i| format!("{}{}", library(i), mark(i))).collect());
    let loads =
        Bits(player.ongoing).filter_map(|i| Some(format!("{}/{}", library(i), sum(&loaded(i)?.tokens))));
    set("loaded", loads.collect());
    set("used", words(&mut cards(player.used & player.ongoing)));
    for (key, is) in [
        ("haven-used", player.haven_used),
        ("agenda-used", player.agenda_used),
        ("scheme-succeeded", player.scheme_succeeded),
        ("knocked-out", player.knocked_out),
    ] {
        set(key, words(&mut yes(is).into_iter()));
    }
    set("mortals", vec![player.mortals.to_string()]);
    set("undone-by", player.undone_by.get().map(|i| Seat(i).to_string()).into_iter().collect());
    set("hand-size", vec![player.hand_size().to_string()]);
    set("library-size", vec![player.library_size().to_string()]);
    set("faction-size", vec![player.faction_size().to_string()]);
    set("score", vec![player.agenda.to_string()]);
}

fn vampire(state: &State, slot: Slot, sheet: &mut Sheet) {
    let (me, name) = (&state[slot], state.card(slot).slug());
    let owner = slot.owner();
    sheet.set(name, "of", [owner]);
    let place = match me.place {
        Place::Away => "away",
        Place::Torpor => "torpor",
        Place::Haven => "haven",
        Place::Streets(_) => "streets",
    };
    sheet.set(name, "place", [place]);
    sheet.set(name, "party", state.party(slot).map(|member| state.card(member).slug()));
    sheet.set(name, "blood", [state.blood(slot)]);
    sheet.set(name, "foreign", foreign(&me.blood, owner));
    for (key, is) in [
        ("exhausted", me.exhausted),
        ("no-influence", me.no_influence),
        ("used", me.used),
        ("regrouped", me.regrouped),
        ("unblockable", me.unblockable),
        ("mended", me.mended),
        ("wounded", stats::is_wounded(state, slot)),
    ] {
        sheet.set(name, key, yes(is));
    }
    for (key, n) in [
        ("marks", me.marks),
        ("gained", me.influence),
        ("potency", stats::potency(state, slot)),
        ("physical", stats::attribute(state, slot, Type::Physical)),
        ("social", stats::attribute(state, slot, Type::Social)),
        ("mental", stats::attribute(state, slot, Type::Mental)),
        ("secrecy", stats::secrecy(state, slot)),
        ("influence", stats::influence(state, slot)),
    ] {
        sheet.set(name, key, [n]);
    }
    let attacks = Type::ALL.iter().filter(|kind| me.attacks & kind.bit() != 0);
    sheet.set(name, "attacks", attacks.map(|kind| kind.slug()));
    let attached = stats::attached(state, slot)
        .map(|(one, card)| format!("{}{}", card.slug(), if one.exhausted { "/exhausted" } else { "" }));
    sheet.set(name, "attached", attached);
}

fn face_down(state: &State, seat: Seat, sheet: &mut Sheet) {
    let down = state[seat].laden.iter().filter(|one| one.down);
    for (nth, one) in (1..).zip(down) {
        let name = format!("{seat} {nth}");
        sheet.set(&name, "card", [state.card(Slot::library(seat, one.card)).slug()]);
        sheet.set(&name, "tokens", coloured(&one.tokens));
        sheet.set(&name, "known", one.known);
        sheet.set(&name, "contributors", one.contributors);
        sheet.set(&name, "added", one.added);
        sheet.set(&name, "new", yes(one.new));
        sheet.set(&name, "invited", one.invited);
        sheet.set(&name, "exempt", one.exempt);
    }
}

fn attack(state: &State, sheet: &mut Sheet) {
    let Some(attack) = &state.attack else { return };
    let target = |target: Target| match target {
        Target::Vampire(slot) => state.card(slot),
        Target::Mortal(slot) => state.book().city_id(slot),
    };
    let library = |seat: Seat, i: u8| -> CardId { state.card(Slot::library(seat, i)) };
    sheet.set("attack", "attacker", [state.card(attack.attacker).slug()]);
    sheet.set("attack", "target", [target(attack.target).slug()]);
    sheet.set("attack", "first", [target(attack.first).slug()]);
    sheet.set("attack", "kind", [attack.kind.slug()]);
    sheet.set("attack", "card", attack.card.get().map(|i| library(attack.attacker.owner(), i).slug()));
    sheet.set("attack", "intel", [attack.intel]);
    sheet.set("attack", "bonus", [attack.bonus]);
    sheet.set("attack", "blocker", attack.blocker.map(|blocker| state.card(blocker.vampire).slug()));
    let reaction = attack.reaction.get().zip(attack.reactor);
    sheet.set("attack", "reaction", reaction.map(|(i, reactor)| library(reactor.owner(), i).slug()));
    sheet.set("attack", "reactor", attack.reactor.map(|slot| state.card(slot).slug()));
}

fn scheme(state: &State, sheet: &mut Sheet) {
    let Some(scheme) = &state.scheme else { return };
    let by_seat = |of: &[u8; 4]| {
        let seats = state.everyone().into_iter().filter(|seat| of[seat.index()] > 0);
        seats.map(|seat| format!("{seat}/{}", of[seat.index()])).collect::<Vec<_>>()
    };
    sheet.set("scheme", "card", [state.card(scheme.card).slug()]);
    sheet.set("scheme", "by", [state.card(scheme.by).slug()]);
    sheet.set("scheme", "named", scheme.named);
    sheet.set("scheme", "open", by_seat(&scheme.open));
    sheet.set("scheme", "fist", by_seat(&scheme.fist));
    sheet.set("scheme", "yes", scheme.yes);
    sheet.set("scheme", "no", scheme.no);
}
