"""[1.04.3] What each kind of clause is able to say of itself, and the table of all kinds.

A kind is one class, registered by its number in the module of its topic: payments.py, cards.py, votes.py, nominations.py,
trials.py, offices.py, forum.py, words.py. Everything else asks this table.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from comitium.core.agreements import BROKEN, LAPSED, OPEN, Clause
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.deals.clauses import (
    ELIMINATED,
    MOST_TALENTS,
    NEUTRAL,
    NO_CONDITION,
    NO_SUCH_CLAUSE,
    NOT_PLAYED,
    RETURNED,
    awaited_rule_set,
    man_awaited,
    selected_kind,
    selected_man,
    selected_thing,
    why_not_selector,
    why_not_when,
)
from comitium.games.republic.deals.reading import ClauseReader, read_condition, read_selector, selected, written_condition
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.state.numbers import SENATE, SENATORS
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.parts import ClauseView


@mypyc_attr(allow_interpreted_subclasses=True)
class ClauseKind:
    """One kind of promise. What it says in each field of a clause is in clauses.py, beside its number."""

    number: int = 0  # its id on disk
    word: str = ""  # in notation, and in the ids of its sentences
    rule: str = "1.04.3"
    needs: str = "senator"  # the fields of the form
    phase: int = 0  # by the end of which it is kept, or can be kept no more; 0 for what another moment ends
    due_in: int = 0  # the phase in which the rules carry it out; 0 for what people do
    ends_as: int = BROKEN  # what becomes of it if its time is over: kept, if nothing was to be done
    is_given: bool = False  # talents or cards pass by it: they may wait for a condition, and may be given back
    is_binding: bool = True  # else it is known only to be refused
    is_enforced: bool = True  # the rules see to it that it is kept; else it binds nobody
    is_on_proposal: bool = False  # it is about something that is voted on
    way: int = 0  # how a faction votes that keeps it: 1 for, 2 against, 4 neither; 0 if it is about no vote
    manners: tuple[str, ...] = ()  # in what manner it is kept, in words
    until_word: str = ""  # before the number of `until` in notation
    until_term: str = ""  # the sentence that says it

    # -- what may bind

    def why_not_shape(self, clause: Clause) -> Reason | None:
        """The rule by which it cannot be about this, or about so much."""
        raise NotImplementedError

    def why_not_terms(self, game: Republic, clause: Clause) -> Reason | None:
        """Who of a faction is bound, when, until when and how: only where it means something."""
        if clause.who and not (self.way and 0 < clause.who < 1 << SENATORS):
            return NO_SUCH_CLAUSE
        if clause.when:
            refused = why_not_when(clause) if self.is_given else NO_CONDITION
            if refused is not None:
                return refused
        if clause.until:
            refused = self.why_not_until(game, clause)
            if refused is not None:
                return refused
        if not 0 <= clause.manner <= self.most_manner(clause):
            return NO_SUCH_CLAUSE
        return self.why_not_text(clause)

    def why_not_until(self, game: Republic, clause: Clause) -> Reason | None:
        """[1.04.6] Whether it may stand until then."""
        return NO_SUCH_CLAUSE

    def most_manner(self, clause: Clause) -> int:
        """The last of the manners in which it may be kept."""
        return max(0, len(self.manners) - 1)

    def why_not_text(self, clause: Clause) -> Reason | None:
        return NO_SUCH_CLAUSE if clause.text else None

    def rule_set(self, clause: Clause) -> str:
        """The option without which there is nothing that it could be about; nothing if every table has that."""
        return ""

    def why_not_offer(self, game: Republic, seat: int, clause: Clause) -> Reason | None:
        """Why a seat may not offer it; only she herself is told so."""
        return None

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        """[section 5.1] Whether two promises of one faction, one of them of this kind, cannot both be kept."""
        return False

    # -- what it leaves of a menu, and what keeps it

    def binds(self, game: Republic, clause: Clause) -> None:
        """The agreement has just become binding: what was half said of what it forbids is put anew."""

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        """The choices by which it is kept, or could still be; an empty list where none is."""
        return menu

    def keeps(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        """Whether an answer that is about to be given keeps it by itself."""
        return False

    def part_kept(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> int:
        """How much of its amount such an answer performs, if it does not keep it alone."""
        return 0

    def breaks(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        """Whether such an answer does what was to be left undone."""
        return False

    # -- what happens in the Senate: the status it comes to by that, or OPEN

    def announced(self, game: Republic, clause: Clause, proposal: list[int]) -> bool:
        """A proposal is on the floor. True: who has promised something is reminded."""
        return False

    def proposed(self, clause: Clause, faction: int, proposal: list[int]) -> bool:
        """[1.09.13] A proposal of a faction is being voted, or was vetoed before that. True: the promise is kept."""
        return False

    def tried(self, clause: Clause, faction: int, trial: int, accused: int, charge: int) -> int:
        """[1.09.411] A trial begins that a faction's Censor has brought."""
        return OPEN

    def voted(self, clause: Clause, ways: int, favour: int, opposed: int, spoke: int, bought: int) -> int:
        """[1.09.14] Who has made the promise has had his turn in a vote that it is about: in which ways his faction has
        voted, which senators for, against, and at all, and how many votes they have bought."""
        return OPEN

    def vetoed(self, clause: Clause, proposal: list[int]) -> int:
        """[1.09.152] Who has made the promise has vetoed this."""
        return OPEN

    def entered_office(self, clause: Clause, man: int, office: int) -> bool:
        """Somebody has come to an office. True: the promise is kept."""
        return False

    # -- carrying it out, and its end

    def units(self, clause: Clause) -> int:
        """Of what passes from hand to hand: how many talents or cards were promised."""
        return 1

    def hand_over(self, game: Republic, clause: Clause, missing: int) -> int:
        """It is due: pass on what is missing, as far as it is there. Says how much that was."""
        return 0

    def fall_short(self, game: Republic, clause: Clause) -> int:
        """It was due, and nothing more will come: the status of what is missing, which is what it says now."""
        return LAPSED if clause.manner == RETURNED else BROKEN  # [section 5.2] given back as far as it is still held

    def is_over(self, game: Republic, clause: Clause, phase: int) -> bool:
        """A phase begins: whether the phase, or the turn, in which it could be kept has just ended."""
        return self.phase > 0 and phase == self.phase + 1

    def is_still_possible(self, game: Republic, clause: Clause) -> bool:
        """Whether it could be kept yet."""
        return self.phase > 0 and game.phase <= self.phase

    def is_for_people(self, clause: Clause) -> bool:
        """[section 5.3] Whether nobody but people can tell if it was kept."""
        return False

    # -- whom it names

    def is_about_man(self, clause: Clause, man: int) -> bool:
        """Whether it is about him; who of a faction is bound, and for what it waits, is another matter."""
        return False

    def rename(self, clause: Clause, old: int, new: int) -> None:
        """[A-29] A statesman is laid on his family: whatever named the one names the other now."""
        if clause.who >> old & 1:
            clause.who = clause.who & ~(1 << old) | 1 << new
        if man_awaited(clause) == old:
            clause.when += new - old

    # -- in notation

    def read(self, words: ClauseReader, clause: Clause) -> None:
        """Take what it is about, and how much."""
        raise NotImplementedError

    def read_terms(self, words: ClauseReader, clause: Clause) -> None:
        """Take how, when and by whom, in any order."""
        while words.left:
            word = words.take()
            if word and word in self.manners:
                clause.manner = self.manners.index(word)
            elif word and word == self.until_word:
                clause.until = words.number()
            elif word == "if":
                clause.when = read_condition(words)
            elif not self.read_term(word, words, clause):
                raise words.refused(word)

    def read_term(self, word: str, words: ClauseReader, clause: Clause) -> bool:
        """A term that only this kind knows, from its first word; False if it knows none such."""
        return False

    def write(self, clause: Clause | ClauseView) -> list[str]:
        """What it is about, and how much."""
        raise NotImplementedError

    def write_terms(self, clause: Clause | ClauseView) -> list[str]:
        """How, when and by whom."""
        words: list[str] = []
        if clause.manner:
            words.append(self.write_manner(clause))
        if clause.until:
            words += [self.until_word, str(clause.until)]
        if clause.when:
            words += written_condition(clause.when)
        return words

    def write_manner(self, clause: Clause | ClauseView) -> str:
        return self.manners[clause.manner]

    # -- in sentences

    def sentence(self, clause: Clause | ClauseView) -> str:
        """In which sentence it is told: the end of its id."""
        return self.word

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        """What that sentence speaks of, besides the two parties."""
        return {}

    def terms(self, clause: Clause | ClauseView) -> list[Phrase]:
        """What it says besides, but for its condition and its time."""
        return [self.manner_term(clause)] if clause.manner else []

    def manner_term(self, clause: Clause | ClauseView) -> Phrase:
        return Phrase(f"republic-deals-term-{self.write_manner(clause)}")

    def cited(self, clause: Clause) -> str:
        """The rule beside it where it stands in a list."""
        return self.rule


