# What all games share: refusals of the match, journals and records, options.

# -- numbers

percent = { $number }%

# -- lists: "two spies"

several =
    { $number ->
        [2] two { $things }
        [3] three { $things }
        [4] four { $things }
        [5] five { $things }
       *[other] { $number } { $things }
    }

# -- a seat called by the name of the person who leads it

named = { $name } ({ $seat })
    .The = { $name } ({ $seat })
    .the = { $name } ({ $seat })
    .of =
        { $elided ->
           *[other] of { $name } ({ $seat })
        }
    .to = to { $name } ({ $seat })

# -- games, players and options

unknown-game = There is no game called “{ $game }”; choose one of these: { $known }.
unknown-encoding = The game “{ $game }” is not written for programs that learn; it has no encoder.
unknown-lesson = “{ $game }” has no lesson “{ $lesson }”; choose one of these: { $known }.
unknown-bot = This game has no bot called “{ $bot }”; choose one of these: { $known }.
bad-option = The game “{ $game }” has no option “{ $option }”; it has { $known }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”; choose one of these: { $known }.
bad-players = The game “{ $game }” cannot be played by { $players } (rule { $rule }); choose { $low } to { $high } players.
bad-players-exactly = The game “{ $game }” cannot be played by { $players } (rule { $rule }); it is for { $high } players.
bad-few = With so few players ({ $players }) { $neutrals } factions are neutral (rule { $rule }), not { $asked }; leave out the option “neutrals”.
bad-leaders = The leaders { $leaders } do not fit { $seats } factions; name one player (0, 1, …) for each, and -1 for those led by rule.
bad-led-with = “{ $word }” names no seat of this table; the seats are { $known }.
bad-led-with-bot = “{ $word }” names a seat that no person leads; a bot or a rule leads each seat separately.
bad-led-never = In “{ $game }” no seat can be led by rule; choose a person or a bot.
bad-led-otherwise = With these options { $factions } is led by rule; choose “rule” there.
