# Rama każdego stołu.

table-title = Stół
# Na karcie przeglądarki, gdy czeka na ciebie pytanie.
table-title-asked = Twoja kolej: { $game }
table-loading = Nakrywamy do stołu…
table-game-missing = Stół tej gry się nie wczytał. Wczytaj stronę ponownie.
table-missing = Nie ma takiego stołu
table-closed = Ten stół jest zamknięty
table-lost = Połączenie zostało przerwane. Trwa jego przywracanie; nic z tego, co zrobiono, nie przepadło.
table-to-lobby = Do poczekalni

## Przed początkiem

table-room = Stół: { $game }
table-room-host = Zaproś innych linkiem, resztę miejsc oddaj botom i rozpocznij.
table-room-guest = Czekamy, aż { $host } rozpocznie grę.
table-seats = Miejsca
table-seat = Miejsce { $seat }:
table-kept-for = Czeka na gracza: { $name }
table-you = ty
table-away = nie ma przy stole
table-sit = Usiądź tutaj
table-stand-up = Wstań
table-add-bot = Dodaj bota
table-clear = Zwolnij miejsce: { $who }
table-level = Bot
table-deck = Talia
table-any-deck = Dowolna talia
table-deck-is = Talia: { $deck }
table-start = Rozpocznij grę
table-free-seats =
    { $n ->
        [one] { $n } miejsce jest jeszcze wolne.
        [few] { $n } miejsca są jeszcze wolne.
       *[many] { $n } miejsc jest jeszcze wolnych.
    }
table-wait-start = Wszystkie miejsca są zajęte. Grę rozpoczyna { $host }.
table-link = Link do tego stołu
table-copy = Kopiuj
table-copied = Skopiowano.
table-terms = Ustawienia tego stołu
table-term-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
       *[many] { $n } graczy
    }
table-term-with = Z wariantem: { $variant }
table-term-without = Bez wariantu: { $variant }
table-term-public = Widoczny w poczekalni
table-term-private = Tylko przez link
table-term-spectators = Inni mogą oglądać
table-term-no-spectators = Nikt nie może oglądać
table-term-take-back = Odpowiedzi można cofać: swobodnie albo za zgodą pozostałych
table-term-no-take-back = Odpowiedzi nie można cofać
table-term-hints-alone = Podpowiedzi w grze z samymi botami
table-term-hints-everybody = Podpowiedzi dla wszystkich, na oczach innych
table-term-hints-never = Bez podpowiedzi
table-term-no-clock = Bez zegara
table-term-decision =
    { $seconds ->
        [one] { $seconds } sekunda na każdą decyzję
        [few] { $seconds } sekundy na każdą decyzję
       *[many] { $seconds } sekund na każdą decyzję
    }
table-term-player = { $minutes } min na gracza i { $increment } s więcej za każdą odpowiedź
table-term-absent-bot = Za nieobecnych gra bot
table-term-absent-wait = Stół czeka na nieobecnych
table-commitment = Tasowania nie można już zmienić
table-commitment-about = Serwer wylosował już swoją część tasowania. Oto jej odcisk. Każdy, kto siada, dodaje własną część, więc nikt nie może wybrać kart. Po grze powtórka pokazuje wszystkie części, a twoja przeglądarka je sprawdza.

## Pytanie

table-options = Opcje
table-why = Dlaczego nie?
table-hint = Co byłoby tu dobre?
# Of an option, read aloud behind it.
table-hinted = To byłoby dobre
table-why-refused = Teraz niemożliwe
table-why-forced = Możliwa była tylko jedna odpowiedź, więc padła sama
table-why-nothing = Można wybrać wszystko, co jest.
table-goes-on = Gra toczy się dalej…
table-stopped = Gra została zatrzymana.
table-time-left = zostało { $time }
table-since = od { $time }
table-waited-for = Stół czeka na tę osobę:
table-dismiss = Zamknij ten komunikat
table-rule = Zasada { $rule }
table-rule-brief = § { $rule }
table-rule-label = Zasada { $rule }, w nowej karcie

# Coś na stole, czytane na głos. $label mówi, co to jest.
table-spot-choose = { $label }. Wybierz: { $option }
table-spot-menu =
    { $n ->
        [one] { $label }. { $n } opcja
        [few] { $label }. { $n } opcje
       *[many] { $label }. { $n } opcji
    }
