"""The table of Idus Martii in the terminal: the markers, who has which role, and what became of every turn.

One drawing serves the picture and the screen reader: short lines, and a table of the turns. Every sign is readable without
colour: a mark by a vote says that the Praetor looked at it.
"""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comitium.cli.table import Scene
from comitium.core.messages import Phrase
from comitium.games.idus import names
from comitium.games.idus.view import IdusView, SenatorView, TurnView

INKS: Final = ("rome", "egypt", "legal", "change") * 2
MARKS: Final = ("①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧")
COLOURS: Final = ("green", "red", "yellow")
FATES: Final = ("none", "kept", "exchanged", "yellow")
FULL: Final = "●"
EMPTY: Final = "○"


class IdusDrawing:
    """What the terminal asks of a game's table."""

    replies: frozenset[str] = frozenset()
    preparation: frozenset[str] = frozenset()
    inks: tuple[str, ...] = INKS
    marks: tuple[str, ...] = MARKS

    def seat(self, seat: int) -> Phrase:
        return names.seat(seat)

    def moment(self, view: IdusView) -> tuple[int, int]:
        return len(view.turns), view.turn

    def draw(self, view: IdusView, scene: Scene) -> RenderableType:
        parts: list[RenderableType] = [Text(title(view, scene), style="strong"), *_tracks(view, scene)]
        parts.append(_senators(view, scene))
        if view.turns:
            parts.append(_turns(view, scene))
        own = holds(view, scene)
        return Group(*parts, Text(own, style="strong")) if own else Group(*parts)

    def tell(self, view: IdusView, scene: Scene) -> list[str]:
        lines = [
            title(view, scene),
            scene.say("cli-play-idus-marks", loyal=view.loyal, traitor=view.traitor, limit=view.limit),
        ]
        lines.extend(f"{who(senator.seat, scene)}: {standing(senator, view, scene)}." for senator in view.senators)
        lines.extend(told(turn, view, scene) for turn in view.turns[-view.players :])
        own = holds(view, scene)
        return [*lines, own] if own else lines

    def score(self, view: IdusView, scene: Scene) -> RenderableType:
        return Group(*(Text(line) for line in self.tell_score(view, scene)))

    def tell_score(self, view: IdusView, scene: Scene) -> list[str]:
        lines = [
            scene.say("cli-play-idus-score"),
            *(f"{who(one.seat, scene)}: {faction(one, scene)}" for one in view.senators),
        ]
        if view.faction is not None:
            lines.append(scene.say(f"idus-ending-{view.ending}"))
        return lines


DRAWING: Final = IdusDrawing()


# -- words


def title(view: IdusView, scene: Scene) -> str:
    if view.ending:
        return scene.say("cli-play-idus-over", turn=view.turn)
    return scene.say("cli-play-idus-turn", turn=view.turn, round=view.round)


def who(seat: int, scene: Scene) -> str:
    player = scene.players[seat] if seat < len(scene.players) else ""
    return scene.say("cli-play-player", seat=names.seat(seat), player=player or scene.say("cli-play-you"))


def role(seat: int, view: IdusView, scene: Scene) -> str:
    """What the seat is in this turn, and whether the table waits for it."""
    now = view.now or (view.turns[-1] if view.turns else None)
    found = ""
    if now is not None and not view.ending:
        if seat == now.consul:
            found = scene.say("cli-play-idus-consul")
        elif seat == now.praetor:
            found = scene.say("cli-play-idus-praetor")
        elif seat in now.aediles:
            found = scene.say("cli-play-idus-aedile")
    if seat in view.voted:
        found += f" {scene.say('cli-play-idus-voted')}"
    return found


def faction(senator: SenatorView, scene: Scene) -> str:
    """The cards that the reader may see of a senator; those she gave up in brackets."""
    shown = [scene.say(names.faction(card).id) for card in senator.cards or ()]
    if senator.discarded is not None:
        shown.append(f"({scene.say(names.faction(senator.discarded).id)})")
    return ", ".join(shown)


