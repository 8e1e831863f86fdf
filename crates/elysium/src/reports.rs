//! `elysium reports`: what players found wrong, for the host of a server.

use elysium_server::Archive;
use elysium_text::{Args, Lang};

use crate::args::ReportsArgs;
use crate::error::CliError;
use crate::output::Output;
use crate::serve::{data, refused};
use crate::text::{say, word};

pub fn run(args: ReportsArgs, lang: Lang) -> Result<(), CliError> {
    let data = data(args.data)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let mut out = Output::new();
    runtime.block_on(async {
        let archive = Archive::open(&data).await.map_err(refused)?;
        if let Some(report) = args.report {
            let record = archive.reported(&report).await.map_err(refused)?;
            let record =
                record.ok_or_else(|| CliError::new("failure-report", Args::new().set("report", &report)))?;
            out.line(record.trim_end())?;
            return Ok(out.flush()?);
        }
        let reports = archive.reports().await.map_err(refused)?;
        if reports.is_empty() {
            out.line(&word(lang, "reports-none"))?;
        }
        for report in reports {
            let args = Args::new().set("report", report.id).set("table", report.table);
            let hours = (elapsed_ms(report.created) / 3_600_000).max(0);
            out.line(&say(lang, "reports-line", &args.set("hours", hours)))?;
            report.words.lines().try_for_each(|line| out.line(&format!("    {line}")))?;
        }
        Ok(out.flush()?)
    })
}

fn elapsed_ms(since: i64) -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |now| now.as_millis() as i64 - since)
}
