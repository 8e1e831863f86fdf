# La table de Rivals. Les termes sont ceux des règles imprimées.

# Outside the table
rivals-name = Rivals
rivals-about = Des duels de coteries, de deux à quatre joueurs. Recrutez des vampires, faites avancer votre Cabale et abattez votre Rival avant que le vôtre ne vous trouve.
rivals-variant-custom = Mise en place personnalisée
rivals-variant-errata = Errata
rivals-variant-bluffs = Bluffs
rivals-variant-promises = Promesses
rivals-deck-library = Bibliothèque

rivals-turn = Tour { $n } : { $who }
rivals-turn-yours = Tour { $n } : vous
rivals-phases = Phases du tour
rivals-phase-setup = Mise en place
rivals-phase-beginning = Début
rivals-phase-action = Actions
rivals-phase-end = Fin
rivals-phase-over = La partie est terminée
rivals-part-leaders = Meneurs
rivals-part-joining = Conspirations
rivals-part-attack = attaque
rivals-part-claim = titre revendiqué
rivals-part-scheme = Intrigue
rivals-part-mending = Torpeur et régénération
rivals-part-turn-end = fin du tour
rivals-part-hunters = Antagonistes
rivals-part-draw = pioche
rivals-actions =
    { $n ->
        [0] aucune action restante
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }

rivals-won = a gagné
rivals-knocked-out = hors jeu
rivals-has-turn = joue son tour
rivals-your-rival = votre Rival
rivals-hunts-you = vous traque
rivals-rival-is = Rival : { $who }
rivals-no-turn-yet = pas encore joué
rivals-cannot-be-attacked = Ne peut pas être attaqué avant son premier tour
rivals-cards-of = Cartes de { $who }
rivals-prestige = Prestige
rivals-agenda = Cabale
rivals-supply = Jetons de cette couleur restant dans la réserve
rivals-library = Bibliothèque
rivals-faction = Deck de faction
rivals-deck =
    { $n ->
        [one] { $deck }, { $n } carte
       *[other] { $deck }, { $n } cartes
    }
rivals-deck-top =
    { $n ->
        [one] { $deck }, { $n } carte : { $card }
       *[other] { $deck }, { $n } cartes, sur le dessus { $card }
    }
rivals-discard = Défausse { $n }
rivals-library-under = Sous la Bibliothèque
rivals-faction-under = Sous le Deck de faction
rivals-known-hand = Cartes connues en main
rivals-in-hand = { $card }, en main
rivals-your-hand =
    { $n ->
        [one] Votre main, { $n } carte
       *[other] Votre main, { $n } cartes
    }
rivals-hand-empty = Votre main est vide.

rivals-haven = Refuge
rivals-ongoing = Persistantes
rivals-torpor = Torpeur
rivals-attached = Cartes attachées
rivals-retainer = Servant
rivals-title = Titre
rivals-face-down = face cachée
rivals-open-card = { $what } : { $card }
rivals-down-card = { $what } : { $card }, face cachée
rivals-hidden-card = { $what } : face cachée
rivals-card-exhausted = { $card }, carte épuisée
rivals-conspiracy = Carte face cachée { $nth }
rivals-nth = n° { $nth }
rivals-known-to = montrée à { $seats }
rivals-joined = rejointe par { $seats }

rivals-vampire = { $card }, Sang { $blood } sur { $potency }
rivals-blood = Sang
rivals-secrecy = Secret
rivals-influence = Influence
rivals-physical = Physique
rivals-social = Social
rivals-mental = Mental
rivals-leader = Meneur
rivals-wounded = Blessé
rivals-exhausted = épuisé
rivals-no-influence = sans Influence jusqu'à son prochain tour
rivals-unblockable = sa prochaine attaque ne peut pas être bloquée
rivals-marks = { $n } Cabale pour qui vaincra ce vampire
rivals-role-attacker = attaque
rivals-role-target = attaqué
rivals-role-blocker = bloque
rivals-role-claimant = revendique
rivals-role-schemer = Intrigue

rivals-streets = La Rue
rivals-streets-empty = Personne n'est dehors, et la cité n'a encore rien apporté.
rivals-city-deck = Deck de la Cité
rivals-city-discard = Défausse { $n }
rivals-city-burned = Brûlées { $n }
rivals-party = Groupe de { $who }
rivals-your-party = Votre groupe
rivals-stack =
    { $n ->
        [one] { $card }
       *[other] { $card }, en { $n } exemplaires
    }
rivals-until = jusqu'à { $who }

rivals-attack = Attaque
rivals-attack-card = Carte d'attaque
rivals-reaction = Réaction
rivals-no-target = pas encore de cible
rivals-type-ranged = Distante
rivals-type-physical = Physique
rivals-type-social = Sociale
rivals-type-mental = Mentale
rivals-intel = Info { $n }
rivals-bonus =
    { $n ->
        [one] +{ $n } dégât
       *[other] +{ $n } dégâts
    }
rivals-on-claimant = ni blocage ni Réaction
rivals-stages = Étapes de l'attaque
rivals-stage-target = Cible
rivals-stage-intel = Info
rivals-stage-card = Type et carte
rivals-stage-block = Blocage
rivals-stage-reaction = Réaction
rivals-stage-reveal = Révélation
rivals-stage-abilities = Capacités
rivals-stage-damage = Dégâts
rivals-claim = { $vampire } ({ $who }) revendique le titre de Prince
rivals-scheme = Intrigue
rivals-scheme-by = { $card }, jouée par { $vampire }
rivals-scheme-named = Désignés : { $list }
rivals-visible = Influence visible
rivals-fist = poing fermé
rivals-fist-own =
    { $n ->
        [0] poing vide
       *[other] { $n } dans le poing
    }
rivals-modifier-down = Modificateur d'Influence, face cachée
rivals-modifier-own = { $card }, face cachée
rivals-yes = OUI
rivals-no = NON
rivals-no-answer = sans réponse
rivals-scheme-sum = Visible pour l'instant : OUI { $yes }, NON { $no }. Une égalité vaut OUI.
rivals-promises = Promesses
rivals-promise-answer =
    { $answer ->
        [yes] { $who } : répond OUI
       *[no] { $who } : répond NON
    }
rivals-promise-intel = { $who } : Info à la prochaine attaque contre { $whom }
rivals-promise-peace = { $who } : paix avec { $whom } sous { $n } Cabale

rivals-candidates = Qui mène votre coterie ?

# The stage
rivals-your-haven = Votre Refuge
rivals-haven-empty = Personne n'est au Refuge.
rivals-at-zero = à 0, vous êtes éliminé
rivals-word-hand = en main
rivals-word-supply = réserve
rivals-city-left = Deck de la Cité { $n }
rivals-own = Votre côté de la table
rivals-foes = Adversaires
rivals-in-hands = En main : cartes de Bibliothèque { $library }, vampires { $vampires }
