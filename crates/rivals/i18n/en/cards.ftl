# The rules text of cards. It is put together from what a card does, one message for each piece,
# so every piece must fit wherever it can stand.
#
# A text is made of sentences, one for each ability:
#   tag – moment, if condition, cost: effects.
# Every part but the effects may be missing. Pieces begin with a small letter; the program makes
# the first letter of a sentence large. "You" is the player of the card; on an Event, the player
# that it is about.
#
# $self says whom a text means by itself: "character" (a vampire's own text), "bearer" (a card
# attached to a vampire) or "leader" (a Haven, whose text counts as the Leader's). $type is
# "ranged", "physical", "social" or "mental". $discipline is a name in its basic form.

# What cards without a clan are grouped by.
group-neutral = Neutral

## How a sentence hangs together.

sentence = { $text }.
# $tag is a keyword or a role; $text the rest of the sentence.
tagged = { $tag } – { $text }
# $lead is a moment (when-...) or a condition (if).
lead = { $lead }, { $text }
# $condition is one or more of the if-... below.
if = if { $condition }
# Two conditions, two costs, or two effects that hold side by side.
both = { $first } and { $second }
# Two moments.
moment-or = { $first } or { $second }
# $effects are one or more effects; $cost one or more of the cost-... below.
ability-may = you may { $effects }
ability-cost = { $cost }: { $effects }
ability-may-cost = you may { $cost }: { $effects }
# One effect after the other.
effects-then = { $first }, then { $second }
# Effects that come with a block, without order.
effects-also = { $first }; { $second }
# $options are two effects with effects-or between them.
effects-choose = choose one: { $options }
effects-or = { $first }; or { $second }

# Where the vampire must be for its text to work.
role-attacker = Attacker
role-party = Party
role-torpor = Torpor

# Who or what the card is when this text applies.
frame-granted = each of your attackers can do this once in an attack: { $text }
frame-leader = Leader Ability: { $text }
frame-retainer = as a Retainer: { $text }
frame-each-player = each player: { $text }

## Keywords and what the kind of a card brings along: whole sentences.

keyword-guard = Guard: can block Ranged attacks.
keyword-targeted = Targeted: when it is revealed, you may redirect the attack to any member of the opposing party.
keyword-aggravated = Aggravated: attributes do not lower its damage, and whoever it defeats burns.
keyword-ongoing = Ongoing: stays in play.
keyword-unhosted = Unhosted: no vampire exhausts to play it.
keyword-unique = Unique: only one can be in play.
keyword-one-per-player = One per player.
keyword-strikes-back = As a Reaction, its damage hits the attacker.
# A Reaction whose damage is of another type than the attack.
keyword-strikes-back-as =
    { $type ->
        [ranged] Its damage is Ranged and hits the attacker.
        [physical] Its damage is Physical and hits the attacker.
        [social] Its damage is Social and hits the attacker.
       *[mental] Its damage is Mental and hits the attacker.
    }
text-title = Title: exert { $n } Influence, and it is attached to the vampire that plays it.
text-conspiracy = Conspiracy: played face down with 1 Prestige of yours on it.
text-modifier = Gives you { $n } Influence, once; 1 Influence Modifier per player in an action or event.
text-haven = Your vampires at home have +1 Secrecy.
# $n is Blood.
text-mortal = When you defeat it, burn it to mend { $n } Blood on the attacker, or attach it to the attacker as a Retainer.
text-hunter = In the Antagonist Step of every turn, it deals 1 Aggravated damage to a vampire of the active player's coterie. That player chooses which, among those whose Secrecy is no higher than the number of these cards in The Streets. When defeated, it goes to the City discard pile.
text-ongoing-event = Ongoing: stays until the next turn of the player who brought it out.
text-prince = Title: a vampire in The Streets can claim it, and whoever defeats the Prince takes it.

# $text is what changes, in whole sentences.
errata = With errata: { $text }
errata-damage = Its damage is { $n }.
errata-same = The same, with its timing spelled out.

## Moments.

