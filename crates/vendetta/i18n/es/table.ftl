# La mesa, y los nombres de fases, pasos y variantes.

phase-feed = Alimentación
phase-location-setup = Nuevos aliados
phase-hand-management = Gestión de la mano
phase-planning = Planificación
phase-resolution = Resolución
phase-end-of-round = Final de la ronda

stage-withdraw = Retirada
stage-revelation = Revelación
stage-preparation = Preparación
stage-conflict = Conflicto
stage-aftermath = Consecuencias

table-round = Ronda { $round }: { $step }
table-start = Empieza la partida
table-clans = Elección de clanes
table-relics = Elección de reliquias
table-over = La partida ha terminado
table-planning = Planificación, turno { $turn } de { $turns }
table-end-of-planning = Final de la Planificación
table-stage = { $place }, { $stage }

table-order = Orden de turno: { $list }
table-ambition = { $who } (ficha de ambición)
table-offer-clans = Clanes disponibles: { $list }
table-offer-relics = Reliquias disponibles: { $list }
table-victims-left = Víctimas en el mazo: { $n }

table-ally = { $card }: { $kind }, influencia { $influence }, alimento { $feed }; si se drena: { $blood } de sangre, influencia { $after }
table-no-ally = sin aliado
table-location-card = carta de lugar: { $card }
table-nobody = no hay nadie
table-blood-here = { $n } de sangre
table-total = total { $n }
table-winner = gana aquí

table-card = { $card } { $power } { $mark }
table-card-down = [{ $card } { $power } { $mark }]
table-card-hidden = [?]
table-card-of = { $card } (de { $owner })
mark-preparation = Pre
mark-conflict = Con
mark-aftermath = Cns
mark-passive = Pas
table-legend = Número: fuerza. Pre, Con, Cns: actúa en ese paso. Pas: pasiva. [ ]: boca abajo.

table-them = { $who }
table-you = { $who }, tú
table-eliminated = fuera de la partida
table-pool = sangre { $n }
table-influence = influencia { $n }
table-score = puntos { $n }
table-hand-size = mano { $n }
table-deck-size = mazo { $n }
table-tokens = fichas de diablerie { $n }
table-tokens-turned = fichas de diablerie { $n } (giradas: { $turned })
table-partner = compañero: { $who }
table-alliance = Alianza: { $list }
table-drained = Drenadas: { $list }
table-relic = Reliquia: { $card }
table-relic-used = Reliquia: { $card } (usada)
table-nothing = nada
table-times = { $n } × { $card }
table-hand = Mano: { $list }
table-your-hand = Tu mano: { $list }
table-drawn = Para elegir: { $list }
table-under = Debajo del mazo, desde arriba: { $list }

variant-location-cards = Cartas de lugar
    .about = Cada distrito, salvo el Refugio del Príncipe, recibe una carta que vale toda la partida.
variant-relics = Reliquias
    .about = Cada jugador elige una reliquia que puede usar una vez.
variant-teams = Equipos
    .about = Los jugadores sentados frente a frente son compañeros y ganan juntos.
variant-homemade = Cartas caseras
    .about = Pueden entrar en juego cartas inventadas aquí, donde no se conocen las impresas.
variant-deploying-may-empty-own-pool = Desplegar puede vaciar la reserva
    .about = Un jugador puede desplegar la última sangre de su reserva, y entonces entra en frenesí.
variant-blood-alone-is-ranked = La sangre sola se clasifica
    .about = Quien tiene sangre pero ninguna carta se clasifica en todos los distritos, incluso contra una única carta.
variant-zero-power-players-are-ranked = Un total de 0 se clasifica
    .about = Quien tiene un total de 0 participa en la clasificación.
variant-triggers-after-whole-play = Reacciones tras la jugada completa
    .about = Las cartas reaccionan a una jugada solo cuando también se ha jugado su sangre.

# A resolved location in one line: $totals are all totals, the highest first.
summary-won = { $place }: gana { $who }, { $totals }
summary-won-with = { $place }: gana { $who }, { $totals }; { $gains }
summary-influence = +{ $n } de influencia
summary-nobody = { $place }: no queda nadie
