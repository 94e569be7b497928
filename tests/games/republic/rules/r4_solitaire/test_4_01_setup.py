"""[4.01.2] to [4.02] From the digest: who gets which card, who leads, what is played before the first turn."""

from __future__ import annotations

import pytest

import comitium
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND, CARD_NUMBER, ERA_ENDS_CARD
from comitium.games.republic.catalogue.ids import FAMILY
from comitium.games.republic.catalogue.senators import SENATOR_CARD
from comitium.games.republic.choices import NUMBER
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.rules.r4_solitaire.r4_01_3_leaders import lead
from comitium.games.republic.rules.r4_solitaire.r4_01_4_cards import play_at_once
from comitium.games.republic.rules.r4_solitaire.r4_01_setup import SoloSetup, directives, factions, temporary_consul
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.state.numbers import NOBODY, PHASE_NAMES, ROME_CONSUL, VACANT, bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import card, man, new_table, put
from games.republic.fixtures.solo.table import CONSERVATIVES, IMPERIALISTS, PLUTOCRATS, POPULISTS, empty_table, revenue_of_few

DEALT = {  # [4.01.2] military 9, 7, 7, 6 and influence 8, 12, 10, 10
    1: {"cornelius": 3, "fabius": 3, "valerius": 2},
    2: {"julius": 4, "claudius": 4, "junius": 4},
    3: {"manlius": 4, "fulvius": 3, "aurelius": 3},
    4: {"furius": 4, "acilius": 3, "papirius": 3},
}
LEFT = ("aelius", "sulpicius", "calpurnius", "plautius")


def dealt() -> Republic:
    """The families lie there, the rest is the deck."""
    game = new_table("early", 5, neutrals=4)
    factions(game, SoloSetup(0))
    for seat, families in DEALT.items():
        for family, influence in families.items():
            put(game, family, seat, influence=influence)
    game.deck = [SENATOR_CARD[man(name)] for name in LEFT]
    return game


def test_4_01_2_the_cards_go_by_military_and_influence_and_two_dice_break_the_tie() -> None:
    game = dealt()
    game.loaded = [2, 3, 4, 4]  # the fourth faction throws 5, the fifth 8
    directives(game, SoloSetup(0))
    assert game.directives == [NOBODY, 0, 1, 3, 2]
    assert not game.loaded


def test_d_3_a_statesman_in_hand_counts_for_nobody_when_the_cards_are_given_out() -> None:
    game = dealt()
    game.hands[2] = [card("1a_scipio_africanus")]  # military 5 more would make them the Imperialists
    game.loaded = [2, 3, 4, 4]
    directives(game, SoloSetup(0))
    assert game.directives == [NOBODY, 0, 1, 3, 2]
    assert game.hands[2] == [card("1a_scipio_africanus")]


def test_d_3_conservatives_get_two_families_more_and_populists_one() -> None:
    game = dealt()
    directives(game, SoloSetup(0))
    sizes = {game.directives[seat]: len(bits(game.members[seat])) for seat in range(1, 5)}
    assert sizes == {0: 3, 1: 3, 2: 5, 3: 4}
    extra = [one for name in LEFT for one in (man(name),) if game.faction[one] >= 0]
    assert len(extra) == 3
    (left,) = [card for card in game.deck if CARD_KIND[card] == FAMILY and CARD_INDEX[card] in map(man, LEFT)]
    assert game.faction[CARD_INDEX[left]] < 0


@pytest.mark.parametrize(("players", "families", "cards"), [(1, 18, 37), (2, 17, 38)])
def test_4_01_2_how_many_families_and_cards_there_are(players: int, families: int, cards: int) -> None:
    for seed in range(8):
        game = comitium.start("republic", players=players, seed=seed)
        assert isinstance(game, Republic)
        assert sum(len(bits(members)) for members in game.members) == families
        assert len(game.deck) == cards
        assert 25 <= cards - game.deck.index(ERA_ENDS_CARD) <= cards


def test_4_01_2_with_two_players_there_are_no_populists() -> None:
    for seed in range(8):
        game = comitium.start("republic", players=2, seed=seed)
        assert isinstance(game, Republic)
        assert sorted(game.directives) == [NOBODY, NOBODY, 0, 1, 2]


def test_4_01_2_the_most_influential_plutocrat_is_temporary_rome_consul() -> None:
    game = empty_table(scenario="early")
    put(game, "cornelius", PLUTOCRATS, influence=5)
    put(game, "manlius", PLUTOCRATS, influence=4)
    put(game, "fabius", IMPERIALISTS, influence=9)
    temporary_consul(game, SoloSetup(0))
    assert game.offices[ROME_CONSUL] == man("cornelius")
    assert game.influence[man("cornelius")] == 10
    assert game.prior_consul == 1 << man("cornelius")


