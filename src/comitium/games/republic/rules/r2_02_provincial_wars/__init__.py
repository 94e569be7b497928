"""[2.02] Provincial wars: an advanced rule set, which the base game does not import."""
