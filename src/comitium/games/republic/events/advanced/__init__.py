"""[2] Events of the advanced rules."""
