"""Chapter 7: votes of confidence, the vote deck and its orgies."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.caesar.events import (
    GroupExhausted,
    OrgyHeld,
    OrgyRemoved,
    SpecialVoteCalled,
    VoteCardBoxed,
    VoteDecided,
    VoteDeckReshuffled,
    VoteDrawn,
    VoteUndecided,
)
from comitium.games.caesar.rules.r9_ending import end
from comitium.games.caesar.state import (
    CAESAR,
    CLEOPATRA,
    GROUP_LIMIT,
    GROUPS,
    ORGY,
    PHILOSOPHER,
    RESHUFFLE,
    Caesar,
)

NOBODY = -1


def hold_special_votes(game: Caesar) -> None:
    """[7.1.1] Every group that holds eight cards is voted on, all called together; only the last can end the game."""
    full = [group for group in range(GROUPS) if game.cards[group] + game.cards[GROUPS + group] == GROUP_LIMIT]
    for group in full:
        if game.has_listener:
            game.tell(SpecialVoteCalled("7.1.1", group), EVERYBODY)
        vote(game, group)


def draw_vote_card(game: Caesar) -> None:
    """[7.1.2] [7.2.1] An active turn ends with the top vote card; the card of a group in play calls its vote."""
    while True:
        game.votes_left -= 1
        card = game.votes[game.votes_left]
        game.reveals += 1
        if card == RESHUFFLE:
            reshuffle(game)
            return
        if card == ORGY:
            hold_orgy(game)
            return
        if game.patricians[card]:
            break
        box_exhausted(game, card)
    if game.has_listener:
        game.tell(VoteDrawn("7.2.1", card), EVERYBODY)
    game.vote_discards.append(card)
    vote(game, card)
    if game.patricians[card] == 0:  # [7.5] the card that took the last patrician goes to the box at once
        game.vote_discards.remove(card)
        game.box = [*game.box, card]


def box_exhausted(game: Caesar, card: int) -> None:
    """[7.2.2] The card of an exhausted group goes to the box, and another is drawn."""
    game.box = [*game.box, card]
    if game.has_listener:
        game.tell(VoteCardBoxed("7.2.2", card), EVERYBODY)


def hold_orgy(game: Caesar) -> None:
    """[7.2.3] No vote. [10.4] After two exhausted groups the first orgy drawn goes to the box."""
    if game.has_listener:
        game.tell(OrgyHeld("7.2.3"), EVERYBODY)
    if game.rules.orgy_variant == "late_on_draw" and exhausted_groups(game) >= 2 and ORGY not in game.box:
        game.box = [*game.box, ORGY]
        if game.has_listener:
            game.tell(OrgyRemoved("10.4"), EVERYBODY)
    else:
        game.vote_discards.append(ORGY)


def reshuffle(game: Caesar) -> None:
    """[7.2.4] No vote; all vote cards that are not in the box make a new deck."""
    deck = game.votes[: game.votes_left] + game.vote_discards
    deck.append(RESHUFFLE)
    deck.sort()  # the order before a shuffle is nobody's business
    game.dice.shuffle(deck)
    game.votes = deck
    game.votes_left = len(deck)
    game.vote_discards = []
    if game.has_listener:
        game.tell(VoteDeckReshuffled("7.2.4", len(deck)), EVERYBODY)


def exhausted_groups(game: Caesar) -> int:
    return game.patricians.count(0)


# -- one vote


def vote(game: Caesar, group: int) -> None:
    """[7.3.1] to [7.3.6] All cards are turned up and counted; a decided vote gives a patrician and costs both sides cards."""
    game.reveal(CAESAR, group, "7.3.1")
    game.reveal(CLEOPATRA, group, "7.3.1")
    sums = [influence(game, CAESAR, group), influence(game, CLEOPATRA, group)]
    winner = winner_of(game, group, sums)
    if winner == NOBODY:
        if game.has_listener:
            game.tell(VoteUndecided("7.3.1", group, sums[0], sums[1]), EVERYBODY)
        return
    turned = game.up[group * 6] != game.up[(GROUPS + group) * 6]  # philosophers, before they go
    drops = [drop(game, seat, group, sums[seat] > sums[1 - seat]) for seat in (CAESAR, CLEOPATRA)]
    game.patricians = game.patricians[:]
    game.patricians[group] -= 1
    game.won = game.won[:]
    game.won[winner * GROUPS + group] += 1
    if game.has_listener:
        caesar, cleopatra = tuple(drops[CAESAR]), tuple(drops[CLEOPATRA])
        philosophers = caesar.count(PHILOSOPHER) + cleopatra.count(PHILOSOPHER)
        rule = "7.3.3" if turned else "7.3.2"
        decided = VoteDecided(rule, group, winner, sums[0], sums[1], philosophers, caesar, cleopatra)
        game.tell(decided, EVERYBODY)
    if game.patricians[group] == 0:
        exhaust(game, group)


def influence(game: Caesar, seat: int, group: int) -> int:
    """The sum of a side's face-up numbers; a philosopher counts nothing."""
    at = (seat * GROUPS + group) * 6
    up = game.up
    return up[at + 1] + 2 * up[at + 2] + 3 * up[at + 3] + 4 * up[at + 4] + 5 * up[at + 5]


