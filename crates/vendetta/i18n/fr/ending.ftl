fate-most-points =
    { $count ->
        [one] { $winners } gagne avec { $points } points, devant { $others } avec { $less }.
       *[other] { $winners } gagnent avec { $points } points à deux, devant { $others } avec { $less }.
    }
fate-more-blood =
    { $count ->
        [one] { $winners } et { $others } sont à égalité à { $points } points ; { $winners } gagne avec plus de Sang en réserve, { $blood } contre { $less }.
       *[other] { $winners } sont à égalité avec { $others } à { $points } points ; ils gagnent avec plus de Sang en réserve, { $blood } contre { $less }.
    }
fate-turn-order =
    { $count ->
        [one] { $winners } et { $others } sont à égalité : { $points } points et { $blood } Sang ; { $winners } gagne en passant avant dans l'ordre du tour.
       *[other] { $winners } sont à égalité avec { $others } : { $points } points et { $blood } Sang ; ils gagnent en passant avant dans l'ordre du tour.
    }
fate-wins-ties =
    { $count ->
        [one] { $winners } et { $others } sont à égalité : { $points } points et { $blood } Sang ; { $winners } gagne, car { $card } remporte les égalités.
       *[other] { $winners } sont à égalité avec { $others } : { $points } points et { $blood } Sang ; ils gagnent, car { $card } remporte les égalités.
    }
fate-last-left =
    { $count ->
        [one] Plus personne d'autre n'est en jeu : { $winners } gagne aussitôt.
       *[other] Plus personne d'autre n'est en jeu : { $winners } gagnent aussitôt.
    }
fate-third-token = { $who } a drainé { $card } : c'était le troisième jeton Diablerie, et à trois on est hors jeu.
fate-third-token-in-frenzy = { $by } a plongé { $who } dans une frénésie qui a drainé { $card } : c'était le troisième jeton Diablerie, et à trois on est hors jeu.
fate-third-token-in-frenzy-alone = En pleine frénésie, { $who } a drainé { $card } : c'était le troisième jeton Diablerie, et à trois on est hors jeu.

origin-influence = influence
origin-allies = alliés
origin-victims = victimes
origin-drained = drainés
origin-relic = relique
origin-diablerie = diablerie

track-score = Score
track-blood = Sang
track-influence = Jetons Influence
chapter-round = Manche { $round } : Planification
axis-round = Manche { $round }
chapter-stage = { $at-place }
