//! What is printed on cards: clans, disciplines, types, kinds.

use elysium_kit::words;

words!(
    /// The clans of the core box.
    Clan { Brujah = "brujah", Toreador = "toreador", Ventrue = "ventrue", Malkavian = "malkavian" }
);

words!(
    /// The disciplines (§15.1) that cards of the core box have or ask for.
    Discipline {
        Auspex = "auspex",
        Celerity = "celerity",
        Dominate = "dominate",
        Fortitude = "fortitude",
        Obfuscate = "obfuscate",
        Potence = "potence",
        Presence = "presence",
    }
);

words!(
    /// The four types of attack, Reaction and damage.
    Type { Ranged = "ranged", Physical = "physical", Social = "social", Mental = "mental" }
);

words!(
    /// What a Library card is.
    Kind {
        Action = "action",
        Ongoing = "ongoing",
        Scheme = "scheme",
        Conspiracy = "conspiracy",
        Title = "title",
        Attack = "attack",
        Reaction = "reaction",
        AttackReaction = "attack-reaction",
        InfluenceModifier = "influence-modifier",
    }
);

words!(
    /// What a City card is.
    CityKind {
        Citizen = "citizen",
        Vagrant = "vagrant",
        Hunter = "antagonist",
        Event = "event",
        OngoingEvent = "ongoing-event",
        Prince = "title",
    }
);

impl Type {
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Kind {
    /// Played with an action.
    pub const fn is_action(self) -> bool {
        matches!(self, Kind::Action | Kind::Ongoing | Kind::Scheme | Kind::Conspiracy | Kind::Title)
    }

    pub const fn is_attack(self) -> bool {
        matches!(self, Kind::Attack | Kind::AttackReaction)
    }
}

impl CityKind {
    /// A mortal can be attacked in The Streets.
    pub const fn is_mortal(self) -> bool {
        matches!(self, CityKind::Citizen | CityKind::Vagrant | CityKind::Hunter)
    }

    /// A Retainer once attached.
    pub const fn is_retainer(self) -> bool {
        matches!(self, CityKind::Citizen | CityKind::Vagrant)
    }

    pub const fn is_event(self) -> bool {
        matches!(self, CityKind::Event | CityKind::OngoingEvent)
    }

    /// Has the word Ongoing in its type bar.
    pub const fn is_ongoing(self) -> bool {
        matches!(self, CityKind::OngoingEvent | CityKind::Hunter)
    }
}
