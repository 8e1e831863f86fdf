//! Commands at a table.

use elysium_wire::{Command, ErrorCode as Code};

use crate::refusals::scene::{Scene, answer, at_table as row, sees};

fn reply(seat: &str, expected_seq: u32, word: &str) -> Command {
    Command::Answer { seat: seat.into(), expected_seq, word: word.into() }
}

#[tokio::test]
async fn answers_that_are_refused() {
    let scene = Scene::set().await;
    let (asked, not_asked, seen) = scene.asked_and_not(&scene.turns).await;
    let (seat, number, word) = answer(&seen);
    let other_seat = sees(not_asked, &scene.turns).await.you.expect("a seat");
    let (first, answered, together) = scene.asked_and_not(&scene.together).await;
    let (_, other_number, _) = answer(&together);
    assert_ne!(other_number, number, "the tables are not equally far");
    let answered_seat = sees(answered, &scene.together).await.you.expect("a seat");
    let restricted = [&scene.ana, &scene.ben];
    let mut ruled = None;
    for one in restricted {
        ruled = ruled.or(sees(one, &scene.closed).await.now.question.map(|question| (one, question)));
    }
    let (ruled_by, question) = ruled.expect("somebody is asked");
    let forbidden = question.refused[0].word.clone();
    let at = &scene.turns;
    scene
        .refuses(vec![
            row("another's seat", not_asked, at, reply(&seat, number, &word), (403, Code::NotYourSeat)),
            row("a spectator answers", &scene.zoe, at, reply(&seat, number, &word), (403, Code::NotYourSeat)),
            row("a seat that is not there", asked, at, reply("F", number, &word), (400, Code::NoSuchSeat)),
            row("a seat of nonsense", asked, at, reply("the best", number, &word), (400, Code::NoSuchSeat)),
            row("an old number", asked, at, reply(&seat, number - 1, &word), (409, Code::Late)),
            row("a number to come", asked, at, reply(&seat, number + 1, &word), (409, Code::Late)),
            row("the largest number", asked, at, reply(&seat, u32::MAX, &word), (409, Code::Late)),
            row("another table's number", asked, at, reply(&seat, other_number, &word), (409, Code::Late)),
            row("not asked", not_asked, at, reply(&other_seat, number, &word), (409, Code::NotAsked)),
            row(
                "already answered",
                answered,
                &scene.together,
                reply(&answered_seat, other_number, &word),
                (409, Code::AlreadyAnswered),
            ),
            row(
                "another's secret answer",
                answered,
                &scene.together,
                reply(&answer(&together).0, other_number, &answer(&together).2),
                (403, Code::NotYourSeat),
            ),
            row(
                "a word that was not offered",
                asked,
                at,
                reply(&seat, number, "pass"),
                (409, Code::NotOffered),
            ),
            row("no word", asked, at, reply(&seat, number, ""), (409, Code::NotOffered)),
            row(
                "a word of another question",
                first,
                &scene.together,
                reply(&answer(&together).0, other_number, &word),
                (409, Code::NotOffered),
            ),
            row(
                "forbidden by a rule",
                ruled_by,
                &scene.closed,
                reply(&question.seat, question.seq, &forbidden),
                (409, Code::Refused),
            ),
            row("before the start", &scene.ana, &scene.open, reply("A", 1, &word), (409, Code::NotStarted)),
            row("after the end", &scene.ana, &scene.over, reply("A", 1, &word), (409, Code::Over)),
            row(
                "while a bot plays",
                &scene.ben,
                &scene.left,
                reply("B", 1, &word),
                (409, Code::BotSubstituted),
            ),
            row(
                "a table that is not there",
                asked,
                "nowhere",
                reply(&seat, number, &word),
                (404, Code::NoSuchTable),
            ),
            row(
                "a closed table",
                &scene.zoe,
                &scene.closed,
                reply(&question.seat, question.seq, &forbidden),
                (403, Code::NoSpectators),
            ),
        ])
        .await;
    // The rule that forbids it is named, in the reader's language.
    let path = format!("/api/tables/{}/commands?lang=pl", scene.closed);
    let order = crate::kit::order(reply(&question.seat, question.seq, &forbidden));
    let refused = ruled_by.browser.clone().post(&path, &order).await.refused().expect("a refusal");
    let why = &question.refused[0];
    assert_eq!((refused.rule.as_ref(), refused.command_id), (why.rule.as_ref(), Some(order.command_id)));
    assert!(refused.rule.is_some());
    assert_ne!(refused.text, why.why, "Polish is not English");
}

