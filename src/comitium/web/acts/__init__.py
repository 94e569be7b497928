"""What a page may ask for through its wire, by topic."""
