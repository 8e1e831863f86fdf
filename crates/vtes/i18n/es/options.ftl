# Options, short. $ask is the word of the question (see questions.ftl). Names of cards and minions come
# in their basic form, without regard to gender; $who and $prey are players such as "B (Ventrue)".

# $at says at what: block, polling, a phase (unlock, master, minion, influence, discard), or other.
option-pass =
    { $at ->
        [block] No bloquear
        [minion] Ninguna acción más
        [master] Terminar la fase heril
        [influence] Terminar la fase de influencia
        [discard] Terminar la fase de descarte
       *[other] Pasar
    }
option-done =
    { $ask ->
        [next] Terminar la fase de enderezamiento
        [target] Nadie y nada
        [more] Nadie y nada más
        [take] Nada más
        [equipment] Nada
        [diablerie-discipline] Ninguna Disciplina
        [search] Ninguna carta
        [discard] Ninguna carta
        [polling] Ningún voto más
       *[other] Listo
    }
option-yes =
    { $ask ->
        [may] Usarlo
        [pay] Pagar
        [diablerie] Cometer diablerie
       *[other] Sí
    }
option-no =
    { $ask ->
        [may] No usarlo
        [pay] No pagar
        [diablerie] Sin diablerie
       *[other] No
    }

# $card comes with the Disciplines of the way to play it, and its cost.
option-play =
    { $ask ->
        [deed] Jugar { $card }
       *[other] Jugar { $card } con { $minion }
    }
option-play-alone = Jugar { $card }
# $what is a card in play, with what its text does.
option-use =
    { $ask ->
        [next] { $what }
        [next-trigger] { $what }
       *[other] Usar { $what } con { $minion }
    }
option-use-alone =
    { $ask ->
        [next] { $what }
        [next-trigger] { $what }
       *[other] Usar { $what }
    }
option-act = { $minion } actúa
option-bleed = Sangrar a { $prey } por { $n }
# Where there is nobody to bleed.
option-bleed-nobody = Sangrar
option-hunt = Cazar
option-equip-from = Tomar equipo de { $minion }
option-leave-torpor = Salir del letargo
option-rescue = Rescatar a { $minion } del letargo
option-diablerize = Cometer diablerie con { $minion }
option-become-anarch = Hacerse anarquista
option-block = Bloquear con { $minion }

# $means is a card, a weapon, the hands, or the minion's own text.
option-strike = Ataque: { $means }
option-maneuver = Maniobra: { $means }
option-press = Acoso: { $means }
option-dodge = Esquiva: { $means }
option-prevent = Prevenir daño: { $means }
# A point of damage of the source $what; $aggravated is yes or no.
option-damage =
    { $aggravated ->
        [yes] Daño agravado de { $what }
       *[no] Daño de { $what }
    }
option-additional = Ataque adicional: { $means }

option-target = { $what }
option-number =
    { $ask ->
        [x] X = { $n }
        [share] El rescatador paga { $n }
       *[other] { $n }
    }
option-clan = { $clan }
option-points =
    { $n ->
        [one] { $n } punto a { $who }
       *[other] { $n } puntos a { $who }
    }
# $text is what the branch does, or its number.
option-option = { $text }
option-pay = Pagar por la disputa de { $what }
option-yield = Ceder { $what }
option-unlock = Quemar 1 de reserva para enderezar a { $minion }
option-ransom = Pagar para cancelar la carta
option-edge-pool = Ganar 1 de reserva por la Ventaja
option-withdraw = Anunciar que te retiras de la partida
option-burn-option = Descartar { $card }, que ningún siervo tuyo puede jugar (opción de quema)

# $card is a vampire of the uncontrolled region, with the blood on it.
option-transfer = Mover { $n } de reserva a { $card }
option-back = Devolver 1 de sangre de { $card } a la reserva
option-crypt = Robar un vampiro de la cripta (4 transferencias, 1 de reserva)
option-out = Mover a { $card } a la zona preparada
option-discard = Descartar { $card }

# $for is yes or no.
option-votes =
    { $for ->
        [yes] Emitir todos tus votos a favor
       *[no] Emitir todos tus votos en contra
    }
option-vote =
    { $for ->
        [yes] { $minion } vota a favor
       *[no] { $minion } vota en contra
    }
# Votes that the card $source gives.
option-vote-text =
    { $for ->
        [yes] Los votos de { $source }: a favor
       *[no] Los votos de { $source }: en contra
    }
option-vote-edge =
    { $for ->
        [yes] Quemar la Ventaja por un voto a favor
       *[no] Quemar la Ventaja por un voto en contra
    }
option-vote-calling =
    { $for ->
        [yes] El voto de la carta convocante: a favor
       *[no] El voto de la carta convocante: en contra
    }
option-vote-card =
    { $for ->
        [yes] Quemar { $card } por un voto a favor
       *[no] Quemar { $card } por un voto en contra
    }
option-take = Tomar { $permanent }
option-draw = { $card }

# A card with the Disciplines of a way to play it, as printed: $mode is "[dom]" or "[DOM]".
card-mode = { $card } { $mode }
# A card with what is worth knowing; $details is a list of the messages below.
with-details = { $card } ({ $details })
# A card or minion with the player who controls it.
of-player = { $card } de { $who }
detail-text = texto { $n }
detail-branch = opción { $n }
detail-intercept = intercepción { $n }
detail-strength = fuerza { $n }
detail-blood = sangre { $blood }/{ $capacity }
detail-life = vida { $n }
detail-votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } votos
    }

# What something costs.
price-blood = { $n } de sangre
price-pool = { $n } de reserva
price-life = { $n } de vida
price-blood-or-life = { $n } de sangre o vida
price-conviction = { $n } de convicción
price-lock = girar
price-burn = quemar
price-discard =
    { $n ->
        [one] descartar { $n } carta
       *[other] descartar { $n } cartas
    }
price-remove =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
price-blood-of = { $n } de sangre de un vampiro
price-edge = quemar la Ventaja
price-transfers =
    { $n ->
        [one] { $n } transferencia
       *[other] { $n } transferencias
    }
price-actions =
    { $n ->
        [one] { $n } acción de fase
       *[other] { $n } acciones de fase
    }
price-burn-any =
    { $n ->
        [one] quemar { $n } carta
       *[other] quemar { $n } cartas
    }
price-choice = un coste a elegir

# What a text does, in a word or two.
gist-stealth = sigilo { $n }
gist-intercept = intercepción { $n }
gist-bleed = sangrado { $n }
gist-votes = votos { $n }
gist-strength = fuerza { $n }
gist-hand-size = tamaño de la mano { $n }
gist-move-blood = sangre del vampiro a la reserva
gist-move-pool = reserva al vampiro
gist-move-here = a esta carta
gist-move-counter = mover fichas
gist-gain-pool = ganar reserva
gist-gain-blood = ganar sangre
gist-gain-counter = añadir fichas
gist-gain-edge = tomar la Ventaja
gist-lose-pool = quemar reserva
gist-lose-blood = quemar sangre
gist-lose-counter = quitar fichas
gist-lock = girar
gist-unlock = enderezar
gist-wake = despertarse
gist-burn = quemar
gist-send-ready = a la zona preparada
gist-draw = robar
gist-draw-crypt = robar de la cripta
gist-discard = descartar
gist-search = buscar una carta
gist-look = mirar cartas
gist-redirect = redirigir el sangrado
gist-cancel = cancelar
gist-fight = combate
gist-strike = ataque
gist-maneuver = maniobra
gist-press = acoso
gist-prevent = prevenir daño
gist-damage = daño
gist-end-combat = terminar el combate
