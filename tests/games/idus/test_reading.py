"""What the table of Idus Martii reads out of a turn for its reader: never more than follows, and no lie unnoticed."""

from __future__ import annotations

import comitium
from comitium.core.dice import stream
from comitium.games.idus.reading import Card, cards, ways

from .known_games import give_up, state, turn

GREEN, RED, YELLOW = 0, 1, 2


def new(players: int = 5, **options) -> comitium.Match:
    return comitium.new("idus", players=players, seed=1, first_player="senator_1", **options)


def read(match: comitium.Match, seat: int | None, number: int = 1) -> list[Card]:
    view = match.view(seat)
    return cards(view.turns[number - 1], view, match.claims)


def second_round() -> comitium.Match:
    match = new()
    for _ in range(5):
        turn(match, "green red")
        give_up(match)
    return match


def test_7_5_two_equal_colours_tell_everybody_both_votes():
    match = new()
    turn(match, "green red", look=1, then="exchange")  # Aediles are seats 2 and 3
    assert read(match, None) == [Card(GREEN, GREEN, False, False), Card(RED, GREEN, False, False)]


def test_7_5_a_mixed_pair_tells_nobody_but_those_who_know_one_vote():
    match = new()
    turn(match, "green red")
    assert read(match, None) == [Card(None, None, False, False)] * 2
    assert read(match, 4) == [Card(None, None, False, False)] * 2
    for seat in (1, 2, 3):  # the Praetor and both Aediles
        assert read(match, seat) == [Card(GREEN, GREEN, False, False), Card(RED, RED, False, False)]


def test_7_3_a_looked_at_card_that_was_not_shown_was_not_yellow():
    match = second_round()
    turn(match, "green yellow", look=0, roles=(1, 3, 4))
    assert read(match, None, 6) == [Card(GREEN, GREEN, False, False), Card(YELLOW, YELLOW, False, False)]


def test_7_4_the_praetor_of_the_second_round_does_not_know_the_new_card():
    match = second_round()
    turn(match, "green red", look=0, then="exchange yellow", roles=(1, 3, 4))
    assert read(match, 1, 6) == [Card(GREEN, None, False, False), Card(None, None, False, False)]  # red may be either
    assert read(match, 3, 6) == [Card(GREEN, YELLOW, False, False), Card(RED, RED, False, False)]


def test_7_8_a_claim_is_read_as_a_claim():
    match = new()
    turn(match, "green red")
    match.claim(2, "vote 1 red")
    assert read(match, None) == [Card(RED, RED, True, False), Card(GREEN, GREEN, True, False)]
    assert [card.disputed for card in read(match, 1)] == [True, False]  # the Praetor has seen it


def test_7_8_claims_that_cannot_both_be_true_are_disputed():
    match = new()
    turn(match, "green red")
    match.claim(2, "vote 1 green")
    match.claim(3, "vote 1 green")
    assert [card.disputed for card in read(match, None)] == [True, True]
    match.claim(3, "vote 1 red")  # she takes it back: the last word counts
    assert [card.disputed for card in read(match, None)] == [False, False]


def test_7_8_praetor_and_aedile_may_both_be_right_about_an_exchanged_card():
    match = new()
    turn(match, "red red", look=0, then="exchange")
    match.claim(2, "vote 1 green")
    match.claim(1, "saw 1 senator_3 red")
    assert not any(card.disputed for card in read(match, None))


def test_7_8_claims_about_turns_of_others_change_nothing():
    match = new()
    turn(match, "green red")
    before = read(match, None)
    match.claim(0, "vote 1 red")
    match.claim(0, "saw 1 senator_3 red")
    assert read(match, None) == before


def test_what_is_read_is_always_what_happened():
    """In random games: the truth is one of the ways, so nothing that is read as known can be wrong."""
    for seed in range(12):
        players = 5 + seed % 4
        match, dice = comitium.new("idus", players=players, seed=seed), stream(seed, "reading")
        while match.outcome is None:
            actors = match.game.actors()
            seat = actors[dice.below(len(actors))]
            legal = match.game.legal(seat)
            match.choose(seat, legal[dice.below(len(legal))])
        for reader in (None, 0, 2):
            view = match.view(reader)
            for turned, packed in zip(view.turns, state(match).record, strict=True):
                truth = (packed >> 9 & 3, packed >> 11 & 3)
                assert truth in [way.final for way in ways(turned, view)]
                for card, vote in zip(cards(turned, view, ()), truth, strict=True):
                    assert card.final in (None, vote)
