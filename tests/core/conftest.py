"""See own_games.py."""

from own_games import only_the_games_of_these_tests

__all__ = ["only_the_games_of_these_tests"]
