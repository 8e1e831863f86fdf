//! Somebody at a table with a socket, who keeps up with what happens there.

use std::time::Duration;

use elysium_client::{Person, Socket};
use elysium_wire::{Command, ErrorCode, ErrorInfo, FromServer, LogLine, Now, ToServer, ViewChange};
use serde_json::Value;

use super::{order, pause};

/// Nothing for so long: nothing more is coming.
const SILENCE: Duration = Duration::from_secs(30);

/// The questions of V:TES that are put in windows.
const WINDOWS: [&str; 4] = ["window", "as-played", "would", "polling"];

pub struct TestPlayer {
    pub socket: Socket,
    pub table: String,
    pub seq: u32,
    pub you: Option<String>,
    pub view: Value,
    pub now: Now,
    /// The lines as they arrived, beginning with the first snapshot.
    pub lines: Vec<LogLine>,
}

impl TestPlayer {
    /// Opens a socket, watches the table and waits for the first picture of it.
    pub async fn join(person: &Person, table: &str, lang: &str) -> TestPlayer {
        TestPlayer::joined(person, table, lang).await.unwrap_or_else(|refused| panic!("{refused:?}"))
    }

    /// The same, for those who may be refused.
    pub async fn joined(person: &Person, table: &str, lang: &str) -> Result<TestPlayer, ErrorInfo> {
        let mut socket = Socket::open(person, lang).await.expect("a socket");
        socket.say(&ToServer::Watch { table: table.into(), since: None }).await.expect("it listens");
        let table = table.to_owned();
        loop {
            match socket.hear().await.expect("a message") {
                FromServer::Snapshot { snapshot } => {
                    let (you, view, lines) = (snapshot.you, snapshot.view, snapshot.lines);
                    let (seq, now) = (snapshot.seq, snapshot.now);
                    return Ok(TestPlayer { socket, table, seq, you, view, now, lines });
                }
                FromServer::Refused { refused, .. } => return Err(refused),
                _ => {}
            }
        }
    }

    /// Hears the next message and keeps up with it. A test that hopes for what never comes fails.
    pub async fn hear(&mut self) -> FromServer {
        let message = tokio::time::timeout(SILENCE, self.socket.hear()).await;
        let message = message.expect("something is sent").expect("a message");
        match &message {
            FromServer::Snapshot { snapshot } => {
                (self.seq, self.you) = (snapshot.seq, snapshot.you.clone());
                (self.view, self.now) = (snapshot.view.clone(), snapshot.now.clone());
                self.lines.clone_from(&snapshot.lines);
            }
            FromServer::Update { update } => {
                // What changes the table for one player alone has no number of its own.
                let next = [self.seq, self.seq + 1].contains(&update.seq);
                assert!(next, "every event arrives once and in order: {} after {}", update.seq, self.seq);
                (self.seq, self.now) = (update.seq, update.now.clone());
                self.lines.extend(update.lines.iter().cloned());
                match &update.view {
                    ViewChange::Same => {}
                    ViewChange::Whole { view } => self.view.clone_from(view),
                    ViewChange::Patch { patch } => {
                        let patch: json_patch::Patch =
                            serde_json::from_value(patch.clone()).expect("a patch");
                        json_patch::patch(&mut self.view, &patch).expect("it fits the view");
                    }
                }
            }
            FromServer::Presence { seats, .. } => self.now.seats.clone_from(seats),
            _ => {}
        }
        message
    }

    /// Hears until it is as wanted.
    pub async fn hear_until(&mut self, wanted: impl Fn(&TestPlayer) -> bool) {
        while !wanted(self) {
            self.hear().await;
        }
    }

    /// Hears until event `seq` has arrived.
    pub async fn hear_of(&mut self, seq: u32) {
        self.hear_until(|player| player.seq >= seq).await;
    }

    /// Does something that must work, and hears of it.
    pub async fn act(&mut self, command: Command) {
        let mine = order(command.clone());
        let overtakable = self.is_in_window();
        loop {
            self.socket
                .say(&ToServer::Do { table: self.table.clone(), order: mine.clone() })
                .await
                .expect("it listens");
            // What happened and that it was done may come in either order.
            let refused = loop {
                match self.hear().await {
                    FromServer::Ack { ack, .. } if ack.command_id == mine.command_id => {
                        self.hear_of(ack.seq).await;
                        // What leaves a window open has no number of its own.
                        if let Command::Answer { expected_seq, .. } = command {
                            let asked = |player: &TestPlayer| player.now.question.as_ref().map(|one| one.seq);
                            self.hear_until(|player| asked(player) != Some(expected_seq)).await;
                        }
                        return;
                    }
                    FromServer::Refused { refused, .. } => break refused,
                    _ => {}
                }
            };
            // Somebody else did something in the same window, and the question is gone. Where all are asked at once in
            // another way, every answer counts and none comes too late.
            if let (Command::Answer { expected_seq, .. }, ErrorCode::Late | ErrorCode::NotAsked) =
                (&command, refused.code)
                && overtakable
            {
                let asked = |player: &TestPlayer| player.now.question.as_ref().map(|one| one.seq);
                return self.hear_until(|player| asked(player) != Some(*expected_seq)).await;
            }
            assert_eq!(refused.code, ErrorCode::TooFast, "{command:?}: {refused:?}");
            pause().await;
        }
    }

    /// Is this player asked in a window that is open to others as well? Only V:TES has any.
    fn is_in_window(&self) -> bool {
        let is_window = |ask: &Value| WINDOWS.iter().any(|word| ask["word"] == **word);
        let window = self.now.question.as_ref().is_some_and(|question| is_window(&question.ask));
        window && self.now.waiting.len() > 1
    }

    /// Answers any option of the question that this player is asked.
    pub async fn answer(&mut self, rng: &mut fastrand::Rng) {
        let question = self.now.question.as_ref().expect("a question");
        let word = question.options[rng.usize(..question.options.len())].word.clone();
        let (seat, expected_seq) = (question.seat.clone(), question.seq);
        self.act(Command::Answer { seat, expected_seq, word }).await;
    }

    /// Answers whatever is asked until the game is over.
    pub async fn play_to_the_end(&mut self, rng: &mut fastrand::Rng) {
        loop {
            self.hear_until(|player| player.now.question.is_some() || player.now.result.is_some()).await;
            if self.now.result.is_some() {
                return;
            }
            self.answer(rng).await;
        }
    }
}
