"""[4.05.4] Q3b: the division of spoils. The factions of the coalition choose one thing after the other, by rank, round and
round."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.neutrals import SPOILS_ORDER
from comitium.games.republic.catalogue.tables import OFFICE_INFLUENCE
from comitium.games.republic.choices import CONCESSION, PASS, PROVINCE, SENATOR, SPAN, YES, verb
from comitium.games.republic.events.business import ConcessionAssigned
from comitium.games.republic.events.solo import spoils as events
from comitium.games.republic.events.solo.reasons import LineShut
from comitium.games.republic.rules.r1_09_senate.choices import TRIBUNE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_151_tribunes_proposals import NOT_GRACCHUS
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import enter_office, lose_office
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import become_censor
from comitium.games.republic.rules.r1_09_senate.r1_09_52_posts import GoOrLegate, post
from comitium.games.republic.rules.r4_solitaire.choices import COSPONSOR, OFFICE, SPONSOR, spoil_name
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import in_rank_order
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_wishes import (
    is_on_list,
    least_influential,
    left_on_line,
    on_line,
    pick,
    receiver,
    wish,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import (
    DIVISION,
    NOTHING,
    OPTIONAL,
    Division,
    candidates,
    coalition_men,
    duties,
    is_open,
    may_choose,
    open_items,
    receivers,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_416_land_bills import cosponsor, fail, judge, sponsor
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_417_gracchi import (
    GRACCHI,
    brothers_bills,
    propose_bill,
    words_of_bill,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_419_tribunes import (
    Intercession,
    ends_division,
    matters,
    next_member,
)
from comitium.games.republic.state.numbers import CENSOR, NOBODY, bits, count
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.05.4"
END_RULE: Final = "4.05.418"
NOT_OPEN: Final = Reason(RULE, "republic-solospoils-refuse-not-open")
NO_CANDIDATE: Final = Reason("4.05.41", "republic-solospoils-refuse-no-candidate")
NOT_ELIGIBLE: Final = Reason("4.05.41", "republic-solospoils-refuse-senator", "senator")
NO_ANSWER: Final = Reason(RULE, "republic-solospoils-refuse-answer")


def divide_spoils(game: Republic, crisis: bool, outgoing: int) -> None:
    """[4.05.4] Begin with the first in rank of the coalition."""
    order = in_rank_order(game, game.coalition & game.playing)
    if order:
        game.push(Division(0, crisis, outgoing, order[0]))


# -- the steps


def settle(game: Republic, division: Division) -> None:
    """[4.05.41] [D-33] What nobody in the coalition can have goes to others; [4.05.416] whether a land bill is mandatory;
    [D-40] what all have passed on is placed. One thing at a time, and then all is looked at again."""
    judge(game, division)
    for item in duties(game, division):
        if not receivers_in_coalition(game, division, item):
            division.again()
            place_outside(game, division, item)
            return
    if division.passes and division.passes >= count(game.coalition & game.playing):
        left = duties(game, division)
        if left:
            division.again()
            force(game, division, left[0])
            return
        division.passes = 0


def receivers_in_coalition(game: Republic, division: Division, item: int) -> int:
    """[4.05.41] The senators of the coalition who can have something, each by the choice of his own faction."""
    found = 0
    for seat in bits(game.coalition & game.playing):
        found |= candidates(game, division, item, seat)
    return found


def place_outside(game: Republic, division: Division, item: int) -> None:
    """[4.05.41] [D-33] It goes to the least influential outsider, and uses nobody's choice; or it stays vacant this turn."""
    able = receivers(game, division, item, NOBODY)
    if not able:
        close(game, division, item)
        return
    if game.has_listener and verb(item) == OFFICE:
        game.tell(events.OfficeWithoutCandidate("4.05.41", item - OFFICE), EVERYBODY)
    if game.has_listener and verb(item) == PROVINCE:
        game.tell(events.ProvinceWithoutCandidate("4.05.41", item - PROVINCE), EVERYBODY)
    give(game, division, item, least_influential(game, able))


def close(game: Republic, division: Division, item: int) -> None:
    """[4.05.41] Nobody can have it: it is not open any more this turn."""
    division.closed.append(item)
    if item == COSPONSOR:
        fail(game, division)
    elif game.has_listener and verb(item) == OFFICE:
        game.tell(events.OfficeLeftVacant("4.05.41", item - OFFICE), EVERYBODY)
    elif game.has_listener:
        game.tell(events.ProvinceLeftVacant("4.05.41", item - PROVINCE), EVERYBODY)


