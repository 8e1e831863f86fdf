# La table de Vendetta.

# Outside the table
vendetta-name = Vendetta
vendetta-about = Les clans se disputent les quartiers d'une ville. Jouez cartes et sang en secret, obtenez des alliés et finissez avec le plus d'influence.
vendetta-variant-location-cards = Cartes Lieu
vendetta-variant-relics = Reliques
vendetta-variant-teams = Équipes
vendetta-variant-homemade = Cartes maison
vendetta-variant-deploying-may-empty-own-pool = Déployer peut vider la réserve
vendetta-variant-blood-alone-is-ranked = Le Sang seul est classé
vendetta-variant-zero-power-players-are-ranked = Un total de 0 est classé
vendetta-variant-triggers-after-whole-play = Réactions après le coup complet

# Où en est la partie
vendetta-round = Manche { $round } sur { $rounds }
vendetta-step =
    { $step ->
        [start] La partie commence
        [clans] Choix des clans
        [relics] Choix des reliques
       *[over] La partie est terminée
    }
vendetta-phases = Phases de la manche
vendetta-phase =
    { $phase ->
        [feed] Alimentation
        [location-setup] Renouvellement des quartiers
        [hand-management] Gestion de la main
        [planning] Planification
        [resolution] Résolution
       *[end-of-round] Fin de la manche
    }
vendetta-planning = Planification, tour { $turn } sur { $turns }
vendetta-stages = Étapes du quartier
vendetta-stage =
    { $stage ->
        [withdraw] Retrait
        [revelation] Révélation
        [preparation] Préparation
        [conflict] Conflit
       *[aftermath] Conséquences
    }
vendetta-victims-left =
    { $n ->
        [one] { $n } victime restante
       *[other] { $n } victimes restantes
    }
vendetta-turn-order = Ordre du tour
vendetta-in-order =
    { $you ->
        [yes] { $who }, vous
       *[no] { $who }
    }{ $ambition ->
        [yes] , jeton Ambition
       *[no] {""}
    }{ $state ->
        [waited] , sa décision est attendue
        [done] , a déjà joué ce tour
       *[none] {""}
    }

# Joueurs
vendetta-players = Joueurs
vendetta-opponents = Adversaires
vendetta-own = Votre côté de la table
vendetta-you = { $who }, vous
vendetta-partner = partenaire
vendetta-eliminated = hors jeu
vendetta-ambition = Jeton Ambition : premier dans l'ordre du tour
vendetta-more = Plus d'informations : { $who }
vendetta-blood = { $n } Sang dans la réserve
vendetta-influence = { $n } Influence en jetons
vendetta-score = Score { $n }, si la partie s'arrêtait maintenant : jetons, alliance et cartes drainées, moins la diablerie
vendetta-hand-size =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
vendetta-deck-size =
    { $n ->
        [one] { $n } carte dans le deck de clan
       *[other] { $n } cartes dans le deck de clan
    }
vendetta-tokens =
    { $n ->
        [one] { $n } jeton Diablerie
       *[other] { $n } jetons Diablerie
    }{ $turned ->
        [0] {""}
        [one] , retourné : { $turned }
       *[other] , retournés : { $turned }
    }
vendetta-alliance = Alliance
vendetta-drained = Drainées
vendetta-no-alliance = Aucune alliance
vendetta-relic-used = Relique utilisée
vendetta-hand = Main
vendetta-seen = Cartes Clan que tous ont vues
vendetta-nothing = Aucune pour l'instant

# Cartes
vendetta-a-card = Carte
vendetta-card =
    { $state ->
        [unknown] Carte face cachée
        [down] { $card }, face cachée
        [drained]
            { $n ->
                [1] { $card }, drainée
               *[other] { $n } × { $card }, drainées
            }
       *[up]
            { $n ->
                [1] { $card }
               *[other] { $n } × { $card }
            }
    }
vendetta-card-of = { $card } (à { $owner })
vendetta-your-hand =
    { $n ->
        [one] Votre main : { $n } carte
       *[other] Votre main : { $n } cartes
    }
