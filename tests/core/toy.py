"""Micatio: a toy game for the tests of the core, with everything a real one has and nothing more.

A round: (1) all seats show fingers, secretly and together. (2) The seat that showed most puts denarii on a column: which
column, then how many. (3) It may draw a card, which it alone sees. (4) The others say in turn whether they pay a tax.
(5) All drink or not, openly, in any order (an option).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from comitium.core.audience import EVERYBODY, all_but, only
from comitium.core.dice import Dice, stream
from comitium.core.errors import BadPosition, Illegal
from comitium.core.frames import Frame, Game, Question, Script, Step
from comitium.core.messages import Event, Option, Outcome, Phrase
from comitium.core.options import Meta, OptionMeta, Setting, resolve
from comitium.core.poll import Poll

SHOW, COLUMN, DENARII, DRAW, KEEP, TAX, SPARE, DRINK, ABSTAIN = 100, 200, 300, 400, 401, 500, 501, 600, 601
NOTATIONS = {SHOW: "show 0", SHOW + 1: "show 1", SHOW + 2: "show 2", COLUMN: "column a", COLUMN + 1: "column b",
             DENARII + 1: "denarii 1", DENARII + 2: "denarii 2", DENARII + 3: "denarii 3", DRAW: "draw", KEEP: "keep",
             TAX: "tax", SPARE: "spare", DRINK: "drink", ABSTAIN: "abstain"}  # fmt: skip


class FingersShown(Event, frozen=True):
    fingers: tuple[int, ...]

    def phrase(self) -> Phrase:
        return Phrase("fingers-shown")


class DenariiPut(Event, frozen=True):
    seat: int
    column: int
    denarii: int

    def phrase(self) -> Phrase:
        return Phrase("denarii-put", {"denarii": self.denarii})


class CardDrawn(Event, frozen=True):
    """Heard by the seat that drew."""

    seat: int
    card: int

    def phrase(self) -> Phrase:
        return Phrase("card-drawn", {"card": self.card})


class CardTaken(Event, frozen=True):
    """Heard by the others."""

    seat: int

    def phrase(self) -> Phrase:
        return Phrase("card-taken", {"seat": self.seat})


class Whispered(Event, frozen=True):
    """Told without an audience: heard by nobody."""

    def phrase(self) -> Phrase:
        return Phrase("whispered")


class Micatio(Game):
    def __init__(self, stack: list[Frame[Any]], reveals: int, dice: Dice, deck: list[int], hands: list[list[int]],
                 columns: list[int], scores: list[int], rounds: int, taxed: bool, thirsty: bool) -> None:  # fmt: skip
        super().__init__(stack, reveals)
        self.dice = dice
        self.deck = deck
        self.hands = hands
        self.columns = columns
        self.scores = scores
        self.rounds = rounds
        self.taxed = taxed
        self.thirsty = thirsty

    def seats(self) -> int:
        return len(self.scores)

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        totals = tuple(score + sum(hand) for score, hand in zip(self.scores, self.hands, strict=True))
        return Outcome(tuple(seat for seat, total in enumerate(totals) if total == max(totals)), totals, "6", "counted")


class Round(Script[Micatio]):
    """[1] Fingers, denarii, a card, the tax."""

    def __init__(self, at: int, winner: int) -> None:
        super().__init__(at)
        self.winner = winner

    def steps(self) -> list[Step]:
        return ROUND


def show(game: Micatio, script: Round) -> None:
    if game.rounds == 0:
        game.finish()
        return
    game.rounds -= 1
    game.push(ShowFingers(list(range(len(game.hands))), [[] for _ in game.hands]))


def put(game: Micatio, script: Round) -> None:
    game.push(PutDenarii(script.winner, -1))


def draw(game: Micatio, script: Round) -> None:
    game.push(DrawCard(script.winner))


def tax(game: Micatio, script: Round) -> None:
    if game.taxed:
        game.push(PayTax((script.winner + 1) % len(game.hands), len(game.hands) - 1))


def drink(game: Micatio, script: Round) -> None:
    script.go_to(show)
    if game.thirsty:
        game.push(Drink(list(range(len(game.hands))), [[] for _ in game.hands]))


ROUND: list[Step] = [show, put, draw, tax, drink]


class Asks:
    """What every question of this game says."""

    def rule(self, game: Micatio, seat: int) -> str:
        return "1"

    def ask(self, game: Micatio, seat: int) -> Phrase:
        return Phrase("what-now")


class ShowFingers(Asks, Poll[Micatio]):
    """[1] All at once, secretly."""

    def legal(self, game: Micatio, seat: int) -> list[int]:
        return [SHOW, SHOW + 1, SHOW + 2]

    def open(self, game: Micatio) -> None:
        game.reveals += 1
        fingers = [said[0] - SHOW for said in self.said]
        below = game.stack[-1]
        assert isinstance(below, Round)
        below.winner = fingers.index(max(fingers))
        if game.has_listener:
            game.tell(FingersShown("1", tuple(fingers)), EVERYBODY)
            game.tell(Whispered("1"))


class PutDenarii(Asks, Question[Micatio]):
    """[2] A column, then how many: a chain of two small choices."""

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def legal(self, game: Micatio, seat: int) -> list[int]:
        return [COLUMN, COLUMN + 1] if self.column < 0 else [DENARII + 1, DENARII + 2, DENARII + 3]

    def answer(self, game: Micatio, seat: int, choice: int) -> None:
        if self.column < 0:
            self.column = choice - COLUMN
            return
        game.pop()
        game.columns[self.column] += choice - DENARII
        game.scores[seat] += game.columns[self.column]
        if game.has_listener:
            game.tell(DenariiPut("2", seat, self.column, choice - DENARII), EVERYBODY)

    def refusal(self, game: Micatio, seat: int, choice: int) -> Illegal:
        return Illegal("2", Phrase("refuse-denarii", {"choice": choice}))


class DrawCard(Asks, Question[Micatio]):
    """[3] A card of the shuffled deck; only the drawer knows it."""

    def legal(self, game: Micatio, seat: int) -> list[int]:
        return [DRAW, KEEP]

    def answer(self, game: Micatio, seat: int, choice: int) -> None:
        game.pop()
        if choice == KEEP:
            return
        card = game.deck.pop()
        game.hands[seat].append(card)
        game.reveals += 1
        if game.has_listener:
            game.tell(CardDrawn("3", seat, card), only(seat))
            game.tell(CardTaken("3", seat), all_but(seat))


class PayTax(Asks, Question[Micatio]):
    """[4] Openly, one after the other; nothing hidden is told."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, game: Micatio, seat: int) -> list[int]:
        return [TAX, SPARE]

    def answer(self, game: Micatio, seat: int, choice: int) -> None:
        game.scores[seat] -= choice == TAX
        self.seat = (seat + 1) % len(game.hands)
        self.left -= 1
        if self.left == 0:
            game.pop()


