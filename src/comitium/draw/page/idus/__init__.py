"""Idus Martii in the browser."""
