lesson-title = Nauka
lesson-title-game = Nauka: { $game }
lesson-lead = Prawdziwe pozycje przy prawdziwym stole i według prawdziwych zasad. Zrób, o co prosi lekcja, albo coś innego: dowiesz się dlaczego i cofniesz ruch.
lesson-loading = Wczytywanie lekcji…
lesson-none = Do tej gry nie ma jeszcze lekcji.
lesson-guided = Zacznij tutaj
lesson-minutes = { $n ->
    [one] około { $n } minuty
    [few] około { $n } minut
    [many] około { $n } minut
   *[other] około { $n } minuty
}
lesson-learnt = zrobiona
lesson-begin = Zacznij
lesson-again = Jeszcze raz
lesson-begin-named = Zacznij: { $title }
lesson-label = Lekcja: { $title }
lesson-step = Krok { $n } z { $of }
lesson-watch = Grają pozostali…
lesson-take-back = Cofnij ruch
lesson-back = Wstecz
lesson-next = Dalej
lesson-your-turn = Twój ruch
lesson-all = Wszystkie lekcje
lesson-play-now = Zagraj teraz
lesson-go-on = Dalej: { $title }
