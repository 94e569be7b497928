"""What is told of neutral factions in the Forum Phase [4.04]. The words are in soloforum.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class SoloForumSaid(Said, frozen=True):
    game = "republic-soloforum"


class LawPlayed(SoloForumSaid, frozen=True):
    """[4.04.1]"""

    code = "N4"

    seat: int
    card: int


class PeddlingAimed(SoloForumSaid, frozen=True):
    """[4.07.5] Against the largest hand; its influence has decided between equals."""

    code = "N9"

    seat: int
    seat2: int
    amount: int
    influence: int


class TargetChosen(SoloForumSaid, frozen=True):
    """[4.04.2] The most vulnerable senator: the number without bribes, the treasury of his faction, the level that can be
    reached, and for how much."""

    code = "N10"

    seat: int
    senator: int
    senator2: int
    base: int
    treasury: int
    level: int
    cost: int


class NobodyVulnerable(SoloForumSaid, frozen=True):
    """[4.04.2] [D-12] The best attempt could not succeed: its number without bribes, which are not allowed."""

    code = "N10"

    seat: int
    senator: int
    base: int


class PairRolled(SoloForumSaid, frozen=True):
    """[4.01.3] A persuader and his target, in a tie."""

    reason = minor = True

    senator: int
    senator2: int
    total: int


class DefenceReckoned(SoloForumSaid, frozen=True):
    """[4.04.21] The number, what the treasury holds, and what it pays."""

    code = "N11"

    seat: int
    number: int
    treasury: int
    amount: int


class KnightSought(SoloForumSaid, frozen=True):
    """[4.04.3] The richest senator in Rome."""

    code = "N12"

    seat: int
    senator: int
    amount: int


class GamesReckoned(SoloForumSaid, frozen=True):
    """[4.04.4] Unrest against the popularity of who would pay."""

    code = "N13"

    seat: int
    senator: int
    unrest: int
    popularity: int
    given: int


class BidReckoned(SoloForumSaid, frozen=True):
    """[4.04.5] The first bid of a neutral HRAO: turn, die and directive; the own purse and that of the richest rival."""

    code = "N15"

    seat: int
    turn: int
    die: int
    modifier: int
    purse: int
    rival: int
    amount: int


class BidTested(SoloForumSaid, frozen=True):
    """[4.04.5] A bid above the limit needs a die."""

    code = "N15"

    seat: int
    amount: int
    limit: int
    die: int
    modifier: int
    number: int  # and more: it bids
    bids: int
