# Words that begin a clause, for languages that put a comma only beside one.
clauses = { "" }

# How a text is put together. A sentence begins with a capital.
text-sentence = { $text }.
text-lead = { $lead }, { $text }
text-and = { $first } y { $second }
text-and-if = { $first } y { $second }
text-comma = { $first }, { $second }
text-semicolon = { $first }; { $second }
text-or = { $first } o { $second }
text-or-if = { $first } o { $second }
text-either-or = { $first } o bien { $second }
text-mode = { $icons } { $text }
text-directed = [D] { $text }
text-mode-or = { $first } O bien: { $second }
text-icons-or = { $first } o { $second }
text-above = Como antes, y { $text }
text-above-with = Como antes, con { $text }
text-above-only = Como antes.
text-with = { $text }, con { $more }
text-can-you = puedes { $text }
text-can =
    { $who } { $who_n ->
        [more] pueden
       *[other] puede
    } { $text }
text-can-you-pay = puedes { $price } para { $text }
text-can-pay =
    { $who } { $who_n ->
        [more] pueden
       *[other] puede
    } { $price } para { $text }
text-can-you-then = puedes hacer que ocurra esto: { $text }
text-can-then =
    { $who } { $who_n ->
        [more] pueden
       *[other] puede
    } hacer que ocurra esto: { $text }
text-can-you-pay-then = puedes { $price }; si lo haces, { $text }
text-can-pay-then =
    { $who } { $who_n ->
        [more] pueden
       *[other] puede
    } { $price }; si es así, { $text }
text-trail = { $text }, { $lead }
text-later = { $text } { $moment }
text-either-of = { $text },
text-for-each-lead = por cada { $each }
text-otherwise = { $text }; si no, { $other }
text-instead = en vez de eso, { $text }
text-if = si { $condition }
text-for-each = { $text } por cada { $each }
text-either = { $text } ({ $n } si { $condition })
text-where = { $text }, donde Y es { $amount }
text-times = { $text }, { $n } veces
text-as-action =
    { $who } { $who_n ->
        [more] pueden
       *[other] puede
    } { $text } con { $action }

# Actions; [D] marks a directed one.
text-action-of =
    { $stealth ->
        [0] una acción
       *[other] una acción con +{ $stealth } de sigilo
    }
text-action-of-directed =
    { $stealth ->
        [0] una acción [D]
       *[other] una acción [D] con +{ $stealth } de sigilo
    }
text-act-stealth = Acción con +{ $n } de sigilo
text-act-bleed =
    { $do_mood ->
        [to] sangrar
       *[do] sangra
    } con +{ $n } de sangrado
text-act-bleed-plain =
    { $do_mood ->
        [to] sangrar
       *[do] sangra
    }
text-act-hunt =
    { $do_mood ->
        [to] cazar
       *[do] caza
    }
text-act-rescue =
    { $do_mood ->
        [to] rescatar
       *[do] rescata
    } a un vampiro del letargo
text-act-leave-torpor =
    { $do_mood ->
        [to] salir
       *[do] sal
    } del letargo
text-act-diablerize =
    { $do_mood ->
        [to] cometer
       *[do] comete
    } diablerie
text-act-become-anarch =
    { $do_mood ->
        [to] hacerse
       *[do] hazte
    } anarquista
text-act-instead = en lugar de su resultado habitual: { $text }
text-act-during = Durante esta acción, { $text }
text-act-during-that = Durante esa acción, { $text }
text-referendum-passes = si el referéndum prospera

# What a card is, needs and is put on.
text-keyword = { $key }.
text-unique-location = Lugar único.
text-body = { $text }.
text-body-life = { $n } de vida
text-body-strength = { $n } de fuerza
text-body-bleed = { $n } de sangrado
text-body-capacity = { $n } de capacidad
text-body-like = el clan y la secta { $who_de }
text-body-clan = clan { $clan }
text-burn-option = Opción de quema.
text-requires = Requiere { $who_obj }.
text-only-usable = Sólo utilizable { $when }.
text-only-by = por { $who }
text-put-on = Pon esta carta sobre { $who }.
text-put-in-play = Pon esta carta en juego.
text-put-with-counters = Pon esta carta en juego con { $n } fichas.
text-as-you-play = al jugar esta carta
text-x-is = X es { $amount }.

# A crypt card: its sect, its title.
text-crypt-sect = { $sect }
text-crypt-title = { $sect }, { $title }
text-merged = [MERGED] { $text }
text-advanced = Avanzado.
text-slave = Esclavo de: { $clan }.
text-gains-title = Fusionado: { $title }.

# Only one.
text-one-minion =
    { $own ->
        [vampire] Un vampiro
       *[other] Un siervo
    } sólo puede jugar un ejemplar de { $card } { $span }.
text-one-player = Un Matusalén sólo puede jugar un ejemplar de { $card } { $span }.
text-one-bearer = Sólo se puede jugar un ejemplar de { $card } sobre el mismo portador { $span }.
text-one-game = Sólo se puede jugar un ejemplar de { $card } { $span }.
text-one-controller = Sólo se puede jugar un ejemplar de { $card } por controlador { $span }.
text-have-one =
    { $own ->
        [vampire] Un vampiro
       *[other] Un siervo
    } sólo puede tener una carta con la palabra clave «{ $key }».
