# Ce que dit le serveur : les refus, et les lignes sur la table elle-même.

line-seat-taken = { $who } prend place.
line-bot-seated = { $who }, un bot, prend place.
line-seat-vacated = La place { $place } est libre.
line-started = La partie commence.
line-clock = Temps écoulé : un bot décide pour { $who }.
line-take-back-asked = { $who } demande à annuler la dernière réponse.
line-take-back-agreed = { $who } est d'accord.
line-take-back-declined = { $who } n'est pas d'accord.
line-take-back-failed = { $who } ne peut pas annuler la dernière réponse : cela prendrait trop de temps.
line-took-back = { $who } annule la dernière réponse.
line-bot-substituted = { $why ->
    [left] { $who } a quitté la table ; un bot continue.
    [clock] Le temps est écoulé pour { $who } ; un bot continue.
    [conceded] Un bot continue pour { $who }.
   *[away] { $who } s'absente ; un bot joue jusqu'à son retour.
}
line-returned = { $who } est de retour.
line-conceded = { $who } abandonne.
line-rematch = { $who } veut rejouer.
line-hinted = { $who } demande ce qui serait bien.
line-time-up = Le temps est écoulé.
line-abandoned = Il n'y a plus personne à la table.

result-finished = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
result-conceded = { $count ->
    [0] Tout le monde a abandonné.
   *[other] Tous les autres ont abandonné : { $names } gagne.
}
result-abandoned = La table a été désertée : personne ne gagne.

read-only-unknown-game = Ce serveur n’a aucun jeu appelé { $game }. On peut regarder la table, mais pas continuer à y jouer.
read-only-other-rules = Cette table a commencé avec la version { $found } des règles ; ce serveur a la version { $known }. On peut la regarder, mais pas continuer à y jouer.
read-only-unknown-bot = Ce serveur n’a aucun bot appelé { $level }, et il en joue un à cette table. On peut regarder la table, mais pas continuer à y jouer.
read-only-bot-failed = Le bot { $level } n’a trouvé aucune réponse. On peut regarder la table, mais pas continuer à y jouer.
read-only-broken = L’entrée { $entry } du journal de cette table ne découle pas de ce qui précède. On peut regarder la table, mais pas continuer à y jouer.
read-only-missing = L’entrée { $entry } du journal de cette table manque. La table est montrée telle qu’elle était avant elle, et on ne peut pas continuer à y jouer.
read-only-unreadable = L’entrée { $entry } du journal de cette table est illisible. La table est montrée telle qu’elle était avant elle, et on ne peut pas continuer à y jouer.

refused-sign-in = Donnez-nous d'abord un nom : en invité, ou connectez-vous.
refused-wrong-password = Nom ou mot de passe incorrect.
refused-name-taken = Ce nom est déjà pris. Choisissez-en un autre, ou connectez-vous s'il est à vous.
refused-bad-name = Un nom compte de 1 à 24 caractères : lettres, chiffres, espaces et - _ . '
refused-bad-password = Un mot de passe compte de 8 à 200 caractères.
refused-bad-ticket = Ce ticket a déjà servi ou est trop ancien. Demandez-en un nouveau.
refused-foreign-origin = Cette requête vient d'un autre site.
refused-too-fast = Trop vite. Attendez un instant et réessayez.
refused-too-many-sockets = Vous avez trop de connexions ouvertes. Fermez-en d'abord une.
refused-malformed = Cette requête n’est pas valide : { $detail }
refused-too-large = C'est trop volumineux.
refused-no-such-page = Il n'y a rien ici.
refused-no-such-table = Cette table n'existe pas. Le lien est peut-être erroné, ou la table a été retirée.
refused-no-such-game = Aucun jeu ne s'appelle { $game }. Il y a : { $known }.
refused-no-such-seat = Cette place n'existe pas à cette table.
refused-no-such-bot = Ce bot n'existe pas.
refused-no-such-deck = Ce deck n'existe pas.
refused-bad-setup = Cette table ne peut pas être préparée ainsi.
refused-bad-seed = Une part du mélange se compose de 64 chiffres hexadécimaux.
refused-bad-option = Cette option a une valeur impossible : { $option }.
refused-not-your-seat = Ce n'est pas votre place.
refused-not-seated = Vous n'avez pas de place à cette table.
refused-already-seated = Vous avez déjà une place.
refused-seat-taken = Cette place est prise.
refused-not-host = Seul l'hôte de la table peut faire cela.
refused-seats-free = Il reste des places libres. Attendez quelqu'un, ou donnez-les à des bots.
refused-not-started = La partie n'a pas commencé.
refused-already-started = La partie a déjà commencé.
refused-over = La partie est terminée.
refused-frozen = Cette table est arrêtée : une panne est survenue. Rien n'est perdu ; la partie reprendra dès que le serveur aura redémarré.
refused-read-only = Cette table est en lecture seule.
refused-unreadable = Le journal de cette table est illisible dès sa première entrée ; rien de la table ne peut être montré. Ce qui est conservé reste tel quel.
refused-not-asked = On ne vous demande rien pour l'instant.
refused-already-answered = Vous avez répondu ; d'autres ne l'ont pas encore fait.
refused-bot-substituted = Un bot joue pour vous.
refused-late = Cette question n'est plus ouverte.
refused-refused = Les règles ne le permettent pas.
refused-not-offered = Cela ne figure pas parmi vos options.
refused-too-far = Un plan s'arrête là où personne ne peut savoir ce qui vient ensuite.
refused-bad-stop = Cet arrêt n'existe pas ici, ou ne peut pas être choisi maintenant.
refused-no-spectators = Cette table est fermée aux spectateurs.
refused-nothing-to-take-back = Vous n'avez rien à annuler.
refused-no-take-back = Rien ne peut être annulé pour l'instant.
refused-nobody-asks = Personne ne demande à annuler quoi que ce soit.
refused-no-hints = { $why ->
    [never] À cette table, personne ne dit ce qui serait bien.
    [window] Pas maintenant : les autres verraient que vous pouvez faire quelque chose.
   *[people] Avec d'autres personnes à la table, personne ne dit ce qui serait bien.
}
refused-empty-text = Le message est vide.
refused-text-too-long = Dites-le en { $most } caractères au plus.
refused-not-over = Ceci s'ouvre à la fin de la partie.
refused-shutting-down = Le serveur s'arrête. Il sera de retour dans un instant, et rien n'est perdu.
refused-timed-out = Cela a pris trop de temps et a été abandonné. Réessayez dans un instant.
refused-broken = Une panne est survenue de notre côté. Rien n'a été modifié.

# Lessons
read-only-unknown-lesson = Ce serveur n’a pas la leçon « { $lesson } ».
refused-no-such-lesson = Cette leçon n’existe pas.
result-learnt = La leçon est terminée.
