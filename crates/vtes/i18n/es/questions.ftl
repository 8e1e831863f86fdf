# Questions to the player who is asked. Names of cards and minions come in their basic form, without
# regard to gender; $who, $foe and $player are players such as "B (Ventrue)". $n counts what the
# sentence is about.

# A window in which something can be done; $moment is one of the moments in terms.ftl. The messages
# with an ending stand in its place where more is known of what is under way.
question-window = { $moment }: ¿haces algo?
# $foe is the player whose turn it is.
question-window-other = Turno de { $foe }, { $moment }: ¿haces algo?
question-window-unlock = Tu fase de enderezamiento: ¿haces algo?
# $n is the number of actions of the phase that are left; of transfers in the influence phase.
question-window-master =
    { $n ->
        [0] Tu fase heril: no quedan acciones de fase heril. ¿Haces algo?
        [one] Tu fase heril: queda { $n } acción de fase heril. ¿Qué juegas?
       *[other] Tu fase heril: quedan { $n } acciones de fase heril. ¿Qué juegas?
    }
question-window-minion = Tu fase servil: ¿qué siervo actúa?
question-window-influence =
    { $n ->
        [0] Tu fase de influencia: no quedan transferencias. ¿Haces algo?
        [one] Tu fase de influencia: queda { $n } transferencia. ¿Qué haces con ella?
       *[other] Tu fase de influencia: quedan { $n } transferencias. ¿Qué haces con ellas?
    }
question-window-discard =
    { $n ->
        [0] Tu fase de descarte: no quedan acciones de fase de descarte. ¿Haces algo?
        [one] Tu fase de descarte: queda { $n } acción de fase de descarte. ¿Qué carta descartas?
       *[other] Tu fase de descarte: quedan { $n } acciones de fase de descarte. ¿Qué carta descartas?
    }
# $act is a sentence on the action under way, from those at the end of this file; $stealth is its
# stealth.
question-window-block =
    { $stealth ->
        [0] { $act }. ¿Bloqueas?
       *[other] { $act } (sigilo { $stealth }). ¿Bloqueas?
    }
# $holds is yes if the block would succeed as it stands.
question-window-attempt =
    { $holds ->
        [yes] { $act }. { $blocker } la bloquea tal como está: intercepción { $intercept }, sigilo { $stealth }. ¿Haces algo?
       *[no] { $act }. { $blocker } intenta bloquear y fracasa tal como está: intercepción { $intercept }, sigilo { $stealth }. ¿Haces algo?
    }
question-window-action = { $act } ({ $moment }). ¿Haces algo?
# $first acts, $second is the other; $range is one of the ranges in table.ftl.
question-window-combat = { $first } contra { $second }, asalto { $n }, { $range } ({ $moment }). ¿Haces algo?
question-window-prevent = { $minion } va a recibir { $n } de daño. ¿Qué usas para prevenirlo?
# $title says what the referendum is about; $yes and $no are votes.
question-window-polling = { $title }: { $yes } a favor, { $no } en contra. ¿Qué votas?
question-as-played = { $player } juega { $card }. ¿La cancelas?
# $event is one of the triggers in terms.ftl.
question-would = { $what }: { $event }. ¿Haces algo antes de que ocurra?
question-deed = ¿Qué hace { $minion }?
question-must-act = Estos siervos deben actuar antes de que acabe la fase. ¿Cuál lo hace ahora?
question-slave = { $minion } ha sido bloqueado. ¿Combate un esclavo en su lugar?
question-next = Tu fase de enderezamiento: ¿qué viene ahora?
question-next-trigger = Varios textos se aplican. ¿Cuál viene ahora?
# $n is 0 for the first thing chosen.
question-target =
    { $n ->
        [0] { $card }: ¿a quién o qué eliges?
       *[other] { $card }: ¿a quién o qué eliges además?
    }
