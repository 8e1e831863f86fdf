//! A card that could not run as it reads is refused, with file, card and reason.

use elysium_vtes::cards::{Book, Sources};

use super::book_of;

fn refused(card: &str, words: &[&str]) {
    let Err(error) = book_of(card) else { panic!("it was read: {card}") };
    assert!(error.starts_with("library/test.ron, card made-up"), "{card}: {error}");
    for word in words {
        assert!(error.contains(word), "{card}\n  gives `{error}`, without `{word}`");
    }
}

fn accepted(card: &str) {
    if let Err(error) = book_of(card) {
        panic!("{card}: {error}");
    }
}

#[test]
fn words_and_fields_that_there_are_not() {
    accepted("types: [Master], play: [(pick: [One([Minion])], does: [Lock(Target)])]");
    refused("types: [Mistress]", &["line 2", "Mistress"]);
    refused("types: [Master], colour: 3", &["colour"]);
    refused("types: [Master], play: [(pick: [One([Minion])], dose: [Lock(Target)])]", &["dose"]);
    refused("types: [Master], play: [(does: [Dance(You)])]", &["Dance"]);
    refused("types: [Reaction], play: [(does: [Mod(q: Bleed, n: 1, off: Actor)])]", &["off"]);
    refused("types: [Reaction], play: [(does: [Get(Charm, 1)])]", &["Charm"]);
    refused("types: [Reaction], play: [(disc: [dim], does: [Get(Intercept, 1)])]", &["dim"]);
    refused("types: [Reaction], play: [(disc: [Dom], does: [Get(Intercept, 1)])]", &["Dom"]);
    refused("types: [Power], play: [(disc: [VEN], at: Range, does: [Press([])])]", &["VEN"]);
    refused("types: [Reaction], play: [(does: [Get(Intercept, Y)])]", &["amount `Y`"]);
    refused("types: [Master], play: [(does: [Own(\"wonder\")])]", &["no function `wonder`"]);
    refused(
        "types: [Master], play: [(pick: [One([Does(\"Dance\")])], does: [Burn(Target)])]",
        &["no effect `Dance`"],
    );
    refused(
        "types: [Master], play: [(pick: [One([Named(\"Blood Doll\")])], does: [Burn(Target)])]",
        &["no name"],
    );
}

#[test]
fn names_that_nothing_binds() {
    let master = |does: &str| format!("types: [Master], play: [(does: [{does}])]");
    for (does, name) in [
        ("Lock(Target)", "Target"),
        ("Lock(Me)", "Me"),
        ("Lock(It)", "It"),
        ("Lock(Actor)", "Actor"),
        ("Lock(Blocker)", "Blocker"),
        ("Lock(Foe)", "Foe"),
        ("Burn(Victim)", "Victim"),
        ("Burn(Known(0))", "Known"),
        ("Cancel(PlayedCard, [])", "PlayedCard"),
        ("Lose(Pool, 1, TargetPlayer)", "TargetPlayer"),
        ("Lock(ChosenBy(You))", "ChosenBy"),
        ("Gain(Pool, X, You)", "X"),
        ("Gain(Pool, Points, You)", "Points"),
        ("Gain(Pool, Count([Minion, Of(Controller(Target))]), You)", "Target"),
        ("If([Is(Foe, [Vampire])], [Gain(Pool, 1, You)])", "Foe"),
    ] {
        refused(&master(does), &[&format!("`{name}`"), "field `play`", "clause 1"]);
    }
    // The second of two picks, and a pick that refers to one after it.
    refused("types: [Master], play: [(pick: [One([Minion])], does: [Lock(Second)])]", &["`Second`"]);
    refused(
        "types: [Master], play: [(pick: [One([Minion, Not(Same(Target))]), One([Minion])], does: [Lock(Target)])]",
        &["`Target`"],
    );
    // A card in play that is on nobody has no bearer; one that is on somebody has.
    refused("types: [Master], text: [(does: [Bar(who: Me, from: Block)])]", &["`Me`", "field `text`"]);
    accepted("types: [Master], on: [Minion], text: [(does: [Bar(who: Me, from: Block)])]");
    // Roles hold while their action or combat lasts, and not in a phase.
    accepted("types: [Reaction], play: [(at: Blocked, does: [Lock(Blocker)])]");
    refused("types: [Reaction], play: [(at: Declined, does: [Lock(Blocker)])]", &["`Blocker`"]);
    accepted("types: [Combat], play: [(at: BeforeRange, does: [Lose(Blood, 1, Foe)])]");
    refused("types: [Reaction], play: [(at: Polling, does: [Lose(Blood, 1, Foe)])]", &["`Foe`"]);
    refused("types: [Master], text: [(at: In(Unlock, You), does: [Lock(Actor)])]", &["`Actor`"]);
    // What comes later is bound as it is then.
    accepted("types: [Reaction], play: [(at: Attempt, does: [Later(BeforeRange, [Lose(Blood, 1, Foe)])])]");
    refused(
        "types: [Combat], play: [(at: BeforeRange, does: [Later(In(Unlock, You), [Lock(Foe)])])]",
        &["`Foe`"],
    );
}

