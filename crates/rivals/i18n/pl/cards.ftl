# Teksty kart, składane z tego, co karty robią.
#
# Zdanie: znacznik – moment, jeśli warunek, koszt: efekty. Każda część oprócz efektów może nie
# wystąpić. Po momencie zawsze stoi przecinek, więc moment musi być zdaniem podrzędnym („gdy
# zaczyna się twoja tura”), a nie okolicznikiem („na początku tury”).
#
# Efekty są w trybie rozkazującym albo mają własny podmiot, więc samo „możesz” do nich nie pasuje.
# Tam, gdzie karta daje coś wampirowi, do którego jest dołączona, podmiotem jest karta („daje +1”).

group-neutral = Neutralne

## Jak składa się zdanie.

sentence = { $text }.
tagged = { $tag } – { $text }
lead = { $lead }, { $text }
if = jeśli { $condition }
both = { $first } i { $second }
moment-or = { $first } lub { $second }
ability-may = możesz skorzystać z efektu: { $effects }
ability-cost = { $cost }: { $effects }
ability-may-cost = jeśli chcesz, { $cost }: { $effects }
effects-then = { $first }, po czym { $second }
effects-also = { $first }; { $second }
effects-choose = wybierz jedno: { $options }
effects-or = { $first }; albo { $second }

role-attacker = Atakujący
role-party = Grupa
role-torpor = Letarg

frame-granted = każdy twój atakujący może raz w ataku użyć tej zdolności: { $text }
frame-leader = zdolność Przywódcy: { $text }
frame-retainer = jako Sługa: { $text }
frame-each-player = dotyczy każdego gracza: { $text }

## Słowa kluczowe i to, co wynika z rodzaju karty: całe zdania.

keyword-guard = Ochrona: może blokować ataki dystansowe.
keyword-targeted = Namierzony: po odkryciu tej karty możesz skierować atak na dowolnego członka wrogiej grupy.
keyword-aggravated = Poważne obrażenia: atrybuty ich nie zmniejszają, a pokonana nimi postać zostaje spalona.
keyword-ongoing = Trwała: pozostaje w grze.
keyword-unhosted = Swobodna: jej zagranie nie wyczerpuje wampira.
keyword-unique = Unikatowy: w grze może być tylko jeden.
keyword-one-per-player = Jeden na gracza.
keyword-strikes-back = Zagrana jako Reakcja, zadaje obrażenia atakującemu.
keyword-strikes-back-as =
    { $type ->
        [ranged] Zadaje atakującemu obrażenia dystansowe.
        [physical] Zadaje atakującemu obrażenia fizyczne.
        [social] Zadaje atakującemu obrażenia społeczne.
       *[mental] Zadaje atakującemu obrażenia umysłowe.
    }
text-title = Tytuł: użyj { $n } { $n ->
        [one] punktu
       *[many] punktów
    } wpływów, aby dołączyć go do wampira, który go zagrywa.
