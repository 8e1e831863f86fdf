# Słowa samego programu, oprócz słów gry w terminalu (play.ftl).
# Komunikat o błędzie może mieć wskazówkę: co można teraz zrobić.

## Błędy

failure = błąd: { $text }
failure-hint = wskazówka: { $text }

failure-file-missing = Nie ma pliku { $file }.
    .hint = Sprawdź nazwę i katalog.
failure-file-denied = Brak dostępu do pliku { $file }.
    .hint = Sprawdź, do kogo należy plik i jakie ma prawa dostępu.
failure-file-directory = { $file } to katalog, a nie plik.
    .hint = Podaj plik z tego katalogu.
failure-file-large = Plik { $file } jest większy niż { $most } MiB.
    .hint = Zapisy gier i scenariusze są dużo mniejsze; sprawdź, czy to właściwy plik.
failure-file-not-text = Plik { $file } nie jest tekstem: wiersz { $line } nie jest poprawnym UTF-8.
    .hint = Sprawdź, czy to właściwy plik, i zapisz go jako UTF-8.
failure-file = Nie można użyć pliku { $file }: { $reason }.
failure-output = Nie można wypisać wyniku: { $reason }.

failure-game = Nie ma gry „{ $game }”.
    .hint = Dostępne gry: { $known }.
failure-setup = Zasada { $rule } nie pozwala na taką grę: { $why }
    .hint = Zmień --players lub --variants.
failure-bot = Nie ma bota „{ $bot }”.
    .hint = Boty od najsłabszego do najsilniejszego: { $known }.
failure-bots-many = Podano za dużo botów: { $bots }, a miejsc jest { $seats }.
    .hint = Podaj mniej botów albo zwiększ --players.
failure-seat = Przy tym stole nie ma miejsca { $seat }.
    .hint = Miejsca przy stole: od A do { $last }.

failure-record = { $file }, wiersz { $line }: { $reason }
    .hint = Zapis jest uszkodzony, ucięty albo zmieniony ręcznie. --to N pokaże pierwsze N odpowiedzi, jeśli są poprawne.
failure-other-rules = { $file }: { $reason } Według innych zasad gra mogłaby skończyć się inaczej, więc nie można jej ani sprawdzić, ani grać dalej.
    .hint = „elysium replay { $file }” pokaże odpowiedzi i zakończenie tak, jak są zapisane.
failure-card = W grze { $game } nie ma karty „{ $card }”.
    .hint = „elysium cards { $game }” wypisze wszystkie karty.
failure-card-like = W grze { $game } nie ma karty „{ $card }”.
    .hint = Może chodziło o: { $close }?
failure-no-workbench = { $game } nie prowadzi rachunku klauzul swoich kart i nie ma tabel wzorcowych.
    .hint = Każdą kartę sprawdzają jej testy; „elysium cards { $game }” wymienia karty.
failure-table = { $file } nie ma kolumny „{ $column }”.
    .hint = Tabele wzorcowe to oficjalne listy kart w plikach CSV.
failure-table-card = W tabelach wzorcowych nie ma karty „{ $card }”.
    .hint = Podaj jej numer albo nazwę angielską.
failure-table-card-like = W tabelach wzorcowych nie ma karty „{ $card }”.
    .hint = Czy chodziło o: { $close }?
failure-no-decks = W { $game } gra się bez własnych talii.
    .hint = Gry z taliami: { $known }.
failure-deck-missing = Nie ma ani talii startowej, ani pliku „{ $deck }”.
    .hint = Talie startowe: { $known }. Jeśli to plik, sprawdź nazwę i katalog.
failure-deck = Nie można użyć talii { $deck }:{ $problems }
    .hint = Popraw plik; „elysium deck check” ponownie sprawdzi go z zasadami.
failure-decks-players = Liczba podanych talii to { $decks }, a graczy: { $players }.
    .hint = Podaj po jednej talii dla każdego gracza albo pomiń --players.
failure-decks-number = Liczba podanych talii to { $decks }, a możliwa liczba graczy w { $game }: { $counts }.
    .hint = Podaj po jednej talii dla każdego gracza: swoją i talie botów.
failure-scenario-from = Pozycji z pliku { $file } nie da się zapisać jako scenariusza.
    .hint = Spróbuj innej liczby odpowiedzi z --at.
