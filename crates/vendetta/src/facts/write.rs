//! Everything that can be said of a position.

use elysium_kernel::scenario::Sheet;
use elysium_kernel::{Seat, Seats};

use crate::State;
use crate::cards::{CardId, Clan};
use crate::rules::score;
use crate::sets::{Loc, Slot, Slots};
use crate::state::{PUBLIC, Step};

pub(super) fn facts(state: &State) -> Sheet {
    let mut sheet = Sheet::default();
    table(state, &mut sheet);
    for seat in Seats::first(state.seats()) {
        player(state, seat, &mut sheet);
    }
    for at in state.locations() {
        sheet.set(at.name(), "ally", state.ally_at(at).map(|ally| CardId::ally(ally).slug()));
        sheet.set(at.name(), "card", state.location_card(at).map(|card| CardId::location(card).slug()));
        for seat in Seats::first(state.seats()) {
            side(state, at, seat, &mut sheet);
        }
    }
    here(state, &mut sheet);
    sheet
}

/// The name of a step, its location, its turn, and who is done with it.
pub(super) fn step_words(step: Step) -> (&'static str, Option<Loc>, Option<u8>, Option<Seats>) {
    match step {
        Step::Start => ("start", None, None, None),
        Step::Clans => ("clans", None, None, None),
        Step::Relics => ("relics", None, None, None),
        Step::Feed => ("feed", None, None, None),
        Step::LocationSetup => ("location-setup", None, None, None),
        Step::HandManagement => ("hand-management", None, None, None),
        Step::Planning(turn, done) => ("planning", None, Some(turn + 1), Some(done)),
        Step::EndOfPlanning => ("end-of-planning", None, None, None),
        Step::StartOfResolution => ("start-of-resolution", None, None, None),
        Step::Withdraw(at) => ("withdraw", Some(at), None, None),
        Step::Revelation(at) => ("revelation", Some(at), None, None),
        Step::AfterRevelation(at, done) => ("after-revelation", Some(at), None, Some(done)),
        Step::Preparation(at, done) => ("preparation", Some(at), None, Some(done)),
        Step::Conflict(at) => ("conflict", Some(at), None, None),
        Step::AftermathStart(at) => ("aftermath-start", Some(at), None, None),
        Step::Aftermath(at, done) => ("aftermath", Some(at), None, Some(done)),
        Step::AfterLocation(at) => ("after-location", Some(at), None, None),
        Step::EndOfRound => ("end-of-round", None, None, None),
        Step::Over => ("over", None, None, None),
    }
}

fn table(state: &State, sheet: &mut Sheet) {
    let mut setup = state.setup;
    let mut standard = crate::Setup::for_players(setup.players);
    let switches = setup.switches().map(|(name, on)| (name, *on));
    let usual = standard.switches().map(|(_, on)| *on);
    let changed = switches.iter().zip(usual).filter(|((_, on), usual)| on != usual);
    let variants = changed.map(|((name, on), _)| if *on { name.to_string() } else { format!("no-{name}") });
    let (step, at, turn, done) = step_words(state.step);
    let bits = |bits: u8| (0..8u8).filter(move |i| bits >> i & 1 == 1);
    let forestall = state.forestall.iter().flatten();
    sheet.set("table", "players", [state.setup.players]);
    sheet.set("table", "variants", variants);
    sheet.set("table", "round", [state.round]);
    sheet.set("table", "step", [step]);
    sheet.set("table", "location", at.map(Loc::name));
    sheet.set("table", "turn", turn);
    sheet.set("table", "active", done.and_then(|done| state.next_in_order(done)));
    sheet.set("table", "done", done.into_iter().flatten());
    sheet.set("table", "ambition", [state.ambition]);
    sheet.set("table", "victims", [state.victims]);
    sheet.set("table", "allies", state.ally_deck.iter().map(|ally| CardId::ally(ally).slug()));
    sheet.set("table", "clans-offered", bits(state.offer).map(|i| Clan::ALL[i as usize].slug()));
    sheet.set("table", "relics-offered", bits(state.relic_offer).map(|i| CardId::relic(i).slug()));
    sheet.set("table", "bane", state.bane);
    let words = forestall.map(|&(seat, slot)| format!("{seat}/{}", state.card_of(slot).slug()));
    sheet.set("table", "forestall", words);
    let winners = if state.step == Step::Over { score::winners(state) } else { Seats::NONE };
    sheet.set("table", "winners", winners);
}

