# Lines of the log, without a full stop. $who, $at, $to and $of are players such as "B (Ventrue)".
# Names of cards and minions ($card, $minion and others) come in their basic form, and nothing agrees
# with their gender. $n counts what the sentence is about.

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-turn = Turn { $turn }: { $who }
event-phase = { $who }: { $phase }
event-master-actions-charged =
    An out-of-turn master of { $who } is charged to this phase: { $n } master phase { $n ->
        [one] action
       *[other] actions
    } less, { $left ->
        [0] none left
       *[other] { $left } left
    }
event-edge-pool = { $who } has the Edge and takes pool for it

event-drew = { $who } draws { $card }
event-drew-hidden = { $who } draws a card
event-drew-crypt = { $who } draws { $card } from the crypt
event-drew-crypt-hidden = { $who } draws a vampire from the crypt
event-discarded = { $who } discards { $card }
event-played = { $who } plays { $card } with { $minion }
event-played-alone = { $who } plays { $card }
event-used = { $who } uses { $card }
event-cancelled = { $card } is cancelled
event-burned = { $card } burns
event-removed = { $card } leaves the game for good
event-enters-play = { $who } puts { $card } on { $on }
event-enters-play-alone = { $who } puts { $card } into play
event-moved = { $card } goes to { $on }
event-stolen = { $who } steals { $card }
event-control-ends = { $card } goes back to { $who }
event-returned-to-hand = { $card } returns to the hand of { $who }
event-shown = { $who } shows { $card }
event-looked = { $who } looks at { $card } of { $of }
event-looked-hidden = { $who } looks at a card of { $of }
event-shuffled = { $who } shuffles the library

event-pool-gained = { $who } gains { $n } pool
event-pool-lost = { $who } burns { $n } pool
event-blood-gained = { $card } gains { $n } blood
event-blood-lost = { $card } burns { $n } blood
event-blood-moved = { $n } blood goes from { $from } to { $to }
event-counters-gained =
    { $n ->
        [one] { $card } gets { $n } counter
       *[other] { $card } gets { $n } counters
    }
event-counters-lost =
    { $n ->
        [one] { $card } loses { $n } counter
       *[other] { $card } loses { $n } counters
    }
event-edge-taken = { $who } takes the Edge
event-edge-burned = { $who } burns the Edge
event-edge-returned = Nobody has the Edge any more

event-locked = { $card } locks
event-unlocked = { $card } unlocks
event-all-unlocked = { $who } unlocks everything
event-woken = { $card } wakes and can block and react
event-to-torpor = { $card } goes to torpor
event-leaves-torpor = { $card } leaves torpor
event-to-uncontrolled = { $card } goes to the uncontrolled region
event-title-gained = { $card } becomes { $title }
event-title-lost = { $card } is no longer { $title }
event-sect-changed = { $card } changes sect: { $sect }
event-discipline-gained = { $card } gains a level of { $discipline }

event-contested = { $card } of { $who } is contested
event-contest-paid = { $who } pays for the contest of { $card }
event-yielded = { $who } yields { $card }
event-contest-over = { $who } keeps { $card }: the contest is over
event-title-contested = The title of { $card } is contested: { $title }
event-title-yielded = { $card } yields the title: { $title }
event-title-kept = { $card } keeps the title: { $title }

# $deed is one of the deeds in terms.ftl; $at is the player at whom it is directed.
event-announced = { $minion } of { $who } acts: { $deed }, { $card }, at { $at }
event-announced-plain = { $minion } of { $who } acts: { $deed }, at { $at }
event-announced-undirected = { $minion } of { $who } acts: { $deed }, { $card }
event-announced-plain-undirected = { $minion } of { $who } acts: { $deed }
event-targeted = { $card }: the target is { $target }
event-targeted-player = { $card }: the target is { $target }
event-targeted-place = { $card }: the target is uncontrolled vampire { $place } of { $who }
event-attempts = { $minion } of { $who } attempts to block
# $signed is what is added, with its sign.
event-stealth = { $minion }: stealth { $signed }
event-intercept = { $minion }: intercept { $signed }
event-bleed-changed = The bleed: { $signed }
event-attempt-fails = { $minion } fails to block
event-declines = { $who } does not block
event-redirected = The bleed goes to { $to }
event-blocked = { $blocker } blocks { $minion }
event-goes-on = The action of { $minion } goes on as if nobody had blocked it
event-succeeds = The action of { $minion } succeeds
event-action-ends = The action of { $minion } is over
event-bled =
    { $n ->
        [0] { $who } is bled for nothing
       *[other] { $who } is bled for { $n }
    }
