//! Who sees what. This module alone decides it: views are built by allow-list, and what a viewer
//! cannot know can be dealt again.

use elysium_kernel::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::State;
use crate::cards::{CardId, Kind, Type};
use crate::rules::{legal, stats};
use crate::sets::{Bits, Slot};
use crate::setup::RuleOptions;
use crate::state::{AttackTarget, Place, Step, Tokens, sum};
use crate::vocabulary::Promise;

/// A card attached to a vampire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttachedView {
    pub card: CardId,
    pub exhausted: bool,
    pub is_title: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VampireView {
    pub slot: Slot,
    pub vampire: CardId,
    pub place: Place,
    pub leader: bool,
    pub exhausted: bool,
    pub no_influence: bool,
    /// Its next attack in this turn cannot be blocked.
    pub unblockable: bool,
    pub blood: u8,
    /// By colour.
    pub tokens: Tokens,
    pub potency: u8,
    pub physical: u8,
    pub social: u8,
    pub mental: u8,
    pub secrecy: u8,
    pub influence: u8,
    pub wounded: bool,
    /// Agenda tokens of Marked Man.
    pub marks: u8,
    pub attached: Vec<AttachedView>,
}

/// An Ongoing card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OngoingView {
    pub slot: Slot,
    pub card: CardId,
    pub exhausted: bool,
    /// Tokens on it, if it has any.
    pub tokens: u8,
}

/// A face-down card with its tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConspiracyView {
    /// `None` for who has not been shown it.
    pub card: Option<CardId>,
    pub tokens: Tokens,
    pub known_to: Seats,
    pub contributors: Seats,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    /// Player 1 is the first player.
    pub number: u8,
    pub rival: Seat,
    /// The Leader, in play or burned.
    pub leader: Option<CardId>,
    pub prestige: u8,
    /// By colour.
    pub tokens: Tokens,
    pub agenda: u8,
    /// `None` before all have laid theirs in the custom set-up, for the others (§24.4).
    pub haven: Option<CardId>,
    /// `None` while it is face down, for the others.
    pub agenda_card: Option<CardId>,
    pub agenda_down: bool,
    /// Your hand; of the others' only what everybody knows.
    pub hand: Vec<CardId>,
    /// The slots of these cards, in the same order: choices name them.
    pub hand_slots: Vec<Slot>,
    /// The backs of Library cards differ from those of vampires.
    pub library_in_hand: u8,
    pub vampires_in_hand: u8,
    pub library: u8,
    pub faction: u8,
    /// A card on top of the Library that this viewer knows.
    pub top: Option<CardId>,
    pub faction_top: Option<CardId>,
    /// Cards put under the decks: how many everybody knows, which only their player.
    pub under: Vec<Option<CardId>>,
    pub faction_under: Vec<Option<CardId>>,
    pub discard: Vec<CardId>,
    pub discard_slots: Vec<Slot>,
    pub vampires: Vec<VampireView>,
    pub ongoing: Vec<OngoingView>,
    pub conspiracies: Vec<ConspiracyView>,
    pub knocked_out: bool,
}

/// A card of the city in The Streets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StreetView {
    pub slot: u8,
    pub card: CardId,
    /// Whose an Ongoing Event is.
    pub owner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackView {
    pub attacker: CardId,
    pub attacker_of: Seat,
    /// `None` before the target is chosen.
    pub target: Option<CardId>,
    pub target_of: Option<Seat>,
    /// `None` before the type is announced.
    pub kind: Option<Type>,
    pub intel: u8,
    /// A card was laid; which, if the viewer may know it.
    pub card_laid: bool,
    pub card: Option<CardId>,
    pub blocker: Option<CardId>,
    pub reaction_laid: bool,
    pub reaction: Option<CardId>,
    pub bonus: u8,
    pub claim: bool,
}

/// One player's part in a Scheme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VoteView {
    pub seat: Seat,
    pub visible: u8,
    /// That there is hidden Prestige is seen, how much only by its player.
    pub fist: bool,
    pub hidden: Option<u8>,
    pub modifier_laid: bool,
    pub modifier: Option<CardId>,
    pub answer: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SchemeView {
    pub card: CardId,
    pub by: CardId,
    pub named: Seats,
    pub votes: Vec<VoteView>,
}

