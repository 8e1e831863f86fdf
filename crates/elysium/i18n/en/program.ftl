# The program's own words, apart from those of the game in the terminal (play.ftl).
# A message about a failure may have a hint: what the reader can do now.

## Failures

failure = error: { $text }
failure-hint = hint: { $text }

failure-file-missing = There is no file { $file }.
    .hint = Check the name and the directory.
failure-file-denied = You have no permission to open the file { $file }.
    .hint = Check the owner and the permissions of the file.
failure-file-directory = { $file } is a directory, not a file.
    .hint = Name a file in it.
failure-file-large = The file { $file } is larger than { $most } MiB.
    .hint = Records and scenarios are much smaller; check that it is the right file.
failure-file-not-text = The file { $file } is not text: line { $line } is not valid UTF-8.
    .hint = Check that it is the right file, and save it as UTF-8.
failure-file = The file { $file } cannot be used: { $reason }.
failure-output = The output cannot be written: { $reason }.

failure-game = There is no game “{ $game }”.
    .hint = The games are: { $known }.
failure-setup = Rule { $rule } does not allow this table: { $why }
    .hint = Change --players or --variants.
failure-bot = There is no bot “{ $bot }”.
    .hint = The bots are, from weak to strong: { $known }.
failure-bots-many = { $bots } bots were named for { $seats } seats.
    .hint = Name fewer bots, or raise --players.
failure-seat = There is no seat { $seat } at this table.
    .hint = The seats are A to { $last }.

failure-record = { $file }, line { $line }: { $reason }
    .hint = The record is damaged, was cut short, or was changed by hand. --to N shows the first N answers if they are valid.
failure-other-rules = { $file }: { $reason } Under other rules it might end differently, so it can be neither verified nor continued.
    .hint = “elysium replay { $file }” shows its answers and its end as they are written.
failure-card = There is no card “{ $card }” in { $game }.
    .hint = “elysium cards { $game }” lists all cards.
failure-card-like = There is no card “{ $card }” in { $game }.
    .hint = Did you mean: { $close }?
failure-no-workbench = { $game } keeps no account of the clauses of its cards and has no reference tables.
    .hint = Its tests prove every card; “elysium cards { $game }” lists them.
failure-table = { $file } has no column “{ $column }”.
    .hint = The reference tables are the official lists of cards as CSV files.
failure-table-card = The reference tables have no card “{ $card }”.
    .hint = Give its number or its English name.
failure-table-card-like = The reference tables have no card “{ $card }”.
    .hint = Did you mean: { $close }?
failure-no-decks = { $game } is played without decks of your own.
    .hint = Games with decks: { $known }.
failure-deck-missing = There is neither a starter deck nor a file “{ $deck }”.
    .hint = The starter decks are: { $known }. For a file, check the name and the directory.
failure-deck = The deck { $deck } cannot be used:{ $problems }
    .hint = Correct the file; “elysium deck check” checks it again.
failure-decks-players = { $decks ->
        [one] One deck was named
       *[other] { $decks } decks were named
    } for { $players } players.
    .hint = Name one deck for each player, or leave out --players.
failure-decks-number = { $decks ->
        [one] One deck was named
       *[other] { $decks } decks were named
    }, but { $game } is for { $counts } players.
    .hint = Name one deck for each player, yours and those of the bots.
failure-scenario-from = The position of { $file } cannot be written as a scenario.
    .hint = Try another number of answers with --at.
failure-scenario-at = { $file } has no position after { $at } answers: it holds { $answers } { $answers ->
        [one] answer
       *[other] answers
    }.
    .hint = Leave --at out for the last position, or give a number up to { $answers }.
failure-scenario-none = There is no scenario in the directory { $file }.
    .hint = The names of scenario files end in .scn.
failure-sim-stopped = Game { $game } of seed { $seed } did not finish: a bot gave no answer.
    .hint = This is a bug in the program. Please report it with the command line.
failure-sim-broken = A simulation of { $game } with seed { $seed } crashed.
    .hint = This is a bug in the program. Please report it with the command line and the lines above.
failure-bench = A game refused its own options.
    .hint = This is a bug in the program. Please report it.

## The command line

usage-game = There is no game “{ $value }”.
    .hint = The games are: { $known }.
usage-value = “{ $value }” is not a valid value for { $argument }.
    .hint = Possible values: { $known }.
usage-no-value = { $argument } needs a value.
    .hint = Write it after the option; --help shows what is possible.
