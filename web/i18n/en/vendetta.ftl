# Vendetta's table.

# Outside the table
vendetta-name = Vendetta
vendetta-about = Clans fight over the locations of a city. Commit cards and blood in secret, win allies, and end with the most influence.
vendetta-variant-location-cards = Location cards
vendetta-variant-relics = Relics
vendetta-variant-teams = Teams
vendetta-variant-homemade = Homemade cards
vendetta-variant-deploying-may-empty-own-pool = Deploying may empty the pool
vendetta-variant-blood-alone-is-ranked = Blood alone is ranked
vendetta-variant-zero-power-players-are-ranked = A total of 0 is ranked
vendetta-variant-triggers-after-whole-play = Reactions after the whole play

# Where the game stands
vendetta-round = Round { $round } of { $rounds }
# $step is start, clans, relics or over.
vendetta-step =
    { $step ->
        [start] The game begins
        [clans] Choosing clans
        [relics] Relics are chosen
       *[over] The game is over
    }
vendetta-phases = Phases of the round
vendetta-phase =
    { $phase ->
        [feed] Feed
        [location-setup] Location setup
        [hand-management] Hand management
        [planning] Planning
        [resolution] Resolution
       *[end-of-round] End of round
    }
vendetta-planning = Planning, turn { $turn } of { $turns }
vendetta-stages = Steps of the location
vendetta-stage =
    { $stage ->
        [withdraw] Withdraw
        [revelation] Revelation
        [preparation] Preparation
        [conflict] Conflict
       *[aftermath] Aftermath
    }
vendetta-victims-left =
    { $n ->
        [one] { $n } victim left
       *[other] { $n } victims left
    }
vendetta-turn-order = Turn order
# A place in turn order, read aloud. $ambition and $you are yes or no; $state is waited, done or none.
vendetta-in-order =
    { $you ->
        [yes] { $who }, you
       *[no] { $who }
    }{ $ambition ->
        [yes] , ambition token
       *[no] {""}
    }{ $state ->
        [waited] , is being waited for
        [done] , has had this turn
       *[none] {""}
    }

# Players
vendetta-players = Players
vendetta-opponents = Opponents
vendetta-own = Your side of the table
vendetta-you = { $who }, you
vendetta-partner = partner
vendetta-eliminated = out of the game
vendetta-ambition = Ambition token: first in turn order
vendetta-more = More about { $who }
vendetta-blood = { $n } blood in the pool
vendetta-influence = { $n } influence in tokens
vendetta-score = Score { $n }, if the game ended now: tokens, alliance and drained cards, less diablerie
vendetta-hand-size =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
vendetta-deck-size =
    { $n ->
        [one] { $n } card in the clan deck
       *[other] { $n } cards in the clan deck
    }
vendetta-tokens =
    { $n ->
        [one] { $n } diablerie token
       *[other] { $n } diablerie tokens
    }{ $turned ->
        [0] {""}
       *[other] , turned over: { $turned }
    }
vendetta-alliance = Alliance
vendetta-drained = Drained
vendetta-no-alliance = No alliance
vendetta-relic-used = Relic used
vendetta-hand = Hand
vendetta-seen = Clan cards everybody has seen
vendetta-nothing = None so far

# Cards. $state is up, down, drained or unknown; $n is how many equal ones lie there.
vendetta-a-card = Card
vendetta-card =
    { $state ->
        [unknown] Face-down card
        [down] { $card }, face down
        [drained]
            { $n ->
                [1] { $card }, drained
               *[other] { $n } × { $card }, drained
            }
       *[up]
            { $n ->
                [1] { $card }
               *[other] { $n } × { $card }
            }
    }
vendetta-card-of = { $card } (of { $owner })
vendetta-your-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
vendetta-empty-hand = Your hand is empty.
vendetta-under =
    { $n ->
        [one] Under your deck: { $n } card
       *[other] Under your deck, from the top: { $n } cards
    }

# Locations
vendetta-districts = Locations
vendetta-place =
    { $place ->
        [haven] Prince's Haven
       *[other] Location { $place }
    }
vendetta-no-ally = No ally
vendetta-nobody = Nobody is here.
vendetta-blood-here = { $n } blood deployed
vendetta-total = Total power { $n }
vendetta-stays = Stays

# Set-up
vendetta-clans-on-offer = Clans on offer
vendetta-relics-on-offer = Relics on offer
vendetta-clan-cards = Cards of { $clan }
vendetta-clan =
    { $clan ->
        [brujah] Brujah
        [gangrel] Gangrel
        [malkavian] Malkavian
        [nosferatu] Nosferatu
        [toreador] Toreador
        [tremere] Tremere
       *[ventrue] Ventrue
    }
vendetta-clan-about =
    { $clan ->
        [brujah] Raw strength. Rivals bleed, and their frenzy is your gain.
        [gangrel] Fights with deployed blood: adds to it, doubles it, brings it home.
        [malkavian] Upsets every plan. Plays whole hands, turns cards down, takes what others hold.
        [nosferatu] Hides and slips away. Withdraws at a profit and turns up at the Haven.
        [toreador] Lives by its alliance: the more allies and victims, the stronger the cards.
        [tremere] Pays in its own blood for great power, and makes rivals pay too.
       *[ventrue] Rules by terms. Rivals choose between two evils, and the strongest cards fall silent.
    }

# Words under numbers, as short as they can be
vendetta-word-blood = blood
vendetta-word-influence = influence
vendetta-word-score = score now
vendetta-word-hand = in hand
vendetta-word-diablerie = diablerie
vendetta-word-power = power
vendetta-if-played = if played
vendetta-at-zero = at 0 you go into frenzy
vendetta-plays =
    { $turn ->
        [1] plays first
        [2] plays second
        [3] plays third
        [4] plays fourth
        [5] plays fifth
       *[other] plays sixth
    }

# A location and how it ended
vendetta-resolving = Resolution: { $place }
vendetta-rewards-here = Rewards
vendetta-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
vendetta-unranked = not ranked
# $card is ally, victim or none; an icon for influence follows.
vendetta-reward =
    { $card ->
        [ally] ally +{ $n }
        [victim] victim +{ $n }
       *[none] +{ $n }
    }
vendetta-goes-first = goes first
vendetta-gain =
    { $card ->
        [ally] +{ $n }, ally
        [victim] +{ $n }, victim
       *[none] +{ $n }
    }
vendetta-hidden =
    { $n ->
        [one] one hidden
       *[other] { $n } hidden
    }
vendetta-total-hidden =
    { $hidden ->
        [one] Known power { $n }, one card hidden
       *[other] Known power { $n }, { $hidden } cards hidden
    }
vendetta-result-you = You won, { $total } to { $other }
vendetta-result-you-alone = You won, unopposed
vendetta-result-yours = { $who } won, { $total } to your { $mine }
vendetta-result-other = { $who } won, { $total } to { $other }
vendetta-result-alone = { $who } won, unopposed
vendetta-result-nobody = Nobody won here
vendetta-result-missed = { $n } more power would have won it.
vendetta-worth = worth { $n }
vendetta-feeds = feeds { $n }
vendetta-ally-went =
    { $you ->
        [yes] { $ally } joins you
       *[no] { $ally } joins { $who }
    }
