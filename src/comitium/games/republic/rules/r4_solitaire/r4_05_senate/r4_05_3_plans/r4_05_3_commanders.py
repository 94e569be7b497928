"""[4.05.31] [D-60] Who commands in which war of a plan: the dominant player names him, or the usual one goes."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.frames import Question, Script
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import standing
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import strength
from comitium.games.republic.state.numbers import ALL_WARS, NOBODY
from comitium.games.republic.state.republic import Republic

NOT_COMMANDER: Final = Reason("4.05.31", "republic-soloplan-refuse-commander", "senator")
USUAL_ORDER: Final = (DICTATOR, FIELD_CONSUL, ROME_CONSUL)


def officers(game: Republic, refused: int) -> list[int]:
    """[1.09.641] Who may be sent from Rome, in the usual order; not who has refused."""
    found: list[int] = []
    for office in USUAL_ORDER:
        man = game.offices[office]
        if man >= 0 and game.in_rome(man) and not refused >> man & 1:
            found.append(man)
    return found


def can_lead(game: Republic, man: int, war: int) -> bool:
    """Whether he is in Rome with an office that commands, or on this war already."""
    return man in officers(game, 0) or man == standing(game, war)


def able(game: Republic, wars: list[int], leaders: list[int], refused: int) -> list[int]:
    """Who may command in the first war without a leader so that as many wars as possible have one, the usual commander first:
    its Proconsul, then Dictator, Field Consul and Rome Consul. NOBODY alone if nobody can."""
    war = wars[len(leaders)]
    there = standing(game, war)
    found = [there] if there >= 0 else []
    found.extend([man for man in officers(game, refused) if man not in leaders])
    found.append(NOBODY)
    led = [most_led(game, wars, [*leaders, man], refused) for man in found]
    top = max(led)
    good = [found[place] for place in range(len(found)) if led[place] == top]
    return good[:-1] if good[-1] == NOBODY and len(good) > 1 else good


def most_led(game: Republic, wars: list[int], leaders: list[int], refused: int) -> int:
    """In how many wars somebody can command if these have these leaders; -1 if the Rome Consul would go without his colleague
    (1.09.641)."""
    if len(leaders) == len(wars):
        field = game.offices[FIELD_CONSUL]
        stays = field >= 0 and game.in_rome(field) and field not in leaders
        rome = game.offices[ROME_CONSUL]
        if stays and rome >= 0 and rome in leaders:
            return -1
        return len([man for man in leaders if man >= 0])
    war = wars[len(leaders)]
    top = most_led(game, wars, [*leaders, NOBODY], refused)
    if standing(game, war) >= 0:
        top = max(top, most_led(game, wars, [*leaders, standing(game, war)], refused))
    for man in officers(game, refused):
        if man not in leaders:
            top = max(top, most_led(game, wars, [*leaders, man], refused))
    return top


class PlannedCampaign(Script[Republic]):
    """[4.05.31] The armies of a plan on their way: what `NameCommander` and the other questions are answered to."""

    def __init__(
        self,
        at: int = 0,
        wars: list[int] | None = None,  # in the order of the plan
        all_force: bool = False,
        capped: bool = True,  # [D-24] no units beyond the modifier of +15
        leaders: list[int] | None = None,  # of the wars, as far as they are named; NOBODY if nobody can go
        veterans: list[int] | None = None,  # of the armies, as far as it was asked: other veterans who go along
        refused: int = 0,  # [1.09.643] senators
        agreed: list[int] | None = None,  # what was asked of whom, packed
    ) -> None:
        super().__init__(at)
        self.wars = wars if wars is not None else []
        self.all_force = all_force
        self.capped = capped
        self.leaders = leaders if leaders is not None else []
        self.veterans = veterans if veterans is not None else []
        self.refused = refused
        self.agreed = agreed if agreed is not None else []


def campaign(game: Republic) -> PlannedCampaign:
    """The campaign below the question that was just answered."""
    below = game.stack[-1]
    assert isinstance(below, PlannedCampaign)
    return below


class NameCommander(Question[Republic]):
    """[4.05.31] Who commands in a war of the plan? `usual` goes if the player has no view."""

    def __init__(self, seat: int, war: int, men: list[int], usual: int) -> None:
        super().__init__(seat)
        self.war = war
        self.men = men
        self.usual = usual

    def run(self, game: Republic) -> bool:
        """One of them may have died meanwhile: the campaign asks anew."""
        for man in self.men:
            if not can_lead(game, man, self.war):
                game.pop()
                return False
        return True

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + man for man in sorted(self.men)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        campaign(game).leaders.append(choice - SENATOR)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_COMMANDER

    def rule(self, game: Republic, seat: int) -> str:
        return "4.05.31"

    def ask(self, game: Republic, seat: int) -> Phrase:
        args = {"war": names.war(self.war), "usual": names.senator(self.usual)}
        return Phrase("republic-soloplan-ask-commander", {**args, "strength": strength(game, self.war)})

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.war < ALL_WARS and self.usual in self.men and not game.is_neutral(self.seat)
