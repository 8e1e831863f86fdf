# Todos los mensajes del juego. $who es un asiento, $card el nombre de una carta.

seat = { $seat }
list-more = { $list }, { $item }
list-end = { $list } y { $item }

card =
    { $slug ->
        [crown] Corona
       *[other] Número { $value }
    }
card-text =
    { $slug ->
        [crown] La carta más alta. No se puede jugar en la primera ronda.
       *[other] La carta más alta de una ronda gana un punto.
    }
kind-card = Carta
group-card = Cartas
fact-value = valor { $n }

question-play = ¿Qué carta juegas?
question-chance = ¿Qué trae el azar?
waiting-play = { $who } elige una carta.
waiting-chance = { $who } espera al azar.

option-play = Jugar { $card }
option-draw = Robar { $card }

event-round = Ronda { $round }
event-drew = { $who } roba { $card }
event-drew-hidden = { $who } roba una carta
event-played = { $who } juega { $card }
event-point = { $who } gana un punto
event-won = Gana la partida: { $winners }

why-players = Pueden jugar de 2 a 4 jugadores, no { $players }.
why-too-early = { $card } no se puede jugar en la primera ronda.

# Por qué una posición es imposible, para quien escribe un escenario.
position-no-step = no existe el paso `{ $step }`
position-no-round = no existe la ronda { $round }
position-two-places = `{ $card }` está en dos sitios
position-hand =
    { $cards ->
        [one] { $seat } tiene { $cards } carta en la mano en la ronda { $round }
       *[other] { $seat } tiene { $cards } cartas en la mano en la ronda { $round }
    }

setup-unknown-variant = No hay ninguna variante «{ $given }». Las variantes son: { $names }.
setup-unknown-variant-suggest = No hay ninguna variante «{ $given }»; ¿querías decir «{ $near }»? Las variantes son: { $names }.
setup-refused = { $why } (regla { $rule })

table-round = Ronda { $round }
table-player =
    { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-played = juega { $card }
table-hand = en la mano: { $hand }
table-hidden =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
