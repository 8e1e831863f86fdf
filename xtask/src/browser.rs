//! The browser that the page is tried in.

use std::path::Path;
use std::process::Command;

/// Where Debian puts it; `CHROMIUM` names another one.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Sees to it that there is one.
pub fn install() -> Result<(), String> {
    let wanted = std::env::var("CHROMIUM").unwrap_or_else(|_| CHROMIUM.into());
    if Path::new(&wanted).exists() {
        return Ok(());
    }
    let way_out = "Install Chromium, or set CHROMIUM to a Chromium or Chrome that is there already.";
    if wanted != CHROMIUM || !is_root() {
        return Err(format!("the page cannot be tried in a browser: there is no {wanted}. {way_out}"));
    }
    println!("== browser");
    apt(&["update"])?;
    apt(&["install", "-y", "--no-install-recommends", "chromium"])
        .map_err(|reason| format!("{reason}. {way_out}"))
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn apt(arguments: &[&str]) -> Result<(), String> {
    let line = format!("apt-get {}", arguments.join(" "));
    match Command::new("apt-get").args(arguments).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed: {status}")),
        Err(error) => Err(format!("`{line}` could not be run: {error}")),
    }
}