# -- what several kinds have in common


class OfTalents(ClauseKind):
    """A promise of so many talents."""

    needs = "amount"
    least: int = 1

    def why_not_shape(self, clause: Clause) -> Reason | None:
        return None if clause.about == 0 and self.least <= clause.amount <= MOST_TALENTS else NO_SUCH_CLAUSE

    def read(self, words: ClauseReader, clause: Clause) -> None:
        clause.amount = words.number()

    def write(self, clause: Clause | ClauseView) -> list[str]:
        return [str(clause.amount)]

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        return {"amount": clause.amount}


class AboutSenator(ClauseKind):
    """A promise about one man, or about anybody; perhaps as what (`places`)."""

    least: int = 1  # 0: it may be about anybody
    places: tuple[str, ...] = ("",)
    tells_named: bool = False  # it is told otherwise if a man is named

    def why_not_shape(self, clause: Clause) -> Reason | None:
        known = self.least <= clause.about <= SENATORS and 0 <= clause.amount < len(self.places)
        return None if known else NO_SUCH_CLAUSE

    def is_about_man(self, clause: Clause, man: int) -> bool:
        return clause.about == man + 1

    def rename(self, clause: Clause, old: int, new: int) -> None:
        super().rename(clause, old, new)
        if clause.about == old + 1:
            clause.about = new + 1

    def read(self, words: ClauseReader, clause: Clause) -> None:
        clause.about = words.one_of(names.SENATORS) + 1
        clause.amount = max(0, words.one_of(self.places[1:]) + 1)

    def write(self, clause: Clause | ClauseView) -> list[str]:
        words = [names.SENATORS[clause.about - 1]] if clause.about else []
        return [*words, self.places[clause.amount]] if clause.amount else words

    def sentence(self, clause: Clause | ClauseView) -> str:
        return f"{self.word}-named" if self.tells_named and clause.about else self.word

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        return {"senator": names.senator(clause.about - 1)} if clause.about else {}


