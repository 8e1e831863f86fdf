# Preguntas a quien le toca decidir.

question-leader = ¿Qué vampiro es tu Líder?
question-bid-first = Alguien más ha elegido a { $by }. ¿Cuánto Prestigio pujas?
question-bid = Alguien más ha elegido a { $by }, y la puja más alta es { $n }. ¿Cuánto Prestigio pujas?
question-new-leader = Has perdido la puja. ¿Qué otro vampiro es tu Líder?
question-next-effect = ¿Qué efecto va ahora?
question-act =
    { $n ->
        [0] No te quedan acciones. ¿Qué haces?
        [one] Te queda { $n } acción. ¿Qué haces?
       *[other] Te quedan { $n } acciones. ¿Qué haces?
    }
question-party = { $vampire } en Las Calles: ¿por su cuenta o con quién?
question-draw-from = ¿De qué mazo robas?
question-host = { $card }: ¿qué vampiro se agota para jugarla?
question-pay = { $card }: ¿cuánto Prestigio pagas?
question-mend-whom = ¿Descartas una carta para curar 1 de Sangre? ¿A qué vampiro?
question-antagonist =
    { $n ->
        [one] { $by } inflige { $n } de daño Agravado a tu coterie. ¿Quién lo sufre?
       *[other] { $by } inflige { $n } de daño Agravado a tu coterie. ¿Quién sufre el primer punto?
    }
question-redirect-to = { $by }: ¿qué enemigo sufre el daño?
question-discard-any =
    { $n ->
        [one] ¿Qué carta descartas?
       *[other] ¿Qué carta descartas (quedan { $n })?
    }
question-discard =
    { $n ->
        [one] { $by }: ¿qué carta descartas?
       *[other] { $by }: ¿qué carta descartas (quedan { $n })?
    }
question-target = ¿A quién ataca { $vampire }?
question-intel =
    { $n ->
        [one] A { $vampire } le falta { $n } de Información para este ataque. ¿Descartas una carta para obtener 1?
       *[other] A { $vampire } le faltan { $n } de Información para este ataque. ¿Descartas una carta para obtener 1?
    }
# Lo mismo con el ataque contra $target ya en marcha.
question-intel-target =
    { $n ->
        [one] A { $vampire } le falta { $n } de Información para atacar a { $target }. ¿Descartas una carta para obtener 1?
       *[other] A { $vampire } le faltan { $n } de Información para atacar a { $target }. ¿Descartas una carta para obtener 1?
    }
question-attack-type = ¿Qué tipo de ataque realiza { $vampire }?
question-attack-card = ¿Qué carta de Ataque colocas para { $vampire }?
question-block = Atacan a { $vampire }. ¿Quién bloquea?
# Lo mismo con el ataque ya en marcha: $attacker ataca a $vampire.
question-block-attack =
    { $type ->
        [ranged] { $attacker } realiza un ataque A distancia contra { $vampire }. ¿Quién bloquea?
        [physical] { $attacker } realiza un ataque Físico contra { $vampire }. ¿Quién bloquea?
        [social] { $attacker } realiza un ataque Social contra { $vampire }. ¿Quién bloquea?
       *[mental] { $attacker } realiza un ataque Mental contra { $vampire }. ¿Quién bloquea?
    }
question-block-elsewhere = { $vampire } ataca. ¿Bloqueas con la ayuda de { $by }?
question-react = Atacan a { $vampire }. ¿Qué Reacción colocas?
question-react-attack =
    { $type ->
        [ranged] { $attacker } realiza un ataque A distancia contra { $vampire }. ¿Qué Reacción colocas?
        [physical] { $attacker } realiza un ataque Físico contra { $vampire }. ¿Qué Reacción colocas?
        [social] { $attacker } realiza un ataque Social contra { $vampire }. ¿Qué Reacción colocas?
       *[mental] { $attacker } realiza un ataque Mental contra { $vampire }. ¿Qué Reacción colocas?
    }
