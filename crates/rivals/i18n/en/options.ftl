# Options, short. $ask is the word of the question (see questions.ftl), for options that mean
# different things in different questions. $card and $vampire are names in their basic form, $foe
# and $side players such as "B (Toreador)".

option-draw = Draw a card
option-recruit = Recruit { $card } for { $cost } Prestige
option-play = Play { $card }
option-attack = Attack with { $card }
option-claim = { $card } claims the title of Prince
# $title is the Title of the vampire $card, with what it does.
option-title-action = { $card } acts as { $title }
option-move = { $card } goes to The Streets
option-regroup = { $card } changes parties
option-use =
    { $ask ->
        [next-effect] { $card }
       *[other] Use { $card }
    }
option-burn-retainer = Burn { $card } of { $vampire } for nothing
# $card is one of the player's face-down cards, $n its place among them, $have the Prestige on it, $need
# what it needs.
option-show = Show { $card } (face down, { $n }) to { $foe }
option-invite = Ask { $foe } to join { $card } (face down, { $n })
option-contribute = Add 1 Prestige to { $card } ({ $have } of { $need })
option-resolve = Resolve { $card } (face down, { $n })
option-face-down = { $card } (face down, { $n })
# Stands for $card where the card is not known any more.
option-hidden-card = the card
option-flip = Turn up your Agenda: { $card }
option-end-turn = End your turn

option-alone = As a party of its own
option-with = With { $card }
# $n cards are left.
option-from-library =
    { $ask ->
        [peek] Your Library
       *[other] From your Library ({ $n } left)
    }
option-from-faction =
    { $ask ->
        [peek] Your Faction Deck
       *[other] From your Faction Deck ({ $n } left)
    }

option-target = { $card } of { $side }
option-ongoing = { $card } of { $side }
option-retainer = { $card } of { $vampire }
option-foe =
    { $ask ->
        [pick-haven] The Haven of { $foe }
        [pick-players] Name { $foe }
       *[other] { $foe }
    }
option-card =
    { $ask ->
        [discard] Discard { $card }
        [intel] Discard { $card }
        [attack-card] Play { $card }
        [react] Play { $card }
        [recover] Take { $card }
       *[other] { $card }
    }
option-face-up = Play { $card } face up
option-block = Block with { $card }
option-vampire =
    { $ask ->
        [host] { $card } plays it
        [mend-whom] Mend { $card }
        [antagonist] 1 damage to { $card }
        [attack-claimant] Attack with { $card }
       *[other] { $card }
    }
# Where a text to choose is not known any more.
option-nth-text = Text { $n }
option-amount =
    { $ask ->
        [bid] Bid { $n } Prestige
        [pay] Pay { $n } Prestige
       *[other] { $n }
    }
# A beaten mortal; $vampire is the attacker.
option-burn = Burn it: { $vampire } mends { $n } Blood
option-attach = Attach it to { $vampire } as a Retainer
option-keep = Leave it on top
option-bottom = Put it under the deck

option-exert = Exert { $card }
option-modifier = Use { $card } as your Influence Modifier
option-spend =
    { $n ->
        [0] Spend no Prestige
       *[other] Spend { $n } Prestige for Influence
    }
option-hide =
    { $n ->
        [0] Hold nothing in the fist
       *[other] Hold { $n } Prestige in the fist
    }
# $promise is "yes" or "no" (an answer), "intel" or "peace"; $whom is a player, $n Agenda.
option-promise =
    { $promise ->
        [yes] Promise to answer YES
        [no] Promise to answer NO
        [intel] Promise to discard for Intel at the next attack on { $whom } that needs it
       *[peace] Promise not to attack { $whom } below { $n } Agenda
    }

# $effects is the text of an optional effect, as on the card.
option-yes-effects = Yes: { $effects }
option-yes =
    { $ask ->
        [scheme] Answer YES
        [contribute] Add 1 Prestige
        [block-elsewhere] Block
        [flip-agenda] Turn it up
       *[other] Yes
    }
option-no =
    { $ask ->
        [scheme] Answer NO
        [contribute] Add nothing
        [block] No block
        [block-elsewhere] Do not block
        [react] No Reaction
        [attack-card] No Attack card
        [attack-claimant] Do not attack
        [flip-agenda] Leave it face down
       *[other] No
    }
option-done =
    { $ask ->
        [bid] Pass
        [scheme] Stay out, without an answer
        [mend-whom] No further mending
        [discard] No further card
        [intel] No further card
        [attack-card] No Attack card
        [attack-claimant] Do not attack
        [block] No block
        [react] No Reaction
        [retarget] Leave the target
        [abilities] No further ability
        [also-hit] Nobody else
        [prevent] Nothing further
        [promise] No further promise
        [pick-players] Nobody else
        [pick-retainer] No Retainer
       *[other] Done
    }

# Numbers that help to choose: $details is a list of the messages below, of mark-secrecy and
# mark-influence (table.ftl), of a card's kind, or what an ability costs and does.
option-details = { $card } ({ $details })
detail-vitals = Blood { $blood }/{ $n }
detail-potency = Blood Potency { $n }
detail-blood = Blood { $n }
detail-agenda = Agenda { $n }
# What the attacker's attribute adds to the damage, and what the target's takes off.
detail-attribute = attribute +{ $n }
detail-defence = defence { $n }
detail-damage = damage { $n }
detail-shield = Shield { $n }
detail-prestige = { $n } Prestige
detail-prestige-range = { $from } to { $to } Prestige

# Names alone, with what is worth knowing.
option-mortal = { $card }
option-city-card = { $card }
option-city = { $card }
option-drawn = { $card }
option-type = { $type }
option-option = { $text }
option-first = { $foe }
option-token = { $foe }
