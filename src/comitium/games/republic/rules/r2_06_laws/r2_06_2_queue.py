"""[2.06.2] Playing a law: it is the next proposal. During a vote it waits for its end, [B-12] in the order of play with the
proposal that a Tribune has booked."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.events.advanced import laws as events
from comitium.games.republic.rules.common.hands import plays_cards, show
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import VOTED_LAWS, LawVotes, condition_holds
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Proposing, propose
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import NEXT_ITEMS, Vote, vote_on_floor
from comitium.games.republic.state.numbers import count
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.state.session import TRIBUNES_PLACE

ALREADY: Final = Reason("2.06.2", "republic-laws-refuse-already")
TOO_FEW: Final = Reason("2.06.2", "republic-laws-refuse-too-few")
SPONSORS: Final = 2


def packed(seat: int, card: int) -> int:
    """How a law that waits is remembered in the session."""
    return (card + 1) << 4 | seat


def is_under_way(game: Republic, seat: int, card: int) -> bool:
    """Whether it was played already: it waits, or is being proposed, or voted on."""
    if packed(seat, card) in game.session.waiting:
        return True
    for frame in game.stack:
        if isinstance(frame, Vote) and frame.proposal[0] == kinds.LAW and frame.proposal[1] == card:
            return True
        if isinstance(frame, Proposing) and frame.kind == kinds.LAW and frame.source == card:
            return True
    return False


class LawsByVote(LawVotes):
    """[2.06.2] At any time of the Senate Phase, without the chair and without a Tribune."""

    def why_not(self, game: Republic, seat: int, card: int) -> Reason | None:
        """[C-76] It takes two sponsors; nobody plays it twice."""
        if count(game.rome) < SPONSORS:
            return TOO_FEW
        return ALREADY if is_under_way(game, seat, card) else None

    def play(self, game: Republic, seat: int, card: int) -> None:
        """Its card is shown and stays in the hand until the Senate has decided; [C-76] without sponsors it stays there."""
        show(game, seat, card)
        game.session.waiting.append(packed(seat, card))
        if game.has_listener:
            waits = int(vote_on_floor(game) is not None)
            game.tell(events.LawPlayed("2.06.2", seat, CARD_INDEX[card], waits), EVERYBODY)
        call_laws(game)


class LawQueue(Script[Republic]):
    """[2.06.2] The laws that wait are proposed, one after the other."""

    def steps(self) -> list[Step]:
        return LAW_QUEUE


def call_laws(game: Republic) -> None:
    """[2.06.2] Nothing is being voted on: the laws that wait come next."""
    if game.topmost(Vote) is None and game.topmost(LawQueue) is None and next_waiting(game):
        game.push(LawQueue(0))


def next_waiting(game: Republic) -> int:
    """[B-12] The law whose turn it is, packed; 0 if none waits, or what a Tribune has booked comes first
    (TRIBUNES_PLACE)."""
    waiting = game.session.waiting
    while waiting and waiting[0] == TRIBUNES_PLACE and game.session.booking < 0:
        waiting.pop(0)
    return waiting[0] if waiting and game.rome else 0


def next_law(game: Republic, queue: LawQueue) -> None:
    """[C-76] It is proposed, if its holder still has it and what its card asks for still holds."""
    law = next_waiting(game)
    if not law:
        return
    queue.again()
    game.session.waiting.pop(0)
    seat, card = law & 15, (law >> 4) - 1
    if card in game.hands[seat] and plays_cards(game, seat) and condition_holds(game, CARD_INDEX[card]):
        propose(game, seat, kinds.BY_HOLDER, card, kinds.LAW, False)
    elif game.has_listener:
        game.tell(events.LawKept("2.06.2", seat, CARD_INDEX[card]), EVERYBODY)


LAW_QUEUE: Final[list[Step]] = [next_law]
NEXT_ITEMS.append(call_laws)
VOTED_LAWS.append(LawsByVote())
