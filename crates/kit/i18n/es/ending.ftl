verdict-won = Has ganado.
verdict-won-by = Has ganado por { verdict-points }.
verdict-won-tied = Has ganado en el desempate.
verdict-won-together = Has ganado junto con { $others }.
verdict-place-by = { verdict-rank }, a { verdict-points }.
verdict-place-tied = { verdict-rank }, en el desempate.
verdict-out = Estás fuera de la partida.
verdict-lost = Has perdido.
verdict-nobody = No gana nadie.
verdict-rank =
    { $place ->
        [2] Segundo puesto
        [3] Tercer puesto
        [4] Cuarto puesto
        [5] Quinto puesto
        [6] Sexto puesto
       *[other] Puesto { $place }
    }
verdict-points =
    { $n ->
        [1] un punto
        [2] dos puntos
        [3] tres puntos
       *[other] { $n } puntos
    }

chapter-start = Preparación
turn-lead =
    { $count ->
        [one] { $who } se pone en cabeza, { $most } a { $next }.
       *[other] { $who } se ponen en cabeza, { $most } a { $next }.
    }