event-hunted = { $minion } hunts

event-combat-begins = Combat: { $minion } against { $against }
event-round = Round { $n }
# $long is yes or no.
event-maneuvers =
    { $long ->
        [yes] { $minion } maneuvers to long range
       *[no] { $minion } maneuvers to close range
    }
event-range =
    { $long ->
        [yes] The range is long
       *[no] The range is close
    }
event-strike-chosen = { $minion } strikes with { $card }
event-strike-chosen-hands = { $minion } strikes with the hands
event-strike-aimed = { $minion } aims at the retainer { $retainer }
event-dodges = { $minion } dodges
event-strike-ends-combat = The strike of { $minion } ends combat
# $aggravated of $n are aggravated.
event-damage =
    { $aggravated ->
        [0] { $card } takes { $n } damage
       *[other] { $card } takes { $n } damage ({ $aggravated } aggravated)
    }
event-prevented = { $card }: { $n } damage is prevented
event-healed = { $card } heals { $n } damage
event-wounded = { $card } cannot heal all damage
event-additional-strikes =
    { $n ->
        [one] { $minion } gets { $n } additional strike
       *[other] { $minion } gets { $n } additional strikes
    }
# $on is yes to continue combat, no to end it.
event-presses =
    { $on ->
        [yes] { $minion } presses to continue combat
       *[no] { $minion } presses to end combat
    }
event-combat-ends = Combat ends

event-calls = { $minion } of { $who } calls a referendum: { $card }
event-calls-alone = { $who } calls a referendum: { $card }
event-calls-plain = { $minion } of { $who }: a referendum is called
event-calls-alone-plain = A referendum is called in the turn of { $who }
# $yes is yes or no; $n are votes, $source is the minion or card that has them.
event-voted =
    { $yes ->
        [yes] { $who } casts votes for: { $n } ({ $source })
       *[no] { $who } casts votes against: { $n } ({ $source })
    }
event-voted-alone =
    { $yes ->
        [yes] { $who } casts votes for: { $n }
       *[no] { $who } casts votes against: { $n }
    }
event-ballots =
    { $yes ->
        [yes] { $minion } casts ballots of the prisci for: { $n }
       *[no] { $minion } casts ballots of the prisci against: { $n }
    }
event-block-swings =
    { $yes ->
        [yes] The block of prisci votes for
       *[no] The block of prisci votes against
    }
event-block-swings-tied = The block of prisci is tied and does not vote
event-votes-changed = Votes: { $signed }
event-burned-for-vote = { $who } burns { $card } for a vote
event-abstains = { $minion } abstains
event-no-terms = { $card }: its terms cannot be met, and there is no referendum
event-points-given = { $card }: { $n } to { $who }
event-referendum-cancelled = The referendum is cancelled
event-passed = The referendum passes: { $yes } for, { $no } against
event-failed = The referendum fails: { $yes } for, { $no } against
event-blood-hunt-called = A blood hunt on { $minion } is put to the vote
event-diablerized = { $minion } diablerizes { $victim }

# $place is the place in the uncontrolled region.
event-transferred = { $who } moves { $n } pool onto uncontrolled vampire { $place }
event-transferred-back = { $who } moves 1 blood from uncontrolled vampire { $place } back to the pool
event-influenced = Uncontrolled vampire { $place } of { $who } gains { $n } blood
event-influence-lost = Uncontrolled vampire { $place } of { $who } loses { $n } blood
event-moved-out = { $who } moves { $card } to the ready region

event-ousted = { $who } is ousted
# $halves are half victory points: 2 make a whole one.
event-victory-point =
    { $halves ->
        [1] { $who } gains half a victory point
        [2] { $who } gains a victory point
       *[other] { $who } gains victory points
    }
event-time-up = Time is up: the game ends with this turn
event-turn-limit = That was the last turn: the game ends
event-withdrawing = { $who } announces a withdrawal from the game
event-withdrawal-broken = { $who } can no longer withdraw
event-withdrew = { $who } withdraws from the game
event-clan-chosen = The clan is { $clan }
# $count is the number of winners.
event-won =
    { $count ->
        [0] Nobody wins the game
        [one] { $winners } wins the game
       *[other] { $winners } win the game
    }
