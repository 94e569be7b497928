"""What a language model has written, read as acts: the last notation in brackets answers, others may bargain and claim."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_BRACKETED: Final = re.compile(r"\[([^\[\]\n]{1,400})\]")
_RULE: Final = re.compile(r"\d+(\.\d+)+")
_THOUGHTS: Final = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL)
LONGEST: Final = 20_000  # letters that are read of a reply, from its end


class Reply(NamedTuple):
    """The answer ("" if there is none), and what else was said in brackets."""

    answer: str
    offers: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    accepted: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()


def read_reply(text: str) -> Reply:
    """Read a reply. A rule's number in brackets is a quotation; without brackets the last line is the answer.

    >>> read_reply("By [1.09.1] I vote. [offer amphora 3 T for votes] [for]")
    Reply(answer='for', offers=('amphora 3 T for votes',), claims=(), accepted=(), refused=())
    >>> read_reply("I shall\\n`talents 3`").answer
    'talents 3'
    """
    spoken = _THOUGHTS.sub("", text)[-LONGEST:]
    found = [part.strip() for part in _BRACKETED.findall(spoken) if not _RULE.fullmatch(part.strip())]
    answer, offers, claims = "", [], []
    numbers: dict[str, list[int]] = {"accept": [], "refuse": []}
    for part in found:
        word, _, rest = part.partition(" ")
        word = word.lower().rstrip(":")
        if word == "offer" and rest:
            offers.append(rest.strip())
        elif word == "claim" and rest:
            claims.append(rest.strip())
        elif word in numbers and rest.strip().isdecimal():
            numbers[word].append(int(rest))
        else:
            answer = part
    if not found:
        lines = [line.strip().strip("`*\"'.").strip() for line in spoken.splitlines() if line.strip()]
        answer = lines[-1][:LONGEST] if lines else ""
    return Reply(answer, tuple(offers), tuple(claims), tuple(numbers["accept"]), tuple(numbers["refuse"]))
