"""The messages that the Republic's sources put together from names, chapter by chapter."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from comitium.core.agreements import Clause
from comitium.core.messages import Phrase
from comitium.core.vocabulary import SpokenEvent
from comitium.games.republic import events, names
from comitium.games.republic.board import board
from comitium.games.republic.board.board import SHOWS
from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.cards import CARD_KEY, name_key
from comitium.games.republic.catalogue.keys import (
    DECK_EVENT_KEYS,
    GAMES_KEYS,
    INTRIGUE_KEYS,
    LAW_KEYS,
    NEUTRAL_KEYS,
    OFFICE_KEYS,
    PROVINCE_KEYS,
    SCENARIO_KEYS,
)
from comitium.games.republic.catalogue.values import CHARITIES, NEUTRAL_LEADERS, NEUTRAL_REVENUES, NEUTRAL_SPOILS, PAID
from comitium.games.republic.choices import WORDS
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals import spoken as clauses_spoken
from comitium.games.republic.deals.clause import KINDS
from comitium.games.republic.events.said import Said
from comitium.games.republic.events.solo.reasons import MEASURES, measure_id
from comitium.games.republic.notation.vocabulary import BEQUEST_KEYS
from comitium.games.republic.outcome import ENDINGS
from comitium.games.republic.state.numbers import PHASE_NAMES

DIRECTIVE_LINES = (
    *(f"leader-{one.replace('_', '-')}" for one in NEUTRAL_LEADERS),
    *(f"revenue-{one.replace('_', '-')}" for one in NEUTRAL_REVENUES),
    *("province-always", "province-never", "province-die", "knights", "initiative", "initiative-plus", "initiative-minus"),
    *(f"charity-{one}" for one in CHARITIES),
)


def dashed(words: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.replace("_", "-") for word in words)


def leaves(kind: type[SpokenEvent]) -> list[type[SpokenEvent]]:
    """The events that can be told: those nobody derives from."""
    below = kind.__subclasses__()
    return [leaf for one in below for leaf in leaves(one)] if below else [kind]


def by_chapter() -> dict[str, tuple[str, ...]]:
    """`republic-<chapter>-event-` and `republic-<chapter>-choice-`, each with what may follow."""
    for module in pkgutil.iter_modules(events.__path__):
        importlib.import_module(f"{events.__name__}.{module.name}")
    found: dict[str, list[str]] = {}
    for event in leaves(Said):
        room, _, rest = event.message().partition("-event-")
        found.setdefault(f"{room}-event-", []).append(rest)
    for chapter in WORDS.chapters:
        found.setdefault(f"{chapter.game}-choice-", []).extend(word for word, _, _ in chapter.words.values())
    return {prefix: tuple(ends) for prefix, ends in found.items()}


def signs() -> tuple[str, ...]:
    """What a board marks: the ids given to `mark` and `badge` in its sources, and the words that reach them in variables."""
    given: list[str] = []
    words: list[str] = []
    for path in sorted(Path(board.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("mark", "badge")
                and node.args
            ):
                first = node.args[0]
                given += [first.value] if isinstance(first, ast.Constant) else []
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                word = node.value.replace("_", "-")
                words += [word] if _is_said(f"republic-board-{word}") else []
    return tuple(dict.fromkeys([*given, *words]))


def _is_said(id: str) -> bool:
    return id in (files("comitium.games.republic.text") / "en" / "board.ftl").read_text(encoding="utf-8").split()


def promises() -> tuple[str, ...]:
    """Every sentence that some clause is told in."""
    found: list[str] = []
    for kind in KINDS:
        for about in (0, 1, 2, 64 + 1, 21):
            for amount in (0, 1, 2):
                for until, manner in ((0, 0), (3, 0), (0, 2)):
                    with suppress(IndexError, KeyError):  # no clause of this kind speaks of that
                        said = clauses_spoken.spoken(Clause(kind, 0, 1, about, amount, until=until, manner=manner))
                        while said.id.startswith("republic-deals-on-terms"):
                            promise = said.args["promise"]
                            assert isinstance(promise, Phrase)
                            said = promise
                        found.append(said.id.removeprefix("republic-deals-clause-"))
    return tuple(dict.fromkeys(found))


def terms() -> tuple[str, ...]:
    """On what terms a promise may be made."""
    manners = [manner for known in KINDS.values() for manner in known.manners if manner]
    return (*kinds.ROLES[1:], *kinds.TRIALS[1:], *dict.fromkeys(manners), "step", "until")


def soloboard() -> tuple[str, ...]:
    """What the Senate of chapter 4 shows on the table: the ids given to `_say` in its source."""
    found: list[str] = []
    for node in ast.walk(ast.parse((Path(board.__file__).parent / "solo.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_say":
            found += [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant) and len(str(one.value)) > 2]
    return tuple(one for one in dict.fromkeys(found) if isinstance(one, str) and not one.endswith("-"))


def advboard() -> tuple[str, ...]:
    """What the advanced rules show on the table: the words of their source that are ids, and those that it puts together."""
    said = (files("comitium.games.republic.text") / "en" / "advboard.ftl").read_text(encoding="utf-8").split()
    source = ast.walk(ast.parse((Path(board.__file__).parent / "advanced.py").read_text(encoding="utf-8")))
    words = [node.value for node in source if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    found = [word for word in words if f"republic-advboard-{word}" in said]
    used = [f"{right}-{state}" for right in ("priesthood", "pontifex-veto") for state in ("used", "unused")]
    return tuple(dict.fromkeys([*found, *used, "trial-minor", "trial-major"]))


ABILITIES = (
    "halves-losses",
    "spared-losses",
    "free-tribune",
    "free-land-bill",
    "free-veto",
    "commissioner",
    "appeal",
    "knights",
    "veterans",
    "income",
    "military",
    "popularity",
)


def stakes(of: str, place: int) -> tuple[str, ...]:
    """What the builders of stakes are given as an id, wherever they are called."""
    found: list[str] = []
    home = Path(names.__file__).parent
    for path in (*home.glob("rules/**/*.py"), *home.glob("stakes/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > place and ast.unparse(node.func).removeprefix("stakes.") == of:
                given = node.args[place]
                found += [str(one.value) for one in ast.walk(given) if isinstance(one, ast.Constant)]
    return tuple(dict.fromkeys(found))


STAKES = tuple(dict.fromkeys((*stakes("stake", 0), *stakes("note", 1), "convicts-own", "convicts", "acquits")))
FORCES = ("recall", "thin", "reinforce")
REPUBLIC = {
    "republic-ending-": ENDINGS,
    "republic-board-called-": ("for", "against", "split", "neither"),
    "republic-board-column-": SHOWS,
    "republic-board-mission-": dashed(BEQUEST_KEYS),
    "republic-term-games-": dashed(GAMES_KEYS),
    "republic-revenue-place-": names.PLACES[:2],
    "republic-board-": signs(),
    "republic-deals-clause-": promises(),
    "republic-deals-term-if-": ("passed", "failed", "passed-named", "failed-named"),
    "republic-deals-term-": terms(),
    "republic-deals-claim-": ("cancel", "perform", "return", "breach"),
    "republic-deals-": ("binding", "offered"),
    "republic-business-item-": (
        "deploy",
        "replace",
        "garrison",
        "ungarrison",
        "strays",
        "bequest",
        "recall",
        "thin",
        "reinforce",
    ),
    "republic-combat-ask-buy-": ("legions", "fleets", "purse"),
    "republic-seat-": names.SEATS,
    "republic-seat-sign-": names.SEATS,
    "republic-phase-": PHASE_NAMES,
    "republic-card-": tuple(dict.fromkeys(dashed([name_key(card) for card in range(len(CARD_KEY))]))),
    "republic-province-": dashed(PROVINCE_KEYS),
    "republic-office-": dashed(OFFICE_KEYS),
    "republic-random-": names.EVENT_SIDES,
    "republic-scenario-": dashed(SCENARIO_KEYS),
    "republic-directive-": dashed(NEUTRAL_KEYS),
    "republic-term-era-": names.ERAS,
    "republic-senate-kind-": dashed(tuple(names.PROPOSALS)),
    "republic-trials-charge-": (*names.CHARGE_MARKERS, "concession", "province"),
    "republic-term-series-": dashed(tuple(dict.fromkeys(war.series for war in records.WARS if war.series))),
    "republic-procedure-": tuple(f"n{number}" for number in range(1, 34)),
    "republic-solowhy-measure-": tuple(measure_id(one) for one in MEASURES),
    "republic-directive-line-": DIRECTIVE_LINES,
    "republic-directive-spoil-": dashed(NEUTRAL_SPOILS),
    "republic-explain-intrigue-": dashed(INTRIGUE_KEYS),
    "republic-explain-law-": dashed(LAW_KEYS),
    "republic-explain-deck-": dashed(DECK_EVENT_KEYS),
    "republic-explain-event-": names.EVENT_SIDES,
    "republic-explain-until-": tuple(dict.fromkeys(dashed([event.until for event in records.EVENTS]))),
    "republic-explain-ability-": ABILITIES,
    "republic-explain-war-creates-": ("victory", "series", "attack"),
    "republic-explain-war-": ("active", "inactive", "drought", "farmers", "wakes"),
    "republic-explain-province-": ("undeveloped", "developed"),
    "republic-explain-dice-": tuple(f"{side}-{sign}" for side in ("brought", "paid") for sign in ("plus", "minus", "only")),
    "republic-explain-concession-": ("revenue", "legion", "fleet"),
    "republic-soloboard-state-": ("small", "refused", "asked", "next", "later", "left-out"),
    "republic-soloboard-odds-refuse": ("", "-governs"),
    "republic-soloboard-": soloboard(),
    "republic-advboard-": advboard(),
    "republic-stake-role-": stakes("role", 0),
    "republic-stake-": (
        *(one for one in STAKES if one not in ("income-", "treasury-")),
        *(f"income-{paid}" for paid in PAID),
        *(f"treasury-{each}" for each in ("turn", "unit", "upkeep")),
    ),
    **by_chapter(),
}
