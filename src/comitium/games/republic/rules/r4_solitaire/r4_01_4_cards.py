"""[4.01.4] [4.04.1] Statesmen and concessions that a neutral plays the moment it can."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.cards import CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION, INFLUENCE_PEDDLING, LAW, STATESMAN
from comitium.games.republic.events.solo.reasons import ConcessionGivenByRule, PlayedAtOnce
from comitium.games.republic.rules.common import concessions, statesmen
from comitium.games.republic.rules.common.hands import has
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.r1_07_forum.r1_07_2_initiative import Initiative
from comitium.games.republic.rules.r1_07_forum.r1_07_35_peddling import peddle
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best_senator
from comitium.games.republic.rules.r4_solitaire.r4_04_forum.r4_04_1_laws import play_law
from comitium.games.republic.rules.r4_solitaire.r4_04_forum.r4_07_5_peddling import victim_of
from comitium.games.republic.state.numbers import CONCESSIONS, REVOLUTION, SENATE, SETUP, bits
from comitium.games.republic.state.republic import Republic


def play_at_once(game: Republic, seat: int) -> None:
    """N2, N3: every statesman that can be played, lowest number first; then every concession that somebody may have."""
    for card in game.hands[seat][:]:
        if CARD_KIND[card] == STATESMAN and statesmen.why_not_play(game, seat, card) is None:
            if game.has_listener:
                game.tell(PlayedAtOnce("4.01.4", seat, card), EVERYBODY)
            statesmen.play(game, seat, card)
    for card in game.hands[seat][:]:
        if CARD_KIND[card] == CONCESSION:
            give_concession(game, seat, card)


def play_open_hands(game: Republic) -> None:
    """[4.04.1] [4.07.5] N4, N9: whatever a neutral must play as soon as it can. Concessions and laws are looked at in its
    own initiative, in the Senate and when cards were traded (D-9). The setup has its own step for that (4.01.4)."""
    if game.phase == SETUP:
        return
    initiative = game.topmost(Initiative)
    for seat in in_order(game):
        if game.is_neutral(seat):
            if initiative.seat == seat if initiative is not None else game.phase in (SENATE, REVOLUTION):
                play_drawn(game, seat, game.hands[seat][:])
            while game.phase != REVOLUTION and has(game, seat, INFLUENCE_PEDDLING):
                victim = victim_of(game, seat)
                if victim < 0:
                    break
                play_drawn(game, seat, [peddle(game, seat, victim)])


def play_drawn(game: Republic, seat: int, cards: list[int]) -> None:
    """[4.04.1] Of these cards the concessions that somebody may have, and the laws whose condition holds; the others stay in
    the open hand (D-9)."""
    for card in cards:
        if CARD_KIND[card] == CONCESSION:
            give_concession(game, seat, card)
        elif CARD_KIND[card] == LAW:
            play_law(game, seat, card)


def give_concession(game: Republic, seat: int, card: int) -> bool:
    """N3: to the senator with the fewest concessions, then the most influence. False if nobody may have it: it waits in the
    open hand (D-9)."""
    able = [one for one in bits(game.members[seat]) if concessions.why_not_give(game, seat, card, one) is None]
    if not able:
        return False
    keys: list[tuple[int, ...]] = [(-concessions_of(game, senator), game.influence[senator]) for senator in able]
    if game.has_listener:
        game.tell(ConcessionGivenByRule("4.01.4", seat, card), EVERYBODY)
    concessions.give(game, seat, card, best_senator(game, "4.01.4", able, keys, ["-concessions", "influence"]))
    return True


def concessions_of(game: Republic, senator: int) -> int:
    """How many concessions he has."""
    return len([one for one in range(CONCESSIONS) if game.holder[one] == senator])
