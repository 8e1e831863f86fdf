//! What a table must take and what it must refuse, said once more and as plainly as possible.

use elysium_kernel::{Fair, Seat, Seats, Seed};
use elysium_kit::{AnyGame, Play};
use elysium_wire::{Command, TableOptions, TakeBackRule};

use crate::journal::{Entry, JournalEvent, Who};

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Sits {
    #[default]
    Nobody,
    Bot,
    Person(String, Seed),
}

#[derive(Clone, Debug, Default)]
pub struct Place {
    pub sits: Sits,
    /// A bot plays for the person, who may come back or not.
    pub stand_in: Option<bool>,
    pub conceded: bool,
    /// The number of the question that waits for an answer.
    pub number: Option<u32>,
}

pub struct Model {
    of: &'static dyn AnyGame,
    pub options: TableOptions,
    pub places: Vec<Place>,
    pub game: Option<Box<dyn Play>>,
    pub over: bool,
    opener: String,
    secret: Seed,
    /// Who gave each answer that stands, whether in person, and the number of its entry.
    given: Vec<(Seat, bool, u32)>,
    /// Who wants to take something back, and who has agreed.
    wish: Option<(Seat, Seats)>,
    /// The number under which the last entry is shown.
    shown: u32,
}

impl Model {
    pub fn new(of: &'static dyn AnyGame, first: &Entry) -> Model {
        let JournalEvent::Opened { options, players, host, secret, .. } = &first.what else {
            panic!("{first:?}")
        };
        Model {
            of,
            options: options.clone(),
            places: vec![Place::default(); *players as usize],
            game: None,
            over: false,
            opener: host.user.clone(),
            secret: *secret,
            given: Vec::new(),
            wish: None,
            shown: 1,
        }
    }

    fn open(&self) -> bool {
        self.game.is_none() && !self.over
    }

    fn playing(&self) -> bool {
        self.game.is_some() && !self.over
    }

    fn seat_of(&self, user: &str) -> Option<Seat> {
        let sits = |place: &Place| matches!(&place.sits, Sits::Person(who, _) if who == user);
        self.places.iter().position(sits).map(|i| Seat(i as u8))
    }

    fn place(&self, letter: &str) -> Option<(Seat, &Place)> {
        let seat: Seat = letter.parse().ok()?;
        Some((seat, self.places.get(seat.index())?))
    }

    fn is_host(&self, user: &str) -> bool {
        let people =
            |place: &Place| if let Sits::Person(who, _) = &place.sits { Some(who.clone()) } else { None };
        let first = self.places.iter().find_map(people);
        if self.seat_of(&self.opener).is_some() {
            self.opener == user
        } else {
            first.unwrap_or(self.opener.clone()) == user
        }
    }

    /// People who play themselves, other than in this seat.
    fn others(&self, seat: Seat) -> Seats {
        let plays = |i: &usize| {
            matches!(self.places[*i].sits, Sits::Person(..)) && self.places[*i].stand_in.is_none()
        };
        (0..self.places.len()).filter(|&i| i != seat.index()).filter(plays).map(|i| Seat(i as u8)).collect()
    }

    fn is_free(&self, letter: &Option<String>) -> bool {
        match letter {
            Some(letter) => self.place(letter).is_some_and(|(_, place)| place.sits == Sits::Nobody),
            None => self.places.iter().any(|place| place.sits == Sits::Nobody),
        }
    }

    fn has_deck(&self, deck: &Option<String>) -> bool {
        deck.as_ref().is_none_or(|deck| self.of.starters().iter().any(|(name, _)| name == deck))
    }

