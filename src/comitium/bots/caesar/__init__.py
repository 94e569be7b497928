"""Players of Caesar & Cleopatra."""
