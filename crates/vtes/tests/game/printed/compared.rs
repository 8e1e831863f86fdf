//! The reviewer's comparison, on a table made for it.

use std::fs;

use elysium_kit::{TableError, Workbench};
use elysium_vtes::GAME;

#[test]
fn words_and_numbers_that_only_one_side_has_are_found_and_the_worst_comes_first() {
    let folder = std::env::temp_dir().join(format!("compared-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let library = "\u{feff}\"Id\",\"Name\",\"Card Text\"\n\
        \"101225\",\"Misdirection\",\"Lock a minion.\"\n\
        \"101104\",\"Life in the City\",\"Trifle.\nAdd 3 blood to a \"\"tired\"\" ready vampire, or two.\"\n";
    fs::write(folder.join("vteslib.csv"), library).expect("written");
    fs::write(folder.join("vtescrypt.csv"), "\"Id\",\"Name\",\"Card Text\"\n").expect("written");
    let work: &dyn Workbench = GAME.workbench().expect("V:TES has one");
    let compared = work.compare(&folder).expect("both tables are there");
    fs::remove_dir_all(&folder).expect("removed");
    let [worst, best] = compared.as_slice() else { panic!("{compared:?}") };
    assert_eq!((worst.slug.as_str(), best.slug.as_str()), ("life-in-the-city", "misdirection"));
    assert_eq!(worst.numbers, [vec!["1".to_owned()], vec!["2".to_owned(), "3".to_owned()]]);
    assert_eq!(worst.words, [vec![], vec!["or".to_owned(), "tired".to_owned()]]);
    assert_eq!(best.overlap, 100);
    assert!(
        matches!(work.compare(&folder), Err(TableError::Unreadable(file, _)) if file.ends_with("vteslib.csv"))
    );
}
