fate-reached-agenda = { $who } llega a { $agenda } puntos de Objetivo y gana: bastan 13.
fate-beat-rival = { $who } elimina a { $rival }, su Rival, y gana.
fate-most-agenda =
    { $count ->
        [one] { $out } queda fuera de la partida, y no por obra de quien lo tenía como Rival: gana { $who } con más puntos de Objetivo, { $agenda }.
       *[other] { $out } quedan fuera de la partida, y no por obra de quienes los tenían como Rivales: gana { $who } con más puntos de Objetivo, { $agenda }.
    }
fate-last-left = Los demás están fuera de la partida: { $who } es quien queda y gana.
fate-turn-limit = Nadie ha ganado en 100 turnos cada uno: gana { $who } con más puntos de Objetivo, { $agenda }.
fate-nobody-left = Todos quedan fuera en el mismo momento y nadie ha eliminado a su Rival: no gana nadie.
fate-tie-active = Otros también podían reclamar la victoria; es de { $who }, que tenía el turno.
fate-tie-prestige = Otros también podían reclamar la victoria; es de { $who } por tener más Prestigio, { $prestige } a { $less }.
fate-tie-number = Otros también podían reclamar la victoria con el mismo Prestigio; es de { $who } por su número de jugador más alto, { $number }.
fate-prestige-lost = { $who } perdió su último Prestigio con { $card }, de { $by }, y queda fuera de la partida.
fate-prestige-lost-alone = { $who } perdió su último Prestigio con { $card } y queda fuera de la partida.
fate-prestige-stolen = { $by } robó con { $card } el último Prestigio de { $who }, que queda fuera de la partida.
fate-prestige-for-torpor = { $by } derrotó a { $vampire }, y el último Prestigio de { $who } tuvo que ir a ese vampiro en Letargo: queda fuera de la partida.
fate-prestige-for-torpor-alone = { $vampire } sucumbió, y el último Prestigio de { $who } tuvo que ir a ese vampiro en Letargo: queda fuera de la partida.
fate-prestige-for-conspiracy = { $by } obligó a { $who } a poner su último Prestigio en una Conspiración: queda fuera de la partida.
fate-last-vampire-defeated = { $by } derrotó a { $vampire }, el último vampiro de { $who } fuera del Letargo: queda fuera de la partida.
fate-last-vampire-defeated-alone = Sucumbió { $vampire }, el último vampiro de { $who } fuera del Letargo: queda fuera de la partida.
fate-last-vampire-burned = { $by } quemó a { $vampire }, el último vampiro de { $who } fuera del Letargo: queda fuera de la partida.
fate-last-vampire-burned-alone = Se quemó { $vampire }, el último vampiro de { $who } fuera del Letargo: queda fuera de la partida.

origin-defeats = vampiros del Rival
origin-mortals = mortales
origin-knock-out = eliminación del Rival
origin-marks = un vampiro marcado
origin-card = { $card }
origin-lost = perdidos

track-agenda = Objetivo
track-prestige = Prestigio
chapter-turn = Turno { $turn }: { $who }
axis-turn = { $turn }
