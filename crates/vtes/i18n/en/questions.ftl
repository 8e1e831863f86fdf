# Questions to the player who is asked. Names of cards and minions come in their basic form, without
# regard to gender; $who, $foe and $player are players such as "B (Ventrue)". $n counts what the
# sentence is about.

# A window in which something can be done; $moment is one of the moments in terms.ftl. The messages
# with an ending stand in its place where more is known of what is under way.
question-window = { $moment }: do you do anything?
# $foe is the player whose turn it is.
question-window-other = Turn of { $foe }, { $moment }: do you do anything?
question-window-unlock = Your unlock phase: do you do anything?
# $n is the number of actions of the phase that are left; of transfers in the influence phase.
question-window-master =
    { $n ->
        [0] Your master phase: no master phase action is left. Do you do anything?
        [one] Your master phase: { $n } master phase action left. What do you play?
       *[other] Your master phase: { $n } master phase actions left. What do you play?
    }
question-window-minion = Your minion phase: which minion acts?
question-window-influence =
    { $n ->
        [0] Your influence phase: no transfer is left. Do you do anything?
        [one] Your influence phase: { $n } transfer left. What do you do with it?
       *[other] Your influence phase: { $n } transfers left. What do you do with them?
    }
question-window-discard =
    { $n ->
        [0] Your discard phase: no discard phase action is left. Do you do anything?
        [one] Your discard phase: { $n } discard phase action left. Which card do you discard?
       *[other] Your discard phase: { $n } discard phase actions left. Which card do you discard?
    }
# $act is a sentence on the action under way, from those at the end of this file; $stealth is its
# stealth.
question-window-block =
    { $stealth ->
        [0] { $act }. Do you block?
       *[other] { $act } (stealth { $stealth }). Do you block?
    }
# $holds is yes if the block would succeed as it stands.
question-window-attempt =
    { $holds ->
        [yes] { $act }. { $blocker } blocks it as it stands: intercept { $intercept }, stealth { $stealth }. Do you do anything?
       *[no] { $act }. { $blocker } attempts to block and fails as it stands: intercept { $intercept }, stealth { $stealth }. Do you do anything?
    }
question-window-action = { $act } ({ $moment }). Do you do anything?
# $first acts, $second is the other; $range is one of the ranges in table.ftl.
question-window-combat = { $first } against { $second }, round { $n }, { $range } ({ $moment }). Do you do anything?
question-window-prevent =
    { $n ->
        [one] { $minion } is about to take { $n } damage. What do you use against it?
       *[other] { $minion } is about to take { $n } damage. What do you use against it?
    }
# $title says what the referendum is about; $yes and $no are votes.
question-window-polling = { $title }: { $yes } for, { $no } against. How do you vote?
question-as-played = { $player } plays { $card }. Do you cancel it?
# $event is one of the triggers in terms.ftl.
question-would = { $what }: { $event }. Do you do anything before it happens?
question-deed = What does { $minion } do?
question-must-act = These minions must act before the phase ends. Which one does now?
question-slave = { $minion } is blocked. Does a slave fight instead?
question-next = Your unlock phase: what comes next?
question-next-trigger = Several texts apply. Which comes next?
# $n is 0 for the first thing chosen.
question-target =
    { $n ->
        [0] { $card }: whom or what do you choose?
       *[other] { $card }: whom or what do you choose besides?
    }
