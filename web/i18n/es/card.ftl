# Las cartas: caras, ficha de la carta, buscador, página de una carta.

# Caras
card-back = Carta boca abajo
card-back-of = Carta boca abajo: { $deck }
card-turned = girada de lado
card-homemade = Inventada aquí, porque la carta impresa no se conoce.

# Ficha
card-close = Cerrar
card-open-page = Página de esta carta
card-rulings =
    { $count ->
        [one] Aclaración
       *[other] Aclaraciones
    }

# Buscador
card-title = Cartas de { $game }
card-lead = Todas las cartas con sus números y su texto. Los textos se derivan de lo que las cartas hacen aquí.
card-games = Juegos
card-loading = Las cartas están en camino.
card-unknown = En este juego no hay ninguna carta «{ $slug }». Quizá esté entre estas:
card-search = Buscar
card-search-hint = Nombres en cualquier idioma o palabras del texto.
card-kind = Tipo
card-group = Clan o grupo
card-any-kind = Todos los tipos
card-any-group = Todos los clanes y grupos
card-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
card-none = Ninguna carta encaja. Prueba con menos palabras o con otro tipo.

# Página de una carta
card-way = Cartas vecinas
card-all = Todas las cartas
card-names = Nombres
card-link = Enlace a esta carta
card-id = Número en la lista de cartas: { $id }
