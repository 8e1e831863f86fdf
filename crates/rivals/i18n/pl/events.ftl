# Wiersze dziennika, bez kropki na końcu. Czas teraźniejszy: nie zdradza płci gracza ani wampira.
# Nazwy kart i wampirów są w mianowniku: jako podmiot, po dwukropku albo w cudzysłowie po słowie
# „karta”. Gracz jest podmiotem albo stoi po słowie „gracz”.

event-because = { $what } ({ $by })

event-first-player = Pierwszy gracz: { $who }
event-leader-chosen = Przywódca gracza { $who }: { $vampire }
event-bid = { $who } licytuje { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
event-bid-passed = { $who } nie licytuje
event-bid-won =
    { $amount ->
        [0] { $vampire } zostaje za darmo u gracza { $who }
        [one] { $vampire } zostaje u gracza { $who } za { $amount } punkt Prestiżu
        [few] { $vampire } zostaje u gracza { $who } za { $amount } punkty Prestiżu
       *[many] { $vampire } zostaje u gracza { $who } za { $amount } punktów Prestiżu
    }
event-token-back = { $who } wyciąga własny żeton Rywala i losuje jeszcze raz
event-rival-token = Rywalem gracza { $who } jest { $rival }

event-turn = Tura { $turn }: { $who }
event-phase = { $phase }
event-city-card = Nowa karta na Ulicach: { $card }
event-city-shuffled = Odrzucone karty miasta zostają przetasowane w nową talię miasta
event-city-empty = Nie ma już kart miasta
event-event-burned = Wydarzenie „{ $card }” kończy się i zostaje spalone
event-events-returned =
    { $amount ->
        [0] Żadne spalone Wydarzenie nie może wrócić do talii miasta
        [one] { $amount } spalone Wydarzenie zostaje wtasowane do talii miasta
        [few] { $amount } spalone Wydarzenia zostają wtasowane do talii miasta
       *[many] { $amount } spalonych Wydarzeń zostaje wtasowanych do talii miasta
    }
event-returned = Wampiry gracza { $who } są znów gotowe i wracają do Schronienia
event-stays-out = { $vampire } zostaje na Ulicach

event-drew =
    { $deck ->
        [faction] { $who } dobiera z talii frakcji kartę „{ $card }”
       *[library] { $who } dobiera z Biblioteki kartę „{ $card }”
    }
event-drew-hidden =
    { $deck ->
        [faction] { $who } dobiera kartę z talii frakcji
       *[library] { $who } dobiera kartę z Biblioteki
    }
event-nothing-to-draw = { $who } nie ma już czego dobierać
event-discarded = { $who } odrzuca kartę „{ $card }”
event-put-away = { $who } odkłada z Biblioteki na stos kart odrzuconych kartę „{ $card }”
event-recovered = { $who } bierze na rękę ze stosu kart odrzuconych kartę „{ $card }”
event-recruited = { $who } rekrutuje za { $cost } { $cost ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu: { $vampire }
event-fraud-burned = { $vampire } gracza { $who } płonie w letargu: zrekrutowano innego wampira o tym imieniu
event-played-alone = { $who } zagrywa kartę „{ $card }”
event-played = { $vampire } gracza { $who } zagrywa kartę „{ $card }”
event-played-face-down = { $vampire } gracza { $who } zagrywa zakrytą kartę „{ $card }”
event-played-face-down-hidden = { $vampire } gracza { $who } zagrywa zakrytą kartę
event-used = { $who } używa karty „{ $card }”
event-peeked =
    { $deck ->
        [faction] { $who } ogląda wierzchnią kartę talii frakcji: { $card }
       *[library] { $who } ogląda wierzchnią kartę Biblioteki: { $card }
    }
event-peeked-hidden =
    { $deck ->
        [faction] { $who } ogląda wierzchnią kartę talii frakcji
       *[library] { $who } ogląda wierzchnią kartę Biblioteki
    }
event-kept-on-top =
    { $deck ->
        [faction] { $who } zostawia ją na wierzchu talii frakcji
       *[library] { $who } zostawia ją na wierzchu Biblioteki
    }
event-put-under =
    { $deck ->
        [faction] { $who } odkłada ją na spód talii frakcji
       *[library] { $who } odkłada ją na spód Biblioteki
    }
event-top-revealed = { $who } odkrywa wierzchnią kartę Biblioteki: { $card }
event-ongoing-burned = Karta „{ $card }” gracza { $who } zostaje spalona

event-moved = { $vampire } wychodzi na Ulice
event-joined = { $vampire } dołącza do grupy, w której jest { $with }
event-went-alone = { $vampire } tworzy osobną grupę
event-exhausted = { $vampire } się wyczerpuje

event-gained-prestige = { $who } zyskuje { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
event-lost-prestige = { $who } traci { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
# Po wierszu o wampirze, który zapada w letarg.
event-lost-prestige-torpor = { $who } kładzie na tym wampirze { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu jako Krew
event-paid-prestige = { $who } płaci { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
event-stole-prestige = { $who } kradnie graczowi { $from } { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
event-gained-agenda = { $who } zyskuje { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Planu
event-lost-agenda = { $who } traci { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Planu
event-lost-blood = { $vampire } traci { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
event-paid-blood = { $vampire } płaci { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
event-stole-blood = { $vampire } kradnie { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi, ofiara: { $from }
event-mended = { $vampire } leczy { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi
event-loaded =
    { $amount ->
        [one] Na kartę „{ $card }” gracza { $who } trafia { $amount } żeton
        [few] Na kartę „{ $card }” gracza { $who } trafiają { $amount } żetony
       *[many] Na kartę „{ $card }” gracza { $who } trafia { $amount } żetonów
    }
event-fed =
    { $amount ->
        [one] Na zakrytą kartę nr { $nth } gracza { $who } trafia z puli ogólnej { $amount } punkt Prestiżu
        [few] Na zakrytą kartę nr { $nth } gracza { $who } trafiają z puli ogólnej { $amount } punkty Prestiżu
       *[many] Na zakrytą kartę nr { $nth } gracza { $who } trafia z puli ogólnej { $amount } punktów Prestiżu
    }
event-marked = { $vampire } otrzymuje żeton Planu: zabierze go ten, kto pokona tę postać
event-mark-taken = { $who } zabiera z karty „{ $vampire }” { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Planu

event-attack = { $attacker } gracza { $who } atakuje, cel: { $target }
event-intel = { $who } dodaje { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Wywiadu ({ $have } z { $need })
event-out-of-reach = { $attacker } ma za mało Wywiadu, by zaatakować cel: { $target }
event-attack-over = { $attacker } kończy atak
event-attack-type =
    { $kind ->
        [ranged] { $attacker } wykonuje atak dystansowy
        [physical] { $attacker } wykonuje atak fizyczny
        [social] { $attacker } wykonuje atak społeczny
       *[mental] { $attacker } wykonuje atak umysłowy
    }
event-card-laid = { $who } wykłada kartę Ataku: { $card }
event-card-laid-hidden = { $who } wykłada zakrytą kartę Ataku
event-no-card = { $who } nie wykłada karty
event-blocked = { $vampire } gracza { $who } blokuje
event-block-undone = { $who } cofa blok: { $vampire }
event-reaction-laid = { $who } wykłada Reakcję: { $card }
event-reaction-laid-hidden = { $who } wykłada zakrytą Reakcję
event-reaction-back = { $who } cofa Reakcję
event-revealed = { $who } odkrywa kartę „{ $card }”
event-illegal = Karta „{ $card }” jest tu niedozwolona i { $who } ją odrzuca
event-retargeted = Atak zmienia cel: { $target }
event-cancelled = Karta „{ $card }” zostaje anulowana
event-text-void = Tekst karty „{ $card }” nie działa
event-more-damage = Atak otrzymuje +{ $amount } do obrażeń
event-unblockable = Następnego ataku w tej turze nie można zablokować: { $vampire }

event-damage =
    { $aggravated ->
        [yes]
            { $kind ->
                [ranged] { $victim } ma otrzymać { $amount } { $amount ->
                        [one] poważne obrażenie dystansowe
                        [few] poważne obrażenia dystansowe
                       *[many] poważnych obrażeń dystansowych
                    }
                [physical] { $victim } ma otrzymać { $amount } { $amount ->
                        [one] poważne obrażenie fizyczne
                        [few] poważne obrażenia fizyczne
                       *[many] poważnych obrażeń fizycznych
                    }
                [social] { $victim } ma otrzymać { $amount } { $amount ->
                        [one] poważne obrażenie społeczne
                        [few] poważne obrażenia społeczne
                       *[many] poważnych obrażeń społecznych
                    }
               *[mental] { $victim } ma otrzymać { $amount } { $amount ->
                        [one] poważne obrażenie umysłowe
                        [few] poważne obrażenia umysłowe
                       *[many] poważnych obrażeń umysłowych
                    }
            }
       *[no]
            { $kind ->
                [ranged] { $victim } ma otrzymać { $amount } { $amount ->
                        [one] obrażenie dystansowe
                        [few] obrażenia dystansowe
                       *[many] obrażeń dystansowych
                    }
                [physical] { $victim } ma otrzymać { $amount } { $amount ->
                        [one] obrażenie fizyczne
                        [few] obrażenia fizyczne
                       *[many] obrażeń fizycznych
                    }
                [social] { $victim } ma otrzymać { $amount } { $amount ->
                        [one] obrażenie społeczne
                        [few] obrażenia społeczne
                       *[many] obrażeń społecznych
                    }
               *[mental] { $victim } ma otrzymać { $amount } { $amount ->
                        [one] obrażenie umysłowe
                        [few] obrażenia umysłowe
                       *[many] obrażeń umysłowych
                    }
            }
    }
event-hunter-damage = { $hunter } zadaje { $amount } { $amount ->
        [one] poważne obrażenie
        [few] poważne obrażenia
       *[many] poważnych obrażeń
    }, cel: { $victim }
event-redirected = { $who } przerzuca { $amount } { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } na gracza { $to }
event-reduced = { $victim }: atrybuty i tarcze zmniejszają obrażenia o { $amount }
event-prevented = { $victim }: zapobieżono { $amount } { $amount ->
        [one] obrażeniu
       *[many] obrażeniom
    }
event-damage-taken = { $victim } otrzymuje { $amount } { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }
event-no-damage = { $victim } nie otrzymuje obrażeń

event-mortal-survived = { $card } przeżywa
event-mortal-defeated = { $who } pokonuje cel: { $card }
event-mortal-burned = Karta „{ $card }” zostaje spalona
event-mortal-discarded = Karta „{ $card }” trafia na stos odrzuconych kart miasta
event-hunter-back = Karta „{ $card }” zostaje wtasowana do talii miasta
event-hunter-burned = Karta „{ $card }” zostaje spalona
event-attached = Karta „{ $card }” zostaje dołączona do wampira: { $vampire }
event-attachment-burned = { $vampire } traci kartę „{ $card }”, która zostaje spalona
event-attachment-discarded = { $vampire } traci kartę „{ $card }”, która zostaje odrzucona
event-retainer-taken = { $vampire } przejmuje kartę „{ $card }”, którą traci { $from }
event-torpor-alone = Pada wampir gracza { $who }: { $vampire } zapada w letarg
event-torpor = { $by } pokonuje wampira gracza { $who }: { $vampire } zapada w letarg
event-vampire-burned-alone = Pada wampir gracza { $who }: { $vampire } płonie
event-vampire-burned = { $by } pokonuje wampira gracza { $who }: { $vampire } płonie
event-back-from-torpor = { $vampire } gracza { $who } wraca z letargu do Schronienia

event-claim = { $vampire } gracza { $who } sięga po tytuł Księcia
event-claim-let-pass = { $who } nie atakuje pretendenta
event-claim-failed = { $vampire } nie zdobywa tytułu Księcia
event-prince = { $vampire } gracza { $who } obejmuje tytuł: { $title }
event-prince-free = Tytuł Księcia jest do wzięcia na Ulicach

event-exerted = { $vampire } używa { $amount } { $amount ->
        [one] punktu
       *[many] punktów
    } wpływów
event-more-influence = { $who } zyskuje { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } wpływów
event-modifier-laid = { $who } zagrywa dla wpływów kartę „{ $card }”
event-modifier-laid-hidden = { $who } wykłada dla wpływów zakrytą kartę
event-hid =
    { $amount ->
        [0] { $who } nie ukrywa w dłoni Prestiżu
        [one] { $who } ukrywa w dłoni { $amount } punkt Prestiżu
        [few] { $who } ukrywa w dłoni { $amount } punkty Prestiżu
       *[many] { $who } ukrywa w dłoni { $amount } punktów Prestiżu
    }
event-hid-hidden = { $who } wyciąga zaciśniętą pięść
event-spent-for-influence = { $who } wydaje na wpływy { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Prestiżu
event-answer =
    { $yes ->
        [yes] { $who } odpowiada TAK, widoczne wpływy: { $visible }
       *[no] { $who } odpowiada NIE, widoczne wpływy: { $visible }
    }
event-hand-opened =
    { $amount ->
        [0] { $who } otwiera pustą dłoń
        [one] { $who } otwiera dłoń: { $amount } punkt Prestiżu
        [few] { $who } otwiera dłoń: { $amount } punkty Prestiżu
       *[many] { $who } otwiera dłoń: { $amount } punktów Prestiżu
    }
event-scheme-result =
    { $answer ->
        [yes] Intryga „{ $card }” się powiodła: TAK { $yes }, NIE { $no }
       *[no] Intryga „{ $card }” się nie powiodła: TAK { $yes }, NIE { $no }
    }
event-named = { $who } wskazuje: { $seats }
event-promised =
    { $promise ->
        [yes] { $who } obiecuje odpowiedzieć TAK
        [no] { $who } obiecuje odpowiedzieć NIE
        [intel] { $who } obiecuje odrzucić karty dla Wywiadu przy następnym ataku na gracza { $whom }, który będzie tego wymagał
       *[peace] { $who } obiecuje nie atakować gracza { $whom }, dopóki ma on mniej niż { $n } { $n ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } Planu
    }
event-promise-kept =
    { $promise ->
        [yes] { $who } dotrzymuje obietnicy i odpowiada TAK
        [no] { $who } dotrzymuje obietnicy i odpowiada NIE
        [intel] { $who } dotrzymuje obietnicy Wywiadu przeciw graczowi { $whom }
       *[peace] { $who } dotrzymuje obietnicy i nie atakuje gracza { $whom }, dopóki ma on mniej niż { $n } { $n ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } Planu
    }

event-shown = { $who } pokazuje graczowi { $to } zakrytą kartę nr { $nth }: { $card }
event-shown-hidden = { $who } pokazuje graczowi { $to } zakrytą kartę nr { $nth }
event-contributed =
    { $side ->
        [own] { $who } dokłada 1 punkt Prestiżu do swojej zakrytej karty nr { $nth }
       *[other] { $who } dokłada 1 punkt Prestiżu do zakrytej karty nr { $nth } gracza { $to }
    }
event-resolved = { $who } rozpatruje kartę „{ $card }”
event-agenda-flipped = { $who } odkrywa swój Plan: { $card }

event-knocked-out-alone = { $who } odpada z gry
event-knocked-out = { $by } eliminuje gracza { $who }
event-turn-limit = Gra trwa zbyt długo i się kończy
event-won =
    { $count ->
        [0] Nikt nie wygrywa gry
        [one] { $winners } wygrywa grę
       *[many] { $winners } wygrywają grę
    }
