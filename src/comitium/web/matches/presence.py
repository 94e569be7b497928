"""Who is here. Wires and programs tell of those at this process; where several processes share a database, each says there for
how long it vouches for its own people, and says so again before that is over. One that dies vouches no longer."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from comitium.store import Lost, match_store, people
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models

if TYPE_CHECKING:
    from comitium.store import Store

LEASE: Final = 30_000  # milliseconds; longer than two rounds of the sweeper


def note(live: LiveMatch) -> None:
    """Whoever is here now was last seen now."""
    now = time.monotonic()
    for seat in live.people():
        if live.is_here(seat):
            live.last_seen[seat] = now


async def announce_presence(store: Store, live: LiveMatch, left: tuple[int, ...] = ()) -> None:
    """Tell the other processes who is here, and who has just left. A database that does not answer hears of it next time."""
    if store.shared:
        with suppress(Lost):
            await _vouch(store, live, left)


async def _vouch(store: Store, live: LiveMatch, left: tuple[int, ...]) -> None:
    here, gone = live.here(), [seat for seat in left if not live.is_connected(seat)]
    until = match_store.now() + LEASE
    vouched = {seat: live.sitters[seat].here for seat in here}
    news = bool(gone) or any(old < match_store.now() for old in vouched.values())
    await store.write(lambda connection: people.renew_presence(connection, live.id, here, gone, until, news))
    live.sitters = await store.read(lambda connection: match_store.sitters(connection, live.id))


async def replace(store: Store, live: LiveMatch) -> None:
    """A bot goes on for everybody who is away and whom nobody waits for any longer; who is back is spoken of no more. The lock
    is held."""
    for seat in [one for one in live.ayes if one not in live.match.resigned]:
        agreed = page_models.ayes(live, seat)
        missing = page_models.is_missing(live, seat)
        if live.is_here(seat) and not missing:
            await set_deputy(store, live, seat, "")
        elif missing and agreed and agreed >= page_models.voters(live, seat):
            await set_deputy(store, live, seat, page_models.deputy(live))


async def set_deputy(store: Store, live: LiveMatch, seat: int, bot: str) -> None:
    """A bot answers for an absent person, or ("") she does herself, for each seat that she leads. The lock is held."""
    for led in live.led_with(seat):
        await store.write(partial(people.set_deputy, match=live.id, seat=led, bot=bot))
        live.sitters[led] = live.sitters[led]._replace(deputy=bot)
        live.ayes.pop(led, None)
