"""Caesar & Cleopatra as the common tests know it."""

from __future__ import annotations

from collections import Counter

from comitium import Match
from comitium.games.caesar.choices import PASSIVE, VERBS
from comitium.games.caesar.rules.r5_playing import PlayCards
from comitium.games.caesar.rules.r6_effects import Castle
from comitium.games.caesar.setup import Prepare
from comitium.games.caesar.state import NOTHING, Caesar
from games.caesar.table import CAESAR, CLEOPATRA, set_table
from games.table import play
from games.trial import Trial

INFLUENCE = [2, 7, 7, 7, 7, 7]
ACTION = [4, 2, 2, 2, 1, 2]
SIZES = [5, 5, 5, 3, 3]


def sound(game: Caesar) -> None:
    """Rules 1.2 to 1.6, 4.1 to 4.3: no card is lost or doubled, every count fits, no limit is exceeded."""
    fingers = game.stack[-1] if game.stack and isinstance(game.stack[-1], Castle) else None
    for seat in (0, 1):
        supply = Counter(dict(enumerate(INFLUENCE + ACTION)))
        cards: Counter[int] = Counter()
        for kind in range(12):
            cards[kind] += game.hand[seat * 12 + kind] + game.discards[seat * 12 + kind]
        for deck in (0, 1):
            pile = game.decks[seat * 2 + deck][: game.left[seat * 2 + deck]]
            assert all((kind >= 6) == bool(deck) for kind in pile)
            cards.update(pile)
            held = game.hand[seat * 12 + 6 : seat * 12 + 12] if deck else game.hand[seat * 12 : seat * 12 + 6]
            assert sum(held) == game.held[seat * 2 + deck]
        for group in range(5):
            side = seat * 5 + group
            up, down = game.up[side * 6 : side * 6 + 6], game.down[side * 6 : side * 6 + 6]
            assert min(up) >= 0 <= min(down)
            assert sum(down) == game.downs[side]
            assert sum(up) + sum(down) == game.cards[side] <= 5
            for kind in range(6):
                cards[kind] += up[kind] + down[kind]
        if fingers and game.player == seat:
            for kind in range(6):
                cards[kind] += fingers.pool[kind] + fingers.first[kind] + fingers.second[kind]
        assert cards == supply
        assert game.hand_size(seat) <= (10 if game.stack and isinstance(game.stack[-1], Prepare) else 5)
    for group in range(5):
        assert game.cards[group] + game.cards[5 + group] <= 8
        assert game.patricians[group] + game.won[group] + game.won[5 + group] == SIZES[group]
        assert game.patricians[group] or not game.cards[group] + game.cards[5 + group], "nothing lies on an exhausted group"
    votes = [*game.votes[: game.votes_left], *game.vote_discards, *game.box]
    assert sorted(votes) == [0, 1, 2, 3, 4, 5, 5, 6]
    assert sorted([*game.bonus, *game.unused_bonus]) == [0, 0, 1, 1, 2, 2]
    assert 6 not in game.box, "the reshuffle stays"


def result(match: Match) -> str:
    assert match.outcome is not None
    caesar, cleopatra = match.outcome.scores
    return f"{caesar} : {cleopatra}"


def is_beginning(game: Caesar) -> bool:
    """What is seen does not say which question waits: without a stack it is the beginning of a turn."""
    return game.over or (isinstance(game.stack[-1], PlayCards) and game.placed == NOTHING and not game.acted)


def lapsed_duty() -> Match:
    """The action that should make room is vetoed."""
    match = set_table(won="55530/00000", aedile="5544/5454", hand="1A/1234V", deck="#:-/#:-")
    play(match, CAESAR, "play assassination; on aedile; target 4")
    play(match, CLEOPATRA, "veto; decline")
    play(match, CAESAR, "end")
    return match


def drawn_game() -> Match:
    match = set_table(stall_limit=1)
    play(match, CAESAR, "passive; done")
    play(match, CLEOPATRA, "passive; done")
    return match


TRIAL = Trial(
    id="caesar",
    verbs=VERBS,
    longest=2000,  # the longest random game seen has fewer than 500
    steps=330,
    sound=sound,
    endings=("patricians", "exhausted", "blocked", "alone", "stalled", "stopped"),
    usual=frozenset({"patricians", "blocked"}),
    # votes, scores, winners, setup, turns, special votes, actions, endings
    examples={"V": 24, "S": 11, "W": 4, "C": 8, "T": 20, "X": 16, "A": 19, "E": 7},
    result=result,
    variants=(
        {},
        {"orgy_variant": "late"},
        {"orgy_variant": "late_on_draw"},
        {"exhausted_may_veto": True},
        {"two_down_no_action": True},
        {"action_deck_order": "shuffled", "orgy_variant": "late", "allow_single_face_up": True},
        {"two_down_no_action": True, "orgy_variant": "late_on_draw", "empty_side_under_philosopher": "undecided"},
        {"exhausted_may_veto": True, "castling_unblocks": False, "orgy_variant": "late_once", "stall_limit": 1},
        {"hand_back_counts_public": False, "lone_philosopher": "wins", "lone_endgame": "hand_only", "bonus_points": 1},
    ),
    dull=PASSIVE,
    plain=frozenset({"end", "passive", "pass", "decline", "done"}),
    questions={
        "Prepare": "2.5",
        "PlayCards": "5.1",
        "Place": "5.2",
        "Aim": "6.1",
        "VetoWindow": "6.6",
        "ReplaceCard": "6.2",
        "SpyPick": "6.2",
        "Castle": "6.3",
        "Refill": "5.5",
        "LateAction": "5.4",
        "Discard": "5.6",
        "Dump": "9.4",
    },
    private=frozenset({"BonusDealt", "CardDrawn", "InfluencePlacedDown", "HandSpied"}),
    shown=frozenset(
        {
            "CardDrawn",
            "CardDrawnUnseen",
            "GroupRevealed",
            "HandSpied",
            "InfluencePlacedUp",
            "VoteDrawn",
            "OrgyHeld",
            "BonusDealt",
        }
    ),
    final=frozenset({"Refill", "SpyPick"}),
    undone=21,
    rare=lambda: [lapsed_duty(), drawn_game()],
    rare_refusals=frozenset({"caesar-refuse-spy", "caesar-refuse-makes-no-room"}),
    nonsense=("down", "down 6", "down spy", "on", "on forum", "play 3", "passive now", "veto 1"),
    signs="P12345ASCKWVspqcaor/;:#()-?ia,0",
    fixed=frozenset({"stack"}),
    readable=is_beginning,
)
