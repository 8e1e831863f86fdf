# El texto de las cartas, compuesto a partir de lo que hacen.
#
# The cost is an imperative ("paga 1 de Sangre"); so are effects that the player carries out
# ("roba 1 carta"). What merely befalls the player is told: "ganas", "pierdes". The target of an
# attack is "blanco", because "Objetivo" is the Agenda.

group-neutral = Neutral

## Cómo se une una frase.

sentence = { $text }.
tagged = { $tag } – { $text }
lead = { $lead }, { $text }
if = si { $condition }
both = { $first } y { $second }
moment-or = { $first } o { $second }
ability-may = puedes hacer esto: { $effects }
ability-cost = { $cost }: { $effects }
ability-may-cost = si quieres, { $cost }: { $effects }
effects-then = { $first }; después, { $second }
effects-also = { $first }; { $second }
effects-choose = elige una opción: { $options }
effects-or = { $first }; o bien { $second }

role-attacker = Atacante
role-party = Grupo
role-torpor = Letargo

frame-granted = cada uno de tus atacantes puede hacer esto una vez por ataque: { $text }
frame-leader = Habilidad de Líder: { $text }
frame-retainer = como Criado: { $text }
frame-each-player = para cada jugador: { $text }

## Palabras clave y lo que aporta el tipo de carta: frases enteras.

keyword-guard = Guarda: puede bloquear ataques A distancia.
keyword-targeted = Dirigida: al revelarla, puedes redirigir el ataque a cualquier miembro del grupo contrario.
keyword-aggravated = Agravado: los atributos no reducen su daño, y quien sea derrotado por él se quema.
keyword-ongoing = En curso: permanece en juego.
keyword-unhosted = Independiente: ningún vampiro se agota para jugarla.
keyword-unique = Único: solo puede haber uno en juego.
keyword-one-per-player = Uno por jugador.
keyword-strikes-back = Como Reacción, su daño lo recibe el atacante.
keyword-strikes-back-as =
    { $type ->
        [ranged] Su daño es A distancia y lo recibe el atacante.
        [physical] Su daño es Físico y lo recibe el atacante.
        [social] Su daño es Social y lo recibe el atacante.
       *[mental] Su daño es Mental y lo recibe el atacante.
    }
text-title = Título: ejerce { $n } de Influencia y adjúntalo al vampiro que lo juega.
text-conspiracy = Conspiración: se coloca boca abajo con 1 de Prestigio tuyo encima.
text-modifier = Te da { $n } de Influencia, una sola vez; 1 Modificador de Influencia por jugador en cada acción o evento.
text-haven = Tus vampiros en el Refugio tienen +1 de Discreción.
text-mortal = Cuando lo derrotes, quémalo para curar { $n } de Sangre al atacante o adjúntalo al atacante como Criado.
text-hunter = En el Paso de Antagonista de cada turno, inflige 1 de daño Agravado a un vampiro de la coterie del jugador activo. Ese jugador elige a cuál, entre aquellos cuya Discreción no supere el número de estas cartas en Las Calles. Cuando es derrotada, va a la pila de descartes de la Ciudad.
text-ongoing-event = En curso: permanece hasta el próximo turno del jugador que lo sacó.
text-prince = Título: un vampiro en Las Calles puede reclamarlo, y quien derrote al Príncipe se queda con él.

errata = Con erratas: { $text }
errata-damage = Su daño es { $n }.
errata-same = El texto es el mismo, pero precisa el momento.

## Momentos.

when-in-action-phase = en tu Fase de Acción
when-action = como una de tus dos acciones, agotando a su portador
when-for-influence = cuando necesites Influencia
when-block = cuando se pueda bloquear un ataque
when-prevent =
    { $self ->
        [leader] cuando tu Líder vaya a sufrir daño
        [character] cuando este personaje vaya a sufrir daño
       *[bearer] cuando su portador vaya a sufrir daño
    }
