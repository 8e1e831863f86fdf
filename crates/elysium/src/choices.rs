//! What can be chosen in each game, for the help pages, which are in English.

use elysium_games::{GameName, for_game};
use elysium_kit::Title;
use elysium_text::{Args, Lang};

pub fn choices() -> String {
    GameName::ALL.iter().map(|&game| for_game!(game, G => choices_of::<G>())).collect::<Vec<_>>().join("\n")
}

fn choices_of<G: Title>() -> String {
    let counts: Vec<_> = G::player_counts().iter().map(u8::to_string).collect();
    let mut text = format!("{}: players {}; bots {}\n", G::NAME, counts.join(", "), G::bots().join(", "));
    if let Some(decks) = G::decks() {
        let names: Vec<_> = decks.starters().iter().map(|(name, _)| *name).collect();
        text += &format!("Starter decks of {}: {}\n", G::NAME, names.join(", "));
    }
    text += &format!("Variants of {}, and whether they are on by default:\n", G::NAME);
    for (name, on) in G::variants() {
        let about = G::catalogue().format(Lang::En, &format!("variant-{name}.about"), &Args::new());
        text += &format!("  {name:<30} {:<3}  {about}\n", if on { "on" } else { "off" });
    }
    text
}
