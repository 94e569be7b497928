"""[1.04.3] The numbers of all kinds of clauses, and how their fields say what a promise is about.

What a kind means is in its own class, registered by its number: see clause.py.

`about` says of votes, vetoes, calls and nominations which kind of proposal, perhaps who is named in it, perhaps which
province, concession, bill or war (`selector`); of what is about one man the senator + 1, or 0 for anybody; of cards the
card + 1, or CARD_KIND_FROM + a kind of intrigue, or 0 for any; of mere words the subject that never binds, or 0.
`when` is a condition (`condition`), `until` the turn or the step of the session by which it is due.
"""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import Clause
from comitium.core.errors import Reason
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    PONTIFEX_MAXIMUS,
    ROME_CONSUL,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES, measure
from comitium.games.republic.state.numbers import SENATORS

PAY: Final = 1  # amount: talents, at the next redistribution, or that of the turn `until`; manner: CARRIED
VOTE_FOR: Final = 2  # about: what is voted on; amount: so many bought votes at least; who: these senators only
VOTE_AGAINST: Final = 3
VOTE_NEITHER: Final = 4
NO_VETO: Final = 5
NOMINATE: Final = 6  # about: the kind and what it names; until: the last step of the session in which it may be done
CONSENT: Final = 7  # about: the senator who is asked; amount: as what, see ROLES
PROSECUTE: Final = 8  # about: the accused; amount: 1 minor, 2 major; manner: the reason + 1
NOT_PROSECUTE: Final = 9
APPOINT: Final = 10  # about: whom; amount: 1 as Dictator, 2 as Master of Horse, 0 either
GIVE_CARD: Final = 11  # about: the card, the kind, or amount: so many at random; manner: SHOWN
NO_PERSUASION: Final = 12  # about: the target
NO_COUNTER_BRIBE: Final = 13
BID_AT_MOST: Final = 14  # amount
GAMES: Final = 15  # amount: which games + 1, or 0 for any
CONTRIBUTE: Final = 16  # amount: talents
VETO: Final = 17  # about: what; nobody is made to: the card may not be held
CALL_FIRST: Final = 18  # about: what is voted on; amount: the faction + 1
CALL_LAST: Final = 19
WORDS: Final = 25  # text: only people judge it

# [1.04.3] what never binds, by the words in which people might offer it
ATTEMPT: Final = 20  # making, leaving or helping an attempt on somebody's life
SPARE: Final = 21
CONSULSHIP: Final = 22  # who of the two elected is Rome Consul
REVOLT: Final = 23
LOYALTY: Final = 24
SAGUM: Final = "Tibi sagum, mihi toga."  # a word about it: the cloak of the field for you, the gown for me
TOGA: Final = "Tibi toga, mihi sagum."

CARRIED: Final = 1  # [B-63] what cannot be paid now is owed on
SHOWN: Final = 1  # [1.04.5] the card is shown to who gets it, as soon as the agreement binds
RETURNED: Final = 2  # [section 5.2] what is given back, as far as it is still held
CLAIMED: Final = 3  # it was given, and has been claimed back

ROLES: Final[tuple[str, ...]] = ("", "prosecutor", "sponsor", "commander", "governor", "advocate")  # in which consent is asked
ROLE_RULE_SETS: Final = {"advocate": "advocates"}  # roles that only an option knows
APPOINTMENTS: Final[tuple[str, ...]] = ("", "dictator", "master_of_horse")
TRIALS: Final[tuple[str, ...]] = ("", "minor", "major")

# -- conditions
PASSED: Final = 1  # + a selector: such a proposal passes
FAILED: Final = 2  # such a proposal is voted down or vetoed
ELECTED: Final = 3  # (an office + 1) * 64 + a man + 1; no office: either Consul
CONDITIONS: Final = ("", "passed", "failed", "elected")
WHEN: Final = 1 << 20
OFFICES: Final = (DICTATOR, CENSOR, MASTER_OF_HORSE, PONTIFEX_MAXIMUS)  # which somebody may be elected to, besides the Consuls
OFFICE_RULE_SETS: Final = {PONTIFEX_MAXIMUS: "pontifex"}  # offices that only an option knows

CARD_KIND_FROM: Final = 200
MOST_TALENTS: Final = 999
MOST_CARDS: Final = 9
MOST_TURNS: Final = 999
LONGEST_TEXT: Final = 240

