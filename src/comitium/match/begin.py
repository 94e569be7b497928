"""Beginning a match: a new one, one from a position, one that a journal tells."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from msgspec import structs

from comitium.core.dice import commitment
from comitium.core.errors import BadJournal, BadOption, BadPosition, Illegal, Unknown
from comitium.core.frames import Game
from comitium.core.messages import Phrase
from comitium.core.options import Setting, check_players, earlier, resolve, seated
from comitium.core.positions import check_seats, completed
from comitium.core.registry import game_type
from comitium.match import journal
from comitium.match.first_digest import first_digest
from comitium.match.match import Match


def new(game: str, players: int | None = None, seed: int | None = None, **options: Setting) -> Match:
    """Start a match for so many players. Without a seed, 128 random bits decide; options are checked by name and value."""
    return new_by(game, players, seed, options)


def new_by(game: str, players: int | None, seed: int | None, options: Mapping[str, Setting]) -> Match:
    """Start a match by options that somebody has written down: they may be called anything. Raises `BadOption`."""
    meta = game_type(game).meta
    factions, given = seated(meta, meta.players[0] if players is None else players, options)
    return Match(_header(game, resolve(meta, given), factions, seed, None))


def new_led(game: str, leaders: Sequence[int], options: Mapping[str, Setting], seed: int | None = None) -> Match:
    """Start a match in which players lead the factions so: the number of a player for each faction, several times for one who
    leads several, and -1 for a faction that is led by rule. Raises `BadOption` if that does not fit the game."""
    meta = game_type(game).meta
    check_players(meta, len(leaders))
    return Match(_header(game, resolve(meta, options), len(leaders), seed, None, tuple(leaders)))


def led_otherwise(match: Match, leaders: Sequence[int], options: Mapping[str, Setting]) -> Match:
    """The same match before its first choice, with its seed, its factions led otherwise and these of its options changed.
    Raises `BadOption` if that does not fit the game."""
    header = match.header
    settings = resolve(match.game_type.meta, {**header.options, **options}) if options else header.options
    alone = structs.replace(header, options=settings, leaders=())
    made = Match(alone)
    return made if made.leaders == tuple(leaders) else Match(structs.replace(alone, leaders=tuple(leaders)))


def start(game: str, players: int | None = None, seed: int = 0, **options: Setting) -> Game:
    """A bare kernel at its first question, without memory: what simulations and searches drive."""
    meta = game_type(game).meta
    factions, given = seated(meta, meta.players[0] if players is None else players, options)
    state = game_type(game).new(resolve(meta, given), factions, seed)
    state.advance()
    return state


def from_position(game: str, text: str, seed: int | None = None, players: int | None = None) -> Match:
    """Start a match from a position text; what it leaves hidden is dealt from the seed.

    The text says how many play and by which options; `players` that say otherwise are refused with `BadPosition`. Factions
    that are led by rule may be counted among them or not.
    """
    state = game_type(game).from_position(text, 0)
    if players is not None and players != state.seats() - state.neutrals.bit_count():
        check_seats(state, players)
    return Match(_header(game, {}, state.seats(), seed, text))


def _header(
    game: str,
    settings: dict[str, Setting],
    seats: int,
    seed: int | None,
    position: str | None,
    leaders: tuple[int, ...] = (),
) -> journal.Header:
    seed = secrets.randbits(128) if seed is None else seed
    version = game_type(game).meta.rules_version
    return journal.Header(journal.FORMAT, game, version, settings, seats, seed, commitment(seed), position, leaders)


def replay(text: str, upto: int | None = None, torn: bool = False) -> Match:
    """The match that a journal tells, digests checked; `upto` stops after so many lines of play, `torn` accepts a journal
    that nobody closed.

    Raises `BadJournal`, naming the line, if the journal is cut, edited, of an unknown game or of newer rules.
    """
    told = journal.read(text, torn)
    match = begin(told.header)
    for number, entry in enumerate(told.entries if upto is None else told.entries[:upto], start=1):
        try:
            match.repeat(entry)
        except Illegal as refused:
            raise BadJournal(Phrase("journal-illegal", {"line": _line(told, number), "why": refused.why})) from refused
        if number in told.closings and not _agrees(match, told.header, told.closings[number]):
            raise BadJournal(Phrase("journal-digest", {"line": _line(told, number) + 1}))
    return match


def _line(told: journal.Journal, number: int) -> int:
    """The line on which an entry stands: after the header, the entries and the closings before it."""
    return 1 + number + sum(1 for closed in told.closings if closed < number)


def _agrees(match: Match, header: journal.Header, closing: str) -> bool:
    """Whether the state is the one that a closing line tells of."""
    if header.comitium == journal.FIRST:
        return not match.game.over or first_digest(match.game, header.options) == closing
    return match.digest == closing


def begin(header: journal.Header) -> Match:
    """The match before its first choice, if its header is one that this house can play. Where it does not name an option, it
    means what was played by its rules; its journal keeps the header it has, so that lines can be appended to it."""
    try:
        meta = game_type(header.game).meta
        if header.rules > meta.rules_version:
            raise BadJournal(Phrase("journal-newer-rules", {"line": 1, "rules": header.rules, "ours": meta.rules_version}))
        if header.commitment != commitment(header.seed):
            raise BadJournal(Phrase("journal-commitment", {"line": 1}))
        check_players(meta, header.seats)
        then = earlier(meta, header.rules)
        position = None if header.position is None else completed(header.position, then)
        options = resolve(meta, {**then, **header.options})
        read = structs.replace(header, comitium=journal.FORMAT, options=options, position=position)
        return Match(read, header if header.comitium == journal.FORMAT else read)
    except (Unknown, BadOption, BadPosition) as refused:
        raise BadJournal(Phrase("journal-header", {"line": 1, "why": refused.why})) from refused
