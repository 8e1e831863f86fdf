# La mesa de Vendetta.

# Outside the table
vendetta-name = Vendetta
vendetta-about = Los clanes se disputan los distritos de una ciudad. Juega cartas y sangre en secreto, consigue aliados y termina con la mayor influencia.
vendetta-variant-location-cards = Cartas de lugar
vendetta-variant-relics = Reliquias
vendetta-variant-teams = Equipos
vendetta-variant-homemade = Cartas caseras
vendetta-variant-deploying-may-empty-own-pool = Desplegar puede vaciar la reserva
vendetta-variant-blood-alone-is-ranked = La sangre sola se clasifica
vendetta-variant-zero-power-players-are-ranked = Un total de 0 se clasifica
vendetta-variant-triggers-after-whole-play = Reacciones tras la jugada completa

# Cómo va la partida
vendetta-round = Ronda { $round } de { $rounds }
vendetta-step =
    { $step ->
        [start] Empieza la partida
        [clans] Elección de clanes
        [relics] Elección de reliquias
       *[over] La partida ha terminado
    }
vendetta-phases = Fases de la ronda
vendetta-phase =
    { $phase ->
        [feed] Alimentación
        [location-setup] Nuevos aliados
        [hand-management] Gestión de la mano
        [planning] Planificación
        [resolution] Resolución
       *[end-of-round] Final de la ronda
    }
vendetta-planning = Planificación, turno { $turn } de { $turns }
vendetta-stages = Pasos del distrito
vendetta-stage =
    { $stage ->
        [withdraw] Retirada
        [revelation] Revelación
        [preparation] Preparación
        [conflict] Conflicto
       *[aftermath] Consecuencias
    }
vendetta-victims-left =
    { $n ->
        [one] Queda { $n } víctima
       *[other] Quedan { $n } víctimas
    }
vendetta-turn-order = Orden de turno
vendetta-in-order =
    { $you ->
        [yes] { $who }, tú
       *[no] { $who }
    }{ $ambition ->
        [yes] , ficha de ambición
       *[no] {""}
    }{ $state ->
        [waited] , se espera su decisión
        [done] , ya ha jugado este turno
       *[none] {""}
    }

# Jugadores
vendetta-players = Jugadores
vendetta-opponents = Enemigos
vendetta-own = Tu lado de la mesa
vendetta-you = { $who }, tú
vendetta-partner = compañero
vendetta-eliminated = fuera de la partida
vendetta-ambition = Ficha de ambición: primero en el orden de turno
vendetta-more = Más sobre { $who }
vendetta-blood = { $n } de sangre en la reserva
vendetta-influence = { $n } de influencia en fichas
vendetta-score = Puntos { $n }, si la partida acabara ahora: fichas, alianza y cartas drenadas, menos la diablerie
vendetta-hand-size =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
vendetta-deck-size =
    { $n ->
        [one] { $n } carta en el mazo de clan
       *[other] { $n } cartas en el mazo de clan
    }
vendetta-tokens =
    { $n ->
        [one] { $n } ficha de diablerie
       *[other] { $n } fichas de diablerie
    }{ $turned ->
        [0] {""}
        [one] , girada: { $turned }
       *[other] , giradas: { $turned }
    }
vendetta-alliance = Alianza
vendetta-drained = Drenadas
vendetta-no-alliance = Sin alianza
vendetta-relic-used = Reliquia usada
vendetta-hand = Mano
vendetta-seen = Cartas de clan que todos han visto
vendetta-nothing = Ninguna por ahora

# Cartas
vendetta-a-card = Carta
vendetta-card =
    { $state ->
        [unknown] Carta boca abajo
        [down] { $card }, boca abajo
        [drained]
            { $n ->
                [1] { $card }, drenada
               *[other] { $n } × { $card }, drenadas
            }
       *[up]
            { $n ->
                [1] { $card }
               *[other] { $n } × { $card }
            }
    }
vendetta-card-of = { $card } (de { $owner })
vendetta-your-hand =
    { $n ->
        [one] Tu mano: { $n } carta
       *[other] Tu mano: { $n } cartas
    }