when-antagonist = cuando una { $hunter } dañe a tu coterie
when-face-up = si colocas esta carta boca arriba en el paso de Información
when-after-damage = después del daño
when-played = cuando juegues esta carta
when-yes = si la Estratagema tiene éxito
when-resolved = cuando la resuelvas, con { $n } o más de Prestigio encima
when-scheme-failed = si la usaste en una Estratagema que fracasa
when-scheme-won = si la usaste en una Estratagema que gana tu bando
when-at-once = de inmediato
when-attached = cuando se adjunte
when-turn-start = al comienzo de tu turno
when-turn-end = al final de tu turno
when-torpor-step = en tu Paso de Letargo y Curación
when-your-scheme-succeeds = cada vez que una Estratagema tuya tenga éxito
when-self-plays-scheme = cada vez que este personaje juegue una Estratagema
when-ongoing-played = cada vez que juegues una carta En curso
when-face-down-played = cada vez que juegues una carta boca abajo fuera de un ataque
when-face-down-resolved = cada vez que resuelvas una carta boca abajo fuera de un ataque
when-conspiracy-resolved = cada vez que resuelvas una Conspiración
when-title-attached = cada vez que se adjunte un Título a un vampiro de tu coterie
when-retainer-attached = cada vez que se adjunte un Criado a un vampiro de tu coterie
when-citizen-attached = cada vez que se adjunte un Ciudadano a un vampiro de tu coterie
when-burning-mortal = cada vez que se queme un mortal derrotado por este grupo, en lugar de recibir su recompensa
when-party-defeats = cada vez que este grupo derrote a un personaje
when-attacker-defeats = cada vez que un atacante tuyo derrote a un personaje
when-you-defeat = cada vez que derrotes a un personaje de un enemigo
when-self-defeated = cuando este personaje sea derrotado
when-hunter-defeated = cada vez que derrotes a una { $hunter }
when-hunter-burned = cada vez que quemes una { $hunter }
when-vagrant-defeated = cada vez que derrotes a un Vagabundo en Las Calles
when-second-mortal = cuando derrotes a un segundo mortal en un mismo turno
when-mortal-attacked = cada vez que alguien ataque a un mortal en Las Calles
when-drained = cada vez que un personaje atacado por ti sufra daño no Agravado y no sea derrotado
when-attack-drained = cada vez que un ataque tuyo inflija daño no Agravado a un personaje sin derrotarlo

## Condiciones, sin el «si».

if-attack-is =
    { $type ->
        [ranged] el ataque es A distancia
        [physical] el ataque es Físico
        [social] el ataque es Social
       *[mental] el ataque es Mental
    }
if-damage-is =
    { $type ->
        [ranged] el daño es A distancia
        [physical] el daño es Físico
        [social] el daño es Social
       *[mental] el daño es Mental
    }
if-first-attack =
    { $type ->
        [ranged] es el primer ataque A distancia de este grupo en tu turno
        [physical] es el primer ataque Físico de este grupo en tu turno
        [social] es el primer ataque Social de este grupo en tu turno
       *[mental] es el primer ataque Mental de este grupo en tu turno
    }
if-target-is-mortal = el blanco es un mortal
if-target-is-hunter = el blanco es una { $hunter }
if-target-is-character = el blanco es un personaje
if-target-survived = el blanco no ha sido derrotado
if-victim-blood = quien recibe el golpe tiene { $n } o más de Sangre
if-victim-titled = su portador daña a un vampiro con Título
if-victim-potency = su Potencia de Sangre es { $n } o más
if-victim-not-rivals = no es de tu Rival
if-party-icons =
    { $n ->
        [one] este grupo tiene { $discipline }
       *[other] este grupo tiene { $n } o más iconos de { $discipline }
    }
if-coterie-icons =
    { $n ->
        [one] tu coterie tiene { $discipline }
       *[other] tu coterie tiene { $n } o más iconos de { $discipline }
    }
