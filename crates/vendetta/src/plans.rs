//! Which questions make one move: a card, where it goes, how, and what goes with it.

use elysium_kit::{Chain, End, Link};

pub const CHAIN: Chain = Chain {
    links: &[
        Link { ask: "turn", part: "card", takes: &["play"], alike: false },
        Link { ask: "where", part: "place", takes: &["at"], alike: true },
        Link { ask: "facing", part: "facing", takes: &["face-up", "face-down"], alike: false },
        Link { ask: "blood", part: "blood", takes: &["blood"], alike: true },
        Link { ask: "tokens", part: "tokens", takes: &["tokens"], alike: true },
    ],
    // A drain is possible before the card as well; a relic that lets its owner play again is for now alone.
    ends: &[End { ask: "end-turn", answer: "done", unless: &["use", "look"] }],
};
