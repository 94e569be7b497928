"""How Idus Martii says things, beside what is asked of every game."""

from __future__ import annotations

import comitium
from comitium import say
from comitium.games.idus import events, names


def test_sentences_agree_with_what_they_count() -> None:
    won = events.FactionWon("8.8", 2, (0, 3))
    assert say(won.phrase()) == "Victory goes to the Merchants: Aurelius and Fabius win."
    assert say(events.FactionWon("8.8", 2, ()).phrase()).endswith("nobody wins.")
    assert say(events.FactionWon("8.8", 1, (4,)).phrase(), "fr") == "La victoire revient aux Traîtres\u202f: Horatius gagne."
    assert say(events.FactionsDealt("3.2", 0, (1, 1)).phrase()) == "Aurelius looks at two faction cards: two Traitor cards."
    assert say(events.VoteKept("5.4", 0, 4).phrase(), "fr") == "Aurélius laisse passer le vote d’Horatius."


def test_the_number_of_a_seat_is_as_good_as_its_name() -> None:
    kind = comitium.kind("idus")
    for seat, name in enumerate(names.SEATS):
        assert kind.parse(f"look {seat + 1}") == kind.parse(f"look {name}")
