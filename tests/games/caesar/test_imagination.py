"""What a player may believe of the other's cards: every imagined world fits what she has seen, and the worlds differ in the
rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import comitium
from comitium import Match
from comitium.core.dice import stream
from comitium.games.caesar.rules.r6_effects import Castle
from comitium.games.caesar.state import Caesar
from games.caesar.table import CAESAR, CLEOPATRA, GROUPS, field, set_table
from games.table import play

ORDER = "next veto; next veto; next wrath; next scout; next scout; next castling; next castling; next spy; next spy"
CAESARS_TABLE = "31524"
CLEOPATRAS_TABLE = "45213"


def opened(**options: str) -> Match:
    """A game at Cleopatra's first turn."""
    match = comitium.new("caesar", seed=4, **options)
    for seat, values in ((CAESAR, CAESARS_TABLE), (CLEOPATRA, CLEOPATRAS_TABLE)):
        if options.get("action_deck_order") != "shuffled":
            play(match, seat, ORDER)
        play(match, seat, "; ".join(f"down {value}" for value in values[:4]))
    return match


def worlds(match: Match, seat: int, number: int = 150) -> Iterator[Caesar]:
    for world in range(number):
        imagined = match.game.reimagine(seat, stream(world, "imagination"))
        assert isinstance(imagined, Caesar)
        yield imagined


def hidden(world: Caesar, seat: int, group: str) -> list[int]:
    """The kinds of the seat's face-down cards on a group."""
    at = (seat * 5 + GROUPS.index(group)) * 6
    return [kind for kind in range(6) for _ in range(world.down[at + kind])]


def held(world: Caesar, seat: int) -> list[int]:
    return [kind for kind in range(12) for _ in range(world.hand[seat * 12 + kind])]


def test_the_opening_cards_of_the_other_are_always_one_to_five() -> None:
    match = opened()
    seen = set()
    for world in worlds(match, CAESAR):
        cards = [hidden(world, CLEOPATRA, group) for group in GROUPS]
        assert sorted(card for line in cards for card in line) == [1, 2, 3, 4, 5]
        assert held(world, CLEOPATRA) == [1, 2, 3, 4, 5], "her first hand is known"
        assert [hidden(world, CAESAR, group) for group in GROUPS] == [[int(value)] for value in CAESARS_TABLE], "his own is"
        seen.add(tuple(map(tuple, cards)))
    assert len(seen) > 60, "all orders are possible"


def test_a_card_laid_from_the_opening_hand_is_no_philosopher() -> None:
    """Her first hidden card is one of 1 to 5, and the rest of the five is still in her hand."""
    match = opened()
    play(match, CLEOPATRA, "down 4; on aedile")
    laid: Counter[int] = Counter()
    for world in worlds(match, CAESAR):
        openings = [hidden(world, CLEOPATRA, group) for group in GROUPS[:4]]
        last = hidden(world, CLEOPATRA, "aedile")
        pool = Counter(card for line in [*openings, last] for card in line)
        assert 0 not in pool, "no philosopher can lie there"
        missing = Counter(dict.fromkeys(range(1, 6), 2)) - pool
        assert sum(missing.values()) == 4
        assert missing == Counter(held(world, CLEOPATRA)), "the four she kept are in her hand"
        laid.update(last)
    assert set(laid) == {1, 2, 3, 4, 5}


def test_a_drawn_card_may_be_anything_and_lies_nowhere_before_it_was_drawn() -> None:
    match = opened()
    play(match, CLEOPATRA, "down 4; on aedile; end; draw influence")
    drawn: Counter[int] = Counter()
    for world in worlds(match, CAESAR, 400):
        drawn.update(set(held(world, CLEOPATRA)) & {0})
    assert drawn[0] > 0, "the drawn card may be a philosopher"


def test_the_fate_of_an_opening_card_is_remembered_when_it_is_shown() -> None:
    """The drawn vote shows an opening card; the others are different values."""
    match = opened()
    first = field(match, "votes")[0]
    assert first in "spqc", "the seed puts one of the first four groups on top"
    play(match, CLEOPATRA, "down 4; on aedile; end; draw influence")
    group = "spqc".index(first)
    rest = [GROUPS[other] for other in range(4) if other != group]
    for world in worlds(match, CAESAR):
        cards = [hidden(world, CLEOPATRA, other)[0] for other in rest]
        assert int(CLEOPATRAS_TABLE[group]) not in cards
        assert len(set(cards)) == 3


