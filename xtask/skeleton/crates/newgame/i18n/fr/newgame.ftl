# Tous les messages du jeu. $who est une place, $card le nom d'une carte.

seat = { $seat }
list-more = { $list }, { $item }
list-end = { $list } et { $item }

card =
    { $slug ->
        [crown] Couronne
       *[other] Numéro { $value }
    }
card-text =
    { $slug ->
        [crown] La carte la plus haute. Elle ne peut pas être jouée à la première manche.
       *[other] La carte la plus haute d’une manche gagne un point.
    }
kind-card = Carte
group-card = Cartes
fact-value = valeur { $n }

question-play = Quelle carte jouez-vous ?
question-chance = Que décide le hasard ?
waiting-play = { $who } choisit une carte.
waiting-chance = { $who } attend le hasard.

option-play = Jouer { $card }
option-draw = Piocher { $card }

event-round = Manche { $round }
event-drew = { $who } pioche { $card }
event-drew-hidden = { $who } pioche une carte
event-played = { $who } joue { $card }
event-point = { $who } gagne un point
event-won = La partie est gagnée par : { $winners }

why-players = De 2 à 4 joueurs peuvent jouer, pas { $players }.
why-too-early = { $card } : cette carte ne peut pas être jouée à la première manche.

# Pourquoi une position est impossible, pour l'auteur d'un scénario.
position-no-step = il n'y a pas d'étape `{ $step }`
position-no-round = il n'y a pas de manche { $round }
position-two-places = `{ $card }` est à deux endroits
position-hand =
    { $cards ->
        [one] { $seat } a { $cards } carte en main à la manche { $round }
       *[other] { $seat } a { $cards } cartes en main à la manche { $round }
    }

setup-unknown-variant = La variante « { $given } » n’existe pas. Les variantes sont : { $names }.
setup-unknown-variant-suggest = La variante « { $given } » n’existe pas ; vouliez-vous dire « { $near } » ? Les variantes sont : { $names }.
setup-refused = { $why } (règle { $rule })

table-round = Manche { $round }
table-player =
    { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-played = joue { $card }
table-hand = en main : { $hand }
table-hidden =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
