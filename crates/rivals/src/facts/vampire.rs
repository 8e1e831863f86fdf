//! A vampire in play.

use elysium_kernel::Reason;
use elysium_kernel::scenario::given::{split, words, yes};
use elysium_kernel::scenario::{About, Given, Subject};

use super::words::{foreign, names, place_name, read_foreign};
use super::zones::take;
use super::{Read, Reading, city};
use crate::cards::{CardId, CardKind, CityKind, Kind, Type};
use crate::rules::stats;
use crate::sets::Slot;
use crate::state::{Attached, Attachment, MOST_ATTACHED, Place, Vampire, sum};
use crate::{Rivals, State, reasons};

type Fact = super::Fact<Slot>;

impl Subject<Rivals> for Slot {
    const TITLE: &'static str = "A vampire in play, by name (`skunk`)";

    fn named(words: &[&str]) -> Option<String> {
        let [word] = words else { return None };
        let card = CardId::find(word).filter(|card| matches!(card.kind(), CardKind::Vampire(_)))?;
        Some(card.slug().into())
    }

    fn all(state: &State) -> Vec<Slot> {
        state.everyone().into_iter().flat_map(|seat| state.vampires(seat)).collect()
    }

    fn name(self, state: &State) -> String {
        state.card(self).slug().into()
    }

    fn missing(_: &State, name: &str) -> Reason {
        reasons::vampire_missing(name)
    }
}

fn mark(draft: &mut Reading, slot: Slot, given: Given, place: fn(&mut Vampire) -> &mut bool) -> Read<()> {
    *place(&mut draft.state[slot]) = given.flag()?;
    Ok(())
}

