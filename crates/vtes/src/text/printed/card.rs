//! The whole text of a card: keywords, body, requirement, when it can be used, limits, replacement, what it is put on,
//! its modes, what it says in play, and what there can be only one of.

use elysium_kit::{CardText, Say};
use elysium_text::{Args, Lang, Text};

use super::super::Words;
use super::facts::facts;
use super::filters::icon;
use super::nouns::Phrase;
use super::usable::{at_of, implied, only_usable};
use super::{Mood, Own, Writer};
use crate::cards::{
    CardId, CardKind, Clause, Crypt, Each, Effect, Key, Library, Price, Sel, Test, Type, When, book,
};

/// Every card of the pool in a language.
pub(crate) fn cards(lang: Lang) -> Vec<CardText> {
    CardId::all().map(|card| card_text(Words(lang), card)).collect()
}

fn card_text(words: Words, card: CardId) -> CardText {
    let (id, kind, clan, text) = match card.kind() {
        CardKind::Crypt(_) => {
            let card = book().crypt(card);
            (card.id, "vampire", Some(card.clan), crypt(words, card))
        }
        CardKind::Library(_) => {
            let card = book().library(card);
            let kind = card.types.first().map_or("action", |kind| kind.slug());
            (card.id, kind, card.clan.first().copied(), library(words, card))
        }
    };
    // A card for every clan is of none.
    let group = clan.map_or("", |clan| clan.slug());
    CardText {
        id: id.to_string(),
        name: words.plain(&format!("card-{}", card.slug())).to_string(),
        text: text.to_string(),
        facts: facts(card),
        ..CardText::new(words, card.slug(), kind, group)
    }
}

/// The text of a library card that need not be in the pool.
#[doc(hidden)]
pub fn of_library(lang: Lang, card: &Library) -> Text {
    library(Words(lang), card)
}

/// The same of a crypt card.
#[doc(hidden)]
pub fn of_crypt(lang: Lang, card: &Crypt) -> Text {
    crypt(Words(lang), card)
}

fn crypt(words: Words, card: &Crypt) -> Text {
    let writer = Writer::new(words, Own::Vampire);
    let sect = words.plain(&format!("sect-{}", card.sect.slug()));
    let head = match &card.title {
        None => writer.say("crypt-sect", Args::new().set("sect", sect)),
        Some(title) => {
            writer.say("crypt-title", Args::new().set("sect", sect).set("title", writer.title(title)))
        }
    };
    let mut sentences = vec![writer.sentence(head)];
    if card.advanced {
        sentences.push(writer.plain("advanced"));
    }
    if let Some(clan) = card.slave {
        sentences.push(writer.say("slave", Args::new().set("clan", words.clan(clan))));
    }
    sentences.extend(keywords(&writer, &card.keys));
    sentences.extend(card.text.iter().flat_map(|text| writer.in_play(text)));
    let mut lines = vec![Text::joined(sentences, " ")];
    let title = card
        .merged_title
        .as_ref()
        .map(|title| writer.say("gains-title", Args::new().set("title", writer.title(title))));
    let merged = title.into_iter().chain(card.merged.iter().flat_map(|text| writer.in_play(text)));
    let merged = Text::joined(merged, " ");
    if !merged.is_empty() {
        lines.push(writer.say("merged", Args::new().set("text", merged)));
    }
    Text::joined(lines, "\n")
}

fn library(words: Words, card: &Library) -> Text {
    let writer = writer(words, card);
    let mut head = keywords(&writer, &card.keys);
    // Where a mode has a body of its own, each says its body.
    let bodies = card.play.iter().any(|clause| clause.body.is_some());
    head.extend(body(&writer, card).filter(|_| !bodies));
    head.extend(card.burn_option.then(|| writer.plain("burn-option")));
    if !card.needs.is_empty() {
        head.push(writer.about("requires", &writer.filtered("a", &card.needs)));
    }
    if let Some(act) = card.act.as_ref().filter(|act| act.stealth > 0) {
        let text = writer.say("act-stealth", Args::new().set("n", act.stealth));
        head.push(writer.sentence(text));
    }
    head.extend(only_usable(&writer, &card.by, at_of(card), &card.cond));
    head.extend(costs(&writer, &card.cost));
    head.extend(limits(&writer, card));
    head.extend(card.replace.iter().filter_map(|delay| writer.delay(delay)));
    let put = put(&writer, card);
    let mut modes = modes(&writer, card);
    // What is done as the card is put in play goes with that.
    if put.is_some() && card.play.iter().all(|clause| icons(&writer, card, clause).is_empty()) {
        head.extend(put.into_iter().chain(std::mem::take(&mut modes)));
    } else {
        head.extend(put);
    }
    let texts = in_play(words, card);
    let tail = Text::joined(texts.into_iter().chain(only_one(&writer, card)), " ");
    let lines = std::iter::once(Text::joined(head, " ")).chain(modes).chain([tail]);
    Text::joined(lines.filter(|line| !line.is_empty()), "\n")
}

