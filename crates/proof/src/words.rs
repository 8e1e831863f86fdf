//! Every word of a game, in every language.

use std::collections::BTreeSet;

use elysium_kernel::scenario::Facts;
use elysium_kernel::{Game, Random, Rules};
use elysium_kit::{Endings, StopSettings, Title, Vocabulary, WordInfo};
use elysium_text::{Args, Lang, escaped};

use crate::GameTests;
use crate::game_tests::Event;

type Ask<T> = <<T as GameTests>::Game as Rules>::Ask;
type Choice<T> = <<T as GameTests>::Game as Rules>::Choice;
type Fate<T> = <<T as GameTests>::Game as Endings>::Fate;
type Motive<T> = <<T as GameTests>::Game as Title>::Motive;
type Origin<T> = <<T as GameTests>::Game as Endings>::Origin;
type Why<T> = <<T as GameTests>::Game as Rules>::Why;

/// The four languages and the test locale.
pub fn languages() -> impl Iterator<Item = Lang> {
    Lang::ALL.iter().copied().chain([Lang::Test])
}

/// In a language no message may be missing or broken; in the test locale all must be messages.
pub fn check(lang: Lang, text: &str) {
    if lang == Lang::Test {
        assert_eq!(escaped(text), Vec::<String>::new(), "{text}");
    } else {
        assert!(!text.contains('⟦'), "{lang}: {text}");
        assert!(!text.trim().is_empty(), "{lang}: an empty text");
    }
}

/// Answers questions at random; says whether the game goes on.
pub fn answer<G: Title>(game: &mut Game<G>, player: &mut Random, answers: usize) -> bool {
    for _ in 0..answers {
        let Some(who) = game.next_question().map(|open| open.who) else { return false };
        let choice = game.ask(who, player).expect("a random player never stops");
        assert!(game.apply(who, choice).is_ok());
    }
    true
}

pub fn no_language_has_holes<T: GameTests>() {
    assert_eq!(T::Game::catalogue().holes(), Vec::<String>::new());
}

/// What is asked, and what those who wait for it are shown.
pub fn every_question_is_put_in_words<T: GameTests>() {
    let (state, who) = T::table();
    for lang in languages() {
        for ask in Ask::<T>::samples() {
            check(lang, &T::Game::question(lang, &state, who, ask).to_string());
            check(lang, &T::Game::waiting(lang, &state, who, ask).to_string());
        }
    }
}

/// Every choice as an answer to every question.
pub fn every_option_of_every_question_is_put_in_words<T: GameTests>() {
    let (state, who) = T::table();
    for lang in languages() {
        for ask in Ask::<T>::samples() {
            for choice in Choice::<T>::samples() {
                check(lang, &T::Game::option(lang, &state, who, ask, choice).to_string());
            }
        }
    }
}

/// Every event has a line with or without its optional parts, unless its declaration or the game keeps it silent
/// in every language alike.
pub fn every_event_is_put_in_words_or_declared_silent<T: GameTests>() {
    let (state, _) = T::table();
    for event in Event::<T>::samples() {
        let lines: Vec<_> = languages().map(|lang| (lang, T::Game::event(lang, &state, event))).collect();
        let silent = lines.iter().filter(|(_, line)| line.is_none()).count();
        assert!(silent == 0 || silent == lines.len(), "{event:?} has no line in some languages");
        lines.iter().for_each(|(lang, line)| line.iter().for_each(|line| check(*lang, &line.to_string())));
    }
    let has_line = |entry: &WordInfo| {
        let mut samples = Event::<T>::samples().into_iter().filter(|event| event.word() == entry.word);
        entry.silent || samples.any(|event| T::Game::event(Lang::En, &state, event).is_some())
    };
    let mute: Vec<_> = Event::<T>::WORDS.iter().filter(|entry| !has_line(entry)).map(|e| e.word).collect();
    assert!(mute.is_empty(), "events without a line that are not declared silent: {mute:?}");
}

/// Why something is refused.
pub fn every_refusal_is_put_in_words<T: GameTests>() {
    for lang in languages() {
        Why::<T>::samples().into_iter().for_each(|why| check(lang, &T::Game::why(lang, why).to_string()));
    }
}

pub fn every_card_has_name_kind_and_text<T: GameTests>() {
    for lang in languages() {
        let cards = T::Game::cards(lang);
        assert_eq!(cards.len(), T::cards().len());
        for card in cards {
            for text in [&card.name, &card.kind_name, &card.text] {
                check(lang, text);
            }
            match card.group.is_empty() {
                true => assert_eq!(card.group_name, "", "{}", card.slug),
                false => check(lang, &card.group_name),
            }
        }
    }
}

