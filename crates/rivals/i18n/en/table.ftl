# The table as it is painted, and names of seats, phases, steps and variants. It is painted for 80
# columns, so everything here is short.

# $seat is a letter. These names stand as subject, after "from" and the like, and alone.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

# A list is built from the front: list-more adds one in the middle, list-end the last.
list-more = { $list }, { $item }
list-end = { $list } and { $item }

phase-beginning = Beginning Phase
phase-action = Action Phase
phase-end = End Phase

# Where the game stands. $turn is a number, $who the player whose turn it is, $step one of the
# phases above or the steps below.
table-turn = Turn { $turn }, { $who }: { $step }
table-start = The game begins
table-leaders = Leaders are chosen
table-over = The game is over
table-joining = Action Phase, Conspiracies
table-attack-step = Action Phase, attack
table-claim-step = Action Phase, claim to the title of Prince
table-scheme-step = Action Phase, Scheme
table-torpor-step = Torpor and Mending Step
table-turn-end-step = End of Turn Step
table-antagonist-step = Antagonist Step
table-draw-step = Draw Step
table-actions =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }

# The Streets.
table-streets = The Streets
table-city-deck = City Deck { $n }
table-city-discard = discarded { $n }
table-city-burned = burned { $n }
table-streets-empty = nobody and nothing
# A mortal with its Blood and, if any, the Agenda that it is worth.
table-mortal = { $card } (Blood { $blood }, Agenda { $agenda })
table-prey = { $card } (Blood { $blood })
table-mortals = Mortals: { $list }
# An Ongoing Event; $who is the player at whose next turn it burns.
table-event = { $card } (until the turn of { $who })
table-events = Events: { $list }
table-prince-free = { $title }: free
# Before the vampires of a party; $who is their player.
table-party = { $who }:

# A vampire: Blood of Blood Potency; Physical, Social and Mental by their first letters (table-legend
# explains them); then marks, and the list of attached cards.
table-vampire = { $card } { $blood }/{ $potency }
table-attributes = P{ $physical } S{ $social } M{ $mental }
table-attached = [{ $list }]
mark-influence = Influence { $n }
mark-secrecy = Secrecy { $n }
mark-wounded = Wounded
mark-leader = Leader
mark-exhausted = exhausted
mark-no-influence = no Influence
mark-unblockable = unblockable
# Agenda tokens that lie on a vampire.
mark-agenda = Agenda +{ $n }
# An attached card that is exhausted.
table-exhausted = { $card } (exhausted)

# What is under way.
# $who and $foe are the players of attacker and target; a mortal has none.
table-attack = Attack: { $vampire } ({ $who }) on { $target } ({ $foe })
table-attack-mortal = Attack: { $vampire } ({ $who }) on { $target }
table-attack-begins = Attack: { $vampire } ({ $who })
table-attack-card = card: { $card }
table-attack-reaction = Reaction: { $card }
table-attack-intel = Intel { $n }
table-attack-blocker = blocked by { $vampire }
table-attack-bonus = +{ $n } damage
table-face-down = [face down]
table-claim = Claim to the title of Prince: { $vampire }
table-scheme = Scheme: { $card } ({ $vampire })
# Players named for Balance of Power.
table-scheme-named = named: { $list }
table-scheme-yes = YES: { $list }
table-scheme-no = NO: { $list }
table-scheme-open = not answered: { $list }
# What a player has brought into a Scheme; $n is the Influence that is seen. $vote is what stands
# before: the fist (its Prestige $n, if known) and the Influence Modifier come after it.
table-vote = { $who } { $n }
table-vote-fist = { $vote } + { $n } in the fist
table-vote-fist-closed = { $vote } + closed fist
table-vote-card = { $vote } + { $card }
table-promise =
    { $promise ->
        [yes] { $who } promised YES
        [no] { $who } promised NO
        [intel] { $who } promised Intel against { $whom }
       *[peace] { $who } promised peace to { $whom } below { $n } Agenda
    }
table-promises = Promises: { $list }

# A player.
table-them = { $who }
table-you = { $who }, you
table-knocked-out = knocked out
table-prestige = Prestige { $n }
# $most is the Agenda that wins.
table-agenda-points = Agenda { $n }/{ $most }
table-rival = Rival: { $who }
# The backs of vampires differ from those of other cards.
table-hand-size =
    { $vampires ->
        [0] hand { $n }
        [one] hand { $n } ({ $vampires } vampire)
       *[other] hand { $n } ({ $vampires } vampires)
    }
table-library-size = Library { $n }
table-faction-size = Faction Deck { $n }
table-discard-size = discarded { $n }
table-haven = Haven: { $card }
table-agenda-card = Agenda card: { $card }
# A face-down card whose player knows it.
table-down = [{ $card }]
table-hidden = [?]
# Before the vampires there.
table-at-home = At home:
table-in-torpor = In torpor:
table-ongoing = Ongoing: { $list }
# A card with tokens on it.
table-tokens = { $card } +{ $n }
table-conspiracies = Face down: { $list }
# $nth is the place among the face-down cards, $n the Prestige on it, $need what it needs.
table-conspiracy = { $nth }. { $card } { $n }/{ $need }
table-conspiracy-hidden = { $nth }. [?] { $n } Prestige
# $list are the foes who put Prestige on it, or who have been shown it; $card is what stands before.
table-contributors = { $card } (joined by { $list })
table-shown-to = { $card } (shown to { $list })
table-times = { $n } × { $card }
table-hand = Hand: { $list }
table-your-hand = Your hand: { $list }
table-hand-known = Known in hand: { $list }
# Cards of one kind in a hand; a vampire with its Blood Potency.
table-hand-kind = { $kind }: { $list }
table-hand-vampire = { $card } { $n }
table-library-top = Top of the Library: { $card }
table-faction-top = Top of the Faction Deck: { $card }
table-library-under = Under the Library: { $list }
table-faction-under = Under the Faction Deck: { $list }
table-legend = 3/5: Blood/Blood Potency. P S M: Physical, Social, Mental. [ ]: attached.

# Variants and options, with a sentence on each.
variant-custom = Custom set-up
    .about = Haven, first vampire and Agenda are chosen in secret, and the Agenda stays face down.
variant-errata = Errata
    .about = Seven cards are played in their later wording.
variant-bluffs = Bluffs
    .about = Any Library card may be played face down in an attack; an illegal one is discarded.
variant-promises = Promises
    .about = Players can make promises in a Scheme that bind them.

# Something that was settled in one line: how it began, and what came of it.
summary = { $what }: { $results }
