"""The people's verdict in the Population Phase [1.08.2], and a war that begins [1.07.33]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase
from comitium.draw.moments.model import Builder, Figure, Moment, Row, Term
from comitium.draw.moments.republic.changes import following, owners, tiles
from comitium.games.republic import names
from comitium.games.republic.events.people import ChitDrawn, FamilyMoved, SenatorDied, SuccessorStayed, UnrestChanged
from comitium.games.republic.events.population import ManpowerShort, MobRose, NoRecruits, PeopleRose, StateOfTheRepublic
from comitium.games.republic.events.wars import LeaderAided, LeaderJoined, WarActivated, WarPlaced

AFTER_SPEECH: Final = (
    UnrestChanged,
    ManpowerShort,
    NoRecruits,
    MobRose,
    PeopleRose,
    ChitDrawn,
    SenatorDied,
    FamilyMoved,
    SuccessorStayed,
)
TOLD: Final = (ManpowerShort, NoRecruits, MobRose, PeopleRose, SenatorDied, SuccessorStayed)
AFTER_WAR: Final = (WarActivated, LeaderJoined, LeaderAided)


def speech(events: Sequence[Event]) -> Moment | None:
    """[1.08.2] Who spoke, the sum, and how the people took it."""
    spoke = events[0]
    assert isinstance(spoke, StateOfTheRepublic)
    after = following(events, 1, AFTER_SPEECH)
    changed = sum([one.amount for one in after if isinstance(one, UnrestChanged)])
    rose = any(isinstance(one, PeopleRose) for one in after)
    mood = "revolt" if rose else "rises" if changed > 0 else "falls" if changed < 0 else "stays"
    senator = names.senator(spoke.senator)
    terms = [
        Term(spoke.dice, Phrase("draw-moment-dice")),
        Term(-spoke.unrest, Phrase("draw-moment-unrest-sum")),
        Term(spoke.popularity, Phrase("draw-moment-popularity-sum")),
    ]
    if spoke.omens:
        terms.append(Term(-spoke.omens, Phrase("draw-moment-omens")))
    return Moment(
        kind="people",
        rule=spoke.rule,
        kicker=Phrase("draw-moment-speech"),
        title=Phrase("draw-moment-speech-title", {"senator": senator}),
        closing=Phrase(f"draw-moment-speech-{mood}"),
        count=1 + len(after),
        decided=len(after),
        figures=(Figure(senator, names.SENATORS[spoke.senator]),),
        terms=tuple(terms),
        total=spoke.total,
        table="speech",
        tiles=tiles(after),
        owners=owners(after),
        told=tuple([one for one in after if isinstance(one, TOLD)]),
        seal="unrest" if changed > 0 else "ora",
    )


def war(events: Sequence[Event]) -> Moment | None:
    """[1.07.33] A war that is active: how strong it is, and who leads it."""
    after = following(events, 0, (WarPlaced, *AFTER_WAR))
    active = next((one for one in after if isinstance(one, WarActivated)), None)
    if active is None:
        return None
    rows = (Row("shield", active.land),) + ((Row("fleet", active.fleet),) if active.fleet else ())
    return Moment(
        kind="war",
        rule=active.rule,
        kicker=Phrase("draw-moment-war"),
        title=Phrase("draw-moment-war-title"),
        closing=Phrase("draw-moment-war-closing", {"war": names.war(active.war)}),
        count=len(after),
        decided=list(after).index(active),
        rank=2,
        figures=(Figure(names.war(active.war), "", "enemy"),),
        rows=rows,
        throw=active.phrase(),
        told=tuple([one for one in after if isinstance(one, (LeaderJoined, LeaderAided))]),
        seal="war",
    )


BUILDERS: Final[Mapping[type[Event], Builder]] = {StateOfTheRepublic: speech, WarPlaced: war, WarActivated: war}
