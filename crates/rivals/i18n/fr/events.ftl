# Lines of the log, without a full stop. $who is a player such as "B (Toréador)", the subject; $foe
# and $victim are others. Vampires are of either gender: no participle agrees with one, and no "de"
# or "à" stands before one (Iris Lokken, Le Cosaque). Names of other cards stand in « ».

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-first-player = { $who } joue en premier
event-leader-chosen = { $who } commence avec { $vampire } comme Meneur
event-bid = { $who } mise { $n } Prestige
event-bid-passed = { $who } ne mise pas
event-bid-won =
    { $n ->
        [0] { $who } garde { $vampire } sans rien payer
       *[other] { $who } garde { $vampire } pour { $n } Prestige
    }
event-token-back = { $who } a tiré son propre jeton Rival et en tire un autre
event-rival-token = Le Rival de { $who } est { $rival }

event-turn = Tour { $n } : { $who }
event-phase = { $phase }
event-city-card = « { $card } » arrive dans La Rue
event-city-shuffled = La défausse du Deck Cité est mélangée et forme un nouveau deck
event-city-empty = Il ne reste aucune carte Cité
event-event-burned = « { $card } » prend fin et brûle
event-events-returned =
    { $n ->
        [0] Aucun Événement brûlé ne peut revenir dans le Deck Cité
        [one] { $n } Événement brûlé est mélangé au Deck Cité
       *[other] { $n } Événements brûlés sont mélangés au Deck Cité
    }
event-returned = Les vampires de { $who } sont de nouveau prêts et retournent dans leur Refuge
event-stays-out = { $vampire } reste dans La Rue

event-drew =
    { $deck ->
        [faction] { $who } pioche dans son Deck faction : { $card }
       *[library] { $who } pioche dans sa Bibliothèque : { $card }
    }
event-drew-hidden =
    { $deck ->
        [faction] { $who } pioche une carte dans son Deck faction
       *[library] { $who } pioche une carte dans sa Bibliothèque
    }
event-nothing-to-draw = { $who } n'a plus rien à piocher
event-discarded = { $who } défausse « { $card } »
event-put-away = { $who } met dans sa défausse une carte de sa Bibliothèque : { $card }
event-recovered = { $who } reprend en main une carte de sa défausse : { $card }
# $n is Prestige.
event-recruited = { $who } recrute { $vampire } pour { $n } Prestige
event-fraud-burned = { $vampire } de { $who } brûle en Torpeur : un autre vampire de ce nom a été recruté
event-played = { $who } joue « { $card } »
event-played-with = { $who } joue « { $card } » avec { $vampire }
event-played-face-down = { $who } joue « { $card } » face cachée avec { $vampire }
event-played-face-down-hidden = { $who } joue une carte face cachée avec { $vampire }
event-used = { $who } utilise « { $card } »
event-peeked =
    { $deck ->
        [faction] { $who } regarde la première carte de son Deck faction : { $card }
       *[library] { $who } regarde la première carte de sa Bibliothèque : { $card }
    }
event-peeked-hidden =
    { $deck ->
        [faction] { $who } regarde la première carte de son Deck faction
       *[library] { $who } regarde la première carte de sa Bibliothèque
    }
event-kept-on-top =
    { $deck ->
        [faction] { $who } la laisse sur le dessus de son Deck faction
       *[library] { $who } la laisse sur le dessus de sa Bibliothèque
    }
event-put-under =
    { $deck ->
        [faction] { $who } la met sous son Deck faction
       *[library] { $who } la met sous sa Bibliothèque
    }
event-top-revealed = { $who } révèle la première carte de sa Bibliothèque : { $card }
event-ongoing-burned = « { $card } » de { $who } brûle

event-moved = { $vampire } va dans La Rue
event-joined = { $vampire } rejoint { $with }
event-went-alone = { $vampire } forme un groupe à part
event-exhausted = { $vampire } s'épuise

event-gained-prestige = { $who } gagne { $n } Prestige
event-lost-prestige = { $who } perd { $n } Prestige
# After a line on a vampire that enters torpor.
event-torpor-prestige = { $who } place { $n } Prestige sur ce vampire comme Sang
event-paid-prestige = { $who } paie { $n } Prestige
event-stole-prestige = { $who } vole { $n } Prestige à { $victim }
event-gained-agenda =
    { $n ->
        [one] { $who } gagne { $n } point de Cabale
       *[other] { $who } gagne { $n } points de Cabale
    }
