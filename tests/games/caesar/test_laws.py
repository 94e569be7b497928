"""Laws of Caesar & Cleopatra beside those of every game."""

from __future__ import annotations

from collections import Counter

from comitium import Event, Match
from comitium.core.dice import stream
from comitium.games.caesar.state import DREW, Caesar
from games.caesar.trial import TRIAL
from games.every_game import law_of
from games.trial import Deal


def named(event: Event) -> list[tuple[int, int]]:
    """The cards an event names, each with the side it belongs to."""
    name = type(event).__name__
    if name == "VoteDecided":
        return [(0, card) for card in event.caesar_drops] + [(1, card) for card in event.cleopatra_drops]
    if name == "AssassinationAnnounced":
        return [(1 - event.seat, event.card)]
    if name == "ActionVetoed":
        return []  # the announced action, which is on the table
    cards = getattr(event, "cards", ()) or ((event.card,) if hasattr(event, "card") else ())
    return [(event.seat, card) for card in cards]


def open_cards(match: Match) -> Counter[tuple[int, int]]:
    """The cards that lie open: face-up on the table, or on a discard pile."""
    view = match.view(None)
    cards: Counter[tuple[int, int]] = Counter()
    for side in (0, 1):
        cards.update((side, card) for card in view.sides[side].discards)
        for group in view.groups:
            cards.update((side, card) for card in group.lines[side].up)
    return cards


@law_of(TRIAL, 15)
def test_no_event_names_a_card_that_its_hearer_could_not_see(deal: Deal) -> None:
    match = TRIAL.match(deal)
    heard, before = dict.fromkeys(deal.viewers, 0), open_cards(match)
    for _ in TRIAL.play_match(match, deal.seed):
        after = open_cards(match)
        for viewer in deal.viewers:
            for event in match.history(viewer, since=heard[viewer]):
                if type(event).__name__ not in TRIAL.private:
                    missing = Counter(named(event)) - (before | after)
                    assert not missing, f"{event} names {missing}, which lies nowhere open"
            heard[viewer] = match.event_count(viewer)
        before = after


@law_of(TRIAL, 60)
def test_memories_are_copied_by_the_first_who_writes_and_not_before(deal: Deal) -> None:
    game = TRIAL.play_some(deal)
    assert isinstance(game, Caesar)
    copy = game.clone()
    shared = game.memories
    assert copy.memories is shared
    before = [memory[:] for memory in shared]
    for writer in (game, copy):
        writer.memory(0).append(DREW)
        assert writer.memories == [[*before[0], DREW], before[1]]
        own = writer.memories
        writer.memory(1).append(DREW)
        assert writer.memories is own, "once is enough"
        assert shared == before


@law_of(TRIAL, 60)
def test_imagined_worlds_rewrite_memories_of_their_own(deal: Deal) -> None:
    game = TRIAL.play_some(deal)
    assert isinstance(game, Caesar)
    before = [memory[:] for memory in game.memories]
    copy = game.clone()
    for seat in (0, 1):
        first = game.reimagine(seat, stream(deal.seed, "first"))
        told = [memory[:] for memory in first.memories]
        game.reimagine(seat, stream(deal.seed, "second"))
        assert first.memories == told
    assert game.memories == copy.memories == before
