home-tab = Elysium · jeux de cartes de vampires dans le navigateur
home-title = Prenez place. La nuit commence.
home-lead = Des jeux de cartes de vampires dont les règles sont appliquées : seuls les coups permis sont proposés, et ce qui est impossible dit pourquoi. Seul contre des bots ou entre amis, sans compte.
home-coming = Bientôt
home-in-terminal = Déjà dans le terminal, bientôt ici
home-terminal-how = De { $least } à { $most } joueurs, avec des bots sur chaque place libre. Sa table pour le navigateur est en préparation ; les cartes et les règles sont déjà là. Sur votre machine :
home-how-many = Joueurs
home-count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
home-count-teams = { $n } joueurs, par équipes de deux
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

# The start page: what one asks before choosing a game, and where to begin.
home-greeting = Bonsoir, { $name }.
home-lead-short = Les règles sont tenues pour vous : seul ce qui est permis est proposé, et le reste dit pourquoi.
home-play = Jouer
home-begin = Première fois ici ? Commencez par { $game }.
home-start-here = Commencez ici
home-range = { $least } à { $most }
home-fact-players = joueurs
home-fact-minutes = minutes
home-difficulty =
    { $step ->
        [1] facile
        [2] moyen
       *[3] profond
    }
home-learn = Apprendre : { $minutes } minutes
home-learn-vendetta = jouez une manche avec un guide
home-learn-rivals = trois petits combats, puis un tour
