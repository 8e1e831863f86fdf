# Por qué algo no se puede elegir: los hechos y lo que haría falta.

why-players =
    { $players ->
        [one] Vendetta es para 3 a 5 jugadores, o 4 o 6 por equipos; con { $players } jugador no se puede jugar.
       *[other] Vendetta es para 3 a 5 jugadores, o 4 o 6 por equipos; con { $players } jugadores no se puede jugar.
    }
why-teams =
    { $players ->
        [6] Con 6 jugadores solo se juega por equipos: deja activados los equipos o juega con 3 a 5.
       *[other] Los equipos son para 4 o 6 jugadores, y hay { $players }: cambia el número o desactiva los equipos.
    }
why-too-few-cards = Hacen falta { $need } cartas y solo se pueden usar { $have }: activa las cartas caseras o deja la variante.
why-spend =
    { $have ->
        [0] Esto cuesta { $cost } de sangre, y tu reserva está vacía.
       *[other] Esto cuesta { $cost } de sangre, y la última no se puede gastar: necesitas { $need } en tu reserva y tienes { $have }.
    }
why-not-enough = { $amount } de sangre es más que lo que hay en tu reserva, que es { $have }.
why-empties-pool =
    { $have ->
        [1] Tienes 1 de sangre, y debe quedar en tu reserva.
       *[other] Tienes { $have } de sangre, y 1 debe quedar en tu reserva: puedes usar como máximo { $most }.
    }
why-at-most = Con una carta se puede jugar como máximo { $limit } de sangre de tu reserva.
why-only-face-down = { $by }: allí las cartas solo se pueden jugar boca abajo.
why-must-play = Debes jugar una carta: solo se pasa el turno con la mano vacía.
why-one-card-a-turn = Ya has jugado la única carta de este turno.
why-no-tokens =
    { $have ->
        [0] No tienes ninguna ficha de diablerie boca arriba.
        [one] Tienes { $have } ficha de diablerie boca arriba, y hacen falta { $want }.
       *[other] Tienes { $have } fichas de diablerie boca arriba, y hacen falta { $want }.
    }
why-not-drainable = No se puede drenar: { $card }.
why-used = { $relic }: ya se ha usado; una reliquia funciona una vez por partida.
why-not-now = { $relic }: ahora no se puede usar. { $text }
why-nothing-drained = No tienes ninguna carta drenada que pueda volver.
why-no-card-in-hand = No tienes ninguna carta en la mano para jugar.
why-no-influence =
    { $need ->
        [one] Necesitas { $need } ficha de influencia y no tienes ninguna.
       *[other] Necesitas { $need } fichas de influencia y tienes menos.
    }
why-nothing-deployed = No tienes sangre desplegada aquí.
why-already-there = La carta ya está en el Refugio del Príncipe.

setup-unknown-variant = No hay ninguna variante «{ $given }». Las variantes son: { $names }. Pon «no-» delante de un nombre para desactivarla.
setup-unknown-variant-suggest = No hay ninguna variante «{ $given }»; ¿querías decir «{ $near }»? Las variantes son: { $names }. Pon «no-» delante de un nombre para desactivarla.
setup-refused = { $why } (regla { $rule })
