# Pourquoi une option serait bonne : « Que faire de bien ici ? » en une phrase.

motive-wins-most = C'est ce qui gagne le plus souvent entre bots.
motive-best-card = C'est dans l'ensemble la meilleure de ces cartes.
motive-probably-wins = Vous gagneriez sans doute { $at }.
motive-worth-a-try = Les récompenses { $at } valent la peine d'essayer.
motive-does-most = C'est { $at } que son effet compte le plus.
motive-raises-chances = Vos chances { $at } augmentent plus que ne vaut ce Sang.
motive-keeps-blood = Plus de Sang rapporterait ici moins qu'il ne vaut dans votre réserve.
motive-secret = Personne ne voit la carte avant la Révélation.
motive-face-down-costs = Face cachée, elle coûterait du Sang pour peu de chose.
motive-works-face-up = Face cachée, ce qu'elle fait d'abord serait perdu.
motive-danger = Les cartes de vos rivaux vous prendraient du Sang { $at }.
motive-blood-comes-back = Vos chances sont faibles ici, et votre Sang vous revient.
motive-fights-on = Vos cartes peuvent faire plus { $at }.
motive-pays = Cela rapporte plus que cela ne coûte.
motive-does-not-pay = Cela coûte plus que cela ne rapporte.
motive-missed-least = C'est celle qui vous manquera le moins.
motive-strongest-target = C'est la carte la plus forte que vous puissiez viser.
