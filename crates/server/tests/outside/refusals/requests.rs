//! Requests that are not what they should be.

use elysium_wire::ErrorCode as Code;
use serde_json::{Value, json};

use crate::refusals::scene::{Row, Scene, row};

const MALFORMED: (u16, Code) = (400, Code::Malformed);

#[tokio::test]
async fn commands_that_make_no_sense() {
    let scene = Scene::set().await;
    let ana = &scene.ana.browser;
    let path = format!("/api/tables/{}/commands", scene.turns);
    let sent = |name, body: &[u8]| row(name, ana, ("POST", &path), body, MALFORMED);
    let said = |name, body: Value| sent(name, body.to_string().as_bytes());
    let named = |id: &str| json!({ "command_id": id, "do": "concede" });
    let answer = |number: Value| {
        let (id, seat, word) = ("x", "A", "y");
        json!({ "command_id": id, "do": "answer", "seat": seat, "expected_seq": number, "word": word })
    };
    let large = " ".repeat(64 * 1024 + 1);
    scene
        .refuses(vec![
            sent("half of something", br#"{"command_id":"x","do":"#),
            sent("nothing at all", b""),
            sent("bytes that are no text", &[0x22, 0xff, 0xfe, 0x22]),
            sent("a deep nest", "[".repeat(20_000).as_bytes()),
            said("a list", json!([])),
            said("no such command", json!({ "command_id": "x", "do": "win" })),
            said("a command without an id", json!({ "do": "concede" })),
            said("an id that is a number", json!({ "command_id": 1, "do": "concede" })),
            said(
                "an answer without a word",
                json!({ "command_id": "x", "do": "answer", "seat": "A", "expected_seq": 1 }),
            ),
            said("a number in letters", answer(json!("1"))),
            said("a number below nothing", answer(json!(-1))),
            said("a number with a part", answer(json!(1.5))),
            said("a number too large", answer(json!(u64::MAX))),
            said("a seat that is a list", json!({ "command_id": "x", "do": "clear", "seat": ["A"] })),
            said("plain text", named("x")).with("content-type", "text/plain"),
            said("an empty command id", named("")),
            said("a command id of 65 letters", named(&"x".repeat(65))),
            row("a body that is too large", ana, ("POST", &path), &large, (413, Code::TooLarge)),
            row("a table that is too large", ana, ("POST", "/api/tables"), &large, (413, Code::TooLarge)),
        ])
        .await;
    // The limits themselves are fine.
    for id in ["x".repeat(64), "ż".repeat(64)] {
        let order = json!({ "command_id": id, "do": "say", "text": "Fine" });
        let reply = ana.clone().post(&path, &order).await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }
}

#[tokio::test]
async fn tables_that_cannot_be_opened() {
    let scene = Scene::set().await;
    let opens = |name, mut body: Value, refused| {
        // In the lobby it would be seen.
        if let Some(options) = body.get_mut("options").and_then(Value::as_object_mut) {
            options.insert("public".into(), json!(true));
        }
        row(name, &scene.zoe.browser, ("POST", "/api/tables"), body.to_string(), refused)
    };
    let rivals = |options: Value| json!({ "game": "rivals", "options": options });
    let with = |field: &str, value: Value| json!({ "game": "rivals", "options": {}, field: value });
    let clock = |clock: Value| rivals(json!({ "clock": clock }));
    scene
        .refuses(vec![
            opens("no such game", json!({ "game": "whist", "options": {} }), (404, Code::NoSuchGame)),
            opens("no game", json!({ "options": {} }), MALFORMED),
            opens("an option nobody knows", rivals(json!({ "stakes": 9 })), MALFORMED),
            opens("a field nobody knows", with("cheat", json!(true)), MALFORMED),
            opens("players in words", rivals(json!({ "players": "two" })), MALFORMED),
            opens("nine players", rivals(json!({ "players": 9 })), (400, Code::BadSetup)),
            opens("no players", rivals(json!({ "players": 0 })), (400, Code::BadSetup)),
            opens("more players than a byte", rivals(json!({ "players": 300 })), MALFORMED),
            opens("no such variant", rivals(json!({ "variants": ["chess"] })), (400, Code::BadSetup)),
            opens("a clock of no kind", clock(json!({ "kind": "sundial" })), MALFORMED),
            opens(
                "a short clock",
                clock(json!({ "kind": "decision", "seconds": 4 })),
                (400, Code::BadOption),
            ),
            opens(
                "a long clock",
                clock(json!({ "kind": "player", "seconds": 90_000, "increment": 0 })),
                (400, Code::BadOption),
            ),
            opens("a bot nobody knows", with("bots", json!([{ "level": "genius" }])), (400, Code::NoSuchBot)),
            opens("a bot on no seat", with("bots", json!([{ "seat": "Z" }])), (400, Code::NoSuchSeat)),
            opens("more bots than seats", with("bots", json!([{}, {}, {}, {}])), (409, Code::SeatTaken)),
            opens("a deck nobody has", with("deck", json!("tremere")), (400, Code::NoSuchDeck)),
            opens(
                "a deck for a game without",
                json!({ "game": "vendetta", "options": {}, "deck": "brujah" }),
                (400, Code::NoSuchDeck),
            ),
            opens("a bad seed", with("seed", json!("5eed")), (400, Code::BadSeed)),
            opens("a start alone", with("start", json!(true)), (409, Code::SeatsFree)),
        ])
        .await;
}

#[tokio::test]
async fn looking_where_there_is_nothing_to_see_or_not_yet() {
    let scene = Scene::set().await;
    let (ana, zoe) = (&scene.ana.browser, &scene.zoe.browser);
    let at = |table: &str, path: &str| format!("/api/tables/{table}{path}");
    let under_way = |path: &str| at(&scene.turns, path);
    let get = |name, by, path: &str, refused| -> Row { row(name, by, ("GET", path), "", refused) };
    let (closed, not_over) = ((403, Code::NoSpectators), (403, Code::NotOver));
    scene
        .refuses(vec![
            get("no such table", zoe, "/api/tables/nowhere", (404, Code::NoSuchTable)),
            get("no such replay", zoe, "/api/tables/nowhere/replay", (404, Code::NoSuchTable)),
            get("no such path", zoe, "/api/secrets", (404, Code::NoSuchPage)),
            get("no cards of such a game", zoe, "/api/games/whist/cards", (404, Code::NoSuchGame)),
            get("no rules of such a game", zoe, "/api/games/whist/rules", (404, Code::NoSuchGame)),
            get("a number that is none", zoe, &under_way("?since=yesterday"), MALFORMED),
            get("a wait that is none", zoe, &under_way("?since=1&wait=-1"), MALFORMED),
            get("a moment that is none", zoe, &under_way("/replay/later"), MALFORMED),
            get("a closed table", zoe, &at(&scene.closed, ""), closed),
            get("the record of a closed table", zoe, &at(&scene.closed, "/record"), closed),
            get("a moment of a closed table", zoe, &at(&scene.closed, "/replay/0"), closed),
            get("a report of a closed table", zoe, &at(&scene.closed, "/report"), closed),
            get("the record of a game under way", ana, &under_way("/record"), not_over),
            get("all of a game under way", ana, &under_way("/replay?as=open"), not_over),
            get("a moment of all of it", ana, &under_way("/replay/0?as=open"), not_over),
            get("another's eyes", ana, &under_way("/replay/1?as=B"), not_over),
            get("a spectator with a player's eyes", zoe, &under_way("/replay/1?as=A"), not_over),
            get("eyes of nobody", ana, &under_way("/replay/1?as=H"), (400, Code::NoSuchSeat)),
            get("a moment before the start", ana, &at(&scene.open, "/replay/0"), (409, Code::NotStarted)),
            get("the record of an open table", ana, &at(&scene.open, "/record"), not_over),
        ])
        .await;
}
