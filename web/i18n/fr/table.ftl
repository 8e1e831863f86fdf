# Le cadre de toutes les tables.

table-title = Table
# Dans l'onglet du navigateur, quand on vous pose une question.
table-title-asked = À vous : { $game }
table-loading = On dresse la table…
table-game-missing = La table de ce jeu ne s'est pas chargée. Rechargez la page.
table-missing = Cette table n'existe pas
table-closed = Cette table est fermée
table-lost = La connexion est perdue. Elle est en cours de rétablissement ; rien de ce que vous avez fait n'est perdu.
table-to-lobby = Aller au salon

## Avant le début

table-room = Une table de { $game }
table-room-host = Invitez d'autres joueurs par le lien, donnez les places restantes à des bots, puis commencez.
table-room-guest = { $host } lancera la partie quand tout le monde sera là.
table-seats = Places
table-seat = Place { $seat } :
table-kept-for = Gardée pour { $name }
table-you = vous
table-away = absent
table-sit = S'asseoir ici
table-stand-up = Se lever
table-add-bot = Ajouter un bot
table-clear = Libérer la place de { $who }
table-level = Bot
table-deck = Deck
table-any-deck = N'importe quel deck
table-deck-is = Deck : { $deck }
table-start = Commencer la partie
table-free-seats =
    { $n ->
        [one] Une place est encore libre.
       *[other] { $n } places sont encore libres.
    }
table-wait-start = Toutes les places sont prises. { $host } lance la partie.
table-link = Lien vers cette table
table-copy = Copier
table-copied = Copié.
table-terms = Réglages de cette table
table-term-players =
    { $n ->
        [one] Un joueur
       *[other] { $n } joueurs
    }
table-term-with = Avec : { $variant }
table-term-without = Sans : { $variant }
table-term-public = Visible dans le salon
table-term-private = Seulement par son lien
table-term-spectators = D'autres peuvent regarder
table-term-no-spectators = Personne ne peut regarder
table-term-take-back = Les réponses peuvent être annulées, librement ou avec l'accord des autres
table-term-no-take-back = Les réponses ne peuvent pas être annulées
table-term-hints-alone = Conseils si vous jouez seul contre des bots
table-term-hints-everybody = Conseils pour tous, au vu des autres
table-term-hints-never = Pas de conseils
table-term-no-clock = Sans horloge
table-term-decision =
    { $seconds ->
        [one] Une seconde par décision
       *[other] { $seconds } secondes par décision
    }
table-term-player = { $minutes } min par joueur, et { $increment } s de plus à chaque réponse
table-term-absent-bot = Un bot joue pour les absents
table-term-absent-wait = La table attend les absents
table-commitment = Le mélange ne peut plus être changé
table-commitment-about = Le serveur a déjà tiré sa part du mélange. Voici son empreinte. Chaque personne qui s'assied y ajoute sa propre part : personne ne peut donc choisir les cartes. Après la partie, la rediffusion montre toutes les parts et votre navigateur les vérifie.

## La question

table-options = Options
table-why = Pourquoi pas ?
table-hint = Que faire de bien ici ?
# Of an option, read aloud behind it.
table-hinted = Ce serait bien
table-why-refused = Impossible pour l'instant
table-why-forced = Répondu d'office, car rien d'autre n'était possible
table-why-nothing = Tout ce qui existe peut être choisi.
table-goes-on = La partie continue…
table-stopped = La partie est arrêtée.
table-time-left = encore { $time }
table-since = depuis { $time }
table-waited-for = La table attend cette personne :
table-dismiss = Fermer ce message
table-rule = Règle { $rule }
table-rule-brief = § { $rule }
table-rule-label = Règle { $rule }, dans un nouvel onglet

# Quelque chose sur la table, lu à voix haute. $label dit ce que c'est.
table-spot-choose = { $label }. Choisir : { $option }
table-spot-menu =
    { $n ->
        [one] { $label }. Une option
       *[other] { $label }. { $n } options
    }
table-spot-refused = { $label }. Impossible pour l'instant : pourquoi ?
table-spot-look = { $label }. Regarder
table-look = Regarder la carte

# Lu à voix haute quand une question arrive.
table-asked =
    { $n ->
        [one] On vous demande : { $text } Une option.
       *[other] On vous demande : { $text } { $n } options.
    }
table-more-lines =
    { $n ->
        [one] Une autre chose s'est passée avant.
       *[other] { $n } autres choses se sont passées avant.
    }

table-take-back = Annuler
table-take-back-ask = Demander à annuler
table-take-back-wanted = { $who } voudrait annuler une réponse. Êtes-vous d'accord ?
table-take-back-waiting = Vous avez demandé à annuler votre réponse. On interroge les autres.
table-take-back-others = { $who } voudrait annuler une réponse. D'autres doivent encore donner leur accord.
table-take-back-allow = D'accord
table-take-back-refuse = Refuser

## Autour du plateau

table-about = Table
table-tools = Cette table
table-report = Signaler un problème
table-report-what = Qu’est-ce qui ne va pas ?
table-report-about = Le serveur garde vos mots avec toute la partie en l’état, pour que l’on puisse chercher.
table-report-send = Envoyer
table-report-thanks = Merci ! Votre signalement est gardé sous le nom { $report } ; l’hôte de ce serveur peut l’examiner.
table-concede = Abandonner
table-concede-sure = Vous abandonnez la partie. Un bot continue à votre place pour que les autres puissent finir. C'est définitif.
table-leave = Quitter la table
table-leave-sure = Un bot continue à votre place. Vous pouvez revenir et reprendre votre place tant que la partie dure.
table-play-on = Continuer à jouer
table-conceded = a abandonné
table-stand-in = un bot joue ({ $level })
table-watching =
    { $n ->
        [one] Une personne regarde
       *[other] { $n } personnes regardent
    }
