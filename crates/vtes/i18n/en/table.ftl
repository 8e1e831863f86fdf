# The table as it is painted, and names of seats and options. It is painted for 80 columns, so
# everything here is short.

# $seat is a letter. These names stand as subject, after "of" and the like, and alone.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

# A list is built from the front: list-more adds one in the middle, list-end the last.
list-more = { $list }, { $item }
list-end = { $list } and { $item }

# Where the game stands. $turn is a number, $who the player whose turn it is.
table-turn = Turn { $turn }, { $who }: { $phase }
table-turn-plain = Turn { $turn }, { $who }
table-last-turn = last turn
table-start = The game begins
table-over = The game is over
table-master-actions = master phase actions { $n }
table-transfers = transfers { $n }
table-discards = discard phase actions { $n }

# What is under way; $act is a sentence on the action (questions.ftl).
table-action = Action: { $act }
table-stealth = stealth { $n }
table-blocker = blocker { $card } (intercept { $n })
table-may-block = may block: { $who }
table-declined = no block: { $list }
table-directed = at: { $list }
table-playing = Being played: { $list }
# Fighters with their players.
table-combat = Combat: { $first } ({ $who }) against { $second } ({ $foe })
table-round = round { $n }
range-close = close range
range-long = long range
# $card is a fighter, $means the hands or a card.
table-strike = { $card } strikes: { $means }
table-strikes-left = { $card }: additional strikes { $n }
table-damage = { $card }: damage { $n }
table-aggravated = { $card }: aggravated damage { $n }
table-referendum = Referendum: { $card }
table-referendum-plain = Referendum
table-blood-hunt = Blood hunt: { $card }
table-called-by = called by { $card } ({ $who })
# What was chosen for a referendum; $list are names, or players with their points.
table-terms = terms: { $list }
table-points = { $who } { $n }
table-tally = for { $yes }, against { $no }
table-ballots = ballots: for { $yes }, against { $no }

# A player.
table-them = { $who }
table-you = { $who }, you
table-prey = { $who }, your prey
table-predator = { $who }, your predator
table-prey-and-predator = { $who }, your prey and predator
table-ousted = ousted
table-withdrawn = has withdrawn
table-withdrawing = withdrawing
table-pool = pool { $n }
table-edge = the Edge
# Victory points, as whole ones or with a half.
table-points-won = victory points { $n }
table-points-won-half =
    { $n ->
        [0] victory points ½
       *[other] victory points { $n }½
    }
table-hand-size = hand { $n }
table-library-size = library { $n }
table-crypt-size = crypt { $n }
table-ash-size = ash heap { $n }
table-removed-size = out of the game { $n }
# Master phase actions that out-of-turn masters have used up in advance.
table-owed = owed master phase actions { $n }

# Before the minions there.
table-ready = Ready:
table-torpor = Torpor:
table-contested = Contested:
table-uncontrolled = Uncontrolled: { $list }
# A vampire with blood and capacity, an ally with its life.
table-vampire = { $card } { $blood }/{ $capacity }
table-ally = { $card } { $n }
# $text is what stands before.
table-titled = { $text }, { $title }
table-locked = { $text } (locked)
table-attached = { $text } [{ $list }]
table-counters = { $card } +{ $n }
table-card-locked = { $card } (locked)
table-card-contested = { $card } (contested)
# $nth is the place in the uncontrolled region, $blood what lies on it.
table-place = { $nth }. { $card } { $blood }/{ $capacity }
table-place-hidden = { $nth }. [?] { $blood }
table-in-play = In play: { $list }
table-times = { $n } × { $card }
table-your-hand = Your hand: { $list }
table-hand = Hand: { $list }
table-hand-kind = { $kind }: { $list }
table-legend = 3/5: blood/capacity. [ ]: cards on a minion. +2: counters.

# Options of a table, with a sentence on each.
variant-decks-as-sold = Decks as sold
    .about = Ready decks may have more library cards than the number of players allows.
variant-turn-limit = Turn limit
    .about = The game ends after so many turns of all players together; 0 for no limit.
variant-time-limit = Time limit
    .about = The game ends with the turn in which so many minutes are over; 0 for no limit.
variant-polling-time = Polling time
    .about = Whoever has cast nothing so many seconds after the last vote has finished; 0 for no limit. It does not run for one person who plays with bots.
variant-windows = Windows
    .about = How long windows that matter stay open, whether anybody has something to do or not: quick not at all, calm 0.8 seconds, strict 2 seconds.

# Somebody's minions in a few words.
table-minions =
    { $n } ready{ $locked ->
        [0] {""}
       *[other] {" "}({ $locked } locked)
    }{ $torpor ->
        [0] {""}
       *[other] , { $torpor } in torpor
    }

# Something that was settled in one line: how it began, and what came of it.
summary = { $what }: { $results }
