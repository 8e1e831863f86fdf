# Paradas: dónde quiere que se le pregunte a cada jugador. Lo que va entre acentos graves se escribe así en todos los idiomas.

stops-none = Este juego no tiene paradas: se pregunta a cada cual siempre que haya algo que decidir.
stops-no-setting = No hay ningún ajuste `{ $given }`. Los ajustes son: { $names }.
stops-no-setting-suggest = No hay ningún ajuste `{ $given }`; ¿querías decir `{ $near }`? Los ajustes son: { $names }.
stops-no-value = `{ $setting }` no puede ser `{ $given }`. Los valores son: { $names }.
stops-no-value-suggest = `{ $setting }` no puede ser `{ $given }`; ¿querías decir `{ $near }`? Los valores son: { $names }.
