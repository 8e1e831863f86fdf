# The rules text of cards, put together from what they do. The player is addressed as "vous", as in
# the rest of the program; effects are imperatives or have a subject of their own, costs are
# infinitives, and every condition brings its own "si". So an optional effect cannot follow "vous
# pouvez". « Sang », « Prestige », « Influence », « Info » and « Secret » never take a plural.
#
# A text is made of sentences, one for each ability:
#   tag – moment, condition, cost : effects.
# Pieces begin with a small letter; the program makes the first letter of a sentence large. A frame
# ends in a dash, not a colon, because a cost may follow.

group-neutral = Neutre

## How a sentence hangs together.

sentence = { $text }.
tagged = { $tag } – { $text }
lead = { $lead }, { $text }
# The conditions below have "si" already: two of them are "si ... et si ...".
if = { $condition }
both = { $first } et { $second }
moment-or = { $first } ou { $second }
ability-may = si vous le souhaitez, { $effects }
ability-cost = { $cost } : { $effects }
ability-may-cost = vous pouvez { $cost } : { $effects }
effects-then = { $first }, puis { $second }
effects-also = { $first } ; { $second }
effects-choose = au choix : { $options }
effects-or = { $first } ; ou bien { $second }

role-attacker = Attaquant
role-party = Groupe
role-torpor = Torpeur

frame-granted = pour chacun de vos attaquants, une fois par attaque – { $text }
frame-leader = Capacité de Meneur – { $text }
frame-retainer = en tant que Servant – { $text }
frame-each-player = pour chaque joueur – { $text }

## Keywords and what the kind of a card brings along: whole sentences.

keyword-guard = Garde : peut bloquer les attaques Distantes.
keyword-targeted = Ciblée : quand elle est révélée, vous pouvez rediriger l'attaque vers n'importe quel membre du groupe adverse.
keyword-aggravated = Aggravé : les attributs ne réduisent pas ses dégâts, et un personnage vaincu par eux brûle.
keyword-ongoing = Persistante : reste en jeu.
keyword-unhosted = Action libre : aucun vampire ne s'épuise pour la jouer.
keyword-unique = Unique : un seul exemplaire peut être en jeu.
keyword-one-per-player = Limité à un par joueur.
keyword-strikes-back = En Réaction, ses dégâts touchent l'attaquant.
keyword-strikes-back-as =
    { $type ->
        [ranged] Ses dégâts sont Distants et touchent l'attaquant.
        [physical] Ses dégâts sont Physiques et touchent l'attaquant.
        [social] Ses dégâts sont Sociaux et touchent l'attaquant.
       *[mental] Ses dégâts sont Mentaux et touchent l'attaquant.
    }
text-title = Titre : exercez { $n } Influence pour l'attacher au vampire qui le joue.
text-conspiracy = Conspiration : se pose face cachée, avec dessus 1 Prestige de votre réserve personnelle.
text-modifier = Vous donne { $n } Influence, une seule fois ; 1 Modificateur d'Influence par joueur et par action ou événement.
text-haven = Vos vampires au Refuge ont +1 en Secret.
text-mortal = Après l'avoir vaincu, brûlez-le pour que l'attaquant régénère { $n } Sang, ou attachez-le à l'attaquant comme Servant.
text-hunter = À l'étape des antagonistes de chaque tour, elle inflige 1 dégât Aggravé à un vampire de la coterie du joueur actif. Ce joueur choisit lequel, parmi ceux dont le Secret ne dépasse pas le nombre de ces cartes dans La Rue. Une fois vaincue, elle va dans la défausse du Deck de la Cité.
text-ongoing-event = Persistant : reste en jeu jusqu'au prochain tour du joueur qui l'a révélé.
text-prince = Titre : un vampire dans La Rue peut le revendiquer, et quiconque vainc le Prince le prend.

errata = Avec les errata : { $text }
errata-damage = Ses dégâts sont de { $n }.
errata-same = Le même texte, avec le moment précisé.

## Moments.

when-in-action-phase = pendant votre Phase Action
when-action = si vous y consacrez une de vos deux actions et épuisez son porteur
when-for-influence = quand vous avez besoin d'Influence
when-block = quand une attaque peut être bloquée
when-prevent =
    { $self ->
        [leader] quand votre Meneur va subir des dégâts
        [character] quand ce personnage va subir des dégâts
       *[bearer] quand son porteur va subir des dégâts
    }
