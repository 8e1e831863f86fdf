//! Many tables at once, played through real sockets by people who choose at random.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use elysium_wire::{
    Ack, CanTakeBack, Command, ErrorCode, FromServer, NewBot, NewTable, Now, Order, SLOW_BOT, TableOptions,
    TakeBackRule, ToServer,
};
use tokio::sync::watch;

use crate::{ClientError, Person, Socket};

/// Where take-backs are played, one in so many decisions is one.
const TAKE_BACK: usize = 12;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    pub server: SocketAddr,
    pub tables: usize,
    /// Answers a second, over all tables.
    pub rate: f64,
    /// Games and how many sit at each, taken in turn.
    pub games: Vec<(String, u8)>,
    /// Come back when the connection is lost, and send again what was not acknowledged.
    pub come_back: bool,
    /// Take an answer back now and then.
    pub take_backs: bool,
    /// Tables beside these at which bots think for a second about every answer. The server must allow them.
    pub slow_tables: usize,
}

impl LoadPlan {
    /// From one answer at a table to the next.
    fn gap(&self) -> Duration {
        Duration::from_secs_f64(self.tables as f64 / self.rate)
    }
}

/// Says when the next answer of a table is due, however long the last one took.
#[derive(Clone)]
struct Pacer {
    next: Arc<Mutex<Instant>>,
    gap: Duration,
}

impl Pacer {
    fn new(first: Duration, gap: Duration) -> Pacer {
        Pacer { next: Arc::new(Mutex::new(Instant::now() + first)), gap }
    }

    async fn wait(&self) {
        let due = {
            let mut next = self.next.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let due = (*next).max(Instant::now());
            *next = due + self.gap;
            due
        };
        tokio::time::sleep_until(due.into()).await;
    }
}

/// A command that the server acknowledged.
#[derive(Clone, Debug, PartialEq)]
pub struct Acked {
    pub table: String,
    pub user: String,
    pub command_id: String,
    /// What was answered; nothing for other commands.
    pub word: Option<String>,
    pub seq: u32,
    /// From sending to acknowledgement, the first time it was sent.
    pub took: Duration,
    /// When it was acknowledged.
    pub at: Instant,
    /// It was sent more than once.
    pub resent: bool,
}

/// A table that was opened, and everybody who was to play at it.
#[derive(Clone, Debug)]
pub struct Opened {
    pub id: String,
    pub people: Vec<Person>,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    pub acked: Vec<Acked>,
    pub refused: Vec<ErrorCode>,
    pub finished: usize,
    pub tables: Vec<Opened>,
    /// What should not have happened.
    pub problems: Vec<String>,
    /// Connections that were lost and reopened.
    pub reconnected: usize,
}

type Shared = Arc<Mutex<LoadReport>>;

