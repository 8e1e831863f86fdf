//! What a card says briefly, complete for running; and when it can speak.

use elysium_vtes::cards::{
    Act, Amount, CardId, Deed, Effect, Expr, Marks, Pick, Price, Qty, Sel, Test, TextKind, Trigger, Type,
    Zone, book,
};
use elysium_vtes::moment::{ACTION, ANYTIME, COMBAT, Moment, Moments, moments};

use super::with_card;

#[test]
fn as_above_stands_for_everything_of_the_mode_before() {
    let card = "types: [Action], cost: [Blood(1)], act: (d: true, stealth: 1), play: [
        (disc: [pre], act: (is: Bleed, bleed: 1), cost: [Pool(1)]),
        (disc: [PRE], above: true, act: (stealth: 1, bleed: 2), does: [Unlock(Me)]),
        (disc: [PRE, DOM], above: true, does: [Gain(Pool, 1, You)])]";
    with_card(card, |card| {
        let act = |stealth, bleed| Act { is: Deed::Bleed, d: true, stealth, bleed, ..Act::default() };
        let acts: Vec<_> = card.modes.iter().map(|mode| mode.act.clone().expect("an action")).collect();
        assert_eq!(acts, [act(1, 1), act(2, 3), act(2, 3)]);
        let does: Vec<_> = card.modes.iter().map(|mode| mode.does.len()).collect();
        assert_eq!(does, [0, 1, 2]);
        assert_eq!(card.modes[2].cost, [Price::Blood(Amount::N(1)), Price::Pool(Amount::N(1))]);
        assert_eq!(card.modes[2].disc.iter().map(ToString::to_string).collect::<Vec<_>>(), ["PRE", "DOM"]);
        assert_eq!(card.play[2].does.len(), 1, "the clause is as written");
    });
}

#[test]
fn what_holds_for_the_card_holds_for_each_mode() {
    let card = "types: [Reaction], by: [Locked], if: [AtYou], at: Declined, keys: [Boon], play: [
        (disc: [aus], by: [Vampire], if: [Directed], keys: [Frenzy], does: [Unlock(Me)]), (disc: [AUS], at: Attempt, does: [Unlock(Me)])]";
    with_card(card, |card| {
        let [first, second] = &card.modes[..] else { panic!("two modes") };
        assert_eq!(first.by, [Test::Locked, Test::Vampire]);
        assert_eq!((first.cond.len(), first.keys.len(), second.cond.len()), (2, 2, 1));
        assert_eq!(first.moments, moments(&[Moment::Declined]));
        assert_eq!(second.moments, moments(&[Moment::Attempt]), "the mode's own moment counts");
    });
}

#[test]
fn a_clause_of_a_card_with_two_types_is_a_mode_of_each() {
    let two = "types: [ActionModifier, Reaction], at: Polling, play: [(does: [Get(Votes, 1)]), (as: Reaction, does: [Get(Votes, 2)])]";
    with_card(two, |card| {
        let kinds: Vec<_> = card.modes.iter().map(|mode| (mode.clause, mode.kind)).collect();
        assert_eq!(kinds, [(0, Type::ActionModifier), (0, Type::Reaction), (1, Type::Reaction)]);
    });
}

#[test]
fn types_say_what_is_not_written() {
    let act = |card: &str| with_card(card, |card| card.modes[0].act.clone());
    let by_the_rules = |is| Some(Act { is, stealth: 1, ..Act::default() });
    assert_eq!(act("types: [Equipment]"), by_the_rules(Deed::Equip));
    assert_eq!(act("types: [Political]"), by_the_rules(Deed::Political));
    assert_eq!(act("types: [Retainer], body: (life: 1)"), by_the_rules(Deed::Employ));
    assert_eq!(act("types: [Ally], body: (life: 1, strength: 1, bleed: 1)"), by_the_rules(Deed::Recruit));
    assert_eq!(act("types: [Action]"), Some(Act { is: Deed::UseCard, ..Act::default() }));
    assert_eq!(act("types: [Master]"), None);
    let put = |card: &str| with_card(card, |card| card.modes[0].put.clone());
    assert_eq!(put("types: [Equipment]"), Some(Zone::On(Sel::Me)));
    assert_eq!(put("types: [Ally], body: (life: 1, strength: 1, bleed: 1)"), Some(Zone::Ready));
    assert_eq!(put("types: [Event]"), Some(Zone::InPlay));
    assert_eq!(put("types: [Master], text: [(does: [Get(HandSize, 1)])]"), Some(Zone::InPlay));
    assert_eq!(put("types: [Master]"), None);
    assert_eq!(put("types: [Action], play: [(does: [Put(On(Me))])]"), None, "the effect does it");
    with_card(
        "types: [Master], on: [Vampire], play: [(pick: [Number(1, 2)], does: [Gain(Blood, X, Target)])]",
        |card| {
            assert_eq!(card.modes[0].put, Some(Zone::On(Sel::Target)));
            assert_eq!(
                card.modes[0].pick[0],
                Pick::One(vec![Test::Vampire]),
                "what it is put on is the first pick"
            );
        },
    );
}

