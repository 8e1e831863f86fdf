//! Texts written by hand, where grammar matters: agreement, articles, cases, moods, plurals.

use elysium_kit::Title as _;
use elysium_text::Lang;
use elysium_vtes::Vtes;

/// Does the text of the card have this in it?
fn says(lang: Lang, slug: &str, words: &str) {
    let cards = Vtes::cards(lang);
    let card = cards.iter().find(|card| card.slug == slug).unwrap_or_else(|| panic!("no card {slug}"));
    assert!(card.text.contains(words), "{lang}: {slug}\nwanted: {words}\nis:     {}", card.text);
}

#[test]
fn english() {
    let says = |slug, words| says(Lang::En, slug, words);
    // Articles go by what follows them.
    says("magic-of-the-smith", "Search your library for an equipment");
    says("arson", "[D] Burn a location.");
    // First mention and second mention.
    says("deep-song", "Lock that vampire. That vampire counts as the acting minion");
    // One and more.
    says("blur", "1 additional strike (limited).");
    says("blur", "2 additional strikes (limited).");
    says("perfect-paragon", "Each ally and each younger vampire gets -1 intercept.");
    says("daring-the-dawn", "Vampires cannot block this action.");
    // You and others.
    says("parity-shift", "Choose a Methuselah with more pool than you.");
    says("ancilla-empowerment", "each Methuselah burns 1 pool for each minion they control");
    says("dreams-of-the-sphinx", "if you have the Edge, you can lock this card to gain 1 pool");
}

#[test]
fn spanish() {
    let says = |slug, words| says(Lang::Es, slug, words);
    // The object of a person takes "a", that of a thing does not.
    says("misdirection", "Gira a un siervo.");
    says("arson", "Quema un lugar.");
    // "a el" and "de el" become one word.
    says("mirror-walk", "gira al siervo bloqueador");
    says("blood-doll", "Durante la fase heril del controlador de este vampiro");
    // Command and infinitive.
    says("guard-dogs", "Endereza a este vampiro.");
    says("underbridge-stray", "para enderezar a un siervo preparado que controles");
    // Agreement in number, and of the adjective behind its noun.
    says("daring-the-dawn", "Los vampiros no pueden bloquear");
    says("elysium-the-palace-of-versailles", "cada vampiro Camarilla titulado que controles");
    // What is lasting and what is passing.
    says("fame", "este vampiro está en letargo");
    says("aire-of-elation", "este vampiro es un Toreador");
}

#[test]
fn french() {
    let says = |slug, words| says(Lang::Fr, slug, words);
    // Contractions and elisions.
    says("creepshow-casino", "donner +1 en discrétion au serviteur qui agit");
    says("blood-doll", "Durant la phase de maître du contrôleur de ce vampire");
    says("underbridge-stray", "Cet allié peut brûler 1 point de vie");
    says("chantry", "brûler 1 point de sang d'un Tremere disponible que vous contrôlez");
    says("arcane-library", "Durant votre phase d'influence");
    // Command and infinitive.
    says("misdirection", "Inclinez un serviteur.");
    says("misdirection", "Inclinez");
    says("arcane-library", "vous pouvez incliner cette carte pour ajouter 1 point de sang à un Tremere");
    // One and more; this one and the one that was chosen.
    says("govern-the-unaligned", "Ajoutez 3 points de sang à un vampire plus jeune");
    says("deep-song", "Inclinez le vampire choisi. Le vampire choisi compte comme le serviteur qui agit");
}

#[test]
fn polish() {
    let says = |slug, words| says(Lang::Pl, slug, words);
    // Cases: dative, accusative, instrumental, locative, genitive.
    says("life-in-the-city", "Dodaj 1 punkt krwi gotowemu wampirowi.");
    says("misdirection", "Obróć podwładnego.");
    says("haven-uncovered", "może rozpocząć walkę z tym wampirem");
    says("pentex-subversion", "Połóż tę kartę na gotowym podwładnym.");
    says("revelations", "Obejrzyj rękę twojej ofiary.");
    says("anarch-troublemaker", "oddać twojej ofierze kontrolę nad tą kartą");
    // Three plural forms.
    says("life-in-the-city", "1 punkt krwi");
    says("govern-the-unaligned", "3 punkty krwi");
    says("villein", "X punktów krwi");
    // Command and infinitive.
    says("arcane-library", "możesz obrócić tę kartę, aby dodać 1 punkt krwi");
    // Gender: a prey is feminine, a Methuselah masculine.
    says("creeping-sabotage", "twoja ofiara spala 1 punkt puli");
    says("ancilla-empowerment", "każdy Matuzalem spala 1 punkt puli za każdego podwładnego");
}
