# Les introductions : comment on joue, en deux minutes.
intro-title = En deux minutes
intro-glossary = Vers le glossaire

intro-vendetta-goal = De quoi il s'agit
intro-vendetta-goal-text = Vous menez un clan pendant trois manches et vous disputez les quartiers d'une ville. Chacun a un allié pour prix ; à la fin, la plus grande influence l'emporte, en jetons et en cartes.
intro-vendetta-round = Une manche
intro-vendetta-round-text = Votre alliance vous nourrit de Sang, de nouveaux alliés arrivent et vous prenez une carte en main. Puis chacun planifie, et les quartiers sont résolus l'un après l'autre.
intro-vendetta-planning = La Planification
intro-vendetta-planning-text = À son tour, chacun joue une carte dans le quartier de son choix, avec jusqu'à 3 points de Sang. Face visible, c'est gratuit ; face cachée coûte 1 point de Sang et garde le secret.
intro-vendetta-conflict = Le conflit
intro-vendetta-conflict-text = Les cartes sont retournées et les totaux comparés : force et Sang. La première place prend l'allié, la deuxième une victime, la troisième de l'influence.
intro-vendetta-withdraw = Se retirer à temps
intro-vendetta-withdraw-text = Avant cela, chacun choisit en secret de rester ou de se retirer. Qui se retire reprend son Sang, et ses cartes continuent le combat au Refuge du Prince.
intro-vendetta-drain = Le Sang est rare
intro-vendetta-drain-text = Drainez des cartes de votre alliance quand le Sang vous manque : elles vaudront moins. Sans Sang vient la frénésie, et trois diableries vous éliminent.

intro-rivals-goal = De quoi il s'agit
intro-rivals-goal-text = Vous menez une coterie de vampires. Vous gagnez avec 13 Cabale, ou en éliminant votre Rival ; vous êtes éliminé à 0 Prestige, ou sans vampire.
intro-rivals-hunt = Qui traque qui
intro-rivals-hunt-text = Chacun a un Rival et est le Rival de quelqu'un. Seul le vôtre vous donne la victoire : surveillez qui vous traque.
intro-rivals-turn = Un tour
intro-rivals-turn-text = La cité amène une carte, puis vous avez deux actions. À la fin vous régénérez, les chasseurs frappent, et vous piochez deux cartes.
intro-rivals-action-draw = piocher
intro-rivals-action-recruit = recruter
intro-rivals-action-card = jouer une carte
intro-rivals-action-attack = attaquer
intro-rivals-action-claim = réclamer le titre de Prince
intro-rivals-streets = Le Refuge et La Rue
intro-rivals-streets-text = Chez eux, les vampires ont du Secret et sont difficiles à atteindre. Dans La Rue ils attaquent adversaires et mortels, et peuvent être attaqués jusqu'à votre prochain tour.
intro-rivals-attack = Une attaque
intro-rivals-attack-text = Attribut et carte, moins l'attribut et les Boucliers de la cible : autant de Sang perdu. Un autre vampire peut bloquer, une Réaction peut rendre les coups ; qui n'a plus de Sang tombe en Torpeur.
intro-rivals-scheme = La politique
intro-rivals-scheme-text = Une Intrigue interroge toute la table, et l'Influence tranche ; on peut ajouter du Prestige en secret. Les Titres donnent de l'Influence, et le Prince de la Cité de la Cabale à chaque tour.
