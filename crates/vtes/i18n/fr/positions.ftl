# Pourquoi une position est impossible, pour l'auteur d'un scénario. Le programme ajoute le numéro de la règle, s'il y en a une.
# Ce qui est entre accents graves s'écrit ainsi dans les fichiers, dans toutes les langues.

position-not-library = `{ $card }` n'est pas une carte de bibliothèque
position-not-crypt = `{ $card }` n'est pas une carte de crypte
position-no-deck = il n'y a pas de deck `{ $deck }` ; les decks sont : { $decks }
position-no-step = aucune position ne peut être à `{ $step }` ; elle peut être à : { $steps }
position-no-windows = les fenêtres ne peuvent pas être `{ $word }` : elles sont `quick`, `calm` ou `strict`
position-no-standing = personne n'est `{ $word }` : on est `playing`, `ousted` ou `withdrawn`
position-no-delay = il n'y a pas de délai `{ $word }`
position-no-phase = il n'y a pas de phase `{ $word }`
position-no-span = il n'y a pas de durée `{ $word }`
position-no-time = `{ $word }` n'est pas un moment
position-no-title = il n'y a pas de titre `{ $word }`
position-no-clause = `{ $word }` n'est pas une partie d'une carte
position-no-thing = il n'y a pas de `{ $word }` ici
position-no-row = `{ $word }` n'est pas un effet ; en voici un : `number:vessel.0/1/turn/none/A/none/A`
position-no-limit = `{ $word }` n'est pas une limite ; en voici une : `vessel/text.0/A/turn`
position-vampire-or-ally = `vampire` ou `ally`, pas `{ $word }`

position-players = on joue de 2 à 6
position-events-many = { $most } événements au plus
position-effects-many = { $most } effets au plus
position-limits-many = { $most } limites au plus
position-under-way = une position ne peut pas être au milieu de ceci ; commencez avant et jouez la suite
position-goes-on = la partie continue tant que deux Mathusalems y sont
position-one-left = quand il ne reste qu'un Mathusalem, la partie est terminée
position-no-turn = qui est hors de la partie n'a pas de tour
position-points-many = `{ $word }` points, c'est trop
position-points-out = il y a plus de points que de Mathusalems hors de la partie : { $out }

position-deck-many = une bibliothèque de { $library } cartes et une crypte de { $crypt }, c'est trop
position-not-free = `{ $card }` n'est pas libre pour cela
position-two-places = `{ $card }` est à deux endroits
position-nowhere = `{ $card }` n'est nulle part
position-minions-many = il y a trop de serviteurs en jeu
position-in-play-many = il y a trop de cartes en jeu
position-uncontrolled-many = { $most } vampires au plus
position-no-place = il n'y a pas de vampire à la place { $place }
position-not-in-play = `{ $card }` n'est pas en jeu : dites à qui est la carte, par exemple `A: ready { $card }`
position-said-by-seat = c'est le siège qui l'a qui le dit

position-pool =
    { $seat } a { $pool } { $pool ->
        [one] point
       *[other] points
    } de réserve : qui joue en a, qui est hors de la partie n'en a pas
position-pool-none = qui n'a plus de réserve est éliminé
position-pool-out = qui est hors de la partie n'a pas de réserve
position-cards-out = qui est hors de la partie n'a pas de cartes
position-control-out = qui est hors de la partie ne contrôle rien
position-edge-out = qui est hors de la partie n'a pas l'Avantage
position-still-there = { $seat } est hors de la partie et a encore quelque chose
position-still-acts = { $seat } est hors de la partie et agit encore
position-owed = personne ne doit deux actions
position-hand = { $cards } cartes en main, et il en faut { $due }
position-hand-short = { $seat } a { $cards } cartes en main, et il en faut { $due }

position-only-minion = seul un serviteur a cela
position-no-minion = aucun serviteur n'a cela
position-no-mode = la carte n'a pas de façon { $mode } d'être jouée
position-no-effect = `{ $card }` n'a pas d'effet { $number }
position-not-standing = { $number } n'est pas un effet permanent de la carte
position-unique-twice = `{ $card }` est unique, et personne ne l'a deux fois
position-contested = `{ $card }` est en jeu deux fois : il y aurait contestation
position-blood-many =
    `{ $card }` a { $blood } { $blood ->
        [one] point
       *[other] points
    } de sang pour une capacité de { $capacity }
position-lifeless = `{ $card }` n'a plus de vie : la carte est brûlée
position-no-vampire = `{ $card }` n'est pas un vampire
position-title-none = il n'y a pas de titre à contester
position-woken = un serviteur n'est réveillé que pour une action

position-points-table = { $points } points de victoire à une table de { $seats }
position-fights-away = un serviteur combat sans être en jeu
position-blocks-away = un serviteur bloque sans être en jeu
position-stale-card = ce qui est noté de `{ $card }` n'est pas ce qu'en font les cartes en jeu
position-stale-moments = ce qui est noté des cartes de { $seat } n'est pas ce qu'elles sont
position-stale-standing = il est noté de deux façons différentes si { $seat } est encore dans la partie
