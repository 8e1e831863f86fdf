# How a game is decided, why somebody is out of it, and the numbers on the way.

fate-last-left = { $who } is the last one left.
fate-nobody-left = The last ones were ousted together.
fate-time-up = The time of the game was up.
fate-turn-limit = The last turn of the limit was over.
# $count is the number of winners; with $half it is half a point more.
fate-most-points =
    { $count ->
        [one] { $winners } wins with the most victory points, { points-counted }.
       *[other] { $winners } share the win with the most victory points, { points-counted } each.
    }
points-counted =
    { $half ->
        [yes] { $points ->
            [0] ½
           *[other] { $points }½
        }
       *[no] { $points }
    }
fate-ousted-by-bleed = { $minion } bled { $who } for the last pool: { $who } is ousted.
fate-ousted = { $who } had no pool left after { $card } and is ousted.
fate-ousted-alone = { $who } had no pool left and is ousted.
fate-withdrew = { $who } withdrew from the game, with a victory point for it.

origin-prey = ousted prey
origin-last-left = last one left
origin-at-the-limit = in the game at the limit
origin-withdrew = withdrawal

track-points = Victory points
track-pool = Pool
chapter-turn = Turn { $turn }: { $who }
axis-turn = { $turn }
