"""How a finished game went."""
