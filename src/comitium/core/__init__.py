"""The core: what every game needs and no game's name."""
