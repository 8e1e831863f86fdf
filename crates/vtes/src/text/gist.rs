//! What a text does, in a word or two: enough to tell the texts of a card from each other.

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Words;
use super::details::sign;
use crate::State;
use crate::cards::{Amount, CardId, Deed, Effect, Price, Qty, Sel, TextKind, Token, Zone};
use crate::rules::script::{self, Script};
use crate::state::{ClauseNo, Use};

impl Words {
    /// A text in play as an option: the name of its card, its Disciplines, what it does and costs.
    pub fn text_of(self, state: &State, name: Text, used: &Use) -> Text {
        let Some(clause) = clause_of(used.card, used.clause) else { return name };
        let act = clause.act.filter(|act| act.is != Deed::UseCard).map(|act| self.deed(act.is));
        let gist = act.or_else(|| self.gist(clause.does)).or_else(|| self.place_of(used));
        let cost = clause.cost.iter().map(|price| self.price(state, used, price));
        self.details(self.signed(name, &sign(clause.disc, clause.disc_any)), gist.into_iter().chain(cost))
    }

    /// Which of several texts it is.
    fn place_of(self, used: &Use) -> Option<Text> {
        let usable = script::texts(used.card).iter().filter(|text| text.is != TextKind::Standing).count();
        let ClauseNo::Text(n) = used.clause else { return None };
        (usable > 1).then(|| self.say("detail-text", Args::new().set("n", n + 1)))
    }

    /// The first of the effects that there is a word for.
    pub fn gist(self, effects: &[Effect]) -> Option<Text> {
        effects.iter().find_map(|effect| self.gist_of(effect))
    }

    fn gist_of(self, effect: &Effect) -> Option<Text> {
        let id = match effect {
            Effect::Get(quantity, n) => return self.changed(*quantity, n),
            Effect::Mod { q, n, .. } => return self.changed(*q, n),
            Effect::If(_, inner)
            | Effect::May(inner)
            | Effect::Each(_, inner)
            | Effect::Select(_, inner)
            | Effect::Times(_, inner)
            | Effect::Later(_, inner)
            | Effect::Instead(inner)
            | Effect::IfElse(_, inner, _)
            | Effect::Pay(_, _, inner, _) => return self.gist(inner),
            Effect::Move(Token::Pool | Token::Blood | Token::Life, _, _, Sel::This) => "move-here",
            Effect::Move(token, ..) => return self.tokens("move", *token),
            Effect::Gain(token, ..) => return self.tokens("gain", *token),
            Effect::Lose(token, ..) => return self.tokens("lose", *token),
            Effect::Lock(_) => "lock",
            Effect::Unlock(_) => "unlock",
            Effect::Wake(_) => "wake",
            Effect::Burn(_) => "burn",
            Effect::Send(_, Zone::Ready) => "send-ready",
            Effect::Draw(..) => "draw",
            Effect::DrawCrypt(..) => "draw-crypt",
            Effect::Discard { .. } => "discard",
            Effect::Search { .. } => "search",
            Effect::Look(..) => "look",
            Effect::Redirect(_) => "redirect",
            Effect::Cancel(..) => "cancel",
            Effect::Fight(..) => "fight",
            Effect::Strike(..) => "strike",
            Effect::Maneuver(_) => "maneuver",
            Effect::Press(_) => "press",
            Effect::Prevent(_) => "prevent",
            Effect::Damage(..) => "damage",
            Effect::EndCombat => "end-combat",
            _ => return None,
        };
        Some(self.plain(&format!("gist-{id}")))
    }

    fn changed(self, quantity: Qty, n: &Amount) -> Option<Text> {
        let Amount::N(n) = n else { return None };
        let known = matches!(
            quantity,
            Qty::Stealth | Qty::Intercept | Qty::Bleed | Qty::Votes | Qty::Strength | Qty::HandSize
        );
        known.then(|| {
            self.say(&format!("gist-{}", quantity.slug()), Args::new().set("n", signed(i64::from(*n))))
        })
    }

    fn tokens(self, verb: &str, token: Token) -> Option<Text> {
        let word = match (verb, token) {
            (_, Token::Pool | Token::Blood | Token::Counter) | ("gain", Token::Edge) => token.slug(),
            (_, Token::Life) => "blood",
            _ => return None,
        };
        Some(self.plain(&format!("gist-{verb}-{word}")))
    }

    /// A branch of a choice that a card offers, by its number.
    pub fn branch(self, card: CardId, n: u8) -> Text {
        let clauses = script::modes(card).iter().map(|mode| &mode.does[..]);
        let mut all = clauses.chain(script::texts(card).iter().map(|text| &text.does[..]));
        let branch =
            all.find_map(|effects| effects.iter().find_map(branches)).and_then(|all| all.get(usize::from(n)));
        branch.and_then(|effects| self.gist(effects)).unwrap_or_else(|| self.nth(n))
    }

    /// One of several prices of a card, by its number.
    pub fn price_of(self, state: &State, card: CardId, n: u8, used: &Use) -> Text {
        let mut prices: Vec<Price> = Vec::new();
        let mut see = |effect: &Effect| {
            if let Effect::Pay(_, paid, ..) = effect {
                prices.extend(paid.iter().cloned());
            }
        };
        script::modes(card).iter().flat_map(|mode| &mode.does).for_each(|effect| effect.visit(&mut see));
        script::texts(card).iter().flat_map(|text| &text.does).for_each(|effect| effect.visit(&mut see));
        prices.extend(script::modes(card).iter().flat_map(|mode| mode.cost.iter().cloned()));
        prices.extend(script::texts(card).iter().flat_map(|text| text.cost.iter().cloned()));
        let one_of =
            prices.iter().find_map(|price| if let Price::OneOf(all) = price { Some(all) } else { None });
        let price = one_of.and_then(|all| all.get(usize::from(n)));
        price.map_or_else(|| self.nth(n), |price| self.price(state, used, price))
    }

    fn nth(self, n: u8) -> Text {
        self.say("detail-branch", Args::new().set("n", n + 1))
    }
}

fn branches(effect: &Effect) -> Option<&Vec<Vec<Effect>>> {
    match effect {
        Effect::Choose(branches) => Some(branches),
        Effect::If(_, inner) | Effect::May(inner) | Effect::Each(_, inner) | Effect::Select(_, inner) => {
            inner.iter().find_map(branches)
        }
        _ => None,
    }
}

/// A clause of a card, if it has it.
fn clause_of(card: CardId, clause: ClauseNo) -> Option<&'static Script> {
    let has = match clause {
        ClauseNo::Mode(n) => usize::from(n) < script::modes(card).len(),
        ClauseNo::Text(n) => usize::from(n) < script::texts(card).len(),
        ClauseNo::Granted(..) | ClauseNo::Later(_) => true,
    };
    has.then(|| script::script(card, clause))
}

/// `+1`, `-1`.
pub(super) fn signed(n: i64) -> String {
    format!("{n:+}")
}
