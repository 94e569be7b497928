"""[4.05.2] Q1: the ruling coalition, by a fixed list of groups of ranks. Players may refuse, up to the last entry (D-18)."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.neutrals import COALITIONS
from comitium.games.republic.choices import DONE, FACTION, NO, YES, verb
from comitium.games.republic.events.solo import senate as events
from comitium.games.republic.rules.common.watch import OPEN_HAND, watch
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import players
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_ranks import RULE, rank_of, ranking, votes
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_413_for_life import test_candidate
from comitium.games.republic.state.numbers import NOBODY, bits, count
from comitium.games.republic.state.republic import Republic

NOT_A_PARTNER: Final = Reason(RULE, "republic-solosenate-refuse-partner", "seat")
HAS_REFUSED: Final = Reason(RULE, "republic-solosenate-refuse-refused", "seat")
NO_MAJORITY: Final = Reason(RULE, "republic-solosenate-refuse-majority")
YES_OR_NO: Final = Reason(RULE, "republic-solosenate-refuse-yes-or-no")
MUST_JOIN: Final = Reason("D-18", "republic-solosenate-refuse-must-join")

SECOND: Final = 2  # who steps in where a player leaves the group of three
ALL_NEUTRALS: Final = len(COALITIONS)  # the entry after the groups of ranks
LAST: Final = ALL_NEUTRALS + 1  # a player and whom he likes


def form_coalition(game: Republic) -> None:
    """N18: [4.05.2] The factions are ranked, and the list is read."""
    game.ranks = ranking(game)
    if game.has_listener:
        for seat in game.ranks:
            game.tell(events.FactionRanked(RULE, seat, rank_of(game, seat), votes(game, seat)), EVERYBODY)
        game.tell(events.MajorityNeeded(RULE, votes_of(game, game.playing), needed(game)), EVERYBODY)
    read_on(game, 0)


# -- votes


def votes_of(game: Republic, group: int) -> int:
    """The votes of some factions together."""
    return sum([votes(game, seat) for seat in bits(group)])


def needed(game: Republic) -> int:
    """[4.05.2] More than half of all votes."""
    return votes_of(game, game.playing) // 2 + 1


def in_rank_order(game: Republic, group: int) -> list[int]:
    """Some factions, the first in rank first."""
    return [seat for seat in game.ranks if group >> seat & 1]


# -- the list


def group_of(game: Republic, entry: int) -> int:
    """[4.05.2] The factions of an entry; 0 if it names a rank that is missing (D-65)."""
    if entry == ALL_NEUTRALS:
        return game.playing & game.rules.neutral_seats
    found = 0
    for rank in COALITIONS[entry]:
        if rank > len(game.ranks):
            return 0
        found |= 1 << game.ranks[rank - 1]
    return found


def read_on(game: Republic, entry: int) -> None:
    """[4.05.2] From an entry on, the first group that has a majority is asked."""
    while entry < LAST:
        group = group_of(game, entry)
        if group and has_majority(game, entry, group):
            invite(game, entry, group, 0)
            return
        entry += 1
    governor = largest(game)
    if governor < 0:
        govern(game, LAST, game.playing)  # nobody has a vote, and no player is left
        return
    if game.has_listener:
        game.tell(events.MustGovern(RULE, governor), EVERYBODY)
    game.push(ChoosePartners(governor, 1 << governor, 0))


def has_majority(game: Republic, entry: int, group: int) -> bool:
    """Whether a group of the list has a majority; it is told if not."""
    if votes_of(game, group) >= needed(game):
        return True
    if game.has_listener:
        seats = tuple(in_rank_order(game, group))
        game.tell(events.GroupTooSmall(RULE, entry + 1, seats, votes_of(game, group), needed(game)), EVERYBODY)
    return False


def invite(game: Republic, entry: int, group: int, accepted: int) -> None:
    """[D-18] Ask each player of a group, the first in rank first. If all have accepted, it governs."""
    for seat in in_rank_order(game, group & ~accepted):
        if not game.is_neutral(seat):
            game.push(JoinCoalition(seat, entry, group, accepted))
            return
    govern(game, entry, group)


def refused(game: Republic, entry: int, group: int, accepted: int, seat: int) -> None:
    """[4.05.2] A player of a group refuses. Only in the group of three another takes his place: the second in rank."""
    if game.has_listener:
        game.tell(events.CoalitionRefused(RULE, entry + 1, seat), EVERYBODY)
    group = stand_in(game, entry, group, seat)
    if group and has_majority(game, entry, group):
        invite(game, entry, group, accepted)
        return
    read_on(game, entry + 1)


def stand_in(game: Republic, entry: int, group: int, seat: int) -> int:
    """[4.05.2] The group of three with the second in rank for who refuses; 0 if nobody takes his place."""
    second = game.ranks[SECOND - 1]
    if entry < ALL_NEUTRALS and count(group_of(game, entry)) > SECOND and seat != second:
        return group & ~(1 << seat) | 1 << second
    return 0


def if_refused(game: Republic, entry: int, group: int, seat: int) -> tuple[int, int]:
    """[4.05.2] The entry and the factions that are next if a player of a group refuses; LAST and 0 if a player must find a
    majority. Nothing is done and nothing told."""
    need = needed(game)
    group = stand_in(game, entry, group, seat) if entry < LAST else 0
    if group and votes_of(game, group) >= need:
        return entry, group
    for later in range(entry + 1, LAST):
        group = group_of(game, later)
        if group and votes_of(game, group) >= need:
            return later, group
    return LAST, 0


def largest(game: Republic) -> int:
    """[4.05.2] [D-18] The player with most senators, wherever they are but no rebels; then votes, then rank. NOBODY if no
    player is left."""
    best = NOBODY
    most: tuple[int, ...] = ()
    for seat in players(game):
        key = (count(game.members[seat] & ~game.rebels), votes(game, seat), -rank_of(game, seat))
        if best < 0 or key > most:
            best, most = seat, key
    return best


def govern(game: Republic, entry: int, group: int) -> None:
    """[4.05.2] The coalition stands: the session is open. [4.05.413] If it is one faction, it may have a candidate."""
    game.coalition = group
    game.session.sitting = True
    watch(game, OPEN_HAND)  # D-9: a law that has waited in an open hand
    if game.has_listener:
        seats = tuple(in_rank_order(game, group))
        game.tell(events.CoalitionFormed(RULE, entry + 1, seats, votes_of(game, group), needed(game)), EVERYBODY)
    test_candidate(game)


# -- what players are asked


class JoinCoalition(FactionQuestion):
    """[4.05.2] A player accepts or refuses to govern with a group."""

    def __init__(self, seat: int, entry: int, group: int, accepted: int) -> None:
        super().__init__(seat)
        self.entry = entry  # of the list, from 0
        self.group = group  # its factions, this one among them
        self.accepted = accepted  # those of them that have

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO] if self.may_refuse(game) else [YES]

    def may_refuse(self, game: Republic) -> bool:
        """[D-18] Always, but in the last entry only if there is a majority without him."""
        return self.entry < LAST or votes_of(game, game.playing & ~(1 << self.seat)) >= needed(game)

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == YES:
            invite(game, self.entry, self.group, self.accepted | 1 << self.seat)
        elif self.entry < LAST:
            refused(game, self.entry, self.group, self.accepted, self.seat)
        else:
            if game.has_listener:
                game.tell(events.CoalitionRefused(RULE, self.entry + 1, self.seat), EVERYBODY)
            governor = largest(game)
            game.push(ChoosePartners(governor, 1 << governor, 1 << self.seat))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return MUST_JOIN if choice == NO else YES_OR_NO

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        seats = tuple([names.seat(one) for one in in_rank_order(game, self.group)])
        return Phrase(
            "republic-solosenate-ask-join",
            {"entry": self.entry + 1, "seats": seats, "votes": votes_of(game, self.group), "need": needed(game)},
        )

    def is_sound(self, game: Republic) -> bool:
        return self.group >> self.seat & 1 == 1 and not game.is_neutral(self.seat) and 0 <= self.entry <= LAST


class ChoosePartners(FactionQuestion):
    """[4.05.2] [D-18] The last entry: a player names his partners, until there is a majority."""

    def __init__(self, seat: int, group: int, refused: int) -> None:
        super().__init__(seat)
        self.group = group  # named so far, with himself
        self.refused = refused  # the other player, if he will not

    def others(self, game: Republic) -> list[int]:
        return in_rank_order(game, game.playing & ~self.group & ~self.refused)

    def is_enough(self, game: Republic) -> bool:
        return votes_of(game, self.group) >= needed(game) or not self.others(game)

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [DONE] if self.is_enough(game) else []
        menu.extend(sorted([FACTION + one for one in self.others(game)]))
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice != DONE:
            self.group |= 1 << choice - FACTION
            return
        game.pop()
        invite(game, LAST, self.group, 1 << self.seat)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if choice == DONE:
            return NO_MAJORITY
        if verb(choice) == FACTION and self.refused >> choice - FACTION & 1:
            return HAS_REFUSED
        return NOT_A_PARTNER if verb(choice) == FACTION else NO_MAJORITY

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        seats = tuple([names.seat(one) for one in in_rank_order(game, self.group)])
        return Phrase(
            "republic-solosenate-ask-partners",
            {"seats": seats, "votes": votes_of(game, self.group), "need": needed(game)},
        )

    def is_sound(self, game: Republic) -> bool:
        return self.group >> self.seat & 1 == 1 and not game.is_neutral(self.seat) and not self.group & self.refused
