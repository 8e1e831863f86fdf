# The table as it is painted, and names of seats and options. It is painted for 80 columns, so
# everything here is short.

# $seat is a letter. These names stand as subject, after "of" and the like, and alone.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

# A list is built from the front: list-more adds one in the middle, list-end the last.
list-more = { $list }, { $item }
list-end = { $list } i { $item }

# Where the game stands. $turn is a number, $who the player whose turn it is.
table-turn = Tura { $turn }, { $who }: { $phase }
table-turn-plain = Tura { $turn }, { $who }
table-last-turn = ostatnia tura
table-start = Gra się zaczyna
table-over = Gra skończona
table-master-actions = akcje fazy mistrza { $n }
table-transfers = transfery { $n }
table-discards = akcje fazy odrzucania { $n }

# What is under way; $act is a sentence on the action (questions.ftl).
table-action = Akcja: { $act }
table-stealth = skrytość { $n }
table-blocker = blokuje { $card } (przechwycenie { $n })
table-may-block = może blokować: { $who }
table-declined = bez bloku: { $list }
table-directed = przeciw: { $list }
table-playing = Zagrywane: { $list }
# Fighters with their players.
table-combat = Walka: { $first } ({ $who }) kontra { $second } ({ $foe })
table-round = runda { $n }
range-close = bliski dystans
range-long = daleki dystans
# $card is a fighter, $means the hands or a card.
table-strike = { $card } zadaje cios: { $means }
table-strikes-left = { $card }: dodatkowe ciosy { $n }
table-damage = { $card }: obrażenia { $n }
table-aggravated = { $card }: poważne obrażenia { $n }
table-referendum = Referendum: { $card }
table-referendum-plain = Referendum
table-blood-hunt = Krwawe łowy: { $card }
table-called-by = zwołuje { $card } ({ $who })
# What was chosen for a referendum; $list are names, or players with their points.
table-terms = warunki: { $list }
table-points = { $who } { $n }
table-tally = za { $yes }, przeciw { $no }
table-ballots = karty do głosowania: za { $yes }, przeciw { $no }

# A player.
table-them = { $who }
table-you = { $who }, ty
table-prey = { $who }, twoja ofiara
table-predator = { $who }, twój drapieżnik
table-prey-and-predator = { $who }, twoja ofiara i drapieżnik
table-ousted = poza grą
table-withdrawn = wycofanie z gry
table-withdrawing = wycofuje się
table-pool = pula { $n }
table-edge = Przewaga
# Victory points, as whole ones or with a half.
table-points-won = punkty zwycięstwa { $n }
table-points-won-half =
    { $n ->
        [0] punkty zwycięstwa ½
       *[other] punkty zwycięstwa { $n }½
    }
table-hand-size = ręka { $n }
table-library-size = biblioteka { $n }
table-crypt-size = krypta { $n }
table-ash-size = popioły { $n }
table-removed-size = poza grą { $n }
# Master phase actions that out-of-turn masters have used up in advance.
table-owed = należne akcje mistrza { $n }

# Before the minions there.
table-ready = Gotowi:
table-torpor = Letarg:
table-contested = Sporni:
table-uncontrolled = Niekontrolowani: { $list }
# A vampire with blood and capacity, an ally with its life.
table-vampire = { $card } { $blood }/{ $capacity }
table-ally = { $card } { $n }
# $text is what stands before.
table-titled = { $text }, { $title }
table-locked = { $text } (obrócony)
table-attached = { $text } [{ $list }]
table-counters = { $card } +{ $n }
table-card-locked = { $card } (obrócona)
table-card-contested = { $card } (sporna)
# $nth is the place in the uncontrolled region, $blood what lies on it.
table-place = { $nth }. { $card } { $blood }/{ $capacity }
table-place-hidden = { $nth }. [?] { $blood }
table-in-play = W grze: { $list }
table-times = { $n } × { $card }
table-your-hand = Twoja ręka: { $list }
table-hand = Ręka: { $list }
table-hand-kind = { $kind }: { $list }
table-legend = 3/5: krew/pojemność. [ ]: karty na podwładnym. +2: żetony.

# Options of a table, with a sentence on each.
variant-decks-as-sold = Talie jak w sprzedaży
    .about = Gotowe talie mogą mieć więcej kart biblioteki, niż pozwala liczba graczy.
variant-turn-limit = Limit tur
    .about = Gra kończy się po tylu turach wszystkich graczy razem; 0 oznacza brak limitu.
variant-time-limit = Limit czasu
    .about = Gra kończy się wraz z turą, w której minie tyle minut; 0 oznacza brak limitu.
variant-polling-time = Czas głosowania
    .about = Kto przez tyle sekund od ostatniego głosu nic nie oddał, ten skończył; 0 oznacza brak limitu. Nie biegnie dla osoby, która gra tylko z botami.
variant-windows = Okna
    .about = Jak długo pozostają otwarte okna, które mają znaczenie, bez względu na to, czy ktoś ma coś do zrobienia: quick wcale, calm 0,8 sekundy, strict 2 sekundy.

# Somebody's minions in a few words.
table-minions =
    gotowi: { $n }{ $locked ->
        [0] {""}
       *[other] {" "}(obróceni: { $locked })
    }{ $torpor ->
        [0] {""}
       *[other] , w letargu: { $torpor }
    }

# Something that was settled in one line: how it began, and what came of it.
summary = { $what }: { $results }
