# The forms of a noun phrase that this language has, the plain one first. A message asks for one behind an

# underscore: { $who_a }. `obj` is the form of an object, which each noun names itself.
forms = plain a de

# Nouns. $noun_form and $noun_number (one, more) say what is wanted.
noun-minion =
    { $noun_number ->
        [more] siervos
       *[one] siervo
    }
    .gender = m
    .object = a
noun-vampire =
    { $noun_number ->
        [more] vampiros
       *[one] vampiro
    }
    .gender = m
    .object = a
noun-ally =
    { $noun_number ->
        [more] aliados
       *[one] aliado
    }
    .gender = m
    .object = a
noun-retainer =
    { $noun_number ->
        [more] criados
       *[one] criado
    }
    .gender = m
    .object = a
noun-equipment =
    { $noun_number ->
        [more] equipos
       *[one] equipo
    }
    .gender = m
    .object = plain
noun-location =
    { $noun_number ->
        [more] lugares
       *[one] lugar
    }
    .gender = m
    .object = plain
noun-methuselah =
    { $noun_number ->
        [more] Matusalenes
       *[one] Matusalén
    }
    .gender = m
    .object = a
noun-card =
    { $noun_number ->
        [more] cartas
       *[one] carta
    }
    .gender = f
    .object = plain

# A card of a type; $type is a word of its own below.
noun-card-of =
    { $noun_number ->
        [more] cartas
       *[one] carta
    } { $type }
    .gender = f
    .object = plain
type-master = heril
type-action = de acción
type-action-modifier = de modificador de acción
type-reaction = de reacción
type-combat = de combate
type-political = de acción política
type-equipment = de equipo
type-ally = de aliado
type-retainer = de criado
type-event = de evento
type-power = de poder
type-conviction = de convicción
type-reflex = de reflejo
type-minion = de siervo
type-strike = de ataque

# A vampire of a clan.
noun-clan = { $clan }
    .gender = m
    .object = a

# A vampire with a title; $title is a word of its own below.
noun-titled = { $title }
    .gender = m
    .object = a
class-primogen = primogénito
class-prince = príncipe
class-justicar = justicar
class-inner-circle = miembro del Círculo Interior
class-bishop = obispo
class-archbishop = arzobispo
class-priscus = priscus
class-cardinal = cardenal
class-regent = regente
class-baron = barón
class-magaji = magaji
class-kholo = kholo
class-inquisitor = inquisidor

# A copy of a card; $card is its name.
noun-named =
    { $noun_number ->
        [more] ejemplares
       *[other] ejemplar
    } de { $card }
    .gender = m
    .object = plain

# Roles.
noun-you =
    { $noun_form ->
        [a] a ti
        [de] de ti
       *[other] tú
    }
    .gender = m
    .object = a
noun-prey = presa
    .gender = f
    .object = a
noun-predator = depredador
    .gender = m
    .object = a
noun-acting-methuselah = Matusalén activo
    .gender = m
    .object = a
noun-target-methuselah = Matusalén objetivo
    .gender = m
    .object = a
noun-controller = controlador { $who_de }
    .gender = m
    .object = a
noun-its-controller = controlador
    .gender = m
    .object = a
noun-owner = propietario { $who_de }
    .gender = m
    .object = a
noun-prey-of = presa { $who_de }
    .gender = f
    .object = a
noun-predator-of = depredador { $who_de }
    .gender = m
    .object = a
noun-acting-minion = siervo activo
    .gender = m
    .object = a
noun-blocking-minion = siervo bloqueador
    .gender = m
    .object = a
noun-opposing-minion = siervo oponente
    .gender = m
    .object = a
noun-victim = vampiro diabolizado
    .gender = m
    .object = a
noun-bearer = portador
    .gender = m
    .object = a
noun-employer = empleador
    .gender = m
    .object = a
noun-played-card = carta que se juega
    .gender = f
    .object = plain
noun-action-card = carta de la acción
    .gender = f
    .object = plain
noun-aimed = objetivo de la carta que se juega
    .gender = m
    .object = a
noun-chosen-by = elegido { $who_de }
    .gender = m
    .object = a
noun-source = fuente del daño
    .gender = f
    .object = plain
noun-pool = reserva sanguínea
    .gender = f
    .object = plain
noun-pool-of = reserva sanguínea { $who_de }
    .gender = f
    .object = plain

# The top $n cards of the library or crypt of somebody.
noun-top = { $n } cartas de arriba de { $zone } { $who_de }
    .gender = f
    .object = plain

# Two together.
noun-both = { $first } y { $second }
noun-either = { $first } o { $second }

# Determiners; the number is that of the noun behind them. A cell is form, gender and, for more than one, `more`.
det-a =
    { $noun_cell ->
        [a-f] a una
        [a-m] a un
        [de-f] de una
        [de-m] de un
        [plain-f] una
       *[other] un
    } { $noun }
    .number = one
