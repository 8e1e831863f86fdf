# Klany, dzielnice i miejsca przy stole.

group-brujah = Brujah
group-gangrel = Gangrel
group-malkavian = Malkavian
group-nosferatu = Nosferatu
group-toreador = Toreador
group-tremere = Tremere
group-ventrue = Ventrue
group-ally = Poplecznicy
group-victim = Ofiary
group-location = Karty miejsc
group-relic = Relikwie

place =
    { $place ->
        [haven] Schronienie Księcia
       *[other] Dzielnica { $place }
    }
place-at =
    { $place ->
        [haven] w Schronieniu Księcia
       *[other] w dzielnicy { $place }
    }
place-to =
    { $place ->
        [haven] do Schronienia Księcia
       *[other] do dzielnicy { $place }
    }
place-from =
    { $place ->
        [haven] ze Schronienia Księcia
       *[other] z dzielnicy { $place }
    }

# Nazwa gracza jest w mianowniku: stoi jako podmiot albo po słowie „gracz” w odpowiednim przypadku.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

list-more = { $list }, { $item }
list-end = { $list } i { $item }
