# Questions to the player who is asked. Names of cards and minions come in their basic form, without
# regard to gender; $who, $foe and $player are players such as "B (Ventrue)". $n counts what the
# sentence is about.

# A window in which something can be done; $moment is one of the moments in terms.ftl. The messages
# with an ending stand in its place where more is known of what is under way.
question-window = { $moment }: czy coś robisz?
# $foe is the player whose turn it is.
question-window-other = Tura gracza { $foe }, { $moment }: czy coś robisz?
question-window-unlock = Twoja faza prostowania: czy coś robisz?
# $n is the number of actions of the phase that are left; of transfers in the influence phase.
question-window-master =
    { $n ->
        [0] Twoja faza mistrza: nie ma już akcji fazy mistrza. Czy coś robisz?
        [one] Twoja faza mistrza: została { $n } akcja fazy mistrza. Co zagrywasz?
        [few] Twoja faza mistrza: zostały { $n } akcje fazy mistrza. Co zagrywasz?
       *[many] Twoja faza mistrza: zostało { $n } akcji fazy mistrza. Co zagrywasz?
    }
question-window-minion = Twoja faza podwładnych: który podwładny działa?
question-window-influence =
    { $n ->
        [0] Twoja faza wpływów: nie ma już transferów. Czy coś robisz?
        [one] Twoja faza wpływów: został { $n } transfer. Na co go zużywasz?
        [few] Twoja faza wpływów: zostały { $n } transfery. Na co je zużywasz?
       *[many] Twoja faza wpływów: zostało { $n } transferów. Na co je zużywasz?
    }
question-window-discard =
    { $n ->
        [0] Twoja faza odrzucania: nie ma już akcji fazy odrzucania. Czy coś robisz?
        [one] Twoja faza odrzucania: została { $n } akcja fazy odrzucania. Którą kartę odrzucasz?
        [few] Twoja faza odrzucania: zostały { $n } akcje fazy odrzucania. Którą kartę odrzucasz?
       *[many] Twoja faza odrzucania: zostało { $n } akcji fazy odrzucania. Którą kartę odrzucasz?
    }
# $act is a sentence on the action under way, from those at the end of this file; $stealth is its
# stealth.
question-window-block =
    { $stealth ->
        [0] { $act }. Czy blokujesz?
       *[other] { $act } (skrytość { $stealth }). Czy blokujesz?
    }
# $holds is yes if the block would succeed as it stands.
question-window-attempt =
    { $holds ->
        [yes] { $act }. { $blocker } na razie blokuje: przechwycenie { $intercept }, skrytość { $stealth }. Czy coś robisz?
       *[no] { $act }. { $blocker } próbuje zablokować akcję, na razie bez skutku: przechwycenie { $intercept }, skrytość { $stealth }. Czy coś robisz?
    }
question-window-action = { $act } ({ $moment }). Czy coś robisz?
# $first acts, $second is the other; $range is one of the ranges in table.ftl.
question-window-combat = { $first } kontra { $second }, runda { $n }, { $range } ({ $moment }). Czy coś robisz?
question-window-prevent =
    { $n ->
        [one] { $minion } otrzyma { $n } obrażenie. Czym mu zapobiegasz?
        [few] { $minion } otrzyma { $n } obrażenia. Czym im zapobiegasz?
       *[many] { $minion } otrzyma { $n } obrażeń. Czym im zapobiegasz?
    }
# $title says what the referendum is about; $yes and $no are votes.
question-window-polling = { $title }: { $yes } za, { $no } przeciw. Jak głosujesz?
question-as-played = { $player } zagrywa kartę „{ $card }”. Czy ją anulujesz?
# $event is one of the triggers in terms.ftl.
question-would = { $what }: { $event }. Czy robisz coś, zanim to się stanie?
question-deed = Co robi { $minion }?
question-must-act = Ci podwładni muszą działać przed końcem fazy. Który robi to teraz?
question-slave = { $minion }: akcja zablokowana. Czy zamiast tego walczy niewolnik?
question-next = Twoja faza prostowania: co teraz?
question-next-trigger = Działa kilka tekstów. Który jest następny?
# $n is 0 for the first thing chosen.
question-target =
    { $n ->
        [0] { $card }: kogo lub co wybierasz?
       *[other] { $card }: kogo lub co jeszcze wybierasz?
    }
