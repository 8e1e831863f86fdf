# Líneas del registro, sin punto final.

event-because = { $what } ({ $by })

event-ambition = { $who } recibe la ficha de ambición
event-clan-offered = Clan disponible: { $clan }
event-relic-offered = Reliquia disponible: { $relic }
event-clan-taken = { $who } elige un clan: { $clan }
event-relic-taken = { $who } elige una reliquia: { $relic }
event-location-card = { $at-place } recibe una carta de lugar: { $card }
event-round = Ronda { $round }
event-phase = Fase: { $phase }
event-stage = { $at-place }: { $stage }
event-ally-appears = { $ally } aparece { $at }
event-ally-leaves = { $ally } sale { $at-from } y de la partida

event-drew = { $who } toma una carta: { $card }
event-drew-hidden = { $who } toma una carta
event-kept = { $who } se queda en la mano: { $card }
event-put-under = { $who } pone debajo de su mazo de clan: { $card }
event-shuffled-in = { $who } baraja en su mazo de clan: { $card }
event-shuffled-in-hidden = { $who } baraja una carta en su mazo de clan
event-saw-in-hand = { $who } ve una carta de la mano de { $side }: { $card }
event-saw-in-hand-hidden = { $who } ve una carta de la mano de { $side }
event-looked = { $who } mira una carta de { $side } { $at }: { $card }
event-looked-hidden = { $who } mira una carta de { $side } { $at }
event-played =
    { $down ->
        [yes] { $who } juega { $card } boca abajo { $at }
       *[no] { $who } juega { $card } boca arriba { $at }
    }
event-played-hidden = { $who } juega una carta boca abajo { $at }
event-passed = { $who } no tiene cartas en la mano y pasa
event-blood-deployed = { $who } despliega { $amount } de sangre { $at }
event-tokens-turned =
    { $amount ->
        [one] { $who } gira { $amount } ficha de diablerie por { $amount } de sangre { $at }
       *[other] { $who } gira { $amount } fichas de diablerie por { $amount } de sangre { $at }
    }

event-gained = { $who } gana { $amount } de sangre
event-spent = { $who } gasta { $amount } de sangre
event-lost = { $who } pierde { $amount } de sangre
event-stolen = { $who } roba { $amount } de sangre a { $from }
event-ignored = { $who } ignora un efecto: { $of }
event-ignored-loss = { $who } ignora una pérdida de sangre
event-added = { $who } recibe { $amount } de sangre de la reserva general { $at }
event-taken =
    { $deployed ->
        [yes] { $who } pasa a su lado { $amount } de sangre desplegada de { $from } { $at }
       *[no] { $who } pasa a su reserva { $amount } de sangre desplegada de { $from } { $at }
    }
event-discarded = { $who } descarta { $amount } de sangre desplegada { $at-from }
event-blood-back = { $who } recupera en su reserva { $amount } de sangre desplegada { $at-from }
event-blood-moved = { $who } mueve { $amount } de sangre { $from } { $to }
event-exchanged = { $who } intercambia sangre { $at }: { $deployed } desplegada, { $pool } en la reserva

event-influence-gained = { $who } gana { $amount } de influencia
event-influence-lost = { $who } pierde { $amount } de influencia
event-influence-given = { $who } entrega { $amount } de influencia a { $to }
event-frenzy-alone = { $who } entra en frenesí
event-frenzy = { $who } entra en frenesí por obra de { $causer }
event-drained =
    { $blood ->
        [0] { $who } drena { $card } y no gana sangre
       *[other] { $who } drena { $card } y gana { $blood } de sangre
    }
event-diablerie =
    { $tokens ->
        [one] { $who } comete diablerie y recibe { $tokens } ficha de diablerie
       *[other] { $who } comete diablerie y recibe { $tokens } fichas de diablerie
    }
event-eliminated = { $who } queda fuera de la partida
event-restored = { $who } recupera en su alianza: { $card }
event-relic-used = { $who } usa una reliquia: { $relic }

event-token =
    { $stays ->
        [no] { $who } elige retirarse { $at }
       *[yes] { $who } elige quedarse { $at }
    }
event-token-changed =
    { $stays ->
        [no] { $who } al final se retira
       *[yes] { $who } al final se queda
    }
event-withdrew =
    { $cards ->
        [0] { $who } se retira { $at-from } sin cartas
        [one] { $who } se retira { $at-from } con { $cards } carta { $to }
       *[other] { $who } se retira { $at-from } con { $cards } cartas { $to }
    }
event-withdrew-to-hand =
    { $cards ->
        [0] { $who } se retira { $at-from } sin cartas
        [one] { $who } se retira { $at-from } con { $cards } carta, que vuelve a la mano
       *[other] { $who } se retira { $at-from } con { $cards } cartas, que vuelven a la mano
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
event-bid = { $who } puja { $amount } de sangre
event-lowest-bid = { $who } tiene la puja más baja
event-picked =
    { $pick ->
        [skip] { $who } elige saltarse sus efectos
        [steal] { $who } elige dejarse robar sangre
        [blood] { $who } elige entregar sangre desplegada
       *[influence] { $who } elige entregar influencia
    }
event-partner-left-out = { $who } deja fuera a su compañero

event-total = { $who } tiene un total de { $total } { $at }
event-ranked =
    { $rank ->
        [1] { $who } gana { $at }
        [2] { $who } queda en segundo lugar { $at }
       *[3] { $who } queda en tercer lugar { $at }
    }
event-ally-won = { $who } consigue un aliado { $at }: { $ally }
event-victim-drawn = { $who } toma una víctima para su alianza
event-no-victim-left = { $who } no toma ninguna víctima: no quedan
event-nobody-left = No queda nadie { $at }
event-cards-back =
    { $cards ->
        [one] { $who } recupera { $cards } carta en la mano
       *[other] { $who } recupera { $cards } cartas en la mano
    }
event-score = { $who } tiene una puntuación de { $score }
event-won =
    { $count ->
        [one] { $winners } gana la partida
       *[other] { $winners } ganan la partida
    }
