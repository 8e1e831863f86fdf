# Questions to the player who is asked. Names come in their basic form, without regard to gender:
# no "de" or "à" stands before a vampire (Iris Lokken, Le Cosaque), and nothing agrees with one.

question-leader = Quel vampire est votre Meneur ?
question-bid-first = Quelqu'un d'autre a aussi choisi { $by }. Combien de Prestige misez-vous ?
question-bid = Quelqu'un d'autre a aussi choisi { $by }, et la mise la plus haute est de { $n }. Combien de Prestige misez-vous ?
question-new-leader = Vous avez perdu l'enchère. Quel autre vampire est votre Meneur ?
question-next-effect = Quel effet vient ensuite ?
question-act =
    { $n ->
        [0] Il ne vous reste aucune action. Que faites-vous ?
        [one] Il vous reste { $n } action. Que faites-vous ?
       *[other] Il vous reste { $n } actions. Que faites-vous ?
    }
question-party = { $vampire } dans La Rue : à part, ou avec qui ?
question-draw-from = Dans quel deck piochez-vous ?
question-host = { $card } : quel vampire s'épuise pour jouer cette carte ?
question-pay = { $card } : combien de Prestige payez-vous ?
question-mend-whom = Défaussez-vous une carte pour qu'un vampire régénère 1 Sang ? Lequel ?
question-antagonist =
    { $n ->
        [one] « { $by } » inflige { $n } dégât Aggravé à votre coterie. Qui le subit ?
       *[other] « { $by } » inflige { $n } dégâts Aggravés à votre coterie. Qui subit le premier ?
    }
question-redirect-to = { $by } : quel adversaire subit les dégâts ?
question-discard-any =
    { $n ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelle carte défaussez-vous (encore { $n }) ?
    }
question-discard =
    { $n ->
        [one] { $by } : quelle carte défaussez-vous ?
       *[other] { $by } : quelle carte défaussez-vous (encore { $n }) ?
    }
question-target = { $vampire } attaque. Quelle est la cible ?
question-intel = { $vampire } attaque, et il manque { $n } Info. Défaussez-vous une carte pour 1 Info ?
# The same while the attack on $target is under way.
question-intel-target = { $vampire } attaque { $target }, et il manque { $n } Info. Défaussez-vous une carte pour 1 Info ?
question-attack-type = { $vampire } attaque. Quel est le type de l'attaque ?
question-attack-card = { $vampire } attaque. Quelle carte Attaque posez-vous ?
question-block = { $vampire } est la cible d'une attaque. Qui bloque ?
# The same while the attack is under way: $attacker attacks $vampire, $type is the type of the attack.
question-block-attack =
    { $type ->
        [ranged] { $attacker } effectue une attaque Distante contre { $vampire }. Qui bloque ?
        [physical] { $attacker } effectue une attaque Physique contre { $vampire }. Qui bloque ?
        [social] { $attacker } effectue une attaque Sociale contre { $vampire }. Qui bloque ?
       *[mental] { $attacker } effectue une attaque Mentale contre { $vampire }. Qui bloque ?
    }
question-block-elsewhere = { $vampire } attaque. Bloquez-vous grâce à « { $by } » ?
question-react = { $vampire } est la cible d'une attaque. Quelle Réaction posez-vous ?
question-react-attack =
    { $type ->
        [ranged] { $attacker } effectue une attaque Distante contre { $vampire }. Quelle Réaction posez-vous ?
        [physical] { $attacker } effectue une attaque Physique contre { $vampire }. Quelle Réaction posez-vous ?
        [social] { $attacker } effectue une attaque Sociale contre { $vampire }. Quelle Réaction posez-vous ?
       *[mental] { $attacker } effectue une attaque Mentale contre { $vampire }. Quelle Réaction posez-vous ?
    }
question-retarget = L'attaque menée par { $vampire } peut être redirigée. Qui en est la cible ?
question-option = { $by } : lequel de ses textes choisissez-vous ?
question-abilities = { $vampire } attaque. Quelle capacité utilisez-vous ?
question-also-hit = { $by } : qui d'autre est touché ?
question-prevent =
    { $n ->
        [one] { $vampire } va subir { $n } dégât. Qu'utilisez-vous pour l'éviter ?
       *[other] { $vampire } va subir { $n } dégâts. Qu'utilisez-vous pour les éviter ?
    }
