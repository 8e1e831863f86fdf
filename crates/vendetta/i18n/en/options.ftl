# Options, short. $ask is the word of the question (see questions.ftl), for options that mean
# different things in different questions.

option-keep = Take { $card }
option-give = Keep one more and give up { $card }
option-under = Put { $card } under the deck
option-play = Play { $card }
option-resolve = Resolve { $card }
option-turn = Turn { $card } face down
option-take = Take back { $card }
option-shuffle = Shuffle in { $card }
option-target = { $card } of { $side }
option-use = Use { $card }
option-restore = Take back { $card } undrained

# $cost is in blood.
option-face-up =
    { $cost ->
        [0] Face up
       *[other] Face up (costs { $cost } blood)
    }
option-face-down =
    { $cost ->
        [0] Face down (costs nothing)
       *[other] Face down (costs { $cost } blood)
    }

option-blood =
    { $ask ->
        [return-blood]
            { $n ->
                [0] Take back nothing
               *[other] Take back { $n } blood
            }
       *[other]
            { $n ->
                [0] No blood
               *[other] { $n } blood
            }
    }
option-tokens =
    { $n ->
        [0] Turn over no token
        [one] Turn over { $n } token for { $n } blood
       *[other] Turn over { $n } tokens for { $n } blood
    }
option-bid =
    { $n ->
        [0] Bid nothing
       *[other] Bid { $n } blood
    }

# $blood is gained; the influence of the card goes from $before to $after; $tokens is the number
# of diablerie tokens.
option-drain =
    { $tokens ->
        [0] Drain { $card } (+{ $blood } blood, influence { $before } -> { $after })
       *[other] Drain { $card } (+{ $blood } blood, influence { $before } -> { $after }, diablerie tokens +{ $tokens })
    }

option-look = Look at card { $nth } of { $side } { $at } (costs { $cost } blood)

option-done =
    { $ask ->
        [turn] Pass
        [end-turn] End the turn
        [look] Look at nothing more
        [keep-both] Give up no card
        [take-back] Take back no more
        [turn-down] Turn down no more
       *[other] Done
    }
option-stay = Stay
option-withdraw = Withdraw

# $effects is the text of an optional effect, as on the card; $n an amount of blood.
option-yes =
    { $ask ->
        [may] Yes: { $effects }
        [pay] Spend { $n } blood
        [cloak] Move cards and blood there
        [reveal-for] Lose 2 blood and turn it up
        [partner] Partner included
        [ignore-loss] Ignore it
        [change-token] Change the choice
        [instead-of-draining] Turn it face down
       *[other] Use it
    }
option-no =
    { $ask ->
        [may] No
        [pay] Spend nothing
        [cloak] Withdraw in the usual way
        [reveal-for] Leave it face down
        [partner] Partner left out
        [ignore-loss] Lose { $n } blood
        [change-token] Leave the choice as it is
        [instead-of-draining] Drain
       *[other] Not now
    }

# What a card lets a player choose from; $n is how much the card takes.
option-pick =
    { $pick ->
        [skip] Skip your own Preparation and Aftermath effects here
        [steal] Let { $amount } blood be stolen from your pool
        [blood] Give up half of your deployed blood here (rounded up)
       *[influence] Give up { $amount } influence
    }

# Names alone.
option-clan = { $clan }
option-offer = { $clan }
option-relic = { $card }
option-draw = { $card }
option-draw-slot = { $card }
option-rival = { $side }
option-ambition = { $side }
# Where something is done, or where to it goes.
option-at =
    { $ask ->
        [move-blood] { $at-to }
        [refuge] { $at-to }
       *[other] { $at }
    }
