"""The chances of every gamble, counted from what lies open."""
