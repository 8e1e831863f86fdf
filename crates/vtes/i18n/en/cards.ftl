# Words that begin a clause, for languages that put a comma only beside one.
clauses = { "" }

# How a text is put together. A sentence begins with a capital.
text-sentence = { $text }.
text-lead = { $lead }, { $text }
text-and = { $first } and { $second }
text-and-if = { $first } and { $second }
text-comma = { $first }, { $second }
text-semicolon = { $first }; { $second }
text-or = { $first } or { $second }
text-or-if = { $first } or { $second }
text-either-or = either { $first } or { $second }
text-mode = { $icons } { $text }
text-directed = [D] { $text }
text-mode-or = { $first } Or: { $second }
text-icons-or = { $first } or { $second }
text-above = As above, and { $text }
text-above-with = As above, with { $text }
text-above-only = As above.
text-with = { $text }, with { $more }
text-can-you = you can { $text }
text-can = { $who } can { $text }
text-can-you-pay = you can { $price } to { $text }
text-can-pay = { $who } can { $price } to { $text }
text-can-you-then = you can let this happen: { $text }
text-can-then = { $who } can let this happen: { $text }
text-can-you-pay-then = you can { $price }; if you do, { $text }
text-can-pay-then = { $who } can { $price }; if so, { $text }
text-trail = { $text }, { $lead }
text-later = { $text } { $moment }
text-either-of = { $text },
text-for-each-lead = for each { $each }
text-otherwise = { $text }; otherwise { $other }
text-instead = instead, { $text }
text-if = if { $condition }
text-for-each = { $text } for each { $each }
text-either = { $text } ({ $n } if { $condition })
text-where = { $text }, where Y is { $amount }
text-times = { $text }, { $n } times
text-as-action = { $who } can { $text } as { $action }

# Actions; [D] marks a directed one.
text-action-of =
    { $stealth ->
        [0] an action
       *[other] a +{ $stealth } stealth action
    }
text-action-of-directed =
    { $stealth ->
        [0] a [D] action
       *[other] a +{ $stealth } stealth [D] action
    }
text-act-stealth = +{ $n } stealth action
text-act-bleed = bleed with +{ $n } bleed
text-act-bleed-plain = bleed
text-act-hunt = hunt
text-act-rescue = rescue a vampire from torpor
text-act-leave-torpor = leave torpor
text-act-diablerize = commit diablerie
text-act-become-anarch = become an anarch
text-act-instead = in place of its usual result: { $text }
text-act-during = During this action, { $text }
text-act-during-that = During that action, { $text }
text-referendum-passes = if the referendum passes

# What a card is, needs and is put on.
text-keyword = { $key }.
text-unique-location = Unique location.
text-body = { $text }.
text-body-life = { $n } life
text-body-strength = { $n } strength
text-body-bleed = { $n } bleed
text-body-capacity = { $n } capacity
text-body-like = the clan and sect of { $who }
text-body-clan = clan { $clan }
text-burn-option = Burn option.
text-requires = Requires { $who }.
text-only-usable = Only usable { $when }.
text-only-by = by { $who }
text-put-on = Put this card on { $who }.
text-put-in-play = Put this card in play.
text-put-with-counters = Put this card in play with { $n } counters.
text-as-you-play = as you play this card
text-x-is = X is { $amount }.

# A crypt card: its sect, its title.
text-crypt-sect = { $sect }
text-crypt-title = { $sect }, { $title }
text-merged = [MERGED] { $text }
text-advanced = Advanced.
text-slave = Slave of: { $clan }.
text-gains-title = When merged: { $title }.

# Only one.
text-one-minion =
    { $own ->
        [vampire] A vampire
       *[other] A minion
    } can play only one { $card } { $span }.