fn one(moment: Moment) -> Moments {
    moments(&[moment])
}

#[test]
fn the_first_effect_that_belongs_to_a_moment_tells_when() {
    let wakes = ACTION.or(one(Moment::AsPlayed)).or(one(Moment::Resolved));
    let attempts = one(Moment::Undecided).or(one(Moment::Attempt));
    for (does, expected) in [
        ("Strike(Dodge, []), Press([])", one(Moment::Strike)),
        ("Maneuver([])", one(Moment::Range)),
        ("Press([])", one(Moment::Press)),
        ("Prevent(1)", one(Moment::Prevent)),
        ("Get(Stealth, 1)", one(Moment::Attempt)),
        ("Get(Intercept, 1)", one(Moment::Attempt)),
        ("Mod(q: Intercept, n: 1, how: [Unneeded])", ACTION),
        ("Get(Bleed, 1)", ACTION),
        ("Get(Votes, 1)", one(Moment::Polling)),
        ("Get(Strength, 1)", one(Moment::BeforeRange)),
        ("Get(Strikes, 1)", one(Moment::Additional)),
        ("Get(Prevention, 1)", one(Moment::Prevent)),
        ("Get(Presses, 1)", one(Moment::Press)),
        ("Redirect([Player])", one(Moment::Declined)),
        ("Wake(Me)", wakes),
        ("Mod(q: Intercept, n: -1, of: All([Ally]))", ACTION),
        ("TryBlock(Me)", attempts),
        ("Unlock(Me), Prevent(1)", one(Moment::Prevent)),
        ("Unlock(Me)", ACTION),
        // A number that lasts is given beforehand.
        ("Mod(q: Prevention, n: 1, until: Span(Action))", ACTION),
    ] {
        let card = format!("types: [Reaction], play: [(does: [{does}])]");
        with_card(&card, |card| assert_eq!(card.modes[0].moments, expected, "{does}"));
    }
}

#[test]
fn where_no_effect_tells_the_type_does() {
    for (kind, expected) in [
        ("Master", Moment::Master),
        ("Action", Moment::Between),
        ("Political", Moment::Between),
        ("Equipment", Moment::Between),
        ("Event", Moment::Discard),
    ] {
        // A strength that an action gives is no business of a combat.
        let card =
            format!("types: [{kind}], play: [(does: [Mod(q: Strength, n: 1, of: All([Vampire, Yours]))])]");
        with_card(&card, |card| assert_eq!(card.modes[0].moments, one(expected), "{kind}"));
    }
}

