"""Several processes behind a proxy: what the recipe in docs/examples/scale relies on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from ..people.test_people import match_of
from ..running import Guest

RECIPE = Path(__file__).parents[3] / "docs/examples/scale"
Door = Callable[..., Guest]


def route(asked: str) -> str:
    """The letters by which the recipe's nginx knows a table, in an address or a header."""
    text = (RECIPE / "tables.conf").read_text(encoding="utf-8")
    patterns = [one.replace("(?<", "(?P<") for one in re.findall(r'"~(\^.*)" +\$letters;', text)]
    assert len(patterns) == 3
    found = [match["letters"] for pattern in patterns if (match := re.match(pattern, asked))]
    return found[0] if found else ""


def test_all_addresses_of_a_table_lead_to_the_same_process(guest: Door) -> None:
    """Its seats, also by a link that was changed, its gallery, and what programs call it by."""
    livia, marcus = guest(), guest()
    address = livia.set_table("caesar", "open", "me")
    match = match_of(livia, address)
    (link,) = livia.invitations(address)
    with marcus.sit(link) as his:
        his.until_frame()
    spent = link.removeprefix(livia.base)
    fresh = marcus.post(f"{marcus.moved.get(spent, spent)}/link").headers["location"]
    made = livia.http.post("/api/v1/matches", json={"game": "caesar", "seats": ["open", "open"]}).json()
    wanted = match[:4]
    assert [route(one) for one in (address, spent, fresh, f"/watch/{match}", f"/replay/{match}")] == [wanted] * 5
    assert {route(f"Bearer {key['key']}") for key in made["keys"]} == {made["match"][:4]}
    assert len(address.rpartition("/")[2]) >= 4 + 32, "192 bits that nobody knows follow"
    assert route("/") == route("/static/base.css") == ""


def test_the_proxy_of_the_recipe_leads_to_its_processes() -> None:
    compose = (RECIPE / "compose.yml").read_text(encoding="utf-8")
    servers = re.findall(r"server (\w+):8264", (RECIPE / "tables.conf").read_text(encoding="utf-8"))
    assert servers
    assert all(re.search(rf"^  {name}:", compose, re.MULTILINE) for name in servers)