def test_a_hand_seen_by_a_spy_stays_known() -> None:
    """Until cards leave it: then the hidden card is one of those seen or the one drawn since."""
    match = set_table(hand="1234S/P255A", votes="oo")
    play(match, CAESAR, "play spy")
    play(match, CLEOPATRA, "pass")
    play(match, CAESAR, "target 2")
    for world in worlds(match, CAESAR, 60):
        assert held(world, CLEOPATRA) == [0, 5, 5, 6], "four known cards"
    play(match, CLEOPATRA, "draw influence")
    fifth: Counter[int] = Counter()
    for world in worlds(match, CAESAR):
        rest = Counter(held(world, CLEOPATRA)) - Counter([0, 5, 5, 6])
        assert rest.total() == 1
        fifth.update(rest)
    assert len(fifth) == 6, "the replacement is any influence card"
    play(match, CAESAR, "down 1; on senator; end; draw influence; draw influence")
    play(match, CLEOPATRA, "down 5; on aedile; end; draw action")
    for world in worlds(match, CAESAR):
        pool = Counter(held(world, CLEOPATRA)) + Counter(hidden(world, CLEOPATRA, "aedile"))
        assert not Counter([0, 5, 5, 6]) - pool, "what was seen is in the hand or under the hidden card"


@pytest.mark.parametrize(("one", "two"), [("senator", "praetor"), ("quaestor", "aedile"), ("aedile", "praetor")])
def test_castled_open_cards_stay_in_the_pool_of_the_two_groups(one: str, two: str) -> None:
    table = {one: "-/15", two: "-/(3)"}
    match = set_table(player="cleopatra", **table, hand="12345/1C", deck="#:#/#:-", votes="oo")
    play(match, CLEOPATRA, f"play castling; on {one}; on {two}; on {one}; on {two}; on {two}")
    layouts = set()
    for world in worlds(match, CAESAR, 300):
        senator, praetor = hidden(world, CLEOPATRA, one), hidden(world, CLEOPATRA, two)
        assert (len(senator), len(praetor)) == (1, 2), "how many lie where is public"
        assert not Counter([1, 5]) - Counter(senator + praetor), "the open ones are among the three"
        layouts.add((tuple(senator), tuple(praetor)))
    assert len({senator for senator, _ in layouts}) >= 3, "but which lies where is not known"


def test_a_castled_card_that_is_shown_again_leaves_the_pool() -> None:
    match = set_table(player="cleopatra", senator="-/15", praetor="-/4", hand="12K/1C", deck="#:-/#:-", votes="oo")
    play(match, CLEOPATRA, "play castling; on senator; on praetor; on senator; on praetor; on praetor; down 1; on aedile; end")
    play(match, CAESAR, "play scout; on senator")
    for world in worlds(match, CAESAR, 60):
        assert hidden(world, CLEOPATRA, "praetor") == [1, 4], "the 5 was shown, so these are known"


def test_ones_own_action_deck_is_remembered_in_its_order() -> None:
    """R-008: she chose it. The opponent knows only the multiset."""
    match = opened()
    mine = match.game.decks[3][: match.game.left[3]]
    orders = set()
    for world in worlds(match, CLEOPATRA, 40):
        assert world.decks[3][: world.left[3]] == mine
    for world in worlds(match, CAESAR, 40):
        deck = world.decks[3][: world.left[3]]
        assert sorted(deck) == sorted(mine)
        orders.add(tuple(deck))
    assert len(orders) > 30


def test_a_shuffled_action_deck_is_known_to_nobody() -> None:
    """R-008."""
    match = opened(action_deck_order="shuffled")
    for seat in (CAESAR, CLEOPATRA):
        decks = {tuple(world.decks[3][: world.left[3]]) for world in worlds(match, seat, 40)}
        assert len(decks) > 30