vendetta-empty-hand = Votre main est vide.
vendetta-under =
    { $n ->
        [one] Sous votre deck : { $n } carte
       *[other] Sous votre deck, de haut en bas : { $n } cartes
    }

# Quartiers
vendetta-districts = Quartiers
vendetta-place =
    { $place ->
        [haven] Refuge du Prince
       *[other] Quartier { $place }
    }
vendetta-no-ally = Aucun allié
vendetta-nobody = Personne ici.
vendetta-blood-here = { $n } Sang déployé
vendetta-total = Force totale { $n }
vendetta-stays = Reste

# Mise en place
vendetta-clans-on-offer = Clans proposés
vendetta-relics-on-offer = Reliques proposées
vendetta-clan-cards = Cartes du clan { $clan }
vendetta-clan =
    { $clan ->
        [brujah] Brujah
        [gangrel] Gangrel
        [malkavian] Malkavien
        [nosferatu] Nosferatu
        [toreador] Toréador
        [tremere] Tremere
       *[ventrue] Ventrue
    }
vendetta-clan-about =
    { $clan ->
        [brujah] La force brute. Les rivaux saignent, et leur frénésie vous profite.
        [gangrel] Se bat avec le Sang déployé : en ajoute, le double, le ramène.
        [malkavian] Bouleverse tous les plans. Joue des mains entières, retourne des cartes, prend celles des autres.
        [nosferatu] Se cache et s'éclipse. Se retire avec profit et surgit au Refuge.
        [toreador] Vit de son alliance : plus d'alliés et de victimes, plus de force.
        [tremere] Paie de son propre Sang une grande force, et fait payer aussi les rivaux.
       *[ventrue] Règne en posant ses conditions. Les rivaux choisissent entre deux maux, et les cartes les plus fortes se taisent.
    }

# Mots sous les nombres, aussi courts que possible
vendetta-word-blood = Sang
vendetta-word-influence = Influence
vendetta-word-score = score actuel
vendetta-word-hand = en main
vendetta-word-diablerie = Diablerie
vendetta-word-power = force
vendetta-if-played = si jouée
vendetta-at-zero = à 0, c'est la frénésie
vendetta-plays =
    { $turn ->
        [1] joue en premier
        [2] joue en deuxième
        [3] joue en troisième
        [4] joue en quatrième
        [5] joue en cinquième
       *[other] joue en sixième
    }

# Un quartier et son issue
vendetta-resolving = Résolution : { $place }
vendetta-rewards-here = Récompenses
vendetta-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
vendetta-unranked = non classé
# $card vaut ally, victim ou none ; une icône d'Influence suit.
vendetta-reward =
    { $card ->
        [ally] allié +{ $n }
        [victim] victime +{ $n }
       *[none] +{ $n }
    }
vendetta-goes-first = joue en premier
vendetta-gain =
    { $card ->
        [ally] +{ $n }, allié
        [victim] +{ $n }, victime
       *[none] +{ $n }
    }
vendetta-hidden =
    { $n ->
        [one] une cachée
       *[other] { $n } cachées
    }
vendetta-total-hidden =
    { $hidden ->
        [one] Force connue { $n }, une carte cachée
       *[other] Force connue { $n }, { $hidden } cartes cachées
    }
vendetta-result-you = Vous gagnez, { $total } à { $other }
vendetta-result-you-alone = Vous gagnez sans opposition
vendetta-result-yours = { $who } gagne, { $total } contre vos { $mine }
vendetta-result-other = { $who } gagne, { $total } à { $other }
vendetta-result-alone = { $who } gagne sans opposition
vendetta-result-nobody = Personne n'a gagné ici
vendetta-result-missed = Il vous manquait { $n } de force pour gagner.
vendetta-worth = vaut { $n }
vendetta-feeds = nourrit { $n }
vendetta-ally-went =
    { $you ->
        [yes] { $ally } vous rejoint
       *[no] { $ally } rejoint { $who }
    }
