# Przystanki: gdzie gracz chce być pytany. To, co stoi między grawisami, pisze się tak samo w każdym języku.

stops-none = Ta gra nie ma przystanków: każdy jest pytany zawsze, gdy jest o czym decydować.
stops-no-setting = Nie ma ustawienia `{ $given }`. Ustawienia: { $names }.
stops-no-setting-suggest = Nie ma ustawienia `{ $given }`; może chodziło o `{ $near }`? Ustawienia: { $names }.
stops-no-value = Ustawienie `{ $setting }` nie może mieć wartości `{ $given }`. Wartości: { $names }.
stops-no-value-suggest = Ustawienie `{ $setting }` nie może mieć wartości `{ $given }`; może chodziło o `{ $near }`? Wartości: { $names }.
