"""The games that have a look of their own in the browser, by id; every other board is drawn by the common one."""

from __future__ import annotations

from typing import Final

from comitium.draw.page.caesar import look as caesar
from comitium.draw.page.idus import look as idus
from comitium.draw.page.look import PageLook
from comitium.draw.page.republic import look as republic

LOOKS: Final[dict[str, PageLook]] = {"caesar": caesar.LOOK, "idus": idus.LOOK, "republic": republic.LOOK}
COMMON: Final = PageLook()


def look(game: str) -> PageLook:
    return LOOKS.get(game, COMMON)