text-one-player = A Methuselah can play only one { $card } { $span }.
text-one-bearer = Only one { $card } can be played on the same bearer { $span }.
text-one-game = Only one { $card } can be played { $span }.
text-one-controller = Only one { $card } can be played for each controller { $span }.
text-have-one =
    { $own ->
        [vampire] A vampire
       *[other] A minion
    } can have only one card with the keyword “{ $key }”.
text-have-one-of-this =
    { $own ->
        [vampire] A vampire
       *[other] A minion
    } can have only one { $card }.
text-one-hunting-ground = A vampire can gain blood from only one hunting ground each turn.
text-excludes = { $card } and { $other } cannot both be played { $span }.
text-same-strike = during the same strike
text-same-round = during the same round
text-same-combat = during the same combat
text-same-action = during the same action
text-same-turn = during the same turn
text-same-game = during the same game
text-same-referendum = during the same referendum
text-same-phase = during the same phase
text-same-unlocks = between the same unlock phases
text-each-strike = each strike
text-each-round = each round
text-each-combat = each combat
text-each-action = each action
text-each-turn = each turn
text-each-game = each game
text-each-referendum = each referendum
text-each-phase = each phase
text-each-unlocks = between their unlock phases
text-once = once { $span }

# When a card is replaced.
text-replace-at = Do not replace until your next { $phase } phase.
text-replace-after-action = Do not replace until after the action.
text-replace-after-combat = Do not replace until after combat.
text-replace-on = Do not replace until { $event }.
text-replace-never = Do not replace.
text-phase-name-unlock = unlock
text-phase-name-master = master
text-phase-name-minion = minion
text-phase-name-influence = influence
text-phase-name-discard = discard

# Moments.
text-when-your-phase = during your { $phase } phase
text-when-phase-of = during the { $phase } phase of { $who }
text-when-anytime = at any time
text-when-action = during an action
text-when-as-played = as { $who } is played
text-when-announced = as an action is announced
text-when-announces =
    as { $who } announces { $aim ->
        [directed] a directed action
        [undirected] an undirected action
       *[any] an action
    }
text-when-undecided = before blocks are declined
text-when-attempt = during an attempt to block
text-when-declined = after blocks are declined
text-when-would-succeed = when the action would succeed
text-when-blocked = when the action is blocked, before block resolution
text-when-this-blocked = if this action is blocked, before block resolution
text-when-blocks = when { $who } blocks
text-when-blocks-this = if { $who } blocks this action
text-when-before-block = before block resolution
text-when-before-success = before the action succeeds
text-when-before-resolved = before action resolution
text-when-resolved = after action resolution
text-when-before-votes = before the polling step
text-when-polling = during the polling step of a referendum
text-when-polling-political = during the polling step of a political action
text-when-before-combat = before combat begins
text-when-about-to-fight = when { $who } is about to enter combat with { $other } that is acting
text-when-before-range = before range is determined
text-when-next-round = at the start of the next round
text-when-range = while range is determined
text-when-before-strikes = before strikes are chosen
text-when-strike = when strikes are chosen
text-when-before-resolution = before strikes resolve
text-when-resolution = each round, during normal strike resolution
text-when-next-resolution = during normal strike resolution
text-when-prevent = when damage is prevented
text-when-additional = when additional strikes are gained
text-when-press = during the press step
text-when-end-of-round = at the end of a round of combat
text-when-would-end = when combat would end
text-when-combat-over = after combat ends
text-when-diablerized = after a diablerie

# What texts answer to, after it happened (is) or before (to); $who is whom it concerns.
text-on = when { $event }
text-on-played =
    { $who } { $do_mood ->
        [is] is
        [to] would be
       *[do] is
    } played
text-on-enters =
    { $who } { $do_mood ->
        [is] enters
        [to] would enter
       *[do] enters
    } play
text-on-leaves =
    { $who } { $do_mood ->
        [is] leaves
        [to] would leave
       *[do] leaves
    } play
text-on-burned =
    { $who } { $do_mood ->
        [is] is
        [to] would be
       *[do] is
    } burned
