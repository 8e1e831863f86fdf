//! Questions, to the one who is asked and to those who wait.

use elysium_kernel::Seat;
use elysium_text::Args;

use super::Words;
use crate::State;
use crate::cards::CardId;
use crate::sets::Slot;
use crate::state::{Target, sum};
use crate::vocabulary::Ask;

/// What a question carries, with its word in message ids.
#[derive(Clone, Copy)]
pub(super) struct Parts {
    pub word: &'static str,
    /// The card that asks: it lies open.
    pub by: Option<CardId>,
    /// The card asked about: it may be hidden from all but the one who is asked.
    pub card: Option<CardId>,
    /// A vampire in play.
    pub vampire: Option<Slot>,
    pub seat: Option<Seat>,
    pub n: Option<u8>,
}

impl Parts {
    const fn new(word: &'static str) -> Parts {
        Parts { word, by: None, card: None, vampire: None, seat: None, n: None }
    }

    const fn by(word: &'static str, by: CardId) -> Parts {
        Parts { by: Some(by), ..Parts::new(word) }
    }

    const fn about(word: &'static str, card: CardId) -> Parts {
        Parts { card: Some(card), ..Parts::new(word) }
    }

    const fn vampire(word: &'static str, vampire: Slot) -> Parts {
        Parts { vampire: Some(vampire), ..Parts::new(word) }
    }

    const fn n(self, n: u8) -> Parts {
        Parts { n: Some(n), ..self }
    }

    pub const fn of(ask: Ask) -> Parts {
        match ask {
            Ask::Leader => Parts::new("leader"),
            Ask::Bid(vampire, None) => Parts::by("bid", vampire),
            Ask::Bid(vampire, Some(highest)) => Parts::by("bid-more", vampire).n(highest),
            Ask::NewLeader => Parts::new("new-leader"),
            Ask::NextEffect => Parts::new("next-effect"),
            Ask::Act(left) => Parts::new("act").n(left),
            Ask::Party(vampire) => Parts::vampire("party", vampire),
            Ask::DrawFrom => Parts::new("draw-from"),
            Ask::Host(card) => Parts::about("host", card),
            Ask::Pay(card) => Parts::about("pay", card),
            Ask::MendWhom => Parts::new("mend-whom"),
            Ask::Antagonist(left) => Parts::new("antagonist").n(left),
            Ask::RedirectTo(by) => Parts::by("redirect-to", by),
            Ask::Discard(None, left) => Parts::new("discard").n(left),
            Ask::Discard(Some(by), left) => Parts::by("discard-for", by).n(left),
            Ask::Target(vampire) => Parts::vampire("target", vampire),
            Ask::Intel(vampire, missing) => Parts::vampire("intel", vampire).n(missing),
            Ask::AttackType(vampire) => Parts::vampire("attack-type", vampire),
            Ask::AttackCard(vampire) => Parts::vampire("attack-card", vampire),
            Ask::Block(vampire) => Parts::vampire("block", vampire),
            Ask::BlockElsewhere(by, vampire) => {
                Parts { vampire: Some(vampire), ..Parts::by("block-elsewhere", by) }
            }
            Ask::React(vampire) => Parts::vampire("react", vampire),
            Ask::Retarget(vampire) => Parts::vampire("retarget", vampire),
            Ask::Option(by) => Parts::by("option", by),
            Ask::Abilities(vampire) => Parts::vampire("abilities", vampire),
            Ask::AlsoHit(by) => Parts::by("also-hit", by),
            Ask::Prevent(vampire, damage) => Parts::vampire("prevent", vampire).n(damage),
            Ask::BurnOrAttach(by) => Parts::by("burn-or-attach", by),
            Ask::MakeRoom(vampire) => Parts::vampire("make-room", vampire),
            Ask::AttackClaimant(vampire) => Parts::vampire("attack-claimant", vampire),
            Ask::Exert(by, need) => Parts::by("exert", by).n(need),
            Ask::Scheme(by) => Parts::by("scheme", by),
            Ask::Promise(by) => Parts::by("promise", by),
            Ask::Contribute(seat, nth) => Parts { seat: Some(seat), ..Parts::new("contribute").n(nth) },
            Ask::May(by) => Parts::by("may", by),
            Ask::PickVampire(by) => Parts::by("pick-vampire", by),
            Ask::PickFoe(by) => Parts::by("pick-foe", by),
            Ask::PickPlayers(by) => Parts::by("pick-players", by),
            Ask::PickMortal(by) => Parts::by("pick-mortal", by),
            Ask::PickOngoing(by) => Parts::by("pick-ongoing", by),
            Ask::PickFaceDown(by) => Parts::by("pick-face-down", by),
            Ask::PickRetainer(by) => Parts::by("pick-retainer", by),
            Ask::NewBearer(by) => Parts::by("new-bearer", by),
            Ask::PickHaven(by) => Parts::by("pick-haven", by),
            Ask::Recover(by) => Parts::by("recover", by),
            Ask::Peek(by) => Parts::by("peek", by),
            Ask::KeepOnTop(by, card) => Parts { card: Some(card), ..Parts::by("keep-on-top", by) },
            Ask::FlipAgenda => Parts::new("flip-agenda"),
            Ask::Chance => Parts::new("chance"),
        }
    }

