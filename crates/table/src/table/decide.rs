//! What a command would make happen, or why it is refused. Nothing changes here.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use elysium_kernel::{Seat, Seats, Seed};
use elysium_kit::{AnyGame, GameError, Play};
use elysium_text::Args;
use elysium_wire::{CanTakeBack, Command, Ending, ErrorCode, TableStatus, TakeBackRule};

use super::{OpenSince, Sitter, Table, Wish};
use crate::error::CommandError;
use crate::journal::{Absence, AnsweredBy, JournalEvent, Who};

/// Something that may be stored and then applied.
pub struct Decided {
    pub what: JournalEvent,
    /// The game after it, tried out beforehand: what breaks the rules' code is never stored. A take-back
    /// comes without: whoever stores it first brings the game back ([`Play::taken_back_to`]), where that keeps nobody
    /// waiting.
    pub ready: Option<Arc<dyn Play>>,
}

impl From<JournalEvent> for Decided {
    fn from(what: JournalEvent) -> Decided {
        Decided { what, ready: None }
    }
}

/// The longest thing that can be said.
const SAYING: usize = 500;

impl Table {
    pub fn decide(&self, who: &Who, command: &Command, now: i64) -> Result<Decided, CommandError> {
        self.wanted(who, command, now).map_err(|refusal| refusal.naming(&self.names))
    }

    fn wanted(&self, who: &Who, command: &Command, now: i64) -> Result<Decided, CommandError> {
        self.goes_on()?;
        match command {
            Command::Answer { seat, expected_seq, word } => {
                let (seat, _) = self.asked_in_person(who, seat, *expected_seq)?;
                self.answered(seat, word, AnsweredBy::Person, now)
            }
            Command::Plan { seat, expected_seq, words } => self.planned(who, seat, *expected_seq, words, now),
            Command::Sit { seat, deck, seed } => {
                self.before_start()?;
                if self.seat_of(&who.user).is_some() {
                    return Err(ErrorCode::AlreadySeated.into());
                }
                let kept = self.seat_kept_for(&who.user).map(|seat| seat.to_string());
                let seat = self.free_seat(seat.as_deref().or(kept.as_deref()), false)?;
                if self.kept_for(seat).is_some_and(|kept| kept.user != who.user) {
                    return Err(ErrorCode::SeatTaken.into());
                }
                let seed = match seed {
                    Some(seed) => seed.parse().map_err(|_| ErrorCode::BadSeed)?,
                    None => random_seed()?,
                };
                Ok(JournalEvent::SeatTaken {
                    seat,
                    who: who.clone(),
                    deck: self.deck(deck.as_deref())?,
                    seed,
                }
                .into())
            }
            Command::AddBot { seat, level, deck } => {
                self.before_start()?;
                self.hosted_by(who)?;
                let seat = self.free_seat(seat.as_deref(), true)?;
                let level = self.level(level.as_deref())?;
                Ok(JournalEvent::BotSeated { seat, level, deck: self.deck(deck.as_deref())? }.into())
            }
            Command::Clear { seat } => {
                self.before_start()?;
                self.hosted_by(who)?;
                let seat = self.seat(seat)?;
                if matches!(self.chairs[seat.index()].sitter, Sitter::Free) {
                    return Err(ErrorCode::SeatsFree.into());
                }
                Ok(JournalEvent::SeatVacated { seat }.into())
            }
            Command::Start => {
                self.before_start()?;
                self.hosted_by(who)?;
                self.started()
            }
            Command::Leave => {
                let seat = self.seat_of(&who.user).ok_or(ErrorCode::NotSeated)?;
                match self.status() {
                    TableStatus::Open => Ok(JournalEvent::SeatVacated { seat }.into()),
                    TableStatus::Playing if self.chairs[seat.index()].stand_in.is_none() => {
                        Ok(self.stand_in(seat, Absence::Left)?.into())
                    }
                    TableStatus::Playing => Err(ErrorCode::BotSubstituted.into()),
                    _ => Err(ErrorCode::Over.into()),
                }
            }
            Command::Return => {
                self.playing()?;
                let seat = self.seat_of(&who.user).ok_or(ErrorCode::NotSeated)?;
                match self.chairs[seat.index()].stand_in {
                    Some((_, why)) if why.may_return() => Ok(JournalEvent::Returned { seat }.into()),
                    Some(_) => Err(ErrorCode::BotSubstituted.into()),
                    None => Err(ErrorCode::AlreadySeated.into()),
                }
            }
            Command::Concede => {
                self.playing()?;
                let seat = self.seat_of(&who.user).ok_or(ErrorCode::NotSeated)?;
                if self.chairs[seat.index()].conceded {
                    return Err(ErrorCode::BotSubstituted.into());
                }
                Ok(JournalEvent::Conceded { seat }.into())
            }
            Command::TakeBack => {
                self.playing()?;
                let seat = self.seat_of(&who.user).ok_or(ErrorCode::NotSeated)?;
                let to = self.last_answers_of(seat).ok_or(ErrorCode::NothingToTakeBack)?.start;
                match self.can_take_back(seat) {
                    CanTakeBack::Freely => Ok(JournalEvent::TookBack { seat, to }.into()),
                    CanTakeBack::Ask => Ok(JournalEvent::TakeBackAsked { seat, to }.into()),
                    CanTakeBack::No => Err(ErrorCode::NoTakeBack.into()),
                }
            }
            Command::SetStop { setting, value } => {
                self.playing()?;
                let seat = self.seat_of(&who.user).ok_or(ErrorCode::NotSeated)?;
                if self.chairs[seat.index()].stand_in.is_some() {
                    return Err(ErrorCode::BotSubstituted.into());
                }
                let play = self.play().ok_or(ErrorCode::NotStarted)?;
                let (ready, (setting, value)) = tried(play, |play| play.set_stop(seat, setting, value))?;
                Ok(Decided { what: JournalEvent::StopSet { seat, setting, value }, ready: Some(ready) })
            }
            Command::AllowTakeBack { allow } => {
                self.playing()?;
                let seat = self.seat_of(&who.user).ok_or(ErrorCode::NotSeated)?;
                if !self.asked_to_allow(seat) {
                    return Err(ErrorCode::NobodyAsks.into());
                }
                let what = JournalEvent::TakeBackDeclined { seat };
                Ok(if *allow { JournalEvent::TakeBackAgreed { seat } } else { what }.into())
            }
            Command::Say { text } => {
                let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
                if text.is_empty() {
                    return Err(ErrorCode::EmptyText.into());
                }
                if text.chars().count() > SAYING {
                    return Err(CommandError::with(ErrorCode::TextTooLong, Args::new().set("most", SAYING)));
                }
                Ok(JournalEvent::Said { who: who.clone(), text }.into())
            }
        }
    }

