# Why something cannot be chosen: the facts, and what would be needed. The program adds the
# number of the rule.

why-players =
    { $players ->
        [one] Vendetta takes 3 to 5 players, or 4 or 6 in teams; { $players } player cannot play it.
       *[other] Vendetta takes 3 to 5 players, or 4 or 6 in teams; { $players } players cannot play it.
    }
why-teams =
    { $players ->
        [6] 6 players play in teams only: leave teams on, or take 3 to 5 players.
       *[other] Teams need 4 or 6 players, and there are { $players }: change the number, or turn teams off.
    }
why-too-few-cards = This takes { $need } cards, and only { $have } may be used: turn the homemade cards on, or leave the variant out.
why-spend =
    { $have ->
        [0] This costs { $cost } blood, and your pool is empty.
       *[other] This costs { $cost } blood, and the last blood cannot be spent: you need { $need } in your pool and have { $have }.
    }
why-not-enough = { $amount } blood is more than the { $have } in your pool.
why-empties-pool =
    { $have ->
        [1] You have 1 blood, and that one must stay in your pool.
       *[other] You have { $have } blood, and 1 must stay in your pool: at most { $most } can be used.
    }
why-at-most = At most { $limit } blood of your pool can be played with one card.
why-only-face-down = { $by }: cards can only be played face down there.
why-must-play = You must play a card: a turn is passed only with an empty hand.
why-one-card-a-turn = You have played the one card of this turn.
why-no-tokens =
    { $have ->
        [0] You have no diablerie token that is face up.
        [one] You have { $have } diablerie token face up, and { $want } are needed.
       *[other] You have { $have } diablerie tokens face up, and { $want } are needed.
    }
why-not-drainable = { $card } cannot be drained.
why-used = { $relic } has already been used: a relic works once a game.
# $text is the whole text of the card.
why-not-now = { $relic } cannot be used now. { $text }
why-nothing-drained = You have no drained card that could return.
why-no-card-in-hand = You have no card in hand to play.
why-no-influence =
    { $need ->
        [one] You need { $need } influence token and have none.
       *[other] You need { $need } influence tokens and have fewer.
    }
why-nothing-deployed = You have no blood deployed here.
why-already-there = The card is already at the Prince's Haven.

# Set-up. $names are the names for the command line; $rule is a number such as 14.5.
setup-unknown-variant = There is no variant "{ $given }". The variants are: { $names }. Put "no-" before a name to turn it off.
setup-unknown-variant-suggest = There is no variant "{ $given }"; did you mean "{ $near }"? The variants are: { $names }. Put "no-" before a name to turn it off.
setup-refused = { $why } (rule { $rule })
