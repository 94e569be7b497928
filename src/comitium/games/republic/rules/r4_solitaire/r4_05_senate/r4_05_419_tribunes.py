"""[4.05.419] Tribunes among the spoils: they stop the faction that chooses, and [4.07.6] what is played against them."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.core.messages import Phrase
from comitium.core.poll import SecretPoll
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import GRAFT as GRAFT_CARD
from comitium.games.republic.catalogue.ids import LAENAS, MURDER_OF_A_TRIBUNE
from comitium.games.republic.choices import PASS, SPAN, WORDS, verb
from comitium.games.republic.events import senate as senate_events
from comitium.games.republic.events.solo import spoils as events
from comitium.games.republic.events.solo.reasons import MobWanted, TribuneWanted
from comitium.games.republic.rules.common.hands import has, play_kind
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.r1_09_senate.choices import MURDER, RIOT, TRIBUNE, VETO
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_answers import Answers, Riots, answer_card, cancel
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_tribunes import (
    NOT_LAENAS,
    NOT_VETOABLE,
    may_have_tribune,
    spend_tribune,
    tribunes,
    why_not_tribune,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import open_seats
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_151_tribunes_proposals import NOT_GRACCHUS
from comitium.games.republic.rules.r4_solitaire.choices import ANNUL, COSPONSOR, SPONSOR, spoil_name
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best, best_senator
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_03_2_payer import payer
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import in_rank_order
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_wishes import is_on_list, on_line, wish
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import (
    NOTHING,
    OPTIONAL,
    Division,
    candidates,
    duties,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_416_land_bills import (
    annul,
    cosponsor,
    least_popular,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_417_gracchi import (
    GRACCHI,
    NameSponsor,
    brothers_bills,
    propose_bill,
    words_of_bill,
)
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.05.419"
ANSWER_RULE: Final = "4.07.6"
NO_BILL: Final = Reason(RULE, "republic-solospoils-refuse-annul")
NO_SUCH_ACT: Final = Reason(RULE, "republic-solospoils-refuse-act")


def next_member(game: Republic, seat: int) -> int:
    """[4.05.4] Who chooses after a faction: the next in rank of the coalition, round and round."""
    order = in_rank_order(game, game.coalition & game.playing)
    if seat in order:
        return order[(order.index(seat) + 1) % len(order)]
    return order[0] if order else seat


def ends_division(game: Republic, division: Division) -> bool:
    """[4.05.418] Whether a pass ends the division now."""
    return not duties(game, division)


def matters(game: Republic, division: Division) -> bool:
    """Whether a Tribune can change anything: a pass only if it kills a land bill or ends the division."""
    return division.item != PASS or division.bill == OPTIONAL or ends_division(game, division)


def is_dividing(game: Republic) -> bool:
    """Whether a position has a division to speak about, in which something was named."""
    division = game.topmost(Division)
    return division is not None and division.item != NOTHING


# -- who speaks


class Intercession(Script[Republic]):
    """[4.05.419] Something was named, or a faction passes: Laenas, the neutral that is next, then players may speak."""

    def steps(self) -> list[Step]:
        return INTERCESSION

    def is_sound(self, game: Republic) -> bool:
        return is_dividing(game)


def laenas_speaks(game: Republic, intercession: Intercession) -> None:
    """[D-48] [23A] A neutral Laenas cancels an optional land bill whose sponsor is of another faction."""
    division = game.current(Division)
    seat = game.faction[LAENAS]
    if not game.is_neutral(seat) or not laenas_may(game, division, seat):
        return
    proposer = division.turn
    if division.item == COSPONSOR and division.sponsor >= 0:
        proposer = game.faction[division.sponsor]
    if proposer != seat:
        use_laenas(game, division, seat)


def use_laenas(game: Republic, division: Division, seat: int) -> None:
    """[23A] Nobody answers him."""
    game.session.spoken |= 1 << LAENAS
    annul(game, division, seat)
    stop(game, division, seat)


def laenas_may(game: Republic, division: Division, seat: int) -> bool:
    """[23A] Once a turn, in Rome, on a land bill that is not mandatory."""
    if game.faction[LAENAS] != seat or not game.in_rome(LAENAS) or game.session.spoken >> LAENAS & 1:
        return False
    return concerns_bill(division)


def concerns_bill(division: Division) -> bool:
    """Whether what is named is part of a land bill that is not mandatory."""
    return division.item == SPONSOR or (division.item == COSPONSOR and division.bill == OPTIONAL)


def neutral_speaks(game: Republic, intercession: Intercession) -> None:
    """N22: [4.05.419] The neutral that chooses next, if it wants this very thing; [D-56] free Tribunes before cards. If it is
    voided it plays another."""
    division = game.current(Division)
    seat = next_member(game, division.turn)
    if not wants_it(game, division, seat, division.item):
        return
    means = tribunes(game, seat)
    if means:
        intercession.again()
        if game.has_listener:
            game.tell(TribuneWanted(RULE, seat, wish(game, division, seat) + 1), EVERYBODY)
        speak(game, seat, VETO + means[-1])  # the card, 0, stands before those of statesmen


def taken_by(game: Republic, division: Division, item: int) -> int:
    """[4.05.419] The neutral that would answer with a Tribune if the faction that chooses named this; NOBODY if none would.
    Its cards lie open [4.01.1]."""
    seat = next_member(game, division.turn)
    return seat if wants_it(game, division, seat, item) and tribunes(game, seat) else NOBODY


def answering(game: Republic, seat: int) -> list[int]:
    """[4.07.6] The kinds of card with which a neutral that is robbed answers a Tribune; its hand lies open [4.01.1]."""
    if not game.is_neutral(seat) or not game.here(seat):
        return []
    return [kind for kind in (GRAFT_CARD, MURDER_OF_A_TRIBUNE) if has(game, seat, kind)]


def wants_it(game: Republic, division: Division, seat: int, item: int) -> bool:
    """[D-56] Whether a neutral would itself choose now what was named, by a line of its directive, and could not take another
    of the kind. [4.05.417] It saves an optional land bill from a pass if it would co-sponsor it."""
    if seat == division.turn or not game.is_neutral(seat):
        return False
    line = wish(game, division, seat)
    if line < 0 or (game.rules.only_on_its_list and not is_on_list(game, seat, line)):
        return False
    items = on_line(game, division, seat, line)
    if item == PASS:
        return division.bill == OPTIONAL and COSPONSOR in items
    return item in items and (len(items) == 1 or game.rules.top_of_list)


def players_speak(game: Republic, intercession: Intercession) -> None:
    """[4.05.419] Any other player may speak, for any reason."""
    division = game.current(Division)
    asked = [seat for seat in open_seats(game) if seat != division.turn and may_speak(game, division, seat)]
    if asked:
        game.push(SpoilsWindow(asked, [[] for _ in asked]))


def may_speak(game: Republic, division: Division, seat: int) -> bool:
    """As far as everybody can tell."""
    if may_have_tribune(game, seat) or laenas_may(game, division, seat):
        return True
    return len(brothers_bills(game, division, seat)) > 0


def nobody_spoke(game: Republic, intercession: Intercession) -> None:
    """What was named is given."""
    game.pop()


INTERCESSION: Final[list[Step]] = [laenas_speaks, neutral_speaks, players_speak, nobody_spoke]


class SpoilsWindow(SecretPoll[Republic]):
    """[4.05.419] Pass, stop the faction that chooses, or kill a land bill; answers are secret until all have been given."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        division = game.current(Division)
        means = tribunes(game, seat)
        menu = [PASS]
        menu.extend([VETO + one for one in means])
        menu.extend(brothers_bills(game, division, seat))
        if concerns_bill(division):
            menu.extend([ANNUL + one for one in means])
        if laenas_may(game, division, seat):
            menu.append(ANNUL + LAENAS + 1)
        menu.sort()
        return menu

    def open(self, game: Republic) -> None:
        """[1.04.8] One act, then the window again if it has come to nothing: the first in rank begins."""
        game.reveals += 1
        for seat in in_order(game):
            choice = self.chain(seat)[0] if seat in self.asked else PASS
            if choice != PASS:
                game.current(Intercession).again()
                act(game, seat, choice)
                return

    def wording(self, choice: int) -> Phrase | None:
        return words_of_bill(choice)

    def wording_now(self, game: Republic, choice: int) -> Phrase | None:
        """A Tribune stops what was named, or cancels a pass, which saves a land bill."""
        if verb(choice) != VETO:
            return self.wording(choice)
        division = game.current(Division)
        return Phrase(
            "republic-solospoils-choice-stop"
            if division.item != PASS
            else "republic-solospoils-choice-save"
            if division.bill == OPTIONAL
            else "republic-solospoils-choice-cancel",
            WORDS.describe(choice).text.args,
        )

    def listed_at(self, game: Republic, seat: int, choice: int) -> int:
        """A free Tribune stands before the card."""
        return 2 * verb(choice) + int(choice in (VETO, ANNUL))

    def on_aside(self, game: Republic) -> None:
        """All are asked anew."""
        self.asked = [seat for seat in self.asked if seat in open_seats(game)]
        self.said = [[] for _ in self.asked]

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        means = choice % SPAN
        if verb(choice) == TRIBUNE and means - 1 in GRACCHI:
            return NOT_GRACCHUS
        if verb(choice) == ANNUL:
            if means == LAENAS + 1:
                return NOT_LAENAS
            return why_not_tribune(game, seat, means) or NO_BILL
        return (why_not_tribune(game, seat, means) or NOT_VETOABLE) if verb(choice) == VETO else NO_SUCH_ACT

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        division = game.current(Division)
        who = names.seat(division.turn)
        if division.item == PASS:
            bill = int(division.bill == OPTIONAL)
            return Phrase("republic-solospoils-ask-window-pass", {"seat": who, "bill": bill})
        return Phrase("republic-solospoils-ask-window", {"seat": who, "item": spoil_name(division.item)})

    def is_sound(self, game: Republic) -> bool:
        return is_dividing(game) and game.topmost(Intercession) is not None


