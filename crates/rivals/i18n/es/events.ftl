# Líneas del registro, sin punto final.
#
# Vampires are men and women, so no participle agrees with $vampire.

event-because = { $what } ({ $by })

event-first-player = { $who } juega en primer lugar
event-leader-chosen = { $who } empieza con { $vampire } como Líder
event-bid = { $who } puja { $n } de Prestigio
event-bid-passed = { $who } no puja
event-bid-won =
    { $n ->
        [0] { $who } se queda con { $vampire } sin pagar nada
       *[other] { $who } se queda con { $vampire } por { $n } de Prestigio
    }
event-token-back = { $who } saca su propia ficha de Rival y vuelve a sacar
event-rival-token = El Rival de { $who } es { $rival }

event-turn = Turno { $n }: { $who }
event-phase = { $phase }
event-city-card = { $card } entra en Las Calles
event-city-shuffled = La pila de descartes de la Ciudad se baraja y forma un nuevo Mazo de Ciudad
event-city-empty = No quedan cartas de Ciudad
event-event-burned = { $card } termina y se quema
event-events-returned =
    { $n ->
        [0] No hay Eventos quemados que puedan volver al Mazo de Ciudad
        [one] { $n } Evento quemado se baraja en el Mazo de Ciudad
       *[other] { $n } Eventos quemados se barajan en el Mazo de Ciudad
    }
event-returned = Los vampiros de { $who } quedan preparados y vuelven a su Refugio
event-stays-out = { $vampire } se queda en Las Calles

event-drew =
    { $deck ->
        [faction] { $who } roba de su Mazo de Facción: { $card }
       *[library] { $who } roba de su Biblioteca: { $card }
    }
event-drew-hidden =
    { $deck ->
        [faction] { $who } roba una carta de su Mazo de Facción
       *[library] { $who } roba una carta de su Biblioteca
    }
event-nothing-to-draw = { $who } ya no tiene cartas que robar
event-discarded = { $who } descarta { $card }
event-put-away = { $who } pone { $card } de su Biblioteca en su pila de descartes
event-recovered = { $who } toma en su mano { $card } de su pila de descartes
event-recruited = { $who } recluta a { $vampire } por { $n } de Prestigio
event-fraud-burned = { $vampire } de { $who } se quema en Letargo: se ha reclutado a otro vampiro con ese nombre
event-played = { $who } juega { $card }
event-played-with = { $who } juega { $card } con { $vampire }
event-played-face-down = { $who } juega { $card } boca abajo con { $vampire }
event-played-face-down-hidden = { $who } juega una carta boca abajo con { $vampire }
event-used = { $who } usa { $card }
event-peeked =
    { $deck ->
        [faction] { $who } mira la carta superior de su Mazo de Facción: { $card }
       *[library] { $who } mira la carta superior de su Biblioteca: { $card }
    }
event-peeked-hidden =
    { $deck ->
        [faction] { $who } mira la carta superior de su Mazo de Facción
       *[library] { $who } mira la carta superior de su Biblioteca
    }
event-kept-on-top =
    { $deck ->
        [faction] { $who } la deja encima de su Mazo de Facción
       *[library] { $who } la deja encima de su Biblioteca
    }
event-put-under =
    { $deck ->
        [faction] { $who } la pone debajo de su Mazo de Facción
       *[library] { $who } la pone debajo de su Biblioteca
    }
event-top-revealed = { $who } muestra la carta superior de su Biblioteca: { $card }
event-ongoing-burned = { $card } de { $who } se quema

event-moved = { $vampire } va a Las Calles
event-joined = { $vampire } se une al grupo de { $with }
event-went-alone = { $vampire } forma un grupo aparte
event-exhausted = { $vampire } se agota

event-gained-prestige = { $who } gana { $n } de Prestigio
event-lost-prestige = { $who } pierde { $n } de Prestigio
# Tras la línea de un vampiro que entra en Letargo.
event-torpor-prestige = { $who } pone en este vampiro { $n } de Prestigio como Sangre
event-paid-prestige = { $who } paga { $n } de Prestigio
event-stole-prestige = { $who } roba { $n } de Prestigio a { $victim }
event-gained-agenda =
    { $n ->
        [one] { $who } gana { $n } punto de Objetivo
       *[other] { $who } gana { $n } puntos de Objetivo
    }
