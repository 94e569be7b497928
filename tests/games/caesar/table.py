"""A table set up for one rule: cards on the groups, hands, decks and vote cards."""

from __future__ import annotations

from collections import Counter

import comitium
from comitium import Match
from comitium.core.messages import Event
from comitium.games.caesar.events import GameEnded
from games.table import happened, play

CAESAR = 0
CLEOPATRA = 1
SEATS = ("caesar", "cleopatra")
GROUPS = ("senator", "praetor", "quaestor", "censor", "aedile")
SIZES = (5, 5, 5, 3, 3)
RULE_SETS = ("rio_grande", "kosmos_fr", "tilsit_fr", "tilsit_original")
VOTE_CARDS = "spqcaoor"
NOTHING = "-/-"
DRY = "#:-/#:-"  # no action deck: the refill is not asked
LETTERS = "P12345ASCKWV"  # a card kind is its place in this text


def set_table(
    *,
    senator: str = NOTHING,
    praetor: str = NOTHING,
    quaestor: str = NOTHING,
    censor: str = NOTHING,
    aedile: str = NOTHING,
    player: str = "caesar",
    hand: str = "12345/12345",
    deck: str = "#:#/#:#",
    votes: str = "o",
    used: str = "",
    box: str = "",
    won: str = "00000/00000",
    seed: int = 1,
    **fields: str | int | bool,
) -> Match:
    """A match at the beginning of a turn. `votes` are the top cards of the vote deck; the other vote cards lie below them."""
    below = Counter(VOTE_CARDS)
    below.subtract(votes + used + box)
    caesar, cleopatra = won.split("/")
    left = "".join(str(size - int(a) - int(b)) for size, a, b in zip(SIZES, caesar, cleopatra, strict=True))
    words = {
        "turn": 5,
        "player": player,
        "table": ";".join((senator, praetor, quaestor, censor, aedile)),
        "left": left,
        "won": won,
        "hand": hand,
        "deck": deck,
        "votes": votes + "".join(card * max(0, count) for card, count in below.items()) or "-",
        "used": used or "-",
        "box": box or "-",
        **fields,
    }
    text = " ".join(f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in words.items())
    return comitium.from_position("caesar", text, seed=seed)


def field(match: Match, name: str) -> str:
    """A field of the position text."""
    return dict(word.split("=", 1) for word in match.game_type.position(match.game).split(" "))[name]


def half(match: Match, name: str, seat: int) -> str:
    """The seat's half of a field such as hand, gone, won or deck."""
    return field(match, name).split("/")[seat]


def hand(match: Match, seat: int) -> str:
    return half(match, "hand", seat)


def gone(match: Match, seat: int) -> str:
    """The seat's discard pile."""
    return half(match, "gone", seat)


def line(match: Match, seat: int, group: str) -> str:
    """The seat's cards on a group, those in brackets face-down."""
    return field(match, "table").split(";")[GROUPS.index(group)].split("/")[seat]


def patricians(match: Match, seat: int) -> str:
    """The patricians the seat has won, by group."""
    return half(match, "won", seat)


def after_vote(caesar: str, cleopatra: str, **fields: str | int | bool) -> Match:
    """The quaestors have been voted on: by their vote card, or because eight cards lie there."""
    card = "o" if sum(letter in LETTERS for letter in caesar + cleopatra) == 8 else "q"
    sides = f"{caesar or '-'}/{cleopatra or '-'}"
    match = set_table(**{"quaestor": sides, "votes": card, "deck": DRY, **fields})
    play(match, CAESAR, "down 1; on senator; end")
    return match


def ending(match: Match) -> str:
    """Why the game is over, checked against what was told; "" while it goes on."""
    if match.outcome is None:
        assert "GameEnded" not in happened(match)
        return ""
    assert match.questions() == []
    (told,) = [event for event in match.history(None) if isinstance(event, GameEnded)]
    assert told.ending == match.outcome.reason == match.view(None).ending
    rules = {"patricians": "9.1", "exhausted": "9.2", "blocked": "9.3", "alone": "9.4", "stalled": "9.5", "stopped": "9.6"}
    assert told.rule == rules[told.ending]
    return match.outcome.reason


def last_events(match: Match, number: int) -> list[Event]:
    """The last events before the turn of the other player began."""
    return match.history(None)[-1 - number : -1]
