//! What an attack would come to: Intel that is missing, and Blood that is lost (sections 10 to 12).

use elysium_kernel::{Seat, cite};
use elysium_kit::{Addend, Forecast, Target};

use super::between;
use crate::State;
use crate::cards::{CardId, CardKind, CityKind, Effect, Type, When, Which};
use crate::places::in_the_streets;
use crate::rules::strike::{self, Blow, Blows, Loss, Reply};
use crate::rules::{EffectContext, legal, stats};
use crate::sets::Slot;
use crate::state::{Attack, AttackTarget, Step};
use crate::vocabulary::{Ask, Choice, Source};

/// What damage is added up from.
pub const ADDENDS: &[&str] = &[
    "physical",
    "social",
    "mental",
    "card",
    "your-card",
    "hidden-card",
    "abilities",
    "stolen",
    "defence",
    "shield",
];

pub(super) fn forecasts(state: &State, who: Seat, ask: Ask, choice: Choice) -> Vec<Forecast> {
    match ask {
        Ask::Target(attacker) => match choice {
            Choice::Target(victim) => {
                intel(state, attacker, AttackTarget::Vampire(victim), vec![Target::card(victim)])
            }
            Choice::Mortal(slot) => {
                let spot = in_the_streets(state, who, choice);
                let mut found = intel(state, attacker, AttackTarget::Mortal(slot), spot);
                found.extend(mortal_attacked(state, attacker));
                found
            }
            _ => Vec::new(),
        },
        Ask::AttackType(_) => match choice {
            Choice::Type(kind) => own(state, who, Attacking::Type(kind)),
            _ => Vec::new(),
        },
        Ask::AttackCard(_) => match choice {
            Choice::Card(slot) | Choice::FaceUp(slot) => {
                own(state, who, Attacking::Card(Some(state.card(slot))))
            }
            Choice::Done => own(state, who, Attacking::Card(None)),
            _ => Vec::new(),
        },
        Ask::Retarget(_) => match choice {
            Choice::Target(victim) => own(state, who, Attacking::At(AttackTarget::Vampire(victim))),
            Choice::Mortal(slot) => own(state, who, Attacking::At(AttackTarget::Mortal(slot))),
            _ => Vec::new(),
        },
        Ask::Option(_) => match choice {
            Choice::Option(nth) => own(state, who, Attacking::Text(nth)),
            _ => Vec::new(),
        },
        Ask::Abilities(_) => match choice {
            Choice::Use(source) => own(state, who, Attacking::Ability(strike::ability(state, source))),
            Choice::Done => own(state, who, Attacking::Ability((0, 0))),
            _ => Vec::new(),
        },
        Ask::Block(target) => match choice {
            Choice::Block(member) => suffered(state, member, None),
            Choice::Done => suffered(state, target, None),
            _ => Vec::new(),
        },
        Ask::BlockElsewhere(card, _) => elsewhere(state, who, card, choice == Choice::Yes),
        Ask::React(target) => match choice {
            Choice::Card(slot) => {
                let reply = strike::reply(state, target, state.card(slot));
                let fits = state.attack.is_some_and(|attack| {
                    legal::reaction(state, target, attack.kind, state.card(slot)).is_ok()
                });
                // §11.18: without effect where it does not fit.
                let reply = Some(reply).filter(|_| fits);
                [suffered(state, target, reply), struck_back(state, reply)].concat()
            }
            Choice::Done => suffered(state, target, None),
            _ => Vec::new(),
        },
        Ask::Prevent(victim, coming) => match choice {
            Choice::Use(source) => taken(state, victim, coming.saturating_sub(prevented(state, who, source))),
            Choice::Done => taken(state, victim, coming),
            _ => Vec::new(),
        },
        Ask::Antagonist(_, left) => match choice {
            Choice::Vampire(victim) => hunted(state, victim, left),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// §10.6: Intel of the party against Secrecy, where it is not enough.
fn intel(state: &State, attacker: Slot, target: AttackTarget, spot: Vec<Target>) -> Vec<Forecast> {
    let paid = state.attack.map_or(0, |attack| attack.intel);
    let (need, have) =
        (stats::target_secrecy(state, target), paid + stats::party_intel(state, attacker, target));
    if have >= need {
        return Vec::new();
    }
    vec![Forecast::sure("intel", have, need).at(spot)]
}

/// §27.12: what lies in The Streets can hurt whoever attacks a mortal there.
fn mortal_attacked(state: &State, attacker: Slot) -> Vec<Forecast> {
    let cards = state.streets().map(|slot| state.book().city_id(slot));
    let effects = cards
        .flat_map(|card| state.book().at(card, When::MortalAttacked))
        .flat_map(|(_, ability)| &ability.does);
    let lost =
        effects.map(|effect| if let Effect::LoseBlood(Which::Attacker, n) = effect { *n } else { 0 }).sum();
    if lost == 0 {
        return Vec::new();
    }
    let falls = lost >= state.blood(attacker);
    let loss = Loss { least: lost, most: lost, falls: (falls, falls), torpor: (falls, falls) };
    lost_by(state, attacker, loss, Vec::new())
}

/// What the attacking player decides.
#[derive(Clone, Copy)]
enum Attacking {
    /// The type; a card can follow.
    Type(Type),
    Card(Option<CardId>),
    At(AttackTarget),
    Text(u8),
    Ability((u8, u8)),
}

/// For the attacking player, who knows the card.
fn own(state: &State, who: Seat, deed: Attacking) -> Vec<Forecast> {
    let Some(attack) = state.attack else { return Vec::new() };
    let mut then = *state;
    let laid = attack.card.get().map(|i| state.card(Slot::library(who, i)));
    let (mut cards, mut abilities, mut word) = (Vec::new(), (0, 0), "card");
    let changed = match deed {
        Attacking::Type(kind) => Attack { kind, ..attack },
        Attacking::At(target) => Attack { target, ..attack },
        Attacking::Card(_) | Attacking::Text(_) | Attacking::Ability(_) => attack,
    };
    then.attack = Some(changed);
    match deed {
        Attacking::Type(kind) => {
            word = "your-card";
            let hand = State::library_slots(who, state[who].hand).map(|slot| state.card(slot));
            let fits = hand.filter(|card| legal::attack_card(&then, attack.attacker, kind, *card).is_ok());
            cards = fits.flat_map(|card| strike::blows(&then, Some(card), None)).collect();
            // §9.8: against a claimant not everybody plays a card. Without one there is the rest.
            if attack.claim && !may_lay(state, who, &attack) {
                cards.clear();
            }
            cards.push(Blow::default());
        }
        Attacking::Card(card) => {
            let fits = |card: &CardId| legal::attack_card(state, attack.attacker, attack.kind, *card).is_ok();
            cards.extend(strike::blows(&then, card.filter(fits), None));
        }
        Attacking::At(_) => cards.extend(strike::blows(&then, laid, None)),
        Attacking::Text(nth) => cards.extend(strike::blows(&then, laid, Some(nth))),
        Attacking::Ability(adds) => {
            abilities = adds;
            let option = Some(attack.option);
            cards.extend(if attack.void {
                printed_alone(&then, laid)
            } else {
                strike::blows(&then, laid, option)
            });
        }
    }
    let shown = matches!(deed, Attacking::At(_) | Attacking::Text(_) | Attacking::Ability(_));
    let reply = answered(&then).filter(|_| shown && !attack.cancelled);
    match changed.target {
        AttackTarget::Mortal(slot) => on_mortal(&then, slot, &cards, abilities),
        AttackTarget::Vampire(_) => {
            let Some(blows) = Blows::on_target(&then, &cards, abilities, reply) else { return Vec::new() };
            let mut loss = blows.loss(&then);
            let open = if shown { strike::can_prevent(&then) } else { strike::is_open(&then) };
            if open {
                (loss.least, loss.falls.1, loss.torpor.1) = (0, false, false);
            }
            vec![blood(&then, blows.victim, loss, sum(&then, &blows, word))]
        }
    }
}

/// The player whose Rival the claimant's player is plays a card (§9.8).
fn may_lay(state: &State, who: Seat, attack: &Attack) -> bool {
    cite(9, 8);
    match attack.target {
        AttackTarget::Vampire(victim) => state[who].rival == victim.owner(),
        AttackTarget::Mortal(_) => true,
    }
}

/// A card whose text is void has its numbers still (§12.5).
fn printed_alone(state: &State, card: Option<CardId>) -> Vec<Blow> {
    let bare = |blow: Blow| Blow { text: 0, stolen: 0, ignores_shields: false, mends: false, ..blow };
    strike::blows(state, card, None).into_iter().map(bare).collect()
}

/// The Reaction that lies open, as far as it helps who is now the target (§11.15).
fn answered(state: &State) -> Option<Reply> {
    let attack = state.attack?;
    let (i, reactor) = (attack.reaction.get()?, attack.reactor?);
    let reply = strike::reply(state, reactor, state.card(Slot::library(reactor.owner(), i)));
    let helps = attack.target == AttackTarget::Vampire(reactor);
    Some(if helps { reply } else { Reply { shield: 0, ..reply } })
}

/// §12.15: a mortal falls to one blow of at least its Blood.
fn on_mortal(state: &State, slot: u8, cards: &[Blow], abilities: (u8, u8)) -> Vec<Forecast> {
    cite(12, 15);
    let Some(attack) = state.attack else { return Vec::new() };
    let city = state.book().city_card(slot);
    debug_assert!(city.kind.is_retainer() || city.kind == CityKind::Hunter);
    let standing = strike::standing_damage(state, &attack);
    let base = stats::attribute(state, attack.attacker, attack.kind) + attack.bonus + standing;
    let dealt = |blow: &Blow, more: u8| i32::from(base + blow.skull + blow.text + more);
    let least = cards.iter().map(|blow| dealt(blow, abilities.0)).min().unwrap_or(0);
    let most = cards.iter().map(|blow| dealt(blow, abilities.1)).max().unwrap_or(0);
    let spot = in_the_streets(state, attack.attacker.owner(), Choice::Mortal(slot));
    vec![Forecast::between("mortal", least, most).from(city.blood).at(spot)]
}

/// For the attacked player, if this vampire is the target: the card is hidden, and abilities can still come (§11.1, §12.4). The
/// player's own Reaction and prevention are decided later.
fn suffered(state: &State, victim: Slot, reply: Option<Reply>) -> Vec<Forecast> {
    let Some(attack) = state.attack else { return Vec::new() };
    let mut then = *state;
    then.attack = Some(Attack { target: AttackTarget::Vampire(victim), ..attack });
    let (cards, word) = defended(&then, &attack);
    let abilities = (0, strike::abilities(&then));
    let Some(blows) = Blows::on_target(&then, &cards, abilities, reply) else { return Vec::new() };
    let mut loss = blows.loss(&then);
    // §11.13: a Targeted card may turn to somebody else; §11.17: a card that does not fit takes back the block.
    let stepped_in = attack.first != AttackTarget::Vampire(victim);
    let turned = (stepped_in || state.party(victim).count() > 1) && cards.iter().any(|card| card.targeted);
    let bluff = stepped_in && state.options.bluffs && attack.card.get().is_some() && !attack.face_up;
    if turned || bluff {
        (loss.least, loss.falls.1, loss.torpor.1) = (0, false, false);
    }
    let sum = sum(&then, &blows, word);
    lost_by(&then, victim, loss, sum)
}

/// What the card can be for who does not know it.
fn defended(state: &State, attack: &Attack) -> (Vec<Blow>, &'static str) {
    match attack.card.get() {
        None => (vec![Blow::default()], "card"),
        Some(i) if attack.face_up => {
            (strike::blows(state, Some(state.card(Slot::library(attack.attacker.owner(), i))), None), "card")
        }
        Some(_) => (strike::hidden_blows(state), "hidden-card"),
    }
}

/// A block from elsewhere (§25.24, §25.81): who steps in is the target.
fn elsewhere(state: &State, who: Seat, card: CardId, steps_in: bool) -> Vec<Forecast> {
    let Some(attack) = state.attack else { return Vec::new() };
    if steps_in {
        let blocker = match card.kind() {
            CardKind::Vampire(_) => state.coterie(who).find(|&one| state.card(one) == card),
            _ => state.active_leader(who),
        };
        return blocker.map_or_else(Vec::new, |blocker| suffered(state, blocker, None));
    }
    match attack.target {
        AttackTarget::Vampire(target) if target.owner() == who => suffered(state, target, None),
        _ => Vec::new(),
    }
}

/// §11.19: what a Reaction does to the attacker.
fn struck_back(state: &State, reply: Option<Reply>) -> Vec<Forecast> {
    let (Some(attack), Some(reply)) = (state.attack, reply) else { return Vec::new() };
    let attacker = attack.attacker;
    let damage = reply.damage.map_or(0, |(damage, kind)| {
        let defence = stats::defence(state, attacker, kind)
            + strike::party_shield(state, &attack, attacker, Some(kind));
        damage.saturating_sub(defence)
    });
    let blood = state.blood(attacker);
    let taken = blood.min(damage + reply.lost);
    if taken == 0 {
        return Vec::new();
    }
    // A hidden card may cancel it, and the other player may prevent it.
    let forecast = Forecast::between("blood", blood - taken, blood).from(blood);
    vec![forecast.at(vec![Target::card(attacker)])]
}

/// What a source prevents (§12.11).
fn prevented(state: &State, who: Seat, source: Source) -> u8 {
    let card = EffectContext::of(state, source, who).card;
    let texts = state.book().at(card, When::Prevent).flat_map(|(_, ability)| &ability.does);
    texts.map(|effect| if let Effect::Prevent(n) = effect { *n } else { 0 }).sum()
}

/// Damage that is about to be taken (§12.13).
fn taken(state: &State, victim: Slot, damage: u8) -> Vec<Forecast> {
    let falls = damage >= state.blood(victim);
    let torpor = falls && !burns(state, victim);
    let taken = damage.min(state.blood(victim));
    lost_by(
        state,
        victim,
        Loss { least: taken, most: taken, falls: (falls, falls), torpor: (torpor, torpor) },
        Vec::new(),
    )
}

/// §12.21, §7.10: is the damage that comes Aggravated?
fn burns(state: &State, victim: Slot) -> bool {
    match state.attack {
        Some(attack) if attack.attacker != victim => attack.card.get().is_some_and(|i| {
            let card = state.card(Slot::library(attack.attacker.owner(), i));
            state.book().library_card(card).aggravated
        }),
        Some(_) => false,
        None => state.step == Step::Antagonist,
    }
}

/// §7.8, §7.11: 1 damage of each hunter, dealt once all of it is given out. What was given out before is not to be seen on the table.
fn hunted(state: &State, victim: Slot, left: u8) -> Vec<Forecast> {
    let out =
        state.streets().filter(|&slot| state.book().city_card(slot).kind == CityKind::Hunter).count() as u8;
    let most = state.blood(victim).min(1 + out.saturating_sub(left));
    let falls = (most >= state.blood(victim), state.blood(victim) <= 1);
    // §12.21: it burns, and costs no Prestige (§12.22).
    cite(12, 22);
    lost_by(state, victim, Loss { least: 1, most, falls, torpor: (false, false) }, Vec::new())
}

/// What its player loses with a vampire's Blood: a vampire that falls takes 1 Prestige into torpor (§14.3), and with the last of the
/// coterie its player is out (§3.6, §3.7).
fn lost_by(state: &State, victim: Slot, loss: Loss, sum: Vec<Addend>) -> Vec<Forecast> {
    cite(14, 3);
    cite(3, 6);
    let mut found = vec![blood(state, victim, loss, sum)];
    if loss.torpor.0 {
        found.extend(between(state, victim.owner(), u8::from(loss.torpor.1), 1));
    }
    if loss.falls.0 && state.coterie(victim.owner()).count() == 1 {
        let coterie = Forecast::between("coterie", 0, u8::from(!loss.falls.1)).from(1);
        found.push(coterie.warning_at(0).at(vec![Target::card(victim)]));
    }
    found
}

fn blood(state: &State, victim: Slot, loss: Loss, sum: Vec<Addend>) -> Forecast {
    let blood = state.blood(victim);
    let left = |loss: u8| blood.saturating_sub(loss);
    let forecast = Forecast::between("blood", left(loss.most), left(loss.least)).from(blood);
    Forecast { sum, ..forecast }.at(vec![Target::card(victim)])
}

/// §12.7, §12.11: the numbers as they are written on the cards.
fn sum(state: &State, blows: &Blows, word: &'static str) -> Vec<Addend> {
    let Some(attack) = &state.attack else { return Vec::new() };
    let kind = match attack.kind {
        Type::Ranged => None,
        Type::Physical => Some("physical"),
        Type::Social => Some("social"),
        Type::Mental => Some("mental"),
    };
    let range = |of: &dyn Fn(&Blow) -> u8| {
        let all = || blows.cards.iter().map(of);
        (i32::from(all().min().unwrap_or(0)), i32::from(all().max().unwrap_or(0)))
    };
    let (least, most) = range(&|blow| blow.skull + blow.text);
    let (_, stolen) = range(&|blow| blow.stolen);
    let (_, more) = range(&|blow| blow.ability);
    let aggravated = blows.cards.iter().all(|blow| blow.aggravated);
    let shield = i32::from(blows.party_shield + blows.reply.map_or(0, |reply| reply.shield));
    let defence = if aggravated { 0 } else { i32::from(blows.defence) };
    let some = |word, n: i32| (n != 0).then_some(Addend { word, least: n, most: n });
    let card = Addend { word, least, most };
    let laid = word != "card" || attack.card.get().is_some() || most > 0;
    let sure = i32::from(blows.standing + attack.bonus);
    let abilities = (sure + i32::from(blows.abilities.0), sure + i32::from(blows.abilities.1) + more);
    [
        kind.map(|word| Addend::sure(word, blows.attribute)),
        laid.then_some(card).filter(|card| word != "your-card" || card.most > 0),
        (abilities.1 > 0).then_some(Addend { word: "abilities", least: abilities.0, most: abilities.1 }),
        some("stolen", stolen).filter(|_| word == "card"),
        some("defence", -defence),
        some("shield", -shield),
    ]
    .into_iter()
    .flatten()
    .collect()
}
