# Pourquoi une option serait bonne : « Que faire de bien ici ? » en une phrase.

motive-ousts = La morsure éliminerait { $whom }.
motive-nobody-blocks = { $whom } n'a personne de prêt à bloquer.
motive-takes-pool = { $whom }, votre proie, perdrait de la réserve.
motive-hungry = Il reste peu de sang à { $card }.
motive-out-of-torpor = { $card } ne sert à rien en torpeur.
motive-would-be-ousted = Sinon, la morsure vous éliminerait.
motive-would-lose-pool = Sinon, vous perdriez de la réserve.
motive-stops-it = L'action vous nuirait.
motive-does-no-harm = L'action ne vous nuit pas.
motive-fight-costs-more = Le combat vous coûterait trop cher.
motive-gets-past = Votre discrétion dépasse ainsi l'interception.
motive-reaches-it = Votre interception suffit ainsi.
motive-more-bleed = { $whom } perd davantage de réserve.
motive-redirects = La morsure frappe quelqu'un d'autre que vous.
motive-in-danger = Votre serviteur ne survivrait pas au prochain coup.
motive-comes-next = { $card } est, pour sa taille, qui sort le plus tôt.
motive-pool-is-needed = Il vous faut le reste de votre réserve contre votre prédateur.
motive-good-for-you = Le référendum vous est favorable.
motive-bad-for-you = Le référendum vous est défavorable.
motive-missed-least = C'est celle qui vous manquera le moins.
motive-most-blood = C'est qui a le plus de sang.
