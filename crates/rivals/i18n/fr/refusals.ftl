# Why something cannot be chosen: the facts, and what would be needed. The program adds the
# number of the rule. $who is a player, in a refusal by the letter alone.

why-players =
    { $players ->
        [one] Rivals se joue de 2 à 4 joueurs ; on ne peut pas y jouer avec { $players } joueur.
       *[other] Rivals se joue de 2 à 4 joueurs ; on ne peut pas y jouer avec { $players } joueurs.
    }
# A pile of the deck: $least to $most cards, or exactly $most.
why-deck-size =
    { $have ->
        [one] Le deck de { $seat } a { $have } carte de Bibliothèque ; il en faut de { $least } à { $most }.
       *[other] Le deck de { $seat } a { $have } cartes de Bibliothèque ; il en faut de { $least } à { $most }.
    }
why-deck-exact =
    { $have ->
        [one] Le deck de { $seat } a { $have } vampire ; il en faut { $most }.
       *[other] Le deck de { $seat } a { $have } vampires ; il en faut { $most }.
    }
why-copies = Le deck de { $seat } contient { $have } fois « { $card } » ; le maximum est de { $most }.
why-wrong-pile = « { $card } » n'est pas à sa place dans le deck de { $seat }.
why-tokens = Les jetons d'une couleur valent { $have } en tout, et chaque joueur commence avec { $least }.
why-taken = { $vampire } est le Meneur de quelqu'un d'autre.

why-no-action-left = Il ne vous reste aucune action pour ce tour.
why-not-ready = { $vampire } : ce vampire n'est pas prêt.
why-not-in-streets = { $vampire } n'est pas dans La Rue.
why-only-once = { $vampire } l'a déjà fait.
why-in-play = { $vampire } fait déjà partie d'une coterie : personne d'autre ne peut avoir un vampire de ce nom.
why-used = « { $card } » a déjà servi pendant ce tour.
why-deck-empty = Ce deck est vide.
why-prestige =
    { $have ->
        [0] Cela coûte { $cost } Prestige, et vous n'en avez pas.
       *[other] Cela coûte { $cost } Prestige, et le dernier ne peut pas être dépensé : il vous en faut { $need }, et vous en avez { $have }.
    }
why-blood = Cela coûte { $cost } Sang, et le dernier ne peut pas être payé : il en faut { $need }, et { $vampire } en a { $have }.
why-potency = Il faut une Puissance du Sang de { $need }, et { $vampire } n'a que { $have }.
why-clan = Il faut un vampire du clan { $clan } dans votre coterie.
why-no-target = « { $card } » n'a pas de cible pour l'instant.
why-no-cards =
    { $need ->
        [one] Il faut { $need } carte de votre main, et vous n'en avez pas.
       *[other] Il faut { $need } cartes de votre main, et vous en avez { $have }.
    }
# $text is the whole text of the card.
why-not-now = Vous ne pouvez pas utiliser « { $card } » maintenant. { $text }
why-in-torpor = { $vampire } est en Torpeur.
why-no-leader = Vous n'avez pas de Meneur hors de la Torpeur.
why-prince-not-free = Le titre de Prince n'est pas libre dans La Rue.

why-no-turn-yet = On ne peut pas attaquer { $who } avant son premier tour.
why-too-secret = La cible a { $secrecy } en Secret, et l'attaque a { $reach } en Info.
# $type is the type of the attack: ranged, physical, social or mental.
why-wrong-type =
    { $kind ->
        [ranged] Vous ne pouvez pas jouer « { $card } » dans une attaque Distante.
        [physical] Vous ne pouvez pas jouer « { $card } » dans une attaque Physique.
        [social] Vous ne pouvez pas jouer « { $card } » dans une attaque Sociale.
       *[mental] Vous ne pouvez pas jouer « { $card } » dans une attaque Mentale.
    }
why-no-ranged = Aucune carte Distante ne peut être jouée pour l'instant ({ $by }).
why-unblockable = Cette attaque menée par { $vampire } ne peut pas être bloquée.
why-not-a-guard = { $vampire } ne peut pas bloquer une attaque Distante : seul un Garde le peut.
why-blocks-itself = { $vampire } est la cible de l'attaque et ne peut pas la bloquer.
why-used-in-attack = { $card } a déjà été utilisé dans cette attaque.
why-not-the-rival = Seul le joueur dont { $who } est le Rival peut jouer une carte Attaque contre le prétendant.

why-influence = Il faut { $need } Influence, et vous pouvez en réunir { $have }.
why-no-influence = { $vampire } n'a pas d'Influence pour l'instant.
why-one-modifier = Vous avez déjà utilisé un Modificateur d'Influence : un seul par action ou événement.
why-titled = { $vampire } a déjà un Titre.
why-title-taken = « { $card } » est unique, et quelqu'un l'a déjà.
why-one-per-player = Vous avez déjà « { $card } » : un seul par joueur.
why-active-player-says-yes = Le joueur d'une Intrigue répond OUI.

why-not-enough = Il faut { $need } Prestige sur la carte, et il y en a { $have }.
why-once-per-turn = Vous l'avez déjà fait pendant ce tour.
why-contributors = Tous vos adversaires ont mis du Prestige sur cette carte et ne peuvent pas en être la cible.

# $promise is "yes" or "no" (an answer), "intel" or "peace"; $whom is a player, $n Agenda.
why-promised =
    { $promise ->
        [yes] { $who } a promis de répondre OUI.
        [no] { $who } a promis de répondre NON.
        [intel] { $who } a promis de défausser pour l'Info à la prochaine attaque contre { $whom }.
       *[peace] { $who } a promis de ne pas attaquer { $whom } tant que sa Cabale est inférieure à { $n }.
    }
why-already-promised = Vous l'avez déjà promis.
why-full-blood = { $vampire } a tout son Sang.

# Set-up. $names are the names for the command line; $rule is a number such as 24.2.
setup-unknown-variant = La variante « { $given } » n'existe pas. Les variantes sont : { $names }. Mettez « no- » devant un nom pour la désactiver.
setup-unknown-variant-suggest = La variante « { $given } » n'existe pas ; vouliez-vous dire « { $near } » ? Les variantes sont : { $names }. Mettez « no- » devant un nom pour la désactiver.
setup-refused = { $why } (règle { $rule })
