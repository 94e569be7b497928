"""What the house knows of people: who has set the table, what they are called, what they have read."""

from __future__ import annotations

from pathlib import Path

from comitium.web.acts import people_acts, table_acts
from comitium.web.house import House
from comitium.web.matches import tables
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models, render

from ..inside import in_house, set_table, sit, until


def test_a_lobby_says_who_has_set_the_table(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        made = await tables.set_table(house, "host", tables.Wanted("idus", ["open", "me", "open", "open", "open"], {}))
        found.extend((made.match, made.keys[0].token))

    async def after(house: House) -> None:
        live = await house.hub.find(found[0])
        marcus = await sit(house, live, 0)
        assert hosts(live, marcus) == [1], "also while she is away"
        livia = await sit(house, live, 1)
        livia.token = found[1]
        await table_acts.perform(house.hub, live, livia, people_acts.Seat(4, "device"))
        assert hosts(live, marcus) == [1, 4], "who shares her screen may begin it, too"

    def hosts(live: LiveMatch, wire: Connection) -> list[int]:
        shown = render.render_frame(live, wire.viewer, render.page_inputs(live, wire.viewer), 1)
        rows = shown.html.split('class="seatrow"')[1:]
        return [seat for seat, row in enumerate(rows) if "host</span>" in row]

    found: list[str] = []
    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_what_somebody_has_read_is_no_news_when_she_comes_back_after_a_restart(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        live = await set_table(house, "idus", "me", "random", "random", "random", "random")
        livia = await sit(house, live, 0)
        await until(lambda: live.match.game.actors() == [0])  # who votes with her has voted: nothing happens any more
        assert page_models.table(live, livia.viewer).fresh
        assert page_models.table(live, livia.viewer).since_answer
        await table_acts.perform(house.hub, live, livia, table_acts.Read())
        found.append(live.id)

    async def after(house: House) -> None:
        live = await house.hub.find(found[0])
        livia = await sit(house, live, 0)
        assert (page_models.table(live, livia.viewer).fresh, page_models.table(live, livia.viewer).since_answer) == (0, 0)
        async with live.lock:
            live.forget(anyway=True)
        assert page_models.table(live, livia.viewer).fresh == 0, "nor after something else was lost"

    found: list[str] = []
    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_an_agreement_is_offered_to_somebody_by_her_name(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "republic", "me", "open", "random")
        livia, marcus = await sit(house, live, 0), await sit(house, live, 1)
        await table_acts.perform(house.hub, live, livia, people_acts.Name("Livia"))
        await table_acts.perform(house.hub, live, marcus, table_acts.Bargain(to=0))
        html = render.render_page(live, marcus.viewer)
        assert "Livia" in html.split('class="partners"')[1].split("</div>")[0]

    in_house(tmp_path, story)
