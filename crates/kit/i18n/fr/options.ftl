# Options d'une table qui ont une valeur.

option-unknown = Aucune option `{ $given }` ne prend de valeur. Celles qui en prennent : { $names }.
option-unknown-suggest = Aucune option `{ $given }` ne prend de valeur ; vouliez-vous dire `{ $near }` ? Celles qui en prennent : { $names }.
option-no-number = `{ $name }` prend un nombre de 0 à 65535, et `{ $given }` n'en est pas un.
option-no-word = `{ $name }` ne peut pas être `{ $given }`. Valeurs possibles : { $names }.
option-no-word-suggest = `{ $name }` ne peut pas être `{ $given }` ; vouliez-vous dire `{ $near }` ? Valeurs possibles : { $names }.
