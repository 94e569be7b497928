"""[2.03] The odds of rebel governors in sentences: [2.03.72] an interception, [2.03.7] the march on Rome."""

from __future__ import annotations

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.choices import SENATOR, YES, verb
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import Force
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.rebels import interception
from comitium.games.republic.odds.sentences.armies import clash, defenders
from comitium.games.republic.odds.sentences.crossing import intercepted
from comitium.games.republic.odds.sentences.phrases import MOST, phrase
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import affordable, most_legions
from comitium.games.republic.rules.r2_03_rebel_governors.choices import MARCH
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_2_declaration import GovernorsRise
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import naval_base
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_5_revenue import upkeep
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_7_march import MarchOrStay
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_72_interception import Intercept, rebel_fleets
from comitium.games.republic.state.numbers import ACTIVE, GARRISON, GOVERNING, bits, count
from comitium.games.republic.state.republic import Republic


def held(game: Republic, enemy: int) -> Phrase:
    """[2.03.72] Whether the fleets that are in Italy today would hold them."""
    found = interception(game, game.fleets[ACTIVE], enemy)
    return phrase("republic-odds-interception", chance=percent(found.held), lost=round(found.fleets), enemy=enemy)


class InterceptOdds(QuestionOdds[Intercept]):
    """[2.03.72] Whether the Senate meets them at sea."""

    def sentences(self, game: Republic, seat: int, top: Intercept) -> list[Phrase]:
        return [intercepted(game)]

    def by_choice(self, game: Republic, seat: int, top: Intercept) -> ByChoice:
        found = interception(game, game.fleets[ACTIVE], rebel_fleets(game))
        return {YES: phrase("republic-odds-choice-held", chance=percent(found.held))}


def garrison_of(game: Republic, governor: int, province: int) -> Force:
    """[2.03.7] What a governor would lead to Italy: all land forces of his province."""
    legions = game.legions[GARRISON + province]
    veterans = count(legions & game.veterans)
    return Force(governor, count(legions) - veterans, veterans, armies=game.provincial_armies[province])


class RiseOdds(QuestionOdds[GovernorsRise]):
    """[2.03.2] Before a governor is the primary rebel: how strong he would be in Italy, and what he meets there today."""

    def sentences(self, game: Republic, seat: int, top: GovernorsRise) -> list[Phrase]:
        if top.primary >= 0:
            return []
        return [self.march(game, choice - SENATOR) for choice in top.legal(game, seat) if verb(choice) == SENATOR][:MOST]

    def march(self, game: Republic, governor: int) -> Phrase:
        return in_italy(game, governor, game.where[governor] - GOVERNING)


def in_italy(game: Republic, governor: int, province: int) -> Phrase:
    """[2.03.7] How strong a governor would be in Italy, and what he meets there today, or may."""
    army = garrison_of(game, governor, province)
    led = min(army.army, game.military(governor))
    about: dict[str, Value] = {"senator": names.senator(governor), "army": army.army, "led": led, "total": army.army + led}
    senate = defenders(game, governor)
    if senate is None:
        about |= {"talents": game.treasury, "legions": min(most_legions(game), affordable(game))}
        return phrase("republic-odds-rises-alone", **about)
    chance = percent(odds.civil_war(game, senate, army).defeat if army.army else 0.0)
    return phrase("republic-odds-rises", **about, legions=senate.legions + senate.veterans, chance=chance)


def purse(game: Republic, seat: int) -> int:
    """[2.03.6] [C-67] What pays for a rebellion today: the treasury of the faction and the purses of its rebels."""
    return game.box[seat] + sum([game.talents[man] for man in bits(game.rebels)])


class MarchOdds(QuestionOdds[MarchOrStay]):
    """[2.03.7] [2.03.8] What a rebel may meet who leaves his province: fleets on his way, and an army in Italy."""

    def sentences(self, game: Republic, seat: int, top: MarchOrStay) -> list[Phrase]:
        province = game.stronghold()
        said: list[Phrase] = []
        if top.late and naval_base(game, province) and game.fleets[ACTIVE]:
            said.append(held(game, naval_base(game, province) + game.provincial_fleets[province]))
        against = defenders(game, game.rebel)
        if against is not None:
            army = garrison_of(game, game.rebel, province)
            said.append(clash("republic-odds-march", against, odds.civil_war(game, against, army)))
        else:
            said.append(in_italy(game, game.rebel, province))
        return [*said, phrase("republic-odds-rebel-bill", amount=upkeep(game), purse=purse(game, seat))]

    def by_choice(self, game: Republic, seat: int, top: MarchOrStay) -> ByChoice:
        province = game.stronghold()
        enemy = naval_base(game, province) + game.provincial_fleets[province]
        if not top.late or not naval_base(game, province) or not game.fleets[ACTIVE]:
            return {}
        found = interception(game, game.fleets[ACTIVE], enemy)
        return {
            MARCH: phrase("republic-odds-choice-lands", chance=percent(1.0 - found.held), senator=names.senator(game.rebel))
        }


register(GovernorsRise, RiseOdds())
register(Intercept, InterceptOdds())
register(MarchOrStay, MarchOdds())
