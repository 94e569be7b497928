"""A real server in a process of its own, and people who visit it without a browser."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from comitium.draw.page.parts import filled

PATIENCE = 120.0


class Running:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log

    def kill(self) -> None:
        """As a power cut would, as far as the process is concerned."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(60)


def start(folder: Path, *arguments: str, port: int = 0, database: str = "") -> Running:
    """Start a server on a folder. Bots answer at once, so that nobody waits."""
    log = folder / f"log-{time.time_ns()}.txt"
    command = [sys.executable, "-m", "comitium", "serve", "--port", str(port), "--pace", "0"]
    command += ["--database", database or str(folder / "house.db"), "--workers", "1", *arguments]
    environment = {**os.environ, "COMITIUM_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    with log.open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://[\w.:\[\]]+/", said)
    assert found is not None, f"the server did not open: {said} {log.read_text()}"
    return Running(process, found[0].rstrip("/"), log)


@contextmanager
def running(folder: Path, *arguments: str, **more: Any) -> Iterator[Running]:
    server = start(folder, *arguments, **more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.terminate()
            try:
                server.process.wait(60)
            except subprocess.TimeoutExpired:
                server.kill()


class Guest:
    """Somebody with a device: cookies, and forms that carry the house's mark."""

    def __init__(self, base: str, language: str = "en") -> None:
        self.base = base
        self.moved: dict[str, str] = {}  # by the link that was handed out: the one that took its place
        self.http = httpx.Client(base_url=base, headers={"accept-language": language}, timeout=PATIENCE)

    def mark(self) -> str:
        found = re.search(r'name="csrf" value="(\w+)"', self.http.get("/").text)
        assert found is not None
        return found[1]

    def post(self, path: str, **fields: str) -> httpx.Response:
        for spent, fresh in self.moved.items():
            path = path.replace(spent, fresh)
        return self.http.post(path, data={"csrf": self.mark(), **fields})

    def set_table(self, game: str, *seats: str, **options: str) -> str:
        """The address of the seat, or of the gallery, that the house sends to."""
        fields = {"game": game, "players": str(len(seats))}
        fields |= {f"seat.{number}": who for number, who in enumerate(seats)}
        fields |= {f"option.{name}": value for name, value in options.items()}
        answer = self.post("/tables", **fields)
        assert answer.status_code == 303, answer.text[-2000:]
        return answer.headers["location"]

    def invitations(self, address: str) -> list[str]:
        """The links to free seats that the lobby shows to its host."""
        found = re.findall(r"http://[\w.:]+(/seat/[\w-]+)", self.http.get(address).text)
        return [self.base + link for link in dict.fromkeys(found) if link != address]

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def sit(self, address: str, frame: int = 0) -> Iterator[Sitting]:
        address = address.removeprefix(self.base)
        place = self.base.replace("http", "ws", 1) + self.moved.get(address, address) + "/socket"
        headers = {"cookie": self.cookies(), "origin": self.base, "accept-language": self.http.headers["accept-language"]}
        with connect(place, additional_headers=headers, max_size=None) as socket:
            sitting = Sitting(socket, lambda fresh: self.moved.update({address: fresh}))
            sitting.send("hello", frame=frame)
            yield sitting


class Sitting:
    """An open page: what it was sent last, and everything that it was ever sent."""

    def __init__(self, socket: ClientConnection, move: Callable[[str], None] = lambda fresh: None) -> None:
        self.socket = socket
        self.move = move
        self.frame: dict[str, Any] = {}
        self.around = ""
        self.parts: dict[str, str] = {}
        self.received: list[dict[str, Any]] = []
        self.times: list[float] = []
        self.said = ""

    def send(self, do: str, **fields: Any) -> None:
        self.said = json.dumps({"do": do, **fields})
        self.socket.send(self.said)

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message. Raises `TimeoutError`."""
        message: dict[str, Any] = json.loads(self.socket.recv(patience))
        self.received.append(message)
        self.times.append(time.perf_counter())
        if "key" in message:
            self.move(message["key"])
        if "frame" in message:
            self.around = message.get("around") or self.around
            self.parts |= message.get("parts", {})
            self.frame = message
            message["html"] = filled(self.around, self.parts)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until such a message comes."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive()
            if wanted(message):
                return message
            self.heed(message)
        raise TimeoutError

    def heed(self, message: dict[str, Any]) -> None:
        """A quiet machine lets us answer faster than a person may: wait as long as we are told, and say it again. A lobby
        that is left opens the table."""
        if "gone" in message:
            self.send("hello", frame=0)
        if "wait" in message:
            time.sleep(float(message["wait"]))
            self.socket.send(self.said)

    def until_frame(self) -> dict[str, Any]:
        return self.until(lambda message: "html" in message)

    def until_asked(self, after: int = -1) -> tuple[int, list[int]]:
        """Wait for a question with a number above `after`; its number and its choices."""
        while not (is_question(self.frame) and question(self.frame)[0] > after):
            self.until_frame()
            if is_over(self.frame):
                return -1, []
        return question(self.frame)

    def story(self) -> list[str]:
        """What came last, in short."""
        return [
            f"frame {one['frame']} {question(one)[0] if is_question(one) else '-'}" if "html" in one else str(one)
            for one in self.received[-8:]
        ]

    def error(self) -> str:
        return str(self.until(lambda message: "error" in message)["error"])

    def settle(self) -> None:
        """Until everything that was sent has been dealt with: the house answers in order."""
        self.send("ping", at=len(self.received) + 77)
        number = len(self.received) + 77
        self.until(lambda message: message.get("pong") == number)


def is_over(frame: dict[str, Any]) -> bool:
    """Whether a page shows the end: the last table, and a way to the replay."""
    return "/replay/" in frame.get("html", "") and 'id="answer"' not in frame.get("html", "")


def is_question(frame: dict[str, Any]) -> bool:
    return bool(frame.get("asked")) and 'id="answer"' in frame.get("html", "")


def question(frame: dict[str, Any]) -> tuple[int, list[int]]:
    """The number of the question on a page, and the choices it lists."""
    html = frame["html"]
    form = re.search(r"<form[^>]*id=\"answer\"[^>]*>", html)
    assert form is not None
    number = re.search(r'data-at="(\d+)"', form[0])
    assert number is not None
    radios = re.findall(r"<input[^>]*name=\"choice\"[^>]*>", html)
    values = [re.search(r'value="(\d+)"', radio) for radio in radios]
    return int(number[1]), [int(value[1]) for value in values if value is not None]


def amounts(frame: dict[str, Any]) -> list[int]:
    """The least choice of each number that a page asks for."""
    found = re.findall(r'class="amount[^"]*" data-base="(\d+)".*?<input type="range" min="(\d+)"', frame["html"], re.DOTALL)
    return [int(base) + int(low) for base, low in found]


def lay(server: Running, address: str, journal: Path) -> None:
    """Let the table of a seat that nobody has opened yet begin as a journal does."""
    header = journal.read_text(encoding="utf-8").splitlines()[0]
    token = address.rpartition("/")[2]
    with closing(sqlite3.connect(server.log.parent / "house.db", timeout=PATIENCE)) as house, house:
        changed = house.execute(
            "UPDATE lines SET text = ? WHERE line = 0 AND match = (SELECT match FROM keys WHERE token = ?)", (header, token)
        )
        assert changed.rowcount == 1
        house.execute("DELETE FROM lines WHERE line > 0 AND match = (SELECT match FROM keys WHERE token = ?)", (token,))


def play_all(pages: list[Sitting], dice: Random, most: int = 10_000) -> int:
    """Answer for several pages at once, whoever is asked; how many answers were given. Ends with the game."""
    answered, played = [-1] * len(pages), 0
    end = time.monotonic() + PATIENCE
    while played < most and not all(is_over(page.frame) for page in pages):
        assert time.monotonic() < end, f"nobody is asked: {answered} {[page.story() for page in pages]}"
        for seat, page in enumerate(pages):
            with suppress(TimeoutError):
                while True:
                    page.heed(page.receive(0.02))
            if is_question(page.frame) and question(page.frame)[0] > answered[seat]:
                answered[seat], choices = question(page.frame)
                page.send("choose", choice=dice.choice(choices), at=answered[seat])
                played += 1
                end = time.monotonic() + PATIENCE
    return played


def play_on(sitting: Sitting, dice: Random, most: int = 10_000) -> int:
    """Answer whatever is asked, at random, until the game is over or so many answers were given.

    The number of the last question that was answered."""
    answered, after = 0, -1
    while answered < most:
        number, choices = sitting.until_asked(after)
        if number < 0:
            break
        sitting.send("choose", choice=dice.choice([*choices, *amounts(sitting.frame)]), at=number)
        answered, after = answered + 1, number
    return after


def keeps_device(page: Sitting) -> bool:
    """Whether somebody at a shared device sees what she has done, and nobody has the device after her yet."""
    return 'class="btn pri" data-send="pass"' in page.frame["html"]


def hand_over(page: Sitting) -> None:
    """She gives it to the one who is asked."""
    found = re.search(r'class="btn pri" data-send="pass" data-with=\'{"seat":(\d)', page.frame["html"])
    assert found is not None
    page.send("pass", seat=int(found[1]))


def sees(page: Sitting, wanted: str) -> None:
    """Wait until this is on the page."""
    if wanted not in page.frame.get("html", ""):
        page.until(lambda message: wanted in message.get("html", ""))