/// The table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub options: RuleOptions,
    pub step: Step,
    /// The round: turns of each player.
    pub turn: u16,
    pub active: Seat,
    pub first: Seat,
    pub actions: u8,
    pub had_turn: Seats,
    pub players: Vec<PlayerView>,
    pub supply: Tokens,
    pub streets: Vec<StreetView>,
    pub city_deck: u8,
    pub city_discard: Vec<CardId>,
    pub city_burned: Vec<CardId>,
    pub attack: Option<AttackView>,
    pub scheme: Option<SchemeView>,
    pub claimant: Option<CardId>,
    pub promises: Vec<(Seat, Promise)>,
    pub winners: Seats,
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let book = state.book();
    let city = |set: u64| Bits(set).map(|slot| book.city_id(slot)).collect::<Vec<_>>();
    let street = |slot: u8| StreetView { slot, card: book.city_id(slot), owner: state.city.owner(slot) };
    View {
        options: state.options,
        step: state.step,
        turn: state.turn.div_ceil(state.seats as u16),
        active: state.active,
        first: state.first,
        actions: state.actions,
        had_turn: state.had_turn,
        players: state.everyone().into_iter().map(|seat| player(state, seat, viewer)).collect(),
        supply: state.supply,
        streets: state.streets().map(street).collect(),
        city_deck: state.city.deck.count_ones() as u8,
        city_discard: city(state.city.discard),
        city_burned: city(state.city.burned),
        attack: attack(state, viewer),
        scheme: scheme(state, viewer),
        claimant: state.claimant.map(|slot| state.card(slot)),
        promises: state.promises.iter().filter_map(|p| Some((p.by, p.promise?))).collect(),
        winners: state.winners,
    }
}

fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = &state[seat];
    let own = viewer.sees(seat);
    let library = |i: u8| state.card(Slot::library(seat, i));
    let vampire = |i: u8| state.card(Slot::vampire(seat, i));
    let seen_hand = if own { player.hand } else { player.hand & player.shown };
    let hand = pile(state, seat, seen_hand, if own { player.vampires_in_hand } else { 0 });
    let discard = pile(state, seat, player.discard, player.vampires_discarded);
    let of = |pile: &[(CardId, Slot)]| pile.iter().map(|(card, _)| *card).collect::<Vec<_>>();
    let slots = |pile: &[(CardId, Slot)]| pile.iter().map(|(_, slot)| *slot).collect::<Vec<_>>();
    let laden = |i: u8| player.laden.iter().find(|one| one.card == i);
    PlayerView {
        seat,
        number: state.number(seat),
        rival: player.rival,
        leader: state.leader(seat).map(|leader| state.card(leader)),
        prestige: player.total_prestige(),
        tokens: player.prestige,
        agenda: player.agenda,
        haven: (own || !before_leaders(state)).then(|| state.haven_card(seat)),
        agenda_card: (own || !player.agenda_down).then(|| state.agenda_card(seat)),
        agenda_down: player.agenda_down,
        hand: of(&hand),
        hand_slots: slots(&hand),
        library_in_hand: player.hand.count_ones() as u8,
        vampires_in_hand: player.vampires_in_hand.count_ones() as u8,
        library: player.library_size(),
        faction: player.faction_size(),
        top: player.top.get().filter(|_| own || player.top_open).map(library),
        faction_top: player.faction_top.get().filter(|_| own).map(vampire),
        under: player.under.iter().map(|&i| own.then(|| library(i))).collect(),
        faction_under: player.faction_under.iter().map(|&i| own.then(|| vampire(i))).collect(),
        discard: of(&discard),
        discard_slots: slots(&discard),
        vampires: state.vampires(seat).map(|slot| vampire_view(state, slot)).collect(),
        ongoing: Bits(player.ongoing)
            .map(|i| OngoingView {
                slot: Slot::library(seat, i),
                card: library(i),
                exhausted: player.exhausted >> i & 1 == 1,
                tokens: laden(i).map_or(0, |one| sum(&one.tokens)),
            })
            .collect(),
        conspiracies: player
            .laden
            .iter()
            .filter(|one| one.down)
            .map(|one| ConspiracyView {
                card: (own || viewer.among(one.known)).then(|| library(one.card)),
                tokens: one.tokens,
                known_to: one.known,
                contributors: one.contributors,
            })
            .collect(),
        knocked_out: player.knocked_out,
    }
}

