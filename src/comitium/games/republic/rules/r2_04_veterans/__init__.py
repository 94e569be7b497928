"""Rule 2.04, veterans disbanded and called up again: an option."""
