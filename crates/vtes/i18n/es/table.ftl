# The table as it is painted, and names of seats and options. It is painted for 80 columns, so
# everything here is short.

# $seat is a letter. These names stand as subject, after "of" and the like, and alone.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

# A list is built from the front: list-more adds one in the middle, list-end the last.
list-more = { $list }, { $item }
list-end = { $list } y { $item }

# Where the game stands. $turn is a number, $who the player whose turn it is.
table-turn = Turno { $turn }, { $who }: { $phase }
table-turn-plain = Turno { $turn }, { $who }
table-last-turn = último turno
table-start = La partida empieza
table-over = La partida ha terminado
table-master-actions = acciones de fase heril { $n }
table-transfers = transferencias { $n }
table-discards = acciones de fase de descarte { $n }

# What is under way; $act is a sentence on the action (questions.ftl).
table-action = Acción: { $act }
table-stealth = sigilo { $n }
table-blocker = bloquea { $card } (intercepción { $n })
table-may-block = puede bloquear: { $who }
table-declined = no bloquean: { $list }
table-directed = contra: { $list }
table-playing = En juego ahora: { $list }
# Fighters with their players.
table-combat = Combate: { $first } ({ $who }) contra { $second } ({ $foe })
table-round = asalto { $n }
range-close = de cerca
range-long = de lejos
# $card is a fighter, $means the hands or a card.
table-strike = { $card } ataca: { $means }
table-strikes-left = { $card }: ataques adicionales { $n }
table-damage = { $card }: daño { $n }
table-aggravated = { $card }: daño agravado { $n }
table-referendum = Referéndum: { $card }
table-referendum-plain = Referéndum
table-blood-hunt = Caza de sangre: { $card }
table-called-by = lo convoca { $card } ({ $who })
# What was chosen for a referendum; $list are names, or players with their points.
table-terms = términos: { $list }
table-points = { $who } { $n }
table-tally = a favor { $yes }, en contra { $no }
table-ballots = papeletas: a favor { $yes }, en contra { $no }

# A player.
table-them = { $who }
table-you = { $who }, tú
table-prey = { $who }, tu presa
table-predator = { $who }, tu depredador
table-prey-and-predator = { $who }, tu presa y depredador
table-ousted = fuera de la partida
table-withdrawn = se ha retirado
table-withdrawing = retirándose
table-pool = reserva { $n }
table-edge = la Ventaja
# Victory points, as whole ones or with a half.
table-points-won = puntos de victoria { $n }
table-points-won-half =
    { $n ->
        [0] puntos de victoria ½
       *[other] puntos de victoria { $n }½
    }
table-hand-size = mano { $n }
table-library-size = biblioteca { $n }
table-crypt-size = cripta { $n }
table-ash-size = cenizas { $n }
table-removed-size = retiradas { $n }
# Master phase actions that out-of-turn masters have used up in advance.
table-owed = acciones heriles debidas { $n }

# Before the minions there.
table-ready = Preparados:
table-torpor = Letargo:
table-contested = En disputa:
table-uncontrolled = Incontrolados: { $list }
# A vampire with blood and capacity, an ally with its life.
table-vampire = { $card } { $blood }/{ $capacity }
table-ally = { $card } { $n }
# $text is what stands before.
table-titled = { $text }, { $title }
table-locked = { $text } (girado)
table-attached = { $text } [{ $list }]
table-counters = { $card } +{ $n }
table-card-locked = { $card } (girada)
table-card-contested = { $card } (en disputa)
# $nth is the place in the uncontrolled region, $blood what lies on it.
table-place = { $nth }. { $card } { $blood }/{ $capacity }
table-place-hidden = { $nth }. [?] { $blood }
table-in-play = En juego: { $list }
table-times = { $n } × { $card }
table-your-hand = Tu mano: { $list }
table-hand = Mano: { $list }
table-hand-kind = { $kind }: { $list }
table-legend = 3/5: sangre/capacidad. [ ]: cartas sobre un siervo. +2: fichas.

# Options of a table, with a sentence on each.
variant-decks-as-sold = Barajas tal como se venden
    .about = Las barajas preparadas pueden tener más cartas de biblioteca de las que permite el número de jugadores.
variant-turn-limit = Límite de turnos
    .about = La partida termina tras tantos turnos de todos los jugadores juntos; 0 es sin límite.
variant-time-limit = Límite de tiempo
    .about = La partida termina con el turno en el que se cumplen tantos minutos; 0 es sin límite.
variant-polling-time = Tiempo de votación
    .about = Quien no ha votado tantos segundos después del último voto ha terminado; 0 es sin límite. No corre para quien juega solo con bots.
variant-windows = Ventanas
    .about = Cuánto quedan abiertas las ventanas que importan, tenga alguien algo que hacer o no: quick nada, calm 0,8 segundos, strict 2 segundos.

# Somebody's minions in a few words.
table-minions =
    { $n } preparados{ $locked ->
        [0] {""}
       *[other] {" "}({ $locked } girados)
    }{ $torpor ->
        [0] {""}
       *[other] , { $torpor } en letargo
    }

# Something that was settled in one line: how it began, and what came of it.
summary = { $what }: { $results }
