"""A board as such: it can be sent, searched and lit."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from comitium.core.board import Board, Light, Mark, Piece, Row, Sheet, Zone
from comitium.core.messages import Option, Phrase, Prompt

NAME = Phrase("language-name")


def forum() -> Board:
    """A republic in small: a war in the forum, and a faction with two senators, one of whom commands."""
    war = Piece(id="war/punic", kind="war", name=NAME, face="punic", choices=(4,), marks=(Mark("strength", NAME, 10),))
    fleet = Piece(id="fleets", kind="fleet", name=NAME, count=5)
    senators = tuple(
        Piece(id=f"senator/{name}", kind="senator", name=NAME, face=name, owner=0, choices=choices)
        for name, choices in (("cornelius", (1, 2)), ("fabius", ()))
    )
    return Board(
        game="republic",
        seat=0,
        title=NAME,
        seats=(NAME, NAME),
        moment="1",
        zones=(
            Zone(id="forum", kind="forum", name=NAME, pieces=(war, fleet)),
            Zone(
                id="factions",
                kind="factions",
                name=NAME,
                zones=(Zone(id="faction/1", kind="faction", name=NAME, owner=0, pieces=senators, choices=(3,)),),
            ),
        ),
        plain=(9,),
        sheets=(Sheet("influence", NAME, (), (Row("cornelius", NAME, (), (Mark("why", NAME, 7),)),)),),
    )


def test_a_board_is_the_same_after_a_journey():
    board = forum()
    assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board


def test_what_lights_up_is_found_at_any_depth():
    board = forum()
    assert board.lit() == {1, 2, 3, 4}
    assert [zone.id for zone in board.walk()] == ["forum", "factions", "faction/1"]
    assert board.zone("faction/1").owner == 0
    assert board.find("senate") is None
    assert [zone.id for zone in board.of_kind("faction")] == ["faction/1"]


def test_marks_are_read_by_name():
    [war, fleet] = forum().zone("forum").pieces
    assert (war.value("strength"), fleet.value("strength")) == (10, 0)
    assert war.mark("disaster") is None


def test_light_hands_out_what_is_legal_and_keeps_the_rest():
    options = tuple(Option(choice, str(choice), NAME, "1.1") for choice in (1, 2, 5))
    light = Light(Prompt("Ask", 0, "1.1", NAME, options))
    assert light.on(2, 3) == (2,)
    assert light.on(1) == (1,)
    assert light.rest() == (5,)
    assert Light(None).on(1) == () == Light(None).rest()


def test_phrases_can_be_looked_up_by_what_they_say() -> None:
    one = Phrase("a", {"what": Phrase("b"), "count": 2})
    same = Phrase("a", {"count": 2, "what": Phrase("b")})
    assert one == same
    assert hash(one) == hash(same)
    assert one not in {Phrase("a", {"what": Phrase("c"), "count": 2})}


def test_a_zone_knows_what_is_in_it_and_whether_it_is_lit() -> None:
    card = Piece(id="card", kind="card", name=Phrase("b"), choices=(3,))
    inner = Zone(id="inner", kind="x", name=Phrase("a"), pieces=(card,))
    outer = Zone(id="outer", kind="x", name=Phrase("a"), zones=(inner,))
    assert outer.ids == {"outer", "inner", "card"}
    assert outer.is_lit
    dark = Zone(id="outer", kind="x", name=Phrase("a"), zones=(replace(inner, pieces=(replace(card, choices=()),)),))
    assert not dark.is_lit
    assert outer.digest != dark.digest
    assert dark.digest == replace(dark).digest
