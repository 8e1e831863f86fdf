# The forms of a noun phrase that this language has, the plain one first. A message asks for one behind an

# underscore: { $who_a }. `obj` is the form of an object, which each noun names itself.
forms = plain gen dat acc ins loc

# Nouns. $noun_form and $noun_number (one, more) say what is wanted.
noun-minion = podwładn{ adj-ending }
    .gender = m
    .object = acc
noun-vampire =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] wampirów
            [dat] wampirom
            [acc] wampiry
            [ins] wampirami
            [loc] wampirach
           *[plain] wampiry
        }
       *[one] { $noun_form ->
            [gen] wampira
            [dat] wampirowi
            [acc] wampira
            [ins] wampirem
            [loc] wampirze
           *[plain] wampir
        }
    }
    .gender = z
    .object = acc
noun-ally =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] sojuszników
            [dat] sojusznikom
            [acc] sojuszników
            [ins] sojusznikami
            [loc] sojusznikach
           *[plain] sojusznicy
        }
       *[one] { $noun_form ->
            [gen] sojusznika
            [dat] sojusznikowi
            [acc] sojusznika
            [ins] sojusznikiem
            [loc] sojuszniku
           *[plain] sojusznik
        }
    }
    .gender = m
    .object = acc
noun-retainer =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] sług
            [dat] sługom
            [acc] sługi
            [ins] sługami
            [loc] sługach
           *[plain] słudzy
        }
       *[one] { $noun_form ->
            [gen] sługi
            [dat] słudze
            [acc] sługę
            [ins] sługą
            [loc] słudze
           *[plain] sługa
        }
    }
    .gender = m
    .object = acc
noun-equipment =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] ekwipunków
            [dat] ekwipunkom
            [acc] ekwipunki
            [ins] ekwipunkami
            [loc] ekwipunkach
           *[plain] ekwipunki
        }
       *[one] { $noun_form ->
            [gen] ekwipunku
            [dat] ekwipunkowi
            [acc] ekwipunek
            [ins] ekwipunkiem
            [loc] ekwipunku
           *[plain] ekwipunek
        }
    }
    .gender = r
    .object = acc
noun-location =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] miejsc
            [dat] miejscom
            [acc] miejsca
            [ins] miejscami
            [loc] miejscach
           *[plain] miejsca
        }
       *[one] { $noun_form ->
            [gen] miejsca
            [dat] miejscu
            [acc] miejsce
            [ins] miejscem
            [loc] miejscu
           *[plain] miejsce
        }
    }
    .gender = n
    .object = acc
noun-methuselah =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] Matuzalemów
            [dat] Matuzalemom
            [acc] Matuzalemów
            [ins] Matuzalemami
            [loc] Matuzalemach
           *[plain] Matuzalemowie
        }
       *[one] { $noun_form ->
            [gen] Matuzalema
            [dat] Matuzalemowi
            [acc] Matuzalema
            [ins] Matuzalemem
            [loc] Matuzalemie
           *[plain] Matuzalem
        }
    }
    .gender = m
    .object = acc
noun-card =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] kart
            [dat] kartom
            [acc] karty
            [ins] kartami
            [loc] kartach
           *[plain] karty
        }
       *[one] { $noun_form ->
            [gen] karty
            [dat] karcie
            [acc] kartę
            [ins] kartą
            [loc] karcie
           *[plain] karta
        }
    }
    .gender = f
    .object = acc

# A card of a type; $type is a word of its own below.
noun-card-of =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] kart
            [dat] kartom
            [ins] kartami
            [loc] kartach
           *[plain] karty
        }
       *[one] { $noun_form ->
            [gen] karty
            [dat] karcie
            [acc] kartę
            [ins] kartą
            [loc] karcie
           *[plain] karta
        }
    } { $type }
    .gender = f
    .object = acc
