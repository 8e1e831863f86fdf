# What answers would come to, warnings, and standing answers.

# The name of something to choose, with what it would come to.
forecasts-option = { $option } ({ $list })
forecasts-leave = Zostaw
forecasts-hush = Nie ostrzegaj mnie więcej
forecasts-warn-again = Ostrzegaj mnie znowu o wszystkim
forecasts-standing = Stałe odpowiedzi
forecasts-standing-about = To, co tu wybierzesz, gra odpowie za ciebie, tylko przy tym stole i dopóki tego nie cofniesz.
forecasts-always = Zawsze …
forecasts-always-about = Odpowiadaj tak na to pytanie i wszystkie podobne; możesz to cofnąć w każdej chwili.
# $about is what a standing answer is about, $text what is answered.
forecasts-said = { $about }: { $text }
forecasts-take-back = { $about }: { $text }. Cofnij i pytaj mnie

## The bars of an attack

forecasts-losses = Do czego doprowadzi każda odpowiedź
forecasts-surely = na pewno stracone: { $n }
forecasts-perhaps = może stracone: { $n }
forecasts-total = { $n } z { $of }
