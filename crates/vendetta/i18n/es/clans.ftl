# Clanes, lugares y asientos.

group-brujah = Brujah
group-gangrel = Gangrel
group-malkavian = Malkavian
group-nosferatu = Nosferatu
group-toreador = Toreador
group-tremere = Tremere
group-ventrue = Ventrue
group-ally = Aliados
group-victim = Víctimas
group-location = Cartas de lugar
group-relic = Reliquias

place =
    { $place ->
        [haven] Refugio del Príncipe
       *[other] Distrito { $place }
    }
place-at =
    { $place ->
        [haven] en el Refugio del Príncipe
       *[other] en el distrito { $place }
    }
place-to =
    { $place ->
        [haven] al Refugio del Príncipe
       *[other] al distrito { $place }
    }
place-from =
    { $place ->
        [haven] del Refugio del Príncipe
       *[other] del distrito { $place }
    }

seat = { $seat }
seat-clan = { $seat } ({ $clan })

list-more = { $list }, { $item }
list-end = { $list } y { $item }
