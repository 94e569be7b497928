"""Idus Martii on a terminal."""
