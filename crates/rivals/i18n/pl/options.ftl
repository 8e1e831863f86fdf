# Opcje, krótko. $ask to słowo pytania (zob. questions.ftl). Nazwy kart i wampirów są w mianowniku,
# gracze ($foe, $side, $whom) stoją po słowie „gracz”. Po nazwie mogą iść liczby w nawiasie
# (option-details), wtedy nazwa stoi po dwukropku, a nie w cudzysłowie.

option-draw = Dobierz kartę
option-recruit = { $card } dołącza za { $cost } { $cost ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
option-play = Zagraj: { $card }
option-attack = { $card } atakuje
option-claim = { $card } sięga po tytuł Księcia
# $title to Tytuł wampira $card i to, co Tytuł robi.
option-title-action = { $card } działa jako { $title }
option-move = { $card } wychodzi na Ulice
option-regroup = { $card } zmienia grupę
option-use =
    { $ask ->
        [next-effect] { $card }
       *[other] Użyj: { $card }
    }
option-burn-retainer = Spal Sługę bez korzyści: { $card } ({ $vampire })
# $card to własna zakryta karta, $n jej numer, $have Prestiż na niej, $need Prestiż potrzebny.
option-show = Pokaż graczowi { $foe }: { $card } (zakryta, nr { $n })
option-invite = Zaproś gracza { $foe } do udziału: { $card } (zakryta, nr { $n })
option-contribute = Dołóż 1 punkt Prestiżu: { $card } ({ $have } z { $need })
option-resolve = Rozpatrz: { $card } (zakryta, nr { $n })
option-face-down = { $card } (zakryta, nr { $n })
# Zamiast nazwy, gdy karta nie jest już znana.
option-hidden-card = karta
option-flip = Odkryj swój Plan: { $card }
option-end-turn = Zakończ turę

option-alone = Jako osobna grupa
option-with = Razem z: { $card }
# Zostało $n kart.
option-from-library =
    { $ask ->
        [peek] Swoją Bibliotekę
       *[other] Ze swojej Biblioteki (zostało kart: { $n })
    }
option-from-faction =
    { $ask ->
        [peek] Swoją talię frakcji
       *[other] Ze swojej talii frakcji (zostało kart: { $n })
    }

option-target = { $card } gracza { $side }
option-ongoing = { $card } gracza { $side }
option-retainer = { $card } ({ $vampire })
option-foe =
    { $ask ->
        [pick-haven] Schronienie gracza { $foe }
        [pick-players] Wskaż gracza { $foe }
       *[other] { $foe }
    }
option-card =
    { $ask ->
        [discard] Odrzuć kartę „{ $card }”
        [intel] Odrzuć kartę „{ $card }”
        [attack-card] Wyłóż: { $card }
        [react] Wyłóż: { $card }
        [recover] Weź kartę „{ $card }”
       *[other] { $card }
    }
option-face-up = Wyłóż odkrytą: { $card }
option-block = { $card } blokuje
option-vampire =
    { $ask ->
        [host] Zagrywa ją { $card }
        [mend-whom] { $card } leczy 1 punkt Krwi
        [antagonist] { $card } otrzymuje 1 obrażenie
        [attack-claimant] { $card } atakuje
       *[other] { $card }
    }
option-nth-text = Tekst { $n }
option-amount =
    { $ask ->
        [bid] Zalicytuj { $n } { $n ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } Prestiżu
        [pay] Zapłać { $n } { $n ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } Prestiżu
       *[other] { $n }
    }
# Pokonany śmiertelnik; $vampire to atakujący.
option-burn = Spal tę kartę: { $vampire } leczy { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
option-attach = Dołącz ją jako Sługę do wampira: { $vampire }
option-keep = Zostaw na wierzchu
option-bottom = Odłóż na spód talii

option-exert = Użyj wpływów: { $card }
option-modifier = Użyj jako Modyfikatora wpływów: { $card }
option-spend =
    { $n ->
        [0] Nie wydawaj Prestiżu
        [one] Wydaj { $n } punkt Prestiżu na wpływy
        [few] Wydaj { $n } punkty Prestiżu na wpływy
       *[many] Wydaj { $n } punktów Prestiżu na wpływy
    }
option-hide =
    { $n ->
        [0] Niczego nie ukrywaj w dłoni
        [one] Ukryj w dłoni { $n } punkt Prestiżu
        [few] Ukryj w dłoni { $n } punkty Prestiżu
       *[many] Ukryj w dłoni { $n } punktów Prestiżu
    }
option-promise =
    { $promise ->
        [yes] Obiecaj odpowiedź TAK
        [no] Obiecaj odpowiedź NIE
        [intel] Obiecaj odrzucić karty dla Wywiadu przy następnym ataku na gracza { $whom }, który będzie tego wymagał
       *[peace] Obiecaj nie atakować gracza { $whom }, dopóki ma on mniej niż { $n } { $n ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } Planu
    }

option-yes-effects = Tak: { $effects }
option-yes =
    { $ask ->
        [scheme] Odpowiedz TAK
        [contribute] Dołóż 1 punkt Prestiżu
        [block-elsewhere] Zablokuj
        [flip-agenda] Odkryj Plan
       *[other] Tak
    }
option-no =
    { $ask ->
        [scheme] Odpowiedz NIE
        [contribute] Niczego nie dokładaj
        [block] Bez bloku
        [block-elsewhere] Nie blokuj
        [react] Bez Reakcji
        [attack-card] Bez karty Ataku
        [attack-claimant] Nie atakuj
        [flip-agenda] Zostaw zakryty
       *[other] Nie
    }
option-done =
    { $ask ->
        [bid] Spasuj
        [scheme] Nie bierz udziału i nie odpowiadaj
        [mend-whom] Nie lecz więcej
        [discard] Nie odrzucaj więcej
        [intel] Nie odrzucaj więcej
        [attack-card] Bez karty Ataku
        [attack-claimant] Nie atakuj
        [block] Bez bloku
        [react] Bez Reakcji
        [retarget] Zostaw ten cel
        [abilities] Nie używaj więcej zdolności
        [also-hit] Nikt więcej
        [prevent] Nie używaj niczego więcej
        [promise] Nie obiecuj nic więcej
        [pick-players] Nikogo więcej
        [pick-retainer] Żadnego Sługi
       *[other] Gotowe
    }

# Liczby, które pomagają wybrać: $details to lista z wiadomości poniżej, mark-secrecy i
# mark-influence (table.ftl), rodzaju karty albo kosztu i działania zdolności.
option-details = { $card } ({ $details })
detail-vitals = Krew { $blood }/{ $n }
detail-potency = Potencja Krwi { $n }
detail-blood = Krew { $n }
detail-agenda = Plan { $n }
# Ile atrybut atakującego dodaje do obrażeń, a ile odejmuje atrybut celu.
detail-attribute = atrybut +{ $n }
detail-defence = obrona { $n }
detail-damage = obrażenia { $n }
detail-shield = tarcza { $n }
detail-prestige = Prestiż { $n }
detail-prestige-range = Prestiż od { $from } do { $to }

# Names alone, with what is worth knowing.
option-mortal = { $card }
option-city-card = { $card }
option-city = { $card }
option-drawn = { $card }
option-type = { $type }
option-option = { $text }
option-first = { $foe }
option-token = { $foe }
