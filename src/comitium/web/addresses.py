"""Which addresses mean this device, and under which one others reach it."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

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
