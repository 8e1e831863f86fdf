# Gra w terminalu. Nazwy gier, kart i graczy pochodzą z samych gier.

## Zajmowanie miejsc

play-file-exists = Plik { $file } już istnieje i zawiera coś innego.
    .hint = Podaj nowy plik albo wznów zapisaną grę opcją --resume.
play-bad-record = { $file }, wiersz { $line }: { $reason }
    .hint = Zapis jest uszkodzony, ucięty albo pochodzi z innej gry lub wersji.
play-intro = { $game }, liczba graczy: { $players }
play-sitter-you = { $seat }: ty
play-sitter-bot = { $seat }: bot { $bot }
play-seed = Ziarno { $seed }
# You, where the computer has no name for you.
play-own-name = Gracz
play-kept = Każda odpowiedź jest od razu zapisywana w pliku { $file }.

## Wychodzenie

play-saved = Gra jest zapisana w pliku { $file }.
play-go-on = Aby grać dalej: { $command }
play-watch-again = Aby obejrzeć ją ponownie: { $command }
play-not-saved = Gra nie jest zapisana.
play-not-kept = Przebieg gry nie został zapisany.

## Wyniki

play-won = Wygrywasz!
play-won-together = Wygrywacie wspólnie: ty oraz { $others }!
play-won-by-nobody = Nikt nie wygrywa.
play-lost = { $n ->
        [one] Wygrywa { $winners }.
       *[other] Wygrywają: { $winners }.
    }
play-score = { $who }: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
play-score-out = { $who }: poza grą
play-score-rows = { $score } ({ $rows })
play-score-row = { $what } { $n }

## Wiersz po wierszu. Słowa są tym, co się wpisuje.

play-plain-how = Wpisz numer opcji albo „{ $help }”, żeby zobaczyć, co jeszcze można wpisać.
play-word-help = pomoc
play-word-table = stół
play-word-log = dziennik
play-word-why = dlaczego
play-word-hint = podpowiedź
play-word-cards = karty
play-word-notation = notacja
play-word-stops = przystanki
play-word-time = czas
play-word-undo = cofnij
play-word-save = zapisz
play-word-quit = koniec
play-help-answer = Opcję wybierasz numerem albo jej notacją, na przykład play:challenge. Kilka po kolei, na przykład play:challenge at:2, odpowiada także na następne pytania. Pusty wiersz powtarza pytanie.
play-help-table = { $word }: stół tak, jak go widzisz
play-help-log = { $word } [N]: ostatnie N wierszy dziennika wraz z zasadami, z których wynikają
play-help-why = { $word }: czego teraz nie możesz wybrać i dlaczego
play-help-hint = { $word }: co byłoby tu dobre i dlaczego
play-help-cards = { $word } [NAZWA]: widoczne karty albo tekst jednej karty
play-help-notation = { $word }: włącza lub wyłącza pokazywanie opcji także w notacji
play-help-stops = { $word } [USTAWIENIE WARTOŚĆ]: gdzie chcesz być pytany, gdzie pasować bez pytania i co odpowiadać
play-help-time = { $word }: ile czasu zostało w grze z limitem
play-help-undo = { $word }: cofa twoją ostatnią decyzję
play-help-save = { $word } [PLIK]: zapisuje grę
play-help-quit = { $word }: wychodzi z gry
play-help-help = { $word }: ta lista
play-help-english = Działają też angielskie słowa: table, log, why, cards, notation, stops, undo, save, quit, help.
play-help-keys = Działają tu też klawisze pełnego ekranu: { $keys }.
play-notation-on = Opcje są pokazywane także w notacji.
play-notation-off = Opcje są pokazywane tylko słowami.
play-no-such-number = Nie ma opcji { $given }: wybierz od 1 do { $last }.
play-not-understood = „{ $given }” to ani opcja, ani polecenie. Wpisz numer od 1 do { $last } albo „{ $help }”.
play-refused = „{ $what }”: tego nie można wybrać. { $why }
play-rule = (zasada { $rule })
play-taken-back = Cofnięto: { $answer }
play-nothing-to-take-back = Nie ma jeszcze decyzji, którą można by cofnąć.
play-quit-unsaved = Gra nie jest zapisana. Wpisz „{ $save }”, by ją zapisać, albo jeszcze raz „{ $quit }”, by wyjść bez zapisu.
play-cards-how = „{ $cards } NAZWA” pokazuje tekst karty.
play-cards-none = Nie widać żadnej karty.
play-no-card = Żadna karta nie nazywa się „{ $name }”.

