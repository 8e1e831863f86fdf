# Lines of the log, without a full stop. $who is a player such as "B (Toreador)", the subject; $foe
# and $victim are others. $card, $vampire, $target and $by are names of cards in their basic form.
# $n counts what the sentence is about. $type is ranged, physical, social or mental; $deck is
# library or faction.

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-first-player = { $who } is the first player
event-leader-chosen = { $who } starts with { $vampire } as Leader
event-bid = { $who } bids { $amount } Prestige
event-bid-passed = { $who } does not bid
event-bid-won =
    { $amount ->
        [0] { $who } keeps { $vampire } for nothing
       *[other] { $who } keeps { $vampire } for { $amount } Prestige
    }
event-token-back = { $who } drew their own Rival token and draws again
event-rival-token = The Rival of { $who } is { $rival }

event-turn = Turn { $turn }: { $who }
event-phase = { $phase }
event-city-card = { $card } comes into The Streets
event-city-shuffled = The City discard pile is shuffled into a new City Deck
event-city-empty = No City card is left
event-event-burned = { $card } is over and burns
event-events-returned =
    { $amount ->
        [0] No burned Event can return to the City Deck
        [one] { $amount } burned Event is shuffled into the City Deck
       *[other] { $amount } burned Events are shuffled into the City Deck
    }
event-returned = The vampires of { $who } become ready and return to their Haven
event-stays-out = { $vampire } stays in The Streets

event-drew =
    { $deck ->
        [faction] { $who } draws from the Faction Deck: { $card }
       *[library] { $who } draws from the Library: { $card }
    }
event-drew-hidden =
    { $deck ->
        [faction] { $who } draws a card from the Faction Deck
       *[library] { $who } draws a card from the Library
    }
event-nothing-to-draw = { $who } has nothing left to draw
event-discarded = { $who } discards { $card }
event-put-away = { $who } puts { $card } from the Library into the discard pile
event-recovered = { $who } takes { $card } from the discard pile into hand
# $n is Prestige.
event-recruited = { $who } recruits { $vampire } for { $cost } Prestige
event-fraud-burned = { $vampire } of { $who } burns in torpor: another of that name was recruited
event-played-alone = { $who } plays { $card }
event-played = { $who } plays { $card } with { $vampire }
event-played-face-down = { $who } plays { $card } face down with { $vampire }
event-played-face-down-hidden = { $who } plays a card face down with { $vampire }
event-used = { $who } uses { $card }
event-peeked =
    { $deck ->
        [faction] { $who } looks at the top card of the Faction Deck: { $card }
       *[library] { $who } looks at the top card of the Library: { $card }
    }
event-peeked-hidden =
    { $deck ->
        [faction] { $who } looks at the top card of the Faction Deck
       *[library] { $who } looks at the top card of the Library
    }
event-kept-on-top =
    { $deck ->
        [faction] { $who } leaves it on top of the Faction Deck
       *[library] { $who } leaves it on top of the Library
    }
event-put-under =
    { $deck ->
        [faction] { $who } puts it under the Faction Deck
       *[library] { $who } puts it under the Library
    }
event-top-revealed = { $who } turns up the top card of the Library: { $card }
event-ongoing-burned = { $card } of { $who } burns

event-moved = { $vampire } goes to The Streets
event-joined = { $vampire } joins the party of { $with }
event-went-alone = { $vampire } is a party of its own
event-exhausted = { $vampire } is exhausted

event-gained-prestige = { $who } gains { $amount } Prestige
event-lost-prestige = { $who } loses { $amount } Prestige
# After a line on a vampire that enters torpor.
event-lost-prestige-torpor = { $who } puts { $amount } Prestige onto it as Blood
event-paid-prestige = { $who } pays { $amount } Prestige
event-stole-prestige = { $who } steals { $amount } Prestige from { $from }
event-gained-agenda = { $who } gains { $amount } Agenda
event-lost-agenda = { $who } loses { $amount } Agenda
event-lost-blood = { $vampire } loses { $amount } Blood
event-paid-blood = { $vampire } pays { $amount } Blood
event-stole-blood = { $vampire } steals { $amount } Blood from { $from }
event-mended = { $vampire } mends { $amount } Blood
event-loaded =
    { $amount ->
        [one] { $amount } token goes onto { $card } of { $who }
       *[other] { $amount } tokens go onto { $card } of { $who }
    }
# $nth is the place among the player's face-down cards.
event-fed = { $amount } Prestige from the supply goes onto face-down card { $nth } of { $who }
event-marked = { $vampire } gets an Agenda token: whoever defeats it takes it
event-mark-taken = { $who } takes { $amount } Agenda from { $vampire }

event-attack = { $who } attacks { $target } with { $attacker }
# $n was added; $have is the Intel now, $need the Secrecy.
event-intel = { $who } adds { $amount } Intel ({ $have } of { $need })
event-out-of-reach = { $attacker } lacks the Intel to attack { $target }
event-attack-over = The attack of { $attacker } is over
event-attack-type =
    { $kind ->
        [ranged] { $attacker } makes a Ranged attack
        [physical] { $attacker } makes a Physical attack
        [social] { $attacker } makes a Social attack
       *[mental] { $attacker } makes a Mental attack
    }
