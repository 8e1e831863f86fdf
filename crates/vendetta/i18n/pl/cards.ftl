# Teksty kart, składane z tego, co karty robią.
#
# Efekty są w trybie rozkazującym albo mają własny podmiot, więc „możesz” do nich nie pasuje:
# efekt dobrowolny zaczyna się od „jeśli chcesz”.

card-homemade = { $name } (domowa)

kind-preparation = Przygotowanie
kind-conflict = Starcie
kind-aftermath = Pokłosie
kind-passive = pasywna
kind-human = człowiek
kind-vampire = wampir
kind-victim = ofiara
kind-location = karta miejsca
kind-relic = relikwia

text-none = Brak zdolności.
text-relic = raz na grę: { $text }

## Momenty. Po okoliczniku nie ma przecinka, więc tam, gdzie efekt może się zaczynać od „jeśli”,
## stoi dwukropek.

when-always = { $effects }.
when-opponent-plays-here = zawsze gdy przeciwnik zagrywa kartę w tej dzielnicy, { $effects }.
when-opponent-plays-elsewhere = zawsze gdy przeciwnik zagrywa kartę w innej dzielnicy, { $effects }.
when-end-of-planning = koniec planowania: { $effects }.
when-withdraw = gdy gracze odkrywają tu żetony „zostań” i „wycofaj”, { $effects }.
when-you-withdraw-elsewhere = zawsze gdy wycofujesz się z innej dzielnicy, { $effects }.
when-before-revelation = przed odkryciem w tej dzielnicy { $effects }.
when-revelation = podczas odkrycia w tej dzielnicy { $effects }.
when-after-revelation = zaraz po odkryciu w tej dzielnicy { $effects }.
when-preparation = przygotowanie: { $effects }.
when-conflict = starcie: { $effects }.
when-aftermath = pokłosie: { $effects }.
when-end-of-round = koniec rundy: { $effects }.
when-you-drive-rival-into-frenzy = zawsze gdy doprowadzasz rywala do szału, dodatkowo { $effects }.
when-you-frenzy-here = gdy wpadasz tu w szał, { $effects }.
when-gained = gdy zdobywasz tego poplecznika, { $effects }.
when-you-play-at-haven = zawsze gdy zagrywasz kartę w Schronieniu Księcia, { $effects }.
when-you-drive-opponent-into-frenzy = zawsze gdy doprowadzasz przeciwnika do szału, dodatkowo { $effects }.
when-hand-management = podczas zarządzania ręką { $effects }.
when-end-of-game = koniec gry: { $effects }.
when-aftermath-start = na początku pokłosia w tej dzielnicy { $effects }.
when-after-location = po rozstrzygnięciu tej dzielnicy { $effects }.
when-frenzy-caused-here = zawsze gdy doprowadzasz tu przeciwnika do szału, dodatkowo { $effects }.
when-win-here = gdy zwyciężasz w tej dzielnicy, dodatkowo { $effects }.
when-third-here = gdy zajmujesz w tej dzielnicy trzecie miejsce, dodatkowo { $effects }.
when-planning-turn = w swojej turze planowania { $effects }.
when-start-of-resolution = na początku rozstrzygnięcia { $effects }.
when-tokens-revealed = po odkryciu żetonów w dzielnicy, w której jesteś, { $effects }.
when-before-totals = przed porównaniem sił w dzielnicy, w której jesteś, { $effects }.
when-you-would-lose = gdy efekt miałby odebrać ci żetony krwi lub spowodować ich stratę, { $effects }.

## Jak łączą się efekty.

effects-then = { $first }, po czym { $second }
effects-and = { $first } i { $second }
effects-may = jeśli chcesz, { $effects }
effects-if = { $condition }, { $effects }
effects-pay = możesz wydać { $cost }. Jeśli to zrobisz, { $effects }
effects-pay-or = wydaj { $cost } albo { $effects }
effects-pay-either = możesz wydać { $cost }. Jeśli to zrobisz, { $first }; jeśli nie, { $second }
effects-pick = { $who } wybiera: { $first } albo { $second }

