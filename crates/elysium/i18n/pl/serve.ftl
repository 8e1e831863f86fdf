# elysium serve

serve-ready = Serwer działa: { $url }
serve-data = Wszystko jest przechowywane w { $data }
serve-tables = { $count ->
    [0] Żadna gra nie czeka na dokończenie.
    [one] Jeden stół gra dalej od miejsca, w którym stanął.
    [few] { $count } stoły grają dalej od miejsca, w którym stanęły.
   *[other] { $count } stołów gra dalej od miejsca, w którym stanęły.
}
serve-tables-read-only = { $count ->
    [one] Jeden stół można tylko oglądać; jest przy nim napisane dlaczego.
    [few] { $count } stoły można tylko oglądać; przy każdym jest napisane dlaczego.
   *[other] { $count } stołów można tylko oglądać; przy każdym jest napisane dlaczego.
}
serve-tables-unopened = { $count ->
    [one] Jednego stołu nie udało się otworzyć; powód jest w logach.
   *[other] { $count } stołów nie udało się otworzyć; powód jest w logach.
}
serve-stop = Ctrl+C go zatrzymuje; nic nie ginie.
serve-closing = Zatrzymywanie: najpierw kończy się to, co trwa.

failure-directory-denied = Brak dostępu do katalogu { $path }.
    .hint = Sprawdź, do kogo należy i jakie ma prawa dostępu, albo podaj inny katalog; katalog danych serwera przez --data DIR.
failure-directory-file = { $path } nie może być katalogiem: na przeszkodzie stoi plik.
    .hint = Podaj inny katalog; katalog danych serwera przez --data DIR.
failure-directory = Nie można użyć katalogu { $path }: { $reason }.
    .hint = Podaj inny katalog; katalog danych serwera przez --data DIR.
failure-no-database = Żaden serwer niczego nie zapisał w katalogu { $path }.
    .hint = Podaj katalog danych serwera przez --data DIR.
failure-serve-in-use = Inny serwer pracuje z danymi w { $path }.
    .hint = Zamknij go najpierw albo podaj inny katalog przez --data DIR.
failure-serve-bind = Nie można nasłuchiwać na { $address }: { $reason }
    .hint = Tego portu może używać inny program. Spróbuj --bind 127.0.0.1:8081.
failure-serve-store = Nie można otworzyć magazynu danych: { $reason }
failure-serve = Serwer zawiódł: { $reason }
failure-serve-no-data = Ta maszyna nie mówi, gdzie trzymać dane użytkownika.
    .hint = Podaj katalog przez --data DIR.

# elysium load

load-report = Stoły: { $tables }, { $seconds } s: { $rate } potwierdzonych odpowiedzi na sekundę
    (razem { $acked }, odrzuconych { $refused }, dokończonych gier { $finished }).
    Potwierdzenie: połowa w { $p50 } ms, 99 na 100 w { $p99 } ms, najwolniejsze { $max } ms.
load-problem = Coś poszło nie tak: { $problem }
failure-load-server = { $server } nie jest na tej maszynie.
    .hint = Obciążenie robi się tylko na maszynie, na której działa serwer: --server 127.0.0.1:8080.
failure-load = { $server } nie potwierdził żadnej odpowiedzi: { $reason }
    .hint = Czy działa tam serwer? Uruchom go przez `elysium serve`.

# elysium reports

reports-none = Nikt niczego nie zgłosił.
reports-line = { $report }  stół { $table }, { $hours ->
    [0] mniej niż godzinę temu
    [one] godzinę temu
    [few] { $hours } godziny temu
   *[many] { $hours } godzin temu
}
failure-report = Nie ma zgłoszenia { $report }.
    .hint = `elysium reports` pokazuje wszystkie.

# elysium backup, elysium restore

backup-done = Skopiowano do { $path }: { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
}.
restore-done = Przywrócono do { $path }: { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
}. Można tam uruchomić serwer: elysium serve --data { $path }
failure-not-empty = Katalog { $path } nie jest pusty, a niczego w nim nie nadpisujemy.
    .hint = Podaj katalog pusty albo taki, którego jeszcze nie ma.
failure-no-backup = W katalogu { $path } nie ma kopii zapasowej.
    .hint = Podaj katalog wypełniony przez `elysium backup`.
failure-inside = Katalog { $path } leży w { $from }, gdzie przepadłby razem z oryginałem.
    .hint = Podaj katalog, który leży gdzie indziej.
failure-copy = Nie można skopiować zawartości { $path }: { $reason }
