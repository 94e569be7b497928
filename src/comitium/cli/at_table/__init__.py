"""A game at the terminal: what is shown, and what a typed line does."""
