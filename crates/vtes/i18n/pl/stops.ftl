# Przystanki: gdzie gracz chce być pytany, a gdzie pasuje bez pytania.

stop-block = Blokowanie akcji, która nie jest skierowana na nikogo
stop-block-ask = pytaj mnie
stop-block-likely = pytaj mnie tylko, jeśli blok na razie by się udał
stop-block-never = nigdy nie blokuj

stop-reactions = Karty i teksty w cudzych akcjach, które mnie nie dotyczą
stop-reactions-ask = pytaj mnie
stop-reactions-pass = pasuj

stop-as-played = Cudze zagrywane karty, które mogę anulować
stop-as-played-ask = pytaj mnie
stop-as-played-aimed = pytaj mnie tylko o karty wymierzone we mnie lub w coś mojego

stop-combats = Cudze walki
stop-combats-ask = pytaj mnie, gdy mogę coś zrobić
stop-combats-pass = pasuj

stop-between = Cudze tury, gdy nie trwa żadna akcja
stop-between-ask = pytaj mnie, gdy mogę coś zrobić
stop-between-pass = pasuj

stop-unlock = Cudze fazy prostowania
stop-unlock-ask = pytaj mnie, gdy mogę coś zrobić
stop-unlock-pass = pasuj

stop-gains = Co mogę zyskać za darmo w mojej fazie prostowania
stop-gains-ask = pytaj mnie
stop-gains-take = weź wszystko, potem pytaj o resztę

stop-pass-until = Pasuj przez pewien czas, cokolwiek mogę zrobić
stop-pass-until-off = nie
stop-pass-until-action = do końca tej akcji
stop-pass-until-combat = do końca tej walki
stop-pass-until-turn = do końca tej tury
stop-pass-until-target = dopóki coś nie zostanie wymierzone we mnie

stop-always = Pytaj mnie tu, nawet gdy mogę tylko spasować
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
