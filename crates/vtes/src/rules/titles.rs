//! Titles and sects: who holds what, with how many votes (chapters 10 and 16). Contests are in `title_contest`.

use elysium_kernel::{Asked, cite};

use super::{Ctx, rows, script, stats, title_contest, zones};
use crate::cards::{CardId, CardKind, Clan, Class, Effect, Sect, Sel, TextKind, Trait, book};
use crate::state::{MinionId, PermanentId, RowKind, State, Thing, Use};
use crate::titles::{Domain, Title};
use crate::vocabulary::Event;

/// The title printed on a crypt card.
pub fn printed(card: CardId) -> Option<Title> {
    match card.kind() {
        CardKind::Crypt(_) => book().crypt(card).title.as_ref().map(Title::of),
        CardKind::Library(_) => None,
    }
}

/// The title that a vampire holds and has the benefit of: not while it is contested (§6.34), and only in the clan and sect
/// that it is of. A card that stands for it stays.
pub fn title(state: &State, minion: MinionId) -> Option<Title> {
    if state[minion].title_contested {
        cite(6, 34);
        return None;
    }
    let title = held(state, minion)?;
    if fits(state, minion, title) {
        return Some(title);
    }
    cite(16, 10);
    if given(state, minion).next().is_some() {
        cite(16, 40);
    }
    None
}

/// The title that a vampire holds, with or without its benefit: given by a card on it, or its own.
pub fn held(state: &State, minion: MinionId) -> Option<Title> {
    given(state, minion).last().map(|(title, _)| title).or(state[minion].title)
}

/// Titles that texts give to a vampire, and what gives them.
fn given(state: &State, minion: MinionId) -> impl Iterator<Item = (Title, Thing)> + '_ {
    state.rows.of(RowKind::Trait).filter_map(move |(_, row)| {
        let Effect::Trait { who, is: Trait::Title(title), .. } = row.op.text().effect else { return None };
        stats::is_about(state, row, who, Thing::Minion(minion)).then(|| (Title::of(title), row.source))
    })
}

/// Has a vampire the benefit of a title of this class? The regent counts as a cardinal.
pub fn is(state: &State, minion: MinionId, class: Class) -> bool {
    let own = title(state, minion).and_then(|title| title.class);
    if own == Some(Class::Regent) && class == Class::Cardinal {
        cite(16, 21);
        return true;
    }
    own == Some(class)
}

/// Is a vampire of the clan and sect that a title is for?
pub fn fits(state: &State, minion: MinionId, title: Title) -> bool {
    let sect = state[minion].sect;
    let clan = match title.of {
        Domain::Clan(clan) => {
            cite(16, 17);
            state[minion].clan == Some(clan)
        }
        Domain::None | Domain::City(_) | Domain::Votes(_) => true,
    };
    let of_sect = match title.class {
        Some(Class::Primogen | Class::Prince | Class::Justicar | Class::InnerCircle) => {
            cite(16, 16);
            sect == Sect::Camarilla
        }
        Some(
            Class::Bishop
            | Class::Archbishop
            | Class::Priscus
            | Class::Cardinal
            | Class::Regent
            | Class::Inquisitor,
        ) => {
            cite(16, 19);
            sect == Sect::Sabbat
        }
        Some(Class::Baron) => {
            cite(16, 37);
            sect == Sect::Anarch
        }
        Some(Class::Magaji | Class::Kholo) => {
            cite(16, 24);
            sect == Sect::Laibon
        }
        // Votes of independents belong to no sect.
        None => {
            cite(16, 28);
            true
        }
    };
    clan && of_sect
}

/// Votes by title (§10.28).
pub fn votes(state: &State, minion: MinionId) -> u8 {
    let Some(title) = title(state, minion) else {
        cite(10, 20);
        return 0;
    };
    if title.class.is_none() {
        cite(16, 27);
    } else {
        cite(10, 28);
    }
    title.votes()
}

/// The sect that belongs to a clan; all others are independent.
pub fn sect_of_clan(clan: Clan) -> Sect {
    match clan {
        Clan::Brujah
        | Clan::Malkavian
        | Clan::Nosferatu
        | Clan::Toreador
        | Clan::Tremere
        | Clan::Ventrue
        | Clan::Caitiff => {
            cite(16, 15);
            Sect::Camarilla
        }
        Clan::Lasombra
        | Clan::Tzimisce
        | Clan::Pander
        | Clan::Ahrimane
        | Clan::BloodBrother
        | Clan::HarbingerOfSkulls
        | Clan::Kiasyd
        | Clan::BrujahAntitribu
        | Clan::GangrelAntitribu
        | Clan::MalkavianAntitribu
        | Clan::NosferatuAntitribu
        | Clan::SalubriAntitribu
        | Clan::ToreadorAntitribu
        | Clan::TremereAntitribu
        | Clan::VentrueAntitribu => {
            cite(16, 18);
            Sect::Sabbat
        }
        Clan::Akunanse | Clan::Guruhi | Clan::Ishtarri | Clan::Osebo => {
            cite(16, 23);
            Sect::Laibon
        }
        _ => {
            cite(16, 25);
            Sect::Independent
        }
    }
}

