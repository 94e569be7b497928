"""[1.09.4] The Censor and his trials."""
