"""[5.2] The two secret votes of a turn in the browser."""

from __future__ import annotations

import re
from html import unescape

import pytest

from comitium.draw.page import from_match
from comitium.draw.page.looks import look
from comitium.draw.page.model import Person, Reader
from comitium.draw.page.parts import whole
from comitium.draw.page.words import Words

from .drawn import steps


@pytest.mark.parametrize(
    ("language", "mine", "theirs"), [("fr", "Vous devez voter", "doit voter"), ("en", "You to vote", "to vote")]
)
def test_5_2_who_must_vote_is_told_of_others_and_of_oneself_in_their_own_words(language: str, mine: str, theirs: str) -> None:
    match = next(iter(steps("idus", 7, 3, 40)))
    (seat, *_) = match.game.actors()
    people = (Person("you"),) * 7

    def told(reader: int) -> str:
        table = from_match.table_of(match, reader, Reader(), "/", people)
        html = unescape(whole(look("idus").table(table, Words(language, "idus"))))
        return " ".join(re.sub("<[^>]+>", " ", html).split())

    assert mine in told(seat)
    assert mine not in told((seat + 3) % 7)
    assert theirs in told((seat + 3) % 7)
