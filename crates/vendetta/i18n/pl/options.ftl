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
    { $n ->
        [0] Odkrytą
        [one] Odkrytą (koszt: { $n } żeton krwi)
        [few] Odkrytą (koszt: { $n } żetony krwi)
       *[many] Odkrytą (koszt: { $n } żetonów krwi)
    }
option-face-down =
    { $n ->
        [0] Zakrytą (bez kosztu)
        [one] Zakrytą (koszt: { $n } żeton krwi)
        [few] Zakrytą (koszt: { $n } żetony krwi)
       *[many] Zakrytą (koszt: { $n } żetonów krwi)
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
        [one] Odwróć { $n } żeton Diabolizmu, by rozstawić { $n } żeton krwi
        [few] Odwróć { $n } żetony Diabolizmu, by rozstawić { $n } żetony krwi
       *[many] Odwróć { $n } żetonów Diabolizmu, by rozstawić { $n } żetonów krwi
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

option-look = Podejrzyj kartę nr { $nth } gracza { $side } { $at } (koszt: { $n } { $n ->
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
        [steal] Daj sobie odebrać { $n } { $n ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } krwi z puli
        [blood] Oddaj połowę swoich rozstawionych tu żetonów krwi (zaokrąglając w górę)
       *[influence] Oddaj { $n } { $n ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } wpływów
    }
