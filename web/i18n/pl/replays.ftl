replays-title = Powtórki
replays-lead = Zakończone gry, które można obejrzeć ruch po ruchu, z każdego miejsca.
replays-game = Gra
replays-all-games = Wszystkie gry
replays-whose = Czyje
replays-all = Wszystkich
replays-mine = Moje
replays-count = { $n ->
    [0] Brak powtórek
    [one] { $n } powtórka
    [few] { $n } powtórki
    [many] { $n } powtórek
   *[other] { $n } powtórki
}
replays-watch = Obejrzyj
replays-download = Zapis
replays-none = Nie ma jeszcze zakończonych gier.
replays-none-mine = Nie masz jeszcze żadnej zakończonej gry.
replays-play = Zagraj
