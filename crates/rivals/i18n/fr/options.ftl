# Options, short. $ask is the word of the question (see questions.ftl), for options that mean
# different things in different questions. $foe and $side are players such as "B (Toréador)".

option-draw = Piocher une carte
# $n is Blood Potency.
option-recruit = Recruter { $card } (Puissance du Sang { $n })
option-play = Jouer « { $card } »
option-attack = Attaquer avec { $card }
option-claim = { $card } revendique le titre de Prince
option-title-action = { $card } utilise l'action de son Titre
option-move = { $card } va dans La Rue
option-regroup = { $card } change de groupe
option-use =
    { $ask ->
        [next-effect] { $card }
       *[other] Utiliser « { $card } »
    }
option-burn-retainer = Brûler « { $card } » ({ $vampire })
# $card is one of the own face-down cards, $n its place among them.
option-show = Montrer « { $card } » (face cachée, { $n }) à { $foe }
option-invite = Inviter { $foe } à rejoindre « { $card } » (face cachée, { $n })
option-contribute = Ajouter 1 Prestige à « { $card } » (face cachée, { $n })
option-resolve = Résoudre « { $card } » (face cachée, { $n })
option-face-down = { $card } (face cachée, { $n })
# Stands for $card where the card is not known any more.
option-hidden-card = carte inconnue
option-flip = Révéler votre Cabale : { $card }
option-end-turn = Terminer le tour

option-alone = Former un groupe à part
option-with = Avec { $card }
option-from-library =
    { $ask ->
        [peek] Votre Bibliothèque
       *[other] Dans votre Bibliothèque
    }
option-from-faction =
    { $ask ->
        [peek] Votre Deck faction
       *[other] Dans votre Deck faction
    }

option-target = { $card } de { $side }
option-ongoing = « { $card } » de { $side }
option-retainer = { $card } ({ $vampire })
option-foe =
    { $ask ->
        [pick-haven] Le Refuge de { $foe }
        [pick-players] Désigner { $foe }
       *[other] { $foe }
    }
option-card =
    { $ask ->
        [discard] Défausser « { $card } »
        [discard-for] Défausser « { $card } »
        [intel] Défausser « { $card } »
        [attack-card] Poser « { $card } »
        [react] Poser « { $card } »
        [recover] Reprendre « { $card } »
       *[other] { $card }
    }
option-face-up = Poser « { $card } » face visible
option-block = Bloquer avec { $card }
option-vampire =
    { $ask ->
        [host] { $card } joue la carte
        [mend-whom] Régénérer { $card }
        [antagonist] 1 dégât pour { $card }
        [attack-claimant] Attaquer avec { $card }
       *[other] { $card }
    }
# Where a text to choose is not known any more.
option-nth-text = Texte { $n }
option-amount =
    { $ask ->
        [bid] Miser { $n } Prestige
        [bid-more] Miser { $n } Prestige
        [pay] Payer { $n } Prestige
       *[other] { $n }
    }
option-burn = Brûler la carte
option-attach = L'attacher comme Servant
option-keep = La laisser sur le dessus
option-bottom = La mettre sous le deck

option-exert = Exercer l'Influence : { $card }
option-modifier = Jouer « { $card } » pour son Influence
option-spend =
    { $n ->
        [0] Ne pas dépenser de Prestige
       *[other] Dépenser { $n } Prestige en Influence
    }
option-hide =
    { $n ->
        [0] Ne rien cacher dans le poing
       *[other] Cacher { $n } Prestige dans le poing
    }
# $promise is "yes" or "no" (an answer), "intel" or "peace"; $whom is a player, $n Agenda.
option-promise =
    { $promise ->
        [yes] Promettre de répondre OUI
        [no] Promettre de répondre NON
        [intel] Promettre de défausser pour l'Info à la prochaine attaque contre { $whom } qui en demande
       *[peace] Promettre de ne pas attaquer { $whom } tant que sa Cabale est inférieure à { $n }
    }

# $effects is the text of an optional effect, as on the card; it may have a colon of its own.
option-yes-effects = Oui – { $effects }
option-yes =
    { $ask ->
        [scheme] Répondre OUI
        [contribute] Ajouter 1 Prestige
        [block-elsewhere] Bloquer
        [flip-agenda] La révéler
       *[other] Oui
    }
option-no =
    { $ask ->
        [scheme] Répondre NON
        [contribute] Ne rien ajouter
        [block] Ne pas bloquer
        [block-elsewhere] Ne pas bloquer
        [react] Pas de Réaction
        [attack-card] Pas de carte Attaque
        [attack-claimant] Ne pas attaquer
        [flip-agenda] La laisser face cachée
       *[other] Non
    }
option-done =
    { $ask ->
        [bid] Passer
        [bid-more] Passer
        [scheme] Ne pas participer
        [mend-whom] Ne plus régénérer personne
        [discard] Ne plus rien défausser
        [discard-for] Ne plus rien défausser
        [intel] Ne plus rien défausser
        [attack-card] Pas de carte Attaque
        [attack-claimant] Ne pas attaquer
        [block] Ne pas bloquer
        [react] Pas de Réaction
        [retarget] Garder la cible
        [abilities] Ne plus rien utiliser
        [also-hit] Personne d'autre
        [prevent] Ne plus rien utiliser
        [promise] Ne plus rien promettre
        [pick-players] Ne plus désigner personne
        [pick-retainer] Aucun Servant
       *[other] Terminé
    }
