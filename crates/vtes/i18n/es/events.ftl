# Lines of the log, without a full stop. $who, $at, $to and $of are players such as "B (Ventrue)".
# Names of cards and minions ($card, $minion and others) come in their basic form, and nothing agrees
# with their gender. $n counts what the sentence is about.

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-turn = Turno { $turn }: { $who }
event-phase = { $who }: { $phase }
event-master-actions-charged =
    Se carga a esta fase una carta heril fuera de turno de { $who }: { $n } { $n ->
        [one] acción
       *[other] acciones
    } de fase heril menos, { $left ->
        [0] no queda ninguna
        [one] queda { $left }
       *[other] quedan { $left }
    }
event-edge-pool = { $who } tiene la Ventaja y toma reserva por ella

event-drew = { $who } roba { $card }
event-drew-hidden = { $who } roba una carta
event-drew-crypt = { $who } roba a { $card } de la cripta
event-drew-crypt-hidden = { $who } roba un vampiro de la cripta
event-discarded = { $who } descarta { $card }
event-played = { $who } juega { $card } con { $minion }
event-played-alone = { $who } juega { $card }
event-used = { $who } usa { $card }
event-cancelled = Se cancela { $card }
event-burned = { $card } se quema
event-removed = { $card } queda fuera de la partida
event-enters-play = { $who } pone { $card } sobre { $on }
event-enters-play-alone = { $who } pone { $card } en juego
event-moved = { $card } pasa a { $on }
event-stolen = { $who } roba { $card } a su dueño
event-control-ends = { $card } vuelve con { $who }
event-returned-to-hand = { $card } vuelve a la mano de { $who }
event-shown = { $who } muestra { $card }
event-looked = { $who } mira { $card } de { $of }
event-looked-hidden = { $who } mira una carta de { $of }
event-shuffled = { $who } baraja la biblioteca

event-pool-gained = { $who } gana { $n } de reserva
event-pool-lost = { $who } quema { $n } de reserva
event-blood-gained = { $card } gana { $n } de sangre
event-blood-lost = { $card } quema { $n } de sangre
event-blood-moved = { $n } de sangre pasa de { $from } a { $to }
event-counters-gained =
    { $n ->
        [one] { $card } recibe { $n } ficha
       *[other] { $card } recibe { $n } fichas
    }
event-counters-lost =
    { $n ->
        [one] { $card } pierde { $n } ficha
       *[other] { $card } pierde { $n } fichas
    }
event-edge-taken = { $who } toma la Ventaja
event-edge-burned = { $who } quema la Ventaja
event-edge-returned = Ya nadie tiene la Ventaja

event-locked = { $card } se gira
event-unlocked = { $card } se endereza
event-all-unlocked = { $who } endereza todo
event-woken = { $card } se despierta y puede bloquear y reaccionar
event-to-torpor = { $card } entra en letargo
event-leaves-torpor = { $card } sale del letargo
event-to-uncontrolled = { $card } pasa a la zona incontrolada
event-title-gained = { $card } obtiene el título: { $title }
event-title-lost = { $card } pierde el título: { $title }
event-sect-changed = { $card } cambia de secta: { $sect }
event-discipline-gained = { $card } gana un nivel de { $discipline }

event-contested = { $card } de { $who }: en disputa
event-contest-paid = { $who } paga por la disputa de { $card }
event-yielded = { $who } cede { $card }
event-contest-over = { $who } conserva { $card }: la disputa termina
event-title-contested = El título de { $card } está en disputa: { $title }
event-title-yielded = { $card } cede el título: { $title }
event-title-kept = { $card } conserva el título: { $title }

# $deed is one of the deeds in terms.ftl; $at is the player at whom it is directed.
event-announced = { $minion } de { $who } actúa: { $deed }, { $card }, contra { $at }
event-announced-plain = { $minion } de { $who } actúa: { $deed }, contra { $at }
event-announced-undirected = { $minion } de { $who } actúa: { $deed }, { $card }
event-announced-plain-undirected = { $minion } de { $who } actúa: { $deed }
event-targeted = { $card }: el objetivo es { $target }
event-targeted-player = { $card }: el objetivo es { $target }
event-targeted-place = { $card }: el objetivo es el vampiro incontrolado { $place } de { $who }
event-attempts = { $minion } de { $who } intenta bloquear
# $signed is what is added, with its sign.
event-stealth = { $minion }: sigilo { $signed }
event-intercept = { $minion }: intercepción { $signed }
event-bleed-changed = El sangrado: { $signed }
event-attempt-fails = { $minion } no logra bloquear
event-declines = { $who } no bloquea
event-redirected = El sangrado pasa a { $to }
event-blocked = { $blocker } bloquea a { $minion }
event-goes-on = La acción de { $minion } sigue como si nadie la hubiera bloqueado
event-succeeds = La acción de { $minion } prospera
event-action-ends = La acción de { $minion } termina
event-bled =
    { $n ->
        [0] El sangrado a { $who } queda en nada
       *[other] { $who } sufre un sangrado de { $n }
    }