# "la" is the card.
if-actor-has = quien la juega tiene { $discipline }
if-actor-in-streets = la juega un vampiro en Las Calles
if-actor-titled = el atacante tiene un Título
if-actor-is-prince = el atacante es el Príncipe
if-actor-blocked = quien la juega ha bloqueado
if-title-on-self = este personaje tiene un Título
if-retainer-on-self = este personaje tiene un Criado
if-self-exhausted =
    { $self ->
        [leader] tu Líder está agotado
        [character] este personaje está agotado
       *[bearer] su portador está agotado
    }
if-self-in-streets =
    { $self ->
        [leader] tu Líder está en Las Calles
        [character] este personaje está en Las Calles
       *[bearer] su portador está en Las Calles
    }
if-self-is-prince =
    { $self ->
        [leader] tu Líder es el Príncipe
        [character] este personaje es el Príncipe
       *[bearer] su portador es el Príncipe
    }
if-you-are-prince = uno de tus vampiros es el Príncipe
if-nobody-is-prince = nadie es el Príncipe
if-foe-agenda = el enemigo tiene { $n } o más puntos de Objetivo
if-in-streets = { $n } o más de tus personajes están en Las Calles
if-in-streets-potency = hay allí { $n } o más con Potencia de Sangre { $potency } o más
if-scheme-this-turn = una Estratagema tuya ha tenido éxito en este turno
if-put-away-no-attack = esa carta no es una carta de Ataque
if-first-this-turn = es la primera vez en tu turno
if-attack-by-foe = lo realiza un enemigo

## Costes.

cost-blood = paga { $n } de Sangre
cost-blood-either = paga { $n } de Sangre si este grupo tiene { $discipline }, o { $other } si no
cost-prestige = paga { $n } de Prestigio
cost-exhaust-self =
    { $self ->
        [leader] agota a tu Líder
        [character] agota a este personaje
       *[bearer] agota a su portador
    }
cost-exhaust-this = agota esta carta
cost-discard =
    { $n ->
        [one] descarta { $n } carta
       *[other] descarta { $n } cartas
    }
cost-discard-up-to =
    { $n ->
        [one] descarta { $n } carta
        [2] descarta 1 o { $n } cartas
       *[other] descarta de 1 a { $n } cartas
    }
cost-discard-title = descarta un Título de tu mano
cost-put-away-top = pon la carta superior de tu Biblioteca en tu pila de descartes
cost-discard-this = descarta esta carta
cost-discard-mortal = pon un mortal de Las Calles en la pila de descartes de la Ciudad

## A quién afecta.

who-defender = el enemigo defensor
who-chosen-foe =
    { $joining ->
        [spared] un enemigo de tu elección que no haya puesto Prestigio en esta carta
       *[none] un enemigo de tu elección
    }
who-their-controller = el jugador de ese personaje
who-everyone = cada jugador
from-defender = al enemigo defensor
from-chosen-foe =
    { $joining ->
        [spared] a un enemigo de tu elección que no haya puesto Prestigio en esta carta
       *[none] a un enemigo de tu elección
    }

## Lo que se cuenta.

each-party-icons = por cada icono de { $discipline } en este grupo
each-coterie-icons = por cada icono de { $discipline } en tu coterie
each-own-icons = por cada icono de { $discipline } de quien la juega
each-party-holders = por cada miembro de este grupo con { $discipline }
each-party-retainers = por cada Criado en este grupo
each-party-title-holders = por cada miembro de este grupo con Título
each-coterie-title-holders = por cada vampiro de tu coterie con Título
each-coterie-titles = por cada Título en tu coterie
each-retainers-on-self = por cada Criado que tenga
each-foes = por cada enemigo
each-foe-agenda-fives = por cada 5 puntos de Objetivo que tenga el enemigo atacado
each-coterie-hurt = por cada vampiro de tu coterie al que le falte Sangre
each-discarded = por cada carta descartada así

## Efectos en ataques.