failure-scenario-at = W pliku { $file } nie ma pozycji po odpowiedzi { $at }; liczba odpowiedzi: { $answers }.
    .hint = Pomiń --at, by wziąć ostatnią pozycję, albo podaj liczbę nie większą niż { $answers }.
failure-scenario-none = W katalogu { $file } nie ma żadnego scenariusza.
    .hint = Nazwy plików ze scenariuszami kończą się na .scn.
failure-sim-stopped = Gra nr { $game } z ziarnem { $seed } nie dobiegła końca: bot nie odpowiedział.
    .hint = To błąd w programie. Zgłoś go razem z wierszem poleceń.
failure-sim-broken = Symulacja gry { $game } z ziarnem { $seed } została przerwana przez błąd.
    .hint = To błąd w programie. Zgłoś go razem z wierszem poleceń i wierszami powyżej.
failure-bench = Gra odrzuciła własną opcję.
    .hint = To błąd w programie. Zgłoś go.

## Wiersz poleceń

usage-game = Nie ma gry „{ $value }”.
    .hint = Dostępne gry: { $known }.
usage-value = „{ $value }” to niewłaściwa wartość dla { $argument }.
    .hint = Możliwe wartości: { $known }.
usage-no-value = { $argument } wymaga wartości.
    .hint = Podaj ją po opcji; --help pokazuje możliwości.
usage-odd-value = „{ $value }” to niewłaściwa wartość dla { $argument }.
    .hint = { $kind ->
        [seat] Miejsca przy stole to A, B, C… albo 1, 2, 3…
        [seconds] Potrzebna jest liczba sekund od 0.01 do 3600.
        [address] Potrzebny jest adres z portem, na przykład 127.0.0.1:8080 albo [::1]:8080.
       *[number] Potrzebna jest liczba całkowita, ani za mała, ani za duża; więcej powie --help.
    }
usage-argument = Nieznany argument: „{ $argument }”.
    .hint = --help pokazuje możliwości.
usage-argument-like = Nieznany argument: „{ $argument }”.
    .hint = Może chodziło o { $meant }?
usage-command = Nie ma polecenia „{ $command }”.
    .hint = Polecenia: { $known }.
usage-missing = Brakuje: { $arguments }.
    .hint = --help pokazuje, co jest potrzebne.
usage-conflict = { $argument } i { $other } wzajemnie się wykluczają.
    .hint = Pomiń jedno z nich.
usage-twice = { $argument } podano dwa razy.
    .hint = Podaj to raz.
usage-other = Nie można zrozumieć tego wiersza poleceń.
    .hint = --help pokazuje możliwości.

## Liczby

decimal = { $whole },{ $part }
percent = { $number }%

## Symulacje

sim-left = gier, pozostały czas:
sim-time-limit = Symulacja nie ma zegara, więc nie przyjmuje limitu czasu; długie gry kończy turn-limit=N.
sim-title = { $game }: boty przeciwko sobie, liczba graczy: { $players }, ziarno { $seed }
sim-games = Gry
sim-decisions = Decyzje
sim-length = Decyzje na grę
sim-seconds = Sekundy
sim-speed = Decyzje na sekundę
sim-seats = Miejsce
sim-seat = { $seat } ({ $bot })
sim-groups = Grupa
sim-wins = Wygrane
sim-points = Punkty
sim-rate = Odsetek wygranych
sim-interval = Przedział 95%
sim-range = { $low } – { $high }

## Zapisy gier

replay-title = { $game }, liczba graczy: { $players }. { $names }
replay-nobody = Nie zapisano, kto grał.
replay-unplayed-title = { $game }. { $names }
replay-unplayed = { $reason } Według innych zasad gra mogłaby skończyć się inaczej, więc nie jest odtwarzana: oto, co jest zapisane.
replay-setup = Przygotowanie: { $setup }
replay-unfinished = Grę odłożono; liczba odpowiedzi: { $answers }.
replay-ok = OK: { $game }, { $answers } { $answers ->
        [one] odpowiedź
        [few] odpowiedzi
       *[many] odpowiedzi
    }, { $end ->
        [finished] gra skończona
       *[paused] gra odłożona
    }, skrót { $digest }
