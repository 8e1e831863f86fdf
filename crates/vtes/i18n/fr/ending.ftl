fate-last-left = Il ne reste que { $who }.
fate-nobody-left = Les derniers ont été éliminés ensemble.
fate-time-up = Le temps de la partie était écoulé.
fate-turn-limit = Le dernier tour de la limite était terminé.
fate-most-points =
    { $count ->
        [one] { $winners } gagne avec le plus de points de victoire, { points-counted }.
       *[other] { $winners } partagent la victoire avec le plus de points de victoire, { points-counted } chacun.
    }
points-counted =
    { $half ->
        [yes] { $points ->
            [0] ½
           *[other] { $points }½
        }
       *[no] { $points }
    }
fate-ousted-by-bleed = La morsure de { $minion } a pris le reste de la réserve de { $who } : c'est l'élimination.
fate-ousted = { $who } n'avait plus de réserve après { $card } et se retrouve hors jeu.
fate-ousted-alone = { $who } n'avait plus de réserve et se retrouve hors jeu.
fate-withdrew = { $who } se retire de la partie et reçoit pour cela un point de victoire.

origin-prey = proies éliminées
origin-last-left = dernier en jeu
origin-at-the-limit = en jeu à la limite
origin-withdrew = retrait

track-points = Points de victoire
track-pool = Réserve
chapter-turn = Tour { $turn } : { $who }
axis-turn = { $turn }
