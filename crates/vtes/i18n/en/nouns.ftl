# The forms of a noun phrase that this language has, the plain one first. A message asks for one behind an

# underscore: { $who_a }. `obj` is the form of an object, which each noun names itself.
forms = plain

# Nouns. $noun_form and $noun_number (one, more) say what is wanted.
noun-minion =
    { $noun_number ->
        [more] minions
       *[one] minion
    }
    .gender = they
    .object = plain
noun-vampire =
    { $noun_number ->
        [more] vampires
       *[one] vampire
    }
    .gender = they
    .object = plain
noun-ally =
    { $noun_number ->
        [more] allies
       *[one] ally
    }
    .gender = they
    .object = plain
noun-retainer =
    { $noun_number ->
        [more] retainers
       *[one] retainer
    }
    .gender = they
    .object = plain
noun-equipment = equipment
    .gender = it
    .object = plain
noun-location =
    { $noun_number ->
        [more] locations
       *[one] location
    }
    .gender = it
    .object = plain
noun-methuselah =
    { $noun_number ->
        [more] Methuselahs
       *[one] Methuselah
    }
    .gender = they
    .object = plain
noun-card =
    { $noun_number ->
        [more] cards
       *[one] card
    }
    .gender = it
    .object = plain

# A card of a type; $type is a word of its own below.
noun-card-of =
    { $type } { $noun_number ->
        [more] cards
       *[one] card
    }
    .gender = it
    .object = plain
type-master = master
type-action = action
type-action-modifier = action modifier
type-reaction = reaction
type-combat = combat
type-political = political action
type-equipment = equipment
type-ally = ally
type-retainer = retainer
type-event = event
type-power = power
type-conviction = conviction
type-reflex = reflex
type-minion = minion
type-strike = strike

# A vampire of a clan.
noun-clan = { $clan }
    .gender = they
    .object = plain

# A vampire with a title; $title is a word of its own below.
noun-titled = { $title }
    .gender = they
    .object = plain
class-primogen = primogen
class-prince = prince
class-justicar = justicar
class-inner-circle = Inner Circle member
class-bishop = bishop
class-archbishop = archbishop
class-priscus = priscus
class-cardinal = cardinal
class-regent = regent
class-baron = baron
class-magaji = magaji
class-kholo = kholo
class-inquisitor = inquisitor

# A copy of a card; $card is its name.
noun-named =
    { $noun_number ->
        [more] copies
       *[other] copy
    } of { $card }
    .gender = it
    .object = plain

# Roles.
noun-you = you
    .gender = they
    .object = plain
noun-prey = prey
    .gender = they
    .object = plain
noun-predator = predator
    .gender = they
    .object = plain
noun-acting-methuselah = acting Methuselah
    .gender = they
    .object = plain
noun-target-methuselah = target Methuselah
    .gender = they
    .object = plain
noun-controller = controller of { $who }
    .gender = they
    .object = plain
noun-its-controller = controller
    .gender = they
    .object = plain
noun-owner = owner of { $who }
    .gender = they
    .object = plain
noun-prey-of = prey of { $who }
    .gender = they
    .object = plain
noun-predator-of = predator of { $who }
    .gender = they
    .object = plain
noun-acting-minion = acting minion
    .gender = they
    .object = plain
noun-blocking-minion = blocking minion
    .gender = they
    .object = plain
noun-opposing-minion = opposing minion
    .gender = they
    .object = plain
noun-victim = diablerized vampire
    .gender = they
    .object = plain
noun-bearer = bearer
    .gender = they
    .object = plain
noun-employer = employer
    .gender = they
    .object = plain
noun-played-card = card being played
    .gender = it
    .object = plain
noun-action-card = card of the action
    .gender = it
    .object = plain
noun-aimed = target of the card being played
    .gender = they
    .object = plain
noun-chosen-by = choice of { $who }
    .gender = they
    .object = plain
noun-source = source of the damage
    .gender = it
    .object = plain
