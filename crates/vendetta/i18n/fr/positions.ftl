# Pourquoi une position est impossible, pour l'auteur d'un scénario. Le programme ajoute le numéro de la règle, s'il y en a une.
# Ce qui est entre accents graves s'écrit ainsi dans les fichiers, dans toutes les langues.

position-three-rounds = il y a trois manches
position-no-turn = la manche n'a pas ce tour
position-sole-survivors = quand il ne reste qu'un joueur ou qu'une équipe, la partie est finie
position-not-ended = une partie est finie après trois manches, ou quand il ne reste qu'un joueur ou qu'une équipe
position-nothing-drawn = on ne regarde des cartes que dans `hand-management`
position-no-step = il n'y a pas d'étape `{ $step }` ; les étapes sont : { $steps }
position-no-location = il n'y a pas de quartier `{ $location }`
position-location-away = il n'est pas à cette table

position-no-clan = il n'y a pas de clan `{ $clan }`
position-no-relic = il n'y a pas de relique `{ $card }`
position-no-location-card = il n'y a pas de carte Lieu `{ $card }`
position-location-cards-off = il n'y a de cartes Lieu qu'avec la variante `location-cards`
position-bare-haven = le Refuge du Prince n'a pas de carte Lieu
position-no-ally = il n'y a ni allié ni victime `{ $card }`
position-no-clan-card = il n'y a pas de carte de clan `{ $card }`
position-nobody-is = personne ici n'est `{ $clan }`
position-nobody-plays = personne ici ne joue avec `{ $card }`

position-clan-twice = deux joueurs ne peuvent pas être `{ $clan }`
position-no-clan-left = il ne reste aucun clan
position-tokens-many = personne n'a plus de { $most } jetons Diablerie
position-relic-taken = un autre joueur a cette relique
position-relics-off = il n'y a de reliques qu'avec la variante `relics`
position-relic-missing = ce joueur n'a pas de relique
position-not-free = `{ $card }` n'est pas libre pour cela
position-order-deep = { $most } cartes au plus peuvent être dans un ordre connu
position-forestall-many = { $most } au plus

position-victims-many = il n'y a que { $victims } victimes
position-ally-twice = `{ $card }` est à deux endroits

position-card-twice = `{ $card }` est à deux endroits
position-one-taker = un seul joueur peut tenir des cartes d'autres clans
position-whole-side = il faut toutes les cartes de ce côté, chacune une fois

position-two-zones = { $seat } a `{ $card }` dans deux zones
position-no-zone = `{ $card }` de { $seat } n'est dans aucune zone
position-cards-of-the-dead = { $seat } est hors jeu et a des cartes
position-other-cards = { $seat } n'a pas les neuf cartes de son clan
position-known-in-deck = { $seat } a dans son deck une carte dont tous savent qu'elle n'y est pas
position-three-tokens = { $seat } a trois jetons Diablerie et est encore en jeu
position-too-much = { $seat } a plus de { $most } Sang ou Influence
position-victim-count = il y a { $count } victimes, et non { $victims }
position-two-locations = `{ $card }` est dans deux quartiers
position-not-deployed = `{ $card }` n'est pas déployée, et pourtant face cachée ou prise
position-taken-by-owner = `{ $card }` est prise par son propre joueur
position-location-closed = une carte est dans un quartier qui n'est pas en jeu
position-something-of-the-dead = { $seat } est hors jeu et a quelque chose à `{ $location }`
