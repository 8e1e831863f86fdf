# Clans and bloodlines, and the creeds of the imbued.
clan-abomination = Abominacja
clan-ahrimane = Ahrimane
clan-akunanse = Akunanse
clan-baali = Baali
clan-banu-haqim = Banu Haqim
clan-blood-brother = Brat Krwi
clan-brujah = Brujah
clan-brujah-antitribu = Brujah antitribu
clan-caitiff = Caitiff
clan-daughter-of-cacophony = Córa Kakofonii
clan-gangrel = Gangrel
clan-gangrel-antitribu = Gangrel antitribu
clan-gargoyle = Gargulec
clan-giovanni = Giovanni
clan-guruhi = Guruhi
clan-harbinger-of-skulls = Zwiastun Czaszek
clan-hecata = Hecata
clan-ishtarri = Ishtarri
clan-kiasyd = Kiasyd
clan-lasombra = Lasombra
clan-malkavian = Malkavian
clan-malkavian-antitribu = Malkavian antitribu
clan-ministry = Ministerium
clan-nagaraja = Nagaraja
clan-nosferatu = Nosferatu
clan-nosferatu-antitribu = Nosferatu antitribu
clan-osebo = Osebo
clan-pander = Pander
clan-ravnos = Ravnos
clan-salubri = Salubri
clan-salubri-antitribu = Salubri antitribu
clan-samedi = Samedi
clan-toreador = Toreador
clan-toreador-antitribu = Toreador antitribu
clan-tremere = Tremere
clan-tremere-antitribu = Tremere antitribu
clan-true-brujah = Prawdziwy Brujah
clan-tzimisce = Tzimisce
clan-ventrue = Ventrue
clan-ventrue-antitribu = Ventrue antitribu
clan-avenger = Mściciel
clan-defender = Obrońca
clan-innocent = Niewinny
clan-judge = Sędzia
clan-martyr = Męczennik
clan-redeemer = Odkupiciel
clan-visionary = Wizjoner

# Sects.
sect-camarilla = Camarilla
sect-sabbat = Sabat
sect-laibon = Laibon
sect-independent = niezależny
sect-anarch = anarchista

# Disciplines by the letters of their sign, and the virtues of the imbued.
discipline-abo = Abombwe
discipline-ani = Animalizm
discipline-aus = Nadwrażliwość
discipline-cel = Akceleracja
discipline-chi = Ułuda
discipline-dai = Daimonion
discipline-dem = Demencja
discipline-dom = Dominacja
discipline-for = Odporność
discipline-mal = Maleficia
discipline-mel = Melpominee
discipline-myt = Mytherceria
discipline-nec = Nekromancja
discipline-obe = Obeah
discipline-obf = Niewidoczność
discipline-obl = Zapomnienie
discipline-obt = Tenebracja
discipline-pot = Potencja
discipline-pre = Prezencja
discipline-pro = Transformacja
discipline-qui = Quietus
discipline-san = Sanguinus
discipline-ser = Serpentis
discipline-spi = Spiritus
discipline-str = Striga
discipline-tem = Temporis
discipline-tha = Magia Krwi
discipline-thn = Thanatosis
discipline-val = Valeren
discipline-vic = Zmienność
discipline-vis = Visceratika
discipline-def = Obrona
discipline-inn = Niewinność
discipline-jud = Sąd
discipline-mar = Męczeństwo
discipline-red = Odkupienie
discipline-ven = Zemsta
discipline-viz = Wizja

# Kinds of cards.
kind-vampire = Wampir
kind-master = Mistrz
kind-action = Akcja
kind-action-modifier = Modyfikator akcji
kind-reaction = Reakcja
kind-combat = Walka
kind-political = Akcja polityczna
kind-equipment = Ekwipunek
kind-ally = Sojusznik
kind-retainer = Sługa
kind-event = Wydarzenie
kind-power = Moc
kind-conviction = Przekonanie
kind-reflex = Odruch

# Titles; $of is a city or a clan.
title-primogen = Primogen
title-prince = Książę: { $of }
title-justicar = Justycjariusz { $of }
title-inner-circle = Wewnętrzny Krąg ({ $of })
title-bishop = Biskup
title-archbishop = Arcybiskup: { $of }
title-priscus = Priscus
title-cardinal = Kardynał
title-regent = Regent
title-baron = Baron: { $of }
title-magaji = Magaji
title-kholo = Kholo { $of }
title-inquisitor = Inkwizytor
title-votes =
    { $n ->
        [one] { $n } głos
        [few] { $n } głosy
       *[many] { $n } głosów
    }

