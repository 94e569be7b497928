"""Odds in sentences, for the question that waits."""