def act(game: Republic, seat: int, choice: int) -> None:
    """What a player does in the window."""
    if verb(choice) == TRIBUNE:
        propose_bill(game, seat, choice)
    elif choice == ANNUL + LAENAS + 1:
        use_laenas(game, game.current(Division), seat)
    else:
        speak(game, seat, choice)


# -- a Tribune, and the answers to it


class Tribuneship(Script[Republic]):
    """[4.05.419] A Tribune was shown: the answers to it, then what it does."""

    def __init__(self, at: int, faction: int, act: int) -> None:
        super().__init__(at)
        self.faction = faction
        self.act = act  # VETO or ANNUL

    def steps(self) -> list[Step]:
        return TRIBUNESHIP

    def is_sound(self, game: Republic) -> bool:
        return is_dividing(game) and self.act in (VETO, ANNUL) and 0 <= self.faction < game.rules.seats


def speak(game: Republic, seat: int, choice: int) -> None:
    """[4.05.419] A faction shows a Tribune; what it is for is in the choice."""
    spend_tribune(game, seat, choice % SPAN, RULE)
    game.push(Tribuneship(0, seat, verb(choice)))


def answered(game: Republic, tribuneship: Tribuneship) -> None:
    """[4.07.6] The neutral that is robbed answers first, then players may (1.09.15)."""
    division = game.current(Division)
    answers = Answers(0, tribuneship.faction, [], False)
    game.push(answers)
    if game.is_neutral(division.turn) and division.item != PASS:
        answer(game, answers, division.turn)


