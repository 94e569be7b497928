"""The house: the store, the living matches, the workers, what all requests share; and who somebody is: a device, a key."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from hashlib import sha256
from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection
from msgspec import Struct

from comitium.core.errors import Unknown
from comitium.core.messages import Phrase
from comitium.core.registry import Result
from comitium.draw.page import model
from comitium.draw.page.before.inputs import Saved
from comitium.draw.page.model import SPEEDS
from comitium.draw.page.person.inputs import Standing
from comitium.store import Lost, Store, match_store, open_store, people, persons
from comitium.text.languages import LANGUAGES, first_known
from comitium.web.bots.workers import Workers
from comitium.web.guard.addresses import DEVICE, address_of, device_id, is_local
from comitium.web.guard.limits import Doors, Limits
from comitium.web.matches import invitations
from comitium.web.matches.hub import Hub
from comitium.web.matches.live_match import LiveMatch
from comitium.web.matches.notices import Notifier
from comitium.web.pages.page_models import Viewer

THEMES: Final = ("light", "dark")
CHECK: Final = 5.0  # seconds that it may take to check a journal
TOKEN: Final = re.compile(r"[\w-]{16,64}", re.ASCII)  # what a key may look like
HEALTH: Final = 5.0  # seconds between two tries whether the database writes
SPACE: Final = 64 << 20  # bytes that have to be free on the disk of the database
CODE: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without what is easily misread


log = structlog.get_logger("comitium.web")


class Settings(Struct, frozen=True, kw_only=True):
    """How the house is run. `pace` is the least time a bot's answer takes while people look on."""

    database: str
    workers: int = 1
    pace: float = 0.25
    budget: float = 20.0
    origin: str = ""  # as others see it, if a proxy stands before it
    outside: str = ""  # as others on the network reach it: for links that are made at this very device
    hosts: tuple[str, ...] = ()  # names by which it may be called; none: any
    deflate: bool = False  # pack what goes through wires: less to send, more memory and time
    watchers: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read the metrics
    notices: tuple[str, ...] = ()  # further kinds of address that messages may be sent to
    push_services: tuple[str, ...] = ()  # further hosts that may be a browser's push service
    private: bool = False  # whether messages may be sent to this machine and its network
    limits: float = 1.0  # how many times the usual one may ask, set tables, say something