replay-fair = Tasowanie było uczciwe: sekret stołu zgadza się z jego zobowiązaniem { $commitment }, a { $players ->
        [0] nikt inny nie dołożył się do ziarna
        [one] jeden gracz dołożył się do ziarna
        [few] { $players } gracze dołożyli się do ziarna
       *[many] { $players } graczy dołożyło się do ziarna
    }.
outcome-won = { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $names }.
       *[other] Wspólnie wygrywają: { $names }.
    } Wyniki: { $scores }.
outcome-out = poza grą
outcome-paused = Gra jeszcze trwa. { $waiting }

## Karty

cards-code = { $code }
# Figures and marks on cards, by the names that the games give them.
cards-homemade-mark = ⌂
cards-homemade = Karta domowa: wymyślona na potrzeby Elysium, bo drukowana nie jest znana.
# The kinds of cards in the list are official names, the same in every language. First column: cards that can be played.
coverage-part = { $part ->
        [crypt] Krypta według klanów: grywalne, wszystkie
       *[other] Biblioteka według typów: grywalne, wszystkie
    }
coverage-ran = Zadziałało { $ran } z { $parts } części { $clauses } klauzul, w { $games } losowych grach i { $scenarios } scenariuszach.
coverage-all = Zadziałała każda część każdej klauzuli.
coverage-never = Nigdy nie zadziałały (karta, klauzula, efekt):
coverage-made-up = Nie policzono tu scenariuszy testowych z wymyślonymi kartami; niektóre części działają tylko w nich.
compare-overlap = { $percent } % wspólnych słów
compare-ours = Nasz tekst:
compare-theirs = Wzorzec:
compare-words = Słowa tylko jednej strony: { $ours } | { $theirs }
compare-numbers = Liczby tylko jednej strony: { $ours } | { $theirs }
compare-count = Porównane karty: { $cards }.
compare-rulings = { $count ->
    [0] Każde oficjalne rozstrzygnięcie dotyczące tych kart ma swój werdykt.
   *[other] Oficjalne rozstrzygnięcia bez werdyktu: { $count }.
}
new-known = Ta karta już jest.
new-reference = Co ma robić (wzorzec)

## Talie

# Nagłówki plików z taliami (Haven, Library…) są takie same w każdym języku.
deck-line = wiersz { $line }: { $text }
deck-rule = { $text } (zasada { $rule })
deck-unknown-card = Nie ma karty „{ $given }”; „elysium cards { $game }” wypisze wszystkie karty
deck-unknown-card-like = Nie ma karty „{ $given }”. Może chodziło o: { $close }?
deck-close-not-implemented = { $card } (nie można jej tu jeszcze zagrać)
# A vampire with a group that it does not have, or as an advanced one.
deck-other-printing = Nie ma karty „{ $given }”, ale jest: { $known }
deck-not-implemented = Karty „{ $card }” nie można tu jeszcze zagrać: zamień ją
deck-unknown-heading = „{ $given }” to nie nagłówek; nagłówki: { $known }
deck-unknown-heading-like = „{ $given }” to nie nagłówek. Może chodziło o „{ $close }:”?
deck-count = Niemożliwa liczba kopii: { $given }; wpisz liczbę od 1 w górę albo żadnej, jeśli to 1
deck-too-many = Za duża liczba kopii: { $given }; żadna talia nie może mieć więcej niż { $most } kopii karty
deck-empty = Czegoś brakuje po „{ $given }”: uzupełnij albo usuń ten wiersz
deck-no-heading = Karta „{ $card }” jest przed pierwszym nagłówkiem: jej miejsce jest pod „{ $belongs }:”
deck-wrong-heading = Karta „{ $card }” jest pod „{ $heading }:”, a jej miejsce jest pod „{ $belongs }:”
deck-not-for-decks = Karta „{ $card }” należy do stołu, a nie do talii: usuń ją
deck-twice = „{ $heading }:” jest już w wierszu { $first }: zostaw jedno z dwojga
deck-missing = Brakuje „{ $heading }:”: dodaj wiersz z tym nagłówkiem i nazwą karty
deck-not-in-deck = { $heading }: karty „{ $card }” nie ma wśród kart przy „{ $pile }:”
deck-copies = { $pile }: { $have } × { $card }, najwyżej { $most }
deck-size = { $pile }: liczba kart to { $have }, a musi ich być od { $least } do { $most }
deck-size-exact = { $pile }: liczba kart to { $have }, a musi ich być dokładnie { $least }
deck-size-least = { $pile }: liczba kart to { $have }, a musi ich być co najmniej { $least }
deck-group-mix = W krypcie są karty z grup { $groups }: dozwolona jest jedna grupa albo dwie kolejne
deck-not-json = Plik zaczyna się jak JSON, ale nie da się go tak odczytać

