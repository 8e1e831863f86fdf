//! The action under way, as a sentence.

use elysium_kernel::Seat;
use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Words;
use crate::cards::Deed;
use crate::view::{ActionView, AimView};

impl Words {
    /// Who acts, what it is, at whom. `player` is the name of the acting player; `you` is the one who reads it.
    pub fn act(self, action: &ActionView, player: Text, you: Option<Seat>) -> Text {
        let args = Args::new().set("actor", self.card(action.actor)).set("who", player);
        let say = |word: &str, args: Args| self.say(&format!("act-{word}"), args);
        let card = action.card.map(|card| self.card(card));
        let aim = action.target.map(|aim| self.aim(aim));
        match (action.deed, card, aim) {
            (Deed::Bleed, _, Some(target)) => {
                let args = args.set("n", i64::from(action.bleed.unwrap_or(0)));
                if you.is_some() && action.target == you.map(AimView::Player) {
                    return say("bleed-you", args);
                }
                say("bleed", args.set("target", target))
            }
            (deed @ (Deed::Hunt | Deed::LeaveTorpor | Deed::BecomeAnarch), None, _) => say(deed.slug(), args),
            (deed @ (Deed::Rescue | Deed::Diablerize), None, Some(target)) => {
                say(deed.slug(), args.set("target", target))
            }
            (Deed::Equip, None, Some(target)) => say("equip-from", args.set("target", target)),
            (deed @ (Deed::Political | Deed::Equip | Deed::Employ | Deed::Recruit), Some(card), None) => {
                say(deed.slug(), args.set("card", card))
            }
            (_, Some(card), Some(target)) => say("card-target", args.set("card", card).set("target", target)),
            (_, Some(card), None) => say("card", args.set("card", card)),
            _ => say("other", args.set("deed", self.deed(action.deed))),
        }
    }
}
