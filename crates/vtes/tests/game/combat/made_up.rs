//! What the language can say of combat and no card of the pool says: first strike, aggravated damage, destroyed and stolen
//! equipment. The cards are made up, and each test is run in a process of its own, for a process has one set of cards.

mod rounds;
mod strikes;
mod wounds;

const CARDS: &str = r#"#![enable(implicit_some, unwrap_variant_newtypes)]
[
    (id: 109001, slug: "quick-fist", types: [Combat], play: [(does: [Strike(Hand(0), [First])])]),
    (id: 109002, slug: "hail-of-embers", types: [Combat], play: [(does: [Strike(Damage(1), [Ranged, Aggravated])])]),
    (id: 109003, slug: "pillar-of-fire", types: [Combat], play: [(does: [Strike(Damage(3), [Aggravated])])]),
    (id: 109004, slug: "burning-ground", types: [Combat], at: BeforeRange,
     play: [(does: [Grant(who: Me, text: [(at: Resolution, does: [Damage(1, Foe, [Aggravated])])], until: Span(Combat))])]),
    (id: 109005, slug: "disarm", types: [Combat], play: [(does: [Strike(DestroyEquipment, [])])]),
    (id: 109006, slug: "quick-disarm", types: [Combat], play: [(does: [Strike(DestroyEquipment, [First])])]),
    (id: 109007, slug: "snatch", types: [Combat], play: [(does: [Strike(StealEquipment, [])])]),
    (id: 109008, slug: "long-drink", types: [Combat], play: [(does: [Strike(StealBlood(3), [])])]),
    (id: 109009, slug: "hexer", types: [Ally], body: (life: 2, strength: 1, bleed: 0), text: [(does: [Strike(Damage(2), [Ranged])])]),
    (id: 109010, slug: "spellbind", types: [Combat], play: [(does: [Strike(Do([Lock(Foe), Lose(Blood, 1, Foe)]), []), Gain(Blood, 1, Me)])]),
    (id: 109011, slug: "dancing-shoes", types: [Equipment], text: [(does: [Get(Dodges, 1)])]),
    (id: 109012, slug: "second-wind", types: [Combat], at: BeforeRange, play: [(does: [Get(Strikes, 1)])]),
    (id: 109013, slug: "grudge", types: [Combat], at: CombatOver, play: [(does: [Queue(Foe)])]),
    (id: 109014, slug: "not-yet", types: [Combat], at: WouldEnd, play: [(does: [NewRound])]),
    (id: 109015, slug: "parting-shot", types: [Combat], at: EndOfRound, play: [(does: [Damage(1, Foe, [])])]),
    (id: 109016, slug: "second-thoughts", types: [Combat], at: BeforeResolution, play: [(does: [Restrike(Me)])]),
    (id: 109017, slug: "burning-fists", types: [Combat], at: BeforeRange, play: [(does: [Trait(who: Me, is: AggravatedHands, until: Span(Combat))])]),
    (id: 109018, slug: "club", types: [Equipment], keys: [Weapon, Melee], text: [(does: [Strike(Hand(1), [])])]),
    (id: 109019, slug: "sure-shot", types: [Combat], play: [(does: [Strike(Damage(2), [Ranged, Unpreventable])])]),
    (id: 109020, slug: "fire-fan", types: [Combat], at: BeforeStrikes, play: [(does: [EndCombat])]),
]"#;

/// Runs the test of a module with the cards above.
fn with_cards(module: &str, test: &str, run: impl FnOnce()) {
    crate::made_up::with_cards(&[], &[("library/made-up.ron", CARDS)], module, test, run);
}
