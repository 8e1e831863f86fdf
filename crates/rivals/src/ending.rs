//! How a game of Rivals ends (section 3), and what Agenda points come from.

use elysium_kernel::{Rule, Seat, Seats};
use elysium_kit::{ChapterStart, Endings, OpenLog, Vocabulary};

use crate::cards::CardId;
use crate::state::AGENDA_TO_WIN;
use crate::vocabulary::Event;
use crate::{Rivals, State};

/// How a game is decided, or how somebody leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Rivals)]
pub enum Fate {
    /// §3.2: enough Agenda.
    ReachedAgenda { who: Seat, agenda: u8 },
    /// §3.3: knocked out the Rival.
    BeatRival { who: Seat, rival: Seat },
    /// §3.4: somebody is knocked out, nobody can claim the win for it, and the most Agenda wins.
    MostAgenda { who: Seat, agenda: u8, out: Seats },
    /// §3.18: and only one is left.
    LastLeft { who: Seat },
    /// §27.8: the most Agenda after the last turn.
    TurnLimit { who: Seat, agenda: u8 },
    /// §27.14: all are knocked out, and none of them knocked out the Rival.
    NobodyLeft,
    /// §3.12: several could claim the win, and the active player has it.
    TieActive { who: Seat },
    /// §3.12: or else who has the most Prestige.
    TiePrestige { who: Seat, prestige: u8, less: u8 },
    /// §3.12: or else who has the highest player number.
    TieNumber { who: Seat, number: u8 },
    /// §3.5, §3.14: knocked out by losing the last Prestige to a card.
    PrestigeLost {
        who: Seat,
        card: CardId,
        #[word(absent = "alone")]
        by: Option<Seat>,
    },
    /// §3.5, §3.14: or by having it stolen.
    PrestigeStolen { who: Seat, card: CardId, by: Seat },
    /// §3.15: or by putting it onto a vampire that enters torpor.
    PrestigeForTorpor {
        who: Seat,
        vampire: CardId,
        #[word(absent = "alone")]
        by: Option<Seat>,
    },
    /// §3.14: or by being made to put it onto a Conspiracy.
    PrestigeForConspiracy { who: Seat, by: Seat },
    /// §3.6: knocked out with the last vampire outside torpor.
    LastVampireDefeated {
        who: Seat,
        vampire: CardId,
        #[word(absent = "alone")]
        by: Option<Seat>,
    },
    /// §3.7: the same, burned.
    LastVampireBurned {
        who: Seat,
        vampire: CardId,
        #[word(absent = "alone")]
        by: Option<Seat>,
    },
}

/// What Agenda comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Rivals, names(CardId = "card"))]
pub enum Origin {
    /// §4.11: defeated vampires of the Rival.
    Defeats,
    /// §4.13: defeated mortals.
    Mortals,
    /// §3.8, §3.9: the Rival was knocked out by somebody else.
    KnockOut,
    /// §25.47: tokens of a marked vampire.
    Marks,
    /// Whatever this card brought: an Agenda, a Scheme, a Title.
    Card(CardId),
    /// What was lost again.
    Lost,
}

impl Endings for Rivals {
    type Fate = Fate;
    type Origin = Origin;

    const TRACKS: &'static [&'static str] = &["agenda", "prestige"];

    fn decided(state: &State, log: &OpenLog<Self>) -> Vec<Fate> {
        let Some(winner) = state.winners.into_iter().next() else { return vec![Fate::NobodyLeft] };
        let end = End { state, log };
        let mut sentences = vec![end.claim(winner)];
        sentences.extend(end.tie_break(winner));
        sentences
    }

    fn out(state: &State) -> Seats {
        state.everyone().into_iter().filter(|&seat| state[seat].knocked_out).collect()
    }

    fn fate(state: &State, log: &OpenLog<Self>, seat: Seat) -> Option<Fate> {
        let is_end =
            |(_, event): &(Rule, Event)| matches!(event, Event::KnockedOut { who, .. } if *who == seat);
        let until = log.iter().position(is_end)?;
        let Event::KnockedOut { by, .. } = log[until].1 else { return None };
        let before = || log[..until].iter().rev().map(|(_, event)| *event);
        let fallen = || {
            before().find_map(|event| match event {
                Event::Torpor { who, vampire, .. } if who == seat => Some(vampire),
                _ => None,
            })
        };
        // §3.5 goes before §3.6, as the log has it.
        if state[seat].total_prestige() == 0 {
            return before().find_map(|event| match event {
                Event::LostPrestige { who, by: Some(card), .. } if who == seat => {
                    Some(Fate::PrestigeLost { who, card, by })
                }
                Event::LostPrestige { who, by: None, .. } if who == seat => {
                    Some(Fate::PrestigeForTorpor { who, vampire: fallen()?, by })
                }
                Event::StolePrestige { who: thief, from, by: card, .. } if from == seat => {
                    Some(Fate::PrestigeStolen { who: from, card, by: thief })
                }
                Event::Contributed { who, to, .. } if who == seat => {
                    Some(Fate::PrestigeForConspiracy { who, by: to })
                }
                _ => None,
            });
        }
        before().find_map(|event| match event {
            Event::Torpor { who, vampire, .. } if who == seat => {
                Some(Fate::LastVampireDefeated { who, vampire, by })
            }
            Event::VampireBurned { who, vampire, .. } if who == seat => {
                Some(Fate::LastVampireBurned { who, vampire, by })
            }
            _ => None,
        })
    }

    fn origins(state: &State, log: &OpenLog<Self>, seat: Seat) -> Vec<(Origin, i32)> {
        if state[seat].knocked_out {
            return Vec::new();
        }
        let mut found: Vec<(Origin, i32)> = Vec::new();
        for (rule, event) in log {
            let (origin, points) = match *event {
                Event::GainedAgenda { who, amount, by } if who == seat => {
                    (origin(*rule, by), i32::from(amount))
                }
                Event::MarkTaken { who, amount, .. } if who == seat => (Origin::Marks, i32::from(amount)),
                Event::LostAgenda { who, amount, .. } if who == seat => (Origin::Lost, -i32::from(amount)),
                _ => continue,
            };
            match found.iter_mut().find(|(known, _)| *known == origin) {
                Some((_, sum)) => *sum += points,
                None => found.push((origin, points)),
            }
        }
        found
    }

    fn tally(state: &State, seat: Seat) -> Vec<f64> {
        let player = &state[seat];
        vec![player.agenda.into(), player.total_prestige().into()]
    }

    fn chapter(event: &Event) -> Option<ChapterStart> {
        matches!(event, Event::Turn { .. }).then_some(ChapterStart::OnAxis)
    }
}

