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
    assert!(error.contains("no backup in the directory") && error.contains("nowhere"), "{error}");
    assert!(!error.contains("--data"), "the target is not to blame: {error}");

    // A database that is none.
    fs::create_dir(&empty).expect("a directory");
    fs::write(folder.path().join("full/elysium.db"), "this is not a database, only a long line of text")
        .expect("a file");
    let error = elysium(&["backup", &full, "--data", &full]).fails(1);
    assert!(error.contains("full is not empty"), "{error}");
    let error = elysium(&["backup", &full, "--data", &full, "--lang", "pl"]).fails(1);
    assert!(error.contains("nie jest pusty"), "{error}");
    let error = elysium(&["restore", &full, "--data", &empty]).fails(1);
    assert!(error.contains("full cannot be copied") && error.contains("not a database"), "{error}");
    assert_eq!(fs::read_dir(&empty).expect("a directory").count(), 0, "nothing is left of what failed");
    assert_eq!(fs::read_to_string(folder.path().join("full/mine.txt")).expect("a file"), "mine");

    // A target that is a file, in words of every language.
    let mine = path("mine.txt");
    fs::write(&mine, "mine").expect("a file");
    for (lang, words) in [
        ("en", "cannot be a directory"),
        ("es", "no puede ser un directorio"),
        ("fr", "ne peut pas être un dossier"),
        ("pl", "nie może być katalogiem"),
    ] {
        let error = elysium(&["restore", &full, "--data", &mine, "--lang", lang]).fails(1);
        assert!(
            error.contains("mine.txt") && error.contains(words) && !error.contains("os error"),
            "{error}"
        );
    }
}

/// It would be lost with what it is a copy of.
#[test]
fn a_backup_does_not_lie_in_the_data_directory() {
    let folder = tempfile::tempdir().expect("a place");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fs::create_dir(path("data")).expect("a directory");
    fs::write(path("data/elysium.db"), "").expect("a file");
    for inside in ["data/backup", "data/new/backup", "new/../data/backup", "data/../data/backup"] {
        let error = elysium(&["backup", &path(inside), "--data", &path("data")]).fails(1);
        assert!(error.contains("is inside"), "{inside}: {error}");
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(path("data"), path("link")).expect("a link");
        let error = elysium(&["backup", &path("link/backup"), "--data", &path("data")]).fails(1);
        assert!(error.contains("is inside"), "{error}");
    }
    assert_eq!(fs::read_dir(path("data")).expect("a directory").count(), 1, "nothing was made there");
}