/// Cards come into messages as values, so that they are links. No message names one in words of its own, except
/// those that the game declares.
pub fn no_card_is_named_in_plain_words<T: GameTests>() {
    let catalogue = T::Game::catalogue();
    let mut declared: BTreeSet<_> = T::ORDINARY_WORDS.iter().map(|(id, _)| *id).collect();
    let mut plain = Vec::new();
    for &lang in Lang::ALL {
        let cards = T::Game::cards(lang);
        let names: BTreeSet<_> = cards.iter().map(|card| card.name.as_str()).collect();
        let keys = cards.iter().flat_map(|card| [&card.id, &card.slug]);
        let name_ids: BTreeSet<_> = keys.map(|key| format!("card-{key}")).collect();
        for (id, text) in catalogue.literals(lang).filter(|(id, _)| !name_ids.contains(*id)) {
            for name in names.iter().filter(|name| has_word(text, name)) {
                if !T::ORDINARY_WORDS.iter().any(|(ordinary, _)| *ordinary == id) {
                    plain.push(format!("{lang}: {id} names {name}: {text}"));
                }
                declared.remove(id);
            }
        }
    }
    assert!(plain.is_empty(), "cards in plain words:\n{}", plain.join("\n"));
    assert!(declared.is_empty(), "declared, but no card is named there: {declared:?}");
}

/// Does this stand in the text, and not as a part of a longer word?
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

/// Every reason why a position cannot be has a message that is filled with what the reason has, and no message is
/// there for another.
pub fn every_reason_is_put_in_words<T: GameTests>() {
    let unlike = elysium_kit::unlike(T::Game::catalogue(), "position-", T::Game::reasons());
    assert_eq!(unlike, Vec::<String>::new());
}

/// Whatever speaks for an option has a message.
pub fn every_motive_is_put_in_words<T: GameTests>() {
    let (state, _) = T::table();
    for lang in languages() {
        for motive in Motive::<T>::samples() {
            let text = elysium_kit::wording::motive::<T::Game>(lang, &state, motive, Args::new());
            check(lang, &text.to_string());
        }
    }
}

/// However a game is decided, whatever puts somebody out of it, and whatever points come from has a message.
pub fn every_fate_is_put_in_words<T: GameTests>() {
    let (state, _) = T::table();
    for lang in languages() {
        for fate in Fate::<T>::samples() {
            check(lang, &elysium_kit::wording::fate::<T::Game>(lang, &state, fate).to_string());
        }
        for origin in Origin::<T>::samples() {
            check(lang, &elysium_kit::wording::origin::<T::Game>(lang, &state, origin).to_string());
        }
    }
}

/// Lessons have exactly the messages that they use, and each of them finds the cards that it names.
pub fn every_lesson_is_put_in_words<T: GameTests>() {
    let used: BTreeSet<_> = T::game().lessons().iter().flat_map(elysium_kit::Lesson::messages).collect();
    let there = T::Game::catalogue().ids(Lang::En).filter(|id| id.starts_with("lesson-"));
    assert_eq!(there.map(str::to_owned).collect::<BTreeSet<_>>(), used, "messages of lessons");
    for lang in languages() {
        used.iter().for_each(|id| check(lang, &T::game().lesson_text(lang, id).to_string()));
    }
}

/// Every setting of stops and every value of it has a message.
pub fn every_stop_is_put_in_words<T: GameTests>() {
    for lang in languages() {
        for setting in T::game().stops(lang) {
            check(lang, &setting.text);
            for value in &setting.values {
                check(lang, &value.text);
                value.note.iter().for_each(|note| check(lang, note));
            }
        }
    }
}

/// Every message of a question, option, event, refusal, motive, fate, origin of points, track, chapter, forecast, part of a
/// plan or stop belongs to one that is declared.
pub fn no_message_is_left_over<T: GameTests>() {
    let words = |entries: &'static [WordInfo]| entries.iter().map(|entry| entry.word).collect::<Vec<_>>();
    let settings = <<T::Game as Rules>::Stops as StopSettings<T::Game>>::settings();
    let settings: Vec<_> = settings.iter().map(|setting| setting.word).collect();
    let families = [
        ("question-", words(Ask::<T>::WORDS)),
        ("waiting-", words(Ask::<T>::WORDS)),
        ("option-", words(Choice::<T>::WORDS)),
        ("event-", words(Event::<T>::WORDS)),
        ("why-", words(Why::<T>::WORDS)),
        ("motive-", words(Motive::<T>::WORDS)),
        ("fate-", words(Fate::<T>::WORDS)),
        ("origin-", words(Origin::<T>::WORDS)),
        ("track-", T::Game::TRACKS.to_vec()),
        ("chapter-", words(Event::<T>::WORDS)),
        ("axis-", words(Event::<T>::WORDS)),
        ("forecast-", T::Game::FORECASTS.to_vec()),
        ("warning-", T::Game::WARNINGS.to_vec()),
        ("addend-", T::Game::ADDENDS.to_vec()),
        ("part-", T::Game::CHAIN.links.iter().map(|link| link.part).collect()),
        ("stop-", settings),
    ];
    for id in T::Game::catalogue().ids(Lang::En) {
        for (prefix, words) in &families {
            let Some(rest) = id.strip_prefix(prefix) else { continue };
            let known = words.iter().any(|word| rest == *word || rest.starts_with(&format!("{word}-")));
            let known = known || T::Game::more_messages().contains(&id);
            assert!(known, "{id} is the message of nothing that is declared");
        }
    }
}
