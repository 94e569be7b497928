"""[1.07.3] What becomes of a card that was drawn: red ones go to the hand, black ones are played at once."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_IS_FACTION, CARD_KIND
from comitium.games.republic.catalogue.ids import FAMILY, LEADER, WAR
from comitium.games.republic.catalogue.senators import FAMILY_STATESMEN
from comitium.games.republic.events.forum import FamilyAppeared, FamilyFollowed, PileEmpty
from comitium.games.republic.rules.common.hands import take
from comitium.games.republic.rules.common.people import appear
from comitium.games.republic.rules.common.traces import came_from_pile
from comitium.games.republic.rules.common.wars import place_war
from comitium.games.republic.rules.r1_07_forum.r1_07_3_deck import draw
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import place_leader
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import happen
from comitium.games.republic.state.numbers import NOBODY, OUT
from comitium.games.republic.state.republic import Republic


def draw_card(game: Republic, seat: int) -> None:
    """[1.07.2] [1.07.3] The active faction draws. What was hidden is known now: nothing before it can be taken back."""
    card = draw(game)
    game.reveals += 1
    if card < 0:
        if game.has_listener:
            game.tell(PileEmpty("1.07.2", seat), EVERYBODY)
        return
    if CARD_IS_FACTION[card]:
        take(game, seat, card, "1.07.3")
        came_from_pile(game, card)
    elif CARD_KIND[card] == FAMILY:
        settle_family(game, CARD_INDEX[card], "1.07.311")
    elif CARD_KIND[card] == WAR:
        place_war(game, CARD_INDEX[card], "1.07.33")
    elif CARD_KIND[card] == LEADER:
        place_leader(game, CARD_INDEX[card], "1.07.341")
    else:
        happen(game, CARD_INDEX[card])


def settle_family(game: Republic, family: int, rule: str) -> None:
    """[1.07.311] [1.07.312] A family that comes to the Forum lies there, unless its statesman is in play: then it goes under
    him, and of two brothers under the first."""
    man = statesman_of(game, family)
    if man < 0:
        appear(game, family)
        if game.has_listener:
            game.tell(FamilyAppeared(rule, family), EVERYBODY)
        return
    game.on_family |= 1 << man
    if game.has_listener:
        game.tell(FamilyFollowed("1.07.312", family, man), EVERYBODY)


def statesman_of(game: Republic, family: int) -> int:
    """[1.07.312] The statesman of a family who is in play, the A brother first, or NOBODY."""
    for man in FAMILY_STATESMEN[family]:
        if game.where[man] != OUT:
            return man
    return NOBODY
