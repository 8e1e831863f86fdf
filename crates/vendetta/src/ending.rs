//! How a game of Vendetta ends, and what its points are made of.

use elysium_kernel::{Rule, Seat, Seats};
use elysium_kit::{ChapterStart, Endings, OpenLog, Vocabulary};

use crate::cards::{CardId, book};
use crate::rules::score::{self, Parts, Ranked};
use crate::vocabulary::{Event, Stage};
use crate::{State, Vendetta};

/// How a game is decided, or how somebody leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Vendetta)]
pub enum Fate {
    /// §11.6, §14.9: the highest score. `others` are second, with `less`.
    MostPoints { points: i8, others: Seats, less: i8, winners: Seats },
    /// The same score as the second, and more blood in the pool.
    MoreBlood { points: i8, blood: u8, others: Seats, less: u8, winners: Seats },
    /// Score and blood are the same: turn order decides.
    TurnOrder { points: i8, blood: u8, others: Seats, winners: Seats },
    /// The same, where a card wins ties against turn order (§17.65).
    WinsTies { points: i8, blood: u8, card: CardId, others: Seats, winners: Seats },
    /// §13.5: nobody else is left.
    LastLeft { winners: Seats },
    /// §4.7, §13.1: eliminated by the third diablerie token, for a vampire drained by choice.
    ThirdToken { who: Seat, card: CardId },
    /// The same in a frenzy.
    ThirdTokenInFrenzy {
        who: Seat,
        card: CardId,
        #[word(absent = "alone")]
        by: Option<Seat>,
    },
}

/// What points come from (§11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Vendetta)]
pub enum Origin {
    /// Influence tokens.
    Influence,
    Allies,
    Victims,
    Drained,
    Relic,
    Diablerie,
}

impl Endings for Vendetta {
    type Fate = Fate;
    type Origin = Origin;

    const TRACKS: &'static [&'static str] = &["score", "blood", "influence"];

    fn decided(state: &State, _: &OpenLog<Self>) -> Vec<Fate> {
        match score::ranking(state)[..] {
            [] => Vec::new(),
            [Ranked { team, .. }] => vec![Fate::LastLeft { winners: team }],
            [first, second, ..] => vec![ahead(state, first, second)],
        }
    }

    fn out(state: &State) -> Seats {
        Seats::first(state.seats()).into_iter().filter(|&seat| !state.alive.has(seat)).collect()
    }

    fn fate(_: &State, log: &OpenLog<Self>, seat: Seat) -> Option<Fate> {
        let until = log.iter().position(|(_, event)| *event == Event::Eliminated { who: seat })?;
        let before = || log[..until].iter().rev();
        let (Rule { section, .. }, card) = before().find_map(|(rule, event)| match event {
            Event::Drained { who, card, .. } if *who == seat => Some((*rule, *card)),
            _ => None,
        })?;
        // Only frenzy drains a card by a rule of its own section (§7.5, §7.13).
        if section != FRENZY {
            return Some(Fate::ThirdToken { who: seat, card });
        }
        let by = before().find_map(|(_, event)| match event {
            Event::Frenzy { who, causer, .. } if *who == seat => Some(*causer),
            _ => None,
        });
        Some(Fate::ThirdTokenInFrenzy { who: seat, card, by: by.flatten() })
    }

    fn side(state: &State, seat: Seat) -> Seats {
        score::team(state, seat)
    }

    fn places(state: &State) -> Vec<Seats> {
        score::ranking(state).into_iter().map(|ranked| ranked.team).collect()
    }

    fn origins(state: &State, _: &OpenLog<Self>, seat: Seat) -> Vec<(Origin, i32)> {
        if !state.alive.has(seat) {
            return Vec::new();
        }
        let Parts { influence, allies, victims, drained, relic, diablerie } = score::parts(state, seat);
        let all = [
            (Origin::Influence, influence),
            (Origin::Allies, allies),
            (Origin::Victims, victims),
            (Origin::Drained, drained),
            (Origin::Relic, relic),
            (Origin::Diablerie, -diablerie),
        ];
        all.into_iter().filter(|(_, points)| *points != 0).collect()
    }

    fn tally(state: &State, seat: Seat) -> Vec<f64> {
        let player = &state[seat];
        vec![score::score(state, seat).into(), player.pool.into(), player.influence.into()]
    }

    fn chapter(event: &Event) -> Option<ChapterStart> {
        match event {
            Event::Round { .. } => Some(ChapterStart::OnAxis),
            Event::Stage { stage: Stage::Withdraw, .. } => Some(ChapterStart::Within),
            _ => None,
        }
    }
}

/// The section of the rules page on frenzy.
const FRENZY: u8 = 7;

/// What puts the first before the second (§11.6).
fn ahead(state: &State, first: Ranked, second: Ranked) -> Fate {
    let points = |score: i32| score.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
    let pool = |blood: i32| blood.clamp(0, u8::MAX.into()) as u8;
    let (winners, others) = (first.team, second.team);
    if first.score > second.score {
        return Fate::MostPoints { points: points(first.score), others, less: points(second.score), winners };
    }
    let (points, blood) = (points(first.score), pool(first.blood));
    if first.blood > second.blood {
        return Fate::MoreBlood { points, blood, others, less: pool(second.blood), winners };
    }
    let in_order = state.order().find(|&seat| winners.has(seat) || others.has(seat));
    if in_order.is_some_and(|seat| winners.has(seat)) {
        return Fate::TurnOrder { points, blood, others, winners };
    }
    let wins_ties = |seat: Seat| state[seat].allies.and(book().standing.win_ties).iter().next();
    match winners.into_iter().find_map(wins_ties) {
        Some(card) => Fate::WinsTies { points, blood, card, others, winners },
        None => Fate::TurnOrder { points, blood, others, winners },
    }
}
