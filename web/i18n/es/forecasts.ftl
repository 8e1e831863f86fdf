# What answers would come to, warnings, and standing answers.

# The name of something to choose, with what it would come to.
forecasts-option = { $option } ({ $list })
forecasts-leave = Dejarlo
forecasts-hush = No avisarme más
forecasts-warn-again = Volver a avisarme de todo
forecasts-standing = Respuestas fijas
forecasts-standing-about = Lo que elijas aquí se responde por ti, solo en esta mesa, hasta que lo retires.
forecasts-always = Siempre …
forecasts-always-about = Responder así a esta pregunta y a todas las que se le parezcan; puedes retirarlo cuando quieras.
# $about is what a standing answer is about, $text what is answered.
forecasts-said = { $about }: { $text }
forecasts-take-back = { $about }: { $text }. Retirarlo y preguntarme

## The bars of an attack

forecasts-losses = En qué quedaría cada respuesta
forecasts-surely = { $n } se pierde seguro
forecasts-perhaps = { $n } quizá se pierda
forecasts-total = { $n } de { $of }
