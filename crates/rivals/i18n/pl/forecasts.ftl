# Do czego doprowadzi opcja. $sure to yes, gdy $least i $most są równe; $card to karta, o którą chodzi.
forecast-prestige =
    { $sure ->
        [yes] Prestiż: { $before } → { $most }
       *[no] Prestiż: { $before } → od { $least } do { $most }
    }
forecast-prestige-tag =
    { $sure ->
        [yes] { $before } → { $most }
       *[no] { $before } → { $least }–{ $most }
    }
forecast-blood =
    { $sure ->
        [yes] { $card }: Krew { $before } → { $most }
       *[no] { $card }: Krew { $before } → od { $least } do { $most }
    }
forecast-blood-tag =
    { $sure ->
        [yes] { $before } → { $most }
       *[no] { $before } → { $least }–{ $most }
    }
# A mortal falls to one blow of at least $before.
forecast-mortal =
    { $sure ->
        [yes] Obrażenia: { $most } z { $before }
       *[no] Obrażenia: od { $least } do { $most } z { $before }
    }
forecast-mortal-tag =
    { $sure ->
        [yes] { $most } z { $before }
       *[no] { $least }–{ $most } z { $before }
    }
forecast-coterie =
    { $sure ->
        [yes] { $card } pada i w twojej koterii nie zostaje nikt
       *[no] { $card } może paść, a w twojej koterii nie zostanie nikt
    }
forecast-coterie-tag = ostatni wampir
forecast-intel = Potrzebny Wywiad: { $most }, masz { $before }
forecast-intel-tag = Wywiad { $before }/{ $most }
# $most is the Influence of one's own vampires, $before that of all foes' vampires.
forecast-influence = Wpływy twoich wampirów: { $most }, wampirów przeciwników: { $before }
forecast-influence-tag = { $most } : { $before }
# A Title needs $most Influence; $before can be brought together.
forecast-title = Potrzebne wpływy: { $most }, możesz zebrać { $before }
forecast-title-tag = { $before } z { $most }
forecast-missing = Brakujące wpływy: { $before } → { $most }
forecast-missing-tag = { $before } → { $most }
forecast-brought = Twoje wpływy tutaj: { $before } → { $most }
forecast-brought-tag = { $before } → { $most }
# $most is the Influence for YES, $before that for NO, as far as the player can see.
forecast-scheme = Na razie: TAK { $most }, NIE { $before }
forecast-scheme-tag = { $most } : { $before }

## Warnings: how much is left, and what follows

warning-prestige =
    { $sure ->
        [yes] Zostanie ci Prestiż: { $most }. Przy 0 odpadasz z gry.
       *[no] Może ci zostać Prestiż: { $least }. Przy 0 odpadasz z gry.
    }
warning-coterie =
    { $sure ->
        [yes] { $card } to twój ostatni wampir poza letargiem i pada: odpadasz z gry.
       *[no] { $card } to twój ostatni wampir poza letargiem: jeśli padnie, odpadasz z gry.
    }

## What damage is added up from, in a word

addend-physical = fizyczny
addend-social = społeczny
addend-mental = umysłowy
addend-card = karta
addend-your-card = twoja karta
addend-hidden-card = ukryta karta
addend-abilities = zdolności
addend-stolen = ukradziona
addend-defence = obrona
addend-shield = tarcza
