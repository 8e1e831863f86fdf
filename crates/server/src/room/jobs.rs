//! What a table has others do for it, so that nobody at it waits: bots think, a game is brought back,
//! lines are worded in a language that nobody has read them in so far.

use std::collections::BTreeMap;
use std::sync::Arc;

use elysium_kernel::Viewer;
use elysium_kit::Play;
use elysium_table::{Busy, CommandError, Decided, JournalEvent, ReadOnly, Table, TableLog, Thought};
use elysium_text::Lang;
use elysium_wire::ErrorCode;
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::{Keeper, Onlooker, Request};
use crate::clock;

/// Everything that is under way elsewhere.
#[derive(Default)]
pub struct Jobs {
    running: JoinSet<FinishedJob>,
    thinking: Vec<Thought>,
    rewinding: usize,
    /// Who waits for the lines in a language.
    readers: BTreeMap<Lang, Vec<TableReader>>,
}

/// Something that was done elsewhere.
pub enum FinishedJob {
    Thought { thought: Thought, word: Result<Option<String>, CommandError> },
    Rewound { asked: Option<Request>, rewound: Result<Rewound, CommandError> },
    Worded { lang: Lang, log: Result<TableLog, CommandError> },
}

/// Somebody who wants to read a table.
pub enum TableReader {
    Watch {
        connection: u64,
        guest: Onlooker,
        since: Option<u32>,
        reply: oneshot::Sender<Result<(), CommandError>>,
    },
    Table {
        reply: oneshot::Sender<Result<Arc<Table>, CommandError>>,
    },
}

/// The game as it was some answers ago.
pub struct Rewound {
    play: Arc<dyn Play>,
    /// The last answer when it was brought back.
    last: Option<u32>,
}

impl Rewound {
    /// The game, if it is still the one that a take-back to `to` leads to.
    pub fn fits(self, table: &Table, to: usize) -> Option<Arc<dyn Play>> {
        (self.last == table.last_answer() && self.play.answers() == to).then_some(self.play)
    }
}

impl Jobs {
    pub fn busy(&self, table: &Table) -> Busy {
        let open = self.thinking.iter().filter(|thought| table.awaits(thought));
        Busy { thinking: open.map(|thought| thought.seat).collect(), rewinding: self.rewinding > 0 }
    }

    pub fn is_empty(&self) -> bool {
        self.running.is_empty()
    }

    /// What is finished next; nothing if nothing is under way.
    pub async fn next(&mut self) -> Option<FinishedJob> {
        // A task of ours ends with its result; if it broke, so does the table.
        Some(self.running.join_next().await?.expect("jobs do not panic"))
    }
}

impl Keeper {
    /// Lets a bot think about its answer.
    pub(super) fn think(&mut self, thought: Thought) {
        let (hub, asked) = (self.hub.clone(), thought.clone());
        self.jobs.thinking.push(thought.clone());
        self.jobs.running.spawn(async move {
            let word = hub.pool.think(move || asked.think()).await;
            FinishedJob::Thought { thought, word }
        });
    }

    /// Brings the game back for a take-back that somebody asks for, or that all have agreed to.
    pub(super) fn rewind(&mut self, to: usize, asked: Option<Request>) {
        let (hub, last) = (self.hub.clone(), self.table.last_answer());
        let Some(play) = self.table.shared_play() else { return };
        self.jobs.rewinding += 1;
        self.jobs.running.spawn(async move {
            let back = hub.pool.read(move || play.taken_back_to(to)).await;
            FinishedJob::Rewound { asked, rewound: back.map(|play| Rewound { play: play.into(), last }) }
        });
    }