    /// Can anything happen here?
    pub(super) fn goes_on(&self) -> Result<(), CommandError> {
        match self.read_only() {
            Some(why) => Err(why.clone().into()),
            None if self.frozen => Err(ErrorCode::Frozen.into()),
            None => Ok(()),
        }
    }

    /// Whoever answers is the one that a question waits for, and it is this question.
    pub(super) fn asked_in_person(
        &self,
        who: &Who,
        seat: &str,
        expected_seq: u32,
    ) -> Result<(Seat, OpenSince), CommandError> {
        let seat = self.own_seat(who, seat)?;
        self.playing()?;
        let chair = &self.chairs[seat.index()];
        if chair.stand_in.is_some() {
            return Err(ErrorCode::BotSubstituted.into());
        }
        if self.is_led_astray() {
            return Err(ErrorCode::NotAsked.into());
        }
        match chair.asked {
            Some(asked) if self.shown_as(asked.seq) == expected_seq => Ok((seat, asked)),
            Some(_) => Err(ErrorCode::Late.into()),
            None if self.play().is_some_and(|play| play.holds_answer_of(seat)) => {
                Err(ErrorCode::AlreadyAnswered.into())
            }
            None => Err(ErrorCode::NotAsked.into()),
        }
    }

    pub(super) fn playing_game(&self) -> Result<&dyn Play, CommandError> {
        self.play().ok_or_else(|| ErrorCode::NotStarted.into())
    }

    /// An answer, tried out on a copy of the game.
    pub(super) fn answered(
        &self,
        seat: Seat,
        word: &str,
        by: AnsweredBy,
        now: i64,
    ) -> Result<Decided, CommandError> {
        let play = self.play().ok_or(ErrorCode::NotStarted)?;
        let asked = self.chairs[seat.index()].asked.ok_or(ErrorCode::NotAsked)?;
        let (ready, word) = tried(play, |play| play.answer(seat, word))?;
        let spent = now.saturating_sub(asked.since).max(0) as u64;
        Ok(Decided { what: JournalEvent::Answered { seat, word, by, spent }, ready: Some(ready) })
    }

