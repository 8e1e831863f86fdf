# New Game's table.

# Outside the table
newgame-name = New Game
newgame-about = A trivial game to start from: whoever plays the highest cards wins.

newgame-round = Round { $round }
newgame-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
newgame-cards =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
newgame-deck = Deck
newgame-your-hand = Your hand