type-master = mistrza
type-action = akcji
type-action-modifier = modyfikatora akcji
type-reaction = reakcji
type-combat = walki
type-political = akcji politycznej
type-equipment = ekwipunku
type-ally = sojusznika
type-retainer = sługi
type-event = wydarzenia
type-power = mocy
type-conviction = przekonania
type-reflex = odruchu
type-minion = podwładnego
type-strike = ciosu

# A vampire of a clan.
noun-clan =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] wampirów
            [dat] wampirom
            [ins] wampirami
            [loc] wampirach
           *[plain] wampiry
        }
       *[one] { $noun_form ->
            [gen] wampira
            [dat] wampirowi
            [acc] wampira
            [ins] wampirem
            [loc] wampirze
           *[plain] wampir
        }
    } z klanu { $clan }
    .gender = z
    .object = acc

# A vampire with a title; $title is a word of its own below.
noun-titled =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] wampirów
            [dat] wampirom
            [ins] wampirami
            [loc] wampirach
           *[plain] wampiry
        }
       *[one] { $noun_form ->
            [gen] wampira
            [dat] wampirowi
            [acc] wampira
            [ins] wampirem
            [loc] wampirze
           *[plain] wampir
        }
    } z tytułem: { $title }
    .gender = z
    .object = acc
class-primogen = primogen
class-prince = książę
class-justicar = justycjariusz
class-inner-circle = Wewnętrzny Krąg
class-bishop = biskup
class-archbishop = arcybiskup
class-priscus = priscus
class-cardinal = kardynał
class-regent = regent
class-baron = baron
class-magaji = magaji
class-kholo = kholo
class-inquisitor = inkwizytor

# A copy of a card; $card is its name.
noun-named =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] kopii
            [dat] kopiom
            [ins] kopiami
            [loc] kopiach
           *[plain] kopie
        }
       *[one] { $noun_form ->
            [gen] kopii
            [dat] kopii
            [acc] kopię
            [ins] kopią
            [loc] kopii
           *[plain] kopia
        }
    } { $card }
    .gender = f
    .object = acc

# Roles.
noun-you =
    { $noun_form ->
        [gen] ciebie
        [acc] ciebie
        [dat] tobie
        [loc] tobie
        [ins] tobą
       *[other] ty
    }
    .gender = m
    .object = acc
noun-prey =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] ofiar
            [dat] ofiarom
            [acc] ofiary
            [ins] ofiarami
            [loc] ofiarach
           *[plain] ofiary
        }
       *[one] { $noun_form ->
            [gen] ofiary
            [dat] ofierze
            [acc] ofiarę
            [ins] ofiarą
            [loc] ofierze
           *[plain] ofiara
        }
    }
    .gender = f
    .object = acc
noun-predator =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] drapieżników
            [dat] drapieżnikom
            [acc] drapieżników
            [ins] drapieżnikami
            [loc] drapieżnikach
           *[plain] drapieżnicy
        }
       *[one] { $noun_form ->
            [gen] drapieżnika
            [dat] drapieżnikowi
            [acc] drapieżnika
            [ins] drapieżnikiem
            [loc] drapieżniku
           *[plain] drapieżnik
        }
    }
    .gender = m
    .object = acc
noun-acting-methuselah =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] działających Matuzalemów
            [dat] działającym Matuzalemom
            [acc] działających Matuzalemów
            [ins] działającymi Matuzalemami
            [loc] działających Matuzalemach
           *[plain] działający Matuzalemowie
        }
       *[one] { $noun_form ->
            [gen] działającego Matuzalema
            [dat] działającemu Matuzalemowi
            [acc] działającego Matuzalema
            [ins] działającym Matuzalemem
            [loc] działającym Matuzalemie
           *[plain] działający Matuzalem
        }
    }
    .gender = m
    .object = acc
