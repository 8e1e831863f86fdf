# Líneas del registro, sin punto final.

event-because = { $what } ({ $by })

event-ambition = { $who } recibe la ficha de ambición
event-clan-offered = Clan disponible: { $clan }
event-relic-offered = Reliquia disponible: { $card }
event-clan-taken = { $who } elige un clan: { $clan }
event-relic-taken = { $who } elige una reliquia: { $card }
event-location-card = { $place } recibe una carta de lugar: { $card }
event-round = Ronda { $n }
event-phase = Fase: { $phase }
event-stage = { $place }: { $stage }
event-ally-appears = { $card } aparece { $at }
event-ally-leaves = { $card } sale { $from } y de la partida

event-drew = { $who } toma una carta: { $card }
event-drew-hidden = { $who } toma una carta
event-kept = { $who } se queda en la mano: { $card }
event-put-under = { $who } pone debajo de su mazo de clan: { $card }
event-shuffled-in = { $who } baraja en su mazo de clan: { $card }
event-shuffled-in-hidden = { $who } baraja una carta en su mazo de clan
event-looked = { $who } mira una carta de { $side } { $at }: { $card }
event-looked-hidden = { $who } mira una carta de { $side } { $at }
event-played =
    { $facing ->
        [down] { $who } juega { $card } boca abajo { $at }
       *[up] { $who } juega { $card } boca arriba { $at }
    }
event-played-hidden = { $who } juega una carta boca abajo { $at }
event-passed = { $who } no tiene cartas en la mano y pasa
event-blood-deployed = { $who } despliega { $n } de sangre { $at }
event-tokens-turned =
    { $n ->
        [one] { $who } gira { $n } ficha de diablerie por { $n } de sangre { $at }
       *[other] { $who } gira { $n } fichas de diablerie por { $n } de sangre { $at }
    }

event-gained = { $who } gana { $n } de sangre
event-spent = { $who } gasta { $n } de sangre
event-lost = { $who } pierde { $n } de sangre
event-stolen = { $who } roba { $n } de sangre a { $victim }
event-ignored = { $who } ignora un efecto: { $card }
event-ignored-loss = { $who } ignora una pérdida de sangre
event-added = { $who } recibe { $n } de sangre de la reserva general { $at }
event-taken =
    { $goal ->
        [side] { $who } pasa a su lado { $n } de sangre desplegada de { $victim } { $at }
       *[pool] { $who } pasa a su reserva { $n } de sangre desplegada de { $victim } { $at }
    }
event-discarded = { $who } descarta { $n } de sangre desplegada { $from }
event-blood-back = { $who } recupera en su reserva { $n } de sangre desplegada { $from }
event-blood-moved = { $who } mueve { $n } de sangre { $from } { $to }
event-exchanged = { $who } intercambia sangre { $at }: { $deployed } desplegada, { $pool } en la reserva

event-influence-gained = { $who } gana { $n } de influencia
event-influence-lost = { $who } pierde { $n } de influencia
event-influence-given = { $who } entrega { $n } de influencia a { $taker }
event-frenzy = { $who } entra en frenesí
event-frenzy-caused = { $who } entra en frenesí por obra de { $causer }
event-drained =
    { $n ->
        [0] { $who } drena { $card } y no gana sangre
       *[other] { $who } drena { $card } y gana { $n } de sangre
    }
event-diablerie =
    { $n ->
        [one] { $who } comete diablerie y recibe { $n } ficha de diablerie
       *[other] { $who } comete diablerie y recibe { $n } fichas de diablerie
    }
event-eliminated = { $who } queda fuera de la partida
event-restored = { $who } recupera en su alianza: { $card }
event-relic-used = { $who } usa una reliquia: { $card }

event-token =
    { $token ->
        [withdraw] { $who } elige retirarse { $at }
       *[stay] { $who } elige quedarse { $at }
    }
event-token-changed =
    { $token ->
        [withdraw] { $who } al final se retira
       *[stay] { $who } al final se queda
    }
event-withdrew =
    { $n ->
        [0] { $who } se retira { $from } sin cartas
        [one] { $who } se retira { $from } con { $n } carta { $to }
       *[other] { $who } se retira { $from } con { $n } cartas { $to }
    }
event-withdrew-to-hand =
    { $n ->
        [0] { $who } se retira { $from } sin cartas
        [one] { $who } se retira { $from } con { $n } carta, que vuelve a la mano
       *[other] { $who } se retira { $from } con { $n } cartas, que vuelven a la mano
    }
event-revealed = { $who } pone boca arriba { $card } { $at }
event-left-down = { $who } deja una carta boca abajo { $at }
event-turned-down = { $who } pone boca abajo { $card } { $at }
event-turned-down-hidden = { $who } pone boca abajo una carta { $at }
event-to-hand = { $card } vuelve a la mano de { $who }
event-to-hand-hidden = Una carta vuelve a la mano de { $who }
event-moved = { $who } mueve { $card } { $to }
event-skips = { $who } se salta sus efectos de Preparación y Consecuencias { $at }
event-forestalled = { $who } queda a salvo hasta el final de la ronda de una carta: { $card }
event-assault = { $who }: todas sus cartas boca abajo { $at } tienen fuerza 4
event-bid = { $who } puja { $n } de sangre
event-lowest-bid = { $who } tiene la puja más baja
event-picked =
    { $pick ->
        [skip] { $who } elige saltarse sus efectos
        [steal] { $who } elige dejarse robar sangre
        [blood] { $who } elige entregar sangre desplegada
       *[influence] { $who } elige entregar influencia
    }
event-partner-left-out = { $who } deja fuera a su compañero

event-total = { $who } tiene un total de { $n } { $at }
event-ranked =
    { $rank ->
        [1] { $who } gana { $at }
        [2] { $who } queda en segundo lugar { $at }
       *[3] { $who } queda en tercer lugar { $at }
    }
event-ally-won = { $who } consigue un aliado { $at }: { $card }
event-victim-drawn = { $who } toma una víctima para su alianza
event-no-victim-left = { $who } no toma ninguna víctima: no quedan
event-nobody-left = No queda nadie { $at }
event-cards-back =
    { $n ->
        [one] { $who } recupera { $n } carta en la mano
       *[other] { $who } recupera { $n } cartas en la mano
    }
event-score = { $who } tiene una puntuación de { $score }
event-won =
    { $n ->
        [one] { $who } gana la partida
       *[other] { $who } ganan la partida
    }
