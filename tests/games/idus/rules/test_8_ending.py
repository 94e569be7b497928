"""Chapter 8: how the game ends and who wins, on the last count of a game of five."""

from __future__ import annotations

import pytest

from comitium import Match, Phrase
from comitium.core.messages import Event
from comitium.games.idus.events import (
    BothFailed,
    ConspiracyFailed,
    DiscardRevealed,
    FactionDiscarded,
    FactionDiscardedUnseen,
    FactionRevealed,
    FactionWon,
    IdesReached,
)
from games.idus.table import L, M, T, kept, set_table, state
from games.table import asked, happened, menu, question, refused

FACTION = {"L": L, "T": T, "M": M}


def last_count(cards: str, loyal: int, traitor: int, votes: str = "GR", **options: str | int | bool) -> Match:
    """The last turn of five players: the votes are counted and bring the markers to where they are said to be."""
    before = f"{loyal - votes.count('G')}/{traitor - votes.count('R')}"
    match = set_table(f"players=5 turn=10 cards={kept(cards)} marks={before} ask=look now=1.23:{votes}", **options)
    match.choose(0, "look 2")
    match.choose(0, "keep")
    return match


def won(match: Match) -> tuple[str, tuple[int, ...]]:
    assert match.outcome is not None
    return state(match).ending, match.outcome.winners


def test_8_1_the_rival_of_a_failed_conspiracy_wins() -> None:
    """I01, and I04: that the busting faction has no members does not matter."""
    assert won(last_count("LLTTM", 14, 3, "GG")) == ("conspiracy-traitor", (2, 3))
    assert won(last_count("LLLLM", 3, 14, "RR")) == ("conspiracy-loyal", (0, 1, 2, 3))


def test_8_2_without_rivals_the_merchants_win() -> None:
    """I02, I03."""
    assert won(last_count("LLLLM", 14, 3, "GG")) == ("conspiracy-merchant", (4,))
    assert won(last_count("TMTTT", 3, 14, "RR")) == ("conspiracy-merchant", (1,))


def test_8_3_the_ides_come_after_the_last_turn() -> None:
    """M23."""
    match = last_count("LTTML", 10, 8)
    assert "IdesReached" in happened(match)
    assert match.game.over
    assert match.view(None).turn == 10
    assert match.outcome is not None
    assert match.outcome.reason == "ides-loyal"


def test_8_4_level_or_one_apart() -> None:
    """I06, I07, I11: the Merchants, be they two, one or none."""
    assert won(last_count("LTTML", 9, 8)) == ("ides-merchant", (3,))
    assert won(last_count("LTTML", 8, 9)) == ("ides-merchant", (3,))
    assert won(last_count("LTTTL", 9, 9)) == ("ides-merchant", ())
    assert won(last_count("MTTML", 8, 8)) == ("ides-merchant", (0, 3))


def test_8_5_a_lead_of_two() -> None:
    """I05, I10: exactly on the limit is safe."""
    assert won(last_count("LTTML", 10, 8)) == ("ides-loyal", (0, 4))
    assert won(last_count("LTTML", 8, 10)) == ("ides-traitor", (1, 2))
    assert won(last_count("LLTTM", 13, 5)) == ("ides-loyal", (0, 1))


def test_8_6_nobody_of_the_rival_faction() -> None:
    """I08."""
    assert won(last_count("LLLML", 12, 5)) == ("ides-merchant", (3,))


def test_8_7_nobody_of_the_leading_faction() -> None:
    """I09."""
    assert won(last_count("TTMMT", 12, 5)) == ("ides-merchant", (2, 3))


def test_8_8_all_of_the_winning_faction_win_together() -> None:
    match = last_count("LTTML", 10, 8)
    assert match.outcome is not None
    assert match.outcome.scores == (1, 0, 0, 0, 1)
    assert match.outcome.rule == "8.8"
    nobody = last_count("LTTTL", 9, 9)
    assert nobody.outcome is not None
    assert nobody.outcome.scores == (0, 0, 0, 0, 0)


def test_8_9_a_failed_conspiracy_comes_before_the_ides() -> None:
    """L10."""
    match = last_count("LLTTM", 14, 5)
    assert won(match) == ("conspiracy-traitor", (2, 3))
    assert "IdesReached" not in happened(match)


def test_8_9_the_turn_stops_without_a_discard() -> None:
    match = set_table("players=5 turn=6 marks=4/2 limit=4 cards=LT/L-?/T-?/M-?/T-? ask=veto now=3.45:G.R")
    match.choose(2, "keep")
    assert asked(match) == (0, "LastChoice"), "the Consul chooses a side because the game ends, not as Consul"


