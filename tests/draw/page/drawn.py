"""Pages as the tests look at them: parsed, with what they light up, and the matches they are drawn from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from html import unescape
from random import Random

import comitium
from comitium import bots
from comitium.draw import page
from comitium.draw.page import from_match
from comitium.draw.page.before.inputs import Home, Lobby, Saved
from comitium.draw.page.looks import LOOKS
from comitium.draw.page.model import ChatLine, ErrorPage, Person, Reader, Rulebook, Table
from comitium.match import lessons
from comitium.match.walk import Walk
from comitium.store.match_store import Entry, Sitter, StoredMatch
from comitium.web.matches.lesson import Taught
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages.page_models import Viewer, table

LESSONS = tuple(known.meta.id for known in comitium.kinds())
ENGLISH, FRENCH = Reader("en"), Reader("fr")
VOID = {"input", "link", "meta", "br"}


MARKUP = re.compile(
    r"""<(?:(?P<raw>script|style)\b(?P<raw_attributes>[^>]*)>(?P<content>.*?)</(?P=raw)>
    |(?P<end>/)?(?P<tag>[a-zA-Z][\w-]*)(?P<attributes>(?:\s+[^\s=<>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*(?P<closed>/)?>
    |!doctype\s[^>]*>)""",
    re.VERBOSE | re.DOTALL | re.IGNORECASE,
)
ATTRIBUTE = re.compile(r"""([^\s=<>"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?""")


@lru_cache(100_000)
def read_attributes(text: str) -> dict[str, str]:
    return {name.lower(): unescape(double or single or bare) for name, double, single, bare in ATTRIBUTE.findall(text)}


class Parsed:
    """The tags of a page with their attributes, and its text; a tag that is closed wrongly is an error, as is whatever else we
    do not write. Read by expressions: Python's own parser took most of the time of these tests."""

    def __init__(self, html: str) -> None:
        self.tags: list[tuple[str, dict[str, str]]] = []
        texts: list[str] = []
        unclosed: list[str] = []
        done = 0
        for found in MARKUP.finditer(html):
            before = html[done : found.start()]
            assert "<" not in before, f"no tag of ours: {before}"
            texts.append(unescape(before))
            done = found.end()
            if found["raw"]:
                self.tags.append((found["raw"].lower(), read_attributes(found["raw_attributes"])))
                texts.append(found["content"])
            elif found["end"]:
                assert unclosed[-1:] == [found["tag"].lower()], f"{found[0]} closes {unclosed[-3:]}"
                unclosed.pop()
            elif found["tag"]:
                tag = found["tag"].lower()
                self.tags.append((tag, read_attributes(found["attributes"])))
                if tag not in VOID and not found["closed"]:
                    unclosed.append(tag)
        texts.append(unescape(html[done:]))
        assert unclosed == [], f"never closed: {unclosed}"
        self.text = "".join(f"{text}\n" for text in texts if text)

    def values(self, attribute: str) -> list[str]:
        return [attributes[attribute] for _, attributes in self.tags if attribute in attributes]

    def choices(self) -> set[int]:
        """What can be chosen by pointing at it."""
        return {int(choice) for lit in self.values("data-choices") for choice in lit.split()}

    def options(self) -> set[int]:
        """What can be chosen in the panel."""
        radios = [attributes for tag, attributes in self.tags if tag == "input" and attributes.get("name") == "choice"]
        return {int(radio["value"]) for radio in radios if radio["value"].isdigit()}


def people(count: int, seat: int | None) -> tuple[Person, ...]:
    return tuple(Person("you", "Livia") if place == seat else Person("bot", level="tribune") for place in range(count))


def model(match: comitium.Match, seat: int | None, reader: Reader = ENGLISH, **more: object) -> Table:
    return from_match.table_of(match, seat, reader, "/seat/x", people(match.header.seats, seat), **more)


@contextmanager
def plain_looks() -> Iterator[None]:
    """No game has a look of its own."""
    kept = dict(LOOKS)
    LOOKS.clear()
    try:
        yield
    finally:
        LOOKS.update(kept)


def steps(game: str, players: int, seed: int, most: int = 400) -> Iterator[comitium.Match]:
    """A random game, looked at before every choice and at the end."""
    match, dice = comitium.new(game, players=players, seed=seed), Random(seed)
    for _ in range(most):
        yield match
        if match.outcome is not None:
            return
        seat = dice.choice(match.game.actors())
        match.choose(seat, dice.choice(match.game.legal(seat)))


def first_drawn(players: int, seed: int, wanted: Callable[[Table], bool]) -> Table:
    """The first table of somebody who is asked, in a random game of Res Publica Romana, that is such a one."""
    asked = (model(match, seat) for match in steps("republic", players, seed, 600) for seat in match.game.actors())
    found = next(filter(wanted, asked), None)
    assert found is not None, "nobody was ever asked that"
    return found


def finished(game: str, players: int, seed: int) -> comitium.Match:
    *_, last = steps(game, players, seed, 5000)
    assert last.outcome is not None
    return last


def taught(game: str, at: int, reader: Reader) -> Table:
    """A lesson before one of its steps, or at its end; at the third step somebody has tried something else and was shown."""
    lesson = lessons.lesson(game)
    match, seat = lessons.begin(game, lesson), lessons.pupil(game, lesson)
    for number in range(min(at, len(lesson.step))):
        lessons.take(match, lesson, number)
        lessons.go_on(match, lesson, number)
    entry = Entry("x", game, match.header.seats, "", False, "", True, False, "", 0, 0, lessons.names(game)[0])
    sitters = [Sitter("person" if one == seat else "tribune", "", "") for one in range(match.header.seats)]
    live = LiveMatch(StoredMatch(entry, match.lines(), sitters))
    other = next(
        choice for choice in match.game.legal(seat) if at != 2 or choice != match.game_type.parse(lesson.step[at].choice)
    )
    state = Taught(at, at + 1, True, other) if at == 2 else Taught()
    who = Viewer(seat, (seat,), "/seat/x", "", "", reader, taught=state)
    return table(live, who)


@cache
def every_page(reader: Reader) -> dict[str, str]:
    """One of each kind of page."""
    *_, caesar = steps("caesar", 2, 3, 80)
    *_, idus = steps("idus", 6, 3, 40)
    *_, republic = steps("republic", 5, 3, 150)
    form = next(
        model(match, seat, reader)
        for match in steps("republic", 3, 3)
        for seat in match.game.actors()
        if match.question(seat).kind == "Redistribution"
    )
    over = finished("idus", 5, 2)
    ended = from_match.ending_of(
        over, model(over, 1, reader), "/replay/x", "/seat/x/journal", "/seat/x/rematch", ("[7.8] A lie.",)
    )
    saved = Saved(
        "/seat/x", "caesar", model(caesar, 0).board.title, "open", 0, people(2, 0), free=1, played="2026-11-16T10:00"
    )
    waits = Lobby(
        reader=reader,
        address="/seat/x",
        game="idus",
        people=(Person("you", "Livia"), Person("open", link="/seat/y"), *people(5, None)[:3]),
        settings=dict(idus.header.options),
        bots=tuple(bots.names("idus")),
        seat=0,
        host=True,
        code="ABC 123",
        chat=(ChatLine("Livia", "Salvete", 0),),
    )
    finish = finished("caesar", 2, 5)
    return {
        "home": page.home(Home(reader=reader, offers=from_match.offers(), yours=(saved,), finished=(saved,), watch=(saved,))),
        "lobby": page.lobby(waits),
        "caesar": page.table(model(caesar, caesar.game.actors()[0], reader)),
        "caesar-watched": page.table(model(caesar, None, reader)),
        "caesar-waiting": page.table(model(caesar, 1 - caesar.game.actors()[0], reader)),
        "prepare": page.table(model(comitium.new("caesar", seed=3), 0, reader)),
        "republic": page.table(model(republic, republic.game.actors()[0], reader)),
        "republic-form": page.table(form),
        "republic-watched": page.table(model(republic, None, reader)),
        "idus": page.table(model(idus, idus.game.actors()[0], reader)),
        "idus-watched": page.table(model(idus, None, reader)),
        **{f"lesson-{game}-{at}": page.table(taught(game, at, reader)) for game in LESSONS for at in (0, 2, 99)},
        "looks": page.table(model(idus, 0, reader, looks=True)),
        "curtain": page.table(model(idus, 0, reader, curtain="Aïcha")),
        "ending-idus": page.ending(ended),
        "ending-caesar": page.ending(from_match.ending_of(finish, model(finish, 0, reader))),
        "replay": page.replay(from_match.replay_of(Walk(over), 20, 2, reader, "/replay/x", people(5, None))),
        "rules": page.rules(Rulebook(reader, "caesar", "7.3")),
        "error": page.error(ErrorPage(reader, 429, wait=30)),
    }
