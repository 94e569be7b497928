"""[1.04.3] An agreement that others make: who agrees, and what each promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase
from comitium.draw.moments.model import Builder, Moment
from comitium.games.republic import names
from comitium.games.republic.events.deals import AgreementAccepted, AgreementBinds, AgreementOffered, PromiseOffered


def agreed(events: Sequence[Event]) -> Moment | None:
    """An offer that is accepted at once. What waits for somebody's answer is shown where it is answered."""
    offer = events[0]
    assert isinstance(offer, AgreementOffered)
    promises: list[Event] = []
    seats = [offer.seat]
    for place, event in enumerate(events[1:], start=1):
        if isinstance(event, PromiseOffered) and event.number == offer.number:
            promises.append(event)
        elif isinstance(event, AgreementAccepted) and event.number == offer.number:
            seats.append(event.seat)
        elif isinstance(event, AgreementBinds) and event.number == offer.number:
            return Moment(
                kind="agreement",
                rule=offer.rule,
                kicker=Phrase("draw-moment-agreement", {"number": offer.number}),
                title=Phrase("draw-moment-agreement-title"),
                closing=Phrase("draw-moment-agreement-closing", {"seats": tuple(names.seat(seat) for seat in seats)}),
                count=place + 1,
                decided=place,
                rank=2,
                told=tuple(promises),
                seal="pact",
            )
        else:
            return None
    return None


BUILDERS: Final[Mapping[type[Event], Builder]] = {AgreementOffered: agreed}
