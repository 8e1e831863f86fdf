//! How a game ended, as it is sent.

use elysium_kernel::Viewer;
use elysium_text::Lang;
use elysium_wire::Ending;
use serde_json::json;

use super::long::answer;
use super::world::begun;

const NOW: i64 = 2_000_000;

/// Whom a limit leaves in the game has half a victory point (V:TES 15.25).
#[test]
fn half_a_point_is_sent_as_half_a_point() {
    let game = elysium_games::game("vtes").expect("a game with half points");
    let mut table = begun(game, 2, vec!["turn-limit=1".into()], 7);
    let mut rng = fastrand::Rng::with_seed(3);
    while answer(&mut table, &mut rng) {}
    while table.let_time_pass(NOW) {}
    let result = table.now(Viewer::Spectator, Lang::En).result.expect("one turn is over");
    assert_eq!((result.how, &result.scores), (Ending::Finished, &vec![Some(0.5); 2]));
    assert_eq!(json!(result)["scores"], json!([0.5, 0.5]));
}

/// Other games have whole points, and clients that read integers.
#[test]
fn whole_points_are_sent_without_decimals() {
    let game = elysium_games::game("vendetta").expect("a game with whole points");
    let mut table = begun(game, 3, Vec::new(), 7);
    let mut rng = fastrand::Rng::with_seed(3);
    while answer(&mut table, &mut rng) {}
    while table.let_time_pass(NOW) {}
    let result = table.now(Viewer::Spectator, Lang::En).result.expect("a game ends");
    let scores = json!(result)["scores"].as_array().expect("a list").clone();
    assert!(scores.iter().all(|score| score.is_i64() || score.is_null()), "{scores:?}");
    assert!(scores.iter().any(serde_json::Value::is_i64), "{scores:?}");
}
