"""[1.07.37] Events inside the pile: three bequests, the Catilinarian Conspiracy, the end of the era."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import (
    BITHYNIAN_BEQUEST,
    ERA_ENDS,
    PERGAMENE_BEQUEST,
    PTOLEMY_APION_BEQUEST,
    SECOND_CATILINARIAN_CONSPIRACY,
)
from comitium.games.republic.catalogue.intrigue import (
    BEQUEATHS,
    CONSPIRACY_DICE,
    CONSPIRACY_POPULARITY,
    DECK_EVENT_CARD,
    DISCARD_IF_CREATED,
)
from comitium.games.republic.choices import FACTION, argument, verb
from comitium.games.republic.events.forum import BequestAnnounced, CardWithoutEffect, ConspiracyBlamed, EraEndsRevealed
from comitium.games.republic.rules.common import chits
from comitium.games.republic.rules.common.people import gain_popularity
from comitium.games.republic.rules.common.provinces import all_created
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.state.numbers import OPEN_BEQUEST, OUT, bits
from comitium.games.republic.state.republic import ERA_ENDS as REVEALED
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.37"
NOT_A_FACTION: Final = Reason(RULE, "republic-forum-refuse-guilty-faction")
OWN_FACTION: Final = Reason(RULE, "republic-forum-refuse-guilty-own", "seat")
NOT_PLAYING: Final = Reason(RULE, "republic-forum-refuse-guilty-gone", "seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckEvent:
    """[1.07.37] What a black event card does when it is drawn."""

    def __init__(self, event: int) -> None:
        self.event = event

    def happen(self, game: Republic) -> None:
        raise NotImplementedError


DECK_EVENTS: Final[dict[int, DeckEvent]] = {}  # by event


def register(event: DeckEvent) -> None:
    """Each event is registered when the game is imported; of two the later one holds."""
    DECK_EVENTS[event.event] = event


def happen(game: Republic, event: int) -> None:
    """[1.07.37] A black event card was drawn."""
    DECK_EVENTS[event].happen(game)


class EraEnds(DeckEvent):
    """[1.12.1] The last turns begin."""

    def happen(self, game: Republic) -> None:
        game.marks[REVEALED] = 1
        if game.has_listener:
            game.tell(EraEndsRevealed("1.12.1"), EVERYBODY)


class Conspiracy(DeckEvent):
    """[1.07.37] The Catilinarian Conspiracy."""

    def happen(self, game: Republic) -> None:
        conspire(game)


class Bequest(DeckEvent):
    """[1.07.37] It waits for somebody to fetch it, unless there is nothing left to inherit."""

    def happen(self, game: Republic) -> None:
        event = self.event
        if DISCARD_IF_CREATED[event] and all_created(game, BEQUEATHS[event]):
            game.discards.append(DECK_EVENT_CARD[event])
            without_effect(game, event)
            return
        game.bequests[event] = OPEN_BEQUEST
        if game.has_listener:
            game.tell(BequestAnnounced(RULE, DECK_EVENT_CARD[event]), EVERYBODY)


register(EraEnds(ERA_ENDS))
register(Conspiracy(SECOND_CATILINARIAN_CONSPIRACY))
register(Bequest(PERGAMENE_BEQUEST))
register(Bequest(BITHYNIAN_BEQUEST))
register(Bequest(PTOLEMY_APION_BEQUEST))


def without_effect(game: Republic, event: int) -> None:
    if game.has_listener:
        game.tell(CardWithoutEffect(RULE, DECK_EVENT_CARD[event]), EVERYBODY)


def conspire(game: Republic) -> None:
    """[1.07.37] The HRAO must name another faction; if there is only one it needs no words. The card is discarded."""
    game.discards.append(DECK_EVENT_CARD[SECOND_CATILINARIAN_CONSPIRACY])
    accuser = highest(game)
    guilty = bits(game.playing & ~(1 << game.faction[accuser])) if accuser >= 0 else []
    if not guilty:
        without_effect(game, SECOND_CATILINARIAN_CONSPIRACY)
    elif len(guilty) == 1:
        punish(game, accuser, guilty[0])
    else:
        game.push(NameGuilty(game.faction[accuser], accuser))


def punish(game: Republic, accuser: int, guilty: int) -> None:
    """[A-48] A die of chits, less the omens, against the named faction wherever its senators are; then the HRAO loses one
    popularity for each chit that was set aside."""
    number = -game.omens
    for _ in range(CONSPIRACY_DICE[SECOND_CATILINARIAN_CONSPIRACY]):
        number += game.die()
    if game.has_listener:
        game.tell(ConspiracyBlamed(RULE, accuser, guilty, max(0, number)), EVERYBODY)
    drawn = chits.draw(game, max(0, number), RULE)
    exposed = game.members[guilty]
    for chit in drawn:
        victim = chits.senator_of_chit(game, chit, RULE)
        if victim >= 0 and exposed >> victim & 1:
            exposed &= ~(1 << victim)
            kill(game, victim, RULE)
    if game.where[accuser] != OUT:
        gain_popularity(game, accuser, CONSPIRACY_POPULARITY[SECOND_CATILINARIAN_CONSPIRACY] * len(drawn), RULE)


class NameGuilty(Question[Republic]):
    """[1.07.37] W9: the HRAO names the guilty faction, not his own; it may have no senators."""

    def __init__(self, seat: int, accuser: int) -> None:
        super().__init__(seat)
        self.accuser = accuser

    def why_not_name(self, game: Republic, guilty: int) -> Reason | None:
        if guilty == self.seat:
            return OWN_FACTION
        return None if game.playing >> guilty & 1 else NOT_PLAYING

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [FACTION + guilty for guilty in range(game.rules.seats) if self.why_not_name(game, guilty) is None]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        punish(game, self.accuser, argument(choice))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if verb(choice) != FACTION or argument(choice) >= game.rules.seats:
            return NOT_A_FACTION
        return self.why_not_name(game, argument(choice))

    def is_sound(self, game: Republic) -> bool:
        return game.where[self.accuser] != OUT and game.faction[self.accuser] == self.seat

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-forum-ask-guilty")
