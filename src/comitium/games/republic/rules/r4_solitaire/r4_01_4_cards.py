"""[4.01.4] [4.04.1] Statesmen and concessions that a neutral plays the moment it can."""

from __future__ import annotations

from comitium.games.republic.catalogue.cards import CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION, STATESMAN
from comitium.games.republic.rules.common import concessions, statesmen
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best_senator
from comitium.games.republic.state.numbers import CONCESSIONS, SETUP, bits
from comitium.games.republic.state.republic import Republic


def play_at_once(game: Republic, seat: int) -> None:
    """N2, N3: every statesman that can be played, lowest number first; then every concession that somebody may have."""
    for card in game.hands[seat][:]:
        if CARD_KIND[card] == STATESMAN and statesmen.why_not_play(game, seat, card) is None:
            statesmen.play(game, seat, card)
    for card in game.hands[seat][:]:
        if CARD_KIND[card] == CONCESSION:
            give_concession(game, seat, card)


def play_open_hands(game: Republic) -> None:
    """[4.04.1] N4: whatever a neutral has drawn and must play at once. The setup has its own step for that (4.01.4)."""
    if game.phase == SETUP:
        return
    for seat in in_order(game):
        if game.is_neutral(seat):
            for card in game.hands[seat][:]:
                if CARD_KIND[card] == CONCESSION:
                    give_concession(game, seat, card)


def give_concession(game: Republic, seat: int, card: int) -> bool:
    """N3: to the senator with the fewest concessions, then the most influence. False if nobody may have it: it waits in the
    open hand (D-9)."""
    able = [one for one in bits(game.members[seat]) if concessions.why_not_give(game, seat, card, one) is None]
    if not able:
        return False
    keys: list[tuple[int, ...]] = [(-concessions_of(game, senator), game.influence[senator]) for senator in able]
    concessions.give(game, seat, card, best_senator(game, "4.01.4", able, keys))
    return True


def concessions_of(game: Republic, senator: int) -> int:
    """How many concessions he has."""
    return len([one for one in range(CONCESSIONS) if game.holder[one] == senator])
