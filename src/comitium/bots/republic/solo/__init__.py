"""The game for one and two, chapter 4."""
