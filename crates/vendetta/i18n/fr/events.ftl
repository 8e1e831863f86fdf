# Lignes du journal, sans point final.

event-because = { $what } ({ $by })

event-ambition = { $who } reçoit le jeton Ambition
event-clan-offered = Clan proposé : { $clan }
event-relic-offered = Relique proposée : { $relic }
event-clan-taken = { $who } prend un clan : { $clan }
event-relic-taken = { $who } prend une relique : { $relic }
event-location-card = { $at-place }, carte Lieu : { $card }
event-round = Manche { $round }
event-phase = Phase : { $phase }
event-stage = { $at-place } : { $stage }
event-ally-appears = { $ally } apparaît { $at }
event-ally-leaves = { $ally } part { $at-from } et quitte la partie

event-drew = { $who } pioche une carte : { $card }
event-drew-hidden = { $who } pioche une carte
event-kept = { $who } prend en main : { $card }
event-put-under = { $who } place sous son deck de clan : { $card }
event-shuffled-in = { $who } mélange à son deck de clan : { $card }
event-shuffled-in-hidden = { $who } mélange une carte à son deck de clan
event-saw-in-hand = { $who } voit une carte de la main de { $side } : { $card }
event-saw-in-hand-hidden = { $who } voit une carte de la main de { $side }
event-looked = { $who } regarde une carte de { $side } { $at } : { $card }
event-looked-hidden = { $who } regarde une carte de { $side } { $at }
event-played =
    { $down ->
        [yes] { $who } joue « { $card } » face cachée { $at }
       *[no] { $who } joue « { $card } » face visible { $at }
    }
event-played-hidden = { $who } joue une carte face cachée { $at }
event-passed = { $who } n'a plus de carte en main et passe
event-blood-deployed = { $who } déploie { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang { $at }
event-tokens-turned =
    { $amount ->
        [one] { $who } retourne { $amount } jeton Diablerie pour { $amount } point de Sang { $at }
       *[other] { $who } retourne { $amount } jetons Diablerie pour { $amount } points de Sang { $at }
    }

event-gained = { $who } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang
event-spent = { $who } dépense { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang
event-lost = { $who } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang
event-stolen = { $who } vole { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang à { $from }
event-ignored = { $who } ignore l'effet de « { $of } »
event-ignored-loss = { $who } ignore une perte de Sang
event-added = { $who } reçoit { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang de la réserve générale { $at }
event-taken =
    { $deployed ->
        [yes] { $who } prend de son côté { $amount } { $amount ->
            [one] point
           *[other] points
        } de Sang de { $from } { $at }
       *[no] { $who } prend dans sa réserve { $amount } { $amount ->
           [one] point
          *[other] points
       } de Sang de { $from } { $at }
    }
event-discarded = { $who } défausse { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang { $at-from }
event-blood-back = { $who } reprend dans sa réserve { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang { $at-from }
event-blood-moved = { $who } déplace { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang { $from } { $to }
event-exchanged = { $who } échange son Sang { $at } : { $deployed } sur place, { $pool } en réserve

event-influence-gained = { $who } gagne { $amount } Influence
event-influence-lost = { $who } perd { $amount } Influence
event-influence-given = { $who } donne { $amount } Influence à { $to }
event-frenzy-alone = { $who } entre en frénésie
event-frenzy = { $who } entre en frénésie à cause de { $causer }
event-drained =
    { $who } draine { $card } et { $blood ->
        [0] ne gagne pas de Sang
       *[other] gagne { $blood } { $blood ->
           [one] point
          *[other] points
       } de Sang
    }
event-diablerie =
    { $tokens ->
        [one] { $who } commet une diablerie et reçoit { $tokens } jeton Diablerie
       *[other] { $who } commet une diablerie et reçoit { $tokens } jetons Diablerie
    }
event-eliminated = { $who } est hors jeu
event-restored = { $who } reprend dans son alliance : { $card }
event-relic-used = { $who } utilise une relique : { $relic }

event-token =
    { $stays ->
        [no] { $who } montre le jeton « se retirer » { $at }
       *[yes] { $who } montre le jeton « rester » { $at }
    }
event-token-changed =
    { $stays ->
        [no] { $who } se retire finalement
       *[yes] { $who } reste finalement
    }
event-withdrew =
    { $cards ->
        [0] { $who } se retire { $at-from } sans carte
        [one] { $who } se retire { $at-from } { $to } avec { $cards } carte
       *[other] { $who } se retire { $at-from } { $to } avec { $cards } cartes
    }
event-withdrew-to-hand =
    { $cards ->
        [0] { $who } se retire { $at-from } sans carte
        [one] { $who } se retire { $at-from } avec { $cards } carte, qui revient en main
       *[other] { $who } se retire { $at-from } avec { $cards } cartes, qui reviennent en main
    }
event-revealed = { $who } retourne « { $card } » face visible { $at }
event-left-down = { $who } laisse une carte face cachée { $at }
event-turned-down = { $who } retourne « { $card } » face cachée { $at }
event-turned-down-hidden = { $who } retourne une carte face cachée { $at }
event-to-hand = « { $card } » revient dans la main de { $who }
event-to-hand-hidden = Une carte revient dans la main de { $who }
event-moved = { $who } déplace « { $card } » { $to }
event-skips = { $who } renonce à ses propres effets de Préparation et de Conséquences { $at }
event-forestalled = { $who } n'a plus rien à craindre de « { $card } » jusqu'à la fin de la manche
event-assault = { $who } : toutes ses cartes face cachée { $at } ont une force de 4
event-bid = { $who } mise { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang
event-lowest-bid = { $who } a la mise la plus basse
event-picked =
    { $pick ->
        [skip] { $who } choisit de renoncer à ses propres effets
        [steal] { $who } choisit de se laisser voler du Sang
        [blood] { $who } choisit de céder du Sang déployé
       *[influence] { $who } choisit de céder de l'Influence
    }
event-partner-left-out = { $who } épargne son partenaire

event-total = { $who } a un total de { $total } { $at }
event-ranked =
    { $rank ->
        [1] { $who } l'emporte { $at }
        [2] { $who } finit deuxième { $at }
       *[3] { $who } finit troisième { $at }
    }
event-ally-won = { $who } obtient un allié { $at } : { $ally }
event-victim-drawn = { $who } pioche une victime pour son alliance
event-no-victim-left = { $who } ne pioche pas de victime : il n'en reste plus
event-nobody-left = Il ne reste personne { $at }
event-cards-back =
    { $cards ->
        [one] { $who } reprend { $cards } carte en main
       *[other] { $who } reprend { $cards } cartes en main
    }
event-score = { $who } a un score de { $score }
event-won =
    { $count ->
        [one] { $winners } remporte la partie
       *[other] { $winners } remportent la partie
    }
