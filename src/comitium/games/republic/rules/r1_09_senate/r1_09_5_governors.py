"""[1.09.5] Governorships: elections, recalls, and [1.13.1] legates under the Vatinian Law."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.frames import Frame, Script, Step
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import VATINIAN_LAW
from comitium.games.republic.choices import DONE, PASS, PROVINCE, SENATOR, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    DRAFTED,
    FactionQuestion,
    Measure,
    is_rejected,
    register,
    unwilling,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named, propose
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import open_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_52_posts import install
from comitium.games.republic.state.numbers import (
    AT_WAR,
    CAPTIVE,
    GOVERNED,
    MISSION,
    NOBODY,
    PROVINCES,
    REBEL,
    SENATORS,
    VACANT,
    bits,
    count,
    lowest,
)
from comitium.games.republic.state.republic import Republic

NO_SUCH_POST: Final = Reason("1.09.5", "republic-business-refuse-post", "province")
NOT_ELIGIBLE: Final = Reason("1.09.5", "republic-business-refuse-governor", "senator")
EXHAUSTED: Final = Reason("1.09.131", "republic-business-refuse-exhausted", "senator")
SAME_LIST: Final = Reason("1.09.131", "republic-business-refuse-same-list")
HAS_REFUSED: Final = Reason("1.09.51", "republic-business-refuse-refused", "senator")
NO_ANSWER: Final = Reason("1.09.5", "republic-business-refuse-answer")


# -- who and where


def eligible(game: Republic) -> int:
    """[1.09.5] [B-32] Aligned in Rome without an office, or unaligned in the Forum [1.09.53]; [Vatinian Law] officials too,
    in Rome or not, for as many posts as there are."""
    able = game.rome | game.forum
    if game.in_force(VATINIAN_LAW):
        return able | commanders(game)
    for senator in game.offices:
        if senator >= 0:
            able &= ~(1 << senator)
    return able


def commanders(game: Republic) -> int:
    """Aligned senators at war, or fetching a bequest."""
    found = 0
    for members in game.members:
        away = members & ~game.rome
        while away:
            mask = away & -away
            where = game.where[mask.bit_length() - 1]
            if AT_WAR <= where < CAPTIVE or where >= MISSION:
                found |= mask
            away ^= mask
    return found


def vacancies(game: Republic) -> int:
    """[1.09.54] The provinces in the Forum."""
    found = 0
    if VACANT in game.province:
        for province in range(PROVINCES):
            if game.province[province] == VACANT:
                found |= 1 << province
    return found


def recallable(game: Republic) -> int:
    """[1.09.52] Provinces whose governor was not elected in this phase and is no rebel."""
    found = 0
    if GOVERNED in game.province:
        for province in range(PROVINCES):
            governor = game.governor[province]
            if governor >= 0 and game.province[province] == GOVERNED and game.where[governor] != REBEL:
                found |= 1 << province
    return found & ~game.session.posted


def open_posts(game: Republic) -> int:
    """[1.09.5] The provinces for which somebody may be proposed."""
    return vacancies(game) | recallable(game)


def candidates(game: Republic, province: int, faction: int = NOBODY) -> int:
    """[B-32] Whoever was rejected or vetoed alone for a province is exhausted there, [1.09.51] who has refused to go again
    is not asked anew; [B-67] unless nobody else is left."""
    able = eligible(game) & ~governor_mask(game, province)
    left = able
    for proposal in game.session.rejected:
        if is_single(proposal, province):
            left &= ~(1 << proposal[2])
    willing = left & ~refusers(game, faction)
    return willing if willing else left if left else able


def is_single(proposal: list[int], province: int) -> bool:
    """A proposal of one man for this province alone."""
    return proposal[0] == kinds.GOVERNORS and len(proposal) == 3 and proposal[1] == province


def refusers(game: Republic, faction: int) -> int:
    """[1.09.51] Who came back this turn and has refused another province; a faction may always name its own."""
    return unwilling(game, kinds.GOVERNORS, faction) & game.returned


def lift_bars(game: Republic, province: int) -> None:
    """[B-67] Deaths have left only names that were voted down for a vacant province: they may be named again."""
    able = eligible(game)
    barred = 0
    for proposal in game.session.rejected:
        if is_single(proposal, province):
            barred |= 1 << proposal[2]
    if not able & ~barred:
        game.session.rejected = [proposal for proposal in game.session.rejected if not is_single(proposal, province)]


def governor_mask(game: Republic, province: int) -> int:
    return 1 << game.governor[province] if game.governor[province] >= 0 else 0


def has_vacancy(game: Republic) -> bool:
    """[1.09.54] Whether a vacancy can be filled: it blocks every other act of the chair (B-34)."""
    return VACANT in game.province and eligible(game) != 0


def fill_vacancy(game: Republic) -> bool:
    """[1.09.54] [S6] A province lacks a governor and somebody can be found: the last candidate goes after W-FLOOR, else the
    chair must propose. True: something was done or is asked."""
    if not has_vacancy(game):
        return False
    for province in bits(vacancies(game)):
        lift_bars(game, province)
        if count(candidates(game, province)) == 1:
            game.push(LastCandidate(0, province))
            return True
    propose(game, game.faction[presiding(game)], kinds.BY_CHAIR, NOBODY, kinds.GOVERNORS, False)
    return True


class LastCandidate(Script[Republic]):
    """[1.09.5] A single candidate is left: W-FLOOR, then he governs without a vote."""

    def __init__(self, at: int, province: int) -> None:
        super().__init__(at)
        self.province = province

    def steps(self) -> list[Step]:
        return LAST_CANDIDATE


def last_window(game: Republic, last: LastCandidate) -> None:
    open_floor(game)


def which_province(game: Republic, last: LastCandidate) -> None:
    """[B-32] Fewer candidates than provinces: the chair chooses which one to fill."""
    able = candidates(game, last.province)
    if game.province[last.province] != VACANT or count(able) != 1:
        game.pop()
        return
    if count(posts_of(game, lowest(able))) > 1:
        game.push(WhichProvince(game.faction[presiding(game)], lowest(able)))


def posts_of(game: Republic, senator: int) -> int:
    """The vacancies for which he is the last candidate."""
    found = 0
    for province in bits(vacancies(game)):
        if candidates(game, province) == 1 << senator:
            found |= 1 << province
    return found


def goes(game: Republic, last: LastCandidate) -> None:
    game.pop()
    able = candidates(game, last.province)
    if game.province[last.province] == VACANT and count(able) == 1:
        install(game, [last.province, lowest(able)])


LAST_CANDIDATE: Final[list[Step]] = [last_window, which_province, goes]


class WhichProvince(FactionQuestion):
    """[B-32] One candidate, several provinces."""

    def __init__(self, seat: int, senator: int) -> None:
        super().__init__(seat)
        self.senator = senator

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PROVINCE + province for province in bits(posts_of(game, self.senator))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        last = game.stack[-1]
        assert isinstance(last, LastCandidate)
        last.province = choice - PROVINCE

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_SUCH_POST if verb(choice) == PROVINCE else NO_ANSWER

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.5"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-business-ask-which-province", {"senator": names.senator(self.senator)})


# -- the proposal


class Governors(Measure):
    """[1.09.5] One or several posts, recalls included; `proposal` has pairs of province and senator, by province."""

    name = "governors"
    rule = "1.09.5"
    shut = "republic-senate-refuse-business-governors"
    consent_rule = "1.09.51"
    consent_role = "governor"
    thing = "province"
    thing_verb = PROVINCE
    brings: tuple[Stake, ...] = stakes.TERM_AND_RISK

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[2::2]

    def prospects(self, game: Republic) -> list[Stake]:
        return stakes.post(game, lowest(open_posts(game)))

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        found: list[Stake] = []
        for at in range(1, len(proposal), 2):
            found.extend([*stakes.departs(game, proposal[at + 1]), *stakes.post(game, proposal[at])])
        return found

    def things(self, proposal: list[int]) -> list[int]:
        return proposal[1::2]

    def is_open(self, game: Republic, means: int) -> bool:
        if game.session.step not in (kinds.S6, kinds.S7, kinds.S8) or not eligible(game):
            return False
        return open_posts(game) != 0

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return DraftGovernors(faction, [], NOBODY)

    def consents(self, game: Republic, proposal: list[int], faction: int) -> list[int]:
        """[1.09.51] Who came back this turn must agree, unless there is no other candidate: who has refused too is none."""
        found: list[int] = []
        back = refusers(game, NOBODY)
        for place in range(2, len(proposal), 2):
            man = proposal[place]
            others = candidates(game, proposal[place - 1]) & ~back & ~(1 << man)
            if game.returned >> man & 1 and game.faction[man] >= 0 and others:
                found.append(man)
        return found

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] A dead nominee cancels the whole slate; [B-5] one who cannot go now, or a filled post, makes it void."""
        able, posts = eligible(game), open_posts(game)
        found = ""
        for place in range(1, len(vote.proposal), 2):
            man = vote.proposal[place + 1]
            if vote.dead >> man & 1:
                return "cancelled"
            if not able >> man & 1 or not posts >> vote.proposal[place] & 1:
                found = "void"
        return found

    def is_last(self, game: Republic, vote: Vote) -> bool:
        proposal = vote.proposal
        return (
            len(proposal) == 3 and game.province[proposal[1]] == VACANT and candidates(game, proposal[1]) == 1 << proposal[2]
        )

    def passed(self, game: Republic, vote: Vote) -> None:
        install(game, vote.proposal[1:])

    def phrase(self, proposal: list[int]) -> Phrase:
        posts = tuple(
            Phrase(
                "republic-business-post",
                {"province": names.province(proposal[at]), "senator": names.senator(proposal[at + 1])},
            )
            for at in range(1, len(proposal), 2)
        )
        return Phrase("republic-business-proposal-governors", {"posts": posts})


