"""[1.07.4] The odds of persuasions in sentences: who could be won over, what bribes and counter-bribes make of it."""

from __future__ import annotations

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import BLACKMAIL
from comitium.games.republic.catalogue.neutrals import DEFEND_DOWN_TO
from comitium.games.republic.catalogue.tables import ALIGNED_LOYALTY
from comitium.games.republic.choices import SENATOR, TALENTS, argument, verb
from comitium.games.republic.deals.promises.forum import persuadable
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.phrases import chance_phrase, part, phrase
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.common.ranks import clockwise
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import (
    CounterBribe,
    Persuasion,
    Raise,
    attempt_below,
    printed_loyalty,
)
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic


class PersuadeOdds(QuestionOdds[Persuade]):
    """[1.07.41] Who persuades whom, with how much."""

    def sentences(self, game: Republic, seat: int, top: Persuade) -> list[Phrase]:
        """The best targets for a persuader; once one is named, what bribes bring."""
        if top.persuader < 0:
            return [promising(game, top.seat)]
        return best_targets(game, top) if top.target < 0 else what_bribes_bring(game, top)

    def by_choice(self, game: Republic, seat: int, top: Persuade) -> ByChoice:
        """Of each persuader his best target; of each target what talents bring; of each bribe its chance."""
        man, seat = top.persuader, top.seat
        if man < 0:
            return {
                SENATOR + other: chance_phrase("republic-odds-choice-at-best", best_chance(game, seat, other))
                for other in bits(game.here(seat))
                if persuadable(game, seat)
            }
        if top.target < 0:
            found: ByChoice = {}
            for target in bits(persuadable(game, seat)):
                plain = odds.defended(game, seat, man, target).chance
                found[SENATOR + target] = chance_range(plain, *at_best(game, seat, man, target))
            return found
        return {TALENTS + bribe: bribed(game, top, bribe) for bribe in range(game.talents[man] + 1)}


def best_targets(game: Republic, top: Persuade) -> list[Phrase]:
    """Whom a persuader can win over, the most likely first, and for how little: of equal ones the cheapest first."""
    man = top.persuader
    worth: list[tuple[float, int, int]] = []
    for target in bits(persuadable(game, top.seat)):
        best, amount = at_best(game, top.seat, man, target)
        if best > 0:
            worth.append((-best, amount, target))
    worth.sort()
    return [
        phrase(
            "republic-odds-target",
            senator=names.senator(target),
            chance=percent(odds.defended(game, top.seat, man, target).chance),
            best=percent(-best),
            amount=amount,
        )
        for best, amount, target in worth
    ]


def at_best(game: Republic, seat: int, man: int, target: int) -> tuple[float, int]:
    """The best chance that a persuader can buy, and the least bribe that gives it."""
    chances = odds.by_bribe(game, seat, man, target)
    best = max(chances)
    return best, [percent(chance) for chance in chances].index(percent(best))


def what_bribes_bring(game: Republic, top: Persuade) -> list[Phrase]:
    """Once a target is named: the number, each bribe that helps, and what the number is made of. [4.04.21] What a neutral
    faction pays against it is no guess."""
    man = top.persuader
    found = odds.persuasion(game, top.seat, man, top.target)
    chances = odds.by_bribe(game, top.seat, man, top.target, card=top.card)
    against = spent_against(game, top.seat) if top.card < 0 else 0
    said = [number_of(found, reach=found.number - game.omens)]
    enough = chances.index(max(chances))  # more would buy nothing
    if enough:
        more = int(enough < len(chances) - 1)
        said.append(
            phrase("republic-odds-bribes", listed=changes(chances, 0), enough=more, opposed=int(has_rivals(game, top)))
        )
    elif not max(chances):
        said.append(phrase("republic-odds-hopeless", amount=game.talents[man]))
    if max(chances) and top.card < 0:
        said += by_directives(game, top)
    if against and max(chances):
        worst = odds.by_bribe(game, top.seat, man, top.target, against)
        numbers: dict[str, Value] = {"chance": percent(worst[0]), "best": percent(worst[-1]), "amount": game.talents[man]}
        if numbers["best"] == numbers["chance"]:  # whatever he pays
            numbers["amount"] = 0
        said.append(phrase("republic-odds-countered", **numbers))
    if top.card == BLACKMAIL:
        amount = round(odds.blackmailed(game))
        said.append(phrase("republic-odds-blackmail", senator=names.senator(top.target), amount=amount))
    return [*said, sum_of(game, found, top.seat, man, top.target)]


