# Dlaczego pozycja jest niemożliwa, dla autora scenariusza. Program dodaje numer zasady, jeśli taka jest.
# To, co stoi między grawisami, w plikach pisze się tak samo w każdym języku.

position-three-rounds = są trzy rundy
position-no-turn = runda nie ma tej tury
position-sole-survivors = gdy zostaje tylko jeden gracz albo jedna drużyna, gra jest skończona
position-not-ended = gra kończy się po trzech rundach albo gdy zostaje tylko jeden gracz lub jedna drużyna
position-nothing-drawn = karty ogląda się tylko w `hand-management`
position-no-step = nie ma kroku `{ $step }`; są: { $steps }
position-no-location = nie ma dzielnicy `{ $location }`
position-location-away = nie ma jej przy tym stole

position-no-clan = nie ma klanu `{ $clan }`
position-no-relic = nie ma relikwii `{ $card }`
position-no-location-card = nie ma karty miejsca `{ $card }`
position-location-cards-off = karty miejsc są tylko w wariancie `location-cards`
position-bare-haven = Schronienie Księcia nie ma karty miejsca
position-no-ally = nie ma poplecznika ani ofiary `{ $card }`
position-no-clan-card = nie ma karty klanu `{ $card }`
position-nobody-is = nikt tu nie gra klanem `{ $clan }`
position-nobody-plays = nikt tu nie gra kartą `{ $card }`

position-clan-twice = dwóch graczy nie może grać klanem `{ $clan }`
position-no-clan-left = nie został żaden klan
position-tokens-many = nikt nie ma tylu żetonów Diabolizmu; najwięcej to { $most }
position-relic-taken = tę relikwię ma inny gracz
position-relics-off = relikwie są tylko w wariancie `relics`
position-relic-missing = ten gracz nie ma relikwii
position-not-free = karta `{ $card }` nie jest do tego wolna
position-order-deep = w znanej kolejności może leżeć najwyżej tyle kart: { $most }
position-forestall-many = najwyżej tyle: { $most }

position-victims-many = ofiar jest tylko { $victims }
position-ally-twice = `{ $card }` jest w dwóch miejscach naraz

position-card-twice = karta `{ $card }` leży w dwóch miejscach naraz
position-one-taker = tylko jeden gracz może mieć karty innych klanów
position-whole-side = potrzebne są wszystkie karty tej strony, każda raz

position-two-zones = { $seat } ma kartę `{ $card }` w dwóch strefach
position-no-zone = karta `{ $card }` gracza { $seat } nie jest w żadnej strefie
position-cards-of-the-dead = { $seat } jest poza grą, a ma karty
position-other-cards = { $seat } nie ma dziewięciu kart swojego klanu
position-known-in-deck = { $seat } ma w talii kartę, o której wszyscy wiedzą, że jej tam nie ma
position-three-tokens = { $seat } ma trzy żetony Diabolizmu i nadal jest w grze
position-too-much = { $seat } ma za dużo krwi lub wpływów: ponad { $most }
position-victim-count = liczba ofiar to { $count }, a nie { $victims }
position-two-locations = karta `{ $card }` jest w dwóch dzielnicach
position-not-deployed = karta `{ $card }` nie jest umieszczona, a jest zakryta albo przejęta
position-taken-by-owner = kartę `{ $card }` przejął jej właściciel
position-location-closed = karta leży w dzielnicy, która nie jest w grze
position-something-of-the-dead = { $seat } jest poza grą, a ma coś w `{ $location }`
