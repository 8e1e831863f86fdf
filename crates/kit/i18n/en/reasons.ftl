# What is wrong with a scenario, for its author, and what the program writes into a new one.
# What stands between backticks is written like that in files, in every language.

## Sentences put together

reason-both = { $first }; { $second }
reason-or = { $first }, { $second }
reason-meant = { $reason }; did you mean `{ $near }`?
reason-by-rule = { $reason } (rule { $rule })
reason-fact = { $subject }: { $key }: { $reason }
reason-of-subject = { $subject }: { $reason }
reason-of-answer = { $seat }: { $word }: { $reason }
reason-now =
    { $reason }
    now { $questions }

## The file

reason-file-empty = the file is empty
reason-no-game-line = a scenario file begins with its game, such as `game: vendetta`
reason-other-game = this is a file for `{ $found }`, not for `{ $game }`
reason-nameless = a scenario needs a name: `scenario: what it shows`
reason-no-scenario-yet = before this line a scenario must begin: `scenario: what it shows`
reason-no-scenario = the file holds no scenario
reason-given-late = `given:` comes before `when:` and `then:`
reason-no-section = expected `proves:`, `given:`, `when:` or `then:`
reason-no-subject = expected a subject and its facts, such as `A: blood 5, hand hunt`
reason-fact-missing = a fact about `{ $subject }` is missing here
reason-no-such-subject = there is nothing called `{ $subject }` at this table
reason-no-such-key = `{ $key }` is not said of `{ $subject }`; one can say: { $keys }
reason-expects-nothing = it expects nothing under `then:`, so it could not fail
reason-no-proof = there is no rule and no card `{ $word }`
reason-same-line = the same is in line { $line }

## Words

reason-no-seat = `{ $word }` is not a seat: seats are A, B, C ... or 1, 2, 3 ...
reason-no-seat-there = there is no seat { $seat } at a table of { $seats }
reason-not-a-rule = `{ $word }` is not a rule number (example: 5.12)
reason-no-rule = the rules page has no rule { $rule }
reason-not-a-number = `{ $word }` is not a number
reason-number-needed = `{ $word }` does not fit here: a number is needed
reason-one-number = one number is needed here
reason-one-word = one word is needed, not { $count }
reason-yes-or-no = `yes` or `no`, not `{ $word }`
reason-pair = expected two words with a stroke between, such as { $like }
reason-no-order = its words have no order
reason-one-always = it always has one word or none: say which
reason-not-together = `{ $first }` and `{ $second }` do not go together
reason-bound = `{ $word }` needs a number, and this is not one
reason-say-what = say what is expected; `none` stands for nothing
# $form is one of the next messages.
reason-cannot-stand = `{ $word }` does not fit here; expected { $form }
reason-no-comma = `{ $word }` does not fit here; expected { $form } (without a comma)
reason-form-card = the name of a card
reason-form-card-of = the name of a card of these kinds: { $kinds }
reason-form-card-not-of = the name of a card of any other kind than: { $kinds }
reason-form-cards = names of cards, joined with `+`
reason-form-number = a number
reason-form-flag = `yes` or `no`
reason-form-seat = a seat
reason-form-seats = seats, joined with `+`
reason-form-words = { $words }
reason-form-pattern = `{ $pattern }`

## The position

reason-seed-twice = the seed is given twice
reason-word-needed = `{ $key }` needs a word; `none` stands for nothing
reason-given-twice = `{ $key }` of `{ $subject }` is given twice, also in line { $line }
reason-follows = `{ $key }` follows from the rest: it can be expected, not given
reason-follows-as = this follows from the rest and is `{ $words }` here: leave it out
reason-not-kept = given is `{ $given }`, but here it is `{ $words }`
reason-not-at-table = not at a table of { $seats } players
reason-cannot-be = this position is impossible: { $reason }
# $why is a whole sentence.
reason-refused = refused by rule { $rule }: { $why }
reason-refused-alone = nothing else can be expected of a position that is refused
reason-not-refused = expected this position to be refused; it can be
reason-refused-otherwise = expected this position to be refused by rule { $rule }; it is refused: { $reason }
reason-no-card = there is no card `{ $card }`
reason-no-variant = there is no variant `{ $variant }`; there are: { $names }

