fate-most-points =
    { $count ->
        [one] { $winners } gana con { $points } puntos, por delante de { $others } con { $less }.
       *[other] { $winners } ganan con { $points } puntos en total, por delante de { $others } con { $less }.
    }
fate-more-blood =
    { $count ->
        [one] { $winners } y { $others } empatan a { $points } puntos; gana { $winners } por tener más sangre en la reserva, { $blood } a { $less }.
       *[other] { $winners } empatan con { $others } a { $points } puntos; ganan por tener más sangre en sus reservas, { $blood } a { $less }.
    }
fate-turn-order =
    { $count ->
        [one] { $winners } y { $others } empatan a { $points } puntos y { $blood } de sangre; gana { $winners } por ir antes en el orden de turno.
       *[other] { $winners } empatan con { $others } a { $points } puntos y { $blood } de sangre; ganan por ir antes en el orden de turno.
    }
fate-wins-ties =
    { $count ->
        [one] { $winners } y { $others } empatan a { $points } puntos y { $blood } de sangre; gana { $winners } porque { $card } gana los empates.
       *[other] { $winners } empatan con { $others } a { $points } puntos y { $blood } de sangre; ganan porque { $card } gana los empates.
    }
fate-last-left =
    { $count ->
        [one] Nadie más sigue en la partida: { $winners } gana en el acto.
       *[other] Nadie más sigue en la partida: { $winners } ganan en el acto.
    }
fate-third-token = { $who } drenó { $card }: fue la tercera ficha de diablerie, y quien tiene tres queda fuera.
fate-third-token-in-frenzy = { $by } llevó al frenesí a { $who }, que drenó { $card }: fue la tercera ficha de diablerie, y quien tiene tres queda fuera.
fate-third-token-in-frenzy-alone = En pleno frenesí { $who } drenó { $card }: fue la tercera ficha de diablerie, y quien tiene tres queda fuera.

origin-influence = influencia
origin-allies = aliados
origin-victims = víctimas
origin-drained = drenados
origin-relic = reliquia
origin-diablerie = diablerie

track-score = Puntuación
track-blood = Sangre
track-influence = Fichas de influencia
chapter-round = Ronda { $round }: Planificación
axis-round = Ronda { $round }
chapter-stage = { $at-place }