when-antagonist = quand une { $hunter } inflige des dégâts à votre coterie
when-face-up = si vous posez cette carte face visible à l'étape d'Info
when-after-damage = après les dégâts
when-played = quand vous jouez cette carte
when-yes = si l'Intrigue réussit
when-resolved = quand vous la résolvez, avec au moins { $n } Prestige dessus
when-scheme-failed = si vous l'avez utilisée dans une Intrigue qui échoue
when-scheme-won = si vous l'avez utilisée dans une Intrigue que votre camp remporte
when-at-once = immédiatement
# "il" is the Retainer.
when-attached = quand il est attaché
when-turn-start = au début de votre tour
when-turn-end = à la fin de votre tour
when-torpor-step = à votre étape de Torpeur et de régénération
when-your-scheme-succeeds = chaque fois qu'une de vos Intrigues réussit
when-self-plays-scheme = chaque fois que ce personnage joue une Intrigue
when-ongoing-played = chaque fois que vous jouez une carte Persistante
when-face-down-played = chaque fois que vous jouez une carte face cachée hors d'une attaque
when-face-down-resolved = chaque fois que vous résolvez une carte face cachée hors d'une attaque
when-conspiracy-resolved = chaque fois que vous résolvez une Conspiration
when-title-attached = chaque fois qu'un Titre est attaché à un vampire de votre coterie
when-retainer-attached = chaque fois qu'un Servant est attaché à un vampire de votre coterie
when-citizen-attached = chaque fois qu'un Citoyen est attaché à un vampire de votre coterie
when-burning-mortal = chaque fois qu'un mortel vaincu par ce groupe est brûlé, au lieu de sa récompense
when-party-defeats = chaque fois que ce groupe vainc un personnage
when-attacker-defeats = chaque fois qu'un de vos attaquants vainc un personnage
when-you-defeat = après avoir vaincu un personnage d'un adversaire
when-self-defeated = quand ce personnage est vaincu
when-hunter-defeated = après avoir vaincu une { $hunter }
when-hunter-burned = après avoir brûlé une { $hunter }
when-vagrant-defeated = après avoir vaincu un Clochard dans La Rue
when-second-mortal = après avoir vaincu un deuxième mortel dans le même tour
when-mortal-attacked = chaque fois que quelqu'un attaque un mortel dans La Rue
when-drained = chaque fois qu'un personnage que vous attaquez subit des dégâts non Aggravés sans être vaincu
when-attack-drained = chaque fois qu'une de vos attaques inflige des dégâts non Aggravés à un personnage sans le vaincre

## Conditions, with "si".

if-attack-is =
    { $type ->
        [ranged] si l'attaque est Distante
        [physical] si l'attaque est Physique
        [social] si l'attaque est Sociale
       *[mental] si l'attaque est Mentale
    }
if-damage-is =
    { $type ->
        [ranged] si les dégâts sont Distants
        [physical] si les dégâts sont Physiques
        [social] si les dégâts sont Sociaux
       *[mental] si les dégâts sont Mentaux
    }
if-first-attack =
    { $type ->
        [ranged] si c'est la première attaque Distante de ce groupe pendant votre tour
        [physical] si c'est la première attaque Physique de ce groupe pendant votre tour
        [social] si c'est la première attaque Sociale de ce groupe pendant votre tour
       *[mental] si c'est la première attaque Mentale de ce groupe pendant votre tour
    }
if-target-is-mortal = si la cible est un mortel
if-target-is-hunter = si la cible est une { $hunter }
if-target-is-character = si la cible est un personnage
if-target-survived = si la cible n'a pas été vaincue
if-victim-blood = si le personnage touché a { $n } Sang ou plus
if-victim-titled = si son porteur inflige des dégâts à un vampire qui a un Titre
if-victim-potency = si sa Puissance du Sang est de { $n } ou plus
if-victim-not-rivals = si ce n'est pas un personnage de votre Rival
if-party-icons =
    { $n ->
        [one] si ce groupe a la Discipline { $discipline }
       *[other] si ce groupe a au moins { $n } icônes { $discipline }
    }
