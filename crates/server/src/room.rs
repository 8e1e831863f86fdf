//! A table with people around it: one task per table takes commands one after the other, stores what
//! they make happen, and sends it to everybody who looks on. Whatever takes long is done elsewhere
//! ([`jobs`]), while the table goes on.

mod jobs;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use elysium_kernel::{Seat, Seats, Viewer};
use elysium_table::{
    Absence, Act, CommandError, CommandKey, Decided, Due, Entry, JournalEvent, ReadOnly, Table, Who,
};
use elysium_text::Lang;
use elysium_wire::{Ack, ErrorCode, FromServer, Order, TableStatus, Update, ViewChange};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch};

use crate::clock;
use crate::hub::Hub;
use crate::outbox::Outbox;
use jobs::{Jobs, Rewound, TableReader};

/// Commands that wait for a table; more are refused.
const INBOX: usize = 256;
/// A finished table that nobody looks at leaves the memory after this.
const LINGER: Duration = Duration::from_secs(60);

enum RoomMessage {
    Do {
        who: Who,
        order: Order,
        reply: oneshot::Sender<Result<Ack, CommandError>>,
    },
    Watch {
        connection: u64,
        guest: Onlooker,
        since: Option<u32>,
        reply: oneshot::Sender<Result<(), CommandError>>,
    },
    Unwatch {
        connection: u64,
    },
    Seen {
        user: String,
    },
    Rematch {
        seat: Seat,
        table: String,
        reply: oneshot::Sender<Result<(), CommandError>>,
    },
    /// Somebody asks what would be good.
    Hint {
        who: Who,
        expected_seq: u32,
        reply: oneshot::Sender<Result<(Arc<Table>, Seat), CommandError>>,
    },
    /// The table as it stands; with its lines in a language after an entry, if they are wanted.
    Table {
        lines: Option<(Lang, u32)>,
        reply: oneshot::Sender<Result<Arc<Table>, CommandError>>,
    },
}

/// Somebody who looks on, and how to reach them.
#[derive(Clone)]
pub struct Onlooker {
    pub who: Option<Who>,
    pub lang: Lang,
    /// Questions are sent with plans.
    pub plans: bool,
    pub outbox: Outbox,
}

/// A command, and where its answer goes.
struct Request {
    who: Who,
    order: Order,
    reply: oneshot::Sender<Result<Ack, CommandError>>,
}

/// The way to a table.
#[derive(Clone)]
pub struct Room {
    inbox: mpsc::Sender<RoomMessage>,
    /// The number of the last event, for those who wait for the next.
    pub seq: watch::Receiver<u32>,
    /// Who is asked something that has no number of its own.
    pub asked: watch::Receiver<Seats>,
}

impl Room {
    /// Opens the room of a table. When this returns the lobby shows it, if it may.
    pub fn open(hub: Arc<Hub>, table: Table) -> Room {
        hub.lobby.show(&table);
        let (inbox, messages) = mpsc::channel(INBOX);
        let (newest, seq) = watch::channel(table.shown_seq());
        let (asking, asked) = watch::channel(table.asked_quietly());
        let keeper = Keeper {
            hub,
            table: Arc::new(table),
            messages,
            newest,
            asking,
            onlookers: BTreeMap::new(),
            views: BTreeMap::new(),
            jobs: Jobs::default(),
        };
        tokio::spawn(keeper.run());
        Room { inbox, seq, asked }
    }

    pub fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    pub async fn command(&self, who: Who, order: Order) -> Result<Ack, CommandError> {
        self.ask(|reply| RoomMessage::Do { who, order, reply }).await?
    }

    pub async fn watch(
        &self,
        connection: u64,
        guest: Onlooker,
        since: Option<u32>,
    ) -> Result<(), CommandError> {
        self.ask(|reply| RoomMessage::Watch { connection, guest, since, reply }).await?
    }

