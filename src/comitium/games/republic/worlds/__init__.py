"""[1.04.9] The worlds that a seat can imagine."""
