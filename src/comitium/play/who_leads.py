"""Who is to lead each faction of a new table: a word for each, the same at the terminal, on the pages and for programs.

"me" is whoever sets the table, for as many factions as she likes; "device" is somebody else there, "open" whoever comes;
"with-caesar" is the person who leads Caesar as well; "rule" is nobody: the faction follows its directive, where the game has
one. Anything else is the name of a bot. A bot answers for each of its factions by itself.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from comitium import bots
from comitium.core.board import seat_name
from comitium.core.errors import BadOption
from comitium.core.messages import NAMED, Names, Phrase
from comitium.core.options import Setting, check_neutrals, check_players
from comitium.core.registry import HasNeutrals, game_type
from comitium.match.begin import new_by, new_led
from comitium.match.journal import BY_RULE
from comitium.match.match import Match
from comitium.match.orders import ANY, FORCED, IDLE, IDLE_ALONE, StandingOrder

ME: Final = "me"
DEVICE: Final = "device"
OPEN: Final = "open"
RULE: Final = "rule"
WITH: Final = "with-"
PEOPLE: Final = (ME, DEVICE, OPEN)
VOWELS: Final = frozenset("aeiouyh")


def with_word(game: str, seat: int) -> str:
    """The word for the person who leads this faction as well.

    >>> with_word("caesar", 1)
    'with-cleopatra'
    """
    return WITH + game_type(game).meta.seats[seat]


def leaders_of(game: str, words: Sequence[str]) -> tuple[int, ...]:
    """The number of the player who leads each faction, `BY_RULE` where nobody does. Raises `BadOption`.

    >>> leaders_of("idus", ["me", "tribune", "me", "open", "with-senator_4"])
    (0, 1, 0, 2, 2)
    """
    firsts = first_factions(game, words)
    players = list(dict.fromkeys(first for first in firsts if words[first] != RULE))
    return tuple(BY_RULE if words[first] == RULE else players.index(first) for first in firsts)


def first_factions(game: str, words: Sequence[str]) -> list[int]:
    """For each faction the one whose word says who leads both: itself, unless its word is "with-" another or a second "me".
    Raises `BadOption`."""
    return [_first(game, words, seat) for seat in range(len(words))]


def _first(game: str, words: Sequence[str], seat: int) -> int:
    seats, at = game_type(game).meta.seats[: len(words)], seat
    for _ in words:
        if words[at] == ME:
            return words.index(ME)
        if not words[at].startswith(WITH):
            break
        name = words[at].removeprefix(WITH)
        if name not in seats:
            raise BadOption(Phrase("bad-led-with", {"word": words[at][:60], "known": ", ".join(seats)}))
        at = seats.index(name)
    if words[at] not in PEOPLE and words[seat].startswith(WITH):
        raise BadOption(Phrase("bad-led-with-bot", {"word": words[seat][:60]}))
    return at


def with_neutrals(game: str, words: Sequence[str]) -> list[str]:
    """The words for all factions, where these are for the players of a game that leads more factions by rule with so few.

    >>> with_neutrals("republic", ["me"])
    ['me', 'rule', 'rule', 'rule', 'rule']
    """
    return [*words, *[RULE] * game_type(game).meta.few.get(len(words), 0)]


def may_be_led_by_rule(game: str, seats: int, factions: Sequence[int]) -> bool:
    """Whether exactly these of so many factions may be led by rule.

    >>> may_be_led_by_rule("republic", 5, [2, 3, 4]), may_be_led_by_rule("republic", 5, [3, 4])
    (True, False)
    """
    try:
        neutral_options(game, seats, factions)
    except BadOption:
        return False
    return True


def begin_led(game: str, words: Sequence[str], options: Mapping[str, Setting], seed: int | None = None) -> Match:
    """Start a match whose factions are led as these words say. Raises `BadOption`, or `Unknown` for a bot there is not."""
    check_players(game_type(game).meta, len(words))
    leaders = leaders_of(game, words)
    for word in words:
        if word not in (*PEOPLE, RULE) and not word.startswith(WITH):
            bots.check(word, game)
    settings = led_options(game, words, options)
    players = [leader for leader in leaders if leader != BY_RULE]
    if len(set(players)) < len(players):
        return new_led(game, leaders, settings, seed)
    match = new_by(game, len(words), seed, settings)
    if match.leaders != leaders:  # an option says that factions are led by rule, and these words do not
        raise BadOption(Phrase("bad-led-otherwise", {"factions": _named(game, match.leaders)}))
    return match


def skip_dead_questions(match: Match, people: Iterable[int]) -> None:
    """People, one seat for each, are asked only where there is something to decide: a standing order answers the rest, which
    each of them may cancel. Who plays alone is asked less, for nobody is there who could read anything from the haste of an
    order; before directives, not even where only one answer is possible."""
    leaders = {match.leader_of(seat) for seat in people} - {BY_RULE}
    players = {leader for leader in match.leaders if leader != BY_RULE}
    idle = StandingOrder(ANY, IDLE_ALONE if len(leaders) == 1 else IDLE)
    for seat in [seat for leader in sorted(leaders) for seat in match.factions_of(leader)]:
        if match.game.neutrals and len(players) == 1:
            match.order(seat, StandingOrder(ANY, FORCED))
        if match.game_type.profile.has_idle:
            match.order(seat, idle)


def led_options(game: str, words: Sequence[str], options: Mapping[str, Setting]) -> dict[str, Setting]:
    """These options, and those with which the factions are led by rule whose word is "rule". Raises `BadOption`."""
    by_rule = [seat for seat, word in enumerate(words) if word == RULE]
    if not by_rule:
        return dict(options)
    check_neutrals(game_type(game).meta, len(words) - len(by_rule), len(by_rule), options)
    return {**options, **neutral_options(game, len(words), by_rule)}


def neutral_options(game: str, seats: int, factions: Sequence[int]) -> dict[str, Setting]:
    """The options with which these factions are led by rule. Raises `BadOption` if the game has no directives for them."""
    known = game_type(game)
    if not isinstance(known, HasNeutrals):
        raise BadOption(Phrase("bad-led-never", {"game": known.meta.title}))
    return known.led_by_rule(seats, factions)


def directive_name(match: Match, seat: int) -> Phrase | None:
    """How the directive of a faction is called that is led by rule; None for others, or if it has no name."""
    known = match.game_type
    if match.leader_of(seat) != BY_RULE or not isinstance(known, HasNeutrals):
        return None
    return known.directive_name(match.game, seat)


def seat_names(match: Match) -> Names:
    """What the seats of a table are called that have another name than usual: factions that are led by rule, by their
    directives."""
    if not match.game.neutrals:
        return ()
    meta = match.game_type.meta
    found = [(seat_name(meta, seat).id, directive_name(match, seat)) for seat in range(match.header.seats)]
    return tuple([(id, name) for id, name in found if name is not None])


def people_names(match: Match, people: Iterable[str]) -> Names:
    """What the seats of a table are called: by the name of the person who leads each, where there is one, with the seat's own
    name beside it; factions that are led by rule by their directives."""
    meta = match.game_type.meta
    seats = [(seat_name(meta, seat), name) for seat, name in enumerate(people) if name]
    return (*seat_names(match), *[(seat.id, named(seat, name)) for seat, name in seats])


def named(seat: Phrase, name: str) -> Phrase:
    """A seat by the name of the person who leads it. French elides before a vowel, and before an h that it does not hear.

    >>> [named(Phrase("caesar-seat-caesar"), name).args["elided"] for name in ("Élodie", "Marco", "Yves", "Yann")]
    [1, 0, 1, 0]
    """
    letters = unicodedata.normalize("NFKD", name.casefold())
    elided = letters[:1] in VOWELS and not (letters[0] == "y" and letters[1:2] in VOWELS)
    return Phrase(NAMED, {"name": name, "seat": seat, "elided": int(elided)})


def _named(game: str, leaders: Sequence[int]) -> str:
    """The factions that are led by rule, by their ids."""
    seats = game_type(game).meta.seats
    return ", ".join(seats[seat] for seat, leader in enumerate(leaders) if leader == BY_RULE)
