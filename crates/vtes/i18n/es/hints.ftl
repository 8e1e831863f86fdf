# Por qué una opción sería buena: «¿Qué convendría aquí?» en una frase.

motive-ousts = El sangrado eliminaría a { $whom }.
motive-nobody-blocks = { $whom } no tiene a nadie listo para bloquear.
motive-takes-pool = { $whom }, tu presa, perdería reserva.
motive-hungry = A { $card } le queda poca sangre.
motive-out-of-torpor = { $card } no sirve de nada en letargo.
motive-would-be-ousted = De lo contrario, el sangrado te eliminaría.
motive-would-lose-pool = De lo contrario, perderías reserva.
motive-stops-it = La acción te perjudicaría.
motive-does-no-harm = La acción no te perjudica.
motive-fight-costs-more = El combate te costaría demasiado.
motive-gets-past = Así tu sigilo supera la intercepción.
motive-reaches-it = Así tu intercepción es suficiente.
motive-more-bleed = { $whom } pierde más reserva.
motive-redirects = El sangrado va a otro en vez de a ti.
motive-in-danger = Tu siervo no sobreviviría al próximo golpe.
motive-comes-next = { $card } es quien antes sale para su tamaño.
motive-pool-is-needed = Necesitas el resto de tu reserva contra tu depredador.
motive-good-for-you = El referéndum te conviene.
motive-bad-for-you = El referéndum te perjudica.
motive-missed-least = Es la que menos echarás de menos.
motive-most-blood = Es quien más sangre tiene.