noun-target-methuselah =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] atakowanych Matuzalemów
            [dat] atakowanym Matuzalemom
            [acc] atakowanych Matuzalemów
            [ins] atakowanymi Matuzalemami
            [loc] atakowanych Matuzalemach
           *[plain] atakowani Matuzalemowie
        }
       *[one] { $noun_form ->
            [gen] atakowanego Matuzalema
            [dat] atakowanemu Matuzalemowi
            [acc] atakowanego Matuzalema
            [ins] atakowanym Matuzalemem
            [loc] atakowanym Matuzalemie
           *[plain] atakowany Matuzalem
        }
    }
    .gender = m
    .object = acc
noun-controller =
    { $noun_form ->
        [gen] kontrolera
        [dat] kontrolerowi
        [acc] kontrolera
        [ins] kontrolerem
        [loc] kontrolerze
       *[plain] kontroler
    } { $who_gen }
    .gender = m
    .object = acc
noun-its-controller =
    { $noun_form ->
        [gen] kontrolera
        [dat] kontrolerowi
        [acc] kontrolera
        [ins] kontrolerem
        [loc] kontrolerze
       *[plain] kontroler
    }
    .gender = m
    .object = acc
noun-owner =
    { $noun_form ->
        [gen] właściciela
        [dat] właścicielowi
        [acc] właściciela
        [ins] właścicielem
        [loc] właścicielu
       *[plain] właściciel
    } { $who_gen }
    .gender = m
    .object = acc
noun-prey-of =
    { $noun_form ->
        [gen] ofiary
        [dat] ofierze
        [acc] ofiarę
        [ins] ofiarą
        [loc] ofierze
       *[plain] ofiara
    } { $who_gen }
    .gender = f
    .object = acc
noun-predator-of =
    { $noun_form ->
        [gen] drapieżnika
        [dat] drapieżnikowi
        [acc] drapieżnika
        [ins] drapieżnikiem
        [loc] drapieżniku
       *[plain] drapieżnik
    } { $who_gen }
    .gender = m
    .object = acc
noun-acting-minion = działając{ adj-ending } podwładn{ adj-ending }
    .gender = m
    .object = acc
noun-blocking-minion = blokując{ adj-ending } podwładn{ adj-ending }
    .gender = m
    .object = acc
noun-opposing-minion =
    wrog{ $noun_form ->
        [plain] i
        [gen] iego
        [dat] iemu
        [acc] iego
       *[ins] im
    } podwładn{ adj-ending }
    .gender = m
    .object = acc
noun-victim =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] zdiabolizowanych wampirów
            [dat] zdiabolizowanym wampirom
            [acc] zdiabolizowane wampiry
            [ins] zdiabolizowanymi wampirami
            [loc] zdiabolizowanych wampirach
           *[plain] zdiabolizowane wampiry
        }
       *[one] { $noun_form ->
            [gen] zdiabolizowanego wampira
            [dat] zdiabolizowanemu wampirowi
            [acc] zdiabolizowanego wampira
            [ins] zdiabolizowanym wampirem
            [loc] zdiabolizowanym wampirze
           *[plain] zdiabolizowany wampir
        }
    }
    .gender = z
    .object = acc
noun-bearer =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] posiadaczy
            [dat] posiadaczom
            [acc] posiadaczy
            [ins] posiadaczami
            [loc] posiadaczach
           *[plain] posiadacze
        }
       *[one] { $noun_form ->
            [gen] posiadacza
            [dat] posiadaczowi
            [acc] posiadacza
            [ins] posiadaczem
            [loc] posiadaczu
           *[plain] posiadacz
        }
    }
    .gender = m
    .object = acc
noun-employer =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] pracodawców
            [dat] pracodawcom
            [acc] pracodawców
            [ins] pracodawcami
            [loc] pracodawcach
           *[plain] pracodawcy
        }
       *[one] { $noun_form ->
            [gen] pracodawcy
            [dat] pracodawcy
            [acc] pracodawcę
            [ins] pracodawcą
            [loc] pracodawcy
           *[plain] pracodawca
        }
    }
    .gender = m
    .object = acc
