"""[1.09.141] The form for bought votes: a faction votes alike, and its senators pay for more votes."""

from __future__ import annotations

from typing import Final, NamedTuple

from comitium.core.errors import Illegal
from comitium.core.forms import Field, Form, Preset, Way, rehearse
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.forms.registry import QuestionForm, near, register, shut
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.votes import would_carry
from comitium.games.republic.rules.r1_09_senate.choices import (
    AGAINST,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    FOR,
    ONE_BY_ONE,
    PLEDGE,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure, votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.09.141"
SIDES: Final = ((ALL_FOR, FOR, "for"), (ALL_AGAINST, AGAINST, "against"), (ALL_ABSTAIN, 0, "abstain"))
SIDE_OF: Final = {side[0]: place for place, side in enumerate(SIDES)}
NEITHER: Final = 2  # the place of who abstains
SHOWN: Final = 3  # senators whose talents are in sight
NEVER: Final = -1  # no number of talents is enough


class Tally(NamedTuple):
    """[1.09.143] A vote as everybody can count it before a faction votes: what is cast, with the votes that are nobody's, what
    the faction has itself, and what the factions to be called can cast and pay."""

    vote: Vote
    ayes: int
    noes: int
    own: int  # for
    against: int  # without the influence that only a candidate for Consul for Life adds
    left: int
    talents: int
    others: tuple[Phrase, ...]  # the factions to be called, each with its votes and talents

    def wins(self, game: Republic, place: int, paid: int, opposed: int) -> bool:
        """Whether a side has its way with so many bought votes, if so many more go to the other side."""
        ayes, noes = self.ayes - self.vote.ayes, self.noes - self.vote.noes
        if place == 0:
            return would_carry(game, self.vote, ayes + self.own + paid, noes + opposed)
        return not would_carry(game, self.vote, ayes + opposed, noes + self.against + paid)

    def least(self, game: Republic, place: int, purse: int, opposed: int) -> int:
        """The fewest talents with which a side has its way, or NEVER."""
        return next((paid for paid in range(purse + 1) if self.wins(game, place, paid, opposed)), NEVER)


def tally(game: Republic, seat: int, vote: Vote) -> Tally:
    """[1.09.141] Personal talents of senators in Rome are public, and nothing else buys votes."""
    men = list(bits(game.here(seat) & ~vote.spoke))
    against = sum([votes_on(game, vote.proposal, man) for man in men])
    about = measure(vote.proposal)
    left = talents = 0
    others: list[Phrase] = []
    for other, votes in odds.open_votes(game, vote):
        if other == seat:
            continue
        money = sum([game.talents[man] for man in bits(game.here(other) & ~vote.spoke)])
        left, talents = left + votes, talents + money
        if votes or money:
            others.append(phrase("republic-form-to-come", seat=names.seat(other), votes=votes, amount=money))
    return Tally(
        vote,
        vote.ayes + about.bonus_for(game, vote),
        vote.noes + about.bonus_against(game, vote),
        against + sum([odds.pledge(game, vote, man) for man in men]),
        against,
        left,
        talents,
        tuple(others),
    )


class BallotForm(QuestionForm[CastVotes]):
    """[1.09.141] What each senator pays for more votes, richest first; for, against and abstain stay what they are."""

    def form(self, game: Republic, seat: int, top: CastVotes, said: dict[str, int]) -> Form | None:
        vote = floor(game)
        if top.chain or top.each_own % 2 or top.is_controlled(game, vote):
            return None
        men = [man for man in bits(game.here(top.seat) & ~top.spoken) if game.talents[man]]
        if not men:
            return None
        men.sort(key=lambda man: (-game.talents[man], man))
        paid = {man: near(said, f"buy-{man}", 0, 0, game.talents[man]) for man in men}
        bought, purse = sum(paid.values()), sum([game.talents[man] for man in men])
        counted = tally(game, top.seat, vote)
        fields = tuple(
            Field(
                f"buy-{man}",
                phrase("republic-form-purse", senator=names.senator(man)),
                paid[man],
                0,
                game.talents[man],
                note=phrase("republic-form-purse-of", amount=game.talents[man]),
            )
            for man in men
        )
        ways: list[Way] = []
        refused: Illegal | None = None
        whole = top.legal(game, seat)
        for at, (all_alike, one, word) in enumerate(SIDES):
            if all_alike not in whole:
                continue
            answers = chain(game, top, vote, one, paid) if bought and one else [all_alike]
            try:
                rehearse(game, seat, answers)
            except Illegal as why:
                refused = refused or why
                continue
            ways.append(Way(said_as(counted, at, bought, word), tuple(answers), all_alike, makes(counted, at, bought)))
        place = SIDE_OF[ways[near(said, "way", 0, 0, len(ways) - 1)].stands_for] if ways else 0
        place %= NEITHER  # who abstains buys nothing, and is told of what votes for it would do
        made = Form(
            phrase("republic-form-bought", amount=bought),
            RULE,
            fields,
            tuple(ways),
            notes=tuple(certain(game, counted, place, bought, purse)),
            presets=presets(game, counted, place, men, purse),
            shown=SHOWN,
            tells=("republic-odds-vote",),
        )
        return made if ways or refused is None else shut(made, refused)


def chain(game: Republic, top: CastVotes, vote: Vote, way: int, paid: dict[int, int]) -> list[int]:
    """[1.09.142] The answers of a faction whose senators vote one way, each with what he pays; [1.09.821] with his influence
    if it is for himself."""
    answers = [ONE_BY_ONE]
    for man in bits(game.here(top.seat) & ~top.spoken):
        if way == FOR and odds.pledge(game, vote, man):
            answers.append(PLEDGE)
        answers.append(way + paid.get(man, 0))
    return answers


def said_as(counted: Tally, place: int, bought: int, word: str) -> Phrase:
    """The act in words: how many votes, for how many talents."""
    votes = (counted.own, counted.against, 0)[place] + (bought if place < NEITHER else 0)
    return phrase(f"republic-form-vote-{word}", votes=votes, amount=bought if place < NEITHER else 0)


def makes(counted: Tally, place: int, bought: int) -> Phrase:
    """What the count is after it."""
    ayes = counted.ayes + (counted.own + bought if place == 0 else 0)
    noes = counted.noes + (counted.against + bought if place == 1 else 0)
    return phrase("republic-form-makes" if place < NEITHER else "republic-form-stays", ayes=ayes, noes=noes)


def certain(game: Republic, counted: Tally, place: int, bought: int, purse: int) -> list[Phrase]:
    """[1.09.143] What is certain of a side with so many bought votes, what is missing, and who could still outbid it."""
    word = SIDES[place][2]
    mine = (counted.ayes + counted.own if place == 0 else counted.noes + counted.against) + bought
    theirs = counted.noes if place == 0 else counted.ayes
    talents = counted.talents
    args: dict[str, Value] = {
        "side": word,
        "mine": mine,
        "left": counted.left,
        "talents": talents,
        "most": theirs + counted.left,
    }
    if measure(counted.vote.proposal).is_trial:  # the people and the dice may add votes
        found = [phrase("republic-form-count-trial", side=word, mine=mine, theirs=theirs, left=counted.left)]
    elif counted.wins(game, place, bought, counted.left + talents):
        free = bought > 0 and counted.wins(game, place, 0, counted.left + talents)
        found = [phrase("republic-form-count-certain", **args | {"most": theirs + counted.left + talents}, free=int(free))]
    elif counted.wins(game, place, bought, counted.left):
        found = [phrase("republic-form-count-open", **args)]
    else:
        least = counted.least(game, place, purse, counted.left)
        missing = least - bought if least != NEVER else 0
        tie = int(mine == theirs and not counted.left and place == 0)
        found = [phrase("republic-form-count-short", **args, missing=missing, tie=tie, purse=purse)]
    if counted.others:
        found.append(phrase("republic-form-outbid", factions=counted.others))
    return found


def presets(game: Republic, counted: Tally, place: int, men: list[int], purse: int) -> tuple[Preset, ...]:
    """Just enough if nobody else buys votes, enough whatever they buy, and all there is."""
    wanted: list[tuple[str, int]] = []
    enough = counted.least(game, place, purse, counted.left)
    if enough != NEVER:
        wanted.append(("enough", enough))
    sure = counted.least(game, place, purse, counted.left + counted.talents)
    if sure not in (NEVER, enough):
        wanted.append(("sure", sure))
    wanted.append(("most", purse))
    return tuple(Preset(phrase(f"republic-form-{name}", amount=amount), spread(game, men, amount)) for name, amount in wanted)


def spread(game: Republic, men: list[int], amount: int) -> tuple[tuple[str, int], ...]:
    """So many talents, the richest first."""
    found: list[tuple[str, int]] = []
    for man in men:
        taken = min(amount, game.talents[man])
        amount -= taken
        found.append((f"buy-{man}", taken))
    return tuple(found)


register(CastVotes, BallotForm())
