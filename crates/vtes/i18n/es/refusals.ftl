# Why something cannot be chosen: the facts, and what would be needed. The program adds the number of
# the rule. Names of cards and minions come in their basic form; a player is a letter.

why-players =
    { $players ->
        [one] V:TES es para 2 a 6 jugadores; { $players } jugador no puede jugarlo.
       *[other] V:TES es para 2 a 6 jugadores; { $players } jugadores no pueden jugarlo.
    }
why-deck-size = Una pila de la baraja de { $seat } tiene { $have } cartas; se permiten de { $least } a { $most }.
why-wrong-pile = { $card } no va donde la tiene la baraja de { $seat }.
why-groups = La cripta de { $seat } mezcla grupos que no van juntos.

why-not-now = { $card } no se puede usar ahora.
why-other-time = { $card } no se puede usar ahora. Su momento: { $times }.
# When a card is played, by its type; the moments are those of terms.ftl.
time = { $moments }
time-own-action = una acción propia ({ $moments })
time-others-action = una acción ajena ({ $moments })
time-others-turn = el turno de otro ({ $moments })
time-combat = combate ({ $moments })
why-not-in-blood-hunt = En el referéndum de una caza de sangre no se juegan modificadores de acción ni reacciones.
why-no-minion = Ningún siervo tuyo puede usar { $card }.
# $superior is yes for the superior level.
why-needs-discipline =
    { $superior ->
        [yes] { $minion } no tiene { $discipline } superior.
       *[no] { $minion } no tiene { $discipline }.
    }
why-needs-clan = { $minion } no es del clan que requiere { $card }.
why-needs-clan-nobody = No tienes ningún siervo preparado del clan que requiere { $card }.
why-needs-more = { $minion } no cumple lo que requiere { $card }.
why-needs-more-nobody = No tienes ningún siervo como requiere { $card }.
why-needs-pool = Cuesta { $needs } de reserva y tienes { $has }.
why-needs-blood = Cuesta { $needs } de sangre y { $card } tiene { $has }.
why-no-target = { $card } no tiene objetivo ahora.
why-once-per = { $card } no se puede volver a usar por ahora.
why-not-for-allies = { $minion } es un aliado: las cartas con Disciplina son para vampiros.
why-no-master-action = No quedan acciones de esta fase.
why-one-trifle = Una nimiedad ya devolvió una acción este turno.
why-out-of-turn-in-own-turn = Una carta heril fuera de turno es para los turnos de otros.
why-out-of-turn-used = Ya jugaste una carta heril fuera de turno desde tu último turno.
why-one-event = Ya jugaste un evento este turno.
why-event-played = { $card } ya se jugó en esta partida: sólo una por partida.
why-stealth-not-needed = El sigilo sólo se añade mientras un intento de bloqueo vaya a tener éxito.
why-intercept-not-needed = La intercepción sólo se añade mientras un intento de bloqueo vaya a fracasar.
why-not-blocking = { $minion } no está bloqueando.
why-condition = No se cumple una condición de { $card }.

why-locked = Carta girada: { $card }.
why-awake = { $minion } ya puede reaccionar.
why-not-ready = { $card } no está en la zona preparada.
why-cannot-act = { $minion } no puede hacerlo.
why-must-hunt = { $minion } no tiene sangre y debe cazar.
why-must-act-first = { $minion } debe actuar primero.
why-already-bled = { $minion } ya sangró este turno.
why-already-called = { $minion } ya convocó un referéndum este turno.
why-same-action = { $minion } ya hizo la acción de { $card } este turno.
why-allies-cannot = { $minion } es un aliado: sólo lo hacen los vampiros.
why-nobody-to-bleed = No hay a quién sangrar.
why-barred = { $card } lo impide.
why-in-torpor = { $minion } está en letargo.
why-has-title = { $minion } tiene un título.
why-already-anarch = { $minion } ya es anarquista.

why-may-not-block = No le toca a { $who } bloquear esta acción.
why-has-declined = { $who } renunció a bloquear esta acción.
why-failed-already = { $minion } no logró bloquear y nada ha cambiado desde entonces.

why-maneuvered-last = { $minion } hizo la última maniobra: ahora le toca al otro.
why-pressed-last = { $minion } hizo el último acoso: ahora le toca al otro.
why-strike-bound = { $minion } maniobró con una carta o un arma y debe atacar con ella.
why-nothing-to-prevent = No hay daño que { $card } pueda prevenir.
why-strikes-left = A { $minion } aún le quedan ataques adicionales.
why-strikes-gained = { $minion } ya obtuvo ataques adicionales en este asalto.

why-no-transfers =
    { $needs ->
        [one] Requiere { $needs } transferencia y tienes { $has }.
       *[other] Requiere { $needs } transferencias y tienes { $has }.
    }
why-last-pool = Te quitaría lo último de tu reserva.
why-not-full = Tiene { $has } de sangre y necesita { $needs }.
why-crypt-empty = Tu cripta está vacía.
why-no-room = No hay sitio para más en esta mesa.

why-no-votes = { $card } no tiene votos.
why-has-voted = { $card } ya emitió sus votos.
why-abstains = { $card } se abstiene en este referéndum.
why-one-card-vote = Ya emitiste el voto de una carta política en este referéndum.
why-no-edge = No tienes la Ventaja.

why-own-turn = Es tu propio turno: en él se te pregunta por todo, y pasas ventana por ventana.
why-no-action-under-way = No hay ninguna acción en curso que pueda acabar.
why-no-combat-under-way = No hay ningún combate en curso que pueda acabar.
why-aimed-at-you = Ya hay algo dirigido contra ti.
why-library-left = Sólo puedes retirarte con la biblioteca vacía.
why-hand-full = Sólo puedes retirarte una vez, y con menos cartas que el tamaño de tu mano.

# Set-up. $names are the names for the command line; $rule is a number such as 5.4.
setup-unknown-variant = No hay ninguna opción "{ $given }". Las opciones son: { $names }. Pon "no-" delante de una sin valor para desactivarla.
setup-unknown-variant-suggest = No hay ninguna opción "{ $given }"; ¿querías decir "{ $near }"? Las opciones son: { $names }. Pon "no-" delante de una sin valor para desactivarla.
setup-refused = { $why } (regla { $rule })
