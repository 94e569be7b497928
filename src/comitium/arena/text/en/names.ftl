# Series of games between computer players.
arena-bot-count = { $bots ->
        [one] One bot is named
       *[other] { $bots } bots are named
    } for { $players } seats; name one for each seat, or one for all of them.
arena-bad-number = { $name } cannot be { $value }; give a larger number.
arena-rule-stays = Seats led by rule cannot change places; leave out “--rotate” and “--duplicate”.
