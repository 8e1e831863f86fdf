# Why something cannot be chosen: the facts, and what would be needed. The program adds the
# number of the rule. $vampire, $card and $by are names in their basic form; $who is a player, in
# a refusal by the letter alone.

why-players =
    { $players ->
        [one] Rivals takes 2 to 4 players; { $players } player cannot play it.
       *[other] Rivals takes 2 to 4 players; { $players } players cannot play it.
    }
# A pile of the deck: $least to $most cards, or exactly $most.
why-deck-size = The deck of { $seat } has { $have } Library cards where { $least } to { $most } are allowed.
why-deck-exact = The deck of { $seat } has { $have } vampires where { $most } are needed.
why-copies =
    { $most ->
        [one] The deck of { $seat } has { $card } { $have } times, and { $most } is allowed.
       *[other] The deck of { $seat } has { $card } { $have } times, and { $most } are allowed.
    }
why-wrong-pile = { $card } does not belong where the deck of { $seat } has it.
why-tokens = A colour has tokens worth { $have }, and every player starts with { $least }.
why-taken = { $vampire } is the Leader of somebody else.

why-no-action-left = You have no action left in this turn.
why-not-ready = { $vampire } is not ready.
why-not-in-streets = { $vampire } is not in The Streets.
why-only-once = { $vampire } has already done this.
why-in-play = { $vampire } is already in a coterie: nobody else can have a vampire of that name.
why-used = { $card } has been used in this turn.
why-deck-empty = That deck is empty.
why-prestige =
    { $have ->
        [0] This costs { $cost } Prestige, and you have none.
       *[other] This costs { $cost } Prestige, and the last one cannot be spent: you need { $need } and have { $have }.
    }
why-blood = This costs { $cost } Blood, and the last one cannot be paid: { $vampire } needs { $need } and has { $have }.
why-potency = This needs Blood Potency { $need }, and { $vampire } has { $have }.
why-clan = This needs a vampire of clan { $clan } in your coterie.
why-no-target = { $card } has no target now.
why-no-cards =
    { $need ->
        [one] This takes { $need } card from your hand, and you have none.
       *[other] This takes { $need } cards from your hand, and you have { $have }.
    }
# $text is the whole text of the card.
why-not-now = { $card } cannot be used now. { $text }
why-in-torpor = { $vampire } is in torpor.
why-no-leader = You have no Leader outside torpor.
why-prince-not-free = The title of Prince is not free in The Streets.

why-no-turn-yet = { $who } has not had a turn yet and cannot be attacked.
why-too-secret = The target has Secrecy { $secrecy }, and the attack has Intel { $reach }.
# $type is the type of the attack: ranged, physical, social or mental.
why-wrong-type =
    { $kind ->
        [ranged] { $card } cannot be played in a Ranged attack.
        [physical] { $card } cannot be played in a Physical attack.
        [social] { $card } cannot be played in a Social attack.
       *[mental] { $card } cannot be played in a Mental attack.
    }
why-no-ranged = No Ranged card can be played now ({ $by }).
why-unblockable = This attack of { $vampire } cannot be blocked.
why-not-a-guard = { $vampire } cannot block a Ranged attack: only a Guard can.
why-blocks-itself = { $vampire } is the target and cannot block for itself.
why-used-in-attack = { $card } has been used in this attack.
why-not-the-rival = Only the player whose Rival { $who } is may play an Attack card against the claimant.

why-influence = This needs { $need } Influence, and you can raise { $have }.
why-no-influence = { $vampire } has no Influence now.
why-one-modifier = You have already used an Influence Modifier: only one is allowed in an action or event.
why-titled = { $vampire } already has a Title.
why-title-taken = { $card } is unique, and somebody has it.
why-one-per-player = You already have { $card }: only one is allowed per player.
why-active-player-says-yes = The player of a Scheme answers YES.

why-not-enough = The card needs { $need } Prestige on it and has { $have }.
why-once-per-turn = You have already done this in this turn.
why-contributors = Every foe has put Prestige on this card and cannot be its target.

# $promise is "yes" or "no" (an answer), "intel" or "peace"; $whom is a player, $n Agenda.
why-promised =
    { $promise ->
        [yes] { $who } has promised to answer YES.
        [no] { $who } has promised to answer NO.
        [intel] { $who } has promised to discard for Intel at the next attack on { $whom }.
       *[peace] { $who } has promised not to attack { $whom } below { $n } Agenda.
    }
why-already-promised = You have already promised this.
why-full-blood = { $vampire } has all its Blood.

# Set-up. $names are the names for the command line; $rule is a number such as 24.2.
setup-unknown-variant = There is no variant "{ $given }". The variants are: { $names }. Put "no-" before a name to turn it off.
setup-unknown-variant-suggest = There is no variant "{ $given }"; did you mean "{ $near }"? The variants are: { $names }. Put "no-" before a name to turn it off.
setup-refused = { $why } (rule { $rule })
