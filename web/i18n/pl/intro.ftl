# Wprowadzenia: jak się gra, w dwie minuty.
intro-title = W dwie minuty
intro-glossary = Do słowniczka

intro-vendetta-goal = O co chodzi
intro-vendetta-goal-text = Przez trzy rundy prowadzisz klan i walczysz o dzielnice miasta. W każdej nagrodą jest poplecznik; na koniec wygrywają największe wpływy, w żetonach i w kartach.
intro-vendetta-round = Runda
intro-vendetta-round-text = Sojusz daje ci krew, pojawiają się nowi poplecznicy, a ty bierzesz kartę na rękę. Potem wszyscy planują, a dzielnice rozstrzyga się jedną po drugiej.
intro-vendetta-planning = Planowanie
intro-vendetta-planning-text = Po kolei każdy zagrywa jedną kartę do dowolnej dzielnicy, z najwyżej 3 żetonami krwi. Odkryta jest za darmo; zakryta kosztuje 1 żeton krwi i pozostaje tajemnicą.
intro-vendetta-conflict = Starcie
intro-vendetta-conflict-text = Karty się odkrywa i porównuje: siłę i krew. Pierwsze miejsce bierze poplecznika, drugie ofiarę, trzecie wpływy.
intro-vendetta-withdraw = Wycofaj się w porę
intro-vendetta-withdraw-text = Wcześniej każdy potajemnie zostaje albo się wycofuje. Kto się wycofuje, odzyskuje krew, a jego karty walczą dalej w Schronieniu Księcia.
intro-vendetta-drain = Krwi jest mało
intro-vendetta-drain-text = Gdy brakuje krwi, wysysaj karty sojuszu: będą potem mniej warte. Bez krwi przychodzi szał, a trzeci Diabolizm wyklucza z gry.

intro-rivals-goal = O co chodzi
intro-rivals-goal-text = Prowadzisz koterię wampirów. Wygrywasz z 13 punktami Planu albo eliminując swojego Rywala; odpadasz przy 0 Prestiżu albo bez wampirów.
intro-rivals-hunt = Kto na kogo poluje
intro-rivals-hunt-text = Każdy ma jednego Rywala i sam jest czyimś Rywalem. Zwycięstwo daje tylko twój własny, więc uważaj, kto poluje na ciebie.
intro-rivals-turn = Tura
intro-rivals-turn-text = Miasto wykłada kartę, potem masz dwie akcje. Na koniec leczysz, uderzają łowcy i dobierasz dwie karty.
intro-rivals-action-draw = dobranie karty
intro-rivals-action-recruit = werbunek
intro-rivals-action-card = zagranie karty
intro-rivals-action-attack = atak
intro-rivals-action-claim = tytuł Księcia
intro-rivals-streets = Schronienie i Ulice
intro-rivals-streets-text = W domu wampiry mają Dyskrecję i trudno do nich dotrzeć. Na Ulicach atakują przeciwników i śmiertelników, a do twojej następnej tury same mogą być celem.
intro-rivals-attack = Atak
intro-rivals-attack-text = Atrybut i karta, minus atrybut i tarcze celu: tyle Krwi przepada. Inny wampir może zablokować, a Reakcja oddać cios; kto nie ma Krwi, zapada w letarg.
intro-rivals-scheme = Polityka
intro-rivals-scheme-text = Intryga pyta cały stół, a rozstrzygają wpływy; można potajemnie dołożyć Prestiż. Tytuły dają wpływy, a Książę Miasta punkty Planu co turę.
