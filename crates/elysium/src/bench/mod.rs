//! `elysium bench`: how fast games run on one thread of this machine, by the time that the thread really ran.

mod clock;

use std::collections::BTreeMap;
use std::convert::Infallible;

use cpu_time::ThreadTime;
use elysium_kernel::Run;
use elysium_kit::{Bench, Line, QuestionCost, Tone};
use elysium_text::{Args, Lang};
use serde_json::{Value, json};

use crate::args::BenchArgs;
use crate::bots;
use crate::error::CliError;
use crate::numbers::{columns, count, decimal};
use crate::output::Output;
use crate::text::{say, word};

/// Unless somebody says otherwise, so that figures can be compared.
const PLAYERS: u8 = 4;

/// What was measured.
struct Figures {
    players: usize,
    playout: f64,
    search: f64,
    apply: f64,
    state_bytes: usize,
    decisions_per_game: f64,
    options_per_question: f64,
    polls_per_game: f64,
    questions: Questions,
}

/// What each kind of question took, in so many games.
#[derive(Default)]
struct Questions {
    games: u64,
    costs: BTreeMap<&'static str, QuestionCost>,
}

pub fn run(args: &BenchArgs, lang: Lang) -> Result<(), CliError> {
    let game = args.game.0;
    let players = args.players.or_else(|| args.decks.is_empty().then_some(PLAYERS));
    let setup = bots::table(game, lang, players, &[], &args.decks)?;
    let unplayable = |error| bots::unplayable(&error, lang);
    let players = game.players(&setup).map_err(unplayable)?.into();
    let mut bench = game.bench(&setup).map_err(unplayable)?;
    let figures = measure(bench.as_mut(), players, args.seconds)?;
    let mut out = Output::new();
    if args.json {
        out.json(&json(game.name(), &figures))?;
    } else {
        for line in lines(game.name(), &figures, lang) {
            out.painted(&line)?;
        }
    }
    Ok(out.flush()?)
}

fn measure(bench: &mut dyn Bench, players: usize, seconds: f64) -> Result<Figures, CliError> {
    let (mut games, mut sum) = (0, Run::default());
    let Ok(playout) = clock::speed::<Infallible>(seconds, |times| {
        let run = bench.playouts(times);
        games += u64::from(times);
        sum.decisions += run.decisions;
        sum.options += run.options;
        sum.polls += run.polls;
        Ok(run.decisions)
    });
    let Ok(search) = clock::speed::<Infallible>(seconds, |times| Ok(bench.search(times)));
    // What was offered is taken, so only a mistake in the rules leads to an error.
    let apply = clock::speed(seconds, |times| bench.answers(times))
        .map_err(|_| CliError::new("failure-bench", Args::new()))?;
    let questions = questions(bench, seconds);
    Ok(Figures {
        players,
        playout,
        search,
        apply,
        state_bytes: bench.state_bytes(),
        decisions_per_game: sum.decisions as f64 / games.max(1) as f64,
        options_per_question: sum.options as f64 / sum.decisions.max(1) as f64,
        polls_per_game: sum.polls as f64 / games.max(1) as f64,
        questions,
    })
}

/// Random games for about so long, by kind of question.
fn questions(bench: &mut dyn Bench, seconds: f64) -> Questions {
    const BETWEEN_LOOKS: u32 = 4;
    let begun = ThreadTime::now();
    let now = || begun.elapsed().as_nanos() as u64;
    let mut all = Questions::default();
    while begun.elapsed().as_secs_f64() < seconds {
        all.games += u64::from(BETWEEN_LOOKS);
        for (word, cost) in bench.questions(BETWEEN_LOOKS, &now) {
            let sum = all.costs.entry(word).or_default();
            sum.decisions += cost.decisions;
            sum.options += cost.options;
            sum.nanoseconds += cost.nanoseconds;
        }
    }
    all
}

/// A kind of question: how often a game asks it, its options, and the nanoseconds from the answer before to it.
fn means(games: u64, cost: QuestionCost) -> [f64; 3] {
    let each = |sum: u64| sum as f64 / cost.decisions.max(1) as f64;
    [cost.decisions as f64 / games.max(1) as f64, each(cost.options), each(cost.nanoseconds)]
}

fn json(game: &str, figures: &Figures) -> Value {
    let question = |(word, cost): (&&str, &QuestionCost)| {
        let [decisions, options, nanoseconds] = means(figures.questions.games, *cost);
        json!({
            "question": word, "decisions_per_game": decisions, "options": options, "nanoseconds": nanoseconds,
        })
    };
    let questions: Vec<_> = figures.questions.costs.iter().map(question).collect();
    json!({
        "game": game,
        "players": figures.players,
        "clock": "thread-cpu",
        "slices": clock::SLICES,
        "playout_decisions_per_second": figures.playout,
        "search_decisions_per_second": figures.search,
        "apply_decisions_per_second": figures.apply,
        "state_bytes": figures.state_bytes,
        "decisions_per_game": figures.decisions_per_game,
        "options_per_question": figures.options_per_question,
        "polls_per_game": figures.polls_per_game,
        "questions": questions,
    })
}

fn lines(game: &str, figures: &Figures, lang: Lang) -> Vec<Line> {
    let title = Args::new().set("game", game).set("players", figures.players);
    let row = |id: &str, value: String| vec![word(lang, id), value];
    let rows = [
        row("bench-playout", decimal(lang, figures.playout, 0)),
        row("bench-search", decimal(lang, figures.search, 0)),
        row("bench-apply", decimal(lang, figures.apply, 0)),
        row("bench-state", count(figures.state_bytes as u64)),
        row("bench-length", decimal(lang, figures.decisions_per_game, 1)),
        row("bench-options", decimal(lang, figures.options_per_question, 2)),
        row("bench-polls", decimal(lang, figures.polls_per_game, 1)),
    ];
    let rows = columns(&rows, true).into_iter().map(|text| Line::new().add(Tone::Plain, text));
    let clock = say(lang, "bench-clock", &Args::new().set("slices", clock::SLICES as usize));
    let title = Line::new().add(Tone::Strong, say(lang, "bench-title", &title));
    let clock = Line::new().add(Tone::Dim, clock);
    [title].into_iter().chain(rows).chain(kinds(&figures.questions, lang)).chain([clock]).collect()
}

/// A table of the kinds of questions, the one that takes most of a game first. Their words are those of records.
fn kinds(questions: &Questions, lang: Lang) -> Vec<Line> {
    let mut costs: Vec<_> = questions.costs.iter().collect();
    costs.sort_by_key(|(_, cost)| std::cmp::Reverse(cost.nanoseconds));
    let head =
        ["bench-question", "bench-often", "bench-choices", "bench-nanoseconds"].map(|id| word(lang, id));
    let row = |(word, cost): (&&str, &QuestionCost)| {
        let [decisions, options, nanoseconds] = means(questions.games, *cost);
        let figures =
            [(decisions, 1), (options, 1), (nanoseconds, 0)].map(|(n, digits)| decimal(lang, n, digits));
        [say(lang, "cards-code", &Args::new().set("code", *word))]
            .into_iter()
            .chain(figures)
            .collect::<Vec<_>>()
    };
    let table: Vec<_> = [head.to_vec()].into_iter().chain(costs.into_iter().map(row)).collect();
    let tone = |i: usize| if i == 0 { Tone::Accent } else { Tone::Plain };
    let rows = columns(&table, true).into_iter().enumerate();
    [Line::new()]
        .into_iter()
        .chain(rows.map(|(i, text)| Line::new().add(tone(i), text)))
        .chain([Line::new()])
        .collect()
}
