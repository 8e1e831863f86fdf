# Dlaczego coś byłoby dobre: „Co byłoby tu dobre?” w jednym zdaniu.

motive-ousts = Po tym upuście krwi { $whom } odpadnie z gry.
motive-nobody-blocks = { $whom } nie ma nikogo gotowego do bloku.
motive-takes-pool = { $whom }, twoja ofiara, straci pulę.
motive-hungry = { $card } ma już mało krwi.
motive-out-of-torpor = { $card } w letargu na nic się nie przyda.
motive-would-be-ousted = W przeciwnym razie po tym upuście krwi odpadniesz z gry.
motive-would-lose-pool = W przeciwnym razie stracisz pulę.
motive-stops-it = Ta akcja ci zaszkodzi.
motive-does-no-harm = Ta akcja ci nie szkodzi.
motive-fight-costs-more = Walka kosztowałaby cię zbyt wiele.
motive-gets-past = Dzięki temu twoja skrytość przewyższy przechwycenie.
motive-reaches-it = Dzięki temu twoje przechwycenie wystarczy.
motive-more-bleed = { $whom } traci więcej puli.
motive-redirects = Upust krwi trafi w kogoś innego.
motive-in-danger = Twój podwładny nie przetrwa następnego ciosu.
motive-comes-next = { $card } wyjdzie najszybciej w stosunku do swojej wielkości.
motive-pool-is-needed = Reszta puli jest ci potrzebna przeciw drapieżnikowi.
motive-good-for-you = To referendum jest dla ciebie korzystne.
motive-bad-for-you = To referendum jest dla ciebie niekorzystne.
motive-missed-least = Tej karty będzie ci brakować najmniej.
motive-most-blood = Ten podwładny ma najwięcej krwi.