NEVER_BINDING: Final = Reason("1.04.3", "republic-deals-refuse-never-binding")
NO_SUCH_CLAUSE: Final = Reason("1.04.3", "republic-deals-refuse-clause")
ELIMINATED: Final = Reason("1.05.4", "republic-deals-refuse-eliminated")
NEUTRAL: Final = Reason("4.01.1", "republic-deals-refuse-neutral")
NO_VETO_THERE: Final = Reason("1.09.152", "republic-deals-refuse-no-veto-there")
NO_VETO_AT_ALL: Final = Reason("1.09.152", "republic-deals-refuse-veto-there")
NO_ABSTENTION: Final = Reason("1.09.62", "republic-deals-refuse-abstention")
NOBODY_NOMINATED: Final = Reason("1.09.13", "republic-deals-refuse-nobody-named")
NOTHING_BOUGHT: Final = Reason("1.09.141", "republic-deals-refuse-bought")
TOO_LATE: Final = Reason("1.04.6", "republic-deals-refuse-past")
NO_CONDITION: Final = Reason("1.04.3", "republic-deals-refuse-condition")
NO_WORDS: Final = Reason("1.04.3", "republic-deals-refuse-words")
NOT_HELD: Final = Reason("1.04.5", "republic-deals-refuse-shown")
NO_LAW_VETO: Final = Reason("2.06.2", "republic-deals-refuse-law-veto")
NOT_PLAYED: Final = Reason("1.04.3", "republic-deals-refuse-not-played")
ATTEMPT_ANNOUNCED: Final = Reason("1.07.414", "republic-deals-refuse-announced")
BID_STANDS: Final = Reason("1.07.22", "republic-deals-refuse-announced")
TRIAL_BEGUN: Final = Reason("1.09.411", "republic-deals-refuse-announced")
STEP_PAST: Final = Reason("1.09.13", "republic-deals-refuse-step")


# -- what a promise is about


def selector(kind: int, senator: int, thing: int = -1) -> int:
    """A kind of proposal, somebody who is named in it and something it is about (-1: whatever it names). Six bits each for the
    man and the thing; the kind has four between them and four above, since old journals know 16 kinds."""
    return (kind >> 4) << 16 | (thing + 1) << 10 | (kind & 15) << 6 | senator + 1


def selected_kind(about: int) -> int:
    return about >> 6 & 15 | (about >> 16 & 15) << 4


def selected_man(about: int) -> int:
    return (about & 63) - 1


def selected_thing(about: int) -> int:
    return (about >> 10 & 63) - 1


def condition(event: int, about: int) -> int:
    return event * WHEN + about


def is_selected(about: int, proposal: list[int]) -> bool:
    """Whether a selector means this proposal."""
    if selected_kind(about) != proposal[0]:
        return False
    man, thing = selected_man(about), selected_thing(about)
    about_it = measure(proposal)
    return (man < 0 or man in about_it.men(proposal)) and (thing < 0 or thing in about_it.things(proposal))


def is_about(clause: Clause, proposal: list[int]) -> bool:
    """Whether a promise about votes, calls or vetoes is about this proposal."""
    return is_selected(clause.about, proposal)


def selector_of(proposal: list[int]) -> int:
    """What is on the floor, told by its kind and by the first man or thing it names."""
    man, thing = measure(proposal).first_named(proposal)
    return selector(proposal[0], man, thing)


# -- what a selector and a condition may say


def why_not_selector(about: int) -> Reason | None:
    """A kind of proposal that there is, a senator, and a thing of the sort that it is about."""
    kind, man, thing = selected_kind(about), selected_man(about), selected_thing(about)
    if not 0 <= about < WHEN or kind >= len(MEASURES) or man >= SENATORS:
        return NO_SUCH_CLAUSE
    sort = MEASURES[kind].thing
    return None if thing < (len(names.THINGS[sort]) if sort else 0) else NO_SUCH_CLAUSE


def why_not_when(clause: Clause) -> Reason | None:
    """[section 5.1] What passes from hand to hand may wait for something that everybody sees happen. [1.04.3] Who of the two
    is Rome Consul is nothing that may be bargained for."""
    event, about = clause.when // WHEN, clause.when % WHEN
    if not PASSED <= event <= ELECTED:
        return NO_CONDITION
    if event != ELECTED:
        return why_not_selector(about)
    office = about // 64 - 1
    if office in (ROME_CONSUL, FIELD_CONSUL):
        return NEVER_BINDING
    known = (office == -1 or office in OFFICES) and 1 <= about % 64 <= SENATORS
    return None if known else NO_CONDITION


def awaited_rule_set(clause: Clause) -> str:
    """The option without which what a condition waits for cannot happen; nothing if it can at every table."""
    event, about = clause.when // WHEN, clause.when % WHEN
    if event == ELECTED:
        return OFFICE_RULE_SETS.get(about // 64 - 1, "")
    return MEASURES[selected_kind(about)].rule_set if event else ""


def man_awaited(clause: Clause) -> int:
    """The senator whom a condition names, or -1. Elections and proposals have him in the same bits."""
    return selected_man(clause.when % WHEN) if clause.when else -1


def overlap(one: Clause, other: Clause) -> bool:
    """Whether two promises may be about the same proposal."""
    if selected_kind(one.about) != selected_kind(other.about):
        return False
    men = (selected_man(one.about), selected_man(other.about))
    things = (selected_thing(one.about), selected_thing(other.about))
    return (-1 in men or men[0] == men[1]) and (-1 in things or things[0] == things[1])
