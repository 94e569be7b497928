"""An OpenAI-compatible endpoint, asked over HTTP with the standard library: retries, what was used, and no secret told.

The key comes from the environment and goes into one header. It is in no name, journal, log or error: whatever an endpoint says
is searched for it before anybody reads it.
"""

from __future__ import annotations

import http.client
import json
import os
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from email.message import Message
from functools import cache
from typing import IO, Any, Final, NamedTuple
from urllib.parse import urlsplit

from comitium.core.errors import BadOption, ComitiumError
from comitium.core.messages import Phrase

TRIES: Final = 4  # that a request is sent, where trying again may help
PAUSE: Final = 0.5  # seconds before it is sent again; twice as many each time
LONGEST_PAUSE: Final = 30.0
AGAIN: Final = frozenset((408, 409, 425, 429, 500, 502, 503, 504, 529))
QUOTED: Final = 200  # letters of what an endpoint complains of
MOST: Final = 4 << 20  # bytes of an answer
LETTERS_A_TOKEN: Final = 4  # where an endpoint does not count
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
HIDDEN: Final = "(key)"


class EndpointFailed(ComitiumError):
    """An endpoint that cannot be reached, refuses, or answers what is no answer."""


class Completion(NamedTuple):
    """What a model wrote, and the tokens it took; `is_counted` says whether the endpoint has counted them itself."""

    text: str
    prompt_tokens: int
    completion_tokens: int
    is_counted: bool


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A key is not carried to another address."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: Message, newurl: str
    ) -> None:
        return None


class Endpoint:
    """One model behind a URL. `key` names the variable of the environment that holds the key."""

    def __init__(self, url: str, model: str = "", key: str = "", timeout: float = 60.0, tries: int = TRIES) -> None:
        parts = urlsplit(url)
        if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
            raise BadOption(Phrase("lab-llm-url-secret"))  # not quoted: there may be a secret in it
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadOption(Phrase("lab-llm-url", {"url": url}))
        if key and not key.isidentifier():
            raise BadOption(Phrase("lab-llm-key"))  # not quoted: somebody has put the key itself there
        self.url = url.rstrip("/")
        self.model = model
        self.timeout = timeout
        self.tries = max(1, tries)
        self._key = os.environ.get(key, "") if key else ""
        handlers: list[urllib.request.BaseHandler] = [_NoRedirect()]
        if parts.hostname in LOCAL:
            handlers.append(urllib.request.ProxyHandler({}))
        self._opener = urllib.request.build_opener(*handlers)

    def complete(self, messages: Sequence[Mapping[str, str]], temperature: float, most_tokens: int) -> Completion:
        """What the model writes next. Raises `EndpointFailed`."""
        asked: dict[str, Any] = {"messages": list(messages), "temperature": temperature, "max_tokens": most_tokens}
        if self.model:
            asked["model"] = self.model
        told = self._send("/chat/completions", json.dumps(asked).encode())
        try:
            text = str(told["choices"][0]["message"]["content"] or "")
        except (KeyError, IndexError, TypeError):
            raise self._failed("lab-llm-no-answer", self._shown(json.dumps(told))) from None
        usage = told.get("usage")
        counted = usage if isinstance(usage, dict) else {}
        prompt, written = counted.get("prompt_tokens"), counted.get("completion_tokens")
        if type(prompt) is int and type(written) is int:
            return Completion(text, prompt, written, True)
        letters = sum(len(message["content"]) for message in messages)
        return Completion(text, letters // LETTERS_A_TOKEN, len(text) // LETTERS_A_TOKEN, False)

    def check(self) -> None:
        """Whether somebody answers there at all, whatever. Raises `EndpointFailed`."""
        try:
            with self._opener.open(self._request("/models", None), timeout=min(self.timeout, 10.0)) as answer:
                answer.read(1)
        except urllib.error.HTTPError:
            return
        except (OSError, http.client.HTTPException, ValueError) as refused:
            raise self._failed("lab-llm-unreachable", self._shown(_reason(refused))) from None

    def _request(self, path: str, data: bytes | None) -> urllib.request.Request:
        headers = {"Content-Type": "application/json", "User-Agent": "comitium"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        return urllib.request.Request(self.url + path, data, headers)

    def _send(self, path: str, data: bytes) -> dict[str, Any]:
        pause = PAUSE
        for attempt in range(1, self.tries + 1):
            last = attempt == self.tries
            try:
                with self._opener.open(self._request(path, data), timeout=self.timeout) as answer:
                    told = json.loads(answer.read(MOST))
                if not isinstance(told, dict):
                    raise ValueError("not an object")
                return told
            except urllib.error.HTTPError as refused:
                with refused:
                    why = f"HTTP {refused.code}: {refused.read(4 * QUOTED).decode(errors='replace')}"
                if last or refused.code not in AGAIN:
                    raise self._failed("lab-llm-refused", self._shown(why)) from None
                pause = max(pause, _retry_after(refused.headers.get("Retry-After")))
            except (OSError, http.client.HTTPException, ValueError) as lost:
                if last:
                    raise self._failed("lab-llm-unreachable", self._shown(_reason(lost))) from None
            time.sleep(min(pause, LONGEST_PAUSE))
            pause *= 2
        raise AssertionError("unreachable")

    def _failed(self, id: str, why: str) -> EndpointFailed:
        return EndpointFailed(Phrase(id, {"url": self.url, "why": why}))

    def _shown(self, text: str) -> str:
        """What an endpoint says, on one line, without the key."""
        if self._key:
            text = text.replace(self._key, HIDDEN)
        plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        return plain if len(plain) <= QUOTED else plain[:QUOTED] + "…"


@cache
def check_once(url: str, key: str) -> None:
    """Refuse an endpoint where nobody answers, before a game begins; asked once a process."""
    Endpoint(url, key=key).check()


def _reason(error: Exception) -> str:
    inner = getattr(error, "reason", error)
    if isinstance(inner, TimeoutError | socket.timeout):
        return "timed out"
    return str(getattr(inner, "strerror", None) or inner or type(error).__name__)


def _retry_after(text: str | None) -> float:
    try:
        return max(0.0, float(text)) if text else 0.0
    except ValueError:
        return 0.0
