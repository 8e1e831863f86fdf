# The forms of a noun phrase that this language has, the plain one first. A message asks for one behind an

# underscore: { $who_a }. `obj` is the form of an object, which each noun names itself.
forms = plain a de

# Nouns. $noun_form and $noun_number (one, more) say what is wanted.
noun-minion =
    { $noun_number ->
        [more] serviteurs
       *[one] serviteur
    }
    .gender = m
    .object = plain
noun-vampire =
    { $noun_number ->
        [more] vampires
       *[one] vampire
    }
    .gender = m
    .object = plain
noun-ally =
    { $noun_number ->
        [more] alliés
       *[one] allié
    }
    .gender = m
    .object = plain
noun-retainer =
    { $noun_number ->
        [more] compagnons
       *[one] compagnon
    }
    .gender = m
    .object = plain
noun-equipment =
    { $noun_number ->
        [more] équipements
       *[one] équipement
    }
    .gender = m
    .object = plain
noun-location =
    { $noun_number ->
        [more] lieux
       *[one] lieu
    }
    .gender = m
    .object = plain
noun-methuselah =
    { $noun_number ->
        [more] Mathusalems
       *[one] Mathusalem
    }
    .gender = m
    .object = plain
noun-card =
    { $noun_number ->
        [more] cartes
       *[one] carte
    }
    .gender = f
    .object = plain

# A card of a type; $type is a word of its own below.
noun-card-of =
    { $noun_number ->
        [more] cartes
       *[one] carte
    } { $type }
    .gender = f
    .object = plain
type-master = de maître
type-action = d'action
type-action-modifier = de modificateur d'action
type-reaction = de réaction
type-combat = de combat
type-political = d'action politique
type-equipment = d'équipement
type-ally = d'allié
type-retainer = de compagnon
type-event = d'événement
type-power = de pouvoir
type-conviction = de conviction
type-reflex = de réflexe
type-minion = de serviteur
type-strike = de frappe

# A vampire of a clan.
noun-clan = { $clan }
    .gender = m
    .object = plain

# A vampire with a title; $title is a word of its own below.
noun-titled = { $title }
    .gender = m
    .object = plain
class-primogen = primogène
class-prince = prince
class-justicar = justicar
class-inner-circle = membre du Cercle intérieur
class-bishop = évêque
class-archbishop = archevêque
class-priscus = priscus
class-cardinal = cardinal
class-regent = régent
class-baron = baron
class-magaji = magaji
class-kholo = kholo
class-inquisitor = inquisiteur

# A copy of a card; $card is its name.
noun-named =
    { $noun_number ->
        [more] exemplaires
       *[other] exemplaire
    } de { $card }
    .gender = m
    .object = plain

# Roles.
noun-you =
    { $noun_form ->
        [a] à vous
        [de] de vous
       *[other] vous
    }
    .gender = m
    .object = plain
noun-prey = proie
    .gender = f
    .object = plain
noun-predator = prédateur
    .gender = m
    .object = plain
noun-acting-methuselah = Mathusalem qui agit
    .gender = m
    .object = plain
noun-target-methuselah = Mathusalem ciblé
    .gender = m
    .object = plain
noun-controller = contrôleur { $who_de }
    .gender = m
    .object = plain
noun-its-controller = contrôleur
    .gender = m
    .object = plain
noun-owner = propriétaire { $who_de }
    .gender = m
    .object = plain
noun-prey-of = proie { $who_de }
    .gender = f
    .object = plain
noun-predator-of = prédateur { $who_de }
    .gender = m
    .object = plain
noun-acting-minion = serviteur qui agit
    .gender = m
    .object = plain
noun-blocking-minion = serviteur qui bloque
    .gender = m
    .object = plain
noun-opposing-minion = serviteur opposé
    .gender = m
    .object = plain
noun-victim = vampire diablé
    .gender = m
    .object = plain
noun-bearer = porteur
    .gender = m
    .object = plain
noun-employer = employeur
    .gender = m
    .object = plain
noun-played-card = carte jouée
    .gender = f
    .object = plain