usage-odd-value = “{ $value }” is not a valid value for { $argument }.
    .hint = { $kind ->
        [seat] Seats are A, B, C … or 1, 2, 3 …
        [seconds] A number of seconds from 0.01 to 3600 is needed.
        [address] An address and a port are needed, such as 127.0.0.1:8080 or [::1]:8080.
       *[number] A whole number within the limits is needed; see --help.
    }
usage-argument = Unknown argument: “{ $argument }”.
    .hint = --help shows what is possible.
usage-argument-like = Unknown argument: “{ $argument }”.
    .hint = Did you mean { $meant }?
usage-command = There is no command “{ $command }”.
    .hint = The commands are: { $known }.
usage-missing = Something is missing: { $arguments }.
    .hint = --help shows what is needed.
usage-conflict = { $argument } and { $other } do not go together.
    .hint = Leave one of them out.
usage-twice = { $argument } was given twice.
    .hint = Give it once.
usage-other = This command line is not valid.
    .hint = --help shows what is possible.

## Numbers

decimal = { $whole }.{ $part }
percent = { $number } %

## Simulations

sim-left = games, time left:
sim-time-limit = A simulation has no clock, so it takes no time limit; turn-limit=N ends long games.
sim-title = { $game }: bots against each other, { $players } players, seed { $seed }
sim-games = Games
sim-decisions = Decisions
sim-length = Decisions per game
sim-seconds = Seconds
sim-speed = Decisions per second
sim-seats = Seat
sim-seat = { $seat } ({ $bot })
sim-groups = Group
sim-wins = Wins
sim-points = Points
sim-rate = Win rate
sim-interval = 95 % interval
sim-range = { $low } – { $high }

## Records

replay-title = { $game }, { $players } players. { $names }
replay-nobody = The record does not say who played.
replay-unplayed-title = { $game }. { $names }
replay-unplayed = { $reason } Under other rules it might end differently, so it is not replayed: this is what it contains.
replay-setup = Set-up: { $setup }
replay-unfinished = The game was paused after { $answers } { $answers ->
        [one] answer
       *[other] answers
    }.
replay-ok = OK: { $game }, { $answers } { $answers ->
        [one] answer
       *[other] answers
    }, { $end ->
        [finished] finished
       *[paused] paused
    }, digest { $digest }
replay-fair = The shuffle is fair: the table's secret matches its commitment { $commitment }, and { $players ->
        [0] nobody else had a part in the seed
        [one] one player had a part in the seed
       *[other] { $players } players had a part in the seed
    }.
outcome-won = { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } win together.
    } Scores: { $scores }.
outcome-out = out
outcome-paused = The game is not over. { $waiting }

## Cards

cards-code = { $code }
# Figures and marks on cards, by the names that the games give them.
cards-homemade-mark = ⌂
cards-homemade = A homemade card: invented for Elysium, because the printed one is not known.
# The kinds of cards in the list are official names, the same in every language. First column: cards that can be played.
coverage-part = { $part ->
        [crypt] Crypt, by clan: playable, all
       *[other] Library, by type: playable, all
    }
coverage-ran = { $ran } of { $parts } parts of { $clauses } clauses ran in { $games } random games and { $scenarios } scenarios.
coverage-all = Every part of every clause ran.
coverage-never = Never ran (card, clause, effect):
coverage-made-up = Scenarios of the tests with made-up cards are not counted here; some parts run only in those.
compare-overlap = { $percent } % of the words in common
compare-ours = Ours:
compare-theirs = Reference:
compare-words = Words of one side alone: { $ours } | { $theirs }
compare-numbers = Numbers of one side alone: { $ours } | { $theirs }
compare-count = { $cards } cards compared.
compare-rulings = { $count ->
    [0] Every official ruling on these cards has its verdict.
   *[other] Official rulings without a verdict: { $count }.
}
new-known = This card is there already.
new-reference = What it must do (reference)

## Decks

