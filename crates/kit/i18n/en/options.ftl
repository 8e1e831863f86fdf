# Options of a table that have a value.

option-unknown = There is no option `{ $given }` with a value. Those there are: { $names }.
option-unknown-suggest = There is no option `{ $given }` with a value; did you mean `{ $near }`? Those there are: { $names }.
option-no-number = `{ $name }` takes a number from 0 to 65535, and `{ $given }` is none.
option-no-word = `{ $name }` cannot be `{ $given }`. It can be: { $names }.
option-no-word-suggest = `{ $name }` cannot be `{ $given }`; did you mean `{ $near }`? It can be: { $names }.
