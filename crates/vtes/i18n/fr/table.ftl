# The table as it is painted, and names of seats and options. It is painted for 80 columns, so
# everything here is short.

# $seat is a letter. These names stand as subject, after "of" and the like, and alone.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

# A list is built from the front: list-more adds one in the middle, list-end the last.
list-more = { $list }, { $item }
list-end = { $list } et { $item }

# Where the game stands. $turn is a number, $who the player whose turn it is.
table-turn = Tour { $turn }, { $who } : { $phase }
table-turn-plain = Tour { $turn }, { $who }
table-last-turn = dernier tour
table-start = La partie commence
table-over = La partie est terminée
table-master-actions = actions de phase de maître { $n }
table-transfers = transferts { $n }
table-discards = actions de phase de défausse { $n }

# What is under way; $act is a sentence on the action (questions.ftl).
table-action = Action : { $act }
table-stealth = discrétion { $n }
table-blocker = bloqueur { $card } (interception { $n })
table-may-block = peut bloquer : { $who }
table-declined = sans blocage : { $list }
table-directed = contre : { $list }
table-playing = En train d'être joué : { $list }
# Fighters with their players.
table-combat = Combat : { $first } ({ $who }) contre { $second } ({ $foe })
table-round = round { $n }
range-close = au contact
range-long = à distance
# $card is a fighter, $means the hands or a card.
table-strike = { $card } frappe : { $means }
table-strikes-left = { $card } : frappes additionnelles { $n }
table-damage = { $card } : dégâts { $n }
table-aggravated = { $card } : dégâts aggravés { $n }
table-referendum = Référendum : { $card }
table-referendum-plain = Référendum
table-blood-hunt = Chasse au sang : { $card }
table-called-by = appelé par { $card } ({ $who })
# What was chosen for a referendum; $list are names, or players with their points.
table-terms = termes : { $list }
table-points = { $who } { $n }
table-tally = pour { $yes }, contre { $no }
table-ballots = bulletins : pour { $yes }, contre { $no }

# A player.
table-them = { $who }
table-you = { $who }, vous
table-prey = { $who }, votre proie
table-predator = { $who }, votre prédateur
table-prey-and-predator = { $who }, votre proie et prédateur
table-ousted = hors jeu
table-withdrawn = s'est retiré de la partie
table-withdrawing = en train de se retirer
table-pool = réserve { $n }
table-edge = l'Avantage
# Victory points, as whole ones or with a half.
table-points-won = points de victoire { $n }
table-points-won-half =
    { $n ->
        [0] points de victoire ½
       *[other] points de victoire { $n }½
    }
table-hand-size = main { $n }
table-library-size = bibliothèque { $n }
table-crypt-size = crypte { $n }
table-ash-size = cendres { $n }
table-removed-size = retirées { $n }
# Master phase actions that out-of-turn masters have used up in advance.
table-owed = actions de maître dues { $n }

# Before the minions there.
table-ready = Disponibles :
table-torpor = Torpeur :
table-contested = Contestés :
table-uncontrolled = Incontrôlés : { $list }
# A vampire with blood and capacity, an ally with its life.
table-vampire = { $card } { $blood }/{ $capacity }
table-ally = { $card } { $n }
# $text is what stands before.
table-titled = { $text }, { $title }
table-locked = { $text } (incliné)
table-attached = { $text } [{ $list }]
table-counters = { $card } +{ $n }
table-card-locked = { $card } (inclinée)
table-card-contested = { $card } (contestée)
# $nth is the place in the uncontrolled region, $blood what lies on it.
table-place = { $nth }. { $card } { $blood }/{ $capacity }
table-place-hidden = { $nth }. [?] { $blood }
table-in-play = En jeu : { $list }
table-times = { $n } × { $card }
table-your-hand = Votre main : { $list }
table-hand = Main : { $list }
table-hand-kind = { $kind } : { $list }
table-legend = 3/5 : sang/capacité. [ ] : cartes sur un serviteur. +2 : compteurs.

# Options of a table, with a sentence on each.
variant-decks-as-sold = Decks tels que vendus
    .about = Les decks prêts à jouer peuvent avoir plus de cartes de bibliothèque que ne le permet le nombre de joueurs.
variant-turn-limit = Limite de tours
    .about = La partie se termine après tant de tours, tous joueurs confondus ; 0 pour aucune limite.
variant-time-limit = Limite de temps
    .about = La partie se termine avec le tour pendant lequel tant de minutes sont écoulées ; 0 pour aucune limite.
variant-polling-time = Temps de vote
    .about = Qui n'a rien voté tant de secondes après la dernière voix a terminé ; 0 pour aucune limite. Il ne court pas pour une personne qui joue seule avec des bots.
variant-windows = Fenêtres
    .about = Combien de temps restent ouvertes les fenêtres qui comptent, que quelqu'un ait quelque chose à faire ou non : quick pas du tout, calm 0,8 seconde, strict 2 secondes.

# Somebody's minions in a few words.
table-minions =
    { $n } disponibles{ $locked ->
        [0] {""}
       *[other] {" "}({ $locked } inclinés)
    }{ $torpor ->
        [0] {""}
       *[other] , { $torpor } en torpeur
    }

# Something that was settled in one line: how it began, and what came of it.
summary = { $what }: { $results }
