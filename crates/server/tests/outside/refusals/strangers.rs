//! Those who are not who they would have to be, and other people's pages.

use elysium_wire::{Command, Credentials, ErrorCode as Code, NewToken, TokenInfo};

use crate::kit::{Browser, order};
use crate::refusals::scene::{Scene, row};

#[tokio::test]
async fn people_who_have_not_said_who_they_are() {
    let scene = Scene::set().await;
    let concede = serde_json::to_vec(&order(Command::Concede)).expect("plain data");
    let commands = format!("/api/tables/{}/commands", scene.turns);
    let commands = ("POST", commands.as_str());
    let report = format!("/api/tables/{}/report", scene.turns);
    let sign_in = (401, Code::SignIn);

    // Signed out, signed out from elsewhere, and a token that was taken away.
    let mut gone = scene.ana.browser.clone();
    let second = gone.post("/api/tokens", &NewToken { label: "second".into() }).await.json::<TokenInfo>();
    assert_eq!(gone.send("DELETE", &format!("/api/tokens/{}", second.id), &[], b"").await.status, 204);
    let revoked = format!("Bearer {}", second.token.expect("shown once"));
    let signed_out = gone.clone();
    assert_eq!(gone.post("/api/logout", &()).await.status, 204);
    let made_up = Browser { cookie: Some(format!("elysium={}", "5eed".repeat(16))), ..scene.nobody.clone() };
    let nobody = &scene.nobody;
    scene
        .refuses(vec![
            row("nobody acts", nobody, commands, concede.clone(), sign_in),
            row("nobody opens a table", nobody, ("POST", "/api/tables"), r#"{"game":"rivals"}"#, sign_in),
            row("nobody gets a ticket", nobody, ("POST", "/api/ticket"), "{}", sign_in),
            row("nobody has sessions", nobody, ("GET", "/api/sessions"), "", sign_in),
            row("nobody has tokens", nobody, ("GET", "/api/tokens"), "", sign_in),
            row("nobody gets a token", nobody, ("POST", "/api/tokens"), r#"{"label":"x"}"#, sign_in),
            row("nobody has a name to change", nobody, ("PUT", "/api/me"), r#"{"name":"Nobody"}"#, sign_in),
            row("nobody has games", nobody, ("GET", "/api/replays?mine=1"), "", sign_in),
            row("nobody reports", nobody, ("GET", &report), "", sign_in),
            row("an old session", &signed_out, commands, concede.clone(), sign_in),
            row("a made-up session", &made_up, commands, concede.clone(), sign_in),
            row("a token that was taken away", nobody, commands, concede.clone(), sign_in)
                .with("authorization", &revoked),
            row("a made-up token", nobody, commands, concede.clone(), sign_in)
                .with("authorization", "Bearer 5eed"),
            // A wrong token is not made good by a right cookie.
            row("a made-up token and a cookie", &scene.ben.browser, commands, concede, sign_in)
                .with("authorization", "Bearer 5eed"),
        ])
        .await;
}

#[tokio::test]
async fn names_and_passwords() {
    let scene = Scene::set().await;
    let (nobody, zoe) = (&scene.nobody, &scene.zoe.browser);
    let mut taken = Browser::guest(scene.server.address, "Max").await;
    let max = Credentials { name: "Max".into(), password: "correct horse".into() };
    assert_eq!(taken.post("/api/register", &max).await.status, 200);
    let (guest, register, login) =
        (("POST", "/api/guest"), ("POST", "/api/register"), ("POST", "/api/login"));
    scene
        .refuses(vec![
            row("no name", nobody, guest, r#"{"name":" "}"#, (400, Code::BadName)),
            row(
                "a name of 25 letters",
                nobody,
                guest,
                format!(r#"{{"name":"{}"}}"#, "x".repeat(25)),
                (400, Code::BadName),
            ),
            row("a name of marks", nobody, guest, r#"{"name":"<b>Ana</b>"}"#, (400, Code::BadName)),
            row("a name that turns around", nobody, guest, "{\"name\":\"a\u{202e}b\"}", (400, Code::BadName)),
            row("a name that is a number", nobody, guest, r#"{"name":7}"#, (400, Code::Malformed)),
            row("a name that is taken", nobody, guest, r#"{"name":"MAX"}"#, (409, Code::NameTaken)),
            row(
                "registering a taken name",
                zoe,
                register,
                r#"{"name":"max","password":"long enough"}"#,
                (409, Code::NameTaken),
            ),
            row(
                "a short password",
                zoe,
                register,
                r#"{"name":"Zoe","password":"short"}"#,
                (400, Code::BadPassword),
            ),
            row(
                "a wrong password",
                nobody,
                login,
                r#"{"name":"Max","password":"wrong horse"}"#,
                (401, Code::WrongPassword),
            ),
            row(
                "a name without password",
                nobody,
                login,
                r#"{"name":"Zoe","password":"wrong horse"}"#,
                (401, Code::WrongPassword),
            ),
            row(
                "a name nobody has",
                nobody,
                login,
                r#"{"name":"Who","password":"wrong horse"}"#,
                (401, Code::WrongPassword),
            ),
            row("another's session", zoe, ("DELETE", "/api/sessions/somebodys"), "", (404, Code::NoSuchPage)),
            row("another's token", zoe, ("DELETE", "/api/tokens/somebodys"), "", (404, Code::NoSuchPage)),
            row(
                "a token without a label",
                zoe,
                ("POST", "/api/tokens"),
                r#"{"label":" "}"#,
                (400, Code::BadOption),
            ),
        ])
        .await;
    // Guessing on is too fast, whoever guesses: five a minute for one name.
    let mut codes = Vec::new();
    for guess in 0..6 {
        let guess = Credentials { name: "mAX".into(), password: format!("wrong horse {guess}") };
        let reply = Browser::new(scene.server.address).post("/api/login", &guess).await;
        codes.push(reply.refused().map(|refused| refused.code));
    }
    assert!(codes.contains(&Some(Code::TooFast)), "{codes:?}");
}

/// What other sites can make a browser send: the cookie goes along, and nothing is done.
#[tokio::test]
async fn requests_from_other_sites() {
    let scene = Scene::set().await;
    let concede = serde_json::to_vec(&order(Command::Concede)).expect("plain data");
    let commands = format!("/api/tables/{}/commands", scene.turns);
    let foreign = (403, Code::ForeignOrigin);
    let ana = &scene.ana.browser;
    let port = scene.server.address.port();
    let site = |name| row(name, ana, ("POST", &commands), concede.clone(), foreign);
    scene
        .refuses(vec![
            site("another site").with("origin", "https://evil.example"),
            site("a site without a name").with("origin", "null"),
            site("the same machine, another port").with("origin", "http://127.0.0.1:1"),
            site("a name that begins like ours")
                .with("origin", &format!("http://127.0.0.1:{port}.evil.example")),
            site("the browser says: another site").with("sec-fetch-site", "cross-site"),
            site("the browser says: a sister site").with("sec-fetch-site", "same-site"),
            site("another password's header")
                .with("origin", "https://evil.example")
                .with("authorization", "Basic YTpi"),
            site("another name for this machine").with("host", "evil.example"),
            site("another name and its origin")
                .with("host", "evil.example")
                .with("origin", "http://evil.example"),
            site("a name that ends like ours").with("host", "localhost.evil.example"),
            row("looking under another name", ana, ("GET", "/api/me"), "", foreign)
                .with("host", "evil.example"),
            row("signing out", ana, ("POST", "/api/logout"), "", foreign)
                .with("origin", "https://evil.example"),
            row("coming in", &scene.nobody, ("POST", "/api/guest"), r#"{"name":"Eve"}"#, foreign)
                .with("origin", "https://evil.example"),
        ])
        .await;
}
