# Lines of the log, without a full stop. $who, $at, $to and $of are players such as "B (Ventrue)".
# Names of cards and minions ($card, $minion and others) come in their basic form, and nothing agrees
# with their gender. $n counts what the sentence is about.

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-turn = Tura { $turn }: { $who }
event-phase = { $who }: { $phase }
event-master-actions-charged =
    Karta mistrza poza turą obciąża tę fazę ({ $who }): akcji fazy mistrza mniej o { $n }, { $left ->
        [0] nie zostaje żadna
       *[other] zostaje { $left }
    }
event-edge-pool = { $who } ma Przewagę i bierze za nią pulę

event-drew = { $who } dobiera kartę „{ $card }”
event-drew-hidden = { $who } dobiera kartę
event-drew-crypt = { $who } dobiera z krypty: { $card }
event-drew-crypt-hidden = { $who } dobiera wampira z krypty
event-discarded = { $who } odrzuca kartę „{ $card }”
event-played = { $who } zagrywa kartę „{ $card }”, podwładny: { $minion }
event-played-alone = { $who } zagrywa kartę „{ $card }”
event-used = { $who } używa tekstu: { $card }
event-cancelled = Karta „{ $card }” zostaje anulowana
event-burned = { $card } płonie
event-removed = { $card } opuszcza grę na dobre
event-enters-play = { $who } kładzie kartę „{ $card }” na: { $on }
event-enters-play-alone = { $who } wprowadza do gry: { $card }
event-moved = Karta „{ $card }” przechodzi do: { $on }
event-stolen = { $who } kradnie: { $card }
event-control-ends = { $card } wraca do: { $who }
event-returned-to-hand = Karta „{ $card }” wraca na rękę gracza { $who }
event-shown = { $who } pokazuje: { $card }
event-looked = { $who } podgląda u gracza { $of }: { $card }
event-looked-hidden = { $who } podgląda kartę gracza { $of }
event-shuffled = { $who } tasuje bibliotekę