register(kinds.GOVERNORS, Governors())


class DraftGovernors(FactionQuestion):
    """[1.09.5] A province, who governs it, and so on; DONE puts the list, PASS begins it anew or gives it up."""

    def __init__(self, seat: int, pairs: list[int], province: int) -> None:
        super().__init__(seat)
        self.pairs = pairs
        self.province = province  # the one that waits for its name

    def run(self, game: Republic) -> bool:
        able, posts = eligible(game), open_posts(game)
        for place in range(0, len(self.pairs), 2):
            if not able >> self.pairs[place + 1] & 1 or not posts >> self.pairs[place] & 1:
                self.pairs = []
                break
        if self.province >= 0 and not posts >> self.province & 1:
            self.province = NOBODY
        if not posts or not able:
            named(game, [])
            return False
        return True

    def proposal(self) -> list[int]:
        pairs = sorted([self.pairs[at : at + 2] for at in range(0, len(self.pairs), 2)])
        found = [kinds.GOVERNORS]
        for pair in pairs:
            found.extend(pair)
        return found

    def why_not_province(self, game: Republic, province: int, posts: int) -> Reason | None:
        if not 0 <= province < PROVINCES or not posts >> province & 1:
            return NO_SUCH_POST
        return NO_SUCH_POST if province in self.pairs[::2] or not self.able(game, province) else None

    def able(self, game: Republic, province: int) -> int:
        """[1.09.5] One post for one man; [1.13.1] more only by legates, whom the unaligned cannot send."""
        able = candidates(game, province, self.seat)
        for senator in self.pairs[1::2]:
            if game.faction[senator] < 0 or not game.in_force(VATINIAN_LAW):
                able &= ~(1 << senator)
        return able

    def why_not_senator(self, game: Republic, senator: int) -> Reason | None:
        if not 0 <= senator < SENATORS or not eligible(game) >> senator & 1:
            return NOT_ELIGIBLE
        if self.able(game, self.province) >> senator & 1:
            return None
        return HAS_REFUSED if refusers(game, self.seat) >> senator & 1 else EXHAUSTED

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.province >= 0:
            return [SENATOR + senator for senator in bits(self.able(game, self.province))]
        menu: list[int] = []
        if self.pairs or not has_vacancy(game):
            menu.append(PASS)
        if self.pairs and not is_rejected(game, self.proposal()):
            menu.append(DONE)
        posts = open_posts(game)
        for province in bits(posts):
            if self.why_not_province(game, province, posts) is None:
                menu.append(PROVINCE + province)
        return menu

    def idle_answer(self, game: Republic, seat: int, alone: bool) -> int:
        """The list names somebody, and there is no other province for it."""
        menu = self.legal(game, seat)
        return DONE if self.pairs and menu == [PASS, DONE] else -1

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == DONE:
            named(game, self.proposal())
        elif choice == PASS:
            if self.pairs:
                self.pairs = []
            else:
                named(game, [])
        elif verb(choice) == PROVINCE:
            self.province = choice - PROVINCE
        else:
            self.pairs = [*self.pairs, self.province, choice - SENATOR]
            self.province = NOBODY

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.province >= 0:
            return self.why_not_senator(game, choice - SENATOR) if verb(choice) == SENATOR else NO_ANSWER
        if choice == DONE and self.pairs:
            return SAME_LIST
        return self.why_not_province(game, choice - PROVINCE, open_posts(game)) if verb(choice) == PROVINCE else NO_ANSWER

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-senate-draft-anew") if choice == PASS and self.pairs else DRAFTED.get(choice)

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.5"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.province >= 0:
            return Phrase("republic-business-ask-governor", {"province": names.province(self.province)})
        return Phrase("republic-business-ask-post", {"count": len(self.pairs) // 2})
