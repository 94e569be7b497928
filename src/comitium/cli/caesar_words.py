"""The table of Caesar & Cleopatra in words: what a picture's labels say, and what a screen reader is told line by line."""

from __future__ import annotations

from typing import Final

from comitium.cli.table import Scene
from comitium.core.messages import Phrase, Value
from comitium.games.caesar import names
from comitium.games.caesar.choices import ACTION_RULES
from comitium.games.caesar.outcome import group_points
from comitium.games.caesar.state import GROUP_LIMIT, GROUPS, ORGY, PATRICIANS, PHILOSOPHER, RESHUFFLE
from comitium.games.caesar.view import CaesarView, GroupView, LineView, SideView

BONUS: Final = "★"  # the group of the reader's own bonus card
MARKS: Final = ("●", "▲")  # the seats
VOTES: Final = "✓"  # a group whose card is still in the vote deck
VOTE_CARDS: Final = (0, 1, 2, 3, 4, ORGY, ORGY, RESHUFFLE)


# -- labels


def turn(view: CaesarView, scene: Scene) -> str:
    if view.ending:
        return scene.say("cli-play-caesar-over", turn=view.turn)
    if view.turn == 0:
        return scene.say("cli-play-caesar-preparing")
    return scene.say("cli-play-caesar-turn", turn=view.turn, seat=names.seat(view.player))


def votes(view: CaesarView, scene: Scene) -> str:
    """How many vote cards are left, and which."""
    left = votes_left(view)
    listed = [_counted(card, left, scene) for card in dict.fromkeys(left)]
    return scene.say("cli-play-caesar-votes", count=view.votes_left, cards=", ".join(listed) or "–")


def votes_briefly(view: CaesarView, scene: Scene) -> str:
    """The same without the groups' names; their plaques have a sign."""
    left = votes_left(view)
    groups = sum(card < ORGY for card in left)
    listed = [f"{VOTES} ×{groups}"] if groups else []
    listed.extend(_counted(card, left, scene) for card in (ORGY, RESHUFFLE) if card in left)
    return scene.say("cli-play-caesar-votes", count=view.votes_left, cards=", ".join(listed) or "–")


def votes_left(view: CaesarView) -> list[int]:
    """The cards in the vote deck, in no order: everybody can count them."""
    left = list(VOTE_CARDS)
    for card in (*view.vote_discards, *view.box):
        left.remove(card)
    return left


def _counted(card: int, among: list[int], scene: Scene) -> str:
    name = scene.say(_vote(card))
    return name if among.count(card) == 1 else f"{name} ×{among.count(card)}"


def _vote(card: int) -> str:
    if card == ORGY:
        return "cli-play-caesar-orgy"
    return "cli-play-caesar-reshuffle" if card == RESHUFFLE else f"caesar-group-{names.GROUPS[card]}"


def player(seat: int, scene: Scene) -> str:
    who = scene.players[seat]
    return scene.say("cli-play-player", seat=names.seat(seat), player=who or scene.say("cli-play-you"))


def waits(scene: Scene) -> str:
    return scene.say("cli-play-decides")


def gone(scene: Scene) -> str:
    return scene.say("cli-play-caesar-gone")


def points(side: SideView) -> int:
    """The points that everybody can count: all but the bonus, unless the reader may know it."""
    seen = sum(group_points(won, size) for won, size in zip(side.won, PATRICIANS, strict=True))
    return seen if side.points is None else side.points


def belongings(side: SideView, scene: Scene, form: str = "") -> str:
    hand: Value = side.hand_size
    if side.influence_backs is not None and side.action_backs is not None:
        hand = f"{side.influence_backs}+{side.action_backs}"
    return scene.say(
        "cli-play-caesar-belongings" + form,
        hand=hand,
        decks=f"{side.influence_deck}+{side.action_deck}",
        discards=len(side.discards),
        patricians=sum(side.won),
        points=points(side),
    )


def hand_label(scene: Scene) -> str:
    return scene.say("cli-play-caesar-hand")


def hand_of(seat: int, scene: Scene) -> str:
    return scene.say("cli-play-caesar-hand-of", seat=names.seat(seat))


def effect(card: int, scene: Scene) -> str:
    rule = ACTION_RULES.get(card, "7.3.3")
    return f"{scene.say('cli-play-caesar-effect-' + names.CARDS[card])} [{rule}]"


def secrets(view: CaesarView, scene: Scene, mine: int, bonus: bool) -> list[str]:
    """What is before the reader alone: bonus card, deck under preparation, cards in her fingers, cards to be discarded."""
    lines: list[str] = []
    side = view.sides[mine]
    if view.order:
        order = ", ".join(scene.say(names.card(card).id) for card in view.order)
        lines.append(scene.say("cli-play-caesar-order", cards=order))
    if view.castling_cards:
        lines.append(scene.say("cli-play-caesar-fingers", cards=names.cards(view.castling_cards)))
    if view.chosen and view.asked == "Discard":
        lines.append(scene.say("cli-play-caesar-discarding", cards=names.cards(view.chosen)))
    if bonus and side.bonus is not None and not view.ending and view.seat is not None:
        worth = int(scene.settings["bonus_points"])
        lines.append(scene.say("cli-play-caesar-bonus", group=names.group(side.bonus), points=worth))
    return lines


# -- line by line


