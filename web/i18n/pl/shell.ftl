shell-name = Elysium
shell-title = { $page } · Elysium
shell-skip = Przejdź do treści
shell-nav = Główna
shell-nav-learn = Nauka
shell-nav-lobby = Poczekalnia
shell-nav-cards = Karty
shell-nav-rules = Zasady
shell-nav-replays = Powtórki
shell-games-waiting = Twoje gry, czekają na ciebie: { $n }
# In the browser's tab: how many tables wait.
shell-counted = ({ $n }) { $title }
shell-menu = Menu
shell-mute = Wycisz dźwięki
shell-language = Język
shell-nobody = Gość
shell-close = Zamknij
shell-save = Zapisz
shell-saved = Zapisano.
shell-copy = Kopiuj
shell-copied = Skopiowano.
shell-home = Na stronę główną
shell-again = Spróbuj ponownie

shell-your-name = Jak się do ciebie zwracać?
shell-you-are = Grasz jako { $name }
shell-name-label = Nazwa
shell-name-hint = Inni widzą ją przy stole. Najwyżej 24 znaki.
shell-registered = Ta nazwa jest twoja: tylko ty możesz się nią zalogować.
shell-account = Konto i ustawienia
shell-account-guest = Rejestracja, logowanie, ustawienia
# Names for people who have not told us theirs, separated by bars.
shell-guest-names = Nocny marek | Aksamitna ćma | Cichy kruk | Blada latarnia | Późny gość | Srebrny lis | Stare skrzypce | Siwa czapla | Lekki krok | Ostatni tramwaj | Kielich bursztynu | Zimowy płaszcz

shell-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
shell-reconnecting = Połączenie zostało przerwane. Próbujemy je przywrócić…
shell-broken = Ta strona się nie wczytała
shell-broken-lead = Być może nie działa sieć albo Elysium zostało od tego czasu zaktualizowane. W obu przypadkach pomoże ponowne wczytanie.
shell-lost = Tu nic nie ma
shell-lost-lead = Adres może zawierać błąd albo to, co tu było, już nie istnieje.

shell-unofficial = Nieoficjalny projekt fanowski, niezwiązany z wydawcami tych gier. Nazwy gier i kart należą do ich właścicieli; nie użyto oficjalnych ilustracji ani drukowanych tekstów kart.
shell-licence = Wolne oprogramowanie na licencji MIT lub Apache 2.0.

shell-free = Wolne
shell-bot = Bot · { $level }
shell-bot-random = Losowy
shell-bot-easy = Łatwy
