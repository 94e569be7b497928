"""The pages of the server, and what they are drawn from."""
