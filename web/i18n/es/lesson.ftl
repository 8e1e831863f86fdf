lesson-title = Aprender
lesson-title-game = Aprender { $game }
lesson-lead = Posiciones reales, en la mesa real y con las reglas reales. Haz lo que se te pide, o cualquier otra cosa: se te explica y se deshace.
lesson-loading = Cargando las lecciones…
lesson-none = Todavía no hay lecciones de este juego.
lesson-guided = Empieza aquí
lesson-minutes = { $n ->
    [one] { $n } minuto, más o menos
   *[other] unos { $n } minutos
}
lesson-learnt = hecha
lesson-begin = Empezar
lesson-again = Otra vez
lesson-begin-named = Empezar: { $title }
lesson-label = Lección: { $title }
lesson-step = Paso { $n } de { $of }
lesson-watch = Juegan los demás…
lesson-take-back = Deshacer
lesson-back = Atrás
lesson-next = Siguiente
lesson-your-turn = Te toca
lesson-all = Todas las lecciones
lesson-play-now = Jugar ahora
lesson-go-on = Siguiente: { $title }
