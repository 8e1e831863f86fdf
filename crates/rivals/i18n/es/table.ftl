# La mesa, y los nombres de fases, pasos y variantes. Todo breve: caben 80 columnas.

seat = { $seat }
seat-clan = { $seat } ({ $clan })

list-more = { $list }, { $item }
list-end = { $list } y { $item }

phase-beginning = Fase Inicial
phase-action = Fase de Acción
phase-end = Fase Final

table-turn = Turno { $turn }, { $who }: { $step }
table-start = Empieza la partida
table-leaders = Elección de Líderes
table-over = La partida ha terminado
table-joining = Fase de Acción, Conspiraciones
table-attack-step = Fase de Acción, ataque
table-claim-step = Fase de Acción, pretensión al título de Príncipe
table-scheme-step = Fase de Acción, Estratagema
table-torpor-step = Paso de Letargo y Curación
table-turn-end-step = Paso de Fin de Turno
table-antagonist-step = Paso de Antagonista
table-draw-step = Paso de Robo
table-actions =
    { $n ->
        [one] queda { $n } acción
       *[other] quedan { $n } acciones
    }

# Las Calles.
table-streets = Las Calles
table-city-deck = Mazo de Ciudad { $n }
table-city-discard = descartes { $n }
table-city-burned = quemadas { $n }
table-streets-empty = no hay nadie ni nada
table-mortal = { $card } (Sangre { $blood }, Objetivo { $agenda })
table-prey = { $card } (Sangre { $blood })
table-mortals = Mortales: { $list }
table-event = { $card } (hasta el turno de { $who })
table-events = Eventos: { $list }
table-prince-free = { $title }: libre
table-party = { $who }:

# Un vampiro: Sangre y Potencia de Sangre; Físico, Social y Mental por su inicial (los explica
# table-legend); después, las marcas y las cartas adjuntas.
table-vampire = { $card } { $blood }/{ $potency }
table-attributes = F{ $physical } S{ $social } M{ $mental }
table-attached = [{ $list }]
mark-influence = Influencia { $n }
mark-secrecy = Discreción { $n }
mark-wounded = Herido
mark-leader = Líder
mark-exhausted = agotado
mark-no-influence = sin Influencia
mark-unblockable = imbloqueable
mark-agenda = Objetivo +{ $n }
table-exhausted = { $card } (agotado)

# Lo que está en marcha.
table-attack = Ataque: { $vampire } ({ $who }) contra { $target } ({ $foe })
table-attack-mortal = Ataque: { $vampire } ({ $who }) contra { $target }
table-attack-begins = Ataque: { $vampire } ({ $who })
table-attack-card = carta: { $card }
table-attack-reaction = Reacción: { $card }
table-attack-intel = Información { $n }
table-attack-blocker = bloquea { $vampire }
table-attack-bonus = +{ $n } de daño
table-face-down = [boca abajo]
table-claim = Pretensión al título de Príncipe: { $vampire }
table-scheme = Estratagema: { $card } ({ $vampire })
table-scheme-named = elegidos: { $list }
table-scheme-yes = SÍ: { $list }
table-scheme-no = NO: { $list }
table-scheme-open = sin respuesta: { $list }
table-vote = { $who } { $n }
table-vote-fist = { $vote } + { $n } en el puño
table-vote-fist-closed = { $vote } + puño cerrado
table-vote-card = { $vote } + { $card }
table-promise =
    { $promise ->
        [yes] { $who } prometió SÍ
        [no] { $who } prometió NO
        [intel] { $who } prometió Información contra { $whom }
       *[peace] { $who } prometió paz a { $whom } por debajo de { $n } de Objetivo
    }
table-promises = Promesas: { $list }

# Un jugador.
table-them = { $who }
table-you = { $who }, tú
table-knocked-out = fuera de la partida
table-prestige = Prestigio { $n }
table-agenda-points = Objetivo { $n }/{ $most }
table-rival = Rival: { $who }
table-hand-size =
    { $vampires ->
        [0] mano { $n }
        [one] mano { $n } ({ $vampires } vampiro)
       *[other] mano { $n } ({ $vampires } vampiros)
    }
table-library-size = Biblioteca { $n }
table-faction-size = Mazo de Facción { $n }
table-discard-size = descartes { $n }
table-haven = Refugio: { $card }
table-agenda-card = Carta de Objetivo: { $card }
table-down = [{ $card }]
table-hidden = [?]
table-at-home = En Refugio:
table-in-torpor = En Letargo:
table-ongoing = En curso: { $list }
table-tokens = { $card } +{ $n }
table-conspiracies = Boca abajo: { $list }
table-conspiracy = { $nth }. { $card } { $n }/{ $need }
table-conspiracy-hidden = { $nth }. [?] { $n } de Prestigio
# $list: los enemigos que han puesto Prestigio, o que la han visto.
table-contributors = { $card } (con ayuda de { $list })
table-shown-to = { $card } (mostrada a { $list })
table-times = { $n } × { $card }
table-hand = Mano: { $list }
table-your-hand = Tu mano: { $list }
table-hand-known = Conocidas en mano: { $list }
table-hand-kind = { $kind }: { $list }
table-hand-vampire = { $card } { $n }
table-library-top = Encima de la Biblioteca: { $card }
table-faction-top = Encima del Mazo de Facción: { $card }
table-library-under = Debajo de la Biblioteca: { $list }
table-faction-under = Debajo del Mazo de Facción: { $list }
table-legend = 3/5: Sangre/Potencia de Sangre. F S M: Físico, Social, Mental. [ ]: adjuntas.

# Variantes y opciones.
variant-custom = Preparación personalizada
    .about = Refugio, primer vampiro y Objetivo se eligen en secreto, y el Objetivo sigue boca abajo.
variant-errata = Erratas
    .about = Siete cartas se juegan con su redacción posterior.
variant-bluffs = Faroles
    .about = En un ataque se puede colocar boca abajo cualquier carta de Biblioteca; si no es legal, se descarta.
variant-promises = Promesas
    .about = En una Estratagema, los jugadores pueden hacer promesas, que deben cumplir.

# Something that was settled in one line: how it began, and what came of it.
summary = { $what }: { $results }