# Cities that titles are of.
city-addis-ababa = Addis Abeba
city-birmingham = Birmingham
city-boston = Boston
city-buenos-aires = Buenos Aires
city-cape-town = Kapsztad
city-copenhagen = Kopenhaga
city-mannheim = Mannheim
city-melbourne = Melbourne
city-nairobi = Nairobi
city-pittsburgh = Pittsburgh
city-rio-de-janeiro = Rio de Janeiro
city-rotterdam = Rotterdam
city-sao-paulo = São Paulo
city-taipei = Tajpej

# Phases.
phase-unlock = faza prostowania
phase-master = faza mistrza
phase-minion = faza podwładnych
phase-influence = faza wpływów
phase-discard = faza odrzucania

# Moments, as they stand in brackets or after a colon.
moment-unlock = faza prostowania
moment-master = faza mistrza
moment-between = faza podwładnych, między akcjami
moment-influence = faza wpływów
moment-discard = faza odrzucania
moment-other-unlock = cudza faza prostowania
moment-other-master = cudza faza mistrza
moment-other-between = cudza faza podwładnych
moment-other-influence = cudza faza wpływów
moment-other-discard = cudza faza odrzucania
moment-as-played = gdy zagrywana jest karta
moment-announced = akcja zostaje ogłoszona
moment-undecided = przed blokami
moment-attempt = próba zablokowania
moment-declined = nikt nie blokuje
moment-would-succeed = akcja zaraz się powiedzie
moment-blocked = akcja zostaje zablokowana
moment-resolved = po akcji
moment-before-votes = przed głosowaniem
moment-polling = głosowanie
moment-before-combat = przed walką
moment-before-range = przed ustaleniem dystansu
moment-range = dystans
moment-before-strikes = przed wyborem ciosów
moment-strike = wybór ciosów
moment-before-resolution = przed rozpatrzeniem ciosów
moment-resolution = rozpatrzenie ciosów
moment-prevent = zapobieganie obrażeniom
moment-additional = dodatkowe ciosy
moment-press = napór
moment-end-of-round = koniec rundy
moment-would-end = walka zaraz się skończy
moment-combat-over = po walce
moment-would = zanim coś się stanie
moment-diablerized = po Diabolizmie
moment-on = gdy coś się dzieje
moment-whenever = w każdej chwili

# What somebody does: actions, and what can be barred, demanded or allowed.
deed-act = akcja
deed-bleed = upust krwi
deed-hunt = polowanie
deed-political = akcja polityczna
deed-equip = wyposażenie się
deed-employ = zatrudnienie sługi
deed-recruit = zwerbowanie sojusznika
deed-enter-combat = wejście w walkę
deed-rescue = ratunek z letargu
deed-leave-torpor = wyjście z letargu
deed-diablerize = Diabolizm
deed-become-anarch = przejście do anarchistów
deed-use-card = akcja z karty
deed-block = blok
deed-unlock = wyprostowanie
deed-play = zagranie karty
deed-strike = cios
deed-non-hand-strike = cios inny niż ręką
deed-press = napór
deed-maneuver = manewr
deed-prevent = zapobieganie obrażeniom
deed-vote = głosowanie
deed-vote-against = głosowanie przeciw
deed-be-blocked = bycie blokowanym
deed-be-diablerized = bycie ofiarą Diabolizmu
deed-become-ready = przejście do obszaru gotowości
deed-same-action = ta sama akcja ponownie
deed-block-anyone = blok dowolnej akcji
deed-act-at-once = natychmiastowa akcja
deed-play-as-vampire = zagrywanie kart jak wampir
deed-act-again = ponowna akcja
deed-ignore = pominięcie wymagania
deed-be-immune = odporność na efekty

# What texts answer to, after the name of whom it concerns and a colon.
trigger-played = zagranie
trigger-enters = wejście do gry
trigger-leaves = opuszczenie gry
trigger-burned = spalenie
trigger-to-torpor = wejście w letarg
trigger-leaves-ready = opuszczenie obszaru gotowości
trigger-locks = obrócenie
trigger-unlocks = wyprostowanie
trigger-acts = akcja
trigger-blocks = blok
trigger-block-fails = nieudana próba zablokowania
trigger-bleeds = upust krwi
trigger-succeeds = udana akcja
trigger-recruits = zwerbowanie sojusznika
trigger-passes = referendum przyjęte
trigger-calls = zwołanie referendum
trigger-damaged = obrażenia
trigger-diablerizes = Diabolizm
trigger-changes-control = zmiana kontroli
trigger-replaces = uzupełnienie karty
trigger-fights = wejście w walkę
trigger-combat-ends = koniec walki
trigger-strike-lands = trafienie ciosem
trigger-trophies = zdobycie trofeum
trigger-votes = oddanie głosów
trigger-ousted = wyeliminowanie

# A vampire that is not under control yet, by its place; $who is a player.
uncontrolled-place = niekontrolowany wampir { $n } gracza { $who }
nothing = nic
means-hands = ręce
means-text = własny tekst
# Stands for a card that has left play.
gone = karta, której już nie ma
