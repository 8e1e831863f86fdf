# The rules text of cards. It is put together from what a card does, one message for each piece,
# so every piece must fit wherever it can stand.
#
# A text is made of abilities; an ability is a moment (when-...) with effects. Moments and effects
# begin with a small letter; the program makes the first letter of a text large. "You" is the
# player of the card; on a location card, whoever does what it is about. "Here" is the location
# where the card lies.

# A card that we made up where the printed one is not known.
card-homemade = { $name } (homemade)

kind-preparation = Preparation
kind-conflict = Conflict
kind-aftermath = Aftermath
kind-passive = passive
kind-human = human
kind-vampire = vampire
kind-victim = victim
kind-location = location card
kind-relic = relic

text-none = No ability.
# All that a relic says.
text-relic = once per game: { $text }

## Moments. $effects are one or more effects.

when-always = { $effects }.
when-opponent-plays-here = whenever an opponent plays a card here, { $effects }.
when-opponent-plays-elsewhere = whenever an opponent plays a card at another location, { $effects }.
when-end-of-planning = at the end of Planning, { $effects }.
when-withdraw = when the tokens of the Withdraw step here are shown, { $effects }.
when-you-withdraw-elsewhere = whenever you withdraw from another location, { $effects }.
when-before-revelation = before Revelation here, { $effects }.
when-revelation = in Revelation here, { $effects }.
when-after-revelation = right after Revelation here, { $effects }.
when-preparation = Preparation: { $effects }.
when-conflict = Conflict: { $effects }.
when-aftermath = Aftermath: { $effects }.
when-end-of-round = at the end of the round, { $effects }.
when-you-drive-rival-into-frenzy = whenever you drive a rival into frenzy, also { $effects }.
when-you-frenzy-here = when you go into frenzy here, { $effects }.
when-gained = when you gain this ally, { $effects }.
when-you-play-at-haven = whenever you play a card at the Prince's Haven, { $effects }.
when-you-drive-opponent-into-frenzy = whenever you drive an opponent into frenzy, also { $effects }.
when-hand-management = in Hand management, { $effects }.
when-end-of-game = at the end of the game, { $effects }.
when-aftermath-start = at the start of Aftermath here, { $effects }.
when-after-location = when this location has been resolved, { $effects }.
when-frenzy-caused-here = whenever you drive an opponent into frenzy here, also { $effects }.
when-win-here = when you win here, also { $effects }.
when-third-here = when you come third here, also { $effects }.
when-planning-turn = in your own Planning turn, { $effects }.
when-start-of-resolution = at the start of Resolution, { $effects }.
when-tokens-revealed = when the tokens of a location where you are have been shown, { $effects }.
when-before-totals = before totals are compared at a location where you are, { $effects }.
when-you-would-lose = when an effect would make you lose blood or would steal it from you, { $effects }.

## How effects hang together.

# One after the other.
effects-then = { $first }; then { $second }
# Both, as one optional thing.
effects-and = { $first } and { $second }
effects-may = you may { $effects }
# $condition is one of the if-... below.
effects-if = { $condition }, { $effects }
# $cost is an amount of blood, as an object of "spend".
effects-pay = you may spend { $cost }. If you do, { $effects }
effects-pay-or = spend { $cost }, or { $effects }
effects-pay-either = you may spend { $cost }. If you do, { $first }; if not, { $second }
# $who is one of the who-... below.
effects-pick = { $who } chooses: { $first }, or { $second }

## Whom an effect touches: as the subject of a sentence, and after "steal" or "take".

who-them = that player
who-rivals = every rival
who-opponents-without-card-here = every opponent without a card here
who-winner = the winner
who-losers-here = every player still here except the winner
from-rivals = from every rival
from-rivals-who-stay = from every rival who stays
from-opponents = from every opponent

## Amounts. "amount-..." are nouns, "each-..." and "if-..." say how often or on what condition.

blood-just = { $n } blood
amount-round = the round's number
amount-half-your-pool = half your pool (rounded down)
amount-half-your-alliance = half the number of cards in your alliance (rounded down)
amount-half-blood-here = half of all blood deployed here (rounded down)
amount-half-up-your-blood-here = half of your deployed blood here (rounded up)
amount-half-up-their-blood-here = half of their deployed blood here (rounded up)

each-your-cards-here = for each card on your side here, this one included
each-cards-here = for each card deployed here, this one included
each-rivals-here = for each rival here
each-your-alliance = for each card in your alliance
each-your-pool = for each blood in your pool
each-cards-moved = for each card you moved
each-up-to = { $each } (at most { $most })

if-your-blood-here = if you have blood deployed here
if-you-won = if you won here
if-rewarded = if the Conflict here gave you an ally or a victim
if-at-haven = if it is at the Prince's Haven
if-nobody-has-fewer-face-up = if nobody here has fewer face-up cards than you
if-only-human-ally = if you have no other human ally

## Effects on blood and influence. The last word of an id says what the amount looks like: "just" a
## number $n; "with" $n and $more (each-... or if-...); "either" $n if $more, otherwise $other;
## "equal" to $amount (amount-...); "share", where $amount is the blood itself.