question-more = { $card }: kogo lub co wybierasz dalej?
question-x = { $card }: ile wynosi X?
question-number = { $card }: jaką liczbę wybierasz?
question-clan = { $card }: który klan wybierasz?
question-points = { $card }: ile punktów dla każdego?
question-option = { $card }: co wybierasz?
question-may = Czy używasz tekstu „{ $card }”?
question-price = { $card }: czym płacisz?
question-payer = { $card }: czyja krew płaci lub co zostaje spalone?
question-pay = { $card }: czy płacisz?
question-strike = Jaki cios zadaje { $minion }?
# The same while the combat with $foe is under way.
question-strike-combat = Jaki cios zadaje { $minion } ({ $foe }, { $range })?
question-prevent = { $minion }: którym obrażeniom zapobiegasz?
question-strike-target = { $minion }: w kogo celuje cios?
question-equipment = { $minion }: którą część ekwipunku wybierasz?
question-share = { $minion }: ratunek kosztuje 2 punkty krwi. Ile z tego płaci ratujący?
question-take = { $minion }: jaki ekwipunek zabierasz?
question-diablerie = { $victim } próbuje wyjść z letargu, a { $minion } blokuje. Czy popełniasz Diabolizm?
question-diablerie-discipline = { $minion } po Diabolizmie może zyskać poziom Dyscypliny. Którą kartę bierzesz?
question-discard = Którą kartę odrzucasz?
question-search = { $card }: którą kartę bierzesz?
question-polling = Jak głosujesz?
# The same while the referendum is under way; $title says what it is about, $yes and $no are votes.
question-polling-tally = { $title }: { $yes } za, { $no } przeciw. Jak głosujesz?
question-cast-for = { $minion }: jak zostają oddane głosy?
question-draw = Jaka karta zostaje dobrana?
question-draw-crypt = Jaki wampir wychodzi z krypty?
question-random = Jaka karta, losowo?

# The same to those who wait. Nothing hidden may be said.

waiting-window = { $who } może coś zrobić ({ $moment }).
waiting-as-played = { $who } może anulować kartę „{ $card }” gracza { $player }.
waiting-would = { $who } może coś zrobić, zanim to się stanie ({ $what }: { $event }).
waiting-deed = { $who } decyduje, co robi { $minion }.
waiting-must-act = { $who } wybiera, który podwładny musi działać.
waiting-slave = { $who } wybiera, czy niewolnik walczy zamiast: { $minion }.
waiting-next = { $who } jest w fazie prostowania.
waiting-next-trigger = { $who } wybiera, który tekst jest następny.
waiting-target = { $who } wybiera ({ $card }).
waiting-more = { $who } wybiera ({ $card }).
waiting-x = { $who } decyduje, ile wynosi X ({ $card }).
waiting-number = { $who } wybiera liczbę ({ $card }).
waiting-clan = { $who } wybiera klan ({ $card }).
waiting-points = { $who } rozdziela punkty ({ $card }).
waiting-option = { $who } wybiera, co robi karta „{ $card }”.
waiting-may = { $who } decyduje, czy użyć tekstu „{ $card }”.
waiting-price = { $who } wybiera, czym zapłacić ({ $card }).
waiting-payer = { $who } wybiera, kto lub co płaci ({ $card }).
waiting-pay = { $who } decyduje, czy zapłacić ({ $card }).
waiting-strike = { $who } wybiera cios ({ $minion }).
waiting-prevent = { $who } decyduje, którym obrażeniom zapobiec ({ $minion }).
waiting-strike-target = { $who } wybiera cel ciosu ({ $minion }).
waiting-equipment = { $who } wybiera ekwipunek ({ $minion }).
waiting-share = { $who } decyduje, kto płaci za ratunek ({ $minion }).
waiting-take = { $who } decyduje, jaki ekwipunek zabrać ({ $minion }).
waiting-diablerie = { $who } decyduje, czy { $minion } popełnia Diabolizm ({ $victim }).
waiting-diablerie-discipline = { $who } decyduje, jaką Dyscyplinę zyskuje { $minion }.
waiting-discard = { $who } wybiera kartę do odrzucenia.
waiting-search = { $who } szuka karty ({ $card }).
waiting-polling = { $who } decyduje, jak głosować.
waiting-cast-for = { $who } decyduje, jak zostają oddane głosy ({ $minion }).
waiting-draw = { $who } czeka na dobranie karty.
waiting-draw-crypt = { $who } czeka na kartę z krypty.
waiting-random = { $who } czeka na los.

# The action under way as a sentence. $actor acts for the player $who; $target is a player, a minion
# or another card, $card the card or text that it is done with.
act-bleed = { $actor } gracza { $who }: upust krwi z puli gracza { $target } za { $n }
act-bleed-you = { $actor } gracza { $who }: upust krwi z twojej puli za { $n }
act-hunt = { $actor } gracza { $who } poluje
act-political = { $actor } gracza { $who } zwołuje referendum: „{ $card }”
act-equip = { $actor } gracza { $who } bierze ekwipunek: „{ $card }”
act-equip-from = { $actor } gracza { $who } zabiera ekwipunek, podwładny: { $target }
act-employ = { $actor } gracza { $who } zatrudnia sługę: „{ $card }”
act-recruit = { $actor } gracza { $who } werbuje sojusznika: „{ $card }”
act-rescue = { $actor } gracza { $who } ratuje z letargu: { $target }
act-leave-torpor = { $actor } gracza { $who } wychodzi z letargu
act-diablerize = { $actor } gracza { $who } popełnia Diabolizm, ofiara: { $target }
act-become-anarch = { $actor } gracza { $who } przechodzi do anarchistów
act-card = { $actor } gracza { $who } działa, karta: „{ $card }”
act-card-target = { $actor } gracza { $who } działa, karta: „{ $card }”, cel: { $target }
# $deed is one of the deeds in terms.ftl.
act-other = { $actor } gracza { $who } działa: { $deed }
