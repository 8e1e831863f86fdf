//! The hub: every table, the lobby, and whoever is in it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use elysium_kernel::Seed;
use elysium_text::{Args, Lang};
use elysium_wire::{
    ClockRule, Command, ErrorCode, Hints, MyTable, NewTable, Order, SeatInfo, SitterInfo, TableInfo,
    TableStatus,
};
use tokio::sync::watch;

use crate::clock;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::pool::Pool;
use crate::room::Room;
use crate::secret;
use crate::store::{GamesWanted, Store, StoreError};
use elysium_table::CommandError;
use elysium_table::{Entry, JournalEvent, Who};
use elysium_table::{Table, Timeouts};

/// A ticket is good for this long.
const TICKET: Duration = Duration::from_secs(60);
/// Connections that one person may have open.
const SOCKETS: usize = 10;
/// The longest clock: a day.
const LONGEST_CLOCK: u32 = 24 * 60 * 60;

pub struct Hub {
    pub store: Arc<dyn Store>,
    pub limits: Limits,
    pub timeouts: Timeouts,
    pub pool: Pool,
    /// For tests: the secret of every table.
    secret: Option<Seed>,
    pub closing: watch::Sender<bool>,
    rooms: Mutex<HashMap<String, Room>>,
    /// Held while a rematch is opened.
    rematches: tokio::sync::Mutex<()>,
    pub lobby: Lobby,
    tickets: Mutex<HashMap<String, (Who, Instant)>>,
    sockets: Mutex<HashMap<String, usize>>,
    /// How many connections there are in all.
    connections: watch::Sender<usize>,
    next_connection: AtomicU64,
    loaded: AtomicBool,
}

/// What became of the tables that were not over when a server was started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Resumed {
    pub go_on: usize,
    /// They can only be looked at.
    pub read_only: usize,
    /// They cannot even be looked at. The log says why.
    pub unopened: usize,
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl From<StoreError> for CommandError {
    fn from(error: StoreError) -> CommandError {
        tracing::error!(%error, "storage failed");
        ErrorCode::Broken.into()
    }
}

impl Hub {
    pub fn new(store: Arc<dyn Store>, timeouts: Timeouts, secret: Option<Seed>) -> Arc<Hub> {
        Arc::new(Hub {
            store,
            limits: Limits::default(),
            timeouts,
            pool: Pool::default(),
            secret,
            closing: watch::Sender::new(false),
            rooms: Mutex::default(),
            rematches: tokio::sync::Mutex::default(),
            lobby: Lobby::default(),
            tickets: Mutex::default(),
            sockets: Mutex::default(),
            connections: watch::Sender::new(0),
            next_connection: AtomicU64::new(1),
            loaded: AtomicBool::new(false),
        })
    }

    /// Opens every table that is not over, where its last stored entry left it.
    pub async fn resume(self: &Arc<Hub>) -> Result<Resumed, StoreError> {
        let tables = self.store.live_tables().await?;
        let mut resumed = Resumed::default();
        for id in &tables {
            match self.read(id).await {
                Ok(table) => {
                    let count =
                        if table.read_only().is_some() { &mut resumed.read_only } else { &mut resumed.go_on };
                    *count += 1;
                    self.add_room(table);
                }
                // The log says why.
                Err(_) => resumed.unopened += 1,
            }
        }
        self.loaded.store(true, Ordering::Release);
        Ok(resumed)
    }

    /// Have all tables been opened?
    pub fn is_ready(&self) -> bool {
        self.loaded.load(Ordering::Acquire)
    }

    /// Opens a new table.
    pub async fn open_table(self: &Arc<Hub>, who: &Who, new: NewTable) -> Result<TableInfo, CommandError> {
        let game = elysium_games::game(&new.game).ok_or_else(|| no_such_game(&new.game))?;
        check_clock(&new)?;
        // Tried out with the decks of the hub, so that nobody waits at a table that cannot start.
        let players = game.players(&game.setup(new.options.players, &new.options.variants)?)?;
        let what = JournalEvent::Opened {
            game: new.game.clone(),
            options: new.options.clone(),
            players,
            host: who.clone(),
            secret: self.secret.map_or_else(elysium_table::random_seed, Ok)?,
            rematch: None,
            lesson: None,
        };
        self.open_with(who, what, first_commands(new)).await
    }