    fn open_args(self, words: Words, state: &State) -> Args {
        let mut args = Args::new();
        if let Some(by) = self.by {
            args = args.set("by", words.card(by));
        }
        if let Some(vampire) = self.vampire {
            args = args.set("vampire", words.slot(state, vampire));
        }
        if let Some(seat) = self.seat {
            args = args.set("side", words.seat(state, seat));
        }
        if let Some(n) = self.n {
            args = args.set("n", n);
        }
        args
    }
}

pub(crate) fn question(words: Words, state: &State, who: Seat, ask: Ask) -> String {
    let parts = Parts::of(ask);
    let mut args = parts.open_args(words, state);
    if let Some((id, args)) = in_attack(words, state, ask, &args) {
        return words.say(id, args);
    }
    match ask {
        Ask::Contribute(seat, nth) => args = Down::find(state, seat, nth).tell(words, state, args),
        Ask::FlipAgenda => args = args.set("card", words.card(state.agenda_card(who))),
        _ => {
            if let Some(card) = parts.card {
                args = args.set("card", words.card(card));
            }
        }
    }
    words.say(&format!("question-{}", parts.word), args)
}

/// Questions that say more while their attack is under way.
fn in_attack(words: Words, state: &State, ask: Ask, args: &Args) -> Option<(&'static str, Args)> {
    let attack = state.attack.as_ref()?;
    let args = args.clone();
    match ask {
        Ask::Intel(attacker, _) if attack.attacker == attacker => {
            let target = match attack.target {
                Target::Vampire(slot) => words.slot(state, slot),
                Target::Mortal(slot) => words.city(state, slot),
            };
            Some(("question-intel-target", args.set("target", target)))
        }
        Ask::Block(target) | Ask::React(target) if attack.target == Target::Vampire(target) => {
            let id =
                if matches!(ask, Ask::Block(_)) { "question-block-attack" } else { "question-react-attack" };
            let args = args.set("attacker", words.slot(state, attack.attacker));
            Some((id, args.set("type", attack.kind.slug())))
        }
        _ => None,
    }
}

/// Nothing here looks at `card`: what the question is about may be hidden from whoever waits.
pub(crate) fn waiting(words: Words, state: &State, who: Seat, ask: Ask) -> String {
    let parts = Parts::of(ask);
    let args = parts.open_args(words, state).set("who", words.seat(state, who));
    words.say(&format!("waiting-{}", parts.word), args)
}

/// Who attacks. Without an attack nobody is asked what becomes of its prey.
pub(super) fn attacker(words: Words, state: &State) -> String {
    state.attack.as_ref().map_or_else(String::new, |attack| words.slot(state, attack.attacker))
}

/// A face-down card for somebody who knows it.
pub(super) struct Down {
    slot: Option<Slot>,
    tokens: u8,
}

impl Down {
    /// The n-th face-down card of a player, counted from 1.
    pub fn find(state: &State, seat: Seat, nth: u8) -> Down {
        let mut down = state[seat].laden.iter().filter(|laden| laden.down);
        let laden = usize::from(nth).checked_sub(1).and_then(|before| down.nth(before));
        Down {
            slot: laden.map(|laden| Slot::library(seat, laden.card)),
            tokens: laden.map_or(0, |laden| sum(&laden.tokens)),
        }
    }

    /// Adds its name, the Prestige on it, and what it needs.
    pub fn tell(self, words: Words, state: &State, args: Args) -> Args {
        let card = self.slot.map(|slot| state.card(slot));
        let need = card.map_or(0, |card| state.book().library_card(card).resolve_at);
        let name = card.map_or_else(|| words.plain("option-hidden-card"), |card| words.card(card));
        args.set("card", name).set("have", self.tokens).set("need", need)
    }
}