noun-played-card =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] zagrywanych kart
            [dat] zagrywanym kartom
            [acc] zagrywane karty
            [ins] zagrywanymi kartami
            [loc] zagrywanych kartach
           *[plain] zagrywane karty
        }
       *[one] { $noun_form ->
            [gen] zagrywanej karty
            [dat] zagrywanej karcie
            [acc] zagrywaną kartę
            [ins] zagrywaną kartą
            [loc] zagrywanej karcie
           *[plain] zagrywana karta
        }
    }
    .gender = f
    .object = acc
noun-action-card =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] kart akcji
            [dat] kartom akcji
            [acc] karty akcji
            [ins] kartami akcji
            [loc] kartach akcji
           *[plain] karty akcji
        }
       *[one] { $noun_form ->
            [gen] karty akcji
            [dat] karcie akcji
            [acc] kartę akcji
            [ins] kartą akcji
            [loc] karcie akcji
           *[plain] karta akcji
        }
    }
    .gender = f
    .object = acc
noun-aimed =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] celów zagrywanej karty
            [dat] celom zagrywanej karty
            [acc] cele zagrywanej karty
            [ins] celami zagrywanej karty
            [loc] celach zagrywanej karty
           *[plain] cele zagrywanej karty
        }
       *[one] { $noun_form ->
            [gen] celu zagrywanej karty
            [dat] celowi zagrywanej karty
            [acc] cel zagrywanej karty
            [ins] celem zagrywanej karty
            [loc] celu zagrywanej karty
           *[plain] cel zagrywanej karty
        }
    }
    .gender = r
    .object = acc
noun-chosen-by = wybór { $who_gen }
    .gender = m
    .object = acc
noun-source =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] źródeł obrażeń
            [dat] źródłom obrażeń
            [acc] źródła obrażeń
            [ins] źródłami obrażeń
            [loc] źródłach obrażeń
           *[plain] źródła obrażeń
        }
       *[one] { $noun_form ->
            [gen] źródła obrażeń
            [dat] źródłu obrażeń
            [acc] źródło obrażeń
            [ins] źródłem obrażeń
            [loc] źródle obrażeń
           *[plain] źródło obrażeń
        }
    }
    .gender = n
    .object = acc
noun-pool =
    { $noun_number ->
        [more] { $noun_form ->
            [gen] pul
            [dat] pulom
            [acc] pule
            [ins] pulami
            [loc] pulach
           *[plain] pule
        }
       *[one] { $noun_form ->
            [gen] puli
            [dat] puli
            [acc] pulę
            [ins] pulą
            [loc] puli
           *[plain] pula
        }
    }
    .gender = f
    .object = acc
noun-pool-of =
    { $noun_form ->
        [gen] puli
        [dat] puli
        [acc] pulę
        [ins] pulą
        [loc] puli
       *[plain] pula
    } { $who_gen }
    .gender = f
    .object = acc

# The top $n cards of the library or crypt of somebody.
noun-top = { $n } wierzchnie karty ({ $zone }) { $who_gen }
    .gender = f
    .object = acc

# Two together.
noun-both = { $first } i { $second }
noun-either = { $first } lub { $second }

# Determiners; the number is that of the noun behind them. A cell is form, gender and, for more than one, `more`.
det-a = { $noun }
    .number = one
det-the = { $noun }
    .number = one
det-this = t{ this-ending } { $noun }
    .number = one
det-that =
    { $noun_id ->
        [noun-methuselah] t{ this-ending }
        [noun-minion] t{ this-ending }
        [noun-equipment] t{ this-ending }
       *[other] tamt{ this-ending }
    } { $noun }
    .number = one
det-chosen = wybran{ adj-ending } { $noun }
    .number = one
