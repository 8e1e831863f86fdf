# Arrêts : où un joueur veut être interrogé, et où passer sans l'être.

stop-block = Blocages d'une action qui n'est dirigée contre personne
stop-block-ask = m'interroger
stop-block-likely = m'interroger seulement si le blocage réussirait en l'état
stop-block-never = ne jamais bloquer

stop-reactions = Cartes et textes dans les actions des autres qui ne me concernent pas
stop-reactions-ask = m'interroger
stop-reactions-pass = passer

stop-as-played = Cartes que jouent les autres et que je pourrais annuler
stop-as-played-ask = m'interroger
stop-as-played-aimed = m'interroger seulement pour les cartes qui me visent, moi ou ce qui est à moi

stop-combats = Combats des autres
stop-combats-ask = m'interroger si je peux faire quelque chose
stop-combats-pass = passer

stop-between = Tours des autres, tant qu'aucune action n'est en cours
stop-between-ask = m'interroger si je peux faire quelque chose
stop-between-pass = passer

stop-unlock = Phases de redressement des autres
stop-unlock-ask = m'interroger si je peux faire quelque chose
stop-unlock-pass = passer

stop-gains = Ce que je peux gagner sans rien payer à ma phase de redressement
stop-gains-ask = me demander
stop-gains-take = tout prendre, puis me demander le reste

stop-pass-until = Passer un moment, quoi que je puisse faire
stop-pass-until-off = non
stop-pass-until-action = jusqu'à la fin de cette action
stop-pass-until-combat = jusqu'à la fin de ce combat
stop-pass-until-turn = jusqu'à la fin de ce tour
stop-pass-until-target = jusqu'à ce que quelque chose me vise

stop-always = M'interroger ici même si je ne peux que passer
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
