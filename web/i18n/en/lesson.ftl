lesson-title = Learn
lesson-title-game = Learn { $game }
lesson-lead = Real positions at the real table, with the real rules. Do what you are told, or something else: it is explained and taken back.
lesson-loading = Fetching the lessons …
lesson-none = There are no lessons for this game yet.
lesson-guided = Start here
lesson-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
}
lesson-learnt = done
lesson-begin = Begin
lesson-again = Once more
lesson-begin-named = Begin: { $title }
lesson-label = Lesson: { $title }
lesson-step = Step { $n } of { $of }
lesson-watch = The others play …
lesson-take-back = Take it back
lesson-back = Back
lesson-next = Next
lesson-your-turn = Your turn
lesson-all = All lessons
lesson-play-now = Play now
lesson-go-on = Next: { $title }
