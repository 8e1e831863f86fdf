# Questions au joueur qui décide.

question-clan = Quel clan jouez-vous ?
question-relic = Quelle relique prenez-vous ?
question-use-in-hand-management = { $by } : utilisez-vous cette relique maintenant, pendant la Gestion de la main ?
question-keep = Quelle carte prenez-vous en main ?
question-keep-both = { $by } : gardez-vous une carte de plus en renonçant à une carte de votre main ?
question-under = Quelle carte placez-vous maintenant sous votre deck de clan ?
question-turn = À vous : quelle carte jouez-vous ?
question-where = { $card } : où jouez-vous cette carte ?
question-facing = { $card } : comment jouez-vous cette carte { $at } ?
question-blood = { $card } : combien de Sang jouez-vous avec cette carte { $at } ?
question-tokens = { $card } : combien de jetons Diablerie retournez-vous pour obtenir du Sang { $at } ?
question-end-turn = Terminez-vous votre tour ?
question-restore = { $by } : quelle carte drainée revient dans votre alliance ?
question-use-before-resolution = { $by } : utilisez-vous cette relique maintenant, au début de la Résolution ?
question-deploy-where = { $by } : vous n'avez pas assez de Sang pour tous les quartiers. Où déployez-vous le prochain ?
question-look = Avant de choisir de rester { $at } ou de vous retirer, regardez-vous des cartes face cachée ?
question-stay = Restez-vous { $at } ou vous retirez-vous ?
question-change-token = { $by } : utilisez-vous cette relique pour changer votre choix { $at } ?
question-refuge = Vous vous retirez { $at-from }. Où vont vos cartes ?
question-cloak = Vous vous retirez { $at-from }. Déplacez-vous vos cartes et votre Sang dans le quartier de la carte « { $by } » ?
question-up-to = { $by } : combien de Sang de votre réserve déployez-vous { $at } ?
question-reveal-for = { $by } : perdez-vous 2 points de Sang pour retourner « { $card } » face visible { $at } ?
question-next-card = Laquelle de vos cartes résolvez-vous maintenant { $at } ?
question-may = { $by } : utilisez-vous son effet ?
question-pay = { $by } : dépensez-vous { $n } { $n ->
        [one] point
       *[other] points
    } de Sang ?
question-pick = { $by } : que choisissez-vous ?
question-bid = { $by } : combien de Sang misez-vous ?
question-turn-down = { $by } : laquelle de vos cartes retournez-vous face cachée ?
question-turn-one-down = { $by } : votre mise est la plus basse. Laquelle de vos cartes retournez-vous face cachée ?
question-take-back = { $by } : laquelle de vos cartes reprenez-vous en main ?
question-target = { $by } : quelle carte d'un rival choisissez-vous ?
question-rival = { $by } : quel rival choisissez-vous ?
question-play-next = { $by } : quelle carte posez-vous maintenant ?
question-move-blood = { $by } : où déplacez-vous { $n } { $n ->
        [one] point
       *[other] points
    } de Sang ?
question-partner = { $by } : votre partenaire est-il touché lui aussi ?
question-add-to-total = { $by } : utilisez-vous cette relique pour votre total { $at } ?
question-return-blood = { $by } : combien de votre Sang déployé { $at } reprenez-vous ?
question-ignore-loss = Vous allez perdre { $n } { $n ->
        [one] point
       *[other] points
    } de Sang ({ $by }). Utilisez-vous votre relique pour ignorer cette perte ?
question-instead-of-draining = Vous êtes en frénésie. Retournez-vous « { $by } » face cachée au lieu de drainer ?
question-shuffle-in = { $by } : quelle carte de votre main mélangez-vous à votre deck de clan ?
question-chance = Que décide le hasard ?

# La même chose pour ceux qui attendent : rien de caché n'y est dit.