# The headings of deck files (Haven, Library …) are the same in every language.
deck-line = line { $line }: { $text }
deck-rule = { $text } (rule { $rule })
deck-unknown-card = There is no card “{ $given }”; “elysium cards { $game }” lists all cards
deck-unknown-card-like = There is no card “{ $given }”. Did you mean: { $close }?
deck-close-not-implemented = { $card } (cannot be played here yet)
# A vampire with a group that it does not have, or as an advanced one.
deck-other-printing = There is no “{ $given }”, but there is: { $known }
deck-not-implemented = “{ $card }” cannot be played here yet: replace it
deck-unknown-heading = “{ $given }” is not a heading; the headings are: { $known }
deck-unknown-heading-like = “{ $given }” is not a heading. Did you mean “{ $close }:”?
deck-count = { $given } copies are not possible: write a number from 1 up, or none for one copy
deck-too-many = { $given } copies are too many: no deck can have more than { $most } of a card
deck-empty = Something is missing after “{ $given }”: add it, or remove the line
deck-no-heading = “{ $card }” comes before the first heading: it belongs under “{ $belongs }:”
deck-wrong-heading = “{ $card }” is under “{ $heading }:” but belongs under “{ $belongs }:”
deck-not-for-decks = “{ $card }” belongs to the table, not to a deck: remove it
deck-twice = “{ $heading }:” is already on line { $first }: keep one of the two
deck-missing = “{ $heading }:” is missing: add a line with it and the name of the card
deck-not-in-deck = { $heading }: “{ $card }” is not among the cards under “{ $pile }:”
deck-copies = { $pile }: { $have } × { $card }, at most { $most }
deck-size = { $pile }: { $have } { $have ->
        [one] card
       *[other] cards
    }, not { $least } to { $most }
deck-size-exact = { $pile }: { $have } { $have ->
        [one] card
       *[other] cards
    }, not exactly { $least }
deck-size-least = { $pile }: { $have } { $have ->
        [one] card
       *[other] cards
    }, and at least { $least } are needed
deck-group-mix = The crypt has cards of groups { $groups }: one group, or two that follow each other, is allowed
deck-not-json = The file begins like JSON but cannot be read as JSON

deck-ok = ok      { $deck } ({ $sizes })
deck-failed = FAILED  { $deck }
deck-sum = { $good } ok, { $bad } failed.

deck-title = { $text }
deck-author = by { $text }
deck-comment = { $text }
deck-reconstructed = Reconstructed: the official lists of the starter decks are not known here.
deck-single = { $heading }: { $card }
deck-share = { $name } { $n }
deck-kinds = Kinds: { $list }
deck-groups = Clans: { $list }
deck-curve-potency = Blood Potency: { $mean } on average
deck-curve-capacity = Capacity: { $mean } on average
deck-list-deck = Deck
deck-heading-haven = Haven
deck-heading-agenda = Agenda
deck-heading-leader = Leader
deck-heading-vampires = Vampires
deck-heading-crypt = Crypt
deck-heading-library = Library

## Scenarios

scenario-ok = ok      { $name }
scenario-failed = FAILED  { $name } ({ $file }, line { $line })
scenario-reason = { $reason }
scenario-broken = The rules of the game crashed on this file; the lines above say where.
scenario-sum = { $passed } ok, { $failed } failed.

## Measurements

bench-title = { $game }, { $players } players, one thread
bench-playout = Random games in place, decisions per second
bench-search = Search from mid-game, decisions per second
bench-apply = Answers one by one, decisions per second
bench-state = Size of a position in bytes
bench-length = Decisions per game
bench-options = Options per question
bench-polls = Offers to several seats per game
bench-question = Question
bench-often = Per game
bench-choices = Options
bench-nanoseconds = Nanoseconds
bench-clock = Seconds are CPU time of this thread, and the best of { $slices } slices counts.

# What can be wrong with a record
record-empty = The file is empty.
record-none = This is not the first line of a record: { $detail }
record-format = The format { $found } of this file is not known here (known: { $known }).
record-game = This is a record of { $found }, not of { $expected }.
record-rules = This was played under version { $found } of the rules; this program has version { $known }.
record-setup = Rule { $rule } does not allow this set-up.
record-form = This line is not understood: { $detail }
record-number = Answer number { $found } is where number { $due } should be.
record-answer = “{ $word }” is not an answer that { $seat } could give here.
record-refused = “{ $word }” of { $seat } is forbidden by rule { $rule }.
record-time = Time cannot be up here: the game has no time limit, or it was up before.
record-end-word = “{ $word }” is neither “finished” nor “paused”.
record-end-outcome = “{ $word }” does not fit the outcome beside it: a finished game has one, a paused game has none.
record-count = The last line says { $announced } answers, but there are { $there }.
record-unfair = The seed does not follow from the secrets it should be made of: this shuffle was not fair.
record-outcome = The outcome written here is not the one that the answers lead to.
record-digest = The digests differ: the record has { $written }, the replay { $replayed }.
record-after-end = There is something after the last line.
record-cut = The record stops here without its last line: it was cut short.
