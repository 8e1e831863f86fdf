# El texto de las cartas, compuesto a partir de lo que hacen.

card-homemade = { $name } (casera)

kind-preparation = Preparación
kind-conflict = Conflicto
kind-aftermath = Consecuencias
kind-passive = pasiva
kind-human = humano
kind-vampire = vampiro
kind-victim = víctima
kind-location = carta de lugar
kind-relic = reliquia

text-none = Sin habilidad.
text-relic = una vez por partida: { $text }

## Momentos.

when-always = { $effects }.
when-opponent-plays-here = cada vez que un enemigo juegue una carta aquí, { $effects }.
when-opponent-plays-elsewhere = cada vez que un enemigo juegue una carta en otro distrito, { $effects }.
when-end-of-planning = al final de la Planificación, { $effects }.
when-withdraw = cuando se muestren las fichas del paso de Retirada aquí, { $effects }.
when-you-withdraw-elsewhere = cada vez que te retires de otro distrito, { $effects }.
when-before-revelation = antes de la Revelación aquí, { $effects }.
when-revelation = en la Revelación aquí, { $effects }.
when-after-revelation = justo después de la Revelación aquí, { $effects }.
when-preparation = Preparación: { $effects }.
when-conflict = Conflicto: { $effects }.
when-aftermath = Consecuencias: { $effects }.
when-end-of-round = al final de la ronda, { $effects }.
when-you-drive-rival-into-frenzy = cada vez que lleves a un rival al frenesí, además { $effects }.
when-you-frenzy-here = cuando entres en frenesí aquí, { $effects }.
when-gained = cuando consigas este aliado, { $effects }.
when-you-play-at-haven = cada vez que juegues una carta en el Refugio del Príncipe, { $effects }.
when-you-drive-opponent-into-frenzy = cada vez que lleves a un enemigo al frenesí, además { $effects }.
when-hand-management = en la Gestión de la mano, { $effects }.
when-end-of-game = al final de la partida, { $effects }.
when-aftermath-start = al comienzo de las Consecuencias aquí, { $effects }.
when-after-location = cuando este distrito se haya resuelto, { $effects }.
when-frenzy-caused-here = cada vez que lleves a un enemigo al frenesí aquí, además { $effects }.
when-win-here = cuando ganes aquí, además { $effects }.
when-third-here = cuando quedes en tercer lugar aquí, además { $effects }.
when-planning-turn = en tu propio turno de Planificación, { $effects }.
when-start-of-resolution = al comienzo de la Resolución, { $effects }.
when-tokens-revealed = cuando se hayan mostrado las fichas de un distrito en el que estés, { $effects }.
when-before-totals = antes de comparar los totales de un distrito en el que estés, { $effects }.
when-you-would-lose = cuando un efecto vaya a hacerte perder sangre o a robártela, { $effects }.

## Cómo se unen los efectos.

effects-then = { $first }; después, { $second }
effects-and = { $first } y { $second }
effects-may = si quieres, { $effects }
effects-if = { $condition }, { $effects }
effects-pay = puedes gastar { $cost }. Si lo haces, { $effects }
effects-pay-or = gasta { $cost }, o { $effects }
effects-pay-either = puedes gastar { $cost }. Si lo haces, { $first }; si no, { $second }
effects-pick = { $who } elige: { $first }, o bien { $second }

## A quién afecta.

who-them = ese jugador
who-rivals = cada rival
who-opponents-without-card-here = cada enemigo sin cartas aquí
who-winner = el ganador
who-losers-here = cada jugador que siga aquí, salvo el ganador,
from-rivals = a cada rival
from-rivals-who-stay = a cada rival que se quede
from-opponents = a cada enemigo

## Cantidades.

blood-just = { $n } de sangre

amount-round = el número de la ronda
amount-half-your-pool = la mitad de tu reserva (redondeando hacia abajo)
amount-half-your-alliance = la mitad del número de cartas de tu alianza (redondeando hacia abajo)
amount-half-blood-here = la mitad de toda la sangre desplegada aquí (redondeando hacia abajo)
amount-half-up-your-blood-here = la mitad de tu sangre desplegada aquí (redondeando hacia arriba)
amount-half-up-their-blood-here = la mitad de su sangre desplegada aquí (redondeando hacia arriba)

