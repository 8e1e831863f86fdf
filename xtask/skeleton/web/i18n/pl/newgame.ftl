# Stół Newgame.

# Poza stołem
newgame-name = Newgame
newgame-about = Prosta gra na początek: wygrywa ten, kto zagra najwyższe karty.

newgame-round = Runda { $round }
newgame-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
newgame-cards =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[other] { $n } kart na ręce
    }
newgame-deck = Talia
newgame-your-hand = Twoja ręka
