# Every message of the game. $who is a seat, $card the name of a card.

seat = { $seat }
list-more = { $list }, { $item }
list-end = { $list } and { $item }

card =
    { $slug ->
        [crown] Crown
       *[other] Number { $value }
    }
card-text =
    { $slug ->
        [crown] The highest card. It cannot be played in the first round.
       *[other] The highest card of a round wins a point.
    }
kind-card = Card
group-card = Cards
fact-value = value { $n }

question-play = Which card do you play?
question-chance = What does chance bring?
waiting-play = { $who } chooses a card.
waiting-chance = { $who } waits for chance.

option-play = Play { $card }
option-draw = Draw { $card }

event-round = Round { $round }
event-drew = { $who } draws { $card }
event-drew-hidden = { $who } draws a card
event-played = { $who } plays { $card }
event-point = { $who } wins a point
event-won = The game is won by: { $winners }

why-players = 2 to 4 players can play, not { $players }.
why-too-early = { $card } cannot be played in the first round.

# Why a position cannot be, for the author of a scenario.
position-no-step = there is no step `{ $step }`
position-no-round = there is no round { $round }
position-two-places = `{ $card }` is in two places
position-hand =
    { $cards ->
        [one] { $seat } has { $cards } card in hand in round { $round }
       *[other] { $seat } has { $cards } cards in hand in round { $round }
    }

setup-unknown-variant = There is no variant "{ $given }". The variants are: { $names }.
setup-unknown-variant-suggest = There is no variant "{ $given }"; did you mean "{ $near }"? The variants are: { $names }.
setup-refused = { $why } (rule { $rule })

table-round = Round { $round }
table-player =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-played = plays { $card }
table-hand = in hand: { $hand }
table-hidden =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