det-your =
    { $noun_cell ->
        [plain-f] twoja
        [plain-n] twoje
        [acc-n] twoje
        [gen-f] twojej
        [dat-f] twojej
        [loc-f] twojej
        [acc-f] twoją
        [ins-f] twoją
        [plain-m] twój
        [plain-z] twój
        [plain-r] twój
        [acc-r] twój
        [dat-m] twojemu
        [dat-z] twojemu
        [dat-r] twojemu
        [dat-n] twojemu
        [ins-m] twoim
        [ins-z] twoim
        [ins-r] twoim
        [ins-n] twoim
        [loc-m] twoim
        [loc-z] twoim
        [loc-r] twoim
        [loc-n] twoim
       *[other] twojego
    } { $noun }
    .number = one
det-your-own =
    { $noun_cell ->
        [plain-f] swoja
        [acc-f] swoją
        [ins-f] swoją
       *[other] swojej
    } { $noun }
    .number = one
det-their =
    { $noun_cell ->
        [plain-f] swoja
        [acc-f] swoją
        [ins-f] swoją
       *[other] swojej
    } { $noun }
    .number = one
det-its = jej { $noun }
    .number = one
det-each = każd{ adj-ending } { $noun }
    .number = one
det-each-other = każd{ adj-ending } inn{ adj-ending } { $noun }
    .number = one
det-any = dowoln{ adj-ending } { $noun }
    .number = one
det-all = { $noun }
    .number = more
det-up-to = najwyżej { $n } { $noun }
    .number = more
det-count = { $n } { $noun }
    .number = more
det-first = pierwsz{ adj-ending } { $noun }
    .number = one
det-second =
    drug{ $noun_form ->
        [plain] i
        [gen] iego
        [dat] iemu
        [acc] iego
       *[ins] im
    } { $noun }
    .number = one
det-remembered = zapamiętan{ adj-ending } { $noun }
    .number = one

# What stands with a noun.
np-adjective =
    { $adjective_id ->
        [adj-sect-camarilla] { $noun } { $adjective }
        [adj-sect-sabbat] { $noun } { $adjective }
       *[other] { $adjective } { $noun }
    }
np-tail = { $noun } { $tail }

# Endings of regular adjectives.
adj-ending =
    { $noun_number ->
        [more] { $noun_form ->
            [plain] { $noun_gender ->
                [m] i
               *[other] e
            }
            [acc] { $noun_gender ->
                [m] ych
               *[other] e
            }
            [dat] ym
            [ins] ymi
           *[gen] ych
        }
       *[one] { $noun_gender ->
            [f] { $noun_form ->
                [plain] a
                [acc] ą
                [ins] ą
               *[gen] ej
            }
           *[m] { $noun_cell ->
                [plain-n] e
                [acc-n] e
                [plain-m] y
                [plain-z] y
                [plain-r] y
                [acc-r] y
                [dat-m] emu
                [dat-z] emu
                [dat-r] emu
                [dat-n] emu
                [ins-m] ym
                [ins-z] ym
                [ins-r] ym
                [ins-n] ym
                [loc-m] ym
                [loc-z] ym
                [loc-r] ym
                [loc-n] ym
               *[other] ego
            }
        }
    }
adj-plural = { "" }
this-ending =
    { $noun_cell ->
        [plain-f] a
        [acc-f] ę
        [gen-f] ej
        [dat-f] ej
        [loc-f] ej
        [ins-f] ą
        [plain-n] o
        [acc-n] o
        [plain-m] en
        [plain-z] en
        [plain-r] en
        [acc-r] en
        [dat-m] emu
        [dat-z] emu
        [dat-r] emu
        [dat-n] emu
        [ins-m] ym
        [ins-z] ym
        [ins-r] ym
        [ins-n] ym
        [loc-m] ym
        [loc-z] ym
        [loc-r] ym
        [loc-n] ym
       *[other] ego
    }

