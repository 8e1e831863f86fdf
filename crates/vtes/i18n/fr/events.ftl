# Lines of the log, without a full stop. $who, $at, $to and $of are players such as "B (Ventrue)".
# Names of cards and minions ($card, $minion and others) come in their basic form, and nothing agrees
# with their gender. $n counts what the sentence is about.

# What happened, and the card that did it.
event-because = { $what } ({ $by })

event-turn = Tour { $turn } : { $who }
event-phase = { $who } : { $phase }
event-master-actions-charged =
    Une carte de maître hors-tour de { $who } est décomptée de cette phase : { $n } { $n ->
        [one] action
       *[other] actions
    } de phase de maître en moins, { $left ->
        [0] il n'en reste aucune
       *[other] il en reste { $left }
    }
event-edge-pool = { $who } a l'Avantage et en tire de la réserve

event-drew = { $who } pioche « { $card } »
event-drew-hidden = { $who } pioche une carte
event-drew-crypt = { $who } pioche { $card } dans la crypte
event-drew-crypt-hidden = { $who } pioche un vampire dans la crypte
event-discarded = { $who } défausse « { $card } »
event-played = { $who } joue « { $card } » avec { $minion }
event-played-alone = { $who } joue « { $card } »
event-used = { $who } utilise { $card }
event-cancelled = « { $card } » : carte annulée
event-burned = { $card } brûle
event-removed = { $card } sort définitivement du jeu
event-enters-play = { $who } pose « { $card } » sur { $on }
event-enters-play-alone = { $who } met { $card } en jeu
event-moved = « { $card } » passe à un autre porteur : { $on }
event-stolen = { $who } vole { $card }
event-control-ends = { $card } revient à { $who }
event-returned-to-hand = « { $card } » revient dans la main de { $who }
event-shown = { $who } montre { $card }
event-looked = { $who } regarde une carte de { $of } : { $card }
event-looked-hidden = { $who } regarde une carte de { $of }
event-shuffled = { $who } mélange sa bibliothèque

event-pool-gained =
    { $who } gagne { $n } { $n ->
        [one] point
       *[other] points
    } de réserve
event-pool-lost =
    { $who } brûle { $n } { $n ->
        [one] point
       *[other] points
    } de réserve
event-blood-gained =
    { $card } gagne { $n } { $n ->
        [one] point
       *[other] points
    } de sang
event-blood-lost =
    { $card } brûle { $n } { $n ->
        [one] point
       *[other] points
    } de sang
event-blood-moved = Du sang passe d'un vampire à l'autre ({ $n }) : { $from }, puis { $to }
event-counters-gained =
    { $n ->
        [one] { $card } reçoit { $n } compteur
       *[other] { $card } reçoit { $n } compteurs
    }
event-counters-lost =
    { $n ->
        [one] { $card } perd { $n } compteur
       *[other] { $card } perd { $n } compteurs
    }
event-edge-taken = { $who } prend l'Avantage
event-edge-burned = { $who } brûle l'Avantage
event-edge-returned = Plus personne n'a l'Avantage

event-locked = { $card } s'incline
event-unlocked = { $card } se redresse
event-all-unlocked = { $who } redresse toutes ses cartes
event-woken = { $card } se réveille et peut bloquer et réagir
event-to-torpor = { $card } tombe en torpeur
event-leaves-torpor = { $card } quitte la torpeur
event-to-uncontrolled = { $card } passe dans la région incontrôlée
event-title-gained = { $card } obtient le titre : { $title }
event-title-lost = { $card } perd le titre : { $title }
event-sect-changed = { $card } change de secte : { $sect }
event-discipline-gained = { $card } gagne un niveau de Discipline : { $discipline }

event-contested = « { $card } » de { $who } est l'objet d'une contestation
event-contest-paid = { $who } paie pour la contestation : { $card }
event-yielded = { $who } cède { $card }
event-contest-over = { $who } garde { $card } : fin de la contestation
event-title-contested = { $card } : titre contesté, { $title }
event-title-yielded = { $card } cède le titre : { $title }
event-title-kept = { $card } garde le titre : { $title }

# $deed is one of the deeds in terms.ftl; $at is the player at whom it is directed.
event-announced = { $minion } de { $who } agit : { $deed }, « { $card } », contre { $at }
event-announced-plain = { $minion } de { $who } agit : { $deed }, contre { $at }
event-announced-undirected = { $minion } de { $who } agit : { $deed }, « { $card } »
event-announced-plain-undirected = { $minion } de { $who } agit : { $deed }
event-targeted = { $card } : la cible est { $target }
event-targeted-player = { $card } : la cible est { $target }
event-targeted-place = { $card } : la cible est le vampire incontrôlé { $place } de { $who }
event-attempts = { $minion } de { $who } tente de bloquer
# $signed is what is added, with its sign.
event-stealth = { $minion } : discrétion { $signed }
event-intercept = { $minion } : interception { $signed }
event-bleed-changed = La morsure : { $signed }
event-attempt-fails = { $minion } ne parvient pas à bloquer
event-declines = { $who } ne bloque pas
event-redirected = La morsure passe à { $to }
event-blocked = { $blocker } bloque { $minion }
event-goes-on = { $minion } poursuit son action comme si personne n'avait bloqué
event-succeeds = { $minion } réussit son action
event-action-ends = { $minion } : fin de l'action
event-bled =
    { $n ->
        [0] La morsure de { $who } ne donne rien
       *[other] { $who } subit une morsure de { $n }
    }
