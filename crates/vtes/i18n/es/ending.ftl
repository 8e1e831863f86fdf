fate-last-left = { $who } es quien queda.
fate-nobody-left = Los últimos fueron eliminados a la vez.
fate-time-up = Se acabó el tiempo de la partida.
fate-turn-limit = Terminó el último turno del límite.
fate-most-points =
    { $count ->
        [one] { $winners } gana con más puntos de victoria, { points-counted }.
       *[other] { $winners } comparten la victoria con más puntos de victoria, { points-counted } cada uno.
    }
points-counted =
    { $half ->
        [yes] { $points ->
            [0] ½
           *[other] { $points }½
        }
       *[no] { $points }
    }
fate-ousted-by-bleed = { $minion } sangró a { $who } lo último de su reserva sanguínea: { $who } queda fuera de la partida.
fate-ousted = { $who } se quedó sin reserva sanguínea tras { $card } y queda fuera de la partida.
fate-ousted-alone = { $who } se quedó sin reserva sanguínea y queda fuera de la partida.
fate-withdrew = { $who } se retiró de la partida, con un punto de victoria por ello.

origin-prey = presas eliminadas
origin-last-left = quien queda al final
origin-at-the-limit = en la partida al llegar al límite
origin-withdrew = retirada

track-points = Puntos de victoria
track-pool = Reserva sanguínea
chapter-turn = Turno { $turn }: { $who }
axis-turn = { $turn }
