# Wiersze dziennika, bez kropki na końcu. Czas teraźniejszy: nie zdradza płci gracza.

event-because = { $what } ({ $by })

event-ambition = { $who } otrzymuje żeton ambicji
event-clan-offered = Klan do wyboru: { $clan }
event-relic-offered = Relikwia do wyboru: { $relic }
event-clan-taken = { $who } wybiera klan: { $clan }
event-relic-taken = { $who } wybiera relikwię: { $relic }
event-location-card = { $at-place } otrzymuje kartę miejsca: { $card }
event-round = Runda { $round }
event-phase = Faza: { $phase }
event-stage = { $at-place }: { $stage }
event-ally-appears = { $ally } pojawia się { $at }
event-ally-leaves = { $ally } odchodzi { $at-from } i opuszcza grę

event-drew = { $who } dobiera kartę „{ $card }”
event-drew-hidden = { $who } dobiera kartę
event-kept = { $who } bierze na rękę kartę „{ $card }”
event-put-under = { $who } odkłada na spód talii klanu kartę „{ $card }”
event-shuffled-in = { $who } wtasowuje do talii klanu kartę „{ $card }”
event-shuffled-in-hidden = { $who } wtasowuje kartę do talii klanu
event-saw-in-hand = { $who } widzi na ręce gracza { $side } kartę „{ $card }”
event-saw-in-hand-hidden = { $who } widzi kartę na ręce gracza { $side }
event-looked = { $who } podgląda u gracza { $side } { $at } kartę „{ $card }”
event-looked-hidden = { $who } podgląda u gracza { $side } kartę { $at }
event-played =
    { $down ->
        [yes] { $who } zagrywa { $at } zakrytą kartę „{ $card }”
       *[no] { $who } zagrywa { $at } odkrytą kartę „{ $card }”
    }
event-played-hidden = { $who } zagrywa { $at } zakrytą kartę
event-passed = { $who } nie ma kart na ręce i pasuje
event-blood-deployed = { $who } umieszcza { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi { $at }
event-tokens-turned =
    { $amount ->
        [one] { $who } odwraca { $amount } żeton Diabolizmu i umieszcza { $amount } żeton krwi { $at }
        [few] { $who } odwraca { $amount } żetony Diabolizmu i umieszcza { $amount } żetony krwi { $at }
       *[many] { $who } odwraca { $amount } żetonów Diabolizmu i umieszcza { $amount } żetonów krwi { $at }
    }

event-gained = { $who } zyskuje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-spent = { $who } wydaje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-lost = { $who } traci { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-stolen = { $who } odbiera graczowi { $from } { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-ignored = { $who } ignoruje efekt karty „{ $of }”
event-ignored-loss = { $who } ignoruje stratę żetonów krwi
event-added = { $who } umieszcza { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi z puli ogólnej { $at }
event-taken =
    { $deployed ->
        [yes] { $who } zabiera graczowi { $from } do swojego obszaru { $amount } { $amount ->
                [one] umieszczony żeton
                [few] umieszczone żetony
               *[many] umieszczonych żetonów
            } krwi { $at }
       *[no] { $who } zabiera graczowi { $from } do swojej puli { $amount } { $amount ->
                [one] umieszczony żeton
                [few] umieszczone żetony
               *[many] umieszczonych żetonów
            } krwi { $at }
    }
event-discarded = { $who } odrzuca { $amount } { $amount ->
        [one] umieszczony żeton
        [few] umieszczone żetony
       *[many] umieszczonych żetonów
    } krwi { $at-from }
event-blood-back = { $who } zabiera { $amount } { $amount ->
        [one] umieszczony żeton
        [few] umieszczone żetony
       *[many] umieszczonych żetonów
    } krwi { $at-from } z powrotem do swojej puli
event-blood-moved = { $who } przenosi { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi { $from } { $to }
event-exchanged = { $who } zamienia żetony krwi { $at }: umieszczone { $deployed }, w puli { $pool }

event-influence-gained = { $who } zyskuje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wpływów
event-influence-lost = { $who } traci { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wpływów
event-influence-given = { $who } oddaje graczowi { $to } { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wpływów
event-frenzy-alone = { $who } wpada w szał
event-frenzy = { $who } za sprawą gracza { $causer } wpada w szał
event-drained =
    { $blood ->
        [0] { $who } wysysa kartę „{ $card }” i nie zyskuje krwi
        [one] { $who } wysysa kartę „{ $card }” i zyskuje { $blood } żeton krwi
        [few] { $who } wysysa kartę „{ $card }” i zyskuje { $blood } żetony krwi
       *[many] { $who } wysysa kartę „{ $card }” i zyskuje { $blood } żetonów krwi
    }
event-diablerie = { $who } dopuszcza się Diabolizmu i otrzymuje { $tokens } { $tokens ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Diabolizmu
event-eliminated = { $who } odpada z gry
event-restored = { $who } przywraca do sojuszu kartę „{ $card }”
event-relic-used = { $who } używa relikwii „{ $relic }”

event-token =
    { $stays ->
        [no] { $who } wybiera { $at } żeton „wycofaj”
       *[yes] { $who } wybiera { $at } żeton „zostań”
    }
event-token-changed =
    { $stays ->
        [no] { $who } jednak się wycofuje
       *[yes] { $who } jednak zostaje
    }
event-withdrew =
    { $cards ->
        [0] { $who } wycofuje się { $at-from } bez kart
        [one] { $who } wycofuje się { $at-from } i przenosi { $cards } kartę { $to }
        [few] { $who } wycofuje się { $at-from } i przenosi { $cards } karty { $to }
       *[many] { $who } wycofuje się { $at-from } i przenosi { $cards } kart { $to }
    }
event-withdrew-to-hand =
    { $cards ->
        [0] { $who } wycofuje się { $at-from } bez kart
        [one] { $who } wycofuje się { $at-from } i bierze { $cards } kartę z powrotem na rękę
        [few] { $who } wycofuje się { $at-from } i bierze { $cards } karty z powrotem na rękę
       *[many] { $who } wycofuje się { $at-from } i bierze { $cards } kart z powrotem na rękę
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
event-bid = { $who } oferuje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
event-lowest-bid = { $who } składa najniższą ofertę
event-picked =
    { $pick ->
        [skip] { $who } postanawia pominąć swoje efekty
        [steal] { $who } postanawia dać sobie odebrać żetony krwi
        [blood] { $who } postanawia oddać umieszczone żetony krwi
       *[influence] { $who } postanawia oddać żetony wpływów
    }
event-partner-left-out = { $who } nie obejmuje efektem swojego partnera

event-total = { $who } ma { $at } całkowitą siłę { $total }
event-ranked =
    { $rank ->
        [1] { $who } zwycięża { $at }
        [2] { $who } zajmuje drugie miejsce { $at }
       *[3] { $who } zajmuje trzecie miejsce { $at }
    }
event-ally-won = { $who } zdobywa poplecznika { $at }: { $ally }
event-victim-drawn = { $who } dobiera ofiarę do swojego sojuszu
event-no-victim-left = { $who } nie dobiera ofiary: talia ofiar jest pusta
event-nobody-left = Nie ma już nikogo { $at }
event-cards-back = { $who } bierze z powrotem na rękę { $cards } { $cards ->
        [one] kartę
        [few] karty
       *[many] kart
    }
event-score = { $who } uzyskuje wynik { $score }
event-won =
    { $count ->
        [one] { $winners } wygrywa grę
       *[other] { $winners } wygrywają grę
    }
