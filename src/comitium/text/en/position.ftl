# -- positions

position-word = “{ $word }” is not a field of a position; write each field once, as a name, an equals sign and a value.
position-field = The field “{ $field }” of the position cannot be “{ $value }”; write it as a printed position does.
position-unknown = A position has no field “{ $field }”; leave it out or correct its name.
position-players = The position is for { $seats } players, and { $players } were asked for; ask for { $seats }, or change the position.
