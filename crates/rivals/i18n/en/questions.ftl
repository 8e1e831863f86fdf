# Questions to the player who is asked. $card is a card that only this player may know, $by the
# card that asks, $vampire a vampire in play; all are names in their basic form. $side is a player
# such as "B (Toreador)". $n counts what the sentence is about.

question-leader = Which vampire is your Leader?
question-bid-first = Somebody else chose { $by } too. How much Prestige do you bid?
question-bid = Somebody else chose { $by } too, and the highest bid is { $n }. How much Prestige do you bid?
question-new-leader = You lost the bid. Which other vampire is your Leader?
question-next-effect = Which effect comes next?
question-act =
    { $n ->
        [0] You have no action left. What do you do?
        [one] You have { $n } action left. What do you do?
       *[other] You have { $n } actions left. What do you do?
    }
question-party = { $vampire } in The Streets: alone, or with whom?
question-draw-from = Which deck do you draw from?
question-host = { $card }: which vampire is exhausted to play it?
question-pay = { $card }: how much Prestige do you pay?
question-mend-whom = Do you discard a card to mend 1 Blood? On which vampire?
question-antagonist =
    { $n ->
        [one] { $by } deals { $n } Aggravated damage to your coterie. Who takes it?
       *[other] { $by } deals { $n } Aggravated damage to your coterie. Who takes the first of it?
    }
question-redirect-to = { $by }: which foe takes the damage?
question-discard-any =
    { $n ->
        [one] Which card do you discard?
       *[other] Which card do you discard ({ $n } left)?
    }
question-discard =
    { $n ->
        [one] { $by }: which card do you discard?
       *[other] { $by }: which card do you discard ({ $n } left)?
    }
question-target = Whom does { $vampire } attack?
question-intel = { $vampire } lacks { $n } Intel for this attack. Do you discard a card for 1 Intel?
# The same while the attack on $target is under way.
question-intel-target = { $vampire } lacks { $n } Intel to attack { $target }. Do you discard a card for 1 Intel?
question-attack-type = What kind of attack does { $vampire } make?
question-attack-card = Which Attack card do you play for { $vampire }?
question-block = { $vampire } is attacked. Who blocks?
# The same while the attack is under way: $attacker attacks $vampire, $type is the type of the attack.
question-block-attack =
    { $type ->
        [ranged] { $attacker } makes a Ranged attack on { $vampire }. Who blocks?
        [physical] { $attacker } makes a Physical attack on { $vampire }. Who blocks?
        [social] { $attacker } makes a Social attack on { $vampire }. Who blocks?
       *[mental] { $attacker } makes a Mental attack on { $vampire }. Who blocks?
    }
question-block-elsewhere = { $vampire } attacks. Do you block with the help of { $by }?
question-react = { $vampire } is attacked. Which Reaction do you play?
question-react-attack =
    { $type ->
        [ranged] { $attacker } makes a Ranged attack on { $vampire }. Which Reaction do you play?
        [physical] { $attacker } makes a Physical attack on { $vampire }. Which Reaction do you play?
        [social] { $attacker } makes a Social attack on { $vampire }. Which Reaction do you play?
       *[mental] { $attacker } makes a Mental attack on { $vampire }. Which Reaction do you play?
    }
question-retarget = The attack of { $vampire } can be redirected to another target. Whom does it hit?
question-option = { $by }: which of its texts do you choose?
question-abilities = { $vampire } attacks. Which ability do you use?
question-also-hit = { $by }: who is hit as well?
question-prevent = { $vampire } is about to take { $n } damage. What do you use against it?
question-burn-or-attach = You defeated { $by }. Do you burn or attach the card?
question-make-room = { $vampire } has 3 attached cards. Which one burns to make room?
question-attack-claimant = { $vampire } claims the title of Prince. Do you attack?
question-exert = { $by } needs { $n } more Influence. Where does it come from?
question-scheme = { $by }: do you add Influence, or answer, and how?
question-promise = { $by }: do you promise anything? The table holds you to it.
# $n is the place of the card among the face-down cards of $side; $have is the Prestige on it, $need
# what it needs.
question-contribute = { $card }, face-down card { $n } of { $side }, has { $have } of { $need } Prestige. Do you add 1? Whoever adds to it cannot be its target.
question-may = { $by }: do you use this effect?
question-pick-vampire = { $by }: which vampire do you choose?
question-pick-foe = { $by }: which foe do you choose?
question-pick-players = { $by }: which players do you name?
question-pick-mortal = { $by }: which mortal do you choose?
question-pick-ongoing = { $by }: which Ongoing card do you choose?
question-pick-face-down = { $by }: which face-down card do you choose?
question-pick-retainer = { $by }: which Retainer do you choose?
question-new-bearer = { $by }: who gets the Retainer?
question-pick-haven = { $by }: whose Haven do you choose?
question-recover = { $by }: which card of your discard pile do you take?
question-peek = { $by }: which deck do you look at?
question-keep-on-top = { $by }: you look at { $card }. Where does it go?
question-flip-agenda = { $card } would work now. Do you turn it up?
question-chance = What does chance bring?

# The same to those who wait. Nothing hidden may be said: no card of a hand, no face-down card.

