# Co mówi serwer: odmowy oraz wiersze o samym stole.
# Nazwy graczy i miejsc pojawiają się w mianowniku.

line-seat-taken = { $who } zajmuje miejsce.
line-bot-seated = { $who } (bot) zajmuje miejsce.
line-seat-vacated = Miejsce { $place } jest wolne.
line-started = Gra się rozpoczyna.
line-clock = { $who }: czas minął, decyduje bot.
line-take-back-asked = { $who } prosi o cofnięcie ostatniej odpowiedzi.
line-take-back-agreed = { $who } się zgadza.
line-take-back-declined = { $who } się nie zgadza.
line-take-back-failed = { $who } nie może cofnąć ostatniej odpowiedzi: trwałoby to zbyt długo.
line-took-back = { $who } cofa ostatnią odpowiedź.
line-bot-substituted = { $why ->
    [left] { $who } odchodzi od stołu; dalej gra bot.
    [clock] { $who }: czas na grę się skończył; dalej gra bot.
    [conceded] { $who }: dalej gra bot.
   *[away] Gracz { $who } jest nieobecny; do jego powrotu gra bot.
}
line-returned = { $who } wraca do stołu.
line-conceded = { $who } poddaje grę.
line-rematch = { $who } chce zagrać jeszcze raz.
line-hinted = { $who } pyta, co byłoby dobre.
line-time-up = Czas minął.
line-abandoned = Przy stole nikogo już nie ma.

result-finished = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $names }.
    [few] Wygrywają: { $names }.
    [many] Wygrywają: { $names }.
   *[other] Wygrywają: { $names }.
}
result-conceded = { $count ->
    [0] Wszyscy poddali grę.
   *[other] Wszyscy pozostali poddali grę: wygrywa { $names }.
}
result-abandoned = Stół opustoszał: nikt nie wygrywa.

read-only-unknown-game = Ten serwer nie ma gry o nazwie { $game }. Stół można oglądać, ale nie da się grać dalej.
read-only-other-rules = Ten stół rozpoczęto w wersji { $found } zasad; ten serwer ma wersję { $known }. Można go oglądać, ale nie da się grać dalej.
read-only-unknown-bot = Ten serwer nie ma bota o nazwie { $level }, który gra przy tym stole. Stół można oglądać, ale nie da się grać dalej.
read-only-bot-failed = Bot { $level } nie znalazł odpowiedzi. Stół można oglądać, ale nie da się grać dalej.
read-only-broken = Wpis { $entry } dziennika tego stołu nie wynika z poprzednich. Stół można oglądać, ale nie da się grać dalej.
read-only-missing = Brakuje wpisu { $entry } w dzienniku tego stołu. Stół pokazano w stanie sprzed tego wpisu; nie da się grać dalej.
read-only-unreadable = Wpisu { $entry } w dzienniku tego stołu nie da się odczytać. Stół pokazano w stanie sprzed tego wpisu; nie da się grać dalej.

refused-sign-in = Najpierw podaj nazwę: jako gość albo logując się.
refused-wrong-password = Nieprawidłowa nazwa lub hasło.
refused-name-taken = Ta nazwa jest zajęta. Wybierz inną albo zaloguj się, jeśli jest twoja.
refused-bad-name = Nazwa ma od 1 do 24 znaków: litery, cyfry, spacje oraz - _ . '
refused-bad-password = Hasło ma od 8 do 200 znaków.
refused-bad-ticket = Ten bilet został już użyty albo jest za stary. Poproś o nowy.
refused-foreign-origin = To żądanie pochodzi z innej witryny.
refused-too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
refused-too-many-sockets = Masz za dużo otwartych połączeń. Najpierw zamknij któreś z nich.
refused-malformed = To żądanie jest nieprawidłowe: { $detail }
refused-too-large = To jest za duże.
refused-no-such-page = Tu nic nie ma.
refused-no-such-table = Nie ma takiego stołu. Link może być błędny albo stół już uprzątnięto.
refused-no-such-game = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-no-such-bot = Nie ma takiego bota.
refused-no-such-deck = Nie ma takiej talii.
refused-bad-setup = Tego stołu nie można tak przygotować.
refused-bad-seed = Część tasowania to 64 cyfry szesnastkowe.
refused-bad-option = Ta opcja ma niemożliwą wartość: { $option }.
refused-not-your-seat = To nie jest twoje miejsce.
refused-not-seated = Nie siedzisz przy tym stole.
refused-already-seated = Masz już miejsce.
refused-seat-taken = To miejsce jest zajęte.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-seats-free = Są wolne miejsca. Poczekaj na kogoś albo oddaj je botom.
refused-not-started = Gra jeszcze się nie rozpoczęła.
refused-already-started = Gra już się rozpoczęła.
refused-over = Gra jest skończona.
refused-frozen = Ten stół jest zatrzymany: coś się zepsuło. Nic nie przepadło; gra potoczy się dalej po ponownym uruchomieniu serwera.
refused-read-only = Ten stół można tylko oglądać.
refused-unreadable = Dziennika tego stołu nie da się odczytać od pierwszego wpisu, więc nie można nic z tego stołu pokazać. To, co zapisane, pozostaje bez zmian.
refused-not-asked = Teraz nikt cię o nic nie pyta.
refused-already-answered = Twoja odpowiedź już padła; inni jeszcze nie odpowiedzieli.
refused-bot-substituted = Za ciebie gra bot.
refused-late = To pytanie nie jest już aktualne.
refused-refused = Zasady na to nie pozwalają.
refused-not-offered = Tego nie ma wśród twoich opcji.
refused-too-far = Plan kończy się tam, gdzie nikt nie może wiedzieć, co będzie dalej.
refused-bad-stop = Nie ma tu takiego przystanku albo nie można go teraz ustawić.
refused-no-spectators = Ten stół jest zamknięty dla widzów.
refused-nothing-to-take-back = Nie masz czego cofnąć.
refused-no-take-back = Teraz nie można niczego cofnąć.
refused-nobody-asks = Nikt nie prosi o cofnięcie.
refused-no-hints = { $why ->
    [never] Przy tym stole nikt nie podpowiada.
    [window] Nie teraz: inni zobaczyliby, że możesz coś zrobić.
   *[people] Gdy przy stole są inni ludzie, nikt nie podpowiada.
}
refused-empty-text = Wiadomość jest pusta.
refused-text-too-long = Zmieść to w najwyżej { $most } znakach.
refused-not-over = To otworzy się po zakończeniu gry.
refused-shutting-down = Serwer się zamyka. Wróci za chwilę i nic nie przepadnie.
refused-timed-out = To trwało zbyt długo i zostało przerwane. Spróbuj ponownie za chwilę.
refused-broken = Coś się u nas zepsuło. Nic nie zostało zmienione.

# Lessons
read-only-unknown-lesson = Ten serwer nie ma lekcji „{ $lesson }”.
refused-no-such-lesson = Nie ma takiej lekcji.
result-learnt = Lekcja skończona.
