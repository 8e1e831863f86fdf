# Options, short. $ask is the word of the question (see questions.ftl). Names of cards and minions come
# in their basic form, without regard to gender; $who and $prey are players such as "B (Ventrue)".

# $at says at what: block, polling, a phase (unlock, master, minion, influence, discard), or other.
option-pass =
    { $at ->
        [block] Do not block
        [minion] No further action
        [master] End the master phase
        [influence] End the influence phase
        [discard] End the discard phase
       *[other] Pass
    }
option-done =
    { $ask ->
        [next] End the unlock phase
        [target] Nobody and nothing
        [more] Nobody and nothing else
        [take] Nothing further
        [equipment] Nothing
        [diablerie-discipline] No Discipline
        [search] No card
        [discard] No card
        [polling] No further votes
       *[other] Done
    }
option-yes =
    { $ask ->
        [may] Use it
        [pay] Pay
        [diablerie] Diablerize
       *[other] Yes
    }
option-no =
    { $ask ->
        [may] Do not use it
        [pay] Do not pay
        [diablerie] No diablerie
       *[other] No
    }

# $card comes with the Disciplines of the way to play it, and its cost.
option-play =
    { $ask ->
        [deed] Play { $card }
       *[other] Play { $card } with { $minion }
    }
option-play-alone = Play { $card }
# $what is a card in play, with what its text does.
option-use =
    { $ask ->
        [next] { $what }
        [next-trigger] { $what }
       *[other] Use { $what } with { $minion }
    }
option-use-alone =
    { $ask ->
        [next] { $what }
        [next-trigger] { $what }
       *[other] Use { $what }
    }
option-act = { $minion } acts
option-bleed = Bleed { $prey } for { $n }
# Where there is nobody to bleed.
option-bleed-nobody = Bleed
option-hunt = Hunt
option-equip-from = Take equipment from { $minion }
option-leave-torpor = Leave torpor
option-rescue = Rescue { $minion } from torpor
option-diablerize = Diablerize { $minion }
option-become-anarch = Become anarch
option-block = Block with { $minion }

# $means is a card, a weapon, the hands, or the minion's own text.
option-strike = Strike: { $means }
option-maneuver = Maneuver: { $means }
option-press = Press: { $means }
option-dodge = Dodge: { $means }
option-prevent = Prevent damage: { $means }
# A point of damage of the source $what; $aggravated is yes or no.
option-damage =
    { $aggravated ->
        [yes] Aggravated damage of { $what }
       *[no] Damage of { $what }
    }
option-additional = Additional strike: { $means }

option-target = { $what }
option-number =
    { $ask ->
        [x] X = { $n }
        [share] The rescuer pays { $n }
       *[other] { $n }
    }
option-clan = { $clan }
option-points =
    { $n ->
        [one] { $n } point to { $who }
       *[other] { $n } points to { $who }
    }
# $text is what the branch does, or its number.
option-option = { $text }
option-pay = Pay for the contest of { $what }
option-yield = Yield { $what }
option-unlock = Burn 1 pool to unlock { $minion }
option-ransom = Pay so that the card is cancelled
option-edge-pool = Gain 1 pool for the Edge
option-withdraw = Announce that you withdraw from the game
option-burn-option = Discard { $card }, which none of your minions can play (burn option)

# $card is a vampire of the uncontrolled region, with the blood on it.
option-transfer = Move { $n } pool onto { $card }
option-back = Move 1 blood from { $card } back to the pool
option-crypt = Draw a vampire from the crypt (4 transfers, 1 pool)
option-out = Move { $card } to the ready region
option-discard = Discard { $card }

# $for is yes or no.
option-votes =
    { $for ->
        [yes] Cast all your votes for
       *[no] Cast all your votes against
    }
option-vote =
    { $for ->
        [yes] { $minion } votes for
       *[no] { $minion } votes against
    }
# Votes that the card $source gives.
option-vote-text =
    { $for ->
        [yes] The votes of { $source }: for
       *[no] The votes of { $source }: against
    }
option-vote-edge =
    { $for ->
        [yes] Burn the Edge for a vote for
       *[no] Burn the Edge for a vote against
    }
option-vote-calling =
    { $for ->
        [yes] The vote of the calling card: for
       *[no] The vote of the calling card: against
    }
option-vote-card =
    { $for ->
        [yes] Burn { $card } for a vote for
       *[no] Burn { $card } for a vote against
    }
option-take = Take { $permanent }
option-draw = { $card }

# A card with the Disciplines of a way to play it, as printed: $mode is "[dom]" or "[DOM]".
card-mode = { $card } { $mode }
# A card with what is worth knowing; $details is a list of the messages below.
with-details = { $card } ({ $details })
# A card or minion with the player who controls it.
of-player = { $card } of { $who }
detail-text = text { $n }
detail-branch = choice { $n }
detail-intercept = intercept { $n }
detail-strength = strength { $n }
detail-blood = blood { $blood }/{ $capacity }
detail-life = life { $n }
detail-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }

# What something costs.
price-blood = { $n } blood
price-pool = { $n } pool
price-life = { $n } life
price-blood-or-life = { $n } blood or life
price-conviction = { $n } conviction
price-lock = lock
price-burn = burn
price-discard =
    { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
price-remove =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
price-blood-of = { $n } blood of a vampire
price-edge = burn the Edge
price-transfers =
    { $n ->
        [one] { $n } transfer
       *[other] { $n } transfers
    }
price-actions =
    { $n ->
        [one] { $n } phase action
       *[other] { $n } phase actions
    }
price-burn-any =
    { $n ->
        [one] burn { $n } card
       *[other] burn { $n } cards
    }
price-choice = a choice of prices

# What a text does, in a word or two.
gist-stealth = stealth { $n }
gist-intercept = intercept { $n }
gist-bleed = bleed { $n }
gist-votes = votes { $n }
gist-strength = strength { $n }
gist-hand-size = hand size { $n }
gist-move-blood = blood from the vampire to the pool
gist-move-pool = pool onto the vampire
gist-move-here = onto this card
gist-move-counter = move counters
gist-gain-pool = gain pool
gist-gain-blood = gain blood
gist-gain-counter = add counters
gist-gain-edge = take the Edge
gist-lose-pool = burn pool
gist-lose-blood = burn blood
gist-lose-counter = remove counters
gist-lock = lock
gist-unlock = unlock
gist-wake = wake
gist-burn = burn
gist-send-ready = to the ready region
gist-draw = draw
gist-draw-crypt = draw from the crypt
gist-discard = discard
gist-search = search for a card
gist-look = look at cards
gist-redirect = redirect the bleed
gist-cancel = cancel
gist-fight = combat
gist-strike = strike
gist-maneuver = maneuver
gist-press = press
gist-prevent = prevent damage
gist-damage = damage
gist-end-combat = end combat
