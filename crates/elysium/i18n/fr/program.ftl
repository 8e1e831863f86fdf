# Les mots du programme, à part ceux de la partie dans le terminal (play.ftl).
# Un message d'erreur peut porter un conseil : ce que l'on peut faire maintenant.

## Erreurs

failure = erreur : { $text }
failure-hint = conseil : { $text }

failure-file-missing = Le fichier { $file } n'existe pas.
    .hint = Vérifiez le nom et le répertoire.
failure-file-denied = Le fichier { $file } ne peut pas être ouvert.
    .hint = Vérifiez son propriétaire et ses droits d'accès.
failure-file-directory = { $file } est un répertoire, pas un fichier.
    .hint = Indiquez un fichier de ce répertoire.
failure-file-large = Le fichier { $file } dépasse { $most } Mio.
    .hint = Les parties enregistrées et les scénarios sont bien plus petits ; vérifiez que c'est le bon fichier.
failure-file-not-text = Le fichier { $file } n'est pas du texte : la ligne { $line } n'est pas de l'UTF-8 valide.
    .hint = Vérifiez que c'est le bon fichier et enregistrez-le en UTF-8.
failure-file = Le fichier { $file } est inutilisable : { $reason }.
failure-output = La sortie ne peut pas être écrite : { $reason }.

failure-game = Le jeu « { $game } » n'existe pas.
    .hint = Les jeux sont : { $known }.
failure-setup = La règle { $rule } n'autorise pas cette table : { $why }
    .hint = Changez --players ou --variants.
failure-bot = Le bot « { $bot } » n'existe pas.
    .hint = Les bots sont, du plus faible au plus fort : { $known }.
failure-bots-many = { $bots } bots sont indiqués pour { $seats } places.
    .hint = Indiquez moins de bots ou augmentez --players.
failure-seat = Il n'y a pas de place { $seat } à cette table.
    .hint = Les places vont de A à { $last }.

failure-record = { $file }, ligne { $line } : { $reason }
    .hint = L'enregistrement est endommagé, tronqué ou modifié à la main. --to N affiche les N premières réponses si elles sont correctes.
failure-other-rules = { $file } : { $reason } Avec d’autres règles, la fin pourrait être différente : l’enregistrement n’est ni vérifié ni repris.
    .hint = « elysium replay { $file } » affiche ses réponses et sa fin telles qu’elles sont écrites.
failure-card = La carte « { $card } » n'existe pas dans { $game }.
    .hint = « elysium cards { $game } » donne la liste des cartes.
failure-card-like = La carte « { $card } » n'existe pas dans { $game }.
    .hint = Vouliez-vous dire : { $close } ?
failure-no-workbench = { $game } ne tient pas le compte des clauses de ses cartes et n’a pas de tables de référence.
    .hint = Ses tests prouvent chaque carte ; « elysium cards { $game } » les énumère.
failure-table = { $file } n’a pas de colonne « { $column } ».
    .hint = Les tables de référence sont les listes officielles des cartes en fichiers CSV.
failure-table-card = Les tables de référence n’ont pas de carte « { $card } ».
    .hint = Donnez son numéro ou son nom anglais.
failure-table-card-like = Les tables de référence n’ont pas de carte « { $card } ».
    .hint = Vouliez-vous dire : { $close } ?
failure-no-decks = { $game } se joue sans deck personnel.
    .hint = Jeux avec decks : { $known }.
failure-deck-missing = Il n'y a ni deck de départ ni fichier « { $deck } ».
    .hint = Les decks de départ sont : { $known }. Pour un fichier, vérifiez le nom et le répertoire.
failure-deck = Le deck { $deck } est inutilisable :{ $problems }
    .hint = Corrigez le fichier ; « elysium deck check » le compare de nouveau aux règles.
failure-decks-players = { $decks ->
        [one] { $decks } deck est indiqué
       *[other] { $decks } decks sont indiqués
    } pour { $players } joueurs.
    .hint = Indiquez un deck par joueur ou enlevez --players.
failure-decks-number = { $decks ->
        [one] { $decks } deck est indiqué
       *[other] { $decks } decks sont indiqués
    }, mais { $game } se joue à { $counts } joueurs.
    .hint = Indiquez un deck par joueur : le vôtre et ceux des bots.
