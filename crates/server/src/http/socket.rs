//! `/api/socket`: commands in, news out, as they happen.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use elysium_text::{Args, Lang};
use elysium_wire::{ErrorCode, FromServer, Me, ToServer};
use futures_util::SinkExt;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, interval, timeout};

use super::AppState;
use super::guard::from_here;
use super::reply::language;
use super::reply::{ApiError, Language};
use crate::hub::Connection;
use crate::lobby::LobbySnapshot;
use crate::outbox::{Outbox, Outgoing, encoded};
use crate::room::{Onlooker, Room};
use elysium_table::CommandError;
use elysium_table::Who;

/// What people send is short.
const FRAME: usize = 16 * 1024;
/// Somebody who opens a socket says who they are within this time.
const HELLO: Duration = Duration::from_secs(10);
/// How often the other end is asked whether it is still there, and how long it may be silent.
const PING: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(80);
/// A change of the lobby is sent after this, together with what else has changed by then.
const LOBBY: Duration = Duration::from_millis(150);
/// Tables that one socket may watch.
const TABLES: usize = 32;
/// After the last word the other end may take so long to close, too.
const FAREWELL: Duration = Duration::from_secs(1);

pub fn routes() -> Router<AppState> {
    Router::new().route("/api/socket", any(upgrade))
}

