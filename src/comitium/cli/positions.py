"""`comitium replay` and `comitium position`: games and positions read from text."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import to_builtins

from comitium.cli.speech import Reader, at_least, print_json, read_text, show, show_line
from comitium.cli.tools import ANYONE, GameName, Seed, spoken_table
from comitium.core.errors import BadJournal, BadOption, BadPosition
from comitium.core.messages import Phrase, Prompt
from comitium.core.options import resolve
from comitium.core.registry import game_type
from comitium.match.begin import from_position
from comitium.match.begin import replay as replay_journal
from comitium.match.match import Match
from comitium.match.record import read_record
from comitium.text import say

# -- replay


def replay(
    file: Annotated[str, Parameter(help="cli-tool-arg-file", allow_leading_hyphen=True)],
    *,
    log: Annotated[bool | None, Parameter(help="cli-tool-arg-log")] = None,
    reader: Reader = ANYONE,
) -> int:
    """Play a journal or a record again. A person gets the log unless they refuse it, a program only if it asks."""
    match = read_match(read_text(file))
    told = _log(match, reader) if (log if log is not None else not reader.json) else []
    page: dict[str, Any] = {
        "game": match.header.game,
        "choices": match.choices,
        "digest": match.digest,
        "outcome": _outcome(match),
        "players": match.header.seats,
        "seed": match.header.seed,
        "options": match.header.options,
        "position": match.game_type.position(match.game),
    }
    if reader.json:
        print_json({**page, "log": told} if log else page)
    else:
        _show_match(match, told, page["digest"], reader)
    return 0


def read_match(text: str) -> Match:
    """The game that a journal (JSON Lines) or a record (a heading in brackets) tells."""
    try:
        return read_record(text) if text.lstrip().startswith("[") else replay_journal(text)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise BadJournal(Phrase("cli-tool-bad-journal", {"error": str(error) or type(error).__name__})) from error


def _log(match: Match, reader: Reader) -> list[dict[str, str]]:
    """What everybody at the table heard, with the rule of each line."""
    return [{"rule": event.rule, "text": say(event.phrase(), reader.language)} for event in match.history()]


def _outcome(match: Match) -> dict[str, Any] | None:
    outcome = match.outcome
    if outcome is None:
        return None
    names = [match.game_type.meta.seats[seat] for seat in outcome.winners]
    return {**to_builtins(outcome), "names": names}


def _show_match(match: Match, told: list[dict[str, str]], digest: str, reader: Reader) -> None:
    from rich.text import Text

    header, meta = match.header, match.game_type.meta
    title = reader.say("cli-tool-replayed", title=meta.title, choices=match.choices, seed=str(header.seed))
    defaults = resolve(meta, {})
    changed = {name: value for name, value in header.options.items() if value != defaults[name]}
    options = ", ".join(f"{name}={reader.setting(value)}" for name, value in changed.items())
    show(Text(title, style="bold"), reader.say("cli-tool-options-set", options=options or reader.say("cli-tool-nothing")), "")
    for line in told:
        show(Text.assemble(line["text"], (f" [{line['rule']}]" if line["rule"] else "", "dim")))
    outcome = match.outcome
    if outcome is None:
        show(reader.say("cli-tool-unfinished"))
    else:
        seats = [reader.seat(meta.id, name) for name in meta.seats]
        scores = ", ".join(f"{seat} {score}" for seat, score in zip(seats, outcome.scores, strict=False))
        winners = ", ".join(seats[seat] for seat in outcome.winners)
        reason = reader.word(f"{meta.id}-ending-{outcome.reason}", outcome.reason)
        ended = {"reason": reason, "rule": outcome.rule}
        show("", reader.say("cli-tool-score", scores=scores))
        show(reader.say("cli-tool-won-by", winners=winners, **ended) if winners else reader.say("cli-tool-drawn", **ended))
    show_line(reader.say("cli-tool-digest", digest=digest))


# -- position


def position(
    game: GameName,
    *text: Annotated[str, Parameter(help="cli-tool-arg-text", allow_leading_hyphen=True)],
    seed: Seed = 0,
    deck: Annotated[bool, Parameter(help="cli-tool-arg-deck")] = True,
    reader: Reader = ANYONE,
) -> int:
    """A position, who must answer what in it, and every legal choice."""
    game_type(game)
    at_least(0, seed=seed)
    words = read_text("-") if text == ("-",) else " ".join(text)
    if not words.strip():
        raise BadOption(Phrase("cli-tool-needed", {"name": "TEXT", "command": "position"}))
    try:
        match = from_position(game, words, seed)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise BadPosition(Phrase("cli-tool-bad-position", {"error": str(error) or type(error).__name__})) from error
    questions = match.questions()
    legal = [
        {
            "seat": prompt.seat,
            "choice": option.choice,
            "notation": option.notation,
            "text": say(option.text, reader.language),
            "rule": option.rule,
        }
        for prompt in questions
        for option in prompt.options
    ]
    asked = [_question(prompt, reader) for prompt in questions]
    page = {
        "game": game,
        "position": match.game_type.position(match.game, deck),
        "actors": match.game.actors(),
        "legal": legal,
        "question": asked[0] if asked else None,
        "questions": asked,
        "outcome": _outcome(match),
        "digest": match.digest,
    }
    if reader.json:
        print_json(page)
    else:
        _show_position(match, page, reader)
    return 0


def _question(prompt: Prompt, reader: Reader) -> dict[str, Any]:
    return {"seat": prompt.seat, "kind": prompt.kind, "rule": prompt.rule, "text": say(prompt.text, reader.language)}


def _show_position(match: Match, page: dict[str, Any], reader: Reader) -> None:
    meta = match.game_type.meta
    show_line(page["position"] + "\n")
    for question in page["questions"]:
        seat = reader.seat(meta.id, meta.seats[question["seat"]])
        show(f"{reader.say('cli-tool-question', seat=seat, text=question['text'])} [{question['rule']}]")
        table = spoken_table(reader, "choice", "notation", "meaning", "rule")
        for choice in page["legal"]:
            if choice["seat"] == question["seat"]:
                table.add_row(str(choice["choice"]), choice["notation"], choice["text"], choice["rule"])
        show(table)
    if not page["questions"]:
        show(reader.say("cli-tool-over"))
