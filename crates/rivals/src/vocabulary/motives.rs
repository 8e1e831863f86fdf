//! What speaks for an option.

use elysium_kit::Vocabulary;

use crate::cards::CardId;

/// What speaks for an option, as the bot that rated it saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Rivals, names(CardId = "card"))]
pub enum Motive {
    // Actions
    /// Somebody with one vampire or none is an easy target.
    AloneIsEasy,
    /// One more vampire is worth its Prestige.
    OneMore,
    /// The Agenda of the player scores with it.
    AgendaScores,
    /// The Scheme brings agenda.
    SchemeForAgenda,
    /// It stays in play.
    Stays,
    /// There are few cards in hand.
    FewCards,
    /// No other action brings more now.
    NothingBetter,
    // Attacks
    /// Knocking out the owner of this vampire wins the game.
    WinsTheGame(CardId),
    /// The attack would defeat this vampire, as far as can be seen.
    Defeats(CardId),
    /// The attack would wound it.
    Wounds(CardId),
    /// This mortal can be defeated, and that brings agenda.
    Hunted(CardId),
    /// This mortal can be defeated, and that brings Blood.
    Feeds(CardId),
    /// The additional damage decides the attack.
    Decides,
    // Defence
    /// This vampire would be defeated otherwise.
    Saves(CardId),
    /// This vampire can bear what is expected.
    CanBear(CardId),
    /// Whoever blocks would be lost.
    BlockerFalls,
    /// It strikes back.
    StrikesBack,
    /// It takes damage away.
    LessDamage,
    // The rest
    /// A card that is missed least.
    MissedLeast,
    /// Vampires are needed.
    NeedsVampires,
    /// There are vampires enough.
    EnoughVampires,
    /// This vampire is in torpor or nearly.
    Urgent(CardId),
    /// The cards in hand are worth more than the Blood.
    CardsAreWorthMore,
    /// It is the player's own Scheme.
    OwnScheme,
    /// The Scheme would help another.
    HelpsAnother,
    /// The Scheme brings everybody something.
    HelpsAll,
    /// Too little Prestige is left.
    PrestigeIsLow,
    /// This one can bear the damage best.
    BearsItBest,
}
