"""The languages: each folder here with a `language.ftl` is one.

That file says what the language is called and how it punctuates. Every other package with a `text/` has a folder of the same
name. Nothing else lists the languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

DEFAULT: Final = "en"  # for readers whose language is not here


def _folders() -> list[str]:
    return sorted(folder.name for folder in files(__package__).iterdir() if (folder / "language.ftl").is_file())


LANGUAGES: Final = (DEFAULT, *(name for name in _folders() if name != DEFAULT))

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]  # so that a command line or a message from a page refuses any other


def first_known(asked: Iterable[str]) -> str:
    """Return the first language of ours among locales, or the default.

    >>> first_known(["de-DE", "fr;q=0.8", "en;q=0.5"]), first_known(["fr_FR.UTF-8"]), first_known(["C"])
    ('fr', 'fr', 'en')
    """
    for locale in asked:
        language = re.split(r"[-_.;@]", locale.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return DEFAULT
