"""Everything that is said of the Pontifex Maximus is said in both languages, and nothing else is written."""

from __future__ import annotations

import re
from pathlib import Path

import comitium.games.republic as package
from comitium.games.republic.events.advanced import pontifex as events
from comitium.games.republic.rules.r2_01_pontifex.choices import PONTIFEX_WORDS
from games.republic.fixtures.sentences import messages


def test_both_languages_have_what_is_said_and_nothing_else() -> None:
    room = Path(str(package.__file__)).parent
    pattern = re.compile(r'"(republic-pontifex-(?:ask|refuse|proposal)[a-z-]*)"')
    spoken = {id for path in room.rglob("*.py") for id in pattern.findall(path.read_text(encoding="utf-8"))}
    spoken |= {f"republic-pontifex-choice-{word}" for word, _, _ in PONTIFEX_WORDS.values()}
    spoken |= {kind.message() for kind in events.PontifexSaid.__subclasses__()}
    assert messages("pontifex", "en") == messages("pontifex", "fr") == spoken
