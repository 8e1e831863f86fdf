# Why a position cannot be, for the author of a scenario. The program adds the number of the rule, where there is one.
# What stands between backticks is written like that in files, in every language.

position-not-library = `{ $card }` is not a Library card
position-not-vampire = `{ $card }` is not a vampire
position-not-city = `{ $card }` is not a city card
position-not-haven = `{ $card }` is not a Haven
position-not-agenda = `{ $card }` is not an Agenda
position-no-clan = there is no clan `{ $clan }`
position-no-type = there is no type `{ $word }`
position-no-promise = there is no promise `{ $word }`
position-no-deck = there is no deck `{ $deck }`; there are: { $decks }
position-only-exhausted = `/exhausted` may follow, not `/{ $mark }`

position-players = 2, 3 or 4 can play
position-few-tokens = at least the { $least } to start with
position-turns-many = a game ends after 100 turns of each
position-actions-many = a turn has two actions
position-no-step = no position can stand at `{ $step }`; there are: { $steps }
position-promises-many = at most { $most } promises
position-promises-off = the variant `promises` is off at this table
position-under-way = a position cannot stand in the middle of this; begin before it and play on
position-no-turn-yet = at this step a turn has begun
position-had-turn = by this turn, these have begun one: { $seats }
position-won-early = nobody has won before the game is over: that takes `step over`
position-not-ended = nothing has ended this game: nobody has 13 Agenda points, nobody is knocked out, and there are turns left
position-nobody-won = somebody has won, unless all are knocked out

position-no-deck-card = `{ $card }` is not a card of a player's deck
position-two-places = `{ $card }` is in two places
position-vampires-many = { $count } vampires, at most { $most }
position-library-many = { $count } Library cards, at most { $most }
position-copies-many = { $count } of `{ $card }`, at most { $most }
position-deck-short = without a deck to fill up, { $vampires } vampires and a Library card must be named

position-not-free = `{ $card }` is not free for this
position-no-further = there is no further `{ $card }`
position-wrong-place = `{ $card }` does not belong here
position-not-in-hand = `{ $card }` is not in the hand
position-not-in-play = `{ $card }` is not in play
position-not-ongoing = `{ $card }` is not Ongoing
position-no-ongoing-event = `{ $card }` is not an Ongoing Event in The Streets
position-event-stays = `{ $card }` is not Ongoing, so it does not stay in The Streets
position-events-many = at most { $most } Events are in a game, the others are in the box
position-bears-no-tokens = no tokens lie on `{ $card }`
position-played-twice = `{ $card }` is in play twice
position-vampire-missing = `{ $vampire }` is not in play: say whose it is, such as `A: home { $vampire }`

position-prestige-many = more than there are tokens
position-agenda-many = 13 win the game
position-agenda-won = 13 win the game, and it is not over
position-agenda-open = an Agenda lies face down with the variant `custom` only
position-own-rival = nobody is their own Rival
position-rivals =
    { $count ->
        [one] { $count } player has { $seat } as their Rival, and it must be one
       *[other] { $count } players have { $seat } as their Rival, and it must be one
    }
position-tokens-out = { $used } tokens of this colour are out, and there are { $tokens }
position-foreign = tokens of another colour, fewer than 256
position-leader-away = the Leader is not in play; `none` stands for nobody
position-knocked-out = the game ends when a player is knocked out
position-no-prestige = without Prestige a player is knocked out
position-no-vampire = without a vampire outside torpor a player is knocked out
position-party = while `{ $card }` lies in The Streets, a party is one vampire

position-blood = 1 to { $most } here
position-blood-short = fewer tokens than those of other colours
position-attached-many = at most 3 cards
position-not-attachable = `{ $card }` cannot be attached
position-retainer = `{ $card }`: the Retainers of a vampire in torpor are burned
position-prince-in-torpor = `{ $card }` does not stay with a vampire in torpor
position-idle-in-torpor = a vampire in torpor does nothing
position-bare-in-torpor = a vampire in torpor has lost its tokens
position-titles-many = a vampire has one Title at most
position-title-twice = `{ $card }` is in play twice
position-title-high = `{ $card }` needs a higher Blood Potency

position-face-down-missing = { $seat } has no face-down card { $number }; they are counted from 1
position-face-down-many = more cards than a deck can have
position-which-card = which card is it?
position-no-conspiracy = `{ $card }` is not a Conspiracy
position-contributors-many = more than there are tokens on it
position-no-first-token = its player has put the first token on it
position-foes-only = only foes are meant here
position-added-by-stranger = whoever added a token has contributed
position-exempt-stranger = only contributors can be exempt

position-token-of-nobody = the token on `{ $card }` is nobody's
position-token-count = there are { $count } tokens of { $seat }'s colour, not { $tokens }
position-card-of-nobody = { $seat } has a card that is not in the Library
position-city-lost = { $count } city cards are nowhere
position-mark-lost = { $seat } has marks on cards that are not there
position-away-with-things = `{ $card }` is not in play and has something
