"""Word to those whose turn it is: received by a receiver of our own on this machine, and nowhere a server should not send."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from comitium.core.errors import Illegal
from comitium.draw.page.model import Notices
from comitium.play.clock import HOUR, NOTICE, Pace
from comitium.store import persons
from comitium.web.house import House

from ..inside import in_house
from ..running import Guest
from .test_time import timed

SECRETS = ("cleopatra", "caesar (", "livia", "/seat/")


class Receiver:
    """Takes whatever is posted to it."""

    def __init__(self, status: int = 201) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        receiver = self

        class Take(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.bodies.append(self.rfile.read(int(self.headers.get("content-length", 0))))
                receiver.headers.append({name.lower(): value for name, value in self.headers.items()})
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Take)
        self.port = self.server.server_address[1]


@contextmanager
def receiver(status: int = 201) -> Iterator[Receiver]:
    made = Receiver(status)
    thread = threading.Thread(target=made.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()


class Browser:
    """The keys that a browser makes for its push service."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        raw = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": text(raw), "auth": text(self.auth)}

    def read(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, str] = json.loads(plain)
        return found


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def wants(house: House, who: str, **notices: Any) -> Any:
    kept = msgspec.json.encode(Notices(**notices)).decode()
    return house.store.write(lambda connection: persons.keep(connection, who, notices=kept))


def test_a_push_is_sealed_for_the_browser_says_no_secret_and_comes_once_for_a_wait(tmp_path: Path) -> None:
    browser = Browser()
    with receiver() as service:

        async def work(house: House) -> None:
            live = await timed(house, "caesar", Pace(), "me", "open")
            endpoint = f"http://127.0.0.1:{service.port}/push/1"
            house.notices.check_endpoint(endpoint)
            keys = msgspec.json.encode(browser.keys).decode()
            push = persons.Push(endpoint, "host", "host", keys, "fr")
            await house.store.write(lambda connection: persons.keep_push(connection, push))
            begun = live.clock.hands[0].since
            for later in (NOTICE, NOTICE + HOUR):
                await house.hub.timekeeper.look(begun + later)
            assert len(service.bodies) == 1
            told = browser.read(service.bodies[0])
            assert told["body"] == "C’est à vous : César & Cléopâtre." or "C’est à vous" in told["body"]
            assert told["go"] == f"/go/{live.id}"
            assert not any(one in told["body"].lower() for one in ("/seat/", "livia"))
            assert service.headers[0]["authorization"].startswith("vapid ")

        in_house(tmp_path, work, push_services=("127.0.0.1",), private=True)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    with receiver(410) as service:

        async def work(house: House) -> None:
            live = await timed(house, "caesar", Pace(), "me", "open")
            keys = msgspec.json.encode(Browser().keys).decode()
            push = persons.Push(f"http://127.0.0.1:{service.port}/push/1", "host", "host", keys, "en")
            await house.store.write(lambda connection: persons.keep_push(connection, push))
            await house.notices.tell(live, 0)
            assert await house.store.read(lambda connection: persons.pushes(connection, "host")) == []

        in_house(tmp_path, work, push_services=("127.0.0.1",), private=True)


def test_an_address_of_ones_own_is_told_once_and_no_secret(tmp_path: Path) -> None:
    with receiver(200) as service:

        async def work(house: House) -> None:
            live = await timed(house, "caesar", Pace(), "me", "open")
            await wants(house, "host", url=f"json://127.0.0.1:{service.port}/hook")
            begun = live.clock.hands[0].since
            for later in (NOTICE, NOTICE + HOUR):
                await house.hub.timekeeper.look(begun + later)
            assert len(service.bodies) == 1
            told = service.bodies[0].decode().lower()
            assert "it is your turn" in told
            assert "/seat/" not in told
            assert "livia" not in told

        in_house(tmp_path, work, notices=("json",), private=True)


def test_quiet_hours_put_a_message_off_until_they_end(tmp_path: Path) -> None:
    with receiver(200) as service:

        async def work(house: House) -> None:
            live = await timed(house, "caesar", Pace(), "me", "open")
            hand = live.clock.hands[0]
            begun = hand.since
            minute = begun // 60_000 % (24 * 60)  # of the day, in UTC
            quiet = ((minute - 60) % 1440, (minute + 120) % 1440)
            await wants(house, "host", url=f"json://127.0.0.1:{service.port}/hook", quiet=quiet)
            await house.hub.timekeeper.look(begun + NOTICE)
            assert service.bodies == []
            assert not hand.told
            assert live.entry.due > begun + HOUR
            await house.hub.timekeeper.look(begun + 3 * HOUR)
            assert len(service.bodies) == 1

        in_house(tmp_path, work, notices=("json",), private=True)