    /// Opens a table for a lesson, at which it begins at once.
    pub async fn open_lesson(
        self: &Arc<Hub>,
        who: &Who,
        game: &str,
        lesson: &str,
    ) -> Result<TableInfo, CommandError> {
        let known = elysium_games::game(game).ok_or_else(|| no_such_game(game))?;
        let found = known.lesson(lesson).ok_or(ErrorCode::NoSuchLesson)?;
        let seats = known.start_lesson(&found).map_err(|_| ErrorCode::Broken)?.seats();
        let what = JournalEvent::Opened {
            game: game.to_owned(),
            options: elysium_table::lesson_options(),
            players: seats as u8,
            host: who.clone(),
            secret: self.secret.map_or_else(elysium_table::random_seed, Ok)?,
            rematch: None,
            lesson: Some(found.name.clone()),
        };
        self.open_with(who, what, elysium_table::lesson_commands(known, &found, seats)).await
    }

    /// Plays a game that is over once more with the same people: opens the table for it, or takes the seat that is
    /// kept at it.
    pub async fn rematch(
        self: &Arc<Hub>,
        who: &Who,
        table: &str,
        seed: Option<String>,
    ) -> Result<TableInfo, CommandError> {
        // Two who want it at the same moment want the same table.
        let _one_by_one = self.rematches.lock().await;
        let room = self.room(table).await?;
        let old = room.table(None).await?;
        let seat = old.seat_of(&who.user).ok_or(ErrorCode::NotSeated)?;
        // A lesson is begun anew, not played again.
        if old.status() != TableStatus::Over || old.lesson().is_some() {
            return Err(ErrorCode::NotOver.into());
        }
        if let Some(open) = old.rematch() {
            let next = self.room(&open.table).await?;
            let now = next.table(None).await?;
            if now.status() == TableStatus::Open && now.seat_of(&who.user).is_none() {
                let sit = Command::Sit { seat: None, deck: old.chairs[seat.index()].deck.clone(), seed };
                let order = Order { command_id: format!("rematch-{}", secret::id()?), command: sit };
                next.command(who.clone(), order).await?;
                return Ok(next.table(None).await?.info());
            }
            // One that nobody came to is opened again.
            if now.status() != TableStatus::Over {
                return Ok(now.info());
            }
        }
        self.limits.table(&who.user)?;
        let what = JournalEvent::Opened {
            game: old.game.clone(),
            options: old.options.clone(),
            players: old.chairs.len() as u8,
            host: who.clone(),
            secret: self.secret.map_or_else(elysium_table::random_seed, Ok)?,
            rematch: Some(Arc::new(old.as_rematch())),
            lesson: None,
        };
        let info = self.open_with(who, what, old.rematch_commands(seat, seed)).await?;
        room.note_rematch(seat, &info.id).await?;
        Ok(info)
    }

    /// The tables of somebody that are not over, those that wait for them first; then the latest that are.
    pub async fn tables_of(self: &Arc<Hub>, user: &str, finished: u32) -> Result<Vec<MyTable>, CommandError> {
        let mut tables = Vec::new();
        for id in self.store.live_tables_of(user).await? {
            // What cannot be read is not listed. The log says why.
            let Ok(room) = self.room(&id).await else { continue };
            tables.extend(room.table(None).await?.mine(user));
        }
        let since =
            |table: &MyTable| table.turns.iter().map(|turn| turn.since).min().unwrap_or(table.table.created);
        tables.sort_by_key(|table| (!table.waits_for_you, since(table)));
        let wanted = GamesWanted { game: None, user: Some(user.to_owned()), limit: finished };
        let over = self.store.finished(&wanted).await?.into_iter().filter_map(|table| {
            let own =
                |seat: &&SeatInfo| matches!(&seat.who, SitterInfo::Person { user: who, .. } if who == user);
            let you = table.seats.iter().find(own)?.seat.clone();
            Some(MyTable { you, table, waits_for_you: false, turns: Vec::new() })
        });
        tables.extend(over);
        Ok(tables)
    }

