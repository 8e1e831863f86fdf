# La partie dans le terminal. Les noms de jeux, de cartes et de places viennent des jeux eux-mêmes.

## S'asseoir à la table

play-file-exists = Le fichier { $file } existe déjà et contient autre chose.
    .hint = Indiquez un nouveau fichier, ou reprenez une partie enregistrée avec --resume.
play-bad-record = { $file }, ligne { $line } : { $reason }
    .hint = L'enregistrement est endommagé ou tronqué, ou vient d'un autre jeu ou d'une autre version.
play-intro = { $game }, { $players } joueurs
play-sitter-you = { $seat } : vous
play-sitter-bot = { $seat } : bot { $bot }
play-seed = Graine { $seed }
# You, where the computer has no name for you.
play-own-name = Joueur
play-kept = Chaque réponse est aussitôt enregistrée dans { $file }.

## Partir

play-saved = La partie est enregistrée dans { $file }.
play-go-on = Pour la reprendre plus tard : { $command }
play-watch-again = Pour la relire : { $command }
play-not-saved = La partie n'est pas enregistrée.
play-not-kept = La partie n'a pas été enregistrée.

## Résultats

play-won = Vous gagnez !
play-won-together = Vous gagnez, avec { $others } !
play-won-by-nobody = Personne ne gagne.
play-lost = { $n ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
play-score = { $who } : { $points } { $points ->
        [one] point
       *[other] points
    }
play-score-out = { $who } : hors jeu
play-score-rows = { $score } ({ $rows })
play-score-row = { $what } { $n }

## Ligne par ligne. Les mots sont ceux que l'on tape.

play-plain-how = Tapez le numéro d'une option, ou « { $help } » pour voir tout ce que vous pouvez taper d'autre.
play-word-help = aide
play-word-table = table
play-word-log = journal
play-word-why = pourquoi
play-word-hint = conseil
play-word-cards = cartes
play-word-notation = notation
play-word-stops = arrêts
play-word-time = temps
play-word-undo = annuler
play-word-save = enregistrer
play-word-quit = quitter
play-help-answer = Un numéro choisit une option ; sa notation aussi, par exemple play:challenge. Plusieurs à la suite, comme play:challenge at:2, répondent aussi aux questions suivantes. Une ligne vide répète la question.
play-help-table = { $word } : la table telle que vous la voyez
play-help-log = { $word } [N] : les N dernières lignes du journal, avec les règles appliquées
play-help-why = { $word } : ce que vous ne pouvez pas choisir maintenant, et pourquoi
play-help-hint = { $word } : ce qui serait bien ici, et pourquoi
play-help-cards = { $word } [NOM] : les cartes visibles, ou le texte d'une carte
play-help-notation = { $word } : affiche aussi les options en notation, ou cesse de le faire
play-help-stops = { $word } [RÉGLAGE VALEUR] : où vous voulez être interrogé, où passer sans l'être, et quoi répondre
play-help-time = { $word } : le temps qui reste dans une partie limitée
play-help-undo = { $word } : annule votre dernière décision
play-help-save = { $word } [FICHIER] : enregistre la partie
play-help-quit = { $word } : quitte la partie
play-help-help = { $word } : cette liste
play-help-english = Les mots anglais sont compris aussi : table, log, why, cards, notation, stops, undo, save, quit, help.
play-help-keys = Les touches du plein écran marchent ici aussi : { $keys }.
play-notation-on = Les options sont aussi affichées en notation.
play-notation-off = Les options ne sont plus affichées qu'en mots.
play-no-such-number = L'option { $given } n'existe pas : choisissez un numéro de 1 à { $last }.
play-not-understood = « { $given } » n'est ni une option ni une commande. Tapez un nombre de 1 à { $last }, ou « { $help } ».
play-refused = Impossible de choisir « { $what } » : { $why }
play-rule = (règle { $rule })
play-taken-back = Décision annulée : { $answer }
play-nothing-to-take-back = Vous n'avez encore rien décidé qui puisse être annulé.
play-quit-unsaved = La partie n'est pas enregistrée. « { $save } » l'enregistre ; tapez encore une fois « { $quit } » pour partir sans l'enregistrer.
play-cards-how = « { $cards } NOM » affiche le texte d'une carte.
play-cards-none = Aucune carte n'est visible.
play-no-card = Aucune carte ne s'appelle « { $name } ».

## Pourquoi pas

play-why-heading = Vous ne pouvez pas choisir :
play-why-nothing = Rien n'a été écarté : tout ce qui pouvait entrer en ligne de compte figure parmi vos options.
play-why-forced = Décidé sans vous consulter, car il n'y avait qu'une option :
play-why-answered = { $question } → { $answer }
play-why-not-asked = On ne vous demande rien pour l'instant.

## Le plein écran

play-header = { $game } · vous êtes { $you }
play-header-file = enregistrée dans { $file }

# How much of the time of a game is left, as digits: 1:05:09.
play-time-left = reste { $time }
play-time-up = Le temps est écoulé
play-time-none = Cette partie n'a pas de limite de temps.

play-too-small = Ce terminal a { $have-width } × { $have-height } caractères. La table en demande { $width } × { $height } : agrandissez la fenêtre ou jouez avec --plain.
play-pane-table = Table
play-pane-log = Journal
play-pane-card = Carte
play-pane-question = Votre décision
play-pane-waiting = En attente
play-pane-result = Fin de la partie
play-news = { $lines } { $lines ->
        [one] nouvelle
       *[other] nouvelles
    }
play-typed = numéro { $digits }…
play-over-how = u annule votre dernière décision, q quitte la partie.
play-hint-choose = choix
play-hint-help = aide
play-hint-why = refus
play-hint-good = conseil
play-hint-stops = arrêts
play-hint-cards = cartes
play-hint-undo = annuler
play-hint-save = sauver
play-hint-quit = quitter
play-hint-focus = volet
play-hint-rules = règles

## Fenêtres au-dessus de la table

play-title-help = Touches
play-title-why = Pourquoi pas ?
play-title-stops = Arrêts
play-title-cards = Cartes visibles
play-title-cards-all = Toutes les cartes
play-title-leave = Quitter la partie ?
play-foot-close = Échap : fermer
play-foot-cards = ↑ ↓ : autre carte · a : toutes ou visibles · Échap : fermer
play-foot-stops = ↑ ↓ un autre · Entrée le change · Échap ferme
play-key-number = choisit une option ; s'il y en a plus de neuf, tapez le numéro puis Entrée
play-key-arrows = parcourent les options (j et k aussi), Entrée choisit
play-key-help = cette liste
play-key-hint = ce qui serait bien ici, et pourquoi
play-key-why = ce que vous ne pouvez pas choisir maintenant, et pourquoi
play-key-cards = les cartes visibles et leurs textes, à commencer par celle que vous allez choisir
play-key-stops = où vous voulez être interrogé, et où passer
play-key-undo = annule votre dernière décision, autant de fois que vous voulez
play-key-save = enregistre la partie
play-key-focus = donne les flèches et la place au volet suivant (Tab aussi)
play-key-page = (Page préc.) et Page suiv. font défiler le journal, ou le volet qui a les flèches
play-key-rules = affiche dans le journal la règle à l'origine de chaque événement
play-key-quit = quitte la partie
play-key-escape = revient à la question
play-leave-saved = La partie est enregistrée dans { $file }.
play-leave-unsaved = La partie n'est pas enregistrée.
play-leave-save = l'enregistrer dans { $file } et quitter
play-leave-quit = quitter
play-leave-stay = continuer la partie
play-why-line = - { $option } : { $why }

## Arrêts : ce qui vient d'abord s'écrit ainsi dans toutes les langues

play-stops-line = { $setting } { $now } — { $about } : { $text }. Aussi possible : { $others }
play-stops-nowhere = { $setting } — { $about } : nulle part. Possible : { $others }
play-stops-how = « { $stops } RÉGLAGE VALEUR » en change un dès la prochaine question. Là où plusieurs valeurs sont possibles, « no- » devant l'une la retire.
play-stops-row = { $about } : { $now }
play-stops-switch = { $about } ({ $text }) : { $now }
play-stops-yes = oui
play-stops-no = non
play-waiting-window = Les autres peuvent faire quelque chose.

# What would be good: the number of the option, the option, and why.
play-hint-says = Ce serait bien : { $number }. { $option }
play-hint-says-why = Ce serait bien : { $number }. { $option } ({ $why })
# Something that was settled, in one line.
play-summary = » { $what }
