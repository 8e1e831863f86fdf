# elysium serve

serve-ready = El servidor está en marcha: { $url }
serve-data = Todo se guarda en { $data }
serve-tables = { $count ->
    [0] Ninguna partida espera continuación.
    [one] Una mesa sigue donde estaba.
   *[other] { $count } mesas siguen donde estaban.
}
serve-tables-read-only = { $count ->
    [one] Una mesa es de solo lectura; ella misma dice por qué.
   *[other] { $count } mesas son de solo lectura; cada una dice por qué.
}
serve-tables-unopened = { $count ->
    [one] Una mesa no se ha podido abrir; el registro dice por qué.
   *[other] { $count } mesas no se han podido abrir; el registro dice por qué.
}
serve-stop = Ctrl+C lo detiene; no se pierde nada.
serve-closing = Deteniendo: antes se termina lo que está en marcha.

failure-directory-denied = No se permite usar el directorio { $path }.
    .hint = Comprueba de quién es y sus permisos, o indica otro directorio; el de los datos del servidor, con --data DIR.
failure-directory-file = { $path } no puede ser un directorio: lo impide un archivo.
    .hint = Indica otro directorio; el de los datos del servidor, con --data DIR.
failure-directory = No se puede usar el directorio { $path }: { $reason }.
    .hint = Indica otro directorio; el de los datos del servidor, con --data DIR.
failure-no-database = Ningún servidor ha guardado nada en el directorio { $path }.
    .hint = Indica el directorio de datos del servidor con --data DIR.
failure-serve-in-use = Otro servidor trabaja con los datos de { $path }.
    .hint = Ciérralo antes, o indica otro directorio con --data DIR.
failure-serve-bind = No se puede escuchar en { $address }: { $reason }
    .hint = Puede que otro programa use este puerto. Prueba --bind 127.0.0.1:8081.
failure-serve-store = No se puede abrir el almacén: { $reason }
failure-serve = El servidor ha fallado: { $reason }
failure-serve-no-data = Esta máquina no dice dónde van los datos de un usuario.
    .hint = Indica un directorio con --data DIR.

# elysium load

load-report = { $tables } mesas, { $seconds } s: { $rate } respuestas confirmadas por segundo
    ({ $acked } en total, { $refused } rechazadas, { $finished } partidas terminadas).
    Confirmación: la mitad en { $p50 } ms, 99 de cada 100 en { $p99 } ms, la más lenta { $max } ms.
load-problem = Algo ha ido mal: { $problem }
failure-load-server = { $server } no está en esta máquina.
    .hint = La carga solo se hace en la máquina donde corre el servidor: --server 127.0.0.1:8080.
failure-load = { $server } no ha confirmado ninguna respuesta: { $reason }
    .hint = ¿Hay un servidor ahí? Arranca uno con `elysium serve`.

# elysium reports

reports-none = Nadie ha comunicado nada.
reports-line = { $report }  mesa { $table }, { $hours ->
    [0] hace menos de una hora
    [one] hace una hora
   *[other] hace { $hours } horas
}
failure-report = No hay ningún aviso { $report }.
    .hint = `elysium reports` los muestra todos.

# elysium backup, elysium restore

backup-done = Copiado en { $path }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $people ->
    [one] una persona
   *[other] { $people } personas
}.
restore-done = Restaurado en { $path }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $people ->
    [one] una persona
   *[other] { $people } personas
}. Ya se puede arrancar un servidor ahí: elysium serve --data { $path }
failure-not-empty = { $path } no está vacío, y no se sobrescribe nada de lo que contiene.
    .hint = Indica un directorio vacío o que aún no exista.
failure-no-backup = No hay ninguna copia de seguridad en el directorio { $path }.
    .hint = Indica un directorio que haya llenado `elysium backup`.
failure-inside = { $path } está dentro de { $from }, donde se perdería junto con el original.
    .hint = Indica un directorio que esté fuera.
failure-copy = No se puede copiar lo que hay en { $path }: { $reason }
