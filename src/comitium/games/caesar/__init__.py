"""Caesar & Cleopatra, two players: every edition, every option."""
