# Por qué una opción sería buena: «¿Qué convendría aquí?» en una frase.

motive-wins-most = Es lo que más gana en las partidas entre bots.
motive-best-card = En conjunto es la mejor de estas cartas.
motive-probably-wins = Probablemente ganarías { $at }.
motive-worth-a-try = Las recompensas { $at } merecen el intento.
motive-does-most = Donde más cuenta lo que hace es { $at }.
motive-raises-chances = Mejora tus posibilidades { $at } más de lo que vale la sangre.
motive-keeps-blood = Aquí más sangre daría menos de lo que vale en tu reserva.
motive-secret = Nadie ve la carta antes de la Revelación.
motive-face-down-costs = Boca abajo costaría sangre y serviría de poco.
motive-works-face-up = Boca abajo se perdería lo que hace antes.
motive-danger = Las cartas de tus rivales te quitarían sangre { $at }.
motive-blood-comes-back = Aquí tienes pocas posibilidades, y recuperas tu sangre.
motive-fights-on = Tus cartas pueden hacer más { $at }.
motive-pays = Da más de lo que cuesta.
motive-does-not-pay = Cuesta más de lo que da.
motive-missed-least = Es la que menos echarás de menos.
motive-strongest-target = Es la carta más fuerte a la que puedes apuntar.
