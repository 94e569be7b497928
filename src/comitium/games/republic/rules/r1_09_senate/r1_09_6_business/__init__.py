"""[1.09.6] Other business: concessions, land bills, forces, commands."""
