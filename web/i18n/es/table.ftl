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
table-term-take-back = Las respuestas se pueden retirar, libremente o si los demás están de acuerdo
table-term-no-take-back = Las respuestas no se pueden retirar
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
table-on-table = También se puede pulsar en la mesa
table-why = ¿Por qué no?
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

table-take-back = Retirar
table-take-back-ask = Pedir retirarla
table-take-back-wanted = { $who } quiere retirar una respuesta. ¿Estás de acuerdo?
table-take-back-waiting = Has pedido retirar tu respuesta. Se está preguntando a los demás.
table-take-back-others = { $who } quiere retirar una respuesta. Otros aún tienen que aceptar.
table-take-back-allow = De acuerdo
table-take-back-refuse = Rechazar

## Alrededor del tablero

table-beside = Junto a la mesa
table-about = Mesa
table-tools = Esta mesa
table-report = Informar de un problema (descarga)
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
table-frozen = Algo ha fallado en el servidor y esta mesa no acepta jugadas por ahora. No se pierde nada: la partida continúa en cuanto el servidor se reinicie.

table-log-and-chat = Crónica y charla
table-log-and-chat-unread =
    { $n ->
        [one] Crónica y charla, un mensaje nuevo
       *[other] Crónica y charla, { $n } mensajes nuevos
    }
table-log = Crónica
table-log-filter = Mostrar
table-log-all = Todo
table-log-game = Partida
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
table-replay-seat = { $seat }: { $who }
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
table-fair-seat = Parte del asiento { $seat }
table-fair-bot = Un bot, sin parte
table-fair-seed = Repartido a partir de

## Ayuda

table-help = Ayuda
table-help-digits = Responder con la opción de ese número; 0 es la décima.
table-help-two = Con más de diez opciones: escribe las dos cifras. Una cifra sola cuenta tras un momento o con Intro.
table-help-walk = Recorrer todo lo que hay en la mesa y elegirlo.
table-help-look = Mirar la carta que tiene el foco.
table-help-undo = Retirar tu última respuesta o pedirlo.
table-help-why = Por qué algo no se ofrece.
table-help-log = Ir a la crónica.
table-help-chat = Decir algo.
table-help-help = Esta ayuda.
table-help-esc = Cerrar lo que está abierto.
table-help-glow = Lo que brilla se puede elegir donde está. El número es el de su botón.
table-help-dashed = Lo que tiene un borde discontinuo no se puede elegir ahora: señálalo y dirá por qué.
table-help-press = Una pulsación larga o un clic derecho muestra una carta en grande.