def force(game: Republic, division: Division, item: int) -> None:
    """[4.05.418] [D-40] All have passed while an office was open: the least influential senator of the coalition gets it."""
    if game.has_listener:
        game.tell(events.OfficesForced(END_RULE), EVERYBODY)
    able = receivers(game, division, item, NOBODY) & coalition_men(game)
    give(game, division, item, least_influential(game, able if able else receivers_in_coalition(game, division, item)))


def choose(game: Republic, division: Division) -> None:
    """[4.05.4] The faction whose turn it is chooses; without anything left the division ends."""
    if not game.coalition >> division.turn & game.playing >> division.turn & 1:
        division.turn = next_member(game, division.turn)
    if not is_anything_left(game, division):
        end(game, division, NOBODY)
        return
    division.item = NOTHING
    division.man = NOBODY
    game.push(ChooseSpoils(division.turn, NOTHING))


def is_anything_left(game: Republic, division: Division) -> bool:
    """[4.05.418] Whether a faction of the coalition could still choose something."""
    for item in open_items(game, division):
        for seat in bits(game.coalition & game.playing):
            if may_choose(game, division, item, seat):
                return True
    return False


def intercede(game: Republic, division: Division) -> None:
    """[4.05.419] Before it is given, or the pass counts, Tribunes may speak."""
    if division.item != NOTHING and matters(game, division):
        game.push(Intercession(0))


def decide(game: Republic, division: Division) -> None:
    """[4.05.4] What was chosen is given, unless a Tribune has stopped it; then the next in rank chooses."""
    division.go_to(settle)
    seat, item = division.turn, division.item
    if item == PASS:
        count_pass(game, division)
        return
    if item != NOTHING:
        able = receivers(game, division, item, seat)
        man = division.man
        if man < 0 and game.is_neutral(seat):
            able &= game.members[seat]
            man = receiver(game, item, able) if able else NOBODY
        if man < 0 or not able >> man & 1 or not is_open(game, division, item):
            return  # somebody has died meanwhile: the same faction chooses again
        division.item = NOTHING  # it is not open any more, whatever its receiver is asked
        division.man = NOBODY
        give(game, division, item, man)
    division.passes = 0  # D-39: to be stopped is not to pass
    division.turn = next_member(game, seat)


def count_pass(game: Republic, division: Division) -> None:
    """[4.05.417] A pass kills an optional land bill. [4.05.418] If all that must be given is given, it ends the division."""
    if division.bill == OPTIONAL:
        fail(game, division)
    if ends_division(game, division):
        end(game, division, division.turn)
        return
    division.passes += 1
    division.turn = next_member(game, division.turn)


def end(game: Republic, division: Division, seat: int) -> None:
    """[4.05.418] What is left stays where it is."""
    if division.bill == OPTIONAL:
        fail(game, division)
    game.pop()
    if game.has_listener:
        game.tell(events.SpoilsEnded(END_RULE, seat), EVERYBODY)


DIVISION.extend([settle, choose, intercede, decide])


# -- what is given


def give(game: Republic, division: Division, item: int, man: int) -> None:
    """[4.05.4] An item takes effect at once."""
    kind, number = verb(item), item % SPAN
    if kind == OFFICE:
        take_office(game, man, number)
    elif kind == PROVINCE:
        post(game, number, man)
    elif kind == CONCESSION:
        game.holder[number] = man
        if game.has_listener:
            game.tell(ConcessionAssigned("4.05.414", number, man), EVERYBODY)
    elif kind == SPONSOR:
        sponsor(game, division, man)
    else:
        cosponsor(game, division, man)


def take_office(game: Republic, man: int, office: int) -> None:
    """[4.05.41] [1.09.18] With its influence. Who was Censor gives that up for a consulship."""
    if office == CENSOR:
        become_censor(game, man, "4.05.41")
        return
    if game.offices[CENSOR] == man:
        lose_office(game, CENSOR, "4.05.41")
    enter_office(game, man, office, OFFICE_INFLUENCE[office], "4.05.41")


# -- what is asked