effect-damage-just = +{ $n } de daño
effect-damage-each = +{ $n } de daño { $each }
effect-damage-either = +{ $n } de daño si { $condition }; si no, +{ $other }
effect-shield-just = +{ $n } de Escudo
effect-shield-each = +{ $n } de Escudo { $each }
effect-party-shield-just = cada miembro de este grupo tiene +{ $n } de Escudo
effect-party-shield-each = cada miembro de este grupo tiene +{ $n } de Escudo { $each }
effect-ignore-shields = los Escudos no cuentan contra este ataque
effect-cancel-reaction = se anula la Reacción del blanco
effect-void-text = se anula el texto de la carta de Ataque, pero no sus números ni sus palabras clave
effect-prevent = previene { $n } de daño
effect-splash = inflige { $n } de daño a cada uno de los demás miembros del grupo contrario
effect-unblockable = el próximo ataque de este personaje en este turno no se puede bloquear
effect-ranged-too = así también se pueden bloquear ataques A distancia

## Efectos sobre jugadores.

effect-draw =
    { $n ->
        [one] roba { $n } carta
       *[other] roba { $n } cartas
    }
effect-discard-you-just =
    { $n ->
        [one] descarta { $n } carta
       *[other] descarta { $n } cartas
    }
effect-discard-just =
    { $n ->
        [one] { $who } descarta { $n } carta
       *[other] { $who } descarta { $n } cartas
    }
effect-discard-each =
    { $n ->
        [one] { $who } descarta { $n } carta { $each }
       *[other] { $who } descarta { $n } cartas { $each }
    }
effect-gain-prestige-you-just = ganas { $n } de Prestigio
effect-gain-prestige-you-each = ganas { $n } de Prestigio { $each }
effect-gain-prestige-just = { $who } gana { $n } de Prestigio
effect-lose-prestige-you-each = pierdes { $n } de Prestigio { $each }
effect-lose-prestige-just = { $who } pierde { $n } de Prestigio
effect-lose-prestige-either = { $who } pierde { $n } de Prestigio si { $condition }; si no, { $other }
effect-steal-prestige = roba { $n } de Prestigio { $from }
effect-gain-agenda-just =
    { $n ->
        [one] ganas { $n } punto de Objetivo
       *[other] ganas { $n } puntos de Objetivo
    }
effect-gain-agenda-either =
    { $n ->
        [one] ganas { $n } punto de Objetivo si { $condition }; si no, { $other }
       *[other] ganas { $n } puntos de Objetivo si { $condition }; si no, { $other }
    }
effect-lose-agenda-just =
    { $n ->
        [one] { $who } pierde { $n } punto de Objetivo
       *[other] { $who } pierde { $n } puntos de Objetivo
    }
effect-lose-agenda-either =
    { $n ->
        [one] { $who } pierde { $n } punto de Objetivo si { $condition }; si no, { $other }
       *[other] { $who } pierde { $n } puntos de Objetivo si { $condition }; si no, { $other }
    }

## Efectos sobre vampiros.

effect-mend-this = cura { $n } de Sangre a este personaje
effect-mend-party = cura { $n } de Sangre a cada miembro de este grupo
effect-mend-attacking-party = cura { $n } de Sangre a cada miembro del grupo atacante
effect-mend-your-title-holders = cura { $n } de Sangre a cada uno de tus vampiros con Título, también en Letargo
effect-mend-bearer = cura { $n } de Sangre a ese vampiro
effect-spread-mend-each = cura { $n } de Sangre { $each }, a repartir como quieras entre tus vampiros, también en Letargo
effect-mend-one-each = cada jugador cura { $n } de Sangre a uno de sus vampiros, también en Letargo
effect-lose-blood-attacker = el atacante pierde { $n } de Sangre
effect-steal-blood = el atacante roba { $n } de Sangre al blanco
effect-exhaust-their-coterie = agota a todos los vampiros de un enemigo de tu elección que no haya puesto Prestigio en esta carta
effect-exhaust-opposing-party = agota a todo el grupo contrario
effect-defeat-wounded = derrota a un personaje Herido que esté fuera de su Refugio
effect-mark = pon 1 ficha de Objetivo en un personaje; quien lo derrote se la lleva
effect-burn-retainer = quema un Criado del grupo contrario
effect-steal-retainer = el atacante se queda con un Criado del blanco

