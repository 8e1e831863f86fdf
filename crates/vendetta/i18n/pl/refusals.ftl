# Dlaczego czegoś nie można wybrać: fakty i to, czego potrzeba.

why-players = Vendetta to gra dla 3–5 graczy, a w drużynach dla 4 lub 6; podana liczba graczy to { $players }.
why-teams =
    { $players ->
        [6] W 6 osób można grać tylko w drużynach: zostaw drużyny włączone albo wybierz od 3 do 5 graczy.
       *[other] Gra w drużynach wymaga 4 lub 6 graczy, a podana liczba to { $players }: zmień ją albo wyłącz drużyny.
    }
why-too-few-cards = Za mało kart: potrzeba { $need }, a można użyć { $have }. Włącz karty domowe albo zrezygnuj z wariantu.
why-spend =
    { $have ->
        [0] To kosztuje { $cost } { $cost ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } krwi, a twoja pula jest pusta.
       *[other] To kosztuje { $cost } { $cost ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } krwi, a ostatniego nie można wydać: potrzebujesz w puli { $need }, a masz { $have }.
    }
why-not-enough = Masz w puli mniej niż { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi: tylko { $have }.
why-empties-pool =
    { $have ->
        [1] Masz 1 żeton krwi i musi on zostać w twojej puli.
       *[other] Masz { $have } { $have ->
                [one] żeton
                [few] żetony
               *[many] żetonów
            } krwi, a 1 musi zostać w twojej puli: możesz użyć najwyżej { $most }.
    }
why-at-most = Z jedną kartą można dołożyć najwyżej { $limit } { $limit ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } krwi ze swojej puli.
why-only-face-down = { $by }: można tam zagrywać tylko zakryte karty.
why-must-play = Musisz dołożyć kartę: pasować można tylko bez kart na ręce.
why-one-card-a-turn = Jedyna karta tej tury została już dołożona.
why-no-tokens =
    { $have ->
        [0] Nie masz ani jednego nieodwróconego żetonu Diabolizmu.
        [one] Masz { $have } nieodwrócony żeton Diabolizmu, a potrzeba { $want }.
        [few] Masz { $have } nieodwrócone żetony Diabolizmu, a potrzeba { $want }.
       *[many] Masz { $have } nieodwróconych żetonów Diabolizmu, a potrzeba { $want }.
    }
why-not-drainable = Karty „{ $card }” nie można wyssać.
why-used = Relikwia „{ $relic }” została już użyta: działa tylko raz na grę.
why-not-now = Relikwii „{ $relic }” nie można teraz użyć. { $text }
why-nothing-drained = Nie masz wyssanej karty, którą można by przywrócić.
why-no-card-in-hand = Nie masz na ręce karty, którą można by dołożyć.
why-no-influence =
    { $need ->
        [one] Potrzebujesz { $need } żetonu wpływów, a nie masz żadnego.
       *[many] Potrzebujesz { $need } żetonów wpływów, a masz ich mniej.
    }
why-nothing-deployed = Nie masz tu umieszczonych żetonów krwi.
why-already-there = Ta karta jest już w Schronieniu Księcia.

setup-unknown-variant = Nie ma wariantu „{ $given }”. Warianty: { $names }. Aby wyłączyć wariant, dopisz „no-” przed jego nazwą.
setup-unknown-variant-suggest = Nie ma wariantu „{ $given }”; może chodziło o „{ $near }”? Warianty: { $names }. Aby wyłączyć wariant, dopisz „no-” przed jego nazwą.
setup-refused = { $why } (zasada { $rule })