question-burn-or-attach = Vous avez vaincu « { $by } ». Brûlez-vous la carte ou l'attachez-vous ?
question-make-room = { $vampire } a déjà 3 cartes attachées. Laquelle brûle pour faire de la place ?
question-attack-claimant = { $vampire } revendique le titre de Prince. Attaquez-vous ?
question-exert = { $by } : il faut encore { $n } Influence. D'où vient-elle ?
question-scheme = { $by } : ajoutez-vous de l'Influence, ou que répondez-vous ?
question-promise = { $by } : faites-vous une promesse ? Elle vous engagera.
# $n is the place of the card among the face-down cards of $side; $have is the Prestige on it, $need
# what it needs.
question-contribute = { $card }, carte face cachée { $n } de { $side }, a { $have } Prestige sur { $need }. En ajoutez-vous 1 ? Qui en ajoute ne peut pas être la cible de cette carte.
question-may = { $by } : utilisez-vous cet effet ?
question-pick-vampire = { $by } : quel vampire choisissez-vous ?
question-pick-foe = { $by } : quel adversaire choisissez-vous ?
question-pick-players = { $by } : quels joueurs désignez-vous ?
question-pick-mortal = { $by } : quel mortel choisissez-vous ?
question-pick-ongoing = { $by } : quelle carte Persistante choisissez-vous ?
question-pick-face-down = { $by } : quelle carte face cachée choisissez-vous ?
question-pick-retainer = { $by } : quel Servant choisissez-vous ?
question-new-bearer = { $by } : qui reçoit le Servant ?
question-pick-haven = { $by } : quel Refuge choisissez-vous ?
question-recover = { $by } : quelle carte de votre défausse reprenez-vous ?
question-peek = { $by } : quel deck regardez-vous ?
question-keep-on-top = { $by } : vous regardez « { $card } ». Où va cette carte ?
question-flip-agenda = « { $card } » prendrait effet maintenant. Révélez-vous cette Cabale ?
question-chance = Que décide le hasard ?

# The same to those who wait. Nothing hidden may be said: no card of a hand, no face-down card.

waiting-leader = { $who } choisit un Meneur.
waiting-bid-first = { $who } mise pour obtenir { $by }.
waiting-bid = { $who } mise pour obtenir { $by } ; la mise la plus haute est de { $n }.
waiting-new-leader = { $who } choisit un autre Meneur.
waiting-next-effect = { $who } choisit quel effet vient ensuite.
waiting-act =
    { $n ->
        [0] C'est au tour de { $who }, qui n'a plus d'action.
        [one] C'est au tour de { $who }, à qui il reste { $n } action.
       *[other] C'est au tour de { $who }, à qui il reste { $n } actions.
    }
waiting-party = { $who } décide avec qui va { $vampire }.
waiting-draw-from = { $who } choisit un deck où piocher.
waiting-host = { $who } choisit un vampire pour jouer une carte.
waiting-pay = { $who } décide combien de Prestige payer.
waiting-mend-whom = { $who } peut défausser des cartes pour régénérer ses vampires.
waiting-antagonist = { $who } décide qui subit les dégâts (« { $by } », reste : { $n }).
waiting-redirect-to = { $who } choisit l'adversaire qui subit les dégâts ({ $by }).
waiting-discard-any =
    { $n ->
        [one] { $who } choisit une carte à défausser.
       *[other] { $who } choisit { $n } cartes à défausser.
    }
waiting-discard =
    { $n ->
        [one] { $who } choisit une carte à défausser ({ $by }).
       *[other] { $who } choisit { $n } cartes à défausser ({ $by }).
    }
