games-title = Your games
games-lead = Those that wait for you come first.
games-finished = Finished lately
games-all-finished = All finished games
games-none = You have no games yet.
games-your-turn = Your turn
games-turn-of = Waiting for { $names }
games-goes-on = The game goes on
games-open = Waiting for players
games-start = Everybody is here: you can start
games-invited = { $host } wants to play again
games-stopped = Stopped
games-won = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
games-nobody-won = Nobody won
games-go-on = Continue
games-join = Join
games-look = Look at the result
games-replay = Replay
# A notification of the browser.
games-notify = Your turn: { $game }
