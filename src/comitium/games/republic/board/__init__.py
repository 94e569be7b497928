"""What lies where on the table, and what may be chosen there."""
