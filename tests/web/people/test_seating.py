"""Before a game: seats are drawn by lot or changed, links are shown as codes, and whoever is not here is called."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
import segno

from comitium.core.errors import Illegal
from comitium.draw.page import model
from comitium.match.orders import ANY, StandingOrder
from comitium.store import match_store, people
from comitium.store.schema import MATCHES
from comitium.web.acts import seating_acts, table_acts
from comitium.web.acts.people_acts import Say, Start
from comitium.web.acts.seating_acts import Call, Draw, Move
from comitium.web.acts.time_acts import SetPace
from comitium.web.house import House
from comitium.web.matches import invitations, tables
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models, render

from ..inside import Paper, in_house
from .test_notices import receiver, wants


async def gather(house: House, game: str, *seats: str) -> tuple[LiveMatch, dict[str, Connection]]:
    """A table that waits, everybody at it by a key of her own; their pages by name: "host", or "guest-1" at seat 1."""
    made = await tables.set_table(house, "host", tables.Wanted(game, seats, {}, 7))
    live, wires = await house.hub.find(made.match), {}
    for key in await keys(house, live):
        name = "host" if seats[key.seats[0]] == "me" else f"guest-{key.seats[0]}"
        viewer = page_models.Viewer(key.seats[0], key.seats, f"/seat/{key.token}", "", name, model.Reader())
        wires[name] = Connection(Paper(), viewer, key.token)
        live.wires.add(wires[name])
        await invitations.take_seats(house.hub, live, key.seats, name, wires[name])
        async with live.lock:
            await house.store.write(partial(people.call, match=live.id, seat=key.seats[0], name=name))
            await house.hub.read_people(live)
    return live, wires


def keys(house: House, live: LiveMatch) -> Any:
    return house.store.read(lambda connection: people.keys(connection, live.id))


def sat(live: LiveMatch) -> list[tuple[str, str]]:
    return [(sitter.who, sitter.name) for sitter in live.sitters]


def shuffles(monkeypatch: pytest.MonkeyPatch, *lots: int) -> None:
    """The lot falls so."""

    class Lots:
        def shuffle(self, drawn: list[int]) -> None:
            assert sorted(drawn) == sorted(lots)
            drawn[:] = lots

    monkeypatch.setattr(seating_acts, "SystemRandom", Lots)


def test_seats_are_drawn_and_everybody_keeps_her_key_her_name_and_her_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shuffles(monkeypatch, 2, 0, 3, 1)

    async def work(house: House) -> None:
        live, wires = await gather(house, "republic", "me", "tribune", "open", "open")
        commitment, tokens = live.match.commitment, {name: wire.token for name, wire in wires.items()}
        await table_acts.perform(house.hub, live, wires["guest-2"], Say(text="Salve"))
        await table_acts.perform(house.hub, live, wires["host"], Draw())
        assert sat(live) == [("person", "guest-2"), ("person", "host"), ("person", "guest-3"), ("tribune", "")]
        assert {name: wire.party for name, wire in wires.items()} == {"guest-2": (0,), "host": (1,), "guest-3": (2,)}
        assert {name: wire.token for name, wire in wires.items()} == tokens
        assert {name: wire.viewer.seat for name, wire in wires.items()} == {"guest-2": 0, "host": 1, "guest-3": 2}
        assert [saying.seat for saying in live.chat["table"]] == [0], "what was said goes with who said it"
        assert live.hosts == {1}
        assert live.match.commitment == commitment, "the lot is not the game's: its dice were settled before"
        for wire in wires.values():
            assert any(b"drawn by lot" in note for note in wire._notes)
        house.hub.lives.clear()
        again = await house.hub.find(live.id)
        assert sat(again) == sat(live), "as it was written"
        await table_acts.perform(house.hub, again, wires["host"], Start())
        assert again.bot_of(3) == "tribune"
        assert not again.bot_of(1)

    in_house(tmp_path, work)


def test_orders_that_spare_people_dead_questions_go_with_the_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shuffles(monkeypatch, 1, 2, 0)

    async def work(house: House) -> None:
        live, wires = await gather(house, "republic", "me", "tribune", "tribune")

        def spared() -> list[int]:
            return [seat for seat in range(3) if any(order.question == ANY for order in live.match.orders(seat))]

        assert isinstance(live.match.orders(0)[0], StandingOrder)
        assert spared() == [0]
        live.entry = live.entry._replace(started=False)
        await house.store.write(lambda connection: connection.execute(MATCHES.update().values(started=False)))
        await table_acts.perform(house.hub, live, wires["host"], Draw())
        assert sat(live)[2] == ("person", "host")
        assert spared() == [2]

    in_house(tmp_path, work)


def test_who_leads_two_factions_is_drawn_for_both_and_one_led_by_rule_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shuffles(monkeypatch, 1, 0)

    async def work(house: House) -> None:
        live, wires = await gather(house, "republic", "me", "open", "rule", "rule", "rule")
        await table_acts.perform(house.hub, live, wires["host"], Draw())
        assert [who for who, _ in sat(live)] == ["person", "person", "rule", "rule", "rule"]
        assert sat(live)[1] == ("person", "host")
        assert live.match.leaders == (0, 1, -1, -1, -1)
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, wires["host"], Move(seat=0, to=2))

    in_house(tmp_path, work)

    async def both(house: House) -> None:
        live, wires = await gather(house, "idus", "me", "me", "open", "tribune", "tribune")
        monkeypatch.undo()
        shuffles(monkeypatch, 2, 0, 3, 1, 4)
        await table_acts.perform(house.hub, live, wires["host"], Draw())
        assert live.match.leaders == (0, 1, 2, 1, 3)
        assert wires["host"].party == (1, 3)

    (tmp_path / "both").mkdir()
    in_house(tmp_path / "both", both)


def test_the_host_has_two_change_their_seats_and_nobody_else_may(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, wires = await gather(house, "caesar", "me", "open")
        for act in (Draw(), Move(seat=0, to=1)):
            with pytest.raises(Illegal):
                await table_acts.perform(house.hub, live, wires["guest-1"], act)
        for to in (7, -1, "x", ""):
            with pytest.raises(Illegal):
                await table_acts.perform(house.hub, live, wires["host"], Move(seat=0, to=to))
        await table_acts.perform(house.hub, live, wires["host"], Move(seat=0, to="1"))
        assert sat(live) == [("person", "guest-1"), ("person", "host")]
        assert wires["host"].viewer.seat == 1
        await table_acts.perform(house.hub, live, wires["host"], Start())
        for act in (Draw(), Move(seat=0, to=1)):
            with pytest.raises(Illegal):
                await table_acts.perform(house.hub, live, wires["host"], act)
        assert sat(live) == [("person", "guest-1"), ("person", "host")]

    in_house(tmp_path, work)


def test_whoever_is_not_here_is_called_once_in_ten_minutes_and_never_in_her_quiet_hours(tmp_path: Path) -> None:
    with receiver(200) as service:

        async def work(house: House) -> None:
            live, wires = await gather(house, "caesar", "me", "open")
            guest, url = wires["guest-1"], f"json://127.0.0.1:{service.port}/hook"
            await wants(house, "host", url=url)
            with pytest.raises(Illegal):  # she is here
                await table_acts.perform(house.hub, live, guest, Call(seat=0))
            live.wires.remove(wires["host"])
            await table_acts.perform(house.hub, live, guest, Call(seat=0))
            assert len(service.bodies) == 1
            told = service.bodies[0].decode().lower()
            assert "waiting for you to begin" in told
            assert not any(secret in told for secret in ("/seat/", "guest", "your turn"))
            with pytest.raises(Illegal):
                await table_acts.perform(house.hub, live, guest, Call(seat=0))
            minute = match_store.now() // 60_000 % (24 * 60)
            await wants(house, "host", url=url, quiet=((minute - 60) % 1440, (minute + 60) % 1440))
            live.called.clear()
            await table_acts.perform(house.hub, live, guest, Call(seat=0))
            assert len(service.bodies) == 1
            assert any(b"No message could be sent" in note for note in guest._notes)

        in_house(tmp_path, work, notices=("json",), private=True)


def test_only_the_host_has_the_codes_of_free_seats(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await tables.set_table(house, "host", tables.Wanted("caesar", ("me", "open"), {}, 7))
        live = await house.hub.find(made.match)
        links = await invitations.links(house.hub, live, "http://here")
        host = page_models.Viewer(0, (0,), "/seat/0", "http://here", "host", model.Reader(), links=links)
        drawn = render.render_page(live, host)
        assert drawn.count('popovertarget="qr-1"') == 1
        assert segno.make(links[0][1], error="m").svg_inline(scale=4, border=2) in drawn
        stranger = page_models.Viewer(1, (1,), "/seat/1", "http://here", "guest", model.Reader())
        assert "qr-1" not in render.render_page(live, stranger)

    in_house(tmp_path, work)


def test_when_bots_move_is_the_hosts_to_say_and_outlives_the_server_and_the_game(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, wires = await gather(house, "idus", "me", "open", "tribune", "tribune", "tribune")
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, wires["guest-1"], SetPace(bots="at-once"))
        await table_acts.perform(house.hub, live, wires["host"], SetPace(bots="pause"))
        await table_acts.perform(house.hub, live, wires["host"], SetPace(kind="decision"))
        assert live.clock.pace.bots == "pause", "another clock changes nothing about it"
        await table_acts.perform(house.hub, live, wires["host"], SetPace(kind="none"))
        await table_acts.perform(house.hub, live, wires["host"], Start())
        house.hub.lives.clear()
        again = await house.hub.find(live.id)
        assert again.clock.pace.bots == "pause"
        key = (await keys(house, again))[0]
        await tables._set_rematch(house, again.id, key, "host")
        rematch = await house.hub.find(again.entry.next)
        assert rematch.clock.pace.bots == "pause"

    in_house(tmp_path, work)
