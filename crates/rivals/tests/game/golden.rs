//! Games of yesterday replay today.

#[test]
fn golden_records_replay_to_the_same_end() {
    elysium_proof::golden(elysium_rivals::GAME);
}
