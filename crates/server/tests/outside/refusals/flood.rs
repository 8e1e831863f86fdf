//! Somebody who sends far too much: refused, and nobody else is held up.

use elysium_client::Socket;
use elysium_wire::{Command, ErrorCode as Code, FromServer, ToServer};

use crate::kit::{TestPlayer, against_bots, gather, order, table};
use crate::refusals::scene::Scene;

#[tokio::test]
async fn too_many_commands_are_refused_and_others_play_on() {
    let scene = Scene::set().await;
    let before = scene.seen().await;
    let mut flooder = Socket::open(&scene.zoe.person, "en").await.expect("a socket");
    let flooded = scene.turns.clone();
    let flood = tokio::spawn(async move {
        let (mut too_fast, mut refused) = (0, 0);
        // Sent in heaps, so that they lie before the server all at once.
        for _ in 0..20 {
            for _ in 0..100 {
                let order = order(Command::Concede);
                flooder.say(&ToServer::Do { table: flooded.clone(), order }).await.expect("it listens");
            }
            for _ in 0..100 {
                match flooder.hear().await.expect("a message") {
                    FromServer::Refused { refused, .. } if refused.code == Code::TooFast => too_fast += 1,
                    FromServer::Refused { refused: no, .. } if no.code == Code::NotSeated => refused += 1,
                    other => panic!("{other:?}"),
                }
            }
        }
        (too_fast, refused)
    });
    // Two others at a table of their own: every answer is acknowledged.
    let (eva, ben) = (&scene.eva.person, &scene.ben.person);
    let info = gather(&[eva, ben], &table("rivals", 2)).await;
    let mut players =
        [TestPlayer::join(eva, &info.id, "en").await, TestPlayer::join(ben, &info.id, "en").await];
    let mut rng = fastrand::Rng::with_seed(61);
    let mut last = 0;
    for _ in 0..30 {
        for player in &mut players {
            player.hear_of(last).await;
            if player.now.question.is_some() {
                player.answer(&mut rng).await;
                last = player.seq;
            }
        }
    }
    let (too_fast, refused) = flood.await.expect("it ran");
    assert!(refused >= 40, "everybody may do forty things at once: {refused}");
    assert!(too_fast > 1000, "{too_fast}");
    assert_eq!(scene.seen().await, before);
}

/// The same by HTTP, and for tables: sixty an hour.
#[tokio::test]
async fn too_many_requests_are_refused() {
    let scene = Scene::set().await;
    let mut codes = Vec::new();
    for _ in 0..400 {
        let order = order(Command::Concede);
        let path = format!("/api/tables/{}/commands", scene.turns);
        let reply = scene.zoe.browser.clone().post(&path, &order).await;
        codes.push((reply.status, reply.refused().expect("refused").code));
        if codes.last() == Some(&(429, Code::TooFast)) {
            break;
        }
    }
    assert_eq!(codes.pop(), Some((429, Code::TooFast)));
    assert!(codes.iter().all(|code| *code == (403, Code::NotSeated)), "{codes:?}");
    let mut opened = 0;
    let last = loop {
        let reply = scene.zoe.browser.clone().post("/api/tables", &against_bots("rivals", 2)).await;
        match reply.refused() {
            Some(refused) => break refused.code,
            None => opened += 1,
        }
    };
    assert_eq!((opened, last), (60, Code::TooFast));
}
