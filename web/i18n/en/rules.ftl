# The rules pages.
rules-title = Rules of { $game }
rules-lead = The rules as they are played here, in numbered statements. Every refusal and many lines of the log point to them.
rules-loading = Loading the rules …
rules-search = Search the rules
rules-search-hint = Words, or a number such as 5.12.
rules-found =
    { $count ->
        [one] { $count } statement
       *[other] { $count } statements
    }
rules-sections = Sections
rules-none = No statement has all these words. Try fewer.
rules-statement = Statement { $number }
rules-mark =
    { $mark ->
        [S] Stated in the rulebook
        [I] Implied by the rulebook
       *[R] Ruling of this table
    }