def changes(chances: list[float], first: int) -> tuple[Phrase, ...]:
    """The numbers at which a chance changes, each with it; the first is said in any case."""
    return tuple(
        [
            part(first + place, percent(chance))
            for place, chance in enumerate(chances)
            if not place or percent(chance) != percent(chances[place - 1])
        ]
    )


def by_directives(game: Republic, top: Persuade) -> list[Phrase]:
    """[4.04.21] What neutral factions do against an attempt; nothing where none are at the table."""
    owner = game.faction[top.target]
    if game.is_neutral(owner):
        about: dict[str, Value] = {"seat": names.seat(owner), "amount": game.box[owner], "number": DEFEND_DOWN_TO}
        return [phrase("republic-odds-defended", **about)]
    return [phrase("republic-odds-undefended")] if game.rules.neutrals and not game.rules.neutrals_defend_all else []


def has_rivals(game: Republic, top: Persuade) -> bool:
    """[1.07.413] Whether a player could bid against it; [A-32] nobody bids against a card."""
    return top.card < 0 and len([other for other in clockwise(game, top.seat) if not game.is_neutral(other)]) > 1


def spent_against(game: Republic, seat: int) -> int:
    """[1.07.413] All that other players could spend against an attempt. What lies in the treasuries of factions is hidden, but
    it came and went before everybody's eyes: whoever has counted knows it. [4.04.21] What neutrals spend is no guess."""
    return sum([game.box[other] for other in clockwise(game, seat) if other != seat and not game.is_neutral(other)])


def bribed(game: Republic, top: Persuade, bribe: int) -> Phrase:
    """[1.07.412] The chance with a bribe, and what is left of it if the others spend all they have; [A-32] nobody bids against
    a card."""
    about = game, top.seat, top.persuader, top.target, bribe
    chance = percent(odds.defended(*about, card=top.card).chance)
    against = spent_against(game, top.seat) if top.card < 0 else 0
    worst = percent(odds.defended(*about, against, card=top.card).chance)
    if worst == chance:
        return phrase("republic-odds-choice", chance=chance)
    return phrase("republic-odds-choice-bribe", chance=chance, worst=worst)


def promising(game: Republic, seat: int) -> Phrase:
    """[1.07.4] Before anybody is sent: who could win over whom best, and of equal chances for how little."""
    found: list[tuple[float, int, int, int]] = []
    for man in bits(game.here(seat)):
        for target in bits(persuadable(game, seat)):
            best, amount = at_best(game, seat, man, target)
            if best > 0:
                found.append((-best, amount, man, target))
    if not found:
        return phrase("republic-odds-nobody")
    best, amount, man, target = min(found)
    about: dict[str, Value] = {"senator": names.senator(man), "target": names.senator(target), "amount": amount}
    return phrase("republic-odds-promising", **about, chance=percent(-best))


def best_chance(game: Republic, seat: int, man: int) -> float:
    """Of his best target, with all he has."""
    able = bits(persuadable(game, seat))
    return max([odds.defended(game, seat, man, target, game.talents[man]).chance for target in able], default=0.0)


def chance_range(plain: float, best: float, amount: int) -> Phrase:
    """With nothing, and with the bribe that gives the best chance."""
    if not amount:
        return chance_phrase("republic-odds-choice", plain)
    return phrase("republic-odds-choice-range", chance=percent(plain), best=percent(best), amount=amount)


def number_of(found: odds.Persuasion, **reach: Value) -> Phrase:
    """[1.07.41] The number, the throw it takes, the chance. `reach` is the number less the omens, where each talent that is
    asked for adds one to it; `falls` is the same where each takes one from it."""
    highest, chance = max(1, found.highest), percent(found.chance)
    return phrase("republic-odds-number", number=found.number, highest=highest, chance=chance, **reach)