event-pool-gained =
    { $who } zyskuje { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli
event-pool-lost =
    { $who } spala { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli
event-blood-gained =
    { $card } zyskuje { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi
event-blood-lost =
    { $card } spala { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi
event-blood-moved = Krew przechodzi z karty { $from } na kartę { $to }: { $n }
event-counters-gained =
    { $n ->
        [one] { $card } dostaje { $n } żeton
        [few] { $card } dostaje { $n } żetony
       *[many] { $card } dostaje { $n } żetonów
    }
event-counters-lost =
    { $n ->
        [one] { $card } traci { $n } żeton
        [few] { $card } traci { $n } żetony
       *[many] { $card } traci { $n } żetonów
    }
event-edge-taken = { $who } zdobywa Przewagę
event-edge-burned = { $who } spala Przewagę
event-edge-returned = Nikt już nie ma Przewagi

event-locked = { $card }: obrócenie
event-unlocked = { $card }: wyprostowanie
event-all-unlocked = { $who } prostuje wszystkie karty
event-woken = { $card } budzi się i może blokować i reagować
event-to-torpor = { $card } wpada w letarg
event-leaves-torpor = { $card } wychodzi z letargu
event-to-uncontrolled = { $card } trafia do obszaru niekontrolowanego
event-title-gained = { $card } otrzymuje tytuł: { $title }
event-title-lost = { $card } traci tytuł: { $title }
event-sect-changed = { $card } zmienia sektę: { $sect }
event-discipline-gained = { $card } zyskuje poziom Dyscypliny: { $discipline }

event-contested = Karta „{ $card }” gracza { $who } jest sporna
event-contest-paid = { $who } płaci za spór: { $card }
event-yielded = { $who } ustępuje: { $card }
event-contest-over = { $who } zachowuje: { $card }. Koniec sporu
event-title-contested = { $card }: sporny tytuł, { $title }
event-title-yielded = { $card } ustępuje z tytułu: { $title }
event-title-kept = { $card } zachowuje tytuł: { $title }

# $deed is one of the deeds in terms.ftl; $at is the player at whom it is directed.
event-announced = { $minion } gracza { $who } działa: { $deed }, „{ $card }”, przeciw graczowi { $at }
event-announced-plain = { $minion } gracza { $who } działa: { $deed }, przeciw graczowi { $at }
event-announced-undirected = { $minion } gracza { $who } działa: { $deed }, „{ $card }”
event-announced-plain-undirected = { $minion } gracza { $who } działa: { $deed }
event-targeted = { $card }: cel to { $target }
event-targeted-player = { $card }: cel to gracz { $target }
event-targeted-place = { $card }: cel to niekontrolowany wampir { $place } gracza { $who }
event-attempts = { $minion } gracza { $who } próbuje zablokować akcję
# $signed is what is added, with its sign.
event-stealth = { $minion }: skrytość { $signed }
event-intercept = { $minion }: przechwycenie { $signed }
event-bleed-changed = Upust krwi: { $signed }
event-attempt-fails = { $minion }: blok się nie udaje
event-declines = { $who } nie blokuje
event-redirected = Upust krwi przechodzi na gracza { $to }
event-blocked = { $blocker } blokuje: { $minion }
event-goes-on = { $minion }: akcja trwa dalej, jakby nikt nie zablokował
event-succeeds = { $minion }: akcja się udaje
event-action-ends = { $minion }: koniec akcji
event-bled =
    { $n ->
        [0] Upust krwi gracza { $who } nic nie daje
       *[other] Upust krwi gracza { $who }: { $n }
    }
event-hunted = { $minion } poluje

event-combat-begins = Walka: { $minion } kontra { $against }
event-round = Runda { $n }
# $long is yes or no.
event-maneuvers =
    { $long ->
        [yes] { $minion } manewruje na daleki dystans
       *[no] { $minion } manewruje na bliski dystans
    }
event-range =
    { $long ->
        [yes] Dystans jest daleki
       *[no] Dystans jest bliski
    }
event-strike-chosen = { $minion } zadaje cios, karta „{ $card }”
event-strike-chosen-hands = { $minion } zadaje cios ręką
event-strike-aimed = { $minion } celuje w sługę: { $retainer }
event-dodges = { $minion } robi unik
event-strike-ends-combat = { $minion } kończy walkę ciosem
# $aggravated of $n are aggravated.
event-damage =
    { $aggravated ->
        [0] { $card } otrzymuje obrażenia: { $n }
       *[other] { $card } otrzymuje obrażenia: { $n } (poważne: { $aggravated })
    }
event-prevented = { $card }: zapobieżono obrażeniom, { $n }
event-healed = { $card } leczy obrażenia: { $n }
event-wounded = { $card } nie może wyleczyć wszystkich obrażeń
event-additional-strikes =
    { $n ->
        [one] { $minion } zyskuje { $n } dodatkowy cios
        [few] { $minion } zyskuje { $n } dodatkowe ciosy
       *[many] { $minion } zyskuje { $n } dodatkowych ciosów
    }
# $on is yes to continue combat, no to end it.
event-presses =
    { $on ->
        [yes] { $minion } napiera, by walka trwała
       *[no] { $minion } napiera, by zakończyć walkę
    }
event-combat-ends = Walka się kończy

event-calls = { $minion } gracza { $who } zwołuje referendum: „{ $card }”
event-calls-alone = { $who } zwołuje referendum: „{ $card }”
event-calls-plain = { $minion } gracza { $who }: zwołano referendum
event-calls-alone-plain = W turze gracza { $who } zwołano referendum
# $yes is yes or no; $n are votes, $source is the minion or card that has them.
event-voted =
    { $yes ->
        [yes] { $who } oddaje głosy za: { $n } ({ $source })
       *[no] { $who } oddaje głosy przeciw: { $n } ({ $source })
    }
event-voted-alone =
    { $yes ->
        [yes] { $who } oddaje głosy za: { $n }
       *[no] { $who } oddaje głosy przeciw: { $n }
    }
event-ballots =
    { $yes ->
        [yes] { $minion } oddaje karty do głosowania priscusów za: { $n }
       *[no] { $minion } oddaje karty do głosowania priscusów przeciw: { $n }
    }
event-block-swings =
    { $yes ->
        [yes] Blok priscusów głosuje za
       *[no] Blok priscusów głosuje przeciw
    }
event-block-swings-tied = Blok priscusów jest podzielony i nie głosuje
event-votes-changed = Głosy: { $signed }
event-burned-for-vote = { $who } spala kartę „{ $card }” za głos
event-abstains = { $minion } wstrzymuje się od głosu
event-no-terms = „{ $card }”: nie da się ustalić warunków, referendum się nie odbywa
event-points-given = „{ $card }”: { $n } dla gracza { $who }
event-referendum-cancelled = Referendum zostaje anulowane
event-passed = Referendum przyjęte: { $yes } za, { $no } przeciw
event-failed = Referendum odrzucone: { $yes } za, { $no } przeciw
event-blood-hunt-called = Głosowanie nad krwawymi łowami: { $minion }
event-diablerized = { $minion } popełnia Diabolizm, ofiara: { $victim }

# $place is the place in the uncontrolled region.
event-transferred =
    { $who } przenosi { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli na niekontrolowanego wampira { $place }
event-transferred-back = { $who } cofa 1 punkt krwi z niekontrolowanego wampira { $place } do puli
event-influenced =
    Niekontrolowany wampir { $place } gracza { $who } zyskuje { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi
event-influence-lost =
    Niekontrolowany wampir { $place } gracza { $who } traci { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi
event-moved-out = { $who } przenosi do obszaru gotowości: { $card }

event-ousted = { $who } odpada z gry
# $halves are half victory points: 2 make a whole one.
event-victory-point =
    { $halves ->
        [1] { $who } zyskuje pół punktu zwycięstwa
        [2] { $who } zyskuje punkt zwycięstwa
       *[other] { $who } zyskuje punkty zwycięstwa
    }
event-time-up = Czas minął: gra kończy się wraz z tą turą
event-turn-limit = To była ostatnia tura: gra się kończy
event-withdrawing = { $who } ogłasza wycofanie się z gry
event-withdrawal-broken = { $who } nie może się już wycofać
event-withdrew = { $who } wycofuje się z gry
event-clan-chosen = Wybrany klan: { $clan }
# $count is the number of winners.
event-won =
    { $count ->
        [0] Nikt nie wygrywa gry
        [one] { $winners } wygrywa grę
       *[many] { $winners } wygrywają grę
    }
