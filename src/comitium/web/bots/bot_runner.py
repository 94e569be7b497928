"""Steps the driver of every living match: what is due to a bot is thought about in a worker, and looked at again before it is
done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from comitium import bots
from comitium.bots.advice import RECOMMENDERS
from comitium.core.errors import ComitiumError, Illegal
from comitium.core.messages import Phrase
from comitium.core.registry import HasOdds
from comitium.draw.page.model import Hint
from comitium.match.match import Match
from comitium.play import Talk, Unasked
from comitium.play.bot_talk import talks_of
from comitium.play.clock import A_PAUSE, READ
from comitium.play.stall import quiet_answer
from comitium.play.still_asked import asked, is_still_asked
from comitium.web.bots.unasked import UnaskedBots
from comitium.web.bots.work import Work
from comitium.web.bots.workers import WorkerFailed, Workers
from comitium.web.matches import lesson
from comitium.web.matches.live_match import Aftermath, LiveMatch
from comitium.web.metrics import QUEUE, REPLACED, THOUGHT

if TYPE_CHECKING:
    from comitium.web.matches.hub import Hub

SECONDS: Final = {"slow": 2.0, "usual": 0.7, "fast": 0.15}  # for a line of the log, while one person looks on
STEP: Final = "step"  # the speed at which she says when it goes on
MOST: Final = 5  # lines that are waited for at once
SHOWN: Final = {"slow": 25.0, "usual": 14.0, "fast": 6.0}  # the longest that a moment is waited for which her page shows
PAUSE: Final = {"slow": 6.0, "usual": 3.0, "fast": 1.0}  # once a turn is over, where people claim things
MOST_READ: Final = 14.0  # and for which several people's pages are waited for
CALM: Final = 2.0  # that a bot takes where people want it so
GLANCE: Final = 0.5  # seconds after which it is looked again whether anybody still waits
LEAST: Final = "random"  # who answers for a bot that has broken off

log = structlog.get_logger("comitium.bots")


class Outdated(ComitiumError):
    """The table is not what the bot thought about."""

    def __init__(self) -> None:
        super().__init__(Phrase("web-overtaken"))


class BotRunner:
    """Asks the bots of all living matches. `pace` is how long, at least, an answer takes while people look on."""

    def __init__(self, hub: Hub, workers: Workers, pace: float) -> None:
        self.hub = hub
        self.workers = workers
        self.pace = pace
        self.unasked = UnaskedBots(hub, workers)

    def step(self, live: LiveMatch) -> None:
        """Begin what is due next; called whenever a match has changed."""
        if not (self.hub.open and live.entry.started) or live.talking is not None:
            return
        if lesson.given(live) is not None:  # there everybody does what is written
            return
        if live.match.proposal is not None:  # people agree about what was done; what bots do meanwhile could not be taken back
            self.hub.settle(live)
            return
        due = live.due()
        if isinstance(due, Talk):
            live.talking = self.hub.spawn(self._talk(live, due), f"talk {live.id}")
        elif isinstance(due, Unasked):
            live.talking = self.hub.spawn(self._let_act(live, due), f"unasked {live.id}")
        elif due is not None:
            for seat in live.match.game.actors():
                bot = self._who(live, seat)
                if bot and seat not in live.thinking:
                    live.thinking[seat] = self.hub.spawn(self._answer(live, seat, bot), f"think {live.id} {seat}")

    def _who(self, live: LiveMatch, seat: int) -> str:
        """The bot that answers for a seat now, or ""."""
        bot = live.bot_of(seat)
        if not bot and seat in live.autos:
            if live.match.question(seat).kind in live.match.game_type.profile.preparation:
                known = bots.names(live.match.header.game)
                return next((name for name in RECOMMENDERS if name in known), "")
            live.autos.discard(seat)
        return bot

    # -- answering

    async def _answer(self, live: LiveMatch, seat: int, bot: str) -> None:
        begun = time.perf_counter()
        try:
            await self._think(live, seat, bot)
        except Outdated:
            pass  # the table has changed: it is asked again, if it is still asked
        except Illegal as refused:
            log.info("bot_overtaken", match=live.id, seat=seat, why=refused.why.id)
        except ComitiumError as failed:
            log.error("bot_not_kept", match=live.id, seat=seat, why=str(failed))
            await asyncio.sleep(1)
        except Exception as error:  # whatever it was, the people want to play on
            log.error("bot_broken", match=live.id, seat=seat, exc_info=error)
            await asyncio.sleep(1)
        finally:
            live.thinking.pop(seat, None)
            THOUGHT.observe(time.perf_counter() - begun)
            QUEUE.set(self.workers.queue)
            REPLACED.set(self.workers.replaced)
        self.step(live)

    async def _think(self, live: LiveMatch, seat: int, bot: str) -> None:
        async with live.lock:
            match = live.match
            if live.entry.over or seat not in match.game.actors() or self._who(live, seat) != bot:
                return
            work = self._work("choose", live, seat, bot)
            question = asked(match, seat, work.game)
            stalled = live.driver.stall.is_stalled(match.game, match.choices)
            quiet = quiet_answer(match.game, seat, match.choices) if stalled else 0
            if stalled and (fault := live.driver.stall.fault(match.header.game, seat, bot)) is not None:
                log.error("bot_stalled", match=live.id, seat=seat, bot=bot, why=fault.error)
        begun = live.unasked_since or time.monotonic()  # what was thought unasked before is a part of it: no clock tells of it
        earliest = begun + (self.pace if live.wires or live.listeners else 0.0)
        choice = quiet if stalled else await self._ask(work)
        if (rest := earliest - time.monotonic()) > 0:
            await asyncio.sleep(rest)
        await self._let_read(live)
        await self.hub.wait_for_lull()  # people first

        def do(match: Match) -> None:
            if match.proposal is not None or self._who(live, seat) != bot or not is_still_asked(match, question):
                raise Outdated
            match.choose(seat, choice, question.number)

        await self.hub.change(live, do, seat)

    async def _let_read(self, live: LiveMatch) -> None:
        """Wait until the one person who looks on has had time for what happened last, at the speed that she wants: until her
        page has shown what was decided, for every line, and for a word of her own when a turn is over."""
        speed = live.speed() if self.pace else ""
        if not speed:
            if self.pace:
                await self._let_all_read(live)
            return
        told = live.unread()
        if speed != STEP:
            await self._let_see(live, told.moment, SHOWN.get(speed, 0.0))
            await asyncio.sleep(min(told.lines, MOST) * SECONDS.get(speed, 0.0))
            if told.begins and talks_of(live.match.header.game) is not None:
                await asyncio.sleep(PAUSE.get(speed, 0.0))
        elif told.lines:
            live.page_turned.clear()
            while live.speed() == STEP and not live.page_turned.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(live.page_turned.wait(), GLANCE)

    async def _let_all_read(self, live: LiveMatch) -> None:
        """Where several people play: wait as they have agreed, until the page of everybody who is here has shown what was
        decided, though not for ever, or for a moment."""
        bots_move = live.clock.pace.bots
        if bots_move == A_PAUSE:
            await asyncio.sleep(CALM)
        end = time.monotonic() + MOST_READ
        while bots_move == READ and live.readers() and time.monotonic() < end:
            live.page_turned.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(live.page_turned.wait(), GLANCE)

    async def _let_see(self, live: LiveMatch, moment: int, most: float) -> None:
        """Wait until her page has shown a moment, or she has gone."""
        end = time.monotonic() + most
        while live.seen < moment and live.speed() and time.monotonic() < end:
            live.page_turned.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(live.page_turned.wait(), GLANCE)

    async def _ask(self, work: Work) -> int:
        """A bot's answer. One that breaks off is reported, and chance answers for it: the people want to play on."""
        try:
            return int(await self.workers.ask(work))
        except WorkerFailed as failed:
            log.error("bot_failed", bot=work.bot, match=work.match, seat=work.seat, report=failed.report)
        return int(await self.workers.ask(work._replace(bot=LEAST)))

    def _work(self, verb: str, live: LiveMatch, seat: int, bot: str) -> Work:
        match, header = live.match, live.match.header
        seed = bots.bot_seed(header.seed, seat)  # one temperament, whichever worker is asked
        return Work(verb, bot, header.game, live.id, seat, seed, match.game.clone(), tuple(match.claims))

    # -- talking

    async def _talk(self, live: LiveMatch, due: Talk) -> None:
        """Every bot may say something, one after the other, so that the next one hears it."""
        try:
            for seat in due.seats:
                async with live.lock:
                    bot = live.bot_of(seat)
                    if not bot or live.match.outcome is not None:
                        continue
                    work = self._work("speak", live, seat, bot)
                for text in await self.workers.ask(work):
                    await self._let_read(live)
                    await self.hub.change(live, _saying(seat, text), seat, decides=False)
        except ComitiumError as failed:
            log.error("bot_silent", match=live.id, why=getattr(failed, "report", str(failed)))
        finally:
            live.talking = None
        self.step(live)

    async def _let_act(self, live: LiveMatch, due: Unasked) -> None:
        """Every bot may act, or bargain, before those answer who are asked."""
        live.unasked_since = time.monotonic()
        try:
            await self.unasked.ask(live, due)
        except ComitiumError as failed:
            log.error("bot_idle", match=live.id, why=getattr(failed, "report", str(failed)))
        finally:
            live.talking = None
        self.step(live)

    # -- advice, and looking back

    async def advise(self, live: LiveMatch, seat: int) -> None:
        """A hint for a person, as soon as there is one; it comes with a frame."""
        async with live.lock:
            if seat not in live.match.game.actors():
                raise live.match.game.wrong_seat(seat)
            number = live.match.number(seat)
            if live.hints.get(seat, (-1, None))[0] == number:
                return
            live.hints[seat] = (number, None)
            known = live.match.game_type
            odds = known.chances(live.match.game, seat) if isinstance(known, HasOdds) else ()
            lasting = bots.derive(live.match.header.seed, "advise", seat)  # one temperament, whichever worker is asked
            work = self._work("advise", live, seat, "")._replace(seed=lasting)
            self.hub.tell(live)
        try:
            adviser, chances, recommended = await self.workers.ask(work)
            hint = Hint(adviser, tuple(chances), recommended, odds)
        except ComitiumError:
            live.hints.pop(seat, None)
            raise
        async with live.lock:
            live.hints[seat] = (number, hint)
            self.hub.tell(live)

    def look_back(self, live: LiveMatch, language: str, opens: bool = False) -> None:
        """Let somebody work out how a finished game really was; it comes with a frame. Where that has failed it is tried again
        for a page that `opens`."""
        known = live.after.get(language)
        if language not in live.after or (opens and known is not None and known.failed):
            live.after[language] = None
            self.hub.spawn(self._look_back(live, language))

    async def _look_back(self, live: LiveMatch, language: str) -> None:
        alone = live.people()
        text = "\n".join(live.match.lines()) + "\n"
        work = Work("look back", language, live.match.header.game, live.id, alone[0] if len(alone) == 1 else -1, text=text)
        work = work._replace(names=tuple(sitter.name for sitter in live.sitters))
        try:
            report, charts, ladders = await self.workers.ask(work)
            found = Aftermath(tuple(report), tuple(charts), tuple(ladders))
        except ComitiumError as failed:
            log.error("no_report", match=live.id, why=getattr(failed, "report", str(failed)))
            found = Aftermath(failed=True)
        async with live.lock:
            live.after[language] = found
            self.hub.tell(live)


def _saying(seat: int, text: str) -> Callable[[Match], None]:
    return lambda match: match.claim(seat, text)
