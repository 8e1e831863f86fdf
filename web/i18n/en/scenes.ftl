# What is played out on a table, and how fast.

# $speed is half, usual, double or at-once.
scenes-speed =
    { $speed ->
        [half] 0.5×
        [usual] 1×
        [double] 2×
       *[at-once] At once
    }
scenes-speed-label =
    { $speed ->
        [half] Speed: half
        [usual] Speed: normal
        [double] Speed: double
       *[at-once] Speed: at once
    }
scenes-speed-title = How fast scenes play
scenes-results-wait = Results wait for me
scenes-go-on = Click or Space: go on
scenes-watch-again = Watch again
scenes-watch-again-what = Watch again: { $what }
# Both are whole statements: "Location 2: You won, 10 to 9".
scenes-told = { $what }: { $results }

# What somebody did, beside their face: the name is there already. $down is yes or no.
scenes-vendetta-played =
    { $blood ->
        [0]
            { $down ->
                [yes] Face down at { $place }
               *[no] { $card } at { $place }
            }
       *[other]
            { $down ->
                [yes] Face down at { $place }, with { $blood } blood
               *[no] { $card } at { $place }, with { $blood } blood
            }
    }
scenes-vendetta-drained = Drains { $card }
scenes-vendetta-passed = Passes
# A piece of a total. $what is blood, more or less.
scenes-vendetta-piece =
    { $what ->
        [blood] blood
        [more] from abilities
       *[less] from abilities
    }

scenes-rivals-attacks = { $who } attacks
scenes-rivals-damage =
    { $n ->
        [0] no damage
        [one] { $n } damage
       *[other] { $n } damage
    }
scenes-rivals-mortal = In the Streets