det-the =
    { $noun_cell ->
        [a-f] a la
        [a-m] al
        [de-f] de la
        [de-m] del
        [plain-f] la
       *[other] el
    } { $noun }
    .number = one
det-this =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }{ $noun_gender ->
        [f] esta
       *[other] este
    } { $noun }
    .number = one
det-that =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }{ $noun_gender ->
        [f] esa
       *[other] ese
    } { $noun }
    .number = one
det-chosen =
    { $noun_cell ->
        [a-f] a la
        [a-m] al
        [de-f] de la
        [de-m] del
        [plain-f] la
       *[other] el
    } { $noun } elegid{ $noun_gender ->
        [f] a
       *[other] o
    }
    .number = one
det-your =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }tu { $noun }
    .number = one
det-your-own =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }tu { $noun }
    .number = one
det-their =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }su { $noun }
    .number = one
det-its =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }su { $noun }
    .number = one
det-each =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }cada { $noun }
    .number = one
det-each-other =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }cada { $noun } distinto de ti
    .number = one
det-any =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }cualquier { $noun }
    .number = one
det-all =
    { $noun_cell ->
        [a-f-more] a las
        [a-m-more] a los
        [de-f-more] de las
        [de-m-more] de los
        [plain-f-more] las
       *[other] los
    } { $noun }
    .number = more
det-up-to =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }hasta { $n } { $noun }
    .number = more
det-count =
    { $noun_form ->
        [a] a{ " " }
        [de] de{ " " }
       *[other] { "" }
    }{ $n } { $noun }
    .number = more
det-first =
    { $noun_cell ->
        [a-f] a la primera
        [a-m] al primer
        [de-f] de la primera
        [de-m] del primer
        [plain-f] la primera
       *[other] el primer
    } { $noun }
    .number = one
det-second =
    { $noun_cell ->
        [a-f] a la segunda
        [a-m] al segundo
        [de-f] de la segunda
        [de-m] del segundo
        [plain-f] la segunda
       *[other] el segundo
    } { $noun }
    .number = one
det-remembered =
    { $noun_form ->
        [a] al
        [de] del
       *[other] el
    } { $noun } recordado
    .number = one

# What stands with a noun.
np-adjective = { $noun } { $adjective }
np-tail = { $noun } { $tail }

# Endings of regular adjectives.
adj-ending =
    { $noun_cell ->
        [plain-f] a
        [a-f] a
        [de-f] a
        [plain-m-more] os
        [a-m-more] os
        [de-m-more] os
        [plain-f-more] as
        [a-f-more] as
        [de-f-more] as
       *[other] o
    }
adj-plural =
    { $noun_number ->
        [more] s
       *[other] { "" }
    }
this-ending = { "" }

# Adjectives.
adj-ready = preparad{ adj-ending }
adj-locked = girad{ adj-ending }
adj-unlocked = enderezad{ adj-ending }
adj-titled = titulad{ adj-ending }
adj-acting = activ{ adj-ending }
adj-blocked = bloquead{ adj-ending }
adj-younger =
    más { $noun_number ->
        [more] jóvenes
       *[one] joven
    }
adj-older = más antigu{ adj-ending }
adj-oldest = de mayor capacidad
adj-sect-camarilla = Camarilla
adj-sect-sabbat = Sabbat
adj-sect-laibon = Laibon
adj-sect-independent = independiente{ adj-plural }
adj-sect-anarch = anarquista{ adj-plural }

# What follows a noun.
tail-yours = que controles
tail-theirs = que controle
tail-of = { $who_de }
tail-others = de otro Matusalén
tail-on = sobre { $who }
tail-torpor = en letargo
tail-uncontrolled = en una zona incontrolada
tail-uncontrolled-yours = de tu zona incontrolada
tail-in-play = en juego
tail-in-combat = en combate
tail-targeted = objetivo de la acción
tail-voted =
    que { $noun_number ->
        [more] hayan
       *[one] haya
    } emitido votos o papeletas en este referéndum
tail-has = con { $disc }
tail-requires =
    que { $noun_number ->
        [more] requieran
       *[one] requiera
    } { $disc }
tail-needs-superior =
    que { $noun_number ->
        [more] requieran
       *[one] requiera
    } una Disciplina superior
tail-uses-counters =
    que { $noun_number ->
        [more] usen
       *[one] use
    } fichas
tail-key = con la palabra clave «{ $key }»
tail-does = cuyo texto tiene la palabra «{ $word }»
tail-did = para el que esto se cumple al menos { $n } veces { $span }: { $event }
tail-in-zone = en { $zone }
tail-younger =
    más { $noun_number ->
        [more] jóvenes
       *[one] joven
    } que { $who }
tail-older = más antigu{ adj-ending } que { $who }
tail-circle = del círculo de { $who }
tail-marked = con { $token } encima
tail-same =
    que { $noun_number ->
        [more] sean
       *[one] sea
    } { $who }
tail-blocking =
    que { $noun_number ->
        [more] hayan
       *[one] haya
    } bloqueado la acción
