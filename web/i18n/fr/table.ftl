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
table-you = vous
table-away = absent
table-sit = S'asseoir ici
table-stand-up = Se lever
table-add-bot = Ajouter un bot
table-clear = Libérer la place de { $who }
table-level = Bot
table-deck = Paquet
table-any-deck = N'importe quel paquet
table-deck-is = Paquet : { $deck }
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
table-on-table = Peut aussi être choisi sur la table
table-why = Pourquoi pas ?
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

table-beside = À côté de la table
table-about = Table
table-tools = Cette table
table-report = Signaler un problème (téléchargement)
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
table-frozen = Une panne est survenue sur le serveur, et cette table n'accepte plus de coups pour l'instant. Rien n'est perdu : la partie reprendra dès que le serveur aura redémarré.

table-log-and-chat = Journal et discussion
table-log-and-chat-unread =
    { $n ->
        [one] Journal et discussion, un nouveau message
       *[other] Journal et discussion, { $n } nouveaux messages
    }
table-log = Journal
table-log-filter = Afficher
table-log-all = Tout
table-log-game = Partie
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
table-replay-seat = { $seat } : { $who }
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
table-fair-seat = Part de la place { $seat }
table-fair-bot = Un bot, pas de part
table-fair-seed = Distribué à partir de

## Aide

table-help = Aide
table-help-digits = Répondre par l'option de ce numéro ; 0 est la dixième.
table-help-two = Avec plus de dix options : tapez les deux chiffres. Un chiffre seul compte après un instant ou avec Entrée.
table-help-walk = Parcourir tout ce qui est sur la table et le choisir.
table-help-look = Regarder la carte qui a le focus.
table-help-undo = Annuler votre dernière réponse, ou le demander.
table-help-why = Pourquoi quelque chose n'est pas proposé.
table-help-log = Aller au journal.
table-help-chat = Dire quelque chose.
table-help-help = Cette aide.
table-help-esc = Fermer ce qui est ouvert.
table-help-glow = Ce qui brille peut être choisi sur place. Le numéro est celui de son bouton.
table-help-dashed = Ce qui a un cadre en tirets ne peut pas être choisi maintenant : pointez-le, et il dit pourquoi.
table-help-press = Un appui long ou un clic droit montre une carte en grand.
