replays-title = Repeticiones
replays-lead = Partidas terminadas, para volver a verlas jugada a jugada desde cada asiento.
replays-game = Juego
replays-all-games = Todos los juegos
replays-whose = De quién
replays-all = De todos
replays-mine = Mías
replays-count = { $n ->
    [0] Ninguna repetición
    [one] { $n } repetición
   *[other] { $n } repeticiones
}
replays-watch = Ver
replays-download = Registro
replays-none = Aún no hay partidas terminadas.
replays-none-mine = Aún no has terminado ninguna partida.
replays-play = Jugar una
