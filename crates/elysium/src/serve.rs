//! `elysium serve`, and `elysium` alone: the server, with the page.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;

use elysium_kernel::Seed;
use elysium_server::{Asset, Config, Resumed, ServeError, Server, Timeouts};
use elysium_text::{Args, Lang};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

use crate::args::ServeArgs;
use crate::error::CliError;
use crate::output::{Output, colour_wanted};
use crate::text::{say, word};

pub fn run(args: ServeArgs, lang: Lang) -> Result<(), CliError> {
    log(args.log_json);
    if args.slow_bots {
        elysium_kit::allow_slow_bots();
    }
    let data =
        args.data.or_else(usual_data).ok_or_else(|| CliError::new("failure-serve-no-data", Args::new()))?;
    let config = Config {
        bind: args.bind,
        data: data.clone(),
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        timeouts: Timeouts { bot: args.bot_pause, ..Timeouts::default() },
        secret: args.shuffle_seed.map(Seed::number),
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| broken(&error))?;
    runtime.block_on(async {
        let server = Server::open(config, Arc::new(asset)).await.map_err(refused)?;
        let url = args.public_url.unwrap_or_else(|| format!("http://{}", server.address()));
        // Whoever reads that the server is running may ask it to close.
        let asked = asked_to_stop();
        let mut out = Output::new();
        out.line(&say(lang, "serve-ready", &Args::new().set("url", url)))?;
        out.line(&say(lang, "serve-data", &Args::new().set("data", data.display().to_string())))?;
        let count = |tables: usize| Args::new().set("count", tables);
        let Resumed { go_on, read_only, unopened } = server.tables;
        out.line(&say(lang, "serve-tables", &count(go_on)))?;
        for (id, tables) in [("serve-tables-read-only", read_only), ("serve-tables-unopened", unopened)] {
            if tables > 0 {
                out.line(&say(lang, id, &count(tables)))?;
            }
        }
        out.line(&word(lang, "serve-stop"))?;
        out.flush()?;
        // Nobody else can write while this one is there.
        drop(out);
        let closing = word(lang, "serve-closing");
        let stop = async move {
            asked.await;
            // Somebody may have closed the output: that is no reason to stay open.
            let mut out = Output::new();
            let _ = out.line(&closing).and_then(|()| out.flush());
        };
        server.run(stop).await.map_err(|error| broken(&error))
    })
}

fn asset(path: &str) -> Option<Asset> {
    elysium_page::file(path).map(|file| Asset { bytes: file.bytes, kind: file.kind, tag: file.tag })
}

/// The log goes to stderr. `RUST_LOG` says how much of it.
fn log(json: bool) {
    let usual =
        || Targets::new().with_default(LevelFilter::WARN).with_target("elysium_server", LevelFilter::INFO);
    let wished = std::env::var("RUST_LOG").ok().and_then(|wish| wish.parse().ok());
    let colour = std::io::stderr().is_terminal() && colour_wanted();
    let lines = tracing_subscriber::fmt::layer().with_ansi(colour).with_writer(std::io::stderr);
    let lines = if json { lines.json().boxed() } else { lines.boxed() };
    tracing_subscriber::registry().with(lines.with_filter(wished.unwrap_or_else(usual))).init();
}

/// The directory that was named, or the usual one.
pub fn data(named: Option<PathBuf>) -> Result<PathBuf, CliError> {
    named.or_else(usual_data).ok_or_else(|| CliError::new("failure-serve-no-data", Args::new()))
}

/// The folder where this system keeps a user's data.
fn usual_data() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let home = || folder("HOME");
    let base = if cfg!(windows) {
        folder("APPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("elysium"))
}

/// Ctrl+C, or the system asks for it. Heard from now on, whoever waits for it later.
#[cfg(unix)]
fn asked_to_stop() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let asked = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [interrupt, terminate] = asked.map(|asked| async move {
            match asked {
                Ok(mut asked) => _ = asked.recv().await,
                // Without a handler the system ends the program as it always does.
                Err(_) => std::future::pending().await,
            }
        });
        tokio::select! { () = interrupt => {}, () = terminate => {} }
    }
}

/// Ctrl+C.
#[cfg(not(unix))]
async fn asked_to_stop() {
    // Without a handler the system ends the program as it always does.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

pub fn refused(error: ServeError) -> CliError {
    let path = |path: PathBuf| Args::new().set("path", path.display().to_string());
    match error {
        ServeError::Directory { path: folder, error } => CliError::directory(&folder, &error),
        ServeError::NoDatabase { path: data } => CliError::new("failure-no-database", path(data)),
        ServeError::InUse { path: data } => CliError::new("failure-serve-in-use", path(data)),
        ServeError::NotEmpty { path: folder } => CliError::new("failure-not-empty", path(folder)),
        ServeError::Inside { path: folder, from } => {
            CliError::new("failure-inside", path(folder).set("from", from.display().to_string()))
        }
        ServeError::Copy { path: from, reason } => {
            CliError::new("failure-copy", path(from).set("reason", reason))
        }
        ServeError::Bind { address, reason } => CliError::new(
            "failure-serve-bind",
            Args::new().set("address", address.to_string()).set("reason", reason),
        ),
        ServeError::Store { reason } => {
            CliError::new("failure-serve-store", Args::new().set("reason", reason))
        }
    }
}

fn broken(error: &std::io::Error) -> CliError {
    CliError::new("failure-serve", Args::new().set("reason", error.to_string()))
}
