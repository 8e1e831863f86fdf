# La mesa de Rivals. Los términos son los del reglamento impreso.

# Outside the table
rivals-name = Rivals
rivals-about = Duelos de coteries, de dos a cuatro jugadores. Recluta vampiros, cumple tu Objetivo y derriba a tu Rival antes de que el tuyo te encuentre.
rivals-variant-custom = Preparación personalizada
rivals-variant-errata = Erratas
rivals-variant-bluffs = Faroles
rivals-variant-promises = Promesas
rivals-deck-library = Biblioteca

rivals-turn = Turno { $n }: { $who }
rivals-turn-yours = Turno { $n }: tú
rivals-phases = Fases del turno
rivals-phase-setup = Preparación
rivals-phase-beginning = Inicio
rivals-phase-action = Acciones
rivals-phase-end = Final
rivals-phase-over = La partida ha terminado
rivals-part-leaders = Líderes
rivals-part-joining = Conspiraciones
rivals-part-attack = ataque
rivals-part-claim = pretensión al título
rivals-part-scheme = Estratagema
rivals-part-mending = Letargo y curación
rivals-part-turn-end = fin de turno
rivals-part-hunters = Antagonistas
rivals-part-draw = robo
rivals-actions =
    { $n ->
        [0] no quedan acciones
        [one] queda { $n } acción
       *[other] quedan { $n } acciones
    }

rivals-won = ha ganado
rivals-knocked-out = fuera de la partida
rivals-has-turn = tiene el turno
rivals-your-rival = tu Rival
rivals-hunts-you = te persigue
rivals-rival-is = Rival: { $who }
rivals-no-turn-yet = aún sin turno
rivals-cannot-be-attacked = Hasta entonces no puede ser atacado
rivals-cards-of = Cartas de { $who }
rivals-prestige = Prestigio
rivals-agenda = Objetivo
rivals-supply = Fichas de este color que quedan en la reserva
rivals-library = Biblioteca
rivals-faction = Mazo de Facción
rivals-deck =
    { $n ->
        [one] { $deck }, { $n } carta
       *[other] { $deck }, { $n } cartas
    }
rivals-deck-top =
    { $n ->
        [one] { $deck }, { $n } carta: { $card }
       *[other] { $deck }, { $n } cartas, encima { $card }
    }
rivals-discard = Descartes { $n }
rivals-library-under = Debajo de la Biblioteca
rivals-faction-under = Debajo del Mazo de Facción
rivals-known-hand = Cartas conocidas en mano
rivals-in-hand = { $card }, en mano
rivals-your-hand =
    { $n ->
        [one] Tu mano, { $n } carta
       *[other] Tu mano, { $n } cartas
    }
rivals-hand-empty = Tu mano está vacía.

rivals-haven = Refugio
rivals-ongoing = En curso
rivals-torpor = Letargo
rivals-attached = Cartas adjuntas
rivals-retainer = Criado
rivals-title = Título
rivals-face-down = boca abajo
rivals-open-card = { $what }: { $card }
rivals-down-card = { $what }: { $card }, boca abajo
rivals-hidden-card = { $what }: boca abajo
rivals-card-exhausted = { $card }, carta agotada
rivals-conspiracy = Carta boca abajo { $nth }
rivals-nth = n.º { $nth }
rivals-known-to = mostrada a { $seats }
rivals-joined = con ayuda de { $seats }

rivals-vampire = { $card }, Sangre { $blood } de { $potency }
rivals-blood = Sangre
rivals-secrecy = Discreción
rivals-influence = Influencia
rivals-physical = Físico
rivals-social = Social
rivals-mental = Mental
rivals-leader = Líder
rivals-wounded = Herido
rivals-exhausted = agotado
rivals-no-influence = sin Influencia hasta su próximo turno
rivals-unblockable = su próximo ataque no se puede bloquear
rivals-marks = { $n } de Objetivo para quien derrote a este vampiro
rivals-role-attacker = ataca
rivals-role-target = atacado
rivals-role-blocker = bloquea
rivals-role-claimant = pretensión
rivals-role-schemer = Estratagema

rivals-streets = Las Calles
rivals-streets-empty = No hay nadie fuera, y la ciudad aún no ha traído nada.
rivals-city-deck = Mazo de Ciudad
rivals-city-discard = Descartes { $n }
rivals-city-burned = Quemadas { $n }
rivals-party = Grupo de { $who }
rivals-your-party = Tu grupo
rivals-stack =
    { $n ->
        [one] { $card }
       *[other] { $card }, hay { $n }
    }
rivals-until = hasta { $who }

rivals-attack = Ataque
rivals-attack-card = Carta de ataque
rivals-reaction = Reacción
rivals-no-target = aún sin blanco
rivals-type-ranged = A distancia
rivals-type-physical = Físico
rivals-type-social = Social
rivals-type-mental = Mental
rivals-intel = Información { $n }
rivals-bonus = +{ $n } de daño
rivals-on-claimant = sin bloqueo ni Reacción
rivals-stages = Pasos del ataque
rivals-stage-target = Blanco
rivals-stage-intel = Información
rivals-stage-card = Tipo y carta
rivals-stage-block = Bloqueo
rivals-stage-reaction = Reacción
rivals-stage-reveal = Revelación
rivals-stage-abilities = Habilidades
rivals-stage-damage = Daño
rivals-claim = { $vampire }, de { $who }, pretende el título de Príncipe
rivals-scheme = Estratagema
rivals-scheme-by = { $card }, jugada por { $vampire }
rivals-scheme-named = Elegidos: { $list }
rivals-visible = Influencia visible
rivals-fist = puño cerrado
rivals-fist-own =
    { $n ->
        [0] puño vacío
       *[other] { $n } en el puño
    }
rivals-modifier-down = Modificador de Influencia, boca abajo
rivals-modifier-own = { $card }, boca abajo
rivals-yes = SÍ
rivals-no = NO
rivals-no-answer = sin respuesta
rivals-scheme-sum = Visible hasta ahora: SÍ { $yes }, NO { $no }. El empate es SÍ.
rivals-promises = Promesas
rivals-promise-answer =
    { $answer ->
        [yes] { $who }: responde SÍ
       *[no] { $who }: responde NO
    }
rivals-promise-intel = { $who }: Información en el próximo ataque a { $whom }
rivals-promise-peace = { $who }: paz con { $whom } por debajo de { $n } de Objetivo

rivals-candidates = ¿Quién lidera tu coterie?

# The stage
rivals-your-haven = Tu Refugio
rivals-haven-empty = No hay nadie en casa.
rivals-at-zero = con 0 quedas fuera
rivals-word-hand = en mano
rivals-word-supply = reserva
rivals-city-left = Mazo de Ciudad { $n }
rivals-own = Tu lado de la mesa
rivals-foes = Rivales
rivals-in-hands = En mano: { $library } de la Biblioteca, { $vampires } vampiros
