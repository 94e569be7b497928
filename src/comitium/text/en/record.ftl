# -- records

record-heading = The heading of the record lacks a valid line for “{ $field }”; add it in square brackets above the moves.
record-line = Line { $line } of the record is not a move; write the name of a seat, a colon, and its choices separated by semicolons.
