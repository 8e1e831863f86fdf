# Lines of the log, without a full stop. $who is a player such as "B (Toréador)", the subject; $foe
# and $victim are others. Vampires are of either gender: no participle agrees with one, and no "de"
# or "à" stands before one (Iris Lokken, Le Cosaque). Names of other cards stand in « ».

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-first-player = { $who } joue en premier
event-leader-chosen = { $who } commence avec { $vampire } comme Meneur
event-bid = { $who } mise { $amount } Prestige
event-bid-passed = { $who } ne mise pas
event-bid-won =
    { $amount ->
        [0] { $who } garde { $vampire } sans rien payer
       *[other] { $who } garde { $vampire } pour { $amount } Prestige
    }
event-token-back = { $who } a tiré son propre jeton Rival et en tire un autre
event-rival-token = Le Rival de { $who } est { $rival }

event-turn = Tour { $turn } : { $who }
event-phase = { $phase }
event-city-card = « { $card } » arrive dans La Rue
event-city-shuffled = La défausse du Deck de la Cité est mélangée et forme un nouveau deck
event-city-empty = Il ne reste aucune carte Cité
event-event-burned = « { $card } » prend fin et brûle
event-events-returned =
    { $amount ->
        [0] Aucun Événement brûlé ne peut revenir dans le Deck de la Cité
        [one] { $amount } Événement brûlé est mélangé au Deck de la Cité
       *[other] { $amount } Événements brûlés sont mélangés au Deck de la Cité
    }
event-returned = Les vampires de { $who } sont de nouveau prêts et retournent dans leur Refuge
event-stays-out = { $vampire } reste dans La Rue

event-drew =
    { $deck ->
        [faction] { $who } pioche dans son Deck de faction : { $card }
       *[library] { $who } pioche dans sa Bibliothèque : { $card }
    }
event-drew-hidden =
    { $deck ->
        [faction] { $who } pioche une carte dans son Deck de faction
       *[library] { $who } pioche une carte dans sa Bibliothèque
    }
event-nothing-to-draw = { $who } n'a plus rien à piocher
event-discarded = { $who } défausse « { $card } »
event-put-away = { $who } met dans sa défausse une carte de sa Bibliothèque : { $card }
event-recovered = { $who } reprend en main une carte de sa défausse : { $card }
# $n is Prestige.
event-recruited = { $who } recrute { $vampire } pour { $cost } Prestige
event-fraud-burned = { $vampire } de { $who } brûle en Torpeur : un autre vampire de ce nom a été recruté
event-played-alone = { $who } joue « { $card } »
event-played = { $who } joue « { $card } » avec { $vampire }
event-played-face-down = { $who } joue « { $card } » face cachée avec { $vampire }
event-played-face-down-hidden = { $who } joue une carte face cachée avec { $vampire }
event-used = { $who } utilise « { $card } »
event-peeked =
    { $deck ->
        [faction] { $who } regarde la première carte de son Deck de faction : { $card }
       *[library] { $who } regarde la première carte de sa Bibliothèque : { $card }
    }
event-peeked-hidden =
    { $deck ->
        [faction] { $who } regarde la première carte de son Deck de faction
       *[library] { $who } regarde la première carte de sa Bibliothèque
    }
event-kept-on-top =
    { $deck ->
        [faction] { $who } la laisse sur le dessus de son Deck de faction
       *[library] { $who } la laisse sur le dessus de sa Bibliothèque
    }
event-put-under =
    { $deck ->
        [faction] { $who } la met sous son Deck de faction
       *[library] { $who } la met sous sa Bibliothèque
    }
event-top-revealed = { $who } révèle la première carte de sa Bibliothèque : { $card }
event-ongoing-burned = « { $card } » de { $who } brûle

event-moved = { $vampire } sort dans la rue
event-joined = { $vampire } rejoint { $with }
event-went-alone = { $vampire } forme un groupe à part
event-exhausted = { $vampire } s'épuise

