"""Each faction's chance to win, from the turn, the markers and how many have kept what.

Who is who is left out: in every turn to come the Aediles and the Praetor are anybody, and behave as manners.py says. What is
left is a small chain over turns and markers that can be worked out exactly, once for all games of a size. Compiled with the
kernels.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.idus.manners import Moment, Odds, exchange_odds, side_odds
from comitium.games.idus.state import GREEN, LOYAL, MERCHANT, RED, TRAITOR, Rules

CERTAIN: Final[list[Odds]] = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]  # by the faction that has won
FALL_BACK: Final = 0.6  # how often an Aedile whose card must go lays yellow, where she may


class Chances:
    """The chances under one set of rules; what has been worked out is remembered."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known: dict[int, Odds] = {}

    def of(self, turn: int, loyal: int, traitor: int, loyals: int, traitors: int) -> Odds:
        """The chances of Loyal, Traitor and Merchant before a turn, when so many have kept Loyal and Traitor cards."""
        key = (((turn << 6 | loyal) << 6 | traitor) << 4 | loyals) << 4 | traitors
        found = self.known.get(key)
        if found is None:
            found = self.work_out(turn, loyal, traitor, loyals, traitors)
            self.known[key] = found
        return found

    def work_out(self, turn: int, loyal: int, traitor: int, loyals: int, traitors: int) -> Odds:
        rules = self.rules
        top = rules.limit - 1 if rules.reach else rules.limit
        if loyal > top or traitor > top:
            if loyal > top and traitor > top:
                return CERTAIN[MERCHANT]
            if loyal > top:
                return CERTAIN[TRAITOR if traitors else MERCHANT]
            return CERTAIN[LOYAL if loyals else MERCHANT]
        if turn >= 2 * rules.seats:
            return CERTAIN[self.on_the_ides(loyal - traitor, loyals, traitors)]
        green, red, yellow = self.card(Moment(rules, turn, loyal, traitor), loyals, traitors)
        total = [0.0, 0.0, 0.0]
        self.add(total, green * green, turn, loyal + 2, traitor, loyals, traitors)
        self.add(total, 2.0 * green * red, turn, loyal + 1, traitor + 1, loyals, traitors)
        self.add(total, red * red, turn, loyal, traitor + 2, loyals, traitors)
        if yellow > 0.0:
            self.add(total, 2.0 * green * yellow, turn, loyal + 1, traitor, loyals, traitors)
            self.add(total, 2.0 * red * yellow, turn, loyal, traitor + 1, loyals, traitors)
            self.add(total, yellow * yellow, turn, loyal, traitor, loyals, traitors)
        return total[0], total[1], total[2]

    def add(self, total: list[float], share: float, turn: int, loyal: int, traitor: int, loyals: int, traitors: int) -> None:
        """Add the chances after a count, as often as it comes to that."""
        after = self.of(turn + 1, loyal, traitor, loyals, traitors)
        total[0] += share * after[0]
        total[1] += share * after[1]
        total[2] += share * after[2]

    def card(self, moment: Moment, loyals: int, traitors: int) -> Odds:
        """The odds of one counted card: laid by anybody, looked at half the time by anybody else."""
        seats = self.rules.seats
        green, red, yellow, lost_green, lost_red = 0.0, 0.0, 0.0, 0.0, 0.0
        for side in (LOYAL, TRAITOR, MERCHANT):
            members = loyals if side == LOYAL else traitors if side == TRAITOR else seats - loyals - traitors
            if members == 0:
                continue
            share = members / seats
            odds = side_odds(side, moment)
            green += share * odds[0]
            red += share * odds[1]
            yellow += share * odds[2]
            lost_green += share * exchange_odds(side, GREEN, moment)
            lost_red += share * exchange_odds(side, RED, moment)
        back = FALL_BACK if moment.yellow and self.rules.aedile_chooses else 0.0
        gone, gone2, shown = green * lost_green / 2.0, red * lost_red / 2.0, yellow / 2.0
        balance = green / (green + red)
        return (
            green - gone + gone2 * (1.0 - back) + shown * balance,
            red - gone2 + gone * (1.0 - back) + shown * (1.0 - balance),
            yellow - shown + (gone + gone2) * back,
        )

    def on_the_ides(self, lead: int, loyals: int, traitors: int) -> int:
        """The faction that wins when the Ides have come, as outcome.py has it."""
        if -2 < lead < 2:
            return MERCHANT
        leader = LOYAL if lead > 0 else TRAITOR
        members, rivals = (loyals, traitors) if lead > 0 else (traitors, loyals)
        if self.rules.rival_rule == "off":
            return leader
        if self.rules.rival_rule == "winner_needs_member":
            return leader if members else MERCHANT
        if not rivals:
            return MERCHANT
        return leader if members or self.rules.empty_leader_wins else MERCHANT
