"""A stranger tries everything that can be sent to a fresh server: each form's field, each message's field, each address.

    python tests/web/runs/attack.py [postgres]

Each field of every form, of the interface for programs and of every message through a wire is sent nasty values, in lobbies
and at tables, for a seat that is the host's and for one that is not. Nothing may be answered by an error of the server's own,
no traceback may stand in its log, and afterwards its clocks run, its health is open, and a bystander's click is answered.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import msgspec
import websockets.exceptions

sys.path.insert(0, str(Path(__file__).parents[2]))

from comitium.web.acts import table_acts
from postgres.server import serving
from web.running import Guest, Running, Sitting, running

LONG: Final = "9" * 6000
NASTY: Final = (
    "",
    "\0",
    "a\0b",
    "²",
    "٣",
    "-1",
    "1e9",
    "NaN",
    LONG,
    "0-99",
    "99-99",
    "²-8",
    "�",
    "‮",
    "../..",
    "'; --",
    "json://[",
    "https://[",
)
SHORT: Final[tuple[Any, ...]] = (
    "",
    "a\0b",
    "²",
    LONG,
    "99-99",
    -1,
    1,
    10**18,
    10**30,
    1.5,
    True,
    None,
    [],
    {"a": {"b": 1}},
    [-1, 10**9],
)
AT_ONCE: Final = 30  # messages that a wire may send before it has to wait
NASTY_JSON: Final[tuple[Any, ...]] = (
    *NASTY,
    -1,
    0,
    7,
    10**18,
    10**30,
    1.5,
    True,
    None,
    [],
    {},
    [[1]],
    {"a": {"b": 1}},
    [-1, 10**9],
)
FIELDS: Final = {  # the forms of the pages, and what is usual in them
    "/tables": {"game": "idus", "players": "5", "seat.0": "me", "seat.1": "open", "option.rule_set": "basic", "preset": ""},
    "/lessons": {"game": "caesar", "lesson": "1", "name": ""},
    "/join": {"code": "ABCDEFG"},
    "/settings": {"theme": "dark", "language": "fr", "back": "/"},
    "/me/name": {"name": "Livia"},
    "/me/key": {"x": ""},
    "/me/devices/dismiss": {"device": "x"},
    "/me/notices": {"url": "", "quiet": "22-8", "zone": "Europe/Paris", "try": ""},
    "/me/notices#2": {"url": "ntfys://topic", "quiet": "22-8", "zone": "UTC"},
    "/me/key/revoke": {"x": ""},
    "/me/erase": {"x": ""},
}
ADDRESSES: Final = (
    "/{}", "/seat/{}", "/watch/{}", "/replay/{}", "/replay/{}/journal", "/beat/{}",
    "/rules/{}", "/go/{}", "/me/{}", "/record/{}",
    "/static/{}", "/?game={}", "/?game=caesar&way={}", "/rules/caesar?rule={}", "/replay/aaaaaaaa?step={}&seat={}",
    "/api/v1/matches/{}",
    "/api/v1/seat/events?since={}", "/api/v1/seat?seat={}",
)  # fmt: skip


class Attack:
    """What was tried, and what came of it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.tried = Counter[str]()
        self.wrong: list[str] = []

    def note(self, kind: str, what: str, answer: httpx.Response) -> None:
        self.tried[f"{kind} {answer.status_code}"] += 1
        if answer.status_code >= 500:
            self.wrong.append(f"{answer.status_code} {what}"[:300])

    def forms(self) -> None:
        """Each field of each form, one at a time."""
        for name, usual in FIELDS.items():
            path = name.partition("#")[0]
            guest = Guest(self.server.address)
            mark = guest.mark()
            for field in (*usual, "csrf", "odd\0field"):
                for value in NASTY:
                    data = {"csrf": mark, **usual, field: value}
                    self.note("form", f"{path} {field}={value!r}", guest.http.post(path, data=data))
            for content in (b"", b"\xff\xfe", b"=" * 300, b"a=1&" * 500, b"%", b"%00=%00"):
                self.note("form", f"{path} {content[:9]!r}", guest.http.post(path, content=content))
        pushing = Guest(self.server.address)
        good = {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "x", "auth": "y"}, "csrf": pushing.mark()}
        for field in good:
            for value in (
                *NASTY_JSON,
                "https://fcm.googleapis.com/\0",
                "https://fcm.googleapis.com/\ud800",
                "https://[",
                "https://a@b:c",
            ):
                text = json.dumps({**good, field: value})
                headers = {"content-type": "application/json", "origin": self.server.address}
                self.note("push", f"{field}={value!r}", pushing.http.post("/me/push", content=text, headers=headers))

    def addresses(self) -> None:
        guest = Guest(self.server.address)
        for address in ADDRESSES:
            for value in (*NASTY, "a" * 300, "%00", "%", "%ff", "a" * 8 + "%00"):
                with suppress(httpx.InvalidURL):
                    self.note("address", f"{address} {value!r}"[:90], guest.http.get(address.replace("{}", value[:3000])))

    def programs(self) -> None:
        http = Guest(self.server.address).http
        usual = {"game": "caesar", "seats": ["open", "open"], "options": {}}
        made = http.post("/api/v1/matches", json=usual).json()
        keys = [{"Authorization": f"Bearer {one['key']}"} for one in made["keys"]]
        for field in (*usual, "odd"):
            for value in (*NASTY_JSON, ["open", "\0"], {"\0": "\0"}, {"rule_set": "\0"}):
                self.note(
                    "program",
                    f"matches {field}={value!r}",
                    http.post(
                        "/api/v1/matches",
                        content=json.dumps({**usual, field: value}),
                        headers={"content-type": "application/json"},
                    ),
                )
        for verb, body in (("choice", {"choice": 1, "at": 0}), ("claim", {"text": "x"}), ("undo", {})):
            for field in (*body, "odd"):
                for value in NASTY_JSON:
                    text = json.dumps({**body, field: value})
                    headers = keys[0] | {"content-type": "application/json"}
                    self.note(
                        "program",
                        f"{verb} {field}={value!r}",
                        http.post(f"/api/v1/seat/{verb}", content=text, headers=headers),
                    )
        for key in ("", "\xff", "a" * 5000, "%00"):
            with suppress(httpx.HTTPError):
                self.note(
                    "program",
                    f"key {key[:9]!r}",
                    http.get("/api/v1/seat", headers={"Authorization": f"Bearer {key}".encode("latin-1")}),
                )

    def wires(self) -> None:
        """Each field of each message, at a table that waits and at one that plays, as its host and as a guest."""
        for game, seats in (("idus", ("me", "open", "open", "tribune", "tribune")), ("republic", ("me", "open", "tribune"))):
            for begins in (False, True):
                host, guest = Guest(self.server.address), Guest(self.server.address)
                address = host.set_table(game, *seats)
                links = host.invitations(address)
                with guest.sit(links[0]) as his:
                    his.until_frame()
                if begins:
                    with host.sit(address) as hers:
                        hers.send("start")
                        hers.until_frame()
                for act in get_args(table_acts.AnyAct):
                    for who, place in ((host, address), (guest, links[0])):
                        self.act(act, who, place)

    def act(self, act: Any, who: Guest, place: str) -> None:
        tag = act.__struct_config__.tag
        fields = [field.name for field in msgspec.structs.fields(act)]
        if tag in ("resign", "start"):  # they end what is to be tried
            return
        messages: list[Any] = [{"do": tag}]
        usual = {name: 0 if name != "text" else "x" for name in fields}
        for field in fields or ["odd"]:
            messages += [{"do": tag, **usual, field: value} for value in SHORT]
            messages += [{"do": tag, field: value} for value in SHORT]
        at_once = int(AT_ONCE / act.cost)
        for first in range(0, len(messages), at_once):
            try:
                with who.sit(place) as page:
                    page.socket.close_timeout = 0.2
                    for message in messages[first : first + at_once]:
                        page.socket.send(json.dumps(message))
                        self.tried["message"] += 1
                    self.settle(page)
            except (websockets.exceptions.WebSocketException, OSError, TimeoutError):
                self.tried["wire closed"] += 1

    def settle(self, page: Sitting) -> None:
        """Until all of it has been dealt with: the house answers in order. Nobody has to answer whoever was shown out."""
        page.send("ping", at=424242)
        end = time.monotonic() + 10
        while time.monotonic() < end:
            message = page.receive(5)
            if message.get("pong") == 424242 or "gone" in message:
                return
            if "wait" in message:
                self.tried["limited"] += 1
                return
        self.tried["not settled"] += 1

    def bystander(self) -> float:
        """Seconds until a click is answered."""
        livia = Guest(self.server.address)
        with livia.sit(livia.set_table("caesar", "me", "random")) as page:
            number, choices = page.until_asked()
            begun = time.perf_counter()
            page.send("choose", choice=choices[0], at=number)
            page.until_frame()
            return time.perf_counter() - begun

    def clocks(self) -> bool:
        """Whether a clock still runs out: ten seconds for a decision, and then a bot."""
        livia, marcus = Guest(self.server.address), Guest(self.server.address)
        address = livia.set_table("caesar", "me", "open")
        (link,) = livia.invitations(address)
        with livia.sit(address) as hers, marcus.sit(link) as his:
            his.until_frame()
            hers.send("pace", kind="decision", over="bot")
            hers.send("pace", seconds=10, reserve=0)
            hers.send("start")
            hers.until_asked()
            end = time.monotonic() + 60
            while time.monotonic() < end:
                with suppress(TimeoutError):
                    hers.heed(hers.receive(5))
                if 'data-send="return"' in hers.frame.get("html", ""):
                    return True
        return False


