"""Before a game: the home page, the ways to play, the lobby."""