/// In the custom set-up Havens lie face down until everybody has chosen.
fn before_leaders(state: &State) -> bool {
    state.options.custom && matches!(state.step, Step::Start | Step::Leaders)
}

/// Open cards of a player, by name: their slots say nothing about cards that are hidden.
fn pile(state: &State, seat: Seat, library: u64, vampires: u8) -> Vec<(CardId, Slot)> {
    let slots = State::library_slots(seat, library).chain(State::vampire_slots(seat, vampires));
    let mut pile: Vec<_> = slots.map(|slot| (state.card(slot), slot)).collect();
    pile.sort_unstable();
    pile
}

fn vampire_view(state: &State, slot: Slot) -> VampireView {
    let me = &state[slot];
    let attribute = |of| if me.in_coterie() { stats::attribute(state, slot, of) } else { 0 };
    VampireView {
        slot,
        vampire: state.card(slot),
        place: me.place,
        leader: state.leader(slot.owner()) == Some(slot),
        exhausted: me.exhausted,
        no_influence: me.no_influence,
        unblockable: me.unblockable,
        blood: state.blood(slot),
        tokens: me.blood,
        potency: stats::potency(state, slot),
        physical: attribute(Type::Physical),
        social: attribute(Type::Social),
        mental: attribute(Type::Mental),
        secrecy: stats::secrecy(state, slot),
        influence: stats::influence(state, slot),
        wounded: stats::is_wounded(state, slot),
        marks: me.marks,
        attached: stats::attached(state, slot)
            .map(|(one, card)| AttachedView {
                card,
                exhausted: one.exhausted,
                is_title: stats::is_title(state, slot, &one),
            })
            .collect(),
    }
}

fn attack(state: &State, viewer: Viewer) -> Option<AttackView> {
    let attack = state.attack.as_ref()?;
    let owner = attack.attacker.owner();
    // Until step 2 the attack stands on the attacker itself.
    let target = (attack.target != AttackTarget::Vampire(attack.attacker)).then_some(attack.target);
    let shown = matches!(state.step, Step::Abilities | Step::Damage);
    let typed = !matches!(state.step, Step::Target | Step::Lay);
    let card = attack.card.get().map(|i| state.card(Slot::library(owner, i)));
    let reaction = attack.reaction.get().zip(attack.reactor);
    let reaction =
        reaction.map(|(i, reactor)| (reactor.owner(), state.card(Slot::library(reactor.owner(), i))));
    Some(AttackView {
        attacker: state.card(attack.attacker),
        attacker_of: owner,
        target: target.map(|target| match target {
            AttackTarget::Vampire(slot) => state.card(slot),
            AttackTarget::Mortal(slot) => state.book().city_id(slot),
        }),
        target_of: target.and_then(|target| match target {
            AttackTarget::Vampire(slot) => Some(slot.owner()),
            AttackTarget::Mortal(_) => None,
        }),
        kind: typed.then_some(attack.kind),
        intel: attack.intel,
        card_laid: card.is_some(),
        card: card.filter(|_| shown || attack.face_up || viewer.sees(owner)),
        blocker: attack.blocker.map(|blocker| state.card(blocker.vampire)),
        reaction_laid: reaction.is_some(),
        reaction: reaction.filter(|(seat, _)| shown || viewer.sees(*seat)).map(|(_, card)| card),
        bonus: attack.bonus,
        claim: attack.claim,
    })
}