event-gained-prestige = { $who } gagne { $amount } Prestige
event-lost-prestige = { $who } perd { $amount } Prestige
# After a line on a vampire that enters torpor.
event-lost-prestige-torpor = { $who } place { $amount } Prestige sur ce vampire comme Sang
event-paid-prestige = { $who } paie { $amount } Prestige
event-stole-prestige = { $who } vole { $amount } Prestige à { $from }
event-gained-agenda =
    { $amount ->
        [one] { $who } gagne { $amount } point de Cabale
       *[other] { $who } gagne { $amount } points de Cabale
    }
event-lost-agenda =
    { $amount ->
        [one] { $who } perd { $amount } point de Cabale
       *[other] { $who } perd { $amount } points de Cabale
    }
event-lost-blood = { $vampire } perd { $amount } Sang
event-paid-blood = { $vampire } paie { $amount } Sang
event-stole-blood = { $from } se fait voler { $amount } Sang par { $vampire }
event-mended = { $vampire } régénère { $amount } Sang
event-loaded =
    { $amount ->
        [one] { $amount } jeton est placé sur « { $card } » de { $who }
       *[other] { $amount } jetons sont placés sur « { $card } » de { $who }
    }
# $nth is the place among the player's face-down cards.
event-fed = La carte face cachée { $nth } de { $who } reçoit { $amount } Prestige de la réserve générale
event-marked = { $vampire } reçoit un jeton Cabale, que prendra son vainqueur
event-mark-taken =
    { $amount ->
        [one] { $who } prend { $amount } point de Cabale posé sur { $vampire }
       *[other] { $who } prend { $amount } points de Cabale posés sur { $vampire }
    }