text-have-one-of-this =
    { $own ->
        [vampire] Un vampiro
       *[other] Un siervo
    } sólo puede tener un ejemplar de { $card }.
text-one-hunting-ground = Un vampiro sólo puede ganar sangre de una zona de caza por turno.
text-excludes = { $card } y { $other } no se pueden jugar { $span }.
text-same-strike = en el mismo ataque
text-same-round = en el mismo asalto
text-same-combat = en el mismo combate
text-same-action = en la misma acción
text-same-turn = en el mismo turno
text-same-game = en la misma partida
text-same-referendum = en el mismo referéndum
text-same-phase = en la misma fase
text-same-unlocks = entre las mismas fases de enderezamiento
text-each-strike = por ataque
text-each-round = por asalto
text-each-combat = por combate
text-each-action = por acción
text-each-turn = por turno
text-each-game = por partida
text-each-referendum = por referéndum
text-each-phase = por fase
text-each-unlocks = entre sus fases de enderezamiento
text-once = una vez { $span }

# When a card is replaced.
text-replace-at = No la reemplaces hasta tu próxima fase { $phase }.
text-replace-after-action = No la reemplaces hasta después de la acción.
text-replace-after-combat = No la reemplaces hasta después del combate.
text-replace-on = No la reemplaces hasta el momento en que { $event }.
text-replace-never = No la reemplaces.
text-phase-name-unlock = de enderezamiento
text-phase-name-master = heril
text-phase-name-minion = servil
text-phase-name-influence = de influencia
text-phase-name-discard = de descarte

# Moments.
text-when-your-phase = durante tu fase { $phase }
text-when-phase-of = durante la fase { $phase } { $who_de }
text-when-anytime = en cualquier momento
text-when-action = durante una acción
text-when-as-played = cuando se juegue { $who }
text-when-announced = cuando se anuncie una acción
text-when-announces =
    cuando { $who } anuncie una acción{ $aim ->
        [directed] { " " }directa
        [undirected] { " " }indirecta
       *[any] { "" }
    }
text-when-undecided = antes de que se renuncie a bloquear
text-when-attempt = durante un intento de bloqueo
text-when-declined = tras renunciar a bloquear
text-when-would-succeed = cuando la acción vaya a tener éxito
text-when-blocked = cuando la acción sea bloqueada, antes de la resolución del bloqueo
text-when-this-blocked = si esta acción es bloqueada, antes de la resolución del bloqueo
text-when-blocks = cuando { $who } bloquee
text-when-blocks-this = si { $who } bloquea esta acción
text-when-before-block = antes de la resolución del bloqueo
text-when-before-success = antes de que la acción tenga éxito
text-when-before-resolved = antes de la resolución de la acción
text-when-resolved = tras la resolución de la acción
text-when-before-votes = antes de la fase de votación
text-when-polling = durante la fase de votación de un referéndum
text-when-polling-political = durante la fase de votación de una acción política
text-when-before-combat = antes de que empiece el combate
text-when-about-to-fight = cuando { $who } esté a punto de entrar en combate con { $other } que esté actuando
text-when-before-range = antes de determinar la distancia
text-when-next-round = al principio del siguiente asalto
text-when-range = al determinar la distancia
text-when-before-strikes = antes de elegir ataques
text-when-strike = al elegir ataques
text-when-before-resolution = antes de resolver los ataques
text-when-resolution = en cada asalto, durante la resolución normal de ataques
text-when-next-resolution = durante la resolución normal de ataques
text-when-prevent = al prevenir daño
text-when-additional = al obtener ataques adicionales
text-when-press = durante la fase de acoso
text-when-end-of-round = al final de un asalto de combate
text-when-would-end = cuando el combate vaya a terminar
text-when-combat-over = después de que termine el combate
text-when-diablerized = tras una diablerie

# What texts answer to, after it happened (is) or before (to); $who is whom it concerns.
text-on = cuando { $event }
text-on-played =
    { $do_mood ->
        [is] se juega
        [to] se vaya a jugar
       *[do] se juega
    } { $who }
text-on-enters =
    { $who } { $do_mood ->
        [is] entra
        [to] vaya a entrar
       *[do] entra
    } en juego
text-on-leaves =
    { $who } { $do_mood ->
        [is] deja
        [to] vaya a dejar
       *[do] deja
    } el juego
text-on-burned =
    { $do_mood ->
        [is] se quema
        [to] se vaya a quemar
       *[do] se quema
    } { $who }
text-on-to-torpor =
    { $who } { $do_mood ->
        [is] entra
        [to] vaya a entrar
       *[do] entra
    } en letargo
text-on-leaves-ready =
    { $who } { $do_mood ->
        [is] deja
        [to] vaya a dejar
       *[do] deja
    } la zona preparada
text-on-locks =
    { $who } { $do_mood ->
        [is] se gira
        [to] se vaya a girar
       *[do] se gira
    }
