# V:TES: its table is not here yet.

vtes-name = V:TES
vtes-about = Le grand jeu politique pour une table de cinq : chacun a une proie à abattre et un prédateur à craindre.