def answer(game: Republic, answers: Answers, seat: int) -> None:
    """N23: [4.07.6] [D-46] Graft, paid by the richest in Rome; if the Tribune still stands, Murder of a Tribune, by the most
    popular in Rome."""
    if not game.here(seat):
        return
    if has(game, seat, GRAFT_CARD):
        note_answer(game, answers, seat)
        graft(game, answers, seat)
    if not answers.cancelled and has(game, seat, MURDER_OF_A_TRIBUNE):
        note_answer(game, answers, seat)
        murder(game, answers, seat)


def note_answer(game: Republic, answers: Answers, seat: int) -> None:
    answers.answered.append(seat)
    if game.has_listener:
        game.tell(events.TribuneAnswered(ANSWER_RULE, seat), EVERYBODY)


def graft(game: Republic, answers: Answers, seat: int) -> None:
    """[1.09.15] One die of talents, less the omens; who cannot pay has lost the card."""
    play_kind(game, seat, GRAFT_CARD, ANSWER_RULE)
    man = payer(game, seat, True)
    price = max(0, game.die() - game.omens)
    if game.has_listener:
        game.tell(senate_events.GraftPriced(ANSWER_RULE, man, price), EVERYBODY)
    if price <= game.talents[man]:
        game.talents[man] -= price
        cancel(game, answers, ANSWER_RULE)


