# Options, short. $ask is the word of the question (see questions.ftl). Names of cards and minions come
# in their basic form, without regard to gender; $who and $prey are players such as "B (Ventrue)".

# $at says at what: block, polling, a phase (unlock, master, minion, influence, discard), or other.
option-pass =
    { $at ->
        [block] Ne pas bloquer
        [minion] Plus aucune action
        [master] Terminer la phase de maître
        [influence] Terminer la phase d'influence
        [discard] Terminer la phase de défausse
       *[other] Passer
    }
option-done =
    { $ask ->
        [next] Terminer la phase de redressement
        [target] Personne ni rien
        [more] Personne ni rien d'autre
        [take] Rien de plus
        [equipment] Rien
        [diablerie-discipline] Aucune Discipline
        [search] Aucune carte
        [discard] Aucune carte
        [polling] Plus aucune voix
       *[other] Terminé
    }
option-yes =
    { $ask ->
        [may] L'utiliser
        [pay] Payer
        [diablerie] Commettre la diablerie
       *[other] Oui
    }
option-no =
    { $ask ->
        [may] Ne pas l'utiliser
        [pay] Ne pas payer
        [diablerie] Pas de diablerie
       *[other] Non
    }

# $card comes with the Disciplines of the way to play it, and its cost.
option-play =
    { $ask ->
        [deed] Jouer { $card }
       *[other] Jouer { $card } avec { $minion }
    }
option-play-alone = Jouer { $card }
# $what is a card in play, with what its text does.
option-use =
    { $ask ->
        [next] { $what }
        [next-trigger] { $what }
       *[other] Utiliser { $what } avec { $minion }
    }
option-use-alone =
    { $ask ->
        [next] { $what }
        [next-trigger] { $what }
       *[other] Utiliser { $what }
    }
option-act = { $minion } agit
option-bleed = Mordre { $prey } pour { $n }
# Where there is nobody to bleed.
option-bleed-nobody = Mordre
option-hunt = Chasser
option-equip-from = Prendre un équipement : { $minion }
option-leave-torpor = Quitter la torpeur
option-rescue = Secourir { $minion } en torpeur
option-diablerize = Commettre une diablerie sur { $minion }
option-become-anarch = Devenir Anarch
option-block = Bloquer avec { $minion }

# $means is a card, a weapon, the hands, or the minion's own text.
option-strike = Frappe : { $means }
option-maneuver = Manœuvre : { $means }
option-press = Poursuite : { $means }
option-dodge = Esquive : { $means }
option-prevent = Prévenir des dégâts : { $means }
# A point of damage of the source $what; $aggravated is yes or no.
option-damage =
    { $aggravated ->
        [yes] Dégâts aggravés : { $what }
       *[no] Dégâts : { $what }
    }
option-additional = Frappe additionnelle : { $means }

option-target = { $what }
option-number =
    { $ask ->
        [x] X = { $n }
        [share] Le sauveteur paie { $n }
       *[other] { $n }
    }
option-clan = { $clan }
option-points =
    { $n ->
        [one] { $n } point à { $who }
       *[other] { $n } points à { $who }
    }
# $text is what the branch does, or its number.
option-option = { $text }
option-pay = Payer pour la contestation : { $what }
option-yield = Céder { $what }
option-unlock = Brûler 1 point de réserve pour redresser { $minion }
option-ransom = Payer pour annuler la carte
option-edge-pool = Gagner 1 point de réserve grâce à l'Avantage
option-withdraw = Annoncer que vous vous retirez de la partie
option-burn-option = Défausser « { $card } », qu'aucun de vos serviteurs ne peut jouer (option de brûlage)

# $card is a vampire of the uncontrolled region, with the blood on it.
option-transfer =
    Déplacer { $n } { $n ->
        [one] point
       *[other] points
    } de réserve sur { $card }
option-back = Ramener 1 point de sang dans la réserve : { $card }
option-crypt = Piocher un vampire de la crypte (4 transferts, 1 point de réserve)
option-out = Déplacer { $card } dans la région disponible
option-discard = Défausser « { $card } »