event-hunted = { $minion } chasse

event-combat-begins = Combat : { $minion } contre { $against }
event-round = Round { $n }
# $long is yes or no.
event-maneuvers =
    { $long ->
        [yes] { $minion } manœuvre à distance
       *[no] { $minion } manœuvre au contact
    }
event-range =
    { $long ->
        [yes] Le combat est à distance
       *[no] Le combat est au contact
    }
event-strike-chosen = { $minion } frappe avec « { $card } »
event-strike-chosen-hands = { $minion } frappe à mains nues
event-strike-aimed = { $minion } vise le compagnon « { $retainer } »
event-dodges = { $minion } esquive
event-strike-ends-combat = { $minion } met fin au combat par sa frappe
# $aggravated of $n are aggravated.
event-damage =
    { $aggravated ->
        [0] { $card } subit des dégâts : { $n }
       *[other] { $card } subit des dégâts : { $n } (aggravés : { $aggravated })
    }
event-prevented = { $card } : dégâts prévenus, { $n }
event-healed = { $card } soigne des dégâts : { $n }
event-wounded = { $card } ne peut pas soigner tous les dégâts
event-additional-strikes =
    { $n ->
        [one] { $minion } obtient { $n } frappe additionnelle
       *[other] { $minion } obtient { $n } frappes additionnelles
    }
# $on is yes to continue combat, no to end it.
event-presses =
    { $on ->
        [yes] { $minion } poursuit pour continuer le combat
       *[no] { $minion } poursuit pour terminer le combat
    }
event-combat-ends = Le combat se termine

event-calls = { $minion } de { $who } appelle un référendum : « { $card } »
event-calls-alone = { $who } appelle un référendum : « { $card } »
event-calls-plain = { $minion } de { $who } : un référendum est appelé
event-calls-alone-plain = Un référendum est appelé pendant le tour de { $who }
# $yes is yes or no; $n are votes, $source is the minion or card that has them.
event-voted =
    { $yes ->
        [yes] { $who } vote pour : { $n } ({ $source })
       *[no] { $who } vote contre : { $n } ({ $source })
    }
event-voted-alone =
    { $yes ->
        [yes] { $who } vote pour : { $n }
       *[no] { $who } vote contre : { $n }
    }
event-ballots =
    { $yes ->
        [yes] { $minion } dépose des bulletins des prisci pour : { $n }
       *[no] { $minion } dépose des bulletins des prisci contre : { $n }
    }
event-block-swings =
    { $yes ->
        [yes] Le bloc des prisci vote pour
       *[no] Le bloc des prisci vote contre
    }
event-block-swings-tied = Le bloc des prisci est à égalité et ne vote pas
event-votes-changed = Voix : { $signed }
event-burned-for-vote = { $who } brûle « { $card } » pour une voix
event-abstains = { $minion } s'abstient
event-no-terms = « { $card } » : ses termes sont impossibles, il n'y a pas de référendum
event-points-given = « { $card } » : { $n } à { $who }
event-referendum-cancelled = Le référendum est annulé
event-passed = Le référendum est adopté : { $yes } pour, { $no } contre
event-failed = Le référendum échoue : { $yes } pour, { $no } contre
event-blood-hunt-called = Chasse au sang mise aux voix : { $minion }
event-diablerized = { $minion } commet une diablerie : { $victim }

# $place is the place in the uncontrolled region.
event-transferred =
    { $who } déplace { $n } { $n ->
        [one] point
       *[other] points
    } de réserve sur son vampire incontrôlé { $place }
event-transferred-back = { $who } ramène 1 point de sang de son vampire incontrôlé { $place } dans sa réserve
event-influenced =
    Le vampire incontrôlé { $place } de { $who } gagne { $n } { $n ->
        [one] point
       *[other] points
    } de sang
event-influence-lost =
    Le vampire incontrôlé { $place } de { $who } perd { $n } { $n ->
        [one] point
       *[other] points
    } de sang
event-moved-out = { $who } déplace { $card } dans la région disponible

event-ousted = Élimination : { $who }
# $halves are half victory points: 2 make a whole one.
event-victory-point =
    { $halves ->
        [1] { $who } gagne un demi-point de victoire
        [2] { $who } gagne un point de victoire
       *[other] { $who } gagne des points de victoire
    }
event-time-up = Le temps est écoulé : la partie se termine avec ce tour
event-turn-limit = C'était le dernier tour : la partie se termine
event-withdrawing = { $who } annonce son retrait de la partie
event-withdrawal-broken = { $who } ne peut plus se retirer
event-withdrew = { $who } se retire de la partie
event-clan-chosen = Le clan est { $clan }
# $count is the number of winners.
event-won =
    { $count ->
        [0] Personne ne gagne la partie
        [one] { $winners } gagne la partie
       *[other] { $winners } gagnent la partie
    }
