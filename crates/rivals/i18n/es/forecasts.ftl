# En qué quedaría una opción. $sure es yes si $least y $most son iguales; $card es de lo que se trata.
forecast-prestige =
    { $sure ->
        [yes] Prestigio: { $before } → { $most }
       *[no] Prestigio: { $before } → de { $least } a { $most }
    }
forecast-prestige-tag =
    { $sure ->
        [yes] { $before } → { $most }
       *[no] { $before } → { $least }–{ $most }
    }
forecast-blood =
    { $sure ->
        [yes] { $card }: Sangre { $before } → { $most }
       *[no] { $card }: Sangre { $before } → de { $least } a { $most }
    }
forecast-blood-tag =
    { $sure ->
        [yes] { $before } → { $most }
       *[no] { $before } → { $least }–{ $most }
    }
# A mortal falls to one blow of at least $before.
forecast-mortal =
    { $sure ->
        [yes] Daño { $most } de { $before }
       *[no] Daño de { $least } a { $most }, hacen falta { $before }
    }
forecast-mortal-tag =
    { $sure ->
        [yes] { $most } de { $before }
       *[no] { $least }–{ $most } de { $before }
    }
forecast-coterie =
    { $sure ->
        [yes] { $card } cae y no queda nadie en tu coterie
       *[no] { $card } puede caer y no quedaría nadie en tu coterie
    }
forecast-coterie-tag = tu último vampiro
forecast-intel = Hace falta { $most } de Información, tienes { $before }
forecast-intel-tag = Información { $before }/{ $most }
# $most is the Influence of one's own vampires, $before that of all foes' vampires.
forecast-influence = Influencia de tus vampiros: { $most }; de tus Enemigos: { $before }
forecast-influence-tag = { $most } : { $before }
# A Title needs $most Influence; $before can be brought together.
forecast-title = Hace falta { $most } de Influencia, puedes reunir { $before }
forecast-title-tag = { $before } de { $most }
forecast-missing = Influencia que falta: { $before } → { $most }
forecast-missing-tag = { $before } → { $most }
forecast-brought = Tu Influencia aquí: { $before } → { $most }
forecast-brought-tag = { $before } → { $most }
# $most is the Influence for YES, $before that for NO, as far as the player can see.
forecast-scheme = Hasta ahora: SÍ { $most }, NO { $before }
forecast-scheme-tag = { $most } : { $before }

## Warnings: how much is left, and what follows

warning-prestige =
    { $sure ->
        [yes] Esto te deja { $most } de Prestigio: con 0 quedas fuera.
       *[no] Esto puede dejarte { $least } de Prestigio: con 0 quedas fuera.
    }
warning-coterie =
    { $sure ->
        [yes] { $card } es tu último vampiro fuera del Letargo y cae: quedas fuera.
       *[no] { $card } es tu último vampiro fuera del Letargo: si cae, quedas fuera.
    }

## What damage is added up from, in a word

addend-physical = Físico
addend-social = Social
addend-mental = Mental
addend-card = carta
addend-your-card = tu carta
addend-hidden-card = carta oculta
addend-abilities = habilidades
addend-stolen = robada
addend-defence = defensa
addend-shield = escudo
