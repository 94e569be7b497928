"""[5.3] [5.4] [5.5.1] [5.5.2] [5.6] The Praetor looks at a vote, lets it lie or has it exchanged; a yellow one must go."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY, only
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.games.idus import names
from comitium.games.idus.choices import EXCHANGE, KEEP, LOOK, PUT, TRUST, argument, verb
from comitium.games.idus.events import (
    ExchangeForced,
    InspectionDeclined,
    VoteChanged,
    VoteInspected,
    VoteKept,
    VoteReplaced,
    VoteSeen,
    YellowShown,
)
from comitium.games.idus.state import (
    EXCHANGED,
    GREEN,
    KEPT,
    RED,
    REPLACED,
    YELLOW,
    Idus,
    Stateless,
)

GREEN_OR_RED = [PUT + GREEN, PUT + RED]
OTHER_COLOURS = [[PUT + RED, PUT + YELLOW], [PUT + GREEN, PUT + YELLOW]]  # by the colour that must go
KEEP_OR_EXCHANGE = [KEEP, EXCHANGE]


class Inspect(Stateless):
    """[5.3] [7.3] The Praetor looks at one of the two cards. A yellow one is shown to all, the others only she has seen."""

    def rule(self, game: Idus, seat: int) -> str:
        return "5.3"

    def ask(self, game: Idus, seat: int) -> Phrase:
        one, other = sorted((game.aedile, game.aedile2))  # as the answers are listed
        return Phrase("idus-ask-look", {"aedile": names.seat(one), "aedile2": names.seat(other)})

    def actors(self, game: Idus) -> list[int]:
        return [game.praetor]

    def legal(self, game: Idus, seat: int) -> list[int]:
        low, high = LOOK + game.aedile, LOOK + game.aedile2
        menu = [low, high] if low < high else [high, low]
        if not game.rules.must_look:
            menu.append(TRUST)
        return menu

    def answer(self, game: Idus, seat: int, choice: int) -> None:
        game.pop()
        if choice == TRUST:
            if game.has_listener:
                game.tell(InspectionDeclined("10.10", seat), EVERYBODY)
            return
        aedile = argument(choice)
        game.looked = 1 if aedile == game.aedile else 2
        game.original = game.looked_at_colour()
        game.reveals += 1
        if game.has_listener:
            game.tell(VoteInspected("5.3", seat, aedile), EVERYBODY)
        if game.original == YELLOW:
            game.fate = REPLACED
            if game.has_listener:
                game.tell(YellowShown("5.6", aedile), EVERYBODY)
            game.push(REPLACE_YELLOW)
            return
        if game.has_listener:
            game.tell(VoteSeen("5.3", seat, aedile, game.original), only(seat))
        game.push(VETO)

    def refusal(self, game: Idus, seat: int, choice: int) -> Illegal:
        return Illegal("5.3", Phrase("idus-refuse-look"))


class Veto(Stateless):
    """[5.4] [5.5.1] The Praetor lets the card lie or has it exchanged; where one colour is left to change to, it changes."""

    def rule(self, game: Idus, seat: int) -> str:
        return "5.4"

    def ask(self, game: Idus, seat: int) -> Phrase:
        return Phrase("idus-ask-veto", {"aedile": names.seat(game.inspected()), "colour": names.colour(game.original)})

    def actors(self, game: Idus) -> list[int]:
        return [game.praetor]

    def legal(self, game: Idus, seat: int) -> list[int]:
        return KEEP_OR_EXCHANGE

    def answer(self, game: Idus, seat: int, choice: int) -> None:
        game.pop()
        aedile = game.inspected()
        game.reveals += 1
        if choice == KEEP:
            game.fate = KEPT
            if game.has_listener:
                game.tell(VoteKept("5.4", seat, aedile), EVERYBODY)
            return
        game.fate = EXCHANGED
        if game.has_listener:
            game.tell(ExchangeForced("5.4", seat, aedile), EVERYBODY)
        if not game.is_second_round():
            put_other(game, 1 - game.original, "5.5.1")
        elif game.rules.aedile_chooses or game.rules.praetor_chooses:
            game.push(REPLACE_CARD)
        else:
            put_other(game, 1 - game.original, "10.4")

    def refusal(self, game: Idus, seat: int, choice: int) -> Illegal:
        if verb(choice) == LOOK:
            return Illegal("5.3", Phrase("idus-refuse-second-look"))
        return Illegal("5.4", Phrase("idus-refuse-veto"))


def put_other(game: Idus, colour: int, rule: str) -> None:
    """[7.4] The card is exchanged. The Aedile knows its new colour; so does the Praetor, unless the Aedile chose it."""
    game.put(colour)
    if game.has_listener:
        audience = only(game.inspected())
        if rule != "5.5.2" and rule != "5.6":
            audience |= only(game.praetor)
        game.tell(VoteChanged(rule, game.inspected(), colour), audience)


class ReplaceCard(Stateless):
    """[5.5.2] Second round: the Aedile chooses in secret between her two other cards, or the Praetor for her [10.4]."""

    def rule(self, game: Idus, seat: int) -> str:
        return "10.4" if game.rules.praetor_chooses else "5.5.2"

    def ask(self, game: Idus, seat: int) -> Phrase:
        if game.rules.praetor_chooses:
            who = names.seat(game.inspected())
            return Phrase("idus-ask-replace-other", {"aedile": who, "colour": names.colour(game.original)})
        return Phrase("idus-ask-replace-own", {"colour": names.colour(game.original)})

    def actors(self, game: Idus) -> list[int]:
        return [game.praetor if game.rules.praetor_chooses else game.inspected()]

    def legal(self, game: Idus, seat: int) -> list[int]:
        return OTHER_COLOURS[game.original]

    def answer(self, game: Idus, seat: int, choice: int) -> None:
        game.pop()
        game.reveals += 1
        rule = "10.4" if game.rules.praetor_chooses else "5.5.2"
        if game.has_listener:
            game.tell(VoteReplaced(rule, game.inspected()), EVERYBODY)
        put_other(game, argument(choice), rule)

    def refusal(self, game: Idus, seat: int, choice: int) -> Illegal:
        return Illegal("5.5.2", Phrase("idus-refuse-replace"))


class ReplaceYellow(Stateless):
    """[5.6] The yellow card that was shown must make way for green or red, face-down; the Praetor has no say."""

    def rule(self, game: Idus, seat: int) -> str:
        return "5.6"

    def ask(self, game: Idus, seat: int) -> Phrase:
        return Phrase("idus-ask-replace-yellow")

    def actors(self, game: Idus) -> list[int]:
        return [game.inspected()]

    def legal(self, game: Idus, seat: int) -> list[int]:
        return GREEN_OR_RED

    def answer(self, game: Idus, seat: int, choice: int) -> None:
        game.pop()
        game.reveals += 1
        if game.has_listener:
            game.tell(VoteReplaced("5.6", game.inspected()), EVERYBODY)
        put_other(game, argument(choice), "5.6")

    def refusal(self, game: Idus, seat: int, choice: int) -> Illegal:
        return Illegal("5.6", Phrase("idus-refuse-yellow-stays"))


INSPECT = Inspect()
VETO = Veto()
REPLACE_CARD = ReplaceCard()
REPLACE_YELLOW = ReplaceYellow()