def standing(senator: SenatorView, view: IdusView, scene: Scene) -> str:
    cards = scene.say("cli-play-idus-cards", count=senator.count)
    return " · ".join(part for part in (role(senator.seat, view, scene), cards, faction(senator, scene)) if part)


def holds(view: IdusView, scene: Scene) -> str:
    """What the reader holds herself."""
    if view.seat is None:
        return ""
    return scene.say("cli-play-idus-holds", cards=faction(view.senators[view.seat], scene))


def colour(number: int | None, scene: Scene) -> str:
    return "?" if number is None else scene.say(f"idus-colour-{COLOURS[number]}")


def votes(turn: TurnView, scene: Scene) -> str:
    """The two Aediles and what the reader knows of their cards."""
    parts: list[str] = []
    for aedile, vote in zip(turn.aediles, turn.votes, strict=False):
        known = "" if vote is None else f" {colour(vote, scene)}"
        if aedile == turn.inspected and turn.original is not None and turn.original != vote:
            known = f" {colour(turn.original, scene)}→{colour(vote, scene)}"
        parts.append(scene.say(names.seat(aedile).id) + ("*" if aedile == turn.inspected else "") + known)
    return ", ".join(parts)


def told(turn: TurnView, view: IdusView, scene: Scene) -> str:
    pair = " + ".join(colour(number, scene) for number in turn.pair or ())
    fate = scene.say(f"cli-play-idus-fate-{FATES[turn.fate]}")
    praetor = names.seat(turn.praetor) if turn.praetor is not None else Phrase("cli-play-idus-nobody")
    args = {"turn": turn.number, "praetor": praetor, "votes": votes(turn, scene), "fate": fate, "pair": pair}
    return scene.say("cli-play-idus-told", **args)


# -- the picture


def _tracks(view: IdusView, scene: Scene) -> list[Text]:
    """The two markers, as far as the limit."""
    lines: list[Text] = []
    for name, ink, votes_cast in (("loyal", "egypt", view.loyal), ("traitor", "rome", view.traitor)):
        label = scene.say(f"idus-faction-{name}")
        line = Text(f"{label:<9}").append(FULL * votes_cast, style=ink)
        line.append(EMPTY * max(0, view.limit - votes_cast), style="quiet")
        lines.append(line.append(f" {votes_cast}/{view.limit}", style=f"{ink}.strong"))
    return lines


def _senators(view: IdusView, scene: Scene) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for senator in view.senators:
        ink = INKS[senator.seat]
        name = Text(f"{MARKS[senator.seat]} {who(senator.seat, scene)}", style=f"{ink}.strong")
        waits = Text(scene.say("cli-play-decides") if senator.seat in view.actors and senator.seat != view.seat else "")
        cards = Text("▮" * senator.count + (f" {faction(senator, scene)}" if senator.cards is not None else ""))
        grid.add_row(name, Text(role(senator.seat, view, scene), style="strong"), cards, waits)
    return grid


def _turns(view: IdusView, scene: Scene) -> Table:
    """The turns that have been counted; the newest ones, if there is little room."""
    room = max(3, scene.height - view.players - 14)
    grid = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, border_style="quiet")
    for column in ("turn", "consul", "praetor", "aediles", "fate", "count"):
        grid.add_column(scene.say(f"cli-play-idus-column-{column}"), overflow="fold")
    for turn in view.turns[-room:]:
        praetor = scene.say(names.seat(turn.praetor).id) if turn.praetor is not None else ""
        pair = " + ".join(colour(number, scene) for number in turn.pair or ())
        fate = scene.say(f"cli-play-idus-fate-{FATES[turn.fate]}")
        consul = scene.say(names.seat(turn.consul).id)
        grid.add_row(str(turn.number), consul, praetor, votes(turn, scene), fate, pair)
    return grid
