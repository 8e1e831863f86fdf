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

/// What players have to be told although no word of the data says it.
#[test]
fn what_rules_add_to_a_word_is_said() {
    let says = |slug, words| says(Lang::En, slug, words);
    for ground in [
        "academic-hunting-ground",
        "asylum-hunting-ground",
        "slum-hunting-ground",
        "society-hunting-ground",
        "uptown-hunting-ground",
    ] {
        says(ground, "A vampire can gain blood from only one hunting ground each turn.");
    }
    for redirection in ["deflection", "telepathic-misdirection"] {
        says(redirection, "Only usable during a bleed directed at you, after blocks are declined.");
        says(redirection, "(minions of the new target can attempt to block)");
    }
    says("obedience", "End the action (a blocking minion does not lock).");
    says("mirror-walk", "lock the blocking minion and end the action.");
    says("warsaw-station", "You can burn this card (even if it is locked) to move a Nosferatu in torpor");
    says("toreador-justicar", "the title of Toreador Justicar (Camarilla, unique)");
}

/// Clauses that are one thought are one phrase.
#[test]
fn moments_and_conditions_go_together() {
    let says = |slug, words| says(Lang::En, slug, words);
    says(
        "warsaw-station",
        "As a Nosferatu announces an undirected action, you can lock this card; if you do, after",
    );
    says("obedience", "when this vampire is about to enter combat with a younger vampire that is acting");
    says(
        "faceless-night",
        "when a minion fails to block this action, lock that minion before action resolution",
    );
    says(
        "spirits-touch",
        "if this vampire blocks this action, this vampire gets 1 optional maneuver in the resulting combat",
    );
    says("precognition", "this vampire can prevent 1 damage during the first round of the resulting combat");
    says("immortal-grapple", "The next round of this combat is at close range.");
    says("larissa-moreira", "During a bleed action of this vampire, once each action");
    says("alexander-silverson", "against the referendum if this vampire called it");
    says("vessel", "Put this card on a vampire. As you play this card, you can burn a copy of Blood Doll.");
    says("toreador-grand-ball", "During that action, an acting Nosferatu gets -1 stealth.");
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
    // A choice beside another price begins with "either".
    says("chantry", "lock this card and either burn 1 pool or burn 1 blood from a ready Tremere");
    // Whom a cost concerns, and on what.
    says(
        "villein",
        "Copies of Minion Tap cost you +1 pool. Copies of Villein cost +1 pool to play on this vampire.",
    );
    // What is known already is said with a pronoun.
    says("wash", "its controller gets +1 master phase action until the end of their next master phase");
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
    // What follows a noun agrees with it.
    says("deflection", "un Matusalén distinto de ti y del Matusalén activo");
    says("parity-shift", "Matusalenes distintos del Matusalén elegido");
    says("visit-from-the-capuchin", "una carta distinta de esta carta");
    // The kinds of damage have an order.
    says("daring-the-dawn", "daño agravado ambiental imprevenible");
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
    // What follows a noun agrees with it.
    says("deflection", "un Mathusalem autre que vous et le Mathusalem qui agit");
    says("parity-shift", "entre un ou plusieurs Mathusalems autres que le Mathusalem choisi");
    // Each condition has its "si"; what is counted in points says so.
    says("warsaw-station", "si l'action a réussi et si le serviteur qui agit est un Nosferatu");
    says("foreshadowing-destruction", "au plus 9 points de réserve");
    says("creeping-sabotage", "le nombre d'exemplaires de");
    // Which one it is has to be told of minions, not of a Methuselah.
    says("faceless-night", "inclinez ce serviteur-là");
    says("fame", "ce Mathusalem brûle 1 point de réserve");
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
    // A comma stands beside a clause, and only there.
    says("arcane-library", "Podczas twojej fazy wpływów możesz obrócić");
    says("dreams-of-the-sphinx", "Podczas twojej fazy prostowania, jeśli masz Przewagę, możesz obrócić");
    // What follows a noun agrees with it.
    says("deflection", "na Matuzalema innego niż ty i działający Matuzalem");
    says("deep-song", "z gotowym wampirem innym niż ten wampir");
    says("scalpel-tongue", "Obróć wampira głosującego w tym referendum.");
    // One damage and more.
    says("daring-the-dawn", "2 obrażenia poważne środowiskowe, którym nie można zapobiec");
    says("daring-the-dawn", "1 obrażenie poważne środowiskowe, któremu nie można zapobiec");
    // Into a pool and onto a card, and whose own it is.
    says("blood-doll", "z tego wampira do swojej puli lub przenieść 1 punkt ze swojej puli na tego wampira");
}
