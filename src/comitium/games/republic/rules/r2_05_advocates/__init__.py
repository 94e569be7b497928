"""Rule 2.05, advocates: an option."""
