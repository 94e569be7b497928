"""[2.02.41] The odds of provincial battles in sentences: for who sends a garrison or a governor, and for who would go."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.choices import NO, PROVINCE, SENATOR, YES
from comitium.games.republic.odds.provincial import provincial_battle, wars_to_fight
from comitium.games.republic.odds.sentences.defence import defence, provincial_chances
from comitium.games.republic.odds.sentences.phrases import victory
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import WhichProvince
from comitium.games.republic.rules.r1_09_senate.r1_09_52_posts import GoOrLegate, may_go
from comitium.games.republic.state.numbers import GARRISON, NOBODY, bits
from comitium.games.republic.state.republic import Republic


def governed_by(game: Republic, pairs: list[int]) -> list[Phrase]:
    """[1.09.5] The battles of those who would be elected, as pairs of province and senator: themselves, or by a legate if they
    cannot go."""
    said: list[Phrase] = []
    for place in range(0, len(pairs), 2):
        province, man = pairs[place], pairs[place + 1]
        there = man if game.faction[man] < 0 or may_go(game, man) else NOBODY
        said += defence(game, province, game.legions[GARRISON + province], there)
    return said


def first_battle(game: Republic, province: int, governor: int) -> Phrase | None:
    """The two ends of the next battle of a province; None if it has none to fight."""
    for war in wars_to_fight(game, province):
        return victory(provincial_chances(provincial_battle(game, province, war, game.legions[GARRISON + province], governor)))
    return None


class GoOrLegateOdds(QuestionOdds[GoOrLegate]):
    """[1.13.1] Whether he goes himself: his rating counts there, and his life is at stake."""

    def sentences(self, game: Republic, seat: int, top: GoOrLegate) -> list[Phrase]:
        return defence(game, top.province, game.legions[GARRISON + top.province], top.senator)

    def by_choice(self, game: Republic, seat: int, top: GoOrLegate) -> ByChoice:
        led, left = first_battle(game, top.province, top.senator), first_battle(game, top.province, NOBODY)
        return {YES: led, NO: left} if led is not None and left is not None else {}


class WhichProvinceOdds(QuestionOdds[WhichProvince]):
    """[B-32] Which of several provinces the last candidate governs."""

    def by_choice(self, game: Republic, seat: int, top: WhichProvince) -> ByChoice:
        found: ByChoice = {}
        for choice in top.legal(game, seat):
            said = first_battle(game, choice - PROVINCE, top.senator if may_go(game, top.senator) else NOBODY)
            if said is not None:
                found[choice] = said
        return found


def of_candidates(game: Republic, province: int, men: int) -> ByChoice:
    """[1.09.5] What the battle of a province may come to under each of these men."""
    found: ByChoice = {}
    for man in bits(men):
        said = first_battle(game, province, man if game.faction[man] < 0 or may_go(game, man) else NOBODY)
        if said is not None:
            found[SENATOR + man] = said
    return found


register(GoOrLegate, GoOrLegateOdds())
register(WhichProvince, WhichProvinceOdds())
