//! Strikes and damage.

use elysium_text::{Args, Text, Value};

use super::{Mood, Writer};
use crate::cards::{Amount, How, Sel, Strike, Test};

impl Writer {
    pub fn strike(&self, strike: &Strike, how: &[How], mood: Mood) -> Text {
        let damage = matches!(strike, Strike::Damage(_));
        let more =
            |n: &Amount, id: &str, args: Args| self.shaped(n, |n| self.say(id, args.clone().set("n", n)));
        let text = match strike {
            Strike::Hand(Amount::N(0)) => self.plain("strike-hand"),
            Strike::Hand(n) => more(n, "strike-hand-more", Args::new()),
            Strike::Damage(n) => self.damage(n, how),
            Strike::Weapon(who, n) => more(n, "strike-weapon", self.who(who).add(Args::new(), "who")),
            Strike::Dodge => self.plain("strike-dodge"),
            Strike::CombatEnds => self.plain("strike-combat-ends"),
            Strike::StealBlood(n) => more(n, "strike-steal-blood", Args::new()),
            Strike::DestroyEquipment(of) => self.say("strike-destroy-equipment", self.equipment(of)),
            Strike::StealEquipment(of) => self.say("strike-steal-equipment", self.equipment(of)),
            Strike::Do(effects) => self.effects(effects, Mood::Do),
        };
        let id = if how.contains(&How::First) {
            "strike-first"
        } else if how.contains(&How::Ranged) && !damage {
            "strike-ranged"
        } else {
            "strike"
        };
        // The rest of the manners; those of damage are said with it.
        let rest: Vec<How> =
            how.iter().copied().filter(|how| *how != How::First && *how != How::Ranged && !damage).collect();
        self.mannered(self.say(id, mood.args().set("text", text)), &rest)
    }

    /// Equipment of the opposing minion, as a strike speaks of it.
    fn equipment(&self, of: &[Test]) -> Args {
        let filter = [&[Test::Equipment], of, &[Test::On(Sel::Foe)]].concat();
        self.filtered("a", &filter).add(Args::new(), "what")
    }

    /// `2R aggravated damage`.
    fn damage(&self, n: &Amount, how: &[How]) -> Text {
        // The message puts them in order.
        let kinds = [How::Ranged, How::Aggravated, How::Unpreventable, How::Environmental];
        let kind = |kind: How, n: &Value| match how.contains(&kind) {
            true => self.say(&format!("damage-{}", kind.slug()), Args::new().set("n_size", n.clone())),
            false => Text::default(),
        };
        self.shaped(n, |n| {
            let args = kinds.iter().fold(Args::new(), |args, how| args.set(how.slug(), kind(*how, &n)));
            self.say("damage", args.set("n", n))
        })
    }

    pub fn damaged(&self, n: &Amount, who: &Sel, how: &[How]) -> Text {
        let args = self.who(who).add(Args::new(), "who").set("damage", self.damage(n, how));
        self.say("is-damaged", args)
    }
}