    /// Opens a table at which something happens at once.
    async fn open_with(
        self: &Arc<Hub>,
        who: &Who,
        what: JournalEvent,
        commands: Vec<Command>,
    ) -> Result<TableInfo, CommandError> {
        let id = secret::id()?;
        let entry = Entry { seq: 1, at: clock::now(), command: None, what };
        let mut table = Table::opened(&id, entry.clone()).map_err(|_| ErrorCode::Broken)?;
        let mut entries = vec![entry];
        for command in commands {
            let decided = table.decide(who, &command, clock::now())?;
            let entry = Entry { seq: table.seq() + 1, at: clock::now(), command: None, what: decided.what };
            table = table.after(entry.clone(), decided.ready).map_err(|_| ErrorCode::Broken)?;
            entries.push(entry);
        }
        let info = table.info();
        self.store.append(info.clone(), entries).await?;
        tracing::info!(table = %id, game = %info.game, players = info.seats.len(), "table opened");
        self.add_room(table);
        Ok(info)
    }

    /// Opens a room, unless somebody else was quicker: a table has one room only.
    fn add_room(self: &Arc<Hub>, table: Table) -> Room {
        let mut rooms = locked(&self.rooms);
        if let Some(room) = rooms.get(&table.id).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let id = table.id.clone();
        let room = Room::open(self.clone(), table);
        rooms.insert(id, room.clone());
        metrics::gauge!("elysium_tables").set(rooms.len() as f64);
        room
    }

    /// The room of a table; one that is not in memory is opened from its journal.
    pub async fn room(self: &Arc<Hub>, id: &str) -> Result<Room, CommandError> {
        let open = locked(&self.rooms).get(id).filter(|room| !room.is_closed()).cloned();
        if let Some(room) = open {
            return Ok(room);
        }
        Ok(self.add_room(self.read(id).await?))
    }

    /// A table from its journal, so far as that can be read. The log says once what is wrong with it.
    #[tracing::instrument(level = "error", name = "reading", skip_all, fields(table = id))]
    async fn read(&self, id: &str) -> Result<Table, CommandError> {
        let journal = self.store.journal(id).await?.ok_or(ErrorCode::NoSuchTable)?;
        let (last, error) = (journal.entries.last().map_or(0, |entry| entry.at), journal.error.clone());
        let name = id.to_owned();
        let read = self.pool.read(move || Table::read(&name, journal, &[])).await?;
        let mut table = read.map_err(|error| {
            tracing::error!(%error, "a table cannot be read at all");
            ErrorCode::Unreadable
        })?;
        if let Some(why) = table.read_only() {
            tracing::warn!(?why, error, "a table is read-only");
        }
        table.resume_clocks(clock::now().max(last) + self.timeouts.restart);
        Ok(table)
    }

    pub fn close_room(&self, id: &str) {
        let mut rooms = locked(&self.rooms);
        rooms.remove(id);
        metrics::gauge!("elysium_tables").set(rooms.len() as f64);
    }

    pub async fn command(
        self: &Arc<Hub>,
        who: Who,
        table: &str,
        order: Order,
    ) -> Result<elysium_wire::Ack, CommandError> {
        if *self.closing.borrow() {
            return Err(ErrorCode::ShuttingDown.into());
        }
        self.limits.command(&who.user)?;
        if matches!(order.command, Command::Say { .. }) {
            self.limits.saying(&who.user)?;
        }
        self.room(table).await?.command(who, order).await
    }

