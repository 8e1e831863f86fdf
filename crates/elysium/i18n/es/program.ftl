# Las palabras del programa, aparte de las de la partida en el terminal (play.ftl).
# Un mensaje de error puede llevar una sugerencia: lo que se puede hacer ahora.

## Errores

failure = error: { $text }
failure-hint = sugerencia: { $text }

failure-file-missing = No existe el archivo { $file }.
    .hint = Comprueba el nombre y el directorio.
failure-file-denied = No se permite abrir el archivo { $file }.
    .hint = Comprueba de quién es el archivo y sus permisos.
failure-file-directory = { $file } es un directorio, no un archivo.
    .hint = Indica un archivo de ese directorio.
failure-file-large = El archivo { $file } ocupa más de { $most } MiB.
    .hint = Los registros y los escenarios son mucho más pequeños; comprueba que es el archivo correcto.
failure-file-not-text = El archivo { $file } no es texto: la línea { $line } no es UTF-8 válido.
    .hint = Comprueba que es el archivo correcto y guárdalo como UTF-8.
failure-file = No se puede usar el archivo { $file }: { $reason }.
failure-output = No se puede escribir la salida: { $reason }.

failure-game = No existe el juego «{ $game }».
    .hint = Los juegos son: { $known }.
failure-setup = La regla { $rule } no permite esta mesa: { $why }
    .hint = Cambia --players o --variants.
failure-bot = No existe el bot «{ $bot }».
    .hint = Los bots son, de débil a fuerte: { $known }.
failure-bots-many = Se han indicado { $bots } bots para { $seats } asientos.
    .hint = Indica menos bots o aumenta --players.
failure-seat = En esta mesa no hay asiento { $seat }.
    .hint = Los asientos van de A a { $last }.

failure-record = { $file }, línea { $line }: { $reason }
    .hint = El registro está dañado, cortado o cambiado a mano. --to N muestra las primeras N respuestas si son correctas.
failure-other-rules = { $file }: { $reason } Con otras reglas podría acabar de otra manera, así que ni se comprueba ni se sigue jugando.
    .hint = «elysium replay { $file }» muestra sus respuestas y su final tal como están escritos.
failure-card = En { $game } no existe la carta «{ $card }».
    .hint = «elysium cards { $game }» muestra todas las cartas.
failure-card-like = En { $game } no existe la carta «{ $card }».
    .hint = ¿Querías decir: { $close }?
failure-no-workbench = { $game } no lleva la cuenta de las cláusulas de sus cartas y no tiene tablas de referencia.
    .hint = Sus pruebas comprueban cada carta; «elysium cards { $game }» las enumera.
failure-table = { $file } no tiene la columna «{ $column }».
    .hint = Las tablas de referencia son las listas oficiales de cartas como archivos CSV.
failure-table-card = Las tablas de referencia no tienen la carta «{ $card }».
    .hint = Indica su número o su nombre en inglés.
failure-table-card-like = Las tablas de referencia no tienen la carta «{ $card }».
    .hint = ¿Querías decir: { $close }?
failure-no-decks = A { $game } se juega sin mazos propios.
    .hint = Juegos con mazos: { $known }.
failure-deck-missing = No existe ningún mazo inicial ni archivo «{ $deck }».
    .hint = Los mazos iniciales son: { $known }. Si es un archivo, comprueba el nombre y el directorio.
failure-deck = No se puede usar el mazo { $deck }:{ $problems }
    .hint = Corrige el archivo; «elysium deck check» lo vuelve a comparar con las reglas.
failure-decks-players = { $decks ->
        [one] Se ha indicado un mazo
       *[other] Se han indicado { $decks } mazos
    } para { $players } jugadores.
    .hint = Indica un mazo por jugador o quita --players.
failure-decks-number = { $decks ->
        [one] Se ha indicado un mazo
       *[other] Se han indicado { $decks } mazos
    }, pero { $game } es para { $counts } jugadores.
    .hint = Indica un mazo por jugador: el tuyo y los de los bots.
