//! Builds the page with Node, or takes one that is built already (`WEB_DIST`).
//!
//! Nothing is written into the source tree but `web/node_modules`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the page is made of. Not `web/` itself: `node_modules` in it changes with every build.
const SOURCES: [&str; 9] = [
    "src",
    "i18n",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to build")).join("web");
    println!("cargo::rerun-if-env-changed=WEB_DIST");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    let result = match env::var_os("WEB_DIST") {
        Some(ready) => take(Path::new(&ready), &out),
        None => build(&web, &out),
    };
    if let Err(reason) = result {
        println!("cargo::error={reason}");
        std::process::exit(1);
    }
}

/// A page that somebody built elsewhere.
fn take(ready: &Path, out: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", ready.display());
    if !ready.join("index.html").is_file() {
        return Err(format!(
            "WEB_DIST={} holds no built page: there is no index.html in it",
            ready.display()
        ));
    }
    let failed = |error: io::Error| format!("WEB_DIST={} could not be copied: {error}", ready.display());
    if out.exists() {
        fs::remove_dir_all(out).map_err(failed)?;
    }
    copy(ready, out).map_err(failed)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn build(web: &Path, out: &Path) -> Result<(), String> {
    if !is_installed(web) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let out = out.to_str().ok_or("the build directory has a name that Node cannot read")?;
    npm(web, &["run", "build", "--", "--outDir", out, "--emptyOutDir"])
}

/// npm notes what it has installed; older than the list, it is out of date.
fn is_installed(web: &Path) -> bool {
    let changed = |file: &str| fs::metadata(web.join(file)).and_then(|meta| meta.modified()).ok();
    matches!((changed("node_modules/.package-lock.json"), changed("package-lock.json")), (Some(have), Some(want)) if have >= want)
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let line = format!("npm {}", arguments.join(" "));
    let way_out = "Install Node 20.19 or later, or set WEB_DIST to a directory with a built page.";
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let run = Command::new(program).args(arguments).current_dir(web).output();
    let output = run.map_err(|error| {
        format!("the page cannot be built: `{line}` could not be run ({error}). {way_out}")
    })?;
    if output.status.success() {
        return Ok(());
    }
    let output =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    eprintln!("{output}");
    let last: Vec<_> = output.lines().filter(|line| !line.trim().is_empty()).collect();
    let last = last[last.len().saturating_sub(6)..].join(" | ");
    Err(format!("the page cannot be built: `{line}` failed: {last}"))
}