text-on-unlocks =
    { $who } { $do_mood ->
        [is] se endereza
        [to] se vaya a enderezar
       *[do] se endereza
    }
text-on-acts =
    { $who } { $do_mood ->
        [is] actúa
        [to] vaya a actuar
       *[do] actúa
    }
text-on-blocks =
    { $who } { $do_mood ->
        [is] bloquea
        [to] vaya a bloquear
       *[do] bloquea
    }
text-on-block-fails =
    { $who } { $do_mood ->
        [is] fracasa
        [to] vaya a fracasar
       *[do] fracasa
    } al intentar bloquear{ $scope ->
        [this] { " " }esta acción
       *[any] { "" }
    }
text-on-bleeds =
    { $who } { $do_mood ->
        [is] sangra
        [to] vaya a sangrar
       *[do] sangra
    } con éxito
text-on-succeeds =
    una acción { $who_de } { $do_mood ->
        [is] tiene
        [to] vaya a tener
       *[do] tiene
    } éxito
text-on-recruits =
    { $who } { $do_mood ->
        [is] recluta
        [to] vaya a reclutar
       *[do] recluta
    } un aliado
text-on-passes =
    un referéndum { $do_mood ->
        [is] prospera
        [to] vaya a prosperar
       *[do] prospera
    }
text-on-passes-called =
    un referéndum propuesto por { $who } { $do_mood ->
        [is] prospera
        [to] vaya a prosperar
       *[do] prospera
    }
text-on-calls =
    { $who } { $do_mood ->
        [is] propone
        [to] vaya a proponer
       *[do] propone
    } un referéndum
text-on-damaged =
    { $who } { $do_mood ->
        [is] recibe
        [to] vaya a recibir
       *[do] recibe
    } daño
text-on-diablerizes =
    { $who } { $do_mood ->
        [is] comete
        [to] vaya a cometer
       *[do] comete
    } diablerie
text-on-changes-control =
    el control { $who_de } { $do_mood ->
        [is] cambia
        [to] vaya a cambiar
       *[do] cambia
    }
text-on-replaces =
    { $do_mood ->
        [is] reemplazas
        [to] vayas a reemplazar
       *[do] reemplazas
    } { $who_obj }
text-on-fights =
    { $who } { $do_mood ->
        [is] entra
        [to] vaya a entrar
       *[do] entra
    } en combate
text-on-combat-ends =
    un combate { $who_de } { $do_mood ->
        [is] termina
        [to] vaya a terminar
       *[do] termina
    }
text-on-strike-lands =
    un ataque { $who_de } { $do_mood ->
        [is] acierta
        [to] vaya a acertar
       *[do] acierta
    }
text-on-trophies =
    { $who } { $do_mood ->
        [is] obtiene
        [to] vaya a obtener
       *[do] obtiene
    } un trofeo
text-on-votes =
    { $who } { $do_mood ->
        [is] emite
        [to] vaya a emitir
       *[do] emite
    } votos
text-on-ousted =
    { $who } { $do_mood ->
        [is] queda eliminado
        [to] vaya a quedar eliminado
       *[do] queda eliminado
    }

# How long something lasts, behind what lasts.
text-until = { $text } { $until }
text-until-strike = en este ataque
text-until-round = en este asalto
text-until-combat = en este combate
text-until-combat-round =
    durante el { $n ->
        [1] primer asalto
       *[other] asalto { $n }
    } de este combate
text-resulting-combat = en el combate resultante
text-resulting-round =
    durante el { $n ->
        [1] primer asalto
       *[other] asalto { $n }
    } del combate resultante
text-until-action = en esta acción
text-until-turn = en este turno
text-until-game = el resto de la partida
text-until-referendum = en este referéndum
text-until-phase = en esta fase
text-until-unlocks = hasta su próxima fase de enderezamiento
text-until-in-play = mientras esta carta esté en juego
text-until-next-yours = hasta tu próxima fase { $phase }
text-until-next = hasta la próxima fase { $phase } { $who_de }
text-until-next-theirs = hasta su próxima fase { $phase }
text-until-through-yours = hasta el final de tu próxima fase { $phase }
text-until-through = hasta el final de la próxima fase { $phase } { $who_de }
text-until-through-theirs = hasta el final de su próxima fase { $phase }
text-until-event = hasta el momento en que { $event }

# The same before a clause that lasts.
text-through-strike = durante este ataque
text-through-round = durante este asalto
text-through-combat = durante este combate
text-through-action = durante esta acción
text-through-turn = durante este turno
text-through-game = durante el resto de la partida
text-through-referendum = durante este referéndum
text-through-phase = durante esta fase
text-through-unlocks = hasta su próxima fase de enderezamiento

# Manners, behind what is done so.
text-how-limited = { $text } (limitada)
text-how-unneeded = { $text }, aunque aún no sea necesario
text-how-no-cost = { $text }, y no se paga su coste
text-how-against = { $text } contra el referéndum
text-how-only-continue = { $text }, sólo para continuar el combate
text-how-only-end = { $text }, sólo para terminar el combate
text-how-random = { $text } al azar
text-how-optional = { $text } (opcional)
text-how-unlocked = { $text }, sin girar
text-how-automatic = { $text }, sin elección
text-how-first = { $text }, con primer golpe
text-how-ranged = { $text }, a distancia
text-how-aggravated = { $text }, agravado
text-how-unpreventable = { $text }, imprevenible
text-how-environmental = { $text }, ambiental

