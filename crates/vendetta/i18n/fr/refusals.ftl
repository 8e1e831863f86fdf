# Pourquoi quelque chose ne peut pas être choisi : les faits, et ce qu'il faudrait.

why-players =
    { $players ->
        [one] Vendetta se joue de 3 à 5 joueurs, ou à 4 ou 6 par équipes ; on ne peut pas y jouer avec { $players } joueur.
       *[other] Vendetta se joue de 3 à 5 joueurs, ou à 4 ou 6 par équipes ; on ne peut pas y jouer avec { $players } joueurs.
    }
why-teams =
    { $players ->
        [6] À 6 joueurs, on joue toujours par équipes : laissez les équipes activées ou jouez de 3 à 5.
       *[other] Les équipes demandent 4 ou 6 joueurs, et vous êtes { $players } : changez le nombre de joueurs ou désactivez les équipes.
    }
why-too-few-cards = Il faut { $need } cartes, et seules { $have } peuvent servir : activez les cartes maison ou renoncez à la variante.
why-spend =
    { $have ->
        [0] Cela coûte { $cost } { $cost ->
            [one] point
           *[other] points
        } de Sang, et votre réserve est vide.
       *[other] Cela coûte { $cost } { $cost ->
           [one] point
          *[other] points
       } de Sang, et le dernier ne peut pas être dépensé : il vous en faut { $need } dans votre réserve, et vous en avez { $have }.
    }
why-not-enough = { $amount } { $amount ->
        [one] point
       *[other] points
    } de Sang, c'est plus que les { $have } de votre réserve.
why-empties-pool =
    { $have ->
        [1] Vous avez 1 point de Sang, et il doit rester dans votre réserve.
       *[other] Vous avez { $have } { $have ->
           [one] point
          *[other] points
       } de Sang, et 1 doit rester dans votre réserve : vous pouvez en utiliser { $most } au maximum.
    }
why-at-most = Avec une carte, vous pouvez jouer au maximum { $limit } { $limit ->
        [one] point
       *[other] points
    } de Sang de votre réserve.
why-only-face-down = { $by } : les cartes ne peuvent y être jouées que face cachée.
why-must-play = Vous devez jouer une carte : on ne passe son tour que la main vide.
why-one-card-a-turn = Vous avez déjà joué la seule carte de ce tour.
why-no-tokens =
    { $have ->
        [0] Vous n'avez aucun jeton Diablerie face visible.
        [one] Vous avez { $have } jeton Diablerie face visible, et il en faut { $want }.
       *[other] Vous avez { $have } jetons Diablerie face visible, et il en faut { $want }.
    }
why-not-drainable = Vous ne pouvez pas drainer { $card }.
why-used = Vous avez déjà utilisé « { $relic } » : une relique ne sert qu'une fois par partie.
why-not-now = Vous ne pouvez pas utiliser « { $relic } » maintenant. { $text }
why-nothing-drained = Vous n'avez aucune carte drainée qui puisse revenir.
why-no-card-in-hand = Vous n'avez aucune carte en main à jouer.
why-no-influence =
    { $need ->
        [one] Il vous faut { $need } jeton Influence, et vous n'en avez pas.
       *[other] Il vous faut { $need } jetons Influence, et vous en avez moins.
    }
why-nothing-deployed = Vous n'avez pas de Sang déployé ici.
why-already-there = La carte est déjà au Refuge du Prince.

setup-unknown-variant = La variante « { $given } » n'existe pas. Les variantes sont : { $names }. Mettez « no- » devant un nom pour la désactiver.
setup-unknown-variant-suggest = La variante « { $given } » n'existe pas ; vouliez-vous dire « { $near } » ? Les variantes sont : { $names }. Mettez « no- » devant un nom pour la désactiver.
setup-refused = { $why } (règle { $rule })