def winner_of(game: Caesar, group: int, sums: list[int]) -> int:
    """[7.3.1] [7.3.2] [7.3.3] [7.4] Who wins the group's patrician, if anybody: the higher sum, or the lower one when one
    side has more philosophers."""
    higher = CAESAR if sums[CAESAR] > sums[CLEOPATRA] else CLEOPATRA
    if sums[0] == sums[1]:
        return lone_philosopher(game, group)
    if game.up[group * 6] == game.up[(GROUPS + group) * 6]:  # philosophers
        return higher
    if game.rules.empty_side_undecided and game.cards[(1 - higher) * GROUPS + group] == 0:
        return NOBODY
    return 1 - higher


def lone_philosopher(game: Caesar, group: int) -> int:
    """[7.4] Philosophers alone against an empty side win where `lone_philosopher=wins`; otherwise equal sums decide
    nothing. Cards that sum up to no more than an empty side are philosophers."""
    if game.rules.lone_philosopher_wins:
        for seat in (CAESAR, CLEOPATRA):
            if game.cards[seat * GROUPS + group] and game.cards[(1 - seat) * GROUPS + group] == 0:
                return seat
    return NOBODY


def drop(game: Caesar, seat: int, group: int, has_higher_sum: bool) -> list[int]:
    """[7.3.5] The higher sum loses its highest number, the lower sum its lowest; all philosophers go."""
    at = (seat * GROUPS + group) * 6
    dropped: list[int] = []
    for card in (5, 4, 3, 2, 1) if has_higher_sum else (1, 2, 3, 4, 5):
        if game.up[at + card]:
            game.remove_up(seat, group, card)
            dropped.append(card)
            break
    while game.up[at + PHILOSOPHER]:
        game.remove_up(seat, group, PHILOSOPHER)
        dropped.append(PHILOSOPHER)
    return dropped


def exhaust(game: Caesar, group: int) -> None:
    """[7.5] The last patrician is gone: all influence there is discarded, and the group is out of play."""
    game.clear(CAESAR, group, "7.5")
    game.clear(CLEOPATRA, group, "7.5")
    if game.has_listener:
        game.tell(GroupExhausted("7.5", group), EVERYBODY)
    if sum(game.patricians) == 0:
        end(game, "patricians")
        return
    exhausted = exhausted_groups(game)
    variant = game.rules.orgy_variant
    if (variant == "late" and exhausted in (2, 3)) or (variant == "late_once" and exhausted == 2):
        remove_orgy(game, "10.2" if variant == "late" else "10.3")


def remove_orgy(game: Caesar, rule: str) -> None:
    """[10.2] [10.3] One plain orgy goes to the box: from the deck, which is then shuffled, else from the discards (R-058)."""
    deck = sorted(game.votes[: game.votes_left])
    if ORGY in deck:
        deck.remove(ORGY)
        game.dice.shuffle(deck)
        game.votes = deck
        game.votes_left = len(deck)
    else:
        game.vote_discards.remove(ORGY)
    game.box = [*game.box, ORGY]
    if game.has_listener:
        game.tell(OrgyRemoved(rule), EVERYBODY)
