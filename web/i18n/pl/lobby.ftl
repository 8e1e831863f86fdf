lobby-title = Poczekalnia
lobby-lead = Publiczne stoły i ludzie, z którymi można porozmawiać.
lobby-new = Otwórz stół
lobby-tables = Stoły
lobby-filter-game = Gra
lobby-filter-status = Pokaż
lobby-all-games = Wszystkie gry
lobby-show-all = Wszystko
lobby-show-open = Czekające na graczy
lobby-show-playing = W trakcie gry
lobby-count = { $n ->
    [0] Brak stołów
    [one] { $n } stół
    [few] { $n } stoły
    [many] { $n } stołów
   *[other] { $n } stołu
}
lobby-none = Nie ma otwartych stołów. Otwórz własny albo zagraj od razu z botami.
lobby-none-such = Takiego stołu teraz nie ma. Otwórz go, a inni go zobaczą.
lobby-play-bots = Zagraj z botami

lobby-table = { $game }, gospodarz: { $host }
lobby-status-open = Czeka na graczy
lobby-status-playing = W trakcie gry
lobby-status-over = Koniec gry
lobby-status-frozen = Zatrzymany
lobby-watching = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
}
lobby-seats = Miejsca
# The name of a variant comes in the nominative.
lobby-without = wyłączone: { $variant }
lobby-clock = z zegarem
lobby-no-take-back = bez cofania
lobby-join = Dołącz
lobby-watch = Obejrzyj
lobby-return = Wróć na swoje miejsce

lobby-talk = Rozmowa
lobby-say = Powiedz coś
lobby-send = Wyślij
lobby-silence = Ostatnio nikt nic nie mówił.
lobby-mute = Wycisz: { $name }
lobby-muted = Wyciszeni
lobby-unmute = Przestań wyciszać: { $name }

lobby-new-title = Nowy stół
lobby-new-lead = Wszystko ma dobre ustawienia domyślne: wystarczy przycisk na końcu.
lobby-new-game = Gra
lobby-who-plays = Kto gra
lobby-who-plays-about = Wolne miejsca może zająć każdy, kto ma link; można je też później oddać botom.
lobby-players = Miejsca
lobby-count-teams = { $n } (drużyny)
lobby-teams-about = Gra się w parach: osoba siedząca naprzeciwko jest twoim partnerem.
lobby-seat = Miejsce { $seat }
lobby-seat-you = Ty
lobby-seat-free = Wolne
lobby-seat-who = Kto zajmuje miejsce { $seat }
lobby-seat-deck = Talia miejsca { $seat }
lobby-your-deck = Twoja talia
lobby-any-deck = Dowolna talia
lobby-fill = Oddaj wszystkie wolne miejsca botom
lobby-only-watch = Tylko oglądam
lobby-only-watch-about = Otwierasz stół i rozpoczynasz grę, ale nie zajmujesz miejsca.
lobby-who-may = Kto może przyjść
lobby-open = Stół jest otwarty
lobby-open-private = Dla osób z linkiem
lobby-open-private-about = Stołu nie widać w poczekalni.
lobby-open-public = Dla wszystkich
lobby-open-public-about = Stół widać w poczekalni i każdy może zająć wolne miejsce.
lobby-spectators = Widzowie
lobby-spectators-about = Inni mogą oglądać. Nie widzą kart na ręce ani kart zakrytych.
lobby-time = Czas i zwyczaje
lobby-clock-rule = Zegar
lobby-clock-none = Bez zegara
lobby-clock-none-about = Każdy myśli, ile chce.
lobby-clock-decision = Na każdą decyzję
lobby-clock-decision-about = Gdy czas minie, tę jedną decyzję podejmie bot.
lobby-clock-player = Na całą grę
lobby-clock-player-about = Gdy komuś skończy się czas, dalej gra za niego bot.
lobby-clock-each = Czas na decyzję
lobby-clock-whole = Czas na grę
lobby-clock-more = Dodatek za każdą odpowiedź
lobby-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
lobby-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
lobby-absent = Gdy kogoś nie ma przez minutę
lobby-absent-bot = Zastępuje go bot
lobby-absent-bot-about = Oddaje miejsce po powrocie gracza.
lobby-absent-wait = Stół czeka
lobby-absent-wait-about = Dla gier w gronie znajomych.
lobby-pace = Jak szybko odpowiadają boty
lobby-pace-calm = Spokojnie
lobby-pace-calm-about = Na tyle wolno, żeby można było nadążyć.
lobby-pace-instant = Natychmiast
lobby-pace-instant-about = Tak szybko, jak potrafią.
lobby-take-back = Cofanie ruchów
lobby-take-back-ask = Dozwolone
lobby-take-back-ask-about = Swobodnie, dopóki nikt się przez to niczego nie dowiedział; potem za zgodą pozostałych.
lobby-take-back-never = Nigdy
lobby-take-back-never-about = Co zagrane, to zagrane.
lobby-hints = Co byłoby dobre?
lobby-hints-alone = Z botami
lobby-hints-alone-about = Pytać może ten, kto gra z samymi botami.
lobby-hints-everybody = Wszyscy
lobby-hints-everybody-about = Każdy może pytać; inni to widzą.
lobby-hints-never = Nigdy
lobby-hints-never-about = Nikt nie dostaje podpowiedzi.
lobby-variants = Warianty
lobby-variants-about = Bez zmian obowiązują zwykłe zasady.
lobby-open-table = Otwórz stół
lobby-start-now = Rozpocznij grę
