# Lignes du journal, sans point final.

event-because = { $what } ({ $by })

event-ambition = { $who } reçoit le jeton Ambition
event-clan-offered = Clan proposé : { $clan }
event-relic-offered = Relique proposée : { $card }
event-clan-taken = { $who } prend un clan : { $clan }
event-relic-taken = { $who } prend une relique : { $card }
event-location-card = { $place }, carte Lieu : { $card }
event-round = Manche { $n }
event-phase = Phase : { $phase }
event-stage = { $place } : { $stage }
event-ally-appears = { $card } apparaît { $at }
event-ally-leaves = { $card } part { $from } et quitte la partie

event-drew = { $who } pioche une carte : { $card }
event-drew-hidden = { $who } pioche une carte
event-kept = { $who } prend en main : { $card }
event-put-under = { $who } place sous son deck de clan : { $card }
event-shuffled-in = { $who } mélange à son deck de clan : { $card }
event-shuffled-in-hidden = { $who } mélange une carte à son deck de clan
event-looked = { $who } regarde une carte de { $side } { $at } : { $card }
event-looked-hidden = { $who } regarde une carte de { $side } { $at }
event-played =
    { $facing ->
        [down] { $who } joue « { $card } » face cachée { $at }
       *[up] { $who } joue « { $card } » face visible { $at }
    }
event-played-hidden = { $who } joue une carte face cachée { $at }
event-passed = { $who } n'a plus de carte en main et passe
event-blood-deployed = { $who } déploie { $n } Sang { $at }
event-tokens-turned =
    { $n ->
        [one] { $who } retourne { $n } jeton Diablerie pour { $n } Sang { $at }
       *[other] { $who } retourne { $n } jetons Diablerie pour { $n } Sang { $at }
    }

event-gained = { $who } gagne { $n } Sang
event-spent = { $who } dépense { $n } Sang
event-lost = { $who } perd { $n } Sang
event-stolen = { $who } vole { $n } Sang à { $victim }
event-ignored = { $who } ignore l'effet de « { $card } »
event-ignored-loss = { $who } ignore une perte de Sang
event-added = { $who } reçoit { $n } Sang de la réserve générale { $at }
event-taken =
    { $goal ->
        [side] { $who } prend de son côté { $n } Sang de { $victim } { $at }
       *[pool] { $who } prend dans sa réserve { $n } Sang de { $victim } { $at }
    }
event-discarded = { $who } défausse { $n } Sang { $from }
event-blood-back = { $who } reprend dans sa réserve { $n } Sang { $from }
event-blood-moved = { $who } déplace { $n } Sang { $from } { $to }
event-exchanged = { $who } échange son Sang { $at } : { $deployed } sur place, { $pool } en réserve

event-influence-gained = { $who } gagne { $n } Influence
event-influence-lost = { $who } perd { $n } Influence
event-influence-given = { $who } donne { $n } Influence à { $taker }
event-frenzy = { $who } entre en frénésie
event-frenzy-caused = { $who } entre en frénésie à cause de { $causer }
# « Victime » est le nom de la carte dans names.ftl.
event-drained =
    { $who } draine { $card ->
        [Victime] une victime
       *[other] { $card }
    } et { $n ->
        [0] ne gagne pas de Sang
       *[other] gagne { $n } Sang
    }
event-diablerie =
    { $n ->
        [one] { $who } commet une diablerie et reçoit { $n } jeton Diablerie
       *[other] { $who } commet une diablerie et reçoit { $n } jetons Diablerie
    }
event-eliminated = { $who } est hors jeu
event-restored = { $who } reprend dans son alliance : { $card }
event-relic-used = { $who } utilise une relique : { $card }

event-token =
    { $token ->
        [withdraw] { $who } montre le jeton « se retirer » { $at }
       *[stay] { $who } montre le jeton « rester » { $at }
    }
event-token-changed =
    { $token ->
        [withdraw] { $who } se retire finalement
       *[stay] { $who } reste finalement
    }
event-withdrew =
    { $n ->
        [0] { $who } se retire { $from } sans carte
        [one] { $who } se retire { $from } { $to } avec { $n } carte
       *[other] { $who } se retire { $from } { $to } avec { $n } cartes
    }
event-withdrew-to-hand =
    { $n ->
        [0] { $who } se retire { $from } sans carte
        [one] { $who } se retire { $from } avec { $n } carte, qui revient en main
       *[other] { $who } se retire { $from } avec { $n } cartes, qui reviennent en main
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
event-bid = { $who } mise { $n } Sang
event-lowest-bid = { $who } a la mise la plus basse
event-picked =
    { $pick ->
        [skip] { $who } choisit de renoncer à ses propres effets
        [steal] { $who } choisit de se laisser voler du Sang
        [blood] { $who } choisit de céder du Sang déployé
       *[influence] { $who } choisit de céder de l'Influence
    }
event-partner-left-out = { $who } épargne son partenaire

event-total = { $who } a un total de { $n } { $at }
event-ranked =
    { $rank ->
        [1] { $who } l'emporte { $at }
        [2] { $who } finit deuxième { $at }
       *[3] { $who } finit troisième { $at }
    }
event-ally-won = { $who } obtient un allié { $at } : { $card }
event-victim-drawn = { $who } pioche une victime pour son alliance
event-no-victim-left = { $who } ne pioche pas de victime : il n'en reste plus
event-nobody-left = Il ne reste personne { $at }
event-cards-back =
    { $n ->
        [one] { $who } reprend { $n } carte en main
       *[other] { $who } reprend { $n } cartes en main
    }
event-score = { $who } a un score de { $score }
event-won =
    { $n ->
        [one] { $who } remporte la partie
       *[other] { $who } remportent la partie
    }