each-your-cards-here = por cada carta de tu lado aquí, incluida esta
each-cards-here = por cada carta desplegada aquí, incluida esta
each-rivals-here = por cada rival aquí
each-your-alliance = por cada carta de tu alianza
each-your-pool = por cada sangre de tu reserva
each-cards-moved = por cada carta que hayas movido
each-up-to = { $each } (como máximo { $most })

if-your-blood-here = si tienes sangre desplegada aquí
if-you-won = si has ganado aquí
if-rewarded = si el Conflicto de aquí te ha dado un aliado o una víctima
if-at-haven = si está en el Refugio del Príncipe
if-nobody-has-fewer-face-up = si nadie tiene aquí menos cartas boca arriba que tú
if-only-human-ally = si no tienes otro aliado humano

## Efectos sobre sangre e influencia.

effect-lose-just = { $who } pierde { $n } de sangre
effect-lose-either = { $who } pierde { $n } de sangre { $more }; si no, { $other }
effect-lose-equal = { $who } pierde tanta sangre como { $amount }
effect-steal-just = roba { $n } de sangre { $from }
effect-steal-equal = roba { $from } tanta sangre como { $amount }
effect-steal-them-just = tú le robas { $n } de sangre
effect-gain-just = gana { $n } de sangre
effect-gain-with = gana { $n } de sangre { $more }
effect-gain-fill = gana la sangre que le falte a tu reserva para llegar a { $n }, pero al menos { $least }
effect-gain-influence = gana { $n } de influencia
effect-lose-influence = { $who } pierde { $n } de influencia
effect-give-influence = ese jugador te entrega { $n } de influencia
effect-deploy-just =
    { $place ->
        [there] despliega en tu lado de allí { $n } de sangre de la reserva general
       *[here] despliega en tu lado aquí { $n } de sangre de la reserva general
    }
effect-deploy-with =
    { $place ->
        [there] despliega en tu lado de allí { $n } de sangre de la reserva general { $more }
       *[here] despliega en tu lado aquí { $n } de sangre de la reserva general { $more }
    }
effect-deploy-from-pool-just = puedes desplegar aquí hasta { $n } de sangre de tu reserva
effect-deploy-from-pool-with = puedes desplegar aquí sangre de tu reserva, hasta { $n } { $more }
effect-take-deployed-your-pool-share = quita { $from } { $amount } y ponla en tu reserva
effect-take-deployed-your-side-share = { $who } pasa a tu lado { $amount }
effect-take-deployed-bank-equal = { $who } descarta de aquí tanta sangre desplegada como { $amount }
effect-take-back-blood = toda tu sangre desplegada aquí vuelve a tu reserva
effect-return-blood = cada jugador puede recuperar de aquí hasta { $n } de su propia sangre desplegada
effect-exchange-blood = intercambia tu sangre desplegada aquí con toda tu reserva
effect-move-blood-share = mueve { $amount } a otro distrito

## Efectos sobre cartas.

effect-draw-victim = toma una víctima para tu alianza
effect-draw-card = toma en tu mano la carta superior de tu mazo de clan
effect-play-hand-you = juega toda tu mano en tu lado aquí, boca arriba
effect-play-hand-chosen-rival = elige un rival y juega toda su mano en tu lado aquí, boca arriba
effect-play-top = juega la carta superior de tu mazo de clan en tu lado aquí, boca arriba
effect-shuffle-in = si así entró una carta, baraja una carta de tu mano en tu mazo de clan
effect-move-to-haven = mueve esta carta al Refugio del Príncipe
effect-turn-down = pon esta carta boca abajo
effect-withdraw = retírate de aquí
effect-skip-steps = ese jugador se salta sus propios efectos de Preparación y Consecuencias aquí

## Fuerza.

effect-power-with = esta carta tiene { $sign }{ $n } de fuerza { $more }
effect-power-of-highest = la fuerza de esta carta es la mayor fuerza impresa en una carta boca arriba aquí
effect-halve-rivals = la fuerza impresa de todas las cartas de tus rivales aquí se reduce a la mitad (redondeando hacia abajo)
effect-zero-highest-rival = antes que todos los demás efectos de Conflicto, la carta de tus rivales aquí con la mayor fuerza impresa pasa a tener fuerza 0 (si hay empate, todas ellas)
effect-blood-worth = cada sangre que tengas desplegada aquí vale { $n } de fuerza
effect-add-to-total = suma { $n } a tu total allí

