//! "What would be good here?", asked over HTTP.

use elysium_client::{ClientError, Person};
use elysium_wire::{ErrorCode, HintRule, Hints, NewHint, NewTable, TableOptions};

use crate::kit::{TestServer, against_bots, asked, gather, hear_next, look, table};

async fn hint(who: &Person, table: &str, expected_seq: u32) -> Result<Hints, ErrorCode> {
    match who.post(&format!("/api/tables/{table}/hint"), &NewHint { expected_seq }).await {
        Ok(hints) => Ok(hints),
        Err(ClientError::Refused(refused)) => Err(refused.code),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn who_plays_against_bots_is_told_in_every_game() {
    let server = TestServer::open().await;
    for (game, players) in [("vendetta", 3), ("rivals", 2), ("vtes", 2)] {
        let ana = server.guest("Ana").await;
        let new = NewTable { start: true, ..against_bots(game, players) };
        let id = ana.open(&new).await.expect("a table").id;
        let mut seen = look(&ana, &id).await;
        while seen.now.question.is_none() {
            seen = hear_next(&ana, &id, seen.seq).await;
        }
        let question = seen.now.question.expect("a question");
        assert!(seen.now.hints, "{game}");
        let hints = hint(&ana, &id, question.seq).await.expect("a hint");
        assert_eq!(hints.seq, question.seq);
        assert!(
            question.options.iter().any(|option| option.word == hints.hints[0].word),
            "{game}: {hints:?}"
        );
        assert_eq!(hint(&ana, &id, question.seq).await, Ok(hints), "the same again");
        assert_eq!(hint(&ana, &id, question.seq + 1).await, Err(ErrorCode::Late));
        assert_eq!(look(&ana, &id).await.seq, seen.seq, "nothing has happened");
    }
}

#[tokio::test]
async fn with_other_people_it_is_refused_or_seen() {
    let server = TestServer::open().await;
    let people = [server.guest("Ana").await, server.guest("Ben").await, server.guest("Cleo").await];
    let everybody: Vec<_> = people.iter().collect();
    for rule in [HintRule::Alone, HintRule::Never, HintRule::Everybody] {
        let plain = table("vendetta", 3);
        let new = NewTable { options: TableOptions { hints: rule, ..plain.options.clone() }, ..plain };
        let id = gather(&everybody, &new).await.id;
        let (who, seen) = asked(&everybody, &id).await;
        let question = seen.now.question.expect("a question");
        let told = hint(everybody[who], &id, question.seq).await;
        let other = look(everybody[(who + 1) % 3], &id).await;
        let line = elysium_wire::plain(&other.lines.last().expect("lines").parts);
        if rule == HintRule::Everybody {
            assert!(told.is_ok_and(|hints| !hints.hints.is_empty()));
            assert!(line.ends_with("asks what would be good."), "{line}");
        } else {
            assert_eq!(told, Err(ErrorCode::NoHints));
            assert!(!line.ends_with("asks what would be good."), "{line}");
        }
    }
    let stranger = server.guest("Dan").await;
    let id = people[0].open(&against_bots("vendetta", 3)).await.expect("a table").id;
    assert_eq!(hint(&stranger, &id, 1).await, Err(ErrorCode::NotSeated));
}

/// A hint may take a core for a while: nobody gets more than one a second for long.
#[tokio::test]
async fn nobody_asks_all_the_time() {
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let id = ana.open(&against_bots("vendetta", 3)).await.expect("a table").id;
    let mut refusals = Vec::new();
    for _ in 0..70 {
        refusals.push(hint(&ana, &id, 1).await.expect_err("the game has not begun"));
    }
    assert_eq!(refusals[0], ErrorCode::NotStarted);
    assert!(refusals.contains(&ErrorCode::TooFast), "{refusals:?}");
}
