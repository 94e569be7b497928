"""A language model of few words: it reads a question as a model would and answers with one of the notations it finds."""

from __future__ import annotations

import re
from random import Random

ANSWER = re.compile(r"^- ([^:,\n]+?)(?:, N = (\d+)\.\.(\d+)(?: / \d+)?)?(?:: .*)?$")


def answers(text: str) -> list[str]:
    """The notations that a text offers: those below its last line that says QUESTION."""
    lines = text.split("\n")
    asked = [number for number, line in enumerate(lines) if line.startswith("QUESTION [")]
    found = []
    for line in lines[asked[-1] + 1 :] if asked else ():
        read = ANSWER.match(line)
        if read is not None:
            found.append(read[1].replace("N", read[2]) if read[2] else read[1])
    return found


def pick(text: str, rng: Random) -> str:
    offered = answers(text)
    assert offered, f"no answer is offered in: {text}"
    return rng.choice(offered)
