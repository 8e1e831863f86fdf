//! Lessons: tables of one person's own, in no list, that a restart does not harm.

use elysium_client::{ClientError, Person};
use elysium_wire::{
    Command, Ending, ErrorCode, LessonInfo, LessonNow, LessonReply, MyTable, Snapshot, TableInfo,
};

use super::restart::moved;
use crate::kit::{TestServer, act, look, pause};

async fn begin(who: &Person, lesson: &str) -> Result<TableInfo, ErrorCode> {
    match who.post(&format!("/api/lessons/{lesson}"), &serde_json::json!({})).await {
        Ok(info) => Ok(info),
        Err(ClientError::Refused(refused)) => Err(refused.code),
        Err(error) => panic!("{error}"),
    }
}

/// The table as soon as its lesson is so.
async fn until(who: &Person, table: &str, so: impl Fn(&LessonNow) -> bool) -> Snapshot {
    loop {
        let seen = look(who, table).await;
        if so(seen.now.lesson.as_ref().expect("a lesson")) {
            return seen;
        }
        pause().await;
    }
}

async fn answer(who: &Person, seen: &Snapshot, word: &str) {
    let question = seen.now.question.clone().expect("a question");
    let (seat, expected_seq) = (question.seat, question.seq);
    act(who, &seen.table.id, Command::Answer { seat, expected_seq, word: word.into() }).await;
}

#[tokio::test]
async fn a_lesson_is_had_at_a_table_of_ones_own() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let lessons: Vec<LessonInfo> = ana.get("/api/lessons").await.expect("a list");
    for game in ["vendetta", "rivals"] {
        let of_game: Vec<_> = lessons.iter().filter(|lesson| lesson.game == game).collect();
        assert!(of_game.len() >= 7 && of_game[0].guided, "{of_game:?}");
    }
    assert_eq!(begin(&ana, "vendetta/nonsense").await.err(), Some(ErrorCode::NoSuchLesson));
    assert_eq!(begin(&ana, "chess/withdraw").await.err(), Some(ErrorCode::NoSuchGame));

    let info = begin(&ana, "vendetta/withdraw").await.expect("a lesson");
    assert_eq!(info.lesson.as_deref(), Some("withdraw"));
    assert!(ana.get::<Vec<TableInfo>>("/api/tables").await.expect("a list").is_empty());
    assert!(ana.get::<Vec<MyTable>>("/api/tables?mine").await.expect("a list").is_empty());
    let foreign = ben.table(&info.id).await;
    assert!(matches!(foreign, Err(ClientError::Refused(why)) if why.code == ErrorCode::NoSpectators));

    // A worse answer is played and explained; the server is started anew, and it is taken back.
    let first = until(&ana, &info.id, |lesson| !lesson.watch).await;
    answer(&ana, &first, "stay").await;
    let astray = until(&ana, &info.id, |lesson| !lesson.why.is_empty()).await;
    assert!(astray.now.question.is_none());
    let server = server.reopen().await;
    let ana = moved(&ana, &server);
    let again = until(&ana, &info.id, |lesson| !lesson.watch).await;
    let said = again.now.lesson.expect("a lesson");
    assert_eq!((said.reply, said.why), (Some(LessonReply::Worse), astray.now.lesson.expect("a lesson").why));
    act(&ana, &info.id, Command::TakeBack).await;
    let back = look(&ana, &info.id).await;
    assert_eq!(
        back.now.lesson.as_ref().map(|now| &now.pages),
        first.now.lesson.as_ref().map(|now| &now.pages)
    );

    answer(&ana, &back, "withdraw").await;
    let later = until(&ana, &info.id, |lesson| !lesson.watch && lesson.page > said.page).await;
    answer(&ana, &later, "stay").await;
    let over = until(&ana, &info.id, |lesson| lesson.finished).await;
    assert_eq!(over.now.result.map(|result| result.how), Some(Ending::Learnt));
    assert!(ana.get::<Vec<MyTable>>("/api/tables?mine").await.expect("a list").is_empty());
    let record = ana.get::<serde_json::Value>(&format!("/api/tables/{}/record", info.id)).await;
    assert!(record.is_err(), "a record begins with a set-up, a lesson with a position");
}