    /// A window has been open for its time.
    pub(super) fn window_closed(&self) -> Result<Decided, CommandError> {
        let play = self.play().ok_or(ErrorCode::NotStarted)?;
        let (ready, ()) = tried(play, |play| play.close_window())?;
        Ok(Decided { what: JournalEvent::WindowClosed, ready: Some(ready) })
    }

    /// The time of the whole game is up.
    pub(super) fn time_up(&self) -> Result<Decided, CommandError> {
        let play = self.play().ok_or(ErrorCode::NotStarted)?;
        let (ready, ()) = tried(play, |play| play.time_is_up())?;
        Ok(Decided { what: JournalEvent::TimeUp, ready: Some(ready) })
    }

    pub(super) fn started(&self) -> Result<Decided, CommandError> {
        if !self.is_full() {
            return Err(ErrorCode::SeatsFree.into());
        }
        let (game, seed) = (self.rules()?, self.fair().seed());
        if let Some(lesson) = &self.lesson {
            let mut play = self.lesson_begun(lesson).map_err(|_| ErrorCode::Broken)?;
            play.linger();
            let what = JournalEvent::Started { rules: game.version(), setup: serde_json::Value::Null };
            return Ok(Decided { what, ready: Some(play.into()) });
        }
        let mut setup = game.setup(Some(self.chairs.len() as u8), &self.options.variants)?;
        for (chair, seat) in self.chairs.iter().zip((0..).map(Seat)) {
            let Some(deck) = &chair.deck else { continue };
            let starter = starter(game, deck).ok_or(ErrorCode::NoSuchDeck)?;
            game.bring(&mut setup, seat, starter).map_err(|_| ErrorCode::NoSuchDeck)?;
        }
        let started = catch_unwind(AssertUnwindSafe(|| {
            let mut play = game.start(&setup, seed)?;
            play.linger();
            Ok::<_, GameError>(play)
        }));
        let ready = started.map_err(|_| ErrorCode::Broken)??;
        Ok(Decided {
            what: JournalEvent::Started { rules: game.version(), setup },
            ready: Some(ready.into()),
        })
    }

    /// A bot takes a person's place.
    pub(super) fn stand_in(&self, seat: Seat, why: Absence) -> Result<JournalEvent, CommandError> {
        Ok(JournalEvent::BotSubstituted { seat, level: strongest(self.rules()?).into(), why })
    }

    pub fn can_take_back(&self, seat: Seat) -> CanTakeBack {
        let Some(play) = self.play().filter(|_| self.status() == TableStatus::Playing) else {
            return CanTakeBack::No;
        };
        let Some(last) = self.may_take_back(seat) else { return CanTakeBack::No };
        // What a bot has answered for them since would be undone along with it.
        let nothing_since = last.end == play.answers() && !play.learnt_since_last_answer(seat);
        // Bots agree to everything.
        if self.others(seat).is_empty() || nothing_since {
            return CanTakeBack::Freely;
        }
        CanTakeBack::Ask
    }

    /// The answers that the person in this seat may take back, or ask for it.
    pub(super) fn may_take_back(&self, seat: Seat) -> Option<Range<usize>> {
        let never = self.options.take_back == TakeBackRule::Never;
        let may = !never && self.chairs[seat.index()].stand_in.is_none() && self.wish.is_none();
        self.last_answers_of(seat).filter(|_| may)
    }

    /// Is somebody waiting for this seat to allow a take-back?
    pub fn asked_to_allow(&self, seat: Seat) -> bool {
        self.wish.is_some_and(|wish| self.still_to_agree(wish).has(seat))
    }

    pub(super) fn still_to_agree(&self, wish: Wish) -> Seats {
        self.others(wish.seat).into_iter().filter(|&seat| !wish.agreed.has(seat)).collect()
    }

    /// How a table ends when people give up, if it does.
    pub(super) fn given_up(&self) -> Option<Ending> {
        let left: Vec<_> = self.chairs.iter().filter(|chair| !chair.conceded).collect();
        if left.len() <= 1 {
            return Some(Ending::Conceded);
        }
        let for_good = |why: Absence| why != Absence::Away;
        let gone = |chair: &super::Chair| {
            chair.person().is_none()
                || chair.conceded
                || chair.stand_in.as_ref().is_some_and(|(_, why)| for_good(*why))
        };
        let had_people = self.chairs.iter().any(|chair| chair.person().is_some());
        (had_people && self.chairs.iter().all(gone)).then_some(Ending::Abandoned)
    }