waiting-leader = { $who } chooses a Leader.
waiting-bid-first = { $who } bids for { $by }.
waiting-bid = { $who } bids for { $by }; the highest bid is { $n }.
waiting-new-leader = { $who } chooses another Leader.
waiting-next-effect = { $who } chooses which effect comes next.
waiting-act =
    { $n ->
        [0] { $who } has the turn, with no action left.
        [one] { $who } has the turn, with { $n } action left.
       *[other] { $who } has the turn, with { $n } actions left.
    }
waiting-party = { $who } decides with whom { $vampire } goes.
waiting-draw-from = { $who } chooses a deck to draw from.
waiting-host = { $who } chooses a vampire to play a card.
waiting-pay = { $who } decides how much Prestige to pay.
waiting-mend-whom = { $who } may discard cards to mend vampires.
waiting-antagonist = { $who } decides who takes the damage of { $by } ({ $n } left).
waiting-redirect-to = { $who } chooses a foe to take the damage ({ $by }).
waiting-discard-any =
    { $n ->
        [one] { $who } chooses a card to discard.
       *[other] { $who } chooses { $n } cards to discard.
    }
waiting-discard =
    { $n ->
        [one] { $who } chooses a card to discard ({ $by }).
       *[other] { $who } chooses { $n } cards to discard ({ $by }).
    }
waiting-target = { $who } chooses whom { $vampire } attacks.
waiting-intel = { $who } decides whether to discard for the Intel that { $vampire } lacks ({ $n }).
waiting-attack-type = { $who } chooses the kind of attack of { $vampire }.
waiting-attack-card = { $who } decides about an Attack card for { $vampire }.
waiting-block = { $who } decides who blocks the attack on { $vampire }.
waiting-block-elsewhere = { $who } decides whether to block the attack of { $vampire } ({ $by }).
waiting-react = { $who } decides about a Reaction of { $vampire }.
waiting-retarget = { $who } decides whom the attack of { $vampire } hits.
waiting-option = { $who } chooses a text of { $by }.
waiting-abilities = { $who } decides about abilities in the attack of { $vampire }.
waiting-also-hit = { $who } chooses who is hit as well ({ $by }).
waiting-prevent = { $who } decides what to use against { $n } damage to { $vampire }.
waiting-burn-or-attach = { $who } decides whether to burn or attach { $by }.
waiting-make-room = { $who } chooses which card of { $vampire } burns to make room.
waiting-attack-claimant = { $who } decides whether to attack { $vampire }, who claims the title of Prince.
waiting-exert = { $who } gathers Influence for { $by } ({ $n } needed).
waiting-scheme = { $who } uses Influence and answers ({ $by }).
waiting-promise = { $who } may promise something ({ $by }).
waiting-contribute = { $who } decides whether to add Prestige to face-down card { $n } of { $side }.
waiting-may = { $who } decides whether to use { $by }.
waiting-pick-vampire = { $who } chooses a vampire ({ $by }).
waiting-pick-foe = { $who } chooses a foe ({ $by }).
waiting-pick-players = { $who } names players ({ $by }).
waiting-pick-mortal = { $who } chooses a mortal ({ $by }).
waiting-pick-ongoing = { $who } chooses an Ongoing card ({ $by }).
waiting-pick-face-down = { $who } chooses a face-down card ({ $by }).
waiting-pick-retainer = { $who } chooses a Retainer ({ $by }).
waiting-new-bearer = { $who } chooses who gets the Retainer ({ $by }).
waiting-pick-haven = { $who } chooses a Haven ({ $by }).
waiting-recover = { $who } chooses a card of the discard pile ({ $by }).
waiting-peek = { $who } chooses a deck to look at ({ $by }).
waiting-keep-on-top = { $who } looks at the top card of a deck ({ $by }).
waiting-flip-agenda = { $who } decides whether to turn up a hidden Agenda.
waiting-chance = { $who } waits for chance.

# The parts of a move that is put together at once.
part-action = Action
part-party = Party
part-deck = Deck
part-host = Vampire
part-prestige = Prestige
part-target = Target
part-type = Type of attack
part-card = Attack card

# Standing answers: what need not be asked, and how it is answered then.
stop-draw = Which deck I draw from
stop-draw-ask = ask me
stop-draw-library = always the Library
stop-draw-faction = always the Faction Deck
stop-mend = Mending a vampire for a card
stop-mend-ask = ask me
stop-mend-most-wounded = mend whoever lacks the most Blood
stop-mend-none = mend nobody
stop-abilities = Abilities in my attacks
stop-abilities-ask = ask me
stop-abilities-none = use none
stop-intel = Intel for attacks of others
stop-intel-ask = ask me
stop-intel-none = discard nothing
stop-contribute = Conspiracies of others
stop-contribute-ask = ask me
stop-contribute-no = do not contribute
stop-pass = In the turns of others
stop-pass-ask = ask me
stop-pass-unless-attacked = pass unless I am attacked
stop-pass-unless-attacked-note = While none of your vampires is attacked, in the turns of others you discard nothing for Intel, add nothing to Conspiracies, block for nobody, attack no claimant and promise nothing. You are asked about everything else: Schemes, too.
