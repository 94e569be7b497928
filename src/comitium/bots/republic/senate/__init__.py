"""The Senate: whom a faction elects, what it thinks of proposals, how it votes, vetoes and prosecutes."""