failure-scenario-from = La posición de { $file } no se puede escribir como escenario.
    .hint = Prueba otro número de respuestas con --at.
failure-scenario-at = En { $file } no hay posición tras { $at } respuestas: contiene { $answers } { $answers ->
        [one] respuesta
       *[other] respuestas
    }.
    .hint = Omite --at para la última posición, o indica un número hasta { $answers }.
failure-scenario-none = En el directorio { $file } no hay ningún escenario.
    .hint = Los nombres de los archivos de escenarios terminan en .scn.
failure-sim-stopped = La partida { $game } de la semilla { $seed } no llegó a su fin: un bot no respondió.
    .hint = Es un error del programa. Comunícalo junto con la línea de órdenes.
failure-sim-broken = Una simulación de { $game } con la semilla { $seed } se ha venido abajo.
    .hint = Es un error del programa. Comunícalo junto con la línea de órdenes y las líneas anteriores.
failure-bench = Una partida rechazó sus propias opciones.
    .hint = Es un error del programa. Comunícalo.

## La línea de órdenes

usage-game = No existe el juego «{ $value }».
    .hint = Los juegos son: { $known }.
usage-value = «{ $value }» no sirve para { $argument }.
    .hint = Valores posibles: { $known }.
usage-no-value = { $argument } necesita un valor.
    .hint = Escríbelo después de la opción; --help muestra lo que es posible.
usage-odd-value = «{ $value }» no sirve para { $argument }.
    .hint = { $kind ->
        [seat] Los asientos son A, B, C … o 1, 2, 3 …
        [seconds] Hace falta un número de segundos de 0.01 a 3600.
        [address] Hacen falta una dirección y un puerto, como 127.0.0.1:8080 o [::1]:8080.
       *[number] Hace falta un número entero, ni muy pequeño ni muy grande; --help explica más.
    }
usage-argument = «{ $argument }» no se conoce aquí.
    .hint = --help muestra lo que es posible.
usage-argument-like = «{ $argument }» no se conoce aquí.
    .hint = ¿Querías decir { $meant }?
usage-command = No existe la orden «{ $command }».
    .hint = Las órdenes son: { $known }.
usage-missing = Falta algo: { $arguments }.
    .hint = --help muestra lo que hace falta.
usage-conflict = { $argument } y { $other } no van juntos.
    .hint = Quita uno de los dos.
usage-twice = { $argument } aparece dos veces.
    .hint = Escríbelo una sola vez.
usage-other = No se entiende esta línea de órdenes.
    .hint = --help muestra lo que es posible.

## Números

decimal = { $whole },{ $part }
percent = { $number } %

## Simulaciones

sim-left = partidas, tiempo restante:
sim-time-limit = Una simulación no tiene reloj, así que no admite un límite de tiempo; turn-limit=N termina las partidas largas.
sim-title = { $game }: bots entre sí, { $players } jugadores, semilla { $seed }
sim-games = Partidas
sim-decisions = Decisiones
sim-length = Decisiones por partida
sim-seconds = Segundos
sim-speed = Decisiones por segundo
sim-seats = Asiento
sim-seat = { $seat } ({ $bot })
sim-groups = Grupo
sim-wins = Victorias
sim-points = Puntos
sim-rate = Porcentaje
sim-interval = Intervalo del 95 %
sim-range = { $low } – { $high }

## Registros

replay-title = { $game }, { $players } jugadores. { $names }
replay-nobody = No consta quién jugó.
replay-unplayed-title = { $game }. { $names }
replay-unplayed = { $reason } Con otras reglas podría acabar de otra manera, así que no se reproduce: esto es lo que está escrito.
replay-setup = Preparación: { $setup }
replay-unfinished = La partida se dejó a un lado tras { $answers } { $answers ->
        [one] respuesta
       *[other] respuestas
    }.
replay-ok = OK: { $game }, { $answers } { $answers ->
        [one] respuesta
       *[other] respuestas
    }, { $end ->
        [finished] terminada
       *[paused] aplazada
    }, huella { $digest }
