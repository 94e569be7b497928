"""Each faction's chance to win, from the turn, the markers and how many have kept what.

Who is who is left out: in every turn to come the Aediles and the Praetor are anybody, and behave as manners.py says; so many
of them are plain, the others think. What is left is a small chain over turns and markers, worked out backwards from the Ides,
once for all games of a size. Compiled with the kernels.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.idus.manners import THINKS, Moment, Odds, Stand, exchange_odds, plain_odds, vote_odds
from comitium.games.idus.state import GREEN, LOYAL, MERCHANT, RED, TRAITOR, YELLOW, Rules

CERTAIN: Final[list[Odds]] = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]  # by the faction that has won
FALL_BACK: Final = 0.6  # how often an Aedile whose card must go lays yellow, where she may
FACTIONS: Final = 3
EVEN: Final = 2  # half of them are plain
GRADES: Final = 4  # shares of plain senators are told apart in quarters

_all: dict[tuple[int, int, int, bool, bool, str, bool], Chances] = {}


def chances(rules: Rules, plain: int = EVEN) -> Chances:
    """The chances under these rules, if so many quarters are plain. The work of earlier games is kept."""
    key = plain, rules.seats, rules.limit, rules.reach, rules.aedile_chooses, rules.rival_rule, rules.empty_leader_wins
    if key not in _all:
        _all[key] = Chances(rules, plain)
    return _all[key]


class Chances:
    """The chances under one set of rules; what has been worked out is remembered."""

    def __init__(self, rules: Rules, plain: int) -> None:
        self.rules = rules
        self.plain = plain / GRADES
        self.top = rules.limit - 1 if rules.reach else rules.limit
        self.known: dict[int, Stand] = {}

    def even(self, turn: int, loyal: int, traitor: int) -> Stand:
        """A moment as it looks to those who know nothing of each other: as many Loyal as Traitors."""
        half = self.rules.seats // 2
        return self.of(turn, loyal, traitor, half, half)

    def of(self, turn: int, loyal: int, traitor: int, loyals: int, traitors: int) -> Stand:
        """A moment before a turn, when so many have kept Loyal and Traitor cards."""
        key = (((turn << 6 | loyal) << 6 | traitor) << 4 | loyals) << 4 | traitors
        found = self.known.get(key)
        if found is None:
            found = self.work_out(turn, loyal, traitor, loyals, traitors)
            self.known[key] = found
        return found

    def work_out(self, turn: int, loyal: int, traitor: int, loyals: int, traitors: int) -> Stand:
        moment = Moment(self.rules, turn, loyal, traitor)
        winner = self.winner(turn, loyal, traitor, loyals, traitors)
        if winner != -1:
            return Stand(moment, CERTAIN[winner], [])
        after: list[Odds] = []  # the chances after a pair: [colour * 3 + colour]
        for one in range(3):
            for two in range(3):
                more, more2 = (one == GREEN) + (two == GREEN), (one == RED) + (two == RED)
                if two < one:
                    after.append(after[two * 3 + one])
                elif two == YELLOW and not moment.yellow:
                    after.append((0.0, 0.0, 0.0))
                else:
                    after.append(self.of(turn + 1, loyal + more, traitor + more2, loyals, traitors).win)
        members = [loyals, traitors, self.rules.seats - loyals - traitors]
        other = self.plain_card(moment, members)
        worth = [0.0] * 9
        for faction in range(FACTIONS):
            for colour in range(3):
                for two in range(3):
                    worth[faction * 3 + colour] += other[two] * after[colour * 3 + two][faction]
        stand = Stand(moment, (0.0, 0.0, 0.0), worth)
        card = self.card(stand, members)
        win = [0.0, 0.0, 0.0]
        for one in range(3):
            for two in range(3):
                share = card[one] * card[two]
                for faction in range(FACTIONS):
                    win[faction] += share * after[one * 3 + two][faction]
        stand.win = win[0], win[1], win[2]
        return stand

    def plain_card(self, moment: Moment, members: list[int]) -> Odds:
        """What the other Aedile lays, to those who take the others for plain."""
        found = [0.0, 0.0, 0.0]
        for faction in range(FACTIONS):
            if members[faction]:
                odds = plain_odds(faction, moment)
                for colour in range(3):
                    found[colour] += odds[colour] * members[faction] / self.rules.seats
        return found[0], found[1], found[2]

    def card(self, stand: Stand, members: list[int]) -> Odds:
        """The odds of one counted card: laid by anybody, looked at half the time by anybody else."""
        green, red, yellow, lost_green, lost_red = 0.0, 0.0, 0.0, 0.0, 0.0
        for faction in range(FACTIONS):
            if members[faction]:
                for code in (faction, faction + THINKS):
                    share = members[faction] / self.rules.seats * (self.plain if code < THINKS else 1.0 - self.plain)
                    odds = vote_odds(code, stand)
                    green += share * odds[0]
                    red += share * odds[1]
                    yellow += share * odds[2]
                    lost_green += share * exchange_odds(code, GREEN, stand)
                    lost_red += share * exchange_odds(code, RED, stand)
        back = FALL_BACK if stand.moment.yellow and self.rules.aedile_chooses else 0.0
        gone, gone2, shown = green * lost_green / 2.0, red * lost_red / 2.0, yellow / 2.0
        balance = green / (green + red)
        return (
            green - gone + gone2 * (1.0 - back) + shown * balance,
            red - gone2 + gone * (1.0 - back) + shown * (1.0 - balance),
            yellow - shown + (gone + gone2) * back,
        )

    # -- the end

    def winner(self, turn: int, loyal: int, traitor: int, loyals: int, traitors: int) -> int:
        """The faction that has won, as outcome.py has it; -1 if the game goes on."""
        if loyal > self.top and traitor > self.top:
            return MERCHANT
        if loyal > self.top:
            return TRAITOR if traitors else MERCHANT
        if traitor > self.top:
            return LOYAL if loyals else MERCHANT
        if turn < 2 * self.rules.seats:
            return -1
        return self.on_the_ides(loyal - traitor, loyals, traitors)

    def on_the_ides(self, lead: int, loyals: int, traitors: int) -> int:
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