## Dlaczego nie

play-why-heading = Nie możesz wybrać:
play-why-nothing = Niczego nie pominięto: wszystko, co wchodzi w grę, jest wśród twoich opcji.
play-why-forced = Rozstrzygnięto bez pytania, bo była tylko jedna opcja:
play-why-answered = { $question } → { $answer }
play-why-not-asked = Teraz nikt cię o nic nie pyta.

## Pełny ekran

play-header = { $game } · grasz jako { $you }
play-header-file = zapis: { $file }

# How much of the time of a game is left, as digits: 1:05:09.
play-time-left = zostało { $time }
play-time-up = Czas minął
play-time-none = Ta gra nie ma limitu czasu.

play-too-small = Ten terminal ma { $have-width } × { $have-height } znaków. Stół potrzebuje { $width } × { $height }: powiększ okno albo graj z --plain.
play-pane-table = Stół
play-pane-log = Dziennik
play-pane-card = Karta
play-pane-question = Twoja decyzja
play-pane-waiting = Czekanie
play-pane-result = Koniec gry
play-news = { $lines } { $lines ->
        [one] nowy
        [few] nowe
       *[many] nowych
    }
play-typed = numer { $digits }…
play-over-how = u cofa twoją ostatnią decyzję, q wychodzi.
play-hint-choose = wybór
play-hint-help = pomoc
play-hint-why = dlaczego
play-hint-good = rada
play-hint-stops = przystanki
play-hint-cards = karty
play-hint-undo = cofnij
play-hint-save = zapisz
play-hint-quit = wyjdź
play-hint-focus = panel
play-hint-rules = zasady

## Okna nad stołem

play-title-help = Klawisze
play-title-why = Dlaczego nie?
play-title-stops = Przystanki
play-title-cards = Widoczne karty
play-title-cards-all = Wszystkie karty
play-title-leave = Wyjść z gry?
play-foot-close = Esc zamyka
play-foot-cards = ↑ ↓ inna karta · a wszystkie lub widoczne · Esc zamyka
play-foot-stops = ↑ ↓ inne · Enter zmienia · Esc zamyka
play-key-number = wybiera opcję; gdy jest ich ponad dziewięć, wpisz numer i naciśnij Enter
play-key-arrows = przechodzą między opcjami (także j i k), Enter wybiera
play-key-help = ta lista
play-key-hint = co byłoby tu dobre i dlaczego
play-key-why = czego teraz nie możesz wybrać i dlaczego
play-key-cards = widoczne karty i ich teksty, najpierw ta, której dotyczy zaznaczona opcja
play-key-stops = gdzie chcesz być pytany, a gdzie pasować
play-key-undo = cofa twoją ostatnią decyzję; można użyć wiele razy
play-key-save = zapisuje grę
play-key-focus = przechodzi do następnego panelu: daje mu strzałki i więcej miejsca (także Tab)
play-key-page = i Page Down przewijają dziennik albo panel, którym sterują strzałki
play-key-rules = pokazuje w dzienniku, z jakiej zasady coś wynika
play-key-quit = wychodzi z gry
play-key-escape = wraca do pytania
play-leave-saved = Gra jest zapisana w pliku { $file }.
play-leave-unsaved = Gra nie jest zapisana.
play-leave-save = zapisz ją w pliku { $file } i wyjdź
play-leave-quit = wyjdź
play-leave-stay = graj dalej
play-why-line = - { $option }: { $why }

## Przystanki: to, co stoi na początku, pisze się tak samo w każdym języku

play-stops-line = { $setting } { $now } — { $about }: { $text }. Możliwe też: { $others }
play-stops-nowhere = { $setting } — { $about }: nigdzie. Możliwe: { $others }
play-stops-how = „{ $stops } USTAWIENIE WARTOŚĆ” zmienia jedno od następnego pytania. Tam, gdzie może być kilka wartości, „no-” przed jedną z nich ją wyłącza.
play-stops-row = { $about }: { $now }
play-stops-switch = { $about } ({ $text }): { $now }
play-stops-yes = tak
play-stops-no = nie
play-waiting-window = Inni mogą coś zrobić.

# What would be good: the number of the option, the option, and why.
play-hint-says = Dobre byłoby: { $number }. { $option }
play-hint-says-why = Dobre byłoby: { $number }. { $option } ({ $why })
# Something that was settled, in one line.
play-summary = » { $what }
