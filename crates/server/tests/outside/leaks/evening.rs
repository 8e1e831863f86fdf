//! A game from the first question to the last, with everything that anybody is sent meanwhile.

use axum::http::Method;
use elysium_client::{Person, Socket};
use elysium_kernel::Seat;
use elysium_text::Lang;
use elysium_wire::{Ack, CanTakeBack, Command, ErrorCode, ErrorInfo, Now, Order, QuestionInfo, ToServer};
use serde::Deserialize;
use tokio::time::{Duration, timeout};

use crate::kit::{order, pause};
use crate::leaks::heard::{Heard, One, When};

/// As much of a message as it takes to go on: most of them are only kept.
#[derive(Deserialize)]
struct Message {
    t: String,
    seq: Option<u32>,
    now: Option<Now>,
    command_id: Option<String>,
    code: Option<ErrorCode>,
}

/// Somebody at the table: the seats in their order, then whoever looks on.
struct Guest {
    person: Person,
    socket: Socket,
    lang: &'static str,
    seq: u32,
    now: Option<Now>,
}

pub struct Evening {
    table: String,
    guests: Vec<Guest>,
    heard: Heard,
    rng: fastrand::Rng,
    /// A question that was answered, to be answered once more.
    old: Option<(usize, QuestionInfo)>,
}

impl Evening {
    pub async fn new(seed: u64, table: &str, people: Vec<Person>, watches: Person) -> Evening {
        let mut evening = Evening {
            table: table.into(),
            guests: Vec::new(),
            heard: Heard::default(),
            rng: fastrand::Rng::with_seed(seed),
            old: None,
        };
        for (i, person) in people.into_iter().chain([watches]).enumerate() {
            // Everybody reads another language.
            let lang = Lang::ALL[(i + seed as usize) % Lang::ALL.len()].code();
            let mut socket = Socket::open_with_plans(&person, lang).await.expect("a socket");
            if seed.is_multiple_of(16) {
                socket.say(&ToServer::WatchLobby).await.expect("it listens");
            }
            socket.say(&ToServer::Watch { table: table.into(), since: None }).await.expect("it listens");
            evening.guests.push(Guest { person, socket, lang, seq: 0, now: None });
            while evening.guests[i].now.is_none() {
                evening.hear(i).await;
            }
        }
        evening
    }

    /// Hears one message and keeps every byte of it.
    async fn hear(&mut self, i: usize) -> Message {
        let guest = &mut self.guests[i];
        let text = guest.socket.hear_raw().await.expect("a message");
        let mut message: Message = serde_json::from_str(&text).expect("a message");
        if let (Some(seq), Some(now)) = (message.seq, message.now.take()) {
            (guest.seq, guest.now) = (seq, Some(now));
        }
        self.heard.0.push(One { to: i, when: When::Seq(guest.seq), by: "a socket".into(), text });
        message
    }

    /// Everybody hears what has happened.
    async fn all_hear(&mut self, seq: u32) {
        for i in 0..self.guests.len() {
            while self.guests[i].seq < seq {
                self.hear(i).await;
            }
            // Whoever is sent nothing for long has to listen all the same: the server asks whether they are still there.
            while timeout(Duration::from_micros(50), self.hear(i)).await.is_ok() {}
        }
    }

    fn now(&self, i: usize) -> &Now {
        self.guests[i].now.as_ref().expect("everybody has seen the table")
    }

    fn over(&self) -> bool {
        self.now(0).result.is_some()
    }

    /// Plays to the end.
    pub async fn played(mut self) -> Heard {
        while !self.over() {
            let asked: Vec<usize> =
                (0..self.guests.len()).filter(|&i| self.now(i).question.is_some()).collect();
            let Some(&i) = self.rng.choice(&asked) else {
                // The last answer was given: the end is on its way.
                self.hear(0).await;
                self.all_hear(self.guests[0].seq).await;
                continue;
            };
            let question = self.now(i).question.clone().expect("a question");
            let word = question.options[self.rng.usize(..question.options.len())].word.clone();
            let command = Command::Answer { seat: question.seat.clone(), expected_seq: question.seq, word };
            self.old = Some((i, question));
            self.act(i, command).await;
            // After the last answer everything is open.
            if self.guests.iter().any(|guest| guest.now.as_ref().is_some_and(|now| now.question.is_some())) {
                self.look_around().await;
            }
        }
        self.heard
    }

    /// Does something, by socket or by HTTP; everybody hears of it.
    async fn act(&mut self, i: usize, command: Command) {
        let answered =
            if let Command::Answer { expected_seq, .. } = &command { Some(*expected_seq) } else { None };
        let order = order(command);
        let seq = if self.rng.u8(..4) == 0 {
            loop {
                let text = self.ask(i, Method::POST, "/commands", Some(&order)).await;
                match serde_json::from_str::<Ack>(&text) {
                    Ok(ack) => break ack.seq,
                    // The only reason there can be.
                    Err(_) => pause().await,
                }
            }
        } else {
            self.send(i, &order).await
        };
        // What leaves a window open has no number of its own: it changes the table for its sender alone.
        while answered.is_some() && self.now(i).question.as_ref().map(|question| question.seq) == answered {
            self.hear(i).await;
        }
        self.all_hear(seq).await;
    }