fn scheme(state: &State, viewer: Viewer) -> Option<SchemeView> {
    let scheme = state.scheme.as_ref()?;
    let vote = |seat: Seat| {
        let i = seat.index();
        let modifier = scheme.modifier[i].get().map(|n| state.card(Slot::library(seat, n)));
        let answer = if scheme.yes.has(seat) { Some(true) } else { scheme.no.has(seat).then_some(false) };
        VoteView {
            seat,
            visible: scheme.open[i],
            fist: scheme.held.has(seat),
            hidden: viewer.sees(seat).then_some(scheme.fist[i]),
            modifier_laid: modifier.is_some(),
            modifier: modifier.filter(|_| viewer.sees(seat)),
            answer,
        }
    };
    Some(SchemeView {
        card: state.card(scheme.card),
        by: state.card(scheme.by),
        named: scheme.named,
        votes: state.everyone().into_iter().map(vote).collect(),
    })
}

/// What a hidden Library card must be to lie where it lies.
#[derive(Clone, Copy, PartialEq)]
enum Must {
    Anything,
    Conspiracy,
    Modifier,
    /// Stands in for an Influence Modifier (Old Post Office).
    PostOffice,
    Attack,
    Reaction,
}

/// Exchanges what `viewer` cannot know at `now`: Library cards and vampires of the others among
/// themselves, the viewer's decks, Events in deck and box, fists, face-down Agendas.
pub fn redeal(base: &mut State, now: &State, viewer: Viewer, rng: &mut fastrand::Rng) {
    if viewer == Viewer::Omniscient {
        return;
    }
    for seat in now.everyone() {
        library(base, now, seat, viewer, rng);
        faction(base, now, seat, viewer, rng);
        if !viewer.sees(seat) && now[seat].agenda_down && base[seat].agenda_down {
            base[seat].agenda_card = any_of(CardId::agenda, rng);
        }
        if !viewer.sees(seat) && before_leaders(now) {
            base[seat].haven = any_of(CardId::haven, rng);
        }
        if let (Some(scheme), Some(seen)) = (&mut base.scheme, &now.scheme) {
            let i = seat.index();
            let most = now[seat].total_prestige().saturating_sub(1);
            if !viewer.sees(seat) && scheme.held.has(seat) && seen.held.has(seat) {
                scheme.fist[i] = rng.u8(..=most);
            }
        }
    }
    events(base, now, rng);
}

/// Any card of the core set in one table.
fn any_of(table: fn(u16) -> CardId, rng: &mut fastrand::Rng) -> Option<CardId> {
    let cards: Vec<CardId> = crate::cards::book(false).names.core(table).collect();
    rng.choice(cards)
}

/// Slots of a player's Library that `viewer` cannot tell apart, each with what it must be.
fn hidden_library(now: &State, seat: Seat, viewer: Viewer) -> Vec<(u8, Must)> {
    let (player, own) = (&now[seat], viewer.sees(seat));
    let mut hidden: Vec<(u8, Must)> = Bits(player.library).map(|i| (i, Must::Anything)).collect();
    if !own {
        let open_top = player.top.get().filter(|_| !player.top_open);
        let unseen = Bits(player.hand & !player.shown).chain(player.under.iter().copied()).chain(open_top);
        hidden.extend(unseen.map(|i| (i, Must::Anything)));
        let face_down = player.laden.iter().filter(|one| one.down && !viewer.among(one.known));
        hidden.extend(face_down.map(|one| (one.card, Must::Conspiracy)));
        if let Some(scheme) = &now.scheme
            && let Some(i) = scheme.modifier[seat.index()].get()
        {
            hidden.push((i, if scheme.post.has(seat) { Must::PostOffice } else { Must::Modifier }));
        }
        let shown = matches!(now.step, Step::Abilities | Step::Damage);
        if let (Some(attack), false) = (&now.attack, shown) {
            if let (Some(i), true, false) =
                (attack.card.get(), attack.attacker.owner() == seat, attack.face_up)
            {
                hidden.push((i, Must::Attack));
            }
            if let (Some(i), Some(reactor)) = (attack.reaction.get(), attack.reactor)
                && reactor.owner() == seat
            {
                hidden.push((i, Must::Reaction));
            }
        }
    }
    hidden.retain(|(i, _)| now.exposed.library[seat.index()] >> i & 1 == 0);
    hidden
}

