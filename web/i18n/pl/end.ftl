# Koniec gry. Werdykt i to, co zdecydowało, przychodzą z serwera.

end-title = Jak się skończyło
end-open = Przebieg gry
end-to-table = Stół
end-you = Ty
end-course = Przebieg gry
end-chart = { $what } w ciągu gry. Liczby są w tabeli poniżej.
end-numbers = Liczby w tabeli
end-after = Po
end-out = poza grą
end-points = Skąd te punkty
end-everybody = Wszyscy
end-piece = { $what }: { $n }
end-turned = Punkty zwrotne
end-where = { $part }, { $where }
end-watch = Zobacz