pub(super) static VAMPIRE: About<Rivals, Slot> = About(&[
    Fact::new("of", "<SEAT>", "whose it is", |_, slot| words([slot.owner()])).derived(),
    Fact::new("place", "haven|streets|torpor", "`haven`, `streets` or `torpor`", |state, slot| {
        words([place_name(state[slot].place)])
    })
    .derived(),
    Fact::new("party", "<card vampire>*", "its party, itself included", |state, slot| {
        names(state, state.party(slot))
    })
    .derived(),
    Fact::new(
        "attached",
        "<card not vampire haven agenda>[/exhausted]*",
        "cards attached: `vagrant student/exhausted herald`",
        |state, slot| {
            let mark = |exhausted: bool| if exhausted { "/exhausted" } else { "" };
            words(
                stats::attached(state, slot)
                    .map(|(one, card)| format!("{}{}", card.slug(), mark(one.exhausted))),
            )
        },
    )
    .in_order()
    .given("none", attach),
    Fact::new(
        "foreign",
        "<SEAT>/<number>*",
        "how much of its Blood is of other colours: `B/1`",
        |state, slot| foreign(&state[slot].blood, slot.owner()),
    )
    .given("none", |draft, slot, given| {
        draft.state[slot].blood = read_foreign(given, slot.owner(), draft.seats())?;
        Ok(())
    }),
    Fact::new("blood", "<number>", "Blood", |state, slot| words([state.blood(slot)])).given(
        "full, or 1 in torpor",
        |draft, slot, given| {
            let state = &mut draft.state;
            let full = if state[slot].place == Place::Torpor { 1 } else { state.marks(slot).potency };
            let (blood, most) = (given.number()?.unwrap_or(full), stats::potency(state, slot));
            if blood == 0 || blood > most {
                return Err(given.wrong(reasons::blood(most).by_rule(14, 11)));
            }
            let own = blood.checked_sub(sum(&state[slot].blood));
            state[slot].blood[slot.owner().index()] =
                own.ok_or_else(|| given.wrong(reasons::blood_short()))?;
            Ok(())
        },
    ),
    Fact::new("exhausted", "<flag>", "`yes` or `no`", |state, slot| yes(state[slot].exhausted)).given(
        "`no`; always in torpor",
        |draft, slot, given| {
            let me = &mut draft.state[slot];
            me.exhausted = given.flag()? || me.place == Place::Torpor;
            Ok(())
        },
    ),
    Fact::new("no-influence", "<flag>", "it has no Influence", |state, slot| yes(state[slot].no_influence))
        .given("`no`", |draft, slot, given| mark(draft, slot, given, |me| &mut me.no_influence)),
    Fact::new("used", "<flag>", "its ability was used this turn", |state, slot| yes(state[slot].used))
        .given("`no`", |draft, slot, given| mark(draft, slot, given, |me| &mut me.used)),
    Fact::new("regrouped", "<flag>", "it regrouped since the last action", |state, slot| {
        yes(state[slot].regrouped)
    })
    .given("`no`", |draft, slot, given| mark(draft, slot, given, |me| &mut me.regrouped)),
    Fact::new("unblockable", "<flag>", "its next attack cannot be blocked", |state, slot| {
        yes(state[slot].unblockable)
    })
    .given("`no`", |draft, slot, given| mark(draft, slot, given, |me| &mut me.unblockable)),
    Fact::new(
        "mended",
        "<flag>",
        "it was mended in this Mending step",
        |state, slot| yes(state[slot].mended),
    )
    .given("`no`", |draft, slot, given| mark(draft, slot, given, |me| &mut me.mended)),
    Fact::new("marks", "<number>", "tokens of Marked Man", |state, slot| words([state[slot].marks])).given(
        "0",
        |draft, slot, given| {
            draft.state[slot].marks = given.number()?.unwrap_or(0);
            Ok(())
        },
    ),
    Fact::new("gained", "<number>", "Influence gained for the action", |state, slot| {
        words([state[slot].influence])
    })
    .given("0", |draft, slot, given| {
        draft.state[slot].influence = given.number()?.unwrap_or(0);
        Ok(())
    }),
    Fact::new("attacks", "<type>*", "types of attacks that its party has made this turn", |state, slot| {
        let made = Type::ALL.iter().filter(|kind| state[slot].attacks & kind.bit() != 0);
        words(made.map(|kind| kind.slug()))
    })
    .given("none", |draft, slot, given| {
        let kinds = given.list(|word| Type::find(word).ok_or_else(|| reasons::no_type(word)))?;
        let bits = kinds.unwrap_or_default().into_iter().fold(0, |bits, kind| bits | kind.bit());
        draft.state[slot].attacks = bits;
        Ok(())
    }),
    Fact::new("wounded", "<flag>", "`yes` or `no`", |state, slot| yes(stats::is_wounded(state, slot)))
        .derived(),
    Fact::new("potency", "<number>", "Blood Potency", |state, slot| words([stats::potency(state, slot)]))
        .derived(),
    Fact::new("physical", "<number>", "Physical", |state, slot| {
        words([stats::attribute(state, slot, Type::Physical)])
    })
    .derived(),
    Fact::new("social", "<number>", "Social", |state, slot| {
        words([stats::attribute(state, slot, Type::Social)])
    })
    .derived(),
    Fact::new("mental", "<number>", "Mental", |state, slot| {
        words([stats::attribute(state, slot, Type::Mental)])
    })
    .derived(),
    Fact::new("secrecy", "<number>", "Secrecy", |state, slot| words([stats::secrecy(state, slot)])).derived(),
    Fact::new("influence", "<number>", "Influence", |state, slot| words([stats::influence(state, slot)]))
        .derived(),
]);

fn attach(draft: &mut Reading, slot: Slot, given: Given) -> Read<()> {
    let attached = given.list(|word| {
        let (card, mark) = split(word);
        match mark {
            None | Some("exhausted") => Ok((CardId::named(card)?, mark.is_some())),
            Some(other) => Err(reasons::only_exhausted(other)),
        }
    })?;
    let attached = attached.unwrap_or_default();
    if attached.len() > MOST_ATTACHED {
        return Err(given.wrong(reasons::attached_many().by_rule(21, 9)));
    }
    for (card, exhausted) in attached {
        let new = match card.kind() {
            CardKind::City(_) => {
                let number = city::take(draft, given, card)?;
                let kind = draft.state.book().city_card(number).kind;
                if kind == CityKind::Hunter {
                    return Err(given.wrong(reasons::not_attachable(card.slug()).by_rule(22, 7)));
                }
                if !kind.is_retainer() && kind != CityKind::Prince {
                    return Err(given.wrong(reasons::not_attachable(card.slug())));
                }
                Attachment::city(number)
            }
            CardKind::Library(_) if draft.state.book().library_card(card).kind == Kind::Title => {
                Attachment::title(take(draft, slot.owner(), given, card)?.index() as u8)
            }
            _ => return Err(given.wrong(reasons::not_attachable(card.slug()))),
        };
        draft.state[slot].attached.push(Attached { card: new, exhausted });
    }
    Ok(())
}
