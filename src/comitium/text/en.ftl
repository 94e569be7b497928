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

# -- refusals

refuse-choice = Choice { $choice } is not on offer here; pick one from the list.
refuse-notation = “{ $text }” is not a move of this game; write it as the list of choices does.
refuse-over = The game is over; start a new one to play again.
refuse-seat = Seat { $seat } is not being asked anything; wait for its next question.
refuse-stale = This answers question { $number }, but question { $current } is being asked by now; look again and answer that one.
refuse-undo-nothing = You have chosen nothing yet that could be taken back; go on from here.
refuse-undo-seen = Your last choice is final, because it is sealed or something hidden has become known since; go on from here.
refuse-undo-acted = Somebody else has acted since your last choice, so it stands; go on from here.
refuse-claim = Nothing can be claimed here; make a choice from the list instead.

# -- games, players and options

unknown-game = There is no game called “{ $game }”; choose one of these: { $known }.
unknown-bot = There is no computer player called “{ $bot }” for this game; choose one of these: { $known }.
bad-option = The game “{ $game }” has no option “{ $option }”; it has { $known }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”; choose one of these: { $known }.
bad-players = The game “{ $game }” cannot be played by { $players } (rule { $rule }); ask for at least { $low } and at most { $high } players.

# -- agreements and standing orders

refuse-agreement = In this game nothing binds but the rules; make your offer in words, and trust it as far as you like.
refuse-agreement-parties = A promise needs somebody who makes it and somebody else it is made to; name two different seats of this table.
refuse-agreement-stranger = You are no party to this agreement; leave it to those who are named in it.
refuse-agreement-unknown = There is no offer number { $number }; look at the list of offers.
refuse-agreement-binds = Agreement { $number } binds since everybody accepted it; it ends when it has been kept.
refuse-agreement-over = Offer { $number } is over; make a new one.
refuse-agreement-contradicts = This cannot be kept beside a promise made before; the older one stands.
refuse-promised = You have promised otherwise; choose what keeps your word.
refuse-order-scope = A standing order cannot hold for “{ $scope }”, because nothing of that kind is going on; give it another scope.

# -- journals

journal-empty = The journal is empty; choose a file that holds a saved game.
journal-newer-format = The journal is written in format { $format }, and this version reads format { $ours }; open it with the version of Comitium that wrote it.
journal-newer-rules = The game was played with version { $rules } of its rules, and only version { $ours } is known here; update Comitium to open it.
journal-header = Line { $line } of the journal describes a game that cannot be set up. { $why }
journal-commitment = Line { $line } of the journal holds a seed that is not the one promised at the start; use an unchanged copy.
journal-unreadable = Line { $line } of the journal cannot be read; use an unchanged copy.
journal-edited = Line { $line } of the journal does not follow from the line before, so something was changed; use an unchanged copy.
journal-cut = The journal breaks off after line { $line }, before its closing line; use a complete copy.
journal-lines =
    Line { $line } of the journal promises { $said ->
        [one] 1 line
       *[other] { $said } lines
    } before it, but the number there is { $found }; use a complete copy.
journal-illegal = Line { $line } cannot be played. { $why }
journal-digest = The game does not end as line { $line } of the journal says it did; open it with the version of Comitium that wrote it.

# -- records

record-heading = The heading of the record lacks a proper line for “{ $field }”; add it in square brackets above the moves.
record-line = Line { $line } of the record is not a move; write the name of a seat, a colon, and its choices separated by semicolons.

# -- positions

position-word = “{ $word }” is not a field of a position; write each field once, as a name, an equals sign and a value.
position-field = The field “{ $field }” of the position cannot be “{ $value }”; write it as a printed position does.
position-unknown = A position has no field “{ $field }”; leave it out or correct its name.
