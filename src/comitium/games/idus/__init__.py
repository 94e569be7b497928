"""Idus Martii, five to eight players: two rounds of secret votes, and hidden loyalties."""
