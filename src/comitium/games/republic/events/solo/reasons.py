"""Why neutral factions act as they do [chapter 4]: what was compared, told before the act itself. The words are in
solowhy.ftl."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.events.said import Said

MEASURES: Final = (
    "talents",
    "-talents",
    "influence",
    "-influence",
    "popularity",
    "-popularity",
    "-votes",
    "-concessions",
    "military",
    "immune",
    "inside",
    "influence-popularity",
    "oratory-military",
)  # by which senators are compared; of those with a minus the least is best


class SoloReasonSaid(Said, frozen=True):
    game = "republic-solowhy"
    reason = minor = True


class SenatorsCompared(SoloReasonSaid, frozen=True):
    """[4.01.3] The candidates and their numbers, measure by measure for each; of measures with a minus the least is best."""

    measures: tuple[str, ...]
    senators: tuple[int, ...]
    values: tuple[int, ...]

    def phrase(self) -> Phrase:
        measures = tuple([Phrase(f"republic-solowhy-measure-{measure_id(one)}") for one in self.measures])
        width = len(self.measures)
        candidates = tuple(
            [
                Phrase(
                    "republic-solowhy-candidate",
                    {
                        "senator": names.senator(senator),
                        "numbers": " / ".join([str(value) for value in self.values[width * at : width * at + width]]),
                    },
                )
                for at, senator in enumerate(self.senators)
            ]
        )
        return Phrase(self.message(), {"measures": measures, "candidates": candidates})


class ApproachWeighed(SoloReasonSaid, frozen=True):
    """[4.04.2] One of the best attempts: the number without bribes, the treasury against it, the level that can be reached,
    and for how much."""

    code = "N10"

    senator: int
    senator2: int
    base: int
    treasury: int
    level: int
    cost: int


class LineShut(SoloReasonSaid, frozen=True):
    """[4.05.4] A line of the directive before the one that applies: nothing is left of it, or nobody of the faction can have
    it."""

    code = "N21"

    line: int
    spoil: int
    left: int  # 1: something is left

    def phrase(self) -> Phrase:
        return Phrase(self.message(), {"line": self.line, "spoil": names.spoil(self.spoil), "left": self.left})


class PlayedAtOnce(SoloReasonSaid, frozen=True):
    """[4.01.4] [4.06.1] A statesman whom a neutral can play."""

    code = "N2"

    seat: int
    card: int


class ConcessionGivenByRule(SoloReasonSaid, frozen=True):
    """[4.01.4] [4.04.1]"""

    code = "N3"

    seat: int
    card: int


class OfficesReturned(SoloReasonSaid, frozen=True):
    """[4.05.1]"""

    code = "N17"


class TribuneWanted(SoloReasonSaid, frozen=True):
    """[4.05.419] A neutral would take by this line what another has named, and it is the last of its kind."""

    code = "N22"

    seat: int
    line: int


class MobWanted(SoloReasonSaid, frozen=True):
    """[4.07.6] The best orator in Rome of the faction whose Tribune was voided."""

    code = "N24"

    seat: int
    senator: int
    oratory: int


def measure_id(measure: str) -> str:
    """Of measures with a minus the least is best.

    >>> measure_id("-votes"), measure_id("military")
    ('least-votes', 'most-military')
    """
    return f"least-{measure[1:]}" if measure.startswith("-") else f"most-{measure}"
