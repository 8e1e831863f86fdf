# Words that begin a clause, for languages that put a comma only beside one.
clauses = gdy jeśli zanim dopóki zagrywając

# How a text is put together. A sentence begins with a capital.
text-sentence = { $text }.
text-lead =
    { $lead }{ $lead_comma ->
        [yes] ,
       *[no] { "" }
    } { $text }
text-and = { $first } i { $second }
text-and-if = { $first } i { $second }
text-comma = { $first }, { $second }
text-semicolon = { $first }; { $second }
text-or = { $first } lub { $second }
text-or-if = { $first } lub { $second }
text-either-or = albo { $first }, albo { $second }
text-mode = { $icons } { $text }
text-directed = [D] { $text }
text-mode-or = { $first } Albo: { $second }
text-icons-or = { $first } lub { $second }
text-above = Jak wyżej, a ponadto { $text }
text-above-with = Jak wyżej, a do tego { $text }
text-above-only = Jak wyżej.
text-with = { $text }, a do tego { $more }
text-can-you = możesz { $text }
text-can =
    { $who } { $who_n ->
        [more] mogą
       *[other] może
    } { $text }
text-can-you-pay = możesz { $price }, aby { $text }
text-can-pay =
    { $who } { $who_n ->
        [more] mogą
       *[other] może
    } { $price }, aby { $text }
text-can-you-then = możesz sprawić, że stanie się to: { $text }
text-can-then =
    { $who } { $who_n ->
        [more] mogą
       *[other] może
    } sprawić, że stanie się to: { $text }
text-can-you-pay-then = możesz { $price }; jeśli to zrobisz, { $text }
text-can-pay-then =
    { $who } { $who_n ->
        [more] mogą
       *[other] może
    } { $price }; w takim razie { $text }
text-trail = { $text }, { $lead }
text-later = { $text } { $moment }
text-either-of = { $text },
text-for-each-lead = za { $each }
text-otherwise = { $text }; w przeciwnym razie { $other }
text-instead = zamiast tego { $text }
text-if = jeśli { $condition }
text-for-each = { $text } za { $each }
text-either = { $text } ({ $n }, jeśli { $condition })
text-where = { $text }, gdzie Y to { $amount }
text-times = { $text }, { $n } razy
text-as-action =
    { $who } { $who_n ->
        [more] mogą
       *[other] może
    } { $text } w ramach { $action }

# Actions; [D] marks a directed one.
text-action-of =
    { $stealth ->
        [0] akcji
       *[other] akcji z +{ $stealth } do skrytości
    }
text-action-of-directed =
    { $stealth ->
        [0] akcji [D]
       *[other] akcji [D] z +{ $stealth } do skrytości
    }
text-act-stealth = Akcja z +{ $n } do skrytości
text-act-bleed =
    { $do_mood ->
        [to] upuścić
       *[do] upuść
    } krew z +{ $n } do upustu
text-act-bleed-plain =
    { $do_mood ->
        [to] upuścić
       *[do] upuść
    } krew
text-act-hunt =
    { $do_mood ->
        [to] polować
       *[do] poluj
    }
text-act-rescue =
    { $do_mood ->
        [to] uratować
       *[do] uratuj
    } wampira z letargu
text-act-leave-torpor =
    { $do_mood ->
        [to] opuścić
       *[do] opuść
    } letarg
text-act-diablerize =
    { $do_mood ->
        [to] popełnić
       *[do] popełnij
    } Diabolizm
text-act-become-anarch =
    { $do_mood ->
        [to] zostać
       *[do] zostań
    } anarchistą
text-act-instead = zamiast zwykłego wyniku: { $text }
text-act-during = Podczas tej akcji { $text }
text-act-during-that = Podczas tej akcji { $text }
text-referendum-passes = jeśli referendum przejdzie

# What a card is, needs and is put on.
text-keyword = { $key }.
text-unique-location = Unikatowe miejsce.
text-body = { $text }.
text-body-life = życie { $n }
text-body-strength = siła { $n }
text-body-bleed = upust krwi { $n }
text-body-capacity = pojemność { $n }
text-body-like = klan i sekta { $who_gen }
text-body-clan = klan { $clan }
text-burn-option = Opcja spalenia.
text-requires = Wymaga { $who_gen }.
text-only-usable = Tylko { $when }.
text-only-by = dla { $who_gen }
text-put-on = Połóż tę kartę na { $who_loc }.
text-put-in-play = Wprowadź tę kartę do gry.
text-put-with-counters =
    Wprowadź tę kartę do gry z { $n ->
        [one] 1 żetonem
       *[other] { $n } żetonami
    }.
text-as-you-play = zagrywając tę kartę
text-x-is = X to { $amount }.

# A crypt card: its sect, its title.
text-crypt-sect = { $sect }
text-crypt-title = { $sect }, { $title }
text-merged = [MERGED] { $text }
text-advanced = Zaawansowany.
text-slave = Niewolnik klanu: { $clan }.
text-gains-title = Po połączeniu: { $title }.

# Only one.
text-one-minion =
    { $own ->
        [vampire] Wampir
       *[other] Podwładny
    } może zagrać tylko jedną kartę { $card } { $span }.