    pub async fn unwatch(&self, connection: u64) {
        // A room that is closed has nobody in it.
        let _ = self.inbox.send(RoomMessage::Unwatch { connection }).await;
    }

    /// Somebody asked about the table without a socket: they are there.
    pub async fn seen(&self, user: &str) {
        let _ = self.inbox.send(RoomMessage::Seen { user: user.to_owned() }).await;
    }

    /// Somebody who sat here wants to play again at another table.
    pub async fn note_rematch(&self, seat: Seat, table: &str) -> Result<(), CommandError> {
        self.ask(|reply| RoomMessage::Rematch { seat, table: table.to_owned(), reply }).await?
    }

    /// The table and the seat of somebody who may ask what would be good. Others who play have been told by then.
    pub async fn hint(&self, who: Who, expected_seq: u32) -> Result<(Arc<Table>, Seat), CommandError> {
        self.ask(|reply| RoomMessage::Hint { who, expected_seq, reply }).await?
    }

    /// The table as it stands; with its lines in a language after an entry, if they are wanted.
    pub async fn table(&self, lines: Option<(Lang, u32)>) -> Result<Arc<Table>, CommandError> {
        self.ask(|reply| RoomMessage::Table { lines, reply }).await?
    }

    async fn ask<T>(
        &self,
        message: impl FnOnce(oneshot::Sender<T>) -> RoomMessage,
    ) -> Result<T, CommandError> {
        let (reply, answer) = oneshot::channel();
        self.inbox.send(message(reply)).await.map_err(|_| ErrorCode::Broken)?;
        answer.await.map_err(|_| ErrorCode::Broken.into())
    }
}

/// The task of a table.
struct Keeper {
    hub: Arc<Hub>,
    /// As it is stored: it is replaced, never changed, by what happens.
    table: Arc<Table>,
    messages: mpsc::Receiver<RoomMessage>,
    newest: watch::Sender<u32>,
    asking: watch::Sender<Seats>,
    onlookers: BTreeMap<u64, (Onlooker, Viewer)>,
    /// The view that each kind of viewer has: the next one is sent as a difference.
    views: BTreeMap<u8, Value>,
    jobs: Jobs,
}

/// Views are kept by seat; spectators share one.
fn key(viewer: Viewer) -> u8 {
    if let Viewer::Seat(seat) = viewer { seat.0 } else { u8::MAX }
}

