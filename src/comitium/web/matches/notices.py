"""Word to somebody whose turn it is and who has no page open: by her browser's push service, or to an address of her own.

A message says that she is asked, and in which game; never a card, a number or a name. What a person gives makes this server
send requests, so by default it sends to services whose hosts are fixed, and nowhere else; whoever runs it may allow more.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import ip_address
from socket import getaddrinfo
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec
import structlog
from msgspec import Struct

from comitium.core.errors import BadOption, Illegal
from comitium.core.messages import Phrase
from comitium.draw.page.model import Notices
from comitium.draw.page.person.me import game_title
from comitium.play import clock
from comitium.store import people, persons
from comitium.text import LANGUAGES, say
from comitium.web.guard.addresses import check_origin, device_id
from comitium.web.guard.limits import Limits, TooFast
from comitium.web.matches.live_match import LiveMatch

if TYPE_CHECKING:
    from comitium.web.house import House

FIXED: Final = (
    "discord",
    "slack",
    "tgram",
    "pover",
    "pbul",
    "prowl",
    "ntfys",
)  # services whose host is no matter of the address
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
SLOW: Final = frozenset(
    {"retry", "wait", "cto", "rto", "redirect"}
)  # options of an address by which a sender would be held up
SECONDS: Final = 10.0  # that a message may take
LONGEST: Final = 2000  # letters of an endpoint
TTL: Final = 12 * 3600  # seconds for which a push service keeps a message
GONE: Final = (404, 410)

log = structlog.get_logger("comitium.notices")

T = TypeVar("T", bound=Struct)


class Notifier:
    """Sends messages. Without the extra `notify` there is nobody to send them, and pages do not offer it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.public_key = ""
        self._private: Any = None
        self._senders = ThreadPoolExecutor(2, thread_name_prefix="notice")
        self._limit = Limits(1 / 60, 20, "notices", secret=True)  # by person
        try:
            import apprise
            import pywebpush
        except ImportError:
            self._apprise, self._push = None, None
        else:
            logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it would tell the addresses
            self._apprise, self._push = apprise, pywebpush

    @property
    def schemes(self) -> tuple[str, ...]:
        """The kinds of address that are allowed here; none if nobody could send anything."""
        return (*FIXED, *self.house.settings.notices) if self._apprise is not None else ()

    async def start(self) -> None:
        """Have a pair of keys by which push services know this server."""
        if self._push is None:
            return
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        fresh = Vapid02()
        fresh.generate_keys()
        kept = await self.house.store.write(
            lambda connection: people.setting(connection, "vapid", fresh.private_pem().decode())
        )
        self._private = Vapid02.from_pem(kept.encode())
        raw = self._private.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(raw).rstrip(b"=").decode()
        self.house.hub.timekeeper.tell = self.tell
        self.house.hub.timekeeper.quiet_until = self.quiet_until

    def stop(self) -> None:
        self._senders.shutdown(wait=False, cancel_futures=True)

    # -- what is allowed

    def why_not(self, url: str) -> Phrase | None:
        """Why nothing is sent to an address; None if it is."""
        try:
            scheme = urlsplit(url).scheme.lower() if ":" in url else ""
        except ValueError:  # nobody can read it
            return Phrase("web-notice-address")
        if self._apprise is None or scheme not in self.schemes:
            return Phrase("web-notice-scheme", {"known": ", ".join(self.schemes)})
        if not url.isprintable() or " " in url or "," in url or SLOW & parse_qs(urlsplit(url).query).keys():
            return Phrase("web-notice-address")
        made = self._apprise.Apprise.instantiate(url)
        if made is None:
            return Phrase("web-notice-address")
        fixed = scheme in FIXED and getattr(made, "mode", "cloud") not in ("private",)
        if not fixed and scheme not in self.house.settings.notices:
            return Phrase("web-notice-scheme", {"known": ", ".join(self.schemes)})
        host = "" if fixed else urlsplit(url).hostname or ""
        if host and not self.house.settings.private and not is_public(host):
            return Phrase("web-notice-private")
        return None

    def check_endpoint(self, endpoint: str) -> None:
        """Raises `Illegal` for a push service that is none of those we know."""
        try:
            parts = urlsplit(endpoint[:LONGEST])
        except ValueError:
            raise Illegal("", Phrase("web-notice-push")) from None
        host = parts.hostname or ""
        known = any(host == one or host.endswith(f".{one}") for one in (*PUSH_SERVICES, *self.house.settings.push_services))
        plain = parts.scheme == "http" and self.house.settings.private and host in self.house.settings.push_services
        if len(endpoint) > LONGEST or not endpoint.isprintable() or not known or not (parts.scheme == "https" or plain):
            raise Illegal("", Phrase("web-notice-push"))

    async def read_subscription(self, request: Any, kind: type[T]) -> T:
        """What a browser sends of its push service. Raises `BadOption`, or `Illegal` for somebody else's page."""
        check_origin(request, self.house.settings.origin)
        try:
            given = msgspec.json.decode(await request.body(), type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BadOption(Phrase("web-bad-form")) from None
        mark: str = getattr(given, "csrf", "")
        if not hmac.compare_digest(mark.encode(), self.house.mark(device_id(request)).encode()):
            raise Illegal("", Phrase("web-wrong-origin"))
        endpoint: str = getattr(given, "endpoint", "")
        if endpoint:
            if self._push is None:
                raise Illegal("", Phrase("web-notice-push"))
            self.check_endpoint(endpoint)
        return given

    # -- telling

    async def quiet_until(self, live: LiveMatch, seat: int, now: int) -> int:
        """Until when somebody does not want to be told; `now` or earlier if she does."""
        found = [await self._wanted(who) for who in await self._people(live, seat)]
        return max((clock.after_quiet(now, clock.Pace(quiet=one.quiet, zone=one.zone)) for one in found), default=now)

    async def tell(self, live: LiveMatch, seat: int) -> bool:
        """Send somebody word that it is her turn, or that a table waits for her to begin, wherever she wants it; whether
        anything left."""
        what = Phrase(
            "web-notice-turn" if live.entry.started else "web-notice-lobby", {"game": game_title(live.match.header.game)}
        )
        left = False
        for who in await self._people(live, seat):
            wanted = await self._wanted(who)
            pushes = await self.house.store.read(partial(persons.pushes, who=who))
            if (wanted.url or pushes) and self._is_too_much(who):
                log.info("notice_limited", match=live.id, seat=seat)
                continue
            for one in pushes:
                left |= await self._send_push(one, what, live.id)
            if wanted.url and self.why_not(wanted.url) is None:
                sent = await self.send(wanted.url, what, wanted.language, live.id)
                log.info("notice", match=live.id, seat=seat, sent=sent)
                left |= sent
        return left

    def _is_too_much(self, who: str) -> bool:
        try:
            self._limit.check(who)
        except TooFast:
            return True
        return False

    async def _people(self, live: LiveMatch, seat: int) -> list[str]:
        return await self.house.store.read(lambda connection: persons.sitting(connection, live.id, seat))

    async def _wanted(self, who: str) -> Notices:
        own = await self.house.store.read(lambda connection: persons.person(connection, who))
        return msgspec.json.decode(own.notices, type=Notices)

    async def send(self, url: str, what: Phrase, language: str, match: str = "") -> bool:
        """Send a sentence to somebody's own address; whether it left."""
        if self._apprise is None or not url:
            return False
        origin = self.house.settings.origin or self.house.settings.outside
        body = say(what, language if language in LANGUAGES else "en") + (f"\n{origin}/go/{match}" if origin and match else "")
        sender = self._apprise.Apprise()
        sender.add(url)
        return await self._in_thread(lambda: bool(sender.notify(body=body, title="Comitium")))

    async def _send_push(self, one: persons.Push, what: Phrase, match: str) -> bool:
        body = say(what, one.language if one.language in LANGUAGES else "en")
        data = msgspec.json.encode({"title": "Comitium", "body": body, "go": f"/go/{match}"}).decode()
        subscription = {"endpoint": one.endpoint, "keys": msgspec.json.decode(one.keys)}
        origin = self.house.settings.origin
        claims = {"sub": origin if origin.startswith("https:") else "mailto:host@comitium.invalid"}
        gone = False

        def work() -> bool:
            nonlocal gone
            try:
                self._push.webpush(subscription, data, self._private, dict(claims), timeout=SECONDS, ttl=TTL)  # type: ignore[union-attr]
            except self._push.WebPushException as failed:  # type: ignore[union-attr]
                gone = failed.response is not None and failed.response.status_code in GONE
                return False
            return True

        sent = await self._in_thread(work)
        log.info("push", match=match, sent=sent, gone=gone)
        if gone:
            await self.house.store.write(lambda connection: persons.drop_push(connection, one.endpoint))
        return sent

    async def _in_thread(self, work: Any) -> bool:
        """Send something where nobody waits for it; a service that does not answer is given up."""
        loop = asyncio.get_running_loop()
        try:
            return bool(await asyncio.wait_for(loop.run_in_executor(self._senders, work), 2 * SECONDS))
        except Exception as failed:  # whatever a library or a service may say
            log.error("notice_failed", error=type(failed).__name__)
            return False


def is_public(host: str) -> bool:
    """Whether all addresses of a host are such that everybody can reach them: none of this machine or its network.

    >>> is_public("127.0.0.1"), is_public("10.1.2.3"), is_public("169.254.169.254"), is_public("::1"), is_public("9.9.9.9")
    (False, False, False, False, True)
    """
    try:
        found = {str(one[4][0]).partition("%")[0] for one in getaddrinfo(host, None)}
    except (OSError, UnicodeError):
        return False
    return bool(found) and all(ip_address(one).is_global and not ip_address(one).is_multicast for one in found)
