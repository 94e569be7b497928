"""[2.03] Rebel governors: an advanced rule set, which the base game does not import."""
