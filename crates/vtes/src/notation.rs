//! Choices in notation: `play:deflection/dom@anson`, `transfer:2.a1`.

use crate::cards::CardId;
use crate::rules::script;
use crate::state::{ClauseNo, Means, MinionId, PermanentId, Slot, Thing};
use crate::vocabulary::Choice;
use crate::{State, names};

/// Small letters, except in the way to play a card: `dom` and `DOM` are two levels.
pub fn canonical(word: &str) -> String {
    let Some((before, rest)) = word.split_once('/') else { return word.to_lowercase() };
    let (mode, after) = rest.split_at(rest.find('@').unwrap_or(rest.len()));
    format!("{}/{mode}{}", before.to_lowercase(), after.to_lowercase())
}

/// A minion by its name.
pub fn minion(state: &State, minion: MinionId) -> String {
    names::name(state, Thing::Minion(minion))
}

fn permanent(state: &State, permanent: PermanentId) -> String {
    names::name(state, Thing::Permanent(permanent))
}

/// A place of an uncontrolled region, counted from 1: `a3`. A card that lies in none has number 0.
fn place(state: &State, slot: Slot) -> String {
    let (seat, place) = state.uncontrolled_at(slot).map_or((slot.owner(), 0), |(seat, nth)| (seat, nth + 1));
    format!("{}{place}", seat.letter().to_ascii_lowercase())
}

pub fn thing(state: &State, thing: Thing) -> String {
    match thing {
        Thing::Nothing => "none".into(),
        Thing::Player(seat) => seat.letter().to_ascii_lowercase().to_string(),
        Thing::Minion(one) => minion(state, one),
        Thing::Permanent(one) => permanent(state, one),
        Thing::Clan(clan) => clan.slug().into(),
        Thing::Card(slot) if state.uncontrolled_at(slot).is_some() => place(state, slot),
        Thing::Card(slot) => state.card(slot).slug().into(),
    }
}

/// The way to play a card, where it has several: by its Disciplines as on the card.
pub fn mode(card: CardId, clause: ClauseNo) -> String {
    let ClauseNo::Mode(n) = clause else { return String::new() };
    let modes = script::modes(card);
    if modes.len() < 2 {
        return String::new();
    }
    let name = |n: usize| -> String {
        let mode = &modes[n];
        let discs: Vec<String> = mode.disc.iter().map(ToString::to_string).collect();
        let any: Vec<String> = mode.disc_any.iter().map(ToString::to_string).collect();
        let mut name = discs.join("+") + &any.join(",");
        if name.is_empty() {
            name = mode.kind.slug().into();
        }
        name
    };
    let (n, own) = (usize::from(n), name(usize::from(n)));
    let before = (0..n).filter(|&other| name(other) == own).count();
    let same = (0..modes.len()).filter(|&other| name(other) == own).count();
    if same > 1 { format!("/{own}.{}", before + 1) } else { format!("/{own}") }
}

/// The answers that are meant by one without the way to play a card that has several: `play:deflection@anson`.
pub fn in_full(answer: &str) -> Vec<String> {
    let Some(rest) = answer.strip_prefix("play:").filter(|rest| !rest.contains('/')) else {
        return Vec::new();
    };
    let (slug, by) = rest.split_at(rest.find('@').unwrap_or(rest.len()));
    let Some(card) = CardId::find(slug) else { return Vec::new() };
    let ways = (0..script::modes(card).len()).map(|n| mode(card, ClauseNo::Mode(n as u8)));
    ways.filter(|way| !way.is_empty()).map(|way| format!("play:{}{way}{by}", card.slug())).collect()
}

fn with(state: &State, by: Option<MinionId>) -> String {
    by.map_or_else(String::new, |by| format!("@{}", minion(state, by)))
}

pub fn play(state: &State, choice: Choice) -> String {
    let Choice::Play(slot, clause, by) = choice else { return String::new() };
    let card = state.card(slot);
    format!("play:{}{}{}", card.slug(), mode(card, clause), with(state, by))
}