fn fits(now: &State, must: Must, card: CardId) -> bool {
    let text = now.book().library_card(card);
    let attack = now.attack.as_ref();
    match must {
        Must::Anything => true,
        Must::Conspiracy => text.kind == Kind::Conspiracy,
        Must::Modifier => text.kind == Kind::InfluenceModifier,
        Must::PostOffice => text.kind != Kind::InfluenceModifier && matches!(text.potency, Some(1..=3)),
        Must::Attack => {
            now.options.bluffs
                || attack.is_some_and(|a| legal::attack_card(now, a.attacker, a.kind, card).is_ok())
        }
        Must::Reaction => {
            now.options.bluffs
                || attack.is_some_and(|a| {
                    a.reactor.is_some_and(|reactor| legal::reaction(now, reactor, a.kind, card).is_ok())
                })
        }
    }
}

/// Random exchanges that leave every card where it may lie.
fn library(base: &mut State, now: &State, seat: Seat, viewer: Viewer, rng: &mut fastrand::Rng) {
    let hidden = hidden_library(now, seat, viewer);
    for i in 0..hidden.len() {
        let ((a, must_a), (b, must_b)) = (hidden[i], hidden[rng.usize(..hidden.len())]);
        let (card_a, card_b) = (now_card(base, seat, a), now_card(base, seat, b));
        if fits(now, must_a, card_b) && fits(now, must_b, card_a) {
            let def = base.def[seat.index()].as_mut_slice();
            def.swap(a as usize, b as usize);
        }
    }
}

fn now_card(base: &State, seat: Seat, i: u8) -> CardId {
    base.card(Slot::library(seat, i))
}

fn faction(base: &mut State, now: &State, seat: Seat, viewer: Viewer, rng: &mut fastrand::Rng) {
    let (player, own) = (&now[seat], viewer.sees(seat));
    let mut set = player.faction;
    if !own {
        set |= player.vampires_in_hand;
        player.faction_under.iter().for_each(|i| set |= 1 << i);
        if let Some(top) = player.faction_top.get() {
            set |= 1 << top;
        }
    }
    set &= !now.exposed.vampires[seat.index()];
    // During set-up a player knows their own seven.
    if own && matches!(now.step, Step::Start | Step::Leaders) {
        return;
    }
    let slots: Vec<u8> = Bits(set as u64).collect();
    for i in (1..slots.len()).rev() {
        let (a, b) = (slots[i], slots[rng.usize(..=i)]);
        let (a, b) = (Slot::vampire(seat, a).index(), Slot::vampire(seat, b).index());
        base.def[seat.index()].as_mut_slice().swap(a, b);
    }
}

/// Nobody knows which Events are in the box.
fn events(base: &mut State, now: &State, rng: &mut fastrand::Rng) {
    let book = now.book();
    let is_event = |slot: &u8| book.city_card(*slot).kind.is_event() && now.exposed.city >> slot & 1 == 0;
    let mut hidden: Vec<u8> = Bits(now.city.deck | now.city.boxed).filter(is_event).collect();
    // What is in the deck because it came back into it is known to be there.
    let known = now.city.boxed == 0;
    let boxed = hidden.iter().filter(|&&slot| base.city.boxed >> slot & 1 == 1).count();
    if known
        || boxed == 0
        || hidden.iter().any(|&slot| base.city.deck >> slot & 1 == 0 && base.city.boxed >> slot & 1 == 0)
    {
        return;
    }
    rng.shuffle(&mut hidden);
    for (i, slot) in hidden.into_iter().enumerate() {
        let (into, out) = if i < boxed {
            (&mut base.city.boxed, &mut base.city.deck)
        } else {
            (&mut base.city.deck, &mut base.city.boxed)
        };
        *into |= 1 << slot;
        *out &= !(1 << slot);
    }
}