def test_8_10_both_markers_past_the_limit() -> None:
    match = set_table("players=5 turn=7 marks=3/3 limit=3 ask=veto now=3.45:G.R cards=" + kept("LTMLT"))
    match.choose(2, "keep")
    assert won(match) == ("conspiracy-merchant", (2,))
    assert "BothFailed" in happened(match)


def test_8_11_whoever_holds_two_cards_chooses_at_once() -> None:
    match = set_table("players=5 turn=3 marks=3/1 limit=3 cards=LT/T-M/LL/TL/TM ask=veto now=4.51:G.R")
    match.choose(3, "keep")
    assert [prompt.seat for prompt in match.questions()] == [0, 2, 3, 4]
    assert match.outcome is None
    assert menu(match, 2) == ["discard loyal"]
    refused(match, 0, "discard merchant", "8.11")
    match.choose(0, "discard traitor")
    refused(match, 0, "discard loyal", "8.11")
    assert match.view(2).senators[0].cards is None, "nothing is shown before all have chosen"
    for seat, card in ((3, "loyal"), (4, "traitor"), (2, "loyal")):
        match.choose(seat, f"discard {card}")
    assert won(match) == ("conspiracy-traitor", (1, 3))


@pytest.mark.parametrize(("marks", "votes", "failed"), [((14, 3), "GG", L), ((3, 14), "RR", T)])
def test_8_1_the_failed_conspiracy_is_told_with_its_faction_and_the_limit(
    marks: tuple[int, int], votes: str, failed: int
) -> None:
    match = last_count("LLTTM", *marks, votes)
    assert [event for event in match.history(None) if isinstance(event, ConspiracyFailed)] == [
        ConspiracyFailed("8.1", failed, 13)
    ]


def test_8_3_the_ides_are_told_with_the_markers_and_then_every_card() -> None:
    match = last_count("LTTML", 10, 8)
    told: list[Event] = [
        IdesReached("8.3", 10, 8),
        *(FactionRevealed("7.7", seat, FACTION[card]) for seat, card in enumerate("LTTML")),
        FactionWon("8.8", L, (0, 4)),
    ]
    assert match.history(None)[-7:] == told
    assert not match.can_undo(0)


def test_10_11_the_discards_are_told_with_the_cards() -> None:
    match = last_count("LTTML", 10, 8, reveal_discards_at_end=True)
    shown = [event for event in match.history(None) if isinstance(event, DiscardRevealed)]
    assert shown == [DiscardRevealed("10.11", seat, state(match).cards[2 * seat + 1]) for seat in range(5)]


def test_8_10_both_failed_is_told_with_the_limit() -> None:
    match = set_table("players=5 turn=7 marks=3/3 limit=3 ask=veto now=3.45:G.R cards=" + kept("LTMLT"))
    match.choose(2, "keep")
    assert BothFailed("8.10", 3) in match.history(None)
    assert "ConspiracyFailed" not in happened(match)


def test_8_11_the_last_choice_is_asked_told_and_refused_by_its_rule() -> None:
    match = set_table("players=5 turn=3 marks=3/1 limit=3 cards=LT/T-M/LL/TL/TM ask=veto now=4.51:G.R")
    match.choose(3, "keep")
    assert question(match, 0) == ("8.11", Phrase("idus-ask-last-choice", {"limit": 3}))
    refused(match, 0, "discard merchant", "8.11", "idus-refuse-not-held")
    refused(match, 0, "vote green", "8.11", "idus-refuse-discard")
    match.choose(0, "discard traitor")
    assert match.history(0)[-1] == FactionDiscarded("8.11", 0, T)
    assert match.history(3)[-1] == match.history(None)[-1] == FactionDiscardedUnseen("8.11", 0)
    assert [prompt.seat for prompt in match.questions()] == [2, 3, 4]


@pytest.mark.parametrize("cards", ["LLLLM", "LTTML", "TMTTT", "MTTML"])
@pytest.mark.parametrize("marks", [(14, 3), (3, 14), (9, 9), (12, 5), (5, 12)])
def test_the_winner_by_a_plain_reading_of_the_rules(cards: str, marks: tuple[int, int]) -> None:
    loyal, traitor = marks
    match = last_count(cards, loyal, traitor, "GG" if loyal == 14 else "RR" if traitor == 14 else "GR")
    if loyal > 13 or traitor > 13:
        rival = "T" if loyal > 13 else "L"
        faction = rival if rival in cards else "M"
    else:
        leader = "L" if loyal > traitor else "T"
        both = "L" in cards and "T" in cards
        faction = leader if abs(loyal - traitor) > 1 and both else "M"
    assert match.view(None).faction == FACTION[faction]
    assert won(match)[1] == tuple(seat for seat, card in enumerate(cards) if card == faction)