    /// Must the table do what this person asks for?
    pub fn allows(&self, who: &Who, command: &Command) -> bool {
        let user = who.user.as_str();
        let mine = self.seat_of(user);
        if !self.options.spectators && !self.open() && mine.is_none() && self.opener != user {
            return false;
        }
        let of_mine =
            |is: &dyn Fn(Seat, &Place) -> bool| mine.is_some_and(|seat| is(seat, &self.places[seat.index()]));
        match command {
            Command::Answer { seat, expected_seq, word } => {
                let Some((seat, place)) = self.place(seat) else { return false };
                let Some(game) = self.game.as_ref().filter(|_| self.playing()) else { return false };
                mine == Some(seat)
                    && place.stand_in.is_none()
                    && place.number == Some(*expected_seq)
                    && game.words(seat).iter().any(|own| own == word || *own == word.to_lowercase())
            }
            Command::Plan { seat, expected_seq, words } => {
                let Some((seat, place)) = self.place(seat) else { return false };
                let Some(game) = self.game.as_ref().filter(|_| self.playing()) else { return false };
                let mut ahead = game.boxed();
                mine == Some(seat)
                    && place.stand_in.is_none()
                    && place.number == Some(*expected_seq)
                    && !words.is_empty()
                    && words.iter().enumerate().all(|(piece, word)| {
                        let alone = piece == 0 || !ahead.learnt_since_last_answer(seat);
                        alone && ahead.answer(seat, word).is_ok()
                    })
            }
            Command::Sit { seat, deck, seed } => {
                let good_seed = seed.as_ref().is_none_or(|seed| seed.parse::<Seed>().is_ok());
                self.open() && mine.is_none() && self.is_free(seat) && self.has_deck(deck) && good_seed
            }
            Command::AddBot { seat, level, deck } => {
                let known = level.as_ref().is_none_or(|level| self.of.bots().contains(&level.as_str()));
                self.open() && self.is_host(user) && self.is_free(seat) && known && self.has_deck(deck)
            }
            Command::Clear { seat } => {
                let taken = self.place(seat).is_some_and(|(_, place)| place.sits != Sits::Nobody);
                self.open() && self.is_host(user) && taken
            }
            Command::Start => self.open() && self.is_host(user) && !self.is_free(&None),
            Command::Leave => of_mine(&|_, place| self.open() || self.playing() && place.stand_in.is_none()),
            Command::Return => self.playing() && of_mine(&|_, place| place.stand_in == Some(true)),
            Command::Concede => self.playing() && of_mine(&|_, place| !place.conceded),
            Command::TakeBack => {
                let answered = |seat: Seat| self.given.iter().any(|(who, own, _)| *who == seat && *own);
                let may = |seat: Seat, place: &Place| place.stand_in.is_none() && answered(seat);
                self.playing()
                    && self.options.take_back == TakeBackRule::Ask
                    && self.wish.is_none()
                    && of_mine(&may)
            }
            Command::SetStop { setting, value } => {
                let Some(game) = self.game.as_ref().filter(|_| self.playing()) else { return false };
                let takes = |seat: Seat| game.boxed().set_stop(seat, setting, value).is_ok();
                of_mine(&|seat, place| place.stand_in.is_none() && takes(seat))
            }
            Command::AllowTakeBack { .. } => {
                let asked = |seat: Seat, _: &Place| {
                    self.wish.is_some_and(|(by, agreed)| self.others(by).has(seat) && !agreed.has(seat))
                };
                self.playing() && of_mine(&asked)
            }
            Command::Say { text } => {
                let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
                (1..=500).contains(&text.chars().count())
            }
        }
    }

    /// Whoever is asked now is asked under this number.
    fn ask(&mut self, number: u32) {
        let game = self.game.as_ref().expect("a game");
        for (i, place) in self.places.iter_mut().enumerate() {
            place.number = game.asked().has(Seat(i as u8)).then_some(number);
        }
    }

