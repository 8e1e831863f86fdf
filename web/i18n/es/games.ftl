games-title = Tus partidas
games-lead = Primero las que te esperan.
games-finished = Terminadas hace poco
games-all-finished = Todas las partidas terminadas
games-none = Todavía no tienes partidas.
games-your-turn = Te toca
games-turn-of = Esperando a { $names }
games-goes-on = La partida continúa
games-open = Esperando jugadores
games-start = Ya están todos: puedes empezar
games-invited = { $host } quiere jugar otra partida
games-stopped = Detenida
games-won = { $n ->
    [one] Gana: { $names }
   *[other] Ganan: { $names }
}
games-nobody-won = No ganó nadie
games-go-on = Continuar
games-join = Unirse
games-look = Ver el resultado
games-replay = Repetición
# A notification of the browser.
games-notify = Te toca: { $game }
