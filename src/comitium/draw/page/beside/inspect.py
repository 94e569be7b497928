"""A card under the glass: large, with what it does, what is to be read off it, and the rules that speak of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board, Piece, Zone
from comitium.core.messages import Event, Phrase
from comitium.core.registry import Explains, game_type
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Person
from comitium.draw.page.summary import summary
from comitium.draw.page.words import Words, icon, text, titles
from comitium.draw.rulebook import find_rules, speaking_of
from comitium.ledger import Rule

MOST: Final = 3  # rules that are told


def inspected(
    look: PageLook, board: Board, id: str, words: Words, people: Sequence[Person] = (), heard: Sequence[Event] = ()
) -> str:
    """What the reader may know of a thing on her table; "" if there is no such thing. Of what she has `heard` the line of a
    card is told that applied last."""
    for zone in board.walk():
        if zone.id == id:
            return _shown("", zone, zone.name.id, words, _about(board, zone, words))
        for piece in zone.pieces:
            if piece.id == id:
                picture = look.drawing(piece, words)
                spoken, where = piece.name.id if piece.face else "", _where(piece, zone, board, words)
                return _shown(picture, piece, spoken, words, where, look.applied(piece, heard))
    return ""


def _about(board: Board, zone: Zone, words: Words) -> str:
    return words.speak(board.seats[zone.owner]) if zone.owner is not None and zone.name != board.seats[zone.owner] else ""


def _where(piece: Piece, zone: Zone, board: Board, words: Words) -> str:
    """Where it lies, and whose it is."""
    owner = piece.owner if piece.owner is not None else zone.owner
    whose = [words.speak(board.seats[owner])] if owner is not None and zone.name != board.seats[owner] else []
    count = [f"×{piece.count}"] if piece.count > 1 else []
    secret = [words.say("inspect-secret")] if piece.face and not piece.up else []
    return " · ".join([words.speak(zone.name), *whose, *count, *secret])


def _shown(picture: str, thing: Piece | Zone, spoken: str, words: Words, where: str, applied: int = -1) -> str:
    name = words.speak(thing.name)
    number, printed = _printed(thing, words)
    about = "".join(
        f'<p class="applied" aria-current=true>{words.speak(one)} <span class="chip gold">{words.say("applied")}</span></p>'
        if place == applied
        else f"<p>{words.speak(one)}</p>"
        for place, one in enumerate(printed)
    )
    marks = "".join(f"<li>{words.speak(mark.text)}</li>" for mark in thing.marks if mark.text != thing.name)
    told = "".join(_rule(rule, words) for rule in _rules(number, thing, spoken, words))
    drawn = f'<div class="pic">{picture}</div>' if picture else ""
    return (
        f'<article class="glass">{drawn}<div><h2 tabindex="-1">{name}</h2><p class="sub">{where}</p>'
        f"{f'<ul class=readings>{marks}</ul>' if marks else ''}{about}{told}</div></article>"
    )


def _printed(thing: Piece | Zone, words: Words) -> tuple[str, tuple[Phrase, ...]]:
    """The rule of a card and what is printed on it; nothing of a back, nor of a place."""
    if not isinstance(thing, Piece):
        return "", ()
    if thing.about is not None or thing.rule:
        return thing.rule, (thing.about,) if thing.about is not None else ()
    known = game_type(words.game)
    return known.explain(thing) if thing.face and isinstance(known, Explains) else ("", ())


def _rules(number: str, thing: Piece | Zone, spoken: str, words: Words) -> list[Rule]:
    """The rule that a card stands under; else those that have its name in their titles, or in what they say."""
    if number:
        return find_rules(words.game, words.language, number)[: 1 if isinstance(thing, Piece) and not thing.rule else MOST]
    name = words.speak(thing.name)
    if not spoken or not any(len(word) > 3 and word.isalpha() for word in name.split()):
        return []
    return list(speaking_of(words.game, words.language, name)[:MOST])


def _rule(rule: Rule, words: Words) -> str:
    return (
        f'<section class="rule"><h3><span class="no">§ {text(rule.number)}</span>'
        f"{titles(words.game, words.language)[rule.number]}</h3>"
        f"<p>{summary(rule, words)}</p></section>"
    )


def listed(board: Board, words: Words) -> str:
    """Everything on the table that can be put under the glass, place by place: for those who do not point."""
    places = "".join(_place(zone, words, "") for zone in board.zones)
    return f'<article class="glass all"><div><h2 tabindex="-1">{words.say("inspect")}</h2>{places}</div></article>'


def _place(zone: Zone, words: Words, around: str) -> str:
    buttons = "".join(
        f'<button class="btn small" data-inspect="{text(piece.id)}">{words.speak(piece.name)}</button>'
        for piece in zone.pieces
        if piece.face
    )
    name = " · ".join(filter(None, (around, words.speak(zone.name))))
    own = f'<section><h3>{name}</h3><div class="row wrap">{buttons}</div></section>' if buttons else ""
    return own + "".join(_place(inner, words, name) for inner in zone.zones)


def secrets(look: PageLook, board: Board, words: Words) -> str:
    """What only the reader sees, large: for somebody who looks at it for the first time."""
    held = [
        piece
        for zone in board.walk()
        for piece in zone.pieces
        if piece.face and not piece.up and board.seat in (piece.owner, zone.owner)
    ]
    shown = "".join(
        f"<figure>{look.drawing(piece, words)}<figcaption>{words.speak(piece.name)}</figcaption></figure>" for piece in held
    )
    return f'<div class="secrets">{shown}</div>' if shown else ""


def opener(words: Words) -> str:
    """The way to the list."""
    return f'<button class="ib" data-inspect="" data-key="i">{icon("eye")} {words.say("inspect")}</button>'
