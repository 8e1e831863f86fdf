verdict-won = Wygrywasz.
verdict-won-by = Wygrywasz o { verdict-points }.
verdict-won-tied = Wygrywasz po rozstrzygnięciu remisu.
verdict-won-together = Wygrywacie wspólnie: ty oraz { $others }.
verdict-place-by = { verdict-rank }, strata: { verdict-points }.
verdict-place-tied = { verdict-rank } po rozstrzygnięciu remisu.
verdict-out = Odpadasz z gry.
verdict-lost = Przegrywasz.
verdict-nobody = Nikt nie wygrywa.
verdict-rank =
    { $place ->
        [2] Drugie miejsce
        [3] Trzecie miejsce
        [4] Czwarte miejsce
        [5] Piąte miejsce
        [6] Szóste miejsce
       *[other] { $place }. miejsce
    }
verdict-points =
    { $n ->
        [1] jeden punkt
        [2] dwa punkty
        [3] trzy punkty
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

chapter-start = Przygotowanie
turn-lead =
    { $count ->
        [one] { $who } wychodzi na prowadzenie, { $most } do { $next }.
       *[other] { $who } wychodzą na prowadzenie, { $most } do { $next }.
    }