## Reglas permanentes.

effect-face-down-cost =
    { $change ->
        [less] jugar una carta boca abajo te cuesta { $n } de sangre menos
       *[more] jugar una carta boca abajo te cuesta { $n } de sangre más
    }
effect-face-down-base = el coste base de jugar una carta boca abajo aquí es { $n } de sangre
effect-play-toll = jugar una carta aquí en la Planificación cuesta { $n } de sangre más
effect-win-ties = ganas todos los empates
effect-cannot-be-drained = este aliado no se puede drenar, ni siquiera en un frenesí
effect-drained-first = en un frenesí, drenas a este aliado en lugar de una carta al azar
effect-diablerie-tokens =
    { $n ->
        [one] drenar a este aliado te da { $n } ficha de diablerie
       *[other] drenar a este aliado te da { $n } fichas de diablerie
    }
effect-look-for-blood = puedes gastar { $n } de sangre para mirar una carta boca abajo, en tu propio turno de Planificación y antes de elegir entre quedarte o retirarte
effect-worth-more = este aliado vale { $n } más de influencia
effect-keep-both = puedes quedarte una más de las cartas que miras y poner a cambio una carta de tu mano debajo de tu mazo de clan
effect-draw-more =
    { $n ->
        [one] mira { $n } carta más
       *[other] mira { $n } cartas más
    }
effect-choose-refuge = quien se retire de aquí elige adónde van sus cartas: al Refugio del Príncipe o a otro distrito aún sin resolver

## Cartas con texto propio.

own-auction = tú y cada rival pujan en secreto sangre de la reserva. Quien puje menos pone boca abajo una de sus cartas aquí. Después despliegas aquí tu puja, y tus rivales pierden la suya
own-chaos = puedes devolver a la mano cualquier número de cartas de tu lado aquí, también esta. Por cada una, roba 1 de sangre a cada rival
own-mindless-assault = puedes poner boca abajo cualquier número de cartas de tu lado aquí. Cada carta boca abajo de tu lado aquí tiene fuerza 4
own-cloak = puedes mover todas tus cartas y tu sangre de allí a este distrito tal como están, en lugar de retirarte del modo habitual
own-eyes = en la Planificación, los enemigos solo pueden jugar aquí cartas boca abajo, y tú puedes mirarlas. Cada vez que alguien juegue una carta boca abajo aquí en la Planificación, despliega en tu lado aquí 1 de sangre de la reserva general
own-one-step-ahead = cada rival elige para cada una de sus cartas boca abajo: perder 2 de sangre y ponerla boca arriba, o dejarla boca abajo
own-submission = ignoras todo efecto activado aquí que te haga perder sangre o te la robe. Si perderla era el precio de algo, el precio se da por pagado
own-dark-pact = la sangre que pierdas o gastes en un distrito no va a la reserva general, sino que se despliega en tu lado aquí
own-retaliation = cada vez que gastes o pierdas sangre en este distrito, o te la roben, cada rival pierde la misma cantidad
own-composure = puedes poner esta carta boca abajo y ganar 1 de sangre en lugar de drenar
own-forestall = elige una carta boca arriba de un rival aquí. Hasta el final de la ronda no puede hacerte perder sangre ni robártela, y ganas tanta sangre como su fuerza impresa
own-restore = devuelve una de tus cartas drenadas a tu alianza, sin drenar
own-deploy-everywhere = despliega 1 de sangre de tu reserva en cada distrito
own-change-token = cambia tu propia elección
own-ignore-loss = ignora ese efecto
own-play-again = después de jugar tu carta, juega otra del mismo modo

# Facts of cards
fact-power = fuerza: { $n }
fact-feed = alimentación: { $n }
fact-influence = influencia: { $n }
fact-drain-blood = sangre al drenarla: { $n }
fact-drain-influence = influencia al drenarla: { $n }
fact-end-influence = influencia al final: { $n }
fact-count = copias: { $n }
fact-starter = carta inicial