    /// The number of what became of it.
    async fn send(&mut self, i: usize, order: &Order) -> u32 {
        loop {
            let message = ToServer::Do { table: self.table.clone(), order: order.clone() };
            self.guests[i].socket.say(&message).await.expect("it listens");
            let refused = loop {
                let message = self.hear(i).await;
                if message.t == "ack" && message.command_id.as_ref() == Some(&order.command_id) {
                    return message.seq.expect("a number");
                }
                if message.t == "refused" {
                    break message.code;
                }
            };
            assert_eq!(refused, Some(ErrorCode::TooFast));
            pause().await;
        }
    }

    /// A request about this table; what comes back is kept.
    async fn ask(&mut self, i: usize, method: Method, path: &str, order: Option<&Order>) -> String {
        self.ask_when(i, method, path, order, None).await
    }

    async fn ask_when(
        &mut self,
        i: usize,
        method: Method,
        path: &str,
        order: Option<&Order>,
        when: Option<When>,
    ) -> String {
        let guest = &self.guests[i];
        let mark = if path.contains('?') { '&' } else { '?' };
        let path = format!("/api/tables/{}{path}{mark}lang={}", self.table, guest.lang);
        let body = order.map(|order| serde_json::to_string(order).expect("plain data"));
        let (_, text) = guest.person.raw(method, &path, body).await.expect("it answers");
        let when = when.unwrap_or(When::Seq(guest.seq));
        self.heard.0.push(One { to: i, when, by: path, text: text.clone() });
        text
    }

    /// Everything else that one can ask a server for, now and then.
    async fn look_around(&mut self) {
        let i = self.rng.usize(..self.guests.len());
        match self.rng.u8(..240) {
            0..2 => _ = self.ask(i, Method::GET, "", None).await,
            2..10 => {
                // Earlier positions, with one's own eyes.
                let at = self.rng.u32(..=self.now(i).answers);
                let seated = i + 1 < self.guests.len();
                let eyes = if seated { format!("?as={}", Seat(i as u8)) } else { String::new() };
                let when = Some(When::Answers(at));
                _ = self.ask_when(i, Method::GET, &format!("/replay/{at}{eyes}"), None, when).await;
            }
            10 => _ = self.ask(i, Method::GET, "/replay", None).await,
            11 => _ = self.ask(i, Method::GET, "/report", None).await,
            12 => _ = self.ask(i, Method::GET, "/replay?as=open", None).await,
            13 => _ = self.ask(i, Method::GET, "/record", None).await,
            14 => {
                let other = ["A", "B"][self.rng.usize(..2)];
                _ = self.ask(i, Method::GET, &format!("/replay/1?as={other}"), None).await;
            }
            15 => {
                let (_, text) =
                    self.guests[i].person.raw(Method::GET, "/api/tables", None).await.expect("a list");
                let when = When::Seq(self.guests[i].seq);
                self.heard.0.push(One { to: i, when, by: "the lobby".into(), text });
            }
            16..26 => self.ask_for_what_is_refused(i).await,
            26..34 => self.take_back(i).await,
            _ => {}
        }
    }

    /// Refusals have words too.
    async fn ask_for_what_is_refused(&mut self, i: usize) {
        let Some((of, old)) = self.old.clone() else { return };
        let by = if self.rng.bool() { of } else { i };
        let (seat, expected_seq) = (old.seat.clone(), old.seq);
        let mut words: Vec<String> = old.refused.iter().map(|one| one.word.clone()).collect();
        words.extend(old.options.iter().map(|one| one.word.clone()));
        words.push("nonsense".into());
        let word = words.swap_remove(self.rng.usize(..words.len()));
        let order = order(Command::Answer { seat, expected_seq, word });
        let text = self.ask(by, Method::POST, "/commands", Some(&order)).await;
        assert!(serde_json::from_str::<ErrorInfo>(&text).is_ok(), "{text}");
        // A word that the rules forbid now, from somebody who is asked.
        if let Some(question) = self.now(by).question.clone()
            && let Some(refused) = question.refused.first()
        {
            let (seat, expected_seq) = (question.seat.clone(), question.seq);
            let order = crate::kit::order(Command::Answer { seat, expected_seq, word: refused.word.clone() });
            self.ask(by, Method::POST, "/commands", Some(&order)).await;
        }
    }

    /// Takes something back; the others agree.
    async fn take_back(&mut self, i: usize) {
        let can = self.now(i).take_back.can;
        if can == CanTakeBack::No {
            return;
        }
        self.old = None;
        self.act(i, Command::TakeBack).await;
        if can == CanTakeBack::Ask {
            for other in 0..self.guests.len() {
                if self.now(other).take_back.your_word {
                    self.act(other, Command::AllowTakeBack { allow: true }).await;
                }
            }
            // All have agreed: it is done at once.
            while self.now(0).take_back.asked_by.is_some() {
                self.hear(0).await;
            }
            self.all_hear(self.guests[0].seq).await;
        }
    }
}
