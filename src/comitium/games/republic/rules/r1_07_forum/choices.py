"""What is said only in the Forum: verbs 60 to 89."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

ATTRACT: Final = 60 * SPAN  # a knight, for a senator
PRESS: Final = 61 * SPAN  # the knights of a senator
GAMES: Final = 62 * SPAN  # + 0, 1, 2 verbs: the three games, given by a senator

FORUM: Final = {
    ATTRACT: ("attract", "senator", "1.07.5"),
    PRESS: ("press", "senator", "1.07.51"),
    GAMES: ("slice-and-dice", "senator", "1.07.6"),
    GAMES + SPAN: ("blood-fest", "senator", "1.07.6"),
    GAMES + 2 * SPAN: ("gala", "senator", "1.07.6"),
}
WORDS.add("forum", FORUM)
