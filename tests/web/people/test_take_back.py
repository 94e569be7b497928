"""Taking back after others have acted, and resigning, as the people at a table do it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import comitium
from comitium.core.errors import Illegal
from comitium.draw import page
from comitium.draw.page.model import TakeBack as Asked
from comitium.match.journal import RESIGNED
from comitium.web.acts import table_acts as acts
from comitium.web.acts.leaving_acts import AnswerBack, Resign, TakeBack
from comitium.web.acts.people_acts import Return
from comitium.web.house import House
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models, render

from ..inside import in_house, set_table, sit, until


async def acted_on(house: House, *seats: str) -> tuple[LiveMatch, int]:
    """A table of the Republic at which others have acted on somebody's decision, and nothing hidden was told since."""
    live = await set_table(house, "republic", *seats)
    dice, match = Random(1), live.match
    for _ in range(500):
        found = [one for one in live.people() if match.may_take_back(one) and not match.can_undo(one)]
        if found:
            return live, found[0]
        seat = dice.choice(match.game.actors())
        await house.hub.change(live, lambda match, seat=seat: match.choose(seat, dice.choice(match.game.legal(seat))), seat)
    raise AssertionError("nobody has acted on anybody's decision")


def test_all_people_agree_before_anything_is_taken_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, seat = await acted_on(house, "me", "open", "open")
        wires = {one: await sit(house, live, one) for one in range(3)}
        first, second = [one for one in range(3) if one != seat]
        before = live.match.digest
        await acts.perform(house.hub, live, wires[seat], TakeBack())
        assert live.match.digest == before, "nothing happens without the others"
        seen = page_models.way_back(live, first)
        assert seen is not None
        assert (seen.seat, seen.asked, seen.voters, seen.may_say) == (seat, True, 2, True)
        assert "would like to undo" in render.render_page(live, wires[first].viewer)
        await acts.perform(house.hub, live, wires[first], AnswerBack(True))
        assert live.match.digest == before
        choices = live.match.choices
        await acts.perform(house.hub, live, wires[second], AnswerBack(True))
        assert live.match.choices < choices
        assert live.match.proposal is None
        assert seat in live.match.game.actors()
        lines = "\n".join(live.match.lines()) + "\n"
        assert comitium.replay(lines, torn=True).digest == live.match.digest

    in_house(tmp_path, work)


def test_one_no_ends_it_and_nobody_answers_for_others(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, seat = await acted_on(house, "me", "open", "open")
        wires = {one: await sit(house, live, one) for one in range(3)}
        other = next(one for one in range(3) if one != seat)
        await acts.perform(house.hub, live, wires[seat], TakeBack())
        with pytest.raises(Illegal):
            await acts.perform(house.hub, live, wires[seat], AnswerBack(True))
        await acts.perform(house.hub, live, wires[other], AnswerBack(False))
        assert live.match.proposal is None
        with pytest.raises(Illegal):
            await acts.perform(house.hub, live, wires[other], AnswerBack(True))

    in_house(tmp_path, work)


def test_a_proposal_outlives_the_server(tmp_path: Path) -> None:
    match = ""

    async def ask(house: House) -> None:
        nonlocal match
        live, seat = await acted_on(house, "me", "open", "open")
        await acts.perform(house.hub, live, await sit(house, live, seat), TakeBack())
        match = live.id

    async def look(house: House) -> None:
        assert (await house.hub.find(match)).match.proposal is not None

    in_house(tmp_path, ask)
    in_house(tmp_path, look)


def test_bots_wait_while_people_agree(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, seat = await acted_on(house, "me", "open", "open")
        wire = await sit(house, live, seat)
        await acts.perform(house.hub, live, wire, TakeBack())
        for one in (seat, next(one for one in range(3) if one != seat)):
            live.sitters[one] = live.sitters[one]._replace(deputy="random")
        before = live.match.written
        house.hub.bot_runner.step(live)
        assert not live.thinking
        assert live.match.written == before

    in_house(tmp_path, work)


def test_a_bot_that_replaces_the_last_one_asked_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, seat = await acted_on(house, "me", "open", "open")
        wires = {one: await sit(house, live, one) for one in range(3)}
        agrees, leaves = [one for one in range(3) if one != seat]
        await acts.perform(house.hub, live, wires[seat], TakeBack())
        await acts.perform(house.hub, live, wires[agrees], AnswerBack(True))
        assert live.match.proposal is not None
        await acts.perform(house.hub, live, wires[leaves], Resign())
        await until(lambda: live.match.proposal is None)
        undone = [entry for entry in live.match.entries() if entry.undo]
        assert undone, "it was taken back, not forgotten"

    in_house(tmp_path, work)


def test_who_plays_against_bots_alone_takes_back_what_they_did_as_well(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "republic", "me", "random", "random")
        wire, match = await sit(house, live, 0), live.match
        dice = Random(2)
        for _ in range(400):
            await until(lambda: 0 in match.game.actors() or live.entry.over)
            seen = page_models.way_back(live, 0)
            if seen is not None and not seen.asked:
                break
            legal = match.game.legal(0)
            await acts.perform(house.hub, live, wire, acts.Choose(dice.choice(legal), match.number(0)))
        assert seen == Asked(0, alone=True)
        choices = match.choices
        await acts.perform(house.hub, live, wire, TakeBack())
        assert live.match.choices < choices
        assert live.match.proposal is None

    in_house(tmp_path, work)


def test_the_way_back_is_offered_where_undo_is_not(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, seat = await acted_on(house, "me", "open", "open")
        wire = await sit(house, live, seat)
        drawn = page.table(page_models.table(live, wire.viewer))
        assert 'data-send="take-back"' in drawn
        assert 'data-send="undo"' not in drawn

    in_house(tmp_path, work)


def test_who_resigns_is_played_for_by_a_bot_and_does_not_come_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        wire = await sit(house, live, 0)
        await sit(house, live, 1)
        await acts.perform(house.hub, live, wire, Resign())
        assert live.sitters[0].deputy
        assert [entry.note for entry in live.match.entries() if entry.seat == 0 and entry.note] == [RESIGNED]
        with pytest.raises(Illegal):
            await acts.perform(house.hub, live, wire, Return())
        assert live.voters() == {1}, "who has left agrees to nothing any more"
        assert comitium.replay("\n".join(live.match.lines()) + "\n", torn=True).resigned == {0}
        drawn = page.table(page_models.table(live, wire.viewer))
        assert "You have resigned" in drawn
        assert 'data-send="return"' not in drawn

    in_house(tmp_path, work)
