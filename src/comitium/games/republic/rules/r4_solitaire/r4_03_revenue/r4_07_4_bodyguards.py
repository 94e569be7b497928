"""[4.07.4] Open Bodyguards of neutral factions, after the income was split."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import MURDER_INFLUENCE
from comitium.games.republic.choices import PASS, SENATOR, YES
from comitium.games.republic.events.solo.revenue import GuardWanted
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import HireBodyguard, KeepBodyguard
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best, compare, roll_senators
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

RULE = "4.07.4"


def to_be_guarded(game: Republic, seat: int, poll: HireBodyguard) -> int:
    """[D-44] The most influential senator in Rome, if he has 21 influence and can be guarded; NOBODY if not."""
    here = bits(game.here(seat))
    if not here:
        return NOBODY
    first = best(here, [(game.influence[senator],) for senator in here])
    able = [senator for senator in first if poll.why_not_hire(game, seat, senator) is None]
    if not able or game.influence[able[0]] < MURDER_INFLUENCE:
        return NOBODY
    compare(game, RULE, here, [(game.influence[senator],) for senator in here], ["influence"])
    return roll_senators(game, RULE, able)


class OpenBodyguard(Procedure):
    """[4.07.4] N7: the card is played on the most influential senator in Rome."""

    code = "N7"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        poll = game.stack[-1]
        assert isinstance(poll, HireBodyguard)
        senator = to_be_guarded(game, seat, poll)
        if senator >= 0 and game.has_listener:
            game.tell(GuardWanted(RULE, seat, senator, game.influence[senator]), EVERYBODY)
        poll.chain(seat).append(SENATOR + senator if senator >= 0 else PASS)


class PayBodyguard(Procedure):
    """[D-44] N7: kept and paid as long as the man has the talent."""

    code = "N7"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.stack[-1].answer(game, seat, YES)


register(HireBodyguard, OpenBodyguard())
register(KeepBodyguard, PayBodyguard())
