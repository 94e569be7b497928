"""Caesar & Cleopatra on a terminal."""