effect-lose-just = { $who } loses { $n } blood
effect-lose-either = { $who } loses { $n } blood { $more }, otherwise { $other }
effect-lose-equal = { $who } loses blood equal to { $amount }
effect-steal-just = steal { $n } blood { $from }
effect-steal-equal = steal { $from } blood equal to { $amount }
# As one of two things that a player chooses from.
effect-steal-them-just = you steal { $n } blood from that player
effect-gain-just = gain { $n } blood
effect-gain-with = gain { $n } blood { $more }
effect-gain-fill = gain enough blood to bring your pool to { $n }, but at least { $least }
effect-gain-influence = gain { $n } influence
effect-lose-influence = { $who } loses { $n } influence
effect-give-influence = that player gives you { $n } influence
effect-deploy-just =
    { $place ->
        [there] deploy { $n } blood from the bank on your side there
       *[here] deploy { $n } blood from the bank on your side here
    }
effect-deploy-with =
    { $place ->
        [there] deploy { $n } blood from the bank on your side there { $more }
       *[here] deploy { $n } blood from the bank on your side here { $more }
    }
effect-deploy-from-pool-just = you may deploy up to { $n } blood from your pool here
effect-deploy-from-pool-with = you may deploy blood from your pool here, up to { $n } { $more }
effect-take-deployed-your-pool-share = take { $from } { $amount } into your pool
effect-take-deployed-your-side-share = { $who } moves { $amount } to your side
effect-take-deployed-bank-equal = { $who } discards deployed blood from here equal to { $amount }
effect-take-back-blood = all your deployed blood here returns to your pool
effect-return-blood = every player may take back up to { $n } of their own deployed blood from here
effect-exchange-blood = exchange your deployed blood here with your whole pool
effect-move-blood-share = move { $amount } to another location

## Effects on cards.

effect-draw-victim = draw a victim into your alliance
effect-draw-card = draw the top card of your clan deck into your hand
effect-play-hand-you = play your whole hand on your side here, face up
effect-play-hand-chosen-rival = choose a rival and play that rival's whole hand on your side here, face up
effect-play-top = play the top card of your clan deck on your side here, face up
effect-shuffle-in = if a card came in this way, shuffle a card of your hand into your clan deck
effect-move-to-haven = move this card to the Prince's Haven
effect-turn-down = turn this card face down
effect-withdraw = withdraw from here
effect-skip-steps = that player skips their own Preparation and Aftermath effects here

## Power. $sign is + or −.

effect-power-with = this card has { $sign }{ $n } power { $more }
effect-power-of-highest = this card's power is the highest printed power on a face-up card here
effect-halve-rivals = the printed power of every card of your rivals here is halved (rounded down)
effect-zero-highest-rival = before all other Conflict effects, the card of your rivals here with the highest printed power gets power 0 (if several are tied, all of them)
effect-blood-worth = each of your deployed blood here is worth { $n } power
effect-add-to-total = add { $n } to your total there

## Standing rules.

# $change is more or less.
effect-face-down-cost =
    { $change ->
        [less] playing a card face down costs you { $n } blood less
       *[more] playing a card face down costs you { $n } blood more
    }
effect-face-down-base = the base cost of playing a card face down here is { $n } blood
effect-play-toll = playing a card here in Planning costs { $n } blood more
effect-win-ties = you win every tie
effect-cannot-be-drained = this ally cannot be drained, not even in a frenzy
effect-drained-first = in a frenzy, you drain this ally instead of a random card
effect-diablerie-tokens =
    { $n ->
        [one] draining this ally gives you { $n } diablerie token
       *[other] draining this ally gives you { $n } diablerie tokens
    }
effect-look-for-blood = you may spend { $n } blood to look at a face-down card, in your own Planning turn and before you choose to stay or withdraw
effect-worth-more = this ally is worth { $n } more influence
effect-keep-both = you may keep one more of the cards you look at, and put a card of your hand under your clan deck for it
effect-draw-more =
    { $n ->
        [one] look at { $n } more card
       *[other] look at { $n } more cards
    }
effect-choose-refuge = a player who withdraws from here chooses where their cards go: to the Prince's Haven or to another location not yet resolved

## Cards with a text of their own.

own-auction = you and every rival bid blood of the pool in secret. The lowest bidder turns one of their own cards here face down. Then you deploy your bid here, and your rivals lose theirs
own-chaos = you may take any number of cards from your side here back into hand, this one too. For each of them, steal 1 blood from every rival
own-mindless-assault = you may turn any number of cards on your side here face down. Every face-down card on your side here has power 4
own-cloak = you may move all your cards and blood from there to this location as they are, instead of withdrawing in the usual way
own-eyes = in Planning, opponents can play cards here only face down, and you may look at them. Whenever anybody plays a card face down here in Planning, deploy 1 blood from the bank on your side here
own-one-step-ahead = every rival chooses for each of their face-down cards: lose 2 blood and turn it up, or leave it face down
own-submission = you ignore every effect triggered here that makes you lose blood or steals it from you. Where losing it was the price of something, the price counts as paid
own-dark-pact = blood that you lose or spend at a location is not put into the bank but deployed on your side here
own-retaliation = whenever you spend, lose or are robbed of blood at this location, every rival loses the same amount
own-composure = you may turn this card face down and gain 1 blood instead of draining
own-forestall = choose a face-up card of a rival here. Until the end of the round it can neither make you lose blood nor steal it from you, and you gain blood equal to its printed power
own-restore = put one of your drained cards back into your alliance, undrained
own-deploy-everywhere = deploy 1 blood of your pool at every location
own-change-token = change your own choice
own-ignore-loss = ignore that effect
own-play-again = after you have played your card, play a second one in the same way

# Facts of cards
fact-power = power: { $n }
fact-feed = feed: { $n }
fact-influence = influence: { $n }
fact-drain-blood = blood when drained: { $n }
fact-drain-influence = influence when drained: { $n }
fact-end-influence = influence at the end: { $n }
fact-count = copies: { $n }
fact-starter = starting card