noun-action-card = carte de l'action
    .gender = f
    .object = plain
noun-aimed = cible de la carte jouée
    .gender = f
    .object = plain
noun-chosen-by = choix { $who_de }
    .gender = m
    .object = plain
noun-source = source des dégâts
    .gender = f
    .object = plain
noun-pool = réserve
    .gender = f
    .object = plain
noun-pool-of = réserve { $who_de }
    .gender = f
    .object = plain

# The top $n cards of the library or crypt of somebody.
noun-top = { $n } premières cartes de { $zone } { $who_de }
    .gender = f
    .object = plain

# Two together.
noun-both = { $first } et { $second }
noun-either = { $first } ou { $second }

# Determiners; the number is that of the noun behind them. A cell is form, gender and, for more than one, `more`.
det-a =
    { $noun_cell ->
        [a-f] à une
        [a-m] à un
        [de-f] d'une
        [de-m] d'un
        [plain-f] une
       *[other] un
    } { $noun }
    .number = one
det-the =
    { $noun_start ->
        [vowel] { $noun_form ->
            [a] à l'
            [de] de l'
           *[plain] l'
        }{ $noun }
       *[other] { $noun_cell ->
            [a-f] à la
            [a-m] au
            [de-f] de la
            [de-m] du
            [plain-f] la
           *[plain-m] le
        } { $noun }
    }
    .number = one
det-this =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[plain] { "" }
    }{ $noun_gender ->
        [f] cette
       *[m] { $noun_start ->
            [vowel] cet
           *[other] ce
        }
    } { $noun }
    .number = one
det-that =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[plain] { "" }
    }{ $noun_gender ->
        [f] cette
       *[m] { $noun_start ->
            [vowel] cet
           *[other] ce
        }
    } { $noun }{ $noun_id ->
        [noun-methuselah] { "" }
        [noun-equipment] { "" }
       *[other] -là
    }
    .number = one
det-chosen =
    { $noun_start ->
        [vowel] { $noun_form ->
            [a] à l'
            [de] de l'
           *[plain] l'
        }{ $noun }
       *[other] { $noun_cell ->
            [a-f] à la
            [a-m] au
            [de-f] de la
            [de-m] du
            [plain-f] la
           *[plain-m] le
        } { $noun }
    } choisi{ $noun_gender ->
        [f] e
       *[m] { "" }
    }
    .number = one
det-your =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }votre { $noun }
    .number = one
det-your-own =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }votre { $noun }
    .number = one
det-their =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }{ $noun_gender ->
        [f] sa
       *[other] son
    } { $noun }
    .number = one
det-its =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }son { $noun }
    .number = one
det-each =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }chaque { $noun }
    .number = one
det-each-other =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }chaque autre { $noun }
    .number = one
det-any =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }n'importe quel{ $noun_gender ->
        [f] le
       *[other] { "" }
    } { $noun }
    .number = one
det-all =
    { $noun_form ->
        [a] aux
        [de] des
       *[other] les
    } { $noun }
    .number = more
det-up-to =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }jusqu'à { $n } { $noun }
    .number = more
det-count =
    { $noun_form ->
        [a] à{ " " }
        [de] de{ " " }
       *[other] { "" }
    }{ $n } { $noun }
    .number = more
det-first =
    { $noun_form ->
        [a] au premier
        [de] du premier
       *[other] le premier
    } { $noun }
    .number = one
det-second =
    { $noun_form ->
        [a] au second
        [de] du second
       *[other] le second
    } { $noun }
    .number = one
det-remembered =
    { $noun_form ->
        [a] au
        [de] du
       *[other] le
    } { $noun } mémorisé
    .number = one

# What stands with a noun.
np-adjective = { $noun } { $adjective }
np-tail = { $noun } { $tail }

# Endings of regular adjectives.
adj-ending =
    { $noun_cell ->
        [plain-f] e
        [a-f] e
        [de-f] e
        [plain-m-more] s
        [a-m-more] s
        [de-m-more] s
        [plain-f-more] es
        [a-f-more] es
        [de-f-more] es
       *[other] { "" }
    }
