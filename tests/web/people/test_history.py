"""What a person has played: results by game and size of the table, a rating, all of it exported and erased."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

from comitium.draw.page.person.inputs import Standing
from comitium.store import match_store, people, persons
from comitium.web.house import House
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import history, page_models

from ..inside import in_house, set_table


def game(number: int, won: bool, *others: tuple[str, int]) -> Standing:
    rank = 0 if won else 2
    return Standing(f"m{number}", "idus", 1 + len(others), 1 if won else 2, won, others, rank, number)


async def finished(house: House, name: str, *seats: str) -> LiveMatch:
    live = await set_table(house, name, *seats)
    while live.match.outcome is None:
        await asyncio.sleep(0)
        async with live.lock:
            for seat in live.match.game.actors():
                live.match.choose(seat, live.match.game.legal(seat)[0])
            await house.hub.keep(live)
    return live


def test_who_wins_gains_and_who_loses_loses() -> None:
    (won,) = history.rate([game(1, True, ("person", 2))])
    (lost,) = history.rate([game(1, False, ("person", 0))])
    (even,) = history.rate([Standing("m", "idus", 2, 1, False, (("person", 1),), 1, 1)])
    assert lost.skill < 25 < won.skill
    assert even.skill == 25
    assert history.rate([]) == ()
    assert history.rate([game(1, True)]) == (), "nobody was beaten"


def test_a_bot_that_was_beaten_before_is_worth_less_and_doubt_shrinks() -> None:
    few = history.rate([game(n, True, ("tribune", 2)) for n in range(2)])[0]
    many = history.rate([game(n, True, ("tribune", 2)) for n in range(8)])[0]
    assert many.doubt < few.doubt
    gains = [history.rate([game(n, True, ("tribune", 2)) for n in range(count)])[0].skill for count in (1, 2, 3, 4)]
    steps = [after - before for before, after in pairwise(gains)]
    assert steps == sorted(steps, reverse=True)


def test_a_finished_game_stands_in_the_history_until_it_is_erased(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await finished(house, "caesar", "me", "open")
        token = (await house.store.read(lambda connection: people.keys(connection, live.id)))[0].token
        await house.store.write(lambda connection: people.call(connection, live.id, 0, "Livia"))
        await house.store.write(lambda connection: people.remember_key(connection, "host", token))
        found = await history.played(house, "host")
        (one,) = found.games
        outcome = live.match.outcome
        assert outcome is not None
        assert (one.game, one.players, one.won) == ("caesar", 2, 0 in outcome.winners)
        assert one.others[0][0] == "person"
        assert [rated.game for rated in found.ratings] == ["caesar"]
        await house.store.write(lambda connection: persons.forget(connection, "host"))
        again = await history.played(house, "host")
        assert again.games == ()
        assert again.ratings == ()
        sitters = await house.store.read(lambda connection: match_store.sitters(connection, live.id))
        assert sitters[0].name == ""
        assert await house.store.read(lambda connection: match_store.fetch(connection, live.id)), "the others keep the game"

    in_house(tmp_path, work)


def test_who_has_resigned_has_lost_whatever_the_bot_makes_of_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await finished(house, "caesar", "me", "open")
        outcome = live.match.outcome
        assert outcome is not None
        winner = outcome.winners[0]
        won = history.standing(live, (winner,), 1)
        live.match.resigned.add(winner)
        gave_up, stayed = history.standing(live, (winner,), 1), history.standing(live, (1 - winner,), 1)
        assert won is not None
        assert gave_up is not None
        assert stayed is not None
        assert (won.won, won.place) == (True, 1)
        assert (gave_up.won, gave_up.place) == (False, 2)
        assert stayed.place == 1, "who stays to the end is before her"
        assert history.rate([gave_up])[0].skill < 25 < history.rate([won])[0].skill

    in_house(tmp_path, work)


def test_games_that_go_on_are_not_erased(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "caesar", "me", "tribune")
        await house.store.write(lambda connection: persons.forget(connection, "host"))
        assert [key.match for key in await house.store.read(lambda connection: people.held(connection, "host", 9))] == [
            live.id
        ]
        assert page_models.is_host(live, page_models.Viewer(0, (0,), "", "", "host", page_models.model.Reader()))

    in_house(tmp_path, work)
