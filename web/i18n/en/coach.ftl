# Coach marks: what is said in somebody's first game of a kind. Short: they stand beside the table.
coach-label = Tip
coach-number = Tip { $n } of { $of }
coach-got-it = Got it
coach-no-more = No more tips
coach-setting = Tips in your first games
coach-setting-hint = Switched on again, they begin anew.

coach-vendetta-goal = What you fight for
coach-vendetta-goal-text = Every location has an ally as its prize. The highest total there takes it, and the others get a victim or influence.
coach-vendetta-blood = Blood is power
coach-vendetta-blood-text = Each blood beside a card counts 1 in the conflict. What you keep is your life: at 0 comes frenzy.
coach-vendetta-face-down = Hide a card
coach-vendetta-face-down-text = Played face down, a card stays a secret until Revelation. That costs 1 blood.
coach-vendetta-withdraw = Nobody must fight
coach-vendetta-withdraw-text = Withdraw, and the blood comes back to you; the cards go on to the Prince's Haven. Stay, and you fight for the reward.
coach-vendetta-haven = The Haven goes first
coach-vendetta-haven-text = Who wins the Prince's Haven gets the ambition token: first in turn order, and the winner of every tie.
coach-vendetta-drain = Blood for points
coach-vendetta-drain-text = You may drain a card of your alliance for blood now. It is worth less at the end, and a vampire drained is diablerie.

coach-rivals-prestige = Prestige is life
coach-rivals-prestige-text = You pay with Prestige, and at 0 you are out. A vampire you lose to torpor costs you 1 more.
coach-rivals-streets = Streets and Haven
coach-rivals-streets-text = In your Haven vampires are safer. From The Streets they can attack, and be attacked until your next turn.
coach-rivals-attack = Before you strike
coach-rivals-attack-text = Compare attributes: yours is added to the damage, the target's is taken off. Cards laid face down can still change it.
coach-rivals-agenda = The other way to win
coach-rivals-agenda-text = 13 Agenda win at once. Your Agenda card says what scores for you; vampires of your Rival always do.
coach-rivals-schemes = A vote by Influence
coach-rivals-schemes-text = Everybody adds Influence and answers YES or NO. Prestige in the fist stays hidden, and is lost if your side wins.
coach-rivals-hunt = Who hunts whom
coach-rivals-hunt-text = Knock out your Rival and you win. Somebody hunts you in the same way: the marks beside the names say who.
