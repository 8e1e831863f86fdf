# Opciones, breves.

option-draw = Robar una carta
option-recruit = Reclutar a { $card } por { $cost } de Prestigio
option-play = Jugar { $card }
option-attack = Atacar con { $card }
option-claim = { $card } reclama el título de Príncipe
option-title-action = { $card } actúa como { $title }
option-move = { $card } va a Las Calles
option-regroup = { $card } cambia de grupo
option-use =
    { $ask ->
        [next-effect] { $card }
       *[other] Usar { $card }
    }
option-burn-retainer = Quemar { $card } de { $vampire } a cambio de nada
option-show = Mostrar { $card } (boca abajo, { $n }) a { $foe }
option-invite = Invitar a { $foe } a unirse a { $card } (boca abajo, { $n })
option-contribute = Añadir 1 de Prestigio a { $card } ({ $have } de { $need })
option-resolve = Resolver { $card } (boca abajo, { $n })
option-face-down = { $card } (boca abajo, { $n })
option-hidden-card = la carta
option-flip = Poner boca arriba tu Objetivo: { $card }
option-end-turn = Terminar el turno

option-alone = En un grupo aparte
option-with = Con { $card }
option-from-library =
    { $ask ->
        [peek] Tu Biblioteca
       *[other] De tu Biblioteca (cartas: { $n })
    }
option-from-faction =
    { $ask ->
        [peek] Tu Mazo de Facción
       *[other] De tu Mazo de Facción (cartas: { $n })
    }

option-target = { $card } de { $side }
option-ongoing = { $card } de { $side }
option-retainer = { $card } de { $vampire }
option-foe =
    { $ask ->
        [pick-haven] El Refugio de { $foe }
        [pick-players] Elegir a { $foe }
       *[other] { $foe }
    }
option-card =
    { $ask ->
        [discard] Descartar { $card }
        [intel] Descartar { $card }
        [attack-card] Colocar { $card }
        [react] Colocar { $card }
        [recover] Tomar { $card }
       *[other] { $card }
    }
option-face-up = Colocar { $card } boca arriba
option-block = Bloquear con { $card }
option-vampire =
    { $ask ->
        [host] La juega { $card }
        [mend-whom] Curar a { $card }
        [antagonist] 1 de daño a { $card }
        [attack-claimant] Atacar con { $card }
       *[other] { $card }
    }
option-nth-text = Texto { $n }
option-amount =
    { $ask ->
        [bid] Pujar { $n } de Prestigio
        [pay] Pagar { $n } de Prestigio
       *[other] { $n }
    }
option-burn = Quemarla: { $vampire } se cura { $n } de Sangre
option-attach = Adjuntarla a { $vampire } como Criado
option-keep = Dejarla encima del mazo
option-bottom = Ponerla debajo del mazo

option-exert = Ejercer la Influencia de { $card }
option-modifier = Usar { $card } como tu Modificador de Influencia
option-spend =
    { $n ->
        [0] No gastar Prestigio
       *[other] Gastar { $n } de Prestigio para obtener Influencia
    }
option-hide =
    { $n ->
        [0] No esconder nada en el puño
       *[other] Esconder { $n } de Prestigio en el puño
    }
option-promise =
    { $promise ->
        [yes] Prometer que responderás SÍ
        [no] Prometer que responderás NO
        [intel] Prometer que descartarás para dar Información en el próximo ataque contra { $whom } que la necesite
       *[peace] Prometer que no atacarás a { $whom } mientras tenga menos de { $n } puntos de Objetivo
    }

option-yes-effects = Sí: { $effects }
option-yes =
    { $ask ->
        [scheme] Responder SÍ
        [contribute] Añadir 1 de Prestigio
        [block-elsewhere] Bloquear
        [flip-agenda] Ponerlo boca arriba
       *[other] Sí
    }
option-no =
    { $ask ->
        [scheme] Responder NO
        [contribute] No añadir nada
        [block] No bloquear
        [block-elsewhere] No bloquear
        [react] Sin Reacción
        [attack-card] Sin carta de Ataque
        [attack-claimant] No atacar
        [flip-agenda] Dejarlo boca abajo
       *[other] No
    }
option-done =
    { $ask ->
        [bid] Pasar
        [scheme] Mantenerte al margen, sin responder
        [mend-whom] No curar más
        [discard] Ninguna carta más
        [intel] Ninguna carta más
        [attack-card] Sin carta de Ataque
        [attack-claimant] No atacar
        [block] No bloquear
        [react] Sin Reacción
        [retarget] Dejar el blanco
        [abilities] Ninguna habilidad más
        [also-hit] Nadie más
        [prevent] Nada más
        [promise] Ninguna promesa más
        [pick-players] Nadie más
        [pick-retainer] Ningún Criado
       *[other] Listo
    }

# Números que ayudan a elegir, entre paréntesis.
option-details = { $card } ({ $details })
detail-vitals = Sangre { $blood }/{ $n }
detail-potency = Potencia de Sangre { $n }
detail-blood = Sangre { $n }
detail-agenda = Objetivo { $n }
detail-attribute = atributo +{ $n }
detail-defence = defensa { $n }
detail-damage = daño { $n }
detail-shield = Escudo { $n }
detail-prestige = { $n } de Prestigio
detail-prestige-range = { $from } a { $to } de Prestigio

# Names alone, with what is worth knowing.
option-mortal = { $card }
option-city-card = { $card }
option-city = { $card }
option-drawn = { $card }
option-type = { $type }
option-option = { $text }
option-first = { $foe }
option-token = { $foe }
