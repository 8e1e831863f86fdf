//! `elysium backup` and `elysium restore`: what they refuse. That they keep everything is shown under load.

use std::fs;

use crate::kit::elysium;

#[test]
fn nothing_is_copied_from_nowhere_or_over_something() {
    let folder = tempfile::tempdir().expect("a place");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (nowhere, full, empty) = (path("nowhere"), path("full"), path("empty"));
    fs::create_dir(&full).expect("a directory");
    fs::write(folder.path().join("full/mine.txt"), "mine").expect("a file");

    let error = elysium(&["backup", &empty, "--data", &nowhere]).fails(1);
    assert!(error.contains("nowhere") && error.contains("--data"), "{error}");
    assert!(!folder.path().join("empty").exists(), "nothing is left of what failed");
    let error = elysium(&["restore", &nowhere, "--data", &empty]).fails(1);
    assert!(error.contains("nowhere"), "{error}");

    // A database that is none.
    fs::create_dir(&empty).expect("a directory");
    fs::write(folder.path().join("full/elysium.db"), "this is not a database, only a long line of text")
        .expect("a file");
    let error = elysium(&["backup", &full, "--data", &full]).fails(1);
    assert!(error.contains("full is not empty"), "{error}");
    let error = elysium(&["backup", &full, "--data", &full, "--lang", "pl"]).fails(1);
    assert!(error.contains("nie jest pusty"), "{error}");
    let error = elysium(&["restore", &full, "--data", &empty]).fails(1);
    assert!(error.contains("not a database"), "{error}");
    assert_eq!(fs::read_dir(&empty).expect("a directory").count(), 0, "nothing is left of what failed");
    assert_eq!(fs::read_to_string(folder.path().join("full/mine.txt")).expect("a file"), "mine");
}
