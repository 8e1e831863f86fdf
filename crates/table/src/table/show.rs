//! A table as somebody may see it, in their language. What of the game they may know is decided
//! by the game's own view and log, never here.

use elysium_kernel::{Seat, Seats, Viewer};
use elysium_kit::wording::parts;
use elysium_kit::{InWords, word_of};
use elysium_text::{Args, Lang, Link, Text};
use elysium_wire::{
    CanTakeBack, Course, Ending, GameResult, KeptFor, MyTable, Now, SeatEnding, SeatInfo, SitterInfo,
    Snapshot, TableInfo, TableStatus, TakeBack, Turn,
};
use serde_json::Value;

use super::{Chair, Sitter, Table, names};
use crate::journal::{AnsweredBy, Entry, JournalEvent};
use crate::text::text_of;

impl Table {
    pub fn info(&self) -> TableInfo {
        let host = self.host();
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            status: self.status(),
            options: self.options.clone(),
            seats: self.seat_infos(),
            host: host.user.clone(),
            host_name: host.name.clone(),
            watching: self.watching,
            created: self.created,
            finished: self.finished,
            winners: self.winners().into_iter().map(|seat| seat.to_string()).collect(),
            commitment: self.commitment().to_string(),
            lesson: self.lesson().map(|lesson| lesson.name.clone()),
        }
    }

    pub fn seat_infos(&self) -> Vec<SeatInfo> {
        let one = |(i, chair): (usize, &Chair)| SeatInfo {
            seat: Seat(i as u8).to_string(),
            who: match &chair.sitter {
                Sitter::Free => SitterInfo::Free,
                Sitter::Person { who, .. } => {
                    SitterInfo::Person { user: who.user.clone(), name: who.name.clone() }
                }
                Sitter::Bot { level } => SitterInfo::Bot { level: level.clone() },
            },
            name: (!matches!(chair.sitter, Sitter::Free)).then(|| self.names[i].clone()),
            portrait: names::portrait(chair, &self.names[i]),
            kept_for: self
                .kept_for(Seat(i as u8))
                .map(|who| KeptFor { user: who.user.clone(), name: who.name.clone() }),
            deck: chair.deck.clone(),
            stand_in: chair.stand_in.as_ref().map(|(level, _)| level.clone()),
            conceded: chair.conceded,
            here: self.here.has(Seat(i as u8)),
        };
        self.chairs.iter().enumerate().map(one).collect()
    }

    pub fn snapshot(&self, viewer: Viewer, lang: Lang, since: Option<u32>) -> Snapshot {
        let since = since.filter(|&since| since <= self.shown_seq()).unwrap_or(0);
        Snapshot {
            table: self.info(),
            seq: self.shown_seq(),
            you: if let Viewer::Seat(seat) = viewer { Some(seat.to_string()) } else { None },
            since,
            lines: self.lines_since(since, viewer, lang),
            view: self.view(viewer),
            now: self.now(viewer, lang),
        }
    }

    pub fn view(&self, viewer: Viewer) -> Value {
        self.play().map_or(Value::Null, |play| play.view(viewer))
    }

    pub fn now(&self, viewer: Viewer, lang: Lang) -> Now {
        let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let running = self.status() == TableStatus::Playing;
        let play = self.play();
        let asked = play.filter(|_| running).map_or(Seats::NONE, elysium_kit::Play::asked);
        let question = you.filter(|seat| asked.has(*seat)).and_then(|seat| {
            let chair = &self.chairs[seat.index()];
            // While a bot plays for somebody, the question is the bot's.
            chair.plays().filter(|_| !self.is_led_astray())?;
            self.question_of(play?, seat, lang, self.shown_as(chair.asked?.seq))
        });
        let waiting = |(seat, since): (Seat, i64)| {
            // A clock in a window would show that somebody is asked.
            let clock = self.window.is_none() || you == Some(seat);
            self.waiting_for(play?, seat, lang, since, self.deadline(seat).filter(|_| clock))
        };
        let seen = if running { self.seen_waiting(you, asked) } else { Vec::new() };
        Now {
            status: self.status(),
            seats: self.seat_infos(),
            question,
            waiting: seen.into_iter().filter_map(waiting).collect(),
            take_back: TakeBack {
                can: you.map_or(CanTakeBack::No, |seat| self.can_take_back(seat)),
                asked_by: self.wish.map(|wish| wish.seat.to_string()),
                your_word: you.is_some_and(|seat| self.asked_to_allow(seat)),
            },
            names: self.names.to_vec(),
            answers: self.shown_answers(),
            stops: you.zip(play).map_or_else(Vec::new, |(seat, play)| play.stops(seat)),
            hints: running && you.is_some_and(|seat| self.why_no_hints(seat).is_none()),
            time_up_at: self.time_up_at().filter(|_| running),
            out: if running { self.out(lang) } else { Vec::new() },
            result: self.result(lang),
            rematch: self.rematch(),
            lesson: self.lesson_now(viewer, lang),
            read_only: self.read_only.as_ref().map(|why| parts(&why.in_words(lang))),
        }
    }

    fn winners(&self) -> Seats {
        let outcome = self.ending.as_ref().and_then(|(_, outcome)| outcome.as_ref());
        outcome.map_or(Seats::NONE, |outcome| outcome.winners)
    }

    /// As one of somebody's own tables, if they have a seat or one is kept for them.
    pub fn mine(&self, user: &str) -> Option<MyTable> {
        // A lesson is no game.
        let seat =
            self.seat_of(user).or_else(|| self.seat_kept_for(user)).filter(|_| self.lesson.is_none())?;
        let chair = &self.chairs[seat.index()];
        let asked = self.play().map_or(Seats::NONE, elysium_kit::Play::asked);
        let asked = if self.status() == TableStatus::Playing { asked } else { Seats::NONE };
        let waits_for_you = match self.status() {
            TableStatus::Open if chair.person().is_none() => true,
            TableStatus::Open => self.is_full() && self.host().user == user,
            TableStatus::Playing => (asked.has(seat) && chair.plays().is_some()) || self.asked_to_allow(seat),
            TableStatus::Over | TableStatus::Frozen => false,
        };
        let turn = |(seat, since): (Seat, i64)| Turn {
            seat: seat.to_string(),
            name: self.names[seat.index()].clone(),
            since,
        };
        let seen = if asked.is_empty() { Vec::new() } else { self.seen_waiting(Some(seat), asked) };
        Some(MyTable {
            table: self.info(),
            you: seat.to_string(),
            waits_for_you,
            turns: seen.into_iter().map(turn).collect(),
        })
    }

    fn result(&self, lang: Lang) -> Option<GameResult> {
        let (how, outcome) = self.ending.as_ref()?;
        let outcome = outcome.as_ref();
        // A game that was given up has not come to an end of its own.
        let ended = self.play().filter(|_| *how == Ending::Finished).and_then(|play| play.ended(lang));
        let (why, seats) = ended.map_or_else(Default::default, |mut ended| {
            ended.name_seats(&self.names);
            (ended.why, ended.seats)
        });
        Some(GameResult {
            how: *how,
            winners: self.winners().into_iter().map(|seat| seat.to_string()).collect(),
            scores: outcome
                .zip(self.known_game)
                .map_or_else(Vec::new, |(outcome, game)| game.points(outcome)),
            text: self.closing_line(lang)?.to_string(),
            why,
            seats,
        })
    }

    /// Who is out of the game, and why.
    fn out(&self, lang: Lang) -> Vec<SeatEnding> {
        let mut out = self.play().map_or_else(Vec::new, |play| play.out(lang));
        out.iter_mut().for_each(|ending| ending.name_seats(&self.names));
        out
    }

    /// The game in numbers, as everybody may know them.
    pub fn course(&self, lang: Lang) -> Option<Course> {
        let mut course = self.play()?.course(lang);
        course.name_seats(&self.names);
        Some(course)
    }

    /// How it ended and who has won.
    fn closing_line(&self, lang: Lang) -> Option<Text> {
        let ((how, _), winners) = (self.ending.as_ref()?, self.winners());
        let names = Text::joined(winners.into_iter().map(|seat| self.seat_link(seat)), ", ");
        let args = Args::new().set("count", winners.len()).set("names", names);
        Some(text_of(lang, &format!("result-{}", word_of(how)), &args))
    }

    fn seat_link(&self, seat: Seat) -> Text {
        Text::link(Link::Seat(&seat.to_string()), self.names[seat.index()].as_str())
    }

    /// What happened at the table itself, in words.
    pub(super) fn table_line(&self, entry: &Entry, lang: Lang) -> Option<Text> {
        let seat = |seat: &Seat| Args::new().set("who", self.seat_link(*seat));
        let (id, args) = match &entry.what {
            JournalEvent::SeatTaken { seat: at, .. } => ("line-seat-taken", seat(at)),
            JournalEvent::BotSeated { seat: at, .. } => ("line-bot-seated", seat(at)),
            JournalEvent::SeatVacated { seat: at } => {
                ("line-seat-vacated", Args::new().set("place", at.index() + 1))
            }
            JournalEvent::Started { .. } => ("line-started", Args::new()),
            JournalEvent::Answered { seat: at, by: AnsweredBy::Clock, .. } => ("line-clock", seat(at)),
            JournalEvent::TakeBackAsked { seat: at, .. } => ("line-take-back-asked", seat(at)),
            JournalEvent::TakeBackAgreed { seat: at } => ("line-take-back-agreed", seat(at)),
            JournalEvent::TakeBackDeclined { seat: at } => ("line-take-back-declined", seat(at)),
            JournalEvent::TakeBackFailed { seat: at } => ("line-take-back-failed", seat(at)),
            JournalEvent::TookBack { seat: at, .. } => ("line-took-back", seat(at)),
            JournalEvent::BotSubstituted { seat: at, why, .. } => {
                ("line-bot-substituted", seat(at).set("why", word_of(why)))
            }
            JournalEvent::Returned { seat: at } => ("line-returned", seat(at)),
            JournalEvent::Conceded { seat: at } => ("line-conceded", seat(at)),
            JournalEvent::RematchOpened { seat: at, .. } => ("line-rematch", seat(at)),
            JournalEvent::Hinted { seat: at } => ("line-hinted", seat(at)),
            JournalEvent::TimeUp => ("line-time-up", Args::new()),
            JournalEvent::Ended { how: Ending::Abandoned, .. } => ("line-abandoned", Args::new()),
            JournalEvent::Ended { .. } => return self.closing_line(lang),
            JournalEvent::Opened { .. }
            | JournalEvent::Answered { .. }
            | JournalEvent::Planned { .. }
            | JournalEvent::StopSet { .. }
            | JournalEvent::WindowClosed
            | JournalEvent::Said { .. } => return None,
        };
        Some(text_of(lang, id, &args))
    }
}
