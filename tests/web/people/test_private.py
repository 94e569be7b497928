"""What nobody but those who sit there comes to see of a table by invitation, and who is seen looking on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from websockets.sync.client import connect

from ..running import Guest, Running, play_all, sees

Door = Callable[..., Guest]
PLACES = ("/watch/{}", "/watch/{}/journal", "/api/v1/matches/{}", "/api/v1/matches/{}/events", "/beat/{}", "/replay/{}")


def id_of(page: object) -> str:
    """The id of a match, as its host sees it while others may watch."""
    found = re.search(r"/watch/([\w-]+)", str(page))
    assert found is not None
    return found[1]


def test_a_table_by_invitation_is_found_at_no_address_while_it_is_played(guest: Door, server: Running) -> None:
    livia, marcus, gaius = guest(), guest(), guest()
    marcus.mark()  # his device is known here
    address = livia.set_table("caesar", "me", "open")
    (link,) = livia.invitations(address)
    with livia.sit(address) as hers, marcus.sit(link) as his:
        his.until_frame()
        hers.send("spectators", allowed=True)
        match = id_of(hers.until(lambda message: "/watch/" in message.get("html", ""))["html"])
        hers.send("spectators", allowed=False)
        hers.until(lambda message: "This table is private" in message.get("html", ""))
        hers.send("start")
        hers.until_asked()
        for place in PLACES:
            answer = gaius.http.get(place.format(match))
            assert answer.status_code in (400, 403, 404, 409), (place, answer.status_code)
            assert "Livia" not in answer.text
        with connect(f"{livia.base.replace('http', 'ws', 1)}/watch/{match}/socket", origin=livia.base) as socket:
            assert "error" in json.loads(socket.recv(20))
        for home in ("/", "/?game=caesar", "/me", "/record?game=caesar"):
            assert match not in gaius.http.get(home).text
        assert match not in gaius.http.get("/metrics").text
        play_all([hers, his], Random(3))
    assert gaius.http.get(f"/watch/{match}").status_code == 404, "nor when it is over"
    assert gaius.http.get(f"/watch/{match}/journal").status_code == 404
    assert match not in gaius.http.get("/").text
    assert marcus.http.get("/").text.count("/seat/") == 2, "those who sat there find it in their lists"


def test_players_see_who_looks_on_by_name(guest: Door) -> None:
    livia, gaius = guest(), guest()
    gaius.post("/me/name", name="Gaius <b>")
    address = livia.set_table("caesar", "me", "tribune")
    with livia.sit(address) as hers:
        hers.until_frame()
        hers.send("spectators", allowed=True)
        match = id_of(hers.until(lambda message: "/watch/" in message.get("html", ""))["html"])
        with gaius.sit(f"/watch/{match}"):
            sees(hers, "Gaius &lt;b&gt;")
            sees(hers, "One spectator is watching")
        hers.until(lambda message: "Gaius" not in message.get("html", "Gaius"))


def test_what_those_who_look_on_may_read_is_said_truly(guest: Door) -> None:
    """They read the table's chat, as the host is told; the table does not read theirs."""
    livia, gaius = guest(), guest()
    address = livia.set_table("caesar", "me", "tribune")
    with livia.sit(address) as hers:
        hers.until_frame()
        hers.send("spectators", allowed=True)
        shown = hers.until(lambda message: "/watch/" in message.get("html", ""))["html"]
        assert "read the table’s chat" in shown
        with gaius.sit(f"/watch/{id_of(shown)}") as his:
            his.until_frame()
            hers.send("say", text="Salve, spectator", room="table")
            his.until(lambda message: "Salve, spectator" in message.get("html", ""))
            his.send("say", text="Vale, domina", room="gallery")
            his.until(lambda message: "Vale, domina" in message.get("html", ""))
            hers.settle()
            assert "Vale, domina" not in str(hers.received)


@pytest.mark.parametrize("way", ["table", "link"])
def test_who_has_played_here_is_not_greeted_as_new(guest: Door, way: str) -> None:
    livia, phone = guest(), guest()
    assert "plate gold" in livia.http.get("/").text
    livia.set_table("caesar", "me", "tribune")
    assert "plate gold" not in livia.http.get("/").text
    if way == "link":
        assert "plate gold" in phone.http.get("/").text
        (link,) = set(re.findall(r"/me/[\w-]{20,}", livia.post("/me/key").text))
        phone.post(link)
        assert "plate gold" not in phone.http.get("/").text, "nor on her other device"


def test_a_table_is_deleted_by_its_host_while_nobody_else_plays_there(guest: Door) -> None:
    livia, marcus = guest(), guest()
    marcus.mark()
    alone = livia.set_table("caesar", "me", "tribune")
    assert f'action="{alone}/delete"' in livia.http.get("/").text
    with livia.sit(alone) as hers:
        hers.until_frame()
        assert livia.post(f"{alone}/delete").status_code == 303
        assert hers.until(lambda message: "gone" in message)
    assert livia.http.get(alone).status_code == 404
    assert alone not in livia.http.get("/").text

    shared = livia.set_table("caesar", "me", "open")
    (link,) = livia.invitations(shared)
    with livia.sit(shared) as hers, marcus.sit(link) as his:
        his.until_frame()
        his.settle()
        seat = marcus.moved.get(link.removeprefix(livia.base), link.removeprefix(livia.base))
        assert marcus.post(f"{seat}/delete").status_code != 303, "a guest does not delete the host's table"
        hers.send("start")
        hers.until_asked()
        refused = livia.post(f"{shared}/delete")
        assert refused.status_code != 303
        assert "Others play here" in refused.text
        play_all([hers, his], Random(5))
    assert livia.post(f"{shared}/delete").status_code == 303
    assert shared not in livia.http.get("/").text, "it leaves her list"
    assert seat in marcus.http.get("/").text, "and stays in his"


def test_all_bots_are_set_at_once_by_the_host_and_people_stay(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("idus", "me", "open", "random", "tribune", "tribune")
    (link,) = livia.invitations(address)
    with livia.sit(address) as hers, marcus.sit(link) as his:
        his.until_frame()
        his.send("bots", player="consul")
        assert his.error()
        hers.send("bots", player="nobody")
        assert hers.error()
        hers.send("bots", player="consul")
        told = his.until(lambda message: message.get("html", "").count("Oracle</b>") == 3)["html"]
        assert told.count("A person</b>") == 1
        assert "You</b>" in told


def test_whoever_sits_there_may_start_when_all_have_come_and_the_host_has_not(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("caesar", "me", "open")
    (link,) = livia.invitations(address)
    with livia.sit(address) as hers, marcus.sit(link) as his:
        his.until_frame()
        hers.settle()
        his.send("start")
        assert "host" in his.error()
        assert 'data-send="start"' not in his.frame["html"]
        hers.socket.close()
        sees(his, 'data-send="start"')
        his.send("start")
        his.until(lambda message: "gone" in message)