fn origin(rule: Rule, by: Option<CardId>) -> Origin {
    match (by, rule) {
        (Some(_), MORTALS) => Origin::Mortals,
        (Some(card), _) => Origin::Card(card),
        (None, DEFEATS) => Origin::Defeats,
        (None, _) => Origin::KnockOut,
    }
}

const DEFEATS: Rule = Rule::new(4, 11);
const MORTALS: Rule = Rule::new(4, 13);

/// A game that is over, with its log.
struct End<'a> {
    state: &'a State,
    log: &'a OpenLog<Rivals>,
}

impl End<'_> {
    /// By what this seat can claim the win.
    fn claim(&self, who: Seat) -> Fate {
        let agenda = self.state[who].agenda;
        let out = Rivals::out(self.state);
        let left = self.state.everyone().into_iter().filter(|&seat| !out.has(seat)).count();
        if self.is_turn_limit() {
            Fate::TurnLimit { who, agenda }
        } else if self.has_reached(who) {
            Fate::ReachedAgenda { who, agenda }
        } else if self.beat_rival(who) {
            Fate::BeatRival { who, rival: self.state[who].rival }
        } else if left == 1 {
            Fate::LastLeft { who }
        } else {
            Fate::MostAgenda { who, agenda, out }
        }
    }

    /// §3.12: what puts the winner before others who could claim the win as well.
    fn tie_break(&self, who: Seat) -> Option<Fate> {
        let others = self.claims().without(who);
        if others.is_empty() {
            return None;
        }
        let prestige = |seat: Seat| self.state[seat].total_prestige();
        if who == self.state.active {
            return Some(Fate::TieActive { who });
        }
        match others.into_iter().map(prestige).max() {
            Some(less) if less < prestige(who) => {
                Some(Fate::TiePrestige { who, prestige: prestige(who), less })
            }
            _ => Some(Fate::TieNumber { who, number: self.state.number(who) }),
        }
    }

    /// Everybody who could claim the win, as `rules::end` has it.
    fn claims(&self) -> Seats {
        let everyone = self.state.everyone();
        let claims: Seats =
            everyone.into_iter().filter(|&seat| self.has_reached(seat) || self.beat_rival(seat)).collect();
        if !claims.is_empty() && !self.is_turn_limit() {
            return claims;
        }
        let left = || everyone.into_iter().filter(|&seat| !self.state[seat].knocked_out);
        let most = left().map(|seat| self.state[seat].agenda).max();
        left().filter(|&seat| Some(self.state[seat].agenda) == most).collect()
    }

    fn is_turn_limit(&self) -> bool {
        self.log.iter().any(|(_, event)| *event == Event::TurnLimit)
    }

    /// §3.2; what §3.8 gives comes after that.
    fn has_reached(&self, seat: Seat) -> bool {
        let gift = |(rule, event): &(Rule, Event)| match event {
            Event::GainedAgenda { who, amount, by: None } if *who == seat && *rule != DEFEATS => *amount,
            _ => 0,
        };
        let gifts: u8 = self.log.iter().map(gift).sum();
        !self.state[seat].knocked_out && self.state[seat].agenda.saturating_sub(gifts) >= AGENDA_TO_WIN
    }

    fn beat_rival(&self, seat: Seat) -> bool {
        let beaten = Event::KnockedOut { who: self.state[seat].rival, by: Some(seat) };
        self.log.iter().any(|(_, event)| *event == beaten)
    }
}