event-lost-agenda =
    { $n ->
        [one] { $who } pierde { $n } punto de Objetivo
       *[other] { $who } pierde { $n } puntos de Objetivo
    }
event-lost-blood = { $vampire } pierde { $n } de Sangre
event-paid-blood = { $vampire } paga { $n } de Sangre
event-stole-blood = { $vampire } roba { $n } de Sangre a { $victim }
event-mended = { $vampire } se cura { $n } de Sangre
event-loaded =
    { $n ->
        [one] { $card } de { $who } recibe { $n } ficha
       *[other] { $card } de { $who } recibe { $n } fichas
    }
event-fed = La carta boca abajo { $nth } de { $who } recibe { $n } de Prestigio de la reserva general
event-marked = { $vampire } recibe una ficha de Objetivo, que se llevará quien derrote a este vampiro
event-mark-taken =
    { $n ->
        [one] { $who } se lleva { $n } punto de Objetivo de { $vampire }
       *[other] { $who } se lleva { $n } puntos de Objetivo de { $vampire }
    }

event-attack = { $who } ataca a { $target } con { $vampire }
event-intel = { $who } añade { $n } de Información ({ $have } de { $need })
event-out-of-reach = A { $vampire } le falta Información para atacar a { $target }
event-attack-over = El ataque de { $vampire } ha terminado
event-attack-type =
    { $type ->
        [ranged] { $vampire } realiza un ataque A distancia
        [physical] { $vampire } realiza un ataque Físico
        [social] { $vampire } realiza un ataque Social
       *[mental] { $vampire } realiza un ataque Mental
    }
event-card-laid = { $who } coloca una carta de Ataque: { $card }
event-card-laid-hidden = { $who } coloca una carta de Ataque boca abajo
event-no-card = { $who } no coloca ninguna carta
event-blocked = { $vampire } de { $who } bloquea
event-block-undone = { $who } retira el bloqueo de { $vampire }
event-reaction-laid = { $who } coloca una Reacción: { $card }
event-reaction-laid-hidden = { $who } coloca una Reacción boca abajo
event-reaction-back = { $who } retira su Reacción
event-revealed = { $who } revela { $card }
event-illegal = La carta { $card } no es legal aquí, y { $who } la descarta
event-retargeted = El ataque se redirige contra { $target }
event-cancelled = { $card } queda sin efecto
event-text-void = El texto de { $card } queda anulado
event-more-damage = El ataque inflige +{ $n } de daño
event-unblockable = El próximo ataque de { $vampire } en este turno no se puede bloquear

event-damage =
    { $aggravated ->
        [yes]
            { $type ->
                [ranged] { $n } de daño A distancia Agravado contra { $vampire }
                [physical] { $n } de daño Físico Agravado contra { $vampire }
                [social] { $n } de daño Social Agravado contra { $vampire }
               *[mental] { $n } de daño Mental Agravado contra { $vampire }
            }
       *[no]
            { $type ->
                [ranged] { $n } de daño A distancia contra { $vampire }
                [physical] { $n } de daño Físico contra { $vampire }
                [social] { $n } de daño Social contra { $vampire }
               *[mental] { $n } de daño Mental contra { $vampire }
            }
    }
event-hunter-damage = La División de Asuntos Especiales inflige { $n } de daño Agravado a { $vampire }
event-redirected = { $who } redirige { $n } de daño a { $foe }
event-reduced = { $vampire }: los atributos y los Escudos restan { $n } de daño
event-prevented =
    { $n ->
        [one] { $vampire }: se previene { $n } de daño
       *[other] { $vampire }: se previenen { $n } de daño
    }
event-damage-taken = { $vampire } sufre { $n } de daño
event-no-damage = { $vampire } no sufre daño

