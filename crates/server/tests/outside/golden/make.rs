//! Makes the golden database: a real server, people, and tables of every game in every state.
//!
//! Only three things are written into the file by hand, because no server would do them today: sessions that
//! last, one that has expired, and games that were begun under other rules.

use elysium_client::Person;
use elysium_kit::AnyGame;
use elysium_wire::{
    CanTakeBack, ClockRule, Command, Credentials, Me, NewBot, NewTable, NewToken, Snapshot, TableInfo,
    TableOptions, TokenInfo,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, Row, SqliteConnection};
use tempfile::TempDir;

use super::play::play_on;
use super::seen::Seen;
use super::{Expected, Known, keep};
use crate::kit::{Browser, SIT, TestServer, act, look, table};

/// People, and the passwords of those who have one.
const PEOPLE: [(&str, Option<&str>); 6] = [
    ("Ana", Some("correct horse")),
    ("Ben", Some("battery staple")),
    ("Eva", None),
    ("Łucja d’Ambrosio", Some("zażółć gęślą jaźń")),
    ("Ola", None),
    ("Zoe", None),
];
/// Sessions last until the end of the year 9999, in milliseconds.
const FOR_EVER: i64 = 253_402_300_799_000;
/// A day, in seconds: the longest clock.
const DAY: u32 = 24 * 60 * 60;

pub async fn make() {
    let server = TestServer::open().await;
    let (known, people) = let_in(&server).await;
    let expired = server.guest("Ida").await;
    let mut opened = Vec::new();
    for game in elysium_games::GAMES {
        opened.append(&mut Maker { game: *game, people: &people, made: 0 }.tables().await);
    }
    let mut tables = Vec::new();
    for (number, made) in opened.iter().enumerate() {
        let seen = Seen::look(&people[number % people.len()], &server, &made.id, made.about).await;
        tables.push(if made.other_rules { seen.under_other_rules() } else { seen });
    }
    let data = server.close().await;
    let reported = tables[0].id.clone();
    let others = opened.iter().filter(|made| made.other_rules).map(|made| made.id.as_str()).collect();
    edit(&data, &expired.me.id, &reported, others).await;
    let cookie = expired.cookie().expect("a guest has a cookie").to_owned();
    keep(&data, &Expected { people: known, expired: cookie, reported: vec![reported], tables });
}

/// Everybody, in the order of their names. The first has a token.
async fn let_in(server: &TestServer) -> (Vec<Known>, Vec<Person>) {
    let (mut known, mut people) = (Vec::new(), Vec::new());
    for (name, password) in PEOPLE {
        let mut browser = Browser::guest(server.address, name).await;
        if let Some(password) = password {
            let credentials = Credentials { name: name.into(), password: password.into() };
            browser.post("/api/register", &credentials).await.json::<Me>();
        }
        let cookie = browser.cookie.clone().expect("a cookie");
        let person = Person::with_session(server.address, &cookie).await.expect("the session is known");
        let mut token = None;
        if people.is_empty() {
            let made = person.post::<TokenInfo>("/api/tokens", &NewToken { label: "my bot".into() }).await;
            token = made.expect("a token").token;
        }
        known.push(Known { me: person.me.clone(), password: password.map(str::to_owned), cookie, token });
        people.push(person);
    }
    (known, people)
}

/// A table that was made.
struct Made {
    id: String,
    about: &'static str,
    other_rules: bool,
}

/// Makes the tables of a game: of each kind one, with another number of players and other variants each time.
struct Maker<'a> {
    game: &'static dyn AnyGame,
    people: &'a [Person],
    made: usize,
}

