"""One person, several devices: a personal link brings tables, names and settings, can be stopped, and is stored hashed."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

from comitium.store import open_store, people, persons
from comitium.web.house import House
from comitium.web.pages.me import hash_key

from ..inside import in_house, set_table
from ..running import Guest, running

Door = Callable[..., Guest]


def personal_link(owner: Guest) -> str:
    page = owner.post("/me/key").text
    assert "<svg" in page.split('class="qr"')[1][:200], "as a code as well"
    found = re.search(r'value="[^"]*(/me/[\w-]{32})"', page)
    assert found is not None
    return found[1]


def named(owner: Guest, name: str) -> None:
    assert owner.post("/me/name", name=name).status_code == 303


def test_a_personal_link_brings_tables_name_and_settings(guest: Door) -> None:
    livia, phone = guest(), guest()
    named(livia, "Livia")
    livia.http.cookies.set("theme", "dark")
    address = livia.set_table("caesar", "tribune", "me")
    own = phone.set_table("idus", "me", *["tribune"] * 4)
    link = personal_link(livia)
    assert "Livia" in phone.http.get(link).text
    assert address not in phone.http.get("/").text, "looking at a link changes nothing"
    moved = phone.post(link)
    assert moved.headers["location"] == "/"
    assert phone.http.cookies.get("theme") == "dark"
    for one in (phone, livia):
        assert address in one.http.get("/").text
        assert own in one.http.get("/").text, "what the other device had comes along"
    with phone.sit(phone.set_table("caesar", "tribune", "me")) as sitting:
        assert "Livia" in sitting.until_frame()["html"]


def test_a_stopped_link_opens_nothing_and_a_new_one_takes_its_place(guest: Door) -> None:
    livia, phone = guest(), guest()
    first = personal_link(livia)
    second = personal_link(livia)
    assert phone.http.get(first).status_code == 404
    assert phone.http.get(second).status_code == 200
    livia.post("/me/key/revoke")
    assert phone.http.get(second).status_code == 404
    assert phone.post(second).status_code == 404


def test_a_dismissed_device_keeps_nothing(guest: Door) -> None:
    """Neither the list of tables, nor the personal link, nor the link of a seat that it has seen."""
    livia, phone = guest(), guest()
    address = livia.set_table("caesar", "tribune", "me")
    link = personal_link(livia)
    phone.post(link)
    assert phone.http.get(address).status_code == 200
    others = re.findall(r'name="device" value="(\w+)"', livia.http.get("/me").text)
    assert len(others) == 1
    livia.post("/me/devices/dismiss", device=others[0])
    assert phone.http.get(address).status_code == 404
    assert "/seat/" not in phone.http.get("/").text
    assert phone.http.get(link).status_code == 404
    assert livia.http.get(address).status_code == 303, "she herself is led to the new link"


def test_the_first_device_can_be_dismissed_by_another(guest: Door) -> None:
    livia, phone = guest(), guest()
    address = livia.set_table("caesar", "tribune", "me")
    phone.post(personal_link(livia))
    first = re.findall(r'name="device" value="(\w+)"', phone.http.get("/me").text)
    phone.post("/me/devices/dismiss", device=first[0])
    assert "/seat/" not in livia.http.get("/").text
    assert phone.http.get(address).status_code == 303


def test_nobody_dismisses_the_device_of_somebody_else(guest: Door) -> None:
    livia, phone, marco = guest(), guest(), guest()
    address = livia.set_table("caesar", "tribune", "me")
    phone.post(personal_link(livia))
    others = re.findall(r'name="device" value="(\w+)"', livia.http.get("/me").text)
    marco.http.get("/")
    marco.post("/me/devices/dismiss", device=others[0])
    assert address in phone.http.get("/").text


def test_a_host_is_the_host_on_her_other_device(guest: Door) -> None:
    livia, phone = guest(), guest()
    address = livia.set_table("caesar", "me", "open")
    phone.post(personal_link(livia))
    assert 'data-send="start"' in phone.http.get(address).text


def test_a_personal_key_is_stored_hashed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        token = personal_link(Guest(server.address)).removeprefix("/me/")
        server.stop()
    kept = sqlite3.connect(tmp_path / "house.db")
    assert kept.execute("select count(*) from persons where key = ?", (hash_key(token),)).fetchone() == (1,)
    kept.close()
    for file in tmp_path.glob("house.db*"):
        assert token.encode() not in file.read_bytes()


def test_devices_of_several_people_are_told_apart(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await set_table(house, "caesar", "me", "tribune")
        write, read = house.store.write, house.store.read
        await write(lambda connection: persons.bring(connection, "phone", "host"))
        await write(lambda connection: persons.bring(connection, "tablet", "phone-of-marco"))
        assert await read(lambda connection: persons.person_of(connection, "phone")) == "host"
        assert [one.device for one in await read(lambda connection: persons.devices(connection, "host"))] == ["host", "phone"]
        await write(lambda connection: persons.bring(connection, "host", "phone-of-marco"))
        assert await read(lambda connection: people.held(connection, "host", 9)), "the phone is still there with her tables"
        assert not await read(lambda connection: people.held(connection, "phone-of-marco", 9))

    in_house(tmp_path, work)


def test_a_database_of_before_gets_its_tables(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "house.db"))
    del store
    kept = sqlite3.connect(tmp_path / "house.db")
    names = {row[0] for row in kept.execute("select name from sqlite_master where type = 'table'")}
    assert {"persons", "devices", "pushes"} <= names
