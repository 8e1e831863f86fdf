# Words that begin a clause, for languages that put a comma only beside one.
clauses = { "" }

# How a text is put together. A sentence begins with a capital.
text-sentence = { $text }.
text-lead = { $lead }, { $text }
text-and = { $first } et { $second }
text-and-if = { $first } et si { $second }
text-comma = { $first }, { $second }
text-semicolon = { $first } ; { $second }
text-or = { $first } ou { $second }
text-or-if = { $first } ou si { $second }
text-either-or = soit { $first }, soit { $second }
text-mode = { $icons } { $text }
text-directed = [D] { $text }
text-mode-or = { $first } Ou bien : { $second }
text-icons-or = { $first } ou { $second }
text-above = Comme ci-dessus, et { $text }
text-above-with = Comme ci-dessus, avec { $text }
text-above-only = Comme ci-dessus.
text-with = { $text }, avec { $more }
text-can-you = vous pouvez { $text }
text-can =
    { $who } { $who_n ->
        [more] peuvent
       *[other] peut
    } { $text }
text-can-you-pay = vous pouvez { $price } pour { $text }
text-can-pay =
    { $who } { $who_n ->
        [more] peuvent
       *[other] peut
    } { $price } pour { $text }
text-can-you-then = vous pouvez faire que ceci se produise : { $text }
text-can-then =
    { $who } { $who_n ->
        [more] peuvent
       *[other] peut
    } faire que ceci se produise : { $text }
text-can-you-pay-then = vous pouvez { $price } ; dans ce cas, { $text }
text-can-pay-then =
    { $who } { $who_n ->
        [more] peuvent
       *[other] peut
    } { $price } ; dans ce cas, { $text }
text-trail = { $text }, { $lead }
text-later = { $text } { $moment }
text-either-of = { $text },
text-for-each-lead = pour chaque { $each }
text-otherwise = { $text } ; sinon, { $other }
text-instead = à la place, { $text }
text-if = si { $condition }
text-for-each = { $text } pour chaque { $each }
text-either = { $text } ({ $n } si { $condition })
text-where = { $text }, où Y est { $amount }
text-times = { $text }, { $n } fois
text-as-action =
    { $who } { $who_n ->
        [more] peuvent
       *[other] peut
    } { $text } avec { $action }

# Actions; [D] marks a directed one.
text-action-of =
    { $stealth ->
        [0] une action
       *[other] une action à +{ $stealth } en discrétion
    }
text-action-of-directed =
    { $stealth ->
        [0] une action [D]
       *[other] une action [D] à +{ $stealth } en discrétion
    }
text-act-stealth = Action à +{ $n } en discrétion
text-act-bleed =
    { $do_mood ->
        [to] mordre
       *[do] mordez
    } avec +{ $n } en morsure
text-act-bleed-plain =
    { $do_mood ->
        [to] mordre
       *[do] mordez
    }
text-act-hunt =
    { $do_mood ->
        [to] chasser
       *[do] chassez
    }
text-act-rescue =
    { $do_mood ->
        [to] secourir
       *[do] secourez
    } un vampire en torpeur
text-act-leave-torpor =
    { $do_mood ->
        [to] quitter
       *[do] quittez
    } la torpeur
text-act-diablerize =
    { $do_mood ->
        [to] commettre
       *[do] commettez
    } une diablerie
text-act-become-anarch =
    { $do_mood ->
        [to] devenir
       *[do] devenez
    } Anarch
text-act-instead = à la place de son effet habituel : { $text }
text-act-during = Durant cette action, { $text }
text-act-during-that = Durant cette action, { $text }
text-referendum-passes = si le référendum passe

# What a card is, needs and is put on.
text-keyword = { $key }.
text-unique-location = Lieu unique.
text-body = { $text }.
text-body-life =
    { $n ->
        [0] { $n } point de vie
        [1] { $n } point de vie
       *[other] { $n } points de vie
    }
text-body-strength = { $n } en force
text-body-bleed = { $n } en morsure
text-body-capacity = { $n } de capacité
text-body-like = le clan et la secte { $who_de }
text-body-clan = clan { $clan }
text-burn-option = Option de brûlage.
text-requires = Requiert { $who }.
text-only-usable = Seulement utilisable { $when }.
text-only-by = par { $who }
text-put-on = Mettez cette carte sur { $who }.
text-put-in-play = Mettez cette carte en jeu.
text-put-with-counters = Mettez cette carte en jeu avec { $n } compteurs.
text-as-you-play = en jouant cette carte
text-x-is = X est { $amount }.

# A crypt card: its sect, its title.
text-crypt-sect = { $sect }
text-crypt-title = { $sect }, { $title }
text-merged = [MERGED] { $text }
text-advanced = Avancé.
text-slave = Esclave de : { $clan }.
text-gains-title = Fusionné : { $title }.

# Only one.
text-one-minion =
    { $own ->
        [vampire] Un vampire
       *[other] Un serviteur
    } ne peut jouer qu'un exemplaire de { $card } { $span }.
