"""Chapter 8: how the game ends, and what is shown then."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY, all_but, only
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.core.poll import Poll
from comitium.games.idus import names
from comitium.games.idus.choices import DISCARD, argument, verb
from comitium.games.idus.events import (
    BothFailed,
    ConspiracyFailed,
    DiscardRevealed,
    FactionDiscarded,
    FactionDiscardedUnseen,
    FactionRevealed,
    FactionWon,
    IdesReached,
)
from comitium.games.idus.outcome import FACTIONS, has_failed, winner, winners
from comitium.games.idus.state import LOYAL, MERCHANT, TRAITOR, Idus


def conspiracy_fails(game: Idus) -> None:
    """[8.1] A marker is past the limit: the turn stops, and whoever still holds two cards chooses first [8.11]."""
    if game.has_listener:
        loyal, limit = has_failed(game, game.loyal), game.rules.limit
        if loyal and has_failed(game, game.traitor):
            game.tell(BothFailed("8.10", limit), EVERYBODY)
        else:
            game.tell(ConspiracyFailed("8.1", LOYAL if loyal else TRAITOR, limit), EVERYBODY)
    game.push(last_choice(game))


def ides_of_march(game: Idus) -> None:
    """[8.3] The first player would be Consul for the third time."""
    if game.has_listener:
        game.tell(IdesReached("8.3", game.loyal, game.traitor), EVERYBODY)
    end(game, "ides")


def end(game: Idus, ending: str) -> None:
    """[7.7] [8.8] [8.9] Every kept card is shown, discarded ones only by option; a faction has won."""
    faction = winner(game)
    game.ending = ending + "-" + FACTIONS[faction]
    game.reveals += 1
    game.finish()
    if not game.has_listener:
        return
    for seat in range(game.rules.seats):
        game.tell(FactionRevealed("7.7", seat, game.cards[2 * seat]), EVERYBODY)
        if game.rules.reveal_discards:
            game.tell(DiscardRevealed("10.11", seat, game.cards[2 * seat + 1]), EVERYBODY)
    game.tell(FactionWon("8.8", faction, tuple(winners(game, faction))), EVERYBODY)


# -- giving up a card


def hand(game: Idus, seat: int) -> list[int]:
    """The choices of a seat that must give up one of its two faction cards, which lie sorted; equal cards are one choice."""
    one, two = game.cards[2 * seat], game.cards[2 * seat + 1]
    return [DISCARD + one] if one == two else [DISCARD + one, DISCARD + two]


def discard(game: Idus, seat: int, faction: int, rule: str) -> None:
    """[5.8] [7.6] One card goes, face-down; the other is the seat's side from now on. Two equal cards look no different."""
    kept = game.cards[2 * seat] + game.cards[2 * seat + 1] - faction
    cards = game.cards[:]
    cards[2 * seat] = kept
    cards[2 * seat + 1] = faction
    game.cards = cards
    game.chosen |= 1 << seat
    if game.has_listener:
        game.tell(FactionDiscarded(rule, seat, faction), only(seat))
        game.tell(FactionDiscardedUnseen(rule, seat), all_but(seat))


def why_not_discard(choice: int, rule: str) -> Illegal:
    """[5.8] Why this is not a card that can be given up."""
    if verb(choice) == DISCARD and argument(choice) <= MERCHANT:
        return Illegal(rule, Phrase("idus-refuse-not-held", {"faction": names.faction(argument(choice))}))
    return Illegal(rule, Phrase("idus-refuse-discard"))


class LastChoice(Poll[Idus]):
    """[8.11] A limit of one's own choice was passed before everybody had chosen: all who hold two cards choose at once."""

    def rule(self, game: Idus, seat: int) -> str:
        return "8.11"

    def ask(self, game: Idus, seat: int) -> Phrase:
        return Phrase("idus-ask-last-choice", {"limit": game.rules.limit})

    def is_complete(self, game: Idus, seat: int, said: list[int]) -> bool:
        return game.has_chosen(seat)

    def legal(self, game: Idus, seat: int) -> list[int]:
        return hand(game, seat)

    def added(self, game: Idus, seat: int, choice: int) -> None:
        """What is laid aside lies face-down and stays there."""
        self.chain(seat).clear()
        discard(game, seat, argument(choice), "8.11")

    def open(self, game: Idus) -> None:
        end(game, "conspiracy")

    def refusal(self, game: Idus, seat: int, choice: int) -> Illegal:
        return why_not_discard(choice, "8.11")


def last_choice(game: Idus) -> LastChoice:
    """[8.11] Put to everybody who still holds two cards."""
    asked = [seat for seat in range(game.rules.seats) if not game.has_chosen(seat)]
    return LastChoice(asked, [[] for _ in asked])