noun-pool = pool
    .gender = it
    .object = plain
noun-pool-of = pool of { $who }
    .gender = it
    .object = plain

# The top $n cards of the library or crypt of somebody.
noun-top = top { $n } cards of { $zone } of { $who }
    .gender = it
    .object = plain

# Two together.
noun-both = { $first } and { $second }
noun-either = { $first } or { $second }

# Determiners; the number is that of the noun behind them. A cell is form, gender and, for more than one, `more`.
det-a =
    { $noun_start ->
        [vowel] an
       *[other] a
    } { $noun }
    .number = one
det-the = the { $noun }
    .number = one
det-this = this { $noun }
    .number = one
det-that = that { $noun }
    .number = one
det-chosen = that { $noun }
    .number = one
det-your = your { $noun }
    .number = one
det-your-own = your { $noun }
    .number = one
det-their = their { $noun }
    .number = one
det-its = its { $noun }
    .number = one
det-each = each { $noun }
    .number = one
det-each-other = each other { $noun }
    .number = one
det-any = { $noun }
    .number = more
det-all = { $noun }
    .number = more
det-up-to = up to { $n } { $noun }
    .number = more
det-count = { $n } { $noun }
    .number = more
det-first = the first { $noun }
    .number = one
det-second = the second { $noun }
    .number = one
det-remembered = the remembered { $noun }
    .number = one

# What stands with a noun.
np-adjective = { $adjective } { $noun }
np-tail = { $noun } { $tail }

# Endings of regular adjectives.
adj-ending = { "" }
adj-plural = { "" }
this-ending = { "" }

# Adjectives.
adj-ready = ready
adj-locked = locked
adj-unlocked = unlocked
adj-titled = titled
adj-acting = acting
adj-blocked = blocked
adj-younger = younger
adj-older = older
adj-oldest = oldest
adj-sect-camarilla = Camarilla
adj-sect-sabbat = Sabbat
adj-sect-laibon = Laibon
adj-sect-independent = independent
adj-sect-anarch = anarch

# What follows a noun.
tail-yours = you control
tail-theirs = they control
tail-of = of { $who }
tail-others = of another Methuselah
tail-on = on { $who }
tail-torpor = in torpor
tail-uncontrolled = in an uncontrolled region
tail-uncontrolled-yours = in your uncontrolled region
tail-in-play = in play
tail-in-combat = in combat
tail-targeted = targeted by the action
tail-voted =
    that { $noun_number ->
        [more] have
       *[one] has
    } cast votes or ballots in this referendum
tail-has = with { $disc }
tail-requires =
    that { $noun_number ->
        [more] require
       *[one] requires
    } { $disc }
tail-needs-superior =
    that { $noun_number ->
        [more] require
       *[one] requires
    } a superior Discipline
tail-uses-counters =
    that { $noun_number ->
        [more] use
       *[one] uses
    } counters
tail-key = with the keyword “{ $key }”
tail-does = whose text has the word “{ $word }”
tail-did = for which this holds at least { $n } times { $span }: { $event }
tail-in-zone = in { $zone }
tail-younger = younger than { $who }
tail-older = older than { $who }
tail-circle = of the circle of { $who }
tail-marked = with { $token } on it
tail-same =
    that { $noun_number ->
        [more] are
       *[one] is
    } { $who }
tail-blocking = that blocked the action
tail-chosen-clan = of the chosen clan
tail-not =
    that { $noun_number ->
        [more] are
       *[one] is
    } not { $what }
tail-not-so =
    that { $noun_number ->
        [more] are
       *[one] is
    } not { $what }
tail-other-than = other than { $who }
tail-if = (if { $condition })
tail-aimed = aimed at { $who }
tail-or = { $first } or { $second }
tail-cmp = with { $op } { $qty }
tail-more-than = with more { $qty } than { $who }
tail-less-than = with less { $qty } than { $who }

