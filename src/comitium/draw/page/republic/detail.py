"""What an option of Res Publica Romana brings, in a few words below it; what the signs of the table mean; the signs before
lines of the log that belong to nobody."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile
from typing import Final

from comitium.core.board import Board, Mark, Piece
from comitium.core.messages import Amount, Event, Option, Phrase, Prompt
from comitium.draw.page import zones
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.republic import forum as republic_forum
from comitium.draw.page.republic.odds import chances
from comitium.draw.page.republic.people import SIGNS
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon
from comitium.games.republic.board.explain import explain

ALL: Final = {  # what a whole faction may say: the side that its votes are added to, and the sign
    "republic-senate-choice-all-for": (1, "check"),
    "republic-senate-choice-all-against": (-1, "close"),
    "republic-senate-choice-all-abstain": (0, "minus"),
}
LEVY: Final = "republic-provincial-ask-armies"  # asks how many of a province's new forces are armies
TEST: Final = "republic-asides-choice-test"
GROUPS: Final = {  # folded, with this heading
    "republic-pontifex-choice-priesthood": "draw-respublica-priesthoods",
    "republic-deals-choice-show": "draw-respublica-shown-cards",
    TEST: "draw-respublica-tests",
    "republic-asides-choice-peddle": "draw-respublica-peddling",
}
PURSE: Final = "republic-revenue-ask-purse"  # asks what somebody is to have, and says what he has
KNIGHTS: Final = ("republic-forum-choice-attract", "republic-forum-choice-press")
NUMBERS: Final = {  # what matters of a senator where a phase asks about one of his numbers
    "talents": ("talents", "knights"),
    "loyalty": ("loyalty", "talents", "oratory"),
    "own": ("oratory", "influence", "talents"),  # in the Forum it is others whose loyalty counts
    "votes": ("votes", "influence", "military"),
    "military": ("military", "talents", "influence"),
    "popularity": ("popularity", "talents"),
    "influence": ("influence", "military", "oratory", "loyalty"),
}
ROOMS: Final = {  # the sign of what a chapter tells
    "mortality": "skull",
    "revenue": "treasury",
    "forum": "family",
    "population": "pop",
    "senate": "senator",
    "trials": "praetor",
    "business": "law",
    "attempts": "assassination",
    "combat": "war",
    "revolution": "unrest",
    "deals": "pact",
    "victory": "trophy",
    "pontifex": "pontifex",
    "provincial": "province",
    "veterans": "veteran",
    "advocates": "advocate",
    "laws": "law",
    "rebels": "unrest",
}
STAKES: Final = {  # the sign of what an answer gains or loses
    "influence": "influence",
    "popularity": "pop",
    "popularity-each": "pop",
    "talents": "talent",
    "income-revenue": "talent",
    "income-legion": "talent",
    "income-fleet": "talent",
    "treasury": "treasury",
    "treasury-turn": "treasury",
    "treasury-unit": "treasury",
    "treasury-upkeep": "treasury",
    "unrest": "unrest",
    "votes": "vote",
    "military": "mil",
    "victory": "trophy",
    "spoils": "spoils",
    "office": "presiding",
    "verdict": "praetor",
    "death": "skull",
    "risk": "warn",
    "warning": "warn",
    "term": "hourglass",
    "war": "war",
    "fleets": "fleet",
    "cards": "intrigue",
}
OFFICES: Final = "office/"
WARNS: Final = ("republic-explain-opposes", "republic-explain-gracchi")  # whom he had better not sit beside
PRINTED: Final = ("concession", "card", "law")  # what is told by what is printed on it
OPEN: Final = frozenset(f"republic-senate-choice-{id}" for id in ("propose", "tribune", "attempt", "one-by-one"))
CLOSE: Final = frozenset(f"republic-senate-choice-{id}" for id in ("call", "all-for", "all-against", "all-abstain")) | {
    "republic-common-choice-pass"
}
BARE: Final = frozenset(f"republic-common-choice-{id}" for id in ("number", "yes", "no", "done"))
AGREE: Final = "republic-senate-agree-yes"
FRESH: Final = '<i class="fresh-dot"></i>'


def detail(look: PageLook, option: Option, board: Board, words: Words) -> str:
    """What a vote makes of the count; whose a senator is, his offices and the numbers that this phase asks about."""
    if option.text.id in ALL:
        return _count(ALL[option.text.id][0], board, words)
    for zone in board.walk():
        for one in zone.pieces:
            if option.choice in one.choices or _agrees(option, one):
                return _thing(look, one, option, board, words)
    return zones.detail(option.choice, board, words)


def _agrees(option: Option, one: Piece) -> bool:
    """[1.09.31] Whether it is he whom the other Consul has named: he is not chosen on the table."""
    return option.text.id == AGREE and option.text.args.get("senator") == one.name


def tags(look: PageLook, model: Table, words: Words) -> dict[int, str]:
    """Whose a senator is, where those of several may be named, and the chance of winning him over."""
    board, worth = model.board, chances(model, words)
    options = model.prompt.options if model.prompt is not None else ()
    owners: dict[int, int | None] = {}
    found: dict[int, str] = {}
    for zone in board.walk():
        owners |= dict.fromkeys(zone.choices, zone.owner)
        for one in zone.pieces:
            if one.kind == "senator":
                owners |= dict.fromkeys(one.choices, one.owner)
                owners |= {option.choice: one.owner for option in options if _agrees(option, one)}
                found |= (
                    dict.fromkeys(one.choices, f'<b class="chance">{worth[one.name.id]}</b>') if one.name.id in worth else {}
                )
    if len(set(owners.values())) > 1:
        for choice, seat in owners.items():
            if seat is not None:
                found[choice] = found.get(choice, "") + look.badge(seat).replace(
                    'aria-hidden="true"', f'role="img" aria-label="{words.speak(board.seats[seat])}"', 1
                )
    return found


def face(option: Option) -> str:
    """The sign of a whole faction's vote."""
    return icon(ALL[option.text.id][1], "s16") if option.text.id in ALL else ""


