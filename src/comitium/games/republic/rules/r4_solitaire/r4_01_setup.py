"""[4.01] The table for one and two: five factions, one or two of them with a player, the others with a directive card.
What chapter 4 does not change is done as chapter 3 says."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Step
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.catalogue.neutrals import (
    ASSIGNMENT,
    DIAL,
    EXTRA_SENATORS,
    HAS_TEMPORARY_ROME_CONSUL,
    NEUTRALS,
    NOT_WITH_TWO_PLAYERS,
)
from comitium.games.republic.catalogue.tables import OFFICE_INFLUENCE
from comitium.games.republic.catalogue.values import BY_LEAST_INFLUENCE, BY_MOST_INFLUENCE, BY_MOST_MILITARY
from comitium.games.republic.choices import NUMBER, SENATOR
from comitium.games.republic.events.setup import ConsulDrawn
from comitium.games.republic.events.solo.solitaire import DirectiveAssigned, ExtraSenator, SoloSetUp, TotalsCompared
from comitium.games.republic.rules.common.people import gain_influence, join
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.ranks import highest_roll
from comitium.games.republic.rules.r3_setup import r3_01_setup as basic
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.rules.r4_solitaire.r4_01_3_leaders import lead
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best, best_senator
from comitium.games.republic.rules.r4_solitaire.r4_01_4_cards import play_at_once
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import delegate
from comitium.games.republic.state.numbers import NOBODY, ROME_CONSUL, bits
from comitium.games.republic.state.republic import Republic


class SoloSetup(basic.Setup):
    """[4.01] The setup of chapter 3 with directives, and without the chit that names a Consul."""

    def steps(self) -> list[Step]:
        return SETUP


def factions(game: Republic, setup: SoloSetup) -> None:
    """[4.01] [D-1] Players sit down first, the neutrals beside them by number."""
    players = game.rules.seats - game.rules.neutrals
    game.directives = [NOBODY] * game.rules.seats
    game.pools = [0] * game.rules.seats
    if game.has_listener:
        game.tell(SoloSetUp("4.01", players, game.rules.neutrals), EVERYBODY)


def directives(game: Republic, setup: SoloSetup) -> None:
    """[4.01.2] [D-3] N1: which neutral is which, by what its dealt families have together; then the extra families. The rest
    go into the deck."""
    left = bits(game.rules.neutral_seats)
    for seat in left:
        if game.has_listener:
            game.tell(TotalsCompared("4.01.2", seat, military(game, seat), influence(game, seat)), EVERYBODY)
    for card in range(NEUTRALS):
        if NOT_WITH_TWO_PLAYERS[card] and game.rules.seats - game.rules.neutrals == 2:
            continue
        seat = chosen(game, card, left)
        left = [one for one in left if one != seat]
        game.directives[seat] = card
        if game.has_listener:
            game.tell(DirectiveAssigned("4.01.2", seat, card), EVERYBODY)
    for seat in bits(game.rules.neutral_seats):
        for _ in range(EXTRA_SENATORS[game.directives[seat]]):
            senator = CARD_INDEX[game.deck.pop()]
            if game.has_listener:
                game.tell(ExtraSenator("4.01.2", seat, senator), EVERYBODY)
            join(game, senator, seat, "4.01.2")
    basic.make_deck(game)


def chosen(game: Republic, card: int, seats: list[int]) -> int:
    """[4.01.2] The neutral that a card goes to, by two dice if several have equal claims."""
    how = ASSIGNMENT[card]
    keys: list[tuple[int, ...]] = [(0,) for _ in seats]
    if how == BY_MOST_MILITARY:
        keys = [(military(game, seat),) for seat in seats]
    elif how == BY_MOST_INFLUENCE:
        keys = [(influence(game, seat),) for seat in seats]
    elif how == BY_LEAST_INFLUENCE:
        keys = [(-influence(game, seat),) for seat in seats]
    return highest_roll(game, "4.01.3", best(seats, keys))


def military(game: Republic, seat: int) -> int:
    return sum([game.military(senator) for senator in bits(game.members[seat])])


def influence(game: Republic, seat: int) -> int:
    return sum([game.influence[senator] for senator in bits(game.members[seat])])


def temporary_consul(game: Republic, setup: SoloSetup) -> None:
    """[4.01.2] [3.01.6] The most influential Plutocrat is Temporary Rome Consul; no chit is drawn."""
    for seat in bits(game.rules.neutral_seats):
        if HAS_TEMPORARY_ROME_CONSUL[game.directives[seat]]:
            able = bits(game.members[seat])
            senator = best_senator(game, "4.01.2", able, [(game.influence[one],) for one in able], ["influence"])
            game.offices[ROME_CONSUL] = senator
            game.prior_consul |= 1 << senator
            if game.has_listener:
                game.tell(ConsulDrawn("4.01.2", senator), EVERYBODY)
            gain_influence(game, senator, OFFICE_INFLUENCE[ROME_CONSUL], "4.01.2")


SETUP: Final[list[Step]] = [
    factions,
    basic.wars,
    basic.deal_families,
    directives,
    basic.hands,
    basic.piles,
    basic.laws,
    basic.forces,
    temporary_consul,
    basic.leaders,
    basic.provinces,
    basic.opening,
]


# -- what a player is asked during the setup


class FirstLeader(Procedure):
    """[4.01.3] N1: by the card."""

    code = "N1"
    rule = "4.01.3"

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        lead(game, seat)


class OpeningOfNeutral(Procedure):
    """[4.01.4] N2, N3: every playable statesman, every concession."""

    code = "N2"
    rule = "4.01.4"

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        play_at_once(game, seat)


class FirstGovernor(Procedure):
    """[4.01.4] [D-4] The senator with the fewest votes, then the least influence; the dial as the card says, or, by the
    option, as the dominant player likes."""

    code = "N3"
    rule = "4.01.4"

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        assert isinstance(question, PostGovernor)
        if question.senator < 0:
            able = [choice - SENATOR for choice in question.legal(game, seat)]
            keys: list[tuple[int, ...]] = [(-game.votes(senator), -game.influence[senator]) for senator in able]
            question.answer(game, seat, SENATOR + best_senator(game, "4.01.4", able, keys, ["-votes", "-influence"]))
        if game.rules.dominant_sets_term:
            delegate(game, seat, NUMBER + dial(game, seat, question.province))
        else:
            question.answer(game, seat, NUMBER + dial(game, seat, question.province))


def dial(game: Republic, seat: int, province: int) -> int:
    """[4.01.4] [D-4] The turns that the first governor of a neutral has left."""
    return DIAL[2 * game.directives[seat] + side(game, province) % 2]


register(NameLeader, FirstLeader())
register(OpeningCards, OpeningOfNeutral())
register(PostGovernor, FirstGovernor())
