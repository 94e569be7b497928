"""[1.04.3] to [1.04.6] Public agreements: what they leave of a menu, when they are carried out, when they lapse.

With the option `record` nothing is forced: what is due is shown, and whether votes kept their promise is told.
"""

from __future__ import annotations

from typing import Any, Final

from comitium.core.agreements import BINDING, BROKEN, CANCELLED, FULFILLED, KEPT, OPEN, Agreement, Clause
from comitium.core.audience import EVERYBODY
from comitium.core.frames import Frame
from comitium.games.republic.choices import NO, PASS, SENATOR, SPAN, TALENTS, YES, argument, verb
from comitium.games.republic.events import deals as said
from comitium.games.republic.numbers import COMBAT, FORUM, MORTALITY, POPULATION, bits, lowest
from comitium.games.republic.rules.hands import held, show
from comitium.games.republic.rules.passing import forget_hand, pass_card
from comitium.games.republic.rules.r1_04_clauses import (
    APPOINT,
    BID_AT_MOST,
    CARD_KIND_FROM,
    CONSENT,
    CONTRIBUTE,
    FORBEARING,
    FORUM_CLAUSES,
    GAMES,
    GIVE_CARD,
    NO_COUNTER_BRIBE,
    NO_PERSUASION,
    NO_VETO,
    NOMINATE,
    NOT_PROSECUTE,
    PAY,
    PROSECUTE,
    SENATE_CLAUSES,
    VOTE_AGAINST,
    VOTE_FOR,
    VOTE_NEITHER,
    is_about,
    selected_kind,
    selected_man,
)
from comitium.games.republic.rules.r1_07_forum.words import GAMES as GIVE_GAMES
from comitium.games.republic.rules.r1_09_senate.words import (
    ABSTAIN,
    ADJOURN,
    AGAINST,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    CLOSE,
    FINE,
    FOR,
    PROPOSE,
    VETO,
)
from comitium.games.republic.state import Republic

WAYS: Final = {VOTE_FOR: 1, VOTE_AGAINST: 2, VOTE_NEITHER: 4}
STEPS: Final = ("DictatorStep", "CensorStep", "GovernorStep", "Business")  # where the chair says what comes next
CONSENTS: Final = ("Consent", "ConsentAnew", "AskProsecutor")


# -- what promises leave of a menu


def bound_menu(game: Republic, seat: int, menu: list[int]) -> list[int]:
    """[section 5.1] What a faction may still choose, the older promise first; never nothing. [1.09.823] Who speaks for another
    faction is bound by that faction's promises."""
    top: Any = game.stack[-1]
    for clause in game.promises(debtor(game, top, seat)):
        kept = narrowed(game, top, clause, menu)
        if kept:
            menu = kept
    return menu


def debtor(game: Republic, top: Frame[Any], seat: int) -> int:
    """Whose promises count: those of the faction the question is put to."""
    faction = getattr(top, "seat", seat)
    return faction if isinstance(faction, int) and faction >= 0 else seat


def narrowed(game: Republic, top: Any, clause: Clause, menu: list[int]) -> list[int]:
    """The choices by which a promise is kept, or could still be; an empty list where none is."""
    kind = clause.kind
    where = type(top).__name__
    if kind <= VOTE_NEITHER or kind == NO_VETO:
        return ballots(game, where, clause, menu)
    if kind == NOMINATE:
        return nominations(game, where, clause, menu)
    man = clause.about - 1
    if kind == CONSENT and where in CONSENTS:
        asked = top.man if where == "AskProsecutor" else top.senator
        return [choice for choice in menu if choice != NO] if man in (-1, asked) else menu
    if kind in (PROSECUTE, NOT_PROSECUTE) and where == "CensorsMenu":
        return accusations(kind, man, menu)
    if kind == APPOINT and where in ("NameMaster", "Appoint"):
        return [choice for choice in menu if choice == SENATOR + man]
    if kind == APPOINT and where == "Agree":
        return [choice for choice in menu if choice == (YES if top.man == man else SENATOR + man)]
    if kind == NO_PERSUASION and where == "Persuade" and top.persuader >= 0 and top.target < 0:
        return [choice for choice in menu if choice != SENATOR + man]
    if kind == NO_COUNTER_BRIBE and where == "CounterBribe" and bribed(game) == man:
        return [choice for choice in menu if choice == TALENTS]
    return spending(game, top, where, clause, menu)


