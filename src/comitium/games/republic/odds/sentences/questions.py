"""The odds of the question that waits for a seat, in sentences: what gambles.py counts, for prompts.
Only what the seat may know is said; a question that is not a gamble has none."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.games.republic.deals.bound import narrowing_promises
from comitium.games.republic.deals.spoken import spoken
from comitium.games.republic.odds.sentences import (
    advocates,
    armies,
    assassins,
    business,
    combat,
    forum,
    persuasion,
    provincial,
    rebels,
    revenue,
    revolution,
    solo,
    trials,
    votes,
)
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.registry import question_odds
from comitium.games.republic.state.republic import Republic

# importing them has registered all that they say
CHAPTERS: Final = (
    *(
        revenue,
        persuasion,
        forum,
        business,
        armies,
        votes,
        trials,
        assassins,
        combat,
        revolution,
        advocates,
        provincial,
        solo,
        rebels,
    ),
)


def odds_of(game: Republic, seat: int) -> tuple[Phrase, ...]:
    """Everything that is said beside the question, the promises first."""
    return (*promised(game, seat), *sentences(game, seat)) if game.stack else ()


def sentences(game: Republic, seat: int) -> list[Phrase]:
    """What may come of the question."""
    top = game.stack[-1]
    odds = question_odds(top)
    return odds.sentences(game, seat, top) if odds is not None else []


def by_choice(game: Republic, seat: int) -> tuple[tuple[int, Phrase], ...]:
    """What may come of each answer to the question, where that is a matter of dice."""
    top = game.stack[-1] if game.stack else None
    odds = question_odds(top)
    return tuple(odds.by_choice(game, seat, top).items()) if odds is not None else ()


def promised(game: Republic, seat: int) -> list[Phrase]:
    """[1.04.3] The promises by which an answer is missing that the question would have."""
    if not game.agreements or not game.rules.enforce:
        return []
    bound = narrowing_promises(game, seat, game.stack[-1].legal(game, seat))
    return [phrase("republic-odds-promised", number=game.number_of(one), promise=spoken(one)) for one, _ in bound]
