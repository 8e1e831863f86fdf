# Ce qui ne va pas dans un scénario, pour son auteur, et ce que le programme écrit dans un nouveau.
# Ce qui est entre accents graves s'écrit ainsi dans les fichiers, dans toutes les langues.

## Phrases composées

reason-both = { $first } ; { $second }
reason-or = { $first }, { $second }
reason-meant = { $reason } ; vouliez-vous dire `{ $near }` ?
reason-by-rule = { $reason } (règle { $rule })
reason-fact = { $subject }: { $key }: { $reason }
reason-of-subject = { $subject }: { $reason }
reason-of-answer = { $seat }: { $word }: { $reason }
reason-now =
    { $reason }
    maintenant, { $questions }

## Le fichier

reason-file-empty = le fichier est vide
reason-no-game-line = un fichier de scénarios commence par son jeu, par exemple `game: vendetta`
reason-other-game = ce fichier est pour `{ $found }`, pas pour `{ $game }`
reason-nameless = un scénario a besoin d'un nom : `scenario: ce qu'il montre`
reason-no-scenario-yet = un scénario doit commencer avant cette ligne : `scenario: ce qu'il montre`
reason-no-scenario = le fichier ne contient aucun scénario
reason-given-late = `given:` vient avant `when:` et `then:`
reason-no-section = `proves:`, `given:`, `when:` ou `then:` était attendu
reason-no-subject = un sujet et ses faits étaient attendus, par exemple `A: blood 5, hand hunt`
reason-fact-missing = il manque ici un fait sur `{ $subject }`
reason-no-such-subject = rien ne s'appelle `{ $subject }` à cette table
reason-no-such-key = `{ $key }` ne se dit pas de `{ $subject }` ; on peut dire : { $keys }
reason-expects-nothing = il n'attend rien sous `then:`, il ne pourrait donc pas échouer
reason-no-proof = il n'y a ni règle ni carte `{ $word }`
reason-same-line = la même chose se trouve à la ligne { $line }

## Mots

reason-no-seat = `{ $word }` n'est pas une place : les places sont A, B, C ... ou 1, 2, 3 ...
reason-no-seat-there = il n'y a pas de place { $seat } à une table de { $seats }
reason-not-a-rule = `{ $word }` n'est pas un numéro de règle (exemple : 5.12)
reason-no-rule = la page des règles n'a pas de règle { $rule }
reason-not-a-number = `{ $word }` n'est pas un nombre
reason-number-needed = `{ $word }` ne convient pas ici : il faut un nombre
reason-one-number = il faut ici un seul nombre
reason-one-word = il faut un seul mot, pas { $count }
reason-yes-or-no = `yes` ou `no`, pas `{ $word }`
reason-pair = deux mots séparés par une barre étaient attendus, par exemple { $like }
reason-no-order = ses mots n'ont pas d'ordre
reason-one-always = il a toujours un mot, ou aucun : dites lequel
reason-not-together = `{ $first }` et `{ $second }` ne vont pas ensemble
reason-bound = `{ $word }` demande un nombre, et ceci n'en est pas un
reason-say-what = dites ce qui est attendu ; `none` veut dire rien
# $form is one of the next messages.
reason-cannot-stand = `{ $word }` ne peut pas être ici ; il faut { $form }
reason-no-comma = `{ $word }` ne peut pas être ici ; il faut { $form } (sans virgule)
reason-form-card = le nom d'une carte
reason-form-card-of = le nom d'une carte de ces types : { $kinds }
reason-form-card-not-of = le nom d'une carte de tout autre type que : { $kinds }
reason-form-cards = des noms de cartes, reliés par `+`
reason-form-number = un nombre
reason-form-flag = `yes` ou `no`
reason-form-seat = une place
reason-form-seats = des places, reliées par `+`
reason-form-words = { $words }
reason-form-pattern = `{ $pattern }`

## La position

reason-seed-twice = la graine est donnée deux fois
reason-word-needed = `{ $key }` demande un mot ; `none` veut dire rien
reason-given-twice = `{ $key }` de `{ $subject }` est donné deux fois, aussi à la ligne { $line }
reason-follows = `{ $key }` découle du reste : on peut l'attendre, pas le donner
reason-follows-as = ceci découle du reste et vaut ici `{ $words }` : enlevez-le
reason-not-kept = `{ $given }` est donné, mais ici c'est `{ $words }`
reason-not-at-table = cela n'existe pas à une table de { $seats } joueurs
reason-cannot-be = cette position est impossible : { $reason }
# $why is a whole sentence.
reason-refused = refusé par la règle { $rule } : { $why }
reason-refused-alone = on ne peut rien attendre d'autre d'une position refusée
reason-not-refused = cette position devait être refusée ; or elle est possible
reason-refused-otherwise = cette position devait être refusée par la règle { $rule } ; elle est refusée ainsi : { $reason }
reason-no-card = il n'y a pas de carte `{ $card }`
reason-no-variant = il n'y a pas de variante `{ $variant }` ; les variantes sont : { $names }