#[test]
fn a_methuselah_where_a_card_is_meant() {
    let master = |does: &str| format!("types: [Master], play: [(pick: [One([Minion])], does: [{does}])]");
    for (does, words) in [
        ("Lock(You)", ["`You` is a Methuselah", "a card is meant"]),
        ("Lose(Pool, 1, Target)", ["`Target` is a card", "a Methuselah is meant"]),
        ("Gain(Blood, 1, Prey)", ["`Prey` is a Methuselah", "a card is meant"]),
        ("Control(Target, Target, InPlay)", ["`Target` is a card", "a Methuselah is meant"]),
        ("Mod(q: HandSize, n: 1, of: Target)", ["`Target` is a card", "a Methuselah is meant"]),
        ("Each(Everyone, [Lock(It)])", ["`It` is a Methuselah", "a card is meant"]),
        ("Burn(Controller(Target))", ["`Controller` is a Methuselah", "a card is meant"]),
        ("Trait(who: Target, is: OpenHand)", ["`Target` is a card", "a Methuselah is meant"]),
        ("Lock(All([Minion, Of(Target)]))", ["`Target` is a card", "a Methuselah is meant"]),
        ("Lose(Pool, Of(Capacity, You), You)", ["`You` is a Methuselah", "a card is meant"]),
        ("Know(0, You), Lock(Known(0))", ["`Known` is a Methuselah", "a card is meant"]),
    ] {
        refused(&master(does), &words);
    }
    let player = |tests: &str| {
        format!("types: [Master], play: [(pick: [One([Player, {tests}])], does: [Lose(Pool, 1, Target)])]")
    };
    accepted(&player("Cmp(Pool, More, 5)"));
    refused(&player("Locked"), &["`Locked` is asked of a Methuselah"]);
    refused(&player("Cmp(Capacity, More, 5)"), &["`capacity` is asked of the wrong sort"]);
    refused("types: [Political], play: [(pick: [Clan], does: [Burn(Target)])]", &["`Target` is a clan"]);
}

#[test]
fn a_clause_without_a_window() {
    refused("types: [Combat], play: [(does: [Unlock(Me)])]", &["no moment to play it"]);
    refused(
        "types: [Master], keys: [OutOfTurn], play: [(does: [Gain(Pool, 1, You)])]",
        &["no moment to play it"],
    );
    refused("types: [Master], text: [(does: [Gain(Pool, 1, You)])]", &["no moment to use it"]);
    accepted("types: [Master], text: [(cost: [Lock(This)], does: [Gain(Pool, 1, You)])]");
    // Nothing is played at a point.
    for at in ["On(Burned, [Minion])", "Whenever", "Resolution"] {
        let card = format!("types: [Combat], play: [(at: {at}, does: [Unlock(Me)])]");
        refused(&card, &["it is no window"]);
    }
    refused(
        "types: [Reaction], play: [(at: Attempt, does: [Later(Anytime, [Unlock(Me)])])]",
        &["one moment"],
    );
}

#[test]
fn replacing_what_is_not_about_to_happen() {
    let card =
        |at: &str| format!("types: [ActionModifier], play: [(at: {at}, does: [Instead([Unlock(Me)])])]");
    for at in ["Would(Burned, [Same(Me)])", "WouldSucceed", "WouldEnd"] {
        accepted(&card(at));
    }
    for at in ["Resolved", "Announced", "Prevent"] {
        refused(&card(at), &["`Instead`"]);
    }
}

