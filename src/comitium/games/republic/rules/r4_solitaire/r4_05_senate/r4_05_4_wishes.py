"""[4.05.4] [4.02.1] What a neutral takes of the spoils, line by line of its directive, and for whom."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.intrigue import CONCESSION_CARD, INCOME
from comitium.games.republic.catalogue.neutrals import SPOILS_ORDER
from comitium.games.republic.catalogue.provinces import SPOILS_BONUS, SPOILS_DICE, TAX_BONUS, TAX_DICE
from comitium.games.republic.catalogue.values import (
    SPOILS_CENSOR,
    SPOILS_CONCESSION,
    SPOILS_FIELD_CONSUL,
    SPOILS_GOVERNOR,
    SPOILS_ROME_CONSUL,
)
from comitium.games.republic.choices import CONCESSION, PROVINCE, verb
from comitium.games.republic.events.solo import spoils as events
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.r4_solitaire.choices import COSPONSOR, OFFICE, SPONSOR
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best, best_senator
from comitium.games.republic.rules.r4_solitaire.r4_01_4_cards import concessions_of
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import (
    FREE,
    MANDATORY,
    OPTIONAL,
    Division,
    candidates,
    concessions,
    is_open,
    provinces,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_416_land_bills import least_popular
from comitium.games.republic.state.numbers import CENSOR, FIELD_CONSUL, NOBODY, ROME_CONSUL, bits
from comitium.games.republic.state.republic import Republic

OFFICE_OF_LINE: Final = {
    SPOILS_FIELD_CONSUL: FIELD_CONSUL,
    SPOILS_ROME_CONSUL: ROME_CONSUL,
    SPOILS_CENSOR: CENSOR,
}


# -- which line


def wish(game: Republic, division: Division, seat: int) -> int:
    """N21: [4.05.4] The first line of its directive on which something is open for which it has an eligible senator.
    [4.05.416] After the last one the mandatory land bill. NOBODY: it passes."""
    for line in range(len(SPOILS_ORDER[game.directives[seat]]) + 1):
        if on_line(game, division, seat, line):
            return line
    return NOBODY


def is_on_list(game: Republic, seat: int, line: int) -> bool:
    """Whether a line is printed on its directive; the mandatory land bill after the last one is not."""
    return line < len(SPOILS_ORDER[game.directives[seat]])


def on_line(game: Republic, division: Division, seat: int, line: int) -> list[int]:
    """What a neutral could take by a line: it needs an eligible senator."""
    return [item for item in left_on_line(game, division, seat, line) if candidates(game, division, item, seat)]


def left_on_line(game: Republic, division: Division, seat: int, line: int) -> list[int]:
    """What of a line is left, whoever may have it."""
    order = SPOILS_ORDER[game.directives[seat]]
    found: list[int] = []
    if line == len(order):
        found = [COSPONSOR] if division.bill == MANDATORY else []
    elif order[line] == SPOILS_GOVERNOR:
        found = provinces(game, division)
    elif order[line] == SPOILS_CONCESSION:
        found = concessions(game, division)
    elif order[line] in OFFICE_OF_LINE:
        item = OFFICE + OFFICE_OF_LINE[order[line]]
        found = [item] if is_open(game, division, item) else []
    elif division.bill in (MANDATORY, OPTIONAL):
        found = [COSPONSOR]
    elif division.bill == FREE:
        found = [SPONSOR]
    return found


# -- which item of several


def pick(game: Republic, items: list[int]) -> int:
    """[4.05.415] The province with the best spoils on average, then the best State income; [D-32] the concession with the
    highest printed income, then the lowest card; there is one of everything else."""
    tied = preferred(game, items)
    return roll_provinces(game, tied) if len(tied) > 1 else tied[0]


def preferred(game: Republic, items: list[int]) -> list[int]:
    """The best of the items of a line, before any dice: several only if provinces are worth the same."""
    if verb(items[0]) == CONCESSION:
        return best(items, [(INCOME[item - CONCESSION], -CONCESSION_CARD[item - CONCESSION]) for item in items])[:1]
    if verb(items[0]) == PROVINCE:
        return best(items, [worth(game, item - PROVINCE) for item in items])
    return items[:1]


def worth(game: Republic, province: int) -> tuple[int, int]:
    """Twice the mean of a governor's spoils, and of the State's income, on the side that lies up."""
    here = side(game, province)
    return 7 * SPOILS_DICE[here] + 2 * SPOILS_BONUS[here], 7 * TAX_DICE[here] + 2 * TAX_BONUS[here]


def roll_provinces(game: Republic, tied: list[int]) -> int:
    """[4.01.3] Two dice for each of the tied provinces; the highest stays, equals throw again."""
    left = tied
    while len(left) > 1:
        rolls = [game.two_dice() for _ in left]
        if game.has_listener:
            for place in range(len(left)):
                game.tell(events.ProvinceRolled("4.05.415", left[place] - PROVINCE, rolls[place]), EVERYBODY)
        left = best(left, [(roll,) for roll in rolls])
    return left[0]


# -- for whom


def receiver(game: Republic, item: int, able: int) -> int:
    """N21: whom a neutral gives what it has chosen, of those who can have it."""
    if verb(item) == PROVINCE:
        return fewest_votes(game, able)
    if verb(item) == CONCESSION:
        return fewest_concessions(game, able)
    return least_influential(game, able) if verb(item) == OFFICE else least_popular(game, able)


def least_influential(game: Republic, able: int) -> int:
    """[4.05.41]"""
    men = bits(able)
    keys: list[tuple[int, ...]] = [(-game.influence[one],) for one in men]
    man = best_senator(game, "4.05.41", men, keys, ["-influence"])
    if game.has_listener:
        game.tell(events.LeastInfluential("4.05.41", man, game.influence[man]), EVERYBODY)
    return man


def fewest_votes(game: Republic, able: int) -> int:
    """[4.05.415] Then the least influence."""
    men = bits(able)
    keys: list[tuple[int, ...]] = [(-game.votes(one), -game.influence[one]) for one in men]
    man = best_senator(game, "4.05.415", men, keys, ["-votes", "-influence"])
    if game.has_listener:
        game.tell(events.FewestVotes("4.05.415", man, game.votes(man), game.influence[man]), EVERYBODY)
    return man


def fewest_concessions(game: Republic, able: int) -> int:
    """[4.05.414] Then the most influence."""
    men = bits(able)
    man = best_senator(
        game,
        "4.05.414",
        men,
        [(-concessions_of(game, one), game.influence[one]) for one in men],
        ["-concessions", "influence"],
    )
    if game.has_listener:
        game.tell(events.FewestConcessions("4.05.414", man, concessions_of(game, man), game.influence[man]), EVERYBODY)
    return man