fn player(state: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &state[seat];
    let cards = |bits: u16| slugs(state, Slots::own(seat, bits));
    let victims = |n: u8| std::iter::repeat_n(CardId::VICTIM.slug(), n as usize);
    let yes = |is: bool| if is { "yes" } else { "no" };
    let under: Vec<_> = player.under.iter().map(|i| state.card_of(Slot::of(seat, i)).slug()).collect();
    let shuffled: Vec<_> = cards(player.deck).collect();
    sheet.set(seat, "clan", player.clan.map(Clan::slug));
    sheet.set(seat, "blood", [player.pool]);
    sheet.set(seat, "influence", [player.influence]);
    sheet.set(seat, "hand", cards(player.hand));
    sheet.set(seat, "deck", shuffled.iter().chain(&under));
    sheet.set(seat, "shuffled", &shuffled);
    sheet.set(seat, "under", &under);
    sheet.set(seat, "drawn", cards(player.drawn));
    sheet.set(
        seat,
        "alliance",
        player.allies.iter().map(|a| CardId::ally(a).slug()).chain(victims(player.victims)),
    );
    let drained = player.drained.iter().map(|a| CardId::ally(a).slug());
    sheet.set(seat, "drained", drained.chain(victims(player.drained_victims)));
    sheet.set(seat, "relic", player.relic.map(|relic| CardId::relic(relic).slug()));
    sheet.set(seat, "relic-used", [yes(player.relic_used)]);
    sheet.set(seat, "tokens", [player.tokens]);
    sheet.set(seat, "turned", [player.turned]);
    sheet.set(seat, "out", [yes(!state.alive.has(seat))]);
    sheet.set(seat, "shown", cards(player.shown));
    sheet.set(seat, "score", [score::score(state, seat)]);
}

fn slugs(state: &State, slots: Slots) -> impl Iterator<Item = &'static str> {
    slots.into_iter().map(|slot| state.card_of(slot).slug())
}

fn side(state: &State, at: Loc, seat: Seat, sheet: &mut Sheet) {
    let name = format!("{} {seat}", at.name());
    let cards = state.side_in_order(at, seat);
    let facing = |down: bool| cards.iter().filter(move |&&slot| state.down.has(slot) == down);
    let looked = facing(true).flat_map(|&slot| {
        let seats = state.looked[slot.owner().index()][slot.index()];
        let card = state.card_of(slot).slug();
        let everybody = (seats == PUBLIC).then(|| format!("{card}/all"));
        let some = if seats == PUBLIC { Seats::NONE } else { seats };
        everybody.into_iter().chain(some.into_iter().map(move |seat| format!("{card}/{seat}")))
    });
    sheet.set(&name, "up", facing(false).map(|&slot| state.card_of(slot).slug()));
    sheet.set(&name, "down", facing(true).map(|&slot| state.card_of(slot).slug()));
    sheet.set(&name, "blood", [state.blood(at, seat)]);
    sheet.set(&name, "looked", looked);
}

fn here(state: &State, sheet: &mut Sheet) {
    let here = &state.here;
    sheet.set("here", "winner", here.winner);
    sheet.set("here", "rewarded", here.rewarded);
    sheet.set("here", "curfew", here.curfew);
    sheet.set("here", "stays", here.stays);
    sheet.set("here", "assault", here.assault);
    sheet.set("here", "acted", slugs(state, here.acted));
    sheet.set("here", "spares", slugs(state, here.spares));
    let bonus = here.bonus.iter().enumerate().filter(|(_, n)| **n > 0);
    sheet.set("here", "bonus", bonus.map(|(i, n)| format!("{}/{n}", Seat(i as u8))));
}