failure-scenario-from = La position de { $file } ne peut pas être écrite comme scénario.
    .hint = Essayez un autre nombre de réponses avec --at.
failure-scenario-at = { $file } n'a pas de position après { $at } réponses : la partie en compte { $answers }.
    .hint = Omettez --at pour la dernière position, ou indiquez un nombre jusqu'à { $answers }.
failure-scenario-none = Il n'y a aucun scénario dans le répertoire { $file }.
    .hint = Les noms des fichiers de scénarios se terminent par .scn.
failure-sim-stopped = La partie n° { $game } de la graine { $seed } ne s'est pas terminée : un bot n'a pas répondu.
    .hint = C'est une erreur du programme. Signalez-la avec la ligne de commande.
failure-sim-broken = Une simulation de { $game } avec la graine { $seed } s'est arrêtée sur une erreur.
    .hint = C'est une erreur du programme. Signalez-la avec la ligne de commande et les lignes ci-dessus.
failure-bench = Une partie a refusé ses propres options.
    .hint = C'est une erreur du programme. Signalez-la.

## La ligne de commande

usage-game = Le jeu « { $value } » n'existe pas.
    .hint = Les jeux sont : { $known }.
usage-value = « { $value } » ne convient pas à { $argument }.
    .hint = Valeurs possibles : { $known }.
usage-no-value = { $argument } demande une valeur.
    .hint = Écrivez-la après l'option ; --help indique ce qui est possible.
usage-odd-value = « { $value } » ne convient pas à { $argument }.
    .hint = { $kind ->
        [seat] Les places sont A, B, C… ou 1, 2, 3…
        [seconds] Il faut un nombre de secondes de 0.01 à 3600.
        [address] Il faut une adresse et un port, par exemple 127.0.0.1:8080 ou [::1]:8080.
       *[number] Il faut un nombre entier, ni trop petit ni trop grand ; --help en dit plus.
    }
usage-argument = « { $argument } » est inconnu ici.
    .hint = --help indique ce qui est possible.
usage-argument-like = « { $argument } » est inconnu ici.
    .hint = Vouliez-vous dire { $meant } ?
usage-command = La commande « { $command } » n'existe pas.
    .hint = Les commandes sont : { $known }.
usage-missing = Il manque quelque chose : { $arguments }.
    .hint = --help indique ce qu'il faut.
usage-conflict = { $argument } et { $other } ne vont pas ensemble.
    .hint = Enlevez l'un des deux.
usage-twice = { $argument } figure deux fois.
    .hint = Ne l'écrivez qu'une fois.
usage-other = Cette ligne de commande est incompréhensible.
    .hint = --help indique ce qui est possible.

## Nombres

decimal = { $whole },{ $part }
percent = { $number } %

## Simulations

sim-left = parties, temps restant :
sim-time-limit = Une simulation n’a pas d’horloge et n’accepte donc pas de limite de temps ; turn-limit=N met fin aux longues parties.
sim-title = { $game } : bots entre eux, { $players } joueurs, graine { $seed }
sim-games = Parties
sim-decisions = Décisions
sim-length = Décisions par partie
sim-seconds = Secondes
sim-speed = Décisions par seconde
sim-seats = Place
sim-seat = { $seat } ({ $bot })
sim-groups = Groupe
sim-wins = Victoires
sim-points = Points
sim-rate = Taux de victoire
sim-interval = Intervalle à 95 %
sim-range = { $low } – { $high }

## Parties enregistrées

replay-title = { $game }, { $players } joueurs. { $names }
replay-nobody = Les joueurs ne sont pas enregistrés.
replay-unplayed-title = { $game }. { $names }
replay-unplayed = { $reason } Avec d’autres règles, la fin pourrait être différente : la partie n’est pas rejouée, voici ce qui est écrit.
replay-setup = Mise en place : { $setup }
replay-unfinished = La partie a été mise de côté après { $answers } { $answers ->
        [one] réponse
       *[other] réponses
    }.
