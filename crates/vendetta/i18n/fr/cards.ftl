# Le texte des cartes, composé à partir de ce qu'elles font. On vouvoie le joueur ; les effets sont
# à l'impératif. « Sang » et « Influence » prennent la majuscule et restent invariables.

card-homemade = { $name } (maison)

kind-preparation = Préparation
kind-conflict = Conflit
kind-aftermath = Conséquences
kind-passive = passive
kind-human = humain
kind-vampire = vampire
kind-victim = victime
kind-location = carte Lieu
kind-relic = relique

text-none = Aucune capacité.
text-relic = une fois par partie : { $text }

## Moments.

when-always = { $effects }.
when-opponent-plays-here = chaque fois qu'un adversaire joue une carte ici, { $effects }.
when-opponent-plays-elsewhere = chaque fois qu'un adversaire joue une carte dans un autre quartier, { $effects }.
when-end-of-planning = à la fin de la Planification, { $effects }.
when-withdraw = quand les jetons de l'étape de Retrait sont révélés ici, { $effects }.
when-you-withdraw-elsewhere = chaque fois que vous vous retirez d'un autre quartier, { $effects }.
when-before-revelation = avant la Révélation ici, { $effects }.
when-revelation = lors de la Révélation ici, { $effects }.
when-after-revelation = juste après la Révélation ici, { $effects }.
when-preparation = Préparation : { $effects }.
when-conflict = Conflit : { $effects }.
when-aftermath = Conséquences : { $effects }.
when-end-of-round = à la fin de la manche, { $effects }.
when-you-drive-rival-into-frenzy = chaque fois que vous faites entrer un rival en frénésie, { $effects } en plus.
when-you-frenzy-here = quand vous entrez en frénésie ici, { $effects }.
when-gained = quand vous obtenez cet allié, { $effects }.
when-you-play-at-haven = chaque fois que vous jouez une carte au Refuge du Prince, { $effects }.
when-you-drive-opponent-into-frenzy = chaque fois que vous faites entrer un adversaire en frénésie, { $effects } en plus.
when-hand-management = pendant la Gestion de la main, { $effects }.
when-end-of-game = à la fin de la partie, { $effects }.
when-aftermath-start = au début des Conséquences ici, { $effects }.
when-after-location = une fois ce quartier résolu, { $effects }.
when-frenzy-caused-here = chaque fois que vous faites entrer un adversaire en frénésie ici, { $effects } en plus.
when-win-here = quand vous l'emportez ici, { $effects } en plus.
when-third-here = quand vous finissez troisième ici, en plus de votre récompense, { $effects }.
when-planning-turn = pendant votre propre tour de Planification, { $effects }.
when-start-of-resolution = au début de la Résolution, { $effects }.
when-tokens-revealed = quand les jetons d'un quartier où vous êtes ont été révélés, { $effects }.
when-before-totals = avant que les totaux soient comparés dans un quartier où vous êtes, { $effects }.
when-you-would-lose = quand un effet va vous faire perdre du Sang ou vous en voler, { $effects }.

## Comment les effets s'enchaînent.

effects-then = { $first } ; ensuite, { $second }
effects-and = { $first } et { $second }
effects-may = si vous le souhaitez, { $effects }
effects-if = { $condition }, { $effects }
effects-pay = vous pouvez dépenser { $cost }. Si vous le faites, { $effects }
effects-pay-or = dépensez { $cost }, ou { $effects }
effects-pay-either = vous pouvez dépenser { $cost }. Si vous le faites, { $first } ; sinon, { $second }
effects-pick = { $who } choisit : soit { $first }, soit { $second }

## Qui est touché. « il » reprend toujours le joueur dont la phrase vient de parler.

who-them = il
who-rivals = chaque rival
who-opponents-without-card-here = chaque adversaire sans carte ici
who-winner = le vainqueur
who-losers-here = chaque joueur encore présent ici, sauf le vainqueur,
from-rivals = à chaque rival
from-rivals-who-stay = à chaque rival qui reste
from-opponents = à chaque adversaire

## Quantités.