# Damage: $n of these kinds.
text-damage = { $n } de daño{ $aggravated }{ $environmental }{ $ranged }{ $unpreventable }
text-damage-ranged = { " " }a distancia
text-damage-aggravated = { " " }agravado
text-damage-unpreventable = { " " }imprevenible
text-damage-environmental = { " " }ambiental

# Tokens: so many of them, as an object.
text-token-blood = { $n } de sangre
text-token-pool = { $n } de reserva sanguínea
text-token-life = { $n } de vida
text-token-counter =
    { $n } { $n ->
        [one] ficha
       *[other] fichas
    }
text-token-hostage =
    { $n } { $n ->
        [one] rehén
       *[other] rehenes
    }
text-token-corruption =
    { $n } { $n ->
        [one] ficha
       *[other] fichas
    } de corrupción
text-token-edge = la Ventaja
text-token-conviction =
    { $n } { $n ->
        [one] convicción
       *[other] convicciones
    }

# Of the pool of somebody.
text-token-of-pool = { $n }

# Numbers that are raised or lowered; $n has its sign.
text-bonus-stealth = { $n } de sigilo
text-bonus-intercept = { $n } de intercepción
text-bonus-bleed = { $n } de sangrado
text-bonus-votes =
    { $n } { $n_size ->
        [one] voto
       *[other] votos
    }
text-bonus-strength = { $n } de fuerza
text-bonus-capacity = { $n } de capacidad
text-bonus-life = { $n } de vida
text-bonus-hunt = { $n } de sangre al cazar
text-bonus-maneuvers =
    { $n } { $n_size ->
        [one] maniobra opcional
       *[other] maniobras opcionales
    }
text-bonus-presses =
    { $n } { $n_size ->
        [one] acoso opcional
       *[other] acosos opcionales
    }
text-bonus-presses-to-end =
    { $n } { $n_size ->
        [one] acoso opcional
       *[other] acosos opcionales
    }, sólo para terminar el combate
text-bonus-prevention = prevención de { $n } de daño
text-bonus-strikes =
    { $n } { $n_size ->
        [one] ataque adicional
       *[other] ataques adicionales
    }
text-bonus-dodges =
    { $n } { $n_size ->
        [one] esquiva
       *[other] esquivas
    }
text-bonus-strike-damage = { $n } de daño con ataques
text-bonus-hand-damage = { $n } de daño con ataques con la mano
text-bonus-hand-size = { $n } al tamaño de la mano
text-bonus-transfers =
    { $n } { $n_size ->
        [one] transferencia
       *[other] transferencias
    }
text-bonus-master-actions =
    { $n } { $n_size ->
        [one] acción
       *[other] acciones
    } de fase heril
text-bonus-discard-actions =
    { $n } { $n_size ->
        [one] acción
       *[other] acciones
    } de fase de descarte
text-bonus-minion-actions =
    { $n } { $n_size ->
        [one] acción
       *[other] acciones
    } de fase servil
text-bonus-starting-life = { $n } de vida inicial
text-each-combat-credit = { $text } por combate

# Amounts as they stand after "is" or in a comparison.
text-amount-count = el número de { $what_bare }
text-amount-of = la cantidad de { $qty } { $who_de }
text-amount-margin = el número de votos de diferencia a favor del referéndum
text-amount-tokens = { $qty } en { $who }
text-amount-times = { $first } por { $second }
text-amount-plus = { $first } más { $second }
text-amount-minus = { $first } menos { $second }
text-amount-least = la menor de estas cifras: { $first } y { $second }
text-amount-either = { $first } ({ $second } si no: { $condition })
text-amount-points = los puntos asignados

# What there is one of "for each".
text-each-count = { $each_bare }
text-each-of = punto de { $qty } { $who_de }
text-each-margin = voto de diferencia a favor del referéndum
text-each-damage-lost = punto de sangre que { $who } haya perdido por daño en este asalto
text-each-token-blood = punto de sangre en { $who }
text-each-token-pool = punto de reserva sanguínea { $who_de }
text-each-token-life = punto de vida en { $who }
text-each-token-counter = ficha en { $who }
text-each-token-hostage = rehén en { $who }
text-each-token-corruption = ficha de corrupción en { $who }
text-each-token-edge = Ventaja { $who_de }
text-each-token-conviction = convicción { $who_de }
text-each-points = punto asignado { $who_a }
text-each-points-theirs = punto que se le haya asignado

# Choices before the effects.
text-pick-clan =
    { $do_mood ->
        [to] elegir
       *[do] elige
    } un clan
text-pick-number =
    { $do_mood ->
        [to] elegir
       *[do] elige
    } X entre { $from } y { $to }
text-pick-split =
    { $do_mood ->
        [to] asignar
       *[do] asigna
    } { $n } puntos entre { $least } o más { $who_bare }
text-pick-by =
    { $who } { $who_n ->
        [you] eliges
        [more] eligen
       *[other] elige
    } { $what_obj }
