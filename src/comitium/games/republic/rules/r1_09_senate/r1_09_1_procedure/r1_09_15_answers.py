"""[1.09.15] What may be played against a Tribune: Graft, Murder of a Tribune; and then a Mob Incited to Violence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.core.messages import Phrase
from comitium.core.poll import SecretPoll
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import GRAFT as GRAFT_CARD
from comitium.games.republic.catalogue.ids import MOB_INCITED_TO_VIOLENCE, MURDER_OF_A_TRIBUNE
from comitium.games.republic.choices import NO, PASS, SPAN, YES, verb
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.hands import has, may_hold, play_kind, plays_cards
from comitium.games.republic.rules.common.people import gain_popularity
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import strike
from comitium.games.republic.rules.r1_09_senate.choices import GRAFT, MURDER, RIOT
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

NOT_HELD: Final = Reason("1.09.15", "republic-senate-refuse-answer-card")
NOT_OWN: Final = Reason("1.09.15", "republic-senate-refuse-answer-senator", "senator")
PAY_OR_NOT: Final = Reason("1.09.15", "republic-senate-refuse-graft")


class Answers(Script[Republic]):
    """[B-15] W-RESPONSE until nobody answers or the Tribune is cancelled, then W-RIOT against each who has answered."""

    def __init__(self, at: int, faction: int, answered: list[int], cancelled: bool) -> None:
        super().__init__(at)
        self.faction = faction  # of the Tribune
        self.answered = answered  # factions that have answered, in order
        self.cancelled = cancelled

    def steps(self) -> list[Step]:
        return ANSWERS


def ask_answers(game: Republic, faction: int) -> None:
    game.push(Answers(0, faction, [], False))


def response(game: Republic, answers: Answers) -> None:
    """[section 4.2] Asked are those with a hand, a senator in Rome, and a copy that is not accounted for. [4.07.6] A neutral
    has answered already, if it does."""
    if answers.cancelled:
        return
    asked: list[int] = []
    for seat in in_order(game):
        if seat != answers.faction and plays_cards(game, seat) and may_answer(game, seat) and not game.is_neutral(seat):
            asked.append(seat)
    if asked:
        game.push(Response(asked, [[] for _ in asked]))


def may_answer(game: Republic, seat: int) -> bool:
    """As far as everybody can tell."""
    if not game.here(seat):
        return False
    for card in ANSWER_CARDS:
        if may_hold(game, seat, card.kind):
            return True
    return False


def riots(game: Republic, answers: Answers) -> None:
    """[W-RIOT] Against each player who answered, successful or not. [4.07.6] A neutral only for its own Tribune, voided."""
    if not answers.answered:
        return
    victim = answers.answered.pop(0)
    answers.again()
    asked: list[int] = []
    for seat in in_order(game):
        if game.is_neutral(seat) and not (answers.cancelled and seat == answers.faction):
            continue
        if seat != victim and plays_cards(game, seat) and game.here(seat) and may_hold(game, seat, MOB_INCITED_TO_VIOLENCE):
            asked.append(seat)
    if asked:
        game.push(Riots(asked, [[] for _ in asked], victim))


def resolved(game: Republic, answers: Answers) -> None:
    """A cancelled Tribune is spent: what it was shown for does not happen."""
    game.pop()
    if answers.cancelled:
        game.pop()


ANSWERS: Final[list[Step]] = [response, riots, resolved]


def answers_to(game: Republic) -> Answers:
    """The answers that are being given."""
    return game.current(Answers)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerCard:
    """[1.09.15] The power of a card that answers a Tribune, played by a senator in Rome."""

    kind: int = 0  # of intrigue
    verb: int = 0  # + the senator

    def answer(self, game: Republic, answers: Answers, seat: int, senator: int) -> None:
        """It was played, and lies with the discards."""
        raise NotImplementedError


ANSWER_CARDS: Final[list[AnswerCard]] = []  # by verb


def register(card: AnswerCard) -> None:
    """Each such card is registered when the game is imported."""
    at = len(ANSWER_CARDS)
    while at > 0 and ANSWER_CARDS[at - 1].verb > card.verb:
        at -= 1
    ANSWER_CARDS.insert(at, card)


def answer_card(choice: int) -> AnswerCard | None:
    """The card with which a choice answers a Tribune."""
    for card in ANSWER_CARDS:
        if card.verb == verb(choice):
            return card
    return None


class Response(SecretPoll[Republic]):
    """[1.09.15] W-RESPONSE: a card against the Tribune that was shown, or nothing."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PASS]
        here = bits(game.here(seat))
        for card in ANSWER_CARDS:
            if has(game, seat, card.kind):
                for senator in here:
                    menu.append(card.verb + senator)
        return menu

    def open(self, game: Republic) -> None:
        """One after the other, the first in rank first; the others are asked again if the Tribune still stands."""
        game.reveals += 1
        answers = answers_to(game)
        for seat in in_order(game):
            choice = self.chain(seat)[0] if seat in self.asked else PASS
            card = answer_card(choice)
            if card is None:
                continue
            answers.again()
            answers.answered.append(seat)
            play_kind(game, seat, card.kind, "1.09.15")
            card.answer(game, answers, seat, choice % SPAN)
            return

    def on_aside(self, game: Republic) -> None:
        """Nobody acts unasked here."""

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[section 4.2] Never inside an answer chain."""
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        card = answer_card(choice)
        return NOT_OWN if card is not None and has(game, seat, card.kind) else NOT_HELD

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.15"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-response", {"seat": names.seat(answers_to(game).faction)})


class Graft(AnswerCard):
    """[1.09.15] One die of talents, less the omens, cancels it; who cannot pay has lost the card."""

    kind = GRAFT_CARD
    verb = GRAFT

    def answer(self, game: Republic, answers: Answers, seat: int, senator: int) -> None:
        price = max(0, game.die() - game.omens)
        if game.has_listener:
            game.tell(events.GraftPriced("1.09.15", senator, price), EVERYBODY)
        if price <= game.talents[senator]:
            game.push(PayGraft(seat, senator, price))


register(Graft())


class PayGraft(FactionQuestion):
    """[1.09.15] The senator pays what the Tribune asks, or lets it be."""

    def __init__(self, seat: int, senator: int, price: int) -> None:
        super().__init__(seat)
        self.senator = senator
        self.price = price

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == YES:
            game.talents[self.senator] -= self.price
            cancel(game, answers_to(game), "1.09.15")

    def allows_asides(self, game: Republic, seat: int) -> bool:
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return PAY_OR_NOT

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.15"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-graft", {"senator": names.senator(self.senator), "amount": self.price})


class MurderOfTribune(AnswerCard):
    """[1.09.15] [B-15] A natural even die cancels it; the senator loses popularity by the die."""

    kind = MURDER_OF_A_TRIBUNE
    verb = MURDER

    def answer(self, game: Republic, answers: Answers, seat: int, senator: int) -> None:
        die = game.die()
        if game.has_listener:
            game.tell(events.TribuneAttacked("1.09.15", senator, die), EVERYBODY)
        gain_popularity(game, senator, -die, "1.09.15")
        if die % 2 == 0:
            cancel(game, answers, "1.09.15")


register(MurderOfTribune())


def cancel(game: Republic, answers: Answers, rule: str) -> None:
    answers.cancelled = True
    if game.has_listener:
        game.tell(events.TribuneCancelled(rule, answers.faction), EVERYBODY)


class Riots(SecretPoll[Republic]):
    """[1.09.15] W-RIOT: a mob against the senators of who has answered a Tribune."""

    def __init__(self, asked: list[int], said: list[list[int]], victim: int) -> None:
        super().__init__(asked, said)
        self.victim = victim

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PASS]
        if has(game, seat, MOB_INCITED_TO_VIOLENCE):
            for senator in bits(game.here(seat)):
                menu.append(RIOT + senator)
        return menu

    def open(self, game: Republic) -> None:
        """[1.09.15] One die, less the omens, and the orator's oratory: so many chits."""
        game.reveals += 1
        for seat in in_order(game):
            choice = self.chain(seat)[0] if seat in self.asked else PASS
            if choice != PASS:
                senator = choice % SPAN
                play_kind(game, seat, MOB_INCITED_TO_VIOLENCE, "1.09.15")
                chits = max(0, game.die() - game.omens) + game.oratory(senator)
                if game.has_listener:
                    game.tell(events.MobIncited("1.09.15", senator, self.victim, chits), EVERYBODY)
                strike(game, chits, game.here(self.victim), "1.09.15")
                return

    def on_aside(self, game: Republic) -> None:
        """Nobody acts unasked here."""

    def allows_asides(self, game: Republic, seat: int) -> bool:
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_OWN if has(game, seat, MOB_INCITED_TO_VIOLENCE) else NOT_HELD

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.15"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-riot", {"seat": names.seat(self.victim)})
