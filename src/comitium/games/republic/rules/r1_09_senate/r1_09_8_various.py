"""[1.09.8] What runs beside the steps of the Senate: repopulation of Rome, the Consul for Life and his power."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import MILITARY_REFORMS
from comitium.games.republic.catalogue.tables import LIFE_AUTOMATIC
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.events import attempts as events
from comitium.games.republic.rules.common.people import join
from comitium.games.republic.rules.common.ranks import highest_roll
from comitium.games.republic.rules.common.watch import DEPARTURE, watch
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import first_family
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.state.numbers import NOBODY, SENATE, bits, count, lowest
from comitium.games.republic.state.republic import APPOINTED, Republic

NOT_IN_FORUM: Final = Reason("1.09.81", "republic-senate-refuse-promotion", "senator")
FULL_ROME: Final = 8  # [1.09.81] aligned senators


# -- [1.09.81] repopulation


def repopulate(game: Republic) -> bool:
    """[1.09.81] Fewer than eight aligned senators in Rome, in the Senate Phase: the Curia's first families join the smallest
    factions, then senators of the Forum whom those choose. True: something was done or is asked."""
    if game.phase != SENATE:
        return False
    done = False
    while count(game.rome) < FULL_ROME:
        family = first_family(game)  # B-54: not one of whose number a statesman is in play
        if family < 0 and not game.forum:
            break
        seat = receiver(game)
        if seat < 0:
            break
        done = True
        if family >= 0:
            game.curia.remove(family)
            join(game, family, seat, "1.09.81")
        elif count(game.forum) == 1:
            join(game, lowest(game.forum), seat, "1.09.81")
        else:
            game.push(Promote(seat))
            break
    return done


def receiver(game: Republic) -> int:
    """[1.09.81] The faction with fewest senators, wherever they are; then with least influence in Rome; then by dice."""
    best: list[int] = []
    least = 0
    for seat in range(game.rules.seats):
        if not game.playing >> seat & 1:
            continue
        rank = count(game.members[seat]) << 16 | influence_of(game, game.here(seat))
        if not best or rank < least:
            best, least = [seat], rank
        elif rank == least:
            best.append(seat)
    if not best:
        return NOBODY
    return best[0] if len(best) == 1 else highest_roll(game, "1.09.81", best)


def influence_of(game: Republic, men: int) -> int:
    """The influence of some senators together."""
    total = 0
    for man in bits(men):
        total += game.influence[man]
    return total


class Promote(FactionQuestion):
    """[1.09.81] The Curia is empty: the faction chooses a senator of the Forum."""

    def run(self, game: Republic) -> bool:
        if game.forum:
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + man for man in bits(game.forum)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        join(game, choice - SENATOR, self.seat, "1.09.81")
        watch(game, DEPARTURE)  # perhaps he is not enough

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[B-54] It may stand in the middle of a vote, but nothing else happens before it is done."""
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_IN_FORUM

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.81"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-promotion")


# -- [1.09.82] the Consul for Life


def name_consul_for_life(game: Republic) -> None:
    """[1.09.822] [A-49] [B-56] Somebody in Rome has 35 influence, without Military Reforms in force: he is appointed. The
    first one stays; one who was only elected is displaced."""
    if game.in_force(MILITARY_REFORMS) or (game.consul_for_life >= 0 and game.marks[APPOINTED]):
        return
    best: list[int] = []  # factions, of which each has its best man in `men`
    men: list[int] = []
    most = 0
    for man in bits(game.rome):
        influence = game.influence[man]
        if influence < LIFE_AUTOMATIC or influence < most:
            continue
        if influence > most:
            best, men, most = [], [], influence
        best.append(game.faction[man])
        men.append(man)
    if men:
        become_for_life(game, men[0] if len(men) == 1 else most_backed(game, best, men), True)


def most_backed(game: Republic, seats: list[int], men: list[int]) -> int:
    """[1.09.822] Of several equals the one whose faction has most influence; then two dice. In one faction: the first."""
    most = max([influence_of(game, game.members[seat]) for seat in seats])
    left: list[int] = []
    for seat in seats:
        if influence_of(game, game.members[seat]) == most and seat not in left:
            left.append(seat)
    winner = left[0] if len(left) == 1 else highest_roll(game, "1.09.822", left)
    return men[seats.index(winner)]


def become_for_life(game: Republic, man: int, appointed: bool) -> None:
    """[1.09.82] From now on his player speaks for the others in the Senate."""
    if game.consul_for_life == man and not appointed:
        return
    game.consul_for_life = man
    game.marks[APPOINTED] = int(appointed)
    if game.has_listener:
        rule = "1.09.822" if appointed else "4.05.413" if game.rules.neutrals else "1.09.821"
        game.tell(events.ConsulForLifeNamed(rule, man, int(appointed)), EVERYBODY)
    if game.phase == SENATE:
        take_control(game)


def take_control(game: Republic) -> None:
    """[1.09.823] He sees the hands of all but the rebel's faction; [B-57] what a controlled faction has booked lapses."""
    master = game.faction[game.consul_for_life]
    controlled = 0
    for seat in range(game.rules.seats):
        if seat != master and game.controller_of(seat) == master:
            controlled |= 1 << seat
            for card in game.hands[seat]:
                game.known[card] |= 1 << master
    if game.rules.neutrals and not controlled:
        return  # D-61: nobody's control has changed
    game.reveals += 1
    booking = game.session.booking
    if booking >= 0 and game.controller_of(booking) != booking:
        game.session.booking = NOBODY
    if game.has_listener:
        game.tell(events.ControlTaken("1.09.823", master), EVERYBODY)
