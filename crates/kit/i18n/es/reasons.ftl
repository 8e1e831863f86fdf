# Lo que está mal en un escenario, para quien lo escribe, y lo que el programa escribe en uno nuevo.
# Lo que va entre acentos graves se escribe así en los archivos, en todos los idiomas.

## Frases compuestas

reason-both = { $first }; { $second }
reason-or = { $first }, { $second }
reason-meant = { $reason }; ¿querías decir `{ $near }`?
reason-by-rule = { $reason } (regla { $rule })
reason-fact = { $subject }: { $key }: { $reason }
reason-of-subject = { $subject }: { $reason }
reason-of-answer = { $seat }: { $word }: { $reason }
reason-now =
    { $reason }
    ahora { $questions }

## El archivo

reason-file-empty = el archivo está vacío
reason-no-game-line = un archivo de escenarios empieza por su juego, como `game: vendetta`
reason-other-game = este archivo es para `{ $found }`, no para `{ $game }`
reason-nameless = un escenario necesita un nombre: `scenario: lo que muestra`
reason-no-scenario-yet = antes de esta línea tiene que empezar un escenario: `scenario: lo que muestra`
reason-no-scenario = el archivo no contiene ningún escenario
reason-given-late = `given:` va antes de `when:` y `then:`
reason-no-section = se esperaba `proves:`, `given:`, `when:` o `then:`
reason-no-subject = se esperaba un sujeto con sus hechos, como `A: blood 5, hand hunt`
reason-fact-missing = aquí falta un hecho sobre `{ $subject }`
reason-no-such-subject = en esta mesa no hay nada que se llame `{ $subject }`
reason-no-such-key = de `{ $subject }` no se dice `{ $key }`; se puede decir: { $keys }
reason-expects-nothing = no espera nada en `then:`, así que no podría fallar
reason-no-proof = no existe ninguna regla ni carta `{ $word }`
reason-same-line = lo mismo está en la línea { $line }

## Palabras

reason-no-seat = `{ $word }` no es un asiento: los asientos son A, B, C ... o 1, 2, 3 ...
reason-no-seat-there = no hay asiento { $seat } en una mesa de { $seats }
reason-not-a-rule = `{ $word }` no es un número de regla (ejemplo: 5.12)
reason-no-rule = la página de reglas no tiene la regla { $rule }
reason-not-a-number = `{ $word }` no es un número
reason-number-needed = `{ $word }` no sirve aquí: hace falta un número
reason-one-number = aquí hace falta un solo número
reason-one-word = hace falta una sola palabra, no { $count }
reason-yes-or-no = `yes` o `no`, no `{ $word }`
reason-pair = se esperaban dos palabras separadas por una barra, como { $like }
reason-no-order = sus palabras no tienen orden
reason-one-always = siempre tiene una palabra o ninguna: di cuál
reason-not-together = `{ $first }` y `{ $second }` no van juntos
reason-bound = `{ $word }` necesita un número, y esto no lo es
reason-say-what = di qué se espera; `none` significa nada
# $form is one of the next messages.
reason-cannot-stand = `{ $word }` no puede ir aquí; debe ser { $form }
reason-no-comma = `{ $word }` no puede ir aquí; debe ser { $form } (sin coma)
reason-form-card = el nombre de una carta
reason-form-card-of = el nombre de una carta de estos tipos: { $kinds }
reason-form-card-not-of = el nombre de una carta de cualquier tipo salvo: { $kinds }
reason-form-cards = nombres de cartas, unidos con `+`
reason-form-number = un número
reason-form-flag = `yes` o `no`
reason-form-seat = un asiento
reason-form-seats = asientos, unidos con `+`
reason-form-words = { $words }
reason-form-pattern = `{ $pattern }`

## La posición

reason-seed-twice = la semilla está dada dos veces
reason-word-needed = `{ $key }` necesita una palabra; `none` significa nada
reason-given-twice = `{ $key }` de `{ $subject }` está dado dos veces, también en la línea { $line }
reason-follows = `{ $key }` se deduce de lo demás: se puede esperar, pero no dar
reason-follows-as = esto se deduce de lo demás y aquí es `{ $words }`: quítalo
reason-not-kept = se da `{ $given }`, pero aquí es `{ $words }`
reason-not-at-table = no existe en una mesa de { $seats } jugadores
reason-cannot-be = esta posición es imposible: { $reason }
# $why is a whole sentence.
reason-refused = rechazado por la regla { $rule }: { $why }
reason-refused-alone = de una posición rechazada no se puede esperar nada más
reason-not-refused = se esperaba que esta posición se rechazara, pero es posible
reason-refused-otherwise = se esperaba que la regla { $rule } rechazara esta posición; se rechaza así: { $reason }
reason-no-card = no existe la carta `{ $card }`
reason-no-variant = no existe la variante `{ $variant }`; las variantes son: { $names }

