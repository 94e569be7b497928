"""A person's own pages: her name and devices, and what she has reached."""
