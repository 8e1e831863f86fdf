//! What is worth knowing of a card before it is played: the way to play it, and what it costs.

use elysium_kernel::Seat;
use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Words;
use crate::State;
use crate::cards::{CardId, Disc, Mode, Price, Qty};
use crate::rules::effects::amount;
use crate::rules::eval::View;
use crate::rules::{costs, script, stats};
use crate::state::{ClauseNo, MinionId, Slot, Thing, Use};

impl Words {
    /// A name with facts in brackets behind it.
    pub fn details(self, card: Text, details: impl IntoIterator<Item = Text>) -> Text {
        let details: Vec<Text> = details.into_iter().filter(|text| !text.is_empty()).collect();
        if details.is_empty() {
            return card;
        }
        let details = Text::joined(details, ", ");
        self.say("with-details", Args::new().set("card", card).set("details", details))
    }

    /// A minion, with whose it is unless it is the viewer's own.
    pub fn minion_for(self, state: &State, who: Seat, minion: MinionId) -> Text {
        self.owned(state, who, Thing::Minion(minion), self.minion(state, minion))
    }

    /// A thing under somebody's control, with the controller unless that is `who`.
    pub fn owned(self, state: &State, who: Seat, thing: Thing, name: Text) -> Text {
        match state.controller(thing) {
            Some(seat) if seat != who => {
                let args = Args::new().set("card", name).set("who", self.seat_with(seat, None));
                self.say("of-player", args)
            }
            _ => name,
        }
    }

    /// Blood and capacity, or life.
    pub fn vitals(self, state: &State, minion: MinionId) -> Text {
        let one = &state[minion];
        if one.ally {
            return self.say("detail-life", Args::new().set("n", one.blood));
        }
        self.say("detail-blood", Args::new().set("blood", one.blood).set("capacity", one.capacity))
    }

    /// A number of a minion that is worth a word if it is not nothing.
    pub fn number(self, state: &State, id: &str, quantity: Qty, minion: MinionId) -> Text {
        match stats::value(state, quantity, Thing::Minion(minion)) {
            0 => Text::default(),
            n => self.say(id, Args::new().set("n", i64::from(n))),
        }
    }

    /// A card of the hand in one of its ways: its Disciplines, its type where it has several, its cost.
    pub fn way(
        self,
        state: &State,
        who: Seat,
        slot: Slot,
        clause: ClauseNo,
        minion: Option<MinionId>,
    ) -> Text {
        let card = state.card(slot);
        let used = Use::new(card, clause, Thing::Card(slot), who, minion);
        let Some(mode) = mode_of(card, clause) else { return self.card(card) };
        let mut kinds = script::modes(card).iter().map(|other| other.kind);
        let kind = kinds.any(|kind| kind != mode.kind).then(|| self.kind(mode.kind.slug()));
        let cost = mode.cost.iter().map(|price| self.price(state, &used, price));
        self.details(
            self.signed(self.card(card), &sign(&mode.disc, &mode.disc_any)),
            kind.into_iter().chain(cost),
        )
    }

    /// A name with the signs of Disciplines behind it.
    pub fn signed(self, card: Text, sign: &str) -> Text {
        if sign.is_empty() {
            card
        } else {
            self.say("card-mode", Args::new().set("card", card).set("mode", sign))
        }
    }

    /// What is paid; nothing for a price of 0.
    pub fn price(self, state: &State, used: &Use, price: &Price) -> Text {
        let (view, (pool, blood)) = (View::new(state, used), costs::changed(state, used, price));
        let (id, n) = match price {
            Price::Blood(_) => ("price-blood", blood),
            Price::Pool(_) => ("price-pool", pool),
            Price::Life(n) => ("price-life", amount(view, n)),
            Price::BloodOrLife(n) => ("price-blood-or-life", amount(view, n)),
            Price::Conviction(n) => ("price-conviction", amount(view, n)),
            Price::Discard(n, _) => ("price-discard", amount(view, n)),
            Price::Remove(_, n, _) => ("price-remove", amount(view, n)),
            Price::BloodOf(n, _) => ("price-blood-of", amount(view, n)),
            Price::Transfers(n) => ("price-transfers", *n),
            Price::Actions(n) => ("price-actions", *n),
            Price::BurnAny(n, _) => ("price-burn-any", *n),
            Price::Lock(_) => return self.plain("price-lock"),
            Price::Burn(_) => return self.plain("price-burn"),
            Price::Edge => return self.plain("price-edge"),
            Price::OneOf(_) => return self.plain("price-choice"),
        };
        if n == 0 { Text::default() } else { self.say(id, Args::new().set("n", n)) }
    }
}

fn mode_of(card: CardId, clause: ClauseNo) -> Option<&'static Mode> {
    let ClauseNo::Mode(n) = clause else { return None };
    script::modes(card).get(usize::from(n))
}

/// Disciplines as they are printed: `[dom][pre]` for both, `[dom]/[obf]` for either.
pub(super) fn sign(all: &[Disc], any: &[Disc]) -> String {
    let signs = |list: &[Disc], between: &str| -> String {
        list.iter().map(|disc| format!("[{disc}]")).collect::<Vec<_>>().join(between)
    };
    signs(all, "") + &signs(any, "/")
}