adj-plural =
    { $noun_number ->
        [more] s
       *[other] { "" }
    }
this-ending = { "" }

# Adjectives.
adj-ready = disponible{ adj-plural }
adj-locked = incliné{ adj-ending }
adj-unlocked = redressé{ adj-ending }
adj-titled = titré{ adj-ending }
adj-acting = qui agit
adj-blocked = bloqué{ adj-ending }
adj-younger = plus jeune{ adj-plural }
adj-older = plus vieux
adj-oldest = de plus grande capacité
adj-sect-camarilla = de la Camarilla
adj-sect-sabbat = du Sabbat
adj-sect-laibon = Laibon
adj-sect-independent = indépendant{ adj-ending }
adj-sect-anarch = Anarch

# What follows a noun.
tail-yours = que vous contrôlez
tail-theirs = qu'il contrôle
tail-of = { $who_de }
tail-others = d'un autre Mathusalem
tail-on = sur { $who }
tail-torpor = en torpeur
tail-uncontrolled = dans une région incontrôlée
tail-uncontrolled-yours = dans votre région incontrôlée
tail-in-play = en jeu
tail-in-combat = en combat
tail-targeted = ciblé{ adj-ending } par l'action
tail-voted =
    qui { $noun_number ->
        [more] ont
       *[one] a
    } exprimé des voix ou bulletins durant ce référendum
tail-has = avec { $disc }
tail-requires =
    qui { $noun_number ->
        [more] requièrent
       *[one] requiert
    } { $disc }
tail-needs-superior =
    qui { $noun_number ->
        [more] requièrent
       *[one] requiert
    } une Discipline supérieure
tail-uses-counters =
    qui { $noun_number ->
        [more] utilisent
       *[one] utilise
    } des compteurs
tail-key = avec le mot-clé « { $key } »
tail-does = dont le texte a le mot « { $word } »
tail-did = pour lequel ceci s'est produit au moins { $n } fois { $span } : { $event }
tail-in-zone = dans { $zone }
tail-younger = plus jeune{ adj-plural } que { $who }
tail-older = plus vieux que { $who }
tail-circle = du cercle de { $who }
tail-marked = avec { $token } dessus
tail-same =
    qui { $noun_number ->
        [more] sont
       *[one] est
    } { $who }
tail-blocking =
    qui { $noun_number ->
        [more] ont
       *[one] a
    } bloqué l'action
tail-chosen-clan = du clan choisi
tail-not =
    qui { $noun_number ->
        [more] ne sont
       *[one] n'est
    } pas { $what }
tail-not-so =
    qui { $noun_number ->
        [more] ne sont
       *[one] n'est
    } pas { $what }
tail-other-than = autre{ adj-plural } que { $who }
tail-if = (si { $condition })
tail-aimed = visant { $who }
tail-or = { $first } ou { $second }
tail-cmp =
    avec { $op } { $qty_slug ->
        [blood] { $op_n ->
            [0] point
            [1] point
           *[other] points
        } de
        [pool] { $op_n ->
            [0] point
            [1] point
           *[other] points
        } de
        [life] { $op_n ->
            [0] point
            [1] point
           *[other] points
        } de
       *[other] en
    } { $qty }
tail-more-than =
    avec plus de { $qty_slug ->
        [blood] points de{ " " }
        [pool] points de{ " " }
        [life] points de{ " " }
       *[other] { "" }
    }{ $qty } que { $who }
tail-less-than =
    avec moins de { $qty_slug ->
        [blood] points de{ " " }
        [pool] points de{ " " }
        [life] points de{ " " }
       *[other] { "" }
    }{ $qty } que { $who }

# Comparisons; $n is a number or an amount.
op-less = moins de { $n }
op-at-most = au plus { $n }
op-is =
    { $n ->
        [0] 0
       *[other] exactement { $n }
    }
op-at-least = au moins { $n }
op-more = plus de { $n }

