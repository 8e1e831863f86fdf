# What answers would come to, warnings, and standing answers.

# The name of something to choose, with what it would come to.
forecasts-option = { $option } ({ $list })
forecasts-leave = Laisser
forecasts-hush = Ne plus m'avertir
forecasts-warn-again = M'avertir de nouveau de tout
forecasts-standing = Réponses permanentes
forecasts-standing-about = Ce qui est choisi ici reçoit sa réponse pour vous, à cette table seulement, jusqu'à ce que vous le retiriez.
forecasts-always = Toujours …
forecasts-always-about = Répondre ainsi à cette question et à toutes celles du même genre ; vous pouvez le retirer à tout moment.
# $about is what a standing answer is about, $text what is answered.
forecasts-said = { $about } : { $text }
forecasts-take-back = { $about } : { $text }. Retirer, et me demander

## The bars of an attack

forecasts-losses = Ce que donnerait chaque réponse
forecasts-surely = { $n } perdu à coup sûr
forecasts-perhaps = { $n } peut-être perdu
forecasts-total = { $n } sur { $of }