text-one-player = Matuzalem może zagrać tylko jedną kartę { $card } { $span }.
text-one-bearer = Na tym samym posiadaczu można zagrać tylko jedną kartę { $card } { $span }.
text-one-game = Można zagrać tylko jedną kartę { $card } { $span }.
text-one-controller = Na każdego kontrolera można zagrać tylko jedną kartę { $card } { $span }.
text-have-one =
    { $own ->
        [vampire] Wampir
       *[other] Podwładny
    } może mieć tylko jedną kartę ze słowem kluczowym „{ $key }”.
text-have-one-of-this =
    { $own ->
        [vampire] Wampir
       *[other] Podwładny
    } może mieć tylko jedną kartę { $card }.
text-one-hunting-ground = Wampir może zyskać krew tylko z jednego terenu łowieckiego na turę.
text-excludes = { $card } i { $other } nie mogą zostać zagrane razem { $span }.
text-same-strike = w tym samym ciosie
text-same-round = w tej samej rundzie
text-same-combat = w tej samej walce
text-same-action = w tej samej akcji
text-same-turn = w tej samej turze
text-same-game = w tej samej grze
text-same-referendum = w tym samym referendum
text-same-phase = w tej samej fazie
text-same-unlocks = między tymi samymi fazami prostowania
text-each-strike = na cios
text-each-round = na rundę
text-each-combat = na walkę
text-each-action = na akcję
text-each-turn = na turę
text-each-game = na grę
text-each-referendum = na referendum
text-each-phase = na fazę
text-each-unlocks = między swoimi fazami prostowania
text-once = raz { $span }

# When a card is replaced.
text-replace-at = Nie uzupełniaj tej karty przed swoją następną fazą { $phase }.
text-replace-after-action = Nie uzupełniaj tej karty przed końcem akcji.
text-replace-after-combat = Nie uzupełniaj tej karty przed końcem walki.
text-replace-on = Nie uzupełniaj tej karty do chwili, gdy { $event }.
text-replace-never = Nie uzupełniaj tej karty.
text-phase-name-unlock = prostowania
text-phase-name-master = mistrza
text-phase-name-minion = podwładnych
text-phase-name-influence = wpływów
text-phase-name-discard = odrzucania

# Moments.
text-when-your-phase = podczas twojej fazy { $phase }
text-when-phase-of = podczas fazy { $phase } { $who_gen }
text-when-anytime = w dowolnym momencie
text-when-action = podczas akcji
text-when-as-played = gdy zagrywana jest { $who }
text-when-announced = gdy ogłaszana jest akcja
text-when-announces =
    gdy { $who } ogłasza akcję{ $aim ->
        [directed] { " " }skierowaną
        [undirected] { " " }nieskierowaną
       *[any] { "" }
    }
text-when-undecided = zanim zrezygnowano z bloku
text-when-attempt = podczas próby zablokowania
text-when-declined = po rezygnacji z bloku
text-when-would-succeed = gdy akcja ma się udać
text-when-blocked = gdy akcja zostaje zablokowana, przed rozstrzygnięciem bloku
text-when-this-blocked = jeśli ta akcja zostanie zablokowana, a blok nie jest jeszcze rozstrzygnięty
text-when-blocks = gdy { $who } blokuje
text-when-blocks-this = jeśli { $who } zablokuje tę akcję
text-when-before-block = przed rozstrzygnięciem bloku
text-when-before-success = zanim akcja się uda
text-when-before-resolved = przed rozstrzygnięciem akcji
text-when-resolved = po rozstrzygnięciu akcji
text-when-before-votes = przed głosowaniem
text-when-polling = podczas głosowania w referendum
text-when-polling-political = podczas głosowania w akcji politycznej
text-when-before-combat = przed rozpoczęciem walki
text-when-about-to-fight = gdy { $who } ma rozpocząć walkę z { $other_ins } wykonującym akcję
text-when-before-range = przed ustaleniem dystansu
text-when-next-round = na początku następnej rundy
text-when-range = podczas ustalania dystansu
text-when-before-strikes = przed wyborem ciosów
text-when-strike = podczas wyboru ciosów
text-when-before-resolution = przed rozstrzygnięciem ciosów
text-when-resolution = w każdej rundzie podczas zwykłego rozstrzygania ciosów
text-when-next-resolution = podczas zwykłego rozstrzygania ciosów
text-when-prevent = podczas zapobiegania obrażeniom
text-when-additional = podczas zyskiwania dodatkowych ciosów
text-when-press = podczas naporu
text-when-end-of-round = na końcu rundy walki
text-when-would-end = gdy walka ma się skończyć
text-when-combat-over = po zakończeniu walki
text-when-diablerized = po Diabolizmie

# What texts answer to, after it happened (is) or before (to); $who is whom it concerns.
text-on = gdy { $event }
text-on-played =
    { $who } { $do_mood ->
        [is] zostaje zagrana
        [to] ma zostać zagrana
       *[do] zostaje zagrana
    }
text-on-enters =
    { $who } { $do_mood ->
        [is] wchodzi
        [to] ma wejść
       *[do] wchodzi
    } do gry
text-on-leaves =
    { $who } { $do_mood ->
        [is] opuszcza
        [to] ma opuścić
       *[do] opuszcza
    } grę
text-on-burned =
    { $who } { $do_mood ->
        [is] idzie na stos popiołów
        [to] ma pójść na stos popiołów
       *[do] idzie na stos popiołów
    }
text-on-to-torpor =
    { $who } { $do_mood ->
        [is] trafia
        [to] ma trafić
       *[do] trafia
    } do letargu
