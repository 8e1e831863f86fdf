# Options d'une table qui ont une valeur.

option-needs-number = `{ $name }` demande un nombre : écrivez `{ $form }`, avec un nombre de 0 à 65535 ; 0 la désactive.
option-needs-word = `{ $name }` demande une valeur : écrivez `{ $form }`, avec l'un des mots.
option-takes-nothing = `{ $name }` ne prend pas de valeur : écrivez `{ $name }` pour l'activer, `no-{ $name }` pour la désactiver.
option-no-number = `{ $name }` prend un nombre de 0 à 65535, et `{ $given }` n'en est pas un.
option-no-word = `{ $name }` ne peut pas être `{ $given }`. Valeurs possibles : { $names }.
option-no-word-suggest = `{ $name }` ne peut pas être `{ $given }` ; vouliez-vous dire `{ $near }` ? Valeurs possibles : { $names }.
