# Options, short. $ask is the word of the question (see questions.ftl). Names of cards and minions come
# in their basic form, without regard to gender; $who and $prey are players such as "B (Ventrue)".

# $at says at what: block, polling, a phase (unlock, master, minion, influence, discard), or other.
option-pass =
    { $at ->
        [block] Bez bloku
        [minion] Bez dalszych akcji
        [master] Koniec fazy mistrza
        [influence] Koniec fazy wpływów
        [discard] Koniec fazy odrzucania
       *[other] Pas
    }
option-done =
    { $ask ->
        [next] Koniec fazy prostowania
        [target] Nikogo i nic
        [more] Nikogo i nic więcej
        [take] Nic więcej
        [equipment] Nic
        [diablerie-discipline] Bez Dyscypliny
        [search] Żadnej karty
        [discard] Żadnej karty
        [polling] Bez dalszych głosów
       *[other] Gotowe
    }
option-yes =
    { $ask ->
        [may] Użyj
        [pay] Zapłać
        [diablerie] Popełnij Diabolizm
       *[other] Tak
    }
option-no =
    { $ask ->
        [may] Nie używaj
        [pay] Nie płać
        [diablerie] Bez Diabolizmu
       *[other] Nie
    }

# $card comes with the Disciplines of the way to play it, and its cost.
option-play =
    { $ask ->
        [deed] Zagraj: { $card }
       *[other] Zagraj: { $card }, podwładny: { $minion }
    }
option-play-alone = Zagraj: { $card }
# $what is a card in play, with what its text does.
option-use =
    { $ask ->
        [next] { $what }
        [next-trigger] { $what }
       *[other] Użyj: { $what }, podwładny: { $minion }
    }
option-use-alone =
    { $ask ->
        [next] { $what }
        [next-trigger] { $what }
       *[other] Użyj: { $what }
    }
option-act = { $minion } działa
option-bleed = Upust krwi za { $n }, gracz { $prey }
# Where there is nobody to bleed.
option-bleed-nobody = Upust krwi
option-hunt = Poluj
option-equip-from = Zabierz ekwipunek: { $minion }
option-leave-torpor = Wyjdź z letargu
option-rescue = Uratuj z letargu: { $minion }
option-diablerize = Popełnij Diabolizm: { $minion }
option-become-anarch = Przejdź do anarchistów
option-block = Blokuj: { $minion }

# $means is a card, a weapon, the hands, or the minion's own text.
option-strike = Cios: { $means }
option-maneuver = Manewr: { $means }
option-press = Napór: { $means }
option-dodge = Unik: { $means }
option-prevent = Zapobiegnij obrażeniom: { $means }
# A point of damage of the source $what; $aggravated is yes or no.
option-damage =
    { $aggravated ->
        [yes] Poważne obrażenia: { $what }
       *[no] Obrażenia: { $what }
    }
option-additional = Dodatkowy cios: { $means }

option-target = { $what }
option-number =
    { $ask ->
        [x] X = { $n }
        [share] Ratujący płaci { $n }
       *[other] { $n }
    }
option-clan = { $clan }
option-points =
    { $n ->
        [one] { $n } punkt dla gracza { $who }
        [few] { $n } punkty dla gracza { $who }
       *[many] { $n } punktów dla gracza { $who }
    }
# $text is what the branch does, or its number.
option-option = { $text }
option-pay = Zapłać za spór: { $what }
option-yield = Ustąp: { $what }
option-unlock = Spal 1 punkt puli, aby wyprostować: { $minion }
option-ransom = Zapłać, by anulować kartę
option-edge-pool = Zyskaj 1 punkt puli za Przewagę
option-withdraw = Ogłoś wycofanie się z gry
option-burn-option = Odrzuć kartę „{ $card }”, której nie może zagrać żaden twój podwładny (opcja spalenia)

