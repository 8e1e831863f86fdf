# Why an option would be good: "What would be good here?" in one sentence.

motive-ousts = The bleed would oust { $whom }.
motive-nobody-blocks = { $whom } has nobody ready to block.
motive-takes-pool = { $whom }, your prey, would lose pool.
motive-hungry = { $card } has little blood left.
motive-out-of-torpor = { $card } is of no use in torpor.
motive-would-be-ousted = The bleed would oust you otherwise.
motive-would-lose-pool = You would lose pool otherwise.
motive-stops-it = The action would hurt you.
motive-does-no-harm = The action does you no harm.
motive-fight-costs-more = The fight would cost you too much.
motive-gets-past = With it your stealth is higher than the intercept.
motive-reaches-it = With it your intercept is high enough.
motive-more-bleed = { $whom } loses more pool.
motive-redirects = Somebody else is bled instead of you.
motive-in-danger = Your minion would not survive the next blow.
motive-comes-next = { $card } comes out soonest for its size.
motive-pool-is-needed = You need the rest of your pool against your predator.
motive-good-for-you = The referendum is good for you.
motive-bad-for-you = The referendum is bad for you.
motive-missed-least = You will miss it least.
motive-most-blood = This one has the most blood.
