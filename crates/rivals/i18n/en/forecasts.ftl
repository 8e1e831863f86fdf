# What an option would come to. $sure is yes where $least and $most are the same; $card is what it is about.
forecast-prestige =
    { $sure ->
        [yes] Prestige: { $before } → { $most }
       *[no] Prestige: { $before } → { $least } to { $most }
    }
forecast-prestige-tag =
    { $sure ->
        [yes] { $before } → { $most }
       *[no] { $before } → { $least }–{ $most }
    }
forecast-blood =
    { $sure ->
        [yes] { $card }: { $before } → { $most } Blood
       *[no] { $card }: { $before } → { $least } to { $most } Blood
    }
forecast-blood-tag =
    { $sure ->
        [yes] { $before } → { $most }
       *[no] { $before } → { $least }–{ $most }
    }
# A mortal falls to one blow of at least $before.
forecast-mortal =
    { $sure ->
        [yes] Damage { $most } of { $before }
       *[no] Damage { $least } to { $most } of { $before }
    }
forecast-mortal-tag =
    { $sure ->
        [yes] { $most } of { $before }
       *[no] { $least }–{ $most } of { $before }
    }
forecast-coterie =
    { $sure ->
        [yes] { $card } falls, and nobody is left in your coterie
       *[no] { $card } can fall, and nobody would be left in your coterie
    }
forecast-coterie-tag = your last
forecast-intel = Needs { $most } Intel, you have { $before }
forecast-intel-tag = Intel { $before }/{ $most }
# $most is the Influence of one's own vampires, $before that of all foes' vampires.
forecast-influence = Influence of your vampires { $most }, of your foes’ { $before }
forecast-influence-tag = { $most } : { $before }
# A Title needs $most Influence; $before can be brought together.
forecast-title = Needs { $most } Influence, you can bring { $before }
forecast-title-tag = { $before } of { $most }
forecast-missing = Influence still missing: { $before } → { $most }
forecast-missing-tag = { $before } → { $most }
forecast-brought = Your Influence here: { $before } → { $most }
forecast-brought-tag = { $before } → { $most }
# $most is the Influence for YES, $before that for NO, as far as the player can see.
forecast-scheme = So far: YES { $most }, NO { $before }
forecast-scheme-tag = { $most } : { $before }

## Warnings: how much is left, and what follows

warning-prestige =
    { $sure ->
        [yes] This leaves you { $most } Prestige: at 0 you are out.
       *[no] This can leave you { $least } Prestige: at 0 you are out.
    }
warning-coterie =
    { $sure ->
        [yes] { $card } is your last vampire outside torpor and falls: you are out.
       *[no] { $card } is your last vampire outside torpor: if it falls, you are out.
    }

## What damage is added up from, in a word

addend-physical = Physical
addend-social = Social
addend-mental = Mental
addend-card = card
addend-your-card = your card
addend-hidden-card = hidden card
addend-abilities = abilities
addend-stolen = stolen
addend-defence = defence
addend-shield = Shield