text-on-to-torpor =
    { $who } { $do_mood ->
        [is] goes
        [to] would go
       *[do] goes
    } to torpor
text-on-leaves-ready =
    { $who } { $do_mood ->
        [is] leaves
        [to] would leave
       *[do] leaves
    } the ready region
text-on-locks =
    { $who } { $do_mood ->
        [is] locks
        [to] would lock
       *[do] locks
    }
text-on-unlocks =
    { $who } { $do_mood ->
        [is] unlocks
        [to] would unlock
       *[do] unlocks
    }
text-on-acts =
    { $who } { $do_mood ->
        [is] acts
        [to] would act
       *[do] acts
    }
text-on-blocks =
    { $who } { $do_mood ->
        [is] blocks
        [to] would block
       *[do] blocks
    }
text-on-block-fails =
    { $who } { $do_mood ->
        [is] fails
        [to] would fail
       *[do] fails
    } to block{ $scope ->
        [this] { " " }this action
       *[any] { "" }
    }
text-on-bleeds =
    { $who } { $do_mood ->
        [is] bleeds
        [to] would bleed
       *[do] bleeds
    } successfully
text-on-succeeds =
    an action of { $who } { $do_mood ->
        [is] succeeds
        [to] would succeed
       *[do] succeeds
    }
text-on-recruits =
    { $who } { $do_mood ->
        [is] recruits
        [to] would recruit
       *[do] recruits
    } an ally
text-on-passes =
    a referendum { $do_mood ->
        [is] passes
        [to] would pass
       *[do] passes
    }
text-on-passes-called =
    a referendum called by { $who } { $do_mood ->
        [is] passes
        [to] would pass
       *[do] passes
    }
text-on-calls =
    { $who } { $do_mood ->
        [is] calls
        [to] would call
       *[do] calls
    } a referendum
text-on-damaged =
    { $who } { $do_mood ->
        [is] takes
        [to] would take
       *[do] takes
    } damage
text-on-diablerizes =
    { $who } { $do_mood ->
        [is] commits
        [to] would commit
       *[do] commits
    } diablerie
text-on-changes-control =
    the control of { $who } { $do_mood ->
        [is] changes
        [to] would change
       *[do] changes
    }
text-on-replaces =
    you { $do_mood ->
        [is] replace
        [to] would replace
       *[do] replace
    } { $who }
text-on-fights =
    { $who } { $do_mood ->
        [is] enters
        [to] would enter
       *[do] enters
    } combat
text-on-combat-ends =
    a combat of { $who } { $do_mood ->
        [is] ends
        [to] would end
       *[do] ends
    }
text-on-strike-lands =
    a strike of { $who } { $do_mood ->
        [is] hits
        [to] would hit
       *[do] hits
    }
text-on-trophies =
    { $who } { $do_mood ->
        [is] gains
        [to] would gain
       *[do] gains
    } a trophy
text-on-votes =
    { $who } { $do_mood ->
        [is] casts
        [to] would cast
       *[do] casts
    } votes
text-on-ousted =
    { $who } { $do_mood ->
        [is] is
        [to] would be
       *[do] is
    } ousted

# How long something lasts, behind what lasts.
text-until = { $text } { $until }
text-until-strike = this strike
text-until-round = this round
text-until-combat = this combat
text-until-combat-round =
    during { $n ->
        [1] the first round
       *[other] round { $n }
    } of this combat
text-resulting-combat = in the resulting combat
text-resulting-round =
    during { $n ->
        [1] the first round
       *[other] round { $n }
    } of the resulting combat