text-conspiracy = Spisek: wyłóż go zakryty i połóż na nim 1 swój punkt Prestiżu.
text-modifier = Daje ci jednorazowo { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } wpływów; w jednej akcji lub wydarzeniu każdy gracz może użyć 1 Modyfikatora wpływów.
text-haven = Twoje wampiry w Schronieniu mają +1 do Dyskrecji.
text-mortal = Gdy go pokonasz, spal go, by uleczyć atakującemu { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi, albo dołącz go do atakującego jako Sługę.
text-hunter = W kroku antagonistów każdej tury zadaje 1 poważne obrażenie wampirowi z koterii aktywnego gracza. Gracz ten wybiera spośród wampirów, których Dyskrecja nie przekracza liczby takich kart na Ulicach. Po pokonaniu trafia na stos odrzuconych kart miasta.
text-ongoing-event = Trwałe: pozostaje do następnej tury gracza, który je odkrył.
text-prince = Tytuł: może po niego sięgnąć wampir na Ulicach, a kto pokona Księcia, ten go przejmuje.

errata = Z erratą: { $text }
errata-damage = Zadaje { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
errata-same = Bez zmian, tylko moment użycia jest opisany dokładniej.

## Momenty.

when-in-action-phase = gdy trwa twoja faza akcji
when-action = gdy poświęcasz na to jedną ze swoich dwóch akcji, wyczerpując wampira z tą kartą
when-for-influence = gdy potrzebujesz wpływów
when-block = gdy można zablokować atak
when-prevent =
    { $self ->
        [leader] gdy twój Przywódca ma otrzymać obrażenia
        [character] gdy ta postać ma otrzymać obrażenia
       *[bearer] gdy wampir z tą kartą ma otrzymać obrażenia
    }
when-antagonist = gdy { $hunter } zadaje obrażenia twojej koterii
when-face-up = jeśli wyłożysz tę kartę odkrytą w kroku Wywiadu
when-after-damage = gdy obrażenia zostały już zadane
when-played = gdy zagrywasz tę kartę
when-yes = jeśli Intryga się powiedzie
when-resolved = gdy go rozpatrujesz, mając na nim co najmniej { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
when-scheme-failed = jeśli użyjesz go w Intrydze, która się nie powiedzie
when-scheme-won = jeśli użyjesz go w Intrydze, która skończy się po twojej myśli
when-at-once = gdy się pojawia
when-attached = gdy zostaje dołączony
when-turn-start = gdy zaczyna się twoja tura
when-turn-end = gdy kończy się twoja tura
when-torpor-step = gdy trwa twój krok letargu i leczenia
when-your-scheme-succeeds = zawsze gdy powiedzie się twoja Intryga
when-self-plays-scheme = zawsze gdy ta postać zagrywa Intrygę
when-ongoing-played = zawsze gdy zagrywasz trwałą kartę
when-face-down-played = zawsze gdy zagrywasz zakrytą kartę poza atakiem
when-face-down-resolved = zawsze gdy rozpatrujesz zakrytą kartę poza atakiem
when-conspiracy-resolved = zawsze gdy rozpatrujesz Spisek
when-title-attached = zawsze gdy do wampira z twojej koterii zostaje dołączony Tytuł
when-retainer-attached = zawsze gdy do wampira z twojej koterii zostaje dołączony Sługa
when-citizen-attached = zawsze gdy do wampira z twojej koterii zostaje dołączony Obywatel
when-burning-mortal = zawsze gdy spalasz śmiertelnika pokonanego przez tę grupę, zamiast brać zwykłą nagrodę
when-party-defeats = zawsze gdy ta grupa pokonuje postać
when-attacker-defeats = zawsze gdy twój atakujący pokonuje postać
when-you-defeat = zawsze gdy pokonujesz postać przeciwnika
when-self-defeated = gdy ta postać zostaje pokonana
# Te dwa mogą stać obok siebie (moment-or).
when-hunter-defeated = gdy pokonujesz { $hunter }
when-hunter-burned = gdy spalasz { $hunter }
when-vagrant-defeated = zawsze gdy pokonujesz Włóczęgę na Ulicach
when-second-mortal = gdy pokonujesz drugiego śmiertelnika w jednej turze
when-mortal-attacked = zawsze gdy ktoś atakuje śmiertelnika na Ulicach
when-drained = zawsze gdy zaatakowana przez ciebie postać otrzymuje obrażenia inne niż poważne i nie zostaje pokonana
when-attack-drained = zawsze gdy twój atak zadaje postaci obrażenia inne niż poważne, ale jej nie pokonuje

## Warunki, bez „jeśli”.

if-attack-is =
    { $type ->
        [ranged] atak jest dystansowy
        [physical] atak jest fizyczny
        [social] atak jest społeczny
       *[mental] atak jest umysłowy
    }
if-damage-is =
    { $type ->
        [ranged] obrażenia są dystansowe
        [physical] obrażenia są fizyczne
        [social] obrażenia są społeczne
       *[mental] obrażenia są umysłowe
    }
if-first-attack =
    { $type ->
        [ranged] jest to pierwszy atak dystansowy tej grupy w twojej turze
        [physical] jest to pierwszy atak fizyczny tej grupy w twojej turze
        [social] jest to pierwszy atak społeczny tej grupy w twojej turze
       *[mental] jest to pierwszy atak umysłowy tej grupy w twojej turze
    }
if-target-is-mortal = celem jest śmiertelnik
if-target-is-hunter = celem jest { $hunter }
if-target-is-character = celem jest postać
if-target-survived = cel nie został pokonany
if-victim-blood = trafiony ma co najmniej { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
if-victim-titled = wampir z tą kartą zadaje obrażenia wampirowi z Tytułem
# Obie mówią o pokonanej postaci („ona”).
if-victim-potency = ma ona Potencję Krwi { $n } lub wyższą
if-victim-not-rivals = nie należy ona do twojego Rywala
if-party-icons =
    { $n ->
        [one] ta grupa ma dyscyplinę { $discipline }
        [few] ta grupa ma co najmniej { $n } symbole dyscypliny { $discipline }
       *[many] ta grupa ma co najmniej { $n } symboli dyscypliny { $discipline }
    }
if-coterie-icons =
    { $n ->
        [one] twoja koteria ma dyscyplinę { $discipline }
        [few] twoja koteria ma co najmniej { $n } symbole dyscypliny { $discipline }
       *[many] twoja koteria ma co najmniej { $n } symboli dyscypliny { $discipline }
    }
if-actor-has = zagrywający wampir ma dyscyplinę { $discipline }
if-actor-in-streets = tę kartę zagrywa wampir na Ulicach
if-actor-titled = atakujący ma Tytuł
if-actor-is-prince = atakujący jest Księciem
if-actor-blocked = zagrywający wampir zablokował atak
# Nie „ta postać”: obok mowa o pokonanej.
if-title-on-self = wampir z tej karty ma Tytuł
if-retainer-on-self = ta postać ma Sługę
if-self-exhausted =
    { $self ->
        [leader] twój Przywódca jest wyczerpany
        [character] ta postać jest wyczerpana
       *[bearer] wampir z tą kartą jest wyczerpany
    }
if-self-in-streets =
    { $self ->
        [leader] twój Przywódca jest na Ulicach
        [character] ta postać jest na Ulicach
       *[bearer] wampir z tą kartą jest na Ulicach
    }
if-self-is-prince =
    { $self ->
        [leader] twój Przywódca jest Księciem
        [character] ta postać jest Księciem
       *[bearer] wampir z tą kartą jest Księciem
    }
if-you-are-prince = Księciem jest jeden z twoich wampirów
if-nobody-is-prince = nikt nie jest Księciem
if-foe-agenda = przeciwnik ma co najmniej { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Planu
if-in-streets =
    { $n ->
        [one] co najmniej { $n } twoja postać jest na Ulicach
        [few] co najmniej { $n } twoje postacie są na Ulicach
       *[many] co najmniej { $n } twoich postaci jest na Ulicach
    }
# Mowa o własnych postaciach na Ulicach.
if-in-streets-potency =
    { $n ->
        [one] co najmniej { $n } z nich ma Potencję Krwi { $potency } lub wyższą
        [few] co najmniej { $n } z nich mają Potencję Krwi { $potency } lub wyższą
       *[many] co najmniej { $n } z nich ma Potencję Krwi { $potency } lub wyższą
    }
if-scheme-this-turn = w tej turze powiodła się twoja Intryga
if-put-away-no-attack = nie jest to karta Ataku
if-first-this-turn = to pierwszy raz w twojej turze
if-attack-by-foe = wykonuje go przeciwnik

## Koszty.

cost-blood = zapłać { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
cost-blood-either = zapłać { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi, jeśli ta grupa ma dyscyplinę { $discipline }, a w przeciwnym razie { $other }
cost-prestige = zapłać { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
cost-exhaust-self =
    { $self ->
        [leader] wyczerp swojego Przywódcę
        [character] wyczerp tę postać
       *[bearer] wyczerp wampira z tą kartą
    }
cost-exhaust-this = wyczerp tę kartę
cost-discard = odrzuć { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
cost-discard-up-to =
    { $n ->
        [one] odrzuć { $n } kartę
        [2] odrzuć 1 lub { $n } karty
       *[many] odrzuć od 1 do { $n } kart
    }
cost-discard-title = odrzuć Tytuł z ręki
cost-put-away-top = odłóż wierzchnią kartę swojej Biblioteki na swój stos kart odrzuconych
cost-discard-this = odrzuć tę kartę
cost-discard-mortal = odłóż śmiertelnika z Ulic na stos odrzuconych kart miasta

## Kogo dotyczy efekt: podmiot (who-...) i celownik po „ukradnij” (from-...). Po podmiocie idzie
## orzeczenie, więc zdanie „który...” zamyka tam przecinek.

who-defender = atakowany przeciwnik
who-chosen-foe =
    { $joining ->
        [spared] wybrany przeciwnik, który nie dołożył do niego Prestiżu,
       *[none] wybrany przeciwnik
    }
who-their-controller = gracz pokonanej postaci
who-everyone = każdy gracz
from-defender = atakowanemu przeciwnikowi
from-chosen-foe =
    { $joining ->
        [spared] wybranemu przeciwnikowi, który nie dołożył do niego Prestiżu
       *[none] wybranemu przeciwnikowi
    }

## Co się liczy.

each-party-icons = za każdy symbol dyscypliny { $discipline } w tej grupie
each-coterie-icons = za każdy symbol dyscypliny { $discipline } w twojej koterii
each-own-icons = za każdy symbol dyscypliny { $discipline } u zagrywającego wampira
each-party-holders = za każdego członka tej grupy z dyscypliną { $discipline }
each-party-retainers = za każdego Sługę w tej grupie
each-party-title-holders = za każdego członka tej grupy z Tytułem
each-coterie-title-holders = za każdego wampira z Tytułem w twojej koterii
each-coterie-titles = za każdy Tytuł w twojej koterii
each-retainers-on-self = za każdego dołączonego Sługę
each-foes = za każdego przeciwnika
each-foe-agenda-fives = za każde pełne 5 punktów Planu atakowanego przeciwnika
each-coterie-hurt = za każdego wampira z twojej koterii, któremu brakuje Krwi
each-discarded = za każdą odrzuconą w ten sposób kartę

## Efekty w ataku.

effect-damage-just = +{ $n } do obrażeń
effect-damage-each = +{ $n } do obrażeń { $each }
effect-damage-either = +{ $n } do obrażeń, jeśli { $condition }, a w przeciwnym razie +{ $other }
effect-shield-just = +{ $n } do tarczy
effect-shield-each = +{ $n } do tarczy { $each }
effect-party-shield-just = każdy członek tej grupy ma +{ $n } do tarczy
effect-party-shield-each = każdy członek tej grupy ma +{ $n } do tarczy { $each }
effect-ignore-shields = tarcze nie chronią przed tym atakiem
effect-cancel-reaction = Reakcja celu zostaje anulowana
effect-void-text = tekst karty Ataku nie działa, ale jej liczby i słowa kluczowe tak
effect-prevent = zapobiegnij { $n } { $n ->
        [one] obrażeniu
       *[many] obrażeniom
    }
effect-splash = zadaj { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } każdemu innemu członkowi wrogiej grupy
effect-unblockable = następnego ataku tej postaci w tej turze nie można zablokować
effect-ranged-too = można tak blokować także ataki dystansowe

## Efekty dotyczące graczy.

effect-draw = dobierz { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
effect-discard-you-just = odrzuć { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
effect-discard-just = { $who } odrzuca { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
effect-discard-each = { $who } odrzuca { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } { $each }
effect-gain-prestige-you-just = zyskaj { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
effect-gain-prestige-you-each = zyskaj { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu { $each }
effect-gain-prestige-just = { $who } zyskuje { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
effect-lose-prestige-you-each = strać { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu { $each }
effect-lose-prestige-just = { $who } traci { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
effect-lose-prestige-either = { $who } traci { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu, jeśli { $condition }, a w przeciwnym razie { $other }
effect-steal-prestige = ukradnij { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu { $from }
effect-gain-agenda-just = zyskaj { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Planu
effect-gain-agenda-either = zyskaj { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Planu, jeśli { $condition }, a w przeciwnym razie { $other }
effect-lose-agenda-just = { $who } traci { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Planu
effect-lose-agenda-either = { $who } traci { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Planu, jeśli { $condition }, a w przeciwnym razie { $other }

## Efekty dotyczące wampirów.

effect-mend-this = ulecz tej postaci { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
effect-mend-party = ulecz każdemu członkowi tej grupy { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
effect-mend-attacking-party = ulecz każdemu członkowi atakującej grupy { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
effect-mend-your-title-holders = ulecz każdemu swojemu wampirowi z Tytułem, także w letargu, { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
effect-mend-bearer = ulecz temu wampirowi { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
effect-spread-mend-each = ulecz swoim wampirom, także w letargu, łącznie { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi { $each }, w dowolnym podziale
effect-mend-one-each = każdy gracz leczy jednemu swojemu wampirowi, także w letargu, { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
effect-lose-blood-attacker = atakujący traci { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
effect-steal-blood = atakujący kradnie celowi { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
effect-exhaust-their-coterie = wyczerp wszystkie wampiry wybranego przeciwnika, który nie dołożył do niego Prestiżu
effect-exhaust-opposing-party = wyczerp całą wrogą grupę
effect-defeat-wounded = pokonaj ranną postać, która jest poza swoim Schronieniem
effect-mark = połóż na postaci 1 żeton Planu; kto ją pokona, ten go zabiera
effect-burn-retainer = spal Sługę we wrogiej grupie
effect-steal-retainer = atakujący zabiera celowi Sługę

## Efekty dotyczące kart i żetonów.

effect-burn-their-ongoing = spal trwałą kartę wybranego przeciwnika, który nie dołożył do niego Prestiżu
effect-burn-ongoing = spal dowolną trwałą kartę
effect-burn-this = spal tę kartę
effect-recover = weź na rękę kartę ze swojego stosu kart odrzuconych
effect-feed-all = połóż { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu z puli ogólnej na każdej swojej zakrytej karcie
effect-feed-one = połóż { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu z puli ogólnej na jednej swojej zakrytej karcie
effect-load = połóż na niej { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } z puli ogólnej
effect-load-per-prestige = połóż na niej { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } z puli ogólnej za każdy zapłacony punkt Prestiżu
effect-give-blood = przenieś żeton z tej karty jako Krew na swojego rannego wampira, także w letargu; spal tę kartę, gdy będzie pusta
effect-take-prestige = weź żeton z tej karty jako Prestiż; spal tę kartę, gdy będzie pusta
effect-next-city-card = na Ulice trafia następna karta miasta

## Zasady stałe.

effect-influence-just =
    { $moment ->
        [now]
            { $self ->
                [leader] twój Przywódca ma tym razem +{ $n } do wpływów
                [character] ta postać ma tym razem +{ $n } do wpływów
               *[bearer] daje tym razem +{ $n } do wpływów
            }
       *[always]
            { $self ->
                [leader] twój Przywódca ma +{ $n } do wpływów
                [character] ta postać ma +{ $n } do wpływów
               *[bearer] daje +{ $n } do wpływów
            }
    }
effect-influence-each =
    { $moment ->
        [now]
            { $self ->
                [leader] twój Przywódca ma tym razem +{ $n } do wpływów { $each }
                [character] ta postać ma tym razem +{ $n } do wpływów { $each }
               *[bearer] daje tym razem +{ $n } do wpływów { $each }
            }
       *[always]
            { $self ->
                [leader] twój Przywódca ma +{ $n } do wpływów { $each }
                [character] ta postać ma +{ $n } do wpływów { $each }
               *[bearer] daje +{ $n } do wpływów { $each }
            }
    }
effect-leader-influence-each = twój Przywódca ma +{ $n } do wpływów { $each }
effect-holders-influence = każdy wampir z twojej koterii z dyscypliną { $discipline } ma +{ $n } do wpływów
effect-title-holders-influence = każdy wampir z Tytułem w twojej koterii ma +{ $n } do wpływów
effect-intel-just = +{ $n } do Wywiadu
effect-intel-each = +{ $n } do Wywiadu { $each }
effect-secrecy-at-home = twoje wampiry w Schronieniu mają +{ $n } do Dyskrecji
effect-secrecy-outside = twoje wampiry poza Schronieniem mają +{ $n } do Dyskrecji
effect-secrecy-in-streets = wszyscy na Ulicach mają +{ $n } do Dyskrecji
effect-no-secrecy = zeruje Dyskrecję wampira z tą kartą
effect-recruit-discount = rekrutujesz o { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu taniej, a brakującą Krew daje pula ogólna
effect-icon = daje dodatkowy symbol dyscypliny { $discipline }
effect-attribute =
    { $type ->
        [ranged] daje +{ $n } do ataków dystansowych
        [physical] daje +{ $n } do atrybutu fizycznego
        [social] daje +{ $n } do atrybutu społecznego
       *[mental] daje +{ $n } do atrybutu umysłowego
    }
effect-potency = daje +{ $n } do Potencji Krwi
effect-stay-out = postacie na Ulicach nie wracają do Schronień
effect-no-ranged = nie można zagrywać kart dystansowych
effect-parties-of-one = poza Schronieniami każdy jest osobną grupą
effect-hunters-return = każdy pokonany { $hunter } zostaje wtasowany do talii miasta, bez względu na to, kto go pokonał
effect-city-returns = wtasuj go do talii miasta wraz ze stosem odrzuconych kart miasta

## Karty z własnym tekstem.

own-reveal-for-influence = odkryj wierzchnią kartę swojej Biblioteki i odłóż ją na miejsce: jej Potencja Krwi liczy się w tej Intrydze jako twoje wpływy
own-take-retainer = przenieś Sługę pokonanej postaci na członka tej grupy
own-shift-retainer = przenieś Sługę z jednego członka tej grupy na innego (nie liczy się to jako dołączenie)
own-block-in-streets = jeśli ta postać jest gotowa, wyczerpuje się, wychodzi na Ulice i blokuje atak na dowolny cel, który tam jest
own-block-anywhere = twój Przywódca, jeśli jest gotowy, może się wyczerpać, wyjść na Ulice i zablokować atak na dowolny cel
own-pay-and-mend = atakowany przeciwnik musi zapłacić tyle punktów Prestiżu, ile obrażeń otrzymał cel (ale nigdy ostatniego), a cel leczy tyle samo punktów Krwi
own-balance = każdy wskazany gracz kradnie 1 punkt Prestiżu graczowi, który nie został wskazany. Zagrywając tę kartę, wskaż co najmniej połowę graczy, w tym zawsze siebie
own-redirect = do 2 z tych obrażeń otrzymuje zamiast ciebie wybrany przeciwnik i rozdziela je w swojej koterii
own-drive-by = za każdego członka tej grupy z dyscypliną Akceleracja zadaj 2 obrażenia jednemu dodatkowemu członkowi wrogiej grupy, nikomu dwa razy
own-faulty-logic = atakowany przeciwnik musi położyć 1 punkt Prestiżu na wybranej przez ciebie zakrytej karcie. Jeśli rozpatrzysz ją w tej turze, mimo to możesz wybrać tego przeciwnika na jej cel
own-peek = obejrzyj wierzchnią kartę swojej Biblioteki lub talii frakcji i zostaw ją tam albo odłóż na spód tej talii
own-smoke-out = wszyscy z wybranego Schronienia wychodzą na Ulice jako jedna grupa, a każdy z nich, kto jest wyczerpany, otrzymuje 1 poważne obrażenie
own-post-office = możesz użyć karty z ręki o Potencji Krwi od 1 do 3 jako swojego Modyfikatora wpływów; daje ona tyle punktów wpływów, ile wynosi jej Potencja Krwi
own-events-return = wszystkie spalone Wydarzenia zostają wtasowane do talii miasta
own-gallery = każdy gracz może odrzucić do 2 kart i zyskuje po 1 punkcie Prestiżu za każdą
own-alcatraz = każdy Przywódca poza letargiem wychodzi na Ulice jako osobna grupa. Przywódca aktywnego gracza nie wraca w tej turze do Schronienia, a inni mogą do niego dołączyć

## Dane kart.

fact-potency = Potencja Krwi: { $n }
fact-physical = atrybut fizyczny: { $n }
fact-social = atrybut społeczny: { $n }
fact-mental = atrybut umysłowy: { $n }
fact-disciplines = dyscypliny: { $n }
fact-attack = atak: { $n }
fact-reaction = Reakcja na atak: { $n }
fact-damage = obrażenia: { $n }
fact-revised-damage = obrażenia z erratą: { $n }
fact-deals = typ obrażeń: { $n }
fact-shield = tarcza: { $n }
fact-prestige = koszt w Prestiżu: { $n }
fact-influence = wpływy: { $n }
fact-resolve-at = Prestiż do rozpatrzenia: { $n }
fact-blood = Krew: { $n }
fact-agenda = Plan: { $n }
fact-copies = liczba egzemplarzy: { $n }
fact-guard = Ochrona
fact-aggravated = Poważne obrażenia
fact-targeted = Namierzony
fact-unhosted = Swobodna
fact-unique = Unikatowy