text-one-player = Un Mathusalem ne peut jouer qu'un exemplaire de { $card } { $span }.
text-one-bearer = Un seul exemplaire de { $card } peut être joué sur le même porteur { $span }.
text-one-game = Un seul exemplaire de { $card } peut être joué { $span }.
text-one-controller = Un seul exemplaire de { $card } peut être joué par contrôleur { $span }.
text-have-one =
    { $own ->
        [vampire] Un vampire
       *[other] Un serviteur
    } ne peut avoir qu'une carte avec le mot-clé « { $key } ».
text-have-one-of-this =
    { $own ->
        [vampire] Un vampire
       *[other] Un serviteur
    } ne peut avoir qu'un exemplaire de { $card }.
text-one-hunting-ground = Un vampire ne peut gagner du sang que d'un seul terrain de chasse par tour.
text-excludes = { $card } et { $other } ne peuvent pas être jouées { $span }.
text-same-strike = durant la même frappe
text-same-round = durant le même round
text-same-combat = durant le même combat
text-same-action = durant la même action
text-same-turn = durant le même tour
text-same-game = durant la même partie
text-same-referendum = durant le même référendum
text-same-phase = durant la même phase
text-same-unlocks = entre les mêmes phases de redressement
text-each-strike = par frappe
text-each-round = par round
text-each-combat = par combat
text-each-action = par action
text-each-turn = par tour
text-each-game = par partie
text-each-referendum = par référendum
text-each-phase = par phase
text-each-unlocks = entre ses phases de redressement
text-once = une fois { $span }

# When a card is replaced.
text-replace-at = Ne la remplacez pas avant votre prochaine phase { $phase }.
text-replace-after-action = Ne la remplacez pas avant la fin de l'action.
text-replace-after-combat = Ne la remplacez pas avant la fin du combat.
text-replace-on = Ne la remplacez pas avant le moment où { $event }.
text-replace-never = Ne la remplacez pas.
text-phase-name-unlock = de redressement
text-phase-name-master = de maître
text-phase-name-minion = de serviteur
text-phase-name-influence = d'influence
text-phase-name-discard = de défausse

# Moments.
text-when-your-phase = durant votre phase { $phase }
text-when-phase-of = durant la phase { $phase } { $who_de }
text-when-anytime = à tout moment
text-when-action = durant une action
text-when-as-played = quand { $who } est jouée
text-when-announced = lorsqu'une action est annoncée
text-when-announces =
    quand { $who } annonce une action{ $aim ->
        [directed] { " " }dirigée
        [undirected] { " " }non dirigée
       *[any] { "" }
    }
text-when-undecided = avant que l'on renonce à bloquer
text-when-attempt = durant une tentative de blocage
text-when-declined = après avoir renoncé à bloquer
text-when-would-succeed = lorsque l'action devrait réussir
text-when-blocked = lorsque l'action est bloquée, avant la résolution du blocage
text-when-this-blocked = si cette action est bloquée, avant la résolution du blocage
text-when-blocks = quand { $who } bloque
text-when-blocks-this = si { $who } bloque cette action
text-when-before-block = avant la résolution du blocage
text-when-before-success = avant la réussite de l'action
text-when-before-resolved = avant la résolution de l'action
text-when-resolved = après la résolution de l'action
text-when-before-votes = avant l'étape de vote
text-when-polling = durant l'étape de vote d'un référendum
text-when-polling-political = durant l'étape de vote d'une action politique
text-when-before-combat = avant le début du combat
text-when-about-to-fight = quand { $who } est sur le point d'entrer en combat avec { $other } qui agit
text-when-before-range = avant que la portée soit déterminée
text-when-next-round = au début du prochain round
text-when-range = lorsque la portée est déterminée
text-when-before-strikes = avant le choix des frappes
text-when-strike = lors du choix des frappes
text-when-before-resolution = avant la résolution des frappes
text-when-resolution = à chaque round, durant la résolution normale des frappes
text-when-next-resolution = durant la résolution normale des frappes
text-when-prevent = lors de la prévention des dégâts
text-when-additional = lors du gain de frappes additionnelles
text-when-press = durant l'étape de poursuite
text-when-end-of-round = à la fin d'un round de combat
text-when-would-end = lorsque le combat devrait se terminer
text-when-combat-over = après la fin du combat
text-when-diablerized = après une diablerie

# What texts answer to, after it happened (is) or before (to); $who is whom it concerns.
text-on = quand { $event }
text-on-played =
    { $who } { $do_mood ->
        [is] est
        [to] devrait être
       *[do] est
    } jouée
text-on-enters =
    { $who } { $do_mood ->
        [is] entre
        [to] devrait entrer
       *[do] entre
    } en jeu
text-on-leaves =
    { $who } { $do_mood ->
        [is] quitte
        [to] devrait quitter
       *[do] quitte
    } le jeu
text-on-burned =
    { $who } { $do_mood ->
        [is] brûle
        [to] devrait brûler
       *[do] brûle
    }
text-on-to-torpor =
    { $who } { $do_mood ->
        [is] va
        [to] devrait aller
       *[do] va
    } en torpeur
text-on-leaves-ready =
    { $who } { $do_mood ->
        [is] quitte
        [to] devrait quitter
       *[do] quitte
    } la région disponible
text-on-locks =
    { $who } { $do_mood ->
        [is] s'incline
        [to] devrait s'incliner
       *[do] s'incline
    }
text-on-unlocks =
    { $who } { $do_mood ->
        [is] se redresse
        [to] devrait se redresser
       *[do] se redresse
    }
