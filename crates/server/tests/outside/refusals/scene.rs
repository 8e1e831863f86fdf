//! Tables in every state that a request can find one in, and people to ask for the wrong things.

use elysium_client::Person;
use elysium_wire::{Command, ErrorCode, NewTable, NewToken, Snapshot, TableInfo, TableOptions, TokenInfo};
use serde_json::{Value, json};

use crate::kit::{Browser, Reply, SIT, TestServer, act, asked, gather, look, order, pause, table, until};

/// The same person in a browser and with a token.
pub struct Somebody {
    pub browser: Browser,
    pub person: Person,
}

impl Somebody {
    pub async fn new(server: &TestServer, name: &str) -> Somebody {
        let mut browser = Browser::guest(server.address, name).await;
        let token: TokenInfo = browser.post("/api/tokens", &NewToken { label: "test".into() }).await.json();
        let person = Person::with_token(server.address, &token.token.expect("shown once")).await;
        Somebody { browser, person: person.expect("the token is known") }
    }
}

pub struct Scene {
    pub server: TestServer,
    pub ana: Somebody,
    pub ben: Somebody,
    pub eva: Somebody,
    /// Sits nowhere.
    pub zoe: Somebody,
    pub nobody: Browser,
    /// Ana's, with Ben in it and a free seat.
    pub open: String,
    /// One of the three is asked, the others are not.
    pub turns: String,
    /// All three were asked, one has answered.
    pub together: String,
    /// Without spectators; somebody is asked something that the rules restrict.
    pub closed: String,
    /// Ana is asked; a bot plays for Ben.
    pub left: String,
    pub over: String,
}

pub fn private_to_players(new: NewTable) -> NewTable {
    NewTable { options: TableOptions { spectators: false, ..new.options.clone() }, ..new }
}

impl Scene {
    pub async fn set() -> Scene {
        let server = TestServer::open().await;
        let ana = Somebody::new(&server, "Ana").await;
        let ben = Somebody::new(&server, "Ben").await;
        let eva = Somebody::new(&server, "Eva").await;
        let zoe = Somebody::new(&server, "Zoe").await;
        let (a, b, e) = (&ana.person, &ben.person, &eva.person);
        let mut rng = fastrand::Rng::with_seed(51);

        let open = a.open(&table("rivals", 3)).await.expect("a table").id;
        act(b, &open, SIT).await;
        let turns = gather(&[a, b, e], &table("vendetta", 3)).await.id;
        let together = gather(&[a, b, e], &table("vendetta", 3)).await.id;
        let half = |seen: &Snapshot| seen.now.answers > 3 && seen.now.waiting.len() == 2;
        until(&[a, b, e], &together, &mut rng, half).await;
        let closed = gather(&[a, b], &private_to_players(table("rivals", 2))).await.id;
        let restricted = |seen: &Snapshot| seen.now.question.as_ref().is_some_and(|q| !q.refused.is_empty());
        until(&[a, b], &closed, &mut rng, restricted).await;
        let left = gather(&[a, b], &table("rivals", 2)).await.id;
        let ana_is_asked = |seen: &Snapshot| {
            seen.you.as_deref() == Some("A") && seen.now.waiting.iter().all(|one| one.seat == "A")
        };
        until(&[a, b], &left, &mut rng, ana_is_asked).await;
        act(b, &left, Command::Leave).await;
        let over = gather(&[a, b], &table("rivals", 2)).await.id;
        let seq = act(a, &over, Command::Concede).await.seq;
        crate::kit::look_after(b, &over, seq).await;
        let nobody = Browser::new(server.address);
        Scene { server, ana, ben, eva, zoe, nobody, open, turns, together, closed, left, over }
    }

    /// Everything that anybody sees of any table.
    pub async fn seen(&self) -> Value {
        let people = [&self.ana, &self.ben, &self.eva, &self.zoe].map(|one| &one.person);
        let mut seen = Vec::new();
        for table in [&self.open, &self.turns, &self.together, &self.closed, &self.left, &self.over] {
            for person in people {
                let one = person.get::<Snapshot>(&format!("/api/tables/{table}")).await.ok();
                seen.push(one.map(|one| json!([one.seq, one.view, one.now, one.lines])));
            }
        }
        let lobby: Vec<TableInfo> = self.zoe.person.get("/api/tables").await.expect("a list");
        json!([seen, lobby])
    }

    /// Who of the three is asked at a table, who is not, and what the first one sees.
    pub async fn asked_and_not(&self, table: &str) -> (&Somebody, &Somebody, Snapshot) {
        let people = [&self.ana, &self.ben, &self.eva];
        let (i, seen) = asked(&people.map(|one| &one.person), table).await;
        let waited_for = |letter: &str| seen.now.waiting.iter().any(|waiting| waiting.seat == letter);
        let other = ["A", "B", "C"].iter().position(|letter| !waited_for(letter)).expect("not all are asked");
        (people[i], people[other], seen)
    }

    /// Sends each request and holds what comes back against its row.
    pub async fn refuses(&self, rows: Vec<Row>) {
        let before = self.seen().await;
        for row in rows {
            let reply = row.sent().await;
            let refused = reply.refused().unwrap_or_else(|| panic!("{}: {reply:?}", row.name));
            assert_eq!((reply.status, refused.code), (row.status, row.code), "{}: {reply:?}", row.name);
            assert!(!refused.text.is_empty(), "{}", row.name);
            assert_eq!(self.seen().await, before, "{} changed something", row.name);
        }
    }
}

/// A request that must be refused, and how.
pub struct Row {
    name: &'static str,
    by: Browser,
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
    status: u16,
    code: ErrorCode,
}

/// A request with a JSON body, or with what is meant to be one.
pub fn row(
    name: &'static str,
    by: &Browser,
    (method, path): (&'static str, &str),
    body: impl AsRef<[u8]>,
    (status, code): (u16, ErrorCode),
) -> Row {
    let headers = vec![("content-type", "application/json".to_owned())];
    let (by, path, body) = (by.clone(), path.to_owned(), body.as_ref().to_vec());
    Row { name, by, method, path, headers, body, status, code }
}

/// A command at a table.
pub fn at_table(
    name: &'static str,
    by: &Somebody,
    table: &str,
    command: Command,
    refused: (u16, ErrorCode),
) -> Row {
    let body = serde_json::to_vec(&order(command)).expect("plain data");
    row(name, &by.browser, ("POST", &format!("/api/tables/{table}/commands")), body, refused)
}

impl Row {
    pub fn with(mut self, header: &'static str, value: &str) -> Row {
        self.headers.retain(|(name, _)| *name != header);
        self.headers.push((header, value.into()));
        self
    }

    async fn sent(&self) -> Reply {
        loop {
            let headers: Vec<_> = self.headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let reply = self.by.clone().send(self.method, &self.path, &headers, &self.body).await;
            if reply.status != 429 || self.status == 429 {
                return reply;
            }
            pause().await;
        }
    }
}

/// Somebody's answer to the question they see.
pub fn answer(seen: &Snapshot) -> (String, u32, String) {
    let question = seen.now.question.as_ref().expect("a question");
    (question.seat.clone(), question.seq, question.options[0].word.clone())
}

/// The table as somebody sees it.
pub async fn sees(who: &Somebody, table: &str) -> Snapshot {
    look(&who.person, table).await
}