event-hunted = { $minion } caza

event-combat-begins = Combate: { $minion } contra { $against }
event-round = Asalto { $n }
# $long is yes or no.
event-maneuvers =
    { $long ->
        [yes] { $minion } maniobra de lejos
       *[no] { $minion } maniobra de cerca
    }
event-range =
    { $long ->
        [yes] La distancia es de lejos
       *[no] La distancia es de cerca
    }
event-strike-chosen = { $minion } ataca con { $card }
event-strike-chosen-hands = { $minion } ataca con la mano
event-strike-aimed = { $minion } apunta al criado { $retainer }
event-dodges = { $minion } esquiva
event-strike-ends-combat = El ataque de { $minion } termina el combate
# $aggravated of $n are aggravated.
event-damage =
    { $aggravated ->
        [0] { $card } recibe { $n } de daño
       *[other] { $card } recibe { $n } de daño ({ $aggravated } agravado)
    }
event-prevented = { $card }: se previene { $n } de daño
event-healed = { $card } cura { $n } de daño
event-wounded = { $card } no puede curar todo el daño
event-additional-strikes =
    { $n ->
        [one] { $minion } obtiene { $n } ataque adicional
       *[other] { $minion } obtiene { $n } ataques adicionales
    }
# $on is yes to continue combat, no to end it.
event-presses =
    { $on ->
        [yes] { $minion } acosa para continuar el combate
       *[no] { $minion } acosa para terminar el combate
    }
event-combat-ends = El combate termina

event-calls = { $minion } de { $who } convoca un referéndum: { $card }
event-calls-alone = { $who } convoca un referéndum: { $card }
event-calls-plain = { $minion } de { $who }: se convoca un referéndum
event-calls-alone-plain = Se convoca un referéndum en el turno de { $who }
# $yes is yes or no; $n are votes, $source is the minion or card that has them.
event-voted =
    { $yes ->
        [yes] { $who } vota a favor: { $n } ({ $source })
       *[no] { $who } vota en contra: { $n } ({ $source })
    }
event-voted-alone =
    { $yes ->
        [yes] { $who } vota a favor: { $n }
       *[no] { $who } vota en contra: { $n }
    }
event-ballots =
    { $yes ->
        [yes] { $minion } emite papeletas de los prisci a favor: { $n }
       *[no] { $minion } emite papeletas de los prisci en contra: { $n }
    }
event-block-swings =
    { $yes ->
        [yes] El bloque de prisci vota a favor
       *[no] El bloque de prisci vota en contra
    }
event-block-swings-tied = El bloque de prisci empata y no vota
event-votes-changed = Votos: { $signed }
event-burned-for-vote = { $who } quema { $card } por un voto
event-abstains = { $minion } se abstiene
event-no-terms = { $card }: no se pueden fijar sus términos y no hay referéndum
event-points-given = { $card }: { $n } a { $who }
event-referendum-cancelled = El referéndum se cancela
event-passed = El referéndum se aprueba: { $yes } a favor, { $no } en contra
event-failed = El referéndum fracasa: { $yes } a favor, { $no } en contra
event-blood-hunt-called = Se vota una caza de sangre contra { $minion }
event-diablerized = { $minion } comete diablerie con { $victim }

# $place is the place in the uncontrolled region.
event-transferred = { $who } mueve { $n } de reserva a su vampiro incontrolado { $place }
event-transferred-back = { $who } devuelve 1 de sangre de su vampiro incontrolado { $place } a la reserva
event-influenced = El vampiro incontrolado { $place } de { $who } gana { $n } de sangre
event-influence-lost = El vampiro incontrolado { $place } de { $who } pierde { $n } de sangre
event-moved-out = { $who } mueve a { $card } a la zona preparada

event-ousted = Se elimina a { $who }
# $halves are half victory points: 2 make a whole one.
event-victory-point =
    { $halves ->
        [1] { $who } gana medio punto de victoria
        [2] { $who } gana un punto de victoria
       *[other] { $who } gana puntos de victoria
    }
event-time-up = Se acabó el tiempo: la partida termina con este turno
event-turn-limit = Ese era el último turno: la partida termina
event-withdrawing = { $who } anuncia que se retira de la partida
event-withdrawal-broken = { $who } ya no puede retirarse
event-withdrew = { $who } se retira de la partida
event-clan-chosen = El clan es { $clan }
# $count is the number of winners.
event-won =
    { $count ->
        [0] Nadie gana la partida
        [one] { $winners } gana la partida
       *[other] { $winners } ganan la partida
    }
