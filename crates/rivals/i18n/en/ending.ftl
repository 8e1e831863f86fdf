# How a game is decided, why somebody is knocked out, and the numbers on the way.

fate-reached-agenda = { $who } reaches { $agenda } Agenda and wins: 13 are enough.
fate-beat-rival = { $who } knocks out { $rival }, their Rival, and wins.
# $count is the number of those who are knocked out.
fate-most-agenda =
    { $count ->
        [one] { $out } is knocked out, and not by the player whose Rival that is: { $who } wins with the most Agenda, { $agenda }.
       *[other] { $out } are knocked out, and not by the players whose Rivals they are: { $who } wins with the most Agenda, { $agenda }.
    }
fate-last-left = All others are knocked out: { $who } is the last one left and wins.
fate-turn-limit = Nobody has won in 100 turns each: { $who } wins with the most Agenda, { $agenda }.
fate-nobody-left = All are knocked out at the same moment, and nobody has knocked out their Rival: nobody wins.
fate-tie-active = Others could claim the win as well; the active player, { $who }, has it.
fate-tie-prestige = Others could claim the win as well; { $who } has it with the most Prestige, { $prestige } to { $less }.
fate-tie-number = Others could claim the win as well, with the same Prestige; { $who } has it with the highest player number, { $number }.
fate-prestige-lost = { $who } lost the last Prestige to { $card }, used by { $by }, and is knocked out.
fate-prestige-lost-alone = { $who } lost the last Prestige to { $card } and is knocked out.
fate-prestige-stolen = { $by } stole the last Prestige of { $who } with { $card }: that is a knock-out.
fate-prestige-for-torpor = { $by } defeated { $vampire }, and the last Prestige of { $who } had to go onto it in torpor: that is a knock-out.
fate-prestige-for-torpor-alone = { $vampire } was defeated, and the last Prestige of { $who } had to go onto it in torpor: that is a knock-out.
fate-prestige-for-conspiracy = { $by } made { $who } put the last Prestige onto a Conspiracy: that is a knock-out.
fate-last-vampire-defeated = { $by } defeated { $vampire }, the last vampire of { $who } outside torpor: that is a knock-out.
fate-last-vampire-defeated-alone = { $vampire }, the last vampire of { $who } outside torpor, was defeated: that is a knock-out.
fate-last-vampire-burned = { $by } burned { $vampire }, the last vampire of { $who } outside torpor: that is a knock-out.
fate-last-vampire-burned-alone = { $vampire }, the last vampire of { $who } outside torpor, burned: that is a knock-out.

origin-defeats = the Rival’s vampires
origin-mortals = mortals
origin-knock-out = the Rival’s knock-out
origin-marks = a marked vampire
origin-card = { $card }
origin-lost = lost

track-agenda = Agenda
track-prestige = Prestige
chapter-turn = Turn { $turn }: { $who }
axis-turn = { $turn }
