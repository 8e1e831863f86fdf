# Dlaczego pozycja jest niemożliwa, dla autora scenariusza. Program dodaje numer zasady, jeśli taka jest.
# To, co stoi między grawisami, w plikach pisze się tak samo w każdym języku.

position-not-library = `{ $card }` to nie karta biblioteki
position-not-crypt = `{ $card }` to nie karta krypty
position-no-deck = nie ma talii `{ $deck }`; są: { $decks }
position-no-step = pozycja nie może stać na kroku `{ $step }`; może na: { $steps }
position-no-windows = okna nie mogą być `{ $word }`: są `quick`, `calm` albo `strict`
position-no-standing = nikt nie jest `{ $word }`: jest się `playing`, `ousted` albo `withdrawn`
position-no-delay = nie ma odroczenia `{ $word }`
position-no-phase = nie ma fazy `{ $word }`
position-no-span = nie ma okresu `{ $word }`
position-no-time = `{ $word }` to nie czas
position-no-title = nie ma tytułu `{ $word }`
position-no-clause = `{ $word }` to nie część karty
position-no-thing = nie ma tu `{ $word }`
position-no-row = `{ $word }` to nie efekt; efekt to na przykład `number:vessel.0/1/turn/none/A/none/A`
position-no-limit = `{ $word }` to nie ograniczenie; ograniczenie to na przykład `vessel/text.0/A/turn`
position-vampire-or-ally = `vampire` albo `ally`, a nie `{ $word }`

position-players = grać może od 2 do 6 graczy
position-events-many = najwyżej tyle wydarzeń: { $most }
position-effects-many = najwyżej tyle efektów: { $most }
position-limits-many = najwyżej tyle ograniczeń: { $most }
position-under-way = pozycja nie może stać w środku tego; zacznij wcześniej i graj dalej
position-goes-on = gra toczy się dalej, dopóki jest w niej dwóch Matuzalemów
position-one-left = gdy zostaje jeden Matuzalem, gra jest skończona
position-no-turn = kto jest poza grą, nie ma tury
position-points-many = `{ $word }` punktów to za dużo
position-points-out = punktów jest więcej niż Matuzalemów poza grą: { $out }

position-deck-many = za duża talia: kart biblioteki { $library }, kart krypty { $crypt }
position-not-free = karta `{ $card }` nie jest do tego wolna
position-two-places = karta `{ $card }` jest w dwóch miejscach naraz
position-nowhere = karty `{ $card }` nigdzie nie ma
position-minions-many = za dużo podwładnych w grze
position-in-play-many = za dużo kart w grze
position-uncontrolled-many = najwyżej tyle wampirów: { $most }
position-no-place = na miejscu { $place } nie ma wampira
position-not-in-play = karta `{ $card }` nie jest w grze: powiedz, czyja jest, na przykład `A: ready { $card }`
position-said-by-seat = mówi o tym miejsce gracza, który to ma

position-pool = pula gracza { $seat } to { $pool }: kto gra, coś w niej ma, a kto jest poza grą, nie ma nic
position-pool-none = kto nie ma puli, odpada z gry
position-pool-out = kto jest poza grą, nie ma puli
position-cards-out = kto jest poza grą, nie ma kart
position-control-out = kto jest poza grą, niczego nie kontroluje
position-edge-out = kto jest poza grą, nie ma Przewagi
position-still-there = { $seat } jest poza grą i jeszcze coś ma
position-still-acts = { $seat } jest poza grą i jeszcze działa
position-owed = nikt nie jest winien dwóch akcji
position-hand = kart na ręce jest { $cards }, a powinno być { $due }
position-hand-short = kart na ręce gracza { $seat } jest { $cards }, a powinno być { $due }

position-only-minion = ma to tylko podwładny
position-no-minion = nie ma tego żaden podwładny
position-no-mode = karty nie można zagrać w sposób { $mode }
position-no-effect = karta `{ $card }` nie ma efektu { $number }
position-not-standing = { $number } to nie efekt, który karta ma zawsze
position-unique-twice = karta `{ $card }` jest unikatowa i nikt nie ma jej dwa razy
position-contested = karta `{ $card }` jest w grze dwa razy: byłaby sporna
position-blood-many = krew na karcie `{ $card }` to { $blood }, a pojemność to { $capacity }
position-lifeless = karta `{ $card }` nie ma już życia: zostaje spalona
position-no-vampire = `{ $card }` to nie wampir
position-title-none = nie ma tu tytułu, o który można się spierać
position-woken = podwładny budzi się tylko na czas akcji

position-points-table = punkty zwycięstwa: { $points }, graczy przy stole: { $seats }
position-fights-away = walczy podwładny, którego nie ma w grze
position-blocks-away = blokuje podwładny, którego nie ma w grze
position-stale-card = zapis o karcie `{ $card }` jest inny, niż wynika z kart w grze
position-stale-moments = zapis o kartach gracza { $seat } jest inny niż one same
position-stale-standing = zapisano na dwa różne sposoby, czy { $seat } jest jeszcze w grze