text-on-acts =
    { $who } { $do_mood ->
        [is] agit
        [to] devrait agir
       *[do] agit
    }
text-on-blocks =
    { $who } { $do_mood ->
        [is] bloque
        [to] devrait bloquer
       *[do] bloque
    }
text-on-block-fails =
    { $who } { $do_mood ->
        [is] échoue
        [to] devrait échouer
       *[do] échoue
    } à bloquer{ $scope ->
        [this] { " " }cette action
       *[any] { "" }
    }
text-on-bleeds =
    { $who } { $do_mood ->
        [is] mord
        [to] devrait mordre
       *[do] mord
    } avec succès
text-on-succeeds =
    une action { $who_de } { $do_mood ->
        [is] réussit
        [to] devrait réussir
       *[do] réussit
    }
text-on-recruits =
    { $who } { $do_mood ->
        [is] recrute
        [to] devrait recruter
       *[do] recrute
    } un allié
text-on-passes =
    un référendum { $do_mood ->
        [is] passe
        [to] devrait passer
       *[do] passe
    }
text-on-passes-called =
    un référendum appelé par { $who } { $do_mood ->
        [is] passe
        [to] devrait passer
       *[do] passe
    }
text-on-calls =
    { $who } { $do_mood ->
        [is] appelle
        [to] devrait appeler
       *[do] appelle
    } un référendum
text-on-damaged =
    { $who } { $do_mood ->
        [is] subit
        [to] devrait subir
       *[do] subit
    } des dégâts
text-on-diablerizes =
    { $who } { $do_mood ->
        [is] commet
        [to] devrait commettre
       *[do] commet
    } une diablerie
text-on-changes-control =
    le contrôle { $who_de } { $do_mood ->
        [is] change
        [to] devrait changer
       *[do] change
    }
text-on-replaces =
    vous { $do_mood ->
        [is] remplacez
        [to] devriez remplacer
       *[do] remplacez
    } { $who }
text-on-fights =
    { $who } { $do_mood ->
        [is] entre
        [to] devrait entrer
       *[do] entre
    } en combat
text-on-combat-ends =
    un combat { $who_de } { $do_mood ->
        [is] se termine
        [to] devrait se terminer
       *[do] se termine
    }
text-on-strike-lands =
    une frappe { $who_de } { $do_mood ->
        [is] touche
        [to] devrait toucher
       *[do] touche
    }
text-on-trophies =
    { $who } { $do_mood ->
        [is] gagne
        [to] devrait gagner
       *[do] gagne
    } un trophée
text-on-votes =
    { $who } { $do_mood ->
        [is] exprime
        [to] devrait exprimer
       *[do] exprime
    } des voix
text-on-ousted =
    { $who } { $do_mood ->
        [is] est
        [to] devrait être
       *[do] est
    } éliminé

# How long something lasts, behind what lasts.
text-until = { $text } { $until }
text-until-strike = durant cette frappe
text-until-round = durant ce round
text-until-combat = durant ce combat
text-until-combat-round =
    durant le { $n ->
        [1] premier round
       *[other] round { $n }
    } de ce combat
text-resulting-combat = durant le combat résultant
text-resulting-round =
    durant le { $n ->
        [1] premier round
       *[other] round { $n }
    } du combat résultant
text-until-action = cette action
text-until-turn = ce tour-ci
text-until-game = pour le reste de la partie
text-until-referendum = durant ce référendum
text-until-phase = durant cette phase
text-until-unlocks = jusqu'à sa prochaine phase de redressement
text-until-in-play = tant que cette carte est en jeu
text-until-next-yours = jusqu'à votre prochaine phase { $phase }
text-until-next = jusqu'à la prochaine phase { $phase } { $who_de }
text-until-next-theirs = jusqu'à sa prochaine phase { $phase }
text-until-through-yours = jusqu'à la fin de votre prochaine phase { $phase }
text-until-through = jusqu'à la fin de la prochaine phase { $phase } { $who_de }
text-until-through-theirs = jusqu'à la fin de sa prochaine phase { $phase }
text-until-event = jusqu'au moment où { $event }

# The same before a clause that lasts.
text-through-strike = durant cette frappe
text-through-round = durant ce round
text-through-combat = durant ce combat
text-through-action = durant cette action
text-through-turn = durant ce tour
text-through-game = durant le reste de la partie
text-through-referendum = durant ce référendum
text-through-phase = durant cette phase
text-through-unlocks = jusqu'à sa prochaine phase de redressement

# Manners, behind what is done so.
text-how-limited = { $text } (limité)
text-how-unneeded = { $text }, même si ce n'est pas encore nécessaire
text-how-no-cost = { $text }, et son coût n'est pas payé
text-how-against = { $text } contre le référendum
text-how-only-continue = { $text }, uniquement pour continuer le combat
text-how-only-end = { $text }, uniquement pour terminer le combat
text-how-random = { $text } au hasard
text-how-optional = { $text } (optionnel)
text-how-unlocked = { $text }, redressé
text-how-automatic = { $text }, sans choix
text-how-first = { $text }, avec frappe en premier
text-how-ranged = { $text }, à toute portée
text-how-aggravated = { $text }, aggravé
text-how-unpreventable = { $text }, sans prévention possible
text-how-environmental = { $text }, environnemental

