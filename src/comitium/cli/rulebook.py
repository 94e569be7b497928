"""`comitium rule` and `comitium ledger`: the rulebook, and how it is kept."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from comitium.cli.glossary import RULING, Ruling, ruling
from comitium.cli.speech import Reader, print_json, show
from comitium.cli.tools import ANYONE, GameName
from comitium.core.errors import Unknown
from comitium.core.messages import Phrase
from comitium.core.registry import game_type
from comitium.draw.rulebook import stakes
from comitium.ledger import MUST, Gap, Ledger, Rule, read


def open_ledger(game: str) -> Ledger:
    game_type(game)
    try:
        return read(game)
    except FileNotFoundError:
        raise Unknown(Phrase("cli-tool-no-ledger", {"game": game})) from None


# -- rule


def rule(
    game: GameName,
    number: Annotated[str, Parameter(help="cli-tool-arg-number")],
    *,
    reader: Reader = ANYONE,
) -> int:
    """A rule in plain words, with its code, tests and rulings; or all rules of a section or chapter; or a ruling."""
    ledger = open_ledger(game)
    wanted = number.strip().strip("[]").rstrip(".")
    if (decided := ruling(game, wanted)) is not None:
        page = _ruling(ledger, decided)
    elif wanted in ledger.rules:
        page = _rule(ledger, ledger.rules[wanted], reader)
    elif rules := ledger.under(wanted):
        page = _section(ledger, wanted, rules, reader)
    else:
        near = ", ".join(ledger.near(wanted) if not RULING.fullmatch(wanted) else list(ledger.rulings)[-5:])
        raise Unknown(Phrase("cli-tool-unknown-rule", {"game": game, "number": wanted or number, "near": near}))
    if reader.json:
        print_json(page)
    elif page["status"] == "ruling":
        _show_ruling(page, reader)
    elif "rules" in page:
        _show_section(page, reader)
    else:
        _show_rule(page, ledger, reader)
    return 0


def _rule(ledger: Ledger, rule: Rule, reader: Reader) -> dict[str, Any]:
    return {
        "number": rule.number,
        "title": rule.title(reader.language),
        "summary": rule.summary(reader.language),
        "stakes": stakes(ledger.game, rule.number, reader.language),
        "status": rule.status,
        "code": [str(place) for place in ledger.code.get(rule.number, [])],
        "tests": [str(place) for place in ledger.tests.get(rule.number, [])],
        "rulings": [{"id": ruling, "title": ledger.rulings.get(ruling, "")} for ruling in rule.rulings],
        "options": list(rule.options),
        "game": ledger.game,
    }


def _ruling(ledger: Ledger, ruling: Ruling) -> dict[str, Any]:
    """The shape of a rule, with the code and tests of the rules concerned."""
    concerned = [number for number in ruling.rules if number in ledger.rules]
    code = [str(place) for number in concerned for place in ledger.code.get(number, [])]
    tests = [str(place) for number in concerned for place in ledger.tests.get(number, [])]
    return {
        "number": ruling.id,
        "title": ruling.title,
        "summary": ruling.text.replace("**", ""),
        "status": "ruling",
        "code": list(dict.fromkeys(code)),
        "tests": list(dict.fromkeys(tests)),
        "rulings": [],
        "options": [],
        "game": ledger.game,
        "concerns": concerned,
    }


def _section(ledger: Ledger, number: str, rules: list[Rule], reader: Reader) -> dict[str, Any]:
    """The shape of a rule, with all that its rules have; and the rules themselves."""
    pages = [_rule(ledger, rule, reader) for rule in rules]

    def all_of(key: str) -> list[Any]:
        found: list[Any] = []
        for page in pages:
            found += [item for item in page[key] if item not in found]
        return found

    return {
        "number": number,
        "title": _section_title(ledger.game, number, reader),
        "summary": "\n".join(f"{page['number']} {page['title']}. {page['summary']}" for page in pages),
        "status": "section",
        **{key: all_of(key) for key in ("code", "tests", "rulings", "options")},
        "game": ledger.game,
        "rules": pages,
    }


def _section_title(game: str, number: str, reader: Reader) -> str:
    plain = reader.say("cli-tool-section" if "." in number else "cli-tool-chapter", number=number)
    return reader.word(f"cli-play-{game}-chapter-{number}", plain)


def _show_rule(page: dict[str, Any], ledger: Ledger, reader: Reader) -> None:
    status = reader.say(f"cli-tool-status-{page['status']}")
    show(Text.assemble((f"{page['number']} {page['title']}", "bold"), (f"  {status}", "dim")), "", page["summary"])
    show(*(Text(f"  {line}") for line in page["stakes"]))
    tests = page["tests"] if ledger.tests_found else [reader.say("cli-tool-no-tests-here")]
    rulings = [f"{ruling['id']} {ruling['title']}" for ruling in page["rulings"]]
    for heading, lines in (("code", page["code"]), ("tests", tests), ("rulings", rulings), ("options", page["options"])):
        show("", Text(reader.say(f"cli-tool-{heading}"), style="bold"))
        show(*(Text(f"  {line}") for line in lines or [reader.say("cli-tool-nothing")]))


def _show_ruling(page: dict[str, Any], reader: Reader) -> None:
    status = reader.say("cli-tool-status-ruling")
    show(Text.assemble((f"{page['number']} {page['title']}", "bold"), (f"  {status}", "dim")), "", page["summary"], "")
    show(reader.say("cli-tool-concerns", rules=", ".join(page["concerns"]) or reader.say("cli-tool-nothing")))


def _show_section(page: dict[str, Any], reader: Reader) -> None:
    show(Text(f"{page['number']} {page['title']}", style="bold"))
    for rule in page["rules"]:
        show("", Text(f"{rule['number']} {rule['title']}", style="bold"), rule["summary"])


# -- ledger


def ledger(game: GameName, *, reader: Reader = ANYONE) -> int:
    """How many rules have code and tests, and what is missing. The exit code is 1 if something is."""
    found = open_ledger(game)
    missing = [{"kind": gap.kind, "rule": gap.rule, "where": gap.where, "text": _gap(gap, reader)} for gap in found.gaps]
    page = {
        "game": game,
        "rules": len(found.rules),
        "enforced": sum(rule.status in MUST for rule in found.rules.values()),
        "planned": sum(rule.status == "planned" for rule in found.rules.values()),
        "with_code": sum(found.has_code(number) for number in found.rules),
        "with_test": sum(number in found.tests for number in found.rules),
        "missing": missing,
        "tests_found": found.tests_found,
    }
    if reader.json:
        print_json(page)
    else:
        _show_ledger(page, reader)
    return 1 if missing else 0


def _gap(gap: Gap, reader: Reader) -> str:
    return reader.say(f"cli-tool-gap-{gap.kind}", rule=gap.rule, where=gap.where)


def _show_ledger(page: dict[str, Any], reader: Reader) -> None:
    title = game_type(page["game"]).meta.title
    counts = {"rules": page["rules"], "enforced": page["enforced"], "code": page["with_code"], "tests": page["with_test"]}
    show(reader.say("cli-tool-ledger", title=title, **counts))
    if page["planned"]:
        show(reader.say("cli-tool-ledger-planned", count=page["planned"]))
    if not page["tests_found"]:
        show(reader.say("cli-tool-no-tests-here"))
    if page["missing"]:
        show(reader.say("cli-tool-ledger-missing", count=len(page["missing"])))
        show(*("  " + gap["text"] for gap in page["missing"]))
    else:
        show(reader.say("cli-tool-ledger-complete"))
