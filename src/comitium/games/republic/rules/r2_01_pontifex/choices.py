"""The verbs of the Pontifex Maximus."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

PONTIFEX_VETO: Final = 170 * SPAN
PRIESTHOOD: Final = 171 * SPAN  # + who becomes a priest
NEW_PRIESTHOOD: Final = 172 * SPAN  # nobody loses one
PRIESTHOOD_OF: Final = 173 * SPAN  # + who loses his
ACCUSE_LIABLE: Final = 174 * SPAN  # + who answers for the omens

PONTIFEX_WORDS: Final = {
    PONTIFEX_VETO: ("pontifex-veto", "", "2.01.5"),
    PRIESTHOOD: ("priesthood", "senator", "2.01.3"),
    NEW_PRIESTHOOD: ("new-priesthood", "", "2.01.3"),
    PRIESTHOOD_OF: ("priesthood-of", "senator", "2.01.3"),
    ACCUSE_LIABLE: ("accuse-liable", "senator", "2.01.7"),
}
WORDS.add("pontifex", PONTIFEX_WORDS)