if-coterie-icons =
    { $n ->
        [one] si votre coterie a la Discipline { $discipline }
       *[other] si votre coterie a au moins { $n } icônes { $discipline }
    }
if-actor-has = si le vampire actif a la Discipline { $discipline }
if-actor-in-streets = si le vampire actif est dans La Rue
if-actor-titled = si l'attaquant a un Titre
if-actor-is-prince = si l'attaquant est le Prince
# A Reaction: "vampire actif" could be taken for the attacker here.
if-actor-blocked = si le vampire qui joue cette carte a bloqué
# "-ci": another character has just been spoken of.
if-title-on-self = si ce personnage-ci a un Titre
if-retainer-on-self = si ce personnage a un Servant
if-self-exhausted =
    { $self ->
        [leader] si votre Meneur est épuisé
        [character] si ce personnage est épuisé
       *[bearer] si son porteur est épuisé
    }
if-self-in-streets =
    { $self ->
        [leader] si votre Meneur est dans La Rue
        [character] si ce personnage est dans La Rue
       *[bearer] si son porteur est dans La Rue
    }
if-self-is-prince =
    { $self ->
        [leader] si votre Meneur est le Prince
        [character] si ce personnage est le Prince
       *[bearer] si son porteur est le Prince
    }
if-you-are-prince = si un de vos vampires est le Prince
if-nobody-is-prince = si personne n'est Prince
if-foe-agenda = si l'adversaire a { $n } points de Cabale ou plus
if-in-streets = si au moins { $n } de vos personnages sont dans La Rue
if-in-streets-potency = si au moins { $n } y sont avec une Puissance du Sang de { $potency } ou plus
if-scheme-this-turn = si une de vos Intrigues a réussi pendant ce tour
if-put-away-no-attack = si ce n'est pas une carte Attaque
if-first-this-turn = si c'est la première fois pendant votre tour
if-attack-by-foe = si elle vient d'un adversaire

## Costs.

cost-blood = payer { $n } Sang
cost-blood-either = payer { $n } Sang si ce groupe a la Discipline { $discipline }, sinon { $other }
cost-prestige = payer { $n } Prestige
cost-exhaust-self =
    { $self ->
        [leader] épuiser votre Meneur
        [character] épuiser ce personnage
       *[bearer] épuiser son porteur
    }
cost-exhaust-this = épuiser cette carte
cost-discard =
    { $n ->
        [one] défausser { $n } carte
       *[other] défausser { $n } cartes
    }
cost-discard-up-to =
    { $n ->
        [one] défausser { $n } carte
        [2] défausser 1 ou { $n } cartes
       *[other] défausser de 1 à { $n } cartes
    }
cost-discard-title = défausser un Titre de votre main
cost-put-away-top = mettre dans votre défausse la première carte de votre Bibliothèque
cost-discard-this = défausser cette carte
cost-discard-mortal = mettre un mortel de La Rue dans la défausse du Deck de la Cité

## Whom an effect touches: as the subject of a sentence, and after "volez".

who-defender = l'adversaire attaqué
who-chosen-foe =
    { $joining ->
        [spared] un adversaire de votre choix qui n'y a pas participé
       *[none] un adversaire de votre choix
    }
who-their-controller = le joueur du personnage vaincu
who-everyone = chaque joueur
from-defender = à l'adversaire attaqué
from-chosen-foe =
    { $joining ->
        [spared] à un adversaire de votre choix qui n'y a pas participé
       *[none] à un adversaire de votre choix
    }

## What is counted.

each-party-icons = par icône { $discipline } de ce groupe
each-coterie-icons = par icône { $discipline } de votre coterie
each-own-icons = par icône { $discipline } du vampire qui joue cette carte
each-party-holders = par membre de ce groupe qui a la Discipline { $discipline }
each-party-retainers = par Servant de ce groupe
each-party-title-holders = par membre de ce groupe qui a un Titre
each-coterie-title-holders = par vampire de votre coterie qui a un Titre
each-coterie-titles = par Titre de votre coterie
each-retainers-on-self = par Servant qui lui est attaché
each-foes = par adversaire
each-foe-agenda-fives = par tranche complète de 5 points de Cabale de l'adversaire attaqué
each-coterie-hurt = par vampire de votre coterie qui n'a pas tout son Sang
each-discarded = par carte ainsi défaussée

