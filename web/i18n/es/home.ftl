home-tab = Elysium · juegos de cartas de vampiros en el navegador
home-title = Toma asiento. La noche es joven.
home-lead = Juegos de cartas de vampiros con las reglas aplicadas: solo se ofrecen jugadas válidas, y lo que no se puede hacer dice por qué. En solitario contra bots o con amigos, sin necesidad de cuenta.
home-coming = Próximamente
home-in-terminal = Ya en la terminal; aquí, pronto
home-terminal-how = De { $least } a { $most } jugadores, con bots en cada asiento libre. Su mesa para el navegador está en camino; las cartas y las reglas ya están aquí. En tu propio equipo:
home-how-many = Jugadores
home-count = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
home-count-teams = { $n } jugadores, por parejas
home-level = Bots
home-deck = Tu mazo
home-any-deck = Cualquier mazo
home-play-now = Jugar ya contra bots
home-with-friends = Jugar con amigos
home-cards = Cartas
home-rules = Reglas
home-options = Todas las opciones
home-open-tables = Mesas abiertas
home-no-tables = No hay mesas abiertas. Abre una o juega ya contra bots.
home-to-lobby = A la sala

# The start page: what one asks before choosing a game, and where to begin.
home-greeting = Buenas noches, { $name }.
home-lead-short = Las reglas se cumplen solas: solo se ofrece lo permitido, y lo demás dice por qué no.
home-play = Jugar
home-begin = ¿Es tu primera vez? Empieza por { $game }.
home-start-here = Empieza aquí
home-range = { $least }–{ $most }
home-fact-players = jugadores
home-fact-minutes = minutos
home-difficulty =
    { $step ->
        [1] fácil
        [2] media
       *[3] profunda
    }
home-learn = Apréndelo: { $minutes } minutos
home-learn-vendetta = juega una ronda con guía
home-learn-rivals = tres combates breves y un turno
