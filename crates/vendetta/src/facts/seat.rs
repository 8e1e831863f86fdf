//! A seat: its clan, its blood and what else it owns that is no card of the clan.

use elysium_kernel::Seat;
use elysium_kernel::scenario::given::{words, yes};
use elysium_kernel::scenario::{About, Given};

use super::words::{a_clan, a_relic};
use super::{Fact, Read};
use crate::cards::{CardId, Clan};
use crate::rules::{equip, score};
use crate::{Vendetta, reasons};

/// More than anybody could win in a game.
const MOST_TOKENS: u8 = 100;

pub(super) static CLAN: About<Vendetta, Seat> = About(&[Fact::new(
    "clan",
    "<clan>",
    "the clan",
    |state, seat| words(state[seat].clan.map(Clan::slug)),
)
.given(
    "dealt out in order: Brujah, Gangrel, Malkavian, Nosferatu, Toreador, Tremere, Ventrue, as far as \
         nobody has them",
    |draft, seat, given| {
        let has = |clan: Clan| draft.state.players.iter().any(|player| player.clan == Some(clan));
        let clan = match given.one(a_clan)? {
            Some(clan) if has(clan) => {
                return Err(given.wrong(reasons::clan_twice(clan.slug())));
            }
            Some(clan) => clan,
            None => {
                let mut named = Vec::new();
                for other in draft.everyone() {
                    named.extend(draft.given(&other.to_string(), "clan").one(a_clan)?);
                }
                let free = Clan::ALL.iter().copied().find(|clan| !has(*clan) && !named.contains(clan));
                free.ok_or_else(|| given.wrong(reasons::no_clan_left()))?
            }
        };
        equip(&mut draft.state, seat, clan);
        Ok(())
    },
)]);

pub(super) static POOL: About<Vendetta, Seat> = About(&[
    Fact::new("blood", "<number>", "the pool", |state, seat| words([state[seat].pool])).given(
        "6",
        |draft, seat, given| {
            let pool = &mut draft.state[seat].pool;
            *pool = given.number()?.unwrap_or(*pool);
            Ok(())
        },
    ),
    Fact::new("influence", "<number>", "influence", |state, seat| words([state[seat].influence])).given(
        "3",
        |draft, seat, given| {
            let influence = &mut draft.state[seat].influence;
            *influence = given.number()?.unwrap_or(*influence);
            Ok(())
        },
    ),
    Fact::new("tokens", "<number>", "diablerie tokens face up", |state, seat| words([state[seat].tokens]))
        .given("0", |draft, seat, given| {
            draft.state[seat].tokens = given.number()?.unwrap_or(0);
            few(draft.state[seat].tokens, given)
        }),
    Fact::new("turned", "<number>", "diablerie tokens turned over", |state, seat| {
        words([state[seat].turned])
    })
    .given("0", |draft, seat, given| {
        draft.state[seat].turned = given.number()?.unwrap_or(0);
        few(draft.state[seat].turned.saturating_add(draft.state[seat].tokens), given)
    }),
    Fact::new("relic", "<card relic>", "a relic", |state, seat| words(state[seat].relic.map(CardId::slug)))
        .given("none", |draft, seat, given| {
            let relic = given.one(a_relic)?;
            if relic.is_some() && draft.state.players.iter().any(|other| other.relic == relic) {
                return Err(given.wrong(reasons::relic_taken()));
            }
            draft.state[seat].relic = relic;
            Ok(())
        }),
    Fact::new("relic-used", "<flag>", "`yes` or `no`", |state, seat| yes(state[seat].relic_used)).given(
        "`no`",
        |draft, seat, given| {
            draft.state[seat].relic_used = given.flag()?;
            Ok(())
        },
    ),
    Fact::new("out", "<flag>", "`yes` for who is out of the game", |state, seat| yes(!state.alive.has(seat)))
        .given("`no`", |draft, seat, given| {
            if given.flag()? {
                draft.state.alive = draft.state.alive.without(seat);
            }
            Ok(())
        }),
    Fact::new("score", "<number>", "points", |state, seat| words([score::score(state, seat)])).derived(),
]);

fn few(tokens: u8, given: Given) -> Read<()> {
    if tokens > MOST_TOKENS {
        return Err(given.wrong(reasons::tokens_many(MOST_TOKENS)));
    }
    Ok(())
}
