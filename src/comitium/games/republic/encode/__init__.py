"""The Republic for programs that learn: see core/encoding.py."""
