"""The chances of every gamble of the Republic, exactly, from what lies open: one calculator for prompts, hints, bots and
whoever imports it. Nothing here changes a game, and nothing reads a hand, a box or the next throw: what an asker cannot know
(counter-bribes, Secret Bodyguards, the votes still to be cast) is an argument.

Here: the Forum, the people, provinces and the Curia. Battles: odds_battle.py; trials and attempts: odds_senate.py; revolts:
odds_revolt.py; dice and chits: odds_dice.py.
"""

from __future__ import annotations

from msgspec import Struct

from comitium.games.republic.catalogue.ids import BARBARIAN_RAIDS, ERA_ENDS, INTERNAL_DISORDER
from comitium.games.republic.catalogue.intrigue import BLACKMAIL_DICE, PERSUASION_FAILS
from comitium.games.republic.catalogue.provinces import IS_FRONTIER, SPOILS_DICE
from comitium.games.republic.catalogue.tables import (
    CURIA_DICE,
    CURIA_DIE,
    DEVELOP_BONUS,
    DEVELOP_TOTAL,
    KNIGHT_DICE,
    KNIGHT_TOTAL,
    MOB_CHITS,
    MOB_TOTALS,
    NO_RECRUITMENT_TOTALS,
    PERSUASION_DICE,
    PERSUASION_FAILS_FROM,
    POPULATION_DICE,
    REVOLT_TOTAL,
    SHORTAGE_TOTALS,
    UNREST_DROUGHT,
    UNREST_LEAST,
    UNREST_UNPROSECUTED,
    population_unrest,
)
from comitium.games.republic.odds.battle import Battle, Campaign, Force, by_legions, campaign, force_of, least_legions
from comitium.games.republic.odds.dice import at_least, chance_of_death, throws
from comitium.games.republic.odds.revolt import Clash, Revolt, civil_war, declared, revolt
from comitium.games.republic.odds.senate import (
    Appeal,
    Attempt,
    Verdict,
    appeal,
    attempt,
    most_guards,
    open_votes,
    pledge,
    trial,
)
from comitium.games.republic.rules.common.people import popularity_with
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.common.wars import droughts
from comitium.games.republic.rules.r1_06_revenue.r1_06_4_provinces import is_honest
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import spoils_of
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import bonus
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion as Persuading
from comitium.games.republic.rules.r4_solitaire.r4_04_forum.r4_04_21_defence import paid_against
from comitium.games.republic.state.numbers import NOBODY, POPULATION, count
from comitium.games.republic.state.republic import ERA_ENDS as REVEALED
from comitium.games.republic.state.republic import Republic


class Persuasion(Struct, frozen=True):
    """[1.07.41] `number` is what the dice must not exceed with the omens added; `highest` the highest throw that succeeds
    (below 2: none does)."""

    number: int
    highest: int
    chance: float


class Speech(Struct, frozen=True):
    """[1.08.2] The state of the Republic: chances of each thing that may come of it, and the unrest to be expected after it,
    if the people do not rise."""

    speaker: int
    added: int  # to the dice: popularity less unrest less omens
    revolt: float
    shortage: float
    no_recruits: float
    mob: float
    unrest: float


# -- the Forum


def persuasion(
    game: Republic, seat: int, persuader: int, target: int, bribe: int = 0, counter: int = 0, card: int = NOBODY
) -> Persuasion:
    """[1.07.41] An attempt with these bribes on the table; with an attempt under way: all that lies there by then."""
    number = Persuading(0, seat, card, persuader, target, bribe, counter).number(game)
    fails_from = PERSUASION_FAILS[ERA_ENDS] if game.marks[REVEALED] else PERSUASION_FAILS_FROM
    most = min(number - game.omens, fails_from - 1)
    return Persuasion(number, most, sum([chance for thrown, chance in throws(PERSUASION_DICE) if thrown <= most]))


def defended(
    game: Republic, seat: int, persuader: int, target: int, bribe: int = 0, counter: int = 0, card: int = NOBODY
) -> Persuasion:
    """[4.04.21] The same after what neutral factions pay against it by their directives; [A-32] nothing against a card."""
    found = persuasion(game, seat, persuader, target, bribe, counter, card)
    paid = paid_against(game, seat, target, found.number) if card < 0 else 0
    return persuasion(game, seat, persuader, target, bribe, counter + paid) if paid else found


def by_bribe(game: Republic, seat: int, persuader: int, target: int, counter: int = 0, card: int = NOBODY) -> list[float]:
    """[1.07.412] The chance with each bribe that the persuader could pay, from nothing to all he has; of what directives pay
    against it, all."""
    about = game, seat, persuader, target
    return [defended(*about, bribe, counter, card).chance for bribe in range(game.talents[persuader] + 1)]


def blackmailed(game: Republic) -> float:
    """[A-31] What a failed blackmail costs its victim on average: of influence, and again of popularity (before the limits of
    his own numbers)."""
    return sum([chance * max(0, thrown - game.omens) for thrown, chance in throws(BLACKMAIL_DICE)])


