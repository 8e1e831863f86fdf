# Pourquoi une position est impossible, pour l'auteur d'un scénario. Le programme ajoute le numéro de la règle, s'il y en a une.
# Ce qui est entre accents graves s'écrit ainsi dans les fichiers, dans toutes les langues.

position-not-library = `{ $card }` n'est pas une carte Bibliothèque
position-not-vampire = `{ $card }` n'est pas un vampire
position-not-city = `{ $card }` n'est pas une carte Cité
position-not-haven = `{ $card }` n'est pas un Refuge
position-not-agenda = `{ $card }` n'est pas une Cabale
position-no-clan = il n'y a pas de clan `{ $clan }`
position-no-type = il n'y a pas de type `{ $word }`
position-no-promise = il n'y a pas de promesse `{ $word }`
position-no-deck = il n'y a pas de deck `{ $deck }` ; les decks sont : { $decks }
position-only-exhausted = `/exhausted` peut suivre, pas `/{ $mark }`

position-players = on joue à 2, 3 ou 4
position-few-tokens = au moins les { $least } du début
position-turns-many = une partie se termine après 100 tours de chacun
position-actions-many = un tour a deux actions
position-no-step = aucune position ne peut être à `{ $step }` ; elle peut être à : { $steps }
position-promises-many = { $most } promesses au plus
position-promises-off = la variante `promises` est désactivée à cette table
position-under-way = une position ne peut pas être au milieu de ceci ; commencez avant et jouez la suite
position-no-turn-yet = à cette étape, un tour a commencé
position-had-turn = à ce tour, ont commencé un tour : { $seats }
position-won-early = personne n'a gagné avant la fin de la partie : il faut `step over`
position-not-ended = rien n'a mis fin à cette partie : personne n'a 13 points d'Agenda, personne n'est éliminé et il reste des tours
position-nobody-won = quelqu'un a gagné, sauf si tous sont éliminés

position-no-deck-card = `{ $card }` n'est pas une carte du deck d'un joueur
position-two-places = `{ $card }` est à deux endroits
position-vampires-many = { $count } vampires, { $most } au plus
position-library-many = { $count } cartes Bibliothèque, { $most } au plus
position-copies-many = { $count } de `{ $card }`, { $most } au plus
position-deck-short = sans deck pour compléter, il faut nommer { $vampires } vampires et une carte Bibliothèque

position-not-free = `{ $card }` n'est pas libre pour cela
position-no-further = il n'y a pas d'autre `{ $card }`
position-wrong-place = `{ $card }` n'a pas sa place ici
position-not-in-hand = `{ $card }` n'est pas en main
position-not-in-play = `{ $card }` n'est pas en jeu
position-not-ongoing = `{ $card }` n'est pas Persistante
position-no-ongoing-event = `{ $card }` n'est pas un Événement Persistant dans La Rue
position-event-stays = `{ $card }` n'est pas un Événement Persistant et ne reste donc pas dans La Rue
position-events-many = une partie a { $most } Événements au plus, les autres sont dans la boîte
position-bears-no-tokens = aucun jeton n'est posé sur `{ $card }`
position-played-twice = `{ $card }` est en jeu deux fois
position-vampire-missing = `{ $vampire }` n'est pas en jeu : dites à qui il est, par exemple `A: home { $vampire }`

position-prestige-many = c'est plus qu'il n'y a de jetons
position-agenda-many = avec 13, la partie est gagnée
position-agenda-won = avec 13, la partie est gagnée, or elle n'est pas terminée
position-agenda-open = un Agenda n'est face cachée qu'avec la variante `custom`
position-own-rival = personne n'est son propre Rival
position-rivals =
    { $count ->
        [one] { $count } joueur a { $seat } pour Rival, et il en faut un
       *[other] { $count } joueurs ont { $seat } pour Rival, et il en faut un
    }
position-tokens-out = { $used } jetons de cette couleur sont sur la table, et il y en a { $tokens }
position-foreign = des jetons d'une autre couleur, moins de 256
position-leader-away = le Meneur n'est pas en jeu ; `none` veut dire personne
position-knocked-out = la partie prend fin quand un joueur est éliminé
position-no-prestige = sans Prestige, un joueur est éliminé
position-no-vampire = sans vampire hors de Torpeur, un joueur est éliminé
position-party = tant que `{ $card }` est dans La Rue, un groupe est un seul vampire

position-blood = ici, de 1 à { $most }
position-blood-short = moins de jetons que ceux d'autres couleurs
position-attached-many = 3 cartes au plus
position-not-attachable = `{ $card }` ne peut pas être attachée
position-retainer = `{ $card }` : les Servants d'un vampire en Torpeur sont brûlés
position-prince-in-torpor = `{ $card }` ne reste pas à un vampire en Torpeur
position-idle-in-torpor = un vampire en Torpeur ne fait rien
position-bare-in-torpor = un vampire en Torpeur a perdu ses jetons
position-titles-many = un vampire a un Titre au plus
position-title-twice = `{ $card }` est en jeu deux fois
position-title-high = `{ $card }` demande une Puissance du Sang plus élevée

position-face-down-missing = { $seat } n'a pas de carte face cachée { $number } ; elles se comptent à partir de 1
position-face-down-many = plus de cartes qu'un deck ne peut en avoir
position-which-card = quelle carte est-ce ?
position-no-conspiracy = `{ $card }` n'est pas une Conspiration
position-contributors-many = c'est plus qu'il n'y a de jetons dessus
position-no-first-token = son joueur a mis le premier jeton dessus
position-foes-only = seuls des adversaires comptent ici
position-added-by-stranger = qui a ajouté un jeton a participé
position-exempt-stranger = seuls ceux qui ont participé peuvent être exemptés

position-token-of-nobody = le jeton de `{ $card }` n'est à personne
position-token-count = il y a { $count } jetons de la couleur de { $seat }, et non { $tokens }
position-card-of-nobody = { $seat } a une carte qui n'est pas dans sa Bibliothèque
position-city-lost = { $count } cartes Cité ne sont nulle part
position-mark-lost = { $seat } a des marques sur des cartes qui n'y sont pas
position-away-with-things = `{ $card }` n'est pas en jeu et a quelque chose
