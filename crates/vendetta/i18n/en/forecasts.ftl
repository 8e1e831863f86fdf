# What an option would come to. $sure is yes where $least and $most are the same.
forecast-blood = Blood: { $before } → { $most }
forecast-total = Your total here: { $before } → { $most }
forecast-influence =
    { $sure ->
        [yes] At present totals: { $most } influence
       *[no] At present totals: { $least } to { $most } influence
    }
forecast-blood-tag = { $before } → { $most }
forecast-total-tag = { $before } → { $most }
forecast-influence-tag =
    { $sure ->
        [yes] +{ $most } influence
       *[no] +{ $least }–{ $most } influence
    }
# The place at present totals; $most is the worst that hidden cards can make of it.
forecast-rank =
    { $sure ->
        [yes] At present totals: place { $most }
       *[no] At present totals: place { $least } to { $most }
    }
forecast-rank-tag =
    { $sure ->
        [yes] place { $most }
       *[no] place { $least }–{ $most }
    }
forecast-diablerie = Diablerie tokens: { $before } → { $most }
forecast-diablerie-tag = { $before } → { $most }

## Warnings: how much is left, and what follows

warning-blood = This leaves you { $most } blood: you can pay for nothing more, and whoever takes the last drives you into frenzy.
warning-diablerie = This gives you { $most } diablerie tokens: with 3 you are out.