/// For what a card says when it is played.
fn writer(words: Words, card: &Library) -> Writer {
    let vampire = |tests: &[Test]| {
        tests.iter().any(|test| matches!(test, Test::Vampire | Test::Clan(_) | Test::Title(_)))
    };
    let discs = card.play.iter().any(|clause| !clause.disc.is_empty() || !clause.disc_any.is_empty());
    let is = discs || !card.clan.is_empty() || !card.needs.is_empty() || vampire(&card.by);
    let own = if is { Own::Vampire } else { Own::Minion };
    let mut writer = Writer { in_hand: true, known: known(words, card), ..Writer::new(words, own) };
    if !card.on.is_empty() {
        writer.named_before(0, &card.on);
    }
    writer
}

/// How the things are called that a card remembers.
fn known(words: Words, card: &Library) -> Vec<Phrase> {
    let writer = Writer::new(words, Own::Vampire);
    let mut known = Vec::new();
    for clause in &card.play {
        let picks: Vec<&Vec<Test>> = clause
            .pick
            .iter()
            .filter_map(|pick| if let crate::cards::Pick::One(filter) = pick { Some(filter) } else { None })
            .collect();
        for effect in &clause.does {
            effect.visit(&mut |effect| {
                let Effect::Know(_, who) = effect else { return };
                let of_pick = |nth: usize| picks.get(nth).map(|filter| writer.phrase(filter).bare());
                known.push(match who {
                    Sel::Target => of_pick(0).unwrap_or_else(|| Phrase::new("vampire")),
                    Sel::Second => of_pick(1).unwrap_or_else(|| Phrase::new("vampire")),
                    who if super::tokens::is_player(who) => Phrase::new("methuselah"),
                    _ => Phrase::new("vampire"),
                });
            });
        }
    }
    known
}

fn keywords(writer: &Writer, keys: &[Key]) -> Vec<Text> {
    let location = keys.contains(&Key::Unique) && keys.contains(&Key::Location);
    let mut texts: Vec<Text> = location.then(|| writer.plain("unique-location")).into_iter().collect();
    for key in keys.iter().filter(|key| !(location && matches!(key, Key::Unique | Key::Location))) {
        let key = writer.words.plain(&format!("key-{}", key.slug()));
        texts.push(writer.say("keyword", Args::new().set("key", key)));
    }
    texts
}

fn body(writer: &Writer, card: &Library) -> Option<Text> {
    let body = card.body.as_ref()?;
    Some(writer.say("body", Args::new().set("text", writer.body(body).capitalised())))
}

/// What "X" is, where a cost is counted.
fn costs(writer: &Writer, costs: &[Price]) -> Vec<Text> {
    let counted = |price: &Price| match price {
        Price::Blood(n) | Price::Pool(n) if matches!(n, crate::cards::Amount::E(_)) => {
            let amount = writer.amount(n);
            (amount.to_string() != "X").then(|| writer.say("x-is", Args::new().set("amount", amount)))
        }
        _ => None,
    };
    costs.iter().filter_map(counted).collect()
}

fn limits(writer: &Writer, card: &Library) -> Vec<Text> {
    let own = if writer.own == Own::Vampire { "vampire" } else { "minion" };
    let name = || Args::new().set("card", writer.named(&card.slug)).set("own", own);
    let one = card.one.iter().map(|(each, span)| {
        let id = match each {
            Each::Minion => "one-minion",
            Each::Player => "one-player",
            Each::Bearer => "one-bearer",
            Each::Game => "one-game",
            Each::Controller => "one-controller",
        };
        writer.say(id, name().set("span", writer.span("each", *span)))
    });
    let excludes = card.excludes.iter().map(|(other, span)| {
        let args = name().set("other", writer.named(other));
        writer.say("excludes", args.set("span", writer.span("same", *span)))
    });
    one.chain(excludes).collect()
}

