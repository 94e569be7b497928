"""Cards of Res Publica Romana under the glass: senators and statesmen, wars, enemy leaders, each drawn large with
its numbers. What is printed on it in words the game tells itself (games/republic/board/explain.py)."""

from __future__ import annotations

from typing import Final

from comitium.core.board import Piece
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, text
from comitium.draw.page.zones import short
from comitium.games.republic import names
from comitium.games.republic.catalogue import senators, wars
from comitium.games.republic.catalogue.keys import LEADER_KEYS

STATS: Final = (("mil", "military"), ("ora", "oratory"), ("loy", "loyalty"), ("influence", "influence"))
PURSE: Final = (("pop", "popularity"), ("knights", "knights"), ("talent", "talents"))
LONG: Final = 13  # letters of a name that fit in large type
LINE: Final = 20  # and in small type


def drawing(piece: Piece, words: Words) -> str:
    """A piece as a card; nothing for what has no card of its own."""
    if piece.kind == "senator" and piece.face in names.SENATORS:
        return _senator(piece, names.SENATORS.index(piece.face), words)
    if piece.kind == "war":
        return _war(piece, words)
    if piece.kind == "leader" and piece.face in LEADER_KEYS:
        return _leader(piece, list(LEADER_KEYS).index(piece.face), words)
    return ""


def _frame(inside: str) -> str:
    stock = '<rect class="stock" x=".75" y=".75" width="118.5" height="166.5" rx="8"/>'
    return f'<svg class="card rpr" viewBox="0 0 120 168" aria-hidden="true">{stock}{inside}</svg>'


def _ribbon(kind: str, shape: str, code: str) -> str:
    return (
        '<path class="ribbon" d="M1.5 24V9A7.5 7.5 0 019 1.5h102a7.5 7.5 0 017.5 7.5v15z"/>'
        f'{_glyph(shape, 7, 5, 15)}<text class="k" x="26" y="17">{kind}</text><text class="k e" x="113" y="17">{code}</text>'
    )


def _glyph(shape: str, x: float, y: float, size: float) -> str:
    return f'<use class="g" href="#i-{shape}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def _stat(shape: str, value: object, x: float, y: float) -> str:
    return f'{_glyph(shape, x, y, 13)}<text class="v" x="{x + 17}" y="{y + 11.5}">{text(str(value))}</text>'


def _name(name: str, y: float) -> str:
    if len(name) <= LINE or " " not in name:
        return f'<text class="name{" long" if len(name) > LONG else ""}" x="60" y="{y}">{name}</text>'
    middle = min((place for place, letter in enumerate(name) if letter == " "), key=lambda place: abs(2 * place - len(name)))
    halves = ((name[:middle], y - 6), (name[middle + 1 :], y + 6))
    return "".join(f'<text class="name long" x="60" y="{at}">{half}</text>' for half, at in halves)


# -- people


def _senator(piece: Piece, senator: int, words: Words) -> str:
    """[1.07.31] The numbers as they are now, and his purse."""
    statesman = senators.IS_STATESMAN[senator]
    stats = "".join(_stat(shape, _number(piece, id, senator), 66, 31 + 15 * place) for place, (shape, id) in enumerate(STATS))
    purse = "".join(_stat(shape, piece.value(id), 14 + 36 * place, 134) for place, (shape, id) in enumerate(PURSE))
    kind = say(words, "card-statesman" if statesman else "card-senator")
    inside = (
        _ribbon(kind, "statesman" if statesman else "family", senators.SENATOR_CODE[senator])
        + f'<rect class="niche" x="8" y="30" width="46" height="58" rx="3"/>{_bust(statesman)}{stats}'
        + _name(short(piece.name, words), 107)
        + '<path class="line" d="M12 122h96"/>'
        + purse
    )
    return _frame(inside)


def _number(piece: Piece, id: str, senator: int) -> int:
    """As it stands on the table; of a card that is not in play, as printed."""
    if piece.mark(id) is not None:
        return piece.value(id)
    printed = {"military": senators.MILITARY, "oratory": senators.ORATORY, "loyalty": senators.LOYALTY}
    return printed.get(id, senators.INFLUENCE)[senator]


def _bust(laurel: bool) -> str:
    head = (
        '<g class="bust" transform="translate(31 62) scale(.72)"><path d="M-24 34C-24 16-12 13-8 10V2h16v8c4 3 16 6 16 24z"/>'
        '<path d="M-11-14C-11-26-5-31 1-31 9-31 13-25 13-16L16-8 12-7C12 3 8 8 1 8-7 8-11 0-11-14Z"/>'
    )
    leaves = '<path class="laurel" d="M-14-18C-9-26 4-28 13-22"/>' if laurel else ""
    return f"{head}{leaves}</g>"


# -- enemies


def _war(piece: Piece, words: Words) -> str:
    """[1.07.33] A war as strong as it is now, and what it brings."""
    strengths = (("legion", "land"), ("fleet", "support"), ("war", "naval"))
    cells = "".join(
        f"{_glyph(shape, 18 + 34 * place, 58, 14)}"
        f'<text class="big" x="{25 + 34 * place}" y="88">{piece.value(id) or "–"}</text>'
        f'<text class="c" x="{25 + 34 * place}" y="99">{say(words, f"card-{id}")}</text>'
        for place, (shape, id) in enumerate(strengths)
    )
    throws = "".join(
        _stat(shape, mark.text.args.get("numbers", ""), 12, 112 + 16 * place)
        for place, (shape, id) in enumerate((("skull", "disasters"), ("standoff", "standoffs")))
        if (mark := piece.mark(id)) is not None
    )
    spoils = _stat("spoils", f"{piece.value('spoils')} T", 12, 144)
    known = piece.face in names.WARS and names.WARS.index(piece.face) < wars.WARS
    war = names.WARS.index(piece.face) if known else -1
    years = f"{wars.WAR_YEARS[war][0]}–{wars.WAR_YEARS[war][1]}" if known else ""
    inside = (
        _ribbon(say(words, "card-war"), "war", years)
        + _name(words.speak(piece.name), 43)
        + f'<rect class="niche" x="8" y="54" width="104" height="49" rx="3"/>{cells}{throws}{spoils}'
    )
    return _frame(inside)


def _leader(piece: Piece, leader: int, words: Words) -> str:
    """[1.07.34] What he adds to his wars, and his own numbers."""
    throws = (("skull", wars.LEADER_DISASTER[leader]), ("standoff", wars.LEADER_STANDOFF[leader]))
    stats = "".join(
        _stat(shape, ", ".join(map(str, listed)), 18 + 48 * place, 136)
        for place, (shape, listed) in enumerate(throws)
        if listed
    )
    inside = (
        _ribbon(say(words, "card-leader"), "leader", "")
        + _name(words.speak(piece.name), 46)
        + f'<text class="huge" x="60" y="98">+{wars.LEADER_STRENGTH[leader]}</text><path class="line" d="M12 126h96"/>{stats}'
    )
    return _frame(inside)
