# Clans and bloodlines, and the creeds of the imbued.
clan-abomination = Abominación
clan-ahrimane = Ahrimane
clan-akunanse = Akunanse
clan-baali = Baali
clan-banu-haqim = Banu Haqim
clan-blood-brother = Hermano de Sangre
clan-brujah = Brujah
clan-brujah-antitribu = Brujah antitribu
clan-caitiff = Caitiff
clan-daughter-of-cacophony = Hija de la Cacofonía
clan-gangrel = Gangrel
clan-gangrel-antitribu = Gangrel antitribu
clan-gargoyle = Gárgola
clan-giovanni = Giovanni
clan-guruhi = Guruhi
clan-harbinger-of-skulls = Heraldo de las Calaveras
clan-hecata = Hecata
clan-ishtarri = Ishtarri
clan-kiasyd = Kiasyd
clan-lasombra = Lasombra
clan-malkavian = Malkavian
clan-malkavian-antitribu = Malkavian antitribu
clan-ministry = Ministerio
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
clan-true-brujah = Verdadero Brujah
clan-tzimisce = Tzimisce
clan-ventrue = Ventrue
clan-ventrue-antitribu = Ventrue antitribu
clan-avenger = Vengador
clan-defender = Defensor
clan-innocent = Inocente
clan-judge = Juez
clan-martyr = Mártir
clan-redeemer = Redentor
clan-visionary = Visionario

# Sects.
sect-camarilla = Camarilla
sect-sabbat = Sabbat
sect-laibon = Laibon
sect-independent = independiente
sect-anarch = anarquista

# Disciplines by the letters of their sign, and the virtues of the imbued.
discipline-abo = Abombwe
discipline-ani = Animalismo
discipline-aus = Auspex
discipline-cel = Celeridad
discipline-chi = Quimerismo
discipline-dai = Daimonion
discipline-dem = Dementación
discipline-dom = Dominación
discipline-for = Fortaleza
discipline-mal = Maleficia
discipline-mel = Melpominee
discipline-myt = Mytherceria
discipline-nec = Nigromancia
discipline-obe = Obeah
discipline-obf = Ofuscación
discipline-obl = Olvido
discipline-obt = Obtenebración
discipline-pot = Potencia
discipline-pre = Presencia
discipline-pro = Protean
discipline-qui = Extinción
discipline-san = Sanguinus
discipline-ser = Serpentis
discipline-spi = Spiritus
discipline-str = Striga
discipline-tem = Temporis
discipline-tha = Magia de Sangre
discipline-thn = Tanatosis
discipline-val = Valeren
discipline-vic = Vicisitud
discipline-vis = Visceratika
discipline-def = Defensa
discipline-inn = Inocencia
discipline-jud = Juicio
discipline-mar = Martirio
discipline-red = Redención
discipline-ven = Venganza
discipline-viz = Visión

# Kinds of cards.
kind-vampire = Vampiro
kind-master = Heril
kind-action = Acción
kind-action-modifier = Modificador de acción
kind-reaction = Reacción
kind-combat = Combate
kind-political = Acción política
kind-equipment = Equipo
kind-ally = Aliado
kind-retainer = Criado
kind-event = Evento
kind-power = Poder
kind-conviction = Convicción
kind-reflex = Reflejo

# Titles; $of is a city or a clan.
title-primogen = Primogénito
title-prince = Príncipe de { $of }
title-justicar = Justicar { $of }
title-inner-circle = Círculo Interior ({ $of })
title-bishop = Obispo
title-archbishop = Arzobispo de { $of }
title-priscus = Priscus
title-cardinal = Cardenal
title-regent = Regente
title-baron = Barón de { $of }
title-magaji = Magaji
title-kholo = Kholo { $of }
title-inquisitor = Inquisidor
title-votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } votos
    }

# Cities that titles are of.
city-addis-ababa = Adís Abeba
city-birmingham = Birmingham
city-boston = Boston
city-buenos-aires = Buenos Aires
city-cape-town = Ciudad del Cabo
city-copenhagen = Copenhague
city-mannheim = Mannheim
city-melbourne = Melbourne
city-nairobi = Nairobi
city-pittsburgh = Pittsburgh
city-rio-de-janeiro = Río de Janeiro
city-rotterdam = Róterdam
city-sao-paulo = São Paulo
city-taipei = Taipéi