text-pick-each = cada Matusalén elige { $what_obj }
text-pick-by-asked =
    { $who } { $who_n ->
        [you] debes
        [more] deben
       *[other] debe
    } { $text }
text-pick-each-asked = cada Matusalén debe { $text }
text-pick-choose =
    { $do_mood ->
        [to] elegir
       *[do] elige
    } { $what_obj }
text-pick-maybe = { $text }, si hay

# Prices.
text-price-blood = quemar { $n } de sangre
text-price-pool = quemar { $n } de reserva sanguínea
text-price-life = quemar { $n } de vida
text-price-blood-or-life = quemar { $n } de sangre o de vida
text-price-conviction =
    quemar { $n } { $n ->
        [one] convicción
       *[other] convicciones
    }
text-price-lock = girar { $who_obj }
text-price-burn = quemar { $who_obj }
text-price-burn-locked = quemar { $who_obj } (aunque esté girada)
text-price-discard = descartar { $who_obj }
text-price-remove = quemar { $tokens } { $who_de }
text-price-blood-of = quemar { $n } de sangre { $who_de }
text-price-edge = quemar la Ventaja
text-price-transfers =
    usar { $n } { $n ->
        [one] transferencia
       *[other] transferencias
    }
text-price-actions =
    usar { $n } { $n ->
        [one] acción de fase
       *[other] acciones de fase
    }
text-price-burn-any = quemar { $who_obj }

# What somebody does: kinds of action after "during", and what is barred, demanded, allowed or taxed (infinitive).
text-during = durante { $action }
text-during-of = durante { $action } { $who_de }
text-during-at-you = durante { $action } directa contra ti o una carta que controles
text-during-bleed-at-you = durante un sangrado contra ti
text-during-directed = durante una acción directa
text-during-undirected = durante una acción indirecta
text-kind-of-act = una acción
text-kind-of-bleed = una acción de sangrado
text-kind-of-hunt = una acción de caza
text-kind-of-political = una acción política
text-kind-of-equip = una acción de equiparse
text-kind-of-employ = una acción de contratar un criado
text-kind-of-recruit = una acción de reclutar un aliado
text-kind-of-enter-combat = una acción de entrar en combate
text-kind-of-rescue = una acción de rescate
text-kind-of-leave-torpor = una acción de salir del letargo
text-kind-of-diablerize = una acción de diablerie
text-kind-of-become-anarch = una acción de hacerse anarquista
text-kind-of-use-card = una acción de una carta
text-to-act = actuar
text-to-bleed = sangrar
text-to-hunt = cazar
text-to-political = realizar acciones políticas
text-to-equip = equiparse
text-to-employ = contratar criados
text-to-recruit = reclutar aliados
text-to-enter-combat = realizar acciones de entrar en combate
text-to-rescue = rescatar del letargo
text-to-leave-torpor = salir del letargo
text-to-diablerize = cometer diablerie
text-to-become-anarch = hacerse anarquista
text-to-use-card = usar acciones de cartas
text-to-block = bloquear
text-to-unlock = enderezarse normalmente
text-to-play = jugar cartas
text-to-play-what = jugar { $who_bare }
text-to-strike = atacar
text-to-non-hand-strike = usar ataques que no sean con la mano
text-to-press = acosar
text-to-maneuver = maniobrar
text-to-prevent = prevenir daño
text-to-vote = emitir votos o papeletas
text-to-vote-against = emitir votos o papeletas contra el referéndum
text-to-be-blocked = ser bloqueado
text-to-be-diablerized = ser diabolizado
text-to-become-ready = pasar a la zona preparada
text-to-same-action = volver a realizar la misma acción
text-to-block-anyone = bloquear esta acción aunque sólo puedan hacerlo siervos de otros Matusalenes
text-to-act-at-once = actuar de inmediato
text-to-play-as-vampire = jugar cartas como un vampiro
text-to-act-again = actuar otra vez
text-to-ignore = ignorar requisitos
text-to-be-immune = verse afectado
text-of-what = { $text } ({ $who })

# Conditions, each with its negative twin.
text-if-is =
    { $who } { $who_n ->
        [you] eres
        [more] son
       *[other] es
    } { $what }
text-if-not-is =
    { $who } no { $who_n ->
        [you] eres
        [more] son
       *[other] es
    } { $what }
text-if-is-so =
    { $who } { $who_n ->
        [you] estás
        [more] están
       *[other] está
    } { $what }
text-if-not-is-so =
    { $who } no { $who_n ->
        [you] estás
        [more] están
       *[other] está
    } { $what }
text-if-was-blocked = { $who } fue bloqueado
text-if-not-was-blocked = { $who } no fue bloqueado
text-if-titled = { $who } tiene un título
text-if-not-titled = { $who } no tiene título
text-if-of-clan = { $who } es un { $clan }
text-if-not-of-clan = { $who } no es un { $clan }
text-if-has =
    { $who } { $who_n ->
        [you] tienes
        [more] tienen
       *[other] tiene
    } { $disc }