/// What the card is put on, or that it is put in play, where its type does not say so.
fn put(writer: &Writer, card: &Library) -> Option<Text> {
    if !card.on.is_empty() {
        return Some(writer.about("put-on", &writer.filtered("a", &card.on)));
    }
    if let Some(n) = &card.counters {
        return Some(writer.shaped(n, |n| writer.say("put-with-counters", Args::new().set("n", n))));
    }
    let plain = card.is(Type::Master) && !card.text.is_empty() && !card.has(Key::Location);
    let says = card.play.iter().any(|clause| clause.does.iter().any(|does| matches!(does, Effect::Put(_))));
    (plain && !says).then(|| writer.plain("put-in-play"))
}

/// The ways to play a card, each in a line; those of one level in one.
fn modes(writer: &Writer, card: &Library) -> Vec<Text> {
    let mut lines: Vec<(Text, Text)> = Vec::new();
    let mut before: Option<&Clause> = None;
    for clause in &card.play {
        let icons = icons(writer, card, clause);
        let text = mode(writer, card, clause, before);
        before = Some(clause);
        if text.is_empty() {
            continue;
        }
        match lines.last_mut() {
            Some((last, first)) if *last == icons => {
                let args = Args::new().set("first", std::mem::take(first)).set("second", text);
                *first = writer.say("mode-or", args);
            }
            // Both levels do the same; what differs is said in play.
            Some((last, first)) if *first == text && !clause.above => {
                let args = Args::new().set("first", std::mem::take(last)).set("second", icons);
                *last = writer.say("icons-or", args);
            }
            _ => lines.push((icons, text)),
        }
    }
    let line = |(icons, text): (Text, Text)| {
        if icons.is_empty() {
            return text;
        }
        writer.say("mode", Args::new().set("icons", icons).set("text", text))
    };
    lines.into_iter().map(line).collect()
}

/// The signs before a mode: Disciplines, and its type where the card has several.
fn icons(writer: &Writer, card: &Library, clause: &Clause) -> Text {
    let discs = clause.disc.iter().map(|disc| writer.discipline(*disc));
    let all = Text::joined(discs, "");
    let any = writer.disciplines(&clause.disc_any);
    let several = card.types.len() > 1 || clause.kind.is_some_and(|kind| !card.is(kind));
    let kind = clause.kind.filter(|_| several).map(|kind| Text::from(icon(kind)));
    Text::joined([all, any].into_iter().chain(kind).filter(|text| !text.is_empty()), " ")
}