# Phases.
phase-unlock = fase de enderezamiento
phase-master = fase heril
phase-minion = fase servil
phase-influence = fase de influencia
phase-discard = fase de descarte

# Moments, as they stand in brackets or after a colon.
moment-unlock = fase de enderezamiento
moment-master = fase heril
moment-between = fase servil, entre acciones
moment-influence = fase de influencia
moment-discard = fase de descarte
moment-other-unlock = fase de enderezamiento ajena
moment-other-master = fase heril ajena
moment-other-between = fase servil ajena
moment-other-influence = fase de influencia ajena
moment-other-discard = fase de descarte ajena
moment-as-played = al jugarse una carta
moment-announced = la acción se anuncia
moment-undecided = antes de los bloqueos
moment-attempt = intento de bloqueo
moment-declined = nadie bloquea
moment-would-succeed = la acción está a punto de prosperar
moment-blocked = la acción queda bloqueada
moment-resolved = tras la acción
moment-before-votes = antes de la votación
moment-polling = votación
moment-before-combat = antes del combate
moment-before-range = antes de fijar la distancia
moment-range = distancia
moment-before-strikes = antes de elegir ataques
moment-strike = elección de ataques
moment-before-resolution = antes de resolver los ataques
moment-resolution = se resuelven los ataques
moment-prevent = prevención de daño
moment-additional = ataques adicionales
moment-press = acoso
moment-end-of-round = fin del asalto
moment-would-end = el combate está a punto de terminar
moment-combat-over = tras el combate
moment-would = antes de que algo ocurra
moment-diablerized = tras la diablerie
moment-on = cuando algo ocurre
moment-whenever = en cualquier momento

# What somebody does: actions, and what can be barred, demanded or allowed.
deed-act = acción
deed-bleed = sangrado
deed-hunt = caza
deed-political = acción política
deed-equip = equiparse
deed-employ = contratar un criado
deed-recruit = reclutar un aliado
deed-enter-combat = entrar en combate
deed-rescue = rescate del letargo
deed-leave-torpor = salir del letargo
deed-diablerize = diablerie
deed-become-anarch = hacerse anarquista
deed-use-card = acción de una carta
deed-block = bloqueo
deed-unlock = enderezarse
deed-play = jugar una carta
deed-strike = ataque
deed-non-hand-strike = ataque que no sea con la mano
deed-press = acoso
deed-maneuver = maniobra
deed-prevent = prevenir daño
deed-vote = votar
deed-vote-against = votar en contra
deed-be-blocked = ser objeto de bloqueo
deed-be-diablerized = ser víctima de diablerie
deed-become-ready = volver a la zona preparada
deed-same-action = la misma acción otra vez
deed-block-anyone = bloquear cualquier acción
deed-act-at-once = actuar de inmediato
deed-play-as-vampire = jugar cartas como un vampiro
deed-act-again = actuar otra vez
deed-ignore = ignorar un requisito
deed-be-immune = ser inmune

# What texts answer to, after the name of whom it concerns and a colon.
trigger-played = carta jugada
trigger-enters = entrada en juego
trigger-leaves = salida del juego
trigger-burned = quema
trigger-to-torpor = entrada en letargo
trigger-leaves-ready = salida de la zona preparada
trigger-locks = giro
trigger-unlocks = enderezamiento
trigger-acts = acción
trigger-blocks = bloqueo
trigger-block-fails = intento de bloqueo fallido
trigger-bleeds = sangrado
trigger-succeeds = acción con éxito
trigger-recruits = reclutamiento de un aliado
trigger-passes = referéndum aprobado
trigger-calls = convocatoria de referéndum
trigger-damaged = daño
trigger-diablerizes = diablerie
trigger-changes-control = cambio de control
trigger-replaces = reemplazo de una carta
trigger-fights = entrada en combate
trigger-combat-ends = fin del combate
trigger-strike-lands = ataque que acierta
trigger-trophies = obtención de un trofeo
trigger-votes = emisión de votos
trigger-ousted = eliminación

# A vampire that is not under control yet, by its place; $who is a player.
uncontrolled-place = vampiro incontrolado { $n } de { $who }
nothing = nada
means-hands = las manos
means-text = su propio texto
# Stands for a card that has left play.
gone = una carta que ya no está
