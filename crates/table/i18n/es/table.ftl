# Lo que dice el servidor: negativas y líneas sobre la propia mesa.

line-seat-taken = { $who } toma asiento.
line-bot-seated = { $who }, un bot, se sienta.
line-seat-vacated = El asiento { $place } queda libre.
line-started = Empieza la partida.
line-clock = Se acabó el tiempo: un bot decide por { $who }.
line-take-back-asked = { $who } pide deshacer la última respuesta.
line-take-back-agreed = { $who } está de acuerdo.
line-take-back-declined = { $who } no está de acuerdo.
line-take-back-failed = { $who } no puede deshacer la última respuesta: tardaría demasiado.
line-took-back = { $who } deshace la última respuesta.
line-bot-substituted = { $why ->
    [left] { $who } ha dejado la mesa; un bot sigue jugando.
    [clock] A { $who } se le ha acabado el tiempo; un bot sigue jugando.
    [conceded] Un bot sigue jugando por { $who }.
   *[away] { $who } está ausente; un bot juega hasta que vuelva.
}
line-returned = { $who } ha vuelto.
line-conceded = { $who } se rinde.
line-rematch = { $who } quiere jugar otra partida.
line-hinted = { $who } pregunta qué convendría.
line-time-up = Se acabó el tiempo.
line-abandoned = No queda nadie en la mesa.

result-finished = { $count ->
    [0] No gana nadie.
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
result-conceded = { $count ->
    [0] Todos se han rendido.
   *[other] Todos los demás se han rendido: gana { $names }.
}
result-abandoned = La mesa quedó abandonada: no gana nadie.

read-only-unknown-game = Este servidor no tiene ningún juego llamado { $game }. La mesa se puede mirar, pero no seguir jugando.
read-only-other-rules = Esta mesa empezó con la versión { $found } de las reglas; este servidor tiene la versión { $known }. Se puede mirar, pero no seguir jugando.
read-only-unknown-bot = Este servidor no tiene ningún bot llamado { $level }, y uno juega en esta mesa. La mesa se puede mirar, pero no seguir jugando.
read-only-bot-failed = El bot { $level } no ha encontrado ninguna respuesta. La mesa se puede mirar, pero no seguir jugando.
read-only-broken = La entrada { $entry } del diario de esta mesa no se deduce de lo anterior. La mesa se puede mirar, pero no seguir jugando.
read-only-missing = Falta la entrada { $entry } del diario de esta mesa. La mesa se muestra como estaba antes de ella y no se puede seguir jugando.
read-only-unreadable = No se puede leer la entrada { $entry } del diario de esta mesa. La mesa se muestra como estaba antes de ella y no se puede seguir jugando.

refused-sign-in = Primero dinos un nombre: como invitado, o entra con el tuyo.
refused-wrong-password = Nombre o contraseña incorrectos.
refused-name-taken = Este nombre ya está en uso. Elige otro, o entra con él si es tuyo.
refused-bad-name = Un nombre tiene de 1 a 24 caracteres: letras, cifras, espacios y - _ . '
refused-bad-password = Una contraseña tiene de 8 a 200 caracteres.
refused-bad-ticket = Este pase ya se ha usado o es demasiado antiguo. Pide uno nuevo.
refused-foreign-origin = Esta petición viene de otro sitio web.
refused-too-fast = Demasiado rápido. Espera un momento y vuelve a intentarlo.
refused-too-many-sockets = Tienes demasiadas conexiones abiertas. Cierra antes alguna.
refused-malformed = Esta petición no es válida: { $detail }
refused-too-large = Esto es demasiado grande.
refused-no-such-page = Aquí no hay nada.
refused-no-such-table = Esa mesa no existe. Puede que el enlace esté mal o que la mesa ya se haya recogido.
refused-no-such-game = No hay ningún juego llamado { $game }. Hay estos: { $known }.
refused-no-such-seat = Ese asiento no existe en esta mesa.
refused-no-such-bot = Ese bot no existe.
refused-no-such-deck = Ese mazo no existe.
refused-bad-setup = Esta mesa no se puede preparar así.
refused-bad-seed = Una parte del barajado consta de 64 cifras hexadecimales.
refused-bad-option = Esta opción tiene un valor imposible: { $option }.
refused-not-your-seat = Este no es tu asiento.
refused-not-seated = No tienes asiento en esta mesa.
refused-already-seated = Ya tienes un asiento.
refused-seat-taken = Este asiento está ocupado.
refused-not-host = Solo puede hacerlo el anfitrión de la mesa.
refused-seats-free = Hay asientos libres. Espera a alguien o dáselos a bots.
refused-not-started = La partida no ha empezado.
refused-already-started = La partida ya ha empezado.
refused-over = La partida ha terminado.
refused-frozen = Esta mesa está detenida: algo ha fallado. No se pierde nada; la partida continúa en cuanto el servidor se reinicie.
refused-read-only = Esta mesa es de solo lectura.
refused-unreadable = El diario de esta mesa no se puede leer desde su primera entrada, así que no se puede mostrar nada de ella. Lo guardado se deja como está.
refused-not-asked = Ahora no se te pregunta nada.
refused-already-answered = Ya has respondido; otros aún no.
refused-bot-substituted = Un bot juega por ti.
refused-late = Esta pregunta ya no está abierta.
refused-refused = Las reglas no lo permiten.
refused-not-offered = Eso no está entre tus opciones.
refused-too-far = Un plan termina donde nadie puede saber qué viene después.
refused-bad-stop = Aquí no hay esa parada, o no se puede poner ahora.
refused-no-spectators = Esta mesa no admite espectadores.
refused-nothing-to-take-back = No tienes nada que deshacer.
refused-no-take-back = Ahora no se puede deshacer nada.
refused-nobody-asks = Nadie pide deshacer nada.
refused-no-hints = { $why ->
    [never] En esta mesa nadie dice qué convendría.
    [window] Ahora no: los demás verían que puedes hacer algo.
   *[people] Con otras personas a la mesa nadie dice qué convendría.
}
refused-empty-text = El mensaje está vacío.
refused-text-too-long = Dilo en { $most } caracteres como máximo.
refused-not-over = Esto se abre cuando termina la partida.
refused-shutting-down = El servidor se está cerrando. Volverá en un momento y no se pierde nada.
refused-timed-out = Esto ha tardado demasiado y se ha abandonado. Inténtalo de nuevo en un momento.
refused-broken = Algo ha fallado por nuestra parte. No se ha cambiado nada.

# Lessons
read-only-unknown-lesson = Este servidor no tiene la lección «{ $lesson }».
refused-no-such-lesson = No existe esa lección.
result-learnt = La lección ha terminado.
