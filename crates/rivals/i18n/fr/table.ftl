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
table-first-player = premier joueur : { $who }

# The Streets.
table-streets = La Rue
table-city-deck = Deck Cité { $n }
table-city-discard = défausse { $n }
table-city-burned = brûlées { $n }
table-streets-empty = rien ni personne
# A mortal with its Blood and the Agenda that it is worth.
table-mortal = { $card } (Sang { $blood }, Cabale { $agenda })
table-mortals = Mortels : { $list }
# An Ongoing Event; $who is the player at whose next turn it burns.
table-event = { $card } (jusqu'au tour de { $who })
table-events = Événements : { $list }
table-prince-free = Prince de la Cité : libre
table-party = { $who } : { $list }

# A vampire: Blood of Blood Potency, then marks. $marks and $attached are lists.
table-vampire = { $card } { $blood }/{ $potency }
table-vampire-marks = { $vampire } ({ $marks })
table-vampire-attached = { $vampire } [{ $attached }]
mark-leader = Meneur
mark-exhausted = épuisé
mark-no-influence = sans Influence
mark-unblockable = imblocable
# Agenda tokens that lie on a vampire.
mark-agenda = Cabale +{ $n }
# An attached card that is exhausted.
table-exhausted = { $card } (épuisé)

# What is under way.
# $who and $side are the players; $type as in a fact of a card.
table-attack = Attaque : { $vampire } ({ $who }) contre { $target }
table-attack-type = { $type }
table-attack-card = carte : { $card }
table-attack-reaction = Réaction : { $card }
table-attack-intel = Info { $n }
table-attack-blocker = blocage : { $vampire }
table-face-down = [face cachée]
table-claim = Titre de Prince revendiqué : { $vampire }
table-scheme = Intrigue : { $card } ({ $who })
table-scheme-yes = OUI : { $list }
table-scheme-no = NON : { $list }
# What a player has brought into a Scheme; $n is the Influence that is seen.
table-scheme-side = { $who } { $n }
table-scheme-hidden = { $who } { $n } + caché
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
table-agenda-points = Cabale { $n }
table-rival = Rival : { $who }
table-hand-size = main { $n }
table-library-size = Bibliothèque { $n }
table-faction-size = Deck faction { $n }
table-discard-size = défausse { $n }
table-haven = Refuge : { $card }
table-agenda-card = Cabale : { $card }
# A face-down card whose player knows it.
table-down = [{ $card }]
table-hidden = [?]
table-at-home = Au Refuge : { $list }
table-in-torpor = En Torpeur : { $list }
table-ongoing = Persistantes : { $list }
# A card with tokens on it.
table-tokens = { $card } +{ $n }
table-conspiracies = Face cachée : { $list }
# $nth is the place among the face-down cards, $n the Prestige on it.
table-conspiracy = { $nth }. { $card } +{ $n }
# $list are the players who put Prestige on it.
table-contributors = { $card } par { $list }
table-nothing = rien
table-times = { $n } × { $card }
table-hand = Main : { $list }
table-your-hand = Votre main : { $list }
table-discarded = Défausse : { $list }
table-legend = x/y : Sang/Puissance du Sang. [ ] après un vampire : cartes attachées ; sinon face cachée.

# Variants and options, with a sentence on each.
variant-custom = Mise en place personnalisée
    .about = Refuge, premier vampire et Cabale sont choisis en secret, et la Cabale reste face cachée.
variant-errata = Errata
    .about = Sept cartes sont jouées dans leur version ultérieure.
variant-bluffs = Bluffs
    .about = Dans une attaque, toute carte de Bibliothèque peut être posée face cachée ; si elle n'est pas valable, elle est défaussée.
variant-promises = Promesses
    .about = Dans une Intrigue, les joueurs peuvent faire des promesses qui les engagent.
