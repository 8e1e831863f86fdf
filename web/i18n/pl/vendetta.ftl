# Stół Vendetty.

# Outside the table
vendetta-name = Vendetta
vendetta-about = Klany walczą o dzielnice miasta. Dokładaj w tajemnicy karty i krew, zdobywaj popleczników i zakończ grę z największymi wpływami.
vendetta-variant-location-cards = Karty miejsc
vendetta-variant-relics = Relikwie
vendetta-variant-teams = Drużyny
vendetta-variant-homemade = Karty domowe
vendetta-variant-deploying-may-empty-own-pool = Rozstawianie może opróżnić pulę
vendetta-variant-blood-alone-is-ranked = Sama krew daje miejsce w rankingu
vendetta-variant-zero-power-players-are-ranked = Siła 0 daje miejsce w rankingu
vendetta-variant-triggers-after-whole-play = Reakcje po całym zagraniu

# Stan gry
vendetta-round = Runda { $round } z { $rounds }
vendetta-step =
    { $step ->
        [start] Początek gry
        [clans] Wybór klanów
        [relics] Wybór relikwii
       *[over] Koniec gry
    }
vendetta-phases = Fazy rundy
vendetta-phase =
    { $phase ->
        [feed] Żer
        [location-setup] Uzupełnienie dzielnic
        [hand-management] Zarządzanie ręką
        [planning] Planowanie
        [resolution] Rozstrzygnięcie
       *[end-of-round] Koniec rundy
    }
vendetta-planning = Planowanie, tura { $turn } z { $turns }
vendetta-stages = Etapy dzielnicy
vendetta-stage =
    { $stage ->
        [withdraw] Wycofanie
        [revelation] Odkrycie
        [preparation] Przygotowanie
        [conflict] Starcie
       *[aftermath] Pokłosie
    }
vendetta-victims-left =
    { $n ->
        [one] Została { $n } ofiara
        [few] Zostały { $n } ofiary
       *[many] Zostało { $n } ofiar
    }
vendetta-turn-order = Kolejność graczy
vendetta-in-order =
    { $you ->
        [yes] { $who }, ty
       *[no] { $who }
    }{ $ambition ->
        [yes] , żeton ambicji
       *[no] {""}
    }{ $state ->
        [waited] , stół czeka na tę decyzję
        [done] , ta tura już rozegrana
       *[none] {""}
    }

# Gracze
vendetta-players = Gracze
vendetta-opponents = Przeciwnicy
vendetta-own = Twoja strona stołu
vendetta-you = { $who }, ty
vendetta-partner = partner
vendetta-eliminated = poza grą
vendetta-ambition = Żeton ambicji: pierwsze miejsce w kolejności graczy
vendetta-more = Więcej: { $who }
vendetta-blood = Krew w puli: { $n }
vendetta-influence = Żetony wpływów: { $n }
vendetta-score = Wynik { $n }, gdyby gra skończyła się teraz: żetony, sojusz i wyssane karty, minus Diabolizm
vendetta-hand-size =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
vendetta-deck-size =
    { $n ->
        [one] { $n } karta w talii klanu
        [few] { $n } karty w talii klanu
       *[many] { $n } kart w talii klanu
    }
vendetta-tokens =
    { $n ->
        [one] { $n } żeton Diabolizmu
        [few] { $n } żetony Diabolizmu
       *[many] { $n } żetonów Diabolizmu
    }{ $turned ->
        [0] {""}
       *[other] , odwrócone: { $turned }
    }
vendetta-alliance = Sojusz
vendetta-drained = Wyssane
vendetta-no-alliance = Brak sojuszu
vendetta-relic-used = Relikwia użyta
vendetta-hand = Ręka
vendetta-seen = Karty klanu, które wszyscy widzieli
vendetta-nothing = Na razie żadne

# Karty
vendetta-a-card = Karta
vendetta-card =
    { $state ->
        [unknown] Zakryta karta
        [down] { $card }, zakryta
        [drained]
            { $n ->
                [1] { $card }, wyssana
               *[other] { $n } × { $card }, wyssane
            }
       *[up]
            { $n ->
                [1] { $card }
               *[other] { $n } × { $card }
            }
    }
vendetta-card-of = { $card } (gracza { $owner })
vendetta-your-hand =
    { $n ->
        [one] Twoja ręka: { $n } karta
        [few] Twoja ręka: { $n } karty
       *[many] Twoja ręka: { $n } kart
    }