# Zones, as they stand after "in" or "to".
zone-ready = la région disponible
zone-torpor = la torpeur
zone-uncontrolled = la région incontrôlée
zone-hand = la main
zone-ash-heap = le tas de cendres
zone-library = la bibliothèque
zone-library-top = le dessus de la bibliothèque
zone-library-bottom = le dessous de la bibliothèque
zone-crypt = la crypte
zone-out-of-game = les cartes hors du jeu
zone-research = la zone de recherche
zone-in-play = jeu

# Your own zones.
zone-your-uncontrolled = votre région incontrôlée
zone-your-hand = votre main
zone-your-ash-heap = votre tas de cendres
zone-your-library = votre bibliothèque
zone-your-crypt = votre crypte
zone-your-research = votre zone de recherche

# Cards that are named and not in the pool.
outside-torn-signpost = Panneau arraché
outside-minion-tap = Drainer le serviteur
outside-into-thin-air = Volatilisé

# Quantities.
qty-stealth = discrétion
qty-intercept = interception
qty-bleed = morsure
qty-votes = voix
qty-strength = force
qty-capacity = capacité
qty-life = vie
qty-blood = sang
qty-hunt = valeur de chasse
qty-maneuvers = manœuvres optionnelles
qty-presses = poursuites optionnelles
qty-presses-to-end = poursuites optionnelles pour terminer le combat
qty-prevention = prévention de dégâts
qty-strikes = frappes additionnelles
qty-dodges = esquives
qty-strike-damage = dégâts de frappe
qty-hand-damage = dégâts de frappe à mains nues
qty-pool = réserve
qty-hand-size = taille de main
qty-transfers = transferts
qty-master-actions = actions de phase de maître
qty-discard-actions = actions de phase de défausse
qty-minion-actions = actions de phase de serviteur
qty-blood-cost = coût en sang
qty-pool-cost = coût en réserve
qty-margin = voix de différence
qty-bled = réserve brûlée par la morsure
qty-damage-lost = sang perdu à cause de dégâts ce round
qty-starting-life = vie de départ
qty-counter = compteurs
qty-hostage = otages
qty-corruption = compteurs de corruption
qty-conviction = convictions
qty-edge = Avantages

# Facts of a card.
fact-blood = coût en sang : { $n }
fact-pool = coût en réserve : { $n }
fact-capacity = capacité : { $n }
fact-group = groupe : { $n }
fact-disciplines = Disciplines : { $n }

# Keywords.
key-unique = Unique
key-non-unique = Non unique
key-location = Lieu
key-hunting-ground = Terrain de chasse
key-trifle = Triviale
key-out-of-turn = Hors-tour
key-weapon = Arme
key-gun = Arme à feu
key-melee = Arme de mêlée
key-vehicle = Véhicule
key-electronic = Électronique
key-ammo = Munitions
key-archetype = Archétype
key-boon = Faveur
key-title = Titre
key-frenzy = Frénésie
key-grapple = Prise
key-aim = Visée
key-gehenna = Géhenne
key-government = Gouvernement
key-inconnu = Inconnu
key-inquisition = Inquisition
key-transient = Transitoire
key-watchtower = Tour de guet
key-nod-fragment = Fragment de Nod
key-hunter-list = Liste de chasseurs
key-trophy = Trophée
key-contract = Contrat
key-discipline-card = Discipline
key-animal = Animal
key-mortal = Mortel
key-ghoul = Goule
key-mage = Mage
key-mummy = Momie
key-demon = Démon
key-wraith = Spectre
key-changeling = Changelin
key-dhampir = Dhampire
key-gargoyle-creature = Créature gargouille
key-werewolf = Loup-garou
key-zombie = Zombie
key-imbued = Imprégné
key-sterile = Stérile
key-scarce = Rare
key-slave = Esclave
key-infernal = Infernal
key-blood-cursed = Maudit par le sang
key-red-list = Liste rouge
key-black-hand = Main noire
key-seraph = Séraphin
key-circle = Cercle
key-flight = Vol
key-mithraic = Mithriaque
key-patagia = Patagium

