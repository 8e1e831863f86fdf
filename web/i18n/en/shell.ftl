shell-name = Elysium
shell-title = { $page } · Elysium
shell-skip = Skip to the content
shell-nav = Main
shell-nav-learn = Learn
shell-nav-lobby = Lobby
shell-nav-cards = Cards
shell-nav-rules = Rules
shell-nav-replays = Replays
shell-games-waiting = Your games, { $n } waiting for you
# In the browser's tab: how many tables wait.
shell-counted = ({ $n }) { $title }
shell-menu = Menu
shell-mute = Mute sounds
shell-language = Language
shell-nobody = Guest
shell-close = Close
shell-save = Save
shell-saved = Saved.
shell-copy = Copy
shell-copied = Copied.
shell-home = Go to the front page
shell-again = Try again

shell-your-name = What should we call you?
shell-you-are = You are { $name }
shell-name-label = Name
shell-name-hint = Others see it at the table. Up to 24 characters.
shell-registered = This name is yours: only you can sign in with it.
shell-account = Account and settings
shell-account-guest = Register, sign in, settings
# Names for people who have not told us theirs, separated by bars.
shell-guest-names = Night Owl | Velvet Moth | Quiet Raven | Pale Lantern | Late Guest | Silver Fox | Old Cellist | Grey Heron | Soft Step | Last Tram | Amber Glass | Winter Coat

shell-offline = The server cannot be reached. Check your connection and try again.
shell-reconnecting = The connection was lost. Trying to get it back …
shell-broken = This page did not load
shell-broken-lead = The network may be down, or Elysium has been updated since you opened it. Reloading the page helps in both cases.
shell-lost = There is nothing here
shell-lost-lead = The address may be mistyped, or what was here is gone.

shell-unofficial = An unofficial fan project with no affiliation to the publishers of these games. Names of games and cards belong to their owners; no official art and no printed card text is used.
shell-licence = Free software under the MIT or Apache 2.0 licence.

shell-free = Free
shell-bot = Bot · { $level }
shell-bot-random = Random
shell-bot-easy = Easy
