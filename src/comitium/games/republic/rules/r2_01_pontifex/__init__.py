"""[2.01] The Pontifex Maximus: an advanced rule, which the base game does not know."""
