//! What nobody may know makes no difference to what they are shown: at positions of random games
//! everything that a viewer cannot know is dealt again, and not one byte changes.

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Seat, Viewer};
use elysium_kit::AnyGame;
use elysium_text::Lang;
use elysium_wire::Command;
use serde_json::json;

use super::super::{Busy, Duty, Table};
use super::world::{Came, TIMEOUTS, begun, who};
use super::{player_counts, with_every_game};

/// Everything that a viewer is sent about this position, the log of the step under way included.
fn sent(table: &Table, viewer: Viewer, lang: Lang) -> String {
    let play = table.play().expect("a game");
    let lines = play.reports(play.events_before_step(), lang).into_iter();
    let lines = lines.filter_map(|report| report.seen_by(viewer));
    let lines: Vec<_> = lines.map(|line| json!([line.parts, line.rule, line.event])).collect();
    let mut now = table.with_plans(table.now(viewer, lang), viewer, lang);
    // Why somebody is out is read from what everybody was told; a game that is dealt again begins with an empty log.
    now.out.iter_mut().for_each(|seat| seat.out.clear());
    let hints = if let Viewer::Seat(seat) = viewer { Some(table.hints(seat, lang)) } else { None };
    json!([table.view(viewer), now, table.info(), lines, hints]).to_string()
}

/// Variants by chance.
fn variants(game: &dyn AnyGame, rng: &mut fastrand::Rng) -> Vec<String> {
    // The starters of V:TES are too large for small tables unless they may be as they are sold.
    let wished = |(name, _): &(&str, bool)| !["teams", "homemade", "decks-as-sold"].contains(name);
    let variants = game.variants().into_iter().filter(wished).filter(|_| rng.bool());
    let mut variants: Vec<String> =
        variants.map(|(name, on)| if on { format!("no-{name}") } else { name.into() }).collect();
    let values = game.values().into_iter().filter_map(|(name, _, words)| Some((name, words.last()?)));
    variants.extend(values.map(|(name, last)| format!("{name}={last}")).filter(|_| rng.bool()));
    variants
}

/// Somebody who is asked answers anything.
fn answer(table: &mut Table, number: usize, rng: &mut fastrand::Rng) {
    let asked: Vec<Seat> = table.play().expect("a game").asked().into_iter().collect();
    let seat = asked[rng.usize(..asked.len())];
    let seq = table.questions()[seat.index()].expect("a number").0;
    let question = table.play().and_then(|play| play.question(seat, Lang::En, seq)).expect("a question");
    let word = question.options[rng.usize(..question.options.len())].word.clone();
    let command = Command::Answer { seat: seat.to_string(), expected_seq: seq, word };
    assert!(matches!(table.take(&who(seat.index()), &number.to_string(), &command, 2_000_000), Came::Done));
}

fn others_hold_answers(table: &Table, viewer: Viewer) -> bool {
    let holds = |seat: Seat| table.play().is_some_and(|play| play.holds_answer_of(seat));
    (0..table.chairs.len()).map(|i| Seat(i as u8)).any(|seat| viewer != Viewer::Seat(seat) && holds(seat))
}

/// How often others held an answer back, and how often a question had answered itself.
fn nothing_hidden_makes_a_difference(game: &dyn AnyGame) -> (usize, usize) {
    let players = player_counts(game);
    let games = Tries::new(8, 30, 1_000);
    let many = games.are_many();
    let (mut answers, mut positions, mut compared, mut went_on, mut held, mut forced) = (0, 0, 0, 0, 0, 0);
    for seed in games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let variants = variants(game, &mut rng);
        let mut table = begun(game, players[seed as usize % players.len()], variants, seed);
        let mut number = 0;
        while table.play().is_some_and(|play| play.outcome().is_none()) {
            if table.play().is_some_and(|play| play.asked().is_empty()) {
                let due = table.due(&TIMEOUTS, Busy::default()).expect("only time keeps a window open");
                assert!(due.what == Duty::CloseWindow && table.let_time_pass(due.at));
                continue;
            }
            if rng.u8(..20) == 0 {
                positions += 1;
                let lang = Lang::ALL[rng.usize(..Lang::ALL.len())];
                for viewer in table.viewers() {
                    let other = table.play().and_then(|play| play.redealt(viewer, &mut rng));
                    let Some(other) = other else {
                        went_on += 1;
                        continue;
                    };
                    held += usize::from(others_hold_answers(&table, viewer));
                    let ours = sent(&table, viewer, lang);
                    forced += usize::from(!ours.contains(r#""forced":[]"#) && ours.contains(r#""forced":"#));
                    let own = table.play.replace(other.into());
                    let theirs = sent(&table, viewer, lang);
                    table.play = own;
                    assert!(ours == theirs, "{viewer:?} is shown what is hidden:\n{ours}\n{theirs}");
                    compared += 1;
                }
            }
            answer(&mut table, number, &mut rng);
            number += 1;
        }
        answers += number;
    }
    println!(
        "{}: {positions} positions, {compared} compared, {held} with answers held, {forced} with answers \
         given by themselves, {went_on} went on",
        game.name()
    );
    if many {
        // Where hidden cards decide who is asked, more worlds go on.
        assert!(positions > 0 && 40 * positions >= answers && compared > 10 * went_on, "{}", game.name());
    }
    (held, forced)
}

#[test]
fn nothing_hidden_makes_a_difference_in_any_game() {
    let (held, forced): (Vec<_>, Vec<_>) =
        with_every_game(nothing_hidden_makes_a_difference).into_iter().unzip();
    if Tries::new(8, 30, 1_000).are_many() {
        assert!(held.iter().sum::<usize>() > 0 && forced.iter().sum::<usize>() > 0);
    }
}