def ballots(game: Republic, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.09.14] [1.09.152] Votes and vetoes."""
    if where not in ("Turn", "Window"):
        return menu
    from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import vote_on_floor

    vote = vote_on_floor(game)
    if vote is None or not is_about(clause, vote.what):
        return menu
    kind = clause.kind
    if kind == NO_VETO:
        return [choice for choice in menu if verb(choice) != VETO]
    if where != "Turn":
        return menu
    kept: list[int] = []
    for choice in menu:
        if choice == ALL_FOR or FOR <= choice < AGAINST:
            fits = kind == VOTE_FOR
        elif choice == ALL_AGAINST or AGAINST <= choice < ABSTAIN:
            fits = kind == VOTE_AGAINST
        elif choice in (ALL_ABSTAIN, ABSTAIN):
            fits = kind == VOTE_NEITHER
        else:
            fits = True
        if fits:
            kept.append(choice)
    return kept


def nominations(game: Republic, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.09.13] As long as it can be proposed the step is not closed; in its draft the man is named."""
    kind, man = selected_kind(clause.about), selected_man(clause.about)
    if where in STEPS:
        if PROPOSE + kind in menu:
            return [choice for choice in menu if choice not in (ADJOURN, CLOSE, PASS)]
        return menu
    if SENATOR + man in menu and is_drafting(game, clause.by, kind):
        return [SENATOR + man]
    return menu


def is_drafting(game: Republic, faction: int, kind: int) -> bool:
    """Whether a faction is naming the content of a proposal of this kind."""
    from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import Proposing

    below: Any = game.stack[-2] if len(game.stack) > 1 else None
    return isinstance(below, Proposing) and below.faction == faction and below.kind == kind


def accusations(kind: int, man: int, menu: list[int]) -> list[int]:
    """[1.09.41] Whom the Censor accuses, or does not."""
    accused = [choice for choice in menu if choice != CLOSE and verb(choice) != FINE and (man < 0 or argument(choice) == man)]
    if kind == PROSECUTE:
        return accused if accused else menu
    return [choice for choice in menu if choice not in accused]


def bribed(game: Republic) -> int:
    """[1.07.413] Whom somebody is trying to persuade."""
    from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import attempt_below

    return attempt_below(game).target


