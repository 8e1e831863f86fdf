# En qué quedaría una opción. $sure es yes si $least y $most son iguales.
forecast-blood = Sangre: { $before } → { $most }
forecast-total = Tu total aquí: { $before } → { $most }
forecast-influence =
    { $sure ->
        [yes] Con los totales actuales: { $most } de influencia
       *[no] Con los totales actuales: de { $least } a { $most } de influencia
    }
forecast-blood-tag = { $before } → { $most }
forecast-total-tag = { $before } → { $most }
forecast-influence-tag =
    { $sure ->
        [yes] +{ $most } influencia
       *[no] +{ $least }–{ $most } influencia
    }
# The place at present totals; $most is the worst that hidden cards can make of it.
forecast-rank =
    { $sure ->
        [yes] Con los totales actuales: puesto { $most }
       *[no] Con los totales actuales: puesto { $least } a { $most }
    }
forecast-rank-tag =
    { $sure ->
        [yes] puesto { $most }
       *[no] puesto { $least }–{ $most }
    }
forecast-diablerie = Fichas de diablerie: { $before } → { $most }
forecast-diablerie-tag = { $before } → { $most }

## Warnings: how much is left, and what follows

warning-blood = Esto te deja { $most } de sangre: ya no puedes pagar nada, y quien te quite la última te lleva al frenesí.
warning-diablerie = Con esto tienes { $most } fichas de diablerie: con 3 quedas fuera.
