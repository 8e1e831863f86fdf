# Un coup en plusieurs parties, préparé sur la page et envoyé d'un bloc.

# Ce qui est demandé ensuite. $done est le premier choix, $name la partie en toutes lettres.
plan-next =
    { $part ->
        [place] { $done } : où ?
        [target] { $done } : contre qui ?
        [facing] { $done } : face visible ou face cachée ?
        [blood] { $done } : avec combien de sang ?
        [type] { $done } : quel type d'attaque ?
        [host] { $done } : quel vampire ?
        [party] { $done } : avec qui ?
        [deck] { $done } : de quelle pioche ?
        [card] { $done } : avec quelle carte ?
       *[other] { $done } : { $name }
    }

# À quoi mène un coup. $before est le nombre actuel, $after ce qu'il deviendrait.
plan-outcome =
    { $word ->
        [total]
            { $changes ->
                [yes] Total ici : { $before } → { $after }
               *[no] Total ici : { $before }
            }
        [prestige]
            { $changes ->
                [yes] Prestige : { $before } → { $after }
               *[no] Prestige : { $before }
            }
        [influence]
            { $changes ->
                [yes] Influence : { $before } → { $after }
               *[no] Influence : { $before }
            }
       *[blood]
            { $changes ->
                [yes] Sang : { $before } → { $after }
               *[no] Sang : { $before }
            }
    }
plan-between = de { $least } à { $most }
plan-range = { $part }, de { $least } à { $most }

plan-back = Reprendre
plan-change = Changer
plan-impossible = Impossible avec ce nombre
plan-on-table = { $part } : choisissez dans votre main ou sur la table
