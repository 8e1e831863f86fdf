# Por qué una posición es imposible, para quien escribe un escenario. El programa añade el número de la regla, si la hay.
# Lo que va entre acentos graves se escribe así en los archivos, en todos los idiomas.

position-not-library = `{ $card }` no es una carta de Biblioteca
position-not-vampire = `{ $card }` no es un vampiro
position-not-city = `{ $card }` no es una carta de ciudad
position-not-haven = `{ $card }` no es un Refugio
position-not-agenda = `{ $card }` no es un Objetivo
position-no-clan = no existe el clan `{ $clan }`
position-no-type = no existe el tipo `{ $word }`
position-no-promise = no existe la promesa `{ $word }`
position-no-deck = no existe el mazo `{ $deck }`; los mazos son: { $decks }
position-only-exhausted = puede seguir `/exhausted`, no `/{ $mark }`

position-players = pueden jugar 2, 3 o 4
position-few-tokens = al menos los { $least } del principio
position-turns-many = una partida termina tras 100 turnos de cada jugador
position-actions-many = un turno tiene dos acciones
position-no-step = ninguna posición puede estar en `{ $step }`; puede estar en: { $steps }
position-promises-many = como máximo { $most } promesas
position-promises-off = la variante `promises` está desactivada en esta mesa
position-under-way = una posición no puede estar en medio de esto; empieza antes y sigue jugando
position-no-turn-yet = en este paso ya ha empezado un turno
position-had-turn = hasta este turno han empezado uno: { $seats }
position-won-early = nadie ha ganado antes de acabar la partida: hace falta `step over`
position-not-ended = nada ha acabado esta partida: nadie tiene 13 puntos de Agenda, nadie está eliminado y quedan turnos
position-nobody-won = alguien ha ganado, salvo que todos estén eliminados

position-no-deck-card = `{ $card }` no es una carta del mazo de un jugador
position-two-places = `{ $card }` está en dos sitios
position-vampires-many = { $count } vampiros, como máximo { $most }
position-library-many = { $count } cartas de Biblioteca, como máximo { $most }
position-copies-many = { $count } de `{ $card }`, como máximo { $most }
position-deck-short = sin un mazo con el que completar hay que nombrar { $vampires } vampiros y una carta de Biblioteca

position-not-free = `{ $card }` no está libre para esto
position-no-further = no hay más `{ $card }`
position-wrong-place = `{ $card }` no va aquí
position-not-in-hand = `{ $card }` no está en la mano
position-not-in-play = `{ $card }` no está en juego
position-not-ongoing = `{ $card }` no es una carta En curso
position-no-ongoing-event = `{ $card }` no es un Evento En curso en Las Calles
position-event-stays = `{ $card }` no es un Evento En curso, así que no se queda en Las Calles
position-events-many = en una partida hay como máximo { $most } Eventos; los demás están en la caja
position-bears-no-tokens = sobre `{ $card }` no hay fichas
position-played-twice = `{ $card }` está en juego dos veces
position-vampire-missing = `{ $vampire }` no está en juego: di de quién es, por ejemplo `A: home { $vampire }`

position-prestige-many = son más que las fichas que hay
position-agenda-many = con 13 se gana la partida
position-agenda-won = con 13 se gana la partida, y no ha terminado
position-agenda-open = una Agenda solo está boca abajo con la variante `custom`
position-own-rival = nadie es su propio Rival
position-rivals =
    { $count ->
        [one] { $count } jugador tiene a { $seat } como Rival, y debe ser uno
       *[other] { $count } jugadores tienen a { $seat } como Rival, y debe ser uno
    }
position-tokens-out = hay { $used } fichas de este color en la mesa, y en total son { $tokens }
position-foreign = fichas de otro color, menos de 256
position-leader-away = el Líder no está en juego; `none` significa nadie
position-knocked-out = la partida termina cuando un jugador queda eliminado
position-no-prestige = sin Prestigio un jugador queda eliminado
position-no-vampire = sin un vampiro fuera de Letargo un jugador queda eliminado
position-party = mientras `{ $card }` esté en Las Calles, un grupo es un solo vampiro

position-blood = aquí, de 1 a { $most }
position-blood-short = menos fichas que las de otros colores
position-attached-many = como máximo 3 cartas
position-not-attachable = `{ $card }` no se puede adjuntar
position-retainer = `{ $card }`: los Criados de un vampiro en Letargo se queman
position-prince-in-torpor = `{ $card }` no se queda con un vampiro en Letargo
position-idle-in-torpor = un vampiro en Letargo no hace nada
position-bare-in-torpor = un vampiro en Letargo ha perdido sus fichas
position-titles-many = un vampiro tiene como máximo un Título
position-title-twice = `{ $card }` está en juego dos veces
position-title-high = `{ $card }` necesita una Potencia de Sangre mayor

position-face-down-missing = { $seat } no tiene carta boca abajo { $number }; se cuentan desde 1
position-face-down-many = más cartas de las que puede tener un mazo
position-which-card = ¿qué carta es?
position-no-conspiracy = `{ $card }` no es una Conspiración
position-contributors-many = son más que las fichas que hay en ella
position-no-first-token = su jugador ha puesto la primera ficha en ella
position-foes-only = aquí solo cuentan los enemigos
position-added-by-stranger = quien ha añadido una ficha ha contribuido
position-exempt-stranger = solo puede quedar exento quien ha contribuido

position-token-of-nobody = la ficha de `{ $card }` no es de nadie
position-token-count = hay { $count } fichas del color de { $seat }, no { $tokens }
position-card-of-nobody = { $seat } tiene una carta que no está en su Biblioteca
position-city-lost = { $count } cartas de ciudad no están en ninguna parte
position-mark-lost = { $seat } tiene marcas en cartas que no están ahí
position-away-with-things = `{ $card }` no está en juego y tiene algo
