# Pytania do gracza, który decyduje. Nazwy kart są w mianowniku.

question-clan = Którym klanem grasz?
question-relic = Którą relikwię wybierasz?
question-use-in-hand-management = Zarządzanie ręką: czy używasz teraz relikwii „{ $by }”?
question-keep = Którą kartę bierzesz na rękę?
question-keep-both = { $by }: czy zatrzymujesz jeszcze jedną kartę w zamian za kartę z ręki?
question-under = Którą kartę odkładasz teraz na spód swojej talii klanu?
question-turn = Twoja tura: którą kartę zagrywasz?
question-where = { $card }: gdzie zagrywasz tę kartę?
question-facing = { $card }: jak zagrywasz tę kartę { $at }?
question-blood = { $card }: ile żetonów krwi umieszczasz wraz z tą kartą { $at }?
question-tokens = { $card }: ile żetonów Diabolizmu odwracasz, by umieścić żetony krwi { $at }?
question-end-turn = Czy kończysz turę?
question-restore = { $by }: która wyssana karta wraca do twojego sojuszu?
question-use-before-resolution = Początek rozstrzygnięcia: czy używasz teraz relikwii „{ $by }”?
question-deploy-where = { $by }: masz za mało żetonów krwi na wszystkie dzielnice. Gdzie umieszczasz następny?
question-look = Przed wyborem żetonu „zostań” lub „wycofaj” { $at }: czy podglądasz zakryte karty?
question-stay = Zostajesz { $at } czy się wycofujesz?
question-change-token = Czy używasz relikwii „{ $by }”, by zmienić swój wybór { $at }?
question-refuge = Wycofujesz się { $at-from }. Dokąd trafiają twoje karty?
question-cloak = Wycofujesz się { $at-from }. Czy przenosisz karty i żetony krwi do dzielnicy, w której leży karta „{ $by }”?
question-up-to = { $by }: ile żetonów krwi ze swojej puli umieszczasz { $at }?
question-reveal-for = { $by }: czy tracisz 2 żetony krwi, by odkryć kartę „{ $card }” { $at }?
question-next-card = Którą ze swoich kart rozpatrujesz teraz { $at }?
question-may = { $by }: czy korzystasz z efektu?
question-pay = { $by }: czy wydajesz { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi?
question-pick = { $by }: co wybierasz?
question-bid = { $by }: ile żetonów krwi oferujesz?
question-turn-down = { $by }: którą ze swoich kart zakrywasz?
question-turn-one-down = { $by }: twoja oferta jest najniższa. Którą ze swoich kart zakrywasz?
question-take-back = { $by }: którą ze swoich kart bierzesz z powrotem na rękę?
question-target = { $by }: którą kartę rywala wybierasz?
question-rival = { $by }: którego rywala wybierasz?
question-play-next = { $by }: którą kartę zagrywasz teraz?
question-move-blood = { $by }: dokąd przenosisz { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi?
question-partner = { $by }: czy efekt obejmuje też twojego partnera?
question-add-to-total = Czy używasz relikwii „{ $by }”, by zwiększyć swoją całkowitą siłę { $at }?
question-return-blood = { $by }: ile żetonów krwi umieszczonych { $at } bierzesz z powrotem?
question-ignore-loss = Masz stracić { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi ({ $by }). Czy używasz relikwii, by to zignorować?
question-instead-of-draining = Wpadasz w szał. Czy zakrywasz kartę „{ $by }”, zamiast wysysać kartę z sojuszu?
question-shuffle-in = { $by }: którą kartę z ręki wtasowujesz do swojej talii klanu?
question-chance = Co przynosi los?

# To samo dla tych, którzy czekają: bez niczego ukrytego.

waiting-clan = { $who } wybiera klan.
waiting-relic = { $who } wybiera relikwię.
waiting-use-in-hand-management = { $who } decyduje, czy użyć relikwii „{ $by }”.
waiting-keep = { $who } wybiera kartę na rękę.
waiting-keep-both = { $who } decyduje, czy zatrzymać jeszcze jedną kartę ({ $by }).
waiting-under = { $who } odkłada karty na spód talii klanu.
waiting-turn = { $who } rozgrywa swoją turę.
waiting-where = { $who } wybiera dzielnicę dla karty.
waiting-facing = { $who } decyduje, jak dołożyć kartę { $at }.
waiting-blood = { $who } decyduje, ile żetonów krwi dołożyć { $at }.
waiting-tokens = { $who } decyduje, ile żetonów Diabolizmu odwrócić { $at }.
waiting-end-turn = { $who } zaraz zakończy turę.
waiting-restore = { $who } wybiera wyssaną kartę ({ $by }).
waiting-use-before-resolution = { $who } decyduje, czy użyć relikwii „{ $by }”.
waiting-deploy-where = { $who } wybiera, gdzie umieścić żeton krwi ({ $by }).
waiting-look = { $who } może podejrzeć zakryte karty przed wyborem żetonów { $at }.
waiting-stay = { $who } decyduje, czy zostać { $at }, czy się wycofać.
waiting-change-token = { $who } decyduje, czy użyć relikwii „{ $by }” { $at }.
waiting-refuge = { $who } wycofuje się { $at-from } i wybiera, dokąd trafiają karty.
waiting-cloak = { $who } wycofuje się { $at-from } i decyduje, czy skorzystać z karty „{ $by }”.
waiting-up-to = { $who } decyduje, ile żetonów krwi umieścić { $at } ({ $by }).
waiting-reveal-for = { $who } decyduje, czy odkryć kartę ({ $by }).
waiting-next-card = { $who } wybiera następną kartę do rozpatrzenia { $at }.
waiting-may = { $who } decyduje, czy skorzystać z karty „{ $by }”.
waiting-pay = { $who } decyduje, czy wydać { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi ({ $by }).
waiting-pick = { $who } dokonuje wyboru, którego wymaga karta „{ $by }”.
waiting-bid = { $who } licytuje żetony krwi ({ $by }).
waiting-turn-down = { $who } wybiera karty do zakrycia ({ $by }).
waiting-turn-one-down = { $who } wybiera kartę do zakrycia ({ $by }).
waiting-take-back = { $who } wybiera karty, które wracają na rękę ({ $by }).
waiting-target = { $who } wybiera kartę rywala ({ $by }).
waiting-rival = { $who } wybiera rywala ({ $by }).
waiting-play-next = { $who } wybiera następną kartę do dołożenia ({ $by }).
waiting-move-blood = { $who } wybiera, dokąd przenieść { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi ({ $by }).
waiting-partner = { $who } decyduje, czy efekt obejmuje partnera ({ $by }).
waiting-add-to-total = { $who } decyduje, czy użyć relikwii „{ $by }” { $at }.
waiting-return-blood = { $who } decyduje, ile żetonów krwi umieszczonych { $at } wziąć z powrotem ({ $by }).
waiting-ignore-loss = { $who } ma stracić { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi ({ $by }) i decyduje, czy to zignorować.
waiting-instead-of-draining = { $who } wpada w szał i decyduje, czy skorzystać z karty „{ $by }”.
waiting-shuffle-in = { $who } wybiera kartę do wtasowania do talii klanu ({ $by }).
waiting-chance = { $who } czeka na wyrok losu.

# Części zagrania układanego za jednym razem.
part-card = Karta
part-place = Dzielnica
part-facing = Odkryta czy zakryta
part-blood = Krew
part-tokens = Żetony Diabolizmu

# Stałe odpowiedzi: o co nie trzeba pytać i jak brzmi wtedy odpowiedź.
stop-end-turn = Po mojej karcie, gdy mogę jeszcze kogoś osuszyć lub czegoś użyć
stop-end-turn-ask = pytaj mnie
stop-end-turn-end = zakończ turę
stop-tokens = Żetony Diabolizmu przy zagraniu karty
stop-tokens-ask = pytaj mnie
stop-tokens-none = nie odwracaj żadnego
stop-looks = Zakryte karty, które mogę obejrzeć podczas Rozstrzygnięcia
stop-looks-ask = pytaj mnie
stop-looks-none = nie oglądaj żadnej
