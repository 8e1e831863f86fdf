fate-most-points =
    { $count ->
        [one] { $winners } wygrywa: punkty { $points }, dalej { $others }: { $less }.
       *[other] { $winners } wygrywają: łącznie punkty { $points }, dalej { $others }: { $less }.
    }
fate-more-blood =
    { $count ->
        [one] Remis w punktach ({ $points }): { $winners } i { $others }. O zwycięstwie decyduje krew w puli: { $winners } wygrywa { $blood } do { $less }.
       *[other] Remis w punktach ({ $points }) z drużyną { $others }. O zwycięstwie decyduje krew w pulach: { $winners } wygrywają { $blood } do { $less }.
    }
fate-turn-order =
    { $count ->
        [one] Remis w punktach ({ $points }) i krwi ({ $blood }): { $winners } i { $others }. { $winners } wygrywa dzięki kolejności graczy.
       *[other] Remis w punktach ({ $points }) i krwi ({ $blood }) z drużyną { $others }. { $winners } wygrywają dzięki kolejności graczy.
    }
fate-wins-ties =
    { $count ->
        [one] Remis w punktach ({ $points }) i krwi ({ $blood }): { $winners } i { $others }. { $winners } wygrywa, bo „{ $card }” wygrywa remisy.
       *[other] Remis w punktach ({ $points }) i krwi ({ $blood }) z drużyną { $others }. { $winners } wygrywają, bo „{ $card }” wygrywa remisy.
    }
fate-last-left =
    { $count ->
        [one] Wszyscy inni odpadli z gry, więc { $winners } od razu wygrywa.
       *[other] Wszyscy inni odpadli z gry, więc { $winners } od razu wygrywają.
    }
fate-third-token = { $who } wysysa kartę „{ $card }”: to trzeci żeton Diabolizmu, a z trzema odpada się z gry.
fate-third-token-in-frenzy = { $who } za sprawą gracza { $by } wpada w szał i wysysa kartę „{ $card }”: to trzeci żeton Diabolizmu, a z trzema odpada się z gry.
fate-third-token-in-frenzy-alone = { $who } w szale wysysa kartę „{ $card }”: to trzeci żeton Diabolizmu, a z trzema odpada się z gry.

origin-influence = wpływy
origin-allies = poplecznicy
origin-victims = ofiary
origin-drained = wyssani
origin-relic = relikwia
origin-diablerie = Diabolizm

track-score = Wynik
track-blood = Krew
track-influence = Żetony wpływów
chapter-round = Runda { $round }: planowanie
axis-round = Runda { $round }
chapter-stage = { $at-place }
