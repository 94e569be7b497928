"""`comitium play`: set up a table at the terminal, or take one up again, and play."""

from __future__ import annotations

import secrets
import sys
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec import structs

from comitium import bots
from comitium.cli.at_table import answers, saves, speeds
from comitium.cli.at_table.commands import Leave
from comitium.cli.at_table.saves import HUMAN, CannotSave, Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Sitting
from comitium.cli.speech import default_language, settings
from comitium.cli.tools import split_bots
from comitium.core.errors import BadOption, Unknown
from comitium.core.messages import Phrase
from comitium.core.options import check_players
from comitium.core.registry import HasResults, game_type, game_types
from comitium.match.begin import new
from comitium.match.journal import BY_RULE
from comitium.match.lessons import FirstGame, first_game, lesson, names
from comitium.match.match import Match
from comitium.play import OPEN, RULE, begin_led, skip_dead_questions, with_word
from comitium.play.who_leads import PEOPLE, WITH, first_factions, with_neutrals
from comitium.text import LANGUAGES, say
from comitium.text.languages import Language

DEFAULT: Final = "tribune"  # the opponent, where there is one
BROKEN: Final = 1  # the exit code when a bot has broken off


def play(
    game: Annotated[str | None, Parameter(help="cli-play-arg-game")] = None,
    *,
    players: Annotated[int | None, Parameter(help="cli-tool-arg-players")] = None,
    option: Annotated[list[str] | None, Parameter(help="cli-tool-arg-option", negative="")] = None,
    opponent: Annotated[str | None, Parameter(help="cli-play-arg-opponent")] = None,
    seat: Annotated[str | None, Parameter(help="cli-play-arg-seat")] = None,
    hotseat: Annotated[bool, Parameter(help="cli-play-arg-hotseat", negative="")] = False,
    led: Annotated[str | None, Parameter(help="cli-play-arg-led")] = None,
    seed: Annotated[int | None, Parameter(help="cli-play-arg-seed")] = None,
    lang: Annotated[Language | None, Parameter(help="cli-tool-arg-lang", show_choices=False)] = None,
    plain: Annotated[bool, Parameter(help="cli-play-arg-plain", negative="")] = False,
    resume: Annotated[bool, Parameter(help="cli-play-arg-resume", negative="")] = False,
    speed: Annotated[str | None, Parameter(help="cli-play-arg-speed")] = None,
    first: Annotated[bool, Parameter(help="cli-play-arg-first", negative="")] = False,
    beat: Annotated[str | None, Parameter(help="cli-play-arg-beat")] = None,
) -> int:
    """Play at the terminal, against the computer or with somebody at the same keyboard; the exit code.

    Answers may also come from a file or a pipe. `--resume` takes up the save that `game` names, or the last unfinished one of
    that game, or of any. Without `seat` a lone person gets the last of the game's seats.
    Raises `ComitiumError` for whatever is wrong on the command line or with a save.
    """
    if sys.stdin is None:
        raise Unknown(Phrase("cli-tool-no-input"))
    screen = Screen(lang or default_language(), plain)
    pace = speeds.named(speed) if speed is not None else ""
    if led is not None and (opponent is not None or seat is not None or hotseat or players is not None or resume):
        raise BadOption(Phrase("cli-play-led-alone"))
    if resume:
        sitting = _take_up(game, opponent, seat, hotseat, screen)
        if lang is None and sitting.seating.language in LANGUAGES:
            screen.language = sitting.seating.language
    else:
        game = game or game_types()[0].meta.id
        preset = first_game(game, alone=players == 1 and players in game_type(game).meta.few) if first else None
        wishes = _first(game, preset, option or [], screen) if preset is not None else option or []
        if preset is not None:
            players = preset.players if players is None else players
            seed = preset.seed if seed is None else seed
        if led is not None:
            sitting = _begin_led(game, led, wishes, seed, screen)
        else:
            sitting = _begin(game, players, wishes, opponent, seat, hotseat, seed, screen)
    habits = {"language": screen.language, "speed": pace or sitting.seating.speed, "beat": beat or sitting.seating.beat}
    sitting.seating = structs.replace(sitting.seating, **habits)
    if sitting.seating.beat:
        screen.line(screen.words("cli-play-beat", result=_to_beat(sitting)), "number")
    return sit(sitting, screen)


def _to_beat(sitting: Sitting) -> Phrase:
    """The result that is to be beaten. Raises `BadOption` if it is none."""
    kind, code = sitting.match.game_type, sitting.seating.beat
    told = kind.compare(code, None) if isinstance(kind, HasResults) else None
    if told is None:
        raise BadOption(Phrase("cli-play-no-result", {"code": code[:60]}))
    return told[0]


def _first(game: str, preset: FirstGame, option: list[str], screen: Screen) -> list[str]:
    """The options of a first game, but for those that were asked for; and where to learn it."""
    settled = [f"{name}={value}" for name, value in preset.options.items()]
    alone = preset.players == 1
    taught = [name for name in names(game) if lesson(game, name).alone == alone]
    if taught:
        command = f"comitium learn {game} {taught[0]}" if alone else f"comitium learn {game}"
        screen.line(screen.words("cli-learn-offer", command=command), "number")
    chosen = {one.partition("=")[0] for one in option}
    return [*(one for one in settled if one.partition("=")[0] not in chosen), *option]


