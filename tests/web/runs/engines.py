"""Other engines than Chromium: Debian's Firefox by its own wire (Marionette), and WebKitGTK by its WebDriver.

Both hear the same commands. `make engines` plays a game of Idus Martii in each (firefox-esr, webkit2gtk-driver, xvfb)."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from ..browsing import FILL, READY
from ..running import running

PATIENCE = 60.0
QUIET = {  # nothing is asked of other hosts, and nothing stands before the page
    "app.update.enabled": False,
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "extensions.update.enabled": False,
    "marionette.port": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "http://127.0.0.1:9",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.useOverlayScrollbars": 1,
}


class Engine:
    """A browser: a page that is looked at, clicked and typed into as a person would."""

    name: str

    def do(self, command: str, **words: Any) -> Any:
        raise NotImplementedError

    def goto(self, address: str) -> None:
        self.do("Navigate", url=address)

    def run(self, script: str, *args: Any) -> Any:
        """What a function on the page says."""
        return self.do("ExecuteScript", script=f"return ({script}).apply(null, arguments)", args=list(args))

    def wait(self, script: str, *args: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while not (found := self.run(script, *args)):
            assert time.monotonic() < end, f"{self.name}: never true: {script} {args}"
            time.sleep(0.05)
        return found

    def see(self, selector: str) -> str:
        """Wait for something that is on the page; its name on the wire."""
        self.wait("(selector) => document.querySelector(selector) !== null", selector)
        return str(next(iter(self.do("FindElement", using="css selector", value=selector).values())))

    def click(self, selector: str) -> None:
        """A real click in the middle of it, which fails where something else lies above."""
        self.do("ElementClick", id=self.see(selector))

    def act(self, *sources: Mapping[str, Any]) -> None:
        self.do("PerformActions", actions=list(sources))
        self.do("ReleaseActions")

    def press(self, *keys: str) -> None:
        steps = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": steps})

    def shot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.do("TakeScreenshot")))

    def size(self, width: int, height: int) -> None:
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What the page has complained of."""
        raise NotImplementedError


class Firefox(Engine):
    """Marionette: lengths and JSON on a socket."""

    name = "firefox"

    def __init__(self, port: int) -> None:
        self.wire = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.stream = self.wire.makefile("rb")
        self.told = 0
        self.hear()
        known = self.do("NewSession", strictFileInteractability=True)
        self.version = known["capabilities"]["browserVersion"]

    def hear(self) -> Any:
        length = b""
        while (one := self.stream.read(1)) != b":":
            assert one, "Firefox has gone"
            length += one
        return json.loads(self.stream.read(int(length)))

    def do(self, command: str, **words: Any) -> Any:
        self.told += 1
        name = command if ":" in command else f"WebDriver:{command}"
        if command == "TakeScreenshot":
            words = {"full": False, **words}
        text = json.dumps([0, self.told, name, words]).encode()
        self.wire.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self.hear()
        if error:
            raise RuntimeError(f"{name} {words}: {error['error']}: {error['message']}")
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def chrome(self, script: str, *args: Any) -> Any:
        """A word to the browser itself."""
        self.do("Marionette:SetContext", value="chrome")
        try:
            return self.run(script, *args)
        finally:
            self.do("Marionette:SetContext", value="content")

    def size(self, width: int, height: int) -> None:
        self.do("SetWindowRect", width=max(width, 500), height=height + 200)
        self.chrome(VIEWPORT, width, height)
        self.wait("(width) => innerWidth === width", width)

    def faults(self) -> list[str]:
        return list(self.chrome(COMPLAINTS))


VIEWPORT = """(width, height) => {
  const { style } = gBrowser.selectedBrowser;
  for (const [name, value] of [["width", width], ["height", height]])
    for (const kind of ["", "min-", "max-"]) style.setProperty(kind + name, `${value}px`, "important");
}"""
COMPLAINTS = """() => Services.console.getMessageArray()
  .filter((one) => one instanceof Ci.nsIScriptError && one.sourceName.includes("127.0.0.1"))
  .map((one) => `${one.category}: ${one.errorMessage} (${one.sourceName}:${one.lineNumber})`)"""


