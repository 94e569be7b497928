"""Pictures for the terminal: the common pieces, and a folder for each game."""
