"""Questions in a row as one form."""