tail-chosen-clan = del clan elegido
tail-not =
    que no { $noun_number ->
        [more] sean
       *[one] sea
    } { $what }
tail-not-so =
    que no { $noun_number ->
        [more] estén
       *[one] esté
    } { $what }
tail-other-than = distint{ adj-ending } { $who_de }
tail-if = (si { $condition })
tail-aimed = contra { $who }
tail-or = { $first } o { $second }
tail-cmp = con { $op } de { $qty }
tail-more-than = con más { $qty } que { $who }
tail-less-than = con menos { $qty } que { $who }

# Comparisons; $n is a number or an amount.
op-less = menos de { $n }
op-at-most = como máximo { $n }
op-is =
    { $n ->
        [0] 0
       *[other] exactamente { $n }
    }
op-at-least = al menos { $n }
op-more = más de { $n }

# Zones, as they stand after "in" or "to".
zone-ready = la zona preparada
zone-torpor = letargo
zone-uncontrolled = la zona incontrolada
zone-hand = la mano
zone-ash-heap = el montón de ceniza
zone-library = la biblioteca
zone-library-top = la parte superior de la biblioteca
zone-library-bottom = el fondo de la biblioteca
zone-crypt = la cripta
zone-out-of-game = las cartas fuera de la partida
zone-research = la zona de investigación
zone-in-play = juego

# Your own zones.
zone-your-uncontrolled = tu zona incontrolada
zone-your-hand = tu mano
zone-your-ash-heap = tu montón de ceniza
zone-your-library = tu biblioteca
zone-your-crypt = tu cripta
zone-your-research = tu zona de investigación

# Cards that are named and not in the pool.
outside-torn-signpost = Poste arrancado
outside-minion-tap = Drenar al siervo
outside-into-thin-air = Desaparecer

# Quantities.
qty-stealth = sigilo
qty-intercept = intercepción
qty-bleed = sangrado
qty-votes = votos
qty-strength = fuerza
qty-capacity = capacidad
qty-life = vida
qty-blood = sangre
qty-hunt = cantidad de caza
qty-maneuvers = maniobras opcionales
qty-presses = acosos opcionales
qty-presses-to-end = acosos opcionales para terminar el combate
qty-prevention = prevención de daño
qty-strikes = ataques adicionales
qty-dodges = esquivas
qty-strike-damage = daño de ataque
qty-hand-damage = daño de ataque con la mano
qty-pool = reserva sanguínea
qty-hand-size = tamaño de la mano
qty-transfers = transferencias
qty-master-actions = acciones de fase heril
qty-discard-actions = acciones de fase de descarte
qty-minion-actions = acciones de fase servil
qty-blood-cost = coste en sangre
qty-pool-cost = coste en reserva sanguínea
qty-margin = votos de diferencia
qty-bled = reserva sanguínea quemada por el sangrado
qty-damage-lost = sangre perdida por daño en este asalto
qty-starting-life = vida inicial
qty-counter = fichas
qty-hostage = rehenes
qty-corruption = fichas de corrupción
qty-conviction = convicciones
qty-edge = Ventajas

# Facts of a card.
fact-blood = coste de sangre: { $n }
fact-pool = coste de reserva: { $n }
fact-capacity = capacidad: { $n }
fact-group = grupo: { $n }
fact-disciplines = Disciplinas: { $n }

# Keywords.
key-unique = Única
key-non-unique = No única
key-location = Lugar
key-hunting-ground = Zona de caza
key-trifle = Nimiedad
key-out-of-turn = Fuera de turno
key-weapon = Arma
key-gun = Arma de fuego
key-melee = Arma cuerpo a cuerpo
key-vehicle = Vehículo
key-electronic = Electrónico
key-ammo = Munición
key-archetype = Arquetipo
key-boon = Favor
key-title = Título
key-frenzy = Frenesí
key-grapple = Agarre
key-aim = Puntería
key-gehenna = Gehena
key-government = Gobierno
key-inconnu = Inconnu
key-inquisition = Inquisición
key-transient = Transitoria
key-watchtower = Atalaya
key-nod-fragment = Fragmento de Nod
key-hunter-list = Lista de cazadores
key-trophy = Trofeo
key-contract = Contrato
key-discipline-card = Disciplina
key-animal = Animal
key-mortal = Mortal
key-ghoul = Ghoul
key-mage = Mago
key-mummy = Momia
key-demon = Demonio
key-wraith = Aparición
key-changeling = Changeling
key-dhampir = Dhampir
key-gargoyle-creature = Criatura gárgola
key-werewolf = Hombre lobo
key-zombie = Zombi
key-imbued = Imbuido
key-sterile = Estéril
key-scarce = Escaso
key-slave = Esclavo
key-infernal = Infernal
key-blood-cursed = De sangre maldita
key-red-list = Lista Roja
key-black-hand = Mano Negra
key-seraph = Serafín
key-circle = Círculo
key-flight = Vuelo
key-mithraic = Mitraico
key-patagia = Patagia

