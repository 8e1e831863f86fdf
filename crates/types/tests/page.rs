//! The page's types are those of the server.

use std::path::Path;

use elysium_types::modules;

#[test]
fn the_page_has_these_types() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    for (path, text) in modules() {
        let file = source.join(&path);
        if std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
            std::fs::create_dir_all(file.parent().expect("a file in a directory"))
                .expect("a directory for the types");
            std::fs::write(&file, text).expect("a file that can be written");
            continue;
        }
        let there = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(
            there == text,
            "web/src/{path} is not what the Rust types say: renew it with `UPDATE=1 cargo test -p elysium-types`",
        );
    }
}

/// A type of the wire that nothing refers to must be named in `crates/types/src/lib.rs`.
#[test]
fn no_type_of_the_wire_is_missing() {
    let modules = modules();
    let (_, page) = modules.iter().find(|(path, _)| path == "wire/index.ts").expect("the types of the wire");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../wire/src");
    let mut found = 0;
    for file in std::fs::read_dir(source).expect("the source of the wire") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a readable file");
        let kinds = ["pub struct ", "pub enum "];
        for line in text.lines().filter_map(|line| kinds.iter().find_map(|kind| line.strip_prefix(kind))) {
            let name = line.split(|c: char| !c.is_alphanumeric()).next().expect("a name");
            assert!(
                page.contains(&format!("export type {name} =")),
                "{name} is not among the types of the page"
            );
            found += 1;
        }
    }
    assert!(found > 0, "the wire has no types");
}
