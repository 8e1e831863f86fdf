# How a game ended for whoever reads it. What decided it is told by the game's own messages.

verdict-won = You win.
verdict-won-by = You win by { verdict-points }.
verdict-won-tied = You win on the tie-break.
verdict-won-together = You win, together with { $others }.
verdict-place-by = { verdict-rank }, by { verdict-points }.
verdict-place-tied = { verdict-rank }, on the tie-break.
verdict-out = You are out of the game.
verdict-lost = You lose.
verdict-nobody = Nobody wins.
# Parts of the messages above.
verdict-rank =
    { $place ->
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
       *[other] { $place }th
    }
verdict-points =
    { $n ->
        [1] one point
        [2] two points
        [3] three points
       *[other] { $n } points
    }

# The course of a game.
chapter-start = Set-up
turn-lead =
    { $count ->
        [one] { $who } takes the lead, { $most } to { $next }.
       *[other] { $who } take the lead, { $most } to { $next }.
    }
