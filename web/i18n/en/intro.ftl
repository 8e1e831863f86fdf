# The introductions: how a game is played, in two minutes.
intro-title = In two minutes
intro-glossary = To the glossary

intro-vendetta-goal = What it is about
intro-vendetta-goal-text = You lead a clan for three rounds and fight over the locations of a city. Each has an ally as its prize; in the end the most influence wins, in tokens and in the cards you hold.
intro-vendetta-round = A round
intro-vendetta-round-text = Your alliance feeds you blood, new allies come out, and you take a card into hand. Then all plan, and the locations are settled one after another.
intro-vendetta-planning = Planning
intro-vendetta-planning-text = In turn everybody plays one card to any location, with up to 3 blood. Face up is free; face down costs 1 blood and keeps the card a secret.
intro-vendetta-conflict = The conflict
intro-vendetta-conflict-text = Cards are turned up and totals compared: power and blood. First place takes the ally, second a victim, third influence.
intro-vendetta-withdraw = Withdraw in time
intro-vendetta-withdraw-text = Before that, everybody secretly stays or withdraws. Who withdraws takes the blood back, and the cards fight on in the Prince's Haven.
intro-vendetta-drain = Blood is short
intro-vendetta-drain-text = Drain cards of your alliance when you need blood: they are worth less then. Without blood comes frenzy, and three diableries put you out.

intro-rivals-goal = What it is about
intro-rivals-goal-text = You lead a coterie of vampires. You win with 13 Agenda, or by knocking out your Rival; you are out at 0 Prestige, or with no vampire left.
intro-rivals-hunt = Who hunts whom
intro-rivals-hunt-text = Everybody has one Rival and is the Rival of somebody. Only your own Rival brings you the win, so watch who hunts you.
intro-rivals-turn = A turn
intro-rivals-turn-text = The city brings a card, then you have two actions. At the end you mend, the hunters strike, and you draw two cards.
intro-rivals-action-draw = draw
intro-rivals-action-recruit = recruit
intro-rivals-action-card = play a card
intro-rivals-action-attack = attack
intro-rivals-action-claim = claim the Prince
intro-rivals-streets = Haven and Streets
intro-rivals-streets-text = At home, vampires have Secrecy and are hard to reach. In The Streets they attack foes and mortals, and can be attacked until your next turn.
intro-rivals-attack = An attack
intro-rivals-attack-text = Attribute and card, less the attribute and Shields of the target: that much Blood is lost. Another vampire may block, and a Reaction may strike back; who has no Blood goes to torpor.
intro-rivals-scheme = Politics
intro-rivals-scheme-text = A Scheme asks the whole table, and Influence decides; Prestige can be added in secret. Titles bring Influence, and the Prince of the City brings Agenda every turn.
