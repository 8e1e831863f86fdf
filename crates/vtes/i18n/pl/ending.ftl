fate-last-left = W grze zostaje tylko { $who }.
fate-nobody-left = Ostatni gracze odpadają razem.
fate-time-up = Minął czas gry.
fate-turn-limit = Minęła ostatnia tura limitu.
fate-most-points =
    { $count ->
        [one] { $winners } wygrywa największą liczbą punktów zwycięstwa ({ points-counted }).
       *[other] { $winners } dzielą zwycięstwo: każdy ma najwięcej punktów zwycięstwa ({ points-counted }).
    }
points-counted =
    { $half ->
        [yes] { $points ->
            [0] ½
           *[other] { $points }½
        }
       *[no] { $points }
    }
fate-ousted-by-bleed = Upust krwi ({ $minion }) zabiera resztę puli gracza { $who }: { $who } odpada z gry.
fate-ousted = Po karcie „{ $card }” { $who } nie ma już puli i odpada z gry.
fate-ousted-alone = { $who } nie ma już puli i odpada z gry.
fate-withdrew = { $who } wycofuje się z gry i dostaje za to punkt zwycięstwa.

origin-prey = wyeliminowane ofiary
origin-last-left = ostatni w grze
origin-at-the-limit = w grze przy limicie
origin-withdrew = wycofanie się

track-points = Punkty zwycięstwa
track-pool = Pula
chapter-turn = Tura { $turn }: { $who }
axis-turn = { $turn }
