# -- positions

caesar-position-too-many = One side has too many cards “{ $card }” in this position; each side owns { $count }.
caesar-position-impossible = No play can lead to such a position; check the stack and what it says of the turn.
caesar-position-limit = Too many cards lie on { $group-the } in this position; five on a side and eight in all are the limit.
caesar-position-patricians = { $group }: this position counts { $count }, left or won, and that is not the size of the group; correct “left” or “won”.
caesar-position-out-of-play = All { $group-the } are won in this position, so no cards may lie there; clear the group.