def group(option: Option) -> str:
    """[2.01.3] [1.04.5] [4.07.3] What may be done whenever anybody may act, to one of many, takes one line of the list."""
    return GROUPS.get(option.text.id, "")


def about_group(option: Option) -> str:
    """[4.07.3] A test is begun by one click and cannot be taken back."""
    return "draw-respublica-tests-about" if option.text.id == TEST else ""


def form(option: Option) -> str:
    """For, against and abstain stand beside each other."""
    return "third" if option.text.id in ALL else ""


def start(one: Amount, prompt: Prompt) -> int:
    """[1.06.3] A purse stands at what lies in it; [2.02.3] a levy at half armies, half fleets."""
    if prompt.text.id == LEVY:
        return (one.low + one.high + 1) // 2
    held = prompt.text.args.get("amount", one.low) if prompt.text.id == PURSE else one.low
    return max(one.low, min(one.high, held)) if isinstance(held, int) else one.low


def _thing(look: PageLook, one: Piece, option: Option, board: Board, words: Words) -> str:
    if one.kind == "senator":
        shows = "talents" if option.text.id in KNIGHTS else _shows(board)
        shows = "own" if shows == "loyalty" and one.owner == board.seat else shows
        return _senator(one, shows, words)
    printed = explain(one)[1] if one.kind in PRINTED else ()
    told = (*printed[:1], *(said for said in printed[1:] if said.id in WARNS))
    return " ".join(words.speak(said) for said in told) or zones.detail(option.choice, board, words)


def chain(answered: Sequence[Option]) -> Sequence[Option]:
    """Of what may still be taken back, what belongs to the question: neither votes that are over, nor whom one has called, nor
    what one has passed; nor does it begin with a number or a yes, which say nothing without their question."""
    over = [place for place, option in enumerate(answered) if option.text.id in CLOSE]
    left = answered[over[-1] + 1 :] if over else answered
    begun = [place for place, option in enumerate(left) if option.text.id in OPEN]
    return left[begun[-1] :] if begun else tuple(dropwhile(lambda option: option.text.id in BARE, left))


def _count(way: int, board: Board, words: Words) -> str:
    """[1.09.14] How the count stands after all votes of the reader's faction, as far as it has come."""
    floor = next(iter(board.of_kind("floor")), None)
    factions = board.of_kind("faction")
    own = next((zone for zone in factions if zone.owner == board.seat), None)
    if floor is None or own is None:
        return ""
    votes = own.value("votes")
    ayes = floor.value("ayes") + floor.value("given-for") + (votes if way > 0 else 0)
    noes = floor.value("noes") + floor.value("given-against") + (votes if way < 0 else 0)
    return say(words, "makes" if way else "stays", ayes=ayes, noes=noes)


def _shows(board: Board) -> str:
    """Which number of a senator this phase asks about."""
    return next((mark.face for zone in board.of_kind("state") for mark in zone.marks if mark.id == "shows"), "influence")


def _senator(one: Piece, shows: str, words: Words) -> str:
    told: list[Mark] = [mark for mark in one.marks if mark.id.startswith(OFFICES) or mark.id in ("leads", "away")]
    told += [mark for id in NUMBERS.get(shows, NUMBERS["influence"]) if (mark := one.mark(id)) is not None]
    return " · ".join(words.speak(mark.text) for mark in told)


def legend(words: Words) -> list[tuple[str, str]]:
    """The signs before names, and those of the lists."""
    shown = {shape: id for id, shape in reversed(SIGNS.items())}
    people = [(icon(shape), _meaning(id, words)) for shape, id in reversed(shown.items())]
    return [
        *people,
        *republic_forum.legend(words),
        (icon("veteran"), say(words, "legend-veteran")),
        (FRESH, say(words, "legend-new")),
    ]


def _meaning(id: str, words: Words) -> str:
    if id.startswith(OFFICES):
        return words.speak(Phrase(f"republic-office-{id.removeprefix(OFFICES).replace('_', '-')}"))
    return (
        say(words, f"legend-{id}") if id in ("guards", "disbanded-veterans") else words.speak(Phrase(f"republic-board-{id}"))
    )


def sign_of(event: Event) -> str:
    """By the chapter of the rules that tells it."""
    return ROOMS.get(str(getattr(event, "game", "")).removeprefix("republic-"), "event")
