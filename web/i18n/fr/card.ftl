# Les cartes : faces, fiche, catalogue, page d'une carte.

# Faces
card-back = Carte face cachée
card-back-of = Carte face cachée : { $deck }
card-turned = tournée sur le côté
card-homemade = Inventée ici, car la carte imprimée n'est pas connue.

# Fiche
card-close = Fermer
card-open-page = Page de cette carte
card-rulings =
    { $count ->
        [one] Précision de règle
       *[other] Précisions de règle
    }

# Catalogue
card-title = Cartes de { $game }
card-lead = Toutes les cartes avec leurs valeurs et leur texte. Les textes découlent de ce que les cartes font ici.
card-games = Jeux
card-loading = Les cartes arrivent.
card-unknown = Ce jeu n'a pas de carte « { $slug } ». Elle se trouve peut-être parmi celles-ci :
card-search = Rechercher
card-search-hint = Noms dans toutes les langues, ou mots du texte.
card-kind = Type
card-group = Clan ou groupe
card-any-kind = Tous les types
card-any-group = Tous les clans et groupes
card-found =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
card-none = Aucune carte ne convient. Essayez avec moins de mots ou un autre type.

# Page d'une carte
card-way = Cartes voisines
card-all = Toutes les cartes
card-names = Noms
card-link = Lien vers cette carte
card-id = Numéro dans la liste des cartes : { $id }
