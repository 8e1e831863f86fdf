//! What is refused through a socket, and sockets that are not opened.

use elysium_client::Socket;
use elysium_wire::{Command, ErrorCode as Code, FromServer, ToServer};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::kit::order;
use crate::refusals::scene::{Scene, answer};

type Raw = WebSocketStream<TcpStream>;

/// A socket that has not said anything yet, with the headers of some page.
async fn open(scene: &Scene, headers: &[(&'static str, &str)]) -> Result<Raw, Error> {
    let address = scene.server.address;
    let mut request = format!("ws://{address}/api/socket").into_client_request()?;
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().expect("a header"));
    }
    let tcp = TcpStream::connect(address).await.expect("the server is open");
    client_async(request, tcp).await.map(|(socket, _)| socket)
}

/// Says something; what comes back, up to the end of the socket or of timeouts.
async fn first_reply(socket: &mut Raw, text: &str) -> Option<FromServer> {
    socket.send(Message::Text(text.into())).await.expect("it listens");
    next(socket).await
}

async fn next(socket: &mut Raw) -> Option<FromServer> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return Some(serde_json::from_str(&text).expect("a message")),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

fn hello(ticket: &str) -> String {
    serde_json::to_string(&ToServer::Hello { ticket: ticket.into(), lang: None, plans: false })
        .expect("plain data")
}

#[tokio::test]
async fn sockets_that_are_not_opened() {
    let scene = Scene::set().await;
    for headers in [
        [("origin", "https://evil.example")],
        [("origin", "null")],
        [("sec-fetch-site", "cross-site")],
        [("host", "evil.example")],
    ] {
        let refused = open(&scene, &headers).await.err();
        let Some(Error::Http(response)) = refused else { panic!("{headers:?}: {refused:?}") };
        assert_eq!(response.status(), 403, "{headers:?}");
    }
    let port = format!("http://{}", scene.server.address);
    assert!(open(&scene, &[("origin", &port)]).await.is_ok(), "our own page is let in");
}

