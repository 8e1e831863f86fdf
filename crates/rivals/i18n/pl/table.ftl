# Stół, a także nazwy miejsc, faz, kroków i wariantów. Stół ma 80 kolumn, więc wszystko tu jest
# krótkie.

# Nazwa gracza jest w mianowniku: stoi jako podmiot albo po słowie „gracz” w odpowiednim przypadku.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

list-more = { $list }, { $item }
list-end = { $list } i { $item }

phase-beginning = Faza początkowa
phase-action = Faza akcji
phase-end = Faza końcowa

table-turn = Tura { $turn }, { $who }: { $step }
table-start = Początek gry
table-leaders = Wybór Przywódców
table-over = Koniec gry
table-joining = Faza akcji, Spiski
table-attack-step = Faza akcji, atak
table-claim-step = Faza akcji, walka o tytuł Księcia
table-scheme-step = Faza akcji, Intryga
table-torpor-step = Krok letargu i leczenia
table-turn-end-step = Krok końca tury
table-antagonist-step = Krok antagonistów
table-draw-step = Krok dobierania
table-actions =
    { $n ->
        [one] została { $n } akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    }
table-first-player = pierwszy gracz: { $who }

# Ulice.
table-streets = Ulice
table-city-deck = talia miasta { $n }
table-city-discard = odrzucone { $n }
table-city-burned = spalone { $n }
table-streets-empty = nikogo i niczego
table-mortal = { $card } (Krew { $blood }, Plan { $agenda })
table-mortals = Śmiertelnicy: { $list }
table-event = { $card } (do tury gracza { $who })
table-events = Wydarzenia: { $list }
table-prince-free = Książę Miasta: do wzięcia
table-party = { $who }: { $list }

table-vampire = { $card } { $blood }/{ $potency }
table-vampire-marks = { $vampire } ({ $marks })
table-vampire-attached = { $vampire } [{ $attached }]
# Znaki wampirów są bez rodzaju: wampiry są obu płci.
mark-leader = Przywódca
mark-exhausted = wyczerpanie
mark-no-influence = bez wpływów
mark-unblockable = nie do zablokowania
mark-agenda = Plan +{ $n }
table-exhausted = { $card } (wyczerpana)

# Co się dzieje.
table-attack = Atakuje { $vampire } (gracz { $who }), cel: { $target }
table-attack-type = { $type }
table-attack-card = karta: { $card }
table-attack-reaction = Reakcja: { $card }
table-attack-intel = Wywiad { $n }
table-attack-blocker = blokuje { $vampire }
table-face-down = [zakryta]
table-claim = Po tytuł Księcia sięga { $vampire }
table-scheme = Intryga: { $card } (gracz { $who })
table-scheme-yes = TAK: { $list }
table-scheme-no = NIE: { $list }
table-scheme-side = { $who } { $n }
table-scheme-hidden = { $who } { $n } + ukryte
table-promise =
    { $promise ->
        [yes] { $who } obiecuje TAK
        [no] { $who } obiecuje NIE
        [intel] { $who } obiecuje Wywiad przeciw graczowi { $whom }
       *[peace] { $who } obiecuje graczowi { $whom } pokój, póki Plan poniżej { $n }
    }
table-promises = Obietnice: { $list }

# Gracz.
table-them = { $who }
table-you = { $who }, ty
table-knocked-out = poza grą
table-prestige = Prestiż { $n }
table-agenda-points = Plan { $n }
table-rival = Rywal: { $who }
table-hand-size = ręka { $n }
table-library-size = Biblioteka { $n }
table-faction-size = talia frakcji { $n }
table-discard-size = odrzucone { $n }
table-haven = Schronienie: { $card }
table-agenda-card = Plan: { $card }
table-down = [{ $card }]
table-hidden = [?]
table-at-home = W Schronieniu: { $list }
table-in-torpor = W letargu: { $list }
table-ongoing = Trwałe: { $list }
table-tokens = { $card } +{ $n }
table-conspiracies = Zakryte: { $list }
table-conspiracy = { $nth }. { $card } +{ $n }
table-contributors = { $card } (dołożyli: { $list })
table-nothing = nic
table-times = { $n } × { $card }
table-hand = Ręka: { $list }
table-your-hand = Twoja ręka: { $list }
table-discarded = Stos kart odrzuconych: { $list }
table-legend = Liczby: Krew/Potencja Krwi. [ ] po wampirze: karty dołączone, inaczej zakryte.

variant-custom = Własne przygotowanie
    .about = Schronienie, pierwszego wampira i Plan wybiera się w tajemnicy, a Plan pozostaje zakryty.
variant-errata = Errata
    .about = Siedem kart ma późniejszą treść.
variant-bluffs = Blefy
    .about = W ataku można wyłożyć zakrytą dowolną kartę Biblioteki; niedozwolona zostaje odrzucona.
variant-promises = Obietnice
    .about = Podczas Intrygi gracze mogą składać wiążące obietnice.