event-lost-agenda =
    { $n ->
        [one] { $who } perd { $n } point de Cabale
       *[other] { $who } perd { $n } points de Cabale
    }
event-lost-blood = { $vampire } perd { $n } Sang
event-paid-blood = { $vampire } paie { $n } Sang
event-stole-blood = { $victim } se fait voler { $n } Sang par { $vampire }
event-mended = { $vampire } régénère { $n } Sang
event-loaded =
    { $n ->
        [one] { $n } jeton est placé sur « { $card } » de { $who }
       *[other] { $n } jetons sont placés sur « { $card } » de { $who }
    }
# $nth is the place among the player's face-down cards.
event-fed = La carte face cachée { $nth } de { $who } reçoit { $n } Prestige de la réserve générale
event-marked = { $vampire } reçoit un jeton Cabale, que prendra son vainqueur
event-mark-taken =
    { $n ->
        [one] { $who } prend { $n } point de Cabale posé sur { $vampire }
       *[other] { $who } prend { $n } points de Cabale posés sur { $vampire }
    }

event-attack = { $who } attaque { $target } avec { $vampire }
# $n was added; $have is the Intel now, $need the Secrecy.
event-intel = { $who } ajoute { $n } Info ({ $have } sur { $need })
event-out-of-reach = { $vampire } n'a pas assez d'Info pour attaquer { $target }
event-attack-over = L'attaque menée par { $vampire } est terminée
event-attack-type =
    { $type ->
        [ranged] { $vampire } effectue une attaque Distante
        [physical] { $vampire } effectue une attaque Physique
        [social] { $vampire } effectue une attaque Sociale
       *[mental] { $vampire } effectue une attaque Mentale
    }
event-card-laid = { $who } pose une carte Attaque : { $card }
event-card-laid-hidden = { $who } pose une carte Attaque face cachée
event-no-card = { $who } ne pose pas de carte
event-blocked = { $vampire } de { $who } bloque
event-block-undone = { $who } annule son blocage avec { $vampire }
event-reaction-laid = { $who } pose une Réaction : { $card }
event-reaction-laid-hidden = { $who } pose une Réaction face cachée
event-reaction-back = { $who } reprend sa Réaction
event-revealed = { $who } révèle « { $card } »
event-illegal = « { $card } » n'est pas valable ici, et { $who } défausse cette carte
event-retargeted = L'attaque est redirigée vers { $target }
event-cancelled = La carte « { $card } » est annulée
event-text-void = Le texte de la carte « { $card } » est annulé
event-more-damage =
    { $n ->
        [one] L'attaque inflige +{ $n } dégât
       *[other] L'attaque inflige +{ $n } dégâts
    }
event-unblockable = { $vampire } : sa prochaine attaque pendant ce tour ne peut pas être bloquée

# $aggravated is yes or no. The number comes last, so that nothing agrees with it.
event-damage =
    { $aggravated ->
        [yes]
            { $type ->
                [ranged] Dégâts Distants Aggravés contre { $vampire } : { $n }
                [physical] Dégâts Physiques Aggravés contre { $vampire } : { $n }
                [social] Dégâts Sociaux Aggravés contre { $vampire } : { $n }
               *[mental] Dégâts Mentaux Aggravés contre { $vampire } : { $n }
            }
       *[no]
            { $type ->
                [ranged] Dégâts Distants contre { $vampire } : { $n }
                [physical] Dégâts Physiques contre { $vampire } : { $n }
                [social] Dégâts Sociaux contre { $vampire } : { $n }
               *[mental] Dégâts Mentaux contre { $vampire } : { $n }
            }
    }
event-hunter-damage = Division des Affaires Spéciales, dégâts Aggravés contre { $vampire } : { $n }
event-redirected =
    { $n ->
        [one] { $who } redirige { $n } dégât vers { $foe }
       *[other] { $who } redirige { $n } dégâts vers { $foe }
    }
event-reduced = { $vampire } : attributs et Boucliers réduisent les dégâts de { $n }
event-prevented =
    { $n ->
        [one] { $vampire } : { $n } dégât évité
       *[other] { $vampire } : { $n } dégâts évités
    }
event-damage-taken =
    { $n ->
        [one] { $vampire } subit { $n } dégât
       *[other] { $vampire } subit { $n } dégâts
    }
event-no-damage = { $vampire } ne subit aucun dégât