text-until-action = this action
text-until-turn = this turn
text-until-game = for the rest of the game
text-until-referendum = in this referendum
text-until-phase = this phase
text-until-unlocks = until their next unlock phase
text-until-in-play = while this card is in play
text-until-next-yours = until your next { $phase } phase
text-until-next = until the next { $phase } phase of { $who }
text-until-next-theirs = until their next { $phase } phase
text-until-through-yours = until the end of your next { $phase } phase
text-until-through = until the end of the next { $phase } phase of { $who }
text-until-through-theirs = until the end of their next { $phase } phase
text-until-event = until { $event }

# The same before a clause that lasts.
text-through-strike = during this strike
text-through-round = during this round
text-through-combat = during this combat
text-through-action = during this action
text-through-turn = during this turn
text-through-game = for the rest of the game
text-through-referendum = during this referendum
text-through-phase = during this phase
text-through-unlocks = until their next unlock phase

# Manners, behind what is done so.
text-how-limited = { $text } (limited)
text-how-unneeded = { $text }, even if not needed yet
text-how-no-cost = { $text }, and its cost is not paid
text-how-against = { $text } against the referendum
text-how-only-continue = { $text }, only to continue combat
text-how-only-end = { $text }, only to end combat
text-how-random = { $text } at random
text-how-optional = { $text } (optional)
text-how-unlocked = { $text }, unlocked
text-how-automatic = { $text }, without a choice
text-how-first = { $text }, with first strike
text-how-ranged = { $text }, ranged
text-how-aggravated = { $text }, aggravated
text-how-unpreventable = { $text }, unpreventable
text-how-environmental = { $text }, environmental

# Damage: $n of these kinds.
text-damage = { $n }{ $ranged }{ $unpreventable }{ $environmental }{ $aggravated } damage
text-damage-ranged = R
text-damage-aggravated = {" "}aggravated
text-damage-unpreventable = {" "}unpreventable
text-damage-environmental = {" "}environmental

# Tokens: so many of them, as an object.
text-token-blood = { $n } blood
text-token-pool = { $n } pool
text-token-life = { $n } life
text-token-counter =
    { $n } { $n ->
        [one] counter
       *[other] counters
    }
text-token-hostage =
    { $n } { $n ->
        [one] hostage
       *[other] hostages
    }
text-token-corruption =
    { $n } { $n ->
        [one] corruption counter
       *[other] corruption counters
    }
text-token-edge = the Edge
text-token-conviction =
    { $n } { $n ->
        [one] conviction
       *[other] convictions
    }

# Of the pool of somebody.
text-token-of-pool = { $n } pool

# Numbers that are raised or lowered; $n has its sign.
text-bonus-stealth = { $n } stealth
text-bonus-intercept = { $n } intercept
text-bonus-bleed = { $n } bleed
text-bonus-votes =
    { $n } { $n_size ->
        [one] vote
       *[other] votes
    }
text-bonus-strength = { $n } strength
text-bonus-capacity = { $n } capacity
text-bonus-life = { $n } life
text-bonus-hunt = { $n } blood when hunting
text-bonus-maneuvers =
    { $n } optional { $n_size ->
        [one] maneuver
       *[other] maneuvers
    }
text-bonus-presses =
    { $n } optional { $n_size ->
        [one] press
       *[other] presses
    }
text-bonus-presses-to-end =
    { $n } optional { $n_size ->
        [one] press
       *[other] presses
    }, only to end combat
text-bonus-prevention = prevention of { $n } damage
text-bonus-strikes =
    { $n } additional { $n_size ->
        [one] strike
       *[other] strikes
    }
text-bonus-dodges =
    { $n } { $n_size ->
        [one] dodge
       *[other] dodges
    }
text-bonus-strike-damage = { $n } damage with strikes
text-bonus-hand-damage = { $n } damage with hand strikes
text-bonus-hand-size = { $n } hand size
text-bonus-transfers =
    { $n } { $n_size ->
        [one] transfer
       *[other] transfers
    }
text-bonus-master-actions =
    { $n } master phase { $n_size ->
        [one] action
       *[other] actions
    }
text-bonus-discard-actions =
    { $n } discard phase { $n_size ->
        [one] action
       *[other] actions
    }
