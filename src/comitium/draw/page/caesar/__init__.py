"""Caesar & Cleopatra in the browser."""
