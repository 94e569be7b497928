"""[1.09.63] The form for units to be raised, with what they would do against each war."""

from __future__ import annotations

from msgspec.structs import replace

from comitium.core.errors import Illegal
from comitium.core.forms import Field, Form, Way, rehearse
from comitium.games.republic.choices import DONE
from comitium.games.republic.forms import sketch
from comitium.games.republic.forms.registry import QuestionForm, near, register, shut
from comitium.games.republic.odds.sentences.business import levied
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import RAISE_FLEETS, RAISE_LEGIONS
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import (
    DraftForces,
    affordable,
    most_fleets,
    most_legions,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.state.republic import Republic


class LevyForm(QuestionForm[DraftForces]):
    """[1.09.63] Legions and fleets to be raised, what they cost, and what is left of the State's money."""

    def form(self, game: Republic, seat: int, top: DraftForces, said: dict[str, int]) -> Form | None:
        if top.is_set():
            return None
        money = affordable(game)
        most = {"raise-legions": most_legions(game), "raise-fleets": most_fleets(game)}
        if not money or not any(most.values()):
            return None
        legions = near(said, "raise-legions", 0, 0, min(most["raise-legions"], money))
        fleets = near(said, "raise-fleets", 0, 0, min(most["raise-fleets"], money - legions))
        fields: tuple[Field, ...] = (
            Field("raise-legions", phrase("republic-form-legions"), legions, 0, min(most["raise-legions"], money - fleets)),
            Field("raise-fleets", phrase("republic-form-fleets"), fleets, 0, min(most["raise-fleets"], money - legions)),
        )
        notes = tuple(levied(game, legions, fleets))
        muster = Muster(game)
        there = sketch.supply(muster, legions, fleets)
        ships = muster.available_fleets()
        could = sketch.Supply(
            there.here + min(most["raise-legions"], money), 0, ships + min(most["raise-fleets"], money), ships
        )
        armies = sketch.armies(game, muster, there, said, could.legions)
        fields = (*fields, *sketch.fields(game, armies, there))
        odds = tuple(sketch.battle_odds(game, armies, there, could))
        choices = [RAISE_LEGIONS + legions] if legions else []
        choices += [RAISE_FLEETS + fleets] if fleets else []
        covers = (RAISE_LEGIONS + 1, RAISE_FLEETS + 1)
        presets = sketch.presets(game, armies, there, fleets, min(most["raise-fleets"], money - legions))
        title = phrase("republic-form-raise-and-send" if armies else "republic-form-levy")
        made = Form(title, "1.09.63", fields, odds=odds, notes=notes, covers=covers, presets=presets)
        if not choices:
            return made
        try:
            rehearse(game, seat, [*choices, DONE])
        except Illegal as refused:
            return shut(made, refused)
        return replace(made, ways=(Way(top.wording(DONE) or phrase("republic-form-put"), (*choices, DONE)),))


register(DraftForces, LevyForm())