#[tokio::test]
async fn everything_else_at_a_table_that_is_refused() {
    let scene = Scene::set().await;
    let Scene { ana, ben, eva, zoe, open, turns, left, over, closed, .. } = &scene;
    let text = |text: &str| Some(text.to_owned());
    let sit = |seat: Option<&str>| Command::Sit { seat: seat.and_then(text), deck: None, seed: None };
    let bring = |deck: &str| Command::Sit { seat: None, deck: text(deck), seed: None };
    let seed = |seed: &str| Command::Sit { seat: None, deck: None, seed: text(seed) };
    let bot = |seat: &str, level: &str, deck: Option<&str>| Command::AddBot {
        seat: text(seat),
        level: text(level),
        deck: deck.and_then(text),
    };
    let clear = |seat: &str| Command::Clear { seat: seat.into() };
    let say = |text: &str| Command::Say { text: text.into() };
    let allow = Command::AllowTakeBack { allow: true };
    scene
        .refuses(vec![
            // Sitting down
            row("a second seat", ana, open, sit(None), (409, Code::AlreadySeated)),
            row("a taken seat", eva, open, sit(Some("A")), (409, Code::SeatTaken)),
            row("no such seat", eva, open, sit(Some("D")), (400, Code::NoSuchSeat)),
            row("no such deck", eva, open, bring("tremere"), (400, Code::NoSuchDeck)),
            row("a seed that is too short", eva, open, seed("5eed"), (400, Code::BadSeed)),
            row("a seed of other letters", eva, open, seed(&"xy".repeat(32)), (400, Code::BadSeed)),
            row("sitting down at a game", zoe, turns, sit(None), (409, Code::AlreadyStarted)),
            row("sitting down after the end", zoe, over, sit(None), (409, Code::Over)),
            // The host's business
            row("a guest starts", ben, open, Command::Start, (403, Code::NotHost)),
            row("a stranger starts", zoe, open, Command::Start, (403, Code::NotHost)),
            row("a start with free seats", ana, open, Command::Start, (409, Code::SeatsFree)),
            row("a second start", ana, turns, Command::Start, (409, Code::AlreadyStarted)),
            row("a guest adds a bot", ben, open, bot("C", "easy", None), (403, Code::NotHost)),
            row("no such bot", ana, open, bot("C", "genius", None), (400, Code::NoSuchBot)),
            row("a bot on somebody's seat", ana, open, bot("B", "easy", None), (409, Code::SeatTaken)),
            row(
                "a bot without such a deck",
                ana,
                open,
                bot("C", "easy", Some("none")),
                (400, Code::NoSuchDeck),
            ),
            row("a bot in a game", ana, turns, bot("A", "easy", None), (409, Code::AlreadyStarted)),
            row("a guest clears a seat", ben, open, clear("A"), (403, Code::NotHost)),
            row("clearing a free seat", ana, open, clear("C"), (409, Code::SeatsFree)),
            row("clearing no seat", ana, open, clear("G"), (400, Code::NoSuchSeat)),
            row("clearing a seat in a game", ana, turns, clear("B"), (409, Code::AlreadyStarted)),
            // Leaving, giving up, coming back
            row("a spectator leaves", zoe, turns, Command::Leave, (403, Code::NotSeated)),
            row("leaving twice", ben, left, Command::Leave, (409, Code::BotSubstituted)),
            row("leaving after the end", ben, over, Command::Leave, (409, Code::Over)),
            row("coming back without leaving", ana, left, Command::Return, (409, Code::AlreadySeated)),
            row("a spectator comes back", zoe, left, Command::Return, (403, Code::NotSeated)),
            row("conceding before the start", ana, open, Command::Concede, (409, Code::NotStarted)),
            row("conceding for others", zoe, turns, Command::Concede, (403, Code::NotSeated)),
            row("conceding after the end", ben, over, Command::Concede, (409, Code::Over)),
            // Taking back
            row("nothing to take back", eva, turns, Command::TakeBack, (409, Code::NothingToTakeBack)),
            row("taking back before the start", ana, open, Command::TakeBack, (409, Code::NotStarted)),
            row("taking back after the end", ana, over, Command::TakeBack, (409, Code::Over)),
            row("a spectator takes back", zoe, turns, Command::TakeBack, (403, Code::NotSeated)),
            row("nobody asks for it", ben, turns, allow.clone(), (409, Code::NobodyAsks)),
            row("a spectator allows it", zoe, turns, allow, (403, Code::NotSeated)),
            // Talking
            row("nothing to say", zoe, turns, say("  \n "), (400, Code::EmptyText)),
            row("too much to say", zoe, turns, say(&"ä".repeat(501)), (400, Code::TextTooLong)),
            row("talking where one may not look", zoe, closed, say("Hello"), (403, Code::NoSpectators)),
        ])
        .await;
}
