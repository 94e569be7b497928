"""What is printed on the cards and the board, read once from `cards/*.toml` into flat tables.

`records` and `printed` are the shape of the files, `ids` the numbers of things, `keys` their names, `words` the files' words.
The tables: `cards`, `senators`, `wars` (with leaders), `provinces`, `intrigue` (with concessions, laws, events of the decks),
`events`, `tables`, `scenarios`, `neutrals`. A table is a list by number; of two sides, by twice the number plus the side.
"""
