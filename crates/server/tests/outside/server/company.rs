//! Those who look on, the lobby, and what people say.

use elysium_client::Socket;
use elysium_wire::{
    Command, ErrorCode, FromServer, LineKind, NewTable, Snapshot, TableInfo, TableOptions, ToServer,
};

use crate::kit::{TestPlayer, TestServer, act, gather, refused, table};

fn public(new: NewTable) -> NewTable {
    NewTable { options: TableOptions { public: true, ..new.options.clone() }, ..new }
}

fn without_spectators(new: NewTable) -> NewTable {
    NewTable { options: TableOptions { spectators: false, ..new.options.clone() }, ..new }
}

#[tokio::test]
async fn the_lobby_shows_public_tables_and_hides_private_ones() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let mut socket = Socket::open(&ben, "en").await.expect("a socket");
    socket.say(&ToServer::WatchLobby).await.expect("it listens");
    let private = ana.open(&table("rivals", 2)).await.expect("a table");
    let public = ana.open(&public(table("rivals", 2))).await.expect("a table");
    let shown = |tables: &[TableInfo]| tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>();
    let listed: Vec<TableInfo> = ben.get("/api/tables").await.expect("a list");
    assert_eq!(shown(&listed), [public.id.as_str()]);
    // Whoever looks at the lobby is informed, and never of the private one.
    loop {
        if let FromServer::Lobby { tables, .. } = socket.hear().await.expect("a message") {
            assert!(!shown(&tables).contains(&private.id));
            if shown(&tables) == [public.id.as_str()] {
                break;
            }
        }
    }
    // By its link a private table is open to everybody.
    act(&ben, &private.id, crate::kit::SIT).await;
    socket.say(&ToServer::SayInLobby { text: "Good evening".into() }).await.expect("it listens");
    let said = loop {
        if let FromServer::SaidInLobby { said } = socket.hear().await.expect("a message") {
            break said;
        }
    };
    assert_eq!((said.name.as_str(), said.text.as_str()), ("Ben", "Good evening"));
    // A table that is over leaves the lobby.
    act(&ben, &public.id, crate::kit::SIT).await;
    act(&ana, &public.id, Command::Start).await;
    act(&ana, &public.id, Command::Concede).await;
    TestPlayer::join(&ben, &public.id, "en").await.hear_until(|player| player.now.result.is_some()).await;
    let listed: Vec<TableInfo> = ben.get("/api/tables").await.expect("a list");
    assert!(listed.is_empty());
    let finished: Vec<TableInfo> = ben.get("/api/replays").await.expect("a list");
    assert_eq!(shown(&finished), [public.id]);
}

#[tokio::test]
async fn spectators_see_what_is_open_and_can_do_nothing() {
    let server = TestServer::open().await;
    let (ana, ben, eva) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eva").await);
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let mut watching = TestPlayer::join(&eva, &info.id, "en").await;
    assert_eq!((watching.you.as_deref(), &watching.now.question), (None, &None));
    let mut playing = TestPlayer::join(&ana, &info.id, "en").await;
    playing.hear_until(|player| player.now.seats[0].here).await;
    let counted: Snapshot = ana.table(&info.id).await.expect("a table");
    assert_eq!(counted.table.watching, 1);
    let mut rng = fastrand::Rng::with_seed(6);
    crate::kit::until(&[&ana, &ben], &info.id, &mut rng, |seen| seen.now.answers > 6).await;
    watching.hear_until(|player| player.now.answers > 6).await;
    let nobody = elysium_client::Person::nobody(server.address);
    let seen: Snapshot = nobody.table(&info.id).await.expect("open to all");
    assert_eq!((watching.seq, &watching.view), (seen.seq, &seen.view));
    assert_eq!(refused(&eva, &info.id, Command::Concede).await.code, ErrorCode::NotSeated);
}

/// Also those who came while the table was open and did not sit down.
#[tokio::test]
async fn a_table_without_spectators_is_closed_when_it_starts() {
    let server = TestServer::open().await;
    let (ana, ben, eva) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eva").await);
    let info = ana.open(&without_spectators(table("rivals", 2))).await.expect("a table");
    let mut early = TestPlayer::join(&eva, &info.id, "en").await;
    act(&ben, &info.id, crate::kit::SIT).await;
    act(&ana, &info.id, Command::Start).await;
    let answer = loop {
        match early.hear().await {
            FromServer::Refused { refused, .. } => break refused.code,
            _ => assert!(early.view.is_null(), "the game is not shown"),
        }
    };
    assert_eq!(answer, ErrorCode::NoSpectators);
    let late = TestPlayer::joined(&eva, &info.id, "en").await.err().map(|refused| refused.code);
    assert_eq!(late, Some(ErrorCode::NoSpectators));
    let said = refused(&eva, &info.id, Command::Say { text: "May I?".into() }).await;
    assert_eq!(said.code, ErrorCode::NoSpectators);
    // Nothing more was sent to her, and those who play go on.
    act(&ben, &info.id, Command::Say { text: "Just us".into() }).await;
    early.socket.say(&ToServer::Ping).await.expect("it listens");
    assert_eq!(early.hear().await, FromServer::Pong);
}

#[tokio::test]
async fn whoever_sits_down_after_looking_on_is_there() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let info = ana.open(&table("rivals", 2)).await.expect("a table");
    let mut player = TestPlayer::join(&ben, &info.id, "en").await;
    player.act(crate::kit::SIT).await;
    player.hear_until(|player| player.now.seats[1].here).await;
    assert_eq!(player.you.as_deref(), Some("B"));
    let seen: Snapshot = ana.table(&info.id).await.expect("a table");
    assert_eq!((seen.table.seats[1].here, seen.table.watching), (true, 0));
    player.act(Command::Leave).await;
    player.hear_until(|player| !player.now.seats[1].here).await;
}

#[tokio::test]
async fn people_talk_within_limits() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let mut hears = TestPlayer::join(&ben, &info.id, "pl").await;
    let say = |text: &str| Command::Say { text: text.into() };
    let ack = act(&ana, &info.id, say("  Hello\u{7} there ")).await;
    hears.hear_of(ack.seq).await;
    let line = hears.lines.last().expect("a line");
    assert_eq!((line.kind, line.name.as_deref(), line.seq), (LineKind::Chat, Some("Ana"), ack.seq));
    assert_eq!(line.parts[0].text(), "Hello there");
    assert_eq!(refused(&ana, &info.id, say(" \u{7} ")).await.code, ErrorCode::EmptyText);
    assert_eq!(refused(&ana, &info.id, say(&"x".repeat(501))).await.code, ErrorCode::TextTooLong);
    act(&ana, &info.id, say(&"ż".repeat(500))).await;
    // Nobody says a dozen things at once, and nobody else is silenced by it.
    let mut too_fast = 0;
    for _ in 0..12 {
        let said = ana.command(&info.id, &crate::kit::order(say("Hey"))).await;
        too_fast += usize::from(matches!(said,
            Err(elysium_client::ClientError::Refused(refused)) if refused.code == ErrorCode::TooFast));
    }
    assert!(too_fast > 0);
    let said = ben.command(&info.id, &crate::kit::order(say("Shh"))).await;
    assert!(said.is_ok());
}
