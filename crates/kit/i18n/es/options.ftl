# Opciones de una mesa que tienen un valor.

option-unknown = No hay ninguna opción `{ $given }` con valor. Las que hay: { $names }.
option-unknown-suggest = No hay ninguna opción `{ $given }` con valor; ¿querías decir `{ $near }`? Las que hay: { $names }.
option-no-number = `{ $name }` lleva un número de 0 a 65535, y `{ $given }` no lo es.
option-no-word = `{ $name }` no puede ser `{ $given }`. Puede ser: { $names }.
option-no-word-suggest = `{ $name }` no puede ser `{ $given }`; ¿querías decir `{ $near }`? Puede ser: { $names }.