replay-ok = OK : { $game }, { $answers } { $answers ->
        [one] réponse
       *[other] réponses
    }, { $end ->
        [finished] terminée
       *[paused] suspendue
    }, empreinte { $digest }
replay-fair = Le mélange est loyal : le secret de la table correspond à son engagement { $commitment }, et { $players ->
        [0] personne d’autre n’a contribué à la graine
        [one] un joueur a contribué à la graine
       *[other] { $players } joueurs ont contribué à la graine
    }.
outcome-won = { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    } Scores : { $scores }.
outcome-out = hors jeu
outcome-paused = La partie n'est pas finie. { $waiting }

## Cartes

cards-code = { $code }
# Figures and marks on cards, by the names that the games give them.
cards-homemade-mark = ⌂
cards-homemade = Carte maison : inventée pour Elysium, car la carte imprimée n'est pas connue.
# The kinds of cards in the list are official names, the same in every language. First column: cards that can be played.
coverage-part = { $part ->
        [crypt] Crypte, par clan : jouables, toutes
       *[other] Bibliothèque, par type : jouables, toutes
    }
coverage-ran = { $ran } des { $parts } parties de { $clauses } clauses ont été exécutées dans { $games } parties au hasard et { $scenarios } scénarios.
coverage-all = Chaque partie de chaque clause a été exécutée.
coverage-never = Jamais exécutées (carte, clause, effet) :
coverage-made-up = Les scénarios des tests avec des cartes inventées ne sont pas comptés ici ; certaines parties ne s'exécutent que dans ceux-ci.
compare-overlap = { $percent } % de mots en commun
compare-ours = Notre texte :
compare-theirs = Référence :
compare-words = Mots d’un seul côté : { $ours } | { $theirs }
compare-numbers = Nombres d’un seul côté : { $ours } | { $theirs }
compare-count = { $cards } cartes comparées.
compare-rulings = { $count ->
    [0] Chaque décision officielle sur ces cartes a son verdict.
   *[other] Décisions officielles sans verdict : { $count }.
}
new-known = Cette carte existe déjà.
new-reference = Ce qu’elle doit faire (référence)

## Decks

# Les rubriques des fichiers de decks (Haven, Library…) sont les mêmes dans toutes les langues.
deck-line = ligne { $line } : { $text }
deck-rule = { $text } (règle { $rule })
deck-unknown-card = La carte « { $given } » n'existe pas ; « elysium cards { $game } » donne la liste des cartes
deck-unknown-card-like = La carte « { $given } » n'existe pas. Vouliez-vous dire : { $close } ?
deck-close-not-implemented = { $card } (pas encore jouable ici)
# A vampire with a group that it does not have, or as an advanced one.
deck-other-printing = « { $given } » n'existe pas, mais il y a : { $known }
deck-not-implemented = « { $card } » ne peut pas encore être jouée ici : remplacez-la
deck-unknown-heading = « { $given } » n'est pas une rubrique ; les rubriques sont : { $known }
deck-unknown-heading-like = « { $given } » n'est pas une rubrique. Vouliez-vous dire « { $close }: » ?
deck-count = { $given } exemplaires, ce n'est pas possible : écrivez un nombre à partir de 1, ou aucun pour 1
deck-too-many = { $given } exemplaires, c'est trop : aucun deck ne peut avoir plus de { $most } exemplaires d'une carte
deck-empty = Il manque quelque chose après « { $given } » : ajoutez-le ou enlevez la ligne
deck-no-heading = « { $card } » précède la première rubrique : sa place est dans « { $belongs }: »
deck-wrong-heading = « { $card } » figure dans « { $heading }: », mais sa place est dans « { $belongs }: »
deck-not-for-decks = « { $card } » appartient à la table, pas à un deck : enlevez cette carte
deck-twice = « { $heading }: » figure déjà à la ligne { $first } : gardez l'un des deux
deck-missing = « { $heading }: » manque : ajoutez une ligne avec cette rubrique et le nom de la carte
deck-not-in-deck = { $heading } : « { $card } » n'est pas parmi les cartes de « { $pile }: »
deck-copies = { $pile } : { $have } × { $card }, { $most } au maximum
deck-size = { $pile } : { $have } { $have ->
        [one] carte
       *[other] cartes
    } ; il en faut de { $least } à { $most }
