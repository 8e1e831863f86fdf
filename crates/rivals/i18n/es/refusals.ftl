# Por qué algo no se puede elegir: los hechos y lo que haría falta.

why-players =
    { $players ->
        [one] Rivals es para 2 a 4 jugadores; con { $players } jugador no se puede jugar.
       *[other] Rivals es para 2 a 4 jugadores; con { $players } jugadores no se puede jugar.
    }
why-deck-size = El mazo de { $seat } tiene { $have } cartas de Biblioteca, y se permiten de { $least } a { $most }.
why-deck-exact = El mazo de { $seat } tiene { $have } vampiros, y hacen falta { $most }.
why-copies =
    { $most ->
        [one] El mazo de { $seat } incluye { $card } { $have } veces, y se permite { $most }.
       *[other] El mazo de { $seat } incluye { $card } { $have } veces, y se permiten { $most }.
    }
why-wrong-pile = { $card }: esa carta no va donde la tiene el mazo de { $seat }.
why-tokens = Las fichas de un color suman { $have }, y cada jugador empieza con { $least }.
why-taken = { $vampire } ya es Líder de otro jugador.

why-no-action-left = No te quedan acciones en este turno.
why-not-ready = { $vampire }: el vampiro no está preparado.
why-not-in-streets = { $vampire } no está en Las Calles.
why-only-once = { $vampire } ya ha hecho esto.
why-in-play = { $vampire } ya está en una coterie: nadie más puede tener un vampiro con ese nombre.
why-used = { $card }: ya se ha usado en este turno.
why-deck-empty = Ese mazo está vacío.
why-prestige =
    { $have ->
        [0] Esto cuesta { $cost } de Prestigio, y no tienes nada.
       *[other] Esto cuesta { $cost } de Prestigio, y el último punto no se puede gastar: necesitas { $need } y tienes { $have }.
    }
why-blood = Esto cuesta { $cost } de Sangre, y la última no se puede pagar: { $vampire } necesita { $need } y tiene { $have }.
why-potency = Esto requiere Potencia de Sangre { $need }, y { $vampire } tiene { $have }.
why-clan = Esto requiere un vampiro del clan { $clan } en tu coterie.
why-no-target = { $card } no tiene ningún blanco ahora.
why-no-cards =
    { $need ->
        [one] Esto requiere { $need } carta de tu mano, y no tienes ninguna.
       *[other] Esto requiere { $need } cartas de tu mano, y tienes { $have }.
    }
why-not-now = { $card }: ahora no se puede usar. { $text }
why-in-torpor = { $vampire } está en Letargo.
why-no-leader = No tienes ningún Líder fuera de Letargo.
why-prince-not-free = El título de Príncipe no está libre en Las Calles.

why-no-turn-yet = { $who } aún no ha tenido ningún turno: no se le puede atacar.
why-too-secret = El blanco tiene Discreción { $secrecy }, y el ataque tiene Información { $reach }.
why-wrong-type =
    { $kind ->
        [ranged] { $card } no se puede jugar en un ataque A distancia.
        [physical] { $card } no se puede jugar en un ataque Físico.
        [social] { $card } no se puede jugar en un ataque Social.
       *[mental] { $card } no se puede jugar en un ataque Mental.
    }
why-no-ranged = Ahora no se pueden jugar cartas A distancia ({ $by }).
why-unblockable = Este ataque de { $vampire } no se puede bloquear.
why-not-a-guard = { $vampire } no puede bloquear un ataque A distancia: solo puede un Guarda.
why-blocks-itself = { $vampire } es el blanco, y el blanco no puede bloquear.
why-used-in-attack = { $card } ya se ha usado en este ataque.
why-not-the-rival = Solo el jugador cuyo Rival es { $who } puede jugar una carta de Ataque contra el pretendiente.

why-influence = Esto requiere { $need } de Influencia, y puedes reunir { $have }.
why-no-influence = { $vampire } no tiene Influencia ahora.
why-one-modifier = Ya has usado un Modificador de Influencia: solo se puede uno por acción o evento.
why-titled = { $vampire } ya tiene un Título.
why-title-taken = { $card } es un Título único, y alguien ya lo tiene.
why-one-per-player = Ya tienes { $card }: solo se permite uno por jugador.
why-active-player-says-yes = Quien juega una Estratagema responde SÍ.

why-not-enough = La carta necesita { $need } de Prestigio encima y tiene { $have }.
why-once-per-turn = Ya has hecho esto en este turno.
why-contributors = Todos los enemigos han puesto Prestigio en esta carta y no pueden ser su blanco.

why-promised =
    { $promise ->
        [yes] { $who } ha prometido responder SÍ.
        [no] { $who } ha prometido responder NO.
        [intel] { $who } ha prometido descartar para dar Información en el próximo ataque contra { $whom }.
       *[peace] { $who } ha prometido no atacar a { $whom } mientras tenga menos de { $n } puntos de Objetivo.
    }
why-already-promised = Ya has prometido esto.
why-full-blood = { $vampire } tiene toda su Sangre.

setup-unknown-variant = No hay ninguna variante «{ $given }». Las variantes son: { $names }. Pon «no-» delante de un nombre para desactivarla.
setup-unknown-variant-suggest = No hay ninguna variante «{ $given }»; ¿querías decir «{ $near }»? Las variantes son: { $names }. Pon «no-» delante de un nombre para desactivarla.
setup-refused = { $why } (regla { $rule })
