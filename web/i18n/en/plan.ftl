# A move with several parts, made on the page and sent as one.

# What is asked next. $done is what was chosen first, $name the part in words.
plan-next =
    { $part ->
        [place] { $done }: where?
        [target] { $done }: whom?
        [facing] { $done }: face up or face down?
        [blood] { $done }: with how much blood?
        [type] { $done }: what kind of attack?
        [host] { $done }: which vampire?
        [party] { $done }: who comes along?
        [deck] { $done }: from which deck?
        [card] { $done }: with which card?
       *[other] { $done }: { $name }
    }

# What a move comes to. $before is the number now, $after what it would be.
plan-outcome =
    { $word ->
        [total]
            { $changes ->
                [yes] Total here: { $before } → { $after }
               *[no] Total here: { $before }
            }
        [prestige]
            { $changes ->
                [yes] Prestige: { $before } → { $after }
               *[no] Prestige: { $before }
            }
        [influence]
            { $changes ->
                [yes] Influence: { $before } → { $after }
               *[no] Influence: { $before }
            }
       *[blood]
            { $changes ->
                [yes] Blood: { $before } → { $after }
               *[no] Blood: { $before }
            }
    }
plan-between = { $least } to { $most }
plan-range = { $part }, { $least } to { $most }

plan-back = Put it back
plan-change = Change
plan-impossible = Not with this number
plan-on-table = { $part }: choose in your hand or on the table
