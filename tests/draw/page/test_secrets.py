"""What a seat may not know is not in its page: in a twin of the game that looks the same to it, the page is the same."""

from __future__ import annotations

import pytest

import comitium
from comitium.core.dice import stream
from comitium.core.ids import id_of
from comitium.draw import page

from .drawn import Parsed, model, steps


@pytest.mark.parametrize(("game", "players", "seed"), [("caesar", 2, 1), ("caesar", 2, 9), ("idus", 5, 3), ("idus", 7, 4)])
def test_a_page_is_the_same_in_every_world_the_seat_cannot_tell_apart(game: str, players: int, seed: int) -> None:
    for number, match in enumerate(steps(game, players, seed, 110)):
        if number % 9 or match.outcome is not None:
            continue
        for seat in range(players):
            told = page.frame(model(match, seat), 1)
            twin = comitium.replay(match.journal())
            twin.game = twin.game.reimagine(seat, stream(seed, str(number)))
            assert page.frame(model(twin, seat), 1) == told


WAITED = {
    "Assign": "names the Praetor and the Aediles",
    "Vote": "votes",
    "Inspect": "chooses the vote to look at",
    "Veto": "decides whether to keep the vote",
    "ReplaceCard": "chooses the replacement card",
    "ReplaceYellow": "chooses the replacement card",
    "ChooseSide": "discards a faction card",
}


def test_who_waits_is_told_for_what_and_it_is_what_everybody_knows() -> None:
    seen = set()
    for seed in (2, 3):
        for number, match in enumerate(steps("idus", 5, seed)):
            for seat in {0, 1, 2, 3, 4} - {*match.game.actors()} if match.outcome is None else ():
                told = page.frame(model(match, seat), 1).parts["decision"]
                asked = id_of(match.game.stack[-1])
                assert f">{WAITED[asked]}</span>" in told
                seen.add(asked)
                twin = comitium.replay(match.journal())
                twin.game = twin.game.reimagine(seat, stream(seed, str(number)))
                assert page.frame(model(twin, seat), 1).parts["decision"] == told
    assert seen == {*WAITED}


def test_a_face_down_card_of_the_rival_has_no_value_anywhere_in_the_page() -> None:
    *_, match = steps("caesar", 2, 2, 60)
    seen = Parsed(page.table_frame(model(match, 0)))
    down = [id for id in seen.values("id") if "/cleopatra/down/" in id]
    assert down
    assert all(id.rpartition("/")[2].isdigit() and id.count("/") == 3 for id in down)


def test_all_hidden_votes_are_drawn_alike() -> None:
    backs: set[str] = set()
    for match in steps("idus", 5, 4, 80):
        html = page.table_frame(model(match, None))
        backs |= {part.split("</svg>")[0] for part in html.split('<svg class="card hid"')[1:]}
    assert len(backs) == 1


def test_the_seed_is_on_no_page_before_the_end() -> None:
    match = comitium.new("caesar", seed=918273645)
    for seat in (0, 1, None):
        assert "918273645" not in page.table(model(match, seat))