event-mortal-survived = { $card } sobrevive
event-mortal-defeated = { $who } derrota a { $card }
event-mortal-burned = { $card } se quema
event-mortal-discarded = { $card } va a la pila de descartes de la Ciudad
event-hunter-back = { $card } se baraja en el Mazo de Ciudad
event-hunter-burned = { $card } se quema
event-attached = { $card } se adjunta a { $vampire }
event-attachment-burned = { $card } de { $vampire } se quema
event-attachment-discarded = { $card } de { $vampire } se descarta
event-retainer-taken = { $card } pasa de { $victim } a { $vampire }
event-torpor = { $vampire } de { $who } sucumbe y entra en Letargo
event-torpor-by = { $foe } derrota a { $vampire } de { $who }, que entra en Letargo
event-vampire-burned = { $vampire } de { $who } sucumbe y se quema
event-vampire-burned-by = { $foe } derrota a { $vampire } de { $who }, que se quema
event-back-from-torpor = { $vampire } de { $who } sale del Letargo y vuelve al Refugio

event-claim = { $who } reclama el título de Príncipe con { $vampire }
event-claim-let-pass = { $who } no ataca al pretendiente
event-claim-failed = La pretensión de { $vampire } fracasa
event-prince = { $vampire } de { $who } es ahora Príncipe de la ciudad
event-prince-free = El título de Príncipe queda libre en Las Calles

event-exerted = { $vampire } ejerce { $n } de Influencia
event-more-influence = { $who } gana { $n } de Influencia
event-modifier-laid = { $who } juega { $card } para obtener Influencia
event-modifier-laid-hidden = { $who } coloca boca abajo una carta para obtener Influencia
event-hid =
    { $n ->
        [0] { $who } no esconde Prestigio en el puño
       *[other] { $who } esconde { $n } de Prestigio en el puño
    }
event-hid-hidden = { $who } tiende el puño cerrado
event-spent-for-influence = { $who } gasta { $n } de Prestigio para obtener Influencia
event-answer =
    { $answer ->
        [yes] { $who } responde SÍ con { $n } de Influencia visible
       *[no] { $who } responde NO con { $n } de Influencia visible
    }
event-hand-opened =
    { $n ->
        [0] { $who } abre el puño: está vacío
       *[other] { $who } abre el puño: { $n } de Prestigio
    }
event-scheme-result =
    { $answer ->
        [yes] { $card } tiene éxito: { $yes } para el SÍ, { $no } para el NO
       *[no] { $card } fracasa: { $yes } para el SÍ, { $no } para el NO
    }
event-named = { $who } elige jugadores: { $named }
event-promised =
    { $promise ->
        [yes] { $who } promete responder SÍ
        [no] { $who } promete responder NO
        [intel] { $who } promete descartar para dar Información en el próximo ataque contra { $whom } que la necesite
       *[peace] { $who } promete no atacar a { $whom } mientras tenga menos de { $n } puntos de Objetivo
    }
event-promise-kept =
    { $promise ->
        [yes] { $who } cumple su promesa de responder SÍ
        [no] { $who } cumple su promesa de responder NO
        [intel] { $who } cumple su promesa de Información contra { $whom }
       *[peace] { $who } mantiene la paz con { $whom } por debajo de { $n } puntos de Objetivo
    }

event-shown = { $who } muestra su carta boca abajo { $nth } a { $foe }: { $card }
event-shown-hidden = { $who } muestra su carta boca abajo { $nth } a { $foe }
event-contributed =
    { $side ->
        [own] { $who } añade 1 de Prestigio a su propia carta boca abajo { $nth }
       *[other] { $who } añade 1 de Prestigio a la carta boca abajo { $nth } de { $foe }
    }
event-resolved = { $who } resuelve { $card }
event-agenda-flipped = { $who } pone boca arriba su Objetivo: { $card }

event-knocked-out = { $who } queda fuera de la partida
event-knocked-out-by = { $foe } elimina a { $who } de la partida
event-turn-limit = La partida ha durado demasiado y termina
event-won =
    { $n ->
        [one] { $who } gana la partida
       *[other] { $who } ganan la partida
    }
