"""Res Publica Romana in the browser."""
