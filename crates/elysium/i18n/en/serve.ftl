# elysium serve

serve-ready = The server is running: { $url }
serve-data = All data is in { $data }
serve-tables = { $count ->
    [0] No game is waiting to be continued.
    [one] One table goes on where it left off.
   *[other] { $count } tables go on where they left off.
}
serve-tables-read-only = { $count ->
    [one] One table is read-only; it says why.
   *[other] { $count } tables are read-only; each says why.
}
serve-tables-unopened = { $count ->
    [one] One table could not be opened; the log says why.
   *[other] { $count } tables could not be opened; the log says why.
}
serve-stop = Ctrl+C stops it; nothing is lost.
serve-closing = Stopping: everything under way is finished first.

failure-directory-denied = You have no permission to use the directory { $path }.
    .hint = Check its owner and its permissions, or name another directory; that of the server's data with --data DIR.
failure-directory-file = { $path } cannot be a directory: a file is in the way.
    .hint = Name another directory; that of the server's data with --data DIR.
failure-directory = The directory { $path } cannot be used: { $reason }.
    .hint = Name another directory; that of the server's data with --data DIR.
failure-no-database = No server has kept anything in the directory { $path }.
    .hint = Name the data directory of the server with --data DIR.
failure-serve-in-use = Another server is using the data in { $path }.
    .hint = Stop it first, or name another directory with --data DIR.
failure-serve-bind = Cannot listen on { $address }: { $reason }
    .hint = Another program may be using this port. Try --bind 127.0.0.1:8081.
failure-serve-store = The storage cannot be opened: { $reason }
failure-serve = The server has failed: { $reason }
failure-serve-no-data = This machine does not say where user data belongs.
    .hint = Name a directory with --data DIR.

# elysium load

load-report = { $tables } tables, { $seconds } s: { $rate } answers per second acknowledged
    ({ $acked } in all, { $refused } refused, { $finished } games finished).
    Acknowledgement: half within { $p50 } ms, 99 % within { $p99 } ms, the slowest { $max } ms.
load-problem = Something went wrong: { $problem }
failure-load-server = { $server } is not on this machine.
    .hint = Load tests run only on the machine of the server: --server 127.0.0.1:8080.
failure-load = No answer was acknowledged by { $server }: { $reason }
    .hint = Is a server running there? Start one with `elysium serve`.

# elysium reports

reports-none = Nobody has reported anything.
reports-line = { $report }  table { $table }, { $hours ->
    [0] less than an hour ago
    [one] one hour ago
   *[other] { $hours } hours ago
}
failure-report = There is no report { $report }.
    .hint = `elysium reports` lists them all.

# elysium backup, elysium restore

backup-done = Copied to { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $people ->
    [one] one person
   *[other] { $people } people
}.
restore-done = Put into { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $people ->
    [one] one person
   *[other] { $people } people
}. A server can start there: elysium serve --data { $path }
failure-not-empty = { $path } is not empty, and nothing in it is overwritten.
    .hint = Name a directory that is empty or not there yet.
failure-no-backup = There is no backup in the directory { $path }.
    .hint = Name a directory that `elysium backup` has filled.
failure-inside = { $path } is inside { $from }, where it would be lost with the original.
    .hint = Name a directory outside of it.
failure-copy = What is in { $path } cannot be copied: { $reason }