## Effects in attacks.

effect-damage-just =
    { $n ->
        [one] +{ $n } dégât
       *[other] +{ $n } dégâts
    }
effect-damage-each =
    { $n ->
        [one] +{ $n } dégât { $each }
       *[other] +{ $n } dégâts { $each }
    }
effect-damage-either =
    { $n ->
        [one] +{ $n } dégât { $condition }, sinon +{ $other }
       *[other] +{ $n } dégâts { $condition }, sinon +{ $other }
    }
effect-shield-just =
    { $n ->
        [one] +{ $n } Bouclier
       *[other] +{ $n } Boucliers
    }
effect-shield-each =
    { $n ->
        [one] +{ $n } Bouclier { $each }
       *[other] +{ $n } Boucliers { $each }
    }
effect-party-shield-just =
    { $n ->
        [one] chaque membre de ce groupe a +{ $n } Bouclier
       *[other] chaque membre de ce groupe a +{ $n } Boucliers
    }
effect-party-shield-each =
    { $n ->
        [one] chaque membre de ce groupe a +{ $n } Bouclier { $each }
       *[other] chaque membre de ce groupe a +{ $n } Boucliers { $each }
    }
effect-ignore-shields = les Boucliers ne comptent pas contre cette attaque
effect-cancel-reaction = la Réaction de la cible est annulée
effect-void-text = le texte de la carte Attaque est annulé, mais pas ses valeurs ni ses mots-clefs
effect-prevent =
    { $n ->
        [one] évitez { $n } dégât
       *[other] évitez { $n } dégâts
    }
effect-splash =
    { $n ->
        [one] infligez { $n } dégât à chaque autre membre du groupe adverse
       *[other] infligez { $n } dégâts à chaque autre membre du groupe adverse
    }
effect-unblockable = la prochaine attaque de ce personnage pendant ce tour ne peut pas être bloquée
effect-ranged-too = les attaques Distantes peuvent aussi être bloquées ainsi

## Effects on players.

effect-draw =
    { $n ->
        [one] piochez { $n } carte
       *[other] piochez { $n } cartes
    }
effect-discard-you-just =
    { $n ->
        [one] défaussez { $n } carte
       *[other] défaussez { $n } cartes
    }
effect-discard-just =
    { $n ->
        [one] { $who } défausse { $n } carte
       *[other] { $who } défausse { $n } cartes
    }
effect-discard-each =
    { $n ->
        [one] { $who } défausse { $n } carte { $each }
       *[other] { $who } défausse { $n } cartes { $each }
    }
effect-gain-prestige-you-just = gagnez { $n } Prestige
effect-gain-prestige-you-each = gagnez { $n } Prestige { $each }
effect-gain-prestige-just = { $who } gagne { $n } Prestige
effect-lose-prestige-you-each = perdez { $n } Prestige { $each }
effect-lose-prestige-just = { $who } perd { $n } Prestige
effect-lose-prestige-either = { $who } perd { $n } Prestige { $condition }, sinon { $other }
effect-steal-prestige = volez { $n } Prestige { $from }
effect-gain-agenda-just =
    { $n ->
        [one] gagnez { $n } point de Cabale
       *[other] gagnez { $n } points de Cabale
    }
effect-gain-agenda-either =
    { $n ->
        [one] gagnez { $n } point de Cabale { $condition }, sinon { $other }
       *[other] gagnez { $n } points de Cabale { $condition }, sinon { $other }
    }
effect-lose-agenda-just =
    { $n ->
        [one] { $who } perd { $n } point de Cabale
       *[other] { $who } perd { $n } points de Cabale
    }
effect-lose-agenda-either =
    { $n ->
        [one] { $who } perd { $n } point de Cabale { $condition }, sinon { $other }
       *[other] { $who } perd { $n } points de Cabale { $condition }, sinon { $other }
    }

## Effects on vampires.