when-in-action-phase = in your Action Phase
when-action = as one of your two actions, exhausting its bearer
when-for-influence = when you need Influence
when-block = when an attack can be blocked
when-prevent =
    { $self ->
        [leader] when your Leader is about to take damage
        [character] when this character is about to take damage
       *[bearer] when its bearer is about to take damage
    }
when-antagonist = when a { $hunter } damages your coterie
when-face-up = if you play this card face up in the Intel step
when-after-damage = after the damage
when-played = when you play this card
when-yes = if the Scheme succeeds
# $n is Prestige.
when-resolved = when you resolve it, with { $n } or more Prestige on it
when-scheme-failed = if you used it in a Scheme that fails
when-scheme-won = if you used it in a Scheme that goes your way
when-at-once = at once
when-attached = when it is attached
when-turn-start = at the start of your turn
when-turn-end = at the end of your turn
when-torpor-step = in your Torpor and Mending Step
when-your-scheme-succeeds = whenever a Scheme of yours succeeds
when-self-plays-scheme = whenever this character plays a Scheme
when-ongoing-played = whenever you play an Ongoing card
when-face-down-played = whenever you play a card face down outside an attack
when-face-down-resolved = whenever you resolve a face-down card outside an attack
when-conspiracy-resolved = whenever you resolve a Conspiracy
when-title-attached = whenever a Title is attached to a vampire of your coterie
when-retainer-attached = whenever a Retainer is attached to a vampire of your coterie
when-citizen-attached = whenever a Citizen is attached to a vampire of your coterie
when-burning-mortal = whenever a mortal beaten by this party is burned, in place of its reward
when-party-defeats = whenever this party defeats a character
when-attacker-defeats = whenever an attacker of yours defeats a character
when-you-defeat = whenever you defeat a foe's character
when-self-defeated = when this character is defeated
when-hunter-defeated = whenever you defeat a { $hunter }
when-hunter-burned = whenever you burn a { $hunter }
when-vagrant-defeated = whenever you defeat a Vagrant in The Streets
when-second-mortal = when you defeat a second mortal in one turn
when-mortal-attacked = whenever somebody attacks a mortal in The Streets
when-drained = whenever a character attacked by you takes damage that is not Aggravated and is not defeated
when-attack-drained = whenever an attack of yours deals damage that is not Aggravated to a character without defeating it

## Conditions, without "if".

if-attack-is =
    { $type ->
        [ranged] the attack is Ranged
        [physical] the attack is Physical
        [social] the attack is Social
       *[mental] the attack is Mental
    }
if-damage-is =
    { $type ->
        [ranged] the damage is Ranged
        [physical] the damage is Physical
        [social] the damage is Social
       *[mental] the damage is Mental
    }
if-first-attack =
    { $type ->
        [ranged] it is this party's first Ranged attack in your turn
        [physical] it is this party's first Physical attack in your turn
        [social] it is this party's first Social attack in your turn
       *[mental] it is this party's first Mental attack in your turn
    }
if-target-is-mortal = the target is a mortal
if-target-is-hunter = the target is a { $hunter }
if-target-is-character = the target is a character
if-target-survived = the target was not defeated
if-victim-blood = whoever is hit has { $n } or more Blood
if-victim-titled = its bearer damages a vampire with a Title
if-victim-potency = its Blood Potency is { $n } or more
if-victim-not-rivals = it is not your Rival's
# $n is a number of icons.
if-party-icons =
    { $n ->
        [one] this party has { $discipline }
       *[other] this party has { $n } or more { $discipline } icons
    }
if-coterie-icons =
    { $n ->
        [one] your coterie has { $discipline }
       *[other] your coterie has { $n } or more { $discipline } icons
    }
# The acting vampire is the one that plays the card.
if-actor-has = the acting vampire has { $discipline }
if-actor-in-streets = the acting vampire is in The Streets
if-actor-titled = the attacker has a Title
if-actor-is-prince = the attacker is the Prince
if-actor-blocked = the acting vampire has blocked
if-title-on-self = this character has a Title
if-retainer-on-self = this character has a Retainer
if-self-exhausted =
    { $self ->
        [leader] your Leader is exhausted
        [character] this character is exhausted
       *[bearer] its bearer is exhausted
    }