#[test]
fn traits_and_numbers_that_would_go_in_circles() {
    let text = |clause: &str| format!("types: [Equipment], text: [({clause})]");
    accepted(&text("if: [Is(Me, [Clan(Ventrue)])], does: [Trait(who: Me, is: Sect(Anarch))]"));
    let circle = ["cannot depend on a number"];
    refused(
        &text("if: [Num(Of(Capacity, Me), AtLeast, 5)], does: [Trait(who: Me, is: Sect(Anarch))]"),
        &circle,
    );
    refused(
        &text("if: [Is(Me, [Cmp(Capacity, AtLeast, 5)])], does: [Trait(who: Me, is: Sect(Anarch))]"),
        &circle,
    );
    refused(&text("does: [Trait(who: All([Younger(Me)]), is: Sect(Anarch))]"), &circle);
    let role = ["cannot go by a role"];
    refused(&text("does: [Trait(who: Actor, is: Sect(Anarch))]"), &role);
    refused(&text("does: [Mod(q: Capacity, n: 1, of: Foe)]"), &role);
    accepted(&text("does: [Mod(q: Capacity, n: 1, of: Me)]"));
    for q in ["Pool", "Blood", "Margin", "Bled", "DamageLost"] {
        refused(&text(&format!("does: [Get({q}, 1)]")), &["not changed"]);
    }
}

#[test]
fn fields_where_they_do_not_belong() {
    refused("types: [Combat], play: [(act: (), at: Strike, does: [Unlock(Me)])]", &["`act`", "combat"]);
    refused("types: [Action], play: [(above: true)]", &["`above` in the first"]);
    refused("types: [Action], play: [(as: Combat)]", &["played as combat"]);
    refused("types: [Action], combine: true, play: [(disc: [pre])]", &["`combine`"]);
    refused("types: [Equipment], have_one: [Vehicle]", &["only one vehicle"]);
    refused("types: [Action], act: (is: Hunt, d: true)", &["aimed at nobody"]);
    accepted(
        "types: [Action], act: (is: Hunt, d: true), play: [(pick: [One([Vampire])], does: [Lose(Blood, 1, Target)])]",
    );
    for field in ["disc: [dom]", "as: Action", "above: true", "keys: [Frenzy]", "body: (life: 1)"] {
        let card = format!("types: [Equipment], text: [({field}, does: [Get(Intercept, 1)])]");
        refused(&card, &["is for the ways to play a card"]);
    }
    // Only a minion pays blood.
    refused("types: [Master], cost: [Blood(1)]", &["no minion pays"]);
    refused("types: [Master], text: [(cost: [Blood(1)], does: [Gain(Pool, 1, You)])]", &["no minion pays"]);
    refused("types: [Master], cost: [Edge]", &["blood, pool or conviction"]);
    refused(
        "types: [Action], play: [(disc: [pot], does: [Put(On(Me))])], text: [(if: [PlayedAt(POT)], does: [Get(Strength, 1)])]",
        &["cannot be played at `POT`"],
    );
    refused("types: [Action], play: [(does: [Know(2, Me)])]", &["remembers two things"]);
}

#[test]
fn facts_that_are_missing_or_cannot_be() {
    refused("types: []", &["no type"]);
    refused("types: [Ally]", &["life, strength and bleed"]);
    refused("types: [Ally], body: (life: 1, strength: 1)", &["life, strength and bleed"]);
    accepted("types: [Ally], body: (life: 1, strength: 1, bleed: 0)");
    refused("types: [Retainer]", &["a retainer has life"]);
    let crypt = |facts: &str| {
        let text =
            format!("#![enable(implicit_some, unwrap_variant_newtypes)]\n[(slug: \"made-up\", {facts})]");
        let sources = Sources { crypt: &[("crypt/test.ron", &text)], library: &[] };
        Book::read(sources).err().map(|error| error.to_string()).unwrap_or_default()
    };
    let plain = "id: 200000, clan: Brujah, group: 2, disc: [cel, POT], sect: Camarilla";
    assert_eq!(crypt(&format!("{plain}, capacity: 4")), "");
    for (facts, word) in [
        (format!("{plain}, capacity: 12"), "12 is no capacity"),
        (format!("{plain}, capacity: 4, merged: [(does: [Get(Bleed, 1)])]"), "only an advanced card"),
        (format!("{plain}, capacity: 4, text: [(does: [Lock(Target)])]"), "clause 1"),
        (plain.replace("[cel, POT]", "[cel, CEL]") + ", capacity: 4", "there twice"),
        (plain.replace("200000", "100001") + ", capacity: 4", "no number of a crypt card"),
        (plain.replace("group: 2", "group: 0") + ", capacity: 4", "groups"),
        (plain.replace("sect: Camarilla", "sect: Camarila") + ", capacity: 4", "Camarila"),
        (plain.to_owned(), "capacity"),
    ] {
        let error = crypt(&facts);
        assert!(
            error.starts_with("crypt/test.ron, card made-up") && error.contains(word),
            "{facts}: {error}"
        );
    }
}