text-bonus-minion-actions =
    { $n } minion phase { $n_size ->
        [one] action
       *[other] actions
    }
text-bonus-starting-life = { $n } starting life
text-each-combat-credit = { $text } each combat

# Amounts as they stand after "is" or in a comparison.
text-amount-count = the number of { $what_bare }
text-amount-of = the { $qty } of { $who }
text-amount-margin = the number of votes by which the referendum passed
text-amount-tokens = the { $qty } on { $who }
text-amount-times = { $first } times { $second }
text-amount-plus = { $first } plus { $second }
text-amount-minus = { $first } minus { $second }
text-amount-least = the lesser of { $first } and { $second }
text-amount-either = { $first } ({ $second } if not: { $condition })
text-amount-points = the points allotted

# What there is one of "for each".
text-each-count = { $each_bare }
text-each-of = { $qty } of { $who }
text-each-margin = vote by which the referendum passed
text-each-damage-lost = blood that { $who } lost to damage this round
text-each-token-blood = blood on { $who }
text-each-token-pool = pool of { $who }
text-each-token-life = life on { $who }
text-each-token-counter = counter on { $who }
text-each-token-hostage = hostage on { $who }
text-each-token-corruption = corruption counter on { $who }
text-each-token-edge = Edge of { $who }
text-each-token-conviction = conviction of { $who }
text-each-points = point allotted to { $who }
text-each-points-theirs = point allotted to them

# Choices before the effects.
text-pick-clan = choose a clan
text-pick-number = choose X, from { $from } to { $to }
text-pick-split = allot { $n } points among { $least } or more { $who_bare }
text-pick-by =
    { $who } { $who_n ->
        [one] chooses
       *[other] choose
    } { $what }
text-pick-each = each Methuselah chooses { $what }
text-pick-by-asked = { $who } must { $text }
text-pick-each-asked = each Methuselah must { $text }
text-pick-choose = choose { $what }
text-pick-maybe = { $text }, if any

# Prices.
text-price-blood = burn { $n } blood
text-price-pool = burn { $n } pool
text-price-life = burn { $n } life
text-price-blood-or-life = burn { $n } blood or life
text-price-conviction =
    burn { $n } { $n ->
        [one] conviction
       *[other] convictions
    }
text-price-lock = lock { $who }
text-price-burn = burn { $who }
text-price-burn-locked = burn { $who } (even if it is locked)
text-price-discard = discard { $who }
text-price-remove = burn { $tokens } from { $who }
text-price-blood-of = burn { $n } blood from { $who }
text-price-edge = burn the Edge
text-price-transfers =
    use { $n } { $n ->
        [one] transfer
       *[other] transfers
    }
text-price-actions =
    use { $n } { $n ->
        [one] phase action
       *[other] phase actions
    }
text-price-burn-any = burn { $who }

