//! Whole games through the real interface, and what is left of them.

use std::collections::BTreeSet;

use elysium_client::{ClientError, Person};
use elysium_games::GAMES;
use elysium_kernel::{Viewer, record};
use elysium_kit::AnyGame;
use elysium_wire::{
    Command, Course, Ending, ErrorCode, GameResult, LogLine, Moment, NewReport, NewTable, Replay, ReportInfo,
    Snapshot, TableInfo, TableStatus,
};

use crate::kit::{TestPlayer, TestServer, act, against_bots, any_answer, gather, hear_next, table};

/// What a person brings to the shuffle.
const SEED: &str = "5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed";

/// A table with bots that is open but not started, so that its commitment is published before the start.
async fn seated(host: &Person, game: &str, players: u8) -> TableInfo {
    let new = NewTable { seed: Some(SEED.into()), ..against_bots(game, players) };
    let info = host.open(&new).await.expect("a table can be opened");
    assert_eq!(info.status, TableStatus::Open);
    info
}

async fn file(host: &Person, path: &str) -> String {
    let (status, text) = host.raw(axum::http::Method::GET, path, None).await.expect("it answers");
    assert_eq!(status, 200, "{text}");
    text
}

/// The record of a finished game can be replayed anywhere, and shows that nobody chose the cards.
async fn the_record_holds(host: &Person, info: &TableInfo, result: &GameResult) {
    let text = file(host, &format!("/api/tables/{}/record", info.id)).await;
    assert_eq!(record::game_of(&text).as_deref(), Ok(info.game.as_str()));
    let game = elysium_games::game(&info.game).expect("a game that is known");
    let replayed = game.read_record(&text, usize::MAX).expect("the record can be read");
    let outcome = replayed.play.outcome().expect("the game has an outcome");
    let winners: Vec<_> = outcome.winners.into_iter().map(|seat| seat.to_string()).collect();
    let points = game.points(&outcome);
    assert_eq!((result.how, &result.winners, &result.scores), (Ending::Finished, &winners, &points));
    let fair = replayed.fair.expect("the record says how it was shuffled");
    assert_eq!(fair.commitment.to_string(), info.commitment, "as it was published before the start");
    assert_eq!(fair.seats[0].map(|seed| seed.to_string()).as_deref(), Some(SEED));
    assert!(fair.gives(replayed.play.seed()));

    let replay: Replay =
        host.get(&format!("/api/tables/{}/replay?as=open", info.id)).await.expect("a replay");
    assert_eq!(replay.answers as usize, replayed.play.answers());
    assert_eq!(replay.result.as_ref(), Some(result));
    let shown = replay.fair.expect("the replay says how it was shuffled");
    let seed = replayed.play.seed().to_string();
    assert_eq!(
        (shown.commitment, shown.server, shown.seed),
        (info.commitment.clone(), fair.server.to_string(), seed)
    );
    for at in [0, replay.answers / 2, replay.answers] {
        let path = format!("/api/tables/{}/replay/{at}?as=open", info.id);
        let moment: Moment = host.get(&path).await.expect("a moment");
        let view = replayed.play.at(at as usize).view(Viewer::Omniscient);
        assert_eq!((moment.at, moment.of, moment.view), (at, replay.answers, view));
    }
    let report: serde_json::Value =
        serde_json::from_str(&file(host, &format!("/api/tables/{}/report", info.id)).await).expect("JSON");
    assert_eq!(report["digest"], replayed.play.digest());
    assert_eq!(report["record"], text);
    let words = |words: &str| NewReport { words: words.into() };
    let path = format!("/api/tables/{}/report", info.id);
    let kept: ReportInfo =
        host.post(&path, &words(" The blood does not add up. ")).await.expect("it is kept");
    assert_ne!(report["report"], kept.report);
    for (bad, code) in [(" ".into(), ErrorCode::EmptyText), ("x".repeat(2_001), ErrorCode::TextTooLong)] {
        let refused = host.post::<ReportInfo>(&path, &words(&bad)).await;
        assert!(matches!(refused, Err(ClientError::Refused(refused)) if refused.code == code));
    }
}

/// A finished game says why it ended, and has its course in the numbers that everybody may know.
async fn the_end_says_why(host: &Person, info: &TableInfo, result: &GameResult) {
    assert!(!result.why.is_empty());
    assert_eq!(result.seats.len(), result.scores.len());
    let course: Course = host.get(&format!("/api/tables/{}/course", info.id)).await.expect("a course");
    let text = file(host, &format!("/api/tables/{}/record", info.id)).await;
    let game = elysium_games::game(&info.game).expect("a game that is known");
    let play = game.read_record(&text, usize::MAX).expect("the record can be read").play;
    let mut expected = play.course(elysium_text::Lang::En);
    let names: Vec<_> = info.seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect();
    expected.name_seats(&names);
    assert_eq!(course, expected, "as the record has it, with the names of the table");
    assert!(course.chapters.iter().all(|chapter| chapter.values.len() == course.tracks.len()));
}

