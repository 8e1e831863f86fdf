home-tab = Elysium · jeux de cartes de vampires dans le navigateur
home-title = Prenez place. La nuit commence.
home-lead = Des jeux de cartes de vampires dont les règles sont appliquées : seuls les coups permis sont proposés, et ce qui est impossible dit pourquoi. Seul contre des bots ou entre amis, sans compte.
home-players = De { $least } à { $most } joueurs
home-coming = Bientôt
home-about-vendetta = Les clans se disputent les quartiers d'une ville. Jouez cartes et sang en secret, obtenez des alliés et finissez avec le plus d'influence.
home-about-rivals = Des duels de coteries, de deux à quatre joueurs. Recrutez des vampires, faites avancer votre Cabale et abattez votre Rival avant que le vôtre ne vous trouve.
home-about-vtes = Le grand jeu politique pour une table de cinq : chacun a une proie à abattre et un prédateur à craindre.
home-how-many = Joueurs
home-count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
home-level = Bots
home-deck = Votre deck
home-any-deck = N'importe quel deck
home-play-now = Jouer contre des bots
home-with-friends = Jouer entre amis
home-cards = Cartes
home-rules = Règles
home-options = Toutes les options
home-open-tables = Tables ouvertes
home-no-tables = Aucune table ouverte. Ouvrez-en une, ou jouez tout de suite contre des bots.
home-to-lobby = Vers le salon