if-self-in-streets =
    { $self ->
        [leader] your Leader is in The Streets
        [character] this character is in The Streets
       *[bearer] its bearer is in The Streets
    }
if-self-is-prince =
    { $self ->
        [leader] your Leader is the Prince
        [character] this character is the Prince
       *[bearer] its bearer is the Prince
    }
if-you-are-prince = one of your vampires is the Prince
if-nobody-is-prince = nobody is the Prince
if-foe-agenda = the foe has { $n } or more Agenda
# $n is a number of characters, $potency their least Blood Potency.
if-in-streets = { $n } of your characters or more are in The Streets
if-in-streets-potency = { $n } or more are there with Blood Potency { $potency } or more
if-scheme-this-turn = a Scheme of yours has succeeded in this turn
if-put-away-no-attack = that card is not an Attack card
if-first-this-turn = it is the first time in your turn
if-attack-by-foe = a foe makes it

## Costs.

cost-blood = pay { $n } Blood
cost-blood-either = pay { $n } Blood if this party has { $discipline }, otherwise { $other }
cost-prestige = pay { $n } Prestige
cost-exhaust-self =
    { $self ->
        [leader] exhaust your Leader
        [character] exhaust this character
       *[bearer] exhaust its bearer
    }
cost-exhaust-this = exhaust this card
cost-discard =
    { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
cost-discard-up-to =
    { $n ->
        [one] discard { $n } card
        [2] discard 1 or { $n } cards
       *[other] discard 1 to { $n } cards
    }
cost-discard-title = discard a Title from your hand
cost-put-away-top = put the top card of your Library into your discard pile
cost-discard-this = discard this card
cost-discard-mortal = put a mortal in The Streets into the City discard pile

## Whom an effect touches: as the subject of a sentence, and after "steal". $joining is
## "spared" on a Conspiracy: those who put Prestige on it cannot be chosen.

who-defender = the opposing foe
who-chosen-foe =
    { $joining ->
        [spared] a foe of your choice who put no Prestige on it
       *[none] a foe of your choice
    }
who-their-controller = the player of that character
who-everyone = every player
from-defender = from the opposing foe
from-chosen-foe =
    { $joining ->
        [spared] from a foe of your choice who put no Prestige on it
       *[none] from a foe of your choice
    }

## What is counted.

each-party-icons = for each { $discipline } icon in this party
each-coterie-icons = for each { $discipline } icon in your coterie
each-own-icons = for each { $discipline } icon of the acting vampire
each-party-holders = for each member of this party with { $discipline }
each-party-retainers = for each Retainer in this party
each-party-title-holders = for each member of this party with a Title
each-coterie-title-holders = for each vampire of your coterie with a Title
each-coterie-titles = for each Title in your coterie
each-retainers-on-self = for each Retainer on it
each-foes = for each foe
each-foe-agenda-fives = for every full 5 Agenda that the attacked foe has
each-coterie-hurt = for each vampire of your coterie that is not at full Blood
each-discarded = for each card discarded this way

## Effects in attacks. The last word of an id says what the amount looks like: "just" a number $n;
## "each" $n and $each (one of the above); "either" $n if $condition, otherwise $other.

effect-damage-just = +{ $n } damage
effect-damage-each = +{ $n } damage { $each }
effect-damage-either = +{ $n } damage if { $condition }, otherwise +{ $other }
effect-shield-just = +{ $n } Shield
effect-shield-each = +{ $n } Shield { $each }
effect-party-shield-just = each member of this party has +{ $n } Shield
effect-party-shield-each = each member of this party has +{ $n } Shield { $each }
effect-ignore-shields = Shields do not count against this attack
effect-cancel-reaction = the target's Reaction is cancelled
effect-void-text = the text of the Attack card is void, but not its numbers and keywords
effect-prevent = prevent { $n } damage
effect-splash = deal { $n } damage to each other member of the opposing party
effect-unblockable = this character's next attack in this turn cannot be blocked
effect-ranged-too = Ranged attacks can be blocked this way too

## Effects on players.

effect-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
effect-discard-you-just =
    { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
effect-discard-just =
    { $n ->
        [one] { $who } discards { $n } card
       *[other] { $who } discards { $n } cards
    }
effect-discard-each =
    { $n ->
        [one] { $who } discards { $n } card { $each }
       *[other] { $who } discards { $n } cards { $each }
    }
effect-gain-prestige-you-just = gain { $n } Prestige
effect-gain-prestige-you-each = gain { $n } Prestige { $each }
effect-gain-prestige-just = { $who } gains { $n } Prestige
effect-lose-prestige-you-each = lose { $n } Prestige { $each }
effect-lose-prestige-just = { $who } loses { $n } Prestige
effect-lose-prestige-either = { $who } loses { $n } Prestige if { $condition }, otherwise { $other }
effect-steal-prestige = steal { $n } Prestige { $from }
effect-gain-agenda-just = gain { $n } Agenda
effect-gain-agenda-either = gain { $n } Agenda if { $condition }, otherwise { $other }
effect-lose-agenda-just = { $who } loses { $n } Agenda
effect-lose-agenda-either = { $who } loses { $n } Agenda if { $condition }, otherwise { $other }

## Effects on vampires.

effect-mend-this = mend { $n } Blood on this character
effect-mend-party = mend { $n } Blood on each member of this party
effect-mend-attacking-party = mend { $n } Blood on each member of the attacking party
effect-mend-your-title-holders = mend { $n } Blood on each of your vampires with a Title, even in torpor
effect-mend-bearer = mend { $n } Blood on that vampire
effect-spread-mend-each = mend { $n } Blood { $each }, spread over your vampires as you like, even in torpor
effect-mend-one-each = every player mends { $n } Blood on one of their own vampires, even in torpor
effect-lose-blood-attacker = the attacker loses { $n } Blood
effect-steal-blood = the attacker steals { $n } Blood from the target
effect-exhaust-their-coterie = exhaust all vampires of a foe of your choice who put no Prestige on it
effect-exhaust-opposing-party = exhaust the whole opposing party
effect-defeat-wounded = defeat a Wounded character outside its Haven
effect-mark = put 1 Agenda token onto a character; whoever defeats it takes the token
effect-burn-retainer = burn a Retainer of the opposing party
effect-steal-retainer = the attacker takes a Retainer from the target

## Effects on cards and tokens.

effect-burn-their-ongoing = burn an Ongoing card of a foe of your choice who put no Prestige on it
effect-burn-ongoing = burn any Ongoing card
effect-burn-this = burn this card
effect-recover = take a card from your discard pile into your hand
effect-feed-all = put { $n } Prestige from the supply onto each of your face-down cards
effect-feed-one = put { $n } Prestige from the supply onto one of your face-down cards
effect-load =
    { $n ->
        [one] put { $n } token from the supply onto it
       *[other] put { $n } tokens from the supply onto it
    }
effect-load-per-prestige =
    { $n ->
        [one] put { $n } token from the supply onto it for each Prestige paid
       *[other] put { $n } tokens from the supply onto it for each Prestige paid
    }
effect-give-blood = move a token from this card onto a Wounded vampire of yours, even in torpor, as Blood; burn this card when it is empty
effect-take-prestige = take a token from this card as Prestige; burn this card when it is empty
effect-next-city-card = the next City card comes into The Streets

## Standing rules. $moment is "now" where the Influence is for one action or event only.

effect-influence-just =
    { $moment ->
        [now]
            { $self ->
                [leader] your Leader has +{ $n } Influence for this
                [character] this character has +{ $n } Influence for this
               *[bearer] its bearer has +{ $n } Influence for this
            }
       *[always]
            { $self ->
                [leader] your Leader has +{ $n } Influence
                [character] this character has +{ $n } Influence
               *[bearer] its bearer has +{ $n } Influence
            }
    }
effect-influence-each =
    { $moment ->
        [now]
            { $self ->
                [leader] your Leader has +{ $n } Influence for this { $each }
                [character] this character has +{ $n } Influence for this { $each }
               *[bearer] its bearer has +{ $n } Influence for this { $each }
            }
       *[always]
            { $self ->
                [leader] your Leader has +{ $n } Influence { $each }
                [character] this character has +{ $n } Influence { $each }
               *[bearer] its bearer has +{ $n } Influence { $each }
            }
    }
effect-leader-influence-each = your Leader has +{ $n } Influence { $each }
effect-holders-influence = each vampire of your coterie with { $discipline } has +{ $n } Influence
effect-title-holders-influence = each vampire of your coterie with a Title has +{ $n } Influence
effect-intel-just = +{ $n } Intel
effect-intel-each = +{ $n } Intel { $each }
effect-secrecy-at-home = your vampires at home have +{ $n } Secrecy
effect-secrecy-outside = your vampires outside your Haven have +{ $n } Secrecy
effect-secrecy-in-streets = everybody in The Streets has +{ $n } Secrecy
effect-no-secrecy = its bearer always has Secrecy 0
effect-recruit-discount = you recruit for { $n } Prestige less, and the supply gives the missing Blood
effect-icon = its bearer has one more { $discipline } icon
effect-attribute =
    { $type ->
        [ranged] its bearer has +{ $n } Ranged
        [physical] its bearer has +{ $n } Physical
        [social] its bearer has +{ $n } Social
       *[mental] its bearer has +{ $n } Mental
    }
effect-potency = its bearer has +{ $n } Blood Potency
effect-stay-out = characters in The Streets do not return to their Havens
effect-no-ranged = no Ranged card can be played
effect-parties-of-one = outside Havens everybody is a party of one
effect-hunters-return = a { $hunter } that anybody defeats is shuffled into the City Deck
effect-city-returns = shuffle it and the City discard pile into the City Deck

## Cards with a text of their own.

own-reveal-for-influence = turn up the top card of your Library and put it back: its Blood Potency counts as Influence of yours in this Scheme
own-take-retainer = move a Retainer of that character onto a member of this party
own-shift-retainer = move a Retainer from one member of this party to another; this does not count as attaching it
own-block-in-streets = if this character is ready, it exhausts, comes to The Streets and blocks for any target there
own-block-anywhere = your Leader, if ready, may exhaust, come to The Streets and block for any target
own-pay-and-mend = the opposing foe must pay Prestige equal to the damage that the target took, but never the last, and the target mends as much Blood
own-balance = each named player steals 1 Prestige from a player who is not named. When you play it, name at least half of the players, yourself always included
own-redirect = a foe of your choice takes up to 2 of it instead and spreads it over their own coterie
own-drive-by = for each member of this party with Celerity, deal 2 damage to one more member of the opposing party, never to the same one twice
own-faulty-logic = the opposing foe must put 1 Prestige onto a face-down card that you choose. If you resolve that card in this turn, it can hit that foe all the same
own-peek = look at the top card of your Library or Faction Deck, and leave it there or put it under that deck
own-smoke-out = everybody in a Haven of your choice comes to The Streets as one party, and each of them that is exhausted takes 1 Aggravated damage
own-post-office = you may use a card of your hand with Blood Potency 1 to 3 as your Influence Modifier; it gives that much Influence
own-events-return = all burned Events are shuffled into the City Deck
own-gallery = each player may discard up to 2 cards and gains 1 Prestige for each
own-alcatraz = every Leader outside torpor comes to The Streets as a party of its own. The active player's Leader does not return home in this turn, and others may join it

## Facts of cards.

fact-potency = Blood Potency: { $n }
fact-physical = Physical: { $n }
fact-social = Social: { $n }
fact-mental = Mental: { $n }
# $n is a list of names.
fact-disciplines = disciplines: { $n }
fact-attack = attack: { $n }
fact-reaction = reaction: { $n }
fact-damage = damage: { $n }
fact-revised-damage = damage with errata: { $n }
fact-deals = damage type: { $n }
fact-shield = Shield: { $n }
# $n is a number, or from and to: 1-3.
fact-prestige = Prestige to play: { $n }
fact-influence = Influence: { $n }
fact-resolve-at = Prestige to resolve: { $n }
fact-blood = Blood: { $n }
fact-agenda = Agenda: { $n }
fact-copies = copies: { $n }
fact-guard = Guard
fact-aggravated = Aggravated
fact-targeted = Targeted
fact-unhosted = Unhosted
fact-unique = Unique
