# Ce que donnerait une option. $sure vaut yes quand $least et $most sont égaux ; $card est ce dont il s'agit.
forecast-prestige =
    { $sure ->
        [yes] Prestige : { $before } → { $most }
       *[no] Prestige : { $before } → de { $least } à { $most }
    }
forecast-prestige-tag =
    { $sure ->
        [yes] { $before } → { $most }
       *[no] { $before } → { $least }–{ $most }
    }
forecast-blood =
    { $sure ->
        [yes] { $card } : Sang { $before } → { $most }
       *[no] { $card } : Sang { $before } → de { $least } à { $most }
    }
forecast-blood-tag =
    { $sure ->
        [yes] { $before } → { $most }
       *[no] { $before } → { $least }–{ $most }
    }
# A mortal falls to one blow of at least $before.
forecast-mortal =
    { $sure ->
        [yes] Dégâts : { $most } sur { $before }
       *[no] Dégâts : de { $least } à { $most } sur { $before }
    }
forecast-mortal-tag =
    { $sure ->
        [yes] { $most } sur { $before }
       *[no] { $least }–{ $most } sur { $before }
    }
forecast-coterie =
    { $sure ->
        [yes] { $card } tombe, et il ne reste personne dans votre coterie
       *[no] { $card } peut tomber, et il ne resterait personne dans votre coterie
    }
forecast-coterie-tag = votre dernier
forecast-intel = Il faut { $most } Info, vous en avez { $before }
forecast-intel-tag = Info { $before }/{ $most }
# $most is the Influence of one's own vampires, $before that of all foes' vampires.
forecast-influence = Influence de vos vampires : { $most } ; de vos Adversaires : { $before }
forecast-influence-tag = { $most } : { $before }
# A Title needs $most Influence; $before can be brought together.
forecast-title = Il faut { $most } Influence, vous pouvez en réunir { $before }
forecast-title-tag = { $before } sur { $most }
forecast-missing = Influence qui manque : { $before } → { $most }
forecast-missing-tag = { $before } → { $most }
forecast-brought = Votre Influence ici : { $before } → { $most }
forecast-brought-tag = { $before } → { $most }
# $most is the Influence for YES, $before that for NO, as far as the player can see.
forecast-scheme = Pour l'instant : OUI { $most }, NON { $before }
forecast-scheme-tag = { $most } : { $before }

## Warnings: how much is left, and what follows

warning-prestige =
    { $sure ->
        [yes] Il vous restera { $most } Prestige : à 0, vous êtes éliminé.
       *[no] Il peut vous rester { $least } Prestige : à 0, vous êtes éliminé.
    }
warning-coterie =
    { $sure ->
        [yes] { $card } est votre dernier vampire hors de Torpeur et tombe : vous êtes éliminé.
       *[no] { $card } est votre dernier vampire hors de Torpeur : s'il tombe, vous êtes éliminé.
    }

## What damage is added up from, in a word

addend-physical = Physique
addend-social = Sociale
addend-mental = Mentale
addend-card = carte
addend-your-card = votre carte
addend-hidden-card = carte cachée
addend-abilities = capacités
addend-stolen = volé
addend-defence = défense
addend-shield = Bouclier
