fate-reached-agenda = { $who } atteint { $agenda } points de Cabale et gagne : 13 suffisent.
fate-beat-rival = { $who } élimine { $rival }, son Rival, et gagne.
fate-most-agenda =
    { $count ->
        [one] { $out } est hors jeu sans que ce soit le fait de qui l'avait pour Rival : { $who } gagne avec le plus de points de Cabale, { $agenda }.
       *[other] { $out } sont hors jeu sans que ce soit le fait de qui les avait pour Rivaux : { $who } gagne avec le plus de points de Cabale, { $agenda }.
    }
fate-last-left = Tous les autres sont hors jeu : { $who } reste et gagne.
fate-turn-limit = Personne n'a gagné en 100 tours chacun : { $who } gagne avec le plus de points de Cabale, { $agenda }.
fate-nobody-left = Tous sont hors jeu au même moment et personne n'a éliminé son Rival : personne ne gagne.
fate-tie-active = D'autres pouvaient aussi revendiquer la victoire ; elle revient à { $who }, dont c'était le tour.
fate-tie-prestige = D'autres pouvaient aussi revendiquer la victoire ; elle revient à { $who } avec le plus de Prestige, { $prestige } contre { $less }.
fate-tie-number = D'autres pouvaient aussi revendiquer la victoire, à Prestige égal ; elle revient à { $who } avec le numéro de joueur le plus élevé, { $number }.
fate-prestige-lost = { $who } a perdu son dernier Prestige à cause de « { $card } », de { $by }, et se retrouve hors jeu.
fate-prestige-lost-alone = { $who } a perdu son dernier Prestige à cause de « { $card } » et se retrouve hors jeu.
fate-prestige-stolen = { $by } a volé le dernier Prestige de { $who } avec « { $card } » : c'est l'élimination.
fate-prestige-for-torpor = { $by } a vaincu { $vampire }, et le dernier Prestige de { $who } a dû aller sur ce vampire en Torpeur : c'est l'élimination.
fate-prestige-for-torpor-alone = { $vampire } a succombé, et le dernier Prestige de { $who } a dû aller sur ce vampire en Torpeur : c'est l'élimination.
fate-prestige-for-conspiracy = { $by } a obligé { $who } à placer son dernier Prestige sur une Conspiration : c'est l'élimination.
fate-last-vampire-defeated = { $by } a vaincu { $vampire }, dernier vampire de { $who } hors de la Torpeur : c'est l'élimination.
fate-last-vampire-defeated-alone = { $vampire }, dernier vampire de { $who } hors de la Torpeur, a succombé : c'est l'élimination.
fate-last-vampire-burned = { $by } a brûlé { $vampire }, dernier vampire de { $who } hors de la Torpeur : c'est l'élimination.
fate-last-vampire-burned-alone = { $vampire }, dernier vampire de { $who } hors de la Torpeur, a brûlé : c'est l'élimination.

origin-defeats = vampires du Rival
origin-mortals = mortels
origin-knock-out = élimination du Rival
origin-marks = un vampire marqué
origin-card = { $card }
origin-lost = perdus

track-agenda = Cabale
track-prestige = Prestige
chapter-turn = Tour { $turn } : { $who }
axis-turn = { $turn }
