games-title = Vos parties
games-lead = D’abord celles qui vous attendent.
games-finished = Terminées récemment
games-all-finished = Toutes les parties terminées
games-none = Vous n’avez pas encore de partie.
games-your-turn = À vous de jouer
games-turn-of = En attente : { $names }
games-goes-on = La partie continue
games-open = En attente de joueurs
games-start = Tout le monde est là : vous pouvez commencer
games-invited = { $host } veut rejouer
games-stopped = Arrêtée
games-won = { $n ->
    [one] Vainqueur : { $names }
   *[other] Vainqueurs : { $names }
}
games-nobody-won = Personne n’a gagné
games-go-on = Continuer
games-join = Rejoindre
games-look = Voir le résultat
games-replay = Revoir la partie
# A notification of the browser.
games-notify = À vous de jouer : { $game }
