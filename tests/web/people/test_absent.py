"""Somebody is away: who is asked about it, what is said to it, and what everybody sees of the bot in her place."""

from __future__ import annotations

from pathlib import Path

import pytest

from comitium.core.errors import Illegal
from comitium.draw.page import model
from comitium.draw.page.words import Words
from comitium.draw.page.zones import person
from comitium.web.acts import people_acts, table_acts
from comitium.web.house import House
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models
from comitium.web.pages.render import page_inputs, render_frame

from ..inside import in_house, set_table, sit

NO, YES = people_acts.StandIn(3, False), people_acts.StandIn(3, True)


def page(live: LiveMatch, wire: Connection) -> str:
    return render_frame(live, wire.viewer, page_inputs(live, wire.viewer), 1).html


async def leave(live: LiveMatch, wire: Connection) -> None:
    async with live.lock:
        live.wires.discard(wire)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_models, "AWAY", 0.0)


def test_a_bot_takes_over_an_absent_seat_when_the_table_agrees_and_hands_it_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "idus", "me", "open", "open", "random", "random")
        livia, marcus = await sit(house, live, 0), await sit(house, live, 1)
        assert [one.seat for one in page_models.absences(live, 0)] == [2]
        await table_acts.perform(house.hub, live, livia, people_acts.StandIn(2, True))
        assert not live.sitters[2].deputy, "one of two has agreed"
        assert page_models.absences(live, 1)[0].agreed == (0,)
        await table_acts.perform(house.hub, live, marcus, people_acts.StandIn(2, True))
        assert live.sitters[2].deputy == "tribune"
        gaius = await sit(house, live, 2)
        assert page_models.table(live, gaius.viewer).replaced
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, gaius, table_acts.Choose(1, 0))
        await table_acts.perform(house.hub, live, gaius, people_acts.Return())
        assert not live.sitters[2].deputy
        assert not page_models.table(live, gaius.viewer).replaced
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, livia, people_acts.StandIn(2, True))

    in_house(tmp_path, story)


def test_who_would_rather_wait_is_named_and_takes_nobodys_word_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "idus", "me", "open", "open", "open", "random")
        livia, marcus, gaius = [await sit(house, live, seat) for seat in range(3)]
        await table_acts.perform(house.hub, live, gaius, people_acts.Name("Gaius"))
        await table_acts.perform(house.hub, live, livia, YES)
        await table_acts.perform(house.hub, live, gaius, NO)
        (seen_by_marcus,) = page_models.absences(live, 1)
        assert (seen_by_marcus.agreed, seen_by_marcus.waits, seen_by_marcus.asked) == ((0,), (2,), True)
        assert "against for now: Gaius" in page(live, marcus)
        own = page(live, gaius)
        assert "against for now: you" in own, "her answer was heard"
        assert own.count('data-send="stand-in"') == 1, "she may still agree, and need not refuse again"
        await table_acts.perform(house.hub, live, marcus, YES)
        await table_acts.perform(house.hub, live, gaius, YES)
        assert live.sitters[3].deputy == "tribune"

    in_house(tmp_path, story)


def test_what_was_said_of_an_absence_outlives_the_server(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        live = await set_table(house, "idus", "me", "open", "open", "open", "random")
        livia, _, gaius = [await sit(house, live, seat) for seat in range(3)]
        await table_acts.perform(house.hub, live, livia, YES)
        await table_acts.perform(house.hub, live, gaius, NO)
        found.append(live.id)

    async def after(house: House) -> None:
        live = await house.hub.find(found[0])
        _, marcus, gaius = [await sit(house, live, seat) for seat in range(3)]
        (seen_by_gaius,) = page_models.absences(live, 2)
        assert (seen_by_gaius.agreed, seen_by_gaius.waits, seen_by_gaius.asked) == ((0,), (2,), True)
        for wire in (gaius, marcus):
            await table_acts.perform(house.hub, live, wire, YES)
        assert live.sitters[3].deputy == "tribune"

    found: list[str] = []
    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_a_bot_goes_on_when_the_last_who_waited_has_left(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "idus", "me", "open", "open", "open", "random")
        livia, marcus, gaius = [await sit(house, live, seat) for seat in range(3)]
        for wire in (livia, marcus):
            await table_acts.perform(house.hub, live, wire, YES)
        await leave(live, gaius)
        await house.hub._look_around(live)
        assert live.sitters[3].deputy == "tribune", "all who are here have agreed, and nobody is asked again"

    in_house(tmp_path, story)


def test_what_was_said_of_an_absence_is_over_with_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "idus", "me", "open", "open", "open", "random")
        livia, _, drusus = [await sit(house, live, seat) for seat in (0, 1, 3)]
        await leave(live, drusus)
        await table_acts.perform(house.hub, live, livia, YES)
        drusus = await sit(house, live, 3)
        await house.hub._look_around(live)
        await leave(live, drusus)
        assert [one.agreed for one in page_models.absences(live, 1) if one.seat == 3] == [()]

    in_house(tmp_path, story)


def test_two_at_one_screen_agree_together(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "idus", "me", "open", "open", "open", "random")
        both = await sit(house, live, 0)
        both.viewer = both.viewer._replace(party=(0, 1, 2), looks=False)
        await table_acts.perform(house.hub, live, both, YES)
        assert live.sitters[3].deputy == "tribune"

    in_house(tmp_path, story)


def test_who_decides_is_asked_as_well(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        livia = await sit(house, live, 0)
        assert 'data-send="stand-in"' in page(live, livia)
        assert 'id="answer"' in page(live, livia)

    in_house(tmp_path, story)


def test_a_bot_in_somebodys_place_is_named_with_her() -> None:
    away = model.Person("person", "Marcus", "tribune", here=False)
    assert person(away, Words("en")) == "Rhetor, bot, for Marcus"
    assert person(model.Person("person", "A & B", "tribune"), Words("en")) == "Rhetor, bot, for A &amp; B"
    assert person(model.Person("person", "Marcus", here=False), Words("en")) == "Marcus · away"


def test_a_lobby_says_who_has_left_it_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        async with live.lock:
            live.entry = live.entry._replace(started=False)
        livia, marcus = await sit(house, live, 0), await sit(house, live, 1)
        await table_acts.perform(house.hub, live, marcus, people_acts.Name("Marcus"))
        assert "All players are here." in page(live, livia)
        await leave(live, marcus)
        assert "All players are here." not in page(live, livia)
        assert "All seats are taken. Not here yet: Marcus." in page(live, livia)

    in_house(tmp_path, story)
