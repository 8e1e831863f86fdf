//! Runs every scenario of the game.

#[test]
fn every_scenario_holds() {
    elysium_proof::run_scenarios(elysium_vendetta::GAME);
}
