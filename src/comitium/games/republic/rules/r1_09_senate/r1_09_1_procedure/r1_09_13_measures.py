"""[1.09.13] What each kind of proposal is able to say of itself, and the table of all kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from comitium.core.errors import Reason
from comitium.core.frames import Frame, Question
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, NO, PASS, SENATOR, YES, verb
from comitium.games.republic.rules.r1_09_senate.choices import PROPOSE
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

if TYPE_CHECKING:
    from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote

DRAFTED: Final = {DONE: Phrase("republic-senate-draft-put"), PASS: Phrase("republic-senate-draft-drop")}


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure:
    """One kind of proposal. `proposal` is one of them as numbers: its kind, then its arguments (see kinds.py)."""

    name: str = ""  # in notation; the number is its id on disk
    rule: str = "1.09.13"
    rule_set: str = ""  # the option without which there is no such proposal
    consent_rule: str = "1.09.13"  # by which somebody may refuse; [1.09.172] to be named for an office nobody may
    vetoable: bool = True  # [1.09.152]
    veto_rule: str = "1.09.152"  # by which a veto is refused, if it is
    is_trial: bool = False  # [1.09.151] no proposal: no Tribune may put it, nor go before it
    yields: bool = True  # [1.09.151] a Tribune may propose something before it is called; [2.06.2] not before a law
    unanimous: bool = True  # [1.09.144] a unanimous defeat hurts the chair that proposed it
    abstaining: bool = True  # [1.09.14] whether a faction may abstain
    elects: bool = False  # [1.09.2] it fills an office, so that others named for it have lost
    nominable: bool = True  # [1.09.13] it is proposed by naming somebody or something
    consent_role: str = ""  # as what a senator is asked for his consent
    thing: str = ""  # the sort of thing that it may be about, a key of `names.THINGS`
    thing_verb: int = 0  # with which its draft names such a thing
    shut: str = ""  # a message: what is missing for it where the chair cannot propose it among other business
    brings: tuple[Stake, ...] = ()  # what one of its kind gains and loses, whoever is named

    # -- whom and what it names

    def men(self, proposal: list[int]) -> list[int]:
        """The senators it names."""
        return []

    def things(self, proposal: list[int]) -> list[int]:
        """The provinces, concessions, bills or wars it is about."""
        return []

    def first_named(self, proposal: list[int]) -> tuple[int, int]:
        """The first man and the first thing by which people tell it from others; -1 for none."""
        men, things = self.men(proposal), self.things(proposal)
        return men[0] if men else NOBODY, things[0] if things else NOBODY

    def is_nameable(self, game: Republic, faction: int, man: int, thing: int) -> bool:
        """Whether its draft could name this man and this thing now; -1 is anybody, anything."""
        menu = self.draft(game, faction, BY_CHAIR).legal(game, faction)
        if self.thing:
            return (thing < 0 or self.thing_verb + thing in menu) and (man < 0 or game.rome >> man & 1 == 1)
        return man < 0 or SENATOR + man in menu

    # -- making one

    def is_open(self, game: Republic, means: int) -> bool:
        """[B-13] Whether one can be proposed now, by this right: its step, its limits for the turn, and something legal
        to name."""
        return False

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Any]:
        """The questions that name its content; the last answer calls `named`."""
        raise NotImplementedError

    def consents(self, game: Republic, proposal: list[int], faction: int) -> list[int]:
        """The senators who must agree before it is announced, in order; the proposer's own need not be listed."""
        return []

    def asked_of(self, game: Republic, proposal: list[int], senator: int) -> int:
        """What a refusal is remembered as: who has refused, and which of such proposals, packed."""
        return senator << 8 | proposal[0]

    def content(self, proposal: list[int]) -> list[int]:
        """[1.09.131] [B-6] What counts when it is compared with what was voted down: the order of a list does not."""
        return proposal

    def is_barred(self, game: Republic, proposal: list[int]) -> bool:
        """[1.09.131] [B-5] Whether the same was voted down or vetoed while it waited for its first call."""
        return is_rejected(game, proposal)

    # -- on the floor

    def is_before_censor(self, game: Republic) -> bool:
        """[1.09.41] [1.09.74] Whether the Censor calls the factions, as long as there is one."""
        return self.is_trial

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] [B-52] "" as long as it can be voted on; else what became of it: "cancelled", "void", "acquitted"."""
        return ""

    def fell(self, game: Republic, vote: Vote, how: str) -> None:
        """It was cancelled or void: what that uses up."""

    def reconsiders(self, game: Republic, vote: Vote) -> bool:
        """[B-79] Something has changed that needs a consent which was not needed before. True: the question was pushed."""
        return False

    def is_last(self, game: Republic, vote: Vote) -> bool:
        """[B-67] Whether deaths have made it the only one that is possible, so that it is elected without finishing the
        vote."""
        return False

    def is_safe(self, game: Republic, vote: Vote) -> bool:
        """[1.09.152] Whether it may not be vetoed though others of its kind may: [B-14] the last candidate for an office.
        Consuls and Censors are elected without a vote then, so this is about Dictators."""
        return False

    def sends_chair(self, game: Republic, vote: Vote) -> bool:
        """[1.09.642] Whether it would send the presiding magistrate to war."""
        return False

    def carries(self, game: Republic, vote: Vote) -> bool:
        """[1.09.143] Whether the votes cast carry it: more for than against."""
        return vote.ayes > vote.noes

    def bonus_for(self, game: Republic, vote: Vote) -> int:
        """Votes that count for it and are nobody's."""
        return 0

    def bonus_against(self, game: Republic, vote: Vote) -> int:
        """Votes that count against it and are nobody's: [1.09.42] the influence of the accused."""
        return 0

    def bound_for(self, vote: Vote) -> int:
        """[1.09.621] The senator who must vote for it: the sponsor of a repeal; or NOBODY."""
        return NOBODY

    def called(self, game: Republic, vote: Vote) -> None:
        """The first faction is called: from now on it counts as proposed."""

    def speaks(self, game: Republic, vote: Vote, faction: int) -> bool:
        """Something comes before a faction's votes: [1.09.421] the appeal of the accused. True if it was pushed or ended
        the vote."""
        return False

    # -- how it ends

    def closes(self, game: Republic, vote: Vote) -> None:
        """Every faction has voted, and nothing was counted yet: [2.05.3] the trial roll adds its votes."""

    def passed(self, game: Republic, vote: Vote) -> None:
        """[1.09.16] It takes effect at once."""
        raise NotImplementedError

    def rejected(self, game: Republic, vote: Vote) -> None:
        """It was voted down. That the same content may not come again [1.09.131] is seen to elsewhere."""

    def vetoed(self, game: Republic, vote: Vote) -> None:
        """[1.09.152] It was vetoed; likewise."""

    # -- what is at stake

    def prospects(self, game: Republic) -> list[Stake]:
        """What one of its kind may gain and lose as the table stands, before anybody is named."""
        return list(self.brings)

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        """What it gains and loses if it passes: those who are named, then Rome."""
        return []

    def stakes_of_defeat(self, game: Republic, proposal: list[int]) -> list[Stake]:
        """What its defeat gains and loses."""
        return []

    def cost_of_vote(self, proposal: list[int], in_favour: bool) -> int:
        """[1.09.62] The popularity that it costs a senator to vote so, whatever the result; 0 for most proposals."""
        return 0

    # -- in words

    def phrase(self, proposal: list[int]) -> Phrase:
        """What is proposed."""
        return Phrase("republic-senate-proposal", {"kind": names.proposal(proposal[0])})