def test_4_01_3_each_card_has_its_own_measure_of_a_leader() -> None:
    game = empty_table()
    for seat in (IMPERIALISTS, PLUTOCRATS, CONSERVATIVES, POPULISTS):
        game.leader[seat] = NOBODY
    put(game, "cornelius", IMPERIALISTS, influence=1)  # military 4
    put(game, "valerius", IMPERIALISTS, influence=20)  # 1
    put(game, "fabius", PLUTOCRATS, influence=3)
    put(game, "junius", PLUTOCRATS, influence=8)
    put(game, "julius", POPULISTS, influence=8, popularity=-2)
    put(game, "furius", POPULISTS, influence=4, popularity=3)
    for seat in (IMPERIALISTS, PLUTOCRATS, POPULISTS):
        game.push(NameLeader(seat))
        game.advance()
    led = [names.SENATORS[game.leader[seat]] for seat in (IMPERIALISTS, PLUTOCRATS, POPULISTS)]
    assert led == ["cornelius", "junius", "furius"]


@pytest.mark.parametrize(("rival", "leader"), [(10, "fabius"), (11, "junius")])
def test_4_01_3_the_marker_moves_only_for_somebody_strictly_better(rival: int, leader: str) -> None:
    game = empty_table()
    put(game, "fabius", PLUTOCRATS, leader=True, influence=10)
    put(game, "junius", PLUTOCRATS, influence=rival)
    put(game, "acilius", PLUTOCRATS, influence=4)
    game.loaded = [1, 1, 6, 6]  # a tie with the leader is not thrown for
    lead(game, PLUTOCRATS)
    assert game.leader[PLUTOCRATS] == man(leader)
    assert len(game.loaded) == 4


def test_d_2_two_dice_choose_between_equal_leaders() -> None:
    game = empty_table()
    game.leader[PLUTOCRATS] = NOBODY
    put(game, "fabius", PLUTOCRATS, influence=10)
    put(game, "junius", PLUTOCRATS, influence=10)
    game.loaded = [3, 3, 1, 5, 2, 2, 6, 1]  # six each, then 4 and 7
    lead(game, PLUTOCRATS)
    assert game.leader[PLUTOCRATS] == man("junius")


def test_4_01_4_concessions_go_to_who_has_fewest_then_most_influence() -> None:
    game = revenue_of_few()
    put(game, "junius", CONSERVATIVES, influence=3)
    for key in ("mining", "harbor_fees"):
        game.hands[CONSERVATIVES].append(CARD_NUMBER[key])
    game.hands[CONSERVATIVES].sort()
    play_at_once(game, CONSERVATIVES)
    assert not game.hands[CONSERVATIVES]
    owners = [game.holder[CARD_INDEX[CARD_NUMBER[card]]] for card in ("mining", "harbor_fees")]
    assert sorted(owners) == sorted([man("julius"), man("junius")])


@pytest.mark.parametrize(("option", "asked"), [("card", False), ("dominant_player", True)])
def test_d_4_the_first_province_goes_to_the_fewest_votes_with_the_dial_of_the_card(option: str, asked: bool) -> None:
    game = revenue_of_few(neutral_start_term=option)
    put(game, "junius", IMPERIALISTS, influence=3)  # oratory 1: fewer votes than anybody
    game.province[0] = VACANT
    game.push(PostGovernor(IMPERIALISTS, 0, NOBODY))
    game.advance()
    if asked:
        question = game.stack[-1]
        assert isinstance(question, Delegated)
        assert question.usual == NUMBER + 1
        game.apply(0, NUMBER + 3)
    assert game.dial[0] == (3 if asked else 1)
    fewest = min(bits(game.members[IMPERIALISTS]), key=lambda one: (game.votes(one), game.influence[one]))
    assert game.governor[0] == fewest


def test_4_02_the_phases_come_in_their_order() -> None:
    match = comitium.new("republic", players=1, seed=4)
    game = match.game
    assert isinstance(game, Republic)
    seen: list[str] = []
    while game.actors() and game.turn < 3:
        if not seen or seen[-1] != PHASE_NAMES[game.phase]:
            seen.append(PHASE_NAMES[game.phase])
        game.apply(game.actors()[0], game.legal(game.actors()[0])[0])
    order = ["revenue", "forum", "senate", "revolution"]
    wanted = [phase for phase in seen if phase in order]
    assert wanted[:4] == [phase for phase in order if phase in wanted][:4]
    assert seen[0] == "setup"
