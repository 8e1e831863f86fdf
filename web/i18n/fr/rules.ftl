# Les pages de règles.
rules-title = Règles de { $game }
rules-lead = Les règles telles qu'on les applique ici, en énoncés numérotés. Chaque refus et bien des lignes du journal y renvoient.
rules-loading = Les règles arrivent.
rules-search = Rechercher dans les règles
rules-search-hint = Des mots, ou un numéro comme 5.12.
rules-found =
    { $count ->
        [one] { $count } énoncé
       *[other] { $count } énoncés
    }
rules-sections = Sections
rules-none = Aucun énoncé ne contient tous ces mots. Essayez avec moins de mots.
rules-statement = Énoncé { $number }
rules-mark =
    { $mark ->
        [S] Écrit dans le livret de règles
        [I] Découle du livret de règles
       *[R] Décision de cette table
    }