    fn playing(&self) -> Result<(), CommandError> {
        match self.status() {
            TableStatus::Playing => Ok(()),
            TableStatus::Open => Err(ErrorCode::NotStarted.into()),
            TableStatus::Over => Err(ErrorCode::Over.into()),
            TableStatus::Frozen => Err(ErrorCode::Frozen.into()),
        }
    }

    fn before_start(&self) -> Result<(), CommandError> {
        match self.status() {
            TableStatus::Open => Ok(()),
            TableStatus::Over => Err(ErrorCode::Over.into()),
            _ => Err(ErrorCode::AlreadyStarted.into()),
        }
    }

    fn hosted_by(&self, who: &Who) -> Result<(), CommandError> {
        if self.host().user == who.user { Ok(()) } else { Err(ErrorCode::NotHost.into()) }
    }

    fn seat(&self, letter: &str) -> Result<Seat, CommandError> {
        let seat: Seat = letter.parse().map_err(|_| ErrorCode::NoSuchSeat)?;
        if seat.index() < self.chairs.len() { Ok(seat) } else { Err(ErrorCode::NoSuchSeat.into()) }
    }

    fn own_seat(&self, who: &Who, letter: &str) -> Result<Seat, CommandError> {
        let seat = self.seat(letter)?;
        if self.seat_of(&who.user) == Some(seat) { Ok(seat) } else { Err(ErrorCode::NotYourSeat.into()) }
    }

    /// The seat that was asked for, or the first (for bots: the last) that is free.
    fn free_seat(&self, letter: Option<&str>, last: bool) -> Result<Seat, CommandError> {
        let is_free = |i: &usize| matches!(self.chairs[*i].sitter, Sitter::Free);
        if let Some(letter) = letter {
            let seat = self.seat(letter)?;
            return if is_free(&seat.index()) { Ok(seat) } else { Err(ErrorCode::SeatTaken.into()) };
        }
        // A seat that is kept for somebody is taken only by name.
        let is_open = |i: &usize| is_free(i) && self.kept_for(Seat(*i as u8)).is_none();
        let mut free = (0..self.chairs.len()).filter(is_open);
        let seat = if last { free.next_back() } else { free.next() };
        seat.map(|i| Seat(i as u8)).ok_or_else(|| ErrorCode::SeatTaken.into())
    }

    fn level(&self, wish: Option<&str>) -> Result<String, CommandError> {
        let game = self.rules()?;
        let level = wish.unwrap_or_else(|| strongest(game));
        if game.takes_bot(level) { Ok(level.into()) } else { Err(ErrorCode::NoSuchBot.into()) }
    }

    fn deck(&self, wish: Option<&str>) -> Result<Option<String>, CommandError> {
        let Some(wish) = wish else { return Ok(None) };
        if starter(self.rules()?, wish).is_some() {
            Ok(Some(wish.into()))
        } else {
            Err(ErrorCode::NoSuchDeck.into())
        }
    }
}

pub(super) fn strongest(game: &dyn AnyGame) -> &'static str {
    game.bots().last().copied().unwrap_or_default()
}

/// A starter deck by name.
fn starter(game: &dyn AnyGame, name: &str) -> Option<&'static str> {
    game.starters().iter().find(|(starter, _)| *starter == name).map(|(_, deck)| *deck)
}

/// A copy of the game after a change. A panic in the rules stays here: the table goes on without
/// the answer that led to it.
pub(super) fn tried<T, E: Into<CommandError>>(
    play: &dyn Play,
    change: impl FnOnce(&mut dyn Play) -> Result<T, E>,
) -> Result<(Arc<dyn Play>, T), CommandError> {
    let mut copy = play.boxed();
    let changed = catch_unwind(AssertUnwindSafe(|| change(copy.as_mut())));
    let came = changed.map_err(|_| ErrorCode::Broken)?.map_err(Into::into)?;
    Ok((copy.into(), came))
}

pub fn random_seed() -> Result<Seed, CommandError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| ErrorCode::Broken)?;
    Ok(Seed(bytes))
}
