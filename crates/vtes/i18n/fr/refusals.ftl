# Why something cannot be chosen: the facts, and what would be needed. The program adds the number of
# the rule. Names of cards and minions come in their basic form; a player is a letter.

why-players =
    { $players ->
        [one] V:TES se joue de 2 à 6 ; { $players } joueur ne peut pas y jouer.
       *[other] V:TES se joue de 2 à 6 ; { $players } joueurs ne peuvent pas y jouer.
    }
why-deck-size = Une pile du deck de { $seat } a { $have } cartes ; il en faut de { $least } à { $most }.
why-wrong-pile = { $card } n'a pas sa place là où le deck de { $seat } la met.
why-groups = La crypte de { $seat } mélange des groupes incompatibles.

why-not-now = { $card } ne peut pas servir maintenant.
why-other-time = { $card } ne peut pas servir maintenant. Son moment : { $times }.
# When a card is played, by its type; the moments are those of terms.ftl.
time = { $moments }
time-own-action = une action à vous ({ $moments })
time-others-action = une action d'un autre ({ $moments })
time-others-turn = le tour d'un autre ({ $moments })
time-combat = combat ({ $moments })
why-not-in-blood-hunt = On ne joue ni modificateur d'action ni réaction pendant le référendum d'une chasse au sang.
why-no-minion = Aucun de vos serviteurs ne peut utiliser « { $card } ».
# $superior is yes for the superior level.
why-needs-discipline =
    { $superior ->
        [yes] { $minion } n'a pas { $discipline } au niveau supérieur.
       *[no] { $minion } n'a pas { $discipline }.
    }
why-needs-clan = { $minion } n'est pas du clan que demande « { $card } ».
why-needs-clan-nobody = Vous n'avez aucun serviteur disponible du clan que demande « { $card } ».
why-needs-more = { $minion } ne remplit pas les conditions : « { $card } ».
why-needs-more-nobody = Aucun de vos serviteurs ne remplit les conditions : « { $card } ».
why-needs-pool =
    Cela coûte { $needs } { $needs ->
        [one] point
       *[other] points
    } de réserve, et vous en avez { $has }.
why-needs-blood =
    Cela coûte { $needs } { $needs ->
        [one] point
       *[other] points
    } de sang, et { $card } en a { $has }.
why-no-target = { $card } n'a pas de cible maintenant.
why-once-per = { $card } ne peut pas resservir pour l'instant.
why-not-for-allies = { $minion } est un allié : les cartes à Discipline sont pour les vampires.
why-no-master-action = Il ne reste aucune action de cette phase.
why-one-trifle = Une triviale a déjà rendu une action pendant ce tour.
why-out-of-turn-in-own-turn = Une carte de maître hors-tour se joue pendant le tour des autres.
why-out-of-turn-used = Vous avez déjà joué une carte de maître hors-tour depuis votre dernier tour.
why-one-event = Vous avez déjà joué un événement pendant ce tour.
why-event-played = « { $card } » a déjà été jouée dans cette partie : une seule par partie.
why-stealth-not-needed = La discrétion ne s'ajoute que si une tentative de blocage va réussir.
why-intercept-not-needed = L'interception ne s'ajoute que si une tentative de blocage va échouer.
why-not-blocking = { $minion } n'est pas en train de bloquer.
why-condition = Une condition n'est pas remplie : { $card }.

why-locked = Carte inclinée : { $card }.
why-awake = { $minion } peut déjà réagir.
why-not-ready = { $card } n'est pas dans la région disponible.
why-cannot-act = { $minion } ne peut pas le faire.
why-must-hunt = { $minion } n'a plus de sang et doit chasser.
why-must-act-first = { $minion } doit agir d'abord.
why-already-bled = { $minion } a déjà mordu pendant ce tour.
why-already-called = { $minion } a déjà appelé un référendum pendant ce tour.
why-same-action = { $minion } a déjà fait cette action pendant ce tour : { $card }.
why-allies-cannot = { $minion } est un allié : seuls les vampires le font.
why-nobody-to-bleed = Il n'y a personne à mordre.
why-barred = { $card } l'interdit.
why-in-torpor = { $minion } est en torpeur.
why-has-title = { $minion } a un titre.
why-already-anarch = { $minion } est déjà Anarch.

why-may-not-block = Ce n'est pas à { $who } de bloquer cette action.
why-has-declined = { $who } a renoncé à bloquer cette action.
why-failed-already = { $minion } n'a pas réussi à bloquer, et rien n'a changé depuis.

why-maneuvered-last = { $minion } a fait la dernière manœuvre : à l'autre maintenant.
why-pressed-last = { $minion } a fait la dernière poursuite : à l'autre maintenant.
why-strike-bound = { $minion } a manœuvré avec une carte ou une arme et doit frapper avec elle.
why-nothing-to-prevent = Il n'y a pas de dégâts que « { $card } » puisse prévenir.
why-strikes-left = { $minion } a encore des frappes additionnelles à faire.
why-strikes-gained = { $minion } a déjà obtenu des frappes additionnelles pendant ce round.

why-no-transfers =
    { $needs ->
        [one] Il faut { $needs } transfert, et vous en avez { $has }.
       *[other] Il faut { $needs } transferts, et vous en avez { $has }.
    }
why-last-pool = Cela prendrait votre dernière réserve.
why-not-full =
    Il y a { $has } { $has ->
        [one] point
       *[other] points
    } de sang, et il en faut { $needs }.
why-crypt-empty = Votre crypte est vide.
why-no-room = Il n'y a plus de place sur cette table.

why-no-votes = { $card } n'a pas de voix.
why-has-voted = { $card } a déjà voté.
why-abstains = { $card } s'abstient dans ce référendum.
why-one-card-vote = Vous avez déjà la voix d'une carte politique dans ce référendum.
why-no-edge = Vous n'avez pas l'Avantage.

why-own-turn = C'est votre propre tour : tout vous y est demandé, et vous passez fenêtre par fenêtre.
why-no-action-under-way = Aucune action en cours ne peut se terminer.
why-no-combat-under-way = Aucun combat en cours ne peut se terminer.
why-aimed-at-you = Quelque chose vous vise déjà.
why-library-left = Vous ne pouvez vous retirer que si votre bibliothèque est vide.
why-hand-full = Vous ne pouvez vous retirer qu'une fois, et avec moins de cartes que votre taille de main.

# Set-up. $names are the names for the command line; $rule is a number such as 5.4.
setup-unknown-variant = Il n'y a pas d'option « { $given } ». Les options sont : { $names }. Mettez « no- » devant une option sans valeur pour la désactiver.
setup-unknown-variant-suggest = Il n'y a pas d'option « { $given } » ; vouliez-vous dire « { $near } » ? Les options sont : { $names }. Mettez « no- » devant une option sans valeur pour la désactiver.
setup-refused = { $why } (règle { $rule })
