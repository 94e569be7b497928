"""What a person has played: her finished games, the results by game and table size, and her rating among people and bots.

A rating is worked out from her games whenever it is asked for (Plackett and Luce, by the library `openskill`): nothing of it
is stored, so nothing is left of it when the games are erased. Everybody else starts each game as an unknown, bots of the same
level as one opponent that is met again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import structlog

from comitium.core.errors import ComitiumError
from comitium.draw.page.person.inputs import Played, Rated, Standing
from comitium.play import OPEN, RULE
from comitium.store import match_store, people
from comitium.store.people import Key
from comitium.web.matches.live_match import PERSON, LiveMatch
from comitium.web.remembered import remember

if TYPE_CHECKING:
    from comitium.web.house import House

LAST: Final = 1_000_000  # the rank of whoever has resigned
MOST: Final = 300  # games of one person that are looked at

log = structlog.get_logger("comitium.web")


async def played(house: House, person: str) -> Played:
    """All that a person has finished, the oldest first."""
    keys = await house.store.read(lambda connection: people.held(connection, person, MOST)) if person else []
    entries = await house.store.read(lambda connection: match_store.listed(connection, [key.match for key in keys]))
    over = {entry.id: entry for entry in entries if entry.over and not entry.lesson}
    found = [await _standing(house, key, over[key.match].touched) for key in keys if key.match in over and key.seats]
    games = sorted((one for one in found if one is not None), key=lambda one: (one.played, one.match))
    return Played(tuple(games), rate(games))


async def _standing(house: House, key: Key, touched: int) -> Standing | None:
    """How a finished game went for her; what is over does not change, and is worked out once."""
    known = (key.match, key.seats[0])
    if known not in house.standings:
        try:
            live = await house.hub.peek(key.match)
        except ComitiumError as broken:  # one match that cannot be read does not hide the others
            log.error("unreadable", match=key.match, why=str(broken))
            return None
        remember(house.standings, known, standing(live, key.seats, touched) if live is not None else None)
    return house.standings[known]


def standing(live: LiveMatch, own: tuple[int, ...], touched: int) -> Standing | None:
    """Her place in a game and who else was there; None where nobody has played against anybody, or she led two sides."""
    match, outcome = live.match, live.match.outcome
    if outcome is None or live.is_shared(own):
        return None
    players = [_player(live, seat) for seat in range(len(live.sitters))]
    scores = outcome.scores if len(outcome.scores) == len(players) else [0] * len(players)
    won = {*outcome.winners} - match.resigned  # whoever has resigned has lost, whatever the bot has made of it
    ranks = [LAST if seat in match.resigned else _rank(seat, won, scores) for seat in range(len(players))]
    others = tuple((players[seat], ranks[seat]) for seat in range(len(players)) if seat not in own and players[seat])
    best = min(ranks[seat] for seat in own)
    leads = {match.leader_of(seat) for seat in range(len(players)) if players[seat]}
    place = 1 + sum(rank < best for _, rank in others)
    return Standing(live.id, match.header.game, len(leads), place, any(seat in won for seat in own), others, best, touched)


def _player(live: LiveMatch, seat: int) -> str:
    """Who an opponent is to a rating: a bot by its level, a person as a person, nobody where a rule leads."""
    who = live.sitters[seat].who
    return "" if who in (RULE, OPEN) else PERSON if who == PERSON else who


def _rank(seat: int, winners: Any, scores: Any) -> int:
    """Winners first, then by points."""
    return 0 if seat in winners else 1 + sum(score > scores[seat] for score in scores)


def rate(games: list[Standing]) -> tuple[Rated, ...]:
    """Her rating in each game, after all of hers: skill and how uncertain it is."""
    if not games:
        return ()
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    own: dict[str, Any] = {}
    known: dict[tuple[str, str], Any] = {}
    counts: dict[str, int] = {}
    for one in games:
        if not one.others:
            continue
        counts[one.game] = counts.get(one.game, 0) + 1
        mine = own.get(one.game) or model.rating()
        met = [known.get((one.game, who)) or model.rating() for who, _ in one.others]
        teams = model.rate([[mine], *[[rating] for rating in met]], ranks=[one.rank, *[rank for _, rank in one.others]])
        own[one.game] = teams[0][0]
        for (who, _), team in zip(one.others, teams[1:], strict=True):
            if who != PERSON:
                known[one.game, who] = team[0]
    return tuple(Rated(game, counts[game], round(found.mu, 1), round(found.sigma, 1)) for game, found in sorted(own.items()))
