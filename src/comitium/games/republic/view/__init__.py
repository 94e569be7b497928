"""[1.04.9] What a seat, or a spectator, may see."""
