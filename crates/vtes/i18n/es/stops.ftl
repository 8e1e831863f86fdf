# Paradas: dónde quiere un jugador que se le pregunte, y dónde pasar sin que se le pregunte.

stop-block = Bloqueos de una acción que no va dirigida a nadie
stop-block-ask = preguntarme
stop-block-likely = preguntarme sólo si el bloqueo prosperaría tal como está
stop-block-never = no bloquear nunca

stop-reactions = Cartas y textos en acciones ajenas que no me afectan
stop-reactions-ask = preguntarme
stop-reactions-pass = pasar

stop-as-played = Cartas que juegan otros y que yo podría cancelar
stop-as-played-ask = preguntarme
stop-as-played-aimed = preguntarme sólo por cartas dirigidas a mí o a algo mío

stop-combats = Combates ajenos
stop-combats-ask = preguntarme si puedo hacer algo
stop-combats-pass = pasar

stop-between = Turnos ajenos, mientras no hay ninguna acción en curso
stop-between-ask = preguntarme si puedo hacer algo
stop-between-pass = pasar

stop-unlock = Fases de enderezamiento ajenas
stop-unlock-ask = preguntarme si puedo hacer algo
stop-unlock-pass = pasar

stop-gains = Lo que puedo ganar gratis en mi fase de enderezamiento
stop-gains-ask = preguntar
stop-gains-take = tomarlo todo y después preguntar por el resto

stop-pass-until = Pasar durante un tiempo, pueda hacer lo que pueda
stop-pass-until-off = no
stop-pass-until-action = hasta el final de esta acción
stop-pass-until-combat = hasta el final de este combate
stop-pass-until-turn = hasta el final de este turno
stop-pass-until-target = hasta que algo vaya dirigido a mí

stop-always = Preguntarme aquí aunque sólo pueda pasar
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