#[test]
fn texts_hold_happen_or_can_be_used() {
    let phase = |own, other| moments(&[own, other]);
    for (clause, expected, kind) in [
        ("does: [Get(Intercept, 1)]", Moments::NONE, TextKind::Standing),
        ("if: [Directed], does: [Get(Intercept, 1)]", Moments::NONE, TextKind::Standing),
        ("once: Combat, does: [Prevent(1)]", one(Moment::Prevent), TextKind::May),
        ("does: [Strike(Damage(2), [Ranged])]", one(Moment::Strike), TextKind::May),
        ("cost: [Blood(1)], does: [Get(Intercept, 1)]", one(Moment::Attempt), TextKind::May),
        ("cost: [Lock(This)], does: [Discard(who: You)]", ANYTIME, TextKind::May),
        ("if: [Close], cost: [Lock(This)], does: [Draw(1, You)]", COMBAT, TextKind::May),
        ("if: [AtYou], cost: [Lock(This)], does: [Draw(1, You)]", ACTION, TextKind::May),
        ("at: In(Unlock, You), does: [Draw(1, You)]", one(Moment::Unlock), TextKind::Must),
        ("at: In(Unlock, You), may: true, does: [Draw(1, You)]", one(Moment::Unlock), TextKind::May),
        ("at: In(Master, You), cost: [Lock(This)], does: [Draw(1, You)]", one(Moment::Master), TextKind::May),
        ("at: In(Unlock, OtherPlayers), does: [Draw(1, It)]", one(Moment::OtherUnlock), TextKind::Must),
        ("at: In(Minion, Prey), does: [Draw(1, It)]", one(Moment::OtherBetween), TextKind::Must),
        (
            "at: In(Influence, Everyone), does: [Draw(1, It)]",
            phase(Moment::Influence, Moment::OtherInfluence),
            TextKind::Must,
        ),
        (
            "at: In(Discard, Controller(Me)), does: [Draw(1, It)]",
            phase(Moment::Discard, Moment::OtherDiscard),
            TextKind::Must,
        ),
        ("at: On(Burned, [Minion]), does: [Draw(1, You)]", one(Moment::On), TextKind::Must),
        ("at: Whenever, if: [Is(Me, [Torpor])], does: [Burn(This)]", one(Moment::Whenever), TextKind::Must),
        ("act: (d: true), does: [Burn(This)]", one(Moment::Between), TextKind::May),
    ] {
        let card = format!("types: [Equipment], text: [({clause})]");
        with_card(&card, |card| {
            assert_eq!((card.text[0].moments, card.text[0].is), (expected, kind), "{clause}");
        });
    }
    for moment in [Moment::AsPlayed, Moment::Would, Moment::WouldSucceed, Moment::On, Moment::Whenever] {
        assert!(!ANYTIME.has(moment), "{moment:?}");
    }
}

#[test]
fn marks_say_when_a_card_can_speak() {
    let marks = |slug| book().marks(CardId::find(slug).expect("it is in the pool"));
    let hand = |marks: &Marks| marks.acting.or(marks.reacting);
    let sphinx = marks("dreams-of-the-sphinx");
    assert_eq!(hand(sphinx), one(Moment::Master));
    assert_eq!(sphinx.table, ANYTIME.or(moments(&[Moment::On, Moment::Whenever])));
    assert_eq!(sphinx.on.iter().collect::<Vec<_>>(), [Trigger::Locks]);
    assert!(sphinx.would.is_empty());
    let mission = marks("spying-mission");
    assert_eq!(hand(mission), moments(&[Moment::Attempt, Moment::WouldSucceed]));
    assert_eq!(mission.would.iter().collect::<Vec<_>>(), [Trigger::Bleeds]);
    assert_eq!(hand(marks("direct-intervention")), one(Moment::AsPlayed));
    assert_eq!(marks("alexa-draper").table, one(Moment::Polling));
    assert_eq!(hand(marks("alexa-draper")), Moments::NONE);
    assert_eq!(*marks("ashley"), Default::default());
    // By number in the official lists, too.
    assert_eq!(CardId::find("100545"), CardId::find("direct-intervention"));
}

#[test]
fn an_amount_is_a_number_or_an_expression() {
    let n = |text: &str| {
        with_card(
            &format!("types: [Reaction], cost: [Blood(X)], play: [(does: [Get(Intercept, {text})])]"),
            |card| match &card.modes[0].does[..] {
                [Effect::Get(Qty::Intercept, n)] => n.clone(),
                other => panic!("{other:?}"),
            },
        )
    };
    assert_eq!(n("2"), Amount::N(2));
    assert_eq!(n("-1"), Amount::N(-1));
    assert_eq!(n("X"), Amount::E(Box::new(Expr::X)));
    assert_eq!(n("Plus(X, 1)"), Amount::E(Box::new(Expr::Plus(n("X"), Amount::N(1)))));
}
