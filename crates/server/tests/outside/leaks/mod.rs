//! Nobody is sent what they may not know: every byte that the server sends to each seat and to a
//! spectator is searched for every card of the game, by slug, by number and by name in every
//! language. What somebody may know is worked out again from the journal, without views.

mod canaries;
mod decks;
mod evening;
mod heard;
mod knowledge;
mod oracle;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use elysium_client::Person;
use elysium_kernel::Rules;
use elysium_kernel::testkit::Tries;
use elysium_rivals::Rivals;
use elysium_wire::{Command, NewTable};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::kit::{SIT, TestServer, act, table};
use canaries::Canaries;
use evening::Evening;
use oracle::Oracle;

/// Games that are played at the same time.
const AT_ONCE: usize = 64;

/// A table with guests at it, and one who looks on.
struct Gathered {
    /// Decides what is answered.
    number: u64,
    id: String,
    people: Vec<Person>,
    watches: Person,
}

async fn gathered(server: &TestServer, new: NewTable, number: u64) -> Gathered {
    let players = new.options.players.expect("a number");
    let mut people = Vec::new();
    for i in 0..players {
        people.push(server.guest(&format!("Guest {number} {i}")).await);
    }
    let watches = server.guest(&format!("Guest {number} w")).await;
    let id = people[0].open(&new).await.expect("a table").id;
    for person in &people[1..] {
        act(person, &id, SIT).await;
    }
    Gathered { number, id, people, watches }
}

/// Plays all games and searches everything that was heard.
async fn searched<G: Oracle>(server: &TestServer, tables: Vec<Gathered>) {
    let canaries = Arc::new(Canaries::<G>::new());
    let turn = Arc::new(Semaphore::new(AT_ONCE));
    let (games, bytes, cards) = (tables.len(), Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let mut evenings = JoinSet::new();
    for Gathered { number, id, people, watches } in tables {
        let (turn, canaries, data) = (turn.clone(), canaries.clone(), server.data().to_owned());
        let (bytes, cards) = (bytes.clone(), cards.clone());
        evenings.spawn(async move {
            let _turn = turn.acquire().await;
            let heard = Evening::new(number, &id, people, watches).await.played().await;
            let entries = knowledge::entries(&data, &id).await;
            let known = knowledge::of::<G>(&entries, &canaries);
            let found = heard.search(&canaries, &known);
            bytes.fetch_add(heard.bytes(), Ordering::Relaxed);
            cards.fetch_add(found, Ordering::Relaxed);
        });
    }
    while let Some(done) = evenings.join_next().await {
        if let Err(failed) = done {
            std::panic::resume_unwind(failed.into_panic());
        }
    }
    let (bytes, cards) = (bytes.load(Ordering::Relaxed), cards.load(Ordering::Relaxed));
    println!("{}: {games} games, {bytes} bytes, {cards} cards named, all known", G::NAME);
    // The search itself works: very many cards that may be known are found.
    assert!(cards > games * 100, "only {cards} cards were found in {games} games");
}

/// A test for each game, and the list of games that have one.
macro_rules! leak_tests {
    ($($name:ident: $game:ty,)*) => {
        mod nobody_is_sent_what_is_hidden_in {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    let (server, tables) = super::tables::<$game>().await;
                    super::searched::<$game>(&server, tables).await;
                }
            )*
        }

        const SEARCHED: &[&str] = &[$(<$game as Rules>::NAME),*];
    };
}

leak_tests! {
    vendetta: elysium_vendetta::Vendetta,
    rivals: elysium_rivals::Rivals,
    vtes: elysium_vtes::Vtes,
}

#[test]
fn every_game_is_searched_for_what_is_hidden() {
    let names = elysium_games::GAMES.iter().map(|game| game.name());
    let without: Vec<_> = names.filter(|name| !SEARCHED.contains(name)).collect();
    assert!(
        without.is_empty(),
        "{without:?}: what is hidden in these games is not searched for. Each needs an `Oracle` in \
         crates/server/tests/outside/leaks/oracle and a line in `leak_tests!`"
    );
}

/// As they can be opened, a few of them for everybody to see in the lobby.
async fn tables<G: Oracle>() -> (TestServer, Vec<Gathered>) {
    let server = TestServer::open().await;
    let mut tables = Vec::new();
    for (i, number) in G::tries().enumerate() {
        let (players, variants) = G::agreed(number);
        let mut new = table(G::NAME, players);
        new.options.variants = variants.into_iter().map(Into::into).collect();
        new.options.public = i < 5;
        let gathered = gathered(&server, new, number).await;
        act(&gathered.people[0], &gathered.id, Command::Start).await;
        tables.push(gathered);
    }
    (server, tables)
}

/// With decks that have no card in common. Nobody can bring such decks to a table of the server yet,
/// so they are written into its journals while it is closed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_sent_what_is_hidden_in_decks_of_their_own() {
    let server = TestServer::open().await;
    let mut tables = Vec::new();
    for number in Tries::new(4, 10, 800) {
        tables.push(gathered(&server, table("rivals", 2), number).await);
    }
    let data = server.close().await;
    for table in &tables {
        let setup = serde_json::to_value(decks::setup(table.number)).expect("plain data");
        knowledge::begin(data.path(), &table.id, Rivals::VERSION, setup).await;
    }
    let server = TestServer::on(data, crate::kit::impatient()).await;
    for table in &mut tables {
        table.people.iter_mut().chain([&mut table.watches]).for_each(|person| person.server = server.address);
    }
    searched::<Rivals>(&server, tables).await;
}
