"""Res Publica Romana on a terminal."""