question-retarget = El ataque de { $vampire } puede cambiar de blanco. ¿Contra quién va?
question-option = { $by }: ¿cuál de sus textos eliges?
question-abilities = { $vampire } ataca. ¿Qué habilidad usas?
question-also-hit = { $by }: ¿quién más recibe el golpe?
question-prevent = { $vampire } está a punto de sufrir { $n } de daño. ¿Qué usas para prevenirlo?
question-burn-or-attach = Has derrotado a { $by }. ¿Quemas la carta o la adjuntas?
question-make-room = { $vampire } tiene 3 cartas adjuntas. ¿Cuál se quema para hacer sitio?
question-attack-claimant = { $vampire } reclama el título de Príncipe. ¿Atacas?
question-exert =
    { $n ->
        [one] { $by }: falta { $n } de Influencia. ¿De dónde sale?
       *[other] { $by }: faltan { $n } de Influencia. ¿De dónde salen?
    }
question-scheme = { $by }: ¿añades Influencia, o qué respondes?
question-promise = { $by }: ¿prometes algo? Tendrás que cumplirlo.
question-contribute = { $card }, la carta boca abajo { $n } de { $side }, tiene { $have } de { $need } de Prestigio. ¿Añades 1? Quien pone Prestigio en ella no puede ser su blanco.
question-may = { $by }: ¿usas este efecto?
question-pick-vampire = { $by }: ¿qué vampiro eliges?
question-pick-foe = { $by }: ¿qué enemigo eliges?
question-pick-players = { $by }: ¿a qué jugadores eliges?
question-pick-mortal = { $by }: ¿qué mortal eliges?
question-pick-ongoing = { $by }: ¿qué carta En curso eliges?
question-pick-face-down = { $by }: ¿qué carta boca abajo eliges?
question-pick-retainer = { $by }: ¿qué Criado eliges?
question-new-bearer = { $by }: ¿quién recibe al Criado?
question-pick-haven = { $by }: ¿qué Refugio eliges?
question-recover = { $by }: ¿qué carta de tu pila de descartes tomas?
question-peek = { $by }: ¿qué mazo miras?
question-keep-on-top = { $by }: ves la carta { $card }. ¿Dónde la pones?
question-flip-agenda = { $card } surtiría efecto ahora. ¿Pones boca arriba tu Objetivo?
question-chance = ¿Qué trae el azar?

# Lo mismo para quienes esperan: sin nada oculto.

waiting-leader = { $who } elige un Líder.
waiting-bid-first = { $who } puja por { $by }.
waiting-bid = { $who } puja por { $by }; la puja más alta es { $n }.
waiting-new-leader = { $who } elige otro Líder.
waiting-next-effect = { $who } elige qué efecto va ahora.
waiting-act =
    { $n ->
        [0] Es el turno de { $who }: no le quedan acciones.
        [one] Es el turno de { $who }: le queda { $n } acción.
       *[other] Es el turno de { $who }: le quedan { $n } acciones.
    }
waiting-party = { $who } decide con quién va { $vampire }.
waiting-draw-from = { $who } elige de qué mazo robar.
waiting-host = { $who } elige qué vampiro juega una carta.
waiting-pay = { $who } decide cuánto Prestigio pagar.
waiting-mend-whom = { $who } puede descartar cartas para curar vampiros.
waiting-antagonist =
    { $n ->
        [one] { $who } decide quién sufre el daño ({ $by }, queda { $n }).
       *[other] { $who } decide quién sufre el daño ({ $by }, quedan { $n }).
    }
waiting-redirect-to = { $who } elige qué enemigo sufre el daño ({ $by }).
waiting-discard-any =
    { $n ->
        [one] { $who } elige qué carta descartar.
       *[other] { $who } elige qué { $n } cartas descartar.
    }
waiting-discard =
    { $n ->
        [one] { $who } elige qué carta descartar ({ $by }).
       *[other] { $who } elige qué { $n } cartas descartar ({ $by }).
    }
