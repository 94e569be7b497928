"""A kernel with a memory: the match, its journal, its record, standing orders."""
