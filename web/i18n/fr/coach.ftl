# Conseils : ce qui est dit à la première partie de chaque jeu. Courts : ils se tiennent à côté de la table.
coach-label = Conseil
coach-number = Conseil { $n } sur { $of }
coach-got-it = Compris
coach-no-more = Plus de conseils
coach-setting = Conseils pendant vos premières parties
coach-setting-hint = Réactivés, ils recommencent depuis le début.

coach-vendetta-goal = Ce que l'on se dispute
coach-vendetta-goal-text = Chaque quartier a un allié pour prix. Le plus haut total l'emporte, les autres reçoivent une victime ou de l'influence.
coach-vendetta-blood = Le Sang fait la force
coach-vendetta-blood-text = Chaque Sang posé avec une carte compte 1 dans le conflit. Ce que vous gardez est votre vie : à 0 vient la frénésie.
coach-vendetta-face-down = Cacher une carte
coach-vendetta-face-down-text = Jouée face cachée, une carte reste secrète jusqu'à la Révélation. Cela coûte 1 point de Sang.
coach-vendetta-withdraw = Personne n'est forcé de se battre
coach-vendetta-withdraw-text = Se retirer rend le Sang, et les cartes passent au Refuge du Prince. Rester, c'est se battre pour la récompense.
coach-vendetta-haven = Le Refuge passe devant
coach-vendetta-haven-text = Qui gagne le Refuge du Prince reçoit le jeton Ambition : premier dans l'ordre du tour, et vainqueur de chaque égalité.
coach-vendetta-drain = Du Sang contre des points
coach-vendetta-drain-text = Vous pouvez drainer une carte de votre alliance pour du Sang. Elle vaut moins à la fin, et drainer un vampire est une diablerie.

coach-rivals-prestige = Le Prestige, c'est la vie
coach-rivals-prestige-text = Vous payez en Prestige, et à 0 vous êtes éliminé. Chaque vampire qui tombe en Torpeur vous coûte 1 de plus.
coach-rivals-streets = La Rue et le Refuge
coach-rivals-streets-text = Dans votre Refuge, les vampires sont plus à l'abri. Dans La Rue ils peuvent attaquer, et l'être jusqu'à votre prochain tour.
coach-rivals-attack = Avant de frapper
coach-rivals-attack-text = Comparez les attributs : le vôtre s'ajoute aux dégâts, celui de la cible les réduit. Les cartes face cachée peuvent encore tout changer.
coach-rivals-agenda = L'autre façon de gagner
coach-rivals-agenda-text = 13 points de Cabale gagnent aussitôt. Votre carte Cabale dit ce qui rapporte ; les vampires de votre Rival comptent toujours.
coach-rivals-schemes = Un vote par Influence
coach-rivals-schemes-text = Chacun ajoute de l'Influence et répond OUI ou NON. Le Prestige dans le poing reste caché, et se perd si votre camp gagne.
coach-rivals-hunt = Qui traque qui
coach-rivals-hunt-text = Éliminez votre Rival et vous gagnez. Quelqu'un vous traque de même : les marques près des noms disent qui.
