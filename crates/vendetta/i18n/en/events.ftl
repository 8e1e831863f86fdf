# Lines of the log, without a full stop. $who is a player such as "B (Gangrel)", the subject.
# $card and $by are names of cards in their basic form. $at, $to and $from are the phrases of
# clans.ftl ("at Location 2", "to ...", "from ..."). $n counts what the sentence speaks of.

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-ambition = { $who } gets the ambition token
event-clan-offered = Clan on offer: { $clan }
event-relic-offered = Relic on offer: { $card }
event-clan-taken = { $who } takes a clan: { $clan }
event-relic-taken = { $who } takes a relic: { $card }
event-location-card = { $place } gets a location card: { $card }
event-round = Round { $n }
event-phase = Phase: { $phase }
event-stage = { $place }: { $stage }
event-ally-appears = { $card } appears { $at }
event-ally-leaves = { $card } leaves { $from } and the game

event-drew = { $who } draws a card: { $card }
event-drew-hidden = { $who } draws a card
event-kept = { $who } takes into hand: { $card }
event-put-under = { $who } puts under the clan deck: { $card }
event-shuffled-in = { $who } shuffles into the clan deck: { $card }
event-shuffled-in-hidden = { $who } shuffles a card into the clan deck
event-looked = { $who } looks at a card of { $side } { $at }: { $card }
event-looked-hidden = { $who } looks at a card of { $side } { $at }
event-played =
    { $facing ->
        [down] { $who } plays { $card } face down { $at }
       *[up] { $who } plays { $card } face up { $at }
    }
event-played-hidden = { $who } plays a card face down { $at }
event-passed = { $who } has no card in hand and passes
event-blood-deployed = { $who } deploys { $n } blood { $at }
event-tokens-turned =
    { $n ->
        [one] { $who } turns over { $n } diablerie token for { $n } blood { $at }
       *[other] { $who } turns over { $n } diablerie tokens for { $n } blood { $at }
    }

event-gained = { $who } gains { $n } blood
event-spent = { $who } spends { $n } blood
event-lost = { $who } loses { $n } blood
event-stolen = { $who } steals { $n } blood from { $victim }
event-ignored = { $who } ignores { $card }
event-ignored-loss = { $who } ignores a loss of blood
event-added = { $who } gets { $n } blood from the bank { $at }
event-taken =
    { $goal ->
        [side] { $who } takes { $n } deployed blood from { $victim } { $at } onto their own side
       *[pool] { $who } takes { $n } deployed blood from { $victim } { $at } into their pool
    }
event-discarded = { $who } discards { $n } deployed blood { $from }
event-blood-back = { $who } takes { $n } deployed blood { $from } back into their pool
event-blood-moved = { $who } moves { $n } blood { $from } { $to }
event-exchanged = { $who } exchanges blood { $at }: { $deployed } deployed, { $pool } in the pool

event-influence-gained = { $who } gains { $n } influence
event-influence-lost = { $who } loses { $n } influence
event-influence-given = { $who } gives { $n } influence to { $taker }
event-frenzy = { $who } goes into frenzy
event-frenzy-caused = { $who } goes into frenzy, driven by { $causer }
event-drained =
    { $n ->
        [0] { $who } drains { $card } and gains no blood
       *[other] { $who } drains { $card } and gains { $n } blood
    }
event-diablerie =
    { $n ->
        [one] { $who } commits diablerie and gets { $n } diablerie token
       *[other] { $who } commits diablerie and gets { $n } diablerie tokens
    }
event-eliminated = { $who } is out of the game
event-restored = { $who } takes back into their alliance: { $card }
event-relic-used = { $who } uses { $card }

event-token =
    { $token ->
        [withdraw] { $who } chooses to withdraw { $at }
       *[stay] { $who } chooses to stay { $at }
    }
event-token-changed =
    { $token ->
        [withdraw] { $who } withdraws after all
       *[stay] { $who } stays after all
    }
# $n is the number of cards that move.
event-withdrew =
    { $n ->
        [0] { $who } withdraws { $from } without cards
        [one] { $who } withdraws { $from } with { $n } card { $to }
       *[other] { $who } withdraws { $from } with { $n } cards { $to }
    }
event-withdrew-to-hand =
    { $n ->
        [0] { $who } withdraws { $from } without cards
        [one] { $who } withdraws { $from } with { $n } card, back into hand
       *[other] { $who } withdraws { $from } with { $n } cards, back into hand
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
event-bid = { $who } bids { $n } blood
event-lowest-bid = { $who } has the lowest bid
event-picked =
    { $pick ->
        [skip] { $who } chooses to skip their own effects
        [steal] { $who } chooses to let blood be stolen
        [blood] { $who } chooses to give up deployed blood
       *[influence] { $who } chooses to give up influence
    }
event-partner-left-out = { $who } leaves their partner out

event-total = { $who } has a total of { $n } { $at }
event-ranked =
    { $rank ->
        [1] { $who } wins { $at }
        [2] { $who } comes second { $at }
       *[3] { $who } comes third { $at }
    }
event-ally-won = { $who } gains an ally { $at }: { $card }
event-victim-drawn = { $who } draws a victim into their alliance
event-no-victim-left = { $who } draws no victim: none is left
event-nobody-left = Nobody is left { $at }
event-cards-back =
    { $n ->
        [one] { $who } takes { $n } card back into hand
       *[other] { $who } takes { $n } cards back into hand
    }
event-score = { $who } has a score of { $score }
# $n is the number of winners.
event-won =
    { $n ->
        [one] { $who } wins the game
       *[other] { $who } win the game
    }
