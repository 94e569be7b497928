"""[4.01] The game for one and two on the pages and over the API: neutrals are neither bots nor free seats."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from comitium.web.matches.tables import Wanted, read_form

from .browsing import DESK, PHONE, READY, Looker
from .running import Guest, Running

Door = Callable[..., Guest]
ALONE = {"en": "Alone against the directives", "fr": "Face aux directives"}


def rows(html: str) -> list[str]:
    return re.findall(r'<li class="seatrow">.*?</li>', html, re.DOTALL)


def test_4_01_the_home_page_offers_the_game_alone_before_a_table_with_bots(guest: Door) -> None:
    livia = guest()
    page = livia.http.get("/?game=republic&way=alone").text
    assert page.index(ALONE["en"]) < page.index("With bots")
    assert "1–6 players" in page
    for game in ("caesar", "idus"):
        assert ALONE["en"] not in livia.http.get(f"/?game={game}").text
    form = re.search(r'<form method="post" action="/tables" class="col">.*?</form>', page, re.DOTALL)
    assert form is not None
    scenarios = re.search(r'<select id="alone-scenario".*?</select>', form[0])
    assert scenarios is not None
    assert re.findall(r'value="(\w+)"', scenarios[0]) == ["early", "middle", "late"], "no scenario that would be refused"
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form[0]))
    answer = livia.post("/tables", **fields)
    assert answer.status_code == 303
    with livia.sit(answer.headers["location"]) as table:
        table.until_asked()
        html = livia.http.get(answer.headers["location"]).text
        named = set(re.findall(r"<h3>(\w+) <span[^>]*>neutral faction<", html))
        assert named == {"Imperialists", "Plutocrats", "Conservatives", "Populists"}


def test_4_01_one_may_choose_the_number_of_players_and_never_a_single_neutral(guest: Door) -> None:
    livia = guest()
    page = livia.http.get("/?game=republic").text
    assert 'name="players" value="1"' in page
    assert 'name="option.neutrals"' not in page
    assert 'value="rule"' not in page
    refused = livia.post("/tables", game="republic", players="1", **{"seat.0": "me", "option.pontifex": "true"})
    assert refused.status_code == 400
    assert "4.01.1" in refused.text


def test_4_01_1_the_form_hides_scenarios_from_one_and_two_players_and_says_so(chromium: Browser, server: Running) -> None:
    livia = Looker(chromium, server.address, viewport=DESK, locale="en-GB")
    page = livia.page
    page.goto("/?game=republic")
    page.wait_for_selector(READY)
    shown = {}
    for players in (1, 2, 5):
        page.check(f"#table-form [name=players][value='{players}']", force=True)
        seen = page.locator("#table-form [name='option.scenario']")
        shown[players] = [seen.nth(at).get_attribute("value") for at in range(seen.count()) if seen.nth(at).is_visible()]
        assert page.locator("#table-form p.few-only").is_visible() == (players < 3)
        assert page.locator("#table-level").is_visible() == (players < 3)
    assert shown[1] == shown[2] == ["early", "middle", "late"]
    assert len(shown[5]) > len(shown[1])
    livia.context.close()


def test_4_01_a_level_sets_its_options_for_few_players_only() -> None:
    def wanted(players: int, **fields: str) -> Wanted:
        return read_form({"game": "republic", "players": str(players), "seat.0": "me", **fields})

    assert wanted(1, level="hard").options == {"all_force_builds": "legal_only", "sixth_bid_cap": "none"}
    assert wanted(2, level="thrifty").options == {"all_force_builds": "adequate"}
    assert wanted(1, level="usual").options == wanted(1, level="no such").options == wanted(5, level="hard").options == {}
    chosen = wanted(1, level="hard", **{"option.all_force_builds": "adequate"})
    assert chosen.options["all_force_builds"] == "adequate", "what is chosen by name holds"


def test_4_01_in_the_lobby_neutrals_wait_under_their_names(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("republic", "me", "open")
    (link,) = livia.invitations(address)
    with livia.sit(address) as page:
        page.until_frame()
        seen = rows(page.frame["html"])
        assert len(seen) == 5
        assert 'value="rule"' in seen[1], "a lone player against four"
        for row in seen[2:]:
            assert "Neutral faction" in row
            assert "<select" not in row
            assert "<select" in seen[1]
        page.send("seat", seat=2, player="open")
        assert page.error(), "two neutrals are too few"
        page.send("seat", seat=1, player="rule")
        page.settle()
        assert "<select" in rows(page.frame["html"])[1], "a friend may still come"
        page.send("seat", seat=1, player="open")
        page.settle()
    (link,) = livia.invitations(address)
    with livia.sit(address) as hers, marcus.sit(link.removeprefix(livia.base)) as his:
        his.until_frame()
        hers.send("start")
        his.until(lambda message: "neutral faction" in message.get("html", ""))


def test_4_01_by_rule_is_not_offered_in_a_lobby_of_five_players(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("republic", "me", "open", "tribune", "tribune", "tribune")
    with livia.sit(address) as page:
        page.until_frame()
        assert 'value="rule"' not in page.frame["html"]


def test_4_01_programs_name_the_players_only(guest: Door) -> None:
    http = guest().http
    games = {one["id"]: one for one in http.get("/api/v1/games").json()}
    assert games["republic"]["few"] == {"1": 4, "2": 3}
    made = http.post("/api/v1/matches", json={"game": "republic", "seats": ["open"], "spectators": True}).json()
    assert [key["seats"] for key in made["keys"]] == [[0]]
    seen = http.get(f"/api/v1/matches/{made['match']}", params={"language": "fr"}).json()
    assert [one["kind"] for one in seen["led"]] == ["open", "rule", "rule", "rule", "rule"]
    assert {one["name"] for one in seen["led"][1:]} == {"Impérialistes", "Ploutocrates", "Conservateurs", "Populistes"}
    view = seen["view"]["factions"]
    assert sorted(one["directive"] for one in view[1:]) == [0, 1, 2, 3]
    assert all(one["hand"] is not None and one["box"] is not None for one in view[1:])
    assert view[0]["hand"] is None
    refused = http.post("/api/v1/matches", json={"game": "republic", "seats": ["open", "rule", "tribune", "rule", "rule"]})
    assert refused.status_code == 400
    assert "4.01" in refused.json()["detail"]


@pytest.mark.parametrize(("locale", "size"), [("en-GB", DESK), ("fr-FR", PHONE)])
def test_4_02_1_one_click_sits_down_alone_and_a_directive_is_opened(
    chromium: Browser, server: Running, locale: str, size: dict[str, int]
) -> None:
    livia = Looker(chromium, server.address, viewport=size, locale=locale)
    page = livia.page
    page.goto("/?game=republic")
    page.click("a[href*='way=alone']")
    assert page.inner_text(".alone h2").strip() == ALONE[locale[:2]]
    page.click(".alone button")
    page.wait_for_selector(f"{READY} #answer")
    if size == DESK:  # what lies over the factions moves nothing else
        before = page.locator(".z-wars").bounding_box()
        page.click(".stage > .larger")
        page.wait_for_selector(".stage.opened")
        assert page.locator(".z-wars").bounding_box() == before
        page.keyboard.press("Escape")
        page.wait_for_selector(".stage:not(.opened)")
    card = page.locator("[id='at-directive/plutocrats']")
    card.evaluate("one => one.scrollIntoView({block: 'center'})")
    card.dispatch_event("click")
    page.wait_for_selector("dialog[open] article.glass")
    assert "4.03.1" in page.inner_text("dialog[open] article.glass")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing beside the screen"
    assert not livia.faults
    livia.context.close()
