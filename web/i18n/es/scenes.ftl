# What is played out on a table, and how fast.

# $speed is half, usual, double or at-once.
scenes-speed =
    { $speed ->
        [half] 0,5×
        [usual] 1×
        [double] 2×
       *[at-once] Al instante
    }
scenes-speed-label =
    { $speed ->
        [half] Velocidad: la mitad
        [usual] Velocidad: normal
        [double] Velocidad: doble
       *[at-once] Velocidad: al instante
    }
scenes-speed-title = Velocidad de las escenas
scenes-results-wait = Los resultados me esperan
scenes-go-on = Clic o espacio: seguir
scenes-watch-again = Ver otra vez
scenes-watch-again-what = Ver otra vez: { $what }
# Both are whole statements: "Location 2: You won, 10 to 9".
scenes-told = { $what }: { $results }

# What somebody did, beside their face: the name is there already. $down is yes or no.
scenes-vendetta-played =
    { $blood ->
        [0]
            { $down ->
                [yes] Boca abajo en { $place }
               *[no] { $card } en { $place }
            }
       *[other]
            { $down ->
                [yes] Boca abajo en { $place }, con { $blood } de sangre
               *[no] { $card } en { $place }, con { $blood } de sangre
            }
    }
scenes-vendetta-drained = Drena a { $card }
scenes-vendetta-passed = Pasa
# A piece of a total. $what is blood, more or less.
scenes-vendetta-piece =
    { $what ->
        [blood] sangre
        [more] por habilidades
       *[less] por habilidades
    }

scenes-rivals-attacks = { $who } ataca
scenes-rivals-damage =
    { $n ->
        [0] sin daño
        [one] { $n } de daño
       *[other] { $n } de daño
    }
scenes-rivals-mortal = En las Calles