event-mortal-survived = « { $card } » survit
event-mortal-defeated = { $who } vainc « { $card } »
event-mortal-burned = « { $card } » brûle
event-mortal-discarded = « { $card } » va dans la défausse du Deck Cité
event-hunter-back = La carte « { $card } » est mélangée au Deck Cité
event-hunter-burned = « { $card } » brûle
event-attached = { $vampire } a une nouvelle carte attachée : { $card }
event-attachment-burned = « { $card } » ({ $vampire }) brûle
event-attachment-discarded = « { $card } » ({ $vampire }) va dans la défausse
event-retainer-taken = « { $card } » quitte { $victim } pour { $vampire }
event-torpor = { $vampire } de { $who } succombe et sombre dans la Torpeur
event-torpor-by = { $foe } vainc { $vampire } de { $who }, qui sombre dans la Torpeur
event-vampire-burned = { $vampire } de { $who } succombe et brûle
event-vampire-burned-by = { $foe } vainc { $vampire } de { $who }, qui brûle
event-back-from-torpor = { $vampire } de { $who } sort de la Torpeur et retourne au Refuge

event-claim = { $who } revendique le titre de Prince avec { $vampire }
event-claim-let-pass = { $who } n'attaque pas le prétendant
event-claim-failed = { $vampire } n'obtient pas le titre de Prince
event-prince = { $vampire } de { $who } est Prince de la Cité
event-prince-free = Le titre de Prince est libre dans La Rue

event-exerted = { $vampire } exerce { $n } Influence
event-more-influence = { $who } gagne { $n } Influence
event-modifier-laid = { $who } joue « { $card } » pour son Influence
event-modifier-laid-hidden = { $who } pose face cachée une carte pour son Influence
event-hid =
    { $n ->
        [0] { $who } ne cache pas de Prestige dans son poing
       *[other] { $who } cache { $n } Prestige dans son poing
    }
event-hid-hidden = { $who } tend un poing fermé
event-spent-for-influence = { $who } dépense { $n } Prestige en Influence
# $n is the Influence that everybody sees; $answer is yes or no.
event-answer =
    { $answer ->
        [yes] { $who } répond OUI avec { $n } Influence visible
       *[no] { $who } répond NON avec { $n } Influence visible
    }
event-hand-opened =
    { $n ->
        [0] { $who } ouvre le poing : il est vide
       *[other] { $who } ouvre le poing : { $n } Prestige
    }
event-scheme-result =
    { $answer ->
        [yes] L'Intrigue « { $card } » réussit : { $yes } pour OUI, { $no } pour NON
       *[no] L'Intrigue « { $card } » échoue : { $yes } pour OUI, { $no } pour NON
    }
# $named is a list of players.
event-named = { $who } désigne { $named }
# $promise is "yes" or "no" (an answer), "intel" or "peace"; $whom is a player, $n Agenda.
event-promised =
    { $promise ->
        [yes] { $who } promet de répondre OUI
        [no] { $who } promet de répondre NON
        [intel] { $who } promet de défausser pour l'Info à la prochaine attaque contre { $whom } qui en demande
       *[peace] { $who } promet de ne pas attaquer { $whom } tant que sa Cabale est inférieure à { $n }
    }
event-promise-kept =
    { $promise ->
        [yes] { $who } tient sa promesse de répondre OUI
        [no] { $who } tient sa promesse de répondre NON
        [intel] { $who } tient sa promesse d'Info contre { $whom }
       *[peace] { $who } tient sa promesse de paix avec { $whom } (Cabale inférieure à { $n })
    }

event-shown = { $who } montre sa carte face cachée { $nth } à { $foe } : { $card }
event-shown-hidden = { $who } montre sa carte face cachée { $nth } à { $foe }
# $side is own or other: whose card it is.
event-contributed =
    { $side ->
        [own] { $who } ajoute 1 Prestige à sa propre carte face cachée { $nth }
       *[other] { $who } ajoute 1 Prestige à la carte face cachée { $nth } de { $foe }
    }
event-resolved = { $who } résout « { $card } »
event-agenda-flipped = { $who } révèle sa Cabale : { $card }

event-knocked-out = { $who } est hors jeu
event-knocked-out-by = { $foe } élimine { $who }
event-turn-limit = La partie a duré trop longtemps et prend fin
# $n is the number of winners.
event-won =
    { $n ->
        [one] { $who } remporte la partie
       *[other] { $who } remportent la partie
    }
