# La partida en el terminal. Los nombres de juegos, cartas y asientos vienen de los propios juegos.

## Sentarse a la mesa

play-file-exists = El archivo { $file } ya existe y contiene otra cosa.
    .hint = Indica un archivo nuevo o continúa una partida registrada con --resume.
play-bad-record = { $file }, línea { $line }: { $reason }
    .hint = El registro está dañado, cortado, o es de otro juego o de otra versión.
play-intro = { $game }, { $players } jugadores
play-sitter-you = { $seat }: tú
play-sitter-bot = { $seat }: bot { $bot }
play-seed = Semilla { $seed }
# You, where the computer has no name for you.
play-own-name = Jugador
play-kept = Cada respuesta se guarda al instante en { $file }.

## Marcharse

play-saved = La partida está guardada en { $file }.
play-go-on = Para continuar más tarde: { $command }
play-watch-again = Para volver a leerla: { $command }
play-not-saved = La partida no está guardada.
play-not-kept = La partida no está registrada.

## Resultados

play-won = ¡Has ganado!
play-won-together = ¡Has ganado junto con { $others }!
play-won-by-nobody = No gana nadie.
play-lost = { $n ->
        [one] Gana { $winners }.
       *[other] Ganan { $winners }.
    }
play-score = { $who }: { $points } { $points ->
        [one] punto
       *[other] puntos
    }
play-score-out = { $who }: fuera de la partida
play-score-rows = { $score } ({ $rows })
play-score-row = { $what } { $n }

## Línea a línea. Las palabras son lo que se escribe.

play-plain-how = Escribe el número de una opción, o «{ $help }» para ver qué más puedes escribir.
play-word-help = ayuda
play-word-table = mesa
play-word-log = historia
play-word-why = porqué
play-word-hint = pista
play-word-cards = cartas
play-word-notation = notación
play-word-stops = paradas
play-word-time = tiempo
play-word-undo = deshacer
play-word-save = guardar
play-word-quit = salir
play-help-answer = Un número elige una opción; también su notación, como play:challenge. Varias seguidas, como play:challenge at:2, responden también a las preguntas siguientes. Una línea vacía repite la pregunta.
play-help-table = { $word }: la mesa tal como la ves
play-help-log = { $word } [N]: las últimas N líneas de lo ocurrido, con sus reglas
play-help-why = { $word }: lo que ahora no puedes elegir, y por qué
play-help-hint = { $word }: qué convendría aquí y por qué
play-help-cards = { $word } [NOMBRE]: las cartas a la vista, o el texto de una carta
play-help-notation = { $word }: muestra las opciones también en notación, o deja de hacerlo
play-help-stops = { $word } [AJUSTE VALOR]: dónde quieres que se te pregunte, dónde pasar sin que se te pregunte y qué responder
play-help-time = { $word }: cuánto tiempo queda en una partida con límite
play-help-undo = { $word }: retira tu última decisión
play-help-save = { $word } [ARCHIVO]: guarda la partida
play-help-quit = { $word }: abandona la partida
play-help-help = { $word }: esta lista
play-help-english = También se entienden las palabras inglesas: table, log, why, cards, notation, stops, undo, save, quit, help.
play-help-keys = También sirven las teclas de la pantalla completa: { $keys }.
play-notation-on = Las opciones se muestran también en notación.
play-notation-off = Las opciones se muestran solo con palabras.
play-no-such-number = No existe la opción { $given }: elige de 1 a { $last }.
play-not-understood = «{ $given }» no es ni una opción ni una orden. Escribe un número de 1 a { $last }, o «{ $help }».
play-refused = «{ $what }» no se puede elegir: { $why }
play-rule = (regla { $rule })
play-taken-back = Retirado: { $answer }
play-nothing-to-take-back = Todavía no has decidido nada que se pueda deshacer.
play-quit-unsaved = La partida no está guardada. «{ $save }» la guarda; «{ $quit }» otra vez la abandona sin guardar.
play-cards-how = «{ $cards } NOMBRE» muestra el texto de una carta.
play-cards-none = No hay ninguna carta a la vista.
play-no-card = Ninguna carta se llama «{ $name }».