# Adjectives.
adj-ready = gotow{ adj-ending }
adj-locked = obrócon{ adj-ending }
adj-unlocked = wyprostowan{ adj-ending }
adj-titled = utytułowan{ adj-ending }
adj-acting = działając{ adj-ending }
adj-blocked = zablokowan{ adj-ending }
adj-younger = młodsz{ adj-ending }
adj-older = starsz{ adj-ending }
adj-oldest = najstarsz{ adj-ending }
adj-sect-camarilla = z Camarilli
adj-sect-sabbat = z Sabatu
adj-sect-laibon =
    laibońsk{ $noun_cell ->
        [plain-f] a
        [plain-z] i
        [plain-m] i
       *[other] iego
    }
adj-sect-independent = niezależn{ adj-ending }
adj-sect-anarch = anarchistyczn{ adj-ending }

# What follows a noun.
tail-yours = pod twoją kontrolą
tail-theirs = pod jego kontrolą
tail-of = { $who_gen }
tail-others = innego Matuzalema
tail-on = na { $who_loc }
tail-torpor = w letargu
tail-uncontrolled = w obszarze niekontrolowanym
tail-uncontrolled-yours = w twoim obszarze niekontrolowanym
tail-in-play = w grze
tail-in-combat = w walce
tail-targeted = będąc{ adj-ending } celem akcji
tail-voted = głosując{ adj-ending } w tym referendum
tail-has = z { $disc }
tail-requires = z wymaganiem { $disc }
tail-needs-superior = z wymaganiem wyższej Dyscypliny
tail-uses-counters = z żetonami
tail-key = ze słowem kluczowym „{ $key }”
tail-does = z tekstem zawierającym słowo „{ $word }”
tail-did = co do którego co najmniej { $n } razy { $span }: { $event }
tail-in-zone = ({ $zone })
tail-younger = o pojemności mniejszej niż { $who }
tail-older = o pojemności większej niż { $who }
tail-circle = z tego samego kręgu co { $who }
tail-marked = na którym leży { $token }
tail-same = ({ $who })
tail-blocking = blokując{ adj-ending } tę akcję
tail-chosen-clan = z wybranego klanu
tail-not = niebędąc{ adj-ending } { $what_ins }
tail-not-so = niebędąc{ adj-ending } { $what }
tail-other-than = inn{ adj-ending } niż { $who }
tail-if = (jeśli { $condition })
tail-aimed = przeciw { $who_dat }
tail-or = { $first } lub { $second }
tail-cmp =
    { $qty_slug ->
        [blood] z { $op } { $op_n ->
            [1] punktem
           *[other] punktami
        } krwi
        [pool] z { $op } { $op_n ->
            [1] punktem
           *[other] punktami
        } puli
        [life] z { $op } { $op_n ->
            [1] punktem
           *[other] punktami
        } życia
        [capacity] o pojemności { $op }
       *[other] ({ $qty }: { $op })
    }
tail-more-than =
    { $qty_slug ->
        [pool] z większą pulą niż { $who }
        [capacity] o pojemności większej niż { $who }
       *[other] ({ $qty }: więcej niż { $who })
    }
tail-less-than =
    { $qty_slug ->
        [pool] z mniejszą pulą niż { $who }
        [capacity] o pojemności mniejszej niż { $who }
       *[other] ({ $qty }: mniej niż { $who })
    }

# Comparisons; $n is a number or an amount.
op-less = mniej niż { $n }
op-at-most = najwyżej { $n }
op-is =
    { $n ->
        [0] 0
       *[other] dokładnie { $n }
    }
op-at-least = co najmniej { $n }
op-more = więcej niż { $n }

# Zones, as they stand after "in" or "to".
zone-ready = obszar gotowości
zone-torpor = letarg
zone-uncontrolled = obszar niekontrolowany
zone-hand = ręka
zone-ash-heap = stos popiołów
zone-library = biblioteka
zone-library-top = wierzch biblioteki
zone-library-bottom = spód biblioteki
zone-crypt = krypta
zone-out-of-game = karty poza grą
zone-research = obszar badań
zone-in-play = gra

