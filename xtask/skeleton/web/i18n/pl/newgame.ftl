# Stół New Game.

# Poza stołem
newgame-name = New Game
newgame-about = Prosta gra na początek: wygrywa ten, kto zagra najwyższe karty.

newgame-round = Runda { $round }
newgame-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
newgame-cards =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
newgame-deck = Talia
newgame-your-hand = Twoja ręka
