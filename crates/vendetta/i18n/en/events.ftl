# Lines of the log, without a full stop. $who is a player such as "B (Gangrel)", the subject.
# $card and $by are names of cards in their basic form. $at, $to and $from are phrases of clans.ftl ("at
# Location 2", "to ...", "from ..."); $at-place, $at-to and $at-from are the other forms of $at.

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-ambition = { $who } gets the ambition token
event-clan-offered = Clan on offer: { $clan }
event-relic-offered = Relic on offer: { $relic }
event-clan-taken = { $who } takes a clan: { $clan }
event-relic-taken = { $who } takes a relic: { $relic }
event-location-card = { $at-place } gets a location card: { $card }
event-round = Round { $round }
event-phase = Phase: { $phase }
event-stage = { $at-place }: { $stage }
event-ally-appears = { $ally } appears { $at }
event-ally-leaves = { $ally } leaves { $at-from } and the game

event-drew = { $who } draws a card: { $card }
event-drew-hidden = { $who } draws a card
event-kept = { $who } takes into hand: { $card }
event-put-under = { $who } puts under the clan deck: { $card }
event-shuffled-in = { $who } shuffles into the clan deck: { $card }
event-shuffled-in-hidden = { $who } shuffles a card into the clan deck
event-saw-in-hand = { $who } sees a card in the hand of { $side }: { $card }
event-saw-in-hand-hidden = { $who } sees a card in the hand of { $side }
event-looked = { $who } looks at a card of { $side } { $at }: { $card }
event-looked-hidden = { $who } looks at a card of { $side } { $at }
event-played =
    { $down ->
        [yes] { $who } plays { $card } face down { $at }
       *[no] { $who } plays { $card } face up { $at }
    }
event-played-hidden = { $who } plays a card face down { $at }
event-passed = { $who } has no card in hand and passes
event-blood-deployed = { $who } deploys { $amount } blood { $at }
event-tokens-turned =
    { $amount ->
        [one] { $who } turns over { $amount } diablerie token for { $amount } blood { $at }
       *[other] { $who } turns over { $amount } diablerie tokens for { $amount } blood { $at }
    }

event-gained = { $who } gains { $amount } blood
event-spent = { $who } spends { $amount } blood
event-lost = { $who } loses { $amount } blood
event-stolen = { $who } steals { $amount } blood from { $from }
event-ignored = { $who } ignores { $of }
event-ignored-loss = { $who } ignores a loss of blood
event-added = { $who } gets { $amount } blood from the bank { $at }
event-taken =
    { $deployed ->
        [yes] { $who } takes { $amount } deployed blood from { $from } { $at } onto their own side
       *[no] { $who } takes { $amount } deployed blood from { $from } { $at } into their pool
    }
event-discarded = { $who } discards { $amount } deployed blood { $at-from }
event-blood-back = { $who } takes { $amount } deployed blood { $at-from } back into their pool
event-blood-moved = { $who } moves { $amount } blood { $from } { $to }
event-exchanged = { $who } exchanges blood { $at }: { $deployed } deployed, { $pool } in the pool

event-influence-gained = { $who } gains { $amount } influence
event-influence-lost = { $who } loses { $amount } influence
event-influence-given = { $who } gives { $amount } influence to { $to }
event-frenzy-alone = { $who } goes into frenzy
event-frenzy = { $who } goes into frenzy, driven by { $causer }
event-drained =
    { $blood ->
        [0] { $who } drains { $card } and gains no blood
       *[other] { $who } drains { $card } and gains { $blood } blood
    }
event-diablerie =
    { $tokens ->
        [one] { $who } commits diablerie and gets { $tokens } diablerie token
       *[other] { $who } commits diablerie and gets { $tokens } diablerie tokens
    }
event-eliminated = { $who } is out of the game
event-restored = { $who } takes back into their alliance: { $card }
event-relic-used = { $who } uses { $relic }

event-token =
    { $stays ->
        [no] { $who } chooses to withdraw { $at }
       *[yes] { $who } chooses to stay { $at }
    }
event-token-changed =
    { $stays ->
        [no] { $who } withdraws after all
       *[yes] { $who } stays after all
    }
# $n is the number of cards that move.
event-withdrew =
    { $cards ->
        [0] { $who } withdraws { $at-from } without cards
        [one] { $who } withdraws { $at-from } with { $cards } card { $to }
       *[other] { $who } withdraws { $at-from } with { $cards } cards { $to }
    }
event-withdrew-to-hand =
    { $cards ->
        [0] { $who } withdraws { $at-from } without cards
        [one] { $who } withdraws { $at-from } with { $cards } card, back into hand
       *[other] { $who } withdraws { $at-from } with { $cards } cards, back into hand
    }
event-revealed = { $who } turns up { $card } { $at }
event-left-down = { $who } leaves a card face down { $at }
event-turned-down = { $who } turns { $card } face down { $at }
event-turned-down-hidden = { $who } turns a card face down { $at }
event-to-hand = { $card } returns to the hand of { $who }
event-to-hand-hidden = A card returns to the hand of { $who }
event-moved = { $who } moves { $card } { $to }
event-skips = { $who } skips their own Preparation and Aftermath effects { $at }
event-forestalled = { $who } is safe from { $card } until the end of the round
event-assault = { $who }: all their face-down cards { $at } have power 4
event-bid = { $who } bids { $amount } blood
event-lowest-bid = { $who } has the lowest bid
event-picked =
    { $pick ->
        [skip] { $who } chooses to skip their own effects
        [steal] { $who } chooses to let blood be stolen
        [blood] { $who } chooses to give up deployed blood
       *[influence] { $who } chooses to give up influence
    }
event-partner-left-out = { $who } leaves their partner out

event-total = { $who } has a total of { $total } { $at }
event-ranked =
    { $rank ->
        [1] { $who } wins { $at }
        [2] { $who } comes second { $at }
       *[3] { $who } comes third { $at }
    }
event-ally-won = { $who } gains an ally { $at }: { $ally }
event-victim-drawn = { $who } draws a victim into their alliance
event-no-victim-left = { $who } draws no victim: none is left
event-nobody-left = Nobody is left { $at }
event-cards-back =
    { $cards ->
        [one] { $who } takes { $cards } card back into hand
       *[other] { $who } takes { $cards } cards back into hand
    }
event-score = { $who } has a score of { $score }
# $n is the number of winners.
event-won =
    { $count ->
        [one] { $winners } wins the game
       *[other] { $winners } win the game
    }