    /// Shows somebody the table, once its lines after an entry are there in a language.
    pub(super) async fn read(&mut self, lines: Option<(Lang, u32)>, reader: TableReader) {
        let Some((lang, since)) = lines else { return self.serve(reader).await };
        if self.table.has_log(lang, since) {
            return self.serve(reader).await;
        }
        let readers = self.jobs.readers.entry(lang).or_default();
        readers.push(reader);
        if readers.len() > 1 {
            return;
        }
        let (hub, table) = (self.hub.clone(), self.table.clone());
        Arc::make_mut(&mut self.table).begin_log(lang);
        self.jobs.running.spawn(async move {
            let log = hub.pool.read(move || table.log(lang)).await;
            FinishedJob::Worded { lang, log }
        });
    }

    async fn serve(&mut self, reader: TableReader) {
        match reader {
            TableReader::Watch { connection, guest, since, reply } => {
                let _ = reply.send(self.watch(connection, guest, since));
                if let Some((_, Viewer::Seat(seat))) = self.onlookers.get(&connection) {
                    self.hand_back(*seat).await;
                }
            }
            // Whoever asked may be gone.
            TableReader::Table { reply } => _ = reply.send(Ok(self.table.clone())),
        }
    }

    pub(super) async fn finished(&mut self, finished: FinishedJob) {
        match finished {
            FinishedJob::Thought { thought, word } => {
                self.jobs.thinking.retain(|other| !other.is_same(&thought));
                self.thought(&thought, word).await;
            }
            FinishedJob::Rewound { asked, rewound } => {
                self.jobs.rewinding -= 1;
                self.rewound(asked, rewound).await;
            }
            FinishedJob::Worded { lang, log } => {
                let readers = self.jobs.readers.remove(&lang).unwrap_or_default();
                match log {
                    Ok(log) => {
                        Arc::make_mut(&mut self.table).complete(lang, log);
                        for reader in readers {
                            self.serve(reader).await;
                        }
                    }
                    Err(refusal) => readers.into_iter().for_each(|reader| reader.refuse(&refusal)),
                }
            }
        }
    }

    /// A bot has thought. One that has not come to an end in time takes the first option; one that knows no answer
    /// does not play on.
    pub(super) async fn thought(&mut self, thought: &Thought, word: Result<Option<String>, CommandError>) {
        let late = word.as_ref().is_err_and(|error| error.code == ErrorCode::TimedOut);
        let word = if late { thought.first_option() } else { word.ok().flatten() };
        let Some(word) = word else {
            // Nor does it if its question is gone.
            if self.table.awaits(thought) {
                self.close(ReadOnly::BotFailed { level: thought.level.clone() });
            }
            return;
        };
        match self.table.thought_out(thought, &word, clock::now()) {
            Ok(decided) => self.commit(decided, None, |_| {}).await,
            // The question is gone: somebody came back, took back, or the game has ended.
            Err(_) if !self.table.awaits(thought) => {}
            Err(refusal) => self.break_off(&refusal),
        }
    }

    async fn rewound(&mut self, asked: Option<Request>, rewound: Result<Rewound, CommandError>) {
        match (asked, rewound) {
            (Some(asked), Ok(rewound)) => self.command(asked, Some(rewound)).await,
            (Some(asked), Err(refusal)) => _ = asked.reply.send(Err(refusal)),
            (None, Ok(rewound)) => {
                // All have agreed; if something has happened since, it is due again.
                let Some(what @ JournalEvent::TookBack { to, .. }) = self.table.agreed_take_back() else {
                    return;
                };
                if let Some(ready) = rewound.fits(&self.table, to) {
                    self.commit(Decided { what, ready: Some(ready) }, None, |_| {}).await;
                }
            }
            // All have agreed, and nobody waits for a reply: everybody hears of it.
            (None, Err(_)) => {
                if let Some(what) = self.table.failed_take_back() {
                    self.commit(what.into(), None, |_| {}).await;
                }
            }
        }
    }
}

impl TableReader {
    fn refuse(self, refusal: &CommandError) {
        match self {
            TableReader::Watch { reply, .. } => _ = reply.send(Err(refusal.clone())),
            TableReader::Table { reply } => _ = reply.send(Err(refusal.clone())),
        }
    }
}
