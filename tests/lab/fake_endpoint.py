"""A local endpoint that speaks as OpenAI's do: it picks legal answers, and can be told to misbehave."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from typing import Any

from lab.scripted_model import answers


class FakeModel(ThreadingHTTPServer):
    """What it was asked, and how it answers. `troubles` are taken first, one a request: a status, or a text."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), FakeRequest)
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.troubles: list[int | str | bytes] = []
        self.say: str | None = None
        self.counts = True
        self.rng = Random(1)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    def reply(self, asked: dict[str, Any]) -> str:
        if self.say is not None:
            return self.say
        text = asked["messages"][-1]["content"]
        offered = answers(text)
        if not offered:
            return "[refuse 1]"
        return f"<think>[maybe this]</think>By rule [1.1] I choose.\n[{self.rng.choice(offered)}]"


class FakeRequest(BaseHTTPRequestHandler):
    server: FakeModel

    def do_GET(self) -> None:
        self._send(200, b'{"data": []}')

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(asked)
        self.server.keys.append(self.headers.get("Authorization"))
        trouble = self.server.troubles.pop(0) if self.server.troubles else None
        if isinstance(trouble, int):
            self._send(trouble, f"bad key {self.headers.get('Authorization')}\n\x1b[31m".encode(), {"Retry-After": "0"})
            return
        if isinstance(trouble, bytes):
            self._send(200, trouble)
            return
        text = trouble if trouble is not None else self.server.reply(asked)
        told: dict[str, Any] = {"choices": [{"message": {"role": "assistant", "content": text}}]}
        if self.server.counts:
            told["usage"] = {"prompt_tokens": 100, "completion_tokens": 10}
        self._send(200, json.dumps(told).encode())

    def _send(self, status: int, body: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **(headers or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_args: object) -> None:
        pass


@contextmanager
def fake_model() -> Iterator[FakeModel]:
    server = FakeModel()
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