#[tokio::test]
async fn first_words_that_are_not_enough() {
    let scene = Scene::set().await;
    let used = scene.zoe.person.ticket().await.expect("a ticket");
    let mut first = open(&scene, &[]).await.expect("a socket");
    assert!(matches!(first_reply(&mut first, &hello(&used)).await, Some(FromServer::Welcome { .. })));
    let rows = [
        ("a used ticket", hello(&used), Code::BadTicket),
        ("a made-up ticket", hello(&"5eed".repeat(16)), Code::BadTicket),
        ("no ticket", hello(""), Code::BadTicket),
        ("another first word", r#"{"t":"ping"}"#.into(), Code::Malformed),
        ("a ticket that is a number", r#"{"t":"hello","ticket":7}"#.into(), Code::Malformed),
        ("nonsense", "hello?".into(), Code::Malformed),
    ];
    let before = scene.seen().await;
    for (name, text, code) in rows {
        let mut socket = open(&scene, &[]).await.expect("a socket");
        let goodbye = first_reply(&mut socket, &text).await;
        assert_eq!(goodbye, Some(FromServer::Goodbye { code }), "{name}");
        assert_eq!(next(&mut socket).await, None, "{name}: and that is all");
    }
    assert_eq!(scene.seen().await, before);
}

#[tokio::test]
async fn messages_that_are_refused() {
    let scene = Scene::set().await;
    let (asked, _, seen) = scene.asked_and_not(&scene.turns).await;
    let (seat, expected_seq, word) = answer(&seen);
    let to = |table: &str, command: Command| {
        let message = ToServer::Do { table: table.into(), order: order(command) };
        serde_json::to_string(&message).expect("plain data")
    };
    let watch = |table: &str| format!(r#"{{"t":"watch","table":"{table}"}}"#);
    let right = Command::Answer { seat: seat.clone(), expected_seq, word: word.clone() };
    let late = Command::Answer { seat, expected_seq: expected_seq + 7, word };
    let long = to(&scene.turns, Command::Leave).replace("test-", &"x".repeat(64));
    let rows = [
        ("nonsense", "{".to_owned(), Code::Malformed),
        ("a list", "[1,2,3]".into(), Code::Malformed),
        ("no such message", r#"{"t":"win"}"#.into(), Code::Malformed),
        ("a second hello", hello("again"), Code::Malformed),
        ("a table that is a number", r#"{"t":"watch","table":1}"#.into(), Code::Malformed),
        ("a since that is a word", r#"{"t":"watch","table":"x","since":"y"}"#.into(), Code::Malformed),
        ("no command in it", format!(r#"{{"t":"do","table":"{}"}}"#, scene.turns), Code::Malformed),
        ("a command id that is too long", long, Code::Malformed),
        ("no such table to watch", watch("nowhere"), Code::NoSuchTable),
        ("a closed table", watch(&scene.closed), Code::NoSpectators),
        ("no such table", to("nowhere", Command::Concede), Code::NoSuchTable),
        ("another's seat", to(&scene.turns, right), Code::NotYourSeat),
        ("a seat one has not", to(&scene.turns, Command::Concede), Code::NotSeated),
        ("nothing to say", r#"{"t":"say-in-lobby","text":" "}"#.into(), Code::EmptyText),
    ];
    let before = scene.seen().await;
    let mut socket = Socket::open(&scene.zoe.person, "en").await.expect("a socket");
    for (name, text, code) in rows {
        socket.say_raw(text).await.expect("it listens");
        match socket.hear().await.expect("a message") {
            FromServer::Refused { refused, .. } => assert_eq!(refused.code, code, "{name}: {refused:?}"),
            other => panic!("{name}: {other:?}"),
        }
    }
    let mut own = Socket::open(&asked.person, "en").await.expect("a socket");
    own.say_raw(to(&scene.turns, late)).await.expect("it listens");
    match own.hear().await.expect("a message") {
        FromServer::Refused { table, refused } => {
            assert_eq!((table.as_deref(), refused.code), (Some(scene.turns.as_str()), Code::Late));
            assert!(refused.command_id.is_some_and(|id| id.starts_with("test-")), "it says which command");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(scene.seen().await, before);
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_the_socket() {
    let scene = Scene::set().await;
    let before = scene.seen().await;
    let mut socket = Socket::open(&scene.ana.person, "en").await.expect("a socket");
    let order = order(Command::Say { text: "x".repeat(16 * 1024) });
    socket.say(&ToServer::Do { table: scene.turns.clone(), order }).await.expect("sent");
    assert!(socket.hear().await.is_err());
    let mut raw = open(&scene, &[]).await.expect("a socket");
    let ticket = scene.ana.person.ticket().await.expect("a ticket");
    assert!(matches!(first_reply(&mut raw, &hello(&ticket)).await, Some(FromServer::Welcome { .. })));
    raw.send(Message::Binary(vec![1, 2, 3].into())).await.expect("sent");
    let Some(FromServer::Refused { refused, .. }) = next(&mut raw).await else {
        panic!("a small one is refused")
    };
    assert_eq!(refused.code, Code::Malformed);
    assert_eq!(scene.seen().await, before);
}

#[tokio::test]
async fn nobody_has_more_than_ten_sockets() {
    let scene = Scene::set().await;
    let mut sockets = Vec::new();
    for _ in 0..10 {
        sockets.push(Socket::open(&scene.zoe.person, "en").await.expect("a socket"));
    }
    let eleventh = async || {
        let mut socket = open(&scene, &[]).await.expect("a socket");
        let ticket = scene.zoe.person.ticket().await.expect("a ticket");
        first_reply(&mut socket, &hello(&ticket)).await
    };
    assert_eq!(eleventh().await, Some(FromServer::Goodbye { code: Code::TooManySockets }));
    assert!(Socket::open(&scene.ana.person, "en").await.is_ok(), "others have their own ten");
    // One is closed, and once the server has noticed there is room again.
    sockets.pop();
    while !matches!(eleventh().await, Some(FromServer::Welcome { .. })) {
        tokio::task::yield_now().await;
    }
}
