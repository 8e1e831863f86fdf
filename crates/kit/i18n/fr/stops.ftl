# Arrêts : où un joueur veut être interrogé. Ce qui est entre accents graves s'écrit ainsi dans toutes les langues.

stops-none = Ce jeu n'a pas d'arrêts : chacun est interrogé dès qu'il y a quelque chose à décider.
stops-no-setting = Le réglage `{ $given }` n'existe pas. Les réglages sont : { $names }.
stops-no-setting-suggest = Le réglage `{ $given }` n'existe pas ; vouliez-vous dire `{ $near }` ? Les réglages sont : { $names }.
stops-no-value = `{ $setting }` ne peut pas être `{ $given }`. Les valeurs sont : { $names }.
stops-no-value-suggest = `{ $setting }` ne peut pas être `{ $given }` ; vouliez-vous dire `{ $near }` ? Les valeurs sont : { $names }.