fn mode(writer: &Writer, card: &Library, clause: &Clause, before: Option<&Clause>) -> Text {
    let mut writer = writer.clone();
    if let Some(before) = before.filter(|_| clause.above) {
        // What was chosen there has been named.
        let _ = writer.choose(&before.pick, true);
    }
    let mut sentences = keywords(&writer, &clause.keys);
    let act = clause.act.as_ref();
    if let Some(act) = act.filter(|act| act.stealth != 0) {
        sentences.push(writer.sentence(writer.say("act-stealth", Args::new().set("n", act.stealth))));
    }
    let conds = &clause.cond;
    let at = clause.at.as_ref().or_else(|| implied(&clause.does).filter(|_| at_of(card).is_none()));
    sentences.extend(only_usable(&writer, &clause.by, at, conds));
    let mut writer = writer.at(at.or(card.at.as_ref()));
    writer.unresolved = matches!(at.or(card.at.as_ref()), Some(When::Blocked | When::BeforeCombat));
    if !clause.cost.is_empty() {
        sentences.push(writer.say("extra-cost", Args::new().set("price", writer.prices(&clause.cost))));
    }
    if let Some((who, prices)) = &clause.ransom {
        let args = writer.who(who).add(Args::new(), "who").set("price", writer.prices(prices));
        sentences.push(writer.sentence(writer.say("ransom", args)));
    }
    if let Some(span) = clause.once {
        let own = if writer.own == Own::Vampire { "vampire" } else { "minion" };
        let args = Args::new().set("card", writer.named(&card.slug)).set("own", own);
        let icons = icons(&writer, card, clause);
        let name = Text::joined([writer.named(&card.slug), icons], " ");
        let args = args.set("card", name).set("span", writer.span("each", span));
        sentences.push(writer.say("one-minion", args));
    }
    let bodies = card.play.iter().any(|clause| clause.body.is_some());
    if let Some(body) = clause.body.as_ref().or(card.body.as_ref()).filter(|_| bodies) {
        sentences.push(writer.say("body", Args::new().set("text", writer.body(body).capitalised())));
    }
    let political = card.is(Type::Political);
    sentences.extend(writer.choose(&clause.pick, political));
    let directed = act.is_some_and(|act| act.d) || card.act.as_ref().is_some_and(|act| act.d);
    let mut done: Vec<Text> = Vec::new();
    if let Some(text) = act.and_then(|act| writer.deed_of(act, Mood::Do)) {
        done.push(writer.sentence(text));
    }
    let effects = &clause.does;
    if clause.above {
        // Numbers and credits stand without a verb; what follows them is a sentence of its own.
        let short = effects.iter().take_while(|effect| is_short(effect)).count();
        let (shorts, rest) = effects.split_at(short);
        let with = |id: &str, effects: &[Effect]| {
            let text = writer.effects(effects, Mood::Do);
            writer.sentence(writer.say(id, Args::new().set("text", text)))
        };
        match (shorts, rest) {
            ([], []) => done.push(writer.plain("above-only")),
            ([], rest) => done.push(with("above", rest)),
            (shorts, rest) => {
                done.push(with("above-with", shorts));
                done.extend(writer.sentences(rest));
            }
        }
    } else if political && !effects.is_empty() {
        let text = writer.effects(effects, Mood::Do);
        done.push(writer.sentence(writer.lead(writer.plain("referendum-passes"), text)));
    } else if act.is_some_and(|act| act.instead) {
        let text = writer.effects(effects, Mood::Do);
        done.push(writer.sentence(writer.say("act-instead", Args::new().set("text", text))));
    } else if matches!(effects.as_slice(), [Effect::May(_)]) && put(&writer, card).is_some() {
        let text = writer.lead(writer.plain("as-you-play"), writer.effects(effects, Mood::Do));
        done.push(writer.sentence(text));
    } else {
        done.extend(writer.sentences(effects));
    }
    if let Some(act) = act.filter(|act| !act.during.is_empty()) {
        let during = Writer { in_hand: false, ..writer.clone() }.effects(&act.during, Mood::Do);
        done.push(writer.sentence(writer.say("act-during", Args::new().set("text", during))));
    }
    if directed && let Some(first) = done.first_mut() {
        *first = writer.say("directed", Args::new().set("text", std::mem::take(first)));
    }
    sentences.extend(done);
    Text::joined(sentences, " ")
}

/// Numbers and credits, which stand without a verb.
fn is_short(effect: &Effect) -> bool {
    matches!(effect, Effect::Get(..) | Effect::Mod { of: None, .. })
}

/// What the card says in play.
fn in_play(words: Words, card: &Library) -> Vec<Text> {
    let kind = card.types.first().copied();
    let minion = |tests: &[Test]| !tests.is_empty() && tests.contains(&Test::Minion);
    let (own, this) = match kind {
        Some(Type::Ally) => (Own::Ally, "ally"),
        Some(Type::Retainer) => (Own::Employer, "retainer"),
        Some(Type::Equipment) => (Own::Bearer, "card"),
        _ if minion(&card.on) => (Own::Minion, "card"),
        _ => (Own::Vampire, "card"),
    };
    let locks = card.text.iter().any(|text| text.cost.contains(&Price::Lock(Sel::This)));
    let writer = Writer { this, known: known(words, card), locks, ..Writer::new(words, own) };
    card.text.iter().flat_map(|text| writer.in_play(text)).collect()
}

fn only_one(writer: &Writer, card: &Library) -> Vec<Text> {
    let own =
        if writer.own == Own::Vampire || card.on.contains(&Test::Vampire) { "vampire" } else { "minion" };
    let keys = card.have_one.iter().map(|key| {
        let key = writer.words.plain(&format!("key-{}", key.slug()));
        writer.say("have-one", Args::new().set("own", own).set("key", key))
    });
    let this = card.have_one_of_this.then(|| {
        writer.say("have-one-of-this", Args::new().set("own", own).set("card", writer.named(&card.slug)))
    });
    let ground = card.has(Key::HuntingGround).then(|| writer.plain("one-hunting-ground"));
    ground.into_iter().chain(keys).chain(this).collect()
}