event-card-laid = { $who } plays an Attack card: { $card }
event-card-laid-hidden = { $who } plays an Attack card face down
event-no-card = { $who } plays no card
event-blocked = { $vampire } of { $who } blocks
event-block-undone = { $who } takes back the block of { $vampire }
event-reaction-laid = { $who } plays a Reaction: { $card }
event-reaction-laid-hidden = { $who } plays a Reaction face down
event-reaction-back = { $who } takes back the Reaction
event-revealed = { $who } reveals { $card }
event-illegal = { $card } is not legal here, and { $who } discards it
event-retargeted = The attack is redirected to { $target }
event-cancelled = { $card } is cancelled
event-text-void = The text of { $card } is void
event-more-damage = The attack deals +{ $amount } damage
event-unblockable = The next attack of { $vampire } in this turn cannot be blocked

# $aggravated is yes or no.
event-damage =
    { $aggravated ->
        [yes]
            { $kind ->
                [ranged] { $amount } Ranged Aggravated damage is dealt to { $victim }
                [physical] { $amount } Physical Aggravated damage is dealt to { $victim }
                [social] { $amount } Social Aggravated damage is dealt to { $victim }
               *[mental] { $amount } Mental Aggravated damage is dealt to { $victim }
            }
       *[no]
            { $kind ->
                [ranged] { $amount } Ranged damage is dealt to { $victim }
                [physical] { $amount } Physical damage is dealt to { $victim }
                [social] { $amount } Social damage is dealt to { $victim }
               *[mental] { $amount } Mental damage is dealt to { $victim }
            }
    }
event-hunter-damage = { $hunter } deals { $amount } Aggravated damage to { $victim }
event-redirected = { $who } redirects { $amount } damage to { $to }
event-reduced = { $victim }: attributes and Shields take off { $amount } damage
event-prevented = { $victim }: { $amount } damage is prevented
event-damage-taken = { $victim } takes { $amount } damage
event-no-damage = { $victim } takes no damage

event-mortal-survived = { $card } survives
event-mortal-defeated = { $who } defeats { $card }
event-mortal-burned = { $card } burns
event-mortal-discarded = { $card } goes to the City discard pile
event-hunter-back = { $card } is shuffled into the City Deck
event-hunter-burned = { $card } burns
event-attached = { $card } is attached to { $vampire }
event-attachment-burned = { $card } of { $vampire } burns
event-attachment-discarded = { $card } of { $vampire } is discarded
event-retainer-taken = { $card } goes from { $from } to { $vampire }
event-torpor-alone = { $vampire } of { $who } is defeated and enters torpor
event-torpor = { $by } defeats { $vampire } of { $who }, who enters torpor
event-vampire-burned-alone = { $vampire } of { $who } is defeated and burns
event-vampire-burned = { $by } defeats { $vampire } of { $who }, who burns
event-back-from-torpor = { $vampire } of { $who } returns from torpor to the Haven

event-claim = { $who } claims the title of Prince with { $vampire }
event-claim-let-pass = { $who } does not attack the claimant
event-claim-failed = The claim of { $vampire } fails
event-prince = { $vampire } of { $who } is { $title }
event-prince-free = The title of Prince is free in The Streets

event-exerted = { $vampire } exerts { $amount } Influence
event-more-influence = { $who } gains { $amount } Influence
event-modifier-laid = { $who } plays { $card } for Influence
event-modifier-laid-hidden = { $who } plays a card for Influence face down
event-hid =
    { $amount ->
        [0] { $who } holds no Prestige in the fist
       *[other] { $who } holds { $amount } Prestige in the fist
    }
event-hid-hidden = { $who } holds out a closed fist
event-spent-for-influence = { $who } spends { $amount } Prestige for Influence
# $amount is the Influence that everybody sees; $answer is yes or no.
event-answer =
    { $yes ->
        [yes] { $who } answers YES with { $visible } visible Influence
       *[no] { $who } answers NO with { $visible } visible Influence
    }
event-hand-opened =
    { $amount ->
        [0] { $who } opens an empty fist
       *[other] { $who } opens the fist: { $amount } Prestige
    }
event-scheme-result =
    { $answer ->
        [yes] { $card } succeeds: { $yes } for YES, { $no } for NO
       *[no] { $card } fails: { $yes } for YES, { $no } for NO
    }
# $named is a list of players.
event-named = { $who } names { $seats }
# $promise is "yes" or "no" (an answer), "intel" or "peace"; $whom is a player, $n Agenda.
event-promised =
    { $promise ->
        [yes] { $who } promises to answer YES
        [no] { $who } promises to answer NO
        [intel] { $who } promises to discard for Intel at the next attack on { $whom } that needs it
       *[peace] { $who } promises not to attack { $whom } below { $n } Agenda
    }
event-promise-kept =
    { $promise ->
        [yes] { $who } keeps the promise to answer YES
        [no] { $who } keeps the promise to answer NO
        [intel] { $who } keeps the promise of Intel against { $whom }
       *[peace] { $who } keeps the peace with { $whom } below { $n } Agenda
    }

event-shown = { $who } shows face-down card { $nth } to { $to }: { $card }
event-shown-hidden = { $who } shows face-down card { $nth } to { $to }
# $side is own or other: whose card it is.
event-contributed =
    { $side ->
        [own] { $who } adds 1 Prestige to their own face-down card { $nth }
       *[other] { $who } adds 1 Prestige to face-down card { $nth } of { $to }
    }
event-resolved = { $who } resolves { $card }
event-agenda-flipped = { $who } turns up their Agenda: { $card }

event-knocked-out-alone = { $who } is knocked out
event-knocked-out = { $who } is knocked out by { $by }
event-turn-limit = The game has lasted too long and ends
# $n is the number of winners.
event-won =
    { $count ->
        [0] Nobody wins the game
        [one] { $winners } wins the game
       *[other] { $winners } win the game
    }
