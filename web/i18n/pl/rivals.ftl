# Stół do Rivals. $who, $whom i $rival to nazwy graczy w mianowniku („B (Toreador)”): stoją jako podmiot
# albo po słowie „gracz” w odpowiednim przypadku. Tak samo nazwy kart i wampirów.

# Outside the table
rivals-name = Rivals
rivals-about = Pojedynki koterii dla dwóch do czterech graczy. Werbuj wampiry, realizuj swój Plan i pokonaj Rywala, zanim dopadnie cię twój.
rivals-variant-custom = Własne przygotowanie
rivals-variant-errata = Errata
rivals-variant-bluffs = Blefy
rivals-variant-promises = Obietnice
rivals-deck-library = Biblioteka

rivals-turn = Tura { $n }: { $who }
rivals-turn-yours = Tura { $n }: ty
rivals-phases = Fazy tury
rivals-phase-setup = Przygotowanie
rivals-phase-beginning = Początek
rivals-phase-action = Akcje
rivals-phase-end = Koniec
rivals-phase-over = Koniec gry
rivals-part-leaders = Przywódcy
rivals-part-joining = Spiski
rivals-part-attack = atak
rivals-part-claim = sięganie po tytuł
rivals-part-scheme = Intryga
rivals-part-mending = letarg i leczenie
rivals-part-turn-end = koniec tury
rivals-part-hunters = antagoniści
rivals-part-draw = dobieranie
rivals-actions =
    { $n ->
        [0] nie ma już akcji
        [one] została { $n } akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    }

rivals-won = wygrana
rivals-knocked-out = poza grą
rivals-has-turn = ma turę
rivals-your-rival = twój Rywal
rivals-hunts-you = poluje na ciebie
rivals-rival-is = Rywal: { $who }
rivals-no-turn-yet = jeszcze bez tury
rivals-cannot-be-attacked = Przed pierwszą turą nie można atakować tego gracza
rivals-cards-of = Karty gracza { $who }
rivals-prestige = Prestiż
rivals-agenda = Plan
rivals-supply = Żetony tego koloru w puli ogólnej
rivals-library = Biblioteka
rivals-faction = Talia frakcji
rivals-deck =
    { $n ->
        [one] { $deck }, { $n } karta
        [few] { $deck }, { $n } karty
       *[many] { $deck }, { $n } kart
    }
rivals-deck-top =
    { $n ->
        [one] { $deck }, { $n } karta: { $card }
        [few] { $deck }, { $n } karty, na wierzchu { $card }
       *[many] { $deck }, { $n } kart, na wierzchu { $card }
    }
rivals-discard = Odrzucone { $n }
rivals-library-under = Na spodzie Biblioteki
rivals-faction-under = Na spodzie talii frakcji
rivals-known-hand = Znane karty z ręki
rivals-in-hand = { $card }, karta na ręce
rivals-your-hand =
    { $n ->
        [one] Twoja ręka, { $n } karta
        [few] Twoja ręka, { $n } karty
       *[many] Twoja ręka, { $n } kart
    }
rivals-hand-empty = Nie masz kart na ręce.

rivals-haven = Schronienie
rivals-ongoing = Trwałe
rivals-torpor = Letarg
rivals-attached = Karty dołączone
rivals-retainer = Sługa
rivals-title = Tytuł
rivals-face-down = zakryta
rivals-open-card = { $what }: { $card }
rivals-down-card = { $what }: { $card }, karta zakryta
rivals-hidden-card = { $what }: karta zakryta
rivals-card-exhausted = { $card }, karta wyczerpana
rivals-conspiracy = Zakryta karta { $nth }
rivals-nth = nr { $nth }
rivals-known-to = pokazana graczom: { $seats }
rivals-joined = wkład graczy: { $seats }

rivals-vampire = { $card }, Krew { $blood } z { $potency }
rivals-blood = Krew
rivals-secrecy = Dyskrecja
rivals-influence = Wpływy
rivals-physical = Fizyczny
rivals-social = Społeczny
rivals-mental = Umysłowy
rivals-leader = Przywódca
rivals-wounded = ranny
rivals-exhausted = wyczerpany
rivals-no-influence = bez wpływów do następnej swojej tury
rivals-unblockable = następnego ataku nie można zablokować
rivals-marks = Plan +{ $n } za pokonanie tego wampira
rivals-role-attacker = atakuje
rivals-role-target = cel
rivals-role-blocker = blokuje
rivals-role-claimant = tytuł
rivals-role-schemer = Intryga

rivals-streets = Ulice
rivals-streets-empty = Nikt nie wyszedł, a miasto niczego jeszcze nie przyniosło.
rivals-city-deck = Talia miasta
rivals-city-discard = Odrzucone { $n }
rivals-city-burned = Spalone { $n }
rivals-party = Grupa gracza { $who }
rivals-your-party = Twoja grupa
rivals-stack =
    { $n ->
        [one] { $card }
        [few] { $card }, { $n } karty
       *[many] { $card }, { $n } kart
    }
rivals-until = do tury gracza { $who }

rivals-attack = Atak
rivals-attack-card = Karta ataku
rivals-reaction = Reakcja
rivals-no-target = jeszcze bez celu
rivals-type-ranged = Dystansowy
rivals-type-physical = Fizyczny
rivals-type-social = Społeczny
rivals-type-mental = Umysłowy
rivals-intel = Wywiad { $n }
rivals-bonus = +{ $n } do obrażeń
rivals-on-claimant = bez bloku i Reakcji
rivals-stages = Kroki ataku
rivals-stage-target = Cel
rivals-stage-intel = Wywiad
rivals-stage-card = Typ i karta
rivals-stage-block = Blok
rivals-stage-reaction = Reakcja
rivals-stage-reveal = Odkrycie
rivals-stage-abilities = Zdolności
rivals-stage-damage = Obrażenia
rivals-claim = { $vampire } (gracz { $who }) sięga po tytuł Księcia
rivals-scheme = Intryga
rivals-scheme-by = { $card }, zagrywa { $vampire }
rivals-scheme-named = Wskazani: { $list }
rivals-visible = Widoczne wpływy
rivals-fist = zaciśnięta dłoń
rivals-fist-own =
    { $n ->
        [0] pusta dłoń
       *[other] { $n } w dłoni
    }
rivals-modifier-down = Modyfikator wpływów, karta zakryta
rivals-modifier-own = { $card }, karta zakryta
rivals-yes = TAK
rivals-no = NIE
rivals-no-answer = bez odpowiedzi
rivals-scheme-sum = Widać dotąd: TAK { $yes }, NIE { $no }. Remis to TAK.
rivals-promises = Obietnice
rivals-promise-answer =
    { $answer ->
        [yes] { $who }: odpowie TAK
       *[no] { $who }: odpowie NIE
    }
rivals-promise-intel = { $who }: Wywiad przy najbliższym ataku na gracza { $whom }
rivals-promise-peace = { $who }: pokój z graczem { $whom }, gdy Plan poniżej { $n }

rivals-candidates = Kto przewodzi twojej koterii?

# The stage
rivals-your-haven = Twoje Schronienie
rivals-haven-empty = Nikogo nie ma w domu.
rivals-at-zero = przy 0 odpadasz
rivals-word-hand = na ręce
rivals-word-supply = zapas
rivals-city-left = Talia miasta { $n }
rivals-own = Twoja strona stołu
rivals-foes = Przeciwnicy
rivals-in-hands = Na ręce: karty Biblioteki { $library }, wampiry { $vampires }