table-spectator = Vous regardez. Vous voyez ce que tout le monde à la table peut savoir.
table-you-conceded = Vous avez abandonné. Un bot joue votre place jusqu'à la fin.
table-stood-in = Un bot ({ $level }) joue pour vous.
table-return = Reprendre ma place
table-while-away = Pendant votre absence
table-replay-missed = Revoir ce que j’ai manqué
table-got-it = Compris
table-frozen = Une panne est survenue sur le serveur, et cette table n'accepte plus de coups pour l'instant. Rien n'est perdu : la partie reprendra dès que le serveur aura redémarré.

table-log = Journal
table-log-talk = Discussion
table-log-empty = Rien pour l'instant.
table-log-times = ×{ $n }
table-log-undone = Annulé :
table-log-newest = Au plus récent
table-moment = Ce moment dans la rediffusion
table-speaker = { $name } :
table-said = { $name } dit : { $text }
table-say = Dites quelque chose
table-send = Envoyer
table-mute = Rendre cette personne muette
table-muted = { $name } est en sourdine.
table-unmute = Ne plus masquer

## La fin

table-won = Victoire
table-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-out = hors jeu
table-again = Rejouer
table-rematch-wanted = { $who } veut rejouer.
table-rematch-join = Rejouer ensemble
table-replay = Rediffusion
table-record = Télécharger l'enregistrement

## Rediffusions

table-replay-title = Rediffusion : { $game }
table-replay-missing = Il n'y a pas de rediffusion à montrer
table-replay-list = Toutes les rediffusions
table-replay-controls = Lecture
table-replay-first = Au début
table-replay-back = Un pas en arrière
table-replay-play = Lecture
table-replay-pause = Pause
table-replay-on = Un pas en avant
table-replay-last = À la fin
table-replay-place = Position dans la partie
table-replay-at = { $at } sur { $last }
table-replay-speed = Vitesse
table-replay-times = { $n }×
table-replay-eyes = Vu par
table-replay-spectator = Un spectateur
table-replay-open = Toutes les cartes visibles
table-replay-return = Retour à la table
table-replay-share = Lien vers ce moment
table-replay-asked = { $who } : { $text }
table-replay-answered = { $who } a répondu : { $answer }
table-fair = Mélange équitable, vérifié dans votre navigateur
table-unfair = Le mélange ne correspond pas à ce qui était promis
table-fair-about = La part du serveur correspond à l'empreinte donnée avant que quiconque s'assoie, et les cartes ont été distribuées à partir de toutes les parts réunies.
table-fair-commitment = Empreinte donnée avant le début
table-fair-server = La part du serveur
table-fair-seat = Part de { $who }
table-fair-bot = Un bot, pas de part
table-fair-seed = Distribué à partir de

## Aide

table-help = Aide
table-help-digits = Répondre par l'option de ce numéro ; 0 est la dixième.
table-help-two = Avec plus de dix options : tapez les deux chiffres. Un chiffre seul compte après un instant ou avec Entrée.
table-help-walk = Parcourir tout ce qui est sur la table et le choisir.
table-help-enter = Donner la réponse rouge. La barre d'espace fait de même quand il s'agit de laisser passer.
table-help-number = Régler un nombre, puis répondre avec Entrée.
table-help-look = Regarder la carte qui a le focus.
table-help-undo = Annuler votre dernière réponse, ou le demander.
table-help-why = Pourquoi quelque chose n'est pas proposé.
table-help-hint = Demander ce qui serait bien ; encore une fois éteint la bougie
table-help-log = Aller au journal.
table-help-chat = Dire quelque chose.
table-help-help = Cette aide.
table-help-esc = Fermer ce qui est ouvert.
table-help-glow = Ce qui brille peut être choisi sur la table. Son numéro est la touche qui répond.
table-help-refused = Pointez ce qui ne brille pas pour voir pourquoi ce choix est impossible maintenant.
table-help-press = Un appui long ou un clic droit montre une carte en grand.
table-help-tap = Sur un écran tactile, un premier appui montre une carte, un second la choisit.

# La scène : barre, bas de table, tiroir.
table-name-you = { $name }, vous
table-your-move = À vous
table-choose-there = Choisissez sur la table
table-more-answers =
    { $n ->
        [one] Une autre réponse
       *[other] { $n } autres réponses
    }
table-number = Combien
table-less = Moins
table-more = Plus
# Cartes identiques en main, lues à voix haute.
table-pile = { $n } × { $card }
table-beside = À côté de la table
table-close = Fermer
table-talk-unread =
    { $n ->
        [one] Discussion, un nouveau message
       *[other] Discussion, { $n } nouveaux messages
    }
table-log-earlier =
    { $n ->
        [one] Une ligne plus ancienne
       *[other] { $n } lignes plus anciennes
    }
table-replay-offers =
    { $n ->
        [one] Une réponse possible
       *[other] { $n } réponses possibles
    }
# Heading of what comes before the first round or turn.
table-log-start = Mise en place

## Une grande main : ce qui y est mis en avant

table-hand-show = Montrer dans votre main
table-hand-all = Toutes
table-hand-playable = Jouables
table-hand-other = Autres