## Respuestas

reason-no-seat-line = se esperaba un asiento con sus respuestas, como `A: play:hunt at:1`
reason-no-answers = ¿qué respuestas da { $seat }?
reason-no-answer = ninguna respuesta de este juego se escribe `{ $word }`
reason-not-in-full = ninguna respuesta se escribe `{ $word }`: di cuál de estas es: { $answers }
# $why is a whole sentence.
reason-answer-refused = la regla { $rule } rechaza `{ $word }` ({ $why })
reason-not-offered = `{ $word }` no está entre las opciones
reason-not-asked = ahora no se pregunta nada a { $seat }
reason-answered = { $seat } ya ha respondido
reason-stop-twice = una partida solo puede detenerse en un paso; empieza otro `when:` para el siguiente
reason-not-stopped = la partida no ha llegado a este paso; { $questions }
reason-chance-unused = el azar no tuvo ocasión de traer `{ $word }`
# $questions is one or more of the next three messages, here and wherever it stands.
reason-nobody-asked = no se pregunta a nadie; { $questions }
reason-asked = se pregunta a { $seat } ({ $question }), a elegir entre: { $options }
reason-stopped = la partida está detenida aquí y no pregunta a nadie
reason-over = la partida ha terminado

## Lo esperado

reason-expected = { $subject }: { $key }: se esperaba { $expected }, hay { $actual }
reason-options = opciones de { $seat }: se esperaba { $expected }, hay { $actual }
reason-say-which = di qué respuestas; `asked B` a secas se cumple si se pregunta algo a B
reason-must-be-asked = se esperaba una pregunta a { $seat }; { $questions }
reason-must-not-be-asked = se esperaba que no se preguntara a { $seat }; { $questions }
reason-no-question = no se esperaba ninguna pregunta; { $questions }
reason-no-question-for = no se esperaba ninguna pregunta a { $seat }; { $questions }
reason-refused-form = se esperaba una respuesta y su regla, como `refused B: blood:4 rule 3.5`
reason-offered = se esperaba que `{ $word }` se rechazara, pero se ofrece
reason-nothing-refused = ahora no se pregunta nada a { $seat }, así que ninguna regla rechaza `{ $word }` (para esperar eso, escribe `not-asked` en lugar de la regla); { $questions }
reason-no-refusal = se esperaba que una regla rechazara `{ $word }`; aquí ninguna regla lo ofrece ni lo rechaza. { $questions }
reason-other-rule = se esperaba que la regla { $rule } rechazara `{ $word }`, pero es la regla { $actual }
# $who is a seat or `spectator`.
reason-event-unseen = { $who } no ve el suceso `{ $event }`
reason-event-seen = { $who } ve el suceso `{ $event }`
# $world is a failed expectation.
reason-cannot-know = { $who } no puede saber `{ $fact }`: por lo que ve { $who }, podría ser que { $world }
reason-knows = { $who } sabe `{ $fact }`: se cumple en todas las partidas que { $who } ve iguales

## Sucesos

reason-which-event = ¿qué suceso? Falta su palabra, como en `event: lost who=B`
reason-event-number = `{ $word }` no es un número de sucesos
reason-no-event = no existe el suceso `{ $word }`
reason-comma = `{ $word }`: entre los campos de un suceso no va ninguna coma
reason-not-a-field = `{ $word }` no es un campo con su valor, como who=B
reason-no-field = `{ $word }` no tiene el campo `{ $key }`; tiene: { $fields }
reason-field = `{ $key }` de `{ $word }` no puede ser `{ $value }`; debe ser { $form }
reason-field-twice = `{ $key }` está aquí dos veces
# $similar is one of the two messages behind the next three.
reason-event-missing = se esperaba un suceso `{ $event }`; no hubo ninguno. { $similar }
reason-event-unwanted = no se esperaba ningún suceso `{ $event }`; hubo { $count }
reason-event-count =
    { $expected ->
        [one] se esperaba { $expected } suceso
       *[other] se esperaban { $expected } sucesos
    } `{ $event }`, hubo { $actual }. { $similar }
reason-none-similar = no hubo ningún `{ $word }`
reason-similar = hubo: { $events }
reason-order-short = un orden necesita al menos dos sucesos: `lost who=A > frenzy who=A`
reason-order =
    se esperaba `{ $event }` a su turno; el orden fue:
    { $events }

## Un archivo nuevo

reason-new-head = Cómo se escribe un escenario se explica en docs/scenarios.md.
reason-new-name = Di aquí en una frase cuál es la aclaración
reason-new-proves = reglas y cartas, como 3.5
reason-new-usual = Lo que no se dice es como al principio de una partida.
reason-new-keys = Lo que se puede decir de `{ $subject }`: { $keys }.
reason-new-after =
    { $answers ->
        [one] Una partida tras { $answers } respuesta
       *[other] Una partida tras { $answers } respuestas
    }
