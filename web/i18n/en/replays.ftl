replays-title = Replays
replays-lead = Finished games, to be watched again move by move, from every seat.
replays-game = Game
replays-all-games = All games
replays-whose = Whose
replays-all = Everybody's
replays-mine = Mine
replays-count = { $n ->
    [0] No replays
    [one] { $n } replay
   *[other] { $n } replays
}
replays-watch = Watch
replays-download = Record
replays-none = No finished games yet.
replays-none-mine = You have not finished a game yet.
replays-play = Play one
