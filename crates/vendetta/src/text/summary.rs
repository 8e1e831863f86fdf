//! A location that was resolved, in one line.

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Words;
use crate::Vendetta;
use crate::state::State;
use crate::vocabulary::Event;

/// `Location 2: Vesna wins 10 : 9 : 5, +2 influence, Talley`.
pub(crate) fn sum_up(words: Words, state: &State, scene: &[Event]) -> Option<Text> {
    let place = |at| Args::new().set("place", words.place(at));
    let first = scene.iter().find_map(|event| match event {
        Event::Ranked { who, rank: 1, at } => Some((*who, *at)),
        _ => None,
    });
    let Some((who, at)) = first else {
        let nobody = scene.iter().find_map(|event| match event {
            Event::NobodyLeft { at } => Some(*at),
            _ => None,
        });
        return nobody.map(|at| words.say("summary-nobody", place(at)));
    };
    let totals = scene.iter().filter_map(|event| match event {
        Event::Total { total, .. } => Some(total.to_string()),
        _ => None,
    });
    let influence: u8 = scene
        .iter()
        .map(|event| match event {
            Event::InfluenceGained { who: gainer, amount, .. } if *gainer == who => *amount,
            _ => 0,
        })
        .sum();
    let influence = (influence > 0).then(|| words.say("summary-influence", Args::new().set("n", influence)));
    let allies = scene.iter().filter_map(|event| match event {
        Event::AllyWon { who: winner, ally, .. } if *winner == who => Some(words.card(*ally)),
        _ => None,
    });
    let gains: Vec<Text> = influence.into_iter().chain(allies).collect();
    let args = place(at)
        .set("who", elysium_kit::seat::<Vendetta>(words.0, Some(state), who))
        .set("totals", totals.collect::<Vec<_>>().join(" : "));
    Some(if gains.is_empty() {
        words.say("summary-won", args)
    } else {
        words.say("summary-won-with", args.set("gains", Text::joined(gains, ", ")))
    })
}
