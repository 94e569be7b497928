"""[4.02.1] A directive card says its lines in words, in both languages, by the numbers of the card file."""

from __future__ import annotations

import re

import pytest

from comitium.draw.rulebook import rules
from comitium.games.republic.board.directives import directive_piece, line_of, lines
from comitium.games.republic.board.explain import cards, explain
from comitium.games.republic.catalogue.keys import NEUTRAL_KEYS
from comitium.games.republic.events.solo.forum import KnightSought
from comitium.games.republic.events.solo.revenue import IncomeSplit
from comitium.games.republic.events.solo.spoils import OfficeNamed
from comitium.text import say

NUMBERS = {rule.number for rule in rules("republic")}
IMPERIALISTS, PLUTOCRATS, CONSERVATIVES, POPULISTS = range(4)


def told(card: int, language: str = "en") -> list[str]:
    return [say(line, language) for line in lines(card)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_4_02_1_every_line_is_a_sentence_and_names_its_rule(language: str) -> None:
    for card in range(4):
        for line in told(card, language):
            found = re.search(r"\((4\.0[\d.]+)\)", line)
            assert found is not None, line
            assert found[1] in NUMBERS, line
            assert line.endswith("."), line


def test_4_02_1_the_plutocrats_card() -> None:
    assert told(PLUTOCRATS) == [
        "Leader (4.01.3): the senator with the most influence.",
        "Revenue (4.03.1): equal shares to all senators, the rest to the faction treasury.",
        "Provincial spoils (4.03.3): always taken.",
        "Knights (4.04.3): one attempt in each initiative, with 2 talents.",
        "Sixth initiative (4.04.5): + 2 to the die of its bids.",
        "Charity (4.04.4): holds games if unrest is higher than the popularity of the senator who pays.",
        "Division of spoils (4.05.4), the first that is free: Censor, concession, governor, Rome Consul and Field Consul.",
    ]


def test_4_02_1_what_sets_the_other_cards_apart() -> None:
    assert "taken if the die shows 4 or more" in told(IMPERIALISTS)[2]
    assert "nothing is added" in told(IMPERIALISTS)[4]
    assert len(told(IMPERIALISTS)) == 8, "two kinds of charity"
    assert "never taken" in told(CONSERVATIVES)[2]
    assert "without talents" in told(CONSERVATIVES)[3]
    assert "− 1" in told(CONSERVATIVES)[4]
    assert "popularity together" in told(POPULISTS)[0]
    assert told(POPULISTS)[-1].endswith("Rome Consul, Field Consul, Censor, concession, land bill and governor.")


def test_4_02_1_the_card_can_be_opened_wherever_it_is() -> None:
    for card in range(4):
        assert explain(directive_piece(card)) == ("4.02.1", lines(card))
    assert [piece.face for piece in cards() if piece.kind == "directive"] == [
        "imperialists", "plutocrats", "conservatives", "populists",
    ]  # fmt: skip


def test_4_02_1_each_act_points_to_the_line_of_the_card_that_it_follows() -> None:
    knight, income = KnightSought("4.04.3", 2, 0, 2), IncomeSplit("4.03.1", 2, 14, 12, 2, 5, 0)
    spoils, pick = OfficeNamed("4.05.4", 2, 0, 1), OfficeNamed("4.05.4", 2, 0, 0)
    for card in range(len(NEUTRAL_KEYS)):
        printed = lines(card)
        for event, word in ((knight, "line-knights"), (income, "line-revenue"), (spoils, "line-spoils")):
            assert word in printed[line_of(card, event, 2)].id
        assert line_of(card, knight, 3) == -1  # another faction's
        assert line_of(card, pick, 2) == -1  # a player has chosen
