# Una jugada de varias partes, hecha en la página y enviada de una vez.

# Lo que se pregunta después. $done es lo primero que se eligió, $name la parte en palabras.
plan-next =
    { $part ->
        [place] { $done }: ¿dónde?
        [target] { $done }: ¿a quién?
        [facing] { $done }: ¿boca arriba o boca abajo?
        [blood] { $done }: ¿con cuánta sangre?
        [type] { $done }: ¿qué tipo de ataque?
        [host] { $done }: ¿qué vampiro?
        [party] { $done }: ¿quién acompaña?
        [deck] { $done }: ¿de qué mazo?
        [card] { $done }: ¿con qué carta?
       *[other] { $done }: { $name }
    }

# En qué queda una jugada. $before es el número ahora, $after el que sería.
plan-outcome =
    { $word ->
        [total]
            { $changes ->
                [yes] Total aquí: { $before } → { $after }
               *[no] Total aquí: { $before }
            }
        [prestige]
            { $changes ->
                [yes] Prestigio: { $before } → { $after }
               *[no] Prestigio: { $before }
            }
        [influence]
            { $changes ->
                [yes] Influencia: { $before } → { $after }
               *[no] Influencia: { $before }
            }
       *[blood]
            { $changes ->
                [yes] Sangre: { $before } → { $after }
               *[no] Sangre: { $before }
            }
    }
plan-between = de { $least } a { $most }
plan-range = { $part }, de { $least } a { $most }

plan-back = Devolverla
plan-change = Cambiar
plan-impossible = No con este número
plan-on-table = { $part }: elige en tu mano o en la mesa
