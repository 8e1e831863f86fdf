# Líneas del registro, sin punto final.
#
# Vampires are men and women, so no participle agrees with $vampire.

event-because = { $what } ({ $by })

event-first-player = { $who } juega en primer lugar
event-leader-chosen = { $who } empieza con { $vampire } como Líder
event-bid = { $who } puja { $amount } de Prestigio
event-bid-passed = { $who } no puja
event-bid-won =
    { $amount ->
        [0] { $who } se queda con { $vampire } sin pagar nada
       *[other] { $who } se queda con { $vampire } por { $amount } de Prestigio
    }
event-token-back = { $who } saca su propia ficha de Rival y vuelve a sacar
event-rival-token = El Rival de { $who } es { $rival }

event-turn = Turno { $turn }: { $who }
event-phase = { $phase }
event-city-card = { $card } entra en Las Calles
event-city-shuffled = La pila de descartes de la Ciudad se baraja y forma un nuevo Mazo de Ciudad
event-city-empty = No quedan cartas de Ciudad
event-event-burned = { $card } termina y se quema
event-events-returned =
    { $amount ->
        [0] No hay Eventos quemados que puedan volver al Mazo de Ciudad
        [one] { $amount } Evento quemado se baraja en el Mazo de Ciudad
       *[other] { $amount } Eventos quemados se barajan en el Mazo de Ciudad
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
event-recruited = { $who } recluta a { $vampire } por { $cost } de Prestigio
event-fraud-burned = { $vampire } de { $who } se quema en Letargo: se ha reclutado a otro vampiro con ese nombre
event-played-alone = { $who } juega { $card }
event-played = { $who } juega { $card } con { $vampire }
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

event-gained-prestige = { $who } gana { $amount } de Prestigio
event-lost-prestige = { $who } pierde { $amount } de Prestigio
# Tras la línea de un vampiro que entra en Letargo.
event-lost-prestige-torpor = { $who } pone en este vampiro { $amount } de Prestigio como Sangre
event-paid-prestige = { $who } paga { $amount } de Prestigio
event-stole-prestige = { $who } roba { $amount } de Prestigio a { $from }
event-gained-agenda =
    { $amount ->
        [one] { $who } gana { $amount } punto de Objetivo
       *[other] { $who } gana { $amount } puntos de Objetivo
    }
event-lost-agenda =
    { $amount ->
        [one] { $who } pierde { $amount } punto de Objetivo
       *[other] { $who } pierde { $amount } puntos de Objetivo
    }
event-lost-blood = { $vampire } pierde { $amount } de Sangre
event-paid-blood = { $vampire } paga { $amount } de Sangre
event-stole-blood = { $vampire } roba { $amount } de Sangre a { $from }
event-mended = { $vampire } se cura { $amount } de Sangre
event-loaded =
    { $amount ->
        [one] { $card } de { $who } recibe { $amount } ficha
       *[other] { $card } de { $who } recibe { $amount } fichas
    }
event-fed = La carta boca abajo { $nth } de { $who } recibe { $amount } de Prestigio de la reserva general
event-marked = { $vampire } recibe una ficha de Objetivo, que se llevará quien derrote a este vampiro
event-mark-taken =
    { $amount ->
        [one] { $who } se lleva { $amount } punto de Objetivo de { $vampire }
       *[other] { $who } se lleva { $amount } puntos de Objetivo de { $vampire }
    }

event-attack = { $who } ataca a { $target } con { $attacker }
event-intel = { $who } añade { $amount } de Información ({ $have } de { $need })
event-out-of-reach = A { $attacker } le falta Información para atacar a { $target }
event-attack-over = El ataque de { $attacker } ha terminado
event-attack-type =
    { $kind ->
        [ranged] { $attacker } realiza un ataque A distancia
        [physical] { $attacker } realiza un ataque Físico
        [social] { $attacker } realiza un ataque Social
       *[mental] { $attacker } realiza un ataque Mental
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
event-more-damage = El ataque inflige +{ $amount } de daño
event-unblockable = El próximo ataque de { $vampire } en este turno no se puede bloquear

event-damage =
    { $aggravated ->
        [yes]
            { $kind ->
                [ranged] { $amount } de daño A distancia Agravado contra { $victim }
                [physical] { $amount } de daño Físico Agravado contra { $victim }
                [social] { $amount } de daño Social Agravado contra { $victim }
               *[mental] { $amount } de daño Mental Agravado contra { $victim }
            }
       *[no]
            { $kind ->
                [ranged] { $amount } de daño A distancia contra { $victim }
                [physical] { $amount } de daño Físico contra { $victim }
                [social] { $amount } de daño Social contra { $victim }
               *[mental] { $amount } de daño Mental contra { $victim }
            }
    }
event-hunter-damage = { $hunter } inflige { $amount } de daño Agravado a { $victim }
event-redirected = { $who } redirige { $amount } de daño a { $to }
event-reduced = { $victim }: los atributos y los Escudos restan { $amount } de daño
event-prevented =
    { $amount ->
        [one] { $victim }: se previene { $amount } de daño
       *[other] { $victim }: se previenen { $amount } de daño
    }
event-damage-taken = { $victim } sufre { $amount } de daño
event-no-damage = { $victim } no sufre daño

event-mortal-survived = { $card } sobrevive
event-mortal-defeated = { $who } derrota a { $card }
event-mortal-burned = { $card } se quema
event-mortal-discarded = { $card } va a la pila de descartes de la Ciudad
event-hunter-back = { $card } se baraja en el Mazo de Ciudad
event-hunter-burned = { $card } se quema
event-attached = { $card } se adjunta a { $vampire }
event-attachment-burned = { $card } de { $vampire } se quema
event-attachment-discarded = { $card } de { $vampire } se descarta
event-retainer-taken = { $card } pasa de { $from } a { $vampire }
event-torpor-alone = { $vampire } de { $who } sucumbe y entra en Letargo
event-torpor = { $by } derrota a { $vampire } de { $who }, que entra en Letargo
event-vampire-burned-alone = { $vampire } de { $who } sucumbe y se quema
event-vampire-burned = { $by } derrota a { $vampire } de { $who }, que se quema
event-back-from-torpor = { $vampire } de { $who } sale del Letargo y vuelve al Refugio

event-claim = { $who } reclama el título de Príncipe con { $vampire }
event-claim-let-pass = { $who } no ataca al pretendiente
event-claim-failed = La pretensión de { $vampire } fracasa
event-prince = { $vampire } de { $who } es ahora { $title }
event-prince-free = El título de Príncipe queda libre en Las Calles

event-exerted = { $vampire } ejerce { $amount } de Influencia
event-more-influence = { $who } gana { $amount } de Influencia
event-modifier-laid = { $who } juega { $card } para obtener Influencia
event-modifier-laid-hidden = { $who } coloca boca abajo una carta para obtener Influencia
event-hid =
    { $amount ->
        [0] { $who } no esconde Prestigio en el puño
       *[other] { $who } esconde { $amount } de Prestigio en el puño
    }
event-hid-hidden = { $who } tiende el puño cerrado
event-spent-for-influence = { $who } gasta { $amount } de Prestigio para obtener Influencia
event-answer =
    { $yes ->
        [yes] { $who } responde SÍ con { $visible } de Influencia visible
       *[no] { $who } responde NO con { $visible } de Influencia visible
    }
event-hand-opened =
    { $amount ->
        [0] { $who } abre el puño: está vacío
       *[other] { $who } abre el puño: { $amount } de Prestigio
    }
event-scheme-result =
    { $answer ->
        [yes] { $card } tiene éxito: { $yes } para el SÍ, { $no } para el NO
       *[no] { $card } fracasa: { $yes } para el SÍ, { $no } para el NO
    }
event-named = { $who } elige jugadores: { $seats }
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

event-shown = { $who } muestra su carta boca abajo { $nth } a { $to }: { $card }
event-shown-hidden = { $who } muestra su carta boca abajo { $nth } a { $to }
event-contributed =
    { $side ->
        [own] { $who } añade 1 de Prestigio a su propia carta boca abajo { $nth }
       *[other] { $who } añade 1 de Prestigio a la carta boca abajo { $nth } de { $to }
    }
event-resolved = { $who } resuelve { $card }
event-agenda-flipped = { $who } pone boca arriba su Objetivo: { $card }

event-knocked-out-alone = { $who } queda fuera de la partida
event-knocked-out = { $by } elimina a { $who } de la partida
event-turn-limit = La partida ha durado demasiado y termina
event-won =
    { $count ->
        [0] Nadie gana la partida
        [one] { $winners } gana la partida
       *[other] { $winners } ganan la partida
    }
