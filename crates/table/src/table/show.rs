//! A table as somebody may see it, in their language. What of the game they may know is decided
//! by the game's own view and log, never here.

use elysium_kernel::{Seat, Seats, Viewer};
use elysium_kit::wording::parts;
use elysium_kit::{InWords, word_of};
use elysium_text::{Args, Lang, Link, Text};
use elysium_wire::{
    CanTakeBack, Ending, GameResult, Now, SeatInfo, SitterInfo, Snapshot, TableInfo, TableStatus, TakeBack,
    Waiting,
};
use serde_json::Value;

use super::{Chair, Sitter, Table};
use crate::journal::{AnsweredBy, Entry, JournalEvent};
use crate::text::{say, text_of};

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
            commitment: self.commitment().to_string(),
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
            chair.plays()?;
            play?.question(seat, lang, self.shown_as(chair.asked?.seq))
        });
        let waiting = |(seat, since): (Seat, i64)| {
            // A clock in a window would show that somebody is asked.
            let clock = self.window.is_none() || you == Some(seat);
            Some(Waiting {
                seat: seat.to_string(),
                text: play?.waiting(seat, lang)?,
                since,
                until: self.deadline(seat).filter(|_| clock),
            })
        };
        let seen = if running { self.seen_waiting(you, asked) } else { Vec::new() };
        let seats = (0..self.chairs.len()).map(|i| Seat(i as u8));
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
            names: seats
                .map(|seat| play.map_or_else(|| seat.to_string(), |play| play.name(seat, lang)))
                .collect(),
            answers: self.shown_answers(),
            stops: you.zip(play).map_or_else(Vec::new, |(seat, play)| play.stops(seat)),
            result: self.result(lang),
            read_only: self.read_only.as_ref().map(|why| parts(&why.in_words(lang))),
        }
    }

    fn result(&self, lang: Lang) -> Option<GameResult> {
        let (how, outcome) = self.ending.as_ref()?;
        let outcome = outcome.as_ref();
        let winners = outcome.map_or(Seats::NONE, |outcome| outcome.winners);
        Some(GameResult {
            how: *how,
            winners: winners.into_iter().map(|seat| seat.to_string()).collect(),
            scores: outcome.map_or_else(Vec::new, |outcome| outcome.scores.clone()),
            text: self.closing_line(lang)?.to_string(),
        })
    }

    /// How it ended and who has won.
    fn closing_line(&self, lang: Lang) -> Option<Text> {
        let (how, outcome) = self.ending.as_ref()?;
        let winners = outcome.as_ref().map_or(Seats::NONE, |outcome| outcome.winners);
        let names = Text::joined(winners.into_iter().map(|seat| self.seat_link(seat, lang)), ", ");
        let args = Args::new().set("count", winners.len()).set("names", names);
        Some(text_of(lang, &format!("result-{}", word_of(how)), &args))
    }

    fn seat_link(&self, seat: Seat, lang: Lang) -> Text {
        Text::link(Link::Seat(&seat.to_string()), self.who(seat, lang))
    }

    /// A seat in words: who sits there, or for bots, as what in the game.
    fn who(&self, seat: Seat, lang: Lang) -> String {
        let letter = seat.to_string();
        match (self.chairs[seat.index()].person(), self.play()) {
            (Some(who), _) => {
                say(lang, "seat-person", &Args::new().set("name", &who.name).set("seat", letter))
            }
            (None, Some(play)) => play.name(seat, lang),
            (None, None) => letter,
        }
    }

    /// What happened at the table itself, in words.
    pub(super) fn table_line(&self, entry: &Entry, lang: Lang) -> Option<Text> {
        let seat = |seat: &Seat| Args::new().set("who", self.seat_link(*seat, lang));
        let (id, args) = match &entry.what {
            JournalEvent::SeatTaken { seat: at, .. } => ("line-seat-taken", seat(at)),
            JournalEvent::BotSeated { seat: at, .. } => ("line-bot-seated", seat(at)),
            JournalEvent::SeatVacated { seat: at } => {
                let free = Text::link(Link::Seat(&at.to_string()), at.to_string());
                ("line-seat-vacated", Args::new().set("who", free))
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
            JournalEvent::Ended { how: Ending::Abandoned, .. } => ("line-abandoned", Args::new()),
            JournalEvent::Ended { .. } => return self.closing_line(lang),
            JournalEvent::Opened { .. }
            | JournalEvent::Answered { .. }
            | JournalEvent::StopSet { .. }
            | JournalEvent::WindowClosed
            | JournalEvent::Said { .. } => return None,
        };
        Some(text_of(lang, id, &args))
    }
}