/// The title that a card gives to the vampire it lies on, if it is a title card.
pub fn on_card(card: CardId) -> Option<Title> {
    let standing = script::texts(card).iter().filter(|text| text.is == TextKind::Standing);
    standing.flat_map(|text| &text.does).find_map(|effect| match effect {
        Effect::Trait { who: Sel::Me, is: Trait::Title(title), .. } => Some(Title::of(title)),
        _ => None,
    })
}

/// A title card has come onto a vampire. A vampire of the wrong clan or sect does not get the title (§16.9); another that it
/// has is lost (§16.7), or yielded if it was contested or without benefit (§16.8, §16.11).
pub fn card_enters(ctx: &mut Ctx, permanent: PermanentId) -> Asked<()> {
    let by = ctx.state.card(ctx.state[permanent].slot);
    let (Some(title), Some(minion)) = (on_card(by), ctx.state.bearer(permanent)) else { return Ok(()) };
    let this = Thing::Permanent(permanent);
    if !ctx.state.is_in_play(this) || !ctx.state.controlled().has(minion) {
        return Ok(());
    }
    if !fits(ctx.state, minion, title) {
        return zones::burn(&mut ctx.rule(16, 9), this, None);
    }
    lose_old(ctx, minion, this)?;
    gained(ctx, minion, title, by)
}

/// A text gives a title to a vampire for a while, if it is of the right clan and sect.
pub fn give(
    ctx: &mut Ctx,
    used: &Use,
    effect: &'static Effect,
    minion: MinionId,
    title: &'static crate::cards::Title,
) -> Asked<()> {
    let title = Title::of(title);
    if !fits(ctx.state, minion, title) {
        cite(16, 9);
        return Ok(());
    }
    lose_old(ctx, minion, Thing::Nothing)?;
    rows::add(ctx.state, used, effect);
    gained(ctx, minion, title, used.card)
}

fn gained(ctx: &mut Ctx, minion: MinionId, title: Title, by: CardId) -> Asked<()> {
    let card = ctx.state.card(ctx.state[minion].slot);
    ctx.rule(16, 7).emit(Event::TitleGained { card, title, by: Some(by) });
    title_contest::claim(ctx, minion)
}

/// A vampire loses the title that it had before this card, or yields it if it was contested or without benefit.
fn lose_old(ctx: &mut Ctx, minion: MinionId, this: Thing) -> Asked<()> {
    let unfit = held_before(ctx.state, minion, this).is_some_and(|title| !fits(ctx.state, minion, title));
    let rule = if ctx.state[minion].title_contested {
        cite(16, 8);
        (16, 8)
    } else if unfit {
        cite(16, 11);
        (16, 11)
    } else {
        (16, 7)
    };
    lose_all_but(ctx, minion, this, rule)
}

/// The title that a vampire held before this card came.
fn held_before(state: &State, minion: MinionId, card: Thing) -> Option<Title> {
    let others = given(state, minion).filter(|(_, source)| *source != card);
    others.last().map(|(title, _)| title).or(state[minion].title)
}

/// A vampire gives its title up by some rule.
pub fn yields(ctx: &mut Ctx, minion: MinionId, rule: (u8, u8)) -> Asked<()> {
    lose_all_but(ctx, minion, Thing::Nothing, rule)
}

/// A vampire no longer has its title, or has another; a card that stood for it is burned (§16.38).
fn lose_all_but(ctx: &mut Ctx, minion: MinionId, kept: Thing, rule: (u8, u8)) -> Asked<()> {
    let card = ctx.state.card(ctx.state[minion].slot);
    let others: arrayvec::ArrayVec<(Title, Thing), 8> =
        given(ctx.state, minion).filter(|(_, source)| *source != kept).take(8).collect();
    let own = ctx.state[minion].title.take();
    ctx.state.dirty = true;
    let contested = std::mem::take(&mut ctx.state[minion].title_contested);
    let lost = others.last().map(|(title, _)| *title).or(own);
    ctx.state.rows.retain(|row| {
        let gives = row.kind == RowKind::Trait && others.iter().any(|(_, source)| *source == row.source);
        !(gives && matches!(row.op.text().effect, Effect::Trait { is: Trait::Title(_), .. }))
    });
    let unfit = lost.is_some_and(|title| !fits(ctx.state, minion, title));
    if let Some(title) = lost {
        if title.class.is_none() {
            cite(16, 27);
        }
        let event = if contested || unfit {
            Event::TitleYielded { card, title }
        } else {
            Event::TitleLost { card, title }
        };
        ctx.rule(rule.0, rule.1).emit(event);
    }
    // A card whose text has given it for a while does not stand for it.
    let stands = |source: &Thing| {
        let card = source.permanent().map(|permanent| ctx.state.card(ctx.state[permanent].slot));
        card.is_some_and(|card| on_card(card).is_some())
    };
    let cards: arrayvec::ArrayVec<Thing, 8> =
        others.into_iter().map(|(_, source)| source).filter(stands).collect();
    for card in cards {
        if unfit {
            cite(16, 40);
        }
        zones::burn(&mut ctx.rule(16, 38), card, None)?;
    }
    Ok(())
}
