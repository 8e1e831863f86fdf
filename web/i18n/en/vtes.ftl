# V:TES: its table is not here yet.

vtes-name = V:TES
vtes-about = The great political game for a table of five: everybody has a prey to bring down and a predator to fear.