# Your own zones.
zone-your-uncontrolled = w swoim obszarze niekontrolowanym
zone-your-hand = na swojej ręce
zone-your-ash-heap = w swoim stosie popiołów
zone-your-library = w swojej bibliotece
zone-your-crypt = w swojej krypcie
zone-your-research = w swoim obszarze badań

# Cards that are named and not in the pool.
outside-torn-signpost = Torn Signpost
outside-minion-tap = Minion Tap
outside-into-thin-air = Into Thin Air

# Quantities.
qty-stealth = skrytość
qty-intercept = przechwycenie
qty-bleed = upust krwi
qty-votes = liczba głosów
qty-strength = siła
qty-capacity = pojemność
qty-life = życie
qty-blood = krew
qty-hunt = zdobycz polowania
qty-maneuvers = liczba manewrów
qty-presses = liczba naporów
qty-presses-to-end = liczba naporów kończących walkę
qty-prevention = zapobieganie obrażeniom
qty-strikes = liczba dodatkowych ciosów
qty-dodges = liczba uników
qty-strike-damage = obrażenia ciosu
qty-hand-damage = obrażenia ciosu ręką
qty-pool = pula
qty-hand-size = limit ręki
qty-transfers = liczba transferów
qty-master-actions = liczba akcji fazy mistrza
qty-discard-actions = liczba akcji fazy odrzucania
qty-minion-actions = liczba akcji fazy podwładnych
qty-blood-cost = koszt w krwi
qty-pool-cost = koszt w puli
qty-margin = przewaga głosów
qty-bled = pula spalona przez upust krwi
qty-damage-lost = krew utracona przez obrażenia w tej rundzie
qty-starting-life = początkowe życie
qty-counter = liczba żetonów
qty-hostage = liczba zakładników
qty-corruption = liczba żetonów zepsucia
qty-conviction = liczba przekonań
qty-edge = Przewaga

# Facts of a card.
fact-blood = koszt w krwi: { $n }
fact-pool = koszt w puli: { $n }
fact-capacity = pojemność: { $n }
fact-group = grupa: { $n }
fact-disciplines = Dyscypliny: { $n }

# Keywords.
key-unique = Unikatowa
key-non-unique = Nieunikatowa
key-location = Miejsce
key-hunting-ground = Teren łowiecki
key-trifle = Drobnostka
key-out-of-turn = Poza turą
key-weapon = Broń
key-gun = Broń palna
key-melee = Broń biała
key-vehicle = Pojazd
key-electronic = Elektronika
key-ammo = Amunicja
key-archetype = Archetyp
key-boon = Przysługa
key-title = Tytuł
key-frenzy = Szał
key-grapple = Chwyt
key-aim = Celowanie
key-gehenna = Gehenna
key-government = Rząd
key-inconnu = Inconnu
key-inquisition = Inkwizycja
key-transient = Przejściowa
key-watchtower = Strażnica
key-nod-fragment = Fragment Nod
key-hunter-list = Lista łowców
key-trophy = Trofeum
key-contract = Kontrakt
key-discipline-card = Dyscyplina
key-animal = Zwierzę
key-mortal = Śmiertelnik
key-ghoul = Ghul
key-mage = Mag
key-mummy = Mumia
key-demon = Demon
key-wraith = Upiór
key-changeling = Odmieniec
key-dhampir = Dhampir
key-gargoyle-creature = Stwór gargulec
key-werewolf = Wilkołak
key-zombie = Zombie
key-imbued = Natchniony
key-sterile = Bezpłodny
key-scarce = Nieliczny
key-slave = Niewolnik
key-infernal = Piekielny
key-blood-cursed = Przeklętej krwi
key-red-list = Czerwona Lista
key-black-hand = Czarna Ręka
key-seraph = Serafin
key-circle = Krąg
key-flight = Lot
key-mithraic = Mitraista
key-patagia = Patagium