class House:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store = open_store(settings.database)
        self.workers = Workers(settings.workers, settings.budget)
        self.checkers = Workers(1, CHECK, tries=1)  # for what strangers bring: no bot waits for it
        self.hub = Hub(self.store, self.workers, settings.pace)
        self.notices = Notifier(self)
        self.standings: dict[tuple[str, int], Standing | None] = {}  # of finished games, by match and seat
        self.secret = b""
        self._tried, self._health = -HEALTH, "open"
        self.results: dict[tuple[str, int], tuple[Result | None, bool]] = {}  # of finished games, by match and seat
        self.shelved: dict[tuple[object, ...], Saved] = {}
        many = settings.limits
        self.pages = Limits(10 * many, 60 * many, "pages")  # by address
        self.tables = Limits(0.2 * many, 20 * many, "tables")  # new tables and uploads, by address
        self.guesses = Limits(0.2, 30, "guesses")  # keys and codes that open nothing, by address
        self.calls = Limits(20 * many, 100 * many, "calls", secret=True)  # of the API, by key
        self.sockets = Limits(2 * many, 60 * many, "sockets")  # wires opened, by address
        self.doors = Doors(200 * many, "wires")  # wires open at once, by address
        self.uploads = Doors(1, "uploads")  # journals that are being checked, by address and by device

    async def start(self) -> None:
        fresh = secrets.token_hex(32)
        self.secret = (await self.store.write(lambda connection: people.setting(connection, "secret", fresh))).encode()
        await self.notices.start()
        self.workers.start()
        await self.hub.start()

    async def stop(self) -> None:
        await self.hub.stop()
        self.notices.stop()
        self.workers.stop()
        self.checkers.stop()
        await self.store.close()
        log.info("closed")

    async def health(self) -> str:
        """Whether the house is `open`, `closing`, `full` or `broken`; the log says why. The database is tried once in a while,
        however often one asks."""
        if not self.hub.open:
            return "closing"
        now = time.monotonic()
        if now - self._tried >= HEALTH:
            self._tried = now
            self._health = await self._try_to_write()
        return self._health

    async def _try_to_write(self) -> str:
        try:
            await self.store.write(lambda connection: people.set_setting(connection, "health", str(match_store.now())))
        except Lost as lost:
            log.error("unhealthy", why=lost.reason)
            return "broken"
        free = self.store.free_space()
        if free is not None and free < SPACE:
            log.error("unhealthy", why="the disk is nearly full", free=free)
            return "full"
        return "open"

    # -- who asks

    def reader(self, connection: ASGIConnection[Any, Any, Any, Any]) -> model.Reader:
        """The person before a screen: her language, her theme, and the mark that her forms carry."""
        cookies = connection.cookies
        language = cookies.get("language", "")
        if language not in LANGUAGES:
            language = _spoken(connection.headers.get("accept-language", ""))
        theme = cookies.get("theme", "")
        device = cookies.get(DEVICE, "")
        return model.Reader(language, theme if theme in THEMES else "", self.mark(device_id(connection)), newcomer=not device)

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Whose device asks: a person may have several."""
        device = device_id(connection)
        return await self.store.read(lambda found: persons.person_of(found, device)) if device else ""

    def mark(self, device: str) -> str:
        """What a form must carry to be believed: nobody else can know it for this device."""
        return hmac.new(self.secret, device.encode(), sha256).hexdigest()[:32]

    def origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        if self.settings.outside and is_local(connection.base_url.hostname or "") and is_local(address_of(connection)):
            return self.settings.outside
        return self.settings.origin or str(connection.base_url).rstrip("/").replace("ws://", "http://").replace(
            "wss://", "https://"
        )

    async def open_seat(self, token: str, address: str) -> tuple[people.Key, LiveMatch]:
        """What a key opens. Raises `Unknown`, the slower the more keys are tried."""
        key = await self.store.read(lambda connection: people.key(connection, token)) if TOKEN.fullmatch(token) else None
        if key is None:
            self.guesses.check(address)
            known = TOKEN.fullmatch(token) is not None
            spent = known and await self.store.read(lambda connection: people.was_spent(connection, token))
            raise Unknown(Phrase("web-key-spent" if spent else "web-no-key"))
        return key, await self.hub.find(key.match)

    async def open_gallery(self, match: str, address: str) -> LiveMatch:
        """A match that people may look on. Raises `Unknown`."""
        try:
            live = await self.hub.find(match)
        except Unknown:
            self.guesses.check(address)
            raise
        if not live.entry.gallery:
            self.guesses.check(address)
            raise Unknown(Phrase("web-no-match"))
        return live

    async def viewer(self, connection: ASGIConnection[Any, Any, Any, Any], live: LiveMatch, key: people.Key | None) -> Viewer:
        """Who looks at a match, with which key, or with none."""
        device, origin = await self.person(connection), self.origin(connection)
        address = f"/seat/{key.token}" if key is not None else f"/watch/{live.id}"
        party = key.seats if key is not None else ()
        links: tuple[tuple[int, str], ...] = ()
        if device and live.entry.host == device and live.free():
            links = await invitations.links(self.hub, live, origin)
        seat = party[0] if party else None
        wanted = connection.cookies.get("speed", "")
        speed = wanted if wanted in SPEEDS else "usual"
        reader = self.reader(connection)
        name = "" if party else await self.store.read(lambda found: persons.person(found, device).name)
        return Viewer(seat, party, address, origin, device, reader, name, live.is_shared(party), speed, links=links)


def new_cookie() -> str:
    return secrets.token_urlsafe(24)


def new_token() -> str:
    """A key to what is hers: 192 bits."""
    return secrets.token_urlsafe(24)


def new_match() -> str:
    return secrets.token_urlsafe(9)


def new_code() -> str:
    return "".join(secrets.choice(CODE) for _ in range(7))


def _spoken(accepted: str) -> str:
    """The first of our languages that a browser asks for.

    >>> _spoken("de-DE,fr;q=0.8,en;q=0.5"), _spoken("")
    ('fr', 'en')
    """
    return first_known(accepted.split(","))
