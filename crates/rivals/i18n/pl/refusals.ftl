# Dlaczego czegoś nie można wybrać: fakty i to, czego potrzeba. Numer zasady dodaje program. Nazwy
# kart i wampirów są w mianowniku, gracz jest tu samą literą.

why-players = Rivals to gra dla 2–4 graczy; podana liczba graczy to { $players }.
why-deck-size = Biblioteka gracza { $seat } liczy { $have } { $have ->
        [one] kartę
        [few] karty
       *[many] kart
    }, a dozwolone jest od { $least } do { $most }.
why-deck-exact = W talii gracza { $seat } liczba wampirów to { $have }, a musi ich być { $most }.
why-copies = W talii gracza { $seat } karta „{ $card }” występuje { $have } razy, a dozwolone maksimum to { $most }.
why-wrong-pile = Karta „{ $card }” nie pasuje do miejsca, w którym ma ją talia gracza { $seat }.
why-tokens = Żetony jednego koloru są warte { $have }, a każdy gracz potrzebuje na start { $least }.
why-taken = { $vampire } jest już Przywódcą innego gracza.

why-no-action-left = Nie masz już akcji w tej turze.
why-not-ready = { $vampire } nie jest w gotowości.
why-not-in-streets = { $vampire } nie jest na Ulicach.
why-only-once = { $vampire } nie może zrobić tego po raz drugi.
why-in-play = { $vampire } należy już do czyjejś koterii: nikt inny nie może mieć wampira o tym imieniu.
why-used = Karta „{ $card }” została już użyta w tej turze.
why-deck-empty = Ta talia jest pusta.
why-prestige =
    { $have ->
        [0] To kosztuje { $cost } { $cost ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } Prestiżu, a nie masz żadnego.
       *[other] To kosztuje { $cost } { $cost ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } Prestiżu, a ostatniego nie można wydać: potrzebujesz { $need }, a masz { $have }.
    }
why-blood = To kosztuje { $cost } { $cost ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Krwi, a ostatniego nie można zapłacić: { $vampire } potrzebuje { $need }, a ma { $have }.
why-potency = To wymaga Potencji Krwi { $need }, a { $vampire } ma { $have }.
why-clan = To wymaga wampira klanu { $clan } w twojej koterii.
why-no-target = Karta „{ $card }” nie ma teraz celu.
why-no-cards =
    { $need ->
        [one] To wymaga { $need } karty z ręki, a nie masz żadnej.
       *[many] To wymaga { $need } kart z ręki, a masz { $have }.
    }
why-not-now = Karty „{ $card }” nie można teraz użyć. { $text }
why-in-torpor = { $vampire } jest w letargu.
why-no-leader = Nie masz Przywódcy poza letargiem.
why-prince-not-free = Tytuł Księcia nie jest do wzięcia na Ulicach.

why-no-turn-yet = Gracz { $who } nie miał jeszcze swojej tury i nie można go atakować.
why-too-secret = Cel ma Dyskrecję { $secrecy }, a atak ma Wywiad { $reach }.
why-wrong-type =
    { $kind ->
        [ranged] Karty „{ $card }” nie można zagrać w ataku dystansowym.
        [physical] Karty „{ $card }” nie można zagrać w ataku fizycznym.
        [social] Karty „{ $card }” nie można zagrać w ataku społecznym.
       *[mental] Karty „{ $card }” nie można zagrać w ataku umysłowym.
    }
why-no-ranged = Nie można teraz zagrywać kart dystansowych ({ $by }).
why-unblockable = Tego ataku nie można zablokować (atakuje { $vampire }).
why-not-a-guard = { $vampire } nie może zablokować ataku dystansowego: do tego trzeba mieć Ochronę.
why-blocks-itself = { $vampire } jest celem i nie może blokować ataku na siebie.
why-used-in-attack = { $card }: użyto już w tym ataku.
why-not-the-rival = Kartę Ataku przeciw pretendentowi może zagrać tylko gracz, którego Rywalem jest { $who }.

why-influence = To wymaga { $need } { $need ->
        [one] punktu
       *[many] punktów
    } wpływów, a możesz zebrać { $have }.
why-no-influence = { $vampire } nie ma teraz wpływów.
why-one-modifier = Użyto już Modyfikatora wpływów: w jednej akcji lub wydarzeniu możesz użyć tylko jednego.
why-titled = { $vampire } ma już Tytuł.
why-title-taken = Tytuł „{ $card }” jest unikatowy i już do kogoś należy.
why-one-per-player = Masz już Tytuł „{ $card }”: każdy gracz może mieć tylko jeden.
why-active-player-says-yes = Gracz, który zagrywa Intrygę, odpowiada TAK.

why-not-enough = Ta karta wymaga { $need } { $need ->
        [one] punktu
       *[many] punktów
    } Prestiżu, a leży na niej { $have }.
why-once-per-turn = To można zrobić tylko raz na turę.
why-contributors = Każdy przeciwnik dołożył Prestiż do tej karty i nie może być jej celem.

why-promised =
    { $promise ->
        [yes] Gracz { $who } obiecał odpowiedzieć TAK.
        [no] Gracz { $who } obiecał odpowiedzieć NIE.
        [intel] Gracz { $who } obiecał odrzucić karty dla Wywiadu przy następnym ataku na gracza { $whom }.
       *[peace] Gracz { $who } obiecał nie atakować gracza { $whom }, dopóki ma on mniej niż { $n } { $n ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } Planu.
    }
why-already-promised = To już zostało obiecane.
why-full-blood = { $vampire } ma komplet Krwi.

setup-unknown-variant = Nie ma wariantu „{ $given }”. Warianty: { $names }. Aby wyłączyć wariant, dopisz „no-” przed jego nazwą.
setup-unknown-variant-suggest = Nie ma wariantu „{ $given }”; może chodziło o „{ $near }”? Warianty: { $names }. Aby wyłączyć wariant, dopisz „no-” przed jego nazwą.
setup-refused = { $why } (zasada { $rule })