def sum_of(
    game: Republic, found: odds.Persuasion, seat: int, man: int, target: int, bribe: int = 0, counter: int = 0
) -> Phrase:
    """[1.07.41] [1.07.411] What the number is made of."""
    return phrase(
        "republic-odds-sum",
        number=found.number,
        senator=names.senator(man),
        target=names.senator(target),
        oratory=game.oratory(man),
        influence=game.influence[man],
        loyalty=printed_loyalty(game, target, seat),
        aligned=ALIGNED_LOYALTY if game.faction[target] >= 0 else 0,
        talents=game.talents[target],
        bribe=bribe,
        counter=counter,
    )


# -- bribes


class CounterBribeOdds(QuestionOdds[CounterBribe]):
    """[1.07.413] What a talent more against an attempt makes of it."""

    def sentences(self, game: Republic, seat: int, top: CounterBribe) -> list[Phrase]:
        attempt = attempt_below(game)
        said = as_bribed(game, attempt)
        found = [number_of(said, falls=said.number - game.omens)]
        if said.chance > 0:
            found.append(phrase("republic-odds-counter", amount=max(0, said.number - game.omens - 1)))
        return [*found, sum_as_bribed(game, attempt, said)]

    def by_choice(self, game: Republic, seat: int, top: CounterBribe) -> ByChoice:
        return {choice: persuaded(game, 0, talents_of(choice)) for choice in top.legal(game, seat)}


class RaiseOdds(QuestionOdds[Raise]):
    """[1.07.414] What a talent more for an attempt makes of it."""

    def sentences(self, game: Republic, seat: int, top: Raise) -> list[Phrase]:
        attempt = attempt_below(game)
        said = as_bribed(game, attempt)
        found = [number_of(said, reach=said.number - game.omens)]
        more = raises(game, attempt, said.chance)
        if more:
            found.append(phrase("republic-odds-raises", listed=tuple(more)))
        return [*found, sum_as_bribed(game, attempt, said)]

    def by_choice(self, game: Republic, seat: int, top: Raise) -> ByChoice:
        return {choice: persuaded(game, talents_of(choice), 0) for choice in top.legal(game, seat)}


def as_bribed(game: Republic, attempt: Persuasion) -> odds.Persuasion:
    """[1.07.414] As the bribes stand."""
    return odds.persuasion(game, attempt.seat, attempt.persuader, attempt.target, attempt.bribe, attempt.counter)


def sum_as_bribed(game: Republic, attempt: Persuasion, found: odds.Persuasion) -> Phrase:
    """What the number is made of, as the bribes stand."""
    return sum_of(game, found, attempt.seat, attempt.persuader, attempt.target, attempt.bribe, attempt.counter)


def talents_of(choice: int) -> int:
    """How many talents an answer bids; none if it bids nothing."""
    return argument(choice) if verb(choice) == TALENTS else 0


def persuaded(game: Republic, bribe: int, counter: int) -> Phrase:
    """The chance of the attempt with so much more on either side."""
    attempt = attempt_below(game)
    bids = attempt.bribe + bribe, attempt.counter + counter
    about = game, attempt.seat, attempt.persuader, attempt.target
    made = odds.defended(*about, *bids) if bribe else odds.persuasion(*about, *bids)
    return chance_phrase("republic-odds-choice-persuaded", made.chance)


def raises(game: Republic, attempt: Persuasion, now: float) -> list[Phrase]:
    """[1.07.414] What each talent more would make of it, up to where more buys nothing; nothing if that is at once."""
    most = game.talents[attempt.persuader]
    about = game, attempt.seat, attempt.persuader, attempt.target
    chances = [odds.defended(*about, attempt.bribe + more, attempt.counter).chance for more in range(1, most + 1)]
    if max(chances, default=0.0) <= now:
        return []
    return list(changes(chances, 1))


register(Persuade, PersuadeOdds())
register(CounterBribe, CounterBribeOdds())
register(Raise, RaiseOdds())
