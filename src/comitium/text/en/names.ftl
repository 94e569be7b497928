# What all games share: refusals of the match, journals and records, options.
language-name = English

# -- lists: "two spies"

several =
    { $number ->
        [2] two { $things }
        [3] three { $things }
        [4] four { $things }
        [5] five { $things }
       *[other] { $number } { $things }
    }

# -- games, players and options

unknown-game = There is no game called “{ $game }”; choose one of these: { $known }.
unknown-lesson = There is no lesson “{ $lesson }” of “{ $game }”; choose one of these: { $known }.
unknown-bot = There is no computer player called “{ $bot }” for this game; choose one of these: { $known }.
bad-option = The game “{ $game }” has no option “{ $option }”; it has { $known }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”; choose one of these: { $known }.
bad-players = The game “{ $game }” cannot be played by { $players } (rule { $rule }); ask for at least { $low } and at most { $high } players.
