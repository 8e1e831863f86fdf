# What is played out on a table, and how fast.

# $speed is half, usual, double or at-once.
scenes-speed =
    { $speed ->
        [half] 0,5×
        [usual] 1×
        [double] 2×
       *[at-once] Immédiat
    }
scenes-speed-label =
    { $speed ->
        [half] Vitesse : moitié
        [usual] Vitesse : normale
        [double] Vitesse : double
       *[at-once] Vitesse : immédiate
    }
scenes-speed-title = Vitesse des scènes
scenes-results-wait = Les résultats m’attendent
scenes-go-on = Clic ou espace : continuer
scenes-watch-again = Revoir
scenes-watch-again-what = Revoir : { $what }
# Both are whole statements: "Location 2: You won, 10 to 9".
scenes-told = { $what } : { $results }

# What somebody did, beside their face: the name is there already. $down is yes or no.
scenes-vendetta-played =
    { $blood ->
        [0]
            { $down ->
                [yes] Face cachée : { $place }
               *[no] { $card } : { $place }
            }
       *[other]
            { $down ->
                [yes] Face cachée : { $place }, avec { $blood } de sang
               *[no] { $card } : { $place }, avec { $blood } de sang
            }
    }
scenes-vendetta-drained = Draine { $card }
scenes-vendetta-passed = Passe
# A piece of a total. $what is blood, more or less.
scenes-vendetta-piece =
    { $what ->
        [blood] sang
        [more] par capacités
       *[less] par capacités
    }

scenes-rivals-attacks = { $who } attaque
scenes-rivals-damage =
    { $n ->
        [0] aucun dégât
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
scenes-rivals-mortal = Dans la Rue