# What somebody does: kinds of action after "during", and what is barred, demanded, allowed or taxed (infinitive).
text-during = during { $action }
text-during-of = during { $action } of { $who }
text-during-at-you = during { $action } directed at you or a card you control
text-during-bleed-at-you = during a bleed directed at you
text-during-directed = during a directed action
text-during-undirected = during an undirected action
text-kind-of-act = an action
text-kind-of-bleed = a bleed action
text-kind-of-hunt = a hunt action
text-kind-of-political = a political action
text-kind-of-equip = an equip action
text-kind-of-employ = an employ retainer action
text-kind-of-recruit = a recruit ally action
text-kind-of-enter-combat = an action to enter combat
text-kind-of-rescue = a rescue action
text-kind-of-leave-torpor = an action to leave torpor
text-kind-of-diablerize = a diablerie action
text-kind-of-become-anarch = an action to become anarch
text-kind-of-use-card = an action of a card
text-to-act = act
text-to-bleed = bleed
text-to-hunt = hunt
text-to-political = take political actions
text-to-equip = equip
text-to-employ = employ retainers
text-to-recruit = recruit allies
text-to-enter-combat = take actions to enter combat
text-to-rescue = rescue from torpor
text-to-leave-torpor = leave torpor
text-to-diablerize = commit diablerie
text-to-become-anarch = become anarch
text-to-use-card = use actions of cards
text-to-block = block
text-to-unlock = unlock as usual
text-to-play = play cards
text-to-play-what = play { $who_bare }
text-to-strike = strike
text-to-non-hand-strike = use strikes other than hand strikes
text-to-press = press
text-to-maneuver = maneuver
text-to-prevent = prevent damage
text-to-vote = cast votes or ballots
text-to-vote-against = cast votes or ballots against the referendum
text-to-be-blocked = be blocked
text-to-be-diablerized = be diablerized
text-to-become-ready = become ready
text-to-same-action = take the same action again
text-to-block-anyone = block this action even if only minions of other Methuselahs may
text-to-act-at-once = act at once
text-to-play-as-vampire = play cards like a vampire
text-to-act-again = act again
text-to-ignore = ignore requirements
text-to-be-immune = be affected
text-of-what = { $text } ({ $who })

# Conditions, each with its negative twin.
text-if-is =
    { $who } { $who_n ->
        [one] is
       *[other] are
    } { $what }
text-if-not-is =
    { $who } { $who_n ->
        [one] is
       *[other] are
    } not { $what }
text-if-is-so =
    { $who } { $who_n ->
        [one] is
       *[other] are
    } { $what }
text-if-not-is-so =
    { $who } { $who_n ->
        [one] is
       *[other] are
    } not { $what }
text-if-was-blocked = { $who } was blocked
text-if-not-was-blocked = { $who } was not blocked
text-if-titled = { $who } is titled
text-if-not-titled = { $who } is not titled
text-if-of-clan = { $who } is a { $clan }
text-if-not-of-clan = { $who } is not a { $clan }
text-if-has =
    { $who } { $who_n ->
        [one] has
       *[other] have
    } { $disc }
text-if-not-has =
    { $who } { $who_n ->
        [one] does
       *[other] do
    } not have { $disc }
text-if-key = { $who } has the keyword “{ $key }”
text-if-not-key = { $who } does not have the keyword “{ $key }”
text-if-exists = there is { $who }
text-if-not-exists = there is no { $who_bare }
text-if-control = you control { $who }
text-if-not-control = you control no { $who_bare }
text-if-num =
    { $who } { $who_n ->
        [one] has
       *[other] have
    } { $op } { $qty }
text-if-not-num =
    it is not so that { $who } { $who_n ->
        [one] has
       *[other] have
    } { $op } { $qty }
text-if-tokens =
    { $who } { $who_n ->
        [one] has
       *[other] have
    } { $op } { $qty }
text-if-not-tokens =
    it is not so that { $who } { $who_n ->
        [one] has
       *[other] have
    } { $op } { $qty }
text-if-tokens-none =
    { $who } { $who_n ->
        [one] has
       *[other] have
    } no { $qty }
text-if-compare = { $amount } is { $op }
text-if-not-compare = { $amount } is not { $op }
text-if-action = the action is { $action }
text-if-not-action = the action is not { $action }
text-if-directed = the action is directed
text-if-not-directed = the action is not directed
text-if-at-you = the action is directed at you or a card you control
text-if-not-at-you = the action is not directed at you or a card you control
text-if-undirected = the action is undirected
text-if-not-undirected = the action is not undirected
text-if-successful = the action was successful
text-if-not-successful = the action was not successful
text-if-unsuccessful = the action was unsuccessful
text-if-not-unsuccessful = the action was not unsuccessful
text-if-card-action = the action was taken with a card
text-if-not-card-action = the action was not taken with a card
text-if-passed = the referendum passed
text-if-not-passed = the referendum did not pass
text-if-close = the range is close
text-if-not-close = the range is not close
text-if-long = the range is long
text-if-not-long = the range is not long
text-if-round = it is round { $n } of the combat
text-if-not-round = it is not round { $n } of the combat
text-if-both-ready = both combatants are ready
text-if-not-both-ready = not both combatants are ready
text-if-new = this card came into play { $span }
text-if-not-new = this card did not come into play { $span }
text-if-first = it is the first time { $span }
text-if-not-first = it is not the first time { $span }
text-if-has-edge =
    { $who } { $who_n ->
        [one] has
       *[other] have
    } the Edge