impl Maker<'_> {
    async fn tables(mut self) -> Vec<Made> {
        let made = |id, about, other_rules| Made { id, about, other_rules };
        vec![
            made(self.taken_back().await, "answers were taken back, and somebody asks to do it again", false),
            made(self.secret().await, "all are asked at once, and only some have answered", false),
            made(self.against_bots().await, "one person against bots, with a clock", false),
            made(self.left().await, "somebody left, and a bot plays for them", false),
            made(self.open().await, "not all seats are taken", false),
            made(self.finished(true).await, "finished", false),
            made(self.conceded().await, "conceded", false),
            made(self.against_bots().await, "begun under other rules", true),
            made(self.finished(false).await, "finished under other rules", true),
        ]
    }

    /// Another table each time, with bots in all seats but those of `people`; without a number, nobody but
    /// people sits there.
    fn new_table(&mut self, people: Option<usize>) -> NewTable {
        let (game, made) = (self.game, self.made);
        self.made += 1;
        let players = game.player_counts()[made % game.player_counts().len()];
        let other =
            |(name, on): (&'static str, bool)| if on { format!("no-{name}") } else { name.to_owned() };
        let variants: Vec<_> = game.variants().into_iter().map(other).collect();
        // As usual, then with each variant the other way.
        let variants: Vec<_> =
            variants.get((made % (variants.len() + 1)).wrapping_sub(1)).cloned().into_iter().collect();
        let new = table(game.name(), players);
        let starters = game.starters();
        let deck = (!starters.is_empty()).then(|| starters[made % starters.len()].0.to_owned());
        let bots = players as usize - people.unwrap_or(players as usize);
        let level = |i: usize| Some(game.bots()[i % game.bots().len()].to_owned());
        let bots = (0..bots).map(|i| NewBot { seat: None, level: level(i), deck: deck.clone() }).collect();
        let public = made.is_multiple_of(2);
        let options = TableOptions { variants, public, ..new.options.clone() };
        NewTable { options, bots, deck, ..new }
    }

    /// Opens a table and starts it. Who sits there: the first people of all.
    async fn start(&self, new: &NewTable) -> (TableInfo, Vec<Person>) {
        let info = self.people[0].open(new).await.expect("a table can be opened");
        let sit = info.seats.len() - new.bots.len();
        let people = self.people[..sit].to_vec();
        for person in &people[1..] {
            act(person, &info.id, SIT).await;
        }
        act(&people[0], &info.id, Command::Say { text: "Good evening! Dobry wieczór!".into() }).await;
        act(&people[0], &info.id, Command::Start).await;
        (info, people)
    }

    fn rng(&self) -> fastrand::Rng {
        fastrand::Rng::with_seed(self.made as u64)
    }

    async fn taken_back(&mut self) -> String {
        let new = self.new_table(None);
        let (info, people) = self.start(&new).await;
        let mut rng = self.rng();
        let can_ask = |seen: &Snapshot| seen.now.answers > 12 && seen.now.take_back.can == CanTakeBack::Ask;
        for agreed in [true, false] {
            let seen = play_on(&people, &info.id, &mut rng, can_ask).await;
            let asks = people.iter().position(|person| look_is(person, &seen)).expect("one of them");
            act(&people[asks], &info.id, Command::TakeBack).await;
            for person in
                people.iter().enumerate().filter(|(i, _)| agreed && *i != asks).map(|(_, person)| person)
            {
                act(person, &info.id, Command::AllowTakeBack { allow: true }).await;
            }
            while agreed && look(&people[asks], &info.id).await.now.take_back.asked_by.is_some() {
                crate::kit::pause().await;
            }
        }
        info.id
    }

    async fn secret(&mut self) -> String {
        let new = self.new_table(None);
        let (info, people) = self.start(&new).await;
        // Whoever is asked nothing, while others are, has answered.
        let half =
            |seen: &Snapshot| seen.now.question.is_none() && seen.now.waiting.len() + 1 == people.len();
        let together = |seen: &Snapshot| seen.now.waiting.len() == people.len();
        play_on(&people, &info.id, &mut self.rng(), together).await;
        let seen = play_on(&people, &info.id, &mut self.rng(), half).await;
        assert!(!seen.now.waiting.is_empty(), "others are still asked");
        info.id
    }

    async fn against_bots(&mut self) -> String {
        let new = self.new_table(Some(1));
        let options = TableOptions { clock: ClockRule::Decision { seconds: DAY }, ..new.options.clone() };
        let (info, people) = self.start(&NewTable { options, ..new }).await;
        let seen = play_on(&people, &info.id, &mut self.rng(), |seen| seen.now.answers > 30).await;
        assert!(seen.now.result.is_none(), "the game goes on");
        info.id
    }

    async fn left(&mut self) -> String {
        let new = self.new_table(Some(2));
        let options =
            TableOptions { clock: ClockRule::Player { seconds: DAY, increment: 10 }, ..new.options.clone() };
        let (info, people) = self.start(&NewTable { options, ..new }).await;
        play_on(&people, &info.id, &mut self.rng(), |seen| seen.now.answers > 15).await;
        act(&people[1], &info.id, Command::Leave).await;
        let seen = play_on(&people, &info.id, &mut self.rng(), |seen| seen.now.answers > 30).await;
        assert!(seen.now.result.is_none(), "the game goes on");
        info.id
    }

    async fn open(&mut self) -> String {
        let new = self.new_table(None);
        self.people[0].open(&new).await.expect("a table can be opened").id
    }

    async fn finished(&mut self, public: bool) -> String {
        let new = self.new_table(Some(2));
        let options = TableOptions { public, ..new.options.clone() };
        let (info, people) = self.start(&NewTable { options, ..new }).await;
        let seen = play_on(&people, &info.id, &mut self.rng(), |_| false).await;
        assert!(seen.now.result.is_some(), "it comes to an end");
        info.id
    }

    async fn conceded(&mut self) -> String {
        let new = self.new_table(None);
        let (info, people) = self.start(&new).await;
        play_on(&people, &info.id, &mut self.rng(), |seen| seen.now.answers > 20).await;
        for person in &people[1..] {
            act(person, &info.id, Command::Concede).await;
        }
        let seen = play_on(&people, &info.id, &mut self.rng(), |_| false).await;
        assert!(seen.now.result.is_some(), "one is left");
        info.id
    }
}

