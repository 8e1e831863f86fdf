# The game in the terminal. Game, card and seat names come from the games themselves.

## Sitting down

play-file-exists = The file { $file } already exists and holds something else.
    .hint = Name a new file, or go on with a recorded game with --resume.
play-bad-record = { $file }, line { $line }: { $reason }
    .hint = The record is damaged, was cut short, or belongs to another game or version.
play-intro = { $game }, { $players } players
play-sitter-you = { $seat }: you
play-sitter-bot = { $seat }: bot { $bot }
play-seed = Seed { $seed }
# You, where the computer has no name for you.
play-own-name = Player
play-kept = Every answer is saved at once in { $file }.

## Leaving

play-saved = The game is saved in { $file }.
play-go-on = To continue later: { $command }
play-watch-again = To read it again: { $command }
play-not-saved = The game is not saved.
play-not-kept = The game is not recorded.

## Results

play-won = You win!
play-won-together = You win, together with { $others }!
play-won-by-nobody = Nobody wins.
play-lost = { $n ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
play-score = { $who }: { $points } { $points ->
        [one] point
       *[other] points
    }
play-score-out = { $who }: out of the game
# $rows are the next message, once or more.
play-score-rows = { $score } ({ $rows })
play-score-row = { $what } { $n }

## Line by line. The words are what one types.

play-plain-how = Type the number of an option, or “{ $help }” for everything else you can type.
play-word-help = help
play-word-table = table
play-word-log = log
play-word-why = why
play-word-hint = hint
play-word-cards = cards
play-word-notation = notation
play-word-stops = stops
play-word-time = time
play-word-undo = undo
play-word-save = save
play-word-quit = quit
play-help-answer = A number chooses an option; so does its notation, such as play:challenge. Several in a row, such as play:challenge at:2, answer the questions that follow as well. An empty line repeats the question.
play-help-table = { $word }: the table as you see it
play-help-log = { $word } [N]: the last N lines of what happened, with the rules behind them
play-help-why = { $word }: what you cannot choose now, and why
play-help-hint = { $word }: what would be good here, and why
play-help-cards = { $word } [NAME]: the cards in view, or the text of one card
play-help-notation = { $word }: turns the notation of the options on or off
play-help-stops = { $word } [SETTING VALUE]: where you want to be asked, where to pass without being asked, and what to answer
play-help-time = { $word }: how much time is left in a game with a limit
play-help-undo = { $word }: takes back your last decision
play-help-save = { $word } [FILE]: saves the game
play-help-quit = { $word }: leaves the game
play-help-help = { $word }: this list
play-help-english = Upper and lower case do not matter.
play-help-keys = The keys of the full screen work here too: { $keys }.
play-notation-on = Options are shown in notation as well.
play-notation-off = Options are shown in words only.
play-no-such-number = There is no option { $given }: choose from 1 to { $last }.
play-not-understood = “{ $given }” is neither an option nor a command. Type a number from 1 to { $last }, or “{ $help }”.
play-refused = “{ $what }” cannot be chosen: { $why }
play-rule = (rule { $rule })
play-taken-back = Taken back: { $answer }
play-nothing-to-take-back = You have made no decision yet that could be taken back.
play-quit-unsaved = The game is not saved. “{ $save }” saves it; “{ $quit }” again leaves without saving.
play-cards-how = “{ $cards } NAME” shows the text of a card.
play-cards-none = No card is in view.
play-no-card = No card is called “{ $name }”.

## Why not

play-why-heading = You cannot choose:
play-why-nothing = Nothing is forbidden: everything that is possible at all is among your options.
play-why-forced = Decided without asking you, because there was only one option:
play-why-answered = { $question } → { $answer }
play-why-not-asked = You are not asked anything now.

## The full screen

play-header = { $game } · you are { $you }
play-header-file = saved in { $file }

# How much of the time of a game is left, as digits: 1:05:09.
play-time-left = { $time } left
play-time-up = Time is up
play-time-none = This game has no time limit.

play-too-small = This terminal has { $have-width } × { $have-height } characters. The table needs { $width } × { $height }: please make the window larger, or play with --plain.
play-pane-table = Table
play-pane-log = Log
play-pane-card = Card
play-pane-question = Your decision
play-pane-waiting = Waiting
play-pane-result = The end
play-news = { $lines } new
play-typed = number { $digits }…
play-over-how = u takes back your last decision, q leaves.
play-hint-choose = choose
play-hint-help = help
play-hint-why = why not
play-hint-good = hint
play-hint-stops = stops
play-hint-cards = cards
play-hint-undo = take back
play-hint-save = save
play-hint-quit = quit
play-hint-focus = pane
play-hint-rules = rules

## Windows above the table

play-title-help = Keys
play-title-why = Why not?
play-title-stops = Stops
play-title-cards = Cards in view
play-title-cards-all = All cards
play-title-leave = Leave the game?
play-foot-close = Esc closes
play-foot-cards = ↑ ↓ another card · a all or in view · Esc closes
play-foot-stops = ↑ ↓ another one · Enter changes it · Esc closes
play-key-number = chooses an option; with more than nine, type the number and Enter
play-key-arrows = go through the options (also j and k), Enter chooses
play-key-help = this list
play-key-hint = what would be good here, and why
play-key-why = what you cannot choose now, and why
play-key-cards = the cards in view and their texts, first the one you are about to choose
play-key-stops = where you want to be asked, and where to pass
play-key-undo = takes back your last decision, as often as you like
play-key-save = saves the game
play-key-focus = gives the arrow keys and more room to the next pane (also Tab)
play-key-page = and Page Down scroll the log, or the pane that has the arrow keys
play-key-rules = shows in the log which rule made something happen
play-key-quit = leaves the game
play-key-escape = goes back to the question
play-leave-saved = The game is saved in { $file }.
play-leave-unsaved = The game is not saved.
play-leave-save = save it in { $file } and leave
play-leave-quit = leave
play-leave-stay = go on playing
play-why-line = - { $option }: { $why }

## Stops: what stands first is written so in every language

play-stops-line = { $setting } { $now } — { $about }: { $text }. Also possible: { $others }
play-stops-nowhere = { $setting } — { $about }: nowhere. Possible: { $others }
play-stops-how = “{ $stops } SETTING VALUE” changes one from the next question on. Where several values can hold, “no-” before one turns it off.
play-stops-row = { $about }: { $now }
play-stops-switch = { $about } ({ $text }): { $now }
play-stops-yes = yes
play-stops-no = no
play-waiting-window = The others may do something.

# What would be good: the number of the option, the option, and why.
play-hint-says = Good here: { $number }. { $option }
play-hint-says-why = Good here: { $number }. { $option } ({ $why })
# Something that was settled, in one line.
play-summary = » { $what }
