"""The questions as a person reads them: what is asked, by which rule, and what each choice means."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from comitium.core.frames import Frame
from comitium.core.messages import Option, Phrase, Prompt, Value
from comitium.core.words import Vocabulary
from comitium.games.caesar import names
from comitium.games.caesar.choices import (
    DECLINE,
    DISCARD,
    DONE,
    DOWN,
    DRAW,
    END,
    NEXT,
    ON,
    PASS,
    PASSIVE,
    PLAY,
    TARGET,
    UP,
    VETO,
    argument,
    verb,
)
from comitium.games.caesar.rules.r5_turn import Dump, LateAction, Place, PlayCards
from comitium.games.caesar.rules.r6_actions import Aim, VetoWindow
from comitium.games.caesar.rules.r6_effects import Castle, ReplaceCard
from comitium.games.caesar.setup import Prepare
from comitium.games.caesar.state import ASSASSINATION, CASTLING, HAND_LIMIT, NOTHING, Caesar

# what a verb is called in notation, what its argument is, and its rule
WORDS: Final = {
    DOWN: ("down", "card", "5.2"),
    UP: ("up", "card", "5.2"),
    PLAY: ("play", "card", "5.4"),
    END: ("end", "", "5.3"),
    PASSIVE: ("passive", "", "5.6"),
    ON: ("on", "group", "5.2"),
    TARGET: ("target", "card", "6.7"),
    PASS: ("pass", "", "6.6"),
    VETO: ("veto", "", "6.6"),
    DRAW: ("draw", "deck", "5.5"),
    DECLINE: ("decline", "", "6.6"),
    DISCARD: ("discard", "card", "5.6"),
    DONE: ("done", "", "5.6"),
    NEXT: ("next", "card", "2.5"),
}
ACTION_RULES: Final = {6: "6.1", 7: "6.2", 8: "6.3", 9: "6.4", 10: "6.5", 11: "6.6"}
CARD_WORDS: Final = ("P", "1", "2", "3", "4", "5", *names.CARDS[ASSASSINATION:])
CHOICES: Final = Vocabulary(
    "caesar", WORDS, {"card": CARD_WORDS, "group": names.GROUPS, "deck": names.DECKS}, names.SPEAKERS, 16
)


def describe(choice: int) -> Option:
    """A choice in words and in notation.

    >>> describe(DOWN + 3).notation, describe(PLAY + 9).notation, describe(END).notation
    ('down 3', 'play scout', 'end')
    """
    option = CHOICES.describe(choice)
    return replace(option, rule=ACTION_RULES.get(argument(choice), option.rule)) if verb(choice) == PLAY else option


def parse(text: str) -> int:
    """The choice that a notation means.

    >>> parse("down 3") == DOWN + 3, parse(" Play  Scout ") == PLAY + 9, parse("up p") == UP
    (True, True, True)
    """
    return CHOICES.parse(text)


def prompt(game: Caesar, seat: int) -> Prompt:
    """The question that waits for a seat, with its legal choices."""
    top = game.stack[-1]
    rule, text = _question(game, top, seat)
    options = tuple(describe(choice) for choice in game.legal(seat))
    if not isinstance(top, (PlayCards, LateAction)):  # only there do the choices fall under different rules
        options = tuple(replace(option, rule=rule) for option in options)
    return Prompt(type(top).__name__, seat, rule, text, options)


def _question(game: Caesar, top: Frame[Any], seat: int) -> tuple[str, Phrase]:
    kind = type(top).__name__
    if isinstance(top, Prepare):
        return _preparation(game, top, seat)
    if isinstance(top, Place):
        return "5.2", Phrase(f"caesar-ask-place-{'up' if top.face_up else 'down'}", {"card": names.card(top.card)})
    if isinstance(top, Aim):
        return _aim(top)
    if isinstance(top, VetoWindow):
        return _veto(top)
    if isinstance(top, ReplaceCard):
        rule = "6.6" if top.after_veto else "6.2"
        return rule, Phrase("caesar-ask-replace-veto" if top.after_veto else "caesar-ask-replace-spy")
    if isinstance(top, Castle):
        args: dict[str, Value] = {"card": names.card(top.next_card()), "group": names.group(top.group)}
        return "6.3", Phrase("caesar-ask-castle", {**args, "group2": names.group(top.group2)})
    if isinstance(top, Dump):
        if top.card >= 0:
            return "9.4", Phrase("caesar-ask-place-down", {"card": names.card(top.card)})
        return "9.4", Phrase("caesar-ask-dump")
    if kind == "Refill":
        return "5.5", Phrase("caesar-ask-refill", {"count": HAND_LIMIT - game.hand_size(seat)})
    if kind == "PlayCards":
        if game.placed == NOTHING and not game.acted:
            return "5.1", Phrase("caesar-ask-turn", {"turn": game.turn})
        return "5.3", Phrase("caesar-ask-play-on")
    rules = {"LateAction": "5.4", "SpyPick": "6.2", "Discard": "5.6"}
    return rules[kind], Phrase(
        "caesar-ask-" + {"LateAction": "late-action", "SpyPick": "spy-pick", "Discard": "discard"}[kind]
    )


def _preparation(game: Caesar, top: Prepare, seat: int) -> tuple[str, Phrase]:
    if top.is_ordering(game, seat):
        return "2.5", Phrase("caesar-ask-order", {"place": len(top.orders[seat]) + 1})
    return "2.6", Phrase("caesar-ask-opening", {"group": names.group(len(top.laid[seat]))})


def _aim(top: Aim) -> tuple[str, Phrase]:
    card = names.CARDS[top.card]
    if top.group < 0:
        return ACTION_RULES[top.card], Phrase(f"caesar-ask-aim-{card}")
    if top.card == CASTLING:
        return "6.3", Phrase("caesar-ask-aim-castling-second", {"group": names.group(top.group)})
    return "6.1", Phrase("caesar-ask-aim-assassination-card", {"group": names.group(top.group)})


def _veto(top: VetoWindow) -> tuple[str, Phrase]:
    args: dict[str, Value] = {"card": names.card(top.card)}
    if top.group >= 0:
        args["group"] = names.group(top.group)
    if top.card == CASTLING:
        args["group2"] = names.group(top.group2)
    if top.card == ASSASSINATION:
        args["target"] = names.card(top.group2)
    return "6.6", Phrase(f"caesar-ask-veto-{names.CARDS[top.card]}", args)
