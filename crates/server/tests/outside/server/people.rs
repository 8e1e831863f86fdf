//! Guests, accounts, sessions, tokens.

use elysium_client::Person;
use elysium_wire::{
    Command, Credentials, ErrorCode, Me, NewGuest, NewToken, SessionInfo, TableInfo, TokenInfo,
};
use serde::Deserialize;

use crate::kit::{Browser, Reply, TestServer, act, against_bots, order, table};

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.into(), password: password.into() }
}

#[derive(Deserialize)]
struct Who {
    me: Option<Me>,
}

async fn who(browser: &mut Browser) -> Option<Me> {
    browser.get("/api/me").await.json::<Who>().me
}

fn code(reply: &Reply) -> Option<ErrorCode> {
    reply.refused().map(|refused| refused.code)
}

#[tokio::test]
async fn a_guest_registers_and_keeps_everything() {
    let server = TestServer::open().await;
    let mut home = Browser::guest(server.address, "Ana").await;
    let guest = who(&mut home).await.expect("a guest");
    assert!(guest.guest);
    let opened = home.post("/api/tables", &table("rivals", 2)).await.json::<TableInfo>();
    let old_cookie = home.cookie.clone();
    let reply = home.post("/api/register", &credentials("Ana", "correct horse")).await;
    let registered = reply.json::<Me>();
    assert_eq!((&registered.id, registered.guest), (&guest.id, false), "the same person");
    let cookie = reply.head.lines().find(|line| line.starts_with("set-cookie")).expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let mut old = Browser { cookie: old_cookie, ..home.clone() };
    assert_eq!(who(&mut old).await, None, "the session of the guest ended");

    // Elsewhere, with another spelling of the name.
    let mut abroad = Browser::new(server.address);
    assert_eq!(
        code(&abroad.post("/api/login", &credentials("ana", "wrong horse")).await),
        Some(ErrorCode::WrongPassword)
    );
    assert_eq!(
        code(&abroad.post("/api/login", &credentials("Nobody", "correct horse")).await),
        Some(ErrorCode::WrongPassword)
    );
    assert_eq!(
        abroad.post("/api/login", &credentials("ana", "correct horse")).await.json::<Me>(),
        registered
    );
    let sat: TableInfo =
        abroad.get(&format!("/api/tables/{}", opened.id)).await.json::<elysium_wire::Snapshot>().table;
    assert_eq!(sat.host, guest.id);

    // Nobody else has the name, in any spelling.
    let mut other = Browser::new(server.address);
    assert_eq!(
        code(&other.post("/api/guest", &NewGuest { name: "aNA".into() }).await),
        Some(ErrorCode::NameTaken)
    );
    let mut other = Browser::guest(server.address, "Ben").await;
    assert_eq!(
        code(&other.post("/api/register", &credentials("ANA", "other horse")).await),
        Some(ErrorCode::NameTaken)
    );

    // Both places are listed; one signs the other out.
    let sessions: Vec<SessionInfo> = abroad.get("/api/sessions").await.json();
    assert_eq!(sessions.len(), 2);
    let there = sessions.iter().find(|session| !session.current).expect("the other one");
    let path = format!("/api/sessions/{}", there.id);
    assert_eq!(
        code(&other.send("DELETE", &path, &[], b"").await),
        Some(ErrorCode::NoSuchPage),
        "not somebody else's"
    );
    assert_eq!(abroad.send("DELETE", &path, &[], b"").await.status, 204);
    assert_eq!(who(&mut home).await, None);
    assert!(who(&mut abroad).await.is_some());

    // Signing out ends the session, not only the cookie.
    let kept = abroad.clone();
    assert_eq!(abroad.post("/api/logout", &()).await.status, 204);
    assert_eq!(abroad.cookie, None);
    assert_eq!(who(&mut kept.clone()).await, None);
}

#[tokio::test]
async fn names_can_be_changed() {
    let server = TestServer::open().await;
    let mut ana = Browser::guest(server.address, "Ana").await;
    let mut ben = Browser::guest(server.address, "Ben").await;
    assert_eq!(ana.post("/api/register", &credentials("Ana", "correct horse")).await.status, 200);
    let json = [("content-type", "application/json")];
    let renamed = ben.send("PUT", "/api/me", &json, br#"{"name":"  Benedikt   II "}"#).await;
    assert_eq!(renamed.json::<Me>().name, "Benedikt II");
    let taken = ben.send("PUT", "/api/me", &json, br#"{"name":"ana"}"#).await;
    assert_eq!(code(&taken), Some(ErrorCode::NameTaken));
    assert_eq!(who(&mut ben).await.map(|me| me.name).as_deref(), Some("Benedikt II"));
}

#[tokio::test]
async fn a_bot_plays_with_a_token_until_it_is_taken_away() {
    let server = TestServer::open().await;
    let mut owner = Browser::guest(server.address, "Ana").await;
    let made: TokenInfo = owner.post("/api/tokens", &NewToken { label: " my bot ".into() }).await.json();
    let token = made.token.clone().expect("shown once");
    let listed: Vec<TokenInfo> = owner.get("/api/tokens").await.json();
    assert_eq!(listed, [TokenInfo { token: None, ..made.clone() }], "and never again");
    assert_eq!(made.label, "my bot");

    let bot = Person::with_token(server.address, &token).await.expect("the token is known");
    assert_eq!(Some(&bot.me), who(&mut owner).await.as_ref());
    let info = bot.open(&against_bots("rivals", 2)).await.expect("a table");
    act(&bot, &info.id, Command::Start).await;
    // A token needs no page of ours around it.
    let bearer = format!("Bearer {token}");
    let headers = [
        ("authorization", bearer.as_str()),
        ("origin", "https://bots.example"),
        ("content-type", "application/json"),
    ];
    let say = serde_json::to_vec(&order(Command::Say { text: "Beep".into() })).expect("plain data");
    let said = Browser::new(server.address)
        .send("POST", &format!("/api/tables/{}/commands", info.id), &headers, &say)
        .await;
    assert_eq!(said.status, 200, "{said:?}");

    let path = format!("/api/tokens/{}", made.id);
    assert_eq!(owner.send("DELETE", &path, &[], b"").await.status, 204);
    assert!(Person::with_token(server.address, &token).await.is_err());
    assert!(bot.table(&info.id).await.is_err(), "a token that is not known is nobody's");
    assert!(who(&mut owner).await.is_some());
}
