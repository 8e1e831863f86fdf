# Clans and bloodlines, and the creeds of the imbued.
clan-abomination = Abomination
clan-ahrimane = Ahrimane
clan-akunanse = Akunanse
clan-baali = Baali
clan-banu-haqim = Banu Haqim
clan-blood-brother = Blood Brother
clan-brujah = Brujah
clan-brujah-antitribu = Brujah antitribu
clan-caitiff = Caitiff
clan-daughter-of-cacophony = Daughter of Cacophony
clan-gangrel = Gangrel
clan-gangrel-antitribu = Gangrel antitribu
clan-gargoyle = Gargoyle
clan-giovanni = Giovanni
clan-guruhi = Guruhi
clan-harbinger-of-skulls = Harbinger of Skulls
clan-hecata = Hecata
clan-ishtarri = Ishtarri
clan-kiasyd = Kiasyd
clan-lasombra = Lasombra
clan-malkavian = Malkavian
clan-malkavian-antitribu = Malkavian antitribu
clan-ministry = Ministry
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
clan-true-brujah = True Brujah
clan-tzimisce = Tzimisce
clan-ventrue = Ventrue
clan-ventrue-antitribu = Ventrue antitribu
clan-avenger = Avenger
clan-defender = Defender
clan-innocent = Innocent
clan-judge = Judge
clan-martyr = Martyr
clan-redeemer = Redeemer
clan-visionary = Visionary

# Sects.
sect-camarilla = Camarilla
sect-sabbat = Sabbat
sect-laibon = Laibon
sect-independent = independent
sect-anarch = anarch

# Disciplines by the letters of their sign, and the virtues of the imbued.
discipline-abo = Abombwe
discipline-ani = Animalism
discipline-aus = Auspex
discipline-cel = Celerity
discipline-chi = Chimerstry
discipline-dai = Daimoinon
discipline-dem = Dementation
discipline-dom = Dominate
discipline-for = Fortitude
discipline-mal = Maleficia
discipline-mel = Melpominee
discipline-myt = Mytherceria
discipline-nec = Necromancy
discipline-obe = Obeah
discipline-obf = Obfuscate
discipline-obl = Oblivion
discipline-obt = Obtenebration
discipline-pot = Potence
discipline-pre = Presence
discipline-pro = Protean
discipline-qui = Quietus
discipline-san = Sanguinus
discipline-ser = Serpentis
discipline-spi = Spiritus
discipline-str = Striga
discipline-tem = Temporis
discipline-tha = Blood Sorcery
discipline-thn = Thanatosis
discipline-val = Valeren
discipline-vic = Vicissitude
discipline-vis = Visceratika
discipline-def = Defense
discipline-inn = Innocence
discipline-jud = Judgment
discipline-mar = Martyrdom
discipline-red = Redemption
discipline-ven = Vengeance
discipline-viz = Vision

# Kinds of cards.
kind-vampire = Vampire
kind-master = Master
kind-action = Action
kind-action-modifier = Action modifier
kind-reaction = Reaction
kind-combat = Combat
kind-political = Political action
kind-equipment = Equipment
kind-ally = Ally
kind-retainer = Retainer
kind-event = Event
kind-power = Power
kind-conviction = Conviction
kind-reflex = Reflex

# Titles; $of is a city or a clan.
title-primogen = Primogen
title-prince = Prince of { $of }
title-justicar = { $of } Justicar
title-inner-circle = Inner Circle ({ $of })
title-bishop = Bishop
title-archbishop = Archbishop of { $of }
title-priscus = Priscus
title-cardinal = Cardinal
title-regent = Regent
title-baron = Baron of { $of }
title-magaji = Magaji
title-kholo = { $of } Kholo
title-inquisitor = Inquisitor
title-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }

# Cities that titles are of.
city-addis-ababa = Addis Ababa
city-birmingham = Birmingham
city-boston = Boston
city-buenos-aires = Buenos Aires
city-cape-town = Cape Town
city-copenhagen = Copenhagen
city-mannheim = Mannheim
city-melbourne = Melbourne
city-nairobi = Nairobi
city-pittsburgh = Pittsburgh
city-rio-de-janeiro = Rio de Janeiro
city-rotterdam = Rotterdam
city-sao-paulo = São Paulo
city-taipei = Taipei

# Phases.
phase-unlock = unlock phase
phase-master = master phase
phase-minion = minion phase
phase-influence = influence phase
phase-discard = discard phase

# Moments, as they stand in brackets or after a colon.
moment-unlock = unlock phase
moment-master = master phase
moment-between = minion phase, between actions
moment-influence = influence phase
moment-discard = discard phase
moment-other-unlock = unlock phase of another
moment-other-master = master phase of another
moment-other-between = minion phase of another
moment-other-influence = influence phase of another
moment-other-discard = discard phase of another
moment-as-played = as a card is played
moment-announced = the action is announced
moment-undecided = before blocks
moment-attempt = attempt to block
moment-declined = nobody blocks
moment-would-succeed = the action is about to succeed
moment-blocked = the action is blocked
moment-resolved = after the action
moment-before-votes = before the polling
moment-polling = polling
moment-before-combat = before combat
moment-before-range = before the range is set
moment-range = range
moment-before-strikes = before strikes are chosen
moment-strike = choice of strikes
moment-before-resolution = before strikes resolve
moment-resolution = strikes resolve
moment-prevent = prevention of damage
moment-additional = additional strikes
moment-press = press
moment-end-of-round = end of the round
moment-would-end = combat is about to end
moment-combat-over = after combat
moment-would = before something happens
moment-diablerized = after diablerie
moment-on = when something happens
moment-whenever = at any moment

# What somebody does: actions, and what can be barred, demanded or allowed.
deed-act = action
deed-bleed = bleed
deed-hunt = hunt
deed-political = political action
deed-equip = equip
deed-employ = employ a retainer
deed-recruit = recruit an ally
deed-enter-combat = enter combat
deed-rescue = rescue from torpor
deed-leave-torpor = leave torpor
deed-diablerize = diablerie
deed-become-anarch = become anarch
deed-use-card = action of a card
deed-block = block
deed-unlock = unlock
deed-play = play a card
deed-strike = strike
deed-non-hand-strike = strike other than with the hands
deed-press = press
deed-maneuver = maneuver
deed-prevent = prevent damage
deed-vote = vote
deed-vote-against = vote against
deed-be-blocked = be blocked
deed-be-diablerized = be diablerized
deed-become-ready = become ready
deed-same-action = the same action again
deed-block-anyone = block any action
deed-act-at-once = act at once
deed-play-as-vampire = play cards like a vampire
deed-act-again = act again
deed-ignore = ignore a requirement
deed-be-immune = be immune

# What texts answer to, after the name of whom it concerns and a colon.
trigger-played = being played
trigger-enters = entering play
trigger-leaves = leaving play
trigger-burned = being burned
trigger-to-torpor = going to torpor
trigger-leaves-ready = leaving the ready region
trigger-locks = locking
trigger-unlocks = unlocking
trigger-acts = acting
trigger-blocks = blocking
trigger-block-fails = a failed attempt to block
trigger-bleeds = a bleed
trigger-succeeds = a successful action
trigger-recruits = recruiting an ally
trigger-passes = a referendum that passes
trigger-calls = calling a referendum
trigger-damaged = damage
trigger-diablerizes = diablerie
trigger-changes-control = change of control
trigger-replaces = replacing a card
trigger-fights = entering combat
trigger-combat-ends = end of combat
trigger-strike-lands = a strike that hits
trigger-trophies = gaining a trophy
trigger-votes = casting votes
trigger-ousted = being ousted

# A vampire that is not under control yet, by its place; $who is a player.
uncontrolled-place = uncontrolled vampire { $n } of { $who }
nothing = nothing
means-hands = hands
means-text = its own text
# Stands for a card that has left play.
gone = a card that is gone