table-spot-refused = { $label }. Teraz niemożliwe: dlaczego?
table-spot-look = { $label }. Obejrzyj
table-look = Obejrzyj kartę

# Czytane na głos, gdy pojawia się pytanie.
table-asked =
    { $n ->
        [one] Pytanie do ciebie: { $text } { $n } opcja.
        [few] Pytanie do ciebie: { $text } { $n } opcje.
       *[many] Pytanie do ciebie: { $text } { $n } opcji.
    }
table-more-lines =
    { $n ->
        [one] Wcześniej zaszło jeszcze { $n } zdarzenie.
        [few] Wcześniej zaszły jeszcze { $n } zdarzenia.
       *[many] Wcześniej zaszło jeszcze { $n } zdarzeń.
    }

table-take-back = Cofnij
table-take-back-ask = Poproś o cofnięcie
table-take-back-wanted = { $who } chce cofnąć odpowiedź. Zgadzasz się?
table-take-back-waiting = Prośba o cofnięcie odpowiedzi czeka na pozostałych.
table-take-back-others = { $who } chce cofnąć odpowiedź. Inni muszą się jeszcze zgodzić.
table-take-back-allow = Zgoda
table-take-back-refuse = Odmów

## Wokół planszy

table-about = Stół
table-tools = Ten stół
table-report = Zgłoś problem
table-report-what = Co jest nie tak?
table-report-about = Serwer zachowa twoje słowa wraz z całą grą w obecnym stanie, żeby można było to sprawdzić.
table-report-send = Wyślij
table-report-thanks = Dziękujemy! Zgłoszenie zachowano pod nazwą { $report }; gospodarz serwera może je sprawdzić.
table-concede = Poddaj grę
table-concede-sure = Poddajesz grę. Bot gra dalej za ciebie, żeby inni mogli skończyć. Tego nie można cofnąć.
table-leave = Odejdź od stołu
table-leave-sure = Bot gra dalej za ciebie. Dopóki trwa gra, możesz wrócić i odzyskać swoje miejsce.
table-play-on = Gram dalej
table-conceded = gra poddana
table-stand-in = gra bot ({ $level })
table-watching =
    { $n ->
        [one] Ogląda { $n } osoba
        [few] Oglądają { $n } osoby
       *[many] Ogląda { $n } osób
    }
table-spectator = Oglądasz. Widzisz to, co może wiedzieć każdy przy stole.
table-you-conceded = Gra poddana. Bot gra na twoim miejscu do końca.
table-stood-in = Bot ({ $level }) gra za ciebie.
table-return = Wracam do gry
table-while-away = Pod twoją nieobecność
table-replay-missed = Odtwórz to, co mnie ominęło
table-got-it = Rozumiem
table-frozen = Na serwerze coś się zepsuło i ten stół na razie nie przyjmuje ruchów. Nic nie przepadło: gra potoczy się dalej po ponownym uruchomieniu serwera.

table-log = Dziennik
table-log-talk = Rozmowa
table-log-empty = Jeszcze nic.
table-log-times = ×{ $n }
table-log-undone = Cofnięte:
table-log-newest = Do najnowszych
table-moment = Ta chwila w powtórce
table-speaker = { $name }:
table-said = { $name } mówi: { $text }
table-say = Powiedz coś
table-send = Wyślij
table-mute = Wycisz tę osobę
table-muted = Wyciszone: { $name }.
table-unmute = Cofnij wyciszenie

## Koniec

table-won = Zwycięstwo
table-score =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
table-out = poza grą
table-again = Zagraj jeszcze raz
table-rematch-wanted = { $who } chce zagrać jeszcze raz.
table-rematch-join = Zagraj znów razem
table-replay = Powtórka
table-record = Pobierz zapis

## Powtórki

