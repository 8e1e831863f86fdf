//! Blood, pool, counters: what is gained, lost and moved.

use elysium_text::{Args, Text, Value};

use super::{Mood, Writer};
use crate::cards::{Amount, Expr, Sel, Token};

impl Writer {
    /// So many of them, as an object.
    pub fn tokens(&self, token: Token, n: impl Into<Value>) -> Text {
        self.say(&format!("token-{}", token.slug()), Args::new().set("n", n.into()))
    }

    pub fn gain(&self, token: Token, n: &Amount, who: &Sel, mood: Mood) -> Text {
        self.shaped(n, |n| {
            let args = mood.args().set("tokens", self.tokens(token, n));
            match who {
                Sel::You => self.say("do-gain", args),
                who if mood == Mood::To || self.is_given(who) => {
                    self.say("do-add", self.who(who).add(args, "who"))
                }
                who => self.say("is-gain", self.each(who).add(args, "who")),
            }
        })
    }

    pub fn lose(&self, token: Token, n: &Amount, who: &Sel, mood: Mood) -> Text {
        self.shaped(n, |n| {
            let args = mood.args().set("tokens", self.tokens(token, n));
            match who {
                Sel::You => self.say("do-lose", args),
                Sel::This => self.say("do-lose-from", self.who(who).add(args, "who")),
                who if mood == Mood::To => self.say("do-lose-from", self.who(who).add(args, "who")),
                who => self.say("is-lose", self.each(who).add(args, "who")),
            }
        })
    }

    pub fn moved(&self, token: Token, n: &Amount, from: &Sel, to: &Sel, mood: Mood) -> Text {
        // The pool of a player, or the card.
        let chosen = |sel: &Sel| token == Token::Pool && matches!(sel, Sel::Target | Sel::Second | Sel::It);
        let place = |sel: &Sel| {
            if is_player(sel) || chosen(sel) { self.pool_of(sel) } else { self.who(sel) }
        };
        let all = matches!(n, Amount::E(expr) if **expr == Expr::Tokens(token, from.clone()));
        if all && token == Token::Counter {
            let args = self.who(from).add(mood.args(), "from");
            return self.say("do-move-all", place(to).add(args, "to"));
        }
        self.shaped(n, |n| {
            // Of a pool it need not be said again.
            let of_pool = token == Token::Pool && (is_player(from) || chosen(from));
            let tokens = match of_pool {
                true => self.say("token-of-pool", Args::new().set("n", n)),
                false => self.tokens(token, n),
            };
            let pool = |sel: &Sel| match sel {
                sel if *sel == Sel::You || self.phase_of.as_ref() == Some(sel) => "own",
                sel if is_player(sel) || chosen(sel) => "pool",
                _ => "card",
            };
            let args = mood.args().set("tokens", tokens).set("from_place", pool(from));
            let args = place(from).add(args.set("to_place", pool(to)), "from");
            self.say("do-move", place(to).add(args, "to"))
        })
    }

    /// A card or a chosen minion is given tokens; a minion named by its role gains them.
    fn is_given(&self, who: &Sel) -> bool {
        matches!(who, Sel::This | Sel::Target | Sel::Second)
    }
}

/// Is it a Methuselah?
pub(super) fn is_player(sel: &Sel) -> bool {
    match sel {
        Sel::You
        | Sel::Prey
        | Sel::Predator
        | Sel::PreyOf(_)
        | Sel::PredatorOf(_)
        | Sel::ActingPlayer
        | Sel::TargetPlayer
        | Sel::Everyone
        | Sel::OtherPlayers
        | Sel::Controller(_)
        | Sel::Owner(_) => true,
        Sel::Top(..)
        | Sel::This
        | Sel::Me
        | Sel::Actor
        | Sel::Blocker
        | Sel::Foe
        | Sel::Target
        | Sel::Second
        | Sel::It
        | Sel::Victim
        | Sel::Known(_)
        | Sel::PlayedCard
        | Sel::ActionCard
        | Sel::Aimed
        | Sel::ChosenBy(_)
        | Sel::All(_)
        | Sel::Both(..) => false,
    }
}
