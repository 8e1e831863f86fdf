# Opciones, breves.

option-keep = Quedarte { $card }
option-give = Quedarte una más y renunciar a { $card }
option-under = Poner debajo del mazo { $card }
option-play = Jugar { $card }
option-resolve = Resolver { $card }
option-turn = Poner boca abajo { $card }
option-take = Recuperar { $card }
option-shuffle = Barajar en el mazo { $card }
option-target = { $card } de { $side }
option-use = Usar { $card }
option-restore = Recuperar sin drenar: { $card }

option-face-up =
    { $cost ->
        [0] Boca arriba
       *[other] Boca arriba (cuesta { $cost } de sangre)
    }
option-face-down =
    { $cost ->
        [0] Boca abajo (no cuesta nada)
       *[other] Boca abajo (cuesta { $cost } de sangre)
    }

option-blood =
    { $ask ->
        [return-blood]
            { $n ->
                [0] No recuperar nada
               *[other] Recuperar { $n } de sangre
            }
       *[other]
            { $n ->
                [0] Nada de sangre
               *[other] { $n } de sangre
            }
    }
option-tokens =
    { $n ->
        [0] No girar ninguna ficha
        [one] Girar { $n } ficha por { $n } de sangre
       *[other] Girar { $n } fichas por { $n } de sangre
    }
option-bid =
    { $n ->
        [0] No pujar nada
       *[other] Pujar { $n } de sangre
    }

option-drain =
    { $tokens ->
        [0] Drenar { $card } (+{ $blood } de sangre, influencia { $before } -> { $after })
       *[other] Drenar { $card } (+{ $blood } de sangre, influencia { $before } -> { $after }, fichas de diablerie +{ $tokens })
    }

option-look = Mirar la carta { $nth } de { $side } { $at } (cuesta { $cost } de sangre)

option-done =
    { $ask ->
        [turn] Pasar
        [end-turn] Terminar el turno
        [look] No mirar nada más
        [keep-both] No renunciar a ninguna carta
        [take-back] No recuperar más
        [turn-down] No poner más boca abajo
       *[other] Listo
    }
option-stay = Quedarte
option-withdraw = Retirarte

option-yes =
    { $ask ->
        [may] Sí: { $effects }
        [pay] Gastar { $n } de sangre
        [cloak] Mover allí cartas y sangre
        [reveal-for] Perder 2 de sangre y ponerla boca arriba
        [partner] Con el compañero
        [ignore-loss] Ignorarlo
        [change-token] Cambiar la elección
        [instead-of-draining] Ponerla boca abajo
       *[other] Usarla
    }
option-no =
    { $ask ->
        [may] No
        [pay] No gastar nada
        [cloak] Retirarte del modo habitual
        [reveal-for] Dejarla boca abajo
        [partner] Sin el compañero
        [ignore-loss] Perder { $n } de sangre
        [change-token] Dejar la elección como está
        [instead-of-draining] Drenar
       *[other] Ahora no
    }

option-pick =
    { $pick ->
        [skip] Saltarte tus efectos de Preparación y Consecuencias aquí
        [steal] Dejar que te roben { $amount } de sangre de tu reserva
        [blood] Entregar la mitad de tu sangre desplegada aquí (redondeando hacia arriba)
       *[influence] Entregar { $amount } de influencia
    }

# Names alone.
option-clan = { $clan }
option-offer = { $clan }
option-relic = { $card }
option-draw = { $card }
option-draw-slot = { $card }
option-rival = { $side }
option-ambition = { $side }
# Where something is done, or where to it goes.
option-at =
    { $ask ->
        [move-blood] { $at-to }
        [refuge] { $at-to }
       *[other] { $at }
    }
