//! A card in play: a vampire, an ally, or another card.

use elysium_kernel::scenario::given::{words, yes};
use elysium_kernel::scenario::{About, Given, Subject};
use elysium_kernel::{Reason, Seat};

use super::words as in_words;
use super::{Read, Reading};
use crate::cards::{CardId, Discipline, Qty};
use crate::rules::{recruit, script, stats, titles, zones};
use crate::state::{ClauseNo, Minion, MinionId, Permanent, PermanentId, Slot, Thing, Use};
use crate::titles::Title;
use crate::{State, Vtes, names, reasons};

type Fact = super::Fact<Thing>;

impl Subject<Vtes> for Thing {
    const TITLE: &'static str = "A card in play, by name (`krid`; `raven-spy~2` for the second one)";
    const NOTE: &'static str = "Cards of the same name are counted by seat, minions first, then cards that lie on \
         nothing, then those that lie on cards.";

    fn named(words: &[&str]) -> Option<String> {
        let [word] = words else { return None };
        let (slug, number) = word.split_once('~').unwrap_or((word, "1"));
        let number = number.parse::<usize>().ok()?.checked_sub(1)?;
        Some(names::numbered(CardId::find(slug)?, number))
    }

    fn all(state: &State) -> Vec<Thing> {
        names::in_play(state)
    }

    fn name(self, state: &State) -> String {
        names::name(state, self)
    }

    fn missing(_: &State, name: &str) -> Reason {
        reasons::not_in_play(name)
    }
}

/// A fact of minions alone.
fn of_minion(thing: Thing, words: impl Fn(MinionId) -> Vec<String>) -> Vec<String> {
    thing.minion().map(words).unwrap_or_default()
}

fn of_permanent(thing: Thing, words: impl Fn(PermanentId) -> Vec<String>) -> Vec<String> {
    thing.permanent().map(words).unwrap_or_default()
}

fn the_minion(thing: Thing, given: Given) -> Read<Option<MinionId>> {
    match thing.minion() {
        None if given.words.is_some_and(|words| !words.is_empty()) => {
            Err(given.wrong(reasons::only_minion()))
        }
        minion => Ok(minion),
    }
}

fn the_permanent(thing: Thing, given: Given) -> Read<Option<PermanentId>> {
    match thing.permanent() {
        None if given.words.is_some_and(|words| !words.is_empty()) => Err(given.wrong(reasons::no_minion())),
        permanent => Ok(permanent),
    }
}

fn mark(draft: &mut Reading, thing: Thing, given: Given, place: fn(&mut Minion) -> &mut bool) -> Read<()> {
    if let Some(minion) = the_minion(thing, given)? {
        *place(&mut draft.state[minion]) = given.flag()?;
    }
    Ok(())
}

fn mark_card(
    draft: &mut Reading,
    thing: Thing,
    given: Given,
    place: fn(&mut Permanent) -> &mut bool,
) -> Read<()> {
    if let Some(permanent) = the_permanent(thing, given)? {
        *place(&mut draft.state[permanent]) = given.flag()?;
    }
    Ok(())
}

fn region(state: &State, thing: Thing) -> Option<&'static str> {
    let minion = thing.minion()?;
    Some(match () {
        () if state.ready.has(minion) => "ready",
        () if state.torpor.has(minion) => "torpor",
        () => "contested",
    })
}

/// Who controls what a card lies on.
fn bearer_of(state: &State, thing: Thing) -> Option<Seat> {
    state.bearer(thing.permanent()?).map(|minion| state[minion].controller)
}

