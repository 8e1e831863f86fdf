# Questions to the player who is asked. Names of cards and minions come in their basic form, without
# regard to gender; $who, $foe and $player are players such as "B (Ventrue)". $n counts what the
# sentence is about.

# A window in which something can be done; $moment is one of the moments in terms.ftl. The messages
# with an ending stand in its place where more is known of what is under way.
question-window = { $moment } : faites-vous quelque chose ?
# $foe is the player whose turn it is.
question-window-other = Tour de { $foe }, { $moment } : faites-vous quelque chose ?
question-window-unlock = Votre phase de redressement : faites-vous quelque chose ?
# $n is the number of actions of the phase that are left; of transfers in the influence phase.
question-window-master =
    { $n ->
        [0] Votre phase de maître : il ne reste aucune action de phase de maître. Faites-vous quelque chose ?
        [one] Votre phase de maître : il reste { $n } action de phase de maître. Que jouez-vous ?
       *[other] Votre phase de maître : il reste { $n } actions de phase de maître. Que jouez-vous ?
    }
question-window-minion = Votre phase de serviteur : quel serviteur agit ?
question-window-influence =
    { $n ->
        [0] Votre phase d'influence : il ne reste aucun transfert. Faites-vous quelque chose ?
        [one] Votre phase d'influence : il reste { $n } transfert. Qu'en faites-vous ?
       *[other] Votre phase d'influence : il reste { $n } transferts. Qu'en faites-vous ?
    }
question-window-discard =
    { $n ->
        [0] Votre phase de défausse : il ne reste aucune action de phase de défausse. Faites-vous quelque chose ?
        [one] Votre phase de défausse : il reste { $n } action de phase de défausse. Quelle carte défaussez-vous ?
       *[other] Votre phase de défausse : il reste { $n } actions de phase de défausse. Quelle carte défaussez-vous ?
    }
# $act is a sentence on the action under way, from those at the end of this file; $stealth is its
# stealth.
question-window-block =
    { $stealth ->
        [0] { $act }. Bloquez-vous ?
       *[other] { $act } (discrétion { $stealth }). Bloquez-vous ?
    }
# $holds is yes if the block would succeed as it stands.
question-window-attempt =
    { $holds ->
        [yes] { $act }. En l'état, { $blocker } bloque : interception { $intercept }, discrétion { $stealth }. Faites-vous quelque chose ?
       *[no] { $act }. { $blocker } tente de bloquer et échoue en l'état : interception { $intercept }, discrétion { $stealth }. Faites-vous quelque chose ?
    }
question-window-action = { $act } ({ $moment }). Faites-vous quelque chose ?
# $first acts, $second is the other; $range is one of the ranges in table.ftl.
question-window-combat = { $first } contre { $second }, round { $n }, { $range } ({ $moment }). Faites-vous quelque chose ?
question-window-prevent =
    { $n ->
        [one] { $minion } va subir { $n } dégât. Qu'utilisez-vous pour le prévenir ?
       *[other] { $minion } va subir { $n } dégâts. Qu'utilisez-vous pour les prévenir ?
    }
# $title says what the referendum is about; $yes and $no are votes.
question-window-polling = { $title } : { $yes } pour, { $no } contre. Comment votez-vous ?
question-as-played = { $player } joue « { $card } ». L'annulez-vous ?
# $event is one of the triggers in terms.ftl.
question-would = { $what } : { $event }. Faites-vous quelque chose avant ?
question-deed = Que fait { $minion } ?
question-must-act = Ces serviteurs doivent agir avant la fin de la phase. Lequel agit maintenant ?
question-slave = { $minion } est bloqué. Un esclave combat-il à sa place ?
question-next = Votre phase de redressement : que se passe-t-il ensuite ?
question-next-trigger = Plusieurs textes s'appliquent. Lequel vient ensuite ?
# $n is 0 for the first thing chosen.
question-target =
    { $n ->
        [0] { $card } : qui ou quoi choisissez-vous ?
       *[other] { $card } : qui ou quoi choisissez-vous en plus ?
    }