text-if-not-has =
    { $who } no { $who_n ->
        [you] tienes
        [more] tienen
       *[other] tiene
    } { $disc }
text-if-key = { $who } tiene la palabra clave «{ $key }»
text-if-not-key = { $who } no tiene la palabra clave «{ $key }»
text-if-exists = hay { $who }
text-if-not-exists =
    no hay { $who_gender ->
        [f] ninguna
       *[other] ningún
    } { $who_bare }
text-if-control = controlas { $who_obj }
text-if-not-control =
    no controlas { $who_gender ->
        [f] ninguna
       *[other] ningún
    } { $who_bare }
text-if-num =
    { $who } { $who_n ->
        [you] tienes
        [more] tienen
       *[other] tiene
    } { $op } de { $qty }
text-if-not-num =
    { $who } no { $who_n ->
        [you] tienes
        [more] tienen
       *[other] tiene
    } { $op } de { $qty }
text-if-tokens =
    { $who } { $who_n ->
        [more] tienen
       *[other] tiene
    } { $op } { $qty }
text-if-not-tokens =
    { $who } no { $who_n ->
        [more] tienen
       *[other] tiene
    } { $op } { $qty }
text-if-tokens-none =
    { $who } no { $who_n ->
        [more] tienen
       *[other] tiene
    } { $qty }
text-if-compare = { $amount } es { $op }
text-if-not-compare = { $amount } no es { $op }
text-if-action = la acción es { $action }
text-if-not-action = la acción no es { $action }
text-if-directed = la acción es directa
text-if-not-directed = la acción no es directa
text-if-at-you = la acción es directa contra ti o una carta que controles
text-if-not-at-you = la acción no es directa contra ti ni contra una carta que controles
text-if-undirected = la acción es indirecta
text-if-not-undirected = la acción no es indirecta
text-if-successful = la acción tuvo éxito
text-if-not-successful = la acción no tuvo éxito
text-if-unsuccessful = la acción fracasó
text-if-not-unsuccessful = la acción no fracasó
text-if-card-action = la acción se realizó con una carta
text-if-not-card-action = la acción no se realizó con una carta
text-if-passed = el referéndum prosperó
text-if-not-passed = el referéndum no prosperó
text-if-close = el combate es de cerca
text-if-not-close = el combate no es de cerca
text-if-long = el combate es de lejos
text-if-not-long = el combate no es de lejos
text-if-round = es el asalto { $n } del combate
text-if-not-round = no es el asalto { $n } del combate
text-if-both-ready = ambos combatientes están preparados
text-if-not-both-ready = alguno de los combatientes no está preparado
text-if-new = esta carta ha entrado en juego { $span }
text-if-not-new = esta carta no ha entrado en juego { $span }
text-if-first = es la primera vez { $span }
text-if-not-first = no es la primera vez { $span }
text-if-has-edge =
    { $who_n ->
        [you] tienes la Ventaja
       *[other] { $who } tiene la Ventaja
    }
text-if-not-has-edge =
    { $who_n ->
        [you] no tienes la Ventaja
       *[other] { $who } no tiene la Ventaja
    }
text-if-played-at = esta carta se jugó a { $disc }
text-if-not-played-at = esta carta no se jugó a { $disc }

# Effects that hold: a number, a ban, a duty, a permission, a price, a property, a clause.
text-is-get =
    { $who } { $who_n ->
        [you] obtienes
        [more] obtienen
       *[other] obtiene
    } { $bonus }
text-is-prevent =
    { $who } { $who_n ->
        [more] pueden
       *[other] puede
    } prevenir { $n } de daño
text-do-give =
    { $do_mood ->
        [to] dar
       *[do] da
    } { $bonus } { $who_a }
text-do-get =
    { $do_mood ->
        [to] obtener
       *[do] obtienes
    } { $bonus }
text-is-set = { $qty } { $who_de }: { $n }
text-is-blood-cost =
    { $who } { $whom ->
        [you] te{ " " }
       *[all] { "" }
    }{ $who_n ->
        [more] cuestan
       *[other] cuesta
    } { $n_size } de sangre { $n_than ->
        [less] menos
       *[more] más
    }
text-is-pool-cost =
    { $who } { $whom ->
        [you] te{ " " }
       *[all] { "" }
    }{ $who_n ->
        [more] cuestan
       *[other] cuesta
    } { $n_size } de reserva sanguínea { $n_than ->
        [less] menos
       *[more] más
    }
text-cost-on = { $text } al jugarse sobre { $who }
text-is-cannot =
    { $who } no { $who_n ->
        [you] puedes
        [more] pueden
       *[other] puede
    } { $deed }
text-is-must =
    { $who } { $who_n ->
        [you] debes
        [more] deben
       *[other] debe
    } { $deed }
text-is-may =
    { $who } { $who_n ->
        [you] puedes
        [more] pueden
       *[other] puede
    } { $deed }
text-let-disc = { $text } a { $disc }
text-let-cost = { $text } (para ello, { $price })
text-is-toll =
    { $who } { $who_n ->
        [you] debes
        [more] deben
       *[other] debe
    } { $price } para { $deed }
