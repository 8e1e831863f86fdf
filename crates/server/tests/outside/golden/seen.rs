//! A table as far as it must stay the same: nothing here is a sentence or a view, which may be improved.

use elysium_client::Person;
use elysium_server::Archive;
use elysium_wire::{Ending, ErrorCode, LineKind, Part, SeatInfo, SitterInfo, TableStatus};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::kit::{TestServer, look, pause};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    pub id: String,
    /// What it is there for.
    pub about: String,
    pub game: String,
    pub variants: Vec<String>,
    pub public: bool,
    pub status: TableStatus,
    /// Can it be looked at only?
    pub read_only: bool,
    /// Who sits there: people and bots by name; nothing where nobody does.
    pub seats: Vec<String>,
    /// Seats for which a bot stands in, and those that conceded.
    pub stood_in: Vec<String>,
    pub conceded: Vec<String>,
    /// Entries of the journal.
    pub entries: u32,
    /// Seats that are asked something.
    pub asked: Vec<String>,
    /// Who waits for others to agree to a take-back.
    pub take_back: Option<String>,
    pub said: Vec<String>,
    /// Where lines are undone by a take-back.
    pub undone: Vec<u32>,
    pub result: Option<Result>,
    /// The last line of the record as it stands: answers, digest, outcome.
    pub end: Value,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Result {
    pub how: Ending,
    pub winners: Vec<String>,
    pub scores: Vec<Option<f64>>,
}

impl Seen {
    /// Looks at a table. Its digest is in the record that the server keeps when somebody reports it.
    pub async fn look(person: &Person, server: &TestServer, id: &str, about: &str) -> Seen {
        let seen = look(person, id).await;
        let seats = |wanted: &dyn Fn(&SeatInfo) -> bool| -> Vec<String> {
            seen.now.seats.iter().filter(|seat| wanted(seat)).map(|seat| seat.seat.clone()).collect()
        };
        let sitter = |seat: &SeatInfo| match &seat.who {
            SitterInfo::Person { name, .. } => name.clone(),
            SitterInfo::Bot { level } => level.clone(),
            SitterInfo::Free => String::new(),
        };
        let said = seen.lines.iter().filter(|line| line.kind == LineKind::Chat);
        Seen {
            id: id.into(),
            about: about.into(),
            game: seen.table.game.clone(),
            variants: seen.table.options.variants.clone(),
            public: seen.table.options.public,
            status: seen.now.status,
            read_only: seen.now.read_only.is_some(),
            seats: seen.now.seats.iter().map(sitter).collect(),
            stood_in: seats(&|seat| seat.stand_in.is_some()),
            conceded: seats(&|seat| seat.conceded),
            entries: seen.seq,
            asked: seen.now.waiting.iter().map(|waiting| waiting.seat.clone()).collect(),
            take_back: seen.now.take_back.asked_by.clone(),
            said: said.map(|line| line.parts.iter().map(Part::text).collect()).collect(),
            undone: seen.lines.iter().filter_map(|line| line.undoes).collect(),
            result: seen.now.result.clone().map(|result| Result {
                how: result.how,
                winners: result.winners,
                scores: result.scores,
            }),
            end: end_of(&reported(person, server, id).await),
        }
    }

    pub fn answers(&self) -> u32 {
        self.end["answers"].as_u64().unwrap_or(0) as u32
    }

    pub fn digest(&self) -> Option<&str> {
        self.end["digest"].as_str()
    }

    /// How it is seen when its game was begun under other rules: nobody knows how it stands.
    pub fn under_other_rules(mut self) -> Seen {
        self.read_only = true;
        if self.status == TableStatus::Playing {
            self.status = TableStatus::Frozen;
            self.asked.clear();
            self.end["digest"] = "".into();
        }
        self
    }
}

/// The last line of a record; nothing before the start.
pub fn end_of(record: &str) -> Value {
    record.lines().last().map_or(Value::Null, |line| serde_json::from_str(line).expect("a record"))
}

/// A file that the server gives out. Whoever is too fast waits a moment.
pub async fn file(person: &Person, path: &str) -> String {
    loop {
        let (status, text) = person.raw(axum::http::Method::GET, path, None).await.expect("it answers");
        let refused = serde_json::from_str::<elysium_wire::ErrorInfo>(&text);
        if refused.is_ok_and(|refused| refused.code == ErrorCode::TooFast) {
            pause().await;
            continue;
        }
        assert_eq!(status, 200, "{text}");
        return text;
    }
}

/// Reports a table, and gives the record that the server has kept with the report.
async fn reported(person: &Person, server: &TestServer, table: &str) -> String {
    let report: Value =
        serde_json::from_str(&file(person, &format!("/api/tables/{table}/report")).await).expect("a report");
    let archive = Archive::open(server.data()).await.expect("the archive opens");
    let id = report["report"].as_str().expect("the number of the report");
    archive.reported(id).await.expect("it can be read").expect("it is kept")
}
