home-tab = Elysium · vampire card games in the browser
home-title = Take a seat. The night is young.
home-lead = Vampire card games with the rules enforced: you are offered legal moves only, and can see why anything else is not possible. Alone against bots or with friends, no account needed.
home-coming = Coming soon
home-in-terminal = In the terminal now, here soon
home-terminal-how = { $least } to { $most } players, with bots at every empty seat. Its table in the browser is being built; cards and rules are here already. On your own machine:
home-how-many = Players
home-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
home-count-teams = { $n } players, in teams of two
home-level = Bots
home-deck = Your deck
home-any-deck = Any deck
home-play-now = Play now against bots
home-with-friends = Play with friends
home-cards = Cards
home-rules = Rules
home-options = All options
home-open-tables = Open tables
home-no-tables = No open tables. Start one, or play now against bots.
home-to-lobby = Go to the lobby

# The start page: what one asks before choosing a game, and where to begin.
home-greeting = Good evening, { $name }.
home-lead-short = The rules are kept for you: only what is allowed is offered, and whatever is not says why.
home-play = Play
home-begin = New here? Begin with { $game }.
home-start-here = Start here
home-range = { $least } to { $most }
home-fact-players = players
home-fact-minutes = minutes
home-difficulty =
    { $step ->
        [1] easy
        [2] medium
       *[3] deep
    }
home-learn = Learn it: { $minutes } minutes
home-learn-vendetta = play one round with a guide
home-learn-rivals = three short fights, then a turn