class WebKit(Engine):
    """WebDriver over HTTP, as WebKitGTK's own program speaks it."""

    name = "webkit"
    edge: list[int] | None = None  # what the window is larger than the page
    paths = {
        "Navigate": ("POST", "/url"),
        "ExecuteScript": ("POST", "/execute/sync"),
        "FindElement": ("POST", "/element"),
        "ElementClick": ("POST", "/element/{id}/click"),
        "ElementSendKeys": ("POST", "/element/{id}/value"),
        "PerformActions": ("POST", "/actions"),
        "ReleaseActions": ("DELETE", "/actions"),
        "TakeScreenshot": ("GET", "/screenshot"),
        "SetWindowRect": ("POST", "/window/rect"),
        "Refresh": ("POST", "/refresh"),
        "Back": ("POST", "/back"),
        "Forward": ("POST", "/forward"),
        "DeleteSession": ("DELETE", ""),
    }

    def __init__(self, port: int, mini: str) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        options = {"binary": mini, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        known = self.http.post("/session", json=wanted).json()["value"]
        assert "sessionId" in known, known
        self.session = f"/session/{known['sessionId']}"
        self.version = known["capabilities"]["browserVersion"]

    def do(self, command: str, **words: Any) -> Any:
        kind, path = self.paths[command]
        if command == "ExecuteScript":
            words["script"] = LISTEN + words["script"]
        place = self.session + path.format(id=words.pop("id", ""))
        told = self.http.request(kind, place, json=words if kind == "POST" else None).json()["value"]
        if isinstance(told, dict) and "error" in told:
            raise RuntimeError(f"{command} {words}: {told['error']}: {told['message']}")
        return told

    def size(self, width: int, height: int) -> None:
        self.edge = self.edge or self.run("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.do("SetWindowRect", width=width + self.edge[0], height=height + self.edge[1])
        self.wait("(width) => innerWidth === width", width)

    def faults(self) -> list[str]:
        return str(self.run("() => sessionStorage.faults ?? ''")).splitlines()


LISTEN = """if (!window.faults) {
  const keep = (text) => { sessionStorage.faults = `${sessionStorage.faults ?? ""}${text}\\n`; };
  addEventListener("error", (event) => keep(event.message));
  addEventListener("unhandledrejection", (event) => keep(event.reason));
  addEventListener("securitypolicyviolation", (event) => keep(`${event.violatedDirective} ${event.sourceFile}`));
  window.faults = keep;
}
"""


@contextmanager
def firefox(folder: Path, headless: bool = True, **more: Any) -> Iterator[Firefox]:
    """Debian's Firefox on a profile of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    prefs = {**QUIET, **more}
    (folder / "user.js").write_text("".join(f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in prefs.items()))
    command = [executable("firefox-esr", "firefox"), "--marionette", "--no-remote", "--profile", str(folder)]
    command += ["--remote-allow-system-access"] + ["--headless"] * headless
    with spawned(command, folder / "firefox.log"):
        place = folder / "MarionetteActivePort"
        yield Firefox(int(until(lambda: place.read_text() if place.exists() else "")))


SLIM = "* { font-size: 2px; min-width: 0; min-height: 0; padding: 0; margin: 0; } image { -gtk-icon-transform: scale(.1); }"


@contextmanager
def webkit(folder: Path, **environment: str) -> Iterator[WebKit]:
    """WebKitGTK's small browser, on a screen that nobody sees."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".config/gtk-3.0").mkdir(parents=True)
    (folder / ".config/gtk-3.0/gtk.css").write_text(SLIM)
    mini = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
    with spawned(
        [executable("Xvfb"), "-displayfd", "1", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], folder / "screen"
    ):
        screen = until(lambda: (re.findall(r"^\d+$", (folder / "screen").read_text(), re.M) or [""])[0])
        known = {"DISPLAY": f":{screen}", "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), **environment}
        port = free()
        with spawned([executable("WebKitWebDriver"), f"--port={port}"], folder / "driver.log", **known):
            until(lambda: "up" if answers(port) else "")
            engine = WebKit(port, mini)
            try:
                yield engine
            finally:
                engine.do("DeleteSession")


@contextmanager
def spawned(command: list[str], log: Path, **environment: str) -> Iterator[None]:
    with log.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **environment})
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def until(ask: Any) -> str:
    end = time.monotonic() + PATIENCE
    while not (found := str(ask())):
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.1)
    return found


def free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def executable(*names: str) -> str:
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, f"none of {names} on the path: apt-get install firefox-esr webkit2gtk-driver xvfb"
    return found


def answer(engine: Engine, dice: Random) -> bool:
    """An option, by a click on its label, and the button; whether the game goes on."""
    engine.wait("() => document.querySelector(\"#answer input[name=choice], a[href*='/replay/']\") !== null")
    at = engine.run("() => document.getElementById('answer')?.dataset.at ?? null")
    if at is None:
        return False
    options = engine.run("() => document.querySelectorAll('#answer .opt').length")
    engine.run("(n) => { document.querySelectorAll('#answer .opt')[n].dataset.mine = '' }", dice.randrange(options))
    engine.click("#answer .opt[data-mine]")
    engine.click("#confirm[aria-disabled=false]")
    engine.wait("(at) => (document.getElementById('answer')?.dataset.at ?? '') !== at", at)
    return True


def play(engine: Engine, home: str) -> int:
    """The menu, a whole game, its replay; how many questions were answered."""
    engine.goto(f"{home}/?game=idus")
    engine.size(1440, 900)
    engine.click(f"{READY} [popovertarget=menu]")
    high = engine.run(
        "() => { const menu = document.getElementById('menu'); return menu.offsetHeight / menu.children.length; }"
    )
    assert high < 80, f"{engine.name}: the menu is as high as what stands in it"
    engine.press("\ue00c")  # Escape
    engine.run(FILL, {"players": "5", **{f"seat.{seat}": who for seat, who in enumerate(("me", *("tribune",) * 4))}})
    engine.click("#table-form footer .pri")
    engine.see(f"{READY} #answer, {READY} main.app")
    for width, height in ((1440, 900), (390, 844)):
        engine.size(width, height)
        wide = engine.run("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{engine.name}: nothing is wider than {width} pixels"
    dice, answered = Random(2), 0
    while answer(engine, dice):
        answered += 1
    engine.click("a[href*='/replay/']")
    engine.see(f"{READY} [data-replay]")
    engine.press("\ue014")  # an arrow to the right
    engine.wait("() => document.querySelector('[data-replay]').dataset.step === '1'")
    assert engine.faults() == []
    return answered


if __name__ == "__main__":
    with TemporaryDirectory() as place, running(Path(place)) as server:
        for begin in (firefox, webkit):
            with begin(Path(place) / begin.__name__) as engine:
                print(f"{engine.name} {engine.version}: {play(engine, server.address)} questions answered, nothing went wrong")