    /// Takes in what happened, and complains where it should not have.
    pub fn follow(&mut self, entry: &Entry) {
        let quiet = entry.what.answers().is_some() || matches!(entry.what, JournalEvent::StopSet { .. });
        if !quiet {
            self.shown += 1;
        }
        match &entry.what {
            JournalEvent::Opened { .. } => panic!("a table is opened once"),
            JournalEvent::SeatTaken { seat, who, seed, .. } => {
                self.places[seat.index()].sits = Sits::Person(who.user.clone(), *seed);
            }
            JournalEvent::BotSeated { seat, .. } => self.places[seat.index()].sits = Sits::Bot,
            JournalEvent::SeatVacated { seat } => self.places[seat.index()] = Place::default(),
            JournalEvent::Started { setup, .. } => {
                let seed =
                    |place: &Place| if let Sits::Person(_, seed) = &place.sits { Some(*seed) } else { None };
                let fair = Fair::new(self.secret, self.places.iter().map(seed).collect());
                self.game = self.of.start(setup, fair.seed()).ok();
                self.game.as_mut().expect("a game").linger();
                self.ask(self.shown);
            }
            JournalEvent::WindowClosed => {
                let game = self.game.as_mut().expect("a game");
                game.close_window().expect("nobody is asked in it any more");
                self.wish = None;
                self.ask(self.shown);
            }
            JournalEvent::TimeUp => {
                self.game.as_mut().expect("a game").time_is_up().expect("it was not up before");
            }
            JournalEvent::StopSet { seat, setting, value } => {
                let game = self.game.as_mut().expect("a game");
                game.set_stop(*seat, setting, value).expect("only what can be chosen is taken");
            }
            JournalEvent::Answered { seat, .. } | JournalEvent::Planned { seat, .. } => {
                let game = self.game.as_mut().expect("a game");
                let before = game.window().map(|window| window.place);
                let (_, words) = entry.what.answers().expect("answers");
                for word in words {
                    game.answer(*seat, word).expect("only what is offered is taken");
                    self.given.push((*seat, entry.what.answered_in_person().is_some(), entry.seq));
                }
                let held = game.holds_answer_of(*seat);
                // Nobody notices an answer that leaves the window open in which it was given.
                if before.is_none() || before != game.window().map(|window| window.place) {
                    self.wish = None;
                    self.shown += 1;
                }
                self.places[seat.index()].number = None;
                if !held {
                    self.ask(self.shown);
                }
            }
            JournalEvent::TakeBackAsked { seat, .. } => self.wish = Some((*seat, Seats::NONE)),
            JournalEvent::TakeBackAgreed { seat } => {
                self.wish = self.wish.map(|(by, agreed)| (by, agreed.with(*seat)));
            }
            JournalEvent::TakeBackDeclined { .. } | JournalEvent::TakeBackFailed { .. } => self.wish = None,
            JournalEvent::TookBack { seat, to } => self.took_back(*seat, *to, entry),
            JournalEvent::BotSubstituted { seat, why, .. } => {
                self.places[seat.index()].stand_in = Some(why.may_return());
                self.wish = self.wish.filter(|(by, _)| by != seat);
            }
            JournalEvent::Returned { seat } => self.places[seat.index()].stand_in = None,
            JournalEvent::Conceded { seat } => self.places[seat.index()].conceded = true,
            JournalEvent::Said { .. } | JournalEvent::Hinted { .. } | JournalEvent::RematchOpened { .. } => {}
            JournalEvent::Ended { digest, .. } => {
                let own = self.game.as_ref().map_or_else(String::new, |game| game.digest());
                assert_eq!(*digest, own, "the end is reported of another game");
                (self.over, self.wish) = (true, None);
            }
        }
    }

    fn took_back(&mut self, seat: Seat, to: usize, entry: &Entry) {
        let (who, own, number) = self.given[to];
        assert!(who == seat && own, "everybody takes back what they answered themselves");
        assert!(to == 0 || self.given[to - 1].2 != number, "and the whole of a plan");
        // While the others make up their minds they may have answered once more, in a window that has stayed open.
        let later = |given: &&(Seat, bool, u32)| given.2 != number;
        let last = !self.given[to..].iter().filter(later).any(|(who, own, _)| *who == seat && *own);
        assert!(last || entry.command.is_none(), "and the last of it");
        let game = self.game.as_ref().expect("a game");
        let alone = self.others(seat).is_empty();
        if entry.command.is_some() && !alone {
            assert!(
                !self.given[to..].iter().any(|given| later(&given)),
                "freely only while nobody has acted since"
            );
            assert_eq!(game.asked(), Seats::one(seat), "and nobody else is asked");
        }
        if entry.command.is_none() {
            let (by, agreed) = self.wish.expect("somebody asked for it");
            assert!(
                by == seat && self.others(by).into_iter().all(|other| agreed.has(other)),
                "all have agreed"
            );
        }
        self.given.truncate(to);
        self.game = Some(game.taken_back_to(to));
        self.wish = None;
        self.ask(self.shown);
    }
}
