//! The table as the easy bot looks at it: who is who, and what lies where.

use elysium_kernel::Seat;

use crate::View;
use crate::cards::{CardId, CardKind, Disc, Mode, Text, book};
use crate::state::{ClauseNo, MinionId, PermanentId, Slot, Standing, Thing};
use crate::view::{MinionView, PermanentView, PlayerView, UncontrolledView};

pub(super) struct SeatView<'a> {
    pub view: &'a View,
    pub me: Seat,
    pub prey: Option<Seat>,
    pub predator: Option<Seat>,
}

impl<'a> SeatView<'a> {
    pub fn new(view: &'a View, me: Seat) -> Self {
        let seats = view.players.len();
        let clockwise = (1..seats).map(|i| Seat(((me.index() + i) % seats) as u8));
        let mut others = clockwise.filter(|seat| view.players[seat.index()].standing == Standing::Playing);
        let prey = others.next();
        SeatView { view, me, prey, predator: others.next_back().or(prey) }
    }

    pub fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat.index()]
    }

    pub fn mine(&self) -> &'a PlayerView {
        self.player(self.me)
    }

    pub fn pool(&self) -> u8 {
        self.mine().pool
    }

    pub fn minion(&self, id: MinionId) -> Option<&'a MinionView> {
        self.view.minions.iter().find(|one| one.id == id)
    }

    /// A minion that a frame names by its card.
    pub fn named(&self, card: CardId, who: Seat) -> Option<&'a MinionView> {
        self.view.minions.iter().find(|one| one.card == card && one.controller == who)
    }

    pub fn permanent(&self, id: PermanentId) -> Option<&'a PermanentView> {
        self.view.permanents.iter().find(|one| one.id == id)
    }

    pub fn on(&self, minion: MinionId) -> impl Iterator<Item = &'a PermanentView> {
        self.view.permanents.iter().filter(move |one| one.on == Some(minion) && !one.contested)
    }

    pub fn minions(&self, seat: Seat) -> impl Iterator<Item = &'a MinionView> {
        self.view.minions.iter().filter(move |one| one.controller == seat && !one.contested)
    }

    pub fn ready(&self, seat: Seat) -> impl Iterator<Item = &'a MinionView> {
        self.minions(seat).filter(|one| !one.torpor)
    }

    /// Minions that could block now.
    pub fn awake(&self, seat: Seat) -> impl Iterator<Item = &'a MinionView> {
        self.ready(seat).filter(|one| !one.locked)
    }

    pub fn uncontrolled(&self, slot: Slot) -> Option<&'a UncontrolledView> {
        self.mine().uncontrolled.iter().find(|one| one.slot == Some(slot))
    }

    /// A card that a choice names: of the bot's hand or uncontrolled region, or being played.
    pub fn card(&self, slot: Slot) -> Option<CardId> {
        let mine = self.mine();
        let hand = mine.hand_slots.iter().zip(mine.hand.iter().flatten());
        let held = hand.into_iter().find(|(other, _)| **other == slot).map(|(_, card)| *card);
        held.or_else(|| self.uncontrolled(slot)?.card)
    }

    pub fn controller(&self, thing: Thing) -> Option<Seat> {
        match thing {
            Thing::Minion(minion) => self.minion(minion).map(|one| one.controller),
            Thing::Permanent(permanent) => self.permanent(permanent).map(|one| one.controller),
            Thing::Card(slot) => Some(slot.owner()),
            Thing::Player(seat) => Some(seat),
            Thing::Clan(_) | Thing::Nothing => None,
        }
    }

    /// The way in which a card of the hand is played.
    pub fn mode(&self, slot: Slot, clause: ClauseNo) -> Option<(CardId, &'static Mode)> {
        let card = self.card(slot)?;
        let (ClauseNo::Mode(n), CardKind::Library(_)) = (clause, card.kind()) else { return None };
        Some((card, book().library(card).modes.get(usize::from(n))?))
    }

    /// How much the bot likes what is good for somebody: its prey least.
    pub fn liking(&self, seat: Seat) -> f32 {
        if seat == self.me {
            1.0
        } else if Some(seat) == self.prey {
            -1.0
        } else if Some(seat) == self.predator {
            -0.6
        } else {
            -0.2
        }
    }

    /// The votes of ready minions of a seat, by title.
    pub fn votes(&self, seat: Seat) -> i32 {
        self.ready(seat).filter_map(|one| one.title).map(|title| i32::from(title.votes())).sum()
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let playing = self.view.players.iter().filter(|one| one.standing == Standing::Playing);
        let me = self.me;
        playing.map(|one| one.seat).filter(move |&seat| seat != me)
    }
}

/// The text of a card in play. What effects have given for a while is not looked at.
pub(super) fn text_in_play(card: CardId, clause: ClauseNo) -> Option<&'static Text> {
    let ClauseNo::Text(n) = clause else { return None };
    book().texts(card).get(usize::from(n))
}

/// Does a crypt card have these Disciplines in print?
pub(super) fn prints(card: CardId, discs: &[Disc]) -> bool {
    let CardKind::Crypt(_) = card.kind() else { return discs.is_empty() };
    let has = &book().crypt(card).disc;
    discs
        .iter()
        .all(|disc| has.iter().any(|one| one.discipline == disc.discipline && one.superior >= disc.superior))
}
