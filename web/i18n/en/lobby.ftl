lobby-title = Lobby
lobby-lead = Public tables, and people to talk to.
lobby-new = Open a table
lobby-tables = Tables
lobby-filter-game = Game
lobby-filter-status = Show
lobby-all-games = All games
lobby-show-all = Everything
lobby-show-open = Waiting for players
lobby-show-playing = In progress
lobby-count = { $n ->
    [0] No tables
    [one] { $n } table
   *[other] { $n } tables
}
lobby-none = No open tables. Start one, or play now against bots.
lobby-none-such = No table of this kind just now. Open one, and others will see it.
lobby-play-bots = Play against bots

lobby-table = { $game } with { $host }
lobby-status-open = Waiting for players
lobby-status-playing = In progress
lobby-status-over = Over
lobby-status-frozen = Stopped
lobby-watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
lobby-seats = Seats
lobby-without = without { $variant }
lobby-clock = with a clock
lobby-no-take-back = no take-backs
lobby-join = Join
lobby-watch = Watch
lobby-return = Go back to your seat

lobby-talk = Chat
lobby-say = Say something
lobby-send = Send
lobby-silence = Nobody has said anything lately.
lobby-mute = Mute { $name }
lobby-muted = Muted
lobby-unmute = Unmute { $name }

lobby-new-title = A new table
lobby-new-lead = The defaults are fine: you can go straight to the button at the end.
lobby-new-game = Game
lobby-who-plays = Who plays
lobby-who-plays-about = Free seats can be taken by whoever has the link, or given to bots later.
lobby-players = Seats
lobby-count-teams = { $n } (teams)
lobby-teams-about = Partners play together: whoever sits across from you is on your side.
lobby-seat = Seat { $seat }
lobby-seat-you = You
lobby-seat-free = Free
lobby-seat-who = Who sits in seat { $seat }
lobby-seat-deck = Deck of seat { $seat }
lobby-your-deck = Your deck
lobby-any-deck = Any deck
lobby-fill = Give all free seats to bots
lobby-only-watch = Only watch
lobby-only-watch-about = You open the table and start it, but take no seat.
lobby-who-may = Who may join
lobby-open = Open to
lobby-open-private = Whoever has the link
lobby-open-private-about = The table is not in the lobby.
lobby-open-public = Everybody
lobby-open-public-about = The table is in the lobby, and anybody can take a free seat.
lobby-spectators = Spectators
lobby-spectators-about = Others may watch. They see no hand and no hidden card.
lobby-time = Time and take-backs
lobby-clock-rule = Clock
lobby-clock-none = None
lobby-clock-none-about = Everybody thinks as long as they like.
lobby-clock-decision = For each decision
lobby-clock-decision-about = When the time is up, a bot makes this one decision.
lobby-clock-player = For the whole game
lobby-clock-player-about = When somebody's time is up, a bot plays on for them.
lobby-clock-each = Time for a decision
lobby-clock-whole = Time for the game
lobby-clock-more = Extra time per answer
lobby-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
lobby-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lobby-absent = When somebody is away for a minute
lobby-absent-bot = A bot takes over
lobby-absent-bot-about = It hands the seat back when they return.
lobby-absent-wait = The table waits
lobby-absent-wait-about = For games among people who know each other.
lobby-pace = How fast bots answer
lobby-pace-calm = Calmly
lobby-pace-calm-about = Slowly enough to follow.
lobby-pace-instant = At once
lobby-pace-instant-about = As fast as they can.
lobby-take-back = Take-backs
lobby-take-back-ask = Allowed
lobby-take-back-ask-about = Free until somebody has learnt something; after that, if the others agree.
lobby-take-back-never = Never
lobby-take-back-never-about = What is played is played.
lobby-hints = What would be good?
lobby-hints-alone = Against bots
lobby-hints-alone-about = Whoever plays against bots alone may ask.
lobby-hints-everybody = Everybody
lobby-hints-everybody-about = Everybody may ask; the others see it.
lobby-hints-never = Never
lobby-hints-never-about = Nobody gets a hint.
lobby-variants = Variants
lobby-variants-about = By default the usual rules apply.
lobby-open-table = Open the table
lobby-start-now = Start the game