## Réponses

reason-no-seat-line = une place et ses réponses étaient attendues, par exemple `A: play:hunt at:1`
reason-no-answers = quelles réponses donne { $seat } ?
reason-no-answer = aucune réponse de ce jeu ne s'écrit `{ $word }`
reason-not-in-full = aucune réponse ne s'écrit `{ $word }` : dites laquelle de celles-ci est voulue : { $answers }
# $why is a whole sentence.
reason-answer-refused = la règle { $rule } refuse `{ $word }` ({ $why })
reason-not-offered = `{ $word }` n'est pas parmi les options
reason-not-asked = on ne demande rien à { $seat } maintenant
reason-answered = { $seat } a déjà répondu
reason-stop-twice = une partie ne peut s'arrêter qu'à une étape ; commencez un autre `when:` pour la suivante
reason-not-stopped = la partie n'est pas arrivée à cette étape ; { $questions }
reason-chance-unused = le hasard n'a pas eu l'occasion d'amener `{ $word }`
# $questions is one or more of the next three messages, here and wherever it stands.
reason-nobody-asked = on ne demande rien à personne ; { $questions }
reason-asked = on demande à { $seat } ({ $question }) de choisir parmi : { $options }
reason-stopped = la partie est arrêtée ici et ne demande rien à personne
reason-over = la partie est terminée

## Ce qui est attendu

reason-expected = { $subject }: { $key }: attendu { $expected }, trouvé { $actual }
reason-options = options de { $seat } : attendu { $expected }, trouvé { $actual }
reason-say-which = dites quelles réponses ; `asked B` seul est vrai si l'on demande quelque chose à B
reason-must-be-asked = une question à { $seat } était attendue ; { $questions }
reason-must-not-be-asked = aucune question à { $seat } ne devait être posée ; { $questions }
reason-no-question = aucune question n'était attendue ; { $questions }
reason-no-question-for = aucune question à { $seat } n'était attendue ; { $questions }
reason-refused-form = une réponse et sa règle étaient attendues, par exemple `refused B: blood:4 rule 3.5`
reason-offered = `{ $word }` devait être refusé, mais c'est une option
reason-nothing-refused = on ne demande rien à { $seat } maintenant, aucune règle ne refuse donc `{ $word }` (pour attendre cela, écrivez `not-asked` au lieu de la règle) ; { $questions }
reason-no-refusal = une règle devait refuser `{ $word }` ; ici, aucune règle ne le propose ni ne le refuse. { $questions }
reason-other-rule = la règle { $rule } devait refuser `{ $word }`, mais c'est la règle { $actual }
# $who is a seat or `spectator`.
reason-event-unseen = { $who } ne voit pas l'événement `{ $event }`
reason-event-seen = { $who } voit l'événement `{ $event }`
# $world is a failed expectation.
reason-cannot-know = { $who } ne peut pas savoir `{ $fact }` : d'après ce que { $who } voit, il se pourrait que { $world }
reason-knows = { $who } sait `{ $fact }` : c'est vrai dans toutes les parties que { $who } voit identiques

## Événements

reason-which-event = quel événement ? Il manque son mot, comme dans `event: lost who=B`
reason-event-number = `{ $word }` n'est pas un nombre d'événements
reason-no-event = il n'y a pas d'événement `{ $word }`
reason-comma = `{ $word }` : pas de virgule entre les champs d'un événement
reason-not-a-field = `{ $word }` n'est pas un champ avec sa valeur, comme who=B
reason-no-field = `{ $word }` n'a pas de champ `{ $key }` ; il a : { $fields }
reason-field = `{ $key }` de `{ $word }` ne peut pas être `{ $value }` ; il faut { $form }
reason-field-twice = `{ $key }` est ici deux fois
# $similar is one of the two messages behind the next three.
reason-event-missing = un événement `{ $event }` était attendu ; il n'y en a pas eu. { $similar }
reason-event-unwanted = aucun événement `{ $event }` n'était attendu ; il y en a eu { $count }
reason-event-count =
    { $expected ->
        [one] { $expected } événement `{ $event }` était attendu
       *[other] { $expected } événements `{ $event }` étaient attendus
    }, il y en a eu { $actual }. { $similar }
reason-none-similar = il n'y a eu aucun `{ $word }`
reason-similar = il y a eu : { $events }
reason-order-short = un ordre demande au moins deux événements : `lost who=A > frenzy who=A`
reason-order =
    `{ $event }` était attendu à son tour ; l'ordre a été :
    { $events }

## Un nouveau fichier

reason-new-head = Comment écrire un scénario : voir docs/scenarios.md.
reason-new-name = Dites ici en une phrase ce qui est clarifié
reason-new-proves = règles et cartes, par exemple 3.5
reason-new-usual = Ce qui n'est pas dit est comme au début d'une partie.
reason-new-keys = Ce qu'on peut dire de `{ $subject }` : { $keys }.
reason-new-after =
    { $answers ->
        [one] Une partie après { $answers } réponse
       *[other] Une partie après { $answers } réponses
    }
