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
table-first-player = first player: { $who }

# The Streets.
table-streets = The Streets
table-city-deck = City Deck { $n }
table-city-discard = discarded { $n }
table-city-burned = burned { $n }
table-streets-empty = nobody and nothing
# A mortal with its Blood and the Agenda that it is worth.
table-mortal = { $card } (Blood { $blood }, Agenda { $agenda })
table-mortals = Mortals: { $list }
# An Ongoing Event; $who is the player at whose next turn it burns.
table-event = { $card } (until the turn of { $who })
table-events = Events: { $list }
table-prince-free = Prince of the City: free
table-party = { $who }: { $list }

# A vampire: Blood of Blood Potency, then marks. $marks and $attached are lists.
table-vampire = { $card } { $blood }/{ $potency }
table-vampire-marks = { $vampire } ({ $marks })
table-vampire-attached = { $vampire } [{ $attached }]
mark-leader = Leader
mark-exhausted = exhausted
mark-no-influence = no Influence
mark-unblockable = unblockable
# Agenda tokens that lie on a vampire.
mark-agenda = Agenda +{ $n }
# An attached card that is exhausted.
table-exhausted = { $card } (exhausted)

# What is under way.
# $who and $side are the players; $type as in a fact of a card.
table-attack = Attack: { $vampire } ({ $who }) on { $target }
table-attack-type = { $type }
table-attack-card = card: { $card }
table-attack-reaction = Reaction: { $card }
table-attack-intel = Intel { $n }
table-attack-blocker = blocked by { $vampire }
table-face-down = [face down]
table-claim = Claim to the title of Prince: { $vampire }
table-scheme = Scheme: { $card } ({ $who })
table-scheme-yes = YES: { $list }
table-scheme-no = NO: { $list }
# What a player has brought into a Scheme; $n is the Influence that is seen.
table-scheme-side = { $who } { $n }
table-scheme-hidden = { $who } { $n } + hidden
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
table-agenda-points = Agenda { $n }
table-rival = Rival: { $who }
table-hand-size = hand { $n }
table-library-size = Library { $n }
table-faction-size = Faction Deck { $n }
table-discard-size = discarded { $n }
table-haven = Haven: { $card }
table-agenda-card = Agenda: { $card }
# A face-down card whose player knows it.
table-down = [{ $card }]
table-hidden = [?]
table-at-home = At home: { $list }
table-in-torpor = In torpor: { $list }
table-ongoing = Ongoing: { $list }
# A card with tokens on it.
table-tokens = { $card } +{ $n }
table-conspiracies = Face down: { $list }
# $nth is the place among the face-down cards, $n the Prestige on it.
table-conspiracy = { $nth }. { $card } +{ $n }
# $list are the players who put Prestige on it.
table-contributors = { $card } from { $list }
table-nothing = nothing
table-times = { $n } × { $card }
table-hand = Hand: { $list }
table-your-hand = Your hand: { $list }
table-discarded = Discard pile: { $list }
table-legend = Number pairs: Blood/Blood Potency. [ ] after a vampire: attached cards; else face down.

# Variants and options, with a sentence on each.
variant-custom = Custom set-up
    .about = Haven, first vampire and Agenda are chosen in secret, and the Agenda stays face down.
variant-errata = Errata
    .about = Seven cards are played in their later wording.
variant-bluffs = Bluffs
    .about = Any Library card may be laid face down in an attack; an illegal one is discarded.
variant-promises = Promises
    .about = Players can make promises in a Scheme that bind them.