vendetta-empty-hand = Tu mano está vacía.
vendetta-under =
    { $n ->
        [one] Debajo de tu mazo: { $n } carta
       *[other] Debajo de tu mazo, desde arriba: { $n } cartas
    }

# Distritos
vendetta-districts = Distritos
vendetta-place =
    { $place ->
        [haven] Refugio del Príncipe
       *[other] Distrito { $place }
    }
vendetta-no-ally = Sin aliado
vendetta-nobody = No hay nadie.
vendetta-blood-here = { $n } de sangre desplegada
vendetta-total = Fuerza total { $n }
vendetta-stays = Se queda

# Preparativos
vendetta-clans-on-offer = Clanes disponibles
vendetta-relics-on-offer = Reliquias disponibles
vendetta-clan-cards = Cartas de { $clan }
vendetta-clan =
    { $clan ->
        [brujah] Brujah
        [gangrel] Gangrel
        [malkavian] Malkavian
        [nosferatu] Nosferatu
        [toreador] Toreador
        [tremere] Tremere
       *[ventrue] Ventrue
    }
vendetta-clan-about =
    { $clan ->
        [brujah] Fuerza bruta. Los rivales sangran y su frenesí te beneficia.
        [gangrel] Lucha con sangre desplegada: la aumenta, la duplica y la trae de vuelta.
        [malkavian] Desbarata todo plan. Juega manos enteras, gira cartas y toma las de otros.
        [nosferatu] Se oculta y se escabulle. Se retira con provecho y aparece en el Refugio.
        [toreador] Vive de su alianza: cuantos más aliados y víctimas, más fuertes sus cartas.
        [tremere] Paga un gran poder con su propia sangre y hace pagar también a los rivales.
       *[ventrue] Gobierna imponiendo condiciones. Los rivales eligen entre dos males y las cartas más fuertes callan.
    }

# Palabras bajo los números, lo más cortas posible
vendetta-word-blood = sangre
vendetta-word-influence = influencia
vendetta-word-score = puntos
vendetta-word-hand = en mano
vendetta-word-diablerie = diablerie
vendetta-word-power = fuerza
vendetta-if-played = si la juegas
vendetta-at-zero = con 0 entras en frenesí
vendetta-plays =
    { $turn ->
        [1] juegas primero
        [2] juegas segundo
        [3] juegas tercero
        [4] juegas cuarto
        [5] juegas quinto
       *[other] juegas sexto
    }

# Un distrito y su desenlace
vendetta-resolving = Resolución: { $place }
vendetta-rewards-here = Recompensas
vendetta-rank = { $rank }.º
vendetta-unranked = sin puesto
# $card es ally, victim o none; sigue un icono de influencia.
vendetta-reward =
    { $card ->
        [ally] aliado +{ $n }
        [victim] víctima +{ $n }
       *[none] +{ $n }
    }
vendetta-goes-first = juega primero
vendetta-gain =
    { $card ->
        [ally] +{ $n }, aliado
        [victim] +{ $n }, víctima
       *[none] +{ $n }
    }
vendetta-hidden =
    { $n ->
        [one] una oculta
       *[other] { $n } ocultas
    }
vendetta-total-hidden =
    { $hidden ->
        [one] Fuerza conocida { $n }, una carta oculta
       *[other] Fuerza conocida { $n }, { $hidden } cartas ocultas
    }
vendetta-result-you = Has ganado, { $total } a { $other }
vendetta-result-you-alone = Has ganado sin oposición
vendetta-result-yours = Gana { $who }, { $total } a tus { $mine }
vendetta-result-other = Gana { $who }, { $total } a { $other }
vendetta-result-alone = Gana { $who } sin oposición
vendetta-result-nobody = Aquí no ha ganado nadie
vendetta-result-missed = Con { $n } más de fuerza habrías ganado.
vendetta-worth = vale { $n }
vendetta-feeds = alimenta { $n }
vendetta-ally-went =
    { $you ->
        [yes] { $ally } se une a ti
       *[no] { $ally } se une a { $who }
    }