## Kogo dotyczy efekt: podmiot (who-...) i celownik po „odbierz” (from-...).

# Gracz, o którym już mowa. Po polsku wystarcza sam czasownik, dlatego effect-... pomijają „on”.
who-them = on
who-rivals = każdy rywal
who-opponents-without-card-here = każdy przeciwnik bez karty w tej dzielnicy
who-winner = zwycięzca
who-losers-here = każdy pozostały tu gracz oprócz zwycięzcy
from-rivals = każdemu rywalowi
from-rivals-who-stay = każdemu rywalowi z żetonem „zostań”
from-opponents = każdemu przeciwnikowi

## Ilości. Mianownik po „ile wynosi” (amount-round, amount-half-your-alliance,
## amount-half-blood-here), biernik w pozostałych.

blood-just = { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
amount-round = numer rundy
amount-half-your-pool = połowę żetonów krwi ze swojej puli (zaokrąglając w dół)
amount-half-your-alliance = połowa liczby kart w twoim sojuszu (zaokrąglając w dół)
amount-half-blood-here = połowa wszystkich umieszczonych tu żetonów krwi (zaokrąglając w dół)
amount-half-up-your-blood-here = połowę swoich umieszczonych tu żetonów krwi (zaokrąglając w górę)
amount-half-up-their-blood-here = połowę umieszczonych tu żetonów krwi (zaokrąglając w górę)

# To, co trafia do $more, samo przynosi spację („za każdą...”) albo przecinek („, jeśli...”).
each-your-cards-here = { " " }za każdą kartę w twoim obszarze w tej dzielnicy, wliczając tę
each-cards-here = { " " }za każdą umieszczoną tu kartę, wliczając tę
each-rivals-here = { " " }za każdego rywala w tej dzielnicy
each-your-alliance = { " " }za każdą kartę w twoim sojuszu
each-your-pool = { " " }za każdy żeton krwi w twojej puli
each-cards-moved = { " " }za każdą przeniesioną kartę
each-up-to = { $each } (maksymalnie { $most })

if-your-blood-here = , jeśli masz tu umieszczone żetony krwi
if-you-won = , jeśli tu zwyciężasz
if-at-haven = , jeśli leży w Schronieniu Księcia
if-nobody-has-fewer-face-up = , jeśli nikt nie ma tu mniej odkrytych kart niż ty
# Te stoją na początku zdania (effects-if).
if-rewarded = jeśli starcie w tej dzielnicy dało ci poplecznika lub ofiarę
if-only-human-ally = jeśli nie masz innego ludzkiego poplecznika

## Efekty dotyczące krwi i wpływów.

effect-lose-just = { $who ->
        [on] traci
       *[other] { $who } traci
    } { $n } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } krwi
effect-lose-either = { $who ->
        [on] traci
       *[other] { $who } traci
    } { $n } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } krwi{ $more }, a w przeciwnym razie { $other }
effect-lose-equal = { $who ->
        [on] traci
       *[other] { $who } traci
    } tyle żetonów krwi, ile wynosi { $amount }