MEASURES: Final[list[Measure]] = []  # by kind


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraVotes:
    """Votes that somebody has on some proposals besides his oratory and his knights."""

    def of(self, game: Republic, proposal: list[int], senator: int) -> int:
        """How many he has."""
        raise NotImplementedError


EXTRA_VOTES: Final[list[ExtraVotes]] = []  # [2.01.32] [2.01.4] [2.06.2]


def votes_on(game: Republic, proposal: list[int], senator: int) -> int:
    """[1.09.141] What a senator may cast on a proposal without buying votes."""
    found = game.votes(senator)
    if game.rules.pontifex or game.rules.laws_by_vote:
        for extra in EXTRA_VOTES:
            found += extra.of(game, proposal, senator)
    return found


def register(kind: int, measure: Measure) -> None:
    """Each kind's module registers itself, with its number and its name."""
    while len(MEASURES) <= kind:
        MEASURES.append(Measure())
        names.PROPOSALS.append("")
    MEASURES[kind] = measure
    names.PROPOSALS[kind] = measure.name


def measure(proposal: list[int]) -> Measure:
    return MEASURES[proposal[0]]


def is_rejected(game: Republic, proposal: list[int]) -> bool:
    """[1.09.131] [B-6] Whether this content was voted down or vetoed in this phase. Contents are normalised: lists in
    order."""
    return measure(proposal).content(proposal) in game.session.rejected


