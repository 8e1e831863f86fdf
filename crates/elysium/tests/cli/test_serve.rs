//! `elysium serve`: how it says what it is, and why it cannot open.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

use crate::kit::{Ran, elysium, languages, run};
use crate::server::{TestServer, free_address, serve};

/// A server that cannot open, in every language: each has words of its own, and `reason` is in all of them.
fn cannot_open(data: &Path, address: SocketAddr, reasons: &[&str]) -> Vec<String> {
    let (data, address) = (data.display().to_string(), address.to_string());
    let said = |lang: &str| elysium(&["serve", "--lang", lang, "--data", &data, "--bind", &address]).fails(1);
    let said: Vec<_> = languages().map(said).collect();
    for (i, text) in said.iter().enumerate() {
        assert!(!said[..i].contains(text), "the same in two languages: {text}");
        for reason in reasons {
            assert!(text.contains(reason), "no `{reason}` in: {text}");
        }
    }
    said
}

#[test]
fn help_names_its_options() {
    let help = elysium(&["serve", "--help"]).ok();
    for option in ["--bind", "--data", "--public-url", "--behind-proxy", "--bot-pause", "--log-json"] {
        assert!(help.contains(option), "no {option} in:\n{help}");
    }
    assert!(help.contains("127.0.0.1:8080"), "{help}");
    let said = elysium(&["serve", "--bind", "nowhere"]).fails(2);
    assert!(said.contains("nowhere") && said.contains("such as 127.0.0.1:8080"), "{said}");
    assert!(elysium(&["serve", "--bot-pause", "60001"]).fails(2).contains("60001"));
}

#[test]
fn a_running_server_says_where_it_is_in_every_language() {
    for lang in languages() {
        let folder = tempfile::tempdir().expect("a place for the data");
        let mut command = serve(folder.path(), "127.0.0.1:0".parse().expect("an address"));
        command.args(["--log-json", "--lang", lang]);
        let server = TestServer::start(command, folder.path());
        assert_ne!(server.address.port(), 0, "{}", server.greeting);
        assert!(server.greeting.contains(&folder.path().display().to_string()), "{}", server.greeting);
        assert!(!server.greeting.contains('⟦'), "{}", server.greeting);
        let log = folder.path().join("log.txt");
        assert!(server.close().success());
        for line in fs::read_to_string(log).expect("a log").lines() {
            serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        }
    }
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let server = TestServer::open(folder.path(), free_address());
    let said = cannot_open(folder.path(), free_address(), &[&folder.path().display().to_string(), "--data"]);
    assert!(said[0].starts_with("error: Another server is using the data in "), "{}", said[0]);
    // The first one is none the worse for it, and when it has gone the next may come.
    assert!(server.close().success());
    drop(TestServer::open(folder.path(), free_address()));
}

#[test]
fn a_port_that_is_taken_is_reported() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address");
    let said = cannot_open(folder.path(), address, &[&address.to_string(), "--bind"]);
    assert!(said[0].contains("Cannot listen on"), "{}", said[0]);
}

#[test]
fn a_data_directory_that_is_none_is_reported() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let file = folder.path().join("file");
    fs::write(&file, "not a directory").expect("written");
    for data in [file.clone(), file.join("below")] {
        let said = cannot_open(&data, free_address(), &[&data.display().to_string(), "--data"]);
        assert!(said[0].contains(" cannot be a directory: "), "{}", said[0]);
    }
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "not a directory");
}

#[test]
fn a_database_that_is_none_is_reported_and_left_alone() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let database = folder.path().join("elysium.db");
    let text = "this was never a database, and it is long enough to have been one. ".repeat(100);
    fs::write(&database, &text).expect("written");
    let said = cannot_open(folder.path(), free_address(), &[]);
    assert!(said[0].starts_with("error: The storage cannot be opened: "), "{}", said[0]);
    assert_eq!(fs::read_to_string(&database).expect("it is there"), text);
}

/// A directory that can be read but not written. Whoever may do everything is not held up by that.
#[cfg(unix)]
#[test]
fn a_directory_that_cannot_be_written_is_reported() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a place for the data");
    let data = folder.path().join("closed");
    fs::create_dir(&data).expect("made");
    fs::set_permissions(&data, fs::Permissions::from_mode(0o500)).expect("ours");
    if fs::write(data.join("probe"), "").is_err() {
        cannot_open(&data, free_address(), &[&data.display().to_string(), "--data"]);
    } else {
        println!("this user may write everywhere: only the system's own directories refuse");
    }
    #[cfg(target_os = "linux")]
    cannot_open(Path::new("/proc/elysium"), free_address(), &["/proc/elysium", "--data"]);
}

/// The system lets the server write next to nothing: a disk that is full.
#[cfg(unix)]
#[test]
fn a_full_disk_is_reported() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let server = serve(folder.path(), free_address());
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\""]);
    command.arg(server.get_program()).args(server.get_args());
    let Ran { code, out, err } = run(command);
    assert_eq!((code, out.as_str()), (Some(1), ""), "{err}");
    assert!(err.contains("error: The storage cannot be opened: ") && !err.contains("panicked"), "{err}");
}