# $for is yes or no.
option-votes =
    { $for ->
        [yes] Toutes vos voix pour
       *[no] Toutes vos voix contre
    }
option-vote =
    { $for ->
        [yes] { $minion } vote pour
       *[no] { $minion } vote contre
    }
# Votes that the card $source gives.
option-vote-text =
    { $for ->
        [yes] Les voix de « { $source } » : pour
       *[no] Les voix de « { $source } » : contre
    }
option-vote-edge =
    { $for ->
        [yes] Brûler l'Avantage pour une voix pour
       *[no] Brûler l'Avantage pour une voix contre
    }
option-vote-calling =
    { $for ->
        [yes] La voix de la carte du référendum : pour
       *[no] La voix de la carte du référendum : contre
    }
option-vote-card =
    { $for ->
        [yes] Brûler « { $card } » pour une voix pour
       *[no] Brûler « { $card } » pour une voix contre
    }
option-take = Prendre « { $permanent } »
option-draw = { $card }

# A card with the Disciplines of a way to play it, as printed: $mode is "[dom]" or "[DOM]".
card-mode = { $card } { $mode }
# A card with what is worth knowing; $details is a list of the messages below.
with-details = { $card } ({ $details })
# A card or minion with the player who controls it.
of-player = { $card } ({ $who })
detail-text = texte { $n }
detail-branch = choix { $n }
detail-intercept = interception { $n }
detail-strength = force { $n }
detail-blood = sang { $blood }/{ $capacity }
detail-life = vie { $n }
detail-votes = { $n } voix

# What something costs.
price-blood =
    { $n } { $n ->
        [one] point
       *[other] points
    } de sang
price-pool =
    { $n } { $n ->
        [one] point
       *[other] points
    } de réserve
price-life =
    { $n } { $n ->
        [one] point
       *[other] points
    } de vie
price-blood-or-life =
    { $n } { $n ->
        [one] point
       *[other] points
    } de sang ou de vie
price-conviction = { $n } conviction
price-lock = incliner
price-burn = brûler
price-discard =
    { $n ->
        [one] défausser { $n } carte
       *[other] défausser { $n } cartes
    }
price-remove =
    { $n ->
        [one] { $n } compteur
       *[other] { $n } compteurs
    }
price-blood-of =
    { $n } { $n ->
        [one] point
       *[other] points
    } de sang d'un vampire
price-edge = brûler l'Avantage
price-transfers =
    { $n ->
        [one] { $n } transfert
       *[other] { $n } transferts
    }
price-actions =
    { $n ->
        [one] { $n } action de phase
       *[other] { $n } actions de phase
    }
price-burn-any =
    { $n ->
        [one] brûler { $n } carte
       *[other] brûler { $n } cartes
    }
price-choice = un coût au choix

# What a text does, in a word or two.
gist-stealth = discrétion { $n }
gist-intercept = interception { $n }
gist-bleed = morsure { $n }
gist-votes = voix { $n }
gist-strength = force { $n }
gist-hand-size = taille de main { $n }
gist-move-blood = du sang du vampire vers la réserve
gist-move-pool = de la réserve sur le vampire
gist-move-here = vers cette carte
gist-move-counter = déplacer des compteurs
gist-gain-pool = gagner de la réserve
gist-gain-blood = gagner du sang
gist-gain-counter = ajouter des compteurs
gist-gain-edge = prendre l'Avantage
gist-lose-pool = brûler de la réserve
gist-lose-blood = brûler du sang
gist-lose-counter = retirer des compteurs
gist-lock = incliner
gist-unlock = redresser
gist-wake = se réveiller
gist-burn = brûler
gist-send-ready = vers la région disponible
gist-draw = piocher
gist-draw-crypt = piocher dans la crypte
gist-discard = défausser
gist-search = chercher une carte
gist-look = regarder des cartes
gist-redirect = rediriger la morsure
gist-cancel = annuler
gist-fight = combat
gist-strike = frappe
gist-maneuver = manœuvre
gist-press = poursuite
gist-prevent = prévenir des dégâts
gist-damage = dégâts
gist-end-combat = terminer le combat