text-on-leaves-ready =
    { $who } { $do_mood ->
        [is] opuszcza
        [to] ma opuścić
       *[do] opuszcza
    } obszar gotowości
text-on-locks =
    { $who } { $do_mood ->
        [is] się obraca
        [to] ma się obrócić
       *[do] się obraca
    }
text-on-unlocks =
    { $who } { $do_mood ->
        [is] się prostuje
        [to] ma się wyprostować
       *[do] się prostuje
    }
text-on-acts =
    { $who } { $do_mood ->
        [is] działa
        [to] ma działać
       *[do] działa
    }
text-on-blocks =
    { $who } { $do_mood ->
        [is] blokuje
        [to] ma zablokować
       *[do] blokuje
    }
text-on-block-fails =
    { $who } { $do_mood ->
        [is] nie zdoła
        [to] miałby nie zdołać
       *[do] nie zdoła
    } zablokować{ $scope ->
        [this] { " " }tej akcji
       *[any] { "" }
    }
text-on-bleeds =
    { $who } { $do_mood ->
        [is] upuszcza
        [to] ma upuścić
       *[do] upuszcza
    } krew z powodzeniem
text-on-succeeds =
    akcja { $who_gen } { $do_mood ->
        [is] się udaje
        [to] ma się udać
       *[do] się udaje
    }
text-on-recruits =
    { $who } { $do_mood ->
        [is] werbuje
        [to] ma zwerbować
       *[do] werbuje
    } sojusznika
text-on-passes =
    referendum { $do_mood ->
        [is] przechodzi
        [to] ma przejść
       *[do] przechodzi
    }
text-on-passes-called =
    referendum, które zwołał { $who }, { $do_mood ->
        [is] przechodzi
        [to] ma przejść
       *[do] przechodzi
    }
text-on-calls =
    { $who } { $do_mood ->
        [is] zwołuje
        [to] ma zwołać
       *[do] zwołuje
    } referendum
text-on-damaged =
    { $who } { $do_mood ->
        [is] otrzymuje
        [to] ma otrzymać
       *[do] otrzymuje
    } obrażenia
text-on-diablerizes =
    { $who } { $do_mood ->
        [is] popełnia
        [to] ma popełnić
       *[do] popełnia
    } Diabolizm
text-on-changes-control =
    kontrola nad { $who_ins } { $do_mood ->
        [is] się zmienia
        [to] ma się zmienić
       *[do] się zmienia
    }
text-on-replaces =
    { $do_mood ->
        [is] uzupełniasz
        [to] masz uzupełnić
       *[do] uzupełniasz
    } { $who_acc }
text-on-fights =
    { $who } { $do_mood ->
        [is] rozpoczyna
        [to] ma rozpocząć
       *[do] rozpoczyna
    } walkę
text-on-combat-ends =
    walka { $who_gen } { $do_mood ->
        [is] się kończy
        [to] ma się skończyć
       *[do] się kończy
    }
text-on-strike-lands =
    cios { $who_gen } { $do_mood ->
        [is] trafia
        [to] ma trafić
       *[do] trafia
    }
text-on-trophies =
    { $who } { $do_mood ->
        [is] zdobywa
        [to] ma zdobyć
       *[do] zdobywa
    } trofeum
text-on-votes =
    { $who } { $do_mood ->
        [is] oddaje
        [to] ma oddać
       *[do] oddaje
    } głosy
text-on-ousted =
    { $who } { $do_mood ->
        [is] odpada
        [to] ma odpaść
       *[do] odpada
    } z gry

# How long something lasts, behind what lasts.
text-until = { $text } { $until }
text-until-strike = w tym ciosie
text-until-round = w tej rundzie
text-until-combat = w tej walce
text-until-combat-round =
    w { $n ->
        [1] pierwszej rundzie
       *[other] rundzie { $n }
    } tej walki
text-resulting-combat = w wynikającej z tego walce
text-resulting-round =
    w { $n ->
        [1] pierwszej rundzie
       *[other] rundzie { $n }
    } wynikającej z tego walki
text-until-action = w tej akcji
text-until-turn = w tej turze
text-until-game = do końca gry
text-until-referendum = w tym referendum
text-until-phase = w tej fazie
text-until-unlocks = do swojej następnej fazy prostowania
text-until-in-play = na czas obecności tej karty w grze
text-until-next-yours = do twojej następnej fazy { $phase }
text-until-next = do następnej fazy { $phase } { $who_gen }
text-until-next-theirs = do swojej następnej fazy { $phase }
text-until-through-yours = do końca twojej następnej fazy { $phase }
text-until-through = do końca następnej fazy { $phase } { $who_gen }
text-until-through-theirs = do końca swojej następnej fazy { $phase }
text-until-event = do chwili, gdy { $event }

# The same before a clause that lasts.
text-through-strike = podczas tego ciosu
text-through-round = podczas tej rundy
text-through-combat = podczas tej walki
text-through-action = podczas tej akcji
text-through-turn = podczas tej tury
text-through-game = do końca gry
text-through-referendum = podczas tego referendum
text-through-phase = podczas tej fazy
text-through-unlocks = do swojej następnej fazy prostowania

