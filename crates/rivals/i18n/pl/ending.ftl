fate-reached-agenda = { $who } osiąga { $agenda } { $agenda ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Planu i wygrywa: wystarcza 13.
fate-beat-rival = { $who } eliminuje swojego Rywala ({ $rival }) i wygrywa.
fate-most-agenda =
    { $count ->
        [one] { $out } odpada z gry, lecz nie za sprawą gracza, który miał tu Rywala: { $who } wygrywa dzięki największej liczbie punktów Planu ({ $agenda }).
       *[other] { $out } odpadają z gry, lecz nie za sprawą graczy, którzy mieli tu Rywali: { $who } wygrywa dzięki największej liczbie punktów Planu ({ $agenda }).
    }
fate-last-left = Wszyscy inni odpadli z gry: zostaje { $who } i wygrywa.
fate-turn-limit = Przez 100 tur każdego z graczy nikt nie wygrał: { $who } wygrywa dzięki największej liczbie punktów Planu ({ $agenda }).
fate-nobody-left = Wszyscy odpadają w tej samej chwili i nikt nie wyeliminował swojego Rywala: nikt nie wygrywa.
fate-tie-active = Inni też mogli sięgnąć po zwycięstwo; przypada ono graczowi, którego jest tura: { $who }.
fate-tie-prestige = Inni też mogli sięgnąć po zwycięstwo; { $who } wygrywa większym Prestiżem, { $prestige } do { $less }.
fate-tie-number = Inni też mogli sięgnąć po zwycięstwo i mają tyle samo Prestiżu; { $who } wygrywa wyższym numerem gracza ({ $number }).
fate-prestige-lost = { $who } traci ostatni punkt Prestiżu przez kartę „{ $card }” gracza { $by } i odpada z gry.
fate-prestige-lost-alone = { $who } traci ostatni punkt Prestiżu przez kartę „{ $card }” i odpada z gry.
fate-prestige-stolen = { $by } kradnie kartą „{ $card }” ostatni punkt Prestiżu gracza { $who }, który odpada z gry.
fate-prestige-for-torpor = { $by } pokonuje wampira { $vampire }, a ostatni punkt Prestiżu gracza { $who } trafia na niego w letargu: to eliminacja.
fate-prestige-for-torpor-alone = { $vampire } pada, a ostatni punkt Prestiżu gracza { $who } trafia na tego wampira w letargu: to eliminacja.
fate-prestige-for-conspiracy = { $by } zmusza gracza { $who } do położenia ostatniego punktu Prestiżu na Spisku: to eliminacja.
fate-last-vampire-defeated = { $by } pokonuje ostatniego wampira gracza { $who } poza letargiem ({ $vampire }): to eliminacja.
fate-last-vampire-defeated-alone = Pada ostatni wampir gracza { $who } poza letargiem ({ $vampire }): to eliminacja.
fate-last-vampire-burned = { $by } pali ostatniego wampira gracza { $who } poza letargiem ({ $vampire }): to eliminacja.
fate-last-vampire-burned-alone = Płonie ostatni wampir gracza { $who } poza letargiem ({ $vampire }): to eliminacja.

origin-defeats = wampiry Rywala
origin-mortals = śmiertelnicy
origin-knock-out = eliminacja Rywala
origin-marks = naznaczony wampir
origin-card = { $card }
origin-lost = stracone

track-agenda = Plan
track-prestige = Prestiż
chapter-turn = Tura { $turn }: { $who }
axis-turn = { $turn }