# Comparisons; $n is a number or an amount.
op-less = less than { $n }
op-at-most = at most { $n }
op-is =
    { $n ->
        [0] no
       *[other] exactly { $n }
    }
op-at-least = at least { $n }
op-more = more than { $n }

# Zones, as they stand after "in" or "to".
zone-ready = the ready region
zone-torpor = torpor
zone-uncontrolled = the uncontrolled region
zone-hand = the hand
zone-ash-heap = the ash heap
zone-library = the library
zone-library-top = the top of the library
zone-library-bottom = the bottom of the library
zone-crypt = the crypt
zone-out-of-game = the cards out of the game
zone-research = the research area
zone-in-play = play

# Your own zones.
zone-your-uncontrolled = your uncontrolled region
zone-your-hand = your hand
zone-your-ash-heap = your ash heap
zone-your-library = your library
zone-your-crypt = your crypt
zone-your-research = your research area

# Cards that are named and not in the pool.
outside-torn-signpost = Torn Signpost
outside-minion-tap = Minion Tap
outside-into-thin-air = Into Thin Air

# Quantities.
qty-stealth = stealth
qty-intercept = intercept
qty-bleed = bleed
qty-votes = votes
qty-strength = strength
qty-capacity = capacity
qty-life = life
qty-blood = blood
qty-hunt = hunting amount
qty-maneuvers = optional maneuvers
qty-presses = optional presses
qty-presses-to-end = optional presses to end combat
qty-prevention = damage prevention
qty-strikes = additional strikes
qty-dodges = dodges
qty-strike-damage = strike damage
qty-hand-damage = hand strike damage
qty-pool = pool
qty-hand-size = hand size
qty-transfers = transfers
qty-master-actions = master phase actions
qty-discard-actions = discard phase actions
qty-minion-actions = minion phase actions
qty-blood-cost = cost in blood
qty-pool-cost = cost in pool
qty-margin = votes of margin
qty-bled = pool burned by the bleed
qty-damage-lost = blood lost to damage this round
qty-starting-life = starting life
qty-counter = counters
qty-hostage = hostages
qty-corruption = corruption counters
qty-conviction = convictions
qty-edge = Edges

# Facts of a card.
fact-blood = blood cost: { $n }
fact-pool = pool cost: { $n }
fact-capacity = capacity: { $n }
fact-group = group: { $n }
fact-disciplines = Disciplines: { $n }

# Keywords.
key-unique = Unique
key-non-unique = Non-unique
key-location = Location
key-hunting-ground = Hunting ground
key-trifle = Trifle
key-out-of-turn = Out-of-turn
key-weapon = Weapon
key-gun = Gun
key-melee = Melee weapon
key-vehicle = Vehicle
key-electronic = Electronic
key-ammo = Ammo
key-archetype = Archetype
key-boon = Boon
key-title = Title
key-frenzy = Frenzy
key-grapple = Grapple
key-aim = Aim
key-gehenna = Gehenna
key-government = Government
key-inconnu = Inconnu
key-inquisition = Inquisition
key-transient = Transient
key-watchtower = Watchtower
key-nod-fragment = Nod fragment
key-hunter-list = Hunter list
key-trophy = Trophy
key-contract = Contract
key-discipline-card = Discipline
key-animal = Animal
key-mortal = Mortal
key-ghoul = Ghoul
key-mage = Mage
key-mummy = Mummy
key-demon = Demon
key-wraith = Wraith
key-changeling = Changeling
key-dhampir = Dhampir
key-gargoyle-creature = Gargoyle creature
key-werewolf = Werewolf
key-zombie = Zombie
key-imbued = Imbued
key-sterile = Sterile
key-scarce = Scarce
key-slave = Slave
key-infernal = Infernal
key-blood-cursed = Blood cursed
key-red-list = Red List
key-black-hand = Black Hand
key-seraph = Seraph
key-circle = Circle
key-flight = Flight
key-mithraic = Mithraic
key-patagia = Patagia

