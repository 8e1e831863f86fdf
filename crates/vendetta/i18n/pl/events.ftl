# Wiersze dziennika, bez kropki na końcu. Czas teraźniejszy: nie zdradza płci gracza.

event-because = { $what } ({ $by })

event-ambition = { $who } otrzymuje żeton ambicji
event-clan-offered = Klan do wyboru: { $clan }
event-relic-offered = Relikwia do wyboru: { $card }
event-clan-taken = { $who } wybiera klan: { $clan }
event-relic-taken = { $who } wybiera relikwię: { $card }
event-location-card = { $place } otrzymuje kartę miejsca: { $card }
event-round = Runda { $n }
event-phase = Faza: { $phase }
event-stage = { $place }: { $stage }
event-ally-appears = { $card } pojawia się { $at }
event-ally-leaves = { $card } odchodzi { $from } i opuszcza grę

event-drew = { $who } dobiera kartę „{ $card }”
event-drew-hidden = { $who } dobiera kartę
event-kept = { $who } bierze na rękę kartę „{ $card }”
event-put-under = { $who } odkłada na spód talii klanu kartę „{ $card }”
event-shuffled-in = { $who } wtasowuje do talii klanu kartę „{ $card }”
event-shuffled-in-hidden = { $who } wtasowuje kartę do talii klanu
event-looked = { $who } podgląda u gracza { $side } { $at } kartę „{ $card }”
event-looked-hidden = { $who } podgląda u gracza { $side } kartę { $at }
event-played =
    { $facing ->
        [down] { $who } dokłada { $at } zakrytą kartę „{ $card }”
       *[up] { $who } dokłada { $at } odkrytą kartę „{ $card }”
    }
