# Opciones de una mesa que tienen un valor.

option-needs-number = `{ $name }` necesita un número: escribe `{ $form }`, con un número de 0 a 65535; 0 lo desactiva.
option-needs-word = `{ $name }` necesita un valor: escribe `{ $form }`, con una de las palabras.
option-takes-nothing = `{ $name }` no lleva valor: escribe `{ $name }` para activarla, `no-{ $name }` para desactivarla.
option-no-number = `{ $name }` lleva un número de 0 a 65535, y `{ $given }` no lo es.
option-no-word = `{ $name }` no puede ser `{ $given }`. Puede ser: { $names }.
option-no-word-suggest = `{ $name }` no puede ser `{ $given }`; ¿querías decir `{ $near }`? Puede ser: { $names }.
