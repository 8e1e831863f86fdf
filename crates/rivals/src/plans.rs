//! Which questions make one move: an attack, a card with whoever plays it, a way into The Streets, a draw.

use elysium_kit::{Chain, Link};

pub const CHAIN: Chain = Chain {
    links: &[
        Link {
            ask: "act",
            part: "action",
            takes: &["attack", "play", "move", "regroup", "draw"],
            alike: false,
        },
        Link { ask: "party", part: "party", takes: &["alone", "with"], alike: false },
        Link { ask: "draw-from", part: "deck", takes: &["from-library", "from-faction"], alike: true },
        Link { ask: "host", part: "host", takes: &["vampire"], alike: false },
        Link { ask: "pay", part: "prestige", takes: &["amount"], alike: false },
        Link { ask: "target", part: "target", takes: &["target", "mortal"], alike: false },
        Link { ask: "attack-type", part: "type", takes: &["type"], alike: false },
        Link { ask: "attack-card", part: "card", takes: &["card", "done"], alike: false },
    ],
    ends: &[],
};
