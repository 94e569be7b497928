"""[1.07.21] Random events."""
