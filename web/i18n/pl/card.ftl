# Karty: awersy i rewersy, podgląd, przeglądarka, strona karty.

# Karta jako obraz
card-back = Zakryta karta
card-back-of = Zakryta karta: { $deck }
card-turned = obrócona na bok
card-homemade = Wymyślona tutaj, bo drukowana karta nie jest znana.

# Podgląd
card-close = Zamknij
card-open-page = Strona tej karty
card-rulings =
    { $count ->
        [one] Wyjaśnienie
       *[other] Wyjaśnienia
    }

# Przeglądarka
card-title = Karty gry { $game }
card-lead = Wszystkie karty z wartościami i tekstem. Teksty wynikają z tego, co karty tutaj robią.
card-games = Gry
card-loading = Karty są w drodze.
card-unknown = W tej grze nie ma karty „{ $slug }”. Może jest wśród tych:
card-search = Szukaj
card-search-hint = Nazwy w dowolnym języku albo słowa z tekstu.
card-kind = Rodzaj
card-group = Klan lub grupa
card-any-kind = Wszystkie rodzaje
card-any-group = Wszystkie klany i grupy
card-found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
card-none = Żadna karta nie pasuje. Spróbuj mniej słów albo innego rodzaju.

# Strona karty
card-way = Sąsiednie karty
card-all = Wszystkie karty
card-names = Nazwy
card-link = Link do tej karty
card-id = Numer na liście kart: { $id }
