# Ce que donnerait une option. $sure vaut yes quand $least et $most sont égaux.
forecast-blood = Sang : { $before } → { $most }
forecast-total = Votre total ici : { $before } → { $most }
forecast-influence =
    { $sure ->
        [yes] Aux totaux actuels : { $most } d'influence
       *[no] Aux totaux actuels : de { $least } à { $most } d'influence
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
        [yes] Aux totaux actuels : place { $most }
       *[no] Aux totaux actuels : place { $least } à { $most }
    }
forecast-rank-tag =
    { $sure ->
        [yes] place { $most }
       *[no] place { $least }–{ $most }
    }
forecast-diablerie = Jetons Diablerie : { $before } → { $most }
forecast-diablerie-tag = { $before } → { $most }

## Warnings: how much is left, and what follows

warning-blood = Il vous restera { $most } sang : vous ne pourrez plus rien payer, et qui prend le dernier vous met en frénésie.
warning-diablerie = Cela vous fait { $most } jetons Diablerie : à 3, vous êtes éliminé.