## Efectos sobre cartas y fichas.

effect-burn-their-ongoing = quema una carta En curso de un enemigo de tu elección que no haya puesto Prestigio en esta carta
effect-burn-ongoing = quema cualquier carta En curso
effect-burn-this = quema esta carta
effect-recover = toma en tu mano una carta de tu pila de descartes
effect-feed-all = pon { $n } de Prestigio de la reserva general en cada una de tus cartas boca abajo
effect-feed-one = pon { $n } de Prestigio de la reserva general en una de tus cartas boca abajo
effect-load =
    { $n ->
        [one] pon en ella { $n } ficha de la reserva general
       *[other] pon en ella { $n } fichas de la reserva general
    }
effect-load-per-prestige =
    { $n ->
        [one] pon en ella { $n } ficha de la reserva general por cada punto de Prestigio pagado
       *[other] pon en ella { $n } fichas de la reserva general por cada punto de Prestigio pagado
    }
effect-give-blood = pasa una ficha de esta carta, como Sangre, a un vampiro tuyo Herido, también en Letargo; quema esta carta cuando quede vacía
effect-take-prestige = toma una ficha de esta carta como Prestigio; quema esta carta cuando quede vacía
effect-next-city-card = la siguiente carta de Ciudad entra en Las Calles

## Reglas permanentes.

effect-influence-just =
    { $moment ->
        [now]
            { $self ->
                [leader] tu Líder tiene +{ $n } de Influencia por esta vez
                [character] este personaje tiene +{ $n } de Influencia por esta vez
               *[bearer] su portador tiene +{ $n } de Influencia por esta vez
            }
       *[always]
            { $self ->
                [leader] tu Líder tiene +{ $n } de Influencia
                [character] este personaje tiene +{ $n } de Influencia
               *[bearer] su portador tiene +{ $n } de Influencia
            }
    }
effect-influence-each =
    { $moment ->
        [now]
            { $self ->
                [leader] por esta vez, tu Líder tiene +{ $n } de Influencia { $each }
                [character] por esta vez, este personaje tiene +{ $n } de Influencia { $each }
               *[bearer] por esta vez, su portador tiene +{ $n } de Influencia { $each }
            }
       *[always]
            { $self ->
                [leader] tu Líder tiene +{ $n } de Influencia { $each }
                [character] este personaje tiene +{ $n } de Influencia { $each }
               *[bearer] su portador tiene +{ $n } de Influencia { $each }
            }
    }
effect-leader-influence-each = tu Líder tiene +{ $n } de Influencia { $each }
effect-holders-influence = cada vampiro de tu coterie con { $discipline } tiene +{ $n } de Influencia
effect-title-holders-influence = cada vampiro de tu coterie con Título tiene +{ $n } de Influencia
effect-intel-just = +{ $n } de Información
effect-intel-each = +{ $n } de Información { $each }
effect-secrecy-at-home = tus vampiros en el Refugio tienen +{ $n } de Discreción
effect-secrecy-outside = tus vampiros fuera del Refugio tienen +{ $n } de Discreción
effect-secrecy-in-streets = todos los que están en Las Calles tienen +{ $n } de Discreción
effect-no-secrecy = la Discreción de su portador es siempre 0
effect-recruit-discount = reclutar te cuesta { $n } de Prestigio menos, y la Sangre que falta sale de la reserva general
effect-icon = su portador tiene un icono más de { $discipline }
effect-attribute =
    { $type ->
        [ranged] su portador tiene +{ $n } A distancia
        [physical] su portador tiene +{ $n } en Físico
        [social] su portador tiene +{ $n } en Social
       *[mental] su portador tiene +{ $n } en Mental
    }
