# Opcje stołu, które mają wartość.

option-unknown = Nie ma opcji `{ $given }` z wartością. Takie opcje to: { $names }.
option-unknown-suggest = Nie ma opcji `{ $given }` z wartością; może chodziło o `{ $near }`? Takie opcje to: { $names }.
option-no-number = Opcja `{ $name }` przyjmuje liczbę od 0 do 65535, a `{ $given }` nią nie jest.
option-no-word = Opcja `{ $name }` nie może mieć wartości `{ $given }`. Możliwe: { $names }.
option-no-word-suggest = Opcja `{ $name }` nie może mieć wartości `{ $given }`; może chodziło o `{ $near }`? Możliwe: { $names }.
