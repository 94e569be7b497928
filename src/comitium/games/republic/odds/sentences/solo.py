"""[4.05.2] Where an answer about a coalition leads; [4.05.4] what a land bill among the spoils costs: no dice are thrown for
it. [4.05.31] What each commander would make of a battle of the plan."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.plans import planned_battles
from comitium.games.republic.odds.sentences.business import bill_of
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, question_odds, register
from comitium.games.republic.rules.r4_solitaire.choices import COSPONSOR, SPONSOR
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import (
    JoinCoalition,
    if_refused,
    in_rank_order,
    votes_of,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_commanders import (
    NameCommander,
    PlannedCampaign,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_spoils import ChooseSpoils
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_416_land_bills import highest_type
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_417_gracchi import NameSponsor
from comitium.games.republic.state.republic import Republic


class DelegatedOdds(QuestionOdds[Delegated]):
    """[4.02.2] Those of the question that is answered for a neutral faction, which hides nothing."""

    def sentences(self, game: Republic, seat: int, top: Delegated) -> list[Phrase]:
        asked = game.clone()
        asked.pop()
        below = asked.stack[-1]
        found = question_odds(below)
        return found.sentences(asked, top.neutral, below) if found is not None else []

    def by_choice(self, game: Republic, seat: int, top: Delegated) -> ByChoice:
        asked = game.clone()
        asked.pop()
        below = asked.stack[-1]
        found = question_odds(below)
        return found.by_choice(asked, top.neutral, below) if found is not None else {}


class JoinCoalitionOdds(QuestionOdds[JoinCoalition]):
    """[4.05.2] With how many votes one governs and when one chooses; who is next if one refuses."""

    def sentences(self, game: Republic, seat: int, top: JoinCoalition) -> list[Phrase]:
        place = in_rank_order(game, top.group).index(top.seat) + 1
        joined = phrase("republic-soloboard-odds-join", votes=votes_of(game, top.group), place=place)
        return [joined, _refusing(game, top)] if top.may_refuse(game) else [joined]


def _refusing(game: Republic, top: JoinCoalition) -> Phrase:
    entry, group = if_refused(game, top.entry, top.group, top.seat)
    if not group:
        return phrase("republic-soloboard-odds-refuse-last")
    governs = not group & ~game.rules.neutral_seats
    return phrase(
        f"republic-soloboard-odds-refuse{'-governs' if governs else ''}",
        entry=entry + 1,
        seats=tuple([names.seat(one) for one in in_rank_order(game, group)]),
        votes=votes_of(game, group),
    )


class SpoilsOdds(QuestionOdds[ChooseSpoils]):
    """[1.09.62] What the land bill costs the State whose sponsor or co-sponsor is named."""

    def sentences(self, game: Republic, seat: int, top: ChooseSpoils) -> list[Phrase]:
        return _bill(game) if top.item in (SPONSOR, COSPONSOR) else []


class NameSponsorOdds(QuestionOdds[NameSponsor]):
    """[1.09.62] The same where a Gracchus or a Tribune has brought it about."""

    def sentences(self, game: Republic, seat: int, top: NameSponsor) -> list[Phrase]:
        return _bill(game)


class NameCommanderOdds(QuestionOdds[NameCommander]):
    """[4.05.31] With the force that the plan would give each of them."""

    def by_choice(self, game: Republic, seat: int, top: NameCommander) -> ByChoice:
        plan = game.stack[-2] if len(game.stack) > 1 else None
        if not isinstance(plan, PlannedCampaign):
            return {}
        found: ByChoice = {}
        for man in top.men:
            for one in planned_battles(game, plan.wars, plan.all_force, [*plan.leaders, man], plan.capped):
                if one.war == top.war:
                    id = f"republic-odds-choice-battle{'-at-sea' if one.at_sea else ''}"
                    found[SENATOR + man] = phrase(id, victory=percent(one.victory), lost=percent(one.lost))
        return found


def _bill(game: Republic) -> list[Phrase]:
    """[4.05.416] It is always of the highest type that is left."""
    return [bill_of(highest_type(game), "republic-soloboard-odds-bill")]


register(Delegated, DelegatedOdds())
register(JoinCoalition, JoinCoalitionOdds())
register(ChooseSpoils, SpoilsOdds())
register(NameCommander, NameCommanderOdds())
register(NameSponsor, NameSponsorOdds())