event-played-hidden = { $who } dokłada { $at } zakrytą kartę
event-passed = { $who } nie ma kart na ręce i pasuje
event-blood-deployed = { $who } rozstawia { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi { $at }
event-tokens-turned =
    { $n ->
        [one] { $who } odwraca { $n } żeton Diabolizmu i rozstawia { $n } żeton krwi { $at }
        [few] { $who } odwraca { $n } żetony Diabolizmu i rozstawia { $n } żetony krwi { $at }
       *[many] { $who } odwraca { $n } żetonów Diabolizmu i rozstawia { $n } żetonów krwi { $at }
    }

event-gained = { $who } zyskuje { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-spent = { $who } wydaje { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-lost = { $who } traci { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-stolen = { $who } odbiera graczowi { $victim } { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-ignored = { $who } ignoruje efekt karty „{ $card }”
event-ignored-loss = { $who } ignoruje stratę żetonów krwi
event-added = { $who } rozstawia { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi z puli ogólnej { $at }
event-taken =
    { $goal ->
        [side] { $who } zabiera graczowi { $victim } do swojego obszaru { $n } { $n ->
                [one] rozstawiony żeton
                [few] rozstawione żetony
               *[many] rozstawionych żetonów
            } krwi { $at }
       *[pool] { $who } zabiera graczowi { $victim } do swojej puli { $n } { $n ->
                [one] rozstawiony żeton
                [few] rozstawione żetony
               *[many] rozstawionych żetonów
            } krwi { $at }
    }
event-discarded = { $who } odrzuca { $n } { $n ->
        [one] rozstawiony żeton
        [few] rozstawione żetony
       *[many] rozstawionych żetonów
    } krwi { $from }
event-blood-back = { $who } zabiera { $n } { $n ->
        [one] rozstawiony żeton
        [few] rozstawione żetony
       *[many] rozstawionych żetonów
    } krwi { $from } z powrotem do swojej puli
event-blood-moved = { $who } przenosi { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi { $from } { $to }
event-exchanged = { $who } zamienia żetony krwi { $at }: rozstawione { $deployed }, w puli { $pool }

event-influence-gained = { $who } zyskuje { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wpływów
event-influence-lost = { $who } traci { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wpływów
event-influence-given = { $who } oddaje graczowi { $taker } { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wpływów
event-frenzy = { $who } wpada w szał
event-frenzy-caused = { $who } za sprawą gracza { $causer } wpada w szał
event-drained =
    { $n ->
        [0] { $who } wysysa kartę „{ $card }” i nie zyskuje krwi
        [one] { $who } wysysa kartę „{ $card }” i zyskuje { $n } żeton krwi
        [few] { $who } wysysa kartę „{ $card }” i zyskuje { $n } żetony krwi
       *[many] { $who } wysysa kartę „{ $card }” i zyskuje { $n } żetonów krwi
    }
event-diablerie = { $who } dopuszcza się Diabolizmu i otrzymuje { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Diabolizmu
event-eliminated = { $who } odpada z gry
event-restored = { $who } przywraca do sojuszu kartę „{ $card }”
event-relic-used = { $who } używa relikwii „{ $card }”

event-token =
    { $token ->
        [withdraw] { $who } wybiera { $at } żeton „wycofaj”
       *[stay] { $who } wybiera { $at } żeton „zostań”
    }
event-token-changed =
    { $token ->
        [withdraw] { $who } jednak się wycofuje
       *[stay] { $who } jednak zostaje
    }
event-withdrew =
    { $n ->
        [0] { $who } wycofuje się { $from } bez kart
        [one] { $who } wycofuje się { $from } i przenosi { $n } kartę { $to }
        [few] { $who } wycofuje się { $from } i przenosi { $n } karty { $to }
       *[many] { $who } wycofuje się { $from } i przenosi { $n } kart { $to }
    }
event-withdrew-to-hand =
    { $n ->
        [0] { $who } wycofuje się { $from } bez kart
        [one] { $who } wycofuje się { $from } i bierze { $n } kartę z powrotem na rękę
        [few] { $who } wycofuje się { $from } i bierze { $n } karty z powrotem na rękę
       *[many] { $who } wycofuje się { $from } i bierze { $n } kart z powrotem na rękę
    }
event-revealed = { $who } odkrywa { $at } kartę „{ $card }”
event-left-down = { $who } pozostawia { $at } kartę zakrytą
event-turned-down = { $who } zakrywa { $at } kartę „{ $card }”
event-turned-down-hidden = { $who } zakrywa { $at } jedną kartę
event-to-hand = Na rękę gracza { $who } wraca karta „{ $card }”
event-to-hand-hidden = Na rękę gracza { $who } wraca karta
event-moved = { $who } przenosi kartę „{ $card }” { $to }
event-skips = { $who } pomija { $at } swoje efekty przygotowania i pokłosia
event-forestalled = { $who } do końca rundy nie traci krwi przez kartę „{ $card }”
event-assault = { $who }: wszystkie zakryte karty tego gracza { $at } mają siłę 4
event-bid = { $who } oferuje { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-lowest-bid = { $who } składa najniższą ofertę
event-picked =
    { $pick ->
        [skip] { $who } postanawia pominąć swoje efekty
        [steal] { $who } postanawia dać sobie odebrać żetony krwi
        [blood] { $who } postanawia oddać rozstawione żetony krwi
       *[influence] { $who } postanawia oddać żetony wpływów
    }
event-partner-left-out = { $who } nie obejmuje efektem swojego partnera

event-total = { $who } ma { $at } całkowitą siłę { $n }
event-ranked =
    { $rank ->
        [1] { $who } zwycięża { $at }
        [2] { $who } zajmuje drugie miejsce { $at }
       *[3] { $who } zajmuje trzecie miejsce { $at }
    }
event-ally-won = { $who } zdobywa poplecznika { $at }: { $card }
event-victim-drawn = { $who } dobiera ofiarę do swojego sojuszu
event-no-victim-left = { $who } nie dobiera ofiary: talia ofiar jest pusta
event-nobody-left = Nie ma już nikogo { $at }
event-cards-back = { $who } bierze z powrotem na rękę { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
event-score = { $who } uzyskuje wynik { $score }
event-won =
    { $n ->
        [one] { $who } wygrywa grę
       *[other] { $who } wygrywają grę
    }
