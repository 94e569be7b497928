"""Moments of Caesar & Cleopatra and Idus Martii: action cards and vetoes, votes that are looked at and counted, the end."""

from __future__ import annotations

import pytest

from comitium.core.messages import Event
from comitium.draw.moments import Moment, moments
from comitium.draw.page.looks import look
from comitium.draw.page.words import Words
from comitium.draw.terminal.moments import beats, box
from comitium.games.caesar import names
from comitium.games.caesar.events import (
    ActionVetoed,
    AssassinationAnnounced,
    CardStolen,
    CastlingAnnounced,
    GroupRevealed,
    GroupsCastled,
    HandSpied,
    InfluenceKilled,
    ScoutAnnounced,
    SpyAnnounced,
    TurnBegan,
    WrathAnnounced,
    WrathFell,
)
from comitium.games.idus import events as idus
from comitium.text import LANGUAGES, say

FIVE = names.CARDS.index("influence_5")
ACTIONS: list[tuple[Event, Event, list[tuple[str, int]]]] = [
    (AssassinationAnnounced("6.1", 0, 1, FIVE), InfluenceKilled("6.1", 1, 1, FIVE), [("influence_5", 1)]),
    (SpyAnnounced("6.2", 0), CardStolen("6.2", 1, FIVE), [("influence_5", 1)]),
    (CastlingAnnounced("6.3", 0, 1, 2), GroupsCastled("6.3", 0, 1, 2, 2, 0), []),
    (ScoutAnnounced("6.4", 0, 1), GroupRevealed("6.4", 1, 1, (FIVE, FIVE)), [("influence_5", 1)] * 2),
    (WrathAnnounced("6.5", 0, 1), WrathFell("6.5", 1, 4), []),
]


def only(game: str, *events: Event) -> Moment:
    found = moments(game, events)
    assert len(found) == 1
    for language in LANGUAGES:
        one = found[0].moment
        for phrase in (one.kicker, one.title, one.closing):
            assert "{" not in say(phrase, language)
        for beat in beats(one):
            box(one, beat, language, 7)
        for card in one.cards:
            assert "<svg" in look(game).moment_card(card, Words(language, game))
    return found[0].moment


@pytest.mark.parametrize(("announced", "done", "cards"), ACTIONS)
def test_caesar_6_an_action_card_is_a_moment_in_passing(announced: Event, done: Event, cards: list[tuple[str, int]]) -> None:
    one = only("caesar", announced, done)
    assert one.rank == 2
    assert one.closing.id.endswith("-done")
    assert [(card.face, card.seat) for card in one.cards] == cards, "what everybody sees now"
    vetoed = only("caesar", announced, ActionVetoed("6.6", 1, names.CARDS.index(one.kind)))
    assert (vetoed.closing.id, vetoed.seal) == (f"draw-moment-{one.kind}-vetoed", "veto")
    assert moments("caesar", (announced,)) == [], "whether it is vetoed is not known yet"
    assert moments("caesar", (announced, TurnBegan("5.1", 3, 1), done)) == [], "nothing has come of it in its turn"


def test_caesar_6_2_what_the_spy_has_seen_is_no_part_of_the_moment() -> None:
    one = only("caesar", SpyAnnounced("6.2", 0), HandSpied("6.2", 0, (1, 2, FIVE)), CardStolen("6.2", 1, FIVE))
    assert one.cards == only("caesar", SpyAnnounced("6.2", 0), CardStolen("6.2", 1, FIVE)).cards


LOOKED = idus.VoteInspected("5.3", 0, 2)


@pytest.mark.parametrize(("verdict", "said"), [
    (idus.VoteKept("5.4", 0, 2), "kept"),
    (idus.ExchangeForced("5.4", 0, 2), "exchanged"),
    (idus.YellowShown("5.6", 2), "yellow"),
])  # fmt: skip
def test_idus_5_4_a_vote_that_is_looked_at_is_a_moment_that_tells_no_colour(verdict: Event, said: str) -> None:
    one = only("idus", LOOKED, verdict)
    assert (one.closing.id, one.rank) == (f"draw-moment-inspection-{said}", 2)
    assert [card.face for card in one.cards] == (["yellow"] if said == "yellow" else [])
    hers = moments("idus", (LOOKED, idus.VoteSeen("5.3", 0, 2, 1), verdict))
    assert len(hers) == (said == "yellow"), "who has decided it herself knows it"
    claimed = idus.VoteClaimed("7.8", 2, 1, 0)
    assert only("idus", LOOKED, claimed, verdict).decided == 2, "people talk meanwhile"
    assert moments("idus", (LOOKED, idus.VotesCounted("5.7", 0, 1, 3, 2), verdict))[0].moment.kind == "count"


def test_idus_5_7_the_two_votes_are_turned_up_before_the_markers_move() -> None:
    one = only("idus", idus.VotesCounted("5.7", 0, 2, 3, 2))
    assert [card.face for card in one.cards] == ["green", "yellow"]
    assert [(tile.was, tile.now) for tile in one.tiles] == [(2, 3), (None, 2)]


def test_idus_8_the_end_has_a_title_that_leaves_it_open_and_then_says_why() -> None:
    one = only("idus", idus.ConspiracyFailed("8.2", 1, 17), idus.FactionWon("8.8", 0, (0, 2)))
    assert one.title.id == "draw-moment-exposed"
    assert one.throw == idus.ConspiracyFailed("8.2", 1, 17).phrase()
    assert only("idus", idus.IdesReached("8.3", 9, 5), idus.FactionWon("8.8", 0, (0,))).title.id == "draw-moment-ides"