/// Is it this person who saw that?
fn look_is(person: &Person, seen: &Snapshot) -> bool {
    seen.now.seats.iter().any(|seat| {
        let name =
            matches!(&seat.who, elysium_wire::SitterInfo::Person { user, .. } if *user == person.me.id);
        name && seen.you.as_ref() == Some(&seat.seat)
    })
}

/// What no server does by itself, and a file without gaps.
async fn edit(data: &TempDir, expired: &str, reported: &str, other_rules: Vec<&str>) {
    let options = SqliteConnectOptions::new().filename(data.path().join("elysium.db"));
    let mut database = SqliteConnection::connect_with(&options).await.expect("it opens");
    let lasting = sqlx::query("UPDATE sessions SET expires = CASE user WHEN ? THEN 1 ELSE ? END");
    lasting.bind(expired).bind(FOR_EVER).execute(&mut database).await.expect("sessions last");
    let reports = sqlx::query("DELETE FROM reports WHERE table_id <> ?").bind(reported);
    reports.execute(&mut database).await.expect("one report is enough");
    for table in other_rules {
        // No game has ever had rules of version 0.
        let begun = sqlx::query(
            "UPDATE entries SET body = json_set(body, '$.what.started.rules', 0) \
             WHERE table_id = ? AND json_extract(body, '$.what.started') IS NOT NULL",
        );
        let done = begun.bind(table).execute(&mut database).await.expect("other rules");
        assert_eq!(done.rows_affected(), 1, "a game begins once");
    }
    sqlx::query("VACUUM").execute(&mut database).await.expect("no gaps");
    let written = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut database).await;
    assert_eq!(written.expect("written").get::<i64, _>(0), 0, "everything is in the file itself");
    database.close().await.expect("it closes");
}
