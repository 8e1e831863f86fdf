# Las páginas de reglas.
rules-title = Reglas de { $game }
rules-lead = Las reglas tal como se aplican aquí, en enunciados numerados. Cada negativa y muchas líneas del registro remiten a ellos.
rules-loading = Las reglas están en camino.
rules-search = Buscar en las reglas
rules-search-hint = Palabras o un número, por ejemplo 5.12.
rules-found =
    { $count ->
        [one] { $count } enunciado
       *[other] { $count } enunciados
    }
rules-sections = Secciones
rules-none = Ningún enunciado contiene todas estas palabras. Prueba con menos.
rules-statement = Enunciado { $number }
rules-mark =
    { $mark ->
        [S] Escrito en el reglamento
        [I] Se deduce del reglamento
       *[R] Decisión de esta mesa
    }