async fn upgrade(
    State(app): State<AppState>,
    Language(lang): Language,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Response {
    if !from_here(&headers, &app.listen) {
        return ApiError::new(ErrorCode::ForeignOrigin, lang).into_response();
    }
    let socket = socket.max_message_size(FRAME).max_frame_size(FRAME);
    socket.on_upgrade(move |socket| serve(app, socket, lang))
}

async fn serve(app: AppState, mut socket: WebSocket, lang: Lang) {
    let (goodbye, connection) = match greet(&app, &mut socket, lang).await {
        Ok((guest, connection)) => {
            let session = SocketSession::new(app, guest, connection.number);
            (session.run(&mut socket).await, Some(connection))
        }
        Err(code) => (Some(code), None),
    };
    if let Some(code) = goodbye {
        let _ = socket.send(Message::Text(encoded(&FromServer::Goodbye { code }))).await;
    }
    let _ = socket.send(Message::Close(None)).await;
    // Closing on words that were not read would take the last ones back.
    let _ = timeout(FAREWELL, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
    // Only now is nobody there: a server that closes waits for this.
    drop(connection);
}

/// Somebody who has said hello.
struct Greeted {
    who: Who,
    lang: Lang,
    plans: bool,
}

/// The first word: a ticket, the language, and whether plans are wanted.
async fn greet(
    app: &AppState,
    socket: &mut WebSocket,
    lang: Lang,
) -> Result<(Greeted, Connection), ErrorCode> {
    let first = timeout(HELLO, socket.recv()).await;
    let Ok(Some(Ok(Message::Text(text)))) = first else { return Err(ErrorCode::BadTicket) };
    let Ok(ToServer::Hello { ticket, lang: wish, plans }) = serde_json::from_str(&text) else {
        return Err(ErrorCode::Malformed);
    };
    let who = app.hub.redeem(&ticket).ok_or(ErrorCode::BadTicket)?;
    let connection = app.hub.connect(&who.user).ok_or(ErrorCode::TooManySockets)?;
    let lang = wish.map_or(lang, |wish| language(Some(&wish)));
    Ok((Greeted { who, lang, plans }, connection))
}

/// Somebody connected.
struct SocketSession {
    app: AppState,
    who: Who,
    lang: Lang,
    plans: bool,
    /// The number of the connection.
    number: u64,
    outbox: Outbox,
    outgoing: Outgoing,
    watched: BTreeMap<String, Room>,
    lobby: Option<LobbyWatch>,
}

impl SocketSession {
    fn new(app: AppState, Greeted { who, lang, plans }: Greeted, number: u64) -> SocketSession {
        let (outbox, outgoing) = Outbox::new();
        SocketSession {
            app,
            who,
            lang,
            plans,
            number,
            outbox,
            outgoing,
            watched: BTreeMap::new(),
            lobby: None,
        }
    }

    /// Language with the other end until one of the two goes; says why, if it is this one.
    async fn run(mut self, socket: &mut WebSocket) -> Option<ErrorCode> {
        let user = self.app.hub.store.user(&self.who.user).await.ok().flatten();
        let me = Me {
            id: self.who.user.clone(),
            name: self.who.name.clone(),
            guest: user.is_none_or(|user| user.password.is_none()),
        };
        self.outbox.send(&FromServer::Welcome { me });
        let mut closing = self.app.hub.closing.subscribe();
        let mut pings = interval(PING);
        let mut heard = Instant::now();
        let mut show_at = None;
        let goodbye = loop {
            tokio::select! {
                Some(message) = self.outgoing.queue.recv() => {
                    // What waits behind it goes along in one write.
                    let mut sent = socket.feed(Message::Text(message)).await;
                    while let (Ok(()), Ok(next)) = (&sent, self.outgoing.queue.try_recv()) {
                        sent = socket.feed(Message::Text(next)).await;
                    }
                    if sent.is_err() || socket.flush().await.is_err() {
                        break None;
                    }
                }
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => self.hear(&text).await,
                        Some(Ok(Message::Binary(_))) => self.refuse(None, None, malformed("binary")),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                    }
                }
                () = self.outgoing.overflow.notified() => break Some(ErrorCode::TooFast),
                () = closed(&mut closing) => break Some(ErrorCode::ShuttingDown),
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE || socket.send(Message::Ping(Default::default())).await.is_err() {
                        break None;
                    }
                }
                news = lobby_news(&mut self.lobby) => match news {
                    LobbyNews::Tables => _ = show_at.get_or_insert(Instant::now() + LOBBY),
                    LobbyNews::Said(said) => self.outbox.send(&FromServer::SaidInLobby { said }),
                },
                () = tokio::time::sleep_until(show_at.unwrap_or(heard)), if show_at.is_some() => {
                    show_at = None;
                    if let Some(watch) = self.lobby.take() {
                        self.show_lobby(watch.changes);
                    }
                }
            }
        };
        for room in self.watched.values() {
            room.unwatch(self.number).await;
        }
        if goodbye == Some(ErrorCode::ShuttingDown) {
            // What was done is acknowledged before the last word.
            while let Ok(message) = self.outgoing.queue.try_recv() {
                if socket.feed(Message::Text(message)).await.is_err() {
                    break;
                }
            }
        }
        goodbye
    }

    async fn hear(&mut self, text: &str) {
        let message = match serde_json::from_str::<ToServer>(text) {
            Ok(message) => message,
            Err(error) => return self.refuse(None, None, malformed(&error.to_string())),
        };
        match message {
            ToServer::Hello { .. } => self.refuse(None, None, malformed("hello")),
            ToServer::Ping => self.outbox.send(&FromServer::Pong),
            ToServer::Watch { table, since } => {
                if let Err(refusal) = self.watch(&table, since).await {
                    self.refuse(Some(table), None, refusal);
                }
            }
            ToServer::Unwatch { table } => {
                if let Some(room) = self.watched.remove(&table) {
                    room.unwatch(self.number).await;
                }
            }
            ToServer::WatchLobby => {
                let changes = self.app.hub.lobby.changes();
                self.show_lobby(changes);
            }
            ToServer::UnwatchLobby => self.lobby = None,
            ToServer::SayInLobby { text } => {
                if let Err(refusal) = self.app.hub.say_in_lobby(&self.who, &text) {
                    self.refuse(None, None, refusal);
                }
            }
            ToServer::Do { table, order } => {
                let command_id = order.command_id.clone();
                let began = Instant::now();
                match self.app.hub.command(self.who.clone(), &table, order).await {
                    Ok(ack) => {
                        metrics::histogram!("elysium_ack_seconds").record(began.elapsed().as_secs_f64());
                        self.outbox.send(&FromServer::Ack { table, ack });
                    }
                    Err(refusal) => self.refuse(Some(table), Some(command_id), refusal),
                }
            }
        }
    }

    async fn watch(&mut self, table: &str, since: Option<u32>) -> Result<(), CommandError> {
        self.app.hub.limits.command(&self.who.user)?;
        if self.watched.len() >= TABLES && !self.watched.contains_key(table) {
            return Err(ErrorCode::TooManySockets.into());
        }
        let room = self.app.hub.room(table).await?;
        let guest = Onlooker {
            who: Some(self.who.clone()),
            lang: self.lang,
            plans: self.plans,
            outbox: self.outbox.clone(),
        };
        room.watch(self.number, guest, since).await?;
        self.watched.insert(table.to_owned(), room);
        Ok(())
    }

    fn refuse(&self, table: Option<String>, command_id: Option<String>, refusal: CommandError) {
        self.outbox.send(&FromServer::Refused { table, refused: refusal.in_words(self.lang, command_id) });
    }

    fn show_lobby(&mut self, changes: watch::Receiver<u64>) {
        let LobbySnapshot { tables, said, later } = self.app.hub.lobby.snapshot();
        self.outbox.send(&FromServer::Lobby { tables, said });
        self.lobby = Some(LobbyWatch { changes, said: later });
    }
}

/// Until the server closes.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // The lock is not held while others do something.
    let _ = closing.wait_for(|closing| *closing).await.map(|_| ());
}

/// What somebody who watches the lobby still waits for.
struct LobbyWatch {
    changes: watch::Receiver<u64>,
    said: broadcast::Receiver<elysium_wire::Said>,
}

enum LobbyNews {
    Tables,
    Said(elysium_wire::Said),
}

async fn lobby_news(lobby: &mut Option<LobbyWatch>) -> LobbyNews {
    let Some(LobbyWatch { changes, said }) = lobby else { return std::future::pending().await };
    tokio::select! {
        _ = changes.changed() => LobbyNews::Tables,
        said = said.recv() => match said {
            Ok(said) => LobbyNews::Said(said),
            // Too much was said at once: the whole list is sent.
            Err(_) => LobbyNews::Tables,
        }
    }
}

fn malformed(detail: &str) -> CommandError {
    CommandError::with(ErrorCode::Malformed, Args::new().set("detail", detail))
}
