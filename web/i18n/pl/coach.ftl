# Wskazówki: co mówi się w pierwszej partii danej gry. Krótkie: stoją obok stołu.
coach-label = Wskazówka
coach-number = Wskazówka { $n } z { $of }
coach-got-it = Rozumiem
coach-no-more = Bez wskazówek
coach-setting = Wskazówki w pierwszych partiach
coach-setting-hint = Włączone ponownie, zaczynają się od początku.

coach-vendetta-goal = O co toczy się gra
coach-vendetta-goal-text = W każdej dzielnicy nagrodą jest poplecznik. Bierze go największa siła, inni dostają ofiarę lub wpływy.
coach-vendetta-blood = Krew to siła
coach-vendetta-blood-text = Każdy żeton krwi obok karty liczy się w starciu za 1. To, co zostawisz, to twoje życie: przy 0 wpadasz w szał.
coach-vendetta-face-down = Ukryj kartę
coach-vendetta-face-down-text = Zakryta karta pozostaje tajemnicą aż do odkrycia. Kosztuje to 1 żeton krwi.
coach-vendetta-withdraw = Nikt nie musi walczyć
coach-vendetta-withdraw-text = Po wycofaniu krew wraca do ciebie, a karty idą do Schronienia Księcia. Kto zostaje, walczy o nagrodę.
coach-vendetta-haven = Schronienie daje pierwszeństwo
coach-vendetta-haven-text = Zwycięzca w Schronieniu Księcia bierze żeton ambicji: jest pierwszy w kolejności graczy i wygrywa remisy.
coach-vendetta-drain = Krew za punkty
coach-vendetta-drain-text = Możesz teraz wyssać kartę sojuszu, by zyskać krew. Na koniec będzie mniej warta, a wyssanie wampira to Diabolizm.

coach-rivals-prestige = Prestiż to życie
coach-rivals-prestige-text = Płacisz Prestiżem, a przy 0 odpadasz. Każdy wampir, który zapada w letarg, kosztuje cię jeszcze 1.
coach-rivals-streets = Ulice i Schronienie
coach-rivals-streets-text = W Schronieniu wampiry są bezpieczniejsze. Z Ulic mogą atakować, ale do twojej następnej tury same są w zasięgu.
coach-rivals-attack = Zanim uderzysz
coach-rivals-attack-text = Porównaj atrybuty: twój dodaje się do obrażeń, atrybut celu je zmniejsza. Zakryte karty mogą to jeszcze zmienić.
coach-rivals-agenda = Druga droga do zwycięstwa
coach-rivals-agenda-text = 13 punktów Planu daje zwycięstwo od razu. Karta Planu mówi, za co punktujesz; wampiry twojego Rywala liczą się zawsze.
coach-rivals-schemes = Głosowanie wpływami
coach-rivals-schemes-text = Każdy dodaje wpływy i odpowiada TAK albo NIE. Prestiż w pięści jest ukryty i przepada, jeśli wygra twoja strona.
coach-rivals-hunt = Kto na kogo poluje
coach-rivals-hunt-text = Wyeliminuj swojego Rywala, a wygrasz. Ktoś tak samo poluje na ciebie: znaki przy imionach mówią kto.
