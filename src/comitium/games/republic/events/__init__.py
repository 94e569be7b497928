"""Res Publica Romana."""
