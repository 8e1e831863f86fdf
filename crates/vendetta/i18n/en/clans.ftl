# Clans, places and seats.

group-brujah = Brujah
group-gangrel = Gangrel
group-malkavian = Malkavian
group-nosferatu = Nosferatu
group-toreador = Toreador
group-tremere = Tremere
group-ventrue = Ventrue
group-ally = Allies
group-victim = Victims
group-location = Location cards
group-relic = Relics

# $place is 1, 2, 3 or haven. Four forms, so that each language can decline them:
# a label, where, where to, where from.
place =
    { $place ->
        [haven] Prince's Haven
       *[other] Location { $place }
    }
place-at =
    { $place ->
        [haven] at the Prince's Haven
       *[other] at Location { $place }
    }
place-to =
    { $place ->
        [haven] to the Prince's Haven
       *[other] to Location { $place }
    }
place-from =
    { $place ->
        [haven] from the Prince's Haven
       *[other] from Location { $place }
    }

# $seat is a letter. These names stand as subject, after "from" and the like, and alone.
seat = { $seat }
seat-clan = { $seat } ({ $clan })

# A list is built from the front: list-more adds one in the middle, list-end the last.
list-more = { $list }, { $item }
list-end = { $list } and { $item }
