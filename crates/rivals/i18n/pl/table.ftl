# Stół, a także nazwy miejsc, faz, kroków i wariantów. Stół ma 80 kolumn, więc wszystko tu jest
# krótkie.

# $seat to litera. Nazwa gracza jest w mianowniku: stoi jako podmiot albo po słowie „gracz” w
# odpowiednim przypadku.
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
table-claim-step = Faza akcji, sięganie po tytuł Księcia
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

# Ulice.
table-streets = Ulice
table-city-deck = talia miasta { $n }
table-city-discard = odrzucone { $n }
table-city-burned = spalone { $n }
table-streets-empty = nikogo i niczego
# Śmiertelnik z Krwią i punktami Planu, których jest wart (jeśli jest).
table-mortal = { $card } (Krew { $blood }, Plan { $agenda })
table-prey = { $card } (Krew { $blood })
table-mortals = Śmiertelnicy: { $list }
# Wydarzenie trwałe; zostaje spalone w następnej turze gracza $who.
table-event = { $card } (do tury gracza { $who })
table-events = Wydarzenia: { $list }
table-prince-free = { $title }: do wzięcia
# Przed wampirami z grupy gracza $who.
table-party = { $who }:

# Wampir: Krew/Potencja Krwi, pierwsze litery atrybutów (objaśnia je table-legend), znaki i karty
# dołączone. Znaki mówią o słowie „wampir”, stąd rodzaj męski.
table-vampire = { $card } { $blood }/{ $potency }
table-attributes = F{ $physical } S{ $social } U{ $mental }
table-attached = [{ $list }]
mark-influence = wpływy { $n }
mark-secrecy = Dyskrecja { $n }
mark-wounded = ranny
mark-leader = Przywódca
mark-exhausted = wyczerpany
mark-no-influence = bez wpływów
mark-unblockable = nie do zablokowania
mark-agenda = Plan +{ $n }
# Karta, a nie wampir.
table-exhausted = { $card } (wyczerpana)

# Co się dzieje. $who i $foe to litery graczy.
table-attack = Atakuje { $vampire } ({ $who }), cel: { $target } ({ $foe })
table-attack-mortal = Atakuje { $vampire } ({ $who }), cel: { $target }
table-attack-begins = Atakuje { $vampire } ({ $who })
table-attack-card = karta: { $card }
table-attack-reaction = Reakcja: { $card }
table-attack-intel = Wywiad { $n }
table-attack-blocker = blokuje { $vampire }
table-attack-bonus = +{ $n } do obrażeń
table-face-down = [zakryta]
table-claim = Po tytuł Księcia sięga { $vampire }
table-scheme = Intryga: { $card } ({ $vampire })
table-scheme-named = wskazani: { $list }
table-scheme-yes = TAK: { $list }
table-scheme-no = NIE: { $list }
table-scheme-open = bez odpowiedzi: { $list }
# Co gracz wniósł do Intrygi; $n to widoczne wpływy, a $vote to, co już napisano.
table-vote = { $who } { $n }
table-vote-fist = { $vote } + { $n } w dłoni
table-vote-fist-closed = { $vote } + zaciśnięta dłoń
table-vote-card = { $vote } + { $card }
table-promise =
    { $promise ->
        [yes] { $who } obiecuje TAK
        [no] { $who } obiecuje NIE
        [intel] { $who } obiecuje Wywiad przeciw graczowi { $whom }
       *[peace] { $who } obiecuje pokój graczowi { $whom } (Plan poniżej { $n })
    }
table-promises = Obietnice: { $list }

# Gracz.
table-them = { $who }
table-you = { $who }, ty
table-knocked-out = poza grą
table-prestige = Prestiż { $n }
# $most punktów Planu daje zwycięstwo.
table-agenda-points = Plan { $n }/{ $most }
table-rival = Rywal: { $who }
# Wampiry poznaje się po rewersach.
table-hand-size =
    { $vampires ->
        [0] ręka { $n }
        [one] ręka { $n } ({ $vampires } wampir)
        [few] ręka { $n } ({ $vampires } wampiry)
       *[many] ręka { $n } ({ $vampires } wampirów)
    }
table-library-size = Biblioteka { $n }
table-faction-size = talia frakcji { $n }
table-discard-size = odrzucone { $n }
table-haven = Schronienie: { $card }
table-agenda-card = Karta Planu: { $card }
# Zakryta karta, którą jej gracz zna.
table-down = [{ $card }]
table-hidden = [?]
# Przed wampirami, które tam są.
table-at-home = W Schronieniu:
table-in-torpor = W letargu:
table-ongoing = Trwałe: { $list }
# Karta z żetonami.
table-tokens = { $card } +{ $n }
table-conspiracies = Zakryte: { $list }
# $nth to numer zakrytej karty, $n to Prestiż na niej, $need to Prestiż potrzebny.
table-conspiracy = { $nth }. { $card } { $n }/{ $need }
table-conspiracy-hidden = { $nth }. [?] Prestiż { $n }
# $list to litery graczy, którzy dołożyli Prestiż albo widzieli kartę; $card to, co już napisano.
table-contributors = { $card } (wkład: { $list })
table-shown-to = { $card } (pokazana: { $list })
table-times = { $n } × { $card }
table-hand = Ręka: { $list }
table-your-hand = Twoja ręka: { $list }
table-hand-known = Znane z ręki: { $list }
# Karty jednego rodzaju na ręce; wampir z Potencją Krwi.
table-hand-kind = { $kind }: { $list }
table-hand-vampire = { $card } { $n }
table-library-top = Na wierzchu Biblioteki: { $card }
table-faction-top = Na wierzchu talii frakcji: { $card }
table-library-under = Na spodzie Biblioteki: { $list }
table-faction-under = Na spodzie talii frakcji: { $list }
table-legend = 3/5: Krew/Potencja Krwi. F S U: fizyczny, społeczny, umysłowy. [ ]: dołączone.

# Warianty i opcje, każda z jednym zdaniem.
variant-custom = Własne przygotowanie
    .about = Schronienie, pierwszego wampira i Plan wybiera się w tajemnicy, a Plan pozostaje zakryty.
variant-errata = Errata
    .about = Siedem kart działa według późniejszej treści.
variant-bluffs = Blefy
    .about = W ataku można wyłożyć zakrytą dowolną kartę z Biblioteki; niedozwolona zostaje odrzucona.
variant-promises = Obietnice
    .about = Podczas Intrygi gracze mogą składać wiążące obietnice.

# Something that was settled in one line: how it began, and what came of it.
summary = { $what }: { $results }
