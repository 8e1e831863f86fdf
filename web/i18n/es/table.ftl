# El marco de todas las mesas.

table-title = Mesa
# En la pestaña del navegador, mientras se te pregunta algo.
table-title-asked = Te toca: { $game }
table-loading = Se está poniendo la mesa…
table-game-missing = La mesa de este juego no se ha cargado. Vuelve a cargar la página.
table-missing = Esa mesa no existe
table-closed = Esta mesa está cerrada
table-lost = Se ha perdido la conexión. Se está restableciendo; no se pierde nada de lo que has hecho.
table-to-lobby = Ir a la sala

## Antes de empezar

table-room = Una mesa de { $game }
table-room-host = Invita a otros con el enlace, da los asientos restantes a bots y empieza.
table-room-guest = { $host } empezará la partida cuando estéis todos.
table-seats = Asientos
table-seat = Asiento { $seat }:
table-kept-for = Reservado para { $name }
table-you = tú
table-away = ausente
table-sit = Sentarme aquí
table-stand-up = Levantarme
table-add-bot = Añadir un bot
table-clear = Liberar el asiento de { $who }
table-level = Bot
table-deck = Mazo
table-any-deck = Cualquier mazo
table-deck-is = Mazo: { $deck }
table-start = Empezar la partida
table-free-seats =
    { $n ->
        [one] Queda un asiento libre.
       *[other] Quedan { $n } asientos libres.
    }
table-wait-start = Todos los asientos están ocupados. { $host } empieza la partida.
table-link = Enlace a esta mesa
table-copy = Copiar
table-copied = Copiado.
table-terms = Ajustes de esta mesa
table-term-players =
    { $n ->
        [one] Un jugador
       *[other] { $n } jugadores
    }
table-term-with = Con: { $variant }
table-term-without = Sin: { $variant }
table-term-public = Aparece en la sala
table-term-private = Solo con su enlace
table-term-spectators = Otros pueden mirar
table-term-no-spectators = Nadie puede mirar
table-term-take-back = Las respuestas se pueden deshacer, libremente o si los demás están de acuerdo
table-term-no-take-back = Las respuestas no se pueden deshacer
table-term-hints-alone = Pistas mientras juegas solo contra bots
table-term-hints-everybody = Pistas para todos, a la vista de los demás
table-term-hints-never = Sin pistas
table-term-no-clock = Sin reloj
table-term-decision =
    { $seconds ->
        [one] Un segundo para cada decisión
       *[other] { $seconds } segundos para cada decisión
    }
table-term-player = { $minutes } min para cada jugador y { $increment } s más con cada respuesta
table-term-absent-bot = Un bot juega por quien está ausente
table-term-absent-wait = La mesa espera a quien está ausente
table-commitment = El barajado ya no se puede cambiar
table-commitment-about = El servidor ya ha sacado su parte del barajado. Esta es su huella. Quien se sienta añade una parte propia, así que nadie puede elegir las cartas. Después de la partida, la repetición muestra todas las partes y tu navegador las comprueba.

## La pregunta

table-options = Opciones
table-why = ¿Por qué no?
table-hint = ¿Qué convendría aquí?
# Of an option, read aloud behind it.
table-hinted = Esto convendría
table-why-refused = Imposible ahora
table-why-forced = Respondido por ti, porque no había otra posibilidad
table-why-nothing = Se puede elegir todo lo que hay.
table-goes-on = La partida continúa…
table-stopped = La partida está parada.
table-time-left = quedan { $time }
table-since = desde hace { $time }
table-waited-for = La mesa espera a este jugador:
table-dismiss = Cerrar este mensaje
table-rule = Regla { $rule }
table-rule-brief = § { $rule }
table-rule-label = Regla { $rule }, en otra pestaña

# Algo que hay en la mesa, leído en voz alta. $label dice qué es.
table-spot-choose = { $label }. Elegir: { $option }
table-spot-menu =
    { $n ->
        [one] { $label }. Una opción
       *[other] { $label }. { $n } opciones
    }
table-spot-refused = { $label }. Imposible ahora: ¿por qué?
table-spot-look = { $label }. Mirar
table-look = Mirar la carta

# Se lee en voz alta cuando llega una pregunta.
table-asked =
    { $n ->
        [one] Se te pregunta: { $text } Una opción.
       *[other] Se te pregunta: { $text } { $n } opciones.
    }
table-more-lines =
    { $n ->
        [one] Antes ocurrió una cosa más.
       *[other] Antes ocurrieron { $n } cosas más.
    }

table-take-back = Deshacer
table-take-back-ask = Pedir deshacer
table-take-back-wanted = { $who } quiere deshacer una respuesta. ¿Estás de acuerdo?
table-take-back-waiting = Has pedido deshacer tu respuesta. Se está preguntando a los demás.
table-take-back-others = { $who } quiere deshacer una respuesta. Otros aún tienen que aceptar.
table-take-back-allow = De acuerdo
table-take-back-refuse = Rechazar

## Alrededor del tablero

table-about = Mesa
table-tools = Esta mesa
table-report = Informar de un problema
table-report-what = ¿Qué está mal?
table-report-about = El servidor guarda tus palabras junto con toda la partida tal como está, para poder investigarlo.
table-report-send = Enviar
table-report-thanks = ¡Gracias! Tu informe se ha guardado como { $report } y el anfitrión de este servidor puede investigarlo.
table-concede = Rendirse
table-concede-sure = Abandonas la partida. Un bot sigue jugando por ti para que los demás puedan terminar. Esto no se puede deshacer.
table-leave = Dejar la mesa
table-leave-sure = Un bot sigue jugando por ti. Puedes volver y recuperar tu asiento mientras dure la partida.
table-play-on = Seguir jugando
table-conceded = se ha rendido
table-stand-in = juega un bot ({ $level })
table-watching =
    { $n ->
        [one] Una persona está mirando
       *[other] { $n } personas están mirando
    }