text-if-not-has-edge =
    { $who } { $who_n ->
        [one] does
       *[other] do
    } not have the Edge
text-if-played-at = this card was played at { $disc }
text-if-not-played-at = this card was not played at { $disc }

# Effects that hold: a number, a ban, a duty, a permission, a price, a property, a clause.
text-is-get =
    { $who } { $who_n ->
        [one] gets
       *[other] get
    } { $bonus }
text-is-prevent = { $who } can prevent { $n } damage
text-do-give = give { $who } { $bonus }
text-do-get = get { $bonus }
text-is-set = the { $qty } of { $who } is { $n }
text-is-blood-cost =
    { $who } { $who_n ->
        [one] costs
       *[other] cost
    } { $whom ->
        [you] you{ " " }
       *[all] { "" }
    }{ $n } blood
text-is-pool-cost =
    { $who } { $who_n ->
        [one] costs
       *[other] cost
    } { $whom ->
        [you] you{ " " }
       *[all] { "" }
    }{ $n } pool
text-cost-on = { $text } to play on { $who }
text-is-cannot = { $who } cannot { $deed }
text-is-must = { $who } must { $deed }
text-is-may = { $who } can { $deed }
text-let-disc = { $text } at { $disc }
text-let-cost = { $text } (to do so, { $price })
text-is-toll = { $who } must { $price } to { $deed }
text-called = { $text } if { $who } called it
text-is-of-clan = { $who } is considered { $clan }
text-is-of-sect = { $who } is considered { $sect }
text-is-like = { $who } has the clan and sect of { $other }
text-is-titled = { $who } has { $title }
text-is-titled-of = { $who } has the title of { $title } ({ $sect })
text-is-titled-unique = { $who } has the title of { $title } ({ $sect }, unique)
text-is-disciplined = { $who } has { $disc }
text-is-keyed = { $who } has the keyword “{ $key }”
text-is-open-hand =
    { $who } { $who_n ->
        [one] plays
       *[other] play
    } with an open hand
text-is-aggravated-hands = the hand strikes of { $who } do aggravated damage
text-is-normal-aggravated = { $who } treats aggravated damage as normal damage

# Tokens.
text-is-gain =
    { $who } { $who_n ->
        [one] gains
       *[other] gain
    } { $tokens }
text-do-add = add { $tokens } to { $who }
text-do-gain = gain { $tokens }
text-is-lose =
    { $who } { $who_n ->
        [one] burns
       *[other] burn
    } { $tokens }
text-do-lose-from = burn { $tokens } from { $who }
text-do-lose = burn { $tokens }
text-do-move = move { $tokens } from { $from } to { $to }
text-do-move-all = move all counters from { $from } to { $to }