text-called = { $text } si lo propuso { $who }
text-is-of-clan = { $who } se considera { $clan }
text-is-of-sect = { $who } se considera { $sect }
text-is-like = { $who } tiene el clan y la secta { $other_de }
text-is-titled = { $who } tiene { $title }
text-is-titled-of = { $who } tiene el título de { $title } ({ $sect })
text-is-titled-unique = { $who } tiene el título de { $title } ({ $sect }, único)
text-is-disciplined = { $who } tiene { $disc }
text-is-keyed = { $who } tiene la palabra clave «{ $key }»
text-is-open-hand =
    { $who } { $who_n ->
        [you] juegas
        [more] juegan
       *[other] juega
    } con la mano abierta
text-is-aggravated-hands = los ataques con la mano { $who_de } infligen daño agravado
text-is-normal-aggravated = { $who } trata el daño agravado como daño normal

# Tokens.
text-is-gain =
    { $who } { $who_n ->
        [you] ganas
        [more] ganan
       *[other] gana
    } { $tokens }
text-do-add =
    { $do_mood ->
        [to] añadir
       *[do] añade
    } { $tokens } { $who_a }
text-do-gain =
    { $do_mood ->
        [to] ganar
       *[do] gana
    } { $tokens }
text-is-lose =
    { $who } { $who_n ->
        [you] quemas
        [more] queman
       *[other] quema
    } { $tokens }
text-do-lose-from =
    { $do_mood ->
        [to] quemar
       *[do] quema
    } { $tokens } { $who_de }
text-do-lose =
    { $do_mood ->
        [to] quemar
       *[do] quema
    } { $tokens }
text-do-move =
    { $do_mood ->
        [to] pasar
       *[do] pasa
    } { $tokens } { $from_de } { $to_a }
text-do-move-all =
    { $do_mood ->
        [to] pasar
       *[do] pasa
    } todas las fichas { $from_de } { $to_a }

# Cards.
text-do-lock =
    { $do_mood ->
        [to] girar
       *[do] gira
    } { $who_obj }
text-do-unlock =
    { $do_mood ->
        [to] enderezar
       *[do] endereza
    } { $who_obj }
text-is-wake = { $who } se despierta: hasta el final de la acción, estar girado no le impide jugar cartas de reacción ni intentar bloquear
text-do-burn =
    { $do_mood ->
        [to] quemar
       *[do] quema
    } { $who_obj }
text-do-diablerize =
    { $do_mood ->
        [to] diabolizar
       *[do] diaboliza
    } { $who_obj }
text-send-ready =
    { $do_mood ->
        [to] pasar
       *[do] pasa
    } { $who_obj } a la zona preparada
text-send-torpor =
    { $do_mood ->
        [to] enviar
       *[do] envía
    } { $who_obj } al letargo
text-send-uncontrolled =
    { $do_mood ->
        [to] pasar
       *[do] pasa
    } { $who_obj } a la zona incontrolada
text-send-hand =
    { $do_mood ->
        [to] devolver
       *[do] devuelve
    } { $who_obj } a la mano de su propietario
text-send-ash-heap =
    { $do_mood ->
        [to] poner
       *[do] pon
    } { $who_obj } en el montón de ceniza de su propietario
text-send-library =
    { $do_mood ->
        [to] barajar
       *[do] baraja
    } { $who_obj } en la biblioteca de su propietario
text-send-library-top =
    { $do_mood ->
        [to] poner
       *[do] pon
    } { $who_obj } en la parte superior de la biblioteca de su propietario
text-send-library-bottom =
    { $do_mood ->
        [to] poner
       *[do] pon
    } { $who_obj } en el fondo de la biblioteca de su propietario
text-send-crypt =
    { $do_mood ->
        [to] barajar
       *[do] baraja
    } { $who_obj } en la cripta de su propietario
text-send-out-of-game =
    { $do_mood ->
        [to] retirar
       *[do] retira
    } de la partida { $who_obj }
text-send-research =
    { $do_mood ->
        [to] poner
       *[do] pon
    } { $who_obj } en la zona de investigación
text-send-in-play =
    { $do_mood ->
        [to] poner
       *[do] pon
    } { $who_obj } en juego
text-send-on =
    { $do_mood ->
        [to] poner
       *[do] pon
    } { $who_obj } sobre { $other }
text-send-in-play-of =
    { $do_mood ->
        [to] poner
       *[do] pon
    } { $who_obj } en juego bajo el control { $other_de }
text-do-control =
    { $do_mood ->
        [to] dar
       *[do] da
    } { $other_a } el control { $who_de }
text-do-take-control =
    { $do_mood ->
        [to] tomar
       *[do] toma
    } el control { $who_de }
text-do-become = { $who } se convierte en un siervo con { $body }
text-do-know =
    { $do_mood ->
        [to] recordar
       *[do] recuerda
    } { $who_obj }
text-do-know-first =
    { $do_mood ->
        [to] recordar
       *[do] recuerda
    } { $who_obj } como primero
text-do-know-second =
    { $do_mood ->
        [to] recordar
       *[do] recuerda
    } { $who_obj } como segundo

# Hands and decks.
text-do-draw =
    { $do_mood ->
        [to] robar
       *[do] roba
    } { $n } { $n ->
        [one] carta
       *[other] cartas
    }