# Manners, behind what is done so.
text-how-limited = { $text } (limitowane)
text-how-unneeded = { $text }, nawet jeśli nie jest to jeszcze potrzebne
text-how-no-cost = { $text }, a jej koszt nie jest płacony
text-how-against = { $text } przeciw referendum
text-how-only-continue = { $text }, tylko by kontynuować walkę
text-how-only-end = { $text }, tylko by zakończyć walkę
text-how-random = { $text } losowo
text-how-optional = { $text } (opcjonalnie)
text-how-unlocked = { $text }, bez obracania
text-how-automatic = { $text }, bez wyboru
text-how-first = { $text }, z pierwszym ciosem
text-how-ranged = { $text }, dystansowo
text-how-aggravated = { $text }, poważnie
text-how-unpreventable = { $text }, bez możliwości zapobieżenia
text-how-environmental = { $text }, środowiskowo

# Damage: $n of these kinds.
text-damage =
    { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }{ $aggravated }{ $environmental }{ $ranged }{ $unpreventable }
text-damage-ranged =
    { " " }{ $n_size ->
        [one] dystansowe
        [few] dystansowe
       *[other] dystansowych
    }
text-damage-aggravated =
    { " " }{ $n_size ->
        [one] poważne
        [few] poważne
       *[other] poważnych
    }
text-damage-unpreventable =
    , { $n_size ->
        [one] któremu
       *[other] którym
    } nie można zapobiec
text-damage-environmental =
    { " " }{ $n_size ->
        [one] środowiskowe
        [few] środowiskowe
       *[other] środowiskowych
    }

# Tokens: so many of them, as an object.
text-token-blood =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi
text-token-pool =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli
text-token-life =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } życia
text-token-counter =
    { $n } { $n ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    }
text-token-hostage =
    { $n } { $n ->
        [one] zakładnika
       *[other] zakładników
    }
text-token-corruption =
    { $n } { $n ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } zepsucia
text-token-edge = Przewagę
text-token-conviction =
    { $n } { $n ->
        [one] przekonanie
        [few] przekonania
       *[other] przekonań
    }

# Of the pool of somebody.
text-token-of-pool =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }

# Numbers that are raised or lowered; $n has its sign.
text-bonus-stealth = { $n } do skrytości
text-bonus-intercept = { $n } do przechwycenia
text-bonus-bleed = { $n } do upustu krwi
text-bonus-votes = { $n } do liczby głosów
text-bonus-strength = { $n } do siły
text-bonus-capacity = { $n } do pojemności
text-bonus-life = { $n } do życia
text-bonus-hunt = { $n } do krwi z polowania
text-bonus-maneuvers =
    { $n } { $n_size ->
        [one] opcjonalny manewr
        [few] opcjonalne manewry
       *[other] opcjonalnych manewrów
    }
text-bonus-presses =
    { $n } { $n_size ->
        [one] opcjonalny napór
        [few] opcjonalne napory
       *[other] opcjonalnych naporów
    }
text-bonus-presses-to-end =
    { $n } { $n_size ->
        [one] opcjonalny napór
        [few] opcjonalne napory
       *[other] opcjonalnych naporów
    }, tylko by zakończyć walkę
text-bonus-prevention =
    zapobieżenie { $n } { $n_size ->
        [one] obrażeniu
       *[other] obrażeniom
    }
text-bonus-strikes =
    { $n } { $n_size ->
        [one] dodatkowy cios
        [few] dodatkowe ciosy
       *[other] dodatkowych ciosów
    }
text-bonus-dodges =
    { $n } { $n_size ->
        [one] unik
        [few] uniki
       *[other] uników
    }
text-bonus-strike-damage = { $n } do obrażeń ciosów
text-bonus-hand-damage = { $n } do obrażeń ciosów ręką
text-bonus-hand-size = { $n } do limitu ręki
text-bonus-transfers = { $n } do liczby transferów
text-bonus-master-actions = { $n } do liczby akcji fazy mistrza
text-bonus-discard-actions = { $n } do liczby akcji fazy odrzucania
text-bonus-minion-actions = { $n } do liczby akcji fazy podwładnych
text-bonus-starting-life = { $n } do początkowego życia
text-each-combat-credit = { $text } na walkę

# Amounts as they stand after "is" or in a comparison.
text-amount-count = liczba { $what_gen }
text-amount-of = { $qty } { $who_gen }
text-amount-margin = przewaga głosów w referendum
text-amount-tokens = { $qty } ({ $who })
text-amount-times = { $first } razy { $second }
text-amount-plus = { $first } plus { $second }
text-amount-minus = { $first } minus { $second }
text-amount-least = mniejsza z liczb: { $first } i { $second }
text-amount-either = { $first } ({ $second }, jeśli nie: { $condition })
text-amount-points = przydzielone punkty

# What there is one of "for each".
text-each-count = { $each_acc }
text-each-of = każdy punkt ({ $qty }) { $who_gen }
text-each-margin = każdy głos przewagi w referendum
text-each-damage-lost = każdy punkt krwi, który { $who } stracił przez obrażenia w tej rundzie
text-each-token-blood = każdy punkt krwi na { $who_loc }
text-each-token-pool = każdy punkt puli { $who_gen }
text-each-token-life = każdy punkt życia na { $who_loc }
text-each-token-counter = każdy żeton na { $who_loc }
text-each-token-hostage = każdego zakładnika na { $who_loc }
text-each-token-corruption = każdy żeton zepsucia na { $who_loc }
text-each-token-edge = Przewagę { $who_gen }
text-each-token-conviction = każde przekonanie { $who_gen }
text-each-points = każdy punkt przydzielony { $who_dat }
text-each-points-theirs = każdy przydzielony mu punkt

