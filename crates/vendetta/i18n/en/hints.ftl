# Why an option would be good: "What would be good here?" in one sentence.

motive-wins-most = It wins most often when bots play.
motive-best-card = It is the best of these cards on the whole.
motive-probably-wins = You would probably win { $at }.
motive-worth-a-try = The rewards { $at } are worth a try.
motive-does-most = What it does counts most { $at }.
motive-raises-chances = It raises your chances { $at } by more than the blood is worth.
motive-keeps-blood = More blood would bring less here than it is worth in your pool.
motive-secret = Nobody sees the card before Revelation.
motive-face-down-costs = Face down would cost blood and gain little.
motive-works-face-up = Face down, what it does early would be lost.
motive-danger = Rivals’ cards would take blood from you { $at }.
motive-blood-comes-back = Your chances here are low, and your blood comes back.
motive-fights-on = Your cards can do more { $at }.
motive-pays = It brings more than it costs.
motive-does-not-pay = It costs more than it brings.
motive-missed-least = You will miss it least.
motive-strongest-target = It is the strongest card you can aim at.
