"""Build the sdist, from it the wheel, install that into an empty environment and play from there: is everything in it?

    python tools/wheel.py [FOLDER]

What a checkout has and a wheel lacks (styles, fonts, texts, cards, lessons, migrations) shows nowhere else.
"""

from __future__ import annotations

import http.cookiejar
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(folder: Path) -> None:
    dist = folder / "dist"
    backend = "import sys; from hatchling.build import *; print(globals()[sys.argv[1]](sys.argv[2]))"
    run(sys.executable, "-c", backend, "build_sdist", str(dist), cwd=ROOT)
    packed = next(dist.glob("*.tar.gz"))
    run(sys.executable, "-m", "tarfile", "-e", str(packed), str(folder))
    run(sys.executable, "-c", backend, "build_wheel", str(dist), cwd=folder / packed.name.removesuffix(".tar.gz"))
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv/bin/python"
    wheel = next(dist.glob("*.whl"))
    run(str(python), "-m", "pip", "install", "-q", "-q", "-c", str(ROOT / "constraints.txt"), f"{wheel}[web]")
    process = subprocess.Popen(
        [str(python.with_name("comitium")), "serve", "--port", "0", "--pace", "0", "--workers", "1", "--limits", "20"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env={**os.environ, "COMITIUM_HOME": str(folder / "home"), "PYTHONUNBUFFERED": "1", "PYTHONPATH": ""},
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://[\w.:]+", said)
        assert found is not None, said
        print(wheel.name, f"{wheel.stat().st_size // 1000} kB:", visit(found[0]), "pages and files answer")
    finally:
        process.terminate()
        process.wait(30)


def visit(house: str) -> int:
    """Home, a lesson of each game, the rules, and every file that they ask for; how many there were."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

    def read(path: str, **form: str) -> str:
        data = urllib.parse.urlencode(form).encode() if form else None
        with opener.open(house + path, data, timeout=60) as answer:
            return str(answer.read(), errors="replace")

    home = read("/")
    mark = re.search(r'name="csrf" value="(\w+)"', home)
    assert mark is not None
    pages = [home]
    for game in set(re.findall(r"\?game=(\w+)", home)):
        lesson = re.search(r'name="lesson" value="(\w+)"', read(f"/?game={game}"))
        assert lesson is not None, game
        pages += [read("/lessons", csrf=mark[1], game=game, lesson=lesson[1]), read(f"/rules/{game}")]
    assert len(pages) > 3
    waiting = {file for page in pages for file in re.findall(r'(?:href|src)="(/static/[^"#?]+)', page)}
    files: set[str] = set()
    while waiting:
        file = waiting.pop()
        content = read(file)
        files.add(file)
        named = re.findall(r'(?:url\(|from ")([\w./-]+)', content) if file.endswith((".css", ".js")) else []
        waiting |= {urllib.parse.urljoin(file, one) for one in named} - files
    for kind in (".css", ".js", ".woff2", ".svg"):
        assert any(file.endswith(kind) for file in files), f"no {kind} among {sorted(files)}"
    return len(pages) + len(files)


def run(*command: str, cwd: Path | None = None) -> None:
    subprocess.run(command, check=True, cwd=cwd, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if sys.argv[1:]:
        main(Path(sys.argv[1]).resolve())
    else:
        with tempfile.TemporaryDirectory() as place:
            main(Path(place))
