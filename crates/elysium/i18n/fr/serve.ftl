# elysium serve

serve-ready = Le serveur est en marche : { $url }
serve-data = Tout est conservé dans { $data }
serve-tables = { $count ->
    [0] Aucune partie n’attend d’être reprise.
    [one] Une table reprend là où elle en était.
   *[other] { $count } tables reprennent là où elles en étaient.
}
serve-tables-read-only = { $count ->
    [one] Une table est en lecture seule ; elle dit pourquoi.
   *[other] { $count } tables sont en lecture seule ; chacune dit pourquoi.
}
serve-tables-unopened = { $count ->
    [one] Une table n’a pas pu être ouverte ; le journal du serveur dit pourquoi.
   *[other] { $count } tables n’ont pas pu être ouvertes ; le journal du serveur dit pourquoi.
}
serve-stop = Ctrl+C l’arrête ; rien n’est perdu.
serve-closing = Arrêt : ce qui est en cours est d’abord terminé.

failure-directory-denied = Vous n’avez pas le droit d’utiliser le dossier { $path }.
    .hint = Vérifiez son propriétaire et ses droits d’accès, ou indiquez un autre dossier ; celui des données du serveur avec --data DIR.
failure-directory-file = { $path } ne peut pas être un dossier : un fichier bloque le chemin.
    .hint = Indiquez un autre dossier ; celui des données du serveur avec --data DIR.
failure-directory = Le dossier { $path } est inutilisable : { $reason }.
    .hint = Indiquez un autre dossier ; celui des données du serveur avec --data DIR.
failure-no-database = Aucun serveur n’a rien conservé dans le dossier { $path }.
    .hint = Indiquez le dossier de données du serveur avec --data DIR.
failure-serve-in-use = Un autre serveur travaille avec les données de { $path }.
    .hint = Fermez-le d’abord, ou indiquez un autre dossier avec --data DIR.
failure-serve-bind = Impossible d’écouter sur { $address } : { $reason }
    .hint = Un autre programme utilise peut-être ce port. Essayez --bind 127.0.0.1:8081.
failure-serve-store = Impossible d’ouvrir le stockage : { $reason }
failure-serve = Le serveur a échoué : { $reason }
failure-serve-no-data = Cette machine ne dit pas où vont les données d’un utilisateur.
    .hint = Indiquez un dossier avec --data DIR.

# elysium load

load-report = { $tables } tables, { $seconds } s : { $rate } réponses confirmées par seconde
    ({ $acked } en tout, { $refused } refusées, { $finished } parties terminées).
    Confirmation : la moitié en { $p50 } ms, 99 sur 100 en { $p99 } ms, la plus lente en { $max } ms.
load-problem = Quelque chose s’est mal passé : { $problem }
failure-load-server = { $server } n’est pas sur cette machine.
    .hint = La charge ne se fait que sur la machine du serveur : --server 127.0.0.1:8080.
failure-load = { $server } n’a confirmé aucune réponse : { $reason }
    .hint = Un serveur y tourne-t-il ? Lancez-en un avec `elysium serve`.

# elysium reports

reports-none = Personne n’a rien signalé.
reports-line = { $report }  table { $table }, { $hours ->
    [0] il y a moins d’une heure
    [one] il y a une heure
   *[other] il y a { $hours } heures
}
failure-report = Il n’y a pas de rapport { $report }.
    .hint = `elysium reports` les liste tous.

# elysium backup, elysium restore

backup-done = Copié dans { $path } : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $people ->
    [one] une personne
   *[other] { $people } personnes
}.
restore-done = Restauré dans { $path } : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $people ->
    [one] une personne
   *[other] { $people } personnes
}. Un serveur peut y démarrer : elysium serve --data { $path }
failure-not-empty = { $path } n’est pas vide, et rien de son contenu n’est écrasé.
    .hint = Indiquez un dossier vide ou qui n’existe pas encore.
failure-no-backup = Il n’y a pas de sauvegarde dans le dossier { $path }.
    .hint = Indiquez un dossier rempli par `elysium backup`.
failure-inside = { $path } se trouve dans { $from } et serait perdu avec l’original.
    .hint = Indiquez un dossier qui soit en dehors.
failure-copy = Impossible de copier le contenu de { $path } : { $reason }