class Drink(Asks, Poll[Micatio]):
    """[5] Openly, in any order: asked together, yet nothing hidden is told."""

    def legal(self, game: Micatio, seat: int) -> list[int]:
        return [DRINK, ABSTAIN]

    def added(self, game: Micatio, seat: int, choice: int) -> None:
        game.scores[seat] -= choice == DRINK

    def open(self, game: Micatio) -> None:
        """All has been done as it was said."""


class Seen(Struct, frozen=True):
    """What a seat sees: its own hand, and how many cards the others hold."""

    columns: tuple[int, ...]
    scores: tuple[int, ...]
    held: tuple[int, ...]
    hand: tuple[int, ...]


class MicatioKind:
    meta = Meta(
        id="micatio", title="Micatio", players=(2, 3), rules_version=2, seats=("left", "middle", "right"),
        options={
            "rounds": OptionMeta(default=2, choices=(1, 2, 3, 9), rule="6", aliases={"many": 9}),
            "tax": OptionMeta(default=True, choices=(True, False), rule="4", since=2, before=False),
            "drink": OptionMeta(default=False, choices=(False, True), rule="5"),
            "rule_set": OptionMeta(default="urban", choices=("urban", "rustic"), aliases={"city": "urban"}),
        },
        rule_sets={"rustic": {"tax": False, "rounds": 3}},
    )  # fmt: skip
    package = "toy"

    def new(self, settings: dict[str, Setting], seats: int, seed: int) -> Micatio:
        deck = list(range(1, 31))
        stream(seed, "deck").shuffle(deck)
        return Micatio([Round(0, -1)], 0, stream(seed, "dice"), deck, [[] for _ in range(seats)], [0, 0], [0] * seats,
                       int(settings["rounds"]), bool(settings["tax"]), bool(settings["drink"]))  # fmt: skip

    def view(self, game: Game, seat: int | None) -> Seen:
        assert isinstance(game, Micatio)
        held = tuple(len(hand) for hand in game.hands)
        return Seen(tuple(game.columns), tuple(game.scores), held, () if seat is None else tuple(game.hands[seat]))

    def describe(self, choice: int) -> Option:
        if choice not in NOTATIONS:
            raise Illegal("", Phrase("refuse-choice", {"choice": choice}))
        return Option(choice, NOTATIONS[choice], Phrase("choice", {"choice": choice}), "1")

    def parse(self, text: str) -> int:
        for choice, notation in NOTATIONS.items():
            if notation == text.strip():
                return choice
        raise Illegal("", Phrase("refuse-notation", {"text": text}))

    def position(self, game: Game) -> str:
        assert isinstance(game, Micatio)
        return f"{game.rounds} {','.join(map(str, game.scores))}"

    def position_seen(self, game: Game, seat: int | None) -> str:
        return self.position(game)

    def from_position(self, text: str, seed: int) -> Micatio:
        try:
            rounds, scores = text.split(" ")
            points = [int(score) for score in scores.split(",")]
            game = self.new({"rounds": int(rounds), "tax": True, "drink": False}, len(points), seed)
        except ValueError:
            raise BadPosition(Phrase("bad-position", {"text": text})) from None
        game.scores = points
        return game

    def settings(self, game: Game) -> dict[str, Setting]:
        """How many rounds there were to be is forgotten: only those that are left are known."""
        assert isinstance(game, Micatio)
        return resolve(self.meta, {"tax": game.taxed, "drink": game.thirsty})


MICATIO = MicatioKind()