# Choices before the effects.
text-pick-clan =
    { $do_mood ->
        [to] wybrać
       *[do] wybierz
    } klan
text-pick-number =
    { $do_mood ->
        [to] wybrać
       *[do] wybierz
    } X: co najmniej { $from }, najwyżej { $to }
text-pick-split =
    { $do_mood ->
        [to] rozdzielić
       *[do] rozdziel
    } { $n } punkty między { $who_acc } (co najmniej { $least })
text-pick-by =
    { $who } { $who_n ->
        [you] wybierasz
        [more] wybierają
       *[other] wybiera
    } { $what_acc }
text-pick-each = każdy Matuzalem wybiera { $what_acc }
text-pick-by-asked =
    { $who } { $who_n ->
        [you] musisz
        [more] muszą
       *[other] musi
    } { $text }
text-pick-each-asked = każdy Matuzalem musi { $text }
text-pick-choose =
    { $do_mood ->
        [to] wybrać
       *[do] wybierz
    } { $what_acc }
text-pick-maybe = { $text }, jeśli jest

# Prices.
text-price-blood =
    spalić { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi
text-price-pool =
    spalić { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli
text-price-life =
    spalić { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } życia
text-price-blood-or-life =
    spalić { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi lub życia
text-price-conviction =
    spalić { $n } { $n ->
        [one] przekonanie
        [few] przekonania
       *[other] przekonań
    }
text-price-lock = obrócić { $who_acc }
text-price-burn = spalić { $who_acc }
text-price-burn-locked = spalić { $who_acc } (nawet obróconą)
text-price-discard = odrzucić { $who_acc }
text-price-remove = spalić { $tokens } z { $who_gen }
text-price-blood-of =
    spalić { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi { $who_gen }
text-price-edge = spalić Przewagę
text-price-transfers =
    zużyć { $n } { $n ->
        [one] transfer
        [few] transfery
       *[other] transferów
    }
text-price-actions =
    zużyć { $n } { $n ->
        [one] akcję fazy
        [few] akcje fazy
       *[other] akcji fazy
    }
text-price-burn-any = spalić { $who_acc }

# What somebody does: kinds of action after "during", and what is barred, demanded, allowed or taxed (infinitive).
text-during = podczas { $action }
text-during-of = podczas { $action } { $who_gen }
text-during-at-you = podczas { $action } skierowanej przeciw tobie lub twojej karcie
text-during-bleed-at-you = podczas upustu krwi skierowanego przeciw tobie
text-during-directed = podczas skierowanej akcji
text-during-undirected = podczas nieskierowanej akcji
text-kind-of-act = akcji
text-kind-of-bleed = akcji upustu krwi
text-kind-of-hunt = akcji polowania
text-kind-of-political = akcji politycznej
text-kind-of-equip = akcji wyposażenia się
text-kind-of-employ = akcji zatrudnienia sługi
text-kind-of-recruit = akcji zwerbowania sojusznika
text-kind-of-enter-combat = akcji rozpoczęcia walki
text-kind-of-rescue = akcji ratunku
text-kind-of-leave-torpor = akcji opuszczenia letargu
text-kind-of-diablerize = akcji Diabolizmu
text-kind-of-become-anarch = akcji zostania anarchistą
text-kind-of-use-card = akcji karty
text-to-act = działać
text-to-bleed = upuszczać krwi
text-to-hunt = polować
text-to-political = wykonywać akcji politycznych
text-to-equip = wyposażać się
text-to-employ = zatrudniać sług
text-to-recruit = werbować sojuszników
text-to-enter-combat = wykonywać akcji rozpoczęcia walki
text-to-rescue = ratować z letargu
text-to-leave-torpor = opuszczać letargu
text-to-diablerize = popełniać Diabolizmu
text-to-become-anarch = zostać anarchistą
text-to-use-card = używać akcji kart
text-to-block = blokować
text-to-unlock = się wyprostować w zwykły sposób
text-to-play = zagrywać kart
text-to-play-what = zagrywać { $who_gen }
text-to-strike = zadawać ciosów
text-to-non-hand-strike = używać ciosów innych niż ciosy ręką
text-to-press = stosować naporu
text-to-maneuver = manewrować
text-to-prevent = zapobiegać obrażeniom
text-to-vote = oddawać głosów
text-to-vote-against = oddać głosy przeciw referendum
text-to-be-blocked = zostać zablokowany
text-to-be-diablerized = zostać zdiabolizowany
text-to-become-ready = stać się gotowy
text-to-same-action = ponownie wykonać tej samej akcji
text-to-block-anyone = zablokować tę akcję, nawet jeśli mogą to robić tylko podwładni innych Matuzalemów
text-to-act-at-once = działać natychmiast
text-to-play-as-vampire = zagrywać karty jak wampir
text-to-act-again = działać ponownie
text-to-ignore = pomijać wymagania
text-to-be-immune = podlegać efektom
text-of-what = { $text } ({ $who })

# Conditions, each with its negative twin.
text-if-is = { $who } to { $what }
text-if-not-is = { $who } to nie { $what }
text-if-is-so = { $who } jest { $what }
text-if-not-is-so = { $who } nie jest { $what }
text-if-was-blocked = { $who } został zablokowany
text-if-not-was-blocked = { $who } nie został zablokowany
text-if-titled = { $who } ma tytuł
text-if-not-titled = { $who } nie ma tytułu
text-if-of-clan = { $who } należy do klanu { $clan }
text-if-not-of-clan = { $who } nie należy do klanu { $clan }
text-if-has = { $who } ma { $disc }
text-if-not-has = { $who } nie ma { $disc }
text-if-key = { $who } ma słowo kluczowe „{ $key }”
text-if-not-key = { $who } nie ma słowa kluczowego „{ $key }”
text-if-exists = w grze jest { $who }
text-if-not-exists = w grze nie ma { $who_gen }
text-if-control = kontrolujesz { $who_acc }
text-if-not-control = nie kontrolujesz { $who_gen }
text-if-num = { $qty } { $who_gen } wynosi { $op }
text-if-not-num = { $qty } { $who_gen } nie wynosi { $op }
text-if-tokens = { $qty } na { $who_loc } wynosi { $op }
text-if-not-tokens = { $qty } na { $who_loc } nie wynosi { $op }
text-if-tokens-none = { $qty } na { $who_loc } wynosi 0
text-if-compare = { $amount } to { $op }
text-if-not-compare = { $amount } to nie { $op }
text-if-action = dzieje się to podczas { $action }
text-if-not-action = nie dzieje się to podczas { $action }
text-if-directed = akcja jest skierowana
text-if-not-directed = akcja nie jest skierowana
text-if-at-you = akcja jest skierowana przeciw tobie lub twojej karcie
text-if-not-at-you = akcja nie jest skierowana przeciw tobie ani twojej karcie
text-if-undirected = akcja jest nieskierowana
text-if-not-undirected = akcja nie jest nieskierowana
text-if-successful = akcja się udała
text-if-not-successful = akcja się nie udała
text-if-unsuccessful = akcja zakończyła się niepowodzeniem
text-if-not-unsuccessful = akcja nie zakończyła się niepowodzeniem
text-if-card-action = akcję wykonano z użyciem karty
text-if-not-card-action = akcji nie wykonano z użyciem karty
text-if-passed = referendum przeszło
text-if-not-passed = referendum nie przeszło
text-if-close = dystans jest bliski
text-if-not-close = dystans nie jest bliski
text-if-long = dystans jest daleki
text-if-not-long = dystans nie jest daleki
text-if-round = trwa runda { $n } walki
text-if-not-round = nie trwa runda { $n } walki
text-if-both-ready = obaj walczący są gotowi
text-if-not-both-ready = któryś z walczących nie jest gotowy
text-if-new = ta karta weszła do gry { $span }
text-if-not-new = ta karta nie weszła do gry { $span }
text-if-first = jest to pierwszy raz { $span }
text-if-not-first = nie jest to pierwszy raz { $span }
text-if-has-edge =
    { $who_n ->
        [you] masz Przewagę
       *[other] { $who } ma Przewagę
    }
text-if-not-has-edge =
    { $who_n ->
        [you] nie masz Przewagi
       *[other] { $who } nie ma Przewagi
    }
text-if-played-at = ta karta została zagrana na poziomie { $disc }
text-if-not-played-at = ta karta nie została zagrana na poziomie { $disc }

# Effects that hold: a number, a ban, a duty, a permission, a price, a property, a clause.
text-is-get =
    { $who } { $who_n ->
        [you] otrzymujesz
        [more] otrzymują
       *[other] otrzymuje
    } { $bonus }
text-is-prevent =
    { $who } { $who_n ->
        [more] mogą
       *[other] może
    } zapobiec { $n } { $n ->
        [one] obrażeniu
       *[other] obrażeniom
    }
text-do-give =
    { $do_mood ->
        [to] dać
       *[do] daj
    } { $who_dat } { $bonus }
text-do-get =
    { $do_mood ->
        [to] otrzymać
       *[do] otrzymujesz
    } { $bonus }
text-is-set = { $qty } { $who_gen }: { $n }
text-is-blood-cost =
    { $who } { $who_n ->
        [more] kosztują
       *[other] kosztuje
    } { $whom ->
        [you] cię{ " " }
       *[all] { "" }
    }o { $n_size } { $n_size ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } krwi { $n_than ->
        [less] mniej
       *[more] więcej
    }
text-is-pool-cost =
    { $who } { $who_n ->
        [more] kosztują
       *[other] kosztuje
    } { $whom ->
        [you] cię{ " " }
       *[all] { "" }
    }o { $n_size } { $n_size ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli { $n_than ->
        [less] mniej
       *[more] więcej
    }
text-cost-on = { $text } przy zagraniu na { $who_acc }
text-is-cannot =
    { $who } nie { $who_n ->
        [you] możesz
        [more] mogą
       *[other] może
    } { $deed }
text-is-must =
    { $who } { $who_n ->
        [you] musisz
        [more] muszą
       *[other] musi
    } { $deed }
text-is-may =
    { $who } { $who_n ->
        [you] możesz
        [more] mogą
       *[other] może
    } { $deed }
text-let-disc = { $text } na poziomie { $disc }
text-let-cost = { $text } (aby to zrobić: { $price })
text-is-toll =
    { $who } { $who_n ->
        [you] musisz
        [more] muszą
       *[other] musi
    } { $price }, aby { $deed }
text-called = { $text }, jeśli zwołał je { $who }
text-is-of-clan = { $who } jest uważany za członka klanu { $clan }
text-is-of-sect = { $who } jest uważany za członka sekty { $sect }
text-is-like = { $who } ma klan i sektę { $other_gen }
text-is-titled = { $who } ma { $title }
text-is-titled-of = { $who } ma tytuł: { $title } ({ $sect })
text-is-titled-unique = { $who } ma tytuł: { $title } ({ $sect }, unikatowy)
text-is-disciplined = { $who } ma { $disc }
text-is-keyed = { $who } ma słowo kluczowe „{ $key }”
text-is-open-hand = { $who } gra z odkrytą ręką
text-is-aggravated-hands = ciosy ręką { $who_gen } zadają poważne obrażenia
text-is-normal-aggravated = { $who } traktuje poważne obrażenia jak zwykłe

# Tokens.
text-is-gain =
    { $who } { $who_n ->
        [you] zyskujesz
        [more] zyskują
       *[other] zyskuje
    } { $tokens }
text-do-add =
    { $do_mood ->
        [to] dodać
       *[do] dodaj
    } { $tokens } { $who_gender ->
        [f] do { $who_gen }
       *[other] { $who_dat }
    }
text-do-gain =
    { $do_mood ->
        [to] zyskać
       *[do] zyskaj
    } { $tokens }
text-is-lose =
    { $who } { $who_n ->
        [you] spalasz
        [more] spalają
       *[other] spala
    } { $tokens }
text-do-lose-from =
    { $do_mood ->
        [to] spalić
       *[do] spal
    } { $tokens } z { $who_gen }
text-do-lose =
    { $do_mood ->
        [to] spalić
       *[do] spal
    } { $tokens }
text-do-move =
    { $do_mood ->
        [to] przenieść
       *[do] przenieś
    } { $tokens } { $from_place ->
        [own] ze
       *[other] z
    } { $from_gen } { $to_place ->
        [card] na { $to_acc }
       *[other] do { $to_gen }
    }
text-do-move-all =
    { $do_mood ->
        [to] przenieść
       *[do] przenieś
    } wszystkie żetony z { $from_gen } na { $to_acc }

# Cards.
text-do-lock =
    { $do_mood ->
        [to] obrócić
       *[do] obróć
    } { $who_acc }
text-do-unlock =
    { $do_mood ->
        [to] wyprostować
       *[do] wyprostuj
    } { $who_acc }
text-is-wake = { $who } się budzi: do końca akcji obrócenie nie przeszkadza w zagrywaniu kart reakcji i próbach zablokowania akcji
text-do-burn =
    { $do_mood ->
        [to] spalić
       *[do] spal
    } { $who_acc }
text-do-diablerize =
    { $do_mood ->
        [to] zdiabolizować
       *[do] zdiabolizuj
    } { $who_acc }
text-send-ready =
    { $do_mood ->
        [to] przenieść
       *[do] przenieś
    } { $who_acc } do obszaru gotowości
text-send-torpor =
    { $do_mood ->
        [to] wysłać
       *[do] wyślij
    } { $who_acc } do letargu
text-send-uncontrolled =
    { $do_mood ->
        [to] przenieść
       *[do] przenieś
    } { $who_acc } do obszaru niekontrolowanego
text-send-hand =
    { $do_mood ->
        [to] zwrócić
       *[do] zwróć
    } { $who_acc } na rękę właściciela
text-send-ash-heap =
    { $do_mood ->
        [to] położyć
       *[do] połóż
    } { $who_acc } na stos popiołów właściciela
text-send-library =
    { $do_mood ->
        [to] wtasować
       *[do] wtasuj
    } { $who_acc } do biblioteki właściciela
text-send-library-top =
    { $do_mood ->
        [to] położyć
       *[do] połóż
    } { $who_acc } na wierzch biblioteki właściciela
text-send-library-bottom =
    { $do_mood ->
        [to] położyć
       *[do] połóż
    } { $who_acc } na spód biblioteki właściciela
text-send-crypt =
    { $do_mood ->
        [to] wtasować
       *[do] wtasuj
    } { $who_acc } do krypty właściciela
text-send-out-of-game =
    { $do_mood ->
        [to] usunąć
       *[do] usuń
    } z gry { $who_acc }
text-send-research =
    { $do_mood ->
        [to] położyć
       *[do] połóż
    } { $who_acc } w obszarze badań
text-send-in-play =
    { $do_mood ->
        [to] wprowadzić
       *[do] wprowadź
    } { $who_acc } do gry
text-send-on =
    { $do_mood ->
        [to] położyć
       *[do] połóż
    } { $who_acc } na { $other_loc }
text-send-in-play-of =
    { $do_mood ->
        [to] wprowadzić
       *[do] wprowadź
    } { $who_acc } do gry pod kontrolą { $other_gen }
text-do-control =
    { $do_mood ->
        [to] oddać
       *[do] oddaj
    } { $other_dat } kontrolę nad { $who_ins }
text-do-take-control =
    { $do_mood ->
        [to] przejąć
       *[do] przejmij
    } kontrolę nad { $who_ins }
text-do-become = { $who } staje się podwładnym: { $body }
text-do-know =
    { $do_mood ->
        [to] zapamiętać
       *[do] zapamiętaj
    } { $who_acc }
text-do-know-first =
    { $do_mood ->
        [to] zapamiętać
       *[do] zapamiętaj
    } { $who_acc } jako pierwszego
text-do-know-second =
    { $do_mood ->
        [to] zapamiętać
       *[do] zapamiętaj
    } { $who_acc } jako drugiego

# Hands and decks.
text-do-draw =
    { $do_mood ->
        [to] dobrać
       *[do] dobierz
    } { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
text-is-draw =
    { $who } { $who_n ->
        [more] dobierają
       *[other] dobiera
    } { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
text-do-draw-crypt =
    { $do_mood ->
        [to] dobrać
       *[do] dobierz
    } { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    } ze swojej krypty
text-is-draw-crypt =
    { $who } { $who_n ->
        [more] dobierają
       *[other] dobiera
    } { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    } ze swojej krypty
text-do-discard =
    { $do_mood ->
        [to] odrzucić
       *[do] odrzuć
    } { $cards_acc }
text-is-discard =
    { $who } { $who_n ->
        [more] odrzucają
       *[other] odrzuca
    } { $cards_acc }
text-do-discard-of =
    { $do_mood ->
        [to] odrzucić
       *[do] odrzuć
    } wybraną przez ciebie { $cards_acc } z ręki { $who_gen }
text-do-search =
    { $do_mood ->
        [to] wyszukać
       *[do] wyszukaj
    } { $cards_acc } { $zones }
text-zones-of = ({ $zones } { $who_gen })
text-look-hand =
    { $do_mood ->
        [to] obejrzeć
       *[do] obejrzyj
    } rękę { $who_gen }
text-look-at =
    { $do_mood ->
        [to] obejrzeć
       *[do] obejrzyj
    }: { $zone } { $who_gen }
text-do-equip =
    { $do_mood ->
        [to] wyposażyć
       *[do] wyposaż
    } { $who_acc } w { $other_acc } (obowiązują wymagania i koszt)

# The action.
text-end-action =
    { $do_mood ->
        [to] zakończyć
       *[do] zakończ
    } akcję
text-end-action-unresolved =
    { $do_mood ->
        [to] zakończyć
       *[do] zakończ
    } akcję (blokujący podwładny nie zostaje obrócony)
text-continue =
    { $do_mood ->
        [to] kontynuować
       *[do] kontynuuj
    } akcję jak niezablokowaną
text-redirect =
    { $do_mood ->
        [to] zmienić
       *[do] zmień
    } cel upustu krwi na { $who_acc } (podwładni nowego celu mogą próbować zablokować akcję)
text-is-try-block = { $who } próbuje zablokować akcję
text-to-try-block = sprawić, by { $who } próbował zablokować akcję
text-fail-action = akcja się nie udaje
text-fail-block = próba zablokowania się nie udaje
text-no-bleed = upust krwi nie spala puli i jest nieudany
text-is-fight = { $who } rozpoczyna walkę z { $other_ins }
text-to-fight = rozpocząć walkę z { $other_ins }
text-acting-is = { $who } uchodzi w tej walce za działającego podwładnego

# Combat.
text-strike =
    { $do_mood ->
        [to] zadać cios
       *[do] cios
    }: { $text }
text-strike-ranged =
    { $do_mood ->
        [to] zadać cios
       *[do] cios
    } dystansowy: { $text }
text-strike-first =
    { $do_mood ->
        [to] zadać cios
       *[do] cios
    } jako pierwszy: { $text }
text-strike-hand = cios ręką
text-strike-hand-more = cios ręką z +{ $n } do obrażeń
text-strike-weapon = użyj ciosu { $who_gen }, z +{ $n } do obrażeń
text-strike-dodge = unik
text-strike-combat-ends = koniec walki
text-strike-steal-blood =
    kradzież { $n } { $n ->
        [one] punktu
       *[other] punktów
    } krwi lub życia (jako krwi)
text-strike-destroy-equipment = zniszczenie { $what_gen }
text-strike-steal-equipment = kradzież { $what_gen }
text-maneuver =
    { $do_mood ->
        [to] wykonać manewr
       *[do] manewr
    }
text-press =
    { $do_mood ->
        [to] zastosować napór
       *[do] napór
    }
text-prevent =
    { $do_mood ->
        [to] zapobiec
       *[do] zapobiegnij
    } { $n } { $n ->
        [one] obrażeniu
       *[other] obrażeniom
    }
text-is-damaged = { $who } otrzymuje { $damage }
text-set-close = ta runda toczy się na bliskim dystansie
text-set-next-close = następna runda tej walki toczy się na bliskim dystansie
text-set-long = ta runda toczy się na dalekim dystansie
text-set-next-long = następna runda tej walki toczy się na dalekim dystansie
text-new-round =
    { $do_mood ->
        [to] rozpocząć
       *[do] rozpocznij
    } nową rundę walki
text-end-combat =
    { $do_mood ->
        [to] zakończyć
       *[do] zakończ
    } walkę
text-queue = po tej walce zaczyna się kolejna z { $who_ins }
text-restrike = { $who } wybiera inny cios

# Referendums and cards being played.
text-abstain = { $who } wstrzymuje się: oddane głosy są anulowane
text-cast-for = ty oddajesz głosy { $who_gen }
text-settle-passes = referendum przechodzi
text-settle-fails = referendum upada
text-settle-canceled =
    { $do_mood ->
        [to] anulować
       *[do] anuluj
    } referendum
text-do-cancel =
    { $do_mood ->
        [to] anulować
       *[do] anuluj
    } { $who_acc }
text-ransom =
    { $who } { $who_n ->
        [you] możesz
        [more] mogą
       *[other] może
    } { $price }, aby anulować tę kartę przy zagraniu

# Other pieces.
text-extra-cost = Dodatkowy koszt: { $price }.
text-only-if = { $text }, jeśli { $condition }