waiting-target = { $who } choisit qui { $vampire } attaque.
waiting-intel = { $who } peut défausser pour l'attaque menée par { $vampire } (Info manquante : { $n }).
waiting-attack-type = { $who } choisit le type de l'attaque menée par { $vampire }.
waiting-attack-card = { $who } décide d'une carte Attaque pour { $vampire }.
waiting-block = { $who } décide qui bloque l'attaque contre { $vampire }.
waiting-block-elsewhere = { $who } décide de bloquer ou non l'attaque menée par { $vampire } ({ $by }).
waiting-react = { $who } décide d'une Réaction pour { $vampire }.
waiting-retarget = { $who } décide de la cible de l'attaque menée par { $vampire }.
waiting-option = { $who } choisit un des textes de la carte « { $by } ».
waiting-abilities = { $who } décide des capacités à utiliser dans l'attaque menée par { $vampire }.
waiting-also-hit = { $who } choisit qui d'autre est touché ({ $by }).
waiting-prevent = { $who } décide comment protéger { $vampire } (dégâts : { $n }).
waiting-burn-or-attach = { $who } décide de brûler ou d'attacher « { $by } ».
waiting-make-room = { $who } choisit quelle carte attachée brûle pour faire de la place ({ $vampire }).
waiting-attack-claimant = { $who } décide d'attaquer ou non { $vampire }, qui revendique le titre de Prince.
waiting-exert = { $who } réunit de l'Influence pour « { $by } » (il en faut { $n }).
waiting-scheme = { $who } utilise son Influence et répond ({ $by }).
waiting-promise = { $who } peut faire une promesse ({ $by }).
waiting-contribute = { $who } décide d'ajouter ou non du Prestige à la carte face cachée { $n } de { $side }.
waiting-may = { $who } décide d'utiliser ou non « { $by } ».
waiting-pick-vampire = { $who } choisit un vampire ({ $by }).
waiting-pick-foe = { $who } choisit un adversaire ({ $by }).
waiting-pick-players = { $who } désigne des joueurs ({ $by }).
waiting-pick-mortal = { $who } choisit un mortel ({ $by }).
waiting-pick-ongoing = { $who } choisit une carte Persistante ({ $by }).
waiting-pick-face-down = { $who } choisit une carte face cachée ({ $by }).
waiting-pick-retainer = { $who } choisit un Servant ({ $by }).
waiting-new-bearer = { $who } choisit qui reçoit le Servant ({ $by }).
waiting-pick-haven = { $who } choisit un Refuge ({ $by }).
waiting-recover = { $who } choisit une carte de sa défausse ({ $by }).
waiting-peek = { $who } choisit un deck à regarder ({ $by }).
waiting-keep-on-top = { $who } regarde la première carte d'un deck ({ $by }).
waiting-flip-agenda = { $who } décide de révéler ou non une Cabale cachée.
waiting-chance = { $who } s'en remet au hasard.

# Les parties d'un coup que l'on compose d'un seul geste.
part-action = Action
part-party = Groupe
part-deck = Deck
part-host = Vampire
part-prestige = Prestige
part-target = Cible
part-type = Type d'attaque
part-card = Carte Attaque

# Réponses permanentes : ce qu'il n'est pas utile de demander, et la réponse donnée alors.
stop-draw = Le deck dans lequel je pioche
stop-draw-ask = me demander
stop-draw-library = toujours la Bibliothèque
stop-draw-faction = toujours le Deck de faction
stop-mend = Régénérer un vampire contre une carte
stop-mend-ask = me demander
stop-mend-most-wounded = régénérer celui à qui il manque le plus de Sang
stop-mend-none = ne régénérer personne
stop-abilities = Capacités lors de mes attaques
stop-abilities-ask = me demander
stop-abilities-none = n'en utiliser aucune
stop-intel = Infos pour les attaques des autres
stop-intel-ask = me demander
stop-intel-none = ne rien défausser
stop-contribute = Conspirations des autres
stop-contribute-ask = me demander
stop-contribute-no = ne pas contribuer
stop-pass = Aux tours des autres
stop-pass-ask = me demander
stop-pass-unless-attacked = passer sauf si on m'attaque
stop-pass-unless-attacked-note = Tant qu'aucun de vos vampires n'est attaqué, aux tours des autres vous ne défaussez rien pour l'Info, n'ajoutez rien aux Conspirations, ne bloquez pour personne, n'attaquez aucun prétendant et ne promettez rien. Le reste vous est demandé, les Intrigues aussi.
