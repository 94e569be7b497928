"""[1.07.312] Statesmen come from a hand: in the Revolution Phase (1.11.1), or when the game is set up (3.01.9)."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import STATESMAN
from comitium.games.republic.catalogue.senators import COEXISTS, FAMILY_STATESMEN, INFLUENCE, POPULARITY, SENATOR_FAMILY
from comitium.games.republic.deals.agreements import succeed
from comitium.games.republic.events.revolution import StatesmanPlayed, StatesmanSucceeded
from comitium.games.republic.rules.common.hands import lay_down
from comitium.games.republic.rules.common.people import join
from comitium.games.republic.rules.common.units import move_all
from comitium.games.republic.rules.common.watch import ARRIVAL, watch
from comitium.games.republic.state.numbers import FORCE, NOBODY, OUT, ROME
from comitium.games.republic.state.republic import CLEOPATRA, FORMER_MASTER, Republic

NOT_HELD: Final = Reason("1.07.312", "republic-revolution-refuse-not-held", "card")
NO_STATESMAN: Final = Reason("1.07.312", "republic-revolution-refuse-no-statesman", "card")
SAME_NUMBER: Final = Reason("1.07.312", "republic-revolution-refuse-same-number", "card")
FAMILY_TAKEN: Final = Reason("1.07.312", "republic-revolution-refuse-family-taken", "card")
FAMILY_AWAY: Final = Reason("A-56", "republic-revolution-refuse-family-away", "card")


def why_not_play(game: Republic, seat: int, card: int) -> Reason | None:
    """[1.07.312] His number must be free, and his family must not belong to somebody else."""
    if card not in game.hands[seat]:
        return NOT_HELD
    if CARD_KIND[card] != STATESMAN:
        return NO_STATESMAN
    return why_not_appear(game, seat, CARD_INDEX[card])


def why_not_appear(game: Republic, seat: int, man: int) -> Reason | None:
    """[1.07.312] The same, whoever holds his card."""
    brothers = False
    for other in FAMILY_STATESMEN[SENATOR_FAMILY[man] - 1]:
        if other != man and game.where[other] != OUT:
            if other not in COEXISTS[man]:
                return SAME_NUMBER
            brothers = True
    family = SENATOR_FAMILY[man] - 1
    if game.where[family] == OUT:
        return None
    if game.faction[family] < 0:
        return None if game.where[family] == ROME else FAMILY_AWAY
    return None if brothers or game.faction[family] == seat else FAMILY_TAKEN


def play(game: Republic, seat: int, card: int) -> None:
    """[1.07.312] He takes the place of his family if it is in the faction or in the Forum; otherwise he stands alone."""
    lay_down(game, seat, card)
    man = CARD_INDEX[card]
    family = SENATOR_FAMILY[man] - 1
    alone = game.where[family] == OUT or (game.faction[family] >= 0 and game.faction[family] != seat)
    if alone:
        join(game, man, seat, "1.07.312")
    else:
        stand_on(game, man, family)
        if game.faction[man] != seat:
            join(game, man, seat, "1.07.312")
        watch(game, ARRIVAL)  # what is printed on him may make 35
    if game.has_listener:
        influence, popularity = game.influence[man], game.popularity[man]
        if alone:
            game.tell(StatesmanPlayed("1.07.312", seat, man, influence, popularity), EVERYBODY)
        else:
            game.tell(StatesmanSucceeded("1.07.312", seat, man, family, influence, popularity), EVERYBODY)


def stand_on(game: Republic, man: int, family: int) -> None:
    """[1.07.312] [A-29] The statesman lies on the card of his family, and all that lay there is his."""
    game.influence[man] = max(INFLUENCE[man], game.influence[family])
    game.popularity[man] = max(POPULARITY[man], game.popularity[family])
    game.talents[man] = game.talents[family]
    game.knights[man] = game.knights[family]
    game.dispatch[man] = game.dispatch[family]
    game.where[man] = game.where[family]
    game.faction[man] = game.faction[family]
    _pass_masks(game, man, family)
    _pass_numbers(game, man, family)
    if game.agreements:
        succeed(game, family, man)
    move_all(game, FORCE + family, FORCE + man)
    game.on_family |= 1 << man
    game.where[family] = OUT
    game.faction[family] = NOBODY
    game.talents[family] = 0
    game.knights[family] = 0
    game.influence[family] = INFLUENCE[family]
    game.popularity[family] = 0


def _pass_masks(game: Republic, man: int, family: int) -> None:
    """His bit instead of that of his family."""
    old, new = 1 << family, 1 << man
    seat = game.faction[man]
    if seat >= 0:
        game.members[seat] = game.members[seat] & ~old | new
        if game.leader[seat] == family:
            game.leader[seat] = man
    game.rome = passed(game.rome, old, new)
    game.forum = passed(game.forum, old, new)
    game.prior_consul = passed(game.prior_consul, old, new)
    game.corrupt = passed(game.corrupt, old, new)
    game.major = passed(game.major, old, new)
    game.proconsuls = passed(game.proconsuls, old, new)
    game.rebels = passed(game.rebels, old, new)
    game.returned = passed(game.returned, old, new)
    game.priests = passed(game.priests, old, new)
    game.victorious = passed(game.victorious, old, new)


def passed(mask: int, old: int, new: int) -> int:
    """A mask in which one bit has taken the place of another.

    >>> passed(0b0101, 0b0001, 0b1000), passed(0b0100, 0b0001, 0b1000)
    (12, 4)
    """
    return mask & ~old | new if mask & old else mask


def _pass_numbers(game: Republic, man: int, family: int) -> None:
    """His number instead of that of his family."""
    if game.rebel == family:
        game.rebel = man
    if game.at_sea == family:
        game.at_sea = man
    if game.liable == family:
        game.liable = man
    if game.consul_for_life == family:
        game.consul_for_life = man
    for mark in (CLEOPATRA, FORMER_MASTER):
        if game.marks[mark] == family + 1:
            game.marks[mark] = man + 1
    for numbers in (game.offices, game.holder, game.governor, game.allegiance):
        replace(numbers, family, man, 1)
    replace(game.plunder, family, man, 2)
    replace(game.guards, family, man, 2)
    if game.rules.veterans:  # C-107
        game.gained_oratory[man], game.gained_oratory[family] = game.gained_oratory[family], 0
        replace(game.recallable_by, family, man, 1)


def replace(numbers: list[int], old: int, new: int, step: int) -> None:
    """A number in the place of another, at each `step`-th place of a list.

    >>> numbers = [7, 2, 3, 7]
    >>> replace(numbers, 7, 5, 2)
    >>> numbers
    [5, 2, 3, 7]
    """
    for place in range(0, len(numbers), step):
        if numbers[place] == old:
            numbers[place] = new