effect-steal-just = odbierz { $from } { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
effect-steal-equal = odbierz { $from } tyle żetonów krwi, ile wynosi { $amount }
effect-steal-them-just = odbierasz mu { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
effect-gain-just = zyskaj { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
effect-gain-with = zyskaj { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi{ $more }
effect-gain-fill = zyskaj tyle żetonów krwi, żeby w twojej puli było ich { $n }, ale co najmniej { $least }
effect-gain-influence = zyskaj { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wpływów
effect-lose-influence = { $who ->
        [on] traci
       *[other] { $who } traci
    } { $n } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } wpływów
effect-give-influence = oddaje ci { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wpływów
effect-deploy-just = { $place ->
        [there] umieść tam
       *[here] umieść tu
    } w swoim obszarze { $n } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } krwi z puli ogólnej
effect-deploy-with = { $place ->
        [there] umieść tam
       *[here] umieść tu
    } w swoim obszarze { $n } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } krwi z puli ogólnej{ $more }
effect-deploy-from-pool-just = możesz umieścić tu do { $n } { $n ->
        [one] żetonu
       *[many] żetonów
    } krwi ze swojej puli
effect-deploy-from-pool-with = możesz umieścić tu do { $n } { $n ->
        [one] żetonu
       *[many] żetonów
    } krwi ze swojej puli{ $more }
effect-take-deployed-your-pool-share = zabierz { $from } { $amount } i dodaj je do swojej puli
effect-take-deployed-your-side-share = { $who ->
        [on] przenosi
       *[other] { $who } przenosi
    } ze swojego obszaru do twojego { $amount }
effect-take-deployed-bank-equal = { $who ->
        [on] odrzuca
       *[other] { $who } odrzuca
    } stąd tyle swoich umieszczonych żetonów krwi, ile wynosi { $amount }
effect-take-back-blood = wszystkie twoje umieszczone tu żetony krwi wracają do twojej puli
effect-return-blood = każdy gracz może wziąć stąd z powrotem do puli { $n ->
        [one] najwyżej { $n } własny umieszczony żeton
        [few] najwyżej { $n } własne umieszczone żetony
       *[many] najwyżej { $n } własnych umieszczonych żetonów
    } krwi
effect-exchange-blood = wymień wszystkie swoje umieszczone tu żetony krwi na wszystkie żetony krwi ze swojej puli
effect-move-blood-share = przenieś { $amount } do innej dzielnicy

## Efekty dotyczące kart.

effect-draw-victim = dobierz ofiarę do swojego sojuszu
effect-draw-card = dobierz na rękę wierzchnią kartę swojej talii klanu
effect-play-hand-you = dołóż tu do swojego obszaru wszystkie karty z ręki jako odkryte
effect-play-hand-chosen-rival = wybierz rywala i dołóż tu do swojego obszaru wszystkie karty z jego ręki jako odkryte
effect-play-top = dołóż tu do swojego obszaru wierzchnią kartę swojej talii klanu jako odkrytą
effect-shuffle-in = jeśli w ten sposób dołożono kartę, wtasuj jedną kartę z ręki do swojej talii klanu
effect-move-to-haven = przenieś tę kartę do Schronienia Księcia
effect-turn-down = zakryj tę kartę
effect-withdraw = wycofaj się z tej dzielnicy
effect-skip-steps = pomija tu swoje efekty przygotowania i pokłosia

## Siła.

effect-power-with = ta karta otrzymuje { $sign }{ $n } siły{ $more }
effect-power-of-highest = siła tej karty jest równa najwyższej bazowej sile wśród odkrytych kart w tej dzielnicy
effect-halve-rivals = podziel przez 2 bazową siłę każdej karty rywali w tej dzielnicy (zaokrąglając w dół)
effect-zero-highest-rival = przed wszystkimi innymi efektami starcia karta rywali o najwyższej bazowej sile w tej dzielnicy otrzymuje siłę 0 (w razie remisu wszystkie takie karty)
effect-blood-worth = każdy twój umieszczony tu żeton krwi dodaje { $n } do twojej siły
effect-add-to-total = dodaj { $n } do swojej całkowitej siły

## Zasady stałe.

effect-face-down-cost = dołożenie zakrytej karty kosztuje cię o { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi { $change ->
        [less] mniej
       *[more] więcej
    }
effect-face-down-base = bazowy koszt dołożenia tu zakrytej karty wynosi { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi
effect-play-toll = dołożenie tu karty podczas planowania kosztuje o { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi więcej
effect-win-ties = wygrywasz wszystkie remisy
effect-cannot-be-drained = tego poplecznika nie można wyssać, nawet w szale
effect-drained-first = wpadając w szał, wysysasz tego poplecznika zamiast losowej karty
effect-diablerie-tokens = wyssanie tego poplecznika daje ci { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Diabolizmu
effect-look-for-blood = w swojej turze planowania oraz przed wyborem żetonu „zostań” lub „wycofaj” możesz wydać { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi, by podejrzeć zakrytą kartę
effect-worth-more = ten poplecznik jest wart o { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } wpływów więcej
effect-keep-both = możesz zatrzymać jeszcze jedną z obejrzanych kart, a w zamian odłożyć kartę z ręki na spód swojej talii klanu
effect-draw-more = obejrzyj o { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } więcej
effect-choose-refuge = gracz, który się stąd wycofuje, wybiera, dokąd trafiają jego karty: do Schronienia Księcia czy do innej, jeszcze nierozstrzygniętej dzielnicy

## Karty z własnym tekstem.

own-auction = ty i każdy rywal licytujecie w tajemnicy żetony krwi ze swoich pul. Gracz z najniższą ofertą zakrywa jedną ze swoich umieszczonych tu kart. Następnie umieszczasz tu swoją ofertę, a rywale tracą swoje
own-chaos = możesz wziąć z powrotem na rękę dowolną liczbę kart ze swojego obszaru w tej dzielnicy, także tę. Za każdą z nich odbierz każdemu rywalowi 1 żeton krwi
own-mindless-assault = możesz zakryć dowolną liczbę kart w swoim obszarze w tej dzielnicy. Każda zakryta karta w tym obszarze ma siłę 4
own-cloak = możesz przenieść stamtąd do tej dzielnicy wszystkie swoje karty i żetony krwi tak, jak leżą, zamiast wycofywać się w zwykły sposób
own-eyes = podczas planowania przeciwnicy mogą zagrywać tu tylko zakryte karty, a ty możesz je podglądać. Zawsze gdy podczas planowania ktokolwiek zagrywa tu zakrytą kartę, umieść tu w swoim obszarze 1 żeton krwi z puli ogólnej
own-one-step-ahead = każdy rywal wybiera dla każdej swojej zakrytej karty: traci 2 żetony krwi i ją odkrywa albo pozostawia ją zakrytą
own-submission = ignorujesz każdy aktywowany tu efekt, który odbiera ci żetony krwi lub powoduje ich stratę. Jeśli ta strata była kosztem, uznaje się go za opłacony
own-dark-pact = żetony krwi, które tracisz lub wydajesz w którejś dzielnicy, nie trafiają do puli ogólnej: umieść je tu w swoim obszarze
own-retaliation = zawsze gdy w tej dzielnicy wydajesz lub tracisz żetony krwi albo ktoś ci je odbiera, każdy rywal traci ich tyle samo
own-composure = możesz zakryć tę kartę i zyskać 1 żeton krwi, zamiast wysysać kartę z sojuszu
own-forestall = wybierz umieszczoną tu odkrytą kartę rywala. Do końca rundy nie może ona odbierać ci żetonów krwi ani powodować ich straty. Zyskaj tyle żetonów krwi, ile wynosi jej bazowa siła
own-restore = przywróć jedną ze swoich wyssanych kart do sojuszu jako niewyssaną
own-deploy-everywhere = umieść w każdej dzielnicy po 1 żetonie krwi ze swojej puli
own-change-token = zmień swój wybór
own-ignore-loss = zignoruj ten efekt
own-play-again = po dołożeniu karty dołóż w ten sam sposób drugą

# Facts of cards
fact-power = siła: { $n }
fact-feed = żer: { $n }
fact-influence = wpływy: { $n }
fact-drain-blood = krew po wyssaniu: { $n }
fact-drain-influence = wpływy po wyssaniu: { $n }
fact-end-influence = wpływy na koniec: { $n }
fact-count = liczba egzemplarzy: { $n }
fact-starter = karta początkowa
