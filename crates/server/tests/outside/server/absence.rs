//! People who leave, give up, or are just not there.

use elysium_server::Timeouts;
use elysium_wire::{Command, Ending, ErrorCode, TableStatus};

use crate::kit::{
    TestPlayer, TestServer, act, against_bots, asked, gather, impatient, look, refused, table, until,
};

#[tokio::test]
async fn a_bot_plays_for_whoever_leaves_until_they_return() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let mut rng = fastrand::Rng::with_seed(21);
    let (i, seen) =
        until(&[&ana, &ben], &info.id, &mut rng, |seen| seen.now.answers > 4 && seen.now.question.is_some())
            .await;
    let (leaves, stays) = if i == 0 { (&ana, &ben) } else { (&ben, &ana) };
    let mut player = TestPlayer::join(stays, &info.id, "en").await;
    let left = act(leaves, &info.id, Command::Leave).await;
    // The bot takes the open question from where it stands.
    player.hear_until(|player| player.now.question.is_some() || player.now.result.is_some()).await;
    assert!(player.seq > left.seq && player.now.seats[i].stand_in.is_some());
    let away = look(leaves, &info.id).await;
    assert_eq!((away.now.question, away.you), (None, seen.you.clone()), "it is the bot's question");
    let question = seen.now.question.expect("it was asked");
    let command = Command::Answer {
        seat: question.seat,
        expected_seq: question.seq,
        word: question.options[0].word.clone(),
    };
    assert_eq!(refused(leaves, &info.id, command).await.code, ErrorCode::BotSubstituted);
    act(leaves, &info.id, Command::Return).await;
    let back = look(leaves, &info.id).await;
    assert_eq!(back.now.seats[i].stand_in, None);
    // From here on the person is asked again.
    until(&[leaves, stays], &info.id, &mut rng, |seen| {
        seen.you == away.table.seats.get(i).map(|seat| seat.seat.clone()) && seen.now.question.is_some()
    })
    .await;
}

#[tokio::test]
async fn with_two_players_whoever_concedes_loses() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let mut player = TestPlayer::join(&ben, &info.id, "en").await;
    act(&ana, &info.id, Command::Concede).await;
    player.hear_until(|player| player.now.result.is_some()).await;
    let result = player.now.result.clone().expect("a result");
    assert_eq!((result.how, result.winners), (Ending::Conceded, vec!["B".to_owned()]));
    assert!(result.text.contains("Ben"), "{}", result.text);
    assert_eq!(refused(&ben, &info.id, Command::Concede).await.code, ErrorCode::Over);
    // What was played can be looked at all the same.
    let (status, record) = ana
        .raw(axum::http::Method::GET, &format!("/api/tables/{}/record", info.id), None)
        .await
        .expect("it answers");
    assert_eq!(status, 200);
    assert!(elysium_kernel::record::read::<elysium_rivals::Rivals>(&record).is_ok());
}

#[tokio::test]
async fn with_more_players_a_bot_plays_on_for_whoever_concedes() {
    let server = TestServer::open().await;
    let (ana, ben, eva) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eva").await);
    let info = gather(&[&ana, &ben, &eva], &table("vendetta", 3)).await;
    let mut player = TestPlayer::join(&ben, &info.id, "en").await;
    act(&ana, &info.id, Command::Concede).await;
    player.hear_until(|player| player.now.seats[0].stand_in.is_some()).await;
    assert!(player.now.seats[0].conceded && player.now.status == TableStatus::Playing);
    assert_eq!(refused(&ana, &info.id, Command::Return).await.code, ErrorCode::BotSubstituted, "for good");
    assert_eq!(refused(&ana, &info.id, Command::Concede).await.code, ErrorCode::BotSubstituted);
    act(&eva, &info.id, Command::Concede).await;
    player.hear_until(|player| player.now.result.is_some()).await;
    let result = player.now.result.clone().expect("a result");
    assert_eq!((result.how, result.winners), (Ending::Conceded, vec!["B".to_owned()]), "the last one wins");
}

#[tokio::test]
async fn a_table_that_everybody_leaves_is_over() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    act(&ana, &info.id, Command::Leave).await;
    act(&ben, &info.id, Command::Leave).await;
    let mut player = TestPlayer::join(&ana, &info.id, "en").await;
    player.hear_until(|player| player.now.result.is_some()).await;
    assert_eq!(player.now.result.as_ref().map(|result| result.how), Some(Ending::Abandoned));
    // Alone with bots, leaving is the end at once.
    let alone = gather(&[&ana], &against_bots("rivals", 2)).await;
    let mut player = TestPlayer::join(&ana, &alone.id, "en").await;
    player.act(Command::Leave).await;
    player.hear_until(|player| player.now.result.is_some()).await;
    assert_eq!(player.now.result.as_ref().map(|result| result.how), Some(Ending::Abandoned));
}

/// The time for coming back is short in this server. At the first table nobody waits for anybody, at
/// the second somebody does: when the bot has come to the second, it would long have come to the first.
#[tokio::test]
async fn somebody_who_is_away_is_replaced_only_when_others_wait() {
    let server = TestServer::with(Timeouts { absent: 200, ..impatient() }).await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let empty = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let nobody_there = look(&ana, &empty.id).await;

    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let (i, _) = asked(&[&ana, &ben], &info.id).await;
    let (away, there) = if i == 0 { (&ana, &ben) } else { (&ben, &ana) };
    let mut waits = TestPlayer::join(there, &info.id, "en").await;
    waits.hear_until(|waits| waits.now.seats[i].stand_in.is_some()).await;
    assert_eq!(look(&ana, &empty.id).await.seq, nobody_there.seq, "nobody was kept waiting there");

    // Whoever comes back has the seat back at once.
    let back = TestPlayer::join(away, &info.id, "en").await;
    waits.hear_until(|waits| waits.now.seats[i].stand_in.is_none()).await;
    assert!(waits.now.seats[i].here);
    drop(back);
    waits.hear_until(|waits| !waits.now.seats[i].here).await;
}

/// Whoever has looked on and then sat down is there, and is not taken for somebody who is away.
#[tokio::test]
async fn somebody_who_is_there_is_never_replaced() {
    let server = TestServer::with(Timeouts { absent: 200, ..impatient() }).await;
    let (ana, ben, eva) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eva").await);
    let info = ana.open(&table("rivals", 2)).await.expect("a table");
    let mut first = TestPlayer::join(&ana, &info.id, "en").await;
    let mut second = TestPlayer::join(&ben, &info.id, "en").await;
    second.act(crate::kit::SIT).await;
    first.act(Command::Start).await;
    let mut rng = fastrand::Rng::with_seed(23);
    until(&[&ana, &ben], &info.id, &mut rng, |seen| {
        seen.you.as_deref() == Some("B") && seen.now.question.is_some()
    })
    .await;
    // At another table the same time runs out for somebody who is away.
    let other = gather(&[&ana, &eva], &table("rivals", 2)).await;
    let (i, _) = asked(&[&ana, &eva], &other.id).await;
    let mut waits = TestPlayer::join([&eva, &ana][i], &other.id, "en").await;
    waits.hear_until(|waits| waits.now.seats[i].stand_in.is_some()).await;
    let seen = look(&ana, &info.id).await;
    assert!(seen.now.seats.iter().all(|seat| seat.stand_in.is_none()), "{:?}", seen.now.seats);
}
