//! `elysium load` against a live `elysium serve`.

use crate::kit::{elysium, keys};
use crate::server::{TestServer, free_address};

#[test]
fn the_json_has_its_shape_and_nothing_went_wrong() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let server = TestServer::open(folder.path(), free_address());
    let url = server.address.to_string();
    let args = ["load", "--tables", "4", "--rate", "40", "--seconds", "1", "--server", &url];
    let json = elysium(&[&args[..], &["--json"]].concat()).json();
    let expected = [
        "acked",
        "asked_rate",
        "finished",
        "max_ms",
        "p50_ms",
        "p99_ms",
        "problems",
        "rate",
        "refused",
        "seconds",
        "slow_tables",
        "tables",
    ];
    assert_eq!(keys(&json), expected);
    assert_eq!((&json["tables"], &json["asked_rate"]), (&4.into(), &40.0.into()));
    assert_eq!((&json["refused"], &json["problems"]), (&0.into(), &serde_json::json!([])));
    let number = |key: &str| json[key].as_f64().unwrap_or_else(|| panic!("{key} of {json}"));
    assert!(number("acked") >= 1.0 && number("rate") > 0.0, "{json}");
    assert!(number("p50_ms") <= number("p99_ms") && number("p99_ms") <= number("max_ms"), "{json}");

    let printed = elysium(&[&args[..], &["--lang", "pl"]].concat()).ok();
    assert!(printed.contains(" ms") && !printed.contains('⟦'), "{printed}");
    let log = server.log();
    assert!(server.close().success() && !log.contains("ERROR"), "{log}");
}

#[test]
fn without_a_server_there_is_nothing_to_measure() {
    let url = free_address().to_string();
    let args = ["load", "--tables", "1", "--seconds", "0.01", "--server", &url];
    let err = elysium(&args).fails(1);
    assert!(err.contains(&url) && err.contains("hint: Is a server running there?"), "{err}");
    let err = elysium(&["load", "--server", "192.0.2.1:80"]).fails(1);
    assert!(err.contains("192.0.2.1:80 is not on this machine"), "{err}");
    for (option, value) in [("--rate", "0"), ("--tables", "0"), ("--seconds", "x"), ("--server", "here")] {
        elysium(&["load", &format!("{option}={value}")]).fails(2);
    }
}
