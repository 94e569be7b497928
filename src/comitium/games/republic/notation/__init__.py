"""Positions as one line of text: written, read and checked."""
