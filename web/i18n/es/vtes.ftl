# V:TES: its table is not here yet.

vtes-name = V:TES
vtes-about = El gran juego político para una mesa de cinco: cada cual tiene una presa que derribar y un depredador al que temer.
