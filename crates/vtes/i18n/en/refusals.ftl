# Why something cannot be chosen: the facts, and what would be needed. The program adds the number of
# the rule. Names of cards and minions come in their basic form; a player is a letter.

why-players =
    { $players ->
        [one] V:TES takes 2 to 6 players; { $players } player cannot play it.
       *[other] V:TES takes 2 to 6 players; { $players } players cannot play it.
    }
why-deck-size = A pile of the deck of { $seat } has { $have } cards where { $least } to { $most } are allowed.
why-wrong-pile = { $card } does not belong where the deck of { $seat } has it.
why-groups = The crypt of { $seat } mixes groups that do not go together.

why-not-now = { $card } cannot be used now.
why-other-time = { $card } cannot be used now. Its time: { $times }.
# When a card is played, by its type; the moments are those of terms.ftl.
time = { $moments }
time-own-action = an action of your own ({ $moments })
time-others-action = an action of another ({ $moments })
time-others-turn = the turn of another ({ $moments })
time-combat = combat ({ $moments })
why-not-in-blood-hunt = Action modifiers and reactions are not played in the referendum of a blood hunt.
why-no-minion = No minion of yours can use { $card }.
# $superior is yes for the superior level.
why-needs-discipline =
    { $superior ->
        [yes] { $minion } does not have { $discipline } at the superior level.
       *[no] { $minion } does not have { $discipline }.
    }
why-needs-clan = { $minion } is not of the clan that { $card } needs.
why-needs-clan-nobody = You have no ready minion of the clan that { $card } needs.
why-needs-more = { $minion } is not what { $card } needs.
why-needs-more-nobody = You have no minion as { $card } needs one.
why-needs-pool = This costs { $needs } pool, and you have { $has }.
why-needs-blood = This costs { $needs } blood, and { $card } has { $has }.
why-no-target = { $card } has no target now.
why-once-per = { $card } cannot be used again for now.
why-not-for-allies = { $minion } is an ally: cards that need a Discipline are for vampires.
why-no-master-action = No action of this phase is left.
why-one-trifle = A trifle has already given back an action in this turn.
why-out-of-turn-in-own-turn = An out-of-turn master is for the turns of others.
why-out-of-turn-used = You have played an out-of-turn master since your last turn.
why-one-event = You have played an event in this turn.
why-event-played = { $card } has been played in this game: it is one per game.
why-stealth-not-needed = Stealth can be added only while an attempt to block would succeed.
why-intercept-not-needed = Intercept can be added only while an attempt to block would fail.
why-not-blocking = { $minion } is not blocking.
why-condition = A condition of { $card } does not hold.

why-locked = { $card } is locked.
why-awake = { $minion } can react already.
why-not-ready = { $card } is not in the ready region.
why-cannot-act = { $minion } cannot do this.
why-must-hunt = { $minion } has no blood and must hunt.
why-must-act-first = { $minion } must act first.
why-already-bled = { $minion } has bled in this turn.
why-already-called = { $minion } has called a referendum in this turn.
why-same-action = { $minion } has done the action of { $card } in this turn.
why-allies-cannot = { $minion } is an ally: only vampires do this.
why-nobody-to-bleed = There is nobody to bleed.
why-barred = { $card } forbids it.
why-in-torpor = { $minion } is in torpor.
why-has-title = { $minion } has a title.
why-already-anarch = { $minion } is anarch already.

why-may-not-block = It is not for { $who } to block this action.
why-has-declined = { $who } has declined to block this action.
why-failed-already = { $minion } has failed to block, and nothing has changed since.

why-maneuvered-last = { $minion } made the last maneuver: now it is for the other.
why-pressed-last = { $minion } made the last press: now it is for the other.
why-strike-bound = { $minion } has maneuvered with a card or weapon, and must strike with it.
why-nothing-to-prevent = There is no damage that { $card } could prevent.
why-strikes-left = { $minion } still has additional strikes to make.
why-strikes-gained = { $minion } has gained additional strikes in this round already.

why-no-transfers =
    { $needs ->
        [one] This takes { $needs } transfer, and you have { $has }.
       *[other] This takes { $needs } transfers, and you have { $has }.
    }
why-last-pool = This would take the last of your pool.
why-not-full = It has { $has } blood and needs { $needs }.
why-crypt-empty = Your crypt is empty.
why-no-room = There is no room for more on this table.

why-no-votes = { $card } has no votes.
why-has-voted = { $card } has cast its votes.
why-abstains = { $card } abstains in this referendum.
why-one-card-vote = You have cast the vote of a political card in this referendum.
why-no-edge = You do not have the Edge.

why-own-turn = It is your own turn: you are asked about everything in it, and pass window by window.
why-no-action-under-way = No action is under way that could end.
why-no-combat-under-way = No combat is under way that could end.
why-aimed-at-you = Something is aimed at you already.
why-library-left = You can withdraw only when your library is empty.
why-hand-full = You can withdraw only once, and with fewer cards than your hand size.

# Set-up. $names are the names for the command line; $rule is a number such as 5.4.
setup-unknown-variant = There is no option "{ $given }". The options are: { $names }. Put "no-" before one without a value to turn it off.
setup-unknown-variant-suggest = There is no option "{ $given }"; did you mean "{ $near }"? The options are: { $names }. Put "no-" before one without a value to turn it off.
setup-refused = { $why } (rule { $rule })
