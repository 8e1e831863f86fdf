//! The data files of the game.

/// A file for messages, and what is in it.
pub type Source<'a> = (&'static str, &'a str);

/// The texts of the data files: of the crypt one for each clan, of the library one for each card type.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    pub crypt: &'a [Source<'a>],
    pub library: &'a [Source<'a>],
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
