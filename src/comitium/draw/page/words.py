"""Words, signs and citations of a page: everything that is said goes through here and is safe to stand in HTML."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from comitium.core.ids import event_id
from comitium.core.messages import NAMED, Event, Names, Phrase, Value, called
from comitium.draw.rulebook import rules
from comitium.text import forms, say
from comitium.text.languages import DEFAULT, LANGUAGES

LONGEST: Final = 600  # letters of an argument
WHOLE: Final = re.compile(r"\d+ T\b|\w+(?:-\w+)+")  # 5 T, posez-vous


def spoken(phrase: Phrase, language: str, names: Names = ()) -> str:
    """A sentence. What a game has no words for yet is called by its id, since a table must go on; that a message is missing is
    found by the tests of the catalogues. The pages' own words are there, or it is an error."""
    try:
        return say(phrase, language, names)
    except LookupError:
        if phrase.id.startswith("draw-"):
            raise
        return phrase.id.partition("-")[2].replace("-", " ")


@cache
def _plain(id: str, language: str) -> str:
    return escape(spoken(Phrase(id), language))


class Tongue:
    """A language, and what seats are called in it at a table. There is one of each, so that what was said in it is looked up
    without comparing names."""

    def __init__(self, language: str, names: Names) -> None:
        self.language, self.names = language, names


@lru_cache(maxsize=1024)
def tongue(language: str, names: Names) -> Tongue:
    return Tongue(language, names)


@lru_cache(maxsize=16_384)
def _spoken(phrase: Phrase, of: Tongue) -> str:
    return escape(spoken(phrase, of.language, of.names))


@lru_cache(maxsize=2048)
def _form(name: Phrase, of: Tongue, form: str) -> str:
    return escape(forms(called(name, of.names), of.language).get(form, ""))


@cache
def _known(id: str, language: str) -> str:
    try:
        return escape(say(Phrase(id), language))
    except LookupError:
        return ""


@cache
def titles(game: str, language: str) -> dict[str, str]:
    """The titles of a game's rules by number."""
    return {rule.number: escape(rule.title(language)) for rule in rules(game)}


class Words:
    """How a page of one game speaks to one reader; `names` are what seats are called at her table, if not as usual."""

    def __init__(self, language: str, game: str = "", names: Names = ()) -> None:
        self.language = language if language in LANGUAGES else DEFAULT
        self.game = game
        self.names = names
        self.tongue = tongue(self.language, names)
        self.colon = _plain("language-colon", self.language)
        self.quotes = _plain("language-quotes", self.language)

    def say(self, id: str, **args: Any) -> str:
        """A message of the pages: `draw-page-` is left out."""
        if not args:
            return _plain(f"draw-page-{id}", self.language)
        return self.speak(Phrase(f"draw-page-{id}", args))

    def speak(self, phrase: Phrase) -> str:
        return _spoken(phrase, self.tongue) if phrase.args or self.names else _plain(phrase.id, self.language)

    def seat_alone(self, seat: Phrase) -> str:
        """The own name of a seat, also where it is called by the name of the person who leads it."""
        found = called(seat, self.names)
        own = found.args.get("seat") if found.id == NAMED else None
        return _plain(own.id, self.language) if isinstance(own, Phrase) else self.speak(seat)

    def form(self, name: Phrase, form: str) -> str:
        """A grammatical form of a name; "" if it has none."""
        return _form(name, self.tongue, form)

    def percent(self, number: str) -> str:
        """Return a whole number of percents with its sign: "83%" in English."""
        return self.speak(Phrase("percent", {"number": number}))

    def maybe(self, id: str) -> str:
        """A message that a catalogue may have; "" if it has none."""
        return _known(id, self.language)

    def cite(self, rule: str, more: bool = False) -> str:
        """A rule's number, which opens its summary; with `more`, its title beside it."""
        return _cite(self.game, rule, self.language, more) if rule else ""


@lru_cache(maxsize=4096)
def _cite(game: str, rule: str, language: str, more: bool) -> str:
    title = titles(game, language).get(rule, "") if game else ""
    shown = f"§ {escape(rule)}{' · ' + title if more and title else ''}"
    label = f' title="{title}"' if title and not more else ""
    return f'<a class="cite" href="/rules/{game}?rule={escape(rule)}"{label}>{shown}</a>'


# -- signs


@cache
def sprite() -> str:
    """All signs, once for a page."""
    lines = (files("comitium.draw.page") / "icons.svg").read_text(encoding="utf-8").splitlines()
    return "".join(lines[1:-1])


@cache
def signs() -> frozenset[str]:
    return frozenset(re.findall(r'id="i-(\w+)"', sprite()))


def icon(name: str, form: str = "", title: str = "") -> str:
    """A sign; it is silent unless it stands without a word beside it."""
    heard = f' role="img" aria-label="{title}"' if title else ' aria-hidden="true"'
    return f'<svg class="i{" " + form if form else ""}"{heard}><use href="#i-{name}"/></svg>'


@cache
def logo() -> str:
    """The stepped circle of the Comitium."""
    arcs = "".join(
        f'<path d="M{16 - r} 24a{r} {r} 0 0 1 {2 * r} 0" fill="none" stroke="var(--{colour})" stroke-width="3"/>'
        for r, colour in ((13, "primary"), (8.8, "legal"), (4.6, "rome"))
    )
    base = '<path d="M2 26.5h28" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>'
    return f'<svg viewBox="0 0 32 32" aria-hidden="true">{arcs}{base}</svg>'


def sends(do: str, *messages: dict[str, Any], **message: Any) -> str:
    """The attributes of a button that sends a message to the house, or several of a kind.

    >>> print(sends("undo"), sends("pass", seat=2))
    data-send="undo" data-send="pass" data-with='{"seat":2}'
    """
    given = messages or message
    told = escape(json.dumps(given, separators=(",", ":")), quote=False).replace("'", "&#39;")
    return f"data-send=\"{do}\" data-with='{told}'" if given else f'data-send="{do}"'


def text(value: str) -> str:
    """What somebody typed, made harmless."""
    return escape(value[:LONGEST])


def unbroken(said: str) -> str:
    """What is one word to the eye stays on one line.

    >>> print(unbroken("Quels 5 T posez-vous ?"))
    Quels <span class="nw">5 T</span> <span class="nw">posez-vous</span> ?
    """
    return WHOLE.sub(r'<span class="nw">\g<0></span>', said)


def spoken_amount(phrase: Phrase, name: str, number: int) -> Phrase:
    """A phrase about another number."""
    args: dict[str, Value] = {**phrase.args, name: number}
    return Phrase(phrase.id, args)


@lru_cache(maxsize=2048)
def describe_event(event: Event, language: str, names: Names = ()) -> str:
    """What happened, in a sentence; an event without words is called by its name."""
    try:
        return say(event.phrase(), language, names)
    except LookupError:
        return re.sub(r"(?<!^)(?=[A-Z])", " ", event_id(event)).capitalize() + "."


def bold(sentence: str, names: tuple[str, ...]) -> str:
    """A sentence with the names of those who act in it set off."""
    if not names:
        return sentence
    pattern = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name)
    return re.sub(rf"(?<!\w)({pattern})(?!\w)", r"<b>\1</b>", sentence) if pattern else sentence