## Por qué no

play-why-heading = No puedes elegir:
play-why-nothing = No falta nada: todo lo que cabría elegir está entre tus opciones.
play-why-forced = Decidido sin preguntarte, porque solo había una opción:
play-why-answered = { $question } → { $answer }
play-why-not-asked = Ahora no se te pregunta nada.

## La pantalla completa

play-header = { $game } · eres { $you }
play-header-file = guardada en { $file }

# How much of the time of a game is left, as digits: 1:05:09.
play-time-left = quedan { $time }
play-time-up = Se acabó el tiempo
play-time-none = Esta partida no tiene límite de tiempo.

play-too-small = Este terminal tiene { $have-width } × { $have-height } caracteres. La mesa necesita { $width } × { $height }: agranda la ventana o juega con --plain.
play-pane-table = Mesa
play-pane-log = Historia
play-pane-card = Carta
play-pane-question = Tu decisión
play-pane-waiting = Espera
play-pane-result = Fin
play-news = { $lines } { $lines ->
        [one] nueva
       *[other] nuevas
    }
play-typed = número { $digits }…
play-over-how = u retira tu última decisión, q sale.
play-hint-choose = elegir
play-hint-help = ayuda
play-hint-why = por qué
play-hint-good = pista
play-hint-stops = paradas
play-hint-cards = cartas
play-hint-undo = atrás
play-hint-save = guardar
play-hint-quit = salir
play-hint-focus = panel
play-hint-rules = reglas

## Ventanas sobre la mesa

play-title-help = Teclas
play-title-why = ¿Por qué no?
play-title-stops = Paradas
play-title-cards = Cartas a la vista
play-title-cards-all = Todas las cartas
play-title-leave = ¿Abandonar la partida?
play-foot-close = Esc cierra
play-foot-cards = ↑ ↓ otra carta · a todas o a la vista · Esc cierra
play-foot-stops = ↑ ↓ otra · Intro la cambia · Esc cierra
play-key-number = elige una opción; si hay más de nueve, escribe el número y pulsa Intro
play-key-arrows = recorren las opciones (también j y k), Intro elige
play-key-help = esta lista
play-key-hint = qué convendría aquí, y por qué
play-key-why = lo que ahora no puedes elegir, y por qué
play-key-cards = las cartas a la vista y sus textos, primero la que estás por elegir
play-key-stops = dónde quieres que se te pregunte y dónde pasar
play-key-undo = retira tu última decisión, tantas veces como quieras
play-key-save = guarda la partida
play-key-focus = da las flechas, y el espacio, al panel siguiente (también Tab)
play-key-page = (Re Pág) y Av Pág recorren la historia, o el panel que tiene las flechas
play-key-rules = muestra en la historia qué regla hizo que algo ocurriera
play-key-quit = abandona la partida
play-key-escape = vuelve a la pregunta
play-leave-saved = La partida está guardada en { $file }.
play-leave-unsaved = La partida no está guardada.
play-leave-save = guardarla en { $file } y salir
play-leave-quit = salir
play-leave-stay = seguir jugando
play-why-line = - { $option }: { $why }

## Paradas: lo que va primero se escribe así en todos los idiomas

play-stops-line = { $setting } { $now } — { $about }: { $text }. También se puede: { $others }
play-stops-nowhere = { $setting } — { $about }: en ningún sitio. Se puede: { $others }
play-stops-how = «{ $stops } AJUSTE VALOR» cambia uno desde la próxima pregunta. Donde caben varios valores, «no-» delante de uno lo quita.
play-stops-row = { $about }: { $now }
play-stops-switch = { $about } ({ $text }): { $now }
play-stops-yes = sí
play-stops-no = no
play-waiting-window = Los demás pueden hacer algo.

# What would be good: the number of the option, the option, and why.
play-hint-says = Aquí convendría: { $number }. { $option }
play-hint-says-why = Aquí convendría: { $number }. { $option } ({ $why })
# Something that was settled, in one line.
play-summary = » { $what }
