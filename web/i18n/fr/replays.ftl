replays-title = Parties jouées
replays-lead = Des parties terminées, à revoir coup par coup depuis chaque place.
replays-game = Jeu
replays-all-games = Tous les jeux
replays-whose = De qui
replays-all = De tout le monde
replays-mine = Les miennes
replays-count = { $n ->
    [0] Aucune partie
    [one] { $n } partie
   *[other] { $n } parties
}
replays-watch = Revoir
replays-download = Feuille de partie
replays-none = Aucune partie terminée pour le moment.
replays-none-mine = Vous n'avez encore terminé aucune partie.
replays-play = En jouer une