def sit(sitting: Sitting, screen: Screen) -> int:
    """Play one game, and those the people switch to; leave when they do."""
    current: Sitting | None = sitting
    try:
        while current is not None:
            sitting = current
            sitting.run()
            current = sitting.next
    except (Leave, KeyboardInterrupt):
        _farewell(sitting, screen)
    except bots.BotFailed as failed:
        _broken(failed, sitting, screen)
        return BROKEN
    except BrokenPipeError:
        screen.close()
    except Exception:
        _farewell(sitting, screen)  # whatever went wrong: the game is kept, and it is said where
        raise
    return 0


def _broken(failed: bots.BotFailed, sitting: Sitting, screen: Screen) -> None:
    """A bot has broken off: say so in a sentence, keep the game, and write a report for whoever made the bot."""
    match = sitting.match
    decision = match.choices + 1
    _farewell(sitting, screen)
    try:
        path = saves.report(sitting.name, failed.report(match.header.seed, decision))
    except CannotSave as refused:
        screen.line(say(failed.why, screen.language), "bad")
        screen.line(say(refused.why, screen.language))
        return
    screen.line(screen.words("cli-play-bot-failed", why=failed.why, decision=decision, file=str(path)), "bad")


def _farewell(sitting: Sitting, screen: Screen) -> None:
    """Where the game is kept and how to come back to it, or that it is not kept."""
    sitting.close()
    if sitting.is_shared:
        screen.clear(with_past=True)
    screen.line("")
    if sitting.unsaved is not None:
        screen.line(screen.words("cli-play-lost", why=sitting.unsaved.why), "bad")
        return
    screen.line(screen.words("cli-play-left", file=str(saves.path_of(sitting.name))))
    screen.line(screen.words("cli-play-come-back", name=sitting.name))


def _begin(
    game: str,
    players: int | None,
    option: list[str],
    opponent: str | None,
    seat: str | None,
    hotseat: bool,
    seed: int | None,
    screen: Screen,
) -> Sitting:
    """A new match."""
    meta = game_type(game).meta
    players = meta.players[0] if players is None else players
    if players not in meta.few:
        check_players(meta, players)
    seats = tuple(with_neutrals(game, _seats(game, players, opponent, seat, hotseat, screen.language)))
    match = new(game, players, secrets.randbits(64) if seed is None else seed, **settings(option, game, screen.language))
    skip_dead_questions(match, [seat for seat, who in enumerate(seats) if who == HUMAN])
    return _sitting(match, Seating(game, seats), screen)


def _begin_led(game: str, led: str, option: list[str], seed: int | None, screen: Screen) -> Sitting:
    """A new match whose seats are led as these words say, one for each seat."""
    words = with_neutrals(game, [_word(game, word) for word in split_bots(led)])
    if OPEN in words:
        raise BadOption(Phrase("cli-play-led-open"))
    given = settings(option, game, screen.language)
    match = begin_led(game, words, given, secrets.randbits(64) if seed is None else seed)
    skip_dead_questions(match, [seat for seat, word in enumerate(words) if word in PEOPLE])
    leads = [words[first] for first in first_factions(game, words)]
    return _sitting(match, Seating(game, tuple(HUMAN if word in PEOPLE else word for word in leads)), screen)


def _word(game: str, word: str) -> str:
    """A word for who leads a seat, as the house has it: bots and seats may be called by their names."""
    if word.startswith(WITH):
        seat = answers.seat(game, word.removeprefix(WITH), range(len(game_type(game).meta.seats)))
        return word if seat is None else with_word(game, seat)
    return word if word in (*PEOPLE, RULE) else bots.canonical(word)


def _sitting(match: Match, seating: Seating, screen: Screen) -> Sitting:
    """A table for a new match, with the name of its save."""
    game = match.header.game
    try:
        name = saves.reserve(game)
    except CannotSave as refused:
        screen.line(say(refused.why, screen.language), "bad")
        name = f"{game}-unsaved"
    return Sitting(match, seating, name, screen)


def _take_up(name: str | None, opponent: str | None, seat: str | None, hotseat: bool, screen: Screen) -> Sitting:
    """A saved match. A journal that came without its seating gets the one of the command line."""
    if name is None or name in {known.meta.id for known in game_types()}:
        name = saves.latest(name or "")
    match, seating = saves.fetch(name)
    if seating is None:
        game, players = match.header.game, sum(1 for leader in match.leaders if leader != BY_RULE)
        seats = _seats(game, players, opponent, seat, hotseat, screen.language)
        answers = iter(seats)
        seating = Seating(game, tuple(RULE if leader == BY_RULE else next(answers) for leader in match.leaders))
    return Sitting(match, seating, name, screen)


def _seats(game: str, players: int, opponent: str | None, seat: str | None, hotseat: bool, language: str) -> tuple[str, ...]:
    """Who answers for each seat: people on those that were named, or on all of them. Without a wish the opponent is the
    tribune, or the best there is for this game."""
    if hotseat and seat is None:
        return (HUMAN,) * players
    if opponent is None:
        opponent = DEFAULT if DEFAULT in bots.names(game) else bots.names(game)[-1]
    opponent = bots.canonical(opponent)
    bots.check(opponent, game)
    mine = {players - 1} if seat is None else {_seat(game, players, one, language) for one in seat.split(",")}
    return tuple(HUMAN if number in mine else opponent for number in range(players))


def _seat(game: str, players: int, asked: str, language: str) -> int:
    found = answers.seat(game, asked, range(players))
    if found is None:
        known = ", ".join(answers.seat_name(game, number, language) for number in range(players))
        raise Unknown(Phrase("cli-play-seat", {"seat": asked, "known": known}))
    return found
