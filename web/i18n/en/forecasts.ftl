# What answers would come to, warnings, and standing answers.

# The name of something to choose, with what it would come to.
forecasts-option = { $option } ({ $list })
forecasts-leave = Leave it
forecasts-hush = Don’t warn me again
forecasts-warn-again = Warn me again about everything
forecasts-standing = Standing answers
forecasts-standing-about = What is chosen here is answered for you, at this table only, until you take it back.
forecasts-always = Always …
forecasts-always-about = Answer this and every question like it in the same way; you can take it back at any time.
# $about is what a standing answer is about, $text what is answered.
forecasts-said = { $about }: { $text }
forecasts-take-back = { $about }: { $text }. Take it back, and ask me

## The bars of an attack

forecasts-losses = What each answer would come to
forecasts-surely = { $n } surely lost
forecasts-perhaps = { $n } perhaps lost
forecasts-total = { $n } of { $of }
