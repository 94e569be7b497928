"""[1.07.36] [2.06] Laws: which are played, what one thinks of those that are voted on, and who sponsors them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.bots.republic.heuristics import Heuristic
from comitium.bots.republic.heuristics import register as register_heuristic
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.senate.opinions import Opinion, goodwill, register, worth_cap
from comitium.bots.republic.senate.votes import likely_vote
from comitium.bots.republic.situation import faction_votes, leading, safety, threat
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.catalogue.ids import (
    CALPURNIAN_LAW,
    GABINIAN_LAW,
    JULIAN_LAW,
    MILITARY_REFORMS,
    PLAUTIAN_PAPIRIAN_LAW,
    SERVILIAN_LAW,
    TRADITION_ERODES,
)
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import fining
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r2_06_laws.r2_06_2_laws import COSPONSOR_GAIN, SPONSOR_GAIN, DraftLaw, sponsors
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

LIKED: Final = 1.0  # what a useful law is worth in influence
HARM: Final = -1.0  # and one that is not


# -- [1.07.36] what each law is good for


@mypyc_attr(allow_interpreted_subclasses=True)
class LawView:
    """What a faction makes of one law. This one is for a law that only order in the State speaks for."""

    def is_useful(self, world: Republic, me: int, mood: Mood) -> bool:
        """[1.07.36] Whether it is laid down as soon as it can be."""
        return mood.rome > 0.5

    def is_given_up(self, world: Republic, me: int) -> bool:
        """Whether its other use, where it has one, is better for us."""
        return False


ORDERLY: Final = LawView()
LAW_VIEWS: Final[dict[int, LawView]] = {}  # by law


def register_law_view(law: int, view: LawView) -> None:
    LAW_VIEWS[law] = view


def view_of(law: int) -> LawView:
    return LAW_VIEWS.get(law, ORDERLY)


def is_useful(world: Republic, me: int, law: int, mood: Mood) -> bool:
    """[1.07.36] Which laws are laid down as soon as they can be."""
    return view_of(law).is_useful(world, me, mood)


class AlwaysUseful(LawView):
    """Governors can be fined: nobody else gains by it. Peace with the allies is cheap."""

    def is_useful(self, world: Republic, me: int, mood: Mood) -> bool:
        return True


class ServilianView(AlwaysUseful):
    """The knights are ours; unless others fine a corrupt governor of ours under the Acilian Law, which it repeals."""

    def is_given_up(self, world: Republic, me: int) -> bool:
        return bool(world.corrupt & world.members[me]) and me not in fining(world)


class JulianView(LawView):
    """It costs every man of ours influence: only for who loves Rome, when it may fall."""

    def is_useful(self, world: Republic, me: int, mood: Mood) -> bool:
        return mood.rome > 0.8 and safety(world) < 0.2


class ReformsView(LawView):
    """No Consul for Life by influence alone: against who leads, if he is feared."""

    def is_useful(self, world: Republic, me: int, mood: Mood) -> bool:
        return leading(world) != me and threat(world, leading(world)) > 0.5


class ErosionView(LawView):
    """Nothing forbids a second term any more: for who leads, and for generals."""

    def is_useful(self, world: Republic, me: int, mood: Mood) -> bool:
        return leading(world) == me or mood.sword > 0.6


class GabinianView(LawView):
    """Commanders raise units of their own: for generals."""

    def is_useful(self, world: Republic, me: int, mood: Mood) -> bool:
        return mood.sword > 0.6


register_law_view(CALPURNIAN_LAW, AlwaysUseful())
register_law_view(PLAUTIAN_PAPIRIAN_LAW, AlwaysUseful())
register_law_view(SERVILIAN_LAW, ServilianView())
register_law_view(JULIAN_LAW, JulianView())
register_law_view(MILITARY_REFORMS, ReformsView())
register_law_view(TRADITION_ERODES, ErosionView())
register_law_view(GABINIAN_LAW, GabinianView())


# -- [2.06] laws that are voted on


class LawOpinion(Opinion):
    """[2.06] Whether the law is useful, and whom its reward raises: [2.06.3] three influence, and one."""

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        _, card, sponsor, other, _ = proposal
        found = LIKED if is_useful(world, me, CARD_INDEX[card], mood) else HARM
        found += SPONSOR_GAIN * goodwill(world, me, sponsor, mood) + COSPONSOR_GAIN * goodwill(world, me, other, mood)
        return min(found, worth_cap(world, me, sponsor, SPONSOR_GAIN), worth_cap(world, me, other, COSPONSOR_GAIN))

    def honoured(self, proposal: list[int]) -> list[int]:
        return proposal[2:4]


LAW_OPINION: Final = LawOpinion()


def best_sponsors(world: Republic, me: int, card: int) -> list[int]:
    """Our own with most influence; then those of the factions that are farthest from winning, who vote for it in return."""
    able = bits(sponsors(world, card, me))
    return sorted(able, key=lambda man: (world.faction[man] != me, rivalry(world, me, man), -world.influence[man], man))


def rivalry(world: Republic, me: int, man: int) -> float:
    """How near the faction of another man is to winning."""
    return 0.0 if world.faction[man] == me else threat(world, world.faction[man])


def is_pushed(world: Republic, me: int, card: int, mood: Mood) -> bool:
    """[1.07.36] Whether a law is played now: one that is of use. [2.06.3] Where laws are voted on, one that we like with its
    best sponsors, for what it brings them, and that would find a majority."""
    if not world.rules.laws_by_vote:
        return is_useful(world, me, CARD_INDEX[card], mood)
    names = best_sponsors(world, me, card)
    if len(names) < 2:
        return False
    proposal = [kinds.LAW, card, names[0], names[1], 0]
    return LAW_OPINION.value(world, me, proposal, mood) >= LIKED and may_pass(world, me, proposal)


def may_pass(world: Republic, me: int, proposal: list[int]) -> bool:
    """[2.06.2] Whether a law would find a majority, if the others vote as average men would; it is lost if it does not."""
    margin = faction_votes(world, me)
    for seat in range(world.rules.seats):
        if seat != me:
            margin += likely_vote(world, seat, proposal) * faction_votes(world, seat)
    return margin > 0


class DraftLawHeuristic(Heuristic):
    """[2.06.2] The law itself, with the best sponsors; whoever has refused is not on the menu any more."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame = world.stack[-1]
        assert isinstance(frame, DraftLaw)
        if YES in legal:
            return NO if view_of(CARD_INDEX[frame.card]).is_given_up(world, me) else YES
        named = of(legal, SENATOR)
        for man in best_sponsors(world, me, frame.card):
            if SENATOR + man in named:
                return SENATOR + man
        return PASS


register(kinds.LAW, LAW_OPINION)
register_heuristic(DraftLaw, DraftLawHeuristic())
