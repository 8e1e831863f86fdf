# Do czego doprowadzi opcja. $sure to yes, gdy $least i $most są równe.
forecast-blood = Krew: { $before } → { $most }
forecast-total = Twoja suma tutaj: { $before } → { $most }
forecast-influence =
    { $sure ->
        [yes] Przy obecnych sumach wpływy: { $most }
       *[no] Przy obecnych sumach wpływy: od { $least } do { $most }
    }
forecast-blood-tag = { $before } → { $most }
forecast-total-tag = { $before } → { $most }
forecast-influence-tag =
    { $sure ->
        [yes] wpływy +{ $most }
       *[no] wpływy +{ $least }–{ $most }
    }
# The place at present totals; $most is the worst that hidden cards can make of it.
forecast-rank =
    { $sure ->
        [yes] Przy obecnych sumach: miejsce { $most }
       *[no] Przy obecnych sumach: miejsce od { $least } do { $most }
    }
forecast-rank-tag =
    { $sure ->
        [yes] miejsce { $most }
       *[no] miejsce { $least }–{ $most }
    }
forecast-diablerie = Żetony Diabolizmu: { $before } → { $most }
forecast-diablerie-tag = { $before } → { $most }

## Warnings: how much is left, and what follows

warning-blood = Zostanie ci krew: { $most }. Za nic już nie zapłacisz, a kto zabierze ostatnią, wprowadzi cię w szał.
warning-diablerie = Będziesz mieć żetony Diabolizmu: { $most }. Z trzema odpadasz z gry.
