# Dlaczego pozycja jest niemożliwa, dla autora scenariusza. Program dodaje numer zasady, jeśli taka jest.
# To, co stoi między grawisami, w plikach pisze się tak samo w każdym języku.

position-not-library = `{ $card }` to nie karta Biblioteki
position-not-vampire = `{ $card }` to nie wampir
position-not-city = `{ $card }` to nie karta miasta
position-not-haven = `{ $card }` to nie Schronienie
position-not-agenda = `{ $card }` to nie Plan
position-no-clan = nie ma klanu `{ $clan }`
position-no-type = nie ma typu `{ $word }`
position-no-promise = nie ma obietnicy `{ $word }`
position-no-deck = nie ma talii `{ $deck }`; są: { $decks }
position-only-exhausted = może następować `/exhausted`, a nie `/{ $mark }`

position-players = grać może 2, 3 albo 4 graczy
position-few-tokens = co najmniej tyle, ile na początku: { $least }
position-turns-many = gra kończy się po 100 turach każdego gracza
position-actions-many = tura ma dwie akcje
position-no-step = pozycja nie może stać na kroku `{ $step }`; może na: { $steps }
position-promises-many = najwyżej tyle obietnic: { $most }
position-promises-off = przy tym stole wariant `promises` jest wyłączony
position-under-way = pozycja nie może stać w środku tego; zacznij wcześniej i graj dalej
position-no-turn-yet = w tym kroku trwa już tura
position-had-turn = do tej tury zaczęli ją: { $seats }
position-won-early = nikt nie wygrał przed końcem gry: potrzebne jest `step over`
position-not-ended = nic nie zakończyło tej gry: nikt nie ma 13 punktów Agendy, nikt nie został wyeliminowany i zostały jeszcze tury
position-nobody-won = ktoś wygrał, chyba że wszyscy zostali wyeliminowani

position-no-deck-card = `{ $card }` to nie karta z talii gracza
position-two-places = `{ $card }` jest w dwóch miejscach naraz
position-vampires-many = liczba wampirów to { $count }, najwyżej { $most }
position-library-many = liczba kart Biblioteki to { $count }, najwyżej { $most }
position-copies-many = liczba kart `{ $card }` to { $count }, najwyżej { $most }
position-deck-short = bez talii do uzupełnienia trzeba wymienić wampiry ({ $vampires }) i kartę Biblioteki

position-not-free = karta `{ $card }` nie jest do tego wolna
position-no-further = nie ma więcej kart `{ $card }`
position-wrong-place = dla karty `{ $card }` to nie miejsce
position-not-in-hand = karty `{ $card }` nie ma na ręce
position-not-in-play = karta `{ $card }` nie jest w grze
position-not-ongoing = karta `{ $card }` nie jest Trwała
position-no-ongoing-event = `{ $card }` to nie Wydarzenie trwałe na Ulicach
position-event-stays = `{ $card }` to nie Wydarzenie trwałe, więc nie zostaje na Ulicach
position-events-many = najwyższa liczba Wydarzeń w grze to { $most }, pozostałe są w pudełku
position-bears-no-tokens = na karcie `{ $card }` nie leżą żetony
position-played-twice = karta `{ $card }` jest w grze dwa razy
position-vampire-missing = wampir `{ $vampire }` nie jest w grze: powiedz, czyj jest, na przykład `A: home { $vampire }`

position-prestige-many = to więcej, niż jest żetonów
position-agenda-many = 13 wygrywa grę
position-agenda-won = 13 wygrywa grę, a nie jest ona skończona
position-agenda-open = Agenda leży zakryta tylko w wariancie `custom`
position-own-rival = nikt nie jest własnym Rywalem
position-rivals = liczba graczy, których Rywalem jest { $seat }, to { $count }, a musi być jeden
position-tokens-out = na stole jest tyle żetonów tego koloru: { $used }, a wszystkich jest { $tokens }
position-foreign = żetony innego koloru, mniej niż 256
position-leader-away = Przywódca nie jest w grze; `none` oznacza nikogo
position-knocked-out = gra kończy się, gdy gracz zostaje wyeliminowany
position-no-prestige = bez Prestiżu gracz zostaje wyeliminowany
position-no-vampire = bez wampira poza Letargiem gracz zostaje wyeliminowany
position-party = dopóki `{ $card }` leży na Ulicach, grupa to jeden wampir

position-blood = tutaj od 1 do { $most }
position-blood-short = mniej żetonów niż tych w innych kolorach
position-attached-many = najwyżej 3 karty
position-not-attachable = karty `{ $card }` nie można dołączyć
position-retainer = `{ $card }`: Słudzy wampira w Letargu zostają spaleni
position-prince-in-torpor = karta `{ $card }` nie zostaje przy wampirze w Letargu
position-idle-in-torpor = wampir w Letargu nic nie robi
position-bare-in-torpor = wampir w Letargu stracił swoje żetony
position-titles-many = wampir ma co najwyżej jeden Tytuł
position-title-twice = karta `{ $card }` jest w grze dwa razy
position-title-high = karta `{ $card }` wymaga wyższej Potencji Krwi

position-face-down-missing = { $seat } nie ma zakrytej karty { $number }; liczy się je od 1
position-face-down-many = więcej kart, niż może mieć talia
position-which-card = która to karta?
position-no-conspiracy = `{ $card }` to nie Spisek
position-contributors-many = to więcej, niż leży na niej żetonów
position-no-first-token = pierwszy żeton położył na niej jej gracz
position-foes-only = chodzi tu tylko o przeciwników
position-added-by-stranger = kto dołożył żeton, ten ma wkład
position-exempt-stranger = wyłączony może być tylko ktoś, kto ma wkład

position-token-of-nobody = żeton na `{ $card }` nie należy do nikogo
position-token-count = liczba żetonów w kolorze gracza { $seat } to { $count }, a nie { $tokens }
position-card-of-nobody = { $seat } ma kartę, której nie ma w Bibliotece
position-city-lost = tylu kart miasta nigdzie nie ma: { $count }
position-mark-lost = { $seat } ma znaczniki na kartach, których tam nie ma
position-away-with-things = wampir `{ $card }` nie jest w grze, a coś ma
