# Ruch z kilku części, złożony na stronie i wysłany w całości.

# O co pada następne pytanie. $done to pierwszy wybór, $name to nazwa części.
plan-next =
    { $part ->
        [place] { $done }: gdzie?
        [target] { $done }: kogo?
        [facing] { $done }: odkryta czy zakryta?
        [blood] { $done }: ile krwi?
        [type] { $done }: jaki rodzaj ataku?
        [host] { $done }: który wampir?
        [party] { $done }: z kim?
        [deck] { $done }: z której talii?
        [card] { $done }: z którą kartą?
       *[other] { $done }: { $name }
    }

# Do czego prowadzi ruch. $before to liczba teraz, $after to liczba po nim.
plan-outcome =
    { $word ->
        [total]
            { $changes ->
                [yes] Suma tutaj: { $before } → { $after }
               *[no] Suma tutaj: { $before }
            }
        [prestige]
            { $changes ->
                [yes] Prestiż: { $before } → { $after }
               *[no] Prestiż: { $before }
            }
        [influence]
            { $changes ->
                [yes] Wpływy: { $before } → { $after }
               *[no] Wpływy: { $before }
            }
       *[blood]
            { $changes ->
                [yes] Krew: { $before } → { $after }
               *[no] Krew: { $before }
            }
    }
plan-between = od { $least } do { $most }
plan-range = { $part }, od { $least } do { $most }

plan-back = Odłóż
plan-change = Zmień
plan-impossible = Nie przy tej liczbie
plan-on-table = { $part }: wybierz z ręki albo ze stołu