    /// What would be good for somebody who is asked.
    pub async fn hint(
        self: &Arc<Hub>,
        who: Who,
        table: &str,
        expected_seq: u32,
        lang: Lang,
    ) -> Result<Hints, CommandError> {
        if *self.closing.borrow() {
            return Err(ErrorCode::ShuttingDown.into());
        }
        self.limits.hint(&who.user)?;
        let (table, seat) = self.room(table).await?.hint(who, expected_seq).await?;
        self.pool.think(move || table.hints(seat, lang)).await
    }

    pub fn say_in_lobby(&self, who: &Who, text: &str) -> Result<(), CommandError> {
        self.limits.saying(&who.user)?;
        self.lobby.say(who, text)
    }

    // Connections

    pub fn ticket(&self, who: &Who) -> Result<String, CommandError> {
        let ticket = secret::secret()?;
        let mut tickets = locked(&self.tickets);
        tickets.retain(|_, (_, made)| made.elapsed() < TICKET);
        tickets.insert(secret::hash(&ticket), (who.clone(), Instant::now()));
        Ok(ticket)
    }

    /// Whose ticket it is. It is used up.
    pub fn redeem(&self, ticket: &str) -> Option<Who> {
        let (who, made) = locked(&self.tickets).remove(&secret::hash(ticket))?;
        (made.elapsed() < TICKET).then_some(who)
    }

    /// A number for a new connection, if this person has not too many.
    pub fn connect(self: &Arc<Hub>, user: &str) -> Option<Connection> {
        let mut sockets = locked(&self.sockets);
        let open = sockets.entry(user.to_owned()).or_default();
        if *open >= SOCKETS {
            return None;
        }
        *open += 1;
        self.connections.send_modify(|connections| *connections += 1);
        metrics::gauge!("elysium_sockets").increment(1.0);
        let number = self.next_connection.fetch_add(1, Ordering::Relaxed);
        Some(Connection { hub: self.clone(), user: user.to_owned(), number })
    }

    /// Until nobody is connected any more.
    pub async fn emptied(&self) {
        // Never fails: the sender is right here.
        let _ = self.connections.subscribe().wait_for(|connections| *connections == 0).await;
    }
}

/// A connection that counts as long as it is there.
pub struct Connection {
    hub: Arc<Hub>,
    user: String,
    pub number: u64,
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut sockets = locked(&self.hub.sockets);
        if let Some(open) = sockets.get_mut(&self.user) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.user);
            }
        }
        self.hub.connections.send_modify(|connections| *connections -= 1);
        metrics::gauge!("elysium_sockets").decrement(1.0);
    }
}

/// Nobody knows a game of this name; these there are.
pub fn no_such_game(name: &str) -> CommandError {
    let args = Args::new().set("game", name).set("known", elysium_games::names());
    CommandError::with(ErrorCode::NoSuchGame, args)
}

fn check_clock(new: &NewTable) -> Result<(), CommandError> {
    let fits = match new.options.clock {
        ClockRule::None => true,
        ClockRule::Decision { seconds } => (5..=LONGEST_CLOCK).contains(&seconds),
        ClockRule::Player { seconds, increment } => {
            (30..=LONGEST_CLOCK).contains(&seconds) && increment <= 3600
        }
    };
    let bad = || CommandError::with(ErrorCode::BadOption, Args::new().set("option", "clock"));
    if fits { Ok(()) } else { Err(bad()) }
}

/// Whoever opens a table sits down, bots take the seats they were given, and it may start at once.
fn first_commands(new: NewTable) -> Vec<Command> {
    let mut commands = Vec::new();
    let named = |bot: &&elysium_wire::NewBot| bot.seat.is_some();
    let add = |bot: &elysium_wire::NewBot| Command::AddBot {
        seat: bot.seat.clone(),
        level: bot.level.clone(),
        deck: bot.deck.clone(),
    };
    commands.extend(new.bots.iter().filter(named).map(add));
    if !new.watch {
        commands.push(Command::Sit { seat: None, deck: new.deck, seed: new.seed });
    }
    commands.extend(new.bots.iter().filter(|bot| !named(bot)).map(add));
    if new.start {
        commands.push(Command::Start);
    }
    commands
}
