# How a game is decided, why somebody is out, and the numbers on the way. $count is the number of winners.

fate-most-points =
    { $count ->
        [one] { $winners } wins with { $points } points, ahead of { $others } with { $less }.
       *[other] { $winners } win with { $points } points together, ahead of { $others } with { $less }.
    }
fate-more-blood =
    { $count ->
        [one] { $winners } and { $others } are level at { $points } points; { $winners } wins with more blood in the pool, { $blood } to { $less }.
       *[other] { $winners } are level with { $others } at { $points } points; they win with more blood in their pools, { $blood } to { $less }.
    }
fate-turn-order =
    { $count ->
        [one] { $winners } and { $others } are level at { $points } points and { $blood } blood; { $winners } wins, being earlier in turn order.
       *[other] { $winners } are level with { $others } at { $points } points and { $blood } blood; they win, having the earliest player in turn order.
    }
fate-wins-ties =
    { $count ->
        [one] { $winners } and { $others } are level at { $points } points and { $blood } blood; { $winners } wins because { $card } wins ties.
       *[other] { $winners } are level with { $others } at { $points } points and { $blood } blood; they win because { $card } wins ties.
    }
fate-last-left =
    { $count ->
        [one] Everybody else is out of the game, so { $winners } wins at once.
       *[other] Everybody else is out of the game, so { $winners } win at once.
    }
fate-third-token = { $who } drained { $card }: that was the third diablerie token, and whoever has three is out.
fate-third-token-in-frenzy = { $by } drove { $who } into frenzy, which drained { $card }: that was the third diablerie token, and whoever has three is out.
fate-third-token-in-frenzy-alone = In a frenzy { $who } drained { $card }: that was the third diablerie token, and whoever has three is out.

origin-influence = influence
origin-allies = allies
origin-victims = victims
origin-drained = drained
origin-relic = relic
origin-diablerie = diablerie

track-score = Score
track-blood = Blood
track-influence = Influence tokens
chapter-round = Round { $round }: Planning
axis-round = Round { $round }
chapter-stage = { $at-place }
