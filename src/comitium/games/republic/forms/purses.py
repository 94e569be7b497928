"""[1.06.3] The form for the talents of a faction."""

from __future__ import annotations

from msgspec.structs import replace

from comitium.core.errors import Illegal
from comitium.core.forms import Field, Form, Way, rehearse
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, SENATOR, TALENTS
from comitium.games.republic.forms.registry import QuestionForm, near, register, shut
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.revenue import shortage
from comitium.games.republic.rules.r1_06_revenue.choices import AFRESH, GIVE
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import RULE, Redistribution, receivers, why_frozen
from comitium.games.republic.state.republic import Republic


class PursesForm(QuestionForm[Redistribution]):
    """[1.06.3] What each senator is to have; the faction's treasury takes the rest, and the sum stays what it is."""

    def form(self, game: Republic, seat: int, top: Redistribution, said: dict[str, int]) -> Form | None:
        chain = top.chain(seat)
        if top.pending(chain):
            return None
        men = [man for man in range(len(game.faction)) if why_frozen(game, seat, man) is None]
        left = sum([game.talents[man] for man in men]) + game.box[seat]
        if not men or not left:
            return None
        usual = {man: top.wanted(chain, man) if top.wanted(chain, man) >= 0 else game.talents[man] for man in men}
        wanted: dict[int, int] = {}
        spoken = sorted(men, key=lambda man: f"purse-{man}" not in said)  # what was said counts before what was not
        for man in spoken:
            wanted[man] = near(said, f"purse-{man}", usual[man], 0, left)
            left -= wanted[man]
        fields = [
            Field(
                f"purse-{man}",
                phrase("republic-form-purse", senator=names.senator(man)),
                wanted[man],
                0,
                wanted[man] + left,
                note=phrase("republic-form-had", amount=game.talents[man]),
            )
            for man in men
        ]
        fields.append(
            Field(
                "treasury",
                phrase("republic-form-treasury"),
                left,
                left,
                left,
                note=phrase("republic-form-had", amount=game.box[seat]),
            )
        )
        moved = [man for man in men if wanted[man] != game.talents[man]]
        moved.sort(key=lambda man: wanted[man] - game.talents[man])
        told = [AFRESH] if chain else []
        for man in moved:  # whoever has less is spoken of first: the others have it from him
            told += [SENATOR + man, TALENTS + wanted[man]]
        total = left + sum(wanted.values())
        amount = max(0, left - game.box[seat]) + sum([max(0, wanted[man] - game.talents[man]) for man in moved])
        ways = [Way(phrase("republic-form-placed", amount=amount, moved=len(moved)), (*told, DONE))]
        if left and receivers(game, seat):
            ways.append(Way(phrase("republic-form-then-give"), (*told, GIVE)))
        covers = (DONE, AFRESH, GIVE, *(SENATOR + man for man in men))
        notes = (*shortage(game), phrase("republic-form-purses-for", voted=int(not game.rules.neutrals)))
        made = Form(phrase("republic-form-purses", amount=total), RULE, tuple(fields), tuple(ways), notes=notes, covers=covers)
        if game.agreements:
            try:
                rehearse(game, seat, [*told, DONE])
            except Illegal as refused:  # what was promised needs other purses
                return shut(replace(made, ways=()), refused)
        return made


register(Redistribution, PursesForm())