class OnProposal(ClauseKind):
    """A promise about something that is voted on: its kind, perhaps who and what is named in it."""

    phase = SENATE
    is_on_proposal = True
    needs = "about senator thing"

    def why_not_shape(self, clause: Clause) -> Reason | None:
        refused = why_not_selector(clause.about)
        return refused if refused is not None else self.why_not_about(clause)

    def rule_set(self, clause: Clause) -> str:
        return MEASURES[selected_kind(clause.about)].rule_set

    def why_not_about(self, clause: Clause) -> Reason | None:
        """Why it cannot be about a proposal of this kind."""
        return NO_SUCH_CLAUSE if clause.amount else None

    def is_about_man(self, clause: Clause, man: int) -> bool:
        return selected_man(clause.about) == man

    def rename(self, clause: Clause, old: int, new: int) -> None:
        super().rename(clause, old, new)
        if selected_man(clause.about) == old:
            clause.about += new - old

    def read(self, words: ClauseReader, clause: Clause) -> None:
        clause.about = read_selector(words)

    def write(self, clause: Clause | ClauseView) -> list[str]:
        return selected(clause.about)

    def sentence(self, clause: Clause | ClauseView) -> str:
        return f"{self.word}-named" if selected_man(clause.about) >= 0 else self.word

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        found: dict[str, Value] = {"proposal": names.proposal(selected_kind(clause.about))}
        man = selected_man(clause.about)
        if man >= 0:
            found["senator"] = names.senator(man)
        return found

    def terms(self, clause: Clause | ClauseView) -> list[Phrase]:
        return things(clause.about, False)


def things(about: int, with_man: bool) -> list[Phrase]:
    """The province, concession, bill or war that a proposal is about; and the man, where the sentence does not say him."""
    kind, man, thing = selected_kind(about), selected_man(about), selected_thing(about)
    found: list[Phrase] = []
    if with_man and man >= 0:
        found.append(Phrase("republic-deals-term-thing", {"thing": names.senator(man)}))
    if thing >= 0:
        found.append(Phrase("republic-deals-term-thing", {"thing": names.SPEAKERS[MEASURES[kind].thing](thing)}))
    return found


# -- the table


KINDS: Final[dict[int, ClauseKind]] = {}  # by number
BY_WORD: Final[dict[str, ClauseKind]] = {}


def register(kind: ClauseKind) -> None:
    """Each kind's module registers it when the game is imported."""
    KINDS[kind.number] = kind
    BY_WORD[kind.word] = kind


def kind_of(clause: Clause | ClauseView) -> ClauseKind:
    return KINDS[clause.kind]


def binding_kinds() -> list[ClauseKind]:
    """All that may bind, by number."""
    return [KINDS[number] for number in sorted(KINDS) if KINDS[number].is_binding]


def why_not(game: Republic, clause: Clause) -> Reason | None:
    """[section 5.1] The rule by which a clause may not bind."""
    kind = KINDS.get(clause.kind)
    if kind is not None and not kind.is_binding:
        return kind.why_not_shape(clause)
    for seat in (clause.by, clause.to):
        if not game.playing >> seat & 1:
            return ELIMINATED
        if game.is_neutral(seat):
            return NEUTRAL
    if kind is None:
        return NO_SUCH_CLAUSE
    refused = kind.why_not_shape(clause)
    if refused is None:
        refused = kind.why_not_terms(game, clause)
    if refused is None:
        for rule_set in (kind.rule_set(clause), awaited_rule_set(clause)):
            if rule_set and not game.rules.settings[rule_set]:
                return NOT_PLAYED
    return refused


def why_not_offer(game: Republic, seat: int, clause: Clause) -> Reason | None:
    """Why a seat may not offer what may bind."""
    return kind_of(clause).why_not_offer(game, seat, clause)


def contradicts(older: Clause, newer: Clause) -> bool:
    """[section 5.1] Whether two promises of one faction cannot both be kept: the older one stands."""
    return kind_of(newer).contradicts(older, newer) or kind_of(older).contradicts(older, newer)
