//! Games found again: one's own tables, and playing once more with the same people.

use elysium_client::Person;
use elysium_wire::{
    Command, ErrorCode, MyTable, NewRematch, NewReport, ReportInfo, SitterInfo, TableInfo, TableStatus,
};

use crate::kit::{
    SIT, TestPlayer, TestServer, act, against_bots, asked, gather, look, refused, table, until,
};

async fn mine(who: &Person) -> Vec<MyTable> {
    who.get("/api/tables?mine").await.expect("a list")
}

async fn rematch(who: &Person, table: &str) -> Result<TableInfo, ErrorCode> {
    match who.post(&format!("/api/tables/{table}/rematch"), &NewRematch::default()).await {
        Ok(info) => Ok(info),
        Err(elysium_client::ClientError::Refused(refused)) => Err(refused.code),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn a_game_that_was_left_is_found_again() {
    let server = TestServer::open().await;
    let (ana, ben, eva) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eva").await);
    assert!(mine(&ana).await.is_empty());
    // Private tables are in nobody's lobby.
    let waiting = ana.open(&table("rivals", 2)).await.expect("a table");
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let (i, seen) = asked(&[&ana, &ben], &info.id).await;
    let (asked, other) = if i == 0 { (&ana, &ben) } else { (&ben, &ana) };

    let found = |tables: &[MyTable], id: &str| tables.iter().find(|one| one.table.id == id).cloned();
    let one = found(&mine(asked).await, &info.id).expect("it is listed");
    assert!(one.waits_for_you);
    assert_eq!(Some(&one.you), seen.you.as_ref());
    let turns: Vec<_> = one.turns.iter().map(|turn| (turn.name.as_str(), turn.since)).collect();
    assert_eq!(turns, [(if i == 0 { "Ana" } else { "Ben" }, seen.now.waiting[0].since)]);
    let one = found(&mine(other).await, &info.id).expect("it is listed");
    assert!(!one.waits_for_you, "somebody else is asked");
    assert_eq!(one.turns.len(), 1);

    let own = mine(&ana).await;
    let open = found(&own, &waiting.id).expect("one that waits for players is listed");
    assert_eq!((open.table.status, open.waits_for_you), (TableStatus::Open, false));
    act(&eva, &waiting.id, SIT).await;
    let full = found(&mine(&ana).await, &waiting.id).expect("it is listed");
    assert!(full.waits_for_you, "all are there, and the host can start");
    assert!(!found(&mine(&eva).await, &waiting.id).expect("it is listed").waits_for_you);
    act(&eva, &waiting.id, Command::Leave).await;
    assert!(mine(&eva).await.is_empty(), "whoever left it before the start has nothing to come back to");

    act(&ben, &info.id, Command::Concede).await;
    let over = loop {
        let one = found(&mine(&ana).await, &info.id).expect("it is listed");
        if one.table.status == TableStatus::Over {
            break one;
        }
    };
    assert_eq!(
        (over.waits_for_you, over.you.as_str(), &over.table.winners[..]),
        (false, "A", &["A".to_owned()][..])
    );
    let nobody = Person::nobody(server.address);
    let refused = nobody.get::<Vec<MyTable>>("/api/tables?mine").await;
    assert!(
        matches!(refused, Err(elysium_client::ClientError::Refused(refused)) if refused.code == ErrorCode::SignIn)
    );
}

#[tokio::test]
async fn a_take_back_that_needs_your_word_waits_for_you() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let mut rng = fastrand::Rng::with_seed(5);
    let (i, _) = until(&[&ana, &ben], &info.id, &mut rng, |seen| {
        seen.now.take_back.can == elysium_wire::CanTakeBack::Ask
    })
    .await;
    let (asks, other) = if i == 0 { (&ana, &ben) } else { (&ben, &ana) };
    act(asks, &info.id, Command::TakeBack).await;
    assert!(mine(other).await[0].waits_for_you);
}

#[tokio::test]
async fn the_same_people_play_again_in_the_same_seats() {
    let server = TestServer::open().await;
    let (ana, ben, eva) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eva").await);
    let info = ana.open(&table("vendetta", 4)).await.expect("a table");
    act(&ben, &info.id, SIT).await;
    for _ in 0..2 {
        act(&ana, &info.id, Command::AddBot { seat: None, level: Some("random".into()), deck: None }).await;
    }
    act(&ana, &info.id, Command::Start).await;
    assert_eq!(rematch(&ben, &info.id).await.unwrap_err(), ErrorCode::NotOver);
    let old = look(&ana, &info.id).await;
    let mut watching = TestPlayer::join(&ana, &info.id, "en").await;
    act(&ana, &info.id, Command::Concede).await;
    act(&ben, &info.id, Command::Concede).await;
    watching.hear_until(|player| player.now.result.is_some()).await;
    assert_eq!(watching.now.rematch, None);
    assert_eq!(rematch(&eva, &info.id).await.unwrap_err(), ErrorCode::NotSeated);

    // Ben wants to; Ana is asked where they played.
    let next = rematch(&ben, &info.id).await.expect("a table");
    watching.hear_until(|player| player.now.rematch.is_some()).await;
    let wanted = watching.now.rematch.clone().expect("Ben wants it");
    assert_eq!((wanted.by.as_str(), wanted.table.as_str()), ("B", next.id.as_str()));
    let said = watching.lines.last().map(|line| elysium_wire::plain(&line.parts));
    assert_eq!(said.as_deref(), Some("Ben wants to play again."));
    assert_eq!(next.status, TableStatus::Open);
    assert_eq!(next.seats[0].kept_for.as_ref().map(|kept| kept.name.as_str()), Some("Ana"));
    let names =
        |seats: &[elysium_wire::SeatInfo]| seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&next.seats)[1..], names(&old.now.seats)[1..], "bots stay, and keep their names");
    let listed = mine(&ana).await;
    let invited = listed.iter().find(|one| one.table.id == next.id).expect("she finds it among her games");
    assert!(invited.waits_for_you);
    // Her seat is hers, though the host may give it to a bot.
    assert_eq!(refused(&eva, &next.id, SIT).await.code, ErrorCode::SeatTaken);
    let seat = Command::Sit { seat: Some("A".into()), deck: None, seed: None };
    assert_eq!(refused(&eva, &next.id, seat).await.code, ErrorCode::SeatTaken);

    // The same again changes nothing; when all are there it starts by itself.
    assert_eq!(rematch(&ben, &info.id).await.expect("the same table").id, next.id);
    assert_eq!(rematch(&ana, &info.id).await.expect("the same table").id, next.id);
    let mut player = TestPlayer::join(&ana, &next.id, "en").await;
    player.hear_until(|player| player.now.status == TableStatus::Playing).await;
    assert_eq!(player.you.as_deref(), Some("A"));
    assert_eq!(names(&player.now.seats), names(&old.now.seats));
    let who: Vec<_> =
        player.now.seats.iter().map(|seat| matches!(seat.who, SitterInfo::Bot { .. })).collect();
    assert_eq!(who, [false, false, true, true]);
}

#[tokio::test]
async fn against_bots_a_rematch_begins_at_once() {
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let info = gather(&[&ana], &against_bots("rivals", 2)).await;
    act(&ana, &info.id, Command::Concede).await;
    let mut player = TestPlayer::join(&ana, &info.id, "en").await;
    player.hear_until(|player| player.now.result.is_some()).await;
    let next = rematch(&ana, &info.id).await.expect("a table");
    let mut player = TestPlayer::join(&ana, &next.id, "en").await;
    player.hear_until(|player| player.now.status == TableStatus::Playing).await;
}

#[tokio::test]
async fn what_somebody_found_wrong_is_kept_in_their_words() {
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let info = gather(&[&ana], &against_bots("vendetta", 3)).await;
    let words = NewReport { words: "The blood does not add up.\nIt should be 3.".into() };
    let kept: ReportInfo =
        ana.post(&format!("/api/tables/{}/report", info.id), &words).await.expect("it is kept");
    let data = server.close().await;
    let archive = elysium_server::Archive::open(data.path()).await.expect("the data");
    let reports = archive.reports().await.expect("a list");
    assert_eq!(reports.len(), 1);
    assert_eq!((&reports[0].id, &reports[0].words), (&kept.report, &words.words));
}
