# The frame of every table.

table-title = Table
# In the browser's tab, while you are asked something.
table-title-asked = Your turn: { $game }
table-loading = The table is being set …
table-game-missing = This game's table did not load. Reload the page.
table-missing = No such table
table-closed = This table is closed
table-lost = The connection dropped and is being restored; nothing you have done is lost.
table-to-lobby = Go to the lobby

## Before the start

table-room = A table of { $game }
table-room-host = Invite others with the link, give the remaining seats to bots, then start.
table-room-guest = { $host } starts the game when everybody is here.
table-seats = Seats
table-seat = Seat { $seat }:
table-kept-for = Kept for { $name }
table-you = you
table-away = away
table-sit = Sit here
table-stand-up = Stand up
table-add-bot = Add a bot
table-clear = Free the seat of { $who }
table-level = Bot
table-deck = Deck
table-any-deck = Any deck
table-deck-is = Deck: { $deck }
table-start = Start the game
table-free-seats =
    { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
table-wait-start = All seats are taken. { $host } starts the game.
table-link = Link to this table
table-copy = Copy
table-copied = Copied.
table-terms = Settings of this table
table-term-players =
    { $n ->
        [one] One player
       *[other] { $n } players
    }
table-term-with = With: { $variant }
table-term-without = Without: { $variant }
table-term-public = Listed in the lobby
table-term-private = Only by its link
table-term-spectators = Others may watch
table-term-no-spectators = Nobody may watch
table-term-take-back = Answers may be taken back, freely or if the others agree
table-term-no-take-back = Answers may not be taken back
table-term-hints-alone = Hints while you play against bots alone
table-term-hints-everybody = Hints for everybody, in sight of the others
table-term-hints-never = No hints
table-term-no-clock = No clock
table-term-decision =
    { $seconds ->
        [one] One second for each decision
       *[other] { $seconds } seconds for each decision
    }
table-term-player = { $minutes } min for each player, plus { $increment } s with every answer
table-term-absent-bot = A bot plays for whoever is away
table-term-absent-wait = The table waits for whoever is away
table-commitment = The shuffle can no longer be changed
table-commitment-about = The server has already drawn its part of the shuffle. This is its fingerprint. Everybody who sits down adds a part of their own, so nobody can choose the cards. After the game the replay shows all parts, and your browser checks them.

## The question

table-options = Options
table-why = Why not?
table-hint = What would be good here?
# Of an option, read aloud behind it.
table-hinted = This would be good
table-why-refused = Not possible now
table-why-forced = Only one choice, so it was made for you
table-why-nothing = Nothing is ruled out.
table-goes-on = The game goes on …
table-stopped = The game has stopped.
table-time-left = { $time } left
table-since = for { $time }
table-waited-for = The table waits for this player:
table-dismiss = Close this message
table-rule = Rule { $rule }
table-rule-brief = § { $rule }
table-rule-label = Rule { $rule }, in a new tab

# Something on the table, read aloud. $label is what it is.
table-spot-choose = { $label }. Choose: { $option }
table-spot-menu =
    { $n ->
        [one] { $label }. One option
       *[other] { $label }. { $n } options
    }
table-spot-refused = { $label }. Not possible now: why?
table-spot-look = { $label }. Look at it
table-look = Look at the card

# Read aloud when a question comes.
table-asked =
    { $n ->
        [one] You are asked: { $text } One option.
       *[other] You are asked: { $text } { $n } options.
    }
table-more-lines =
    { $n ->
        [one] One more thing happened before that.
       *[other] { $n } more things happened before that.
    }

table-take-back = Take back
table-take-back-ask = Ask to take back
table-take-back-wanted = { $who } would like to take back an answer. Do you agree?
table-take-back-waiting = You have asked to take back your answer. The others are being asked.
table-take-back-others = { $who } would like to take back an answer. Others still have to agree.
table-take-back-allow = Agree
table-take-back-refuse = Decline

## Around the board

table-about = Table
table-tools = This table
table-report = Report a problem
table-report-what = What is wrong?
table-report-about = The server keeps your words with the whole game as it stands, so that it can be looked into.
table-report-send = Send
table-report-thanks = Thank you! Your report is kept as { $report }, and the host of this server can look into it.
table-concede = Concede
table-concede-sure = You give up the game. A bot plays on for you, so that the others can finish. This cannot be undone.
table-leave = Leave the table
table-leave-sure = A bot plays on for you. You can come back and take your seat again as long as the game lasts.
table-play-on = Play on
table-conceded = has conceded
table-stand-in = a bot plays ({ $level })
table-watching =
    { $n ->
        [one] One person is watching
       *[other] { $n } people are watching
    }
table-spectator = You are watching. You see what everybody at the table may know.
table-you-conceded = You have conceded. A bot plays your seat to the end.
table-stood-in = A bot ({ $level }) plays for you.
table-return = Take over again
table-while-away = While you were away
table-replay-missed = Replay what I missed
table-got-it = Got it
table-frozen = Something broke on the server, and this table takes no moves for now. Nothing is lost: the game goes on once the server has been restarted.

table-log = Log
table-log-talk = Chat
table-log-empty = Nothing yet.
table-log-times = ×{ $n }
table-log-undone = Taken back:
table-log-newest = Go to the newest
table-moment = This moment in the replay
table-speaker = { $name }:
# Read aloud when somebody says something.
table-said = { $name } says: { $text }
table-say = Say something
table-send = Send
table-mute = Mute this person
table-muted = { $name } is muted.
table-unmute = Unmute

## The end

table-won = Winner
table-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-out = out of the game
table-again = Play again
table-rematch-wanted = { $who } wants to play again.
table-rematch-join = Play again with them
table-replay = Replay
table-record = Download the record

## Replays

table-replay-title = Replay: { $game }
table-replay-missing = There is no replay to show
table-replay-list = All replays
table-replay-controls = Playback
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-on = One step forward
table-replay-last = To the end
table-replay-place = Place in the game
table-replay-at = { $at } of { $last }
table-replay-speed = Speed
table-replay-times = { $n }×
table-replay-eyes = Seen by
table-replay-spectator = A spectator
table-replay-open = All cards open
table-replay-return = Back to the table
table-replay-share = Link to this moment
table-replay-asked = { $who }: { $text }
table-replay-answered = { $who } answered: { $answer }
table-fair = Fair shuffle, checked in your browser
table-unfair = The shuffle does not match what was promised
table-fair-about = The server's part matches the fingerprint it gave before anybody sat down, and the cards were dealt from all parts together.
table-fair-commitment = Fingerprint published before the start
table-fair-server = The server's part
table-fair-seat = Part of { $who }
table-fair-bot = A bot, no part
table-fair-seed = Dealt from

## Help

table-help = Help
table-help-digits = Answer with the option of that number; 0 is the tenth.
table-help-two = With more than ten options: type both digits. A lone digit counts after a moment or with Enter.
table-help-walk = Go through everything on the table and choose it.
table-help-enter = Give the red answer. Space does the same where it lets something pass.
table-help-number = Set a number, and answer with Enter.
table-help-look = Look at the card that has the focus.
table-help-undo = Take back your last answer, or ask to.
table-help-why = Why something is not offered.
table-help-hint = Ask what would be good; once more puts the candle out
table-help-log = Go to the log.
table-help-chat = Say something.
table-help-help = This help.
table-help-esc = Close what is open.
table-help-glow = Whatever glows can be chosen right on the table. Its number is the key that answers.
table-help-refused = Point at something that does not glow to see why it cannot be chosen now.
table-help-press = A long press or a right click enlarges a card.
table-help-tap = On a touch screen, a first tap shows a card and a second chooses it.

# The stage: bar, dock, drawer.
table-name-you = { $name }, you
table-your-move = Your move
table-choose-there = Choose on the table
table-more-answers =
    { $n ->
        [one] One more answer
       *[other] { $n } more answers
    }
table-number = How many
table-less = Less
table-more = More
# Equal cards in hand, read aloud.
table-pile = { $n } × { $card }
table-beside = Beside the table
table-close = Close
table-talk-unread =
    { $n ->
        [one] Chat, one new message
       *[other] Chat, { $n } new messages
    }
table-log-earlier =
    { $n ->
        [one] One earlier line
       *[other] { $n } earlier lines
    }
table-replay-offers =
    { $n ->
        [one] One possible answer
       *[other] { $n } possible answers
    }
# Heading of what comes before the first round or turn.
table-log-start = Set-up

## A large hand: what is lit in it

table-hand-show = Show in your hand
table-hand-all = All
table-hand-playable = Playable
table-hand-other = Other