question-more = { $card }: whom or what do you choose next?
question-x = { $card }: how much is X?
question-number = { $card }: which number do you choose?
question-clan = { $card }: which clan do you choose?
question-points = { $card }: how many points does each one get?
question-option = { $card }: what do you choose?
question-may = Do you use { $card }?
question-price = { $card }: what do you pay with?
question-payer = { $card }: whose blood pays, or what is burned?
question-pay = { $card }: do you pay?
question-strike = Which strike does { $minion } make?
# The same while the combat with $foe is under way.
question-strike-combat = Which strike does { $minion } make ({ $foe }, { $range })?
question-prevent = Which damage to { $minion } do you prevent?
question-strike-target = What does the strike of { $minion } hit?
question-equipment = { $minion }: which piece of equipment do you choose?
question-share = Rescuing { $minion } costs 2 blood. How much of it does the rescuer pay?
question-take = Which equipment do you take from { $minion }?
question-diablerie = { $victim } tried to leave torpor and was blocked. Does { $minion } diablerize it?
question-diablerie-discipline = { $minion } committed diablerie and may gain a level of a Discipline. Which card do you take for it?
question-discard = Which card do you discard?
question-search = { $card }: which card do you take?
question-polling = How do you vote?
# The same while the referendum is under way; $title says what it is about, $yes and $no are votes.
question-polling-tally = { $title }: { $yes } for, { $no } against. How do you vote?
question-cast-for = How are the votes of { $minion } cast?
question-draw = Which card is drawn?
question-draw-crypt = Which vampire comes from the crypt?
question-random = Which card is it, at random?

# The same to those who wait. Nothing hidden may be said.

waiting-window = { $who } may do something ({ $moment }).
waiting-as-played = { $who } may cancel { $card } of { $player }.
waiting-would = { $who } may do something before it happens ({ $what }: { $event }).
waiting-deed = { $who } decides what { $minion } does.
waiting-must-act = { $who } chooses which minion must act now.
waiting-slave = { $who } chooses whether a slave fights instead of { $minion }.
waiting-next = { $who } goes through the unlock phase.
waiting-next-trigger = { $who } chooses which text comes next.
waiting-target = { $who } chooses for { $card }.
waiting-more = { $who } chooses for { $card }.
waiting-x = { $who } decides how much X is ({ $card }).
waiting-number = { $who } chooses a number ({ $card }).
waiting-clan = { $who } chooses a clan ({ $card }).
waiting-points = { $who } divides points ({ $card }).
waiting-option = { $who } chooses what { $card } does.
waiting-may = { $who } decides whether to use { $card }.
waiting-price = { $who } chooses what to pay with ({ $card }).
waiting-payer = { $who } chooses who or what pays ({ $card }).
waiting-pay = { $who } decides whether to pay ({ $card }).
waiting-strike = { $who } chooses the strike of { $minion }.
waiting-prevent = { $who } decides which damage to { $minion } to prevent.
waiting-strike-target = { $who } chooses what the strike of { $minion } hits.
waiting-equipment = { $who } chooses equipment of { $minion }.
waiting-share = { $who } decides who pays for the rescue of { $minion }.
waiting-take = { $who } decides which equipment to take from { $minion }.
waiting-diablerie = { $who } decides whether { $minion } diablerizes { $victim }.
waiting-diablerie-discipline = { $who } decides which Discipline { $minion } gains.
waiting-discard = { $who } chooses a card to discard.
waiting-search = { $who } searches for a card ({ $card }).
waiting-polling = { $who } decides how to vote.
waiting-cast-for = { $who } decides how the votes of { $minion } are cast.
waiting-draw = { $who } waits for a card to be drawn.
waiting-draw-crypt = { $who } waits for a card of the crypt.
waiting-random = { $who } waits for chance.

# The action under way as a sentence. $actor acts for the player $who; $target is a player, a minion
# or another card, $card the card or text that it is done with.
act-bleed = { $actor } of { $who } bleeds { $target } for { $n }
act-bleed-you = { $actor } of { $who } bleeds you for { $n }
act-hunt = { $actor } of { $who } hunts
act-political = { $actor } of { $who } calls a referendum: { $card }
act-equip = { $actor } of { $who } equips with { $card }
act-equip-from = { $actor } of { $who } takes equipment from { $target }
act-employ = { $actor } of { $who } employs { $card }
act-recruit = { $actor } of { $who } recruits { $card }
act-rescue = { $actor } of { $who } rescues { $target } from torpor
act-leave-torpor = { $actor } of { $who } leaves torpor
act-diablerize = { $actor } of { $who } diablerizes { $target }
act-become-anarch = { $actor } of { $who } becomes anarch
act-card = { $actor } of { $who } acts with { $card }
act-card-target = { $actor } of { $who } acts with { $card } on { $target }
# $deed is one of the deeds in terms.ftl.
act-other = { $actor } of { $who } acts: { $deed }