blood-just = { $n } Sang
amount-round = le numéro de la manche
amount-half-your-pool = la moitié du Sang de votre réserve (arrondie à l'inférieur)
amount-half-your-alliance = la moitié du nombre de cartes de votre alliance (arrondie à l'inférieur)
amount-half-blood-here = la moitié de tout le Sang déployé ici (arrondie à l'inférieur)
amount-half-up-your-blood-here = la moitié de votre Sang déployé ici (arrondie au supérieur)
amount-half-up-their-blood-here = la moitié de son Sang déployé ici (arrondie au supérieur)

each-your-cards-here = par carte de votre côté ici, celle-ci comprise
each-cards-here = par carte déployée ici, celle-ci comprise
each-rivals-here = par rival ici
each-your-alliance = par carte de votre alliance
each-your-pool = par Sang dans votre réserve
each-cards-moved = par carte que vous avez déplacée
each-up-to = { $each } ({ $most } au maximum)

if-your-blood-here = si vous avez du Sang déployé ici
if-you-won = si vous l'avez emporté ici
if-rewarded = si le Conflit ici vous a rapporté un allié ou une victime
if-at-haven = si elle est au Refuge du Prince
if-nobody-has-fewer-face-up = si personne n'a ici moins de cartes face visible que vous
if-only-human-ally = si vous n'avez aucun autre allié humain

## Effets sur le Sang et l'Influence.

effect-lose-just = { $who } perd { $n } Sang
effect-lose-either = { $who } perd { $n } Sang { $more }, sinon { $other }
effect-lose-equal = { $who } perd autant de Sang que { $amount }
effect-steal-just = volez { $n } Sang { $from }
effect-steal-equal = volez { $from } autant de Sang que { $amount }
effect-steal-them-just = vous lui volez { $n } Sang
effect-gain-just = gagnez { $n } Sang
effect-gain-with = gagnez { $n } Sang { $more }
effect-gain-fill = gagnez assez de Sang pour porter votre réserve à { $n }, et toujours au moins { $least }
effect-gain-influence = gagnez { $n } Influence
effect-lose-influence = { $who } perd { $n } Influence
effect-give-influence = il vous donne { $n } Influence
effect-deploy-just =
    { $place ->
        [there] déployez-y, de votre côté, { $n } Sang de la réserve générale
       *[here] déployez ici, de votre côté, { $n } Sang de la réserve générale
    }
effect-deploy-with =
    { $place ->
        [there] déployez-y, de votre côté, { $n } Sang de la réserve générale { $more }
       *[here] déployez ici, de votre côté, { $n } Sang de la réserve générale { $more }
    }
effect-deploy-from-pool-just = vous pouvez déployer ici jusqu'à { $n } Sang de votre réserve
effect-deploy-from-pool-with = vous pouvez déployer ici du Sang de votre réserve, jusqu'à { $n } { $more }
effect-take-deployed-your-pool-share = prenez { $from }, pour votre réserve, { $amount }
effect-take-deployed-your-side-share = { $who } déplace de votre côté { $amount }
effect-take-deployed-bank-equal = { $who } défausse autant de Sang déployé ici que { $amount }
effect-take-back-blood = tout votre Sang déployé ici retourne dans votre réserve
effect-return-blood = chaque joueur peut reprendre dans sa réserve jusqu'à { $n } Sang de son côté ici
effect-exchange-blood = échangez votre Sang déployé ici contre tout celui de votre réserve
effect-move-blood-share = déplacez { $amount } vers un autre quartier

## Effets sur les cartes.

effect-draw-victim = piochez une victime pour votre alliance
effect-draw-card = piochez la première carte de votre deck de clan
effect-play-hand-you = jouez toute votre main ici, de votre côté, face visible
effect-play-hand-chosen-rival = choisissez un rival et jouez toute sa main ici, de votre côté, face visible
effect-play-top = jouez la première carte de votre deck de clan ici, de votre côté, face visible
effect-shuffle-in = si une carte est entrée en jeu ainsi, mélangez une carte de votre main à votre deck de clan
effect-move-to-haven = déplacez cette carte vers le Refuge du Prince
effect-turn-down = retournez cette carte face cachée
effect-withdraw = retirez-vous d'ici
effect-skip-steps = il renonce à ses propres effets de Préparation et de Conséquences ici

## Force.

effect-power-with = cette carte a { $sign }{ $n } de force { $more }
effect-power-of-highest = la force de cette carte est égale à la plus haute force imprimée sur une carte face visible ici
effect-halve-rivals = la force imprimée de chaque carte de vos rivaux ici est divisée par deux (arrondie à l'inférieur)
effect-zero-highest-rival = avant tout autre effet de Conflit, la carte de vos rivaux ici qui a la plus haute force imprimée passe à 0 de force (en cas d'égalité, toutes ces cartes)
effect-blood-worth = chaque Sang que vous avez déployé ici vaut { $n } de force
effect-add-to-total = ajoutez { $n } à votre total dans ce quartier

## Règles permanentes.

effect-face-down-cost =
    { $change ->
        [less] jouer une carte face cachée vous coûte { $n } Sang de moins
       *[more] jouer une carte face cachée vous coûte { $n } Sang de plus
    }
effect-face-down-base = le coût de base d'une carte jouée face cachée ici est de { $n } Sang
effect-play-toll = jouer une carte ici pendant la Planification coûte { $n } Sang de plus
effect-win-ties = vous remportez toutes les égalités
effect-cannot-be-drained = cet allié ne peut pas être drainé, même en cas de frénésie
effect-drained-first = en cas de frénésie, vous drainez cet allié au lieu d'une carte au hasard
effect-diablerie-tokens =
    { $n ->
        [one] drainer cet allié vous donne { $n } jeton Diablerie
       *[other] drainer cet allié vous donne { $n } jetons Diablerie
    }
effect-look-for-blood = pendant votre propre tour de Planification et avant de choisir de rester ou de vous retirer, vous pouvez dépenser { $n } Sang pour regarder une carte face cachée
effect-worth-more = cet allié vaut { $n } Influence de plus
effect-keep-both = vous pouvez garder une carte de plus parmi celles que vous regardez et, en échange, placer une carte de votre main sous votre deck de clan
effect-draw-more =
    { $n ->
        [one] regardez { $n } carte de plus
       *[other] regardez { $n } cartes de plus
    }
effect-choose-refuge = un joueur qui se retire d'ici choisit où vont ses cartes : au Refuge du Prince ou dans un autre quartier pas encore résolu

## Cartes au texte unique.

own-auction = vous et chaque rival misez chacun en secret du Sang de votre réserve. Celui qui a misé le moins retourne face cachée une de ses cartes ici. Ensuite, vous déployez votre mise ici et vos rivaux perdent la leur
own-chaos = vous pouvez reprendre en main autant de cartes de votre côté ici que vous le souhaitez, y compris celle-ci. Pour chacune d'elles, volez 1 Sang à chaque rival
own-mindless-assault = vous pouvez retourner face cachée autant de cartes de votre côté ici que vous le souhaitez. Chaque carte face cachée de votre côté ici a une force de 4
own-cloak = vous pouvez déplacer ici, tels quels, toutes les cartes et tout le Sang que vous y avez au lieu de vous retirer normalement
own-eyes = pendant la Planification, vos adversaires ne peuvent jouer ici que des cartes face cachée, et vous pouvez les regarder. Chaque fois que quelqu'un joue une carte face cachée ici pendant la Planification, déployez ici, de votre côté, 1 Sang de la réserve générale
own-one-step-ahead = chaque rival choisit pour chacune de ses cartes face cachée : soit il perd 2 Sang et la retourne face visible, soit il la laisse face cachée
own-submission = vous ignorez tout effet déclenché ici qui vous fait perdre du Sang ou vous en vole. Si cette perte était le prix de quelque chose, ce prix est considéré comme payé
own-dark-pact = le Sang que vous perdez ou dépensez dans un quartier n'est pas remis dans la réserve générale : il est déployé ici, de votre côté
own-retaliation = chaque fois que vous dépensez ou perdez du Sang dans ce quartier, ou qu'on vous y en vole, chaque rival en perd autant
own-composure = vous pouvez retourner cette carte face cachée et gagner 1 Sang au lieu de drainer
own-forestall = choisissez une carte face visible d'un rival ici et gagnez autant de Sang que sa force imprimée. Jusqu'à la fin de la manche, cette carte ne peut ni vous faire perdre de Sang ni vous en voler
own-restore = remettez une de vos cartes drainées dans votre alliance, non drainée
own-deploy-everywhere = déployez 1 Sang de votre réserve dans chaque quartier
own-change-token = changez votre propre choix
own-ignore-loss = ignorez cet effet
own-play-again = après avoir joué votre carte, jouez-en une deuxième de la même manière

# Facts of cards
fact-power = force : { $n }
fact-feed = alimentation : { $n }
fact-influence = Influence : { $n }
fact-drain-blood = Sang en cas de drain : { $n }
fact-drain-influence = Influence en cas de drain : { $n }
fact-end-influence = Influence à la fin : { $n }
fact-count = exemplaires : { $n }
fact-starter = carte de départ