pub(super) static THING: About<Vtes, Thing> = About(&[
    Fact::new("of", "<SEAT>", "who controls it", |state, thing| words(state.controller(thing))).given(
        "whose it is, or whose minion it lies on",
        |draft, thing, given| {
            let Some(seat) = given.seat()? else { return Ok(()) };
            match thing {
                Thing::Permanent(permanent) if bearer_of(&draft.state, thing).is_some() => {
                    draft.state[permanent].controller = seat;
                }
                _ if draft.state.controller(thing) == Some(seat) => {}
                _ => return Err(given.wrong(reasons::said_by_seat())),
            }
            Ok(())
        },
    ),
    Fact::new("region", "ready|torpor|contested", "where a minion is", |state, thing| {
        words(region(state, thing))
    })
    .derived(),
    Fact::new("on", "<name>", "what it lies on", |state, thing| {
        of_permanent(thing, |permanent| match state[permanent].host {
            crate::state::Host::Table => Vec::new(),
            crate::state::Host::Minion(minion) => words([names::name(state, Thing::Minion(minion))]),
            crate::state::Host::Permanent(other) => words([names::name(state, Thing::Permanent(other))]),
        })
    })
    .derived(),
    Fact::new(
        "attached",
        "<card not vampire>[.<SEAT>]*",
        "what lies on it; `sport-bike.B` for a card of B's deck",
        |state, thing| {
            let seat =
                thing.permanent().and_then(|one| state.bearer(one)).map(|minion| state[minion].controller);
            let seat = seat.or(state.controller(thing));
            let name = |slot: Slot| {
                let card = state.card(slot).slug();
                if Some(slot.owner()) == seat { card.to_owned() } else { format!("{card}.{}", slot.owner()) }
            };
            words(names::riders(state, thing).map(|rider| name(state[rider].slot)))
        },
    )
    // Read before, because these cards have facts themselves.
    .given("none", |_, _, _| Ok(())),
    Fact::new("kind", "vampire|ally", "what a minion is", |state, thing| {
        of_minion(thing, |minion| words([if state[minion].ally { "ally" } else { "vampire" }]))
    })
    .given("as its card says", |draft, thing, given| {
        let Some(minion) = the_minion(thing, given)? else { return Ok(()) };
        let ally = given.one(|word| match word {
            "ally" => Ok(true),
            "vampire" => Ok(false),
            other => Err(reasons::vampire_or_ally(other)),
        })?;
        let one = &mut draft.state[minion];
        one.ally = ally.unwrap_or(one.ally);
        Ok(())
    }),
    Fact::new("mode", "<number>", "which of the ways to play the card was used, from 0", |state, thing| {
        match thing {
            Thing::Minion(minion) => words([state[minion].mode]),
            Thing::Permanent(permanent) => words([state[permanent].mode]),
            _ => Vec::new(),
        }
    })
    .given("0", |draft, thing, given| {
        let (mode, card) = (given.number()?.unwrap_or(0u8), draft.state.card_of(thing));
        if mode > 0 && card.is_none_or(|card| script::modes(card).len() <= usize::from(mode)) {
            return Err(given.wrong(reasons::no_mode(mode)));
        }
        match thing {
            Thing::Minion(minion) => draft.state[minion].mode = mode,
            Thing::Permanent(permanent) => draft.state[permanent].mode = mode,
            _ => {}
        }
        Ok(())
    }),
    Fact::new("title", "<title>", "its own title, without those that cards give", |state, thing| {
        of_minion(thing, |minion| words(state[minion].title.map(Title::word)))
    })
    .given("as its card says", |draft, thing, given| {
        let Some(minion) = the_minion(thing, given)? else { return Ok(()) };
        let title = given.one(|word| Title::named(word).ok_or_else(|| reasons::no_title(word)))?;
        if given.words.is_some() {
            draft.state[minion].title = title;
        }
        Ok(())
    }),
    Fact::new("title-contested", "<flag>", "its title is being contested", |state, thing| {
        of_minion(thing, |minion| yes(state[minion].title_contested))
    })
    .given("`no`", |draft, thing, given| mark(draft, thing, given, |minion| &mut minion.title_contested)),
    Fact::new("new", "<flag>", "it was recruited this turn", |state, thing| {
        of_minion(thing, |minion| yes(state[minion].new))
    })
    .given("`no`", |draft, thing, given| mark(draft, thing, given, |minion| &mut minion.new)),
    Fact::new("acted", "<flag>", "it has acted this turn", |state, thing| {
        of_minion(thing, |minion| yes(state[minion].turn.acted))
    })
    .given("`no`", |draft, thing, given| mark(draft, thing, given, |minion| &mut minion.turn.acted)),
    Fact::new("bled", "<flag>", "it has bled this turn", |state, thing| {
        of_minion(thing, |minion| yes(state[minion].turn.bled))
    })
    .given("`no`", |draft, thing, given| mark(draft, thing, given, |minion| &mut minion.turn.bled)),
    Fact::new("called", "<flag>", "it has called a referendum this turn", |state, thing| {
        of_minion(thing, |minion| yes(state[minion].turn.called))
    })
    .given("`no`", |draft, thing, given| mark(draft, thing, given, |minion| &mut minion.turn.called)),
    Fact::new("locked", "<flag>", "it is locked", |state, thing| yes(zones::is_locked(state, thing))).given(
        "`no`",
        |draft, thing, given| {
            zones::set_locked(&mut draft.state, thing, given.flag()?);
            Ok(())
        },
    ),
    Fact::new("woken", "<flag>", "it may block and react although it is locked", |state, thing| {
        of_minion(thing, |minion| yes(state.woken.has(minion)))
    })
    .given("`no`", |draft, thing, given| {
        let Some(minion) = the_minion(thing, given)? else { return Ok(()) };
        if given.flag()? {
            draft.state.woken.insert(minion);
        }
        Ok(())
    }),
    Fact::new(
        "card-contested",
        "<flag>",
        "a card that is no minion is out of play in a contest",
        |state, thing| of_permanent(thing, |permanent| yes(state[permanent].contested)),
    )
    .given("`no`; as its minion, for a card that lies on one", |draft, thing, given| {
        let bearer = thing.permanent().and_then(|permanent| draft.state.bearer(permanent));
        if given.words.is_none() && bearer.is_some_and(|minion| draft.state.contested.has(minion)) {
            if let Some(permanent) = thing.permanent() {
                draft.state[permanent].contested = true;
            }
            return Ok(());
        }
        mark_card(draft, thing, given, |permanent| &mut permanent.contested)
    }),
    Fact::new("stolen", "<flag>", "it was stolen in this round of combat", |state, thing| {
        of_permanent(thing, |permanent| yes(state.stolen.has(permanent.index())))
    })
    .given("`no`", |draft, thing, given| {
        let Some(permanent) = the_permanent(thing, given)? else { return Ok(()) };
        if given.flag()? {
            draft.state.stolen.insert(permanent.index());
        }
        Ok(())
    }),
]);