## Answers

reason-no-seat-line = expected a seat and its answers, such as `A: play:hunt at:1`
reason-no-answers = which answers does { $seat } give?
reason-no-answer = no answer of this game is written `{ $word }`
reason-not-in-full = no answer is ever written `{ $word }`: say which of these is meant: { $answers }
# $why is a whole sentence.
reason-answer-refused = `{ $word }` is refused by rule { $rule } ({ $why })
reason-not-offered = `{ $word }` is not among the options
reason-not-asked = { $seat } is not asked anything now
reason-answered = { $seat } has already answered
reason-stop-twice = a game can stop at one step only; begin a new `when:` for the next
reason-not-stopped = the game did not come to this step; { $questions }
reason-chance-unused = chance never came to bring `{ $word }`
# $questions is one or more of the next three messages, here and wherever it stands.
reason-nobody-asked = nobody is asked; { $questions }
reason-asked = { $seat } is asked ({ $question }) for one of: { $options }
reason-stopped = the game has stopped here and asks nobody
reason-over = the game is over

## Expectations

reason-expected = { $subject }: { $key }: expected { $expected }, actual { $actual }
reason-options = { $seat }'s options: expected { $expected }, actual { $actual }
reason-say-which = say which answers; `asked B` alone holds if B is asked anything
reason-must-be-asked = expected { $seat } to be asked; { $questions }
reason-must-not-be-asked = expected { $seat } not to be asked; { $questions }
reason-no-question = expected no question; { $questions }
reason-no-question-for = expected no question for { $seat }; { $questions }
reason-refused-form = expected one answer and its rule, such as `refused B: blood:4 rule 3.5`
reason-offered = expected `{ $word }` to be refused, but it is offered
reason-nothing-refused = { $seat } is not asked anything now, so no rule refuses `{ $word }` (`not-asked` instead of the rule expects this); { $questions }
reason-no-refusal = expected a refusal of `{ $word }` with a rule; no rule offers or refuses it here. { $questions }
reason-other-rule = expected `{ $word }` to be refused by rule { $rule }, actual rule { $actual }
# $who is a seat or `spectator`.
reason-event-unseen = { $who } does not see the event `{ $event }`
reason-event-seen = { $who } sees the event `{ $event }`
# $world is a failed expectation.
reason-cannot-know = { $who } cannot know `{ $fact }`: as far as { $who } sees, it could be that { $world }
reason-knows = { $who } knows `{ $fact }`: it holds in every game that looks the same to { $who }

## Events

reason-which-event = which event? Its word is missing, such as `event: lost who=B`
reason-event-number = `{ $word }` is not a number of events
reason-no-event = there is no event `{ $word }`
reason-comma = `{ $word }`: there is no comma between the fields of an event
reason-not-a-field = `{ $word }` is not a field with its value, such as who=B
reason-no-field = `{ $word }` has no field `{ $key }`; it has: { $fields }
reason-field = `{ $key }` of `{ $word }` cannot be `{ $value }`; expected { $form }
reason-field-twice = `{ $key }` is here twice
# $similar is one of the two messages behind the next three.
reason-event-missing = expected an event `{ $event }`; there was none. { $similar }
reason-event-unwanted =
    expected no event `{ $event }`; { $count ->
        [one] there was { $count }
       *[other] there were { $count }
    }
reason-event-count =
    { $expected ->
        [one] expected { $expected } event
       *[other] expected { $expected } events
    } `{ $event }`, actual { $actual }. { $similar }
reason-none-similar = there was no `{ $word }` at all
reason-similar = actual: { $events }
reason-order-short = an order needs two events at least: `lost who=A > frenzy who=A`
reason-order =
    expected `{ $event }` in its turn; actual order:
    { $events }

## A new file

reason-new-head = docs/scenarios.md says how to write a scenario.
reason-new-name = Say here what the ruling is, in a sentence
reason-new-proves = rules and cards, such as 3.5
reason-new-usual = What is not said is as at the start of a game.
reason-new-keys = What can be said of `{ $subject }`: { $keys }.
reason-new-after =
    { $answers ->
        [one] A game after { $answers } answer
       *[other] A game after { $answers } answers
    }
