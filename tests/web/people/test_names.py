"""Names lead, with the seat beside them; devices remember them; a link that was handed out is spent by sitting down."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from comitium.core.messages import Phrase, called
from comitium.match.begin import new
from comitium.play.who_leads import people_names
from comitium.store import people, persons
from comitium.text import say
from comitium.web.acts import table_acts
from comitium.web.acts.people_acts import Name
from comitium.web.house import House
from comitium.web.matches import invitations, tables
from comitium.web.matches.connection import Connection
from comitium.web.pages import page_models, render

from ..inside import Paper, in_house, set_table, sit, until
from ..running import Guest


@pytest.mark.parametrize("game", ["caesar", "idus", "republic"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sentence_of_a_game_can_be_said_with_names(game: str, language: str) -> None:
    """Whatever forms of a seat a sentence wants, a name has them; and nothing is called twice."""
    match = new(game, {"caesar": 2}.get(game, 5), 7)
    names = people_names(match, ["Élodie", "Marco", "", "", ""][: match.header.seats])
    for number in range(120):
        if match.outcome is not None:
            break
        seat = match.game.actors()[0]
        for phrase in (match.question(seat).text, *(option.text for option in match.question(seat).options)):
            assert "Élodie (Élodie" not in say(called(phrase, names), language, names)
        match.choose(seat, match.game.legal(seat)[number % len(match.game.legal(seat))])
    told = [say(event.phrase(), language, names) for event in match.history(0)]
    assert any("Élodie (" in one for one in told)
    assert not any("de Élodie" in one for one in told)


def test_a_name_leads_in_log_question_and_result(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        wires = [await sit(house, live, seat) for seat in (0, 1)]
        await table_acts.perform(house.hub, live, wires[0], Name(name="Livia"))
        await table_acts.perform(house.hub, live, wires[1], Name(name="Marco"))
        seat = live.match.game.actors()[0]
        drawn = render.render_page(live, wires[1 - seat].viewer)
        assert f"{['Livia', 'Marco'][seat]}" in drawn.split('id="decision"')[1]
        while not live.match.history(0):
            mine = live.match.game.actors()[0]
            await table_acts.choose(house.hub, live, mine, live.match.game.legal(mine)[0], None)
        for wire in wires:
            page = render.render_page(live, wire.viewer)
            assert "Marco (Cleopatra)" in page or "Livia (Caesar)" in page

    in_house(tmp_path, work)


def test_the_winner_is_called_by_name() -> None:
    match = new("caesar", 2, 3)
    names = people_names(match, ["Livia", "Marco"])
    won = Phrase("draw-page-won", {"seats": (Phrase("caesar-seat-caesar"),), "count": 1})
    assert say(won, "en", names).startswith("Livia (Caesar)")
    assert say(won, "fr", names).endswith("Livia (César)")


def test_a_name_is_remembered_for_the_next_table_of_this_device(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        await table_acts.perform(house.hub, live, await sit(house, live, 0), Name(name="Livia"))
        again = await tables.set_table(house, "host", tables.Wanted("idus", ["me", *["tribune"] * 4], {}))
        assert (await house.hub.find(again.match)).sitters[0].name == "Livia"
        invited = await tables.set_table(house, "somebody else", tables.Wanted("caesar", ["me", "open"], {}))
        other = await house.hub.find(invited.match)
        await invitations.take_seats(house.hub, other, (1,), "host")
        assert [sitter.name for sitter in other.sitters] == ["", "Livia"]

    in_house(tmp_path, work)


def test_a_link_that_was_handed_out_is_spent_when_the_guest_sits_down(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await tables.set_table(house, "host", tables.Wanted("caesar", ["me", "open"], {}))
        live, link = await house.hub.find(made.match), made.keys[1].token
        viewer = page_models.Viewer(1, (1,), f"/seat/{link}", "", "guest", page_models.model.Reader())
        wire, paper = Connection(Paper(), viewer, link), Paper()
        wire.outlet = paper
        live.wires.add(wire)
        sender = house.hub.spawn(wire.run())
        await table_acts.perform(house.hub, live, wire, table_acts.Hello())
        await until(lambda: any("key" in message for message in paper.sent))
        fresh = next(message["key"] for message in paper.sent if "key" in message).removeprefix("/seat/")
        assert await house.store.read(lambda connection: people.key(connection, link)) is None
        assert (await house.store.read(lambda connection: people.key(connection, fresh))).seats == (1,)
        assert not wire.closed, "the guest's own page goes on"
        assert [key.token for key in await house.store.read(lambda connection: people.held(connection, "guest", 9))] == [fresh]
        assert (await house.store.read(lambda connection: people.followed(connection, link, "guest"))).token == fresh
        assert await house.store.read(lambda connection: people.followed(connection, link, "host")) is None
        wire.close()
        await sender

    in_house(tmp_path, work)


def test_a_spent_link_says_so_and_leads_its_own_guest_on(guest: Callable[..., Guest]) -> None:
    host, marco = guest(), guest()
    link = host.invitations(host.set_table("caesar", "me", "open"))[0].removeprefix(host.base)
    marco.http.get(link)
    with marco.sit(link) as sitting:
        sitting.until(lambda frame: "html" in frame)
    assert marco.moved[link] != link
    assert marco.http.get(link).headers["location"] == marco.moved[link]
    refused = host.http.get(link)
    assert refused.status_code == 404
    assert "This link has been used" in refused.text


def test_a_person_of_several_people_at_one_device_is_not_the_device(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "caesar", "me", "device")
        wire = await sit(house, live, 0)
        wire.viewer = wire.viewer._replace(party=(0, 1))
        await table_acts.perform(house.hub, live, wire, Name(name="Livia"))
        assert (await house.store.read(lambda connection: persons.person(connection, "host"))).name == ""

    in_house(tmp_path, work)
