# Options, brèves.

option-keep = Prendre « { $card } »
option-give = En garder une de plus et renoncer à « { $card } »
option-under = Placer « { $card } » sous le deck
option-play = Jouer « { $card } »
option-resolve = Résoudre « { $card } »
option-turn = Retourner « { $card } » face cachée
option-take = Reprendre « { $card } »
option-shuffle = Mélanger « { $card } » au deck
option-target = « { $card } » de { $side }
option-use = Utiliser « { $card } »
option-restore = Remettre dans l'alliance : { $card }

option-face-up =
    { $cost ->
        [0] Face visible
       *[other] Face visible (coûte { $cost } { $cost ->
           [one] point
          *[other] points
       } de Sang)
    }
option-face-down =
    { $cost ->
        [0] Face cachée (ne coûte rien)
       *[other] Face cachée (coûte { $cost } { $cost ->
           [one] point
          *[other] points
       } de Sang)
    }

option-blood =
    { $ask ->
        [return-blood]
            { $n ->
                [0] Ne rien reprendre
               *[other] Reprendre { $n } { $n ->
                   [one] point
                  *[other] points
               } de Sang
            }
       *[other]
            { $n ->
                [0] Pas de Sang
               *[other] { $n } { $n ->
                   [one] point
                  *[other] points
               } de Sang
            }
    }
option-tokens =
    { $n ->
        [0] Ne retourner aucun jeton
        [one] Retourner { $n } jeton pour { $n } point de Sang
       *[other] Retourner { $n } jetons pour { $n } points de Sang
    }
option-bid =
    { $n ->
        [0] Ne rien miser
       *[other] Miser { $n } { $n ->
           [one] point
          *[other] points
       } de Sang
    }

option-drain =
    Drainer { $card } { $tokens ->
        [0] (+{ $blood } { $blood ->
            [one] point
           *[other] points
        } de Sang, Influence { $before } -> { $after })
       *[other] (+{ $blood } { $blood ->
           [one] point
          *[other] points
       } de Sang, Influence { $before } -> { $after }, jetons Diablerie +{ $tokens })
    }

option-look = Regarder la carte { $nth } de { $side } { $at } (coûte { $cost } { $cost ->
        [one] point
       *[other] points
    } de Sang)

option-done =
    { $ask ->
        [turn] Passer
        [end-turn] Terminer le tour
        [look] Ne plus rien regarder
        [keep-both] Ne renoncer à aucune carte
        [take-back] Ne plus rien reprendre
        [turn-down] Ne plus rien retourner
       *[other] Terminé
    }
option-stay = Rester
option-withdraw = Se retirer

option-yes =
    { $ask ->
        [may] Oui : { $effects }
        [pay] Dépenser { $n } { $n ->
            [one] point
           *[other] points
        } de Sang
        [cloak] Y déplacer les cartes et le Sang
        [reveal-for] Perdre 2 points de Sang et la retourner face visible
        [partner] Avec le partenaire
        [ignore-loss] Ignorer la perte
        [change-token] Changer le choix
        [instead-of-draining] La retourner face cachée
       *[other] L'utiliser
    }
option-no =
    { $ask ->
        [may] Non
        [pay] Ne rien dépenser
        [cloak] Se retirer normalement
        [reveal-for] La laisser face cachée
        [partner] Sans le partenaire
        [ignore-loss] Perdre { $n } { $n ->
            [one] point
           *[other] points
        } de Sang
        [change-token] Garder le choix
        [instead-of-draining] Drainer
       *[other] Pas maintenant
    }

option-pick =
    { $pick ->
        [skip] Renoncer à vos propres effets de Préparation et de Conséquences ici
        [steal] Vous laisser voler { $amount } { $amount ->
            [one] point
           *[other] points
        } de Sang de votre réserve
        [blood] Céder la moitié de votre Sang déployé ici (arrondie au supérieur)
       *[influence] Céder { $amount } Influence
    }

# Names alone.
option-clan = { $clan }
option-offer = { $clan }
option-relic = { $card }
option-draw = { $card }
option-draw-slot = { $card }
option-rival = { $side }
option-ambition = { $side }
# Where something is done, or where to it goes.
option-at =
    { $ask ->
        [move-blood] { $at-to }
        [refuge] { $at-to }
       *[other] { $at }
    }
