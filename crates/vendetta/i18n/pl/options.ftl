# Opcje, krótko.

option-keep = Weź kartę „{ $card }”
option-give = Zatrzymaj jeszcze jedną, a oddaj kartę „{ $card }”
option-under = Odłóż na spód talii kartę „{ $card }”
option-play = Dołóż kartę „{ $card }”
option-resolve = Rozpatrz kartę „{ $card }”
option-turn = Zakryj kartę „{ $card }”
option-take = Weź z powrotem kartę „{ $card }”
option-shuffle = Wtasuj kartę „{ $card }”
option-target = Karta „{ $card }” gracza { $side }
option-use = Użyj relikwii „{ $card }”
option-restore = Przywróć do sojuszu kartę „{ $card }”

option-face-up =
    { $cost ->
        [0] Odkrytą
        [one] Odkrytą (koszt: { $cost } żeton krwi)
        [few] Odkrytą (koszt: { $cost } żetony krwi)
       *[many] Odkrytą (koszt: { $cost } żetonów krwi)
    }
option-face-down =
    { $cost ->
        [0] Zakrytą (bez kosztu)
        [one] Zakrytą (koszt: { $cost } żeton krwi)
        [few] Zakrytą (koszt: { $cost } żetony krwi)
       *[many] Zakrytą (koszt: { $cost } żetonów krwi)
    }

option-blood =
    { $ask ->
        [return-blood]
            { $n ->
                [0] Nie bierz nic z powrotem
                [one] Weź z powrotem { $n } żeton krwi
                [few] Weź z powrotem { $n } żetony krwi
               *[many] Weź z powrotem { $n } żetonów krwi
            }
       *[other]
            { $n ->
                [0] Bez żetonów krwi
                [one] { $n } żeton krwi
                [few] { $n } żetony krwi
               *[many] { $n } żetonów krwi
            }
    }
option-tokens =
    { $n ->
        [0] Nie odwracaj żetonów Diabolizmu
        [one] Odwróć { $n } żeton Diabolizmu, by umieścić { $n } żeton krwi
        [few] Odwróć { $n } żetony Diabolizmu, by umieścić { $n } żetony krwi
       *[many] Odwróć { $n } żetonów Diabolizmu, by umieścić { $n } żetonów krwi
    }
option-bid =
    { $n ->
        [0] Nie oferuj niczego
        [one] Zaoferuj { $n } żeton krwi
        [few] Zaoferuj { $n } żetony krwi
       *[many] Zaoferuj { $n } żetonów krwi
    }

option-drain =
    { $tokens ->
        [0] Wyssij kartę „{ $card }” (krew +{ $blood }, wpływy { $before } -> { $after })
       *[other] Wyssij kartę „{ $card }” (krew +{ $blood }, wpływy { $before } -> { $after }, żetony Diabolizmu +{ $tokens })
    }

option-look = Podejrzyj kartę nr { $nth } gracza { $side } { $at } (koszt: { $cost } { $cost ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi)

option-done =
    { $ask ->
        [turn] Spasuj
        [end-turn] Zakończ turę
        [look] Nie podglądaj więcej kart
        [keep-both] Nie oddawaj żadnej karty
        [take-back] Nie bierz więcej kart
        [turn-down] Nie zakrywaj więcej kart
       *[other] Gotowe
    }
option-stay = Zostań
option-withdraw = Wycofaj się

option-yes =
    { $ask ->
        [may] Tak: { $effects }
        [pay] Wydaj { $n } { $n ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } krwi
        [cloak] Przenieś tam karty i żetony krwi
        [reveal-for] Strać 2 żetony krwi i odkryj kartę
        [partner] Tak, razem z partnerem
        [ignore-loss] Zignoruj stratę
        [change-token] Zmień wybór
        [instead-of-draining] Zakryj kartę
       *[other] Tak, użyj
    }
option-no =
    { $ask ->
        [may] Nie
        [pay] Nie wydawaj niczego
        [cloak] Wycofaj się w zwykły sposób
        [reveal-for] Pozostaw kartę zakrytą
        [partner] Nie, bez partnera
        [ignore-loss] Strać { $n } { $n ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } krwi
        [change-token] Pozostaw wybór bez zmian
        [instead-of-draining] Wyssij kartę z sojuszu
       *[other] Nie teraz
    }

option-pick =
    { $pick ->
        [skip] Pomiń tu swoje efekty przygotowania i pokłosia
        [steal] Daj sobie odebrać { $amount } { $amount ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } krwi z puli
        [blood] Oddaj połowę swoich umieszczonych tu żetonów krwi (zaokrąglając w górę)
       *[influence] Oddaj { $amount } { $amount ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } wpływów
    }

# Names alone.
option-clan = { $clan }
option-offer = { $clan }
option-relic = { $card }
option-draw = { $card }
option-draw-slot = { $card }
option-rival = { $side }
option-ambition = { $side }
# Where something is done, or where to it goes.
option-at =
    { $ask ->
        [move-blood] { $at-to }
        [refuge] { $at-to }
       *[other] { $at }
    }
