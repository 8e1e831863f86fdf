lesson-title = Apprendre
lesson-title-game = Apprendre { $game }
lesson-lead = De vraies positions, à la vraie table, avec les vraies règles. Faites ce qui est demandé, ou autre chose : on vous explique, et on revient en arrière.
lesson-loading = Chargement des leçons…
lesson-none = Il n’y a pas encore de leçon pour ce jeu.
lesson-guided = Commencez ici
lesson-minutes = { $n ->
    [one] environ { $n } minute
   *[other] environ { $n } minutes
}
lesson-learnt = terminée
lesson-begin = Commencer
lesson-again = Encore une fois
lesson-begin-named = Commencer : { $title }
lesson-label = Leçon : { $title }
lesson-step = Étape { $n } sur { $of }
lesson-watch = Les autres jouent…
lesson-take-back = Revenir en arrière
lesson-back = Précédent
lesson-next = Suivant
lesson-your-turn = À vous
lesson-all = Toutes les leçons
lesson-play-now = Jouer maintenant
lesson-go-on = Suite : { $title }