question-more = { $card } : qui ou quoi d'autre choisissez-vous ?
question-x = { $card } : combien vaut X ?
question-number = { $card } : quel nombre choisissez-vous ?
question-clan = { $card } : quel clan choisissez-vous ?
question-points = { $card } : combien de points pour chacun ?
question-option = { $card } : que choisissez-vous ?
question-may = Utilisez-vous « { $card } » ?
question-price = { $card } : avec quoi payez-vous ?
question-payer = { $card } : qui paie le sang, ou que brûlez-vous ?
question-pay = { $card } : payez-vous ?
question-strike = Quelle frappe pour { $minion } ?
# The same while the combat with $foe is under way.
question-strike-combat = Quelle frappe pour { $minion } ({ $foe }, { $range }) ?
question-prevent = { $minion } : quels dégâts prévenez-vous ?
question-strike-target = { $minion } : qui la frappe vise-t-elle ?
question-equipment = { $minion } : quel équipement choisissez-vous ?
question-share = Secourir { $minion } coûte 2 sangs. Combien en paie le sauveteur ?
question-take = { $minion } : quel équipement prenez-vous ?
question-diablerie = { $victim } a tenté de quitter la torpeur, mais { $minion } bloque. Commettez-vous la diablerie ?
question-diablerie-discipline = { $minion } a commis une diablerie et peut gagner un niveau de Discipline. Quelle carte prenez-vous ?
question-discard = Quelle carte défaussez-vous ?
question-search = { $card } : quelle carte prenez-vous ?
question-polling = Comment votez-vous ?
# The same while the referendum is under way; $title says what it is about, $yes and $no are votes.
question-polling-tally = { $title } : { $yes } pour, { $no } contre. Comment votez-vous ?
question-cast-for = { $minion } : pour quoi vont ses voix ?
question-draw = Quelle carte est piochée ?
question-draw-crypt = Quel vampire sort de la crypte ?
question-random = Quelle carte, au hasard ?

# The same to those who wait. Nothing hidden may be said.

waiting-window = { $who } peut faire quelque chose ({ $moment }).
waiting-as-played = { $who } peut annuler « { $card } » de { $player }.
waiting-would = { $who } peut faire quelque chose avant ({ $what } : { $event }).
waiting-deed = { $who } décide de ce que fait { $minion }.
waiting-must-act = { $who } choisit quel serviteur doit agir.
waiting-slave = { $who } choisit si un esclave combat à la place de { $minion }.
waiting-next = { $who } est dans sa phase de redressement.
waiting-next-trigger = { $who } choisit quel texte vient ensuite.
waiting-target = { $who } choisit pour « { $card } ».
waiting-more = { $who } choisit pour « { $card } ».
waiting-x = { $who } décide combien vaut X ({ $card }).
waiting-number = { $who } choisit un nombre ({ $card }).
waiting-clan = { $who } choisit un clan ({ $card }).
waiting-points = { $who } répartit des points ({ $card }).
waiting-option = { $who } choisit l'effet ({ $card }).
waiting-may = { $who } décide d'utiliser ou non « { $card } ».
waiting-price = { $who } choisit avec quoi payer ({ $card }).
waiting-payer = { $who } choisit qui ou quoi paie ({ $card }).
waiting-pay = { $who } décide de payer ou non ({ $card }).
waiting-strike = { $who } choisit la frappe ({ $minion }).
waiting-prevent = { $who } décide quels dégâts prévenir ({ $minion }).
waiting-strike-target = { $who } choisit qui la frappe vise ({ $minion }).
waiting-equipment = { $who } choisit un équipement ({ $minion }).
waiting-share = { $who } décide qui paie le secours ({ $minion }).
waiting-take = { $who } décide quel équipement prendre ({ $minion }).
waiting-diablerie = { $who } décide si { $minion } commet la diablerie ({ $victim }).
waiting-diablerie-discipline = { $who } décide quelle Discipline gagne { $minion }.
waiting-discard = { $who } choisit une carte à défausser.
waiting-search = { $who } cherche une carte ({ $card }).
waiting-polling = { $who } décide de son vote.
waiting-cast-for = { $who } décide du vote ({ $minion }).
waiting-draw = { $who } attend une pioche.
waiting-draw-crypt = { $who } attend une carte de la crypte.
waiting-random = { $who } attend le hasard.

# The action under way as a sentence. $actor acts for the player $who; $target is a player, a minion
# or another card, $card the card or text that it is done with.
act-bleed = { $actor } de { $who } mord { $target } pour { $n }
act-bleed-you = { $actor } de { $who } vous mord pour { $n }
act-hunt = { $actor } de { $who } chasse
act-political = { $actor } de { $who } appelle un référendum : « { $card } »
act-equip = { $actor } de { $who } s'équipe : « { $card } »
act-equip-from = { $actor } de { $who } prend un équipement à un autre serviteur : { $target }
act-employ = { $actor } de { $who } emploie « { $card } »
act-recruit = { $actor } de { $who } recrute « { $card } »
act-rescue = { $actor } de { $who } secourt { $target } en torpeur
act-leave-torpor = { $actor } de { $who } quitte la torpeur
act-diablerize = { $actor } de { $who } commet une diablerie sur { $target }
act-become-anarch = { $actor } de { $who } devient Anarch
act-card = { $actor } de { $who } agit avec « { $card } »
act-card-target = { $actor } de { $who } agit avec « { $card } », cible : { $target }
# $deed is one of the deeds in terms.ftl.
act-other = { $actor } de { $who } agit : { $deed }