replay-fair = La baraja es limpia: el secreto de la mesa coincide con su compromiso { $commitment }, y { $players ->
        [0] nadie más participó en la semilla
        [one] un jugador participó en la semilla
       *[other] { $players } jugadores participaron en la semilla
    }.
outcome-won = { $count ->
        [0] No gana nadie.
        [one] Gana { $names }.
       *[other] Ganan juntos { $names }.
    } Puntuaciones: { $scores }.
outcome-out = fuera
outcome-paused = La partida no ha terminado. { $waiting }

## Cartas

cards-code = { $code }
# Figures and marks on cards, by the names that the games give them.
cards-homemade-mark = ⌂
cards-homemade = Carta propia: inventada para Elysium porque no se conoce la impresa.
# The kinds of cards in the list are official names, the same in every language. First column: cards that can be played.
coverage-part = { $part ->
        [crypt] Cripta, por clan: jugables, todas
       *[other] Biblioteca, por tipo: jugables, todas
    }
coverage-ran = { $ran } de { $parts } partes de { $clauses } cláusulas se ejecutaron en { $games } partidas al azar y { $scenarios } escenarios.
coverage-all = Se ejecutó cada parte de cada cláusula.
coverage-never = No se ejecutaron nunca (carta, cláusula, efecto):
coverage-made-up = Aquí no se cuentan los escenarios de las pruebas con cartas inventadas; algunas partes solo se ejecutan en ellos.
compare-overlap = { $percent } % de las palabras en común
compare-ours = Nuestro texto:
compare-theirs = Referencia:
compare-words = Palabras de un solo lado: { $ours } | { $theirs }
compare-numbers = Números de un solo lado: { $ours } | { $theirs }
compare-count = { $cards } cartas comparadas.
compare-rulings = { $count ->
    [0] Cada decisión oficial sobre estas cartas tiene su veredicto.
   *[other] Decisiones oficiales sin veredicto: { $count }.
}
new-known = Esta carta ya está.
new-reference = Lo que debe hacer (referencia)

## Mazos

# Los encabezados de los archivos de mazos (Haven, Library …) son iguales en todos los idiomas.
deck-line = línea { $line }: { $text }
deck-rule = { $text } (regla { $rule })
deck-unknown-card = No existe la carta «{ $given }»; «elysium cards { $game }» muestra todas las cartas
deck-unknown-card-like = No existe la carta «{ $given }». ¿Querías decir: { $close }?
deck-close-not-implemented = { $card } (todavía no se puede jugar aquí)
# A vampire with a group that it does not have, or as an advanced one.
deck-other-printing = No existe «{ $given }», pero sí: { $known }
deck-not-implemented = «{ $card }» todavía no se puede jugar aquí: cámbiala
deck-unknown-heading = «{ $given }» no es un encabezado; los encabezados son: { $known }
deck-unknown-heading-like = «{ $given }» no es un encabezado. ¿Querías decir «{ $close }:»?
deck-count = No puede haber { $given } copias: escribe un número a partir de 1, o ninguno si es 1
deck-too-many = { $given } copias son demasiadas: ningún mazo puede tener más de { $most } de una carta
deck-empty = Falta algo después de «{ $given }»: añádelo o quita la línea
deck-no-heading = «{ $card }» está antes del primer encabezado: va en «{ $belongs }:»
deck-wrong-heading = «{ $card }» está en «{ $heading }:», pero va en «{ $belongs }:»
deck-not-for-decks = «{ $card }» es de la mesa, no de un mazo: quítala
deck-twice = «{ $heading }:» ya está en la línea { $first }: deja solo uno de los dos
deck-missing = Falta «{ $heading }:»: añade una línea con ello y el nombre de la carta
deck-not-in-deck = { $heading }: «{ $card }» no está entre las cartas de «{ $pile }:»
deck-copies = { $pile }: { $have } × { $card }, como máximo { $most }
deck-size = { $pile }: { $have } { $have ->
        [one] carta
       *[other] cartas
    }, y deben ser de { $least } a { $most }
