# Why something cannot be chosen: the facts, and what would be needed. The program adds the number of
# the rule. Names of cards and minions come in their basic form; a player is a letter.

why-players =
    { $players ->
        [one] V:TES jest dla 2 do 6 graczy; { $players } gracz nie może w nie grać.
       *[many] V:TES jest dla 2 do 6 graczy; nie dla { $players }.
    }
why-deck-size = Stos w talii gracza { $seat } ma kart: { $have }, a dozwolone jest od { $least } do { $most }.
why-wrong-pile = Karta „{ $card }” nie należy tam, gdzie ma ją talia gracza { $seat }.
why-groups = Krypta gracza { $seat } łączy grupy, które do siebie nie pasują.

why-not-now = Nie można teraz użyć: { $card }.
why-other-time = Nie można teraz użyć: { $card }. Kiedy można: { $times }.
# When a card is played, by its type; the moments are those of terms.ftl.
time = { $moments }
time-own-action = twoja akcja ({ $moments })
time-others-action = cudza akcja ({ $moments })
time-others-turn = cudza tura ({ $moments })
time-combat = walka ({ $moments })
why-not-in-blood-hunt = W referendum o krwawych łowach nie zagrywa się modyfikatorów akcji ani reakcji.
why-no-minion = Żaden twój podwładny nie może użyć karty „{ $card }”.
# $superior is yes for the superior level.
why-needs-discipline =
    { $superior ->
        [yes] { $minion } nie ma wyższego poziomu Dyscypliny: { $discipline }.
       *[no] { $minion } nie ma Dyscypliny: { $discipline }.
    }
why-needs-clan = { $minion } nie jest z klanu, którego wymaga karta „{ $card }”.
why-needs-clan-nobody = Nie masz gotowego podwładnego z klanu, którego wymaga karta „{ $card }”.
why-needs-more = { $minion } nie spełnia wymagań karty „{ $card }”.
why-needs-more-nobody = Żaden twój podwładny nie spełnia wymagań karty „{ $card }”.
why-needs-pool =
    To kosztuje { $needs } { $needs ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli, a masz { $has }.
why-needs-blood =
    To kosztuje { $needs } { $needs ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi, a { $card } ma { $has }.
why-no-target = { $card } nie ma teraz celu.
why-once-per = Na razie nie można znów użyć: { $card }.
why-not-for-allies = { $minion } to sojusznik: karty z Dyscypliną są dla wampirów.
why-no-master-action = Nie ma już akcji tej fazy.
why-one-trifle = Drobnostka oddała już akcję w tej turze.
why-out-of-turn-in-own-turn = Karta mistrza poza turą jest na tury innych.
why-out-of-turn-used = Od twojej ostatniej tury padła już twoja karta mistrza poza turą.
why-one-event = W tej turze padło już twoje wydarzenie.
why-event-played = Karta „{ $card }” padła już w tej grze: można raz na grę.
why-stealth-not-needed = Skrytość można dodać tylko wtedy, gdy próba zablokowania ma się udać.
why-intercept-not-needed = Przechwycenie można dodać tylko wtedy, gdy próba zablokowania ma się nie udać.
why-not-blocking = { $minion } nie blokuje.
why-condition = Warunek nie jest spełniony: { $card }.

why-locked = Karta jest obrócona: { $card }.
why-awake = { $minion } może już reagować.
why-not-ready = { $card } nie jest w obszarze gotowości.
why-cannot-act = { $minion } nie może tego zrobić.
why-must-hunt = { $minion } nie ma krwi i musi polować.
why-must-act-first = Najpierw musi działać { $minion }.
why-already-bled = { $minion }: w tej turze był już upust krwi.
why-already-called = { $minion }: w tej turze było już referendum.
why-same-action = { $minion }: ta akcja już była w tej turze („{ $card }”).
why-allies-cannot = { $minion } to sojusznik: robią to tylko wampiry.
why-nobody-to-bleed = Nie ma komu upuścić krwi.
why-barred = Zabrania tego { $card }.
why-in-torpor = { $minion } jest w letargu.
why-has-title = { $minion } ma tytuł.
why-already-anarch = { $minion } to już anarchista.

why-may-not-block = Tej akcji nie może blokować gracz { $who }.
why-has-declined = Gracz { $who } nie blokuje tej akcji: decyzja zapadła.
why-failed-already = { $minion }: blok się nie udał, a od tego czasu nic się nie zmieniło.

why-maneuvered-last = { $minion }: ostatni manewr, teraz kolej przeciwnika.
why-pressed-last = { $minion }: ostatni napór, teraz kolej przeciwnika.
why-strike-bound = { $minion }: manewr z karty lub broni, więc cios musi być z niej.
why-nothing-to-prevent = Nie ma obrażeń, którym karta „{ $card }” mogłaby zapobiec.
why-strikes-left = { $minion } ma jeszcze dodatkowe ciosy do zadania.
why-strikes-gained = { $minion }: dodatkowe ciosy w tej rundzie już były.

why-no-transfers =
    { $needs ->
        [one] Trzeba { $needs } transferu, a masz { $has }.
       *[many] Trzeba { $needs } transferów, a masz { $has }.
    }
why-last-pool = To zabrałoby resztę twojej puli.
why-not-full =
    Jest { $has } { $has ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi, a trzeba { $needs }.
why-crypt-empty = Twoja krypta jest pusta.
why-no-room = Na tym stole nie ma już miejsca.

why-no-votes = { $card } nie ma głosów.
why-has-voted = { $card }: głosy już oddane.
why-abstains = { $card } wstrzymuje się w tym referendum.
why-one-card-vote = W tym referendum padł już twój głos z karty politycznej.
why-no-edge = Nie masz Przewagi.

why-own-turn = To twoja własna tura: jesteś w niej pytany o wszystko i pasujesz okno po oknie.
why-no-action-under-way = Nie trwa żadna akcja, która mogłaby się skończyć.
why-no-combat-under-way = Nie trwa żadna walka, która mogłaby się skończyć.
why-aimed-at-you = Coś już jest skierowane na ciebie.
why-library-left = Wycofać się można tylko z pustą biblioteką.
why-hand-full = Wycofać się można tylko raz i mając mniej kart niż limit ręki.

# Set-up. $names are the names for the command line; $rule is a number such as 5.4.
setup-unknown-variant = Nie ma opcji „{ $given }”. Opcje: { $names }. Poprzedź „no-” opcję bez wartości, by ją wyłączyć.
setup-unknown-variant-suggest = Nie ma opcji „{ $given }”; czy chodziło o „{ $near }”? Opcje: { $names }. Poprzedź „no-” opcję bez wartości, by ją wyłączyć.
setup-refused = { $why } (zasada { $rule })
