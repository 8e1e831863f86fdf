# La table de New Game.

# Hors de la table
newgame-name = New Game
newgame-about = Un jeu très simple pour commencer : les cartes les plus hautes l’emportent.

newgame-round = Manche { $round }
newgame-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
newgame-cards =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
newgame-deck = Pioche
newgame-your-hand = Votre main
