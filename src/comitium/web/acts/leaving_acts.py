"""What a page may ask for that concerns the whole table: to take back what others have acted on, and to leave for good."""

from __future__ import annotations

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.match.journal import AGREES, ASKS_BACK, DECLINES, RESIGNED
from comitium.match.match import Match
from comitium.web.acts.act import Act, Repeated, speaker
from comitium.web.matches import presence
from comitium.web.matches.connection import Connection
from comitium.web.matches.hub import Hub
from comitium.web.matches.live_match import LiveMatch
from comitium.web.matches.taking_back import settle
from comitium.web.pages import page_models


class TakeBack(Act, frozen=True, tag="take-back"):
    """Somebody asks the others to take back her last decision, with all that was done since. Who plays against bots alone need
    not ask; nor has anybody at her own screen to be asked twice."""

    frame: int | None = None
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)

        def ask(match: Match) -> None:
            if self.frame is not None and self.frame < wire.frame:
                raise Repeated
            match.note(seat, ASKS_BACK)
            for other in sorted(page_models.concerned(live, seat) & {*wire.party}):
                match.note(other, AGREES)
            settle(live, match)

        await hub.change(live, ask, seat, decides=False)


class AnswerBack(Act, frozen=True, tag="back"):
    """Yes or no to that; whoever has asked withdraws it by a no."""

    yes: bool
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)

        def answer(match: Match) -> None:
            asked = match.proposal
            if asked is None or (self.yes and seat not in page_models.concerned(live, asked.seat)):
                raise Illegal("", Phrase("web-nothing-asked"))
            own = page_models.concerned(live, asked.seat) & {*wire.party}
            for one in sorted(own) if self.yes else [seat]:
                match.note(one, AGREES if self.yes else DECLINES)
            settle(live, match)

        await hub.change(live, answer, seat, decides=False)


class Resign(Act, frozen=True, tag="resign"):
    """Somebody gives up her seat for good: a bot leads it from here on, and the game counts as lost to her."""

    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        led = live.led_with(seat)

        def resign(match: Match) -> None:
            if match.game.over:
                raise Illegal("", Phrase("refuse-over"))
            for one in led:
                match.note(one, RESIGNED)

        await hub.change(live, resign, seat, decides=False)
        async with live.lock:
            await presence.set_deputy(hub.store, live, seat, page_models.deputy(live))
            await hub.timekeeper.follow(live)
            hub.tell(live)
        hub.bot_runner.step(live)
