//! Many tables at once, played through real sockets by people who choose at random.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use elysium_wire::{
    Command, FromServer, NewTable, Now, Order, Pace, Question, RefusalCode, TableOptions, TakeBackRule,
    ToServer,
};
use tokio::sync::watch;

use crate::{Person, Socket, Trouble};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    pub server: SocketAddr,
    pub tables: usize,
    /// Answers a second, over all tables.
    pub rate: f64,
    /// Games and how many sit at each, taken in turn.
    pub games: Vec<(String, u8)>,
    /// Come back when the connection is lost, and send again what was not acknowledged.
    pub come_back: bool,
}

/// An answer that the server acknowledged.
#[derive(Clone, Debug, PartialEq)]
pub struct Acked {
    pub table: String,
    pub user: String,
    pub command_id: String,
    pub word: String,
    pub seq: u32,
    /// From sending to acknowledgement, the first time it was sent.
    pub took: Duration,
    /// When it was acknowledged.
    pub at: Instant,
    /// It was sent more than once.
    pub resent: bool,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub acked: Vec<Acked>,
    pub refused: Vec<RefusalCode>,
    pub finished: usize,
    /// Every table that was opened.
    pub tables: Vec<String>,
    /// What should not have happened.
    pub troubles: Vec<String>,
    /// Connections that were lost and taken up again.
    pub reconnected: usize,
}

type Shared = Arc<Mutex<Tally>>;