# $card is a vampire of the uncontrolled region, with the blood on it.
option-transfer =
    Przenieś { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli na: { $card }
option-back = Cofnij 1 punkt krwi do puli z: { $card }
option-crypt = Dobierz wampira z krypty (4 transfery, 1 punkt puli)
option-out = Przenieś do obszaru gotowości: { $card }
option-discard = Odrzuć kartę „{ $card }”

# $for is yes or no.
option-votes =
    { $for ->
        [yes] Wszystkie głosy za
       *[no] Wszystkie głosy przeciw
    }
option-vote =
    { $for ->
        [yes] { $minion } głosuje za
       *[no] { $minion } głosuje przeciw
    }
# Votes that the card $source gives.
option-vote-text =
    { $for ->
        [yes] Głosy z karty „{ $source }”: za
       *[no] Głosy z karty „{ $source }”: przeciw
    }
option-vote-edge =
    { $for ->
        [yes] Spal Przewagę: głos za
       *[no] Spal Przewagę: głos przeciw
    }
option-vote-calling =
    { $for ->
        [yes] Głos karty zwołującej: za
       *[no] Głos karty zwołującej: przeciw
    }
option-vote-card =
    { $for ->
        [yes] Spal kartę „{ $card }”: głos za
       *[no] Spal kartę „{ $card }”: głos przeciw
    }
option-take = Zabierz „{ $permanent }”
option-draw = { $card }

# A card with the Disciplines of a way to play it, as printed: $mode is "[dom]" or "[DOM]".
card-mode = { $card } { $mode }
# A card with what is worth knowing; $details is a list of the messages below.
with-details = { $card } ({ $details })
# A card or minion with the player who controls it.
of-player = { $card } (gracz { $who })
detail-text = tekst { $n }
detail-branch = wariant { $n }
detail-intercept = przechwycenie { $n }
detail-strength = siła { $n }
detail-blood = krew { $blood }/{ $capacity }
detail-life = życie { $n }
detail-votes =
    { $n ->
        [one] { $n } głos
        [few] { $n } głosy
       *[many] { $n } głosów
    }

# What something costs.
price-blood =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi
price-pool =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli
price-life = { $n } życia
price-blood-or-life =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi lub życia
price-conviction = { $n } przekonania
price-lock = obrócenie
price-burn = spalenie
price-discard =
    { $n ->
        [one] odrzucenie { $n } karty
       *[many] odrzucenie { $n } kart
    }
price-remove =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
price-blood-of =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi wampira
price-edge = spalenie Przewagi
price-transfers =
    { $n ->
        [one] { $n } transfer
        [few] { $n } transfery
       *[many] { $n } transferów
    }
price-actions =
    { $n ->
        [one] { $n } akcja fazy
        [few] { $n } akcje fazy
       *[many] { $n } akcji fazy
    }
price-burn-any =
    { $n ->
        [one] spalenie { $n } karty
       *[many] spalenie { $n } kart
    }
price-choice = koszt do wyboru

# What a text does, in a word or two.
gist-stealth = skrytość { $n }
gist-intercept = przechwycenie { $n }
gist-bleed = upust krwi { $n }
gist-votes = głosy { $n }
gist-strength = siła { $n }
gist-hand-size = limit ręki { $n }
gist-move-blood = krew z wampira do puli
gist-move-pool = pula na wampira
gist-move-here = na tę kartę
gist-move-counter = przeniesienie żetonów
gist-gain-pool = zysk puli
gist-gain-blood = zysk krwi
gist-gain-counter = dodanie żetonów
gist-gain-edge = zdobycie Przewagi
gist-lose-pool = spalenie puli
gist-lose-blood = spalenie krwi
gist-lose-counter = usunięcie żetonów
gist-lock = obrócenie
gist-unlock = wyprostowanie
gist-wake = przebudzenie
gist-burn = spalenie
gist-send-ready = do obszaru gotowości
gist-draw = dobranie kart
gist-draw-crypt = dobranie z krypty
gist-discard = odrzucenie
gist-search = szukanie karty
gist-look = podejrzenie kart
gist-redirect = przekierowanie upustu krwi
gist-cancel = anulowanie
gist-fight = walka
gist-strike = cios
gist-maneuver = manewr
gist-press = napór
gist-prevent = zapobieganie obrażeniom
gist-damage = obrażenia
gist-end-combat = koniec walki
