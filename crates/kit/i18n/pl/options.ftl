# Opcje stołu, które mają wartość.

option-needs-number = Opcja `{ $name }` wymaga liczby: napisz `{ $form }`, z liczbą od 0 do 65535; 0 ją wyłącza.
option-needs-word = Opcja `{ $name }` wymaga wartości: napisz `{ $form }`, z jednym z tych słów.
option-takes-nothing = Opcja `{ $name }` nie przyjmuje wartości: napisz `{ $name }`, by ją włączyć, albo `no-{ $name }`, by ją wyłączyć.
option-no-number = Opcja `{ $name }` przyjmuje liczbę od 0 do 65535, a `{ $given }` nią nie jest.
option-no-word = Opcja `{ $name }` nie może mieć wartości `{ $given }`. Możliwe: { $names }.
option-no-word-suggest = Opcja `{ $name }` nie może mieć wartości `{ $given }`; może chodziło o `{ $near }`? Możliwe: { $names }.
