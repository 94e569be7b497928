"""[4.01.1] [4.02] [4.05.2] What everybody sees of neutral factions: directives, hands and money; and how all factions rank."""

from __future__ import annotations

import pytest

from comitium.core.board import Zone
from comitium.core.digest import digest
from comitium.games.republic import names
from comitium.games.republic.game_type import GAME_TYPE
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import card

TWO = (
    "players=5 neutrals=3 directives=player,player,imperialists,plutocrats,conservatives column=cornelius column.box=4 "
    "column.hand=tribune_2 amphora=fabius* trident=julius* trident.hand=tribune_1 trident.box=7 star=claudius* "
    "torch=valerius* phase=setup stack=NameLeader(0)"
)
RANKED = f"{TWO} ranks=trident,amphora,star,column,torch coalition=star,column,torch"


def faction(text: str, seat: int, reader: int | None = 0) -> Zone:
    board = GAME_TYPE.board(GAME_TYPE.view(GAME_TYPE.from_position(text, 1), reader), None)
    return board.zone(f"faction/{names.SEATS[seat]}")


def marks(zone: Zone) -> list[str]:
    return [mark.id for mark in zone.marks if mark.id in ("rank", "coalition", "dominant")]


@pytest.mark.parametrize("reader", [0, 1, None])
def test_4_01_1_hands_and_treasuries_of_neutrals_are_open(reader: int | None) -> None:
    view = GAME_TYPE.view(GAME_TYPE.from_position(TWO, 1), reader)
    trident = view.factions[2]
    assert (trident.box, len(trident.hand or ())) == (7, 1)
    assert view.factions[0].box == (4 if reader == 0 else None)
    (card,) = faction(TWO, 2, reader).zones[0].pieces
    assert (card.face, card.up) == ("tribune_1", True)
    (hidden,) = faction(TWO, 0, reader).zones[0].pieces
    assert not hidden.up


def test_4_07_four_cards_of_a_neutral_are_seen_and_of_a_players_only_the_number() -> None:
    four = ("tribune_1", "assassin_1", "secret_bodyguard_1", "graft_1")
    hidden = "tribune_2,assassin_2,secret_bodyguard_2,graft_2"
    text = TWO.replace("column.hand=tribune_2", f"column.hand={hidden}").replace(
        "trident.hand=tribune_1", f"trident.hand={','.join(four)}"
    )
    for reader in (1, None):
        view = GAME_TYPE.view(GAME_TYPE.from_position(text, 1), reader)
        assert sorted(view.factions[2].hand or ()) == sorted(card(key) for key in four)
        assert (view.factions[0].hand, view.factions[0].cards) == (None, 4)


def test_4_02_1_a_directive_lies_beside_the_faction_it_leads() -> None:
    view = GAME_TYPE.view(GAME_TYPE.from_position(TWO, 1), None)
    assert [one.directive for one in view.factions] == [None, None, 0, 1, 2]
    found = [[piece.face for piece in faction(TWO, seat).pieces if piece.kind == "directive"] for seat in range(5)]
    assert found == [[], [], ["imperialists"], ["plutocrats"], ["conservatives"]]


def test_4_02_2_nobody_is_dominant_before_two_players_are_ranked_and_looking_throws_no_dice() -> None:
    game = GAME_TYPE.from_position(TWO, 1)
    before = digest(game)
    view = GAME_TYPE.view(game, 0)
    assert (view.dominant, [one.rank for one in view.factions]) == (None, [0] * 5)
    assert digest(game) == before


def test_4_02_2_the_player_in_the_coalition_is_dominant_whatever_the_rank() -> None:
    """The digest's case: players ranked 2 and 4, coalition {4, 3, 5}."""
    view = GAME_TYPE.view(GAME_TYPE.from_position(RANKED, 1), 0)
    assert view.dominant == 0
    assert [one.rank for one in view.factions] == [4, 2, 1, 3, 5]
    assert [one.coalition for one in view.factions] == [True, False, False, True, True]
    assert marks(faction(RANKED, 0)) == ["rank", "coalition", "dominant"]
    assert marks(faction(RANKED, 2)) == ["rank"]
    said = [mark.text for mark in faction(RANKED, 0).marks]
    assert all(say(text, language) for text in said for language in LANGUAGES)


def test_4_02_2_a_lone_player_is_dominant_and_need_not_be_told_so() -> None:
    alone = TWO.replace("neutrals=3", "neutrals=4").replace("player,player", "player,populists")
    assert GAME_TYPE.view(GAME_TYPE.from_position(alone, 1), 0).dominant == 0
    assert marks(faction(alone, 0)) == []


def test_other_games_have_no_directives() -> None:
    view = GAME_TYPE.view(GAME_TYPE.from_position("column=cornelius* amphora=fabius* trident=julius* star=claudius*", 1), 0)
    assert view.dominant is None
    assert {one.directive for one in view.factions} == {None}
