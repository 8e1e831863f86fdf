# Pytania do gracza, który decyduje. Nazwy kart i wampirów są w mianowniku, gracz ($side) wygląda
# tak: „B (Toreador)”, więc stoi po słowie „gracz” w odpowiednim przypadku.

question-leader = Który wampir jest twoim Przywódcą?
question-bid-first = Ktoś inny też wybrał tego Przywódcę: { $by }. Ile punktów Prestiżu licytujesz?
question-bid = Ktoś inny też wybrał tego Przywódcę: { $by }. Najwyższa oferta to { $n }. Ile punktów Prestiżu licytujesz?
question-new-leader = Licytacja przegrana. Który inny wampir jest twoim Przywódcą?
question-next-effect = Który efekt jest następny?
question-act =
    { $n ->
        [0] Nie masz już akcji. Co robisz?
        [one] Masz jeszcze { $n } akcję. Co robisz?
        [few] Masz jeszcze { $n } akcje. Co robisz?
       *[many] Masz jeszcze { $n } akcji. Co robisz?
    }
question-party = { $vampire } na Ulicach: osobno czy razem z kimś?
question-draw-from = Z której talii dobierasz?
question-host = { $card }: którego wampira wyczerpujesz, by zagrać tę kartę?
question-pay = { $card }: ile punktów Prestiżu płacisz?
question-mend-whom = Czy odrzucasz kartę, by uleczyć 1 punkt Krwi? Któremu wampirowi?
question-antagonist =
    { $n ->
        [one] { $by } zadaje twojej koterii { $n } poważne obrażenie. Kto je otrzymuje?
        [few] { $by } zadaje twojej koterii { $n } poważne obrażenia. Kto otrzymuje pierwsze?
       *[many] { $by } zadaje twojej koterii { $n } poważnych obrażeń. Kto otrzymuje pierwsze?
    }
question-redirect-to = { $by }: który przeciwnik otrzymuje obrażenia?
question-discard-any =
    { $n ->
        [one] Którą kartę odrzucasz?
       *[many] Którą kartę odrzucasz (jeszcze { $n })?
    }
question-discard =
    { $n ->
        [one] { $by }: którą kartę odrzucasz?
       *[many] { $by }: którą kartę odrzucasz (jeszcze { $n })?
    }
question-target = { $vampire } atakuje. Kogo?
question-intel = Atakuje { $vampire }. Do ataku brakuje { $n } { $n ->
        [one] punktu
       *[many] punktów
    } Wywiadu. Czy odrzucasz kartę, by dodać 1 punkt?
# To samo, gdy trwa atak na $target.
question-intel-target = Atakuje { $vampire }, cel: { $target }. Do ataku brakuje { $n } { $n ->
        [one] punktu
       *[many] punktów
    } Wywiadu. Czy odrzucasz kartę, by dodać 1 punkt?
question-attack-type = { $vampire } atakuje. Jaki to atak?
question-attack-card = { $vampire } atakuje. Którą kartę Ataku wykładasz?
question-block = Cel ataku: { $vampire }. Kto blokuje?
# To samo, gdy trwa atak: atakuje $attacker, cel to $vampire, $type to typ ataku.
question-block-attack =
    { $type ->
        [ranged] { $attacker } wykonuje atak dystansowy, cel: { $vampire }. Kto blokuje?
        [physical] { $attacker } wykonuje atak fizyczny, cel: { $vampire }. Kto blokuje?
        [social] { $attacker } wykonuje atak społeczny, cel: { $vampire }. Kto blokuje?
       *[mental] { $attacker } wykonuje atak umysłowy, cel: { $vampire }. Kto blokuje?
    }
question-block-elsewhere = { $vampire } atakuje. Czy blokujesz dzięki karcie „{ $by }”?
question-react = Cel ataku: { $vampire }. Którą Reakcję wykładasz?
question-react-attack =
    { $type ->
        [ranged] { $attacker } wykonuje atak dystansowy, cel: { $vampire }. Którą Reakcję wykładasz?
        [physical] { $attacker } wykonuje atak fizyczny, cel: { $vampire }. Którą Reakcję wykładasz?
        [social] { $attacker } wykonuje atak społeczny, cel: { $vampire }. Którą Reakcję wykładasz?
       *[mental] { $attacker } wykonuje atak umysłowy, cel: { $vampire }. Którą Reakcję wykładasz?
    }