def knight(game: Republic, seat: int, senator: int, talents: int) -> float:
    """[1.07.5] The chance to attract a knight with so many talents."""
    return at_least(KNIGHT_DICE, KNIGHT_TOTAL - talents - bonus(game, seat, senator))


def sure_knight(game: Republic, seat: int, senator: int) -> int:
    """[1.07.5] The talents with which it cannot fail."""
    return max(0, KNIGHT_TOTAL - KNIGHT_DICE - bonus(game, seat, senator))


def pressed(game: Republic, knights: int) -> float:
    """[1.07.51] The talents that so many knights bring on average."""
    return knights * sum([chance * max(0, thrown - game.omens) for thrown, chance in throws(1)])


# -- the people


def coming_unrest(game: Republic, changed: int = 0) -> int:
    """[1.08.11] [1.08.12] The unrest when the next speech is held, as things are or if it is changed now, which cannot take
    away what wars and drought are still to add. In the Population Phase they are counted already."""
    unrest = max(UNREST_LEAST, game.unrest + changed)
    if game.phase == POPULATION:
        return unrest
    return unrest + UNREST_UNPROSECUTED * count(game.unprosecuted) + UNREST_DROUGHT * droughts(game)


def speech(game: Republic, unrest: int = NOBODY, speaker: int = NOBODY, gained: int = 0) -> Speech:
    """[1.08.2] The next speech: with another unrest, by another man, or after he has gained popularity, if that is said."""
    if unrest < 0:
        unrest = coming_unrest(game)
    if speaker < 0:
        speaker = highest(game)
    added = (popularity_with(game, speaker, gained) if speaker >= 0 else 0) - unrest - game.omens
    revolt_ = shortage = no_recruits = mob = after = 0.0
    for thrown, chance in throws(POPULATION_DICE):
        total = thrown + added
        if total <= REVOLT_TOTAL:
            revolt_ += chance
            continue
        after += chance * max(UNREST_LEAST, unrest + population_unrest(total))
        shortage += chance if total in SHORTAGE_TOTALS else 0.0
        no_recruits += chance if total in NO_RECRUITMENT_TOTALS else 0.0
        mob += chance if total in MOB_TOTALS else 0.0
    return Speech(speaker, added, revolt_, shortage, no_recruits, mob, after / (1 - revolt_) if revolt_ < 1 else 0.0)


def killed_by_mob(game: Republic, senator: int) -> float:
    """[1.08.2] The chance that a senator in Rome dies when the mob rises."""
    return chance_of_death(game, senator, MOB_CHITS)


def dies_this_year(game: Republic, senator: int) -> float:
    """[1.05.2] The chance that the yearly chit takes him."""
    return chance_of_death(game, senator, 1)


# -- provinces and the Curia


def spoils(game: Republic, province: int) -> dict[int, float]:
    """[1.06.13] What plundering a province brings its governor, below nought what the State loses by it, with the chances."""
    dice = SPOILS_DICE[side(game, province)]
    found: dict[int, float] = {}
    for thrown, chance in throws(abs(dice)):
        total = spoils_of(game, province, thrown if dice > 0 else -thrown)
        found[total] = found.get(total, 0.0) + chance
    return dict(sorted(found.items()))


def development(game: Republic, province: int, honest: bool | None = None) -> float:
    """[1.06.4] The chance that a province develops in the next Revenue Phase, or in this one: as its governor is, or as he
    would be. None where there is disorder, or [A-59] where barbarians attack; whether they win is not foreseen."""
    attacked = game.levels[BARBARIAN_RAIDS] and IS_FRONTIER[province] and game.rules.attacked_undeveloped
    if game.developed >> province & 1 or game.levels[INTERNAL_DISORDER] or attacked:
        return 0.0
    if honest is None:
        if game.governor[province] < 0:
            return 0.0
        honest = is_honest(game, province)
    return at_least(1, DEVELOP_TOTAL - (DEVELOP_BONUS if honest else 0) + game.omens)


def leaves_curia(game: Republic) -> float:
    """[1.07.8] The chance that a concession or a family leaves the Curia this turn, or that a waiting leader dies there."""
    return at_least(CURIA_DICE, CURIA_DIE + game.omens)


__all__ = [
    "Appeal", "Attempt", "Battle", "Campaign", "Clash", "Force", "Persuasion", "Revolt", "Speech", "Verdict",
    "appeal", "attempt", "blackmailed", "by_bribe", "by_legions", "campaign", "chance_of_death", "civil_war", "coming_unrest",
    "declared",
    "development", "dies_this_year", "force_of", "killed_by_mob", "knight", "least_legions", "leaves_curia", "most_guards",
    "open_votes", "persuasion", "pledge", "pressed", "revolt", "speech", "spoils", "sure_knight", "trial",
]  # fmt: skip
