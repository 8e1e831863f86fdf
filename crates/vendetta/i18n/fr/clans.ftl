# Clans, lieux et places à la table.

group-brujah = Brujah
group-gangrel = Gangrel
group-malkavian = Malkavien
group-nosferatu = Nosferatu
group-toreador = Toréador
group-tremere = Tremere
group-ventrue = Ventrue
group-ally = Alliés
group-victim = Victimes
group-location = Cartes Lieu
group-relic = Reliques

place =
    { $place ->
        [haven] Refuge du Prince
       *[other] Quartier { $place }
    }
place-at =
    { $place ->
        [haven] au Refuge du Prince
       *[other] dans le quartier { $place }
    }
place-to =
    { $place ->
        [haven] vers le Refuge du Prince
       *[other] vers le quartier { $place }
    }
place-from =
    { $place ->
        [haven] du Refuge du Prince
       *[other] du quartier { $place }
    }

seat = { $seat }
seat-clan = { $seat } ({ $clan })

list-more = { $list }, { $item }
list-end = { $list } et { $item }
