"""[4] Events of the game for one and two."""