event-attack = { $who } attaque { $target } avec { $attacker }
# $n was added; $have is the Intel now, $need the Secrecy.
event-intel = { $who } ajoute { $amount } Info ({ $have } sur { $need })
event-out-of-reach = { $attacker } n'a pas assez d'Info pour attaquer { $target }
event-attack-over = L'attaque menée par { $attacker } est terminée
event-attack-type =
    { $kind ->
        [ranged] { $attacker } effectue une attaque Distante
        [physical] { $attacker } effectue une attaque Physique
        [social] { $attacker } effectue une attaque Sociale
       *[mental] { $attacker } effectue une attaque Mentale
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
    { $amount ->
        [one] L'attaque inflige +{ $amount } dégât
       *[other] L'attaque inflige +{ $amount } dégâts
    }
event-unblockable = { $vampire } : sa prochaine attaque pendant ce tour ne peut pas être bloquée

# $aggravated is yes or no. The number comes last, so that nothing agrees with it.
event-damage =
    { $aggravated ->
        [yes]
            { $kind ->
                [ranged] Dégâts Distants Aggravés contre { $victim } : { $amount }
                [physical] Dégâts Physiques Aggravés contre { $victim } : { $amount }
                [social] Dégâts Sociaux Aggravés contre { $victim } : { $amount }
               *[mental] Dégâts Mentaux Aggravés contre { $victim } : { $amount }
            }
       *[no]
            { $kind ->
                [ranged] Dégâts Distants contre { $victim } : { $amount }
                [physical] Dégâts Physiques contre { $victim } : { $amount }
                [social] Dégâts Sociaux contre { $victim } : { $amount }
               *[mental] Dégâts Mentaux contre { $victim } : { $amount }
            }
    }
event-hunter-damage = « { $hunter } », dégâts Aggravés contre { $victim } : { $amount }
event-redirected =
    { $amount ->
        [one] { $who } redirige { $amount } dégât vers { $to }
       *[other] { $who } redirige { $amount } dégâts vers { $to }
    }
event-reduced = { $victim } : attributs et Boucliers réduisent les dégâts de { $amount }
event-prevented =
    { $amount ->
        [one] { $victim } : { $amount } dégât évité
       *[other] { $victim } : { $amount } dégâts évités
    }
event-damage-taken =
    { $amount ->
        [one] { $victim } subit { $amount } dégât
       *[other] { $victim } subit { $amount } dégâts
    }
event-no-damage = { $victim } ne subit aucun dégât

event-mortal-survived = « { $card } » survit
event-mortal-defeated = { $who } vainc « { $card } »
event-mortal-burned = « { $card } » brûle
event-mortal-discarded = « { $card } » va dans la défausse du Deck de la Cité
event-hunter-back = La carte « { $card } » est mélangée au Deck de la Cité
event-hunter-burned = « { $card } » brûle
event-attached = { $vampire } a une nouvelle carte attachée : { $card }
event-attachment-burned = « { $card } » ({ $vampire }) brûle
event-attachment-discarded = « { $card } » ({ $vampire }) va dans la défausse
event-retainer-taken = « { $card } » quitte { $from } pour { $vampire }
event-torpor-alone = { $vampire } de { $who } succombe et sombre dans la Torpeur
event-torpor = { $by } vainc { $vampire } de { $who }, qui sombre dans la Torpeur
event-vampire-burned-alone = { $vampire } de { $who } succombe et brûle
event-vampire-burned = { $by } vainc { $vampire } de { $who }, qui brûle
event-back-from-torpor = { $vampire } de { $who } sort de la Torpeur et retourne au Refuge

event-claim = { $who } revendique le titre de Prince avec { $vampire }
event-claim-let-pass = { $who } n'attaque pas le prétendant
event-claim-failed = { $vampire } n'obtient pas le titre de Prince
event-prince = { $vampire } de { $who } est { $title }
event-prince-free = Le titre de Prince est libre dans La Rue

event-exerted = { $vampire } exerce { $amount } Influence
event-more-influence = { $who } gagne { $amount } Influence
event-modifier-laid = { $who } joue « { $card } » pour son Influence
event-modifier-laid-hidden = { $who } pose face cachée une carte pour son Influence
event-hid =
    { $amount ->
        [0] { $who } ne cache pas de Prestige dans son poing
       *[other] { $who } cache { $amount } Prestige dans son poing
    }
event-hid-hidden = { $who } tend un poing fermé
event-spent-for-influence = { $who } dépense { $amount } Prestige en Influence
# $amount is the Influence that everybody sees; $answer is yes or no.
event-answer =
    { $yes ->
        [yes] { $who } répond OUI avec { $visible } Influence visible
       *[no] { $who } répond NON avec { $visible } Influence visible
    }
event-hand-opened =
    { $amount ->
        [0] { $who } ouvre le poing : il est vide
       *[other] { $who } ouvre le poing : { $amount } Prestige
    }
event-scheme-result =
    { $answer ->
        [yes] L'Intrigue « { $card } » réussit : { $yes } pour OUI, { $no } pour NON
       *[no] L'Intrigue « { $card } » échoue : { $yes } pour OUI, { $no } pour NON
    }
# $named is a list of players.
event-named = { $who } désigne { $seats }
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

event-shown = { $who } montre sa carte face cachée { $nth } à { $to } : { $card }
event-shown-hidden = { $who } montre sa carte face cachée { $nth } à { $to }
# $side is own or other: whose card it is.
event-contributed =
    { $side ->
        [own] { $who } ajoute 1 Prestige à sa propre carte face cachée { $nth }
       *[other] { $who } ajoute 1 Prestige à la carte face cachée { $nth } de { $to }
    }
event-resolved = { $who } résout « { $card } »
event-agenda-flipped = { $who } révèle sa Cabale : { $card }

event-knocked-out-alone = { $who } est hors jeu
event-knocked-out = { $by } élimine { $who }
event-turn-limit = La partie a duré trop longtemps et prend fin
# $n is the number of winners.
event-won =
    { $count ->
        [0] Personne ne remporte la partie
        [one] { $winners } remporte la partie
       *[other] { $winners } remportent la partie
    }
