# La table, et les noms des phases, des étapes et des variantes.

phase-feed = Alimentation
phase-location-setup = Renouvellement des quartiers
phase-hand-management = Gestion de la main
phase-planning = Planification
phase-resolution = Résolution
phase-end-of-round = Fin de la manche

stage-withdraw = Retrait
stage-revelation = Révélation
stage-preparation = Préparation
stage-conflict = Conflit
stage-aftermath = Conséquences

table-round = Manche { $round } : { $step }
table-start = La partie commence
table-clans = Choix des clans
table-relics = Choix des reliques
table-over = La partie est terminée
table-planning = Planification, tour { $turn } sur { $turns }
table-end-of-planning = Fin de la Planification
table-stage = { $place }, { $stage }

table-order = Ordre du tour : { $list }
table-ambition = { $who } (jeton Ambition)
table-offer-clans = Clans proposés : { $list }
table-offer-relics = Reliques proposées : { $list }
table-victims-left = Victimes dans le deck : { $n }

table-ally = { $card } : { $kind }, Influence { $influence }, alimentation { $feed } ; drain : { $blood } Sang, Influence { $after }
table-no-ally = aucun allié
table-location-card = carte Lieu : { $card }
table-nobody = personne ici
table-blood-here = { $n } Sang
table-total = total { $n }
table-winner = vainqueur ici

table-card = { $card } { $power } { $mark }
table-card-down = [{ $card } { $power } { $mark }]
table-card-hidden = [?]
table-card-of = { $card } (à { $owner })
mark-preparation = Prép
mark-conflict = Conf
mark-aftermath = Cons
mark-passive = Pass
table-legend = Nombre : force. Prép, Conf, Cons : agit à cette étape. Pass : passive. [ ] : face cachée.

table-them = { $who }
table-you = { $who }, vous
table-eliminated = hors jeu
table-pool = Sang { $n }
table-influence = Influence { $n }
table-score = score { $n }
table-hand-size = main { $n }
table-deck-size = deck { $n }
table-tokens = jetons Diablerie { $n }
table-tokens-turned = jetons Diablerie { $n } (retournés : { $turned })
table-partner = partenaire : { $who }
table-alliance = Alliance : { $list }
table-drained = Drainées : { $list }
table-relic = Relique : { $card }
table-relic-used = Relique : { $card } (utilisée)
table-nothing = rien
table-times = { $n } × { $card }
table-hand = Main : { $list }
table-your-hand = Votre main : { $list }
table-drawn = Au choix : { $list }
table-under = Sous le deck, de haut en bas : { $list }

variant-location-cards = Cartes Lieu
    .about = Chaque quartier, sauf le Refuge du Prince, reçoit une carte valable toute la partie.
variant-relics = Reliques
    .about = Chaque joueur choisit une relique qu'il peut utiliser une fois.
variant-teams = Équipes
    .about = Les joueurs assis face à face sont partenaires et gagnent ensemble.
variant-homemade = Cartes maison
    .about = Des cartes inventées ici, là où les cartes imprimées ne sont pas connues, peuvent entrer en jeu.
variant-deploying-may-empty-own-pool = Déployer peut vider la réserve
    .about = Un joueur peut déployer le dernier Sang de sa réserve ; il entre alors en frénésie.
variant-blood-alone-is-ranked = Le Sang seul est classé
    .about = Un joueur qui a du Sang mais aucune carte est classé dans tous les quartiers, même contre une seule carte.
variant-zero-power-players-are-ranked = Un total de 0 est classé
    .about = Un joueur dont le total est de 0 participe au classement.
variant-triggers-after-whole-play = Réactions après le coup complet
    .about = Les cartes ne réagissent à un coup qu'une fois son Sang joué lui aussi.

# A resolved location in one line: $totals are all totals, the highest first.
summary-won = { $place } : { $who } l'emporte { $totals }
summary-won-with = { $place } : { $who } l'emporte { $totals }, { $gains }
summary-influence = +{ $n } en influence
summary-nobody = { $place } : il ne reste personne