def murder(game: Republic, answers: Answers, seat: int) -> None:
    """[1.09.15] A natural even die voids the Tribune; the senator loses popularity by the die."""
    play_kind(game, seat, MURDER_OF_A_TRIBUNE, ANSWER_RULE)
    men = bits(game.here(seat))
    keys: list[tuple[int, ...]] = [(game.popularity[one], -game.influence[one]) for one in men]
    man = best_senator(game, ANSWER_RULE, men, keys, ["popularity", "-influence"])
    murder_card = answer_card(MURDER)
    assert murder_card is not None
    murder_card.answer(game, answers, seat, man)


def stands(game: Republic, tribuneship: Tribuneship) -> None:
    """[4.05.419] Nobody has voided it."""
    game.pop()
    division = game.current(Division)
    if tribuneship.act == ANNUL:
        annul(game, division, tribuneship.faction)
    stop(game, division, tribuneship.faction)


TRIBUNESHIP: Final[list[Step]] = [answered, stands]


def stop(game: Republic, division: Division, seat: int) -> None:
    """[4.05.419] The faction that chooses has done so in vain, which is no pass (D-39). [4.05.417] Who has cancelled a pass
    co-sponsors the land bill that was saved, in the coalition or not."""
    game.unwind(to=division)
    passed = division.item == PASS
    division.item = NOTHING
    if game.has_listener:
        kind = events.PassCancelled if passed else events.ChoiceSkipped
        game.tell(kind(RULE, division.turn, seat), EVERYBODY)
    if not passed or division.bill != OPTIONAL:
        return
    able = candidates(game, division, COSPONSOR, seat)
    if able and game.is_neutral(seat):
        cosponsor(game, division, least_popular(game, able))
    elif able:
        game.push(NameSponsor(seat))


# -- a neutral whose Tribune was voided


class Mob(Procedure):
    """[4.07.6] [D-46] N24: Mob Incited to Violence, led by its best orator in Rome."""

    code = "N24"
    rule = ANSWER_RULE

    def act(self, game: Republic, seat: int) -> None:
        riots = game.stack[-1]
        assert isinstance(riots, Riots)
        menu = [choice for choice in riots.legal(game, seat) if choice != PASS]
        if not menu:
            riots.answer(game, seat, PASS)
            return
        loud = best(menu, [(game.oratory(choice - RIOT),) for choice in menu])
        if game.has_listener:
            man = loud[0] - RIOT
            game.tell(MobWanted(ANSWER_RULE, seat, man, game.oratory(man)), EVERYBODY)
        riots.answer(game, seat, loud[0])  # D-57: equals incite as many


register(Riots, Mob())
