"""Rule 2.06, passing laws by vote: an option."""
