"""[4.05.41] What is to be divided, and who can be given what. An item is the choice that names it."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Step
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, ROME_CONSUL, TRADITION_ERODES, VATINIAN_LAW
from comitium.games.republic.choices import CONCESSION, PASS, PROVINCE, SPAN, verb
from comitium.games.republic.rules.common.death_listeners import DeathListener
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import pool
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import eligible
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_61_concessions import why_not
from comitium.games.republic.rules.r4_solitaire.choices import COSPONSOR, OFFICE, SPONSOR
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best
from comitium.games.republic.state.numbers import CONCESSIONS, GOVERNED, IN_FORUM, NOBODY, OFFICES, PROVINCES, VACANT, bits
from comitium.games.republic.state.republic import Republic

NOTHING: Final = 0  # no item
DIVIDED: Final = (ROME_CONSUL, FIELD_CONSUL, CENSOR)  # [D-40] the offices, in the order in which they are forced

# -- what becomes of the land bill of this turn
UNDECIDED: Final = 0  # [D-55] whether it is mandatory is not known yet
FREE: Final = 1  # anybody may sponsor one
MANDATORY: Final = 2  # it has its sponsor and lacks a co-sponsor
OPTIONAL: Final = 3  # likewise, but a pass kills it
OVER: Final = 4  # passed, failed, or there is no marker


DIVISION: Final[list[Step]] = []  # filled in r4_05_4_spoils.py


class Division(DeathListener):
    """[4.05.4] The spoils while they are divided. The steps are in r4_05_4_spoils.py."""

    def __init__(
        self,
        at: int,
        crisis: bool,  # [4.05.34] only the best soldiers can be Consul
        outgoing: int,  # [D-17] nor those who were just now
        turn: int,  # the faction that chooses
        passes: int = 0,  # in a row
        item: int = NOTHING,  # what it has named; PASS if it passes; NOTHING if a Tribune has stopped it
        man: int = NOBODY,  # for whom, where a player has said so and the man lives
        bill: int = UNDECIDED,
        sponsor: int = NOBODY,
        closed: list[int] | None = None,  # items that nobody can have this turn
    ) -> None:
        super().__init__(at)
        self.crisis = crisis
        self.outgoing = outgoing
        self.turn = turn
        self.passes = passes
        self.item = item
        self.man = man
        self.bill = bill
        self.sponsor = sponsor
        self.closed = closed if closed is not None else []

    def on_death(self, game: Republic, senator: int) -> None:
        """[B-37] The death of a sponsor changes nothing for his bill. What was meant for a dead man is chosen anew once the
        Tribunes have spoken."""
        self.outgoing &= ~(1 << senator)
        if self.man == senator:
            self.man = NOBODY
        if self.sponsor == senator:
            self.sponsor = NOBODY

    def circumstances(self, game: Republic) -> list[int]:
        return self.own_numbers()

    def steps(self) -> list[Step]:
        return DIVISION

    def is_sound(self, game: Republic) -> bool:
        known = self.item in (NOTHING, PASS) or is_open(game, self, self.item) or (self.at == 0 and was_given(game, self.item))
        return known and 0 <= self.turn < game.rules.seats and UNDECIDED <= self.bill <= OVER


# -- what is open


def is_open(game: Republic, division: Division, item: int) -> bool:
    """[4.05.4] Whether something can still be given."""
    if item in division.closed:
        return False
    kind, number = verb(item), item % SPAN
    if kind == OFFICE:
        return number in DIVIDED and not game.session.filled >> number & 1
    if kind == PROVINCE:
        return number < PROVINCES and game.province[number] == VACANT
    if kind == CONCESSION:
        return why_not(game, number) is None
    if item == SPONSOR:
        return division.bill == FREE
    return item == COSPONSOR and division.bill in (MANDATORY, OPTIONAL)


def was_given(game: Republic, item: int) -> bool:
    """[1.13.1] A province has its governor, who is asked next whether he goes himself."""
    return PROVINCE <= item < PROVINCE + PROVINCES and game.province[item - PROVINCE] == GOVERNED


def duties(game: Republic, division: Division) -> list[int]:
    """[4.05.418] [D-31] What must be given before the division can end: offices, provinces, the mandatory land bill."""
    found = [OFFICE + office for office in DIVIDED if is_open(game, division, OFFICE + office)]
    found.extend(provinces(game, division))
    if division.bill == MANDATORY:
        found.append(COSPONSOR)
    return found


def provinces(game: Republic, division: Division) -> list[int]:
    """The provinces without a governor, as items."""
    if VACANT not in game.province:
        return []
    return [PROVINCE + one for one in range(PROVINCES) if is_open(game, division, PROVINCE + one)]


def concessions(game: Republic, division: Division) -> list[int]:
    """The concessions of the Forum, as items."""
    if IN_FORUM not in game.holder:
        return []
    return [CONCESSION + one for one in range(CONCESSIONS) if is_open(game, division, CONCESSION + one)]


def open_items(game: Republic, division: Division) -> list[int]:
    """[4.05.4] All that is left to be divided."""
    found = duties(game, division)
    found.extend(concessions(game, division))
    if division.bill == FREE:
        found.append(SPONSOR)
    if division.bill == OPTIONAL:
        found.append(COSPONSOR)
    return sorted(found)


# -- who can have it


def coalition_men(game: Republic) -> int:
    """The senators of the coalition, wherever they are."""
    found = 0
    for seat in bits(game.coalition):
        found |= game.members[seat]
    return found


def receivers(game: Republic, division: Division, item: int, seat: int) -> int:
    """[4.05.41] Who can be given an item that a faction chooses, or, with NOBODY, that is placed by rule."""
    kind = verb(item)
    if kind == OFFICE:
        return for_office(game, division, item - OFFICE)
    if kind == PROVINCE:
        return for_province(game, seat)
    if kind == CONCESSION:
        return game.rome
    able = game.rome if seat < 0 else game.here(seat)  # 4.05.417: a sponsor is of the faction that chooses
    return able & ~(1 << division.sponsor) if division.sponsor >= 0 else able


def candidates(game: Republic, division: Division, item: int, seat: int) -> int:
    """[4.05.41] The senators of the faction itself among them: without any it may not choose."""
    return receivers(game, division, item, seat) & game.members[seat]


def may_choose(game: Republic, division: Division, item: int, seat: int) -> bool:
    """[4.05.41] [D-54] Whether a faction may choose something that is open; by the option a player needs no man of his own."""
    if candidates(game, division, item, seat):
        return True
    if game.is_neutral(seat) or not game.rules.any_receiver or item in (SPONSOR, COSPONSOR):
        return False
    return receivers(game, division, item, seat) != 0


def for_office(game: Republic, division: Division, office: int) -> int:
    if office == CENSOR:
        return pool(game)
    return for_rome_consul(game, division) if office == ROME_CONSUL else for_consul(game, division)


def at_hand(game: Republic) -> int:
    """[4.05.41] Aligned, in Rome, without an office; the Censor of last year may be taken for another."""
    able = game.rome
    for office in range(OFFICES):
        man = game.offices[office]
        if man >= 0 and (office != CENSOR or game.session.filled >> CENSOR & 1):
            able &= ~(1 << man)
    return able


def for_consul(game: Republic, division: Division) -> int:
    """[4.05.41] [D-17] Not who was Consul or Dictator just now, unless tradition has eroded. [4.05.34] In a crisis only the
    best soldiers of each faction."""
    able = at_hand(game)
    if not game.in_force(TRADITION_ERODES):
        able &= ~division.outgoing
    return best_soldiers(game, able) if division.crisis else able


def best_soldiers(game: Republic, able: int) -> int:
    """[4.05.34] Of each faction the senator with most military; of equals who has least influence."""
    found = 0
    for seat in range(game.rules.seats):
        men = bits(able & game.members[seat])
        if men:
            for man in best(men, [(game.military(one), -game.influence[one]) for one in men]):
                found |= 1 << man
    return found


def for_rome_consul(game: Republic, division: Division) -> int:
    """[4.05.412] As popular as the people are restless; without such a man in the coalition, as popular as its best (D-34)."""
    able = for_consul(game, division)
    measured = able & coalition_men(game)
    if not measured:
        measured = able
    if not measured:
        return 0
    bar = min(game.unrest, max([game.popularity[man] for man in bits(measured)]))
    found = 0
    for man in bits(able):
        if game.popularity[man] >= bar:
            found |= 1 << man
    return found


def for_province(game: Republic, seat: int) -> int:
    """[4.05.415] [D-35] In Rome without an office; who came back this turn only if there is nobody else, and then the senators
    of the Forum. A player may send his own men who came back, and has his uses of the Vatinian Law."""
    able = game.rome
    for man in game.offices:
        if man >= 0:
            able &= ~(1 << man)
    fresh = able & ~game.returned
    found = fresh if fresh else able if able else game.forum
    if seat >= 0 and not game.is_neutral(seat):
        found |= able & game.members[seat]
        if game.in_force(VATINIAN_LAW):
            found |= eligible(game) & game.members[seat]
    return found


def speaker_of_bills(game: Republic, division: Division) -> int:
    """[4.05.416] Whose popularity says whether a land bill is mandatory: the Dictator, else the Rome Consul. NOBODY as long as
    there is none."""
    if game.offices[DICTATOR] >= 0:
        return game.offices[DICTATOR]
    return game.offices[ROME_CONSUL] if game.session.filled >> ROME_CONSUL & 1 else NOBODY