@pytest.mark.parametrize(
    "url",
    [
        "json://127.0.0.1:8264/x",
        "xml://10.0.0.1/x",
        "form://169.254.169.254/latest",
        "mailto://user:pass@example.org?smtp=127.0.0.1",
        "ntfys://192.168.1.1/topic",
        "ntfys://topic?mode=private",
        "gotify://localhost/token",
        "file:///etc/passwd",
        "syslog://",
        "dbus://",
        "http://127.0.0.1/",
        "discord://1/2 json://127.0.0.1/",
        "discord://1/2,json://127.0.0.1/",
        "tgram://123456789:abcdefg_hijklmnop/lead2gold/?retry=99",
        "nonsense",
        "",
    ],
)
def test_a_public_server_sends_nowhere_it_could_do_harm(tmp_path: Path, url: str) -> None:
    async def work(house: House) -> None:
        assert house.notices.why_not(url) is not None

    in_house(tmp_path, work)


def test_an_operator_may_allow_more_and_still_no_private_network(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        assert house.notices.why_not("json://127.0.0.1/x") is not None
        assert house.notices.why_not("json://9.9.9.9/x") is None
        assert house.notices.why_not("tgram://123456789:abcdefg_hijklmnop/lead2gold/") is None

    in_house(tmp_path, work, notices=("json",))


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/push",
        "http://fcm.googleapis.com/push",
        "https://fcm.googleapis.com.evil.example/push",
        "https://evil.example/fcm.googleapis.com",
        "https://user@evil.example/",
        "file:///etc/passwd",
        "https://fcm.googleapis.com/" + "x" * 3000,
    ],
)
def test_a_push_goes_to_services_of_browsers_only(tmp_path: Path, endpoint: str) -> None:
    async def work(house: House) -> None:
        house.notices.check_endpoint("https://fcm.googleapis.com/fcm/send/abc")
        with pytest.raises(Illegal):
            house.notices.check_endpoint(endpoint)

    in_house(tmp_path, work)


def test_a_push_is_asked_for_by_our_own_page_only(guest: Callable[..., Guest]) -> None:
    livia = guest()
    mark = livia.mark()
    given = {"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": Browser().keys, "csrf": mark}
    assert livia.http.post("/me/push", json=given).status_code == 204
    assert livia.http.post("/me/push", json={**given, "csrf": "0" * 32}).status_code == 403
    assert livia.http.post("/me/push", json={**given, "endpoint": "https://127.0.0.1/"}).status_code == 409
    assert livia.http.post("/me/push", content=b"[" * 9000).status_code == 400


def test_an_app_can_be_installed_and_says_when_there_is_no_network(guest: Callable[..., Guest]) -> None:
    livia = guest(language="fr")
    told = livia.http.get("/manifest.webmanifest").json()
    assert told["start_url"] == "/"
    for icon in told["icons"]:
        found = livia.http.get(icon["src"])
        assert found.headers["content-type"] == "image/png"
        assert found.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert "showNotification" in livia.http.get("/sw.js").text
    assert "Pas de réseau" in livia.http.get("/offline").text


@pytest.mark.parametrize("quiet", ["²-8", "0-99", "99-99", "-", "8", "\0-8", "٣-٩", "9" * 5000 + "-8"])
def test_quiet_hours_are_hours_of_a_day_whatever_is_sent(guest: Callable[..., Guest], quiet: str) -> None:
    """Hours beyond the day once stopped the clocks of all tables, for whoever looked at them broke off."""
    livia = guest()
    assert livia.post("/me/notices", url="", quiet=quiet, zone="UTC").status_code == 303
    kept = json.loads(livia.http.get("/me/export").text)["notices"]["quiet"]
    assert all(0 <= minute < 24 * 60 for minute in kept)


def test_one_table_at_which_something_is_wrong_stops_no_others_clock(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        broken = await timed(house, "caesar", Pace("decision", 60, 0, "bot"))
        live = await timed(house, "caesar", Pace("decision", 60, 0, "bot"))
        looks = house.hub.timekeeper.look_at

        async def look_at(found: Any, now: int) -> None:
            if found is broken:
                raise ValueError("hour must be in 0..23")
            await looks(found, now)

        house.hub.timekeeper.look_at = look_at  # type: ignore[method-assign]
        await house.hub.timekeeper.look(max(one.clock.until(one.clock.asked()[0]) for one in (broken, live)))
        assert any(sitter.deputy for sitter in live.sitters)
        assert not any(sitter.deputy for sitter in broken.sitters)

    in_house(tmp_path, work)


@pytest.mark.parametrize(
    "endpoint", ["https://[", "https://fcm.googleapis.com/\0", "https://fcm.googleapis.com/\u202e", "https://a@b:c"]
)
def test_an_endpoint_that_nobody_can_read_is_refused(tmp_path: Path, endpoint: str) -> None:
    async def work(house: House) -> None:
        with pytest.raises(Illegal):
            house.notices.check_endpoint(endpoint)
        assert house.notices.why_not("json://[") is not None

    in_house(tmp_path, work)
