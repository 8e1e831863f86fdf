# The table as it is painted, and names of seats, phases, steps and variants. It is painted for 80
# columns, so everything here is short.

# $seat is a letter.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

# A list is built from the front: list-more adds one in the middle, list-end the last.
list-more = { $list }, { $item }
list-end = { $list } et { $item }

phase-beginning = Phase initiale
phase-action = Phase Action
phase-end = Phase finale

# Where the game stands. $turn is a number, $who the player whose turn it is, $step one of the
# phases above or the steps below.
table-turn = Tour { $turn }, { $who } : { $step }
table-start = La partie commence
table-leaders = Choix des Meneurs
table-over = La partie est terminée
table-joining = Phase Action, Conspirations
table-attack-step = Phase Action, attaque
table-claim-step = Phase Action, titre de Prince revendiqué
table-scheme-step = Phase Action, Intrigue
table-torpor-step = Étape de Torpeur et de régénération
table-turn-end-step = Étape de fin de tour
table-antagonist-step = Étape des antagonistes
table-draw-step = Étape de pioche
table-actions =
    { $n ->
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }

# The Streets.
table-streets = La Rue
table-city-deck = Deck de la Cité { $n }
table-city-discard = défausse { $n }
table-city-burned = brûlées { $n }
table-streets-empty = rien ni personne
# A mortal with its Blood and, if any, the Agenda that it is worth.
table-mortal = { $card } (Sang { $blood }, Cabale { $agenda })
table-prey = { $card } (Sang { $blood })
table-mortals = Mortels : { $list }
# An Ongoing Event; $who is the player at whose next turn it burns.
table-event = { $card } (jusqu'au tour de { $who })
table-events = Événements : { $list }
table-prince-free = { $title } : libre
# Before the vampires of a party; $who is their player.
table-party = { $who } :

# A vampire: Blood of Blood Potency; Physical, Social and Mental by their first letters (table-legend
# explains them); then marks, and the list of attached cards.
table-vampire = { $card } { $blood }/{ $potency }
table-attributes = P{ $physical } S{ $social } M{ $mental }
table-attached = [{ $list }]
mark-influence = Influence { $n }
mark-secrecy = Secret { $n }
mark-wounded = Blessé
mark-leader = Meneur
mark-exhausted = épuisé
mark-no-influence = sans Influence
mark-unblockable = imblocable
# Agenda tokens that lie on a vampire.
mark-agenda = Cabale +{ $n }
# An attached card that is exhausted.
table-exhausted = { $card } (épuisé)

# What is under way.
# $who and $foe are the players of attacker and target; a mortal has none.
table-attack = Attaque : { $vampire } ({ $who }) contre { $target } ({ $foe })
table-attack-mortal = Attaque : { $vampire } ({ $who }) contre { $target }
table-attack-begins = Attaque : { $vampire } ({ $who })
table-attack-card = carte : { $card }
table-attack-reaction = Réaction : { $card }
table-attack-intel = Info { $n }
table-attack-blocker = blocage : { $vampire }
table-attack-bonus =
    { $n ->
        [one] +{ $n } dégât
       *[other] +{ $n } dégâts
    }
table-face-down = [face cachée]
table-claim = Titre de Prince revendiqué : { $vampire }
table-scheme = Intrigue : { $card } ({ $vampire })
# Players named for Balance of Power.
table-scheme-named = désignés : { $list }
table-scheme-yes = OUI : { $list }
table-scheme-no = NON : { $list }
table-scheme-open = sans réponse : { $list }
# What a player has brought into a Scheme; $n is the Influence that is seen. $vote is what stands
# before: the fist (its Prestige $n, if known) and the Influence Modifier come after it.
table-vote = { $who } { $n }
table-vote-fist = { $vote } + { $n } dans le poing
table-vote-fist-closed = { $vote } + poing fermé
table-vote-card = { $vote } + { $card }
table-promise =
    { $promise ->
        [yes] { $who } a promis OUI
        [no] { $who } a promis NON
        [intel] { $who } a promis de l'Info contre { $whom }
       *[peace] { $who } a promis la paix à { $whom } (Cabale sous { $n })
    }
table-promises = Promesses : { $list }

# A player.
table-them = { $who }
table-you = { $who }, vous
table-knocked-out = hors jeu
table-prestige = Prestige { $n }
# $most is the Agenda that wins.
table-agenda-points = Cabale { $n }/{ $most }
table-rival = Rival : { $who }
# Backs tell vampires from other cards.
table-hand-size =
    { $vampires ->
        [0] main { $n }
        [one] main { $n } ({ $vampires } vampire)
       *[other] main { $n } ({ $vampires } vampires)
    }
table-library-size = Bibliothèque { $n }
table-faction-size = Deck de faction { $n }
table-discard-size = défausse { $n }
table-haven = Refuge : { $card }
table-agenda-card = Carte Cabale : { $card }
# A face-down card whose player knows it.
table-down = [{ $card }]
table-hidden = [?]
# Before the vampires there.
table-at-home = Au Refuge :
table-in-torpor = En Torpeur :
table-ongoing = Persistantes : { $list }
# A card with tokens on it.
table-tokens = { $card } +{ $n }
table-conspiracies = Face cachée : { $list }
# $nth is the place among the face-down cards, $n the Prestige on it, $need what it needs.
table-conspiracy = { $nth }. { $card } { $n }/{ $need }
table-conspiracy-hidden = { $nth }. [?] { $n } Prestige
# $list are the foes who put Prestige on it, or who have been shown it; $card is what stands before.
table-contributors = { $card } (rejointe par { $list })
table-shown-to = { $card } (montrée à { $list })
table-times = { $n } × { $card }
table-hand = Main : { $list }
table-your-hand = Votre main : { $list }
table-hand-known = Connues en main : { $list }
# Cards of one kind in a hand; a vampire with its Blood Potency.
table-hand-kind = { $kind } : { $list }
table-hand-vampire = { $card } { $n }
table-library-top = Sur la Bibliothèque : { $card }
table-faction-top = Sur le Deck de faction : { $card }
table-library-under = Sous la Bibliothèque : { $list }
table-faction-under = Sous le Deck de faction : { $list }
table-legend = 3/5 : Sang/Puissance du Sang. P S M : Physique, Social, Mental. [ ] : attachées.

# Variants and options, with a sentence on each.
variant-custom = Mise en place personnalisée
    .about = Refuge, premier vampire et Cabale sont choisis en secret, et la Cabale reste face cachée.
variant-errata = Errata
    .about = Sept cartes sont jouées dans leur version ultérieure.
variant-bluffs = Bluffs
    .about = Toute carte de Bibliothèque peut être posée face cachée dans une attaque ; non valable, elle est défaussée.
variant-promises = Promesses
    .about = Dans une Intrigue, les joueurs peuvent faire des promesses qui les engagent.

# Something that was settled in one line: how it began, and what came of it.
summary = { $what }: { $results }