vendetta-empty-hand = Twoja ręka jest pusta.
vendetta-under =
    { $n ->
        [one] Spód twojej talii: { $n } karta
        [few] Spód twojej talii, od góry: { $n } karty
       *[many] Spód twojej talii, od góry: { $n } kart
    }

# Dzielnice
vendetta-districts = Dzielnice
vendetta-place =
    { $place ->
        [haven] Schronienie Księcia
       *[other] Dzielnica { $place }
    }
vendetta-no-ally = Bez poplecznika
vendetta-nobody = Nikogo tu nie ma.
vendetta-blood-here = Rozstawiona krew: { $n }
vendetta-total = Całkowita siła { $n }
vendetta-stays = Zostaje

# Przygotowanie gry
vendetta-clans-on-offer = Klany do wyboru
vendetta-relics-on-offer = Relikwie do wyboru
vendetta-clan-cards = Karty klanu { $clan }
vendetta-clan =
    { $clan ->
        [brujah] Brujah
        [gangrel] Gangrel
        [malkavian] Malkavian
        [nosferatu] Nosferatu
        [toreador] Toreador
        [tremere] Tremere
       *[ventrue] Ventrue
    }
vendetta-clan-about =
    { $clan ->
        [brujah] Czysta siła. Rywale tracą krew, a ich szał to twój zysk.
        [gangrel] Walczy umieszczoną krwią: dodaje jej, podwaja i sprowadza z powrotem.
        [malkavian] Burzy każdy plan. Zagrywa całe ręce, zakrywa karty, zabiera cudze.
        [nosferatu] Kryje się i wymyka. Wycofuje się z zyskiem i zjawia się w Schronieniu.
        [toreador] Żyje sojuszem: im więcej popleczników i ofiar, tym silniejsze karty.
        [tremere] Za wielką siłę płaci własną krwią, a rywale płacą razem z nim.
       *[ventrue] Rządzi, stawiając warunki. Rywale wybierają mniejsze zło, a najsilniejsze karty milkną.
    }

# Słowa pod liczbami, jak najkrótsze
vendetta-word-blood = krew
vendetta-word-influence = wpływy
vendetta-word-score = wynik teraz
vendetta-word-hand = na ręce
vendetta-word-diablerie = diabolizm
vendetta-word-power = siła
vendetta-if-played = po zagraniu
vendetta-at-zero = przy 0 wpadasz w szał
vendetta-plays =
    { $turn ->
        [1] grasz jako pierwszy
        [2] grasz jako drugi
        [3] grasz jako trzeci
        [4] grasz jako czwarty
        [5] grasz jako piąty
       *[other] grasz jako szósty
    }

# Dzielnica i jej wynik
vendetta-resolving = Rozstrzyganie: { $place }
vendetta-rewards-here = Nagrody
vendetta-rank = { $rank }.
vendetta-unranked = bez miejsca
# $card to ally, victim albo none; dalej stoi znak wpływów.
vendetta-reward =
    { $card ->
        [ally] sojusznik +{ $n }
        [victim] ofiara +{ $n }
       *[none] +{ $n }
    }
vendetta-goes-first = gra pierwszy
vendetta-gain =
    { $card ->
        [ally] +{ $n }, sojusznik
        [victim] +{ $n }, ofiara
       *[none] +{ $n }
    }
vendetta-hidden =
    { $n ->
        [one] jedna zakryta
        [few] { $n } zakryte
       *[many] { $n } zakrytych
        [other] { $n } zakrytej
    }
vendetta-total-hidden =
    { $hidden ->
        [one] Znana siła { $n }, jedna karta zakryta
        [few] Znana siła { $n }, { $hidden } karty zakryte
       *[many] Znana siła { $n }, { $hidden } kart zakrytych
        [other] Znana siła { $n }, { $hidden } karty zakrytej
    }
vendetta-result-you = Wygrywasz, { $total } do { $other }
vendetta-result-you-alone = Wygrywasz bez walki
vendetta-result-yours = Wygrywa { $who }, { $total } do twoich { $mine }
vendetta-result-other = Wygrywa { $who }, { $total } do { $other }
vendetta-result-alone = Wygrywa { $who }, bez walki
vendetta-result-nobody = Nikt tu nie wygrał
vendetta-result-missed = Do wygranej brakło { $n } siły.
vendetta-worth = wart { $n }
vendetta-feeds = karmi { $n }
vendetta-ally-went =
    { $you ->
        [yes] { $ally } przechodzi na twoją stronę
       *[no] { $ally } przechodzi na stronę: { $who }
    }