effect-mend-this = ce personnage régénère { $n } Sang
effect-mend-party = chaque membre de ce groupe régénère { $n } Sang
effect-mend-attacking-party = chaque membre du groupe attaquant régénère { $n } Sang
effect-mend-your-title-holders = chacun de vos vampires qui a un Titre, même en Torpeur, régénère { $n } Sang
effect-mend-bearer = ce vampire régénère { $n } Sang
effect-spread-mend-each = régénérez { $n } Sang { $each }, à répartir comme vous voulez entre vos vampires, même en Torpeur
effect-mend-one-each = chaque joueur choisit un de ses vampires, même en Torpeur, qui régénère { $n } Sang
effect-lose-blood-attacker = l'attaquant perd { $n } Sang
effect-steal-blood = l'attaquant vole { $n } Sang à la cible
effect-exhaust-their-coterie = épuisez tous les vampires d'un adversaire de votre choix qui n'y a pas participé
effect-exhaust-opposing-party = épuisez tout le groupe adverse
effect-defeat-wounded = vainquez un personnage Blessé hors de son Refuge
effect-mark = placez 1 jeton Cabale sur un personnage ; quiconque vainc ce personnage prend le jeton
effect-burn-retainer = brûlez un Servant du groupe adverse
effect-steal-retainer = l'attaquant prend un Servant à la cible

## Effects on cards and tokens.

effect-burn-their-ongoing = brûlez une carte Persistante d'un adversaire de votre choix qui n'y a pas participé
effect-burn-ongoing = brûlez n'importe quelle carte Persistante
effect-burn-this = brûlez cette carte
effect-recover = reprenez en main une carte de votre défausse
effect-feed-all = placez { $n } Prestige de la réserve générale sur chacune de vos cartes face cachée
effect-feed-one = placez { $n } Prestige de la réserve générale sur une de vos cartes face cachée
effect-load =
    { $n ->
        [one] placez dessus { $n } jeton de la réserve générale
       *[other] placez dessus { $n } jetons de la réserve générale
    }
effect-load-per-prestige =
    { $n ->
        [one] placez dessus { $n } jeton de la réserve générale par Prestige payé
       *[other] placez dessus { $n } jetons de la réserve générale par Prestige payé
    }
effect-give-blood = déplacez un jeton de cette carte, comme Sang, sur un de vos vampires Blessés, même en Torpeur ; brûlez cette carte quand elle est vide
effect-take-prestige = prenez un jeton de cette carte comme Prestige ; brûlez cette carte quand elle est vide
effect-next-city-card = la prochaine carte du Deck de la Cité arrive dans La Rue

## Standing rules. $moment is "now" where the Influence is for one action or event only.

effect-influence-just =
    { $moment ->
        [now]
            { $self ->
                [leader] votre Meneur a +{ $n } en Influence pour cette fois
                [character] ce personnage a +{ $n } en Influence pour cette fois
               *[bearer] son porteur a +{ $n } en Influence pour cette fois
            }
       *[always]
            { $self ->
                [leader] votre Meneur a +{ $n } en Influence
                [character] ce personnage a +{ $n } en Influence
               *[bearer] son porteur a +{ $n } en Influence
            }
    }
effect-influence-each =
    { $moment ->
        [now]
            { $self ->
                [leader] votre Meneur a, pour cette fois, +{ $n } en Influence { $each }
                [character] ce personnage a, pour cette fois, +{ $n } en Influence { $each }
               *[bearer] son porteur a, pour cette fois, +{ $n } en Influence { $each }
            }
       *[always]
            { $self ->
                [leader] votre Meneur a +{ $n } en Influence { $each }
                [character] ce personnage a +{ $n } en Influence { $each }
               *[bearer] son porteur a +{ $n } en Influence { $each }
            }
    }
effect-leader-influence-each = votre Meneur a +{ $n } en Influence { $each }
effect-holders-influence = chaque vampire de votre coterie qui a la Discipline { $discipline } a +{ $n } en Influence
effect-title-holders-influence = chaque vampire de votre coterie qui a un Titre a +{ $n } en Influence
effect-intel-just = +{ $n } Info
effect-intel-each = +{ $n } Info { $each }
effect-secrecy-at-home = vos vampires au Refuge ont +{ $n } en Secret
effect-secrecy-outside = vos vampires hors de votre Refuge ont +{ $n } en Secret
effect-secrecy-in-streets = tous ceux qui sont dans La Rue ont +{ $n } en Secret
effect-no-secrecy = son porteur a toujours 0 en Secret
effect-recruit-discount = recruter vous coûte { $n } Prestige de moins, et la réserve générale fournit le Sang manquant
effect-icon = son porteur a une icône { $discipline } de plus
effect-attribute =
    { $type ->
        [ranged] son porteur a +{ $n } en Distant
        [physical] son porteur a +{ $n } en Physique
        [social] son porteur a +{ $n } en Social
       *[mental] son porteur a +{ $n } en Mental
    }