text-is-draw =
    { $who } { $who_n ->
        [more] roban
       *[other] roba
    } { $n } { $n ->
        [one] carta
       *[other] cartas
    }
text-do-draw-crypt =
    { $do_mood ->
        [to] robar
       *[do] roba
    } { $n } { $n ->
        [one] carta
       *[other] cartas
    } de tu cripta
text-is-draw-crypt =
    { $who } { $who_n ->
        [more] roban
       *[other] roba
    } { $n } { $n ->
        [one] carta
       *[other] cartas
    } de su cripta
text-do-discard =
    { $do_mood ->
        [to] descartar
       *[do] descarta
    } { $cards_obj }
text-is-discard =
    { $who } { $who_n ->
        [more] descartan
       *[other] descarta
    } { $cards_obj }
text-do-discard-of =
    { $do_mood ->
        [to] descartar
       *[do] descarta
    } { $cards_obj } de tu elección de la mano { $who_de }
text-do-search =
    { $do_mood ->
        [to] buscar
       *[do] busca
    } { $cards_obj } en { $zones }
text-zones-of = { $zones } { $who_de }
text-look-hand =
    { $do_mood ->
        [to] mirar
       *[do] mira
    } la mano { $who_de }
text-look-at =
    { $do_mood ->
        [to] mirar
       *[do] mira
    } { $zone } { $who_de }
text-do-equip =
    { $do_mood ->
        [to] equipar
       *[do] equipa
    } { $who_obj } con { $other } (se aplican requisitos y coste)

# The action.
text-end-action =
    { $do_mood ->
        [to] terminar
       *[do] termina
    } la acción
text-end-action-unresolved =
    { $do_mood ->
        [to] terminar
       *[do] termina
    } la acción (el siervo que bloquee no se gira)
text-continue =
    { $do_mood ->
        [to] continuar
       *[do] continúa
    } la acción como si no hubiera sido bloqueada
text-redirect =
    { $do_mood ->
        [to] cambiar
       *[do] cambia
    } el objetivo del sangrado por { $who } (los siervos del nuevo objetivo pueden intentar bloquear)
text-is-try-block = { $who } intenta bloquear
text-to-try-block = hacer que { $who } intente bloquear
text-fail-action = la acción fracasa
text-fail-block = el intento de bloqueo fracasa
text-no-bleed = el sangrado no quema reserva sanguínea y no tiene éxito
text-is-fight = { $who } entra en combate con { $other }
text-to-fight = entrar en combate con { $other }
text-acting-is = { $who } cuenta como siervo activo en ese combate

# Combat.
text-strike =
    { $do_mood ->
        [to] atacar
       *[do] ataque
    }: { $text }
text-strike-ranged =
    { $do_mood ->
        [to] atacar
       *[do] ataque
    } a distancia: { $text }
text-strike-first =
    { $do_mood ->
        [to] atacar
       *[do] ataque
    } con primer golpe: { $text }
text-strike-hand = ataque con la mano
text-strike-hand-more = ataque con la mano con +{ $n } de daño
text-strike-weapon = usa el ataque { $who_de }, con +{ $n } de daño
text-strike-dodge = esquiva
text-strike-combat-ends = el combate termina
text-strike-steal-blood = roba { $n } de sangre o de vida (como sangre)
text-strike-destroy-equipment = destruye { $what_obj }
text-strike-steal-equipment = roba { $what_obj }
text-maneuver =
    { $do_mood ->
        [to] maniobrar
       *[do] maniobra
    }
text-press =
    { $do_mood ->
        [to] acosar
       *[do] acoso
    }
text-prevent =
    { $do_mood ->
        [to] prevenir
       *[do] prevén
    } { $n } de daño
text-is-damaged = { $who } recibe { $damage }
text-set-close = ese asalto es de cerca
text-set-next-close = el siguiente asalto de este combate es de cerca
text-set-long = ese asalto es de lejos
text-set-next-long = el siguiente asalto de este combate es de lejos
text-new-round =
    { $do_mood ->
        [to] empezar
       *[do] empieza
    } un nuevo asalto de combate
text-end-combat =
    { $do_mood ->
        [to] terminar
       *[do] termina
    } el combate
text-queue = tras éste empieza otro combate con { $who }
text-restrike = { $who } elige otro ataque

# Referendums and cards being played.
text-abstain = { $who } se abstiene: se cancelan sus votos y papeletas
text-cast-for = tú emites los votos y papeletas { $who_de }
text-settle-passes = el referéndum prospera
text-settle-fails = el referéndum fracasa
text-settle-canceled =
    { $do_mood ->
        [to] cancelar
       *[do] cancela
    } el referéndum
text-do-cancel =
    { $do_mood ->
        [to] cancelar
       *[do] cancela
    } { $who_obj }
text-ransom =
    { $who } { $who_n ->
        [you] puedes
        [more] pueden
       *[other] puede
    } { $price } para cancelar esta carta al jugarse

# Other pieces.
text-extra-cost = Coste adicional: { $price }.
text-only-if = { $text } si { $condition }