deck-ok = ok      { $deck } ({ $sizes })
deck-failed = BŁĄD    { $deck }
deck-sum = Poprawne: { $good }, błędne: { $bad }.

deck-title = { $text }
deck-author = autor: { $text }
deck-comment = { $text }
deck-reconstructed = Odtworzone: oficjalne listy talii startowych nie są tu znane.
deck-single = { $heading }: { $card }
deck-share = { $name } { $n }
deck-kinds = Rodzaje: { $list }
deck-groups = Klany: { $list }
deck-curve-potency = Moc Krwi: średnio { $mean }
deck-curve-capacity = Pojemność: średnio { $mean }
deck-list-deck = Talia
deck-heading-haven = Schronienie
deck-heading-agenda = Plan
deck-heading-leader = Przywódca
deck-heading-vampires = Wampiry
deck-heading-crypt = Krypta
deck-heading-library = Biblioteka

## Scenariusze

scenario-ok = ok      { $name }
scenario-failed = BŁĄD    { $name } ({ $file }, wiersz { $line })
scenario-reason = { $reason }
scenario-broken = Przy tym pliku zasady gry zawiodły; wiersze powyżej mówią, w którym miejscu.
scenario-sum = Poprawne: { $passed }, błędne: { $failed }.

## Pomiary

bench-title = { $game }, liczba graczy: { $players }, jeden wątek
bench-playout = Losowe gry ze stanem zmienianym w miejscu, decyzje na sekundę
bench-search = Przeszukiwanie od środka gry, decyzje na sekundę
bench-apply = Odpowiedzi jedna po drugiej, decyzje na sekundę
bench-state = Rozmiar pozycji w bajtach
bench-length = Decyzje na grę
bench-options = Opcje na pytanie
bench-polls = Propozycje dla kilku miejsc na grę
bench-question = Pytanie
bench-often = Na grę
bench-choices = Opcje
bench-nanoseconds = Nanosekundy
bench-clock = Sekundy to czas procesora tego wątku, a liczy się najlepszy z odcinków pomiaru (jest ich { $slices }).

# What can be wrong with a record
record-empty = Plik jest pusty.
record-none = To nie jest pierwszy wiersz zapisu: { $detail }
record-format = Format { $found } tego pliku nie jest tu znany (znany: { $known }).
record-game = To zapis gry { $found }, a nie { $expected }.
record-rules = Grano według wersji { $found } zasad; ten program ma wersję { $known }.
record-setup = Zasada { $rule } nie pozwala na takie przygotowanie gry.
record-form = Ten wiersz jest niezrozumiały: { $detail }
record-number = Tu jest odpowiedź numer { $found }, a powinna być numer { $due }.
record-answer = „{ $word }” nie jest odpowiedzią, której { $seat } może tu udzielić.
record-refused = Zasada { $rule } zabrania: „{ $word }” ({ $seat }).
record-time = Czas nie może się tu skończyć: gra nie ma limitu albo czas już minął.
record-end-word = „{ $word }” to ani „finished”, ani „paused”.
record-end-outcome = „{ $word }” nie zgadza się z wynikiem obok: zakończona gra go ma, a odłożona nie ma.
record-count = Zakończenie zapowiada odpowiedzi: { $announced }, a jest ich { $there }.
record-unfair = Ziarno nie wynika z sekretów, z których rzekomo powstało: to tasowanie nie było uczciwe.
record-outcome = Zapisany tu wynik nie jest tym, do którego prowadzą odpowiedzi.
record-digest = Skrót się nie zgadza: zapisano { $written }, odtworzono { $replayed }.
record-after-end = Po zakończeniu coś jeszcze jest.
record-cut = Zapis kończy się tu bez wiersza końcowego: został ucięty.