table-spectator = Estás mirando. Ves lo que puede saber todo el mundo en la mesa.
table-you-conceded = Te has rendido. Un bot juega tu asiento hasta el final.
table-stood-in = Un bot ({ $level }) juega por ti.
table-return = Volver a jugar yo
table-while-away = Mientras no estabas
table-replay-missed = Ver lo que me perdí
table-got-it = Entendido
table-frozen = Algo ha fallado en el servidor y esta mesa no acepta jugadas por ahora. No se pierde nada: la partida continúa en cuanto el servidor se reinicie.

table-log = Crónica
table-log-talk = Charla
table-log-empty = Nada todavía.
table-log-times = ×{ $n }
table-log-undone = Retirado:
table-log-newest = Ir a lo último
table-moment = Este momento en la repetición
table-speaker = { $name }:
table-said = { $name } dice: { $text }
table-say = Di algo
table-send = Enviar
table-mute = Silenciar a esta persona
table-muted = { $name } está en silencio.
table-unmute = Dejar de silenciar

## El final

table-won = Gana
table-score =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
table-out = fuera de la partida
table-again = Jugar otra vez
table-rematch-wanted = { $who } quiere jugar otra partida.
table-rematch-join = Jugar otra vez juntos
table-replay = Repetición
table-record = Descargar el registro

## Repeticiones

table-replay-title = Repetición: { $game }
table-replay-missing = No hay ninguna repetición que mostrar
table-replay-list = Todas las repeticiones
table-replay-controls = Reproducción
table-replay-first = Al principio
table-replay-back = Un paso atrás
table-replay-play = Reproducir
table-replay-pause = Pausa
table-replay-on = Un paso adelante
table-replay-last = Al final
table-replay-place = Lugar en la partida
table-replay-at = { $at } de { $last }
table-replay-speed = Velocidad
table-replay-times = { $n }×
table-replay-eyes = Visto por
table-replay-spectator = Un espectador
table-replay-open = Todas las cartas a la vista
table-replay-return = Volver a la mesa
table-replay-share = Enlace a este momento
table-replay-asked = { $who }: { $text }
table-replay-answered = { $who } respondió: { $answer }
table-fair = Barajado limpio, comprobado en tu navegador
table-unfair = El barajado no coincide con lo prometido
table-fair-about = La parte del servidor coincide con la huella que dio antes de que nadie se sentara, y las cartas se repartieron a partir de todas las partes juntas.
table-fair-commitment = Huella dada antes de empezar
table-fair-server = La parte del servidor
table-fair-seat = Parte de { $who }
table-fair-bot = Un bot, sin parte
table-fair-seed = Repartido a partir de

## Ayuda

table-help = Ayuda
table-help-digits = Responder con la opción de ese número; 0 es la décima.
table-help-two = Con más de diez opciones: escribe las dos cifras. Una cifra sola cuenta tras un momento o con Intro.
table-help-walk = Recorrer todo lo que hay en la mesa y elegirlo.
table-help-enter = Dar la respuesta roja. La barra espaciadora hace lo mismo cuando se trata de dejar pasar algo.
table-help-number = Ajustar un número y responder con Enter.
table-help-look = Mirar la carta que tiene el foco.
table-help-undo = Deshacer tu última respuesta o pedirlo.
table-help-why = Por qué algo no se ofrece.
table-help-hint = Preguntar qué convendría; otra vez apaga la vela
table-help-log = Ir a la crónica.
table-help-chat = Decir algo.
table-help-help = Esta ayuda.
table-help-esc = Cerrar lo que está abierto.
table-help-glow = Lo que brilla se puede elegir donde está. Su número es la tecla que responde.
table-help-refused = Señala lo que no brilla para ver por qué no se puede elegir ahora.
table-help-press = Una pulsación larga o un clic derecho muestra una carta en grande.
table-help-tap = En una pantalla táctil, el primer toque muestra una carta y el segundo la elige.

# El escenario: barra, muelle, cajón.
table-name-you = { $name }, tú
table-your-move = Te toca
table-choose-there = Elige en la mesa
table-more-answers =
    { $n ->
        [one] Una respuesta más
       *[other] { $n } respuestas más
    }
table-number = Cuánto
table-less = Menos
table-more = Más
# Cartas iguales en la mano, leídas en voz alta.
table-pile = { $n } × { $card }
table-beside = Junto a la mesa
table-close = Cerrar
table-talk-unread =
    { $n ->
        [one] Chat, un mensaje nuevo
       *[other] Chat, { $n } mensajes nuevos
    }
table-log-earlier =
    { $n ->
        [one] Una línea anterior
       *[other] { $n } líneas anteriores
    }
table-replay-offers =
    { $n ->
        [one] Una respuesta posible
       *[other] { $n } respuestas posibles
    }
# Heading of what comes before the first round or turn.
table-log-start = Preparación

## Una mano grande: lo que se resalta en ella

table-hand-show = Mostrar de tu mano
table-hand-all = Todas
table-hand-playable = Jugables
table-hand-other = Otras