async fn a_game_by_long_polling(game: &dyn AnyGame, seed: u64) {
    let server = TestServer::open().await;
    let host = server.guest("Ana").await;
    let info = seated(&host, game.name(), game.player_counts()[0]).await;
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut heard = act(&host, &info.id, Command::Start).await.seq;
    let mut seen: Snapshot = host.table(&info.id).await.expect("a table");
    let early = host.get::<Course>(&format!("/api/tables/{}/course", info.id)).await;
    assert!(matches!(early, Err(ClientError::Refused(refused)) if refused.code == ErrorCode::NotOver));
    let result = loop {
        if let Some(result) = seen.now.result {
            break result;
        }
        match any_answer(&seen, &mut rng) {
            Some(answer) => {
                let ack = act(&host, &info.id, answer).await;
                // An answer that leaves a window open has no number of its own.
                assert!(ack.seq >= heard && !ack.again);
                seen = hear_next(&host, &info.id, ack.seq - 1).await;
            }
            None => seen = hear_next(&host, &info.id, heard).await,
        }
        heard = seen.seq;
    };
    assert_eq!(seen.now.status, TableStatus::Over);
    the_record_holds(&host, &info, &result).await;
    the_end_says_why(&host, &seen.table, &result).await;
}

#[tokio::test]
async fn every_game_is_played_by_long_polling() {
    for (game, seed) in GAMES.iter().zip(1..) {
        a_game_by_long_polling(*game, seed).await;
    }
}

async fn a_game_by_socket(game: &dyn AnyGame, seed: u64) {
    let server = TestServer::open().await;
    let host = server.guest("Ana").await;
    let players = game.player_counts()[1 % game.player_counts().len()];
    let info = seated(&host, game.name(), players).await;
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut player = TestPlayer::join(&host, &info.id, "en").await;
    player.act(Command::Start).await;
    player.play_to_the_end(&mut rng).await;
    let result = player.now.result.clone().expect("a result");
    the_record_holds(&host, &info, &result).await;
    // What was sent bit by bit is what a newcomer gets at once.
    let seen = host.table(&info.id).await.expect("a table");
    assert_eq!((player.seq, &player.view), (seen.seq, &seen.view));
    // Only at the end lines say where in the replay they stand: before, that could tell who had answered in a window.
    let placeless = |lines: &[LogLine]| -> Vec<LogLine> {
        lines.iter().map(|line| LogLine { answers: 0, ..line.clone() }).collect()
    };
    assert_eq!(placeless(&player.lines), placeless(&seen.lines));
}

#[tokio::test]
async fn every_game_is_played_by_socket() {
    for (game, seed) in GAMES.iter().zip(3..) {
        a_game_by_socket(*game, seed).await;
    }
}

/// Each reads in their own language, and both are at the same table.
#[tokio::test]
async fn two_people_and_a_bot_play_in_two_languages() {
    let server = TestServer::open().await;
    let (ana, ola) = (server.guest("Ana").await, server.guest("Ola").await);
    let mut new = table("vendetta", 3);
    new.bots = against_bots("vendetta", 2).bots;
    let info = gather(&[&ana, &ola], &new).await;
    let mut rng = fastrand::Rng::with_seed(5);
    let mut players =
        [TestPlayer::join(&ana, &info.id, "en").await, TestPlayer::join(&ola, &info.id, "pl").await];
    assert_eq!(players.each_ref().map(|player| player.you.as_deref()), [Some("A"), Some("B")]);
    loop {
        let [one, two] = &mut players;
        tokio::select! {
            () = one.hear_until(|player| player.now.question.is_some() || player.now.result.is_some()) => {}
            () = two.hear_until(|player| player.now.question.is_some() || player.now.result.is_some()) => {}
        }
        if players.iter().any(|player| player.now.result.is_some()) {
            break;
        }
        for player in &mut players {
            if player.now.question.is_some() {
                player.answer(&mut rng).await;
            }
        }
    }
    let last = players[0].seq.max(players[1].seq);
    for player in &mut players {
        player.hear_of(last).await;
    }
    let [one, two] = &players;
    let (english, polish) =
        (one.now.result.clone().expect("a result"), two.now.result.clone().expect("a result"));
    assert_eq!((&english.winners, &english.scores), (&polish.winners, &polish.scores));
    assert_ne!(english.text, polish.text);
    // Apart from names and numbers no line reads the same.
    let texts = |player: &TestPlayer| -> BTreeSet<String> {
        let text = |line: &LogLine| line.parts.iter().map(elysium_wire::Part::text).collect();
        player.lines.iter().map(text).collect()
    };
    let (english, polish) = (texts(one), texts(two));
    let same = english.intersection(&polish).count();
    assert!(
        english.len() > 50 && same * 20 < english.len(),
        "{same} of {} lines are the same",
        english.len()
    );
}