# Damage: $n of these kinds.
text-damage =
    { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de dégâts{ $aggravated }{ $environmental }{ $ranged }{ $unpreventable }
text-damage-ranged = { " " }à toute portée
text-damage-aggravated = { " " }aggravés
text-damage-unpreventable = { " " }qui ne peuvent pas être prévenus
text-damage-environmental = { " " }environnementaux

# Tokens: so many of them, as an object.
text-token-blood =
    { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de sang
text-token-pool =
    { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de réserve
text-token-life =
    { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de vie
text-token-counter =
    { $n } { $n ->
        [one] compteur
       *[other] compteurs
    }
text-token-hostage =
    { $n } { $n ->
        [one] otage
       *[other] otages
    }
text-token-corruption =
    { $n } { $n ->
        [one] compteur
       *[other] compteurs
    } de corruption
text-token-edge = l'Avantage
text-token-conviction =
    { $n } { $n ->
        [one] conviction
       *[other] convictions
    }

# Of the pool of somebody.
text-token-of-pool =
    { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    }

# Numbers that are raised or lowered; $n has its sign.
text-bonus-stealth = { $n } en discrétion
text-bonus-intercept = { $n } en interception
text-bonus-bleed = { $n } en morsure
text-bonus-votes = { $n } voix
text-bonus-strength = { $n } en force
text-bonus-capacity = { $n } en capacité
text-bonus-life = { $n } en vie
text-bonus-hunt = { $n } en sang lors de la chasse
text-bonus-maneuvers =
    { $n } { $n_size ->
        [one] manœuvre optionnelle
       *[other] manœuvres optionnelles
    }
text-bonus-presses =
    { $n } { $n_size ->
        [one] poursuite optionnelle
       *[other] poursuites optionnelles
    }
text-bonus-presses-to-end =
    { $n } { $n_size ->
        [one] poursuite optionnelle
       *[other] poursuites optionnelles
    }, uniquement pour terminer le combat
text-bonus-prevention =
    une prévention de { $n_size ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de dégâts
text-bonus-strikes =
    { $n } { $n_size ->
        [one] frappe additionnelle
       *[other] frappes additionnelles
    }
text-bonus-dodges =
    { $n } { $n_size ->
        [one] esquive
       *[other] esquives
    }
text-bonus-strike-damage = { $n } en dégâts de frappe
text-bonus-hand-damage = { $n } en dégâts de frappe à mains nues
text-bonus-hand-size = { $n } en taille de main
text-bonus-transfers =
    { $n } { $n_size ->
        [one] transfert
       *[other] transferts
    }
text-bonus-master-actions =
    { $n } { $n_size ->
        [one] action
       *[other] actions
    } de phase de maître
text-bonus-discard-actions =
    { $n } { $n_size ->
        [one] action
       *[other] actions
    } de phase de défausse
text-bonus-minion-actions =
    { $n } { $n_size ->
        [one] action
       *[other] actions
    } de phase de serviteur
text-bonus-starting-life = { $n } en vie de départ
text-each-combat-credit = { $text } par combat

# Amounts as they stand after "is" or in a comparison.
text-amount-count =
    le nombre { $what_start ->
        [vowel] d'
       *[other] de{ " " }
    }{ $what_bare }
text-amount-of = la valeur en { $qty } { $who_de }
text-amount-margin = le nombre de voix de différence en faveur du référendum
text-amount-tokens = { $qty } sur { $who }
text-amount-times = { $first } fois { $second }
text-amount-plus = { $first } plus { $second }
text-amount-minus = { $first } moins { $second }
text-amount-least = la plus petite de ces valeurs : { $first } et { $second }
text-amount-either = { $first } ({ $second } sinon : { $condition })
text-amount-points = les points alloués

# What there is one of "for each".
text-each-count = { $each_bare }
text-each-of = point de { $qty } { $who_de }
text-each-margin = voix de différence en faveur du référendum
text-each-damage-lost = point de sang que { $who } a perdu à cause de dégâts ce round
text-each-token-blood = point de sang sur { $who }
text-each-token-pool = point de réserve { $who_de }
text-each-token-life = point de vie sur { $who }
text-each-token-counter = compteur sur { $who }
text-each-token-hostage = otage sur { $who }
text-each-token-corruption = compteur de corruption sur { $who }
text-each-token-edge = Avantage { $who_de }
text-each-token-conviction = conviction { $who_de }
text-each-points = point alloué { $who_a }
text-each-points-theirs = point qui lui est alloué

# Choices before the effects.
text-pick-clan =
    { $do_mood ->
        [to] choisir
       *[do] choisissez
    } un clan
text-pick-number =
    { $do_mood ->
        [to] choisir
       *[do] choisissez
    } X entre { $from } et { $to }
text-pick-split =
    { $do_mood ->
        [to] allouer
       *[do] allouez
    } { $n } points entre { $least ->
        [1] un ou plusieurs
       *[other] au moins { $least }
    } { $who_bare }
text-pick-by =
    { $who } { $who_n ->
        [you] choisissez
        [more] choisissent
       *[other] choisit
    } { $what }
text-pick-each = chaque Mathusalem choisit { $what }
text-pick-by-asked =
    { $who } { $who_n ->
        [you] devez
        [more] doivent
       *[other] doit
    } { $text }
text-pick-each-asked = chaque Mathusalem doit { $text }
text-pick-choose =
    { $do_mood ->
        [to] choisir
       *[do] choisissez
    } { $what }
text-pick-maybe = { $text }, s'il y en a

# Prices.
text-price-blood =
    brûler { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de sang
text-price-pool =
    brûler { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de réserve
text-price-life =
    brûler { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de vie
text-price-blood-or-life =
    brûler { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de sang ou de vie
text-price-conviction =
    brûler { $n } { $n ->
        [one] conviction
       *[other] convictions
    }
text-price-lock = incliner { $who }
text-price-burn = brûler { $who }
text-price-burn-locked = brûler { $who } (même si elle est inclinée)
text-price-discard = défausser { $who }
text-price-remove = brûler { $tokens } { $who_de }
text-price-blood-of =
    brûler { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de sang { $who_de }
text-price-edge = brûler l'Avantage
text-price-transfers =
    utiliser { $n } { $n ->
        [one] transfert
       *[other] transferts
    }
text-price-actions =
    utiliser { $n } { $n ->
        [one] action de phase
       *[other] actions de phase
    }
text-price-burn-any = brûler { $who }

# What somebody does: kinds of action after "during", and what is barred, demanded, allowed or taxed (infinitive).
text-during = durant { $action }
text-during-of = durant { $action } { $who_de }
text-during-at-you = durant { $action } dirigée contre vous ou une carte que vous contrôlez
text-during-bleed-at-you = durant une morsure contre vous
text-during-directed = durant une action dirigée
text-during-undirected = durant une action non dirigée
text-kind-of-act = une action
text-kind-of-bleed = une action de morsure
text-kind-of-hunt = une action de chasse
text-kind-of-political = une action politique
text-kind-of-equip = une action d'équipement
text-kind-of-employ = une action d'emploi de compagnon
text-kind-of-recruit = une action de recrutement d'allié
text-kind-of-enter-combat = une action d'entrée en combat
text-kind-of-rescue = une action de secours
text-kind-of-leave-torpor = une action de sortie de torpeur
text-kind-of-diablerize = une action de diablerie
text-kind-of-become-anarch = une action pour devenir Anarch
text-kind-of-use-card = une action d'une carte
text-to-act = agir
text-to-bleed = mordre
text-to-hunt = chasser
text-to-political = effectuer des actions politiques
text-to-equip = s'équiper
text-to-employ = employer des compagnons
text-to-recruit = recruter des alliés
text-to-enter-combat = effectuer des actions pour entrer en combat
text-to-rescue = secourir
text-to-leave-torpor = quitter la torpeur
text-to-diablerize = commettre une diablerie
text-to-become-anarch = devenir Anarch
text-to-use-card = utiliser des actions de cartes
text-to-block = bloquer
text-to-unlock = se redresser normalement
text-to-play = jouer des cartes
text-to-play-what =
    jouer { $who_start ->
        [vowel] d'
       *[other] de{ " " }
    }{ $who_bare }
text-to-strike = frapper
text-to-non-hand-strike = utiliser de frappes autres que des frappes à mains nues
text-to-press = poursuivre
text-to-maneuver = manœuvrer
text-to-prevent = prévenir des dégâts
text-to-vote = exprimer des voix ou bulletins
text-to-vote-against = exprimer des voix ou bulletins contre le référendum
text-to-be-blocked = être bloqué
text-to-be-diablerized = être diablé
text-to-become-ready = devenir disponible
text-to-same-action = effectuer à nouveau la même action
text-to-block-anyone = bloquer cette action même si seuls des serviteurs d'autres Mathusalems le peuvent
text-to-act-at-once = agir immédiatement
text-to-play-as-vampire = jouer des cartes comme un vampire
text-to-act-again = agir à nouveau
text-to-ignore = ignorer les prérequis
text-to-be-immune = être affecté
text-of-what = { $text } ({ $who })

# Conditions, each with its negative twin.
text-if-is =
    { $who } { $who_n ->
        [you] êtes
        [more] sont
       *[other] est
    } { $what }
text-if-not-is =
    { $who } { $who_n ->
        [you] n'êtes
        [more] ne sont
       *[other] n'est
    } pas { $what }
text-if-is-so =
    { $who } { $who_n ->
        [you] êtes
        [more] sont
       *[other] est
    } { $what }
text-if-not-is-so =
    { $who } { $who_n ->
        [you] n'êtes
        [more] ne sont
       *[other] n'est
    } pas { $what }
text-if-was-blocked = { $who } a été bloqué
text-if-not-was-blocked = { $who } n'a pas été bloqué
text-if-titled = { $who } est titré
text-if-not-titled = { $who } n'est pas titré
text-if-of-clan = { $who } est un { $clan }
text-if-not-of-clan = { $who } n'est pas un { $clan }
text-if-has =
    { $who } { $who_n ->
        [you] avez
        [more] ont
       *[other] a
    } { $disc }
text-if-not-has =
    { $who } { $who_n ->
        [you] n'avez
        [more] n'ont
       *[other] n'a
    } pas { $disc }
text-if-key = { $who } a le mot-clé « { $key } »
text-if-not-key = { $who } n'a pas le mot-clé « { $key } »
text-if-exists = { $who } est en jeu
text-if-not-exists =
    { $who_gender ->
        [f] aucune
       *[other] aucun
    } { $who_bare } n'est en jeu
text-if-control = vous contrôlez { $who }
text-if-not-control =
    vous ne contrôlez { $who_gender ->
        [f] aucune
       *[other] aucun
    } { $who_bare }
text-if-num =
    { $who } { $who_n ->
        [you] avez
        [more] ont
       *[other] a
    } { $op } { $qty_slug ->
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
text-if-not-num =
    { $who } { $who_n ->
        [you] n'avez
        [more] n'ont
       *[other] n'a
    } pas { $op } { $qty_slug ->
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
text-if-tokens =
    { $who } { $who_n ->
        [more] ont
       *[other] a
    } { $op } { $qty }
text-if-not-tokens =
    { $who } { $who_n ->
        [more] n'ont
       *[other] n'a
    } pas { $op } { $qty }
text-if-tokens-none =
    { $who } { $who_n ->
        [more] n'ont
       *[other] n'a
    } pas { $qty_slug ->
        [hostage] d'
        [edge] d'
       *[other] de{ " " }
    }{ $qty }
text-if-compare = { $amount } est { $op }
text-if-not-compare = { $amount } n'est pas { $op }
text-if-action = l'action est { $action }
text-if-not-action = l'action n'est pas { $action }
text-if-directed = l'action est dirigée
text-if-not-directed = l'action n'est pas dirigée
text-if-at-you = l'action est dirigée contre vous ou une carte que vous contrôlez
text-if-not-at-you = l'action n'est pas dirigée contre vous ni contre une carte que vous contrôlez
text-if-undirected = l'action est non dirigée
text-if-not-undirected = l'action n'est pas non dirigée
text-if-successful = l'action a réussi
text-if-not-successful = l'action n'a pas réussi
text-if-unsuccessful = l'action a échoué
text-if-not-unsuccessful = l'action n'a pas échoué
text-if-card-action = l'action a été effectuée avec une carte
text-if-not-card-action = l'action n'a pas été effectuée avec une carte
text-if-passed = le référendum est passé
text-if-not-passed = le référendum n'est pas passé
text-if-close = le combat est au contact
text-if-not-close = le combat n'est pas au contact
text-if-long = le combat est à distance
text-if-not-long = le combat n'est pas à distance
text-if-round = c'est le round { $n } du combat
text-if-not-round = ce n'est pas le round { $n } du combat
text-if-both-ready = les deux combattants sont disponibles
text-if-not-both-ready = l'un des combattants n'est pas disponible
text-if-new = cette carte est entrée en jeu { $span }
text-if-not-new = cette carte n'est pas entrée en jeu { $span }
text-if-first = c'est la première fois { $span }
text-if-not-first = ce n'est pas la première fois { $span }
text-if-has-edge =
    { $who_n ->
        [you] vous avez l'Avantage
       *[other] { $who } a l'Avantage
    }
text-if-not-has-edge =
    { $who_n ->
        [you] vous n'avez pas l'Avantage
       *[other] { $who } n'a pas l'Avantage
    }
text-if-played-at = cette carte a été jouée à { $disc }
text-if-not-played-at = cette carte n'a pas été jouée à { $disc }

# Effects that hold: a number, a ban, a duty, a permission, a price, a property, a clause.
text-is-get =
    { $who } { $who_n ->
        [you] recevez
        [more] reçoivent
       *[other] reçoit
    } { $bonus }
text-is-prevent =
    { $who } { $who_n ->
        [more] peuvent
       *[other] peut
    } prévenir { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de dégâts
text-do-give =
    { $do_mood ->
        [to] donner
       *[do] donnez
    } { $bonus } { $who_a }
text-do-get =
    { $do_mood ->
        [to] recevoir
       *[do] recevez
    } { $bonus }
text-is-set = { $qty } { $who_de } : { $n }
text-is-blood-cost =
    { $who } { $whom ->
        [you] vous{ " " }
       *[all] { "" }
    }{ $who_n ->
        [more] coûtent
       *[other] coûte
    } { $n_size ->
        [1] { $n_size } point
       *[other] { $n_size } points
    } de sang de { $n_than ->
        [less] moins
       *[more] plus
    }
text-is-pool-cost =
    { $who } { $whom ->
        [you] vous{ " " }
       *[all] { "" }
    }{ $who_n ->
        [more] coûtent
       *[other] coûte
    } { $n_size ->
        [1] { $n_size } point
       *[other] { $n_size } points
    } de réserve de { $n_than ->
        [less] moins
       *[more] plus
    }
text-cost-on = { $text } à jouer sur { $who }
text-is-cannot =
    { $who } ne { $who_n ->
        [you] pouvez
        [more] peuvent
       *[other] peut
    } pas { $deed }
text-is-must =
    { $who } { $who_n ->
        [you] devez
        [more] doivent
       *[other] doit
    } { $deed }
text-is-may =
    { $who } { $who_n ->
        [you] pouvez
        [more] peuvent
       *[other] peut
    } { $deed }
text-let-disc = { $text } à { $disc }
text-let-cost = { $text } (pour cela, { $price })
text-is-toll =
    { $who } { $who_n ->
        [you] devez
        [more] doivent
       *[other] doit
    } { $price } pour { $deed }
text-called = { $text } si { $who } l'a appelé
text-is-of-clan = { $who } est considéré comme { $clan }
text-is-of-sect = { $who } est considéré comme membre de la secte { $sect }
text-is-like = { $who } a le clan et la secte { $other_de }
text-is-titled = { $who } a { $title }
text-is-titled-of = { $who } a le titre de { $title } ({ $sect })
text-is-titled-unique = { $who } a le titre de { $title } ({ $sect }, unique)
text-is-disciplined = { $who } a { $disc }
text-is-keyed = { $who } a le mot-clé « { $key } »
text-is-open-hand =
    { $who } { $who_n ->
        [you] jouez
        [more] jouent
       *[other] joue
    } avec sa main révélée
text-is-aggravated-hands = les frappes à mains nues { $who_de } infligent des dégâts aggravés
text-is-normal-aggravated = { $who } traite les dégâts aggravés comme des dégâts normaux

# Tokens.
text-is-gain =
    { $who } { $who_n ->
        [you] gagnez
        [more] gagnent
       *[other] gagne
    } { $tokens }
text-do-add =
    { $do_mood ->
        [to] ajouter
       *[do] ajoutez
    } { $tokens } { $who_a }
text-do-gain =
    { $do_mood ->
        [to] gagner
       *[do] gagnez
    } { $tokens }
text-is-lose =
    { $who } { $who_n ->
        [you] brûlez
        [more] brûlent
       *[other] brûle
    } { $tokens }
text-do-lose-from =
    { $do_mood ->
        [to] brûler
       *[do] brûlez
    } { $tokens } { $who_de }
text-do-lose =
    { $do_mood ->
        [to] brûler
       *[do] brûlez
    } { $tokens }
text-do-move =
    { $do_mood ->
        [to] déplacer
       *[do] déplacez
    } { $tokens } { $from_de } vers { $to }
text-do-move-all =
    { $do_mood ->
        [to] déplacer
       *[do] déplacez
    } tous les compteurs { $from_de } vers { $to }

# Cards.
text-do-lock =
    { $do_mood ->
        [to] incliner
       *[do] inclinez
    } { $who }
text-do-unlock =
    { $do_mood ->
        [to] redresser
       *[do] redressez
    } { $who }
text-is-wake = { $who } se réveille : jusqu'à la fin de l'action, être incliné ne l'empêche pas de jouer des cartes de réaction ni de tenter de bloquer
text-do-burn =
    { $do_mood ->
        [to] brûler
       *[do] brûlez
    } { $who }
text-do-diablerize =
    { $do_mood ->
        [to] diabler
       *[do] diablez
    } { $who }
text-send-ready =
    { $do_mood ->
        [to] déplacer
       *[do] déplacez
    } { $who } vers la région disponible
text-send-torpor =
    { $do_mood ->
        [to] envoyer
       *[do] envoyez
    } { $who } en torpeur
text-send-uncontrolled =
    { $do_mood ->
        [to] déplacer
       *[do] déplacez
    } { $who } vers la région incontrôlée
text-send-hand =
    { $do_mood ->
        [to] renvoyer
       *[do] renvoyez
    } { $who } dans la main de son propriétaire
text-send-ash-heap =
    { $do_mood ->
        [to] mettre
       *[do] mettez
    } { $who } dans le tas de cendres de son propriétaire
text-send-library =
    { $do_mood ->
        [to] mélanger
       *[do] mélangez
    } { $who } dans la bibliothèque de son propriétaire
text-send-library-top =
    { $do_mood ->
        [to] mettre
       *[do] mettez
    } { $who } sur le dessus de la bibliothèque de son propriétaire
text-send-library-bottom =
    { $do_mood ->
        [to] mettre
       *[do] mettez
    } { $who } sous la bibliothèque de son propriétaire
text-send-crypt =
    { $do_mood ->
        [to] mélanger
       *[do] mélangez
    } { $who } dans la crypte de son propriétaire
text-send-out-of-game =
    { $do_mood ->
        [to] retirer
       *[do] retirez
    } du jeu { $who }
text-send-research =
    { $do_mood ->
        [to] mettre
       *[do] mettez
    } { $who } dans la zone de recherche
text-send-in-play =
    { $do_mood ->
        [to] mettre
       *[do] mettez
    } { $who } en jeu
text-send-on =
    { $do_mood ->
        [to] mettre
       *[do] mettez
    } { $who } sur { $other }
text-send-in-play-of =
    { $do_mood ->
        [to] mettre
       *[do] mettez
    } { $who } en jeu sous le contrôle { $other_de }
text-do-control =
    { $do_mood ->
        [to] donner
       *[do] donnez
    } { $other_a } le contrôle { $who_de }
text-do-take-control =
    { $do_mood ->
        [to] prendre
       *[do] prenez
    } le contrôle { $who_de }
text-do-become = { $who } devient un serviteur avec { $body }
text-do-know =
    { $do_mood ->
        [to] mémoriser
       *[do] mémorisez
    } { $who }
text-do-know-first =
    { $do_mood ->
        [to] mémoriser
       *[do] mémorisez
    } { $who } comme premier
text-do-know-second =
    { $do_mood ->
        [to] mémoriser
       *[do] mémorisez
    } { $who } comme second

# Hands and decks.
text-do-draw =
    { $do_mood ->
        [to] piocher
       *[do] piochez
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
text-is-draw =
    { $who } { $who_n ->
        [more] piochent
       *[other] pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
text-do-draw-crypt =
    { $do_mood ->
        [to] piocher
       *[do] piochez
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } de votre crypte
text-is-draw-crypt =
    { $who } { $who_n ->
        [more] piochent
       *[other] pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } de sa crypte
text-do-discard =
    { $do_mood ->
        [to] défausser
       *[do] défaussez
    } { $cards }
text-is-discard =
    { $who } { $who_n ->
        [more] défaussent
       *[other] défausse
    } { $cards }
text-do-discard-of =
    { $do_mood ->
        [to] défausser
       *[do] défaussez
    } { $cards } de votre choix de la main { $who_de }
text-do-search =
    { $do_mood ->
        [to] chercher
       *[do] cherchez
    } { $cards } dans { $zones }
text-zones-of = { $zones } { $who_de }
text-look-hand =
    { $do_mood ->
        [to] regarder
       *[do] regardez
    } la main { $who_de }
text-look-at =
    { $do_mood ->
        [to] regarder
       *[do] regardez
    } { $zone } { $who_de }
text-do-equip =
    { $do_mood ->
        [to] équiper
       *[do] équipez
    } { $who } avec { $other } (prérequis et coût s'appliquent)

# The action.
text-end-action =
    { $do_mood ->
        [to] terminer
       *[do] terminez
    } l'action
text-end-action-unresolved =
    { $do_mood ->
        [to] terminer
       *[do] terminez
    } l'action (un serviteur qui bloque n'est pas incliné)
text-continue =
    { $do_mood ->
        [to] continuer
       *[do] continuez
    } l'action comme si elle n'avait pas été bloquée
text-redirect =
    { $do_mood ->
        [to] rediriger
       *[do] redirigez
    } la morsure vers { $who } (les serviteurs de la nouvelle cible peuvent tenter de bloquer)
text-is-try-block = { $who } tente de bloquer
text-to-try-block = faire en sorte que { $who } tente de bloquer
text-fail-action = l'action échoue
text-fail-block = la tentative de blocage échoue
text-no-bleed = la morsure ne brûle pas de points de réserve et n'est pas réussie
text-is-fight = { $who } entre en combat avec { $other }
text-to-fight = entrer en combat avec { $other }
text-acting-is = { $who } compte comme le serviteur qui agit dans ce combat

# Combat.
text-strike =
    { $do_mood ->
        [to] frapper
       *[do] frapper
    } : { $text }
text-strike-ranged =
    { $do_mood ->
        [to] frapper
       *[do] frapper
    } à toute portée : { $text }
text-strike-first =
    { $do_mood ->
        [to] frapper
       *[do] frapper
    } en premier : { $text }
text-strike-hand = frappe à mains nues
text-strike-hand-more = frappe à mains nues à +{ $n } en dégâts
text-strike-weapon = utiliser la frappe { $who_de }, à +{ $n } en dégâts
text-strike-dodge = esquiver
text-strike-combat-ends = fin de combat
text-strike-steal-blood =
    voler { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de sang ou de vie { $n ->
        [1] (converti en sang)
       *[other] (convertis en sang)
    }
text-strike-destroy-equipment = détruire { $what }
text-strike-steal-equipment = voler { $what }
text-maneuver =
    { $do_mood ->
        [to] manœuvrer
       *[do] manœuvrez
    }
text-press =
    { $do_mood ->
        [to] poursuivre
       *[do] poursuivez
    }
text-prevent =
    { $do_mood ->
        [to] prévenir
       *[do] prévenez
    } { $n ->
        [0] { $n } point
        [1] { $n } point
       *[other] { $n } points
    } de dégâts
text-is-damaged = { $who } subit { $damage }
text-set-close = ce round est au contact
text-set-next-close = le prochain round de ce combat est au contact
text-set-long = ce round est à distance
text-set-next-long = le prochain round de ce combat est à distance
text-new-round =
    { $do_mood ->
        [to] commencer
       *[do] commencez
    } un nouveau round de combat
text-end-combat =
    { $do_mood ->
        [to] terminer
       *[do] terminez
    } le combat
text-queue = un autre combat avec { $who } commence après celui-ci
text-restrike = { $who } choisit une autre frappe

# Referendums and cards being played.
text-abstain = { $who } s'abstient : ses voix et bulletins sont annulés
text-cast-for = vous exprimez les voix et bulletins { $who_de }
text-settle-passes = le référendum passe
text-settle-fails = le référendum échoue
text-settle-canceled =
    { $do_mood ->
        [to] annuler
       *[do] annulez
    } le référendum
text-do-cancel =
    { $do_mood ->
        [to] annuler
       *[do] annulez
    } { $who }
text-ransom =
    { $who } { $who_n ->
        [you] pouvez
        [more] peuvent
       *[other] peut
    } { $price } pour annuler cette carte lorsqu'elle est jouée

# Other pieces.
text-extra-cost = Coût supplémentaire : { $price }.
text-only-if = { $text } si { $condition }