fn note(tally: &Shared, change: impl FnOnce(&mut Tally)) {
    change(&mut tally.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
}

/// Plays until `stop` turns true.
pub async fn play(plan: Plan, stop: watch::Receiver<bool>) -> Tally {
    let tally = Shared::default();
    let plan = Arc::new(plan);
    let tables: Vec<_> = (0..plan.tables)
        .map(|number| tokio::spawn(table(plan.clone(), number, tally.clone(), stop.clone())))
        .collect();
    for table in tables {
        if let Err(error) = table.await {
            note(&tally, |tally| tally.troubles.push(error.to_string()));
        }
    }
    std::mem::take(&mut *tally.lock().unwrap_or_else(|poisoned| poisoned.into_inner()))
}

/// Keeps one table busy: when a game is over the next begins.
async fn table(plan: Arc<Plan>, number: usize, tally: Shared, stop: watch::Receiver<bool>) {
    let (game, players) = plan.games[number % plan.games.len()].clone();
    let mut people = Vec::new();
    while people.len() < players as usize {
        let name = format!("load {number} {}", people.len());
        match Person::guest(plan.server, &name).await {
            Ok(person) => people.push(person),
            Err(trouble) => {
                if !again(&plan, &stop, &trouble, &tally).await {
                    return;
                }
            }
        }
    }
    while !*stop.borrow() {
        let id = match gather(&people, &game, players).await {
            Ok(id) => id,
            Err(trouble) if again(&plan, &stop, &trouble, &tally).await => continue,
            Err(_) => return,
        };
        note(&tally, |tally| tally.tables.push(id.clone()));
        let seats = people.iter().map(|person| {
            let seat = Seat {
                plan: plan.clone(),
                person: person.clone(),
                table: id.clone(),
                tally: tally.clone(),
                stop: stop.clone(),
                pending: None,
                heard: None,
                answered: 0,
            };
            tokio::spawn(seat.play())
        });
        for seat in seats.collect::<Vec<_>>() {
            if let Err(error) = seat.await {
                note(&tally, |tally| tally.troubles.push(error.to_string()));
            }
        }
        note(&tally, |tally| tally.finished += 1);
    }
}

/// Opens a table, seats everybody and starts.
async fn gather(people: &[Person], game: &str, players: u8) -> Result<String, Trouble> {
    let options = TableOptions {
        players: Some(players),
        pace: Pace::Instant,
        take_back: TakeBackRule::Never,
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
    let host = &people[0];
    let id = host.open(&new).await?.id;
    let order = |id: &str, command| Order { command_id: id.into(), command };
    for person in &people[1..] {
        person.command(&id, &order("sit", Command::Sit { seat: None, deck: None, seed: None })).await?;
    }
    host.command(&id, &order("start", Command::Start)).await?;
    Ok(id)
}

/// Is it worth trying again after this? Waits a moment if so.
async fn again(plan: &Plan, stop: &watch::Receiver<bool>, trouble: &Trouble, tally: &Shared) -> bool {
    let lost = match trouble {
        Trouble::Lost(_) => true,
        Trouble::Refused(refused) => matches!(refused.code, RefusalCode::ShuttingDown | RefusalCode::TooFast),
        Trouble::Odd(_) => false,
    };
    if *stop.borrow() {
        return false;
    }
    if lost && plan.come_back {
        tokio::time::sleep(Duration::from_millis(30)).await;
        return true;
    }
    note(tally, |tally| tally.troubles.push(trouble.to_string()));
    false
}

/// An answer on its way.
struct Pending {
    order: Order,
    word: String,
    question: u32,
    sent: Instant,
    resent: bool,
}

/// Somebody at a table.
struct Seat {
    plan: Arc<Plan>,
    person: Person,
    table: String,
    tally: Shared,
    stop: watch::Receiver<bool>,
    pending: Option<Pending>,
    /// The number of the last event that was heard.
    heard: Option<u32>,
    /// The number of the last question that was answered.
    answered: u32,
}

impl Seat {
    async fn play(mut self) {
        let mut first = true;
        while !*self.stop.borrow() {
            if !first {
                note(&self.tally, |tally| tally.reconnected += 1);
            }
            first = false;
            match self.connected().await {
                Ok(()) => return,
                Err(trouble) => {
                    if !again(&self.plan, &self.stop, &trouble, &self.tally).await {
                        return;
                    }
                }
            }
        }
    }

    /// Plays as long as the connection holds; done when the game is over or nobody wants more.
    async fn connected(&mut self) -> Result<(), Trouble> {
        let mut socket = Socket::open(&self.person, "en").await?;
        socket.say(&ToServer::Watch { table: self.table.clone(), since: self.heard }).await?;
        if let Some(pending) = &mut self.pending {
            pending.resent = true;
            let order = pending.order.clone();
            socket.say(&ToServer::Do { table: self.table.clone(), order }).await?;
        }
        let mut question = None;
        loop {
            let gap = Duration::from_secs_f64(self.plan.tables as f64 / self.plan.rate);
            let message = tokio::select! {
                message = socket.hear() => message?,
                _ = self.stop.wait_for(|stop| *stop) => return Ok(()),
            };
            let now = match message {
                FromServer::Snapshot { snapshot } => {
                    self.heard = Some(snapshot.seq);
                    snapshot.now
                }
                FromServer::Update { update } => {
                    self.heard = Some(update.seq);
                    update.now
                }
                FromServer::Ack { ack, .. } => {
                    self.acknowledged(&ack.command_id, ack.seq);
                    self.answer(&mut socket, &mut question, gap).await?;
                    continue;
                }
                FromServer::Refused { refused, .. } => {
                    note(&self.tally, |tally| tally.refused.push(refused.code));
                    self.pending = None;
                    continue;
                }
                FromServer::Goodbye { .. } => return Err(Trouble::Lost("goodbye".into())),
                _ => continue,
            };
            let Now { question: asked, result, .. } = now;
            if result.is_some() {
                return Ok(());
            }
            question = asked;
            self.answer(&mut socket, &mut question, gap).await?;
        }
    }

    fn acknowledged(&mut self, command_id: &str, seq: u32) {
        let Some(pending) = self.pending.take_if(|pending| pending.order.command_id == command_id) else {
            return;
        };
        self.answered = pending.question;
        let acked = Acked {
            table: self.table.clone(),
            user: self.person.me.id.clone(),
            command_id: command_id.into(),
            word: pending.word,
            seq,
            took: pending.sent.elapsed(),
            at: Instant::now(),
            resent: pending.resent,
        };
        note(&self.tally, |tally| tally.acked.push(acked));
    }

    /// Answers the open question with any of its options.
    async fn answer(
        &mut self,
        socket: &mut Socket,
        question: &mut Option<Question>,
        gap: Duration,
    ) -> Result<(), Trouble> {
        let open = |question: &&mut Question| self.pending.is_none() && question.seq != self.answered;
        let Some(asked) = question.as_mut().filter(open) else { return Ok(()) };
        tokio::time::sleep(gap).await;
        let option = &asked.options[fastrand::usize(..asked.options.len())];
        let command =
            Command::Answer { seat: asked.seat.clone(), expected_seq: asked.seq, word: option.word.clone() };
        let order = Order { command_id: format!("{}-{:016x}", asked.seq, fastrand::u64(..)), command };
        let (word, question) = (option.word.clone(), asked.seq);
        self.pending =
            Some(Pending { order: order.clone(), word, question, sent: Instant::now(), resent: false });
        socket.say(&ToServer::Do { table: self.table.clone(), order }).await
    }
}
