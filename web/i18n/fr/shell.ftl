shell-name = Elysium
shell-title = { $page } · Elysium
shell-skip = Aller au contenu
shell-nav = Principale
shell-nav-learn = Apprendre
shell-nav-lobby = Salon
shell-nav-cards = Cartes
shell-nav-rules = Règles
shell-nav-replays = Parties jouées
shell-games-waiting = Vos parties, { $n } vous attendent
# In the browser's tab: how many tables wait.
shell-counted = ({ $n }) { $title }
shell-menu = Menu
shell-mute = Couper les sons
shell-language = Langue
shell-nobody = Invité
shell-close = Fermer
shell-save = Enregistrer
shell-saved = Enregistré.
shell-copy = Copier
shell-copied = Copié.
shell-home = Vers l'accueil
shell-again = Réessayer

shell-your-name = Comment vous appeler ?
shell-you-are = Vous êtes { $name }
shell-name-label = Nom
shell-name-hint = Les autres le voient à la table. 24 caractères au plus.
shell-registered = Ce nom est à vous : vous seul pouvez vous connecter avec lui.
shell-account = Compte et réglages
shell-account-guest = S'inscrire, se connecter, réglages
# Names for people who have not told us theirs, separated by bars.
shell-guest-names = Oiseau de nuit | Phalène | Corbeau discret | Lanterne pâle | Hôte tardif | Renard argenté | Vieux violon | Héron cendré | Pas feutré | Dernier tram | Verre d'ambre | Long manteau

shell-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
shell-reconnecting = La connexion est perdue. Tentative de rétablissement…
shell-broken = Cette page ne s'est pas chargée
shell-broken-lead = Le réseau est peut-être coupé, ou Elysium a été mis à jour depuis que vous l'avez ouvert. Dans les deux cas, il suffit de recharger.
shell-lost = Il n'y a rien ici
shell-lost-lead = L'adresse est peut-être mal écrite, ou ce qui se trouvait ici n'existe plus.

shell-unofficial = Projet d'amateurs, non officiel et sans lien avec les éditeurs de ces jeux. Les noms des jeux et des cartes appartiennent à leurs propriétaires ; ni illustration officielle ni texte imprimé des cartes n'est utilisé.
shell-licence = Logiciel libre sous licence MIT ou Apache 2.0.

shell-free = Libre
shell-bot = Bot · { $level }
shell-bot-random = Au hasard
shell-bot-easy = Facile