def test_influence_decks_vote_deck_and_bonus_cards_are_dealt_anew() -> None:
    match = opened()
    game = match.game
    influence, votes, bonus = set(), set(), set()
    for world in worlds(match, CAESAR, 80):
        for pile in (0, 2):
            assert sorted(world.decks[pile]) == sorted(game.decks[pile])
        influence.add((tuple(world.decks[0]), tuple(world.decks[2])))
        votes.add(tuple(world.votes[: world.votes_left]))
        assert world.bonus[CAESAR] == game.bonus[CAESAR]
        bonus.add(world.bonus[CLEOPATRA])
    assert len(influence) == 80
    assert len(votes) > 70
    assert bonus == {0, 1, 2}


def test_the_future_is_not_known_either() -> None:
    """A reshuffle and the draws to come fall differently in different worlds."""
    match = set_table(votes="r", deck="#:-/#:-")
    decks = set()
    for world in worlds(match, CAESAR, 30):
        for choice in ("down 1", "on senator", "end"):
            world.apply(CAESAR, match.game_type.parse(choice))
        decks.add(tuple(world.votes[: world.votes_left]))
    assert len(decks) > 15


def test_public_counts_of_the_vote_cards_are_kept() -> None:
    match = set_table(votes="q", used="so", box="c", won="00030/00000")
    for world in worlds(match, CLEOPATRA, 30):
        assert sorted(world.votes[: world.votes_left]) == [1, 2, 4, 5, 6]
        assert (world.vote_discards, world.box) == ([0, 5], [3])


@pytest.mark.parametrize(
    "choices", ["down 3", "up 3", "play castling", "play castling; on senator", "passive", "passive; discard 1"]
)
def test_a_chain_that_nobody_else_sees_is_not_begun_in_their_worlds(choices: str) -> None:
    """The player herself is where she is; to the other it is a turn at its first question, and it can be played to its end."""
    match = set_table(senator="1/1", hand="123C5/12345", deck="#:-/#:-")
    play(match, CAESAR, choices)
    chain = match.game_type.position(match.game).split("stack=")[1]
    for world in worlds(match, CAESAR, 5):
        assert match.game_type.position(world).split("stack=")[1] == chain
    for world in worlds(match, CLEOPATRA, 5):
        assert match.game_type.position(world).split("stack=")[1].split(" ")[0] == "Sequence(go_on)/Turn(fill_up)/PlayCards()"
        card = held(world, CAESAR)[0]
        for choice in (f"down {card or 'P'}", "on senator", "end"):
            world.apply(CAESAR, match.game_type.parse(choice))
        assert world.actors() == [CLEOPATRA]


def test_a_card_to_be_dumped_is_in_the_hand_again_in_the_others_worlds() -> None:
    match = set_table(hand="1/P234", deck="-:-/#:#", votes="o", rule_set="tilsit_fr")
    play(match, CAESAR, "down 1; on senator; end")
    play(match, CLEOPATRA, "down P")
    for world in worlds(match, CLEOPATRA, 5):
        assert world.legal(CLEOPATRA) == match.game.legal(CLEOPATRA)
    for world in worlds(match, CAESAR, 5):
        assert match.game_type.position(world).split("stack=")[1].split(" ")[0] == "Sequence(count_the_rest)/Dump(-1)"


def test_of_a_castling_under_way_the_other_knows_the_numbers_and_not_the_cards() -> None:
    match = set_table(senator="(1234)/-", praetor="(P5)/-", hand="1C/12345")
    play(match, CAESAR, "play castling; on senator; on praetor; on praetor; on senator; on praetor")
    mine = match.game.stack[-1]
    assert isinstance(mine, Castle)
    assert (mine.pool, mine.first, mine.second) == ([1, 1, 1, 0, 0, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 0, 1])
    for world in worlds(match, CAESAR, 5):
        same = world.stack[-1]
        assert isinstance(same, Castle)
        assert (same.pool, same.first, same.second) == (mine.pool, mine.first, mine.second)
    seen = set()
    for world in worlds(match, CLEOPATRA, 60):
        other = world.stack[-1]
        assert isinstance(other, Castle)
        assert (sum(other.pool), sum(other.first), sum(other.second)) == (3, 1, 2)
        assert (other.group, other.group2) == (0, 1)
        seen.add((tuple(other.first), tuple(other.second)))
    assert len(seen) > 20