effect-potency = son porteur a +{ $n } en Puissance du Sang
effect-stay-out = les personnages dans La Rue ne retournent pas dans leur Refuge
effect-no-ranged = aucune carte Distante ne peut être jouée
effect-parties-of-one = hors des Refuges, chaque vampire forme un groupe à lui seul
effect-hunters-return = toute { $hunter } vaincue, par qui que ce soit, est mélangée au Deck de la Cité
effect-city-returns = mélangez-la au Deck de la Cité, ainsi que la défausse de ce deck

## Cards with a text of their own.

own-reveal-for-influence = révélez la première carte de votre Bibliothèque et remettez-la en place : sa Puissance du Sang s'ajoute à votre Influence dans cette Intrigue
own-take-retainer = déplacez un Servant du personnage vaincu vers un membre de ce groupe
own-shift-retainer = déplacez un Servant d'un membre de ce groupe vers un autre, ce qui ne compte pas comme l'attacher
own-block-in-streets = si ce personnage est prêt, il s'épuise, vient dans La Rue et bloque pour n'importe quelle cible qui s'y trouve
own-block-anywhere = votre Meneur, s'il est prêt, peut s'épuiser, venir dans La Rue et bloquer pour n'importe quelle cible
own-pay-and-mend = l'adversaire attaqué doit payer autant de Prestige que la cible a subi de dégâts, mais jamais son dernier, et la cible régénère autant de Sang
own-balance = chaque joueur désigné vole 1 Prestige à un joueur qui ne l'est pas. En la jouant, désignez au moins la moitié des joueurs, vous toujours compris
own-redirect = un adversaire de votre choix en subit jusqu'à 2 à votre place et les répartit dans sa coterie
own-drive-by = pour chaque membre de ce groupe qui a la Discipline Célérité, infligez 2 dégâts à un membre de plus du groupe adverse, jamais deux fois au même
own-faulty-logic = l'adversaire attaqué doit placer 1 Prestige sur une carte face cachée que vous choisissez. Si vous résolvez cette carte pendant ce tour, elle peut tout de même viser cet adversaire
own-peek = regardez la première carte de votre Bibliothèque ou de votre Deck de faction, et laissez-la en place ou mettez-la sous ce deck
own-smoke-out = tous les occupants d'un Refuge de votre choix viennent dans La Rue en un seul groupe, et chacun d'eux qui est épuisé subit 1 dégât Aggravé
own-post-office = vous pouvez utiliser comme Modificateur d'Influence une carte de votre main dont la Puissance du Sang est de 1 à 3 ; elle donne autant d'Influence
own-events-return = tous les Événements brûlés sont mélangés au Deck de la Cité
own-gallery = chaque joueur peut défausser jusqu'à 2 cartes et gagne 1 Prestige pour chacune
own-alcatraz = chaque Meneur qui n'est pas en Torpeur vient dans La Rue et y forme un groupe à lui seul. Celui du joueur actif ne retourne pas au Refuge pendant ce tour, et d'autres vampires peuvent le rejoindre

## Facts of cards.

fact-potency = Puissance du Sang : { $n }
fact-physical = Physique : { $n }
fact-social = Social : { $n }
fact-mental = Mental : { $n }
fact-disciplines = Disciplines : { $n }
fact-attack = attaque : { $n }
fact-reaction = réaction : { $n }
fact-damage = dégâts : { $n }
fact-revised-damage = dégâts avec les errata : { $n }
fact-deals = type de dégâts : { $n }
fact-shield = Bouclier : { $n }
fact-prestige = Prestige pour la jouer : { $n }
fact-influence = Influence : { $n }
fact-resolve-at = Prestige pour la résoudre : { $n }
fact-blood = Sang : { $n }
fact-agenda = Cabale : { $n }
fact-copies = exemplaires : { $n }
fact-guard = Garde
fact-aggravated = Aggravé
fact-targeted = Ciblée
fact-unhosted = Action libre
fact-unique = Unique
