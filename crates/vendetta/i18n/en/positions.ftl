# Why a position cannot be, for the author of a scenario. The program adds the number of the rule, where there is one.
# What stands between backticks is written like that in files, in every language.

position-three-rounds = there are three rounds
position-no-turn = the round does not have this turn
position-sole-survivors = when only one player or team is left, the game is over
position-not-ended = a game is over after three rounds, or when only one player or team is left
position-nothing-drawn = cards are looked at in `hand-management` only
position-no-step = there is no step `{ $step }`; there are: { $steps }
position-no-location = there is no location `{ $location }`
position-location-away = not at this table

position-no-clan = there is no clan `{ $clan }`
position-no-relic = there is no relic `{ $card }`
position-no-location-card = there is no location card `{ $card }`
position-location-cards-off = there are location cards with the variant `location-cards` only
position-bare-haven = the Prince's Haven has no location card
position-no-ally = there is no ally or victim `{ $card }`
position-no-clan-card = there is no clan card `{ $card }`
position-nobody-is = nobody here is `{ $clan }`
position-nobody-plays = nobody here plays with `{ $card }`

position-clan-twice = two players cannot be `{ $clan }`
position-no-clan-left = no clan is left
position-tokens-many = nobody has more than { $most } diablerie tokens
position-relic-taken = another player has this relic
position-relics-off = there are relics with the variant `relics` only
position-relic-missing = this player has no relic
position-not-free = `{ $card }` is not free for this
position-order-deep = at most { $most } cards can lie in a known order
position-forestall-many = at most { $most } of these

position-victims-many = there are only { $victims } victims
position-ally-twice = `{ $card }` is in two places

position-card-twice = `{ $card }` lies in two places
position-one-taker = only one player can hold cards of other clans
position-whole-side = all cards of this side are needed, each once

position-two-zones = { $seat } has `{ $card }` in two zones
position-no-zone = `{ $card }` of { $seat } is in no zone
position-cards-of-the-dead = { $seat } is out of the game and has cards
position-other-cards = { $seat } has not the nine cards of its clan
position-known-in-deck = { $seat } has a card in the deck that everybody knows is not there
position-three-tokens = { $seat } has three diablerie tokens and is in the game
position-too-much = { $seat } has more than { $most } blood or influence
position-victim-count = there are { $count } victims, not { $victims }
position-two-locations = `{ $card }` is at two locations
position-not-deployed = `{ $card }` is not deployed, and yet face down or taken
position-taken-by-owner = `{ $card }` is taken by its owner
position-location-closed = a card lies at a location that is not in play
position-something-of-the-dead = { $seat } is out of the game and has something at `{ $location }`