pub(super) static TOKENS: About<Vtes, Thing> = About(&[
    Fact::new("blood", "<number>", "blood of a vampire, life of an ally", |state, thing| {
        of_minion(thing, |minion| words([state[minion].blood]))
    })
    .given("full, none in torpor; the life that an ally comes with", |draft, thing, given| {
        let Some(minion) = the_minion(thing, given)? else { return Ok(()) };
        let one = draft.state[minion];
        let usual = match () {
            () if one.ally => life(&draft.state, thing, one.slot, one.mode, one.controller),
            () if draft.state.torpor.has(minion) => 0,
            () => one.capacity,
        };
        draft.state[minion].blood = given.number()?.unwrap_or(usual);
        Ok(())
    }),
    Fact::new("counters", "<number>", "counters of another card, life of a retainer", |state, thing| {
        of_permanent(thing, |permanent| words([state[permanent].counters]))
    })
    .given("0; the life that a retainer comes with", |draft, thing, given| {
        let Some(permanent) = the_permanent(thing, given)? else { return Ok(()) };
        let one = draft.state[permanent];
        let usual = life(&draft.state, thing, one.slot, one.mode, one.controller);
        draft.state[permanent].counters = given.number()?.unwrap_or(usual);
        Ok(())
    }),
    Fact::new("capacity", "<number>", "capacity", |state, thing| {
        of_minion(thing, |minion| words([state[minion].capacity]))
    })
    .derived(),
    Fact::new("clan", "<clan>", "clan", |state, thing| {
        of_minion(thing, |minion| words(state[minion].clan.map(crate::cards::Clan::slug)))
    })
    .derived(),
    Fact::new("sect", "<sect>", "sect", |state, thing| {
        of_minion(thing, |minion| words([state[minion].sect.slug()]))
    })
    .derived(),
    Fact::new("disciplines", "<level>*", "Disciplines: `dom` is basic, `DOM` superior", |state, thing| {
        of_minion(thing, |minion| {
            let has = state[minion].disciplines;
            let all = Discipline::ALL.iter().filter(|one| has.has(**one, false));
            let level = |one: &Discipline| {
                if has.has(*one, true) { one.slug().to_uppercase() } else { one.slug().into() }
            };
            words(all.map(level))
        })
    })
    .derived(),
    Fact::new("stealth", "<number>", "stealth as it stands", |state, thing| {
        value(state, Qty::Stealth, thing)
    })
    .derived(),
    Fact::new("intercept", "<number>", "intercept as it stands", |state, thing| {
        value(state, Qty::Intercept, thing)
    })
    .derived(),
    Fact::new("bleed", "<number>", "bleed as it stands", |state, thing| value(state, Qty::Bleed, thing))
        .derived(),
    Fact::new("strength", "<number>", "strength as it stands", |state, thing| {
        value(state, Qty::Strength, thing)
    })
    .derived(),
    Fact::new("held-title", "<title>", "the title that it holds and may use now", |state, thing| {
        of_minion(thing, |minion| words(titles::title(state, minion).map(Title::word)))
    })
    .derived(),
    Fact::new(
        "bearer",
        "<thing>",
        "the minion that it lies on, perhaps by way of another card",
        |state, thing| {
            of_permanent(thing, |one| {
                words(state.bearer(one).map(|minion| in_words::thing(state, Thing::Minion(minion))))
            })
        },
    )
    .derived(),
]);

/// A number of a minion, with all that changes it.
fn value(state: &State, quantity: Qty, thing: Thing) -> Vec<String> {
    of_minion(thing, |_| words([stats::value(state, quantity, thing)]))
}

/// The life that a card comes into play with.
fn life(state: &State, thing: Thing, slot: Slot, mode: u8, controller: Seat) -> u8 {
    let card = state.card(slot);
    if script::modes(card).is_empty() {
        return 0;
    }
    recruit::life(state, &Use::new(card, ClauseNo::Mode(mode), thing, controller, thing.minion()))
}