fn note(report: &Shared, change: impl FnOnce(&mut LoadReport)) {
    change(&mut report.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
}

/// Plays until `stop` turns true.
pub async fn play(plan: LoadPlan, stop: watch::Receiver<bool>) -> LoadReport {
    let report = Shared::default();
    let plan = Arc::new(plan);
    for number in 0..plan.slow_tables {
        if let Err(error) = slow_table(&plan, number).await {
            note(&report, |report| report.problems.push(error.to_string()));
        }
    }
    let tables: Vec<_> = (0..plan.tables)
        .map(|number| tokio::spawn(table(plan.clone(), number, report.clone(), stop.clone())))
        .collect();
    for table in tables {
        if let Err(error) = table.await {
            note(&report, |report| report.problems.push(error.to_string()));
        }
    }
    std::mem::take(&mut *report.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// Opens a table with slow bots in all seats. It plays by itself.
async fn slow_table(plan: &LoadPlan, number: usize) -> Result<(), ClientError> {
    let (game, players) = plan.games[number % plan.games.len()].clone();
    let host = Person::guest(plan.server, &format!("slow {number}")).await?;
    let bot = NewBot { seat: None, level: Some(SLOW_BOT.into()), deck: None };
    let new = NewTable {
        game,
        options: TableOptions {
            players: Some(players),
            pace: elysium_wire::Pace::Instant,
            ..TableOptions::default()
        },
        bots: vec![bot; players as usize],
        watch: true,
        start: true,
        deck: None,
        seed: None,
    };
    host.open(&new).await.map(|_| ())
}

/// Keeps one table busy: when a game is over the next begins.
async fn table(plan: Arc<LoadPlan>, number: usize, report: Shared, stop: watch::Receiver<bool>) {
    let (game, players) = plan.games[number % plan.games.len()].clone();
    let mut people = Vec::new();
    while people.len() < players as usize {
        let name = format!("load {number} {}", people.len());
        match Person::guest(plan.server, &name).await {
            Ok(person) => people.push(person),
            Err(error) => {
                if !again(&plan, &stop, &error, &report).await {
                    return;
                }
            }
        }
    }
    while !*stop.borrow() {
        let id = match gather(&plan, &people, &game, &report).await {
            Ok(id) => id,
            Err(error) if again(&plan, &stop, &error, &report).await => continue,
            Err(_) => return,
        };
        // Tables that begin at the same moment do not answer at the same moment.
        let pace = Pacer::new(plan.gap().mul_f64(fastrand::f64()), plan.gap());
        let seats = people.iter().map(|person| {
            let seat = SeatedPerson {
                plan: plan.clone(),
                pace: pace.clone(),
                person: person.clone(),
                table: id.clone(),
                report: report.clone(),
                stop: stop.clone(),
                pending: None,
                heard: None,
                now: None,
            };
            tokio::spawn(seat.play())
        });
        let mut over = true;
        for seat in seats.collect::<Vec<_>>() {
            match seat.await {
                Ok(to_the_end) => over &= to_the_end,
                Err(error) => note(&report, |report| report.problems.push(error.to_string())),
            }
        }
        if !over {
            return;
        }
        note(&report, |report| report.finished += 1);
    }
}

/// Opens a table, seats everybody and starts.
async fn gather(
    plan: &LoadPlan,
    people: &[Person],
    game: &str,
    report: &Shared,
) -> Result<String, ClientError> {
    let options = TableOptions {
        players: Some(people.len() as u8),
        pace: elysium_wire::Pace::Instant,
        take_back: if plan.take_backs { TakeBackRule::Ask } else { TakeBackRule::Never },
        ..TableOptions::default()
    };
    let new = NewTable {
        game: game.into(),
        options,
        bots: Vec::new(),
        watch: false,
        start: false,
        deck: None,
        seed: None,
    };
    let (host, others) = people.split_first().expect("every game has players");
    let id = host.open(&new).await?.id;
    note(report, |report| report.tables.push(Opened { id: id.clone(), people: people.to_vec() }));
    for person in others {
        let sit = InFlight::new("sit".into(), Command::Sit { seat: None, deck: None, seed: None });
        let ack = person.command(&id, &sit.order).await?;
        note(report, |report| report.acked.push(sit.acked(&id, person, &ack)));
    }
    let start = InFlight::new("start".into(), Command::Start);
    let ack = host.command(&id, &start.order).await?;
    note(report, |report| report.acked.push(start.acked(&id, host, &ack)));
    Ok(id)
}

/// Is it worth trying again after this? Waits a moment if so.
async fn again(plan: &LoadPlan, stop: &watch::Receiver<bool>, error: &ClientError, report: &Shared) -> bool {
    let lost = match error {
        ClientError::Lost(_) => true,
        ClientError::Refused(refused) => {
            matches!(refused.code, ErrorCode::ShuttingDown | ErrorCode::TooFast)
        }
        ClientError::Odd(_) => false,
    };
    if *stop.borrow() {
        return false;
    }
    if lost && plan.come_back {
        tokio::time::sleep(Duration::from_millis(30)).await;
        return true;
    }
    note(report, |report| report.problems.push(error.to_string()));
    false
}

/// A command on its way.
struct InFlight {
    order: Order,
    sent: Instant,
    resent: bool,
}

impl InFlight {
    fn new(command_id: String, command: Command) -> InFlight {
        InFlight { order: Order { command_id, command }, sent: Instant::now(), resent: false }
    }

    fn acked(self, table: &str, person: &Person, ack: &Ack) -> Acked {
        let word = if let Command::Answer { word, .. } = self.order.command { Some(word) } else { None };
        Acked {
            table: table.into(),
            user: person.me.id.clone(),
            command_id: self.order.command_id,
            word,
            seq: ack.seq,
            took: self.sent.elapsed(),
            at: Instant::now(),
            resent: self.resent,
        }
    }
}

/// Somebody at a table.
struct SeatedPerson {
    plan: Arc<LoadPlan>,
    pace: Pacer,
    person: Person,
    table: String,
    report: Shared,
    stop: watch::Receiver<bool>,
    pending: Option<InFlight>,
    /// The number of the last event that was heard.
    heard: Option<u32>,
    /// How the table stands, as far as that is known.
    now: Option<Now>,
}

impl SeatedPerson {
    /// Plays, to the end of the game if this returns true.
    async fn play(mut self) -> bool {
        while !*self.stop.borrow() {
            match self.connected().await {
                Ok(over) => return over,
                Err(error) => {
                    if !again(&self.plan, &self.stop, &error, &self.report).await {
                        return false;
                    }
                }
            }
        }
        false
    }

    /// Plays as long as the connection holds; true when the game is over, false when nobody wants more.
    async fn connected(&mut self) -> Result<bool, ClientError> {
        let mut socket = Socket::open(&self.person, "en").await?;
        if self.heard.is_some() {
            note(&self.report, |report| report.reconnected += 1);
        }
        socket.say(&ToServer::Watch { table: self.table.clone(), since: self.heard }).await?;
        self.now = None;
        if let Some(pending) = &mut self.pending {
            pending.resent = true;
            let order = pending.order.clone();
            socket.say(&ToServer::Do { table: self.table.clone(), order }).await?;
        }
        loop {
            let message = tokio::select! {
                message = socket.hear() => message?,
                _ = self.stop.wait_for(|stop| *stop) => return Ok(false),
            };
            match message {
                FromServer::Snapshot { snapshot } => self.hear(snapshot.seq, snapshot.now),
                FromServer::Update { update } => self.hear(update.seq, update.now),
                FromServer::Ack { ack, .. } => self.acknowledged(&ack),
                FromServer::Refused { refused, .. } => {
                    note(&self.report, |report| report.refused.push(refused.code));
                    self.pending = None;
                }
                FromServer::Goodbye { .. } => return Err(ClientError::Lost("goodbye".into())),
                _ => continue,
            }
            if self.now.as_ref().is_some_and(|now| now.result.is_some()) {
                return Ok(true);
            }
            self.act(&mut socket).await?;
        }
    }

    fn hear(&mut self, seq: u32, now: Now) {
        self.heard = Some(seq);
        self.now = Some(now);
    }

    fn acknowledged(&mut self, ack: &Ack) {
        let own = |pending: &mut InFlight| pending.order.command_id == ack.command_id;
        let Some(pending) = self.pending.take_if(own) else { return };
        let acked = pending.acked(&self.table, &self.person, ack);
        note(&self.report, |report| report.acked.push(acked));
        // What came of it may still be on its way.
        if self.heard < Some(ack.seq) {
            self.now = None;
        }
    }

    /// Does whatever can be done now.
    async fn act(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        if self.pending.is_some() {
            return Ok(());
        }
        let Some(command) = self.now.as_ref().and_then(|now| self.choose(now)) else { return Ok(()) };
        self.pace.wait().await;
        let pending = InFlight::new(format!("{:016x}", fastrand::u64(..)), command);
        let order = pending.order.clone();
        self.pending = Some(pending);
        socket.say(&ToServer::Do { table: self.table.clone(), order }).await
    }

    /// Any option of the open question; now and then the last answer is taken back instead.
    fn choose(&self, now: &Now) -> Option<Command> {
        if now.take_back.your_word {
            return Some(Command::AllowTakeBack { allow: fastrand::bool() });
        }
        // Whoever asked for it waits for the others.
        if now.take_back.asked_by.is_some() {
            return None;
        }
        let asked = now.question.as_ref()?;
        let can = now.take_back.can != CanTakeBack::No;
        if can && self.plan.take_backs && fastrand::usize(..TAKE_BACK) == 0 {
            return Some(Command::TakeBack);
        }
        let word = asked.options[fastrand::usize(..asked.options.len())].word.clone();
        Some(Command::Answer { seat: asked.seat.clone(), expected_seq: asked.seq, word })
    }
}
