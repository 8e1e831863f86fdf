# Wszystkie komunikaty gry. $who to miejsce przy stole, $card to nazwa karty.

seat = { $seat }
list-more = { $list }, { $item }
list-end = { $list } i { $item }

card =
    { $slug ->
        [crown] Korona
       *[other] Numer { $value }
    }
card-text =
    { $slug ->
        [crown] Najwyższa karta. Nie można jej zagrać w pierwszej rundzie.
       *[other] Najwyższa karta rundy zdobywa punkt.
    }
kind-card = Karta
group-card = Karty
fact-value = wartość { $n }

question-play = Którą kartę zagrywasz?
question-chance = Co przyniesie los?
waiting-play = { $who } wybiera kartę.
waiting-chance = { $who } czeka na los.

option-play = Zagraj: { $card }
option-draw = Dobierz: { $card }

event-round = Runda { $round }
event-drew = { $who } dobiera: { $card }
event-drew-hidden = { $who } dobiera kartę
event-played = { $who } zagrywa: { $card }
event-point = { $who } zdobywa punkt
event-won = Grę wygrywa: { $winners }

why-players =
    { $players ->
        [one] W grze bierze udział od 2 do 4 graczy, a nie { $players } gracz.
       *[other] W grze bierze udział od 2 do 4 graczy, a nie { $players }.
    }
why-too-early = { $card }: tej karty nie można zagrać w pierwszej rundzie.

# Dlaczego pozycja jest niemożliwa, dla autora scenariusza.
position-no-step = nie ma kroku `{ $step }`
position-no-round = nie ma rundy { $round }
position-two-places = karta `{ $card }` jest w dwóch miejscach naraz
position-hand =
    { $cards ->
        [one] { $seat } ma na ręce { $cards } kartę w rundzie { $round }
        [few] { $seat } ma na ręce { $cards } karty w rundzie { $round }
       *[many] { $seat } ma na ręce { $cards } kart w rundzie { $round }
    }

setup-unknown-variant = Nie ma wariantu „{ $given }”. Warianty: { $names }.
setup-unknown-variant-suggest = Nie ma wariantu „{ $given }”; może chodziło o „{ $near }”? Warianty: { $names }.
setup-refused = { $why } (zasada { $rule })

table-round = Runda { $round }
table-player =
    { $who }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
table-played = zagrywa: { $card }
table-hand = na ręce: { $hand }
table-hidden =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