def spending(game: Republic, top: Any, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.07.22] [1.07.6] [1.06.52] Bids, games and contributions."""
    kind, amount = clause.kind, clause.amount
    if kind == BID_AT_MOST and where == "Auction":
        if top.man < 0 and top.least() > amount:
            return [choice for choice in menu if choice == PASS]
        return [choice for choice in menu if verb(choice) != TALENTS or argument(choice) <= amount]
    if kind == GAMES and where == "Games":
        return [choice for choice in menu if choice != PASS and amount in (0, (verb(choice) - GIVE_GAMES) // SPAN + 1)]
    if kind == CONTRIBUTE and where == "Contributions":
        if top.senator >= 0:
            return [choice for choice in menu if verb(choice) == TALENTS and argument(choice) >= amount]
        return [choice for choice in menu if verb(choice) == SENATOR and game.talents[argument(choice)] >= amount]
    return menu


# -- what an answer keeps


def performed(game: Republic, seat: int, choice: int) -> list[Clause]:
    """The promises that an answer, which is about to be given, keeps by itself."""
    top: Any = game.stack[-1]
    where = type(top).__name__
    found: list[Clause] = []
    for clause in game.promises(debtor(game, top, seat)):
        kind, man = clause.kind, clause.about - 1
        if kind == NOMINATE:
            named = choice == SENATOR + selected_man(clause.about)
            done = named and is_drafting(game, clause.by, selected_kind(clause.about))
        elif kind == CONSENT:
            done = choice == YES and where in CONSENTS and narrowed(game, top, clause, [YES, NO]) == [YES]
        elif kind == PROSECUTE:
            done = where == "CensorsMenu" and choice in accusations(kind, man, [choice]) and choice != CLOSE
            done = done and verb(choice) != FINE and man in (-1, argument(choice))
        elif kind == APPOINT:
            agrees = where == "Agree" and choice == YES and top.man == man
            done = agrees or (where == "NameMaster" and choice == SENATOR + man)
        elif kind == GAMES:
            which = (verb(choice) - GIVE_GAMES) // SPAN + 1
            done = where == "Games" and choice != PASS and clause.amount in (0, which)
        elif kind == CONTRIBUTE:
            done = where == "Contributions" and verb(choice) == TALENTS and argument(choice) >= clause.amount
        else:
            done = False
        if done:
            found.append(clause)
    return found


def has_voted(game: Republic, seat: int, what: list[int], ways: int) -> None:
    """[1.09.14] A faction has had its turn in a vote: what it promised for it is kept or broken. Without a senator in Rome it
    was not due."""
    for clause in game.promises(seat):
        if ways and VOTE_FOR <= clause.kind <= VOTE_NEITHER and is_about(clause, what):
            close(game, clause, KEPT if ways == WAYS[clause.kind] else BROKEN)


# -- what is carried out


def pay_debts(game: Republic) -> None:
    """[R3a] [1.04.6] What was promised is paid as far as there is money, the older promise first; the rest lapses (B-63).
    Since all the money moves freely right afterwards, it does not matter from where it is taken: from the treasury of the
    faction, then from its free senators."""
    for clause in game.due(PAY):
        if not game.rules.enforce:
            show_due(game, clause)
            continue
        paid = collect(game, clause.by, clause.amount)
        game.box[clause.to] += paid
        if paid and game.heard:
            game.tell(said.DebtPaid("1.04.6", clause.by, clause.to, paid), EVERYBODY)
        close(game, clause, KEPT if paid == clause.amount else BROKEN)


def collect(game: Republic, seat: int, amount: int) -> int:
    """Take talents from a faction; says how many there were."""
    left = amount - min(amount, game.box[seat])
    game.box[seat] -= amount - left
    for senator in bits(game.members[seat] & ~game.rebels):
        if not game.is_captive(senator):
            taken = min(left, game.talents[senator])
            game.talents[senator] -= taken
            left -= taken
    return amount - left


def hand_over_cards(game: Republic) -> None:
    """[X2] [1.04.5] Cards that were promised change hands, the older promise first. All have heard which."""
    for clause in game.due(GIVE_CARD):
        if not game.rules.enforce:
            show_due(game, clause)
            continue
        given = 0
        while given < max(1, clause.amount) and give_card(game, clause):
            given += 1
        close(game, clause, KEPT if given == max(1, clause.amount) else BROKEN)


def give_card(game: Republic, clause: Clause) -> bool:
    """One card; False if there is none such."""
    hand = game.hands[clause.by]
    game.told += 1
    if clause.about == 0:
        if not hand:
            return False
        card = hand[game.shuffles.below(len(hand))]
        forget_hand(game, clause.by, 1 << clause.to)
        pass_card(game, clause.by, clause.to, card)
        if game.heard:
            game.tell(said.CardGivenUnseen("1.04.5", clause.by, clause.to), EVERYBODY & ~(1 << clause.by | 1 << clause.to))
            game.tell(said.CardGiven("1.04.5", clause.by, clause.to, card), 1 << clause.by | 1 << clause.to)
        return True
    cards = held(game, clause.by, clause.about - CARD_KIND_FROM)
    if clause.about < CARD_KIND_FROM:
        cards = [clause.about - 1] if clause.about - 1 in hand else []
    if not cards:
        return False
    pass_card(game, clause.by, clause.to, cards[0])
    show(game, clause.to, cards[0])
    if game.heard:
        game.tell(said.CardGiven("1.04.5", clause.by, clause.to, cards[0]), EVERYBODY)
    return True


def show_due(game: Republic, clause: Clause) -> None:
    """[A-3] `record`: what is due is shown, and nothing moves by itself."""
    if game.heard:
        from comitium.games.republic.clauses import spoken

        game.tell(said.PromiseDue("1.04.3", spoken(clause)), EVERYBODY)
    game.settle(clause, KEPT)


# -- how they end, and what is told


def close_kept(game: Republic, kept: list[Clause]) -> None:
    """Promises that an answer has just kept, unless something else has ended them meanwhile."""
    for clause in kept:
        if clause.status == OPEN and game.stack:
            close(game, clause, KEPT)


def tell_agreement(game: Republic, deal: Agreement, seat: int) -> None:
    """[1.04.3] Offered, accepted, binding, done, taken back: all in public."""
    from comitium.games.republic.clauses import spoken

    rule, number = "1.04.3", deal.number
    if deal.status == FULFILLED:
        game.tell(said.AgreementOver(rule, number), EVERYBODY)
    elif deal.status == CANCELLED:
        game.tell(said.AgreementCancelled(rule, seat, number), EVERYBODY)
    elif deal.accepted == 1 << seat:
        game.tell(said.AgreementOffered(rule, seat, number), EVERYBODY)
        for clause in deal.clauses:
            game.tell(said.PromiseOffered(rule, number, spoken(clause)), EVERYBODY)
    else:
        game.tell(said.AgreementAccepted(rule, seat, number), EVERYBODY)
        if deal.status == BINDING:
            game.tell(said.AgreementBinds(rule, number), EVERYBODY)


def tell_promise(game: Republic, clause: Clause) -> None:
    """[section 5.2] Kept, or impossible. With `record` nobody judges what was due."""
    from comitium.games.republic.clauses import spoken

    if clause.status == BROKEN:
        game.tell(said.PromiseBroken("1.04.3", spoken(clause)), EVERYBODY)
    elif game.rules.enforce or clause.kind not in (PAY, GIVE_CARD):
        game.tell(said.PromiseKept("1.04.3", spoken(clause)), EVERYBODY)


def close(game: Republic, clause: Clause, status: int) -> None:
    """[section 5.2] A promise was kept or is impossible. Who was wronged owes nothing more for it in the same agreement."""
    deal = agreement_of(game, clause)
    game.settle(clause, status)
    if status == BROKEN and deal is not None:
        for other in deal.clauses:
            if other.status == OPEN and other.by == clause.to and other.to == clause.by:
                game.settle(other, BROKEN)


def agreement_of(game: Republic, clause: Clause) -> Agreement | None:
    for deal in game.agreements:
        for one in deal.clauses:
            if one is clause:
                return deal
    return None


def lapse(game: Republic, phase: int) -> None:
    """A phase begins: what could only be done before can no longer be done; what was to be left undone was left undone.
    Offers nobody took are off the table with the turn. [section 5.2] Who is eliminated owes nothing and is owed nothing."""
    for deal in game.agreements[:]:
        if deal.status != BINDING:
            if phase == MORTALITY or deal.parties & ~game.playing:
                game.close_deal(deal, CANCELLED, lowest(deal.accepted))
            continue
        for clause in deal.clauses:
            if clause.status != OPEN:
                continue
            parties = 1 << clause.by | 1 << clause.to
            if parties & ~game.playing:
                close(game, clause, BROKEN)
            elif is_over(clause.kind, phase):
                close(game, clause, KEPT if clause.kind in FORBEARING else BROKEN)


def is_over(kind: int, phase: int) -> bool:
    """Whether the phase in which a promise could be kept has just ended."""
    if phase == COMBAT:
        return kind in SENATE_CLAUSES
    return (phase == POPULATION and kind in FORUM_CLAUSES) or (phase == FORUM and kind == CONTRIBUTE)
