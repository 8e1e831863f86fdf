# The table as it is painted, and names of phases, steps and variants.

phase-feed = Feed
phase-location-setup = Location setup
phase-hand-management = Hand management
phase-planning = Planning
phase-resolution = Resolution
phase-end-of-round = End of round

stage-withdraw = Withdraw
stage-revelation = Revelation
stage-preparation = Preparation
stage-conflict = Conflict
stage-aftermath = Aftermath

# Where the game stands. $round is a number; $step one of the names here and above.
table-round = Round { $round }: { $step }
table-start = The game begins
table-clans = Choosing clans
table-relics = Relics are chosen
table-over = The game is over
table-planning = Planning, turn { $turn } of { $turns }
table-end-of-planning = End of Planning
table-stage = { $place }, { $stage }

# $list is a list of seats; the first of them holds the ambition token.
table-order = Turn order: { $list }
table-ambition = { $who } (ambition token)
table-offer-clans = Clans on offer: { $list }
table-offer-relics = Relics on offer: { $list }
table-victims-left = Victims in the deck: { $n }

# An ally at a location. $feed has a sign unless it is 0; $blood and $after are what it is worth
# when drained.
table-ally = { $card }: { $kind }, influence { $influence }, feed { $feed }; drained: { $blood } blood, influence { $after }
table-no-ally = no ally
table-location-card = location card: { $card }
table-nobody = nobody here
table-blood-here = { $n } blood
table-total = total { $n }
table-winner = won here

# A clan card with its power and the mark of its kind; in brackets it lies face down.
table-card = { $card } { $power } { $mark }
table-card-down = [{ $card } { $power } { $mark }]
table-card-hidden = [?]
# A card that belongs to another player.
table-card-of = { $card } (of { $owner })
mark-preparation = Pre
mark-conflict = Con
mark-aftermath = Aft
mark-passive = Pas
table-legend = Number: power. Pre, Con, Aft: works in that step. Pas: passive. [ ]: face down.

# A player.
table-them = { $who }
table-you = { $who }, you
table-eliminated = out of the game
table-pool = blood { $n }
table-influence = influence { $n }
table-score = score { $n }
table-hand-size = hand { $n }
table-deck-size = deck { $n }
table-tokens = diablerie tokens { $n }
table-tokens-turned = diablerie tokens { $n } (turned over: { $turned })
table-partner = partner: { $who }
table-alliance = Alliance: { $list }
table-drained = Drained: { $list }
table-relic = Relic: { $card }
table-relic-used = Relic: { $card } (used)
table-nothing = nothing
table-times = { $n } × { $card }
table-hand = Hand: { $list }
table-your-hand = Your hand: { $list }
table-drawn = To choose from: { $list }
table-under = Under the deck, from the top: { $list }

# Variants and options, with a sentence on each.
variant-location-cards = Location cards
    .about = Every location but the Prince's Haven gets a card that holds for the whole game.
variant-relics = Relics
    .about = Every player chooses a relic that can be used once.
variant-teams = Teams
    .about = Players who sit opposite one another are partners and win together.
variant-homemade = Homemade cards
    .about = Cards made up here, where the printed ones are not known, may come into play.
variant-deploying-may-empty-own-pool = Deploying may empty the pool
    .about = A player may deploy the last blood of their pool, and then goes into frenzy.
variant-blood-alone-is-ranked = Blood alone is ranked
    .about = A player with blood but no card is ranked at every location, even against a single card.
variant-zero-power-players-are-ranked = A total of 0 is ranked
    .about = A player with a total of 0 takes part in the ranking.
variant-triggers-after-whole-play = Reactions after the whole play
    .about = Cards react to a play only when its blood has been played as well.

# A resolved location in one line: $totals are all totals, the highest first.
summary-won = { $place }: { $who } wins { $totals }
summary-won-with = { $place }: { $who } wins { $totals }, { $gains }
summary-influence = +{ $n } influence
summary-nobody = { $place }: nobody is left