impl Keeper {
    async fn run(mut self) {
        loop {
            let due = self.table.due(&self.hub.timeouts, self.jobs.busy(&self.table));
            let over = matches!(self.table.status(), TableStatus::Over | TableStatus::Frozen);
            let idle = due.is_none() && self.onlookers.is_empty() && over && self.jobs.is_empty();
            tokio::select! {
                message = self.messages.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => break,
                },
                Some(finished) = self.jobs.next() => self.finished(finished).await,
                () = wait(due) => if let Some(due) = due {
                    self.perform(due).await;
                },
                () = tokio::time::sleep(LINGER), if idle => break,
            }
        }
        self.hub.close_room(&self.table.id);
    }

    async fn take(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Do { who, order, reply } => self.command(Request { who, order, reply }, None).await,
            RoomMessage::Watch { connection, guest, since, reply } => {
                let lines = Some((guest.lang, since.unwrap_or(0)));
                self.read(lines, TableReader::Watch { connection, guest, since, reply }).await;
            }
            RoomMessage::Table { lines, reply } => self.read(lines, TableReader::Table { reply }).await,
            RoomMessage::Unwatch { connection } => {
                if self.onlookers.remove(&connection).is_some() {
                    self.see_who_is_here();
                }
            }
            RoomMessage::Rematch { seat, table, reply } => {
                let done = move |noted: Result<u32, CommandError>| drop(reply.send(noted.map(|_| ())));
                self.commit(JournalEvent::RematchOpened { seat, table }.into(), None, done).await;
            }
            RoomMessage::Hint { who, expected_seq, reply } => {
                let hint = self.hint(&who, expected_seq).await;
                let _ = reply.send(hint.map(|seat| (self.table.clone(), seat)));
            }
            RoomMessage::Seen { user } => {
                if let Some(seat) = self.table.seat_of(&user) {
                    Arc::make_mut(&mut self.table).here_since[seat.index()] = clock::now();
                    self.hand_back(seat).await;
                }
            }
        }
    }

    /// Does what somebody asks for. `rewound` is the game that a take-back was waiting for.
    async fn command(&mut self, asked: Request, rewound: Option<Rewound>) {
        let Request { who, order, reply } = asked;
        let command_id = order.command_id.clone();
        if !(1..=64).contains(&command_id.chars().count()) {
            let _ = reply.send(Err(malformed("command_id")));
            return;
        }
        let key = CommandKey { user: who.user.clone(), id: command_id.clone() };
        if let Some(seq) = self.table.done(&key).map(|seq| self.table.shown_as(seq)) {
            let _ = reply.send(Ok(Ack { command_id, seq, again: true }));
            return;
        }
        if !self.table.admits(Some(&who.user)) {
            let _ = reply.send(Err(ErrorCode::NoSpectators.into()));
            return;
        }
        match self.table.decide(&who, &order.command, clock::now()) {
            Ok(mut decided) => {
                if let JournalEvent::TookBack { to, .. } = decided.what {
                    let Some(ready) = rewound.and_then(|rewound| rewound.fits(&self.table, to)) else {
                        return self.rewind(to, Some(Request { who, order, reply }));
                    };
                    decided.ready = Some(ready);
                }
                let done = move |seq: Result<u32, CommandError>| {
                    let _ = reply.send(seq.map(|seq| Ack { command_id, seq, again: false }));
                };
                self.commit(decided, Some(key.into()), done).await;
            }
            Err(refusal) => {
                metrics::counter!("elysium_refusals").increment(1);
                let _ = reply.send(Err(refusal));
            }
        }
    }

    /// The seat of somebody who may ask what would be good, once that is stored where others are to see it.
    async fn hint(&mut self, who: &Who, expected_seq: u32) -> Result<Seat, CommandError> {
        let (seat, told) = self.table.wants_hint(who, expected_seq)?;
        if let Some(told) = told {
            let mut stored = Err(ErrorCode::Broken.into());
            self.commit(told.into(), None, |done| stored = done).await;
            stored?;
        }
        Ok(seat)
    }

    async fn perform(&mut self, due: Due) {
        match self.table.perform(due.what) {
            Ok(Act::Done(Decided { what: JournalEvent::TookBack { to, .. }, .. })) => self.rewind(to, None),
            Ok(Act::Done(decided)) => self.commit(decided, None, |_| {}).await,
            Ok(Act::Think(thought)) => self.think(thought),
            Err(refusal) => self.break_off(&refusal),
        }
    }

    /// Something that must happen by itself cannot.
    fn break_off(&mut self, refusal: &CommandError) {
        tracing::error!(table = %self.table.id, code = ?refusal.code, "a due action was refused: the table is stuck");
        self.freeze();
    }

    /// Somebody who would have to play on cannot.
    fn close(&mut self, why: ReadOnly) {
        tracing::error!(table = %self.table.id, ?why, "the table stands still");
        Arc::make_mut(&mut self.table).close(why);
        self.freeze();
    }

    /// Stores what happens; only then it has happened, and is sent: first to whoever caused it, then to
    /// everybody.
    async fn commit(
        &mut self,
        decided: Decided,
        command: Option<Arc<CommandKey>>,
        done: impl FnOnce(Result<u32, CommandError>),
    ) {
        let Decided { what, ready } = decided;
        let entry = Entry { seq: self.table.seq() + 1, at: clock::now(), command, what };
        let answered = entry.what.answers().map_or(0, |(_, words)| words.len());
        let quiet = entry.is_answer();
        let next = match self.table.after(entry.clone(), ready) {
            Ok(next) => next,
            Err(error) => {
                tracing::error!(table = %self.table.id, %error, "a stored entry could not be applied");
                return done(Err(ErrorCode::Broken.into()));
            }
        };
        let began = std::time::Instant::now();
        if let Err(error) = self.hub.store.append(next.info(), vec![entry]).await {
            tracing::error!(table = %self.table.id, %error, "an entry could not be stored: the table is frozen");
            self.freeze();
            return done(Err(ErrorCode::Frozen.into()));
        }
        metrics::histogram!("elysium_store_seconds").record(began.elapsed().as_secs_f64());
        self.table = Arc::new(next);
        if answered > 0 {
            metrics::counter!("elysium_answers").increment(answered as u64);
        }
        // Whoever hears of it finds the lobby as it is now.
        if !quiet {
            self.hub.lobby.show(&self.table);
        }
        match &self.table.journal.last().map(|entry| &entry.what) {
            Some(JournalEvent::Started { .. }) => tracing::info!(table = %self.table.id, "game started"),
            Some(JournalEvent::Ended { how, .. }) => {
                tracing::info!(table = %self.table.id, ?how, "game ended");
            }
            _ => {}
        }
        let seq = self.table.shown_seq();
        done(Ok(seq));
        self.publish();
        self.newest.send_replace(seq);
        self.asking.send_replace(self.table.asked_quietly());
    }

    /// Nothing more happens here until the server is started again.
    fn freeze(&mut self) {
        Arc::make_mut(&mut self.table).frozen = true;
        self.views.clear();
        for (connection, (onlooker, viewer)) in &self.onlookers {
            tracing::debug!(connection, "sent the frozen table");
            onlooker.outbox.send(&FromServer::Snapshot {
                snapshot: Box::new(self.table.snapshot(*viewer, onlooker.lang, Some(self.table.shown_seq()))),
            });
        }
    }

    /// Sends everybody what the last entry made happen.
    fn publish(&mut self) {
        let mut moved = self.remove_spectators();
        let mut messages: BTreeMap<(u8, &'static str, bool), Utf8Bytes> = BTreeMap::new();
        let mut changes: BTreeMap<u8, ViewChange> = BTreeMap::new();
        let (seq, quiet) = (self.table.shown_seq(), self.table.is_quiet());
        for (onlooker, viewer) in self.onlookers.values_mut() {
            let now = self.table.viewer(onlooker.who.as_ref().map(|who| who.user.as_str()));
            if now != *viewer {
                // Somebody sat down or stood up and sees with other eyes from here on.
                *viewer = now;
                moved = true;
                let snapshot = Box::new(self.table.snapshot_with(onlooker.plans, now, onlooker.lang, None));
                self.views.insert(key(now), snapshot.view.clone());
                onlooker.outbox.send(&FromServer::Snapshot { snapshot });
                continue;
            }
            let told = matches!(now, Viewer::Seat(seat) if self.table.is_told(seat));
            if quiet && !told {
                continue;
            }
            let change = changes.entry(key(now)).or_insert_with(|| {
                let view = self.table.view(now);
                let change = difference(self.views.get(&key(now)), &view);
                self.views.insert(key(now), view);
                change
            });
            let message =
                messages.entry((key(now), onlooker.lang.code(), onlooker.plans)).or_insert_with(|| {
                    let table_now = self.table.now(now, onlooker.lang);
                    let update = Update {
                        table: self.table.id.clone(),
                        seq,
                        lines: self.table.last_lines(now, onlooker.lang),
                        view: change.clone(),
                        now: if onlooker.plans {
                            self.table.with_plans(table_now, now, onlooker.lang)
                        } else {
                            table_now
                        },
                    };
                    crate::outbox::encoded(&FromServer::Update { update: Box::new(update) })
                });
            onlooker.outbox.send_encoded(message.clone());
        }
        if moved {
            self.see_who_is_here();
        }
    }

    /// When a table without spectators starts, whoever only looked on has to go. Did anybody?
    fn remove_spectators(&mut self) -> bool {
        let (table, before) = (&self.table, self.onlookers.len());
        self.onlookers.retain(|_, (onlooker, _)| {
            let stays = table.admits(onlooker.who.as_ref().map(|who| who.user.as_str()));
            if !stays {
                let refused = CommandError::from(ErrorCode::NoSpectators).in_words(onlooker.lang, None);
                onlooker.outbox.send(&FromServer::Refused { table: Some(table.id.clone()), refused });
            }
            stays
        });
        self.onlookers.len() != before
    }

    fn watch(&mut self, connection: u64, guest: Onlooker, since: Option<u32>) -> Result<(), CommandError> {
        let user = guest.who.as_ref().map(|who| who.user.as_str());
        if !self.table.admits(user) {
            return Err(ErrorCode::NoSpectators.into());
        }
        let viewer = self.table.viewer(user);
        Arc::make_mut(&mut self.table).begin_log(guest.lang);
        let snapshot = Box::new(self.table.snapshot_with(guest.plans, viewer, guest.lang, since));
        self.views.insert(key(viewer), snapshot.view.clone());
        guest.outbox.send(&FromServer::Snapshot { snapshot });
        self.onlookers.insert(connection, (guest, viewer));
        self.see_who_is_here();
        Ok(())
    }

    /// A bot that played for somebody who was away hands over.
    async fn hand_back(&mut self, seat: Seat) {
        let away = matches!(self.table.chairs[seat.index()].stand_in, Some((_, Absence::Away)));
        if away && self.table.status() == TableStatus::Playing {
            self.commit(JournalEvent::Returned { seat }.into(), None, |_| {}).await;
        }
    }

    fn see_who_is_here(&mut self) {
        let seated = self.onlookers.values().filter_map(|(_, viewer)| match viewer {
            Viewer::Seat(seat) => Some(*seat),
            _ => None,
        });
        let here: Seats = seated.collect();
        let watching = self.onlookers.values().filter(|(_, viewer)| key(*viewer) == u8::MAX).count() as u32;
        let now = clock::now();
        let table = Arc::make_mut(&mut self.table);
        for i in 0..table.chairs.len() {
            if here.has(Seat(i as u8)) != table.here.has(Seat(i as u8)) {
                table.here_since[i] = now;
            }
        }
        (table.here, table.watching) = (here, watching);
        let presence =
            FromServer::Presence { table: self.table.id.clone(), seats: self.table.seat_infos(), watching };
        let presence = crate::outbox::encoded(&presence);
        for (onlooker, _) in self.onlookers.values() {
            onlooker.outbox.send_encoded(presence.clone());
        }
        self.hub.lobby.show(&self.table);
    }
}

/// If publishing breaks, the table is read again from its journal, and so by everybody.
impl Drop for Keeper {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(table = %self.table.id, "a table panicked and is reloaded from its journal");
            self.onlookers.values().for_each(|(onlooker, _)| onlooker.outbox.resync());
        }
    }
}

async fn wait(due: Option<Due>) {
    match due {
        Some(due) => tokio::time::sleep(clock::until(due.at)).await,
        None => std::future::pending().await,
    }
}

fn malformed(what: &str) -> CommandError {
    CommandError::with(ErrorCode::Malformed, elysium_text::Args::new().set("detail", what))
}

/// How a view has changed, in as few bytes as possible.
fn difference(old: Option<&Value>, new: &Value) -> ViewChange {
    match old {
        Some(old) if old == new => ViewChange::Same,
        Some(old @ Value::Object(_)) if new.is_object() => {
            match serde_json::to_value(json_patch::diff(old, new)) {
                Ok(patch) => ViewChange::Patch { patch },
                Err(_) => ViewChange::Whole { view: new.clone() },
            }
        }
        _ => ViewChange::Whole { view: new.clone() },
    }
}
