games-title = Twoje gry
games-lead = Najpierw te, które na ciebie czekają.
games-finished = Niedawno zakończone
games-all-finished = Wszystkie zakończone gry
games-none = Nie masz jeszcze żadnych gier.
games-your-turn = Twoja kolej
games-turn-of = Teraz gra: { $names }
games-goes-on = Gra toczy się dalej
games-open = Czeka na graczy
games-start = Są już wszyscy: można zaczynać
games-invited = { $host } chce zagrać jeszcze raz
games-stopped = Wstrzymana
games-won = { $n ->
    [one] Wygrywa: { $names }
    [few] Wygrywają: { $names }
    [many] Wygrywają: { $names }
   *[other] Wygrywają: { $names }
}
games-nobody-won = Nikt nie wygrał
games-go-on = Graj dalej
games-join = Dołącz
games-look = Zobacz wynik
games-replay = Powtórka
# A notification of the browser.
games-notify = Twoja kolej: { $game }
