"""The living matches: who sits there, who is here, their clocks, wires and keys."""
