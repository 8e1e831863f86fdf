# The table of Rivals. $who, $whom and $rival are players such as "B (Toreador)", $card and $vampire
# names of cards. Game terms as in the printed rulebook.

# Outside the table
rivals-name = Rivals
rivals-about = Duels of coteries, for two to four. Recruit vampires, work at your Agenda, and bring your Rival down before yours finds you.
rivals-variant-custom = Custom set-up
rivals-variant-errata = Errata
rivals-variant-bluffs = Bluffs
rivals-variant-promises = Promises
rivals-deck-library = Library

# Where the game stands
rivals-turn = Turn { $n }: { $who }
rivals-turn-yours = Turn { $n }: you
rivals-phases = Phases of the turn
rivals-phase-setup = Set-up
rivals-phase-beginning = Beginning
rivals-phase-action = Actions
rivals-phase-end = End
rivals-phase-over = The game is over
rivals-part-leaders = Leaders
rivals-part-joining = Conspiracies
rivals-part-attack = attack
rivals-part-claim = claim to the title
rivals-part-scheme = Scheme
rivals-part-mending = torpor and mending
rivals-part-turn-end = end of turn
rivals-part-hunters = Antagonists
rivals-part-draw = drawing
rivals-actions =
    { $n ->
        [0] no actions left
        [one] { $n } action left
       *[other] { $n } actions left
    }

# Players
rivals-won = has won
rivals-knocked-out = knocked out
rivals-has-turn = has the turn
rivals-your-rival = your Rival
rivals-hunts-you = hunts you
rivals-rival-is = Rival: { $who }
rivals-no-turn-yet = no turn yet
rivals-cannot-be-attacked = Cannot be attacked before that
rivals-cards-of = Cards of { $who }
rivals-prestige = Prestige
rivals-agenda = Agenda
rivals-supply = Tokens of this colour left in the supply
rivals-library = Library
rivals-faction = Faction Deck
rivals-deck =
    { $n ->
        [one] { $deck }, { $n } card
       *[other] { $deck }, { $n } cards
    }
rivals-deck-top =
    { $n ->
        [one] { $deck }, { $n } card: { $card }
       *[other] { $deck }, { $n } cards, on top { $card }
    }
rivals-discard = Discarded { $n }
rivals-library-under = Under the Library
rivals-faction-under = Under the Faction Deck
rivals-known-hand = Known cards in hand
rivals-in-hand = { $card }, in hand
rivals-your-hand =
    { $n ->
        [one] Your hand, { $n } card
       *[other] Your hand, { $n } cards
    }
rivals-hand-empty = Your hand is empty.

# What lies before a player
rivals-haven = Haven
rivals-ongoing = Ongoing
rivals-torpor = Torpor
rivals-attached = Attached cards
rivals-retainer = Retainer
rivals-title = Title
rivals-face-down = face down
rivals-open-card = { $what }: { $card }
rivals-down-card = { $what }: { $card }, face down
rivals-hidden-card = { $what }: face down
rivals-card-exhausted = { $card }, exhausted
# $nth is the place among the face-down cards of a player.
rivals-conspiracy = Face-down card { $nth }
rivals-nth = No. { $nth }
# $seats are letters.
rivals-known-to = shown to { $seats }
rivals-joined = joined by { $seats }

# Vampires
rivals-vampire = { $card }, Blood { $blood } of { $potency }
rivals-blood = Blood
rivals-secrecy = Secrecy
rivals-influence = Influence
rivals-physical = Physical
rivals-social = Social
rivals-mental = Mental
rivals-leader = Leader
rivals-wounded = Wounded
rivals-exhausted = exhausted
rivals-no-influence = no Influence until its player's next turn
rivals-unblockable = the next attack cannot be blocked
rivals-marks = { $n } Agenda for whoever defeats this vampire
rivals-role-attacker = attacks
rivals-role-target = attacked
rivals-role-blocker = blocks
rivals-role-claimant = claim
rivals-role-schemer = Scheme

# The Streets
rivals-streets = The Streets
rivals-streets-empty = Nobody is out, and the city has brought nothing yet.
rivals-city-deck = City Deck
rivals-city-discard = Discarded { $n }
rivals-city-burned = Burned { $n }
rivals-party = Party of { $who }
rivals-your-party = Your party
rivals-stack =
    { $n ->
        [one] { $card }
       *[other] { $card }, { $n } of them
    }
# An Ongoing Event lasts until the next turn of $who.
rivals-until = until { $who }

# What is under way
rivals-attack = Attack
rivals-attack-card = Attack card
rivals-reaction = Reaction
rivals-no-target = no target yet
rivals-type-ranged = Ranged
rivals-type-physical = Physical
rivals-type-social = Social
rivals-type-mental = Mental
rivals-intel = Intel { $n }
rivals-bonus = +{ $n } damage
rivals-on-claimant = no block, no Reaction
rivals-stages = Steps of the attack
rivals-stage-target = Target
rivals-stage-intel = Intel
rivals-stage-card = Type and card
rivals-stage-block = Block
rivals-stage-reaction = Reaction
rivals-stage-reveal = Reveal
rivals-stage-abilities = Abilities
rivals-stage-damage = Damage
rivals-claim = { $vampire } of { $who } claims the title of Prince
rivals-scheme = Scheme
rivals-scheme-by = { $card }, played by { $vampire }
rivals-scheme-named = Named: { $list }
rivals-visible = Visible Influence
rivals-fist = closed fist
rivals-fist-own =
    { $n ->
        [0] empty fist
       *[other] { $n } in the fist
    }
rivals-modifier-down = Influence Modifier, face down
rivals-modifier-own = { $card }, face down
rivals-yes = YES
rivals-no = NO
rivals-no-answer = no answer
rivals-scheme-sum = Visible so far: YES { $yes }, NO { $no }. A tie is YES.
rivals-promises = Promises
rivals-promise-answer =
    { $answer ->
        [yes] { $who }: answers YES
       *[no] { $who }: answers NO
    }
rivals-promise-intel = { $who }: Intel at the next attack on { $whom }
rivals-promise-peace = { $who }: peace with { $whom } below { $n } Agenda

# Set-up and questions
rivals-candidates = Who leads your coterie?

# The stage
rivals-your-haven = Your Haven
rivals-haven-empty = Nobody is at home.
rivals-at-zero = at 0 you are out
rivals-word-hand = in hand
rivals-word-supply = supply
rivals-city-left = City Deck { $n }
rivals-own = Your side of the table
rivals-foes = Foes
rivals-in-hands = In hand: Library cards { $library }, vampires { $vampires }
