# Options of a table that have a value.

option-needs-number = `{ $name }` needs a number: write `{ $form }`, with a number from 0 to 65535; 0 turns it off.
option-needs-word = `{ $name }` needs a value: write `{ $form }`, with one of the words.
option-takes-nothing = `{ $name }` takes no value: write `{ $name }` to turn it on, `no-{ $name }` to turn it off.
option-no-number = `{ $name }` takes a number from 0 to 65535, and `{ $given }` is none.
option-no-word = `{ $name }` cannot be `{ $given }`. It can be: { $names }.
option-no-word-suggest = `{ $name }` cannot be `{ $given }`; did you mean `{ $near }`? It can be: { $names }.
