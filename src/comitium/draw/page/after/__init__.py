"""After a game: the end, its report and charts, the replay, a person's results."""
