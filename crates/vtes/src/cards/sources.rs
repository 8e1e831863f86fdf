//! The data files of the game.

/// A file for messages, and what is in it.
pub type Source<'a> = (&'static str, &'a str);

/// The texts of the data files: of the crypt one for each clan, of the library one for each card type.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    pub crypt: &'a [Source<'a>],
    pub library: &'a [Source<'a>],
}

/// A card as its file has it; nothing if there is none of the slug.
pub(crate) fn of(slug: &str) -> String {
    let files = SOURCES.crypt.iter().chain(SOURCES.library);
    let named = format!("slug: \"{slug}\"");
    let begins = |line: &str| line.trim_start().starts_with("(id:");
    files
        .filter_map(|(_, text)| {
            let from = text.lines().skip_while(|line| !(begins(line) && line.contains(&named)));
            let mut lines = from.enumerate().take_while(|(n, line)| *n == 0 || !begins(line) && *line != "]");
            let (_, first) = lines.next()?;
            Some(lines.fold(first.trim_start().to_owned(), |all, (_, line)| all + "\n" + line.trim_end()))
        })
        .next()
        .unwrap_or_default()
}

macro_rules! files {
    ($($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("../../data/", $file)))),+]
    };
}

pub const SOURCES: Sources<'static> = Sources {
    crypt: files![
        "crypt/brujah.ron",
        "crypt/malkavian.ron",
        "crypt/nosferatu.ron",
        "crypt/toreador.ron",
        "crypt/tremere.ron",
        "crypt/ventrue.ron",
    ],
    library: files![
        "library/action.ron",
        "library/action-modifier.ron",
        "library/ally.ron",
        "library/combat.ron",
        "library/equipment.ron",
        "library/master.ron",
        "library/political.ron",
        "library/reaction.ron",
        "library/retainer.ron",
    ],
};
