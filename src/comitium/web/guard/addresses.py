"""Which addresses mean this device and lead to it, and who sends a request: from where, and from whose page."""

from __future__ import annotations

import socket
from contextlib import suppress
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

from comitium.core.errors import BadOption, Illegal
from comitium.core.messages import Phrase

DEVICE: Final = "comitium"  # the cookie
FAR: Final = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # nobody's: nothing is sent there


def is_local(host: str) -> bool:
    """Whether only this device is meant.

    >>> is_local("127.0.0.1"), is_local("localhost"), is_local("0.0.0.0"), is_local("[::1]"), is_local("")
    (True, True, False, True, False)
    """
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def outside(host: str, port: int) -> str:
    """Where others on the network reach a house that listens on `host`; "" if they do not, or nobody knows.

    >>> outside("127.0.0.1", 8264), outside("10.0.0.7", 8264), outside("table.example", 80)
    ('', 'http://10.0.0.7:8264', 'http://table.example:80')
    """
    if is_local(host):
        return ""
    with suppress(ValueError):
        if ip_address(host).is_unspecified:
            host = _own()
    if not host:
        return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own() -> str:
    """The address of this device on its network, as the system would choose it for a way out."""
    for place, family in FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as unsent:
            unsent.connect((place, 9))
            found = str(unsent.getsockname()[0])
            if not is_local(found):
                return found
    return ""


# -- requests


def device_id(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """A device as the store knows it: a hash of what its cookie says, or "" if it has none."""
    cookie = connection.cookies.get(DEVICE, "")
    return hashed(cookie) if cookie else ""


def hashed(cookie: str) -> str:
    return sha256(f"device {cookie}".encode()).hexdigest()[:40]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


def check_host(connection: ASGIConnection[Any, Any, Any, Any], hosts: tuple[str, ...]) -> None:
    """Refuse a name that is not ours: a page elsewhere may have its name lead to this device."""
    name = connection.headers.get("host", "").lower()
    if hosts and name not in hosts and name.rpartition(":")[0] not in hosts:
        raise BadOption(Phrase("web-wrong-host"))


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], ours: str) -> None:
    """Refuse what another site has made a browser send. What is no browser sends no origin."""
    origin = connection.headers.get("origin")
    host = connection.headers.get("host", "")
    if origin is not None and origin != ours and origin.partition("://")[2] != host:
        raise Illegal("", Phrase("web-wrong-origin"))
    if connection.headers.get("sec-fetch-site") == "cross-site":
        raise Illegal("", Phrase("web-wrong-origin"))