waiting-target = { $who } elige a quién ataca { $vampire }.
waiting-intel = { $who } decide si descarta para dar la Información que le falta a { $vampire } ({ $n }).
waiting-attack-type = { $who } elige el tipo de ataque de { $vampire }.
waiting-attack-card = { $who } decide sobre una carta de Ataque para { $vampire }.
waiting-block = { $who } decide quién bloquea el ataque contra { $vampire }.
waiting-block-elsewhere = { $who } decide si bloquea el ataque de { $vampire } ({ $by }).
waiting-react = { $who } decide sobre una Reacción de { $vampire }.
waiting-retarget = { $who } decide contra quién va el ataque de { $vampire }.
waiting-option = { $who } elige uno de los textos de { $by }.
waiting-abilities = { $who } decide sobre habilidades en el ataque de { $vampire }.
waiting-also-hit = { $who } elige quién más recibe el golpe ({ $by }).
waiting-prevent = { $who } decide qué usar contra { $n } de daño a { $vampire }.
waiting-burn-or-attach = { $who } decide si quema o adjunta una carta: { $by }.
waiting-make-room = { $who } elige qué carta de { $vampire } se quema para hacer sitio.
waiting-attack-claimant = { $who } decide si ataca a { $vampire }, que reclama el título de Príncipe.
waiting-exert =
    { $n ->
        [one] { $who } reúne Influencia para { $by } (falta { $n }).
       *[other] { $who } reúne Influencia para { $by } (faltan { $n }).
    }
waiting-scheme = { $who } usa Influencia y responde ({ $by }).
waiting-promise = { $who } puede prometer algo ({ $by }).
waiting-contribute = { $who } decide si añade Prestigio a la carta boca abajo { $n } de { $side }.
waiting-may = { $who } decide si usa un efecto: { $by }.
waiting-pick-vampire = { $who } elige un vampiro ({ $by }).
waiting-pick-foe = { $who } elige un enemigo ({ $by }).
waiting-pick-players = { $who } elige jugadores ({ $by }).
waiting-pick-mortal = { $who } elige un mortal ({ $by }).
waiting-pick-ongoing = { $who } elige una carta En curso ({ $by }).
waiting-pick-face-down = { $who } elige una carta boca abajo ({ $by }).
waiting-pick-retainer = { $who } elige un Criado ({ $by }).
waiting-new-bearer = { $who } elige quién recibe al Criado ({ $by }).
waiting-pick-haven = { $who } elige un Refugio ({ $by }).
waiting-recover = { $who } elige una carta de su pila de descartes ({ $by }).
waiting-peek = { $who } elige qué mazo mirar ({ $by }).
waiting-keep-on-top = { $who } mira la carta superior de un mazo ({ $by }).
waiting-flip-agenda = { $who } decide si pone boca arriba un Objetivo oculto.
waiting-chance = { $who } espera al azar.

# Las partes de una jugada que se prepara de una vez.
part-action = Acción
part-party = Grupo
part-deck = Mazo
part-host = Vampiro
part-prestige = Prestigio
part-target = Objetivo
part-type = Tipo de ataque
part-card = Carta de Ataque

# Respuestas fijas: lo que no hace falta preguntar y cómo se responde entonces.
stop-draw = De qué mazo robo
stop-draw-ask = preguntarme
stop-draw-library = siempre de la Biblioteca
stop-draw-faction = siempre del Mazo de Facción
stop-mend = Curar a un vampiro a cambio de una carta
stop-mend-ask = preguntarme
stop-mend-most-wounded = curar al que le falte más Sangre
stop-mend-none = no curar a nadie
stop-abilities = Habilidades en mis ataques
stop-abilities-ask = preguntarme
stop-abilities-none = no usar ninguna
stop-intel = Información para ataques de otros
stop-intel-ask = preguntarme
stop-intel-none = no descartar nada
stop-contribute = Conspiraciones de otros
stop-contribute-ask = preguntarme
stop-contribute-no = no contribuir
stop-pass = En los turnos de otros
stop-pass-ask = preguntarme
stop-pass-unless-attacked = pasar salvo que me ataquen
stop-pass-unless-attacked-note = Mientras no ataquen a ninguno de tus vampiros, en los turnos de otros no descartas nada por Información, no añades nada a Conspiraciones, no bloqueas por nadie, no atacas a ningún pretendiente y no prometes nada. De todo lo demás se te pregunta, también de las Estratagemas.