# Cards.
text-do-lock = lock { $who }
text-do-unlock = unlock { $who }
text-is-wake = { $who } wakes: until the end of the action, being locked does not keep them from playing reaction cards or attempting to block
text-do-burn = burn { $who }
text-do-diablerize = diablerize { $who }
text-send-ready = move { $who } to the ready region
text-send-torpor = send { $who } to torpor
text-send-uncontrolled = move { $who } to the uncontrolled region
text-send-hand = return { $who } to its owner's hand
text-send-ash-heap = put { $who } in its owner's ash heap
text-send-library = shuffle { $who } into its owner's library
text-send-library-top = put { $who } on top of its owner's library
text-send-library-bottom = put { $who } on the bottom of its owner's library
text-send-crypt = shuffle { $who } into its owner's crypt
text-send-out-of-game = remove { $who } from the game
text-send-research = put { $who } in the research area
text-send-in-play = put { $who } in play
text-send-on = put { $who } on { $other }
text-send-in-play-of = put { $who } in play under the control of { $other }
text-do-control = give { $other } control of { $who }
text-do-take-control = take control of { $who }
text-do-become = { $who } becomes a minion with { $body }
text-do-know = remember { $who }
text-do-know-first = remember { $who } as the first
text-do-know-second = remember { $who } as the second

# Hands and decks.
text-do-draw =
    draw { $n } { $n ->
        [one] card
       *[other] cards
    }
text-is-draw =
    { $who } { $who_n ->
        [one] draws
       *[other] draw
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
text-do-draw-crypt =
    draw { $n } { $n ->
        [one] card
       *[other] cards
    } from your crypt
text-is-draw-crypt =
    { $who } { $who_n ->
        [one] draws
       *[other] draw
    } { $n } { $n ->
        [one] card
       *[other] cards
    } from their crypt
text-do-discard = discard { $cards }
text-is-discard =
    { $who } { $who_n ->
        [one] discards
       *[other] discard
    } { $cards }
text-do-discard-of = discard { $cards } of your choice from the hand of { $who }
text-do-search = search { $zones } for { $cards }
text-zones-of = { $zones } of { $who }
text-look-hand = look at the hand of { $who }
text-look-at = look at { $zone } of { $who }
text-do-equip = equip { $who } with { $other } (requirements and cost apply)

# The action.
text-end-action = end the action
text-end-action-unresolved = end the action (a blocking minion does not lock)
text-continue = continue the action as if unblocked
text-redirect = change the target of the bleed to { $who } (minions of the new target can attempt to block)
text-is-try-block = { $who } attempts to block
text-to-try-block = have { $who } attempt to block
text-fail-action = the action fails
text-fail-block = the attempt to block fails
text-no-bleed = the bleed burns no pool and is not successful
text-is-fight = { $who } enters combat with { $other }
text-to-fight = enter combat with { $other }
text-acting-is = { $who } counts as the acting minion in that combat

# Combat.
text-strike = strike: { $text }
text-strike-ranged = strike, ranged: { $text }
text-strike-first = strike with first strike: { $text }
text-strike-hand = hand strike
text-strike-hand-more = hand strike at +{ $n } damage
text-strike-weapon = use the strike of { $who }, at +{ $n } damage
text-strike-dodge = dodge
text-strike-combat-ends = combat ends
text-strike-steal-blood = steal { $n } blood or life (as blood)
text-strike-destroy-equipment = destroy { $what }
text-strike-steal-equipment = steal { $what }
text-maneuver = maneuver
text-press = press
text-prevent = prevent { $n } damage
text-is-damaged = { $who } takes { $damage }
text-set-close = that round is at close range
text-set-next-close = the next round of this combat is at close range
text-set-long = that round is at long range
text-set-next-long = the next round of this combat is at long range
text-new-round = start a new round of combat
text-end-combat = end combat
text-queue = another combat with { $who } begins after this one
text-restrike = { $who } chooses another strike

# Referendums and cards being played.
text-abstain = { $who } abstains: their votes and ballots are cancelled
text-cast-for = you cast the votes and ballots of { $who }
text-settle-passes = the referendum passes
text-settle-fails = the referendum fails
text-settle-canceled = cancel the referendum
text-do-cancel = cancel { $who }
text-ransom = { $who } can { $price } to cancel this card as it is played

# Other pieces.
text-extra-cost = Additional cost: { $price }.
text-only-if = { $text } if { $condition }
