//! How a game of V:TES ends, and what victory points come from (chapter 15).

use elysium_kernel::{Rule, Seat, Seats};
use elysium_kit::{ChapterStart, Endings, OpenLog, Vocabulary};

use crate::cards::CardId;
use crate::rules::oust;
use crate::vocabulary::Event;
use crate::{State, Vtes};

/// How a game is decided, or how somebody leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Vtes)]
pub enum Fate {
    /// §15.18: only one is left.
    LastLeft { who: Seat },
    /// §15.20: nobody is, for the last ones were ousted together.
    NobodyLeft,
    /// §15.23: the time of the game was up.
    TimeUp,
    /// §15.24: the last turn of the limit was over.
    TurnLimit,
    /// §15.21: the most victory points, §15.22 shared or not. `half` stands for half a point more.
    MostPoints { points: u8, half: bool, winners: Seats },
    /// §15.1: ousted by a bleed.
    OustedByBleed { who: Seat, minion: CardId },
    /// §15.1: ousted by what a card did or cost; without one by what the rules took.
    Ousted {
        who: Seat,
        #[word(absent = "alone")]
        card: Option<CardId>,
    },
    /// §15.34: withdrew from the game.
    Withdrew { who: Seat },
}

/// What victory points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Vtes)]
pub enum Origin {
    /// §15.13: prey that was ousted.
    Prey,
    /// §15.18: the last one left.
    LastLeft,
    /// §15.25: still in the game at the limit.
    AtTheLimit,
    /// §15.35: withdrew.
    Withdrew,
}

impl Endings for Vtes {
    type Fate = Fate;
    type Origin = Origin;

    const TRACKS: &'static [&'static str] = &["points", "pool"];

    fn decided(state: &State, log: &OpenLog<Self>) -> Vec<Fate> {
        let happened = |wanted: Event| log.iter().any(|(_, event)| *event == wanted);
        let end = if happened(Event::TimeUp) {
            Fate::TimeUp
        } else if happened(Event::TurnLimit) {
            Fate::TurnLimit
        } else {
            match state.living().into_iter().next() {
                Some(who) => Fate::LastLeft { who },
                None => Fate::NobodyLeft,
            }
        };
        let winners = oust::outcome(state).winners;
        let halves = winners.into_iter().next().map_or(0, |seat| state[seat].points);
        vec![end, Fate::MostPoints { points: halves / 2, half: halves % 2 == 1, winners }]
    }

    fn out(state: &State) -> Seats {
        state.everyone().into_iter().filter(|&seat| !state.is_playing(seat)).collect()
    }

    fn fate(_: &State, log: &OpenLog<Self>, seat: Seat) -> Option<Fate> {
        let left =
            |event: &Event| *event == Event::Ousted { who: seat } || *event == Event::Withdrew { who: seat };
        let until = log.iter().position(|(_, event)| left(event))?;
        if log[until].1 == (Event::Withdrew { who: seat }) {
            return Some(Fate::Withdrew { who: seat });
        }
        let before = &log[..until];
        let loss = before
            .iter()
            .rposition(|(_, event)| matches!(event, Event::PoolLost { who, .. } if *who == seat));
        let Some(Event::PoolLost { by, .. }) = loss.map(|loss| before[loss].1) else {
            return Some(Fate::Ousted { who: seat, card: None });
        };
        // A bleed is told right before the pool that it takes.
        let bled = loss.is_some_and(|loss| {
            before[..loss]
                .last()
                .is_some_and(|(_, event)| matches!(event, Event::Bled { who, .. } if *who == seat))
        });
        let actor = before.iter().rev().find_map(|(_, event)| match event {
            Event::Announced { minion, .. } => Some(*minion),
            _ => None,
        });
        match actor {
            Some(minion) if bled => Some(Fate::OustedByBleed { who: seat, minion }),
            _ => Some(Fate::Ousted { who: seat, card: by }),
        }
    }

    fn origins(_: &State, log: &OpenLog<Self>, seat: Seat) -> Vec<(Origin, i32)> {
        let mut found: Vec<(Origin, i32)> = Vec::new();
        for (rule, event) in log {
            let Event::VictoryPoint { who, halves } = *event else { continue };
            if who != seat {
                continue;
            }
            let origin = match *rule {
                LAST_LEFT => Origin::LastLeft,
                AT_THE_LIMIT => Origin::AtTheLimit,
                WITHDREW => Origin::Withdrew,
                _ => Origin::Prey,
            };
            match found.iter_mut().find(|(known, _)| *known == origin) {
                Some((_, sum)) => *sum += i32::from(halves),
                None => found.push((origin, halves.into())),
            }
        }
        found
    }

    fn tally(state: &State, seat: Seat) -> Vec<f64> {
        vec![f64::from(state[seat].points) / 2.0, state[seat].pool.into()]
    }

    fn chapter(event: &Event) -> Option<ChapterStart> {
        matches!(event, Event::Turn { .. }).then_some(ChapterStart::OnAxis)
    }
}

const LAST_LEFT: Rule = Rule::new(15, 18);
const AT_THE_LIMIT: Rule = Rule::new(15, 25);
const WITHDREW: Rule = Rule::new(15, 35);
