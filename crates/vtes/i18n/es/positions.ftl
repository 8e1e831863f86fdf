# Por qué una posición es imposible, para quien escribe un escenario. El programa añade el número de la regla, si la hay.
# Lo que va entre acentos graves se escribe así en los archivos, en todos los idiomas.

position-not-library = `{ $card }` no es una carta de biblioteca
position-not-crypt = `{ $card }` no es una carta de cripta
position-no-deck = no existe la baraja `{ $deck }`; las barajas son: { $decks }
position-no-step = ninguna posición puede estar en `{ $step }`; puede estar en: { $steps }
position-no-windows = las ventanas no pueden ser `{ $word }`: son `quick`, `calm` o `strict`
position-no-standing = nadie está `{ $word }`: se está `playing`, `ousted` o `withdrawn`
position-no-delay = no existe el plazo `{ $word }`
position-no-phase = no existe la fase `{ $word }`
position-no-span = no existe la duración `{ $word }`
position-no-time = `{ $word }` no es un momento
position-no-title = no existe el título `{ $word }`
position-no-clause = `{ $word }` no es una parte de una carta
position-no-thing = aquí no hay `{ $word }`
position-no-row = `{ $word }` no es un efecto; uno es `number:vessel.0/1/turn/none/A/none/A`
position-no-limit = `{ $word }` no es un límite; uno es `vessel/text.0/A/turn`
position-vampire-or-ally = `vampire` o `ally`, no `{ $word }`

position-players = pueden jugar de 2 a 6
position-events-many = como máximo { $most } eventos
position-effects-many = como máximo { $most } efectos
position-limits-many = como máximo { $most } límites
position-under-way = una posición no puede estar en medio de esto; empieza antes y sigue jugando
position-goes-on = la partida sigue mientras queden dos Matusalenes
position-one-left = cuando queda un solo Matusalén, la partida ha terminado
position-no-turn = quien está fuera de la partida no tiene turno
position-points-many = `{ $word }` puntos son demasiados
position-points-out = hay más puntos que Matusalenes fuera de la partida: { $out }

position-deck-many = una biblioteca de { $library } cartas y una cripta de { $crypt } son demasiado
position-not-free = `{ $card }` no está libre para esto
position-two-places = `{ $card }` está en dos sitios
position-nowhere = `{ $card }` no está en ninguna parte
position-minions-many = hay demasiados siervos en juego
position-in-play-many = hay demasiadas cartas en juego
position-uncontrolled-many = como máximo { $most } vampiros
position-no-place = no hay ningún vampiro en el lugar { $place }
position-not-in-play = `{ $card }` no está en juego: di de quién es, por ejemplo `A: ready { $card }`
position-said-by-seat = esto lo dice el asiento que lo tiene

position-pool = { $seat } tiene { $pool } de reserva: quien juega tiene algo, quien está fuera no tiene nada
position-pool-none = quien no tiene reserva queda eliminado
position-pool-out = quien está fuera de la partida no tiene reserva
position-cards-out = quien está fuera de la partida no tiene cartas
position-control-out = quien está fuera de la partida no controla nada
position-edge-out = quien está fuera de la partida no tiene la Ventaja
position-still-there = { $seat } está fuera de la partida y aún tiene algo
position-still-acts = { $seat } está fuera de la partida y aún actúa
position-owed = nadie debe dos acciones
position-hand = hay { $cards } cartas en la mano y corresponden { $due }
position-hand-short = { $seat } tiene { $cards } cartas en la mano y le corresponden { $due }

position-only-minion = sólo un siervo tiene esto
position-no-minion = ningún siervo tiene esto
position-no-mode = la carta no tiene el modo de jugarla { $mode }
position-no-effect = `{ $card }` no tiene el efecto { $number }
position-not-standing = { $number } no es un efecto que tenga siempre
position-unique-twice = `{ $card }` es única y nadie la tiene dos veces
position-contested = `{ $card }` está en juego dos veces: estaría disputada
position-blood-many = `{ $card }` tiene { $blood } de sangre y su capacidad es { $capacity }
position-lifeless = a `{ $card }` no le queda vida: se quema
position-no-vampire = `{ $card }` no es un vampiro
position-title-none = no tiene ningún título que disputar
position-woken = un siervo sólo se despierta para una acción

position-points-table = { $points } puntos de victoria en una mesa de { $seats }
position-fights-away = combate un siervo que no está en juego
position-blocks-away = bloquea un siervo que no está en juego
position-stale-card = lo anotado de `{ $card }` no es lo que resulta de las cartas en juego
position-stale-moments = lo anotado de las cartas de { $seat } no es como ellas son
position-stale-standing = está anotado de dos maneras distintas si { $seat } sigue en la partida
