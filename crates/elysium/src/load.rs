//! `elysium load`: many tables through the real sockets of a running server.

use std::time::{Duration, Instant};

use elysium_client::load::{LoadPlan, LoadReport, play};
use elysium_text::{Args, Lang};
use serde_json::json;
use tokio::sync::watch;

use crate::args::LoadArgs;
use crate::error::CliError;
use crate::output::Output;
use crate::text::say;

pub fn run(args: &LoadArgs, lang: Lang) -> Result<(), CliError> {
    if !args.server.ip().is_loopback() {
        return Err(CliError::new("failure-load-server", Args::new().set("server", args.server.to_string())));
    }
    let plan = LoadPlan {
        server: args.server,
        tables: args.tables as usize,
        rate: args.rate,
        // So that most answers are waited for.
        games: elysium_games::smallest_tables(),
        come_back: false,
        take_backs: false,
        slow_tables: args.slow_bots as usize,
    };
    let runtime = tokio::runtime::Runtime::new()?;
    // Everybody sits down first; that is not what is measured.
    let warm_up = Duration::from_secs_f64(2.0 + args.tables as f64 * 0.03);
    let (report, from) = runtime.block_on(async {
        let (stop, stopped) = watch::channel(false);
        let playing = tokio::spawn(play(plan, stopped));
        tokio::time::sleep(warm_up).await;
        let from = Instant::now();
        tokio::time::sleep(Duration::from_secs_f64(args.seconds)).await;
        stop.send_replace(true);
        (playing.await.unwrap_or_default(), from)
    });
    print(args, &report, from, lang)
}

fn print(args: &LoadArgs, report: &LoadReport, from: Instant, lang: Lang) -> Result<(), CliError> {
    let mut times: Vec<f64> = report
        .acked
        .iter()
        .filter(|acked| acked.at >= from)
        .map(|acked| acked.took.as_secs_f64() * 1000.0)
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    if times.is_empty() {
        let reason = report.problems.first().cloned().unwrap_or_default();
        let args = Args::new().set("server", args.server.to_string());
        return Err(CliError::new("failure-load", args.set("reason", reason)));
    }
    let rate = times.len() as f64 / args.seconds;
    let (p50, p99, max) = (at(0.5), at(0.99), at(1.0));
    let mut out = Output::new();
    if args.json {
        out.json(&json!({
            "tables": args.tables, "slow_tables": args.slow_bots, "seconds": args.seconds, "asked_rate": args.rate, "rate": rate,
            "acked": times.len(), "refused": report.refused.len(), "finished": report.finished,
            "p50_ms": p50, "p99_ms": p99, "max_ms": max, "problems": report.problems,
        }))?;
    } else {
        let figure = |n: f64| format!("{n:.1}");
        let words = Args::new()
            .set("tables", i64::from(args.tables))
            .set("seconds", figure(args.seconds))
            .set("rate", figure(rate))
            .set("acked", times.len())
            .set("refused", report.refused.len())
            .set("finished", report.finished)
            .set("p50", figure(p50))
            .set("p99", figure(p99))
            .set("max", figure(max));
        out.line(&say(lang, "load-report", &words))?;
        for problem in report.problems.iter().take(5) {
            out.line(&say(lang, "load-problem", &Args::new().set("problem", problem)))?;
        }
    }
    out.flush()?;
    if report.problems.is_empty() { Ok(()) } else { Err(CliError::Shown) }
}
