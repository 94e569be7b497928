"""What a pupil may ask of the teacher."""

from __future__ import annotations

from functools import partial

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.match.match import Match
from comitium.store import match_store
from comitium.web.acts.act import Act, show_as, speaker
from comitium.web.matches import lesson
from comitium.web.matches.connection import Connection
from comitium.web.matches.hub import Hub
from comitium.web.matches.lesson import Taught
from comitium.web.matches.live_match import LiveMatch


class LessonPage(Act, frozen=True, tag="lesson-page"):
    """Read the page before, or the next one as far as the lesson has come."""

    by: int

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        speaker(wire)
        given = lesson.given(live)
        if given is not None:
            page = lesson.page_of(live, given, wire.viewer.taught) + max(-1, min(1, self.by))
            await show_as(hub, live, wire, taught=Taught(lesson.due(live.match, given), page))


class LessonShow(Act, frozen=True, tag="lesson-show"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """Point at the answer."""
        speaker(wire)
        given = lesson.given(live)
        if given is not None:
            await show_as(hub, live, wire, taught=lesson.taught_with_answer(live, given))


class LessonSkip(Act, frozen=True, tag="lesson-skip"):
    """Let the teacher do the step. `step` is the one that was looked at: a second click does not skip another."""

    step: int

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)

        def skip(match: Match) -> None:
            given = lesson.given(live)
            if given is not None and lesson.due(match, given) == self.step:
                lesson.skip(live, match, seat)

        await hub.change(live, skip, seat, decides=False)


class LessonLeave(Act, frozen=True, tag="lesson-leave"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """The teacher goes, and the computer plays for the others."""
        speaker(wire)
        async with live.lock:
            if not live.entry.lesson:
                raise Illegal("", Phrase("web-lesson-over"))
            await hub.store.write(partial(match_store.leave_lesson, match=live.id))
            live.entry = live.entry._replace(lesson="")
            hub.tell(live)
        hub.bot_runner.step(live)
