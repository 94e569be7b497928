"""A whole game as a text for people: a heading, then who chose what, in notation; what was bargained has lines of its own. It
reads back to the same game. Standing orders are left out: what they answered stands there like any other choice."""

from __future__ import annotations

import json
from itertools import groupby

from comitium.core.agreements import clause_of
from comitium.core.dice import commitment
from comitium.core.errors import BadJournal, Illegal
from comitium.core.messages import Phrase
from comitium.core.options import Setting, written
from comitium.match.begin import begin
from comitium.match.journal import BY_RULE, FORMAT, Entry, Header
from comitium.match.match import Match

CLAIM = "claim "
OFFER = "offer "  # then the terms in numbers, and in words for the reader's eye
ACCEPT = "accept-offer "
CANCEL = "cancel-offer "
MOVE = "move "
BARGAINS = (OFFER, ACCEPT, CANCEL, MOVE)
RULE = "rule"  # in place of a player's number: the faction is led by rule


def record(match: Match) -> str:
    """The game so far; choices taken back are left out."""
    header = match.header
    lines = [f"[Game {header.game}]", f"[Rules {header.rules}]", f"[Seats {header.seats}]", f"[Seed {header.seed}]"]
    lines += [f"[Option {name} {written(value)}]" for name, value in header.options.items()]
    if header.leaders:
        lines.append("[Leaders " + " ".join(RULE if led == BY_RULE else str(led + 1) for led in header.leaders) + "]")
    if header.position is not None:
        lines.append(f"[Position {header.position}]")
    if match.outcome is not None:
        winners = " ".join(match.game_type.meta.seats[seat] for seat in match.outcome.winners) or "nobody"
        lines.append(f"[Won by {winners}, {' to '.join(map(str, match.outcome.scores))}]")
    lines.append("")
    for (seat, _), made in groupby(enumerate(_standing(match)), key=_line_of):
        words = "; ".join(_written(match, entry) for _, entry in made)
        lines.append(f"{match.game_type.meta.seats[seat]}: {words}")
    return "\n".join(lines) + "\n"


def _line_of(numbered: tuple[int, Entry]) -> tuple[int, int]:
    """What stands on one line: choices and claims of a seat in a row; a word in a bargain alone."""
    number, entry = numbered
    return entry.seat, number if entry.bargain else -1


def _standing(match: Match) -> list[Entry]:
    """The choices that stand, what was claimed and what was bargained: an undo takes away the last choice of its seat."""
    made: list[Entry] = []
    for entry in match.entries():
        if entry.undo:
            del made[max(number for number, old in enumerate(made) if old.seat == entry.seat and old.is_choice)]
        elif entry.is_act:
            made.append(entry)
    return made


def _written(match: Match, entry: Entry) -> str:
    if entry.bargain == "offer":
        return f"{OFFER}{json.dumps(entry.terms)} {entry.text}"
    if entry.bargain == "move":
        return MOVE + entry.text
    if entry.bargain:
        return f"{ACCEPT if entry.bargain == 'accept' else CANCEL}{entry.number}"
    return CLAIM + entry.text if entry.claim else match.game_type.describe(entry.choice).notation


def read_record(text: str) -> Match:
    """The match that a record tells. Raises `BadJournal` with the number of the line that is wrong."""
    heading: dict[str, str] = {}
    options: dict[str, Setting] = {}
    match: Match | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if not line:
            continue
        if line.startswith("[") and line.endswith("]"):
            name, _, value = line[1:-1].partition(" ")
            if name == "Option":
                option, _, value = value.partition(" ")
                options[option] = value
            else:
                heading[name] = value
            continue
        match = match or _open(heading, options)
        _play(match, number, line)
    return match or _open(heading, options)


def _open(heading: dict[str, str], options: dict[str, Setting]) -> Match:
    for name in ("Game", "Rules", "Seats", "Seed"):
        value = heading.get(name, "")
        if not value or not (name == "Game" or (value.isascii() and value.isdigit())):
            raise BadJournal(Phrase("record-heading", {"field": name}))
    rules, seats, seed = int(heading["Rules"]), int(heading["Seats"]), int(heading["Seed"])
    position = heading.get("Position")
    leaders = _leaders(heading.get("Leaders", ""))
    return begin(Header(FORMAT, heading["Game"], rules, options, seats, seed, commitment(seed), position, leaders))


def _leaders(text: str) -> tuple[int, ...]:
    """Who leads each faction, as a heading has it; none where everybody leads one of her own."""
    words = text.split()
    if not all(word == RULE or (word.isascii() and word.isdigit() and word != "0") for word in words):
        raise BadJournal(Phrase("record-heading", {"field": "Leaders"}))
    return tuple(BY_RULE if word == RULE else int(word) - 1 for word in words)


def _play(match: Match, number: int, line: str) -> None:
    name, colon, choices = line.partition(":")
    if not colon or name not in match.game_type.meta.seats:
        raise BadJournal(Phrase("record-line", {"line": number}))
    seat = match.game_type.meta.seats.index(name)
    choices = choices.strip()
    alone = choices.startswith(BARGAINS)  # its words may have a semicolon
    for choice in [choices] if alone else [part.strip() for part in choices.split(";")]:
        try:
            if alone:
                _bargain(match, seat, number, choice)
            elif choice.startswith(CLAIM):
                match.claim(seat, choice.removeprefix(CLAIM))
            else:
                match.choose(seat, choice)
        except Illegal as refused:
            raise BadJournal(Phrase("journal-illegal", {"line": number, "why": refused.why})) from refused


def _bargain(match: Match, seat: int, line: int, text: str) -> None:
    """A word in a bargain."""
    about = text.partition(" ")[2]
    if text.startswith(MOVE):
        match.move(seat, about)
        return
    try:
        if text.startswith(OFFER):
            terms = json.JSONDecoder().raw_decode(about)[0]
            match.offer(seat, [clause_of(one) for one in terms])
            return
        deal = int(about)
    except (ValueError, TypeError) as wrong:
        raise BadJournal(Phrase("record-line", {"line": line})) from wrong
    (match.accept if text.startswith(ACCEPT) else match.cancel)(seat, deal)
