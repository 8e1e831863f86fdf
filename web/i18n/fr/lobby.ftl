lobby-title = Salon
lobby-lead = Des tables publiques, et du monde à qui parler.
lobby-new = Ouvrir une table
lobby-tables = Tables
lobby-filter-game = Jeu
lobby-filter-status = Afficher
lobby-all-games = Tous les jeux
lobby-show-all = Tout
lobby-show-open = En attente de joueurs
lobby-show-playing = En cours
lobby-count = { $n ->
    [0] Aucune table
    [one] { $n } table
   *[other] { $n } tables
}
lobby-none = Aucune table ouverte. Ouvrez-en une, ou jouez tout de suite contre des bots.
lobby-none-such = Aucune table de ce genre pour le moment. Ouvrez-en une, les autres la verront.
lobby-play-bots = Jouer contre des bots

lobby-table = { $game } avec { $host }
lobby-status-open = En attente de joueurs
lobby-status-playing = En cours
lobby-status-over = Terminée
lobby-status-frozen = Arrêtée
lobby-watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
lobby-seats = Places
lobby-without = sans { $variant }
lobby-clock = avec horloge
lobby-no-take-back = sans retour en arrière
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-return = Retourner à votre place

lobby-talk = Discussion
lobby-say = Dites quelque chose
lobby-send = Envoyer
lobby-silence = Personne n'a rien dit dernièrement.
lobby-mute = Ne plus entendre { $name }
lobby-muted = Réduits au silence
lobby-unmute = Ne plus masquer { $name }

lobby-new-title = Une nouvelle table
lobby-new-lead = Tout a une bonne valeur par défaut : le bouton à la fin suffit.
lobby-new-game = Jeu
lobby-who-plays = Qui joue
lobby-who-plays-about = Les places libres peuvent être prises par quiconque a le lien, ou données à des bots plus tard.
lobby-players = Places
lobby-count-teams = { $n } (équipes)
lobby-teams-about = On joue par équipes de deux : la personne en face de vous est votre partenaire.
lobby-seat = Place { $seat }
lobby-seat-you = Vous
lobby-seat-free = Libre
lobby-seat-who = Qui occupe la place { $seat }
lobby-seat-deck = Deck de la place { $seat }
lobby-your-deck = Votre deck
lobby-any-deck = N'importe quel deck
lobby-fill = Donner toutes les places libres à des bots
lobby-only-watch = Je regarde seulement
lobby-only-watch-about = Vous ouvrez la table et lancez la partie, mais ne prenez pas de place.
lobby-who-may = Qui peut venir
lobby-open = Ouverte à
lobby-open-private = Quiconque a le lien
lobby-open-private-about = La table n'apparaît pas dans le salon.
lobby-open-public = Tout le monde
lobby-open-public-about = La table apparaît dans le salon, et chacun peut prendre une place libre.
lobby-spectators = Spectateurs
lobby-spectators-about = D'autres peuvent regarder. Ils ne voient ni main ni carte cachée.
lobby-time = Temps et usages
lobby-clock-rule = Horloge
lobby-clock-none = Aucune
lobby-clock-none-about = Chacun réfléchit autant qu'il veut.
lobby-clock-decision = Par décision
lobby-clock-decision-about = Le temps écoulé, un bot prend cette décision.
lobby-clock-player = Pour toute la partie
lobby-clock-player-about = Quand le temps d'un joueur est écoulé, un bot continue à sa place.
lobby-clock-each = Temps par décision
lobby-clock-whole = Temps pour la partie
lobby-clock-more = En plus à chaque réponse
lobby-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
lobby-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lobby-absent = Quand quelqu'un s'absente une minute
lobby-absent-bot = Un bot le remplace
lobby-absent-bot-about = Il rend la place au retour du joueur.
lobby-absent-wait = La table attend
lobby-absent-wait-about = Pour les parties entre gens qui se connaissent.
lobby-pace = À quelle vitesse répondent les bots
lobby-pace-calm = Calmement
lobby-pace-calm-about = Assez lentement pour qu'on suive.
lobby-pace-instant = Aussitôt
lobby-pace-instant-about = Aussi vite que possible.
lobby-take-back = Revenir en arrière
lobby-take-back-ask = Permis
lobby-take-back-ask-about = Librement tant que personne n'en a rien appris, ensuite avec l'accord des autres.
lobby-take-back-never = Jamais
lobby-take-back-never-about = Ce qui est joué est joué.
lobby-hints = Que faire de bien ?
lobby-hints-alone = Contre des bots
lobby-hints-alone-about = Qui joue seul contre des bots peut demander.
lobby-hints-everybody = Tout le monde
lobby-hints-everybody-about = Tout le monde peut demander ; les autres le voient.
lobby-hints-never = Jamais
lobby-hints-never-about = Personne ne reçoit de conseil.
lobby-variants = Variantes
lobby-variants-about = Sans changement, la partie suit les règles habituelles.
lobby-open-table = Ouvrir la table
lobby-start-now = Commencer la partie