def table(view: CaesarView, scene: Scene) -> list[str]:
    """The table as lines that make sense when they are heard."""
    mine = 1 if view.seat is None else view.seat
    lines = [turn(view, scene), votes(view, scene)]
    lines.extend(_group(group, view, scene, mine) for group in view.groups)
    for seat in (1 - mine, mine):
        lines.append(f"{player(seat, scene)}: {belongings(view.sides[seat], scene)}")
    hand = view.sides[mine].hand
    if hand is not None:
        lines.append(scene.say("cli-play-caesar-holds", count=len(hand), cards=names.cards(hand)))
    if view.spied_hand is not None:
        lines.append(f"{hand_of(1 - mine, scene)} {_listed(view.spied_hand, scene)}")
    return lines + secrets(view, scene, mine, True)


def _listed(cards: tuple[int, ...], scene: Scene) -> str:
    return ", ".join(scene.say(names.card(card).id) for card in cards)


def _group(group: GroupView, view: CaesarView, scene: Scene, mine: int) -> str:
    caesar, cleopatra = (side.won[group.group] for side in view.sides)
    args = {"group": names.group(group.group), "left": group.left, "caesar": caesar, "cleopatra": cleopatra}
    if group.left == 0:
        return scene.say("cli-play-caesar-group-gone", **args)
    lines = " ".join(_line(group, seat, view, scene) for seat in (1 - mine, mine))
    cards = sum(len(line.up) + line.down_count for line in group.lines)
    return scene.say("cli-play-caesar-group", **args, lines=lines, cards=cards, limit=GROUP_LIMIT)


def _line(group: GroupView, seat: int, view: CaesarView, scene: Scene) -> str:
    """A side of a group: what lies open, what lies hidden, and what it adds up to as far as the reader knows."""
    line = group.lines[seat]
    if seat == view.seat and group.group < len(view.laid):
        line = LineView((), (view.laid[group.group],), 1, 0)
    seen = (*line.up, *(line.down or ()))
    parts: list[Phrase] = []
    if line.up:
        parts.append(Phrase("cli-play-caesar-open", {"cards": _values(line.up, scene)}))
    if line.down:
        parts.append(Phrase("cli-play-caesar-hidden-own", {"cards": _values(line.down, scene)}))
    elif line.down_count:
        parts.append(Phrase("cli-play-caesar-hidden", {"count": line.down_count}))
    if not parts:
        return scene.say("cli-play-caesar-side-empty", seat=names.seat(seat))
    if not seen:
        return scene.say("cli-play-caesar-side-hidden", seat=names.seat(seat), cards=tuple(parts))
    return scene.say("cli-play-caesar-side", seat=names.seat(seat), cards=tuple(parts), sum=sum(seen))


def _values(cards: tuple[int, ...], scene: Scene) -> str:
    return ", ".join(scene.say("caesar-card-philosopher") if card == PHILOSOPHER else str(card) for card in cards)


# -- the end


def score_title(scene: Scene) -> str:
    return scene.say("cli-play-caesar-score")


def score_rows(view: CaesarView, scene: Scene) -> list[list[str]]:
    """A heading, a row per group, the bonus cards and the sum; four columns a side."""
    heads = [scene.say(f"cli-play-caesar-score-{column}") for column in ("won", "majority", "all", "points")]
    rows = [["", f"{MARKS[0]} {heads[0]}", *heads[1:], f"{MARKS[1]} {heads[0]}", *heads[1:]]]
    for group in range(GROUPS):
        parts = (*_parts(view, 0, group), *_parts(view, 1, group))
        rows.append([scene.say(names.group(group).id), *(str(part) if part else "·" for part in parts)])
    for side in view.sides:
        if side.bonus is not None:
            bonus = scene.say("cli-play-caesar-score-bonus", mark=MARKS[side.seat], group=names.group(side.bonus))
            rows.append([bonus, *[""] * (3 + 4 * side.seat), str(_bonus(side)), *[""] * (4 - 4 * side.seat)])
    sums = [[str(sum(side.won)), "", "", str(points(side))] for side in view.sides]
    return [*rows, [scene.say("cli-play-caesar-score-sum"), *sums[0], *sums[1]]]


def _parts(view: CaesarView, seat: int, group: int) -> tuple[int, int, int, int]:
    """[8.1] [8.2] [8.3] Patricians, the point for the majority, the point for all, and what they make."""
    won, size = view.sides[seat].won[group], view.groups[group].size
    total = group_points(won, size)
    everything = int(won == size)
    return won, total - won - everything, everything, total


def _bonus(side: SideView) -> int:
    return points(side) - sum(group_points(won, size) for won, size in zip(side.won, PATRICIANS, strict=True))


def score(view: CaesarView, scene: Scene) -> list[str]:
    """The points in sentences."""
    lines = [score_title(scene)]
    for seat in (0, 1):
        for group in range(GROUPS):
            won, majority, everything, total = _parts(view, seat, group)
            if won:
                args: dict[str, Value] = {"seat": names.seat(seat), "group": names.group(group), "won": won, "points": total}
                lines.append(scene.say("cli-play-caesar-score-line", **args, majority=majority, all=everything))
        side = view.sides[seat]
        if side.bonus is not None:
            args = {"seat": names.seat(seat), "group": names.group(side.bonus), "points": _bonus(side)}
            lines.append(scene.say("cli-play-caesar-score-bonus-line", **args))
        lines.append(scene.say("cli-play-caesar-score-sum-line", seat=names.seat(seat), points=points(side)))
    return lines
