//! Every word of a game, in every language.

use elysium_kernel::{Game, Random, Seat};
use elysium_kit::{Entry, Title, Vocabulary};
use elysium_text::{Lang, escaped};

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

/// What is asked, and what those who wait for it are shown.
pub fn questions<G: Title>(state: &G::State, who: Seat) {
    for lang in languages() {
        for ask in G::Ask::samples() {
            check(lang, &G::question(lang, state, who, ask).to_string());
            check(lang, &G::waiting(lang, state, who, ask).to_string());
        }
    }
}

/// Every choice as an answer to every question.
pub fn options<G: Title>(state: &G::State, who: Seat) {
    for lang in languages() {
        for ask in G::Ask::samples() {
            for choice in G::Choice::samples() {
                check(lang, &G::option(lang, state, who, ask, choice).to_string());
            }
        }
    }
}

/// Every event has a line with or without its optional parts, unless its declaration or the game keeps it silent
/// in every language alike.
pub fn events<G: Title>(state: &G::State) {
    for event in G::Event::samples() {
        let lines: Vec<_> = languages().map(|lang| (lang, G::event(lang, state, event))).collect();
        let silent = lines.iter().filter(|(_, line)| line.is_none()).count();
        assert!(silent == 0 || silent == lines.len(), "{event:?} has no line in some languages");
        lines.iter().for_each(|(lang, line)| line.iter().for_each(|line| check(*lang, &line.to_string())));
    }
    let spoken = |entry: &Entry| {
        let mut samples = G::Event::samples().into_iter().filter(|event| event.word() == entry.word);
        entry.silent || samples.any(|event| G::event(Lang::En, state, event).is_some())
    };
    let mute: Vec<_> = G::Event::ENTRIES.iter().filter(|entry| !spoken(entry)).map(|e| e.word).collect();
    assert!(mute.is_empty(), "events without a line that are not declared silent: {mute:?}");
}

/// Why something is refused.
pub fn refusals<G: Title>() {
    for lang in languages() {
        G::Why::samples().into_iter().for_each(|why| check(lang, &G::why(lang, why).to_string()));
    }
}

/// Every message of a question, option, event or refusal belongs to one that is declared.
pub fn no_message_is_left_over<G: Title>() {
    let words = |entries: &'static [Entry]| entries.iter().map(|entry| entry.word).collect::<Vec<_>>();
    let families = [
        ("question-", words(G::Ask::ENTRIES)),
        ("waiting-", words(G::Ask::ENTRIES)),
        ("option-", words(G::Choice::ENTRIES)),
        ("event-", words(G::Event::ENTRIES)),
        ("why-", words(G::Why::ENTRIES)),
    ];
    for id in G::catalogue().ids(Lang::En) {
        for (prefix, words) in &families {
            let Some(rest) = id.strip_prefix(prefix) else { continue };
            let known = words.iter().any(|word| rest == *word || rest.starts_with(&format!("{word}-")));
            let known = known || G::more_messages().contains(&id);
            assert!(known, "{id} is the message of nothing that is declared");
        }
    }
}

/// The list of everything that can be asked, chosen, happen and be refused, for the documentation.
pub fn vocabulary<G: Title>() -> String {
    let mut page = format!(
        "# The words of {}\n\nMade from the declarations in `crates/{0}/src/vocabulary`. Renew it with \
         `UPDATE=1 cargo test -p elysium-{0}`.\n",
        G::NAME
    );
    let tables = [
        ("Questions", G::Ask::ENTRIES),
        ("Choices, in game notation", G::Choice::ENTRIES),
        ("Events", G::Event::ENTRIES),
        ("Refusals", G::Why::ENTRIES),
    ];
    for (title, entries) in tables {
        page += &format!("\n## {title}\n\n| word | carries | |\n|---|---|---|\n");
        for entry in entries {
            let fields: Vec<_> = entry.fields.iter().map(|f| format!("{}: {}", f.name, f.kind)).collect();
            let word = if title.starts_with("Choices") { entry.notation } else { entry.word };
            page += &format!("| `{word}` | {} | {} |\n", fields.join(", "), entry.about);
        }
    }
    page
}

/// The list in `docs/vocabulary/` is the one that the declarations make.
pub fn the_list_is_up_to_date<G: Title>() {
    let file = crate::house().join(format!("docs/vocabulary/{}.md", G::NAME));
    crate::up_to_date(&file, &vocabulary::<G>(), &format!("UPDATE=1 cargo test -p elysium-{}", G::NAME));
}

/// Variants have names and explanations.
pub fn variants<G: Title>() {
    for lang in languages() {
        for (name, _) in G::variants() {
            for id in [format!("variant-{name}"), format!("variant-{name}.about")] {
                let text = G::catalogue().try_text(lang, &id, &Default::default());
                check(lang, &text.expect("a message for each variant").to_string());
            }
        }
    }
}