table-replay-title = Powtórka: { $game }
table-replay-missing = Nie ma powtórki do pokazania
table-replay-list = Wszystkie powtórki
table-replay-controls = Odtwarzanie
table-replay-first = Na początek
table-replay-back = Krok wstecz
table-replay-play = Odtwarzaj
table-replay-pause = Pauza
table-replay-on = Krok naprzód
table-replay-last = Na koniec
table-replay-place = Miejsce w grze
table-replay-at = { $at } z { $last }
table-replay-speed = Szybkość
table-replay-times = { $n }×
table-replay-eyes = Oczami
table-replay-spectator = Widz
table-replay-open = Wszystkie karty odkryte
table-replay-return = Wróć do stołu
table-replay-share = Link do tej chwili
table-replay-asked = { $who }: { $text }
table-replay-answered = { $who }, odpowiedź: { $answer }
table-fair = Uczciwe tasowanie, sprawdzone w twojej przeglądarce
table-unfair = Tasowanie nie zgadza się z obietnicą
table-fair-about = Część serwera zgadza się z odciskiem podanym, zanim ktokolwiek usiadł, a karty rozdano ze wszystkich części razem.
table-fair-commitment = Odcisk podany przed początkiem
table-fair-server = Część serwera
table-fair-seat = Część od gracza: { $who }
table-fair-bot = Bot, bez części
table-fair-seed = Rozdano z

## Pomoc

table-help = Pomoc
table-help-digits = Odpowiedz opcją o tym numerze; 0 to dziesiąta.
table-help-two = Przy więcej niż dziesięciu opcjach: wpisz obie cyfry. Pojedyncza cyfra liczy się po chwili albo po naciśnięciu Enter.
table-help-walk = Przejdź przez wszystko na stole i wybierz.
table-help-enter = Daje czerwoną odpowiedź. Spacja robi to samo, gdy coś przepuszczasz.
table-help-number = Ustaw liczbę i odpowiedz klawiszem Enter.
table-help-look = Obejrzyj kartę, na której jest fokus.
table-help-undo = Cofnij ostatnią odpowiedź albo poproś o to.
table-help-why = Dlaczego czegoś nie można wybrać.
table-help-hint = Zapytaj, co byłoby dobre; jeszcze raz gasi świecę
table-help-log = Przejdź do dziennika.
table-help-chat = Powiedz coś.
table-help-help = Ta pomoc.
table-help-esc = Zamknij to, co otwarte.
table-help-glow = To, co świeci, można wybrać wprost na stole. Numer to klawisz, który odpowiada.
table-help-refused = Wskaż to, co nie świeci, a zobaczysz, dlaczego nie można tego teraz wybrać.
table-help-press = Długie naciśnięcie albo prawy przycisk myszy pokazuje kartę w powiększeniu.
table-help-tap = Na ekranie dotykowym pierwsze dotknięcie pokazuje kartę, drugie ją wybiera.

# Scena: pasek, dół stołu, szuflada.
table-name-you = { $name }, ty
table-your-move = Twój ruch
table-choose-there = Wybierz na stole
table-more-answers =
    { $n ->
        [one] Jeszcze jedna odpowiedź
        [few] Jeszcze { $n } odpowiedzi
       *[many] Jeszcze { $n } odpowiedzi
        [other] Jeszcze { $n } odpowiedzi
    }
table-number = Ile
table-less = Mniej
table-more = Więcej
# Takie same karty na ręce, czytane na głos.
table-pile = { $n } × { $card }
table-beside = Obok stołu
table-close = Zamknij
table-talk-unread =
    { $n ->
        [one] Czat, jedna nowa wiadomość
        [few] Czat, { $n } nowe wiadomości
       *[many] Czat, { $n } nowych wiadomości
        [other] Czat, { $n } nowej wiadomości
    }
table-log-earlier =
    { $n ->
        [one] Jeden wcześniejszy wpis
        [few] { $n } wcześniejsze wpisy
       *[many] { $n } wcześniejszych wpisów
        [other] { $n } wcześniejszego wpisu
    }
table-replay-offers =
    { $n ->
        [one] Jedna możliwa odpowiedź
        [few] { $n } możliwe odpowiedzi
       *[many] { $n } możliwych odpowiedzi
        [other] { $n } możliwej odpowiedzi
    }
# Heading of what comes before the first round or turn.
table-log-start = Przygotowanie

## Duża ręka: co jest w niej wyróżnione

table-hand-show = Pokaż w ręce
table-hand-all = Wszystkie
table-hand-playable = Do zagrania
table-hand-other = Inne