deck-size-exact = { $pile } : { $have } { $have ->
        [one] carte
       *[other] cartes
    } ; il en faut exactement { $least }
deck-size-least = { $pile } : { $have } { $have ->
        [one] carte
       *[other] cartes
    } ; il en faut au moins { $least }
deck-group-mix = La crypte a des cartes des groupes { $groups } : un groupe ou deux groupes consécutifs sont permis
deck-not-json = Le fichier commence comme du JSON, mais ne peut pas être lu comme du JSON

deck-ok = ok      { $deck } ({ $sizes })
deck-failed = ÉCHEC   { $deck }
deck-sum = { $good } ok, { $bad } en échec.

deck-title = { $text }
deck-author = de { $text }
deck-comment = { $text }
deck-reconstructed = Reconstitués : les listes officielles des decks de départ ne sont pas connues ici.
deck-single = { $heading } : { $card }
deck-share = { $name } { $n }
deck-kinds = Types : { $list }
deck-groups = Clans : { $list }
deck-curve-potency = Puissance du Sang : { $mean } en moyenne
deck-curve-capacity = Capacité : { $mean } en moyenne
deck-list-deck = Deck
deck-heading-haven = Refuge
deck-heading-agenda = Cabale
deck-heading-leader = Meneur
deck-heading-vampires = Vampires
deck-heading-crypt = Crypte
deck-heading-library = Bibliothèque

## Scénarios

scenario-ok = ok      { $name }
scenario-failed = ÉCHEC   { $name } ({ $file }, ligne { $line })
scenario-reason = { $reason }
scenario-broken = Les règles du jeu ont rencontré une erreur sur ce fichier ; les lignes ci-dessus disent où.
scenario-sum = { $passed } { $passed ->
        [one] réussi
       *[other] réussis
    }, { $failed } en échec.

## Mesures

bench-title = { $game }, { $players } joueurs, un seul fil d'exécution
bench-playout = Parties aléatoires sur place, décisions par seconde
bench-search = Recherche depuis le milieu de partie, décisions par seconde
bench-apply = Réponses une à une, décisions par seconde
bench-state = Taille d'une position en octets
bench-length = Décisions par partie
bench-options = Options par question
bench-polls = Offres à plusieurs places par partie
bench-question = Question
bench-often = Par partie
bench-choices = Options
bench-nanoseconds = Nanosecondes
bench-clock = Les secondes sont du temps processeur de ce fil d'exécution, et la meilleure de { $slices } tranches compte.

# What can be wrong with a record
record-empty = Le fichier est vide.
record-none = Ce n’est pas la première ligne d’un enregistrement : { $detail }
record-format = Le format { $found } de ce fichier est inconnu ici (connu : { $known }).
record-game = C’est un enregistrement de { $found }, pas de { $expected }.
record-rules = Partie jouée avec la version { $found } des règles ; ce programme a la version { $known }.
record-setup = La règle { $rule } ne permet pas cette mise en place.
record-form = Cette ligne n’est pas comprise : { $detail }
record-number = La réponse numéro { $found } se trouve ici, le numéro { $due } était attendu.
record-answer = « { $word } » n’est pas une réponse que { $seat } pouvait donner ici.
record-refused = La règle { $rule } interdit « { $word } » de { $seat }.
record-time = Le temps ne peut pas être écoulé ici : la partie n’a pas de limite, ou il l’était déjà.
record-end-word = « { $word } » n’est ni « finished » ni « paused ».
record-end-outcome = « { $word } » ne s’accorde pas avec le résultat qui l’accompagne : une partie terminée en a un, une partie interrompue n’en a pas.
record-count = La fin annonce { $announced } réponses, il y en a { $there }.
record-unfair = La graine ne découle pas des secrets dont elle serait issue : ce mélange n’était pas loyal.
record-outcome = Le résultat écrit ici n’est pas celui auquel mènent les réponses.
record-digest = L’empreinte diffère : { $written } est écrite, { $replayed } a été rejouée.
record-after-end = Il y a quelque chose après la fin.
record-cut = L’enregistrement s’arrête ici sans sa ligne de fin : il est tronqué.