class ChooseSpoils(FactionQuestion):
    """[4.05.4] What a faction of the coalition takes, then for whom; or it passes."""

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item = item  # what it has named

    def run(self, game: Republic) -> bool:
        division = game.current(Division)
        if self.item and not (is_open(game, division, self.item) and receivers(game, division, self.item, self.seat)):
            self.item = NOTHING
        return True

    def legal(self, game: Republic, seat: int) -> list[int]:
        division = game.current(Division)
        if self.item:
            return [PASS, *(SENATOR + man for man in bits(receivers(game, division, self.item, self.seat)))]
        menu = [item for item in open_items(game, division) if may_choose(game, division, item, self.seat)]
        menu.extend(brothers_bills(game, division, self.seat))
        menu.sort()
        return [PASS, *menu]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.item and choice == PASS:
            self.item = NOTHING
        elif verb(choice) == TRIBUNE:
            propose_bill(game, self.seat, choice)
        elif choice != PASS and not self.item:
            self.item = choice
        else:
            game.pop()
            name(game, game.current(Division), self.item if choice != PASS else PASS, choice, 0)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.item:
            return NOT_ELIGIBLE if verb(choice) == SENATOR else NO_ANSWER
        if verb(choice) in (OFFICE, PROVINCE, CONCESSION, SPONSOR, COSPONSOR):
            return NO_CANDIDATE if is_open(game, game.current(Division), choice) else NOT_OPEN
        return NOT_GRACCHUS if verb(choice) == TRIBUNE and choice % SPAN - 1 in GRACCHI else NO_ANSWER

    def wording(self, choice: int) -> Phrase | None:
        if choice != PASS:
            return spoil_name(choice) if verb(choice) == PROVINCE else words_of_bill(choice)
        return Phrase("republic-solospoils-choice-back" if self.item else "republic-solospoils-choice-nothing")

    def leads_back(self, choice: int) -> bool:
        return self.item != NOTHING and choice == PASS

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.item:
            return Phrase("republic-solospoils-ask-receiver", {"item": spoil_name(self.item)})
        division = game.current(Division)
        return Phrase(
            "republic-solospoils-ask-item",
            {"end": int(ends_division(game, division)), "bill": int(division.bill == OPTIONAL)},
        )

    def is_sound(self, game: Republic) -> bool:
        division = game.topmost(Division)
        return division is not None and division.turn == self.seat


def name(game: Republic, division: Division, item: int, choice: int, line: int) -> None:
    """[4.05.4] A faction has named what it takes, and a player for whom."""
    division.item = item
    division.man = choice - SENATOR if verb(choice) == SENATOR else NOBODY
    if not game.has_listener:
        return
    kind, number, seat = verb(item), item % SPAN, division.turn
    if kind == OFFICE:
        game.tell(events.OfficeNamed(RULE, seat, number, line), EVERYBODY)
    elif kind == PROVINCE:
        game.tell(events.ProvinceNamed(RULE, seat, number, line), EVERYBODY)
    elif kind == CONCESSION:
        game.tell(events.ConcessionNamed(RULE, seat, number, line), EVERYBODY)
    elif kind == SPONSOR:
        game.tell(events.SponsorshipNamed(RULE, seat, line), EVERYBODY)
    elif kind == COSPONSOR:
        after = int(game.is_neutral(seat) and not is_on_list(game, seat, line - 1))
        game.tell(events.CosponsorshipNamed(RULE, seat, line, after), EVERYBODY)
    else:
        game.tell(events.SpoilsPassed(RULE, seat), EVERYBODY)


def tell_shut_lines(game: Republic, division: Division, seat: int, line: int) -> None:
    """Tell why the lines before this one do not apply; all of them if it passes."""
    order = SPOILS_ORDER[game.directives[seat]]
    for one in range(line if 0 <= line < len(order) else len(order)):
        game.tell(LineShut(RULE, one + 1, order[one], int(bool(left_on_line(game, division, seat, one)))), EVERYBODY)


class SpoilsByList(Procedure):
    """[4.05.4] N21: the first line of its directive that is open to it; without one it passes."""

    code = "N21"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        division = game.current(Division)
        line = wish(game, division, seat)
        if game.has_listener:
            tell_shut_lines(game, division, seat, line)
        if line < 0:
            name(game, division, PASS, PASS, 0)
        else:
            name(game, division, pick(game, on_line(game, division, seat, line)), NOTHING, line + 1)


class GoesHimself(Procedure):
    """[4.05.415] [1.13.1] N21: a neutral governor leaves for his province; neutrals send no legates."""

    code = "N21"
    rule = "4.05.415"

    def act(self, game: Republic, seat: int) -> None:
        game.stack[-1].answer(game, seat, YES)


register(ChooseSpoils, SpoilsByList())
register(GoOrLegate, GoesHimself())