# Stands after effect-icon and "y", whose bearer it shares.
effect-potency = +{ $n } de Potencia de Sangre
effect-stay-out = los personajes en Las Calles no vuelven a sus Refugios
effect-no-ranged = no se pueden jugar cartas A distancia
effect-parties-of-one = fuera de los Refugios, cada cual forma un grupo aparte
effect-hunters-return = toda { $hunter } que alguien derrote se baraja en el Mazo de Ciudad
effect-city-returns = barájala en el Mazo de Ciudad junto con la pila de descartes de la Ciudad

## Cartas con texto propio.

own-reveal-for-influence = muestra la carta superior de tu Biblioteca y devuélvela a su sitio: su Potencia de Sangre cuenta como Influencia tuya en esta Estratagema
own-take-retainer = pasa un Criado de ese personaje a un miembro de este grupo
own-shift-retainer = pasa un Criado de un miembro de este grupo a otro, lo que no cuenta como adjuntarlo
own-block-in-streets = si este personaje está preparado, se agota, va a Las Calles y bloquea el ataque contra cualquier blanco que esté allí
own-block-anywhere = tu Líder, si está preparado, puede agotarse, ir a Las Calles y bloquear el ataque contra cualquier blanco
own-pay-and-mend = el enemigo defensor debe pagar tanto Prestigio como daño haya sufrido el blanco, pero nunca el último punto, y el blanco se cura la misma cantidad de Sangre
own-balance = cada jugador elegido roba 1 de Prestigio a un jugador no elegido. Al jugarla, elige al menos a la mitad de los jugadores, siempre contándote a ti
own-redirect = un enemigo de tu elección sufre en tu lugar hasta 2 de ese daño y lo reparte entre su propia coterie
own-drive-by = por cada miembro de este grupo con Celeridad, inflige 2 de daño a un miembro más del grupo contrario, nunca dos veces al mismo
own-faulty-logic = el enemigo defensor debe poner 1 de Prestigio en una carta boca abajo que tú elijas. Si resuelves esa carta en este turno, puede afectar igualmente a ese enemigo
own-peek = mira la carta superior de tu Biblioteca o de tu Mazo de Facción y déjala ahí o ponla debajo de ese mazo
own-smoke-out = todos los que estén en un Refugio de tu elección van a Las Calles como un solo grupo, y los que estén agotados sufren 1 de daño Agravado cada uno
own-post-office = puedes usar como Modificador de Influencia una carta de tu mano con Potencia de Sangre de 1 a 3; da esa misma cantidad de Influencia
own-events-return = todos los Eventos quemados se barajan en el Mazo de Ciudad
own-gallery = cada jugador puede descartar hasta 2 cartas y gana 1 de Prestigio por cada una
own-alcatraz = todos los Líderes que no estén en Letargo van a Las Calles, cada uno como un grupo aparte. El Líder del jugador activo no vuelve al Refugio en este turno, y otros pueden unirse a él

## Datos de las cartas.

fact-potency = Potencia de Sangre: { $n }
fact-physical = Físico: { $n }
fact-social = Social: { $n }
fact-mental = Mental: { $n }
fact-disciplines = disciplinas: { $n }
fact-attack = ataque: { $n }
fact-reaction = reacción: { $n }
fact-damage = daño: { $n }
fact-revised-damage = daño con erratas: { $n }
fact-deals = tipo de daño: { $n }
fact-shield = Escudo: { $n }
fact-prestige = Prestigio para jugarla: { $n }
fact-influence = Influencia: { $n }
fact-resolve-at = Prestigio para resolverla: { $n }
fact-blood = Sangre: { $n }
fact-agenda = Objetivo: { $n }
fact-copies = copias: { $n }
fact-guard = Guarda
fact-aggravated = Agravado
fact-targeted = Dirigida
fact-unhosted = Independiente
fact-unique = Único
