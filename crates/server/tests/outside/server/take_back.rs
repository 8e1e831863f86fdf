//! Answers taken back: freely while nobody has learnt anything, then if the others agree.

use elysium_wire::{CanTakeBack, Command, ErrorCode, NewTable, Snapshot, TableOptions, TakeBackRule};

use crate::kit::{
    TestPlayer, TestServer, act, against_bots, any_answer, gather, look, refused, table, until,
};

/// What must be the same again, whatever its number is.
fn asked(seen: &Snapshot) -> (u32, serde_json::Value, String, Vec<String>) {
    let question = seen.now.question.as_ref().expect("a question");
    let words = question.options.iter().map(|option| option.word.clone()).collect();
    (seen.now.answers, seen.view.clone(), elysium_wire::plain(&question.text), words)
}

#[tokio::test]
async fn it_is_free_while_nobody_has_learnt_anything() {
    let server = TestServer::open().await;
    let people = [server.guest("Ana").await, server.guest("Ben").await, server.guest("Eva").await];
    let people = people.each_ref();
    let info = gather(&people, &table("vendetta", 3)).await;
    let mut rng = fastrand::Rng::with_seed(11);
    // Somebody decides a play in several answers, and is asked again before anybody else is.
    loop {
        let is_asked = |seen: &Snapshot| seen.now.question.is_some();
        let (i, before) = until(&people, &info.id, &mut rng, is_asked).await;
        act(people[i], &info.id, any_answer(&before, &mut rng).expect("a question")).await;
        let after = look(people[i], &info.id).await;
        if after.now.take_back.can != CanTakeBack::Freely {
            continue;
        }
        let ack = act(people[i], &info.id, Command::TakeBack).await;
        let again = look(people[i], &info.id).await;
        assert_eq!(asked(&again), asked(&before));
        assert_eq!(again.now.question.as_ref().map(|question| question.seq), Some(ack.seq), "a new number");
        let undone = again.lines.iter().find_map(|line| line.undoes);
        assert_eq!(undone, Some(after.seq), "the log says from where it is undone");
        break;
    }
    // The old number is worth nothing now.
    let (i, seen) = until(&people, &info.id, &mut rng, |seen| seen.now.question.is_some()).await;
    let Some(Command::Answer { seat, expected_seq, word }) = any_answer(&seen, &mut rng) else { panic!() };
    let old = Command::Answer { seat, expected_seq: expected_seq - 1, word };
    assert_eq!(refused(people[i], &info.id, old).await.code, ErrorCode::Late);
}

#[tokio::test]
async fn others_are_asked_once_they_have_learnt_something() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let mut rng = fastrand::Rng::with_seed(12);
    let wants = |seen: &Snapshot| seen.now.take_back.can == CanTakeBack::Ask && seen.now.answers > 5;
    let (i, before) = until(&[&ana, &ben], &info.id, &mut rng, wants).await;
    let (asks, other) = if i == 0 { (&ana, &ben) } else { (&ben, &ana) };
    let mut player = TestPlayer::join(other, &info.id, "en").await;

    // Declined: everything stands.
    let ack = act(asks, &info.id, Command::TakeBack).await;
    player.hear_of(ack.seq).await;
    assert_eq!(player.now.take_back.asked_by, before.you);
    assert!(player.now.take_back.your_word && player.now.take_back.can == CanTakeBack::No);
    let second = refused(other, &info.id, Command::TakeBack).await;
    assert!(matches!(second.code, ErrorCode::NoTakeBack | ErrorCode::NothingToTakeBack), "one at a time");
    let own = refused(asks, &info.id, Command::AllowTakeBack { allow: true }).await;
    assert_eq!(own.code, ErrorCode::NobodyAsks, "nobody agrees with themselves");
    player.act(Command::AllowTakeBack { allow: false }).await;
    let after = look(asks, &info.id).await;
    assert_eq!((after.now.answers, &after.view), (before.now.answers, &before.view));
    assert_eq!((after.now.take_back.asked_by.as_deref(), after.now.take_back.can), (None, CanTakeBack::Ask));
    let late = refused(other, &info.id, Command::AllowTakeBack { allow: true }).await;
    assert_eq!(late.code, ErrorCode::NobodyAsks);

    // Agreed: back to the question.
    act(asks, &info.id, Command::TakeBack).await;
    player.act(Command::AllowTakeBack { allow: true }).await;
    player.hear_until(|player| player.now.answers < before.now.answers).await;
    let back = look(asks, &info.id).await;
    assert!(back.now.question.is_some() && back.now.take_back.asked_by.is_none());
    let undone = player.lines.iter().rev().find_map(|line| line.undoes).expect("a line about it");
    assert!(undone <= before.seq);

    // A new answer ends the matter of an open wish.
    let (i, _) = until(&[&ana, &ben], &info.id, &mut rng, wants).await;
    let (asks, other) = if i == 0 { (&ana, &ben) } else { (&ben, &ana) };
    act(asks, &info.id, Command::TakeBack).await;
    let (_, seen) =
        until(&[&ana, &ben], &info.id, &mut rng, |seen| seen.now.take_back.asked_by.is_none()).await;
    assert!(seen.seq > back.seq);
    let over = refused(other, &info.id, Command::AllowTakeBack { allow: true }).await;
    assert_eq!(over.code, ErrorCode::NobodyAsks);
}

#[tokio::test]
async fn a_table_can_do_without() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let new = table("rivals", 2);
    let options = TableOptions { take_back: TakeBackRule::Never, ..new.options.clone() };
    let info = gather(&[&ana, &ben], &NewTable { options, ..new }).await;
    let mut rng = fastrand::Rng::with_seed(13);
    let (_, seen) = until(&[&ana, &ben], &info.id, &mut rng, |seen| seen.now.answers > 8).await;
    for person in [&ana, &ben] {
        assert_eq!(look(person, &info.id).await.now.take_back.can, CanTakeBack::No);
        let no = refused(person, &info.id, Command::TakeBack).await;
        assert!(matches!(no.code, ErrorCode::NoTakeBack | ErrorCode::NothingToTakeBack), "{no:?}");
    }
    assert_eq!(look(&ana, &info.id).await.seq, seen.seq);
}

/// Whatever they have done since.
#[tokio::test]
async fn bots_agree_to_everything() {
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let info = gather(&[&ana], &against_bots("rivals", 2)).await;
    let mut rng = fastrand::Rng::with_seed(14);
    let mut player = TestPlayer::join(&ana, &info.id, "en").await;
    let is_asked = |player: &TestPlayer| player.now.question.is_some();
    loop {
        player.hear_until(is_asked).await;
        let before = (player.now.answers, player.view.clone());
        player.answer(&mut rng).await;
        player.hear_until(is_asked).await;
        if player.now.answers == before.0 + 1 {
            continue; // the bot has done nothing yet
        }
        assert_eq!(player.now.take_back.can, CanTakeBack::Freely);
        player.act(Command::TakeBack).await;
        assert_eq!((player.now.answers, &player.view), (before.0, &before.1));
        assert!(player.now.question.is_some());
        break;
    }
}
