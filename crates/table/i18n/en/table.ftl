# What tables and the server say: refusals, and lines about the table itself.

line-seat-taken = { $who } takes a seat.
line-bot-seated = { $who }, a bot, takes a seat.
line-seat-vacated = Seat { $place } is free.
line-started = The game begins.
line-clock = Time is up: a bot decides for { $who }.
line-take-back-asked = { $who } asks to take back the last answer.
line-take-back-agreed = { $who } agrees.
line-take-back-declined = { $who } does not agree.
line-take-back-failed = { $who } cannot take back the last answer: it would take too long.
line-took-back = { $who } takes back the last answer.
line-bot-substituted = { $why ->
    [left] { $who } has left; a bot plays on.
    [clock] The clock of { $who } has run out; a bot plays on.
    [conceded] A bot plays on for { $who }.
   *[away] { $who } is away; a bot plays until they are back.
}
line-returned = { $who } is back.
line-conceded = { $who } concedes.
line-rematch = { $who } wants to play again.
line-hinted = { $who } asks what would be good.
line-time-up = Time is up.
line-abandoned = Nobody is left at the table.

result-finished = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
result-conceded = { $count ->
    [0] Everybody has conceded.
   *[other] All others have conceded: { $names } wins.
}
result-abandoned = The table was abandoned: nobody wins.

read-only-unknown-game = This server has no game called { $game }. You can look at the table, but not play on.
read-only-other-rules = This table was begun under version { $found } of the rules; this server has version { $known }. You can look at it, but not play on.
read-only-unknown-bot = This server has no bot called { $level }, which plays at this table. You can look at the table, but not play on.
read-only-bot-failed = The bot { $level } found no answer. You can look at the table, but not play on.
read-only-broken = Entry { $entry } of this table's journal does not follow from what came before. You can look at the table, but not play on.
read-only-missing = Entry { $entry } of this table's journal is missing. The table is shown as it was before that entry, and the game cannot go on.
read-only-unreadable = Entry { $entry } of this table's journal cannot be read. The table is shown as it was before that entry, and the game cannot go on.

refused-sign-in = Tell us a name first: as a guest, or sign in.
refused-wrong-password = Wrong name or password.
refused-name-taken = This name is taken. Choose another, or sign in if it is yours.
refused-bad-name = A name has 1 to 24 characters: letters, digits, spaces and - _ . '
refused-bad-password = A password has 8 to 200 characters.
refused-bad-ticket = This ticket was used or is too old. Ask for a new one.
refused-foreign-origin = This request comes from another site.
refused-too-fast = Too fast. Wait a moment and try again.
refused-too-many-sockets = Too many connections are open for you. Close one first.
refused-malformed = This request is malformed: { $detail }
refused-too-large = This is too large.
refused-no-such-page = There is nothing here.
refused-no-such-table = There is no such table. The link may be wrong, or the table was removed.
refused-no-such-game = There is no game called { $game }. There are: { $known }.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-bot = There is no such bot.
refused-no-such-deck = There is no such deck.
refused-bad-setup = This table cannot be set up like that.
refused-bad-seed = A part of the shuffle is 64 hexadecimal digits.
refused-bad-option = This option has an impossible value: { $option }.
refused-not-your-seat = This is not your seat.
refused-not-seated = You are not seated at this table.
refused-already-seated = You already have a seat.
refused-seat-taken = This seat is taken.
refused-not-host = Only the host of the table can do this.
refused-seats-free = There are free seats. Wait for somebody, or give them to bots.
refused-not-started = The game has not begun.
refused-already-started = The game has begun.
refused-over = The game is over.
refused-frozen = This table is frozen: something broke. Nothing is lost; it goes on when the server has been restarted.
refused-read-only = This table is read-only.
refused-unreadable = The journal of this table cannot be read from its first entry on, so nothing of the table can be shown. The stored data is left as it is.
refused-not-asked = You are not asked anything now.
refused-already-answered = You have answered; others have not.
refused-bot-substituted = A bot plays for you.
refused-late = This question is no longer open.
refused-refused = The rules do not allow this.
refused-not-offered = This is not among your options.
refused-too-far = A plan ends where nobody can know what comes next.
refused-bad-stop = There is no such stop here, or it cannot be set now.
refused-no-spectators = This table is closed to spectators.
refused-nothing-to-take-back = You have nothing to take back.
refused-no-take-back = Nothing can be taken back now.
refused-nobody-asks = Nobody asks to take anything back.
refused-no-hints = { $why ->
    [never] Nobody says at this table what would be good.
    [window] Not now: the others would see that you can do something.
   *[people] With other people at the table nobody says what would be good.
}
refused-empty-text = The message is empty.
refused-text-too-long = Say it in at most { $most } characters.
refused-not-over = This opens when the game is over.
refused-shutting-down = The server is closing. It will be back in a moment, and nothing is lost.
refused-timed-out = This took too long and was cancelled. Try again in a moment.
refused-broken = Something broke on our side. Nothing was changed.

# Lessons
read-only-unknown-lesson = This server does not have the lesson "{ $lesson }".
refused-no-such-lesson = There is no such lesson.
result-learnt = The lesson is over.
