# V:TES: its table is not here yet.

vtes-name = V:TES
vtes-about = Wielka gra polityczna dla pięciu osób: każdy ma ofiarę do pokonania i drapieżcę, którego musi się strzec.
