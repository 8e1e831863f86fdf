# Por qué una posición es imposible, para quien escribe un escenario. El programa añade el número de la regla, si la hay.
# Lo que va entre acentos graves se escribe así en los archivos, en todos los idiomas.

position-three-rounds = hay tres rondas
position-no-turn = la ronda no tiene este turno
position-sole-survivors = cuando solo queda un jugador o un equipo, la partida ha terminado
position-not-ended = una partida termina tras tres rondas, o cuando solo queda un jugador o un equipo
position-nothing-drawn = solo se miran cartas en `hand-management`
position-no-step = no existe el paso `{ $step }`; los pasos son: { $steps }
position-no-location = no existe el distrito `{ $location }`
position-location-away = no está en esta mesa

position-no-clan = no existe el clan `{ $clan }`
position-no-relic = no existe la reliquia `{ $card }`
position-no-location-card = no existe la carta de lugar `{ $card }`
position-location-cards-off = solo hay cartas de lugar con la variante `location-cards`
position-bare-haven = el Refugio del Príncipe no tiene carta de lugar
position-no-ally = no existe el aliado o la víctima `{ $card }`
position-no-clan-card = no existe la carta de clan `{ $card }`
position-nobody-is = nadie es aquí `{ $clan }`
position-nobody-plays = nadie juega aquí con `{ $card }`

position-clan-twice = dos jugadores no pueden ser `{ $clan }`
position-no-clan-left = no queda ningún clan
position-tokens-many = nadie tiene más de { $most } fichas de diablerie
position-relic-taken = otro jugador tiene esta reliquia
position-relics-off = solo hay reliquias con la variante `relics`
position-relic-missing = este jugador no tiene ninguna reliquia
position-not-free = `{ $card }` no está libre para esto
position-order-deep = como máximo { $most } cartas pueden estar en un orden conocido
position-forestall-many = como máximo { $most }

position-victims-many = solo hay { $victims } víctimas
position-ally-twice = `{ $card }` está en dos sitios

position-card-twice = `{ $card }` está en dos sitios
position-one-taker = solo un jugador puede tener cartas de otros clanes
position-whole-side = hacen falta todas las cartas de este lado, cada una una vez

position-two-zones = { $seat } tiene `{ $card }` en dos zonas
position-no-zone = `{ $card }` de { $seat } no está en ninguna zona
position-cards-of-the-dead = { $seat } está fuera de la partida y tiene cartas
position-other-cards = { $seat } no tiene las nueve cartas de su clan
position-known-in-deck = { $seat } tiene en el mazo una carta que todos saben que no está allí
position-three-tokens = { $seat } tiene tres fichas de diablerie y sigue en la partida
position-too-much = { $seat } tiene más de { $most } de sangre o de influencia
position-victim-count = hay { $count } víctimas, no { $victims }
position-two-locations = `{ $card }` está en dos distritos
position-not-deployed = `{ $card }` no está desplegada, y sin embargo está boca abajo o arrebatada
position-taken-by-owner = `{ $card }` está arrebatada por su propio dueño
position-location-closed = hay una carta en un distrito que no está en juego
position-something-of-the-dead = { $seat } está fuera de la partida y tiene algo en `{ $location }`