deck-size-exact = { $pile }: { $have } { $have ->
        [one] carta
       *[other] cartas
    }, y deben ser exactamente { $least }
deck-size-least = { $pile }: { $have } { $have ->
        [one] carta
       *[other] cartas
    }, y deben ser al menos { $least }
deck-group-mix = La cripta tiene cartas de los grupos { $groups }: se permite un grupo o dos consecutivos
deck-not-json = El archivo empieza como JSON, pero no se puede leer como JSON

deck-ok = ok      { $deck } ({ $sizes })
deck-failed = FALLO   { $deck }
deck-sum = { $good } correctos, { $bad } fallidos.

deck-title = { $text }
deck-author = de { $text }
deck-comment = { $text }
deck-reconstructed = Reconstruidos: aquí no se conocen las listas oficiales de los mazos iniciales.
deck-single = { $heading }: { $card }
deck-share = { $name } { $n }
deck-kinds = Tipos: { $list }
deck-groups = Clanes: { $list }
deck-curve-potency = Potencia de Sangre: { $mean } de media
deck-curve-capacity = Capacidad: { $mean } de media
deck-list-deck = Mazo
deck-heading-haven = Refugio
deck-heading-agenda = Objetivo
deck-heading-leader = Líder
deck-heading-vampires = Vampiros
deck-heading-crypt = Cripta
deck-heading-library = Biblioteca

## Escenarios

scenario-ok = ok      { $name }
scenario-failed = FALLO   { $name } ({ $file }, línea { $line })
scenario-reason = { $reason }
scenario-broken = Las reglas del juego se han venido abajo con este archivo; las líneas anteriores dicen dónde.
scenario-sum = { $passed } correctos, { $failed } fallidos.

## Mediciones

bench-title = { $game }, { $players } jugadores, un hilo
bench-playout = Partidas al azar, decisiones por segundo
bench-search = Búsqueda desde media partida, decisiones por segundo
bench-apply = Respuestas una a una, decisiones por segundo
bench-state = Tamaño de una posición en bytes
bench-length = Decisiones por partida
bench-options = Opciones por pregunta
bench-polls = Ofertas a varios asientos por partida
bench-question = Pregunta
bench-often = Por partida
bench-choices = Opciones
bench-nanoseconds = Nanosegundos
bench-clock = Los segundos son tiempo de CPU de este hilo, y cuenta el mejor de { $slices } tramos.

# What can be wrong with a record
record-empty = El archivo está vacío.
record-none = Esta no es la primera línea de un registro: { $detail }
record-format = Aquí no se conoce el formato { $found } de este archivo (se conoce: { $known }).
record-game = Este es un registro de { $found }, no de { $expected }.
record-rules = Se jugó con la versión { $found } de las reglas; este programa tiene la versión { $known }.
record-setup = La regla { $rule } no permite esta preparación.
record-form = Esta línea no se entiende: { $detail }
record-number = Aquí está la respuesta número { $found }, pero tocaba la número { $due }.
record-answer = «{ $word }» no es una respuesta que { $seat } pudiera dar aquí.
record-refused = La regla { $rule } prohíbe «{ $word }» de { $seat }.
record-time = Aquí no puede acabarse el tiempo: la partida no tiene límite, o ya se había acabado.
record-end-word = «{ $word }» no es ni «finished» ni «paused».
record-end-outcome = «{ $word }» no concuerda con el resultado que lo acompaña: una partida terminada tiene uno; una partida aplazada, ninguno.
record-count = El final anuncia { $announced } respuestas, pero hay { $there }.
record-unfair = La semilla no se sigue de los secretos de los que dice proceder: esta baraja no fue limpia.
record-outcome = El resultado escrito aquí no es el que dan las respuestas.
record-digest = La huella no coincide: está escrita { $written }, al repetir sale { $replayed }.
record-after-end = Hay algo después del final.
record-cut = El registro termina aquí sin su línea final: está cortado.