def faults(log: Path) -> list[str]:
    """What a server's log has that is no plain line about a person's mistake."""
    found = []
    for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
        with suppress(ValueError):
            told = json.loads(line)
            if told.get("level") == "error" or "exception" in told:
                found.append(line[-1500:])
            continue
        found.append(line[:300])
    return found


@contextmanager
def fresh(wanted: str) -> Iterator[Running]:
    limits = ("--limits", "100000")
    with tempfile.TemporaryDirectory() as folder:
        if wanted != "postgres":
            with running(Path(folder), *limits) as server:
                yield server
            return
        with serving() as database, running(Path(folder), *limits, database=database) as server:
            yield server


def main() -> None:
    with fresh(sys.argv[1] if len(sys.argv) > 1 else "") as server:
        attack = Attack(server)
        for part in (attack.forms, attack.addresses, attack.programs, attack.wires):
            part()
        click, clocks = attack.bystander(), attack.clocks()
        health = httpx.get(f"{server.address}/health", timeout=60).text
        wrong, logged = attack.wrong, faults(server.log)
    print(json.dumps({"tried": dict(attack.tried), "bystander_seconds": round(click, 3), "clocks": clocks, "health": health}))
    for one in (*dict.fromkeys(wrong), *dict.fromkeys(logged)):
        print(one)
    sys.exit(bool(wrong or logged or not clocks))


if __name__ == "__main__":
    main()
