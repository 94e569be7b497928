"""[1.04.3] The clauses of agreements: the kinds there are, what they are about, which may not bind.

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
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.catalogue.intrigue import INTRIGUES
from comitium.games.republic.catalogue.tables import GAMES_COST
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import MEASURES, measure
from comitium.games.republic.state.numbers import CARDS, REVENUE, SENATORS
from comitium.games.republic.state.republic import Republic

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
KINDS: Final = (*range(PAY, CALL_LAST + 1), WORDS)  # all that may bind

CARRIED: Final = 1  # [B-63] what cannot be paid now is owed on
SHOWN: Final = 1  # [1.04.5] the card is shown to who gets it, as soon as the agreement binds
RETURNED: Final = 2  # [section 5.2] what is given back, as far as it is still held
CLAIMED: Final = 3  # it was given, and has been claimed back

ROLES: Final[tuple[str, ...]] = ("", "prosecutor", "sponsor", "commander", "governor")  # in which consent is asked
APPOINTMENTS: Final[tuple[str, ...]] = ("", "dictator", "master_of_horse")
TRIALS: Final[tuple[str, ...]] = ("", "minor", "major")

# -- conditions
PASSED: Final = 1  # + a selector: such a proposal passes
FAILED: Final = 2  # such a proposal is voted down or vetoed
ELECTED: Final = 3  # (an office + 1) * 64 + a man + 1; no office: either Consul
CONDITIONS: Final = ("", "passed", "failed", "elected")
WHEN: Final = 1 << 20
OFFICES: Final = (DICTATOR, CENSOR, MASTER_OF_HORSE)  # which somebody may be elected to, besides the Consuls

CARD_KIND_FROM: Final = 200
MOST_TALENTS: Final = 999
MOST_CARDS: Final = 9
MOST_TURNS: Final = 999
LONGEST_TEXT: Final = 240
QUOTATION: Final = '"\u201c\u201d\u00ab\u00bb'  # marks that end what was said
VOTES: Final = (VOTE_FOR, VOTE_AGAINST, VOTE_NEITHER)
ON_PROPOSALS: Final = (*VOTES, NO_VETO, VETO, NOMINATE, CALL_FIRST, CALL_LAST)
SENATE_CLAUSES: Final = (*ON_PROPOSALS, CONSENT, PROSECUTE, NOT_PROSECUTE, APPOINT)
FORUM_CLAUSES: Final = (NO_PERSUASION, NO_COUNTER_BRIBE, BID_AT_MOST, GAMES)
FORBEARING: Final = (NO_VETO, NOT_PROSECUTE, NO_PERSUASION, NO_COUNTER_BRIBE, BID_AT_MOST)  # kept by what is not done
UNFORCED: Final = (VETO, WORDS)  # recorded; only people say whether they were kept
GIVEN: Final = (PAY, GIVE_CARD)  # what passes from hand to hand, and may be given back

NEVER_BINDING: Final = Reason("1.04.3", "republic-deals-refuse-never-binding")
NO_SUCH_CLAUSE: Final = Reason("1.04.3", "republic-deals-refuse-clause")
ELIMINATED: Final = Reason("1.05.4", "republic-deals-refuse-eliminated")
NO_VETO_THERE: Final = Reason("1.09.152", "republic-deals-refuse-no-veto-there")
NO_VETO_AT_ALL: Final = Reason("1.09.152", "republic-deals-refuse-veto-there")
NO_ABSTENTION: Final = Reason("1.09.62", "republic-deals-refuse-abstention")
NOBODY_NOMINATED: Final = Reason("1.09.13", "republic-deals-refuse-nobody-named")
NOTHING_BOUGHT: Final = Reason("1.09.141", "republic-deals-refuse-bought")
TOO_LATE: Final = Reason("1.04.6", "republic-deals-refuse-past")
NO_CONDITION: Final = Reason("1.04.3", "republic-deals-refuse-condition")
NO_WORDS: Final = Reason("1.04.3", "republic-deals-refuse-words")
NOT_HELD: Final = Reason("1.04.5", "republic-deals-refuse-shown")
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


def is_selected(about: int, what: list[int]) -> bool:
    """Whether a selector means this proposal."""
    if selected_kind(about) != what[0]:
        return False
    man, thing = selected_man(about), selected_thing(about)
    about_it = measure(what)
    return (man < 0 or man in about_it.men(what)) and (thing < 0 or thing in about_it.things(what))


def is_about(clause: Clause, what: list[int]) -> bool:
    """Whether a promise about votes, calls or vetoes is about this proposal."""
    return is_selected(clause.about, what)


def is_promised(clause: Clause, trial: int, accused: int, charge: int) -> bool:
    """[1.09.41] Whether a promise to prosecute means this trial; -1: its charge has not been named yet."""
    if clause.about not in (0, accused + 1) or clause.amount not in (0, 1 if trial == kinds.MINOR else 2):
        return False
    return clause.manner in (0, charge + 1) or charge < 0


def selector_of(what: list[int]) -> int:
    """What is on the floor, told by its kind and by the first man or thing it names."""
    man, thing = measure(what).first_named(what)
    return selector(what[0], man, thing)


# -- what may bind


def why_not(game: Republic, clause: Clause) -> Reason | None:
    """[section 5.1] The rule by which a clause may not bind."""
    if ATTEMPT <= clause.kind <= LOYALTY:
        return NEVER_BINDING
    for seat in (clause.by, clause.to):
        if not game.playing >> seat & 1:
            return ELIMINATED
    return why_not_shape(clause) or why_not_terms(game, clause)


def why_not_shape(clause: Clause) -> Reason | None:
    """What each kind can be about, and how much."""
    kind, about, amount = clause.kind, clause.about, clause.amount
    if kind in (PAY, CONTRIBUTE, BID_AT_MOST):
        least = 0 if kind == BID_AT_MOST else 1
        return None if about == 0 and least <= amount <= MOST_TALENTS else NO_SUCH_CLAUSE
    if kind == GAMES:
        return None if about == 0 and 0 <= amount <= len(GAMES_COST) else NO_SUCH_CLAUSE
    if kind == GIVE_CARD:
        return why_not_card(clause)
    if kind == WORDS:
        known = about == 0 or ATTEMPT <= about <= LOYALTY
        return None if known and amount == 0 else NO_SUCH_CLAUSE
    if kind in ON_PROPOSALS:
        return why_not_proposal(clause)
    most = {CONSENT: len(ROLES) - 1, PROSECUTE: 2, NOT_PROSECUTE: 2, APPOINT: 2, NO_PERSUASION: 0, NO_COUNTER_BRIBE: 0}
    if kind not in most or not 0 <= amount <= most[kind]:
        return NO_SUCH_CLAUSE
    least = 0 if kind in (CONSENT, PROSECUTE, NOT_PROSECUTE) else 1
    return None if least <= about <= SENATORS else NO_SUCH_CLAUSE


def why_not_card(clause: Clause) -> Reason | None:
    """[1.04.5] One card, one of a kind, or some at random; that it is held nobody checks."""
    if clause.about == 0:
        return None if 1 <= clause.amount <= MOST_CARDS and clause.manner != SHOWN else NO_SUCH_CLAUSE
    named = 1 <= clause.about <= CARDS
    known = named or CARD_KIND_FROM <= clause.about < CARD_KIND_FROM + INTRIGUES
    return None if known and clause.amount == 0 and (named or clause.manner != SHOWN) else NO_SUCH_CLAUSE


def why_not_selector(about: int) -> Reason | None:
    kind, man, thing = selected_kind(about), selected_man(about), selected_thing(about)
    if not 0 <= about < WHEN or kind >= len(MEASURES) or man >= SENATORS:
        return NO_SUCH_CLAUSE
    sort = MEASURES[kind].thing
    return None if thing < (len(names.THINGS[sort]) if sort else 0) else NO_SUCH_CLAUSE


def why_not_proposal(clause: Clause) -> Reason | None:
    kind, amount = selected_kind(clause.about), clause.amount
    refused = why_not_selector(clause.about)
    if refused is not None:
        return refused
    if clause.kind in (CALL_FIRST, CALL_LAST):
        return None if 1 <= amount <= 6 else NO_SUCH_CLAUSE
    if clause.kind in (VOTE_FOR, VOTE_AGAINST):
        return None if 0 <= amount <= MOST_TALENTS else NO_SUCH_CLAUSE
    if amount:
        return NOTHING_BOUGHT if clause.kind == VOTE_NEITHER else NO_SUCH_CLAUSE
    about_it = MEASURES[kind]
    if clause.kind == NO_VETO and about_it.is_trial and not about_it.vetoable:
        return NO_VETO_THERE
    if clause.kind == VETO and not about_it.vetoable:
        return NO_VETO_AT_ALL
    if clause.kind == VOTE_NEITHER and not about_it.abstaining:
        return NO_ABSTENTION
    if clause.kind == NOMINATE:
        if not about_it.nominable:
            return NO_SUCH_CLAUSE
        return None if selected_man(clause.about) >= 0 or selected_thing(clause.about) >= 0 else NOBODY_NOMINATED
    return None


def why_not_terms(game: Republic, clause: Clause) -> Reason | None:
    """Who of a faction is bound, when, until when and how: only where it means something."""
    kind = clause.kind
    if clause.who and (kind not in VOTES or not 0 < clause.who < 1 << SENATORS):
        return NO_SUCH_CLAUSE
    if clause.when:
        refused = why_not_when(clause)
        if refused is not None:
            return refused
    if clause.until:
        refused = why_not_until(game, clause)
        if refused is not None:
            return refused
    most = {PAY: CLAIMED, GIVE_CARD: CLAIMED, PROSECUTE: 64 if clause.amount == 1 else 0}
    if not 0 <= clause.manner <= most.get(kind, 0):
        return NO_SUCH_CLAUSE
    if kind == WORDS:
        readable = clause.text.isprintable() and clause.text == " ".join(clause.text.split())
        for mark in QUOTATION:
            readable = readable and mark not in clause.text
        return None if readable and 0 < len(clause.text) <= LONGEST_TEXT else NO_WORDS
    return NO_SUCH_CLAUSE if clause.text else None


def why_not_when(clause: Clause) -> Reason | None:
    """[section 5.1] What passes from hand to hand may wait for something that everybody sees happen. [1.04.3] Who of the two
    is Rome Consul is nothing that may be bargained for."""
    event, about = clause.when // WHEN, clause.when % WHEN
    if clause.kind not in GIVEN or not PASSED <= event <= ELECTED:
        return NO_CONDITION
    if event != ELECTED:
        return why_not_selector(about)
    office = about // 64 - 1
    if office in (ROME_CONSUL, FIELD_CONSUL):
        return NEVER_BINDING
    known = (office == -1 or office in OFFICES) and 1 <= about % 64 <= SENATORS
    return None if known else NO_CONDITION


def why_not_until(game: Republic, clause: Clause) -> Reason | None:
    """[1.04.6] A turn that is still to come, or a step of the session."""
    if clause.kind in (PAY, WORDS):
        past = clause.until < game.turn or (clause.until == game.turn and clause.kind == PAY and game.phase > REVENUE)
        return TOO_LATE if past or clause.until > MOST_TURNS else None
    if clause.kind == NOMINATE:
        return None if kinds.S1 <= clause.until <= kinds.S7 else STEP_PAST
    return NO_SUCH_CLAUSE


def why_not_offer(game: Republic, seat: int, clause: Clause) -> Reason | None:
    """[1.04.5] Who promises to show a card must have it; only he himself is told so. What is given back nobody offers: it
    follows from a broken promise."""
    if clause.kind in GIVEN and clause.manner >= RETURNED:
        return NO_SUCH_CLAUSE
    if clause.kind == GIVE_CARD and clause.manner == SHOWN and seat == clause.by:
        return None if clause.about - 1 in game.hands[seat] else NOT_HELD
    return None


# -- what cannot both be kept


def overlap(one: Clause, other: Clause) -> bool:
    """Whether two promises may be about the same proposal."""
    if selected_kind(one.about) != selected_kind(other.about):
        return False
    men = (selected_man(one.about), selected_man(other.about))
    things = (selected_thing(one.about), selected_thing(other.about))
    return (-1 in men or men[0] == men[1]) and (-1 in things or things[0] == things[1])


def contradicts(older: Clause, newer: Clause) -> bool:
    """[section 5.1] Whether two promises of one faction cannot both be kept: the older one stands."""
    pair = (older.kind, newer.kind)
    if older.kind in VOTES and newer.kind in VOTES:
        same = not older.who or not newer.who or older.who & newer.who
        return older.kind != newer.kind and bool(same) and overlap(older, newer)
    if pair in ((VETO, NO_VETO), (NO_VETO, VETO)):
        return overlap(older, newer)
    if older.kind == newer.kind and older.kind in (CALL_FIRST, CALL_LAST):
        return older.amount != newer.amount and overlap(older, newer)
    if pair in ((CALL_FIRST, CALL_LAST), (CALL_LAST, CALL_FIRST)):
        return older.amount == newer.amount and overlap(older, newer)
    if older.kind == newer.kind == APPOINT:
        return older.about != newer.about and (older.amount == newer.amount or 0 in (older.amount, newer.amount))
    if older.kind == newer.kind == GIVE_CARD:
        return older.about == newer.about and 1 <= older.about <= CARDS
    accused = (PROSECUTE, NOT_PROSECUTE)
    if older.kind in accused and newer.kind in accused and older.kind != newer.kind:
        same_trial = older.amount == newer.amount or 0 in (older.amount, newer.amount)
        return same_trial and (older.about == newer.about or 0 in (older.about, newer.about))
    return False
