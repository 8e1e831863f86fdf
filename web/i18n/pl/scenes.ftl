# What is played out on a table, and how fast.

# $speed is half, usual, double or at-once.
scenes-speed =
    { $speed ->
        [half] 0,5×
        [usual] 1×
        [double] 2×
       *[at-once] Od razu
    }
scenes-speed-label =
    { $speed ->
        [half] Tempo: o połowę wolniej
        [usual] Tempo: zwykłe
        [double] Tempo: dwa razy szybciej
       *[at-once] Tempo: od razu
    }
scenes-speed-title = Tempo scen
scenes-results-wait = Wyniki czekają na mnie
scenes-go-on = Kliknięcie lub spacja: dalej
scenes-watch-again = Zobacz jeszcze raz
scenes-watch-again-what = Zobacz jeszcze raz: { $what }
# Both are whole statements: "Location 2: You won, 10 to 9".
scenes-told = { $what }: { $results }

# What somebody did, beside their face: the name is there already. $down is yes or no.
scenes-vendetta-played =
    { $blood ->
        [0]
            { $down ->
                [yes] Zakryta karta: { $place }
               *[no] { $card }: { $place }
            }
       *[other]
            { $down ->
                [yes] Zakryta karta: { $place }, krew: { $blood }
               *[no] { $card }: { $place }, krew: { $blood }
            }
    }
scenes-vendetta-drained = Wysysa: { $card }
scenes-vendetta-passed = Pasuje
# A piece of a total. $what is blood, more or less.
scenes-vendetta-piece =
    { $what ->
        [blood] krew
        [more] ze zdolności
       *[less] ze zdolności
    }

scenes-rivals-attacks = Atakuje { $who }
scenes-rivals-damage =
    { $n ->
        [0] bez obrażeń
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
scenes-rivals-mortal = Na Ulicach
