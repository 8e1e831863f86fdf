# La mesa de New Game.

# Fuera de la mesa
newgame-name = New Game
newgame-about = Un juego trivial para empezar: gana quien juegue las cartas más altas.

newgame-round = Ronda { $round }
newgame-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
newgame-cards =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
newgame-deck = Mazo
newgame-your-hand = Tu mano
