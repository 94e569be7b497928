"""Every question says what its answers gain and lose, or there is a reason why it does not: by the list of all questions, and
over random games of every scenario and table size."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from comitium.core.frames import Frame, Script
from comitium.core.ids import has_id, ids_of, question_ids
from comitium.core.prompts import prompt
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.stakes.questions import by_rule
from comitium.games.republic.stakes.registry import STAKES, question_stakes
from comitium.text import say
from games.republic.fixtures.builder import new_game

WITHOUT = {
    # nothing changes hands by the answer itself
    "Redistribution": "talents of one faction lie elsewhere afterwards; the form adds them up",
    "PayRebels": "what is owed is paid in any case: only from which of his purses",
    "PayRebellion": "the same",
    "KeepFleets": "how many units the State pays for is the question itself, with its price",
    "KeepReleased": "the same",
    "HandBackFleets": "how many fleets change sides is the question itself",
    "LoseFleets": "so many fleets are lost in any case",
    "Storm": "so many fleets sink in any case",
    "Defection": "which veterans leave him is the question itself",
    "Reinforce": "who goes with how many legions is the question itself; the odds of the march stand beside it",
    # an order, a name or a side, whose effect is told where it comes
    "Call": "only the order of the votes",
    "WhoFirst": "only the order of the battles; the odds of each stand beside it",
    "NextWar": "only the order of the battles of a rebel who has won",
    "EnemyLeader": "the strength of each war stands on the board",
    "Adopt": "the proposal, whose stakes are on the stage, stays or falls",
    "RefuseRhodes": "nothing is named",
    "RemovePontifex": "nothing is named",
    "KeepRhodians": "the fleets stay or go, which is the question itself",
    "LawUse": "each use is the text of the card",
    "NameSponsor": "the bill was chosen with its stakes before",
    "AcceptOrders": "all orders are on the stage, each with its odds",
    "JoinCoalition": "the spoils of the coalition are divided later, each part with its stakes",
    "ChoosePartners": "the same",
    # cards, whose text says it
    "Response": "a card against a Tribune; its text says what it does",
    "Riots": "the same",
    "Guard": "what each bodyguard is worth is in the odds",
    "Queen": "the text of her card",
    "Proscribe": "whether the card is played; what it brings is asked of the highest official",
    "Trade": "cards for cards; what a statesman brings is said when he is played",
    "Intercept": "the odds of the crossing stand beside it",
    # about the game itself
    "Claiming": "a promise and what is to become of it, in its own words",
    "Arbitration": "the same",
    "LastSenatorLost": "leaving the game, or going on",
}
QUIET = {  # questions with stakes of which no answer says any: only where this is why
    "Auction": "the amount of a bid; what is won was said with the bidder",
    "BuyUnits": "how much comes from which purse",
    "DictatorStep": "to leave it, or to name somebody, whose stakes come with his name",
    "Window": "nothing can be done but to pass",
}
TABLES = [
    ("early", 5, ""),
    ("middle", 3, ""),
    ("late", 6, "all"),
    ("early", 4, "all"),
    ("early", 1, ""),
    ("middle", 2, ""),
]
ANSWERS = 1500  # of each game
SEEN = 20  # classes of question with stakes


PACKAGE = "comitium.games.republic"


def subclasses(of: type[Any]) -> list[type[Any]]:
    found = []
    for one in of.__subclasses__():
        found += [one, *subclasses(one)]
    return found


def asked_about() -> dict[str, type[Any]]:
    """Every class of question of the game, by its id."""
    classes = [one for one in subclasses(Frame) if one.__module__.startswith(PACKAGE) and has_id(one)]
    found = {ids_of(one).id: one for one in classes}
    return {id: found[id] for id in question_ids(PACKAGE) if id in found and not issubclass(found[id], Script)}


def test_every_class_of_question_has_stakes_or_a_reason_why_not() -> None:
    assert by_rule(), "all chapters are there"
    told = {id for id, one in asked_about().items() if any(base in STAKES for base in one.__mro__)}
    assert asked_about().keys() - told - WITHOUT.keys() == set()
    assert told & WITHOUT.keys() == set(), "stakes, and a reason why there are none"
    assert WITHOUT.keys() <= asked_about().keys(), "reasons for what is not asked"


def told_of(scenario: str, players: int, advanced: str, seed: int) -> tuple[Counter[str], Counter[str]]:
    """How often each class of question was asked with an answer to choose from, and how often an answer said something, in a
    random game."""
    dice, asked, said = random.Random(seed), Counter[str](), Counter[str]()
    game = new_game(scenario, players, seed, **({"advanced": advanced} if advanced else {}))
    game.advance()
    for _ in range(ANSWERS):
        seats = game.actors()
        if not seats or game.outcome() is not None:
            break
        seat = dice.choice(seats)
        top = game.stack[-1]
        menu = game.legal(seat)
        if len(menu) > 1 and question_stakes(top) is not None:
            put = prompt(GAME_TYPE, game, seat)
            asked[ids_of(type(top)).id] += 1
            said[ids_of(type(top)).id] += bool(put.stakes)
            assert {choice for choice, _ in put.stakes} <= set(menu), type(top).__name__
            for _, stakes in put.stakes:
                for one in stakes:
                    for language in ("en", "fr"):
                        assert "republic-stake" not in say(one.text, language), one
        game.apply(seat, dice.choice(menu))
    return asked, said


def test_wherever_a_class_has_stakes_some_answer_says_them() -> None:
    asked, said = Counter[str](), Counter[str]()
    for seed, (scenario, players, advanced) in enumerate(TABLES):
        some, more = told_of(scenario, players, advanced, seed)
        asked.update(some)
        said.update(more)
    silent = {id for id in asked if not said[id]}
    assert silent <= QUIET.keys()
    assert len(asked) > SEEN, "the games came to too few of them"