def reject(game: Republic, proposal: list[int]) -> None:
    content = measure(proposal).content(proposal)
    if content not in game.session.rejected:
        game.session.rejected.append(content)


def unwilling(game: Republic, request: int, faction: int) -> int:
    """Who has refused such a proposal in this phase (see `asked_of`) and is not asked again; a faction may name its own."""
    found = 0
    for refusal in game.session.refused:
        if refusal & ~(255 << 8) == request:
            found |= 1 << (refusal >> 8 & 255)
    for seat in range(game.rules.seats):
        if found and faction >= 0 and game.controller_of(seat) == game.controller_of(faction):
            found &= ~game.members[seat]
    return found


def open_kinds(game: Republic, means: int) -> list[int]:
    """[1.09.17] [B-13] What may be proposed now."""
    return [kind for kind in range(len(MEASURES)) if MEASURES[kind].is_open(game, means)]


def why_not_open(kind: int) -> Reason | None:
    """[1.09.6] What is missing for a proposal where the chair may choose among them; None if no more can be said."""
    if not 0 <= kind < len(MEASURES) or not MEASURES[kind].shut:
        return None
    measure = MEASURES[kind]
    return Reason("1.09.41" if measure.is_trial else measure.rule, measure.shut)


def rule_of_proposal(choice: int, otherwise: str) -> str:
    """By which rule something of a kind is proposed, where kinds are chosen."""
    kind = choice - PROPOSE
    return MEASURES[kind].rule if 0 <= kind < len(MEASURES) else otherwise


class FactionQuestion(Question[Republic]):
    """A question to a faction; [1.09.823] whoever decides for it now is asked. `seat` is the faction."""

    def actors(self, game: Republic) -> list[int]:
        return [game.controller_of(self.seat)]

    def listed_at(self, game: Republic, seat: int, choice: int) -> int:
        """One's own senators first, then those of others, then the way back."""
        if self.leads_back(choice):
            return 2
        return 1 if verb(choice) == SENATOR and game.faction[choice - SENATOR] != self.seat else 0


class AskRole(FactionQuestion):
    """A senator is asked to take part in a trial: he does, or refuses."""

    role: str = ""  # as what, see deals/clauses.py

    def __init__(self, seat: int, man: int) -> None:
        super().__init__(seat)
        self.man = man

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]


class Draft(FactionQuestion):
    """What is proposed is put together; passing leads back to where the kind was chosen."""

    def leads_back(self, choice: int) -> bool:
        return choice == PASS

    def wording(self, choice: int) -> Phrase | None:
        """ "Done" and "pass" alone would not say which of the two is put to the vote."""
        return DRAFTED.get(choice)


def yes_or_no(rule: str) -> Reason:
    """Nothing else answers who asks for consent."""
    return Reason(rule, "republic-senate-refuse-answer")
