"""The words of Idus Martii's table, for the picture and for those who hear it line by line."""

from __future__ import annotations

from typing import Final

from comitium.cli.idus_reading import Card, cards, sides_claimed
from comitium.cli.table import Scene, bare
from comitium.core.messages import Event, Phrase
from comitium.games.idus import names
from comitium.games.idus.state import LOYAL, MERCHANT, TRAITOR
from comitium.games.idus.view import IdusView, SenatorView, TurnView
from comitium.text import say

FATES: Final = ("none", "kept", "exchanged", "yellow")


def vocabulary(language: str) -> dict[str, str]:
    """The names of seats, factions and colours, as people say them, with those of the notation."""
    found: dict[str, str] = {}
    for kind, ids in (("seat", names.SEATS), ("faction", names.FACTIONS), ("colour", names.COLOURS)):
        found.update({bare(say(names.SPEAKERS[kind](number), language)): id for number, id in enumerate(ids)})
    return found


def table(view: IdusView, scene: Scene) -> list[str]:
    """The whole table, to be read aloud: the markers, the senators, the turns of the last round, one's own cards."""
    lines = [
        title(view, scene),
        scene.say("cli-play-idus-marks", loyal=view.loyal, traitor=view.traitor, limit=view.limit),
    ]
    lines.extend(
        scene.say("cli-play-idus-row", who=who(senator.seat, scene), what=f"{standing(senator, view, scene)}.")
        for senator in view.senators
    )
    lines.extend(told(turn, view, scene) for turn in view.turns[-view.players :])
    own = holds(view, scene)
    return [*lines, own] if own else lines


def score(view: IdusView, scene: Scene) -> list[str]:
    lines = [
        scene.say("cli-play-idus-score"),
        *(scene.say("cli-play-idus-row", who=who(one.seat, scene), what=factions(one, scene)) for one in view.senators),
    ]
    return [*lines, ending(view, scene)] if view.ending else lines


def ending(view: IdusView, scene: Scene) -> str:
    return scene.say(f"idus-ending-{view.ending}")


def title(view: IdusView, scene: Scene) -> str:
    if view.ending:
        return scene.say("cli-play-idus-over", turn=view.turn)
    return scene.say("cli-play-idus-turn", turn=view.turn, turns=2 * view.players, round=view.round)


def lead(view: IdusView, scene: Scene) -> str:
    """[8.4] [8.5] What the Ides would find if they came now."""
    ahead = view.loyal - view.traitor
    if abs(ahead) < 2:
        return scene.say("cli-play-idus-level", faction=names.faction(MERCHANT))
    return scene.say("cli-play-idus-lead", faction=names.faction(LOYAL if ahead > 0 else TRAITOR), votes=abs(ahead))


# -- the senators


def who(seat: int, scene: Scene) -> str:
    player = scene.players[seat] if seat < len(scene.players) else ""
    return scene.say("cli-play-player", seat=names.seat(seat), player=player or scene.say("cli-play-you"))


def name(seat: int, scene: Scene) -> str:
    return scene.say(names.seat(seat).id)


def role(seat: int, view: IdusView) -> str:
    """The id of what the seat is in this turn, or ""."""
    now = view.now or (view.turns[-1] if view.turns else None)
    if now is None or view.ending:
        return ""
    return role_in(seat, now)


def role_in(seat: int, turn: TurnView) -> str:
    if seat == turn.consul:
        return "consul"
    if seat == turn.praetor:
        return "praetor"
    return "aedile" if seat in turn.aediles else ""


def factions(senator: SenatorView, scene: Scene) -> str:
    """The cards that the reader may see of a senator, and the one given up."""
    shown = [scene.say(names.faction(card).id) for card in senator.cards or ()]
    if senator.discarded is not None:
        shown.append(f"({scene.say(names.faction(senator.discarded).id)})")
    return ", ".join(shown)


def standing(senator: SenatorView, view: IdusView, scene: Scene) -> str:
    """A senator in one line: the role, who is waited for, the cards, and what she says she is."""
    parts = []
    if found := role(senator.seat, view):
        voted = f" {scene.say('cli-play-idus-voted')}" if senator.seat in view.voted else ""
        parts.append(scene.say(f"cli-play-idus-{found}") + voted)
    if senator.seat in view.actors and senator.seat != view.seat:
        parts.append(scene.say("cli-play-idus-waited"))
    parts.append(scene.say("cli-play-idus-cards", count=senator.count))
    if shown := factions(senator, scene):
        parts.append(shown)
    side = sides_claimed(scene.claims).get(senator.seat)
    if side is not None:
        parts.append(scene.say("cli-play-idus-says", faction=names.faction(side)))
    return " · ".join(parts)


def holds(view: IdusView, scene: Scene, mark: str = "") -> str:
    """What the reader holds herself; with `mark`, her sign, also her name."""
    if view.seat is None:
        return ""
    form, args = ("-named", {"mark": mark, "seat": names.seat(view.seat)}) if mark else ("", {})
    own = view.senators[view.seat]
    shown = ", ".join(scene.say(names.faction(card).id) for card in own.cards or ())
    if own.discarded is None:
        return scene.say(f"cli-play-idus-holds{form}", cards=shown, **args)
    return scene.say(f"cli-play-idus-kept{form}", cards=shown, faction=names.faction(own.discarded), **args)


# -- what is claimed


def spoken(event: Event, scene: Scene) -> str:
    """The sentence of the log."""
    return say(event.phrase(), scene.language)


# -- the turns


def colour(number: int | None, scene: Scene) -> str:
    return "?" if number is None else scene.say(names.colour(number).id)


def pair(turn: TurnView, scene: Scene) -> str:
    return " + ".join(colour(number, scene) for number in turn.pair or ())


def fate(turn: TurnView, scene: Scene) -> str:
    """Whom the Praetor looked at, and what came of it."""
    if turn.praetor is None or turn.inspected is None:
        return scene.say("cli-play-idus-fate-none")
    args = {"praetor": names.seat(turn.praetor), "aedile": names.seat(turn.inspected)}
    return scene.say(f"cli-play-idus-fate-{FATES[turn.fate]}", **args)


def vote(card: Card, scene: Scene) -> str:
    """What the reader can read of a vote."""
    disputed = f" {scene.say('cli-play-idus-vote-disputed')}" if card.disputed else ""
    if card.laid is None and card.final is None:
        return scene.say("cli-play-idus-vote-hidden") + disputed
    laid, final = colour(card.laid, scene), colour(card.final, scene)
    words = laid if card.laid == card.final else scene.say("cli-play-idus-vote-became", laid=laid, final=final)
    return (scene.say("cli-play-idus-vote-said", vote=words) if card.said else words) + disputed


def told(turn: TurnView, view: IdusView, scene: Scene) -> str:
    """A counted turn in one line."""
    read = zip(turn.aediles, cards(turn, view, scene.claims), strict=False)
    votes = ", ".join(f"{name(seat, scene)} {vote(card, scene)}" for seat, card in read)
    args = {"turn": turn.number, "consul": Phrase(names.seat(turn.consul).id), "votes": votes}
    return scene.say("cli-play-idus-told", fate=fate(turn, scene), pair=pair(turn, scene), **args)