waiting-clan = { $who } choisit un clan.
waiting-relic = { $who } choisit une relique.
waiting-use-in-hand-management = { $who } peut utiliser une relique : { $by }.
waiting-keep = { $who } choisit une carte pour sa main.
waiting-keep-both = { $who } décide d'un effet : { $by }.
waiting-under = { $who } place des cartes sous son deck de clan.
waiting-turn = C'est au tour de { $who }.
waiting-where = { $who } choisit un quartier pour une carte.
waiting-facing = { $who } décide comment jouer une carte { $at }.
waiting-blood = { $who } décide combien de Sang jouer { $at }.
waiting-tokens = { $who } décide combien de jetons Diablerie retourner { $at }.
waiting-end-turn = { $who } est sur le point de terminer son tour.
waiting-restore = { $who } choisit une carte drainée ({ $by }).
waiting-use-before-resolution = { $who } peut utiliser une relique : { $by }.
waiting-deploy-where = { $who } choisit où déployer du Sang ({ $by }).
waiting-look = { $who } peut regarder des cartes face cachée avant les choix { $at }.
waiting-stay = { $who } choisit de rester { $at } ou de se retirer.
waiting-change-token = { $who } peut utiliser une relique { $at } : { $by }.
waiting-refuge = { $who } se retire { $at-from } et choisit où vont ses cartes.
waiting-cloak = { $who } se retire { $at-from } et décide d'un effet : { $by }.
waiting-up-to = { $who } décide combien de Sang déployer { $at } ({ $by }).
waiting-reveal-for = { $who } peut retourner une carte face visible ({ $by }).
waiting-next-card = { $who } choisit la prochaine carte à résoudre { $at }.
waiting-may = { $who } décide d'un effet : { $by }.
waiting-pay = { $who } peut dépenser { $n } { $n ->
        [one] point
       *[other] points
    } de Sang ({ $by }).
waiting-pick = { $who } fait le choix qu'une carte lui impose : { $by }.
waiting-bid = { $who } mise du Sang ({ $by }).
waiting-turn-down = { $who } choisit des cartes à retourner face cachée ({ $by }).
waiting-turn-one-down = { $who } choisit une carte à retourner face cachée ({ $by }).
waiting-take-back = { $who } choisit des cartes à reprendre en main ({ $by }).
waiting-target = { $who } choisit une carte d'un rival ({ $by }).
waiting-rival = { $who } choisit un rival ({ $by }).
waiting-play-next = { $who } choisit la prochaine carte à poser ({ $by }).
waiting-move-blood = { $who } choisit où déplacer { $n } { $n ->
        [one] point
       *[other] points
    } de Sang ({ $by }).
waiting-partner = { $who } décide si son partenaire est touché ({ $by }).
waiting-add-to-total = { $who } peut utiliser une relique { $at } : { $by }.
waiting-return-blood = { $who } décide combien de Sang déployé reprendre { $at } ({ $by }).
waiting-ignore-loss = { $who } va perdre { $n } { $n ->
        [one] point
       *[other] points
    } de Sang ({ $by }) et peut ignorer cette perte.
waiting-instead-of-draining = { $who } est en frénésie et décide d'un effet : { $by }.
waiting-shuffle-in = { $who } choisit une carte à mélanger à son deck de clan ({ $by }).
waiting-chance = { $who } s'en remet au hasard.

# Les parties d'un coup que l'on compose d'un seul geste.
part-card = Carte
part-place = Quartier
part-facing = Face visible ou cachée
part-blood = Sang
part-tokens = Jetons Diablerie

# Réponses permanentes : ce qu'il n'est pas utile de demander, et la réponse donnée alors.
stop-end-turn = Après ma carte, si je peux encore drainer ou utiliser quelque chose
stop-end-turn-ask = me demander
stop-end-turn-end = finir le tour
stop-tokens = Jetons Diablerie quand je joue une carte
stop-tokens-ask = me demander
stop-tokens-none = n'en retourner aucun
stop-looks = Cartes face cachée que je pourrais regarder lors d'une Résolution
stop-looks-ask = me demander
stop-looks-none = n'en regarder aucune
