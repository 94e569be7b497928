# -- positions

caesar-position-too-many = One side has too many cards “{ $card }” in this position; each side owns { $count }.
caesar-position-impossible = No game can reach this position; check the stack and its turn.
caesar-position-limit = Too many cards are on { $group-the } in this position; the limit is five a side and eight in all.
caesar-position-patricians = { $group }: this position has { $count }, left or won, which is not the size of the group; correct “left” or “won”.
caesar-position-out-of-play = All { $group-the } are won in this position, so no cards may be there; clear the group.
