//! The result of a simulation, for people and for programs.

use elysium_kernel::Seat;
use elysium_kit::{Line, Tone};
use elysium_text::{Args, Lang};
use serde_json::{Value, json};

use super::SimPlan;
use super::tally::{Score, Tally};
use crate::numbers::{columns, count, decimal, percent, points};
use crate::text::{say, word};

pub fn json(plan: &SimPlan, tally: &Tally, seconds: f64) -> Value {
    let in_points = |scores: i64| scores as f64 / f64::from(plan.game.scores_per_point());
    let seat = |(bot, score): (&String, &Score)| {
        let (low, high) = score.interval();
        json!({
            "bot": bot, "wins": score.wins(), "points": score.points().map(in_points),
            "win_rate": score.rate(), "low": low, "high": high,
        })
    };
    let group = |(name, score): (&String, &Score)| {
        let (low, high) = score.interval();
        json!({
            "name": name, "games": score.games, "wins": score.wins(), "points": score.points().map(in_points),
            "win_rate": score.rate(), "low": low, "high": high,
        })
    };
    json!({
        "game": plan.game.name(),
        "players": plan.bots.len(),
        "games": tally.games,
        "seed": plan.seed,
        "decisions": tally.decisions,
        "seconds": seconds,
        "decisions_per_second": per_second(tally, seconds),
        "seats": plan.bots.iter().zip(&tally.seats).map(seat).collect::<Vec<_>>(),
        "groups": tally.groups.iter().map(group).collect::<Vec<_>>(),
    })
}

pub fn lines(plan: &SimPlan, tally: &Tally, seconds: f64, lang: Lang) -> Vec<Line> {
    let title =
        Args::new().set("game", plan.game.name()).set("players", plan.bots.len()).set("seed", plan.seed);
    let mut lines = vec![Line::new().add(Tone::Strong, say(lang, "sim-title", &title))];
    let sum = |id: &str, value: String| vec![word(lang, id), value];
    let sums = [
        sum("sim-games", count(tally.games)),
        sum("sim-decisions", count(tally.decisions)),
        sum("sim-length", decimal(lang, tally.decisions as f64 / tally.games.max(1) as f64, 1)),
        sum("sim-seconds", decimal(lang, seconds, 2)),
        sum("sim-speed", decimal(lang, per_second(tally, seconds), 0)),
    ];
    lines.extend(columns(&sums, true).into_iter().map(|text| Line::new().add(Tone::Plain, text)));

    let seats = plan.bots.iter().zip(&tally.seats).enumerate().map(|(i, (bot, score))| {
        let args = Args::new().set("seat", Seat(i as u8).to_string()).set("bot", bot);
        (say(lang, "sim-seat", &args), *score)
    });
    lines.extend(rates(plan, lang, "sim-seats", seats));
    let groups = tally.groups.iter().map(|(group, score)| (plan.game.group_name(lang, group), *score));
    lines.extend(rates(plan, lang, "sim-groups", groups));
    lines
}

/// A table of win rates under a heading; nothing if there are no rows.
fn rates(
    plan: &SimPlan,
    lang: Lang,
    heading: &str,
    rows: impl Iterator<Item = (String, Score)>,
) -> Vec<Line> {
    let per_point = plan.game.scores_per_point();
    let rows: Vec<_> = rows.collect();
    let head = [heading, "sim-games", "sim-wins", "sim-rate", "sim-interval"].map(|id| word(lang, id));
    let mut table = vec![head.to_vec()];
    let scored = rows.iter().any(|(_, score)| score.points().is_some());
    if scored {
        table[0].insert(3, word(lang, "sim-points"));
    }
    for (name, score) in rows {
        let (low, high) = score.interval();
        let range = Args::new().set("low", percent(lang, low)).set("high", percent(lang, high));
        let wins = decimal(lang, score.wins(), 1);
        let cells = [count(score.games), wins, percent(lang, score.rate()), say(lang, "sim-range", &range)];
        let mut row: Vec<_> = [name].into_iter().chain(cells).collect();
        if scored {
            row.insert(3, points(lang, score.points().unwrap_or(0), per_point));
        }
        table.push(row);
    }
    if table.len() == 1 {
        return Vec::new();
    }
    let tone = |i: usize| if i == 0 { Tone::Accent } else { Tone::Plain };
    let rows = columns(&table, true).into_iter().enumerate();
    [Line::new()].into_iter().chain(rows.map(|(i, text)| Line::new().add(tone(i), text))).collect()
}

fn per_second(tally: &Tally, seconds: f64) -> f64 {
    // A clock can stand still for a very short simulation; JSON knows no infinity.
    if seconds > 0.0 { tally.decisions as f64 / seconds } else { 0.0 }
}
