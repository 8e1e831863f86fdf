# Cards: faces, the inspector, the card browser, the page of a card.

# Faces
card-back = Face-down card
card-back-of = Face-down card: { $deck }
card-turned = turned sideways
card-homemade = Invented here, because the printed card is not known.

# The inspector
card-close = Close
card-open-page = Page of this card
card-rulings =
    { $count ->
        [one] Ruling
       *[other] Rulings
    }

# The card browser
card-title = Cards of { $game }
card-lead = Every card with its numbers and its text. The texts are derived from what the cards do here.
card-games = Games
card-loading = Loading the cards …
card-unknown = There is no card “{ $slug }” in this game. Perhaps you meant one of these:
card-search = Search
card-search-hint = Names in any language, or words of the text.
card-kind = Kind
card-group = Clan or group
card-any-kind = All kinds
card-any-group = All clans and groups
card-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
card-none = No card matches. Try fewer words, or another kind.

# The page of a card
card-way = Neighbouring cards
card-all = All cards
card-names = Names
card-link = Link to this card
card-id = Number in the card list: { $id }
