# Strony zasad.
rules-title = Zasady gry { $game }
rules-lead = Zasady, według których się tu gra, w ponumerowanych zdaniach. Odsyła do nich każda odmowa i wiele wierszy dziennika.
rules-loading = Zasady są w drodze.
rules-search = Szukaj w zasadach
rules-search-hint = Słowa albo numer, na przykład 5.12.
rules-found =
    { $count ->
        [one] { $count } zdanie
        [few] { $count } zdania
        [many] { $count } zdań
       *[other] { $count } zdania
    }
rules-sections = Rozdziały
rules-none = Żadne zdanie nie zawiera wszystkich tych słów. Spróbuj mniej.
rules-statement = Zdanie { $number }
rules-mark =
    { $mark ->
        [S] Zapisane w instrukcji
        [I] Wynika z instrukcji
       *[R] Rozstrzygnięcie tego stołu
    }
