# Options, short. $ask is the word of the question (see questions.ftl), for options that mean
# different things in different questions. $foe and $side are players such as "B (Toréador)".

option-draw = Piocher une carte
option-recruit = Recruter { $card } pour { $cost } Prestige
option-play = Jouer : { $card }
option-attack = Attaquer avec { $card }
option-claim = { $card } revendique le titre de Prince
# $title is the Title of the vampire $card, with what it does.
option-title-action = { $card } utilise son Titre : { $title }
option-move = { $card } sort dans la rue
option-regroup = { $card } change de groupe
option-use =
    { $ask ->
        [next-effect] { $card }
       *[other] Utiliser : { $card }
    }
option-burn-retainer = Brûler « { $card } » ({ $vampire }) sans contrepartie
# $card is one of the player's face-down cards, $n its place among them, $have the Prestige on it, $need
# what it needs.
option-show = Montrer « { $card } » (face cachée, { $n }) à { $foe }
option-invite = Inviter { $foe } à rejoindre « { $card } » (face cachée, { $n })
option-contribute = Ajouter 1 Prestige à « { $card } » ({ $have } sur { $need })
option-resolve = Résoudre « { $card } » (face cachée, { $n })
option-face-down = { $card } (face cachée, { $n })
# Stands for $card where the card is not known any more.
option-hidden-card = carte inconnue
option-flip = Révéler votre Cabale : { $card }
option-end-turn = Terminer le tour

option-alone = Former un groupe à part
option-with = Avec { $card }
# $n cards are left.
option-from-library =
    { $ask ->
        [peek] Votre Bibliothèque
       *[other] Dans votre Bibliothèque (reste : { $n })
    }
option-from-faction =
    { $ask ->
        [peek] Votre Deck de faction
       *[other] Dans votre Deck de faction (reste : { $n })
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
        [intel] Défausser « { $card } »
        [attack-card] Poser : { $card }
        [react] Poser : { $card }
        [recover] Reprendre « { $card } »
       *[other] { $card }
    }
option-face-up = Poser face visible : { $card }
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
        [pay] Payer { $n } Prestige
       *[other] { $n }
    }
# A beaten mortal; $vampire is the attacker.
option-burn = Brûler la carte : { $vampire } régénère { $n } Sang
option-attach = L'attacher comme Servant ({ $vampire })
option-keep = La laisser sur le dessus
option-bottom = La mettre sous le deck

option-exert = Exercer l'Influence : { $card }
option-modifier = Utiliser comme Modificateur d'Influence : { $card }
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
        [scheme] Ne pas participer ni répondre
        [mend-whom] Ne plus régénérer
        [discard] Aucune autre carte
        [intel] Aucune autre carte
        [attack-card] Pas de carte Attaque
        [attack-claimant] Ne pas attaquer
        [block] Ne pas bloquer
        [react] Pas de Réaction
        [retarget] Garder la cible
        [abilities] Aucune autre capacité
        [also-hit] Personne d'autre
        [prevent] Rien d'autre
        [promise] Aucune autre promesse
        [pick-players] Personne d'autre
        [pick-retainer] Aucun Servant
       *[other] Terminé
    }

# Numbers that help to choose: $details is a list of the messages below, of mark-secrecy and
# mark-influence (table.ftl), of a card's kind, or what an ability costs and does. Where $card can
# have such brackets, it stands after a colon instead of in « ».
option-details = { $card } ({ $details })
detail-vitals = Sang { $blood }/{ $n }
detail-potency = Puissance du Sang { $n }
detail-blood = Sang { $n }
detail-agenda = Cabale { $n }
# What the attacker's attribute adds to the damage, and what the target's takes off.
detail-attribute = attribut +{ $n }
detail-defence = défense { $n }
detail-damage = dégâts { $n }
detail-shield = Bouclier { $n }
detail-prestige = { $n } Prestige
detail-prestige-range = { $from } à { $to } Prestige

# Names alone, with what is worth knowing.
option-mortal = { $card }
option-city-card = { $card }
option-city = { $card }
option-drawn = { $card }
option-type = { $type }
option-option = { $text }
option-first = { $foe }
option-token = { $foe }