question-retarget = { $vampire } może skierować atak na inny cel. Kogo trafia?
question-option = { $by }: który tekst wybierasz?
question-abilities = { $vampire } atakuje. Której zdolności używasz?
question-also-hit = { $by }: kto jeszcze zostaje trafiony?
question-prevent = { $vampire } ma otrzymać { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }. Czego używasz, by temu zapobiec?
question-burn-or-attach = Pokonujesz cel: { $by }. Spalasz tę kartę czy ją dołączasz?
question-make-room = { $vampire } ma 3 dołączone karty. Którą spalasz, by zrobić miejsce?
question-attack-claimant = { $vampire } sięga po tytuł Księcia. Czy atakujesz?
question-exert = { $by }: brakuje jeszcze { $n } { $n ->
        [one] punktu
       *[many] punktów
    } wpływów. Skąd je bierzesz?
question-scheme = { $by }: czy dodajesz wpływy, a jeśli nie, to jak odpowiadasz?
question-promise = { $by }: czy coś obiecujesz? Obietnicy trzeba będzie dotrzymać.
# $n to numer zakrytej karty gracza $side, $have to Prestiż na niej, $need to Prestiż potrzebny.
question-contribute = { $card }, zakryta karta nr { $n } gracza { $side }; Prestiż: { $have } z { $need }. Czy dokładasz 1 punkt? Kto dokłada, nie może być jej celem.
question-may = { $by }: czy korzystasz z efektu?
question-pick-vampire = { $by }: którego wampira wybierasz?
question-pick-foe = { $by }: którego przeciwnika wybierasz?
question-pick-players = { $by }: których graczy wskazujesz?
question-pick-mortal = { $by }: którego śmiertelnika wybierasz?
question-pick-ongoing = { $by }: którą trwałą kartę wybierasz?
question-pick-face-down = { $by }: którą zakrytą kartę wybierasz?
question-pick-retainer = { $by }: którego Sługę wybierasz?
question-new-bearer = { $by }: kto otrzymuje Sługę?
question-pick-haven = { $by }: czyje Schronienie wybierasz?
question-recover = { $by }: którą kartę bierzesz ze swojego stosu kart odrzuconych?
question-peek = { $by }: którą talię oglądasz?
question-keep-on-top = { $by }: widzisz kartę „{ $card }”. Gdzie ją odkładasz?
question-flip-agenda = { $card }: ten Plan mógłby teraz zadziałać. Czy go odkrywasz?
question-chance = Co przynosi los?

# To samo dla tych, którzy czekają: bez niczego ukrytego, żadnych kart z ręki ani zakrytych.

waiting-leader = { $who } wybiera Przywódcę.
waiting-bid-first = { $who } licytuje o Przywódcę: { $by }.
waiting-bid = { $who } licytuje o Przywódcę: { $by }, najwyższa oferta: { $n }.
waiting-new-leader = { $who } wybiera innego Przywódcę.
waiting-next-effect = { $who } wybiera, który efekt jest następny.
waiting-act =
    { $n ->
        [0] { $who } rozgrywa swoją turę; nie ma już akcji.
        [one] { $who } rozgrywa swoją turę; została { $n } akcja.
        [few] { $who } rozgrywa swoją turę; zostały { $n } akcje.
       *[many] { $who } rozgrywa swoją turę; zostało { $n } akcji.
    }
waiting-party = { $who } decyduje, z kim idzie { $vampire }.
waiting-draw-from = { $who } wybiera talię, z której dobierze kartę.
waiting-host = { $who } wybiera wampira, który zagra kartę.
waiting-pay = { $who } decyduje, ile punktów Prestiżu zapłacić.
waiting-mend-whom = { $who } może odrzucać karty, by leczyć wampiry.
waiting-antagonist = { $who } decyduje, kto otrzymuje obrażenia ({ $by }, zostało: { $n }).
waiting-redirect-to = { $who } wybiera przeciwnika, który otrzyma obrażenia ({ $by }).
waiting-discard-any =
    { $n ->
        [one] { $who } wybiera kartę do odrzucenia.
        [few] { $who } wybiera { $n } karty do odrzucenia.
       *[many] { $who } wybiera { $n } kart do odrzucenia.
    }
waiting-discard =
    { $n ->
        [one] { $who } wybiera kartę do odrzucenia ({ $by }).
        [few] { $who } wybiera { $n } karty do odrzucenia ({ $by }).
       *[many] { $who } wybiera { $n } kart do odrzucenia ({ $by }).
    }
