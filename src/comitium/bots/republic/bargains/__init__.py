"""Agreements: what a faction offers, accepts and owes, and what its word is worth."""