question-more = { $card }: ¿a quién o qué más eliges?
question-x = { $card }: ¿cuánto vale X?
question-number = { $card }: ¿qué número eliges?
question-clan = { $card }: ¿qué clan eliges?
question-points = { $card }: ¿cuántos puntos se lleva cada uno?
question-option = { $card }: ¿qué eliges?
question-may = ¿Usas { $card }?
question-price = { $card }: ¿con qué pagas?
question-payer = { $card }: ¿quién paga la sangre, o qué se quema?
question-pay = { $card }: ¿pagas?
question-strike = ¿Qué ataque hace { $minion }?
# The same while the combat with $foe is under way.
question-strike-combat = ¿Qué ataque hace { $minion } ({ $foe }, { $range })?
question-prevent = ¿Qué daño a { $minion } previenes?
question-strike-target = ¿A quién va el ataque de { $minion }?
question-equipment = { $minion }: ¿qué pieza de equipo eliges?
question-share = Rescatar a { $minion } cuesta 2 de sangre. ¿Cuánta paga el rescatador?
question-take = ¿Qué equipo de { $minion } tomas?
question-diablerie = { $victim } intentó salir del letargo y fue objeto de un bloqueo. ¿{ $minion } comete diablerie?
question-diablerie-discipline = { $minion } cometió diablerie y puede ganar un nivel de Disciplina. ¿Qué carta tomas para ello?
question-discard = ¿Qué carta descartas?
question-search = { $card }: ¿qué carta tomas?
question-polling = ¿Qué votas?
# The same while the referendum is under way; $title says what it is about, $yes and $no are votes.
question-polling-tally = { $title }: { $yes } a favor, { $no } en contra. ¿Qué votas?
question-cast-for = ¿Cómo se emiten los votos de { $minion }?
question-draw = ¿Qué carta se roba?
question-draw-crypt = ¿Qué vampiro sale de la cripta?
question-random = ¿Qué carta toca, al azar?

# The same to those who wait. Nothing hidden may be said.

waiting-window = { $who } puede hacer algo ({ $moment }).
waiting-as-played = { $who } puede cancelar { $card } de { $player }.
waiting-would = { $who } puede hacer algo antes de que ocurra ({ $what }: { $event }).
waiting-deed = { $who } decide qué hace { $minion }.
waiting-must-act = { $who } elige qué siervo debe actuar ahora.
waiting-slave = { $who } elige si un esclavo combate en lugar de { $minion }.
waiting-next = { $who } está en su fase de enderezamiento.
waiting-next-trigger = { $who } elige qué texto viene ahora.
waiting-target = { $who } elige para { $card }.
waiting-more = { $who } elige para { $card }.
waiting-x = { $who } decide cuánto vale X ({ $card }).
waiting-number = { $who } elige un número ({ $card }).
waiting-clan = { $who } elige un clan ({ $card }).
waiting-points = { $who } reparte puntos ({ $card }).
waiting-option = { $who } elige qué hace { $card }.
waiting-may = { $who } decide si usa { $card }.
waiting-price = { $who } elige con qué pagar ({ $card }).
waiting-payer = { $who } elige quién o qué paga ({ $card }).
waiting-pay = { $who } decide si paga ({ $card }).
waiting-strike = { $who } elige el ataque de { $minion }.
waiting-prevent = { $who } decide qué daño a { $minion } prevenir.
waiting-strike-target = { $who } elige a quién va el ataque de { $minion }.
waiting-equipment = { $who } elige equipo de { $minion }.
waiting-share = { $who } decide quién paga el rescate de { $minion }.
waiting-take = { $who } decide qué equipo de { $minion } tomar.
waiting-diablerie = { $who } decide si { $minion } comete diablerie con { $victim }.
waiting-diablerie-discipline = { $who } decide qué Disciplina gana { $minion }.
waiting-discard = { $who } elige una carta para descartar.
waiting-search = { $who } busca una carta ({ $card }).
waiting-polling = { $who } decide qué votar.
waiting-cast-for = { $who } decide cómo se emiten los votos de { $minion }.
waiting-draw = { $who } espera a robar una carta.
waiting-draw-crypt = { $who } espera una carta de la cripta.
waiting-random = { $who } espera al azar.

# The action under way as a sentence. $actor acts for the player $who; $target is a player, a minion
# or another card, $card the card or text that it is done with.
act-bleed = { $actor } de { $who } sangra a { $target } por { $n }
act-bleed-you = { $actor } de { $who } te sangra por { $n }
act-hunt = { $actor } de { $who } caza
act-political = { $actor } de { $who } convoca un referéndum: { $card }
act-equip = { $actor } de { $who } se equipa con { $card }
act-equip-from = { $actor } de { $who } toma equipo de { $target }
act-employ = { $actor } de { $who } contrata a { $card }
act-recruit = { $actor } de { $who } recluta a { $card }
act-rescue = { $actor } de { $who } rescata a { $target } del letargo
act-leave-torpor = { $actor } de { $who } sale del letargo
act-diablerize = { $actor } de { $who } comete diablerie con { $target }
act-become-anarch = { $actor } de { $who } se hace anarquista
act-card = { $actor } de { $who } actúa con { $card }
act-card-target = { $actor } de { $who } actúa con { $card } sobre { $target }
# $deed is one of the deeds in terms.ftl.
act-other = { $actor } de { $who } actúa: { $deed }
