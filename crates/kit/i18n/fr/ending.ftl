verdict-won = Vous gagnez.
verdict-won-by = Vous gagnez de { verdict-points }.
verdict-won-tied = Vous gagnez au départage.
verdict-won-together = Vous gagnez, avec { $others }.
verdict-place-by = { verdict-rank }, à { verdict-points }.
verdict-place-tied = { verdict-rank }, au départage.
verdict-out = Vous êtes hors jeu.
verdict-lost = Vous perdez.
verdict-nobody = Personne ne gagne.
verdict-rank =
    { $place ->
        [2] Deuxième place
        [3] Troisième place
        [4] Quatrième place
        [5] Cinquième place
        [6] Sixième place
       *[other] { $place }e place
    }
verdict-points =
    { $n ->
        [1] un point
        [2] deux points
        [3] trois points
       *[other] { $n } points
    }

chapter-start = Mise en place
turn-lead =
    { $count ->
        [one] { $who } prend la tête, { $most } à { $next }.
       *[other] { $who } prennent la tête, { $most } à { $next }.
    }
