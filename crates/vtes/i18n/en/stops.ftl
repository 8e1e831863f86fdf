# Stops: where a player wants to be asked, and where to pass without being asked.

stop-block = Blocks of an action that is directed at nobody
stop-block-ask = ask me
stop-block-likely = ask me only if the block would succeed as things stand
stop-block-never = never block

stop-reactions = Cards and texts in actions of others that do not concern me
stop-reactions-ask = ask me
stop-reactions-pass = pass

stop-as-played = Cards that others play, where I could cancel them
stop-as-played-ask = ask me
stop-as-played-aimed = ask me only about cards aimed at me or at something of mine

stop-combats = Combats of others
stop-combats-ask = ask me when I can do something
stop-combats-pass = pass

stop-between = Turns of others, while no action is under way
stop-between-ask = ask me when I can do something
stop-between-pass = pass

stop-unlock = Unlock phases of others
stop-unlock-ask = ask me when I can do something
stop-unlock-pass = pass

stop-gains = What I can gain for nothing in my unlock phase
stop-gains-ask = ask me
stop-gains-take = take it all, then ask me about the rest

stop-pass-until = Pass for a while, whatever I could do
stop-pass-until-off = no
stop-pass-until-action = until the end of this action
stop-pass-until-combat = until the end of this combat
stop-pass-until-turn = until the end of this turn
stop-pass-until-target = until something is aimed at me

stop-always = Ask me here even if I can only pass
stop-always-unlock = { moment-unlock }
stop-always-master = { moment-master }
stop-always-between = { moment-between }
stop-always-influence = { moment-influence }
stop-always-discard = { moment-discard }
stop-always-other-unlock = { moment-other-unlock }
stop-always-other-master = { moment-other-master }
stop-always-other-between = { moment-other-between }
stop-always-other-influence = { moment-other-influence }
stop-always-other-discard = { moment-other-discard }
stop-always-as-played = { moment-as-played }
stop-always-announced = { moment-announced }
stop-always-undecided = { moment-undecided }
stop-always-attempt = { moment-attempt }
stop-always-declined = { moment-declined }
stop-always-would-succeed = { moment-would-succeed }
stop-always-blocked = { moment-blocked }
stop-always-resolved = { moment-resolved }
stop-always-before-votes = { moment-before-votes }
stop-always-polling = { moment-polling }
stop-always-before-combat = { moment-before-combat }
stop-always-before-range = { moment-before-range }
stop-always-range = { moment-range }
stop-always-before-strikes = { moment-before-strikes }
stop-always-before-resolution = { moment-before-resolution }
stop-always-prevent = { moment-prevent }
stop-always-additional = { moment-additional }
stop-always-press = { moment-press }
stop-always-end-of-round = { moment-end-of-round }
stop-always-would-end = { moment-would-end }
stop-always-combat-over = { moment-combat-over }
stop-always-would = { moment-would }
stop-always-diablerized = { moment-diablerized }
