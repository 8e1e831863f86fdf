# Questions to the player who is asked. $card is a card of that player, $by the card that asks;
# both are names in their basic form. $at ("at Location 2") and $from ("from Location 2") are
# the phrases of clans.ftl.

question-clan = Which clan do you play?
question-relic = Which relic do you take?
question-use-in-hand-management = Do you use { $by } now, in Hand management?
question-keep = Which card do you take into your hand?
question-keep-both = { $by }: do you keep one more card and give up a card of your hand for it?
question-under = Which card do you put under your clan deck next?
question-turn = Your turn: which card do you play?
question-where = { $card }: where do you play it?
question-facing = { $card }: how do you play it { $at }?
question-blood = { $card }: how much blood do you play with it { $at }?
question-tokens = { $card }: how many diablerie tokens do you turn over for blood { $at }?
question-end-turn = Do you end your turn?
question-restore = { $by }: which drained card returns to your alliance?
question-use-before-resolution = Do you use { $by } now, at the start of Resolution?
question-deploy-where = { $by }: your blood does not reach all locations. Where do you deploy the next one?
question-look = Before you choose to stay or withdraw { $at }: do you look at face-down cards?
question-stay = Do you stay { $at } or withdraw?
question-change-token = Do you use { $by } to change your choice { $at }?
question-refuge = You withdraw { $at-from }. Where do your cards go?
question-cloak = You withdraw { $at-from }. Do your cards and blood go to the location of { $by }?
question-up-to = { $by }: how much blood from your pool do you deploy { $at }?
question-reveal-for = { $by }: do you lose 2 blood to turn up { $card } { $at }?
question-next-card = Which of your cards do you resolve next { $at }?
question-may = { $by }: do you use its effect?
question-pay = { $by }: do you spend { $n } blood?
question-pick = { $by }: which do you choose?
question-bid = { $by }: how much blood do you bid?
question-turn-down = { $by }: which of your cards do you turn face down?
question-turn-one-down = { $by }: your bid is the lowest. Which of your cards do you turn face down?
question-take-back = { $by }: which of your cards do you take back into hand?
question-target = { $by }: which card of a rival do you choose?
question-rival = { $by }: which rival do you choose?
question-play-next = { $by }: which card do you put down next?
question-move-blood = { $by }: where do you move { $n } blood?
question-partner = { $by }: is your partner affected as well?
question-add-to-total = Do you use { $by } for your total { $at }?
question-return-blood = { $by }: how much of your deployed blood { $at } do you take back?
question-ignore-loss = You are about to lose { $n } blood ({ $by }). Do you use your relic to ignore this?
question-instead-of-draining = You are in frenzy. Do you turn { $by } face down instead of draining?
question-shuffle-in = { $by }: which card of your hand do you shuffle into your clan deck?
question-chance = What does chance bring?

# The same to those who wait. Nothing hidden may be said: no card of a hand, no face-down card.

waiting-clan = { $who } chooses a clan.
waiting-relic = { $who } chooses a relic.
waiting-use-in-hand-management = { $who } decides whether to use { $by }.
waiting-keep = { $who } chooses a card for the hand.
waiting-keep-both = { $who } decides about { $by }.
waiting-under = { $who } puts cards under the clan deck.
waiting-turn = { $who } has the turn.
waiting-where = { $who } chooses a location for a card.
waiting-facing = { $who } decides how to play a card { $at }.
waiting-blood = { $who } decides how much blood to play { $at }.
waiting-tokens = { $who } decides about diablerie tokens { $at }.
waiting-end-turn = { $who } is about to end the turn.
waiting-restore = { $who } chooses a drained card ({ $by }).
waiting-use-before-resolution = { $who } decides whether to use { $by }.
waiting-deploy-where = { $who } chooses where to deploy blood ({ $by }).
waiting-look = { $who } may look at face-down cards before the choices { $at }.
waiting-stay = { $who } chooses to stay { $at } or to withdraw.
waiting-change-token = { $who } decides whether to use { $by } { $at }.
waiting-refuge = { $who } withdraws { $at-from } and chooses where the cards go.
waiting-cloak = { $who } withdraws { $at-from } and decides about { $by }.
waiting-up-to = { $who } decides how much blood to deploy { $at } ({ $by }).
waiting-reveal-for = { $who } decides whether to turn up a card ({ $by }).
waiting-next-card = { $who } chooses the next card to resolve { $at }.
waiting-may = { $who } decides whether to use { $by }.
waiting-pay = { $who } decides whether to spend { $n } blood ({ $by }).
waiting-pick = { $who } makes the choice that { $by } demands.
waiting-bid = { $who } bids blood ({ $by }).
waiting-turn-down = { $who } chooses cards to turn face down ({ $by }).
waiting-turn-one-down = { $who } chooses a card to turn face down ({ $by }).
waiting-take-back = { $who } chooses cards to take back into hand ({ $by }).
waiting-target = { $who } chooses a card of a rival ({ $by }).
waiting-rival = { $who } chooses a rival ({ $by }).
waiting-play-next = { $who } chooses the next card to put down ({ $by }).
waiting-move-blood = { $who } chooses where to move { $n } blood ({ $by }).
waiting-partner = { $who } decides whether the partner is affected ({ $by }).
waiting-add-to-total = { $who } decides whether to use { $by } { $at }.
waiting-return-blood = { $who } decides how much deployed blood to take back { $at } ({ $by }).
waiting-ignore-loss = { $who } is about to lose { $n } blood ({ $by }) and decides whether to ignore it.
waiting-instead-of-draining = { $who } is in frenzy and decides about { $by }.
waiting-shuffle-in = { $who } chooses a card to shuffle into the clan deck ({ $by }).
waiting-chance = { $who } waits for chance.

# The parts of a move that is put together at once.
part-card = Card
part-place = Location
part-facing = Face up or down
part-blood = Blood
part-tokens = Diablerie tokens

# Standing answers: what need not be asked, and how it is answered then.
stop-end-turn = After my card, when I could still drain or use something
stop-end-turn-ask = ask me
stop-end-turn-end = end the turn
stop-tokens = Diablerie tokens when I play a card
stop-tokens-ask = ask me
stop-tokens-none = turn over none
stop-looks = Face-down cards that I could look at in a Resolution
stop-looks-ask = ask me
stop-looks-none = look at none
