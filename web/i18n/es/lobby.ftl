lobby-title = Sala
lobby-lead = Mesas públicas y gente con quien hablar.
lobby-new = Abrir una mesa
lobby-tables = Mesas
lobby-filter-game = Juego
lobby-filter-status = Mostrar
lobby-all-games = Todos los juegos
lobby-show-all = Todo
lobby-show-open = Esperan jugadores
lobby-show-playing = En juego
lobby-count = { $n ->
    [0] Ninguna mesa
    [one] { $n } mesa
   *[other] { $n } mesas
}
lobby-none = No hay mesas abiertas. Abre una o juega ya contra bots.
lobby-none-such = Ahora mismo no hay ninguna mesa así. Abre una y los demás la verán.
lobby-play-bots = Jugar contra bots

lobby-table = { $game } con { $host }
lobby-status-open = Espera jugadores
lobby-status-playing = En juego
lobby-status-over = Terminada
lobby-status-frozen = Detenida
lobby-watching = { $n ->
    [one] { $n } espectador
   *[other] { $n } espectadores
}
lobby-seats = Asientos
lobby-without = sin { $variant }
lobby-clock = con reloj
lobby-no-take-back = sin deshacer
lobby-join = Unirse
lobby-watch = Mirar
lobby-return = Volver a tu asiento

lobby-talk = Charla
lobby-say = Di algo
lobby-send = Enviar
lobby-silence = Nadie ha dicho nada últimamente.
lobby-mute = Silenciar a { $name }
lobby-muted = Silenciados
lobby-unmute = Dejar de silenciar a { $name }

lobby-new-title = Una mesa nueva
lobby-new-lead = Todo tiene un buen valor inicial: basta con el botón del final.
lobby-new-game = Juego
lobby-who-plays = Quién juega
lobby-who-plays-about = Los asientos libres los puede ocupar quien tenga el enlace, o se pueden dar a bots más tarde.
lobby-players = Asientos
lobby-count-teams = { $n } (equipos)
lobby-teams-about = Se juega por parejas: quien se sienta enfrente de ti está de tu lado.
lobby-seat = Asiento { $seat }
lobby-seat-you = Tú
lobby-seat-free = Libre
lobby-seat-who = Quién ocupa el asiento { $seat }
lobby-seat-deck = Mazo del asiento { $seat }
lobby-your-deck = Tu mazo
lobby-any-deck = Cualquier mazo
lobby-fill = Dar todos los asientos libres a bots
lobby-only-watch = Solo miro
lobby-only-watch-about = Abres la mesa y la pones en marcha, pero no ocupas asiento.
lobby-who-may = Quién puede venir
lobby-open = Abierta a
lobby-open-private = Quien tenga el enlace
lobby-open-private-about = La mesa no aparece en la sala.
lobby-open-public = Todo el mundo
lobby-open-public-about = La mesa aparece en la sala y cualquiera puede ocupar un asiento libre.
lobby-spectators = Espectadores
lobby-spectators-about = Otros pueden mirar. No ven ninguna mano ni carta oculta.
lobby-time = Tiempo y costumbres
lobby-clock-rule = Reloj
lobby-clock-none = Ninguno
lobby-clock-none-about = Cada cual piensa lo que quiera.
lobby-clock-decision = Para cada decisión
lobby-clock-decision-about = Cuando se acaba el tiempo, un bot toma esa decisión.
lobby-clock-player = Para toda la partida
lobby-clock-player-about = Cuando a alguien se le acaba el tiempo, un bot sigue jugando por él.
lobby-clock-each = Tiempo por decisión
lobby-clock-whole = Tiempo por partida
lobby-clock-more = Más por cada respuesta
lobby-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
lobby-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
lobby-absent = Cuando alguien se ausenta un minuto
lobby-absent-bot = Lo sustituye un bot
lobby-absent-bot-about = Le devuelve el asiento cuando vuelve.
lobby-absent-wait = La mesa espera
lobby-absent-wait-about = Para partidas entre gente que se conoce.
lobby-pace = Con qué rapidez responden los bots
lobby-pace-calm = Con calma
lobby-pace-calm-about = Lo bastante despacio para poder seguirlos.
lobby-pace-instant = Al instante
lobby-pace-instant-about = Tan rápido como puedan.
lobby-take-back = Deshacer jugadas
lobby-take-back-ask = Permitido
lobby-take-back-ask-about = Libremente hasta que alguien haya sabido algo por ello; después, si los demás están de acuerdo.
lobby-take-back-never = Nunca
lobby-take-back-never-about = Lo jugado, jugado está.
lobby-hints = ¿Qué convendría?
lobby-hints-alone = Contra bots
lobby-hints-alone-about = Quien juega solo contra bots puede preguntar.
lobby-hints-everybody = Todos
lobby-hints-everybody-about = Todos pueden preguntar; los demás lo ven.
lobby-hints-never = Nunca
lobby-hints-never-about = Nadie recibe pistas.
lobby-variants = Variantes
lobby-variants-about = Tal como están, se juega con las reglas habituales.
lobby-open-table = Abrir la mesa
lobby-start-now = Empezar la partida