waiting-target = { $who } wybiera, kogo atakuje { $vampire }.
waiting-intel = { $who } decyduje, czy odrzucić karty dla Wywiadu (atakuje { $vampire }, brakuje { $n }).
waiting-attack-type = { $who } wybiera rodzaj ataku, który wykonuje { $vampire }.
waiting-attack-card = { $who } decyduje o karcie Ataku (atakuje { $vampire }).
waiting-block = { $who } decyduje, kto blokuje atak (cel: { $vampire }).
waiting-block-elsewhere = { $who } decyduje, czy zablokować atak, który wykonuje { $vampire } ({ $by }).
waiting-react = { $who } decyduje o Reakcji (cel: { $vampire }).
waiting-retarget = { $who } decyduje, kogo trafia { $vampire }.
waiting-option = { $who } wybiera tekst karty „{ $by }”.
waiting-abilities = { $who } decyduje o zdolnościach w ataku, który wykonuje { $vampire }.
waiting-also-hit = { $who } wybiera, kto jeszcze zostaje trafiony ({ $by }).
waiting-prevent = { $vampire } ma otrzymać { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }; { $who } decyduje, czego przeciw temu użyć.
waiting-burn-or-attach = { $who } decyduje, czy kartę „{ $by }” spalić, czy dołączyć.
waiting-make-room = { $who } wybiera dołączoną kartę do spalenia, by zrobić miejsce ({ $vampire }).
waiting-attack-claimant = { $vampire } sięga po tytuł Księcia; { $who } decyduje, czy zaatakować.
waiting-exert = { $who } zbiera wpływy na kartę „{ $by }” (brakuje { $n }).
waiting-scheme = { $who } używa wpływów i odpowiada ({ $by }).
waiting-promise = { $who } może coś obiecać ({ $by }).
waiting-contribute = { $who } decyduje, czy dołożyć Prestiż do zakrytej karty nr { $n } gracza { $side }.
waiting-may = { $who } decyduje, czy skorzystać z karty „{ $by }”.
waiting-pick-vampire = { $who } wybiera wampira ({ $by }).
waiting-pick-foe = { $who } wybiera przeciwnika ({ $by }).
waiting-pick-players = { $who } wskazuje graczy ({ $by }).
waiting-pick-mortal = { $who } wybiera śmiertelnika ({ $by }).
waiting-pick-ongoing = { $who } wybiera trwałą kartę ({ $by }).
waiting-pick-face-down = { $who } wybiera zakrytą kartę ({ $by }).
waiting-pick-retainer = { $who } wybiera Sługę ({ $by }).
waiting-new-bearer = { $who } wybiera, kto otrzymuje Sługę ({ $by }).
waiting-pick-haven = { $who } wybiera Schronienie ({ $by }).
waiting-recover = { $who } wybiera kartę ze stosu kart odrzuconych ({ $by }).
waiting-peek = { $who } wybiera talię do obejrzenia ({ $by }).
waiting-keep-on-top = { $who } ogląda wierzchnią kartę talii ({ $by }).
waiting-flip-agenda = { $who } decyduje, czy odkryć ukryty Plan.
waiting-chance = { $who } czeka na wyrok losu.

# Części zagrania układanego za jednym razem.
part-action = Akcja
part-party = Grupa
part-deck = Talia
part-host = Wampir
part-prestige = Prestiż
part-target = Cel
part-type = Rodzaj ataku
part-card = Karta Ataku

# Stałe odpowiedzi: o co nie trzeba pytać i jak brzmi wtedy odpowiedź.
stop-draw = Z której talii dobieram
stop-draw-ask = pytaj mnie
stop-draw-library = zawsze z Biblioteki
stop-draw-faction = zawsze z talii frakcji
stop-mend = Leczenie wampira za kartę
stop-mend-ask = pytaj mnie
stop-mend-most-wounded = lecz tego, komu brakuje najwięcej Krwi
stop-mend-none = nie lecz nikogo
stop-abilities = Zdolności w moich atakach
stop-abilities-ask = pytaj mnie
stop-abilities-none = nie używaj żadnej
stop-intel = Wywiad do ataków innych graczy
stop-intel-ask = pytaj mnie
stop-intel-none = niczego nie odrzucaj
stop-contribute = Spiski innych graczy
stop-contribute-ask = pytaj mnie
stop-contribute-no = nie dokładaj się
stop-pass = W turach innych graczy
stop-pass-ask = pytaj mnie
stop-pass-unless-attacked = pasuj, chyba że ktoś mnie atakuje
stop-pass-unless-attacked-note = Dopóki nikt nie atakuje twojego wampira, w turach innych graczy niczego nie odrzucasz na Wywiad, nie dokładasz się do Spisków, za nikogo nie blokujesz, nie atakujesz pretendentów i niczego nie obiecujesz. O resztę gra pyta, także o Intrygi.