pub fn use_text(state: &State, choice: Choice) -> String {
    let Choice::Use(what, card, clause, by) = choice else { return String::new() };
    let place = match clause {
        ClauseNo::Text(n) if script::texts(card).len() > 1 => format!("/{}", n + 1),
        ClauseNo::Mode(_) | ClauseNo::Text(_) => String::new(),
        // What a card has given or put off, by that card, and with a number if it does so more than once.
        ClauseNo::Granted(..) | ClauseNo::Later(_) => {
            let all = script::left_behind(card);
            let place = all.iter().position(|&one| one == clause).filter(|_| all.len() > 1);
            let number = place.map_or_else(String::new, |place| format!(".{}", place + 1));
            format!("/{}{number}", card.slug())
        }
    };
    let by = by.filter(|&by| Thing::Minion(by) != what);
    format!("use:{}{place}{}", thing(state, what), with(state, by))
}

fn means(state: &State, means: Means) -> String {
    match means {
        Means::Hands => "hands".into(),
        Means::Minion => "text".into(),
        Means::Permanent(one) => permanent(state, one),
        Means::Card(slot) => state.card(slot).slug().into(),
        Means::Row(n) => {
            let card = state.rows.get(usize::from(n)).map(|row| row.op.card);
            card.map_or_else(|| n.to_string(), |card| card.slug().into())
        }
    }
}

macro_rules! by_means {
    ($($name:ident $variant:ident $word:literal),+ $(,)?) => {$(
        pub fn $name(state: &State, choice: Choice) -> String {
            let Choice::$variant(one) = choice else { return String::new() };
            format!(concat!($word, ":{}"), means(state, one))
        }
    )+};
}

by_means! {
    strike Strike "strike", maneuver Maneuver "maneuver", press Press "press", dodge Dodge "dodge",
    prevent Prevent "prevent", additional Additional "additional",
}

pub fn target(state: &State, choice: Choice) -> String {
    let Choice::Target(one) = choice else { return String::new() };
    match one {
        Thing::Player(_) => format!("seat:{}", thing(state, one)),
        Thing::Card(slot) if state.uncontrolled_at(slot).is_some() => format!("place:{}", thing(state, one)),
        _ => format!("target:{}", thing(state, one)),
    }
}

pub fn votes(_: &State, choice: Choice) -> String {
    let Choice::Votes(yes) = choice else { return String::new() };
    format!("votes:{}", side(yes))
}

const fn side(yes: bool) -> &'static str {
    if yes { "for" } else { "against" }
}

/// Votes of one source: `vote:pug-jackson.for`, `vote-edge:against`.
pub fn vote(state: &State, choice: Choice) -> String {
    match choice {
        Choice::Vote(by, yes) => format!("vote:{}.{}", minion(state, by), side(yes)),
        Choice::VoteText(card, yes) => format!("vote-text:{}.{}", card.slug(), side(yes)),
        Choice::VoteEdge(yes) => format!("vote-edge:{}", side(yes)),
        Choice::VoteCalling(yes) => format!("vote-calling:{}", side(yes)),
        Choice::VoteCard(slot, yes) => format!("vote-card:{}.{}", state.card(slot).slug(), side(yes)),
        _ => String::new(),
    }
}

pub fn damage(state: &State, choice: Choice) -> String {
    let Choice::Damage(source, aggravated) = choice else { return String::new() };
    format!("damage:{}{}", thing(state, source), if aggravated { ".aggravated" } else { "" })
}

pub fn pay(state: &State, choice: Choice) -> String {
    let Choice::Pay(one) = choice else { return String::new() };
    format!("pay:{}", thing(state, one))
}

pub fn yields(state: &State, choice: Choice) -> String {
    let Choice::Yield(one) = choice else { return String::new() };
    format!("yield:{}", thing(state, one))
}

pub fn transfer(state: &State, choice: Choice) -> String {
    let Choice::Transfer(n, slot) = choice else { return String::new() };
    format!("transfer:{n}.{}", place(state, slot))
}

pub fn back(state: &State, choice: Choice) -> String {
    let Choice::Back(slot) = choice else { return String::new() };
    format!("back:{}", place(state, slot))
}

pub fn out(state: &State, choice: Choice) -> String {
    let Choice::Out(slot) = choice else { return String::new() };
    format!("out:{}", place(state, slot))
}

pub fn draw(state: &State, choice: Choice) -> String {
    let Choice::Draw(slot) = choice else { return String::new() };
    format!("draw:{}", state.card(slot).slug())
}
