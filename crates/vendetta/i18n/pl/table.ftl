# Stół, a także nazwy faz, etapów i wariantów.

phase-feed = Żer
phase-location-setup = Uzupełnienie dzielnic
phase-hand-management = Zarządzanie ręką
phase-planning = Planowanie
phase-resolution = Rozstrzygnięcie
phase-end-of-round = Koniec rundy

stage-withdraw = Wycofanie
stage-revelation = Odkrycie
stage-preparation = Przygotowanie
stage-conflict = Starcie
stage-aftermath = Pokłosie

table-round = Runda { $round }: { $step }
table-start = Początek gry
table-clans = Wybór klanów
table-relics = Wybór relikwii
table-over = Koniec gry
table-planning = Planowanie, tura { $turn } z { $turns }
table-end-of-planning = Koniec planowania
table-stage = { $place }, { $stage }

table-order = Kolejność graczy: { $list }
table-ambition = { $who } (żeton ambicji)
table-offer-clans = Klany do wyboru: { $list }
table-offer-relics = Relikwie do wyboru: { $list }
table-victims-left = Ofiary w talii: { $n }

table-ally = { $card }: { $kind }, wpływy { $influence }, żer { $feed }; po wyssaniu: krew { $blood }, wpływy { $after }
table-no-ally = bez poplecznika
table-location-card = karta miejsca: { $card }
table-nobody = nikogo tu nie ma
table-blood-here = krew { $n }
table-total = całkowita siła { $n }
table-winner = zwycięstwo

table-card = { $card } { $power } { $mark }
table-card-down = [{ $card } { $power } { $mark }]
table-card-hidden = [?]
table-card-of = { $card } (gracza { $owner })
mark-preparation = Prz
mark-conflict = Sta
mark-aftermath = Pok
mark-passive = Pas
table-legend = Liczba: siła. Prz, Sta, Pok: działa w tym etapie. Pas: pasywna. [ ]: zakryta.

table-them = { $who }
table-you = { $who }, ty
table-eliminated = poza grą
table-pool = krew { $n }
table-influence = wpływy { $n }
table-score = wynik { $n }
table-hand-size = ręka { $n }
table-deck-size = talia { $n }
table-tokens = żetony Diabolizmu { $n }
table-tokens-turned = żetony Diabolizmu { $n } (odwrócone: { $turned })
table-partner = partner: { $who }
table-alliance = Sojusz: { $list }
table-drained = Wyssane: { $list }
table-relic = Relikwia: { $card }
table-relic-used = Relikwia: { $card } (użyta)
table-nothing = nic
table-times = { $n } × { $card }
table-hand = Ręka: { $list }
table-your-hand = Twoja ręka: { $list }
table-drawn = Do wyboru: { $list }
table-under = Spód talii, od góry: { $list }

variant-location-cards = Karty miejsc
    .about = Każda dzielnica oprócz Schronienia Księcia otrzymuje kartę, która działa przez całą grę.
variant-relics = Relikwie
    .about = Każdy gracz wybiera relikwię, której może użyć raz na grę.
variant-teams = Drużyny
    .about = Gracze siedzący naprzeciwko siebie są partnerami i wygrywają razem.
variant-homemade = Karty domowe
    .about = Do gry mogą trafić karty wymyślone na potrzeby Elysium w miejsce nieznanych kart drukowanych.
variant-deploying-may-empty-own-pool = Rozstawianie może opróżnić pulę
    .about = Gracz może umieścić ostatni żeton krwi ze swojej puli, po czym wpada w szał.
variant-blood-alone-is-ranked = Sama krew daje miejsce w rankingu
    .about = Gracz, który ma żetony krwi, ale nie ma karty, bierze udział w rankingu siły w każdej dzielnicy, nawet przeciw jednej karcie.
variant-zero-power-players-are-ranked = Siła 0 daje miejsce w rankingu
    .about = Gracz z całkowitą siłą 0 bierze udział w rankingu siły.
variant-triggers-after-whole-play = Reakcje po całym zagraniu
    .about = Karty reagują na dołożenie karty dopiero po dołożeniu żetonów krwi.

# A resolved location in one line: $totals are all totals, the highest first.
summary-won = { $place }: wygrywa { $who }, { $totals }
summary-won-with = { $place }: wygrywa { $who }, { $totals }; { $gains }
summary-influence = wpływy +{ $n }
summary-nobody = { $place }: nikt nie został
