//! Bots that think long: nobody at the table or at others waits for them.

use std::time::{Duration, Instant};

use elysium_wire::{Command, NewBot, NewTable};

use crate::kit::{TestPlayer, TestServer, act, any_answer, look, table};

/// A table with slow bots in every seat but the opener's.
fn against_slow_bots(game: &str, players: u8) -> NewTable {
    let bot = NewBot { seat: None, level: Some("slow".into()), deck: None };
    NewTable { bots: vec![bot; players as usize - 1], start: true, ..table(game, players) }
}

#[tokio::test]
async fn while_a_bot_thinks_the_table_goes_on() {
    elysium_kit::allow_slow_bots();
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let info = ana.open(&against_slow_bots("vendetta", 3)).await.expect("a table");
    let mut rng = fastrand::Rng::with_seed(1);
    let mut player = TestPlayer::join(&ana, &info.id, "en").await;
    let mut waited = 0;
    // Until a bot has begun to think.
    while waited < 3 {
        player.hear_until(|player| player.now.question.is_some() || !player.now.waiting.is_empty()).await;
        if player.now.question.is_some() {
            player.answer(&mut rng).await;
            continue;
        }
        waited += 1;
        let (began, seq) = (Instant::now(), player.seq);
        let ack = act(&ana, &info.id, Command::Say { text: "Still thinking?".into() }).await;
        assert_eq!(ack.seq, seq + 1, "what was said did not wait for the bot");
        let ben = server.guest(&format!("Ben {waited}")).await;
        let seen = look(&ben, &info.id).await;
        assert_eq!(seen.seq, seq + 1);
        TestPlayer::join(&ben, &info.id, "pl").await;
        assert!(began.elapsed() < Duration::from_millis(900), "nobody waits: {:?}", began.elapsed());
        // The bot's answer comes all the same.
        player.hear_until(|player| player.seq > seq + 1).await;
        assert!(player.now.answers > 0);
    }
}

/// What a bot answers to a question that was taken back is dropped.
#[tokio::test]
async fn an_answer_that_comes_too_late_is_dropped() {
    elysium_kit::allow_slow_bots();
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let info = ana.open(&against_slow_bots("rivals", 2)).await.expect("a table");
    let mut rng = fastrand::Rng::with_seed(2);
    let mut taken_back = false;
    for _ in 0..600 {
        let seen = look(&ana, &info.id).await;
        if let Some(answer) = any_answer(&seen, &mut rng) {
            act(&ana, &info.id, answer).await;
            let after = look(&ana, &info.id).await;
            // The bot is asked, and thinks.
            if after.now.question.is_none() && after.now.answers == seen.now.answers + 1 {
                act(&ana, &info.id, Command::TakeBack).await;
                tokio::time::sleep(Duration::from_millis(1500)).await;
                let again = look(&ana, &info.id).await;
                assert_eq!(again.now.answers, seen.now.answers, "the bot's answer was to another question");
                assert!(again.now.question.is_some());
                taken_back = true;
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(taken_back);
}
