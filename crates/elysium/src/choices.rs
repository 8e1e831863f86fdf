//! What can be chosen in each game, for the help pages, which are in English.

use elysium_games::GAMES;
use elysium_kit::AnyGame;
use elysium_text::Lang;

pub fn choices() -> String {
    GAMES.iter().map(|game| choices_of(*game)).collect::<Vec<_>>().join("\n")
}

fn choices_of(game: &dyn AnyGame) -> String {
    let name = game.name();
    let counts: Vec<_> = game.player_counts().iter().map(u8::to_string).collect();
    let mut text = format!("{name}: players {}; bots {}\n", counts.join(", "), game.bots().join(", "));
    if game.has_decks() {
        let names: Vec<_> = game.starters().iter().map(|(name, _)| *name).collect();
        text += &format!("Starter decks of {name}: {}\n", names.join(", "));
    }
    text += &format!("Variants of {name}, and whether they are on by default:\n");
    for (name, on) in game.variants() {
        let about = game.text(Lang::En, &format!("variant-{name}.about"));
        text += &format!("  {name:<30} {:<3}  {about}\n", if on { "on" } else { "off" });
    }
    for (name, usual, words) in game.values() {
        let about = game.text(Lang::En, &format!("variant-{name}.about"));
        let form = if words.is_empty() { "N".into() } else { words.join("|") };
        text += &format!("  {:<30} {usual:<3}  {about}\n", format!("{name}={form}"));
    }
    text
}
