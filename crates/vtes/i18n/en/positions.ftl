# Why a position cannot be, for the author of a scenario. The program adds the number of the rule, where there is one.
# What stands between backticks is written like that in files, in every language.

position-not-library = `{ $card }` is no library card
position-not-crypt = `{ $card }` is no crypt card
position-no-deck = there is no deck `{ $deck }`; there are: { $decks }
position-no-step = no position can stand at `{ $step }`; there are: { $steps }
position-no-windows = windows cannot be `{ $word }`: they are `quick`, `calm` or `strict`
position-no-standing = nobody is `{ $word }`: one is `playing`, `ousted` or `withdrawn`
position-no-delay = there is no delay `{ $word }`
position-no-phase = there is no phase `{ $word }`
position-no-span = there is no span `{ $word }`
position-no-time = `{ $word }` is no time
position-no-title = there is no title `{ $word }`
position-no-clause = `{ $word }` is no clause of a card
position-no-thing = there is no `{ $word }` here
position-no-row = `{ $word }` is no effect; one is `number:vessel.0/1/turn/none/A/none/A`
position-no-limit = `{ $word }` is no limit; one is `vessel/text.0/A/turn`
position-vampire-or-ally = `vampire` or `ally`, not `{ $word }`

position-players = 2 to 6 can play
position-events-many = at most { $most } events
position-effects-many = at most { $most } effects
position-limits-many = at most { $most } limits
position-under-way = a position cannot stand in the middle of this; begin before it and play on
position-goes-on = the game goes on while two Methuselahs are in it
position-one-left = with one Methuselah left the game is over
position-no-turn = whoever is out of the game has no turn
position-points-many = `{ $word }` points are too many
position-points-out = more points than Methuselahs are out of the game: { $out }

position-deck-many = a library of { $library } cards and a crypt of { $crypt } are too many
position-not-free = `{ $card }` is not free for this
position-two-places = `{ $card }` is in two places
position-nowhere = `{ $card }` is nowhere
position-minions-many = too many minions in play
position-in-play-many = too many cards in play
position-uncontrolled-many = at most { $most } vampires
position-no-place = no vampire is at place { $place }
position-not-in-play = `{ $card }` is not in play: say whose it is, such as `A: ready { $card }`
position-said-by-seat = this is said by the seat that has it

position-pool = { $seat } has { $pool } pool: whoever plays has some, whoever is out has none
position-pool-none = whoever has no pool is ousted
position-pool-out = whoever is out of the game has no pool
position-cards-out = whoever is out of the game has no cards
position-control-out = whoever is out of the game controls nothing
position-edge-out = whoever is out of the game does not have the Edge
position-still-there = { $seat } is out of the game and still has something
position-still-acts = { $seat } is out of the game and still acts
position-owed = nobody owes two actions
position-hand = { $cards } cards in hand, and { $due } belong there
position-hand-short = { $seat } has { $cards } cards in hand, and { $due } belong there

position-only-minion = only a minion has this
position-no-minion = no minion has this
position-no-mode = the card has no way { $mode } to play it
position-no-effect = `{ $card }` has no effect { $number }
position-not-standing = { $number } is no effect that it always has
position-unique-twice = `{ $card }` is unique, and nobody has it twice
position-contested = `{ $card }` is in play twice: it would be contested
position-blood-many = `{ $card }` has { $blood } blood, and its capacity is { $capacity }
position-lifeless = `{ $card }` has no life left: it is burned
position-no-vampire = `{ $card }` is no vampire
position-title-none = it has no title to contest
position-woken = a minion is woken for an action only

position-points-table = { $points } victory points at a table of { $seats }
position-fights-away = a minion fights that is not in play
position-blocks-away = a minion blocks that is not in play
position-stale-card = what is kept of `{ $card }` is not as the cards in play make it
position-stale-moments = what is kept of the cards of { $seat } is not as they are
position-stale-standing = it is kept in two different ways whether { $seat } is still in the game
