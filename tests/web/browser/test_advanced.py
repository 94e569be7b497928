"""The advanced rules before somebody's eyes: the form for a table, the panel of the Pontifex Maximus, a priest made on the
table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import comitium

from ..browsing import PHONE, READY, Looker
from ..running import Guest, Running
from .test_republic import BOT, OUTSIDE, spread

# Fabius, of the reader's faction, is Pontifex Maximus, and Manlius a priest; nothing is being voted on
TEMPLE = (
    "players=4 turn=2 phase=senate advanced=choose pontifex=true seat_order=as_joined "
    "column=cornelius*(rome_consul),fabius(pontifex_maximus),valerius amphora=julius*(field_consul),claudius,manlius(priest) "
    "trident=fulvius*(censor),furius,aurelius star=junius*,papirius,acilius session=chair:cornelius,sitting:1 "
    "stack=Senate(censor)/Floor(end,0)/Window([0,1,2,3],[[],[],[],[]],0)"
)


@pytest.fixture
def home(chromium: Browser, server: Running) -> Iterator[Page]:
    looker = Looker(chromium, server.address)
    looker.page.goto("/?game=republic")
    yield looker.page
    assert looker.faults == []
    looker.context.close()


def temple(chromium: Browser, server: Running, **habits: object) -> Looker:
    """Before the table of the temple."""
    match = comitium.from_position("republic", TEMPLE, seed=1)
    address = Guest(server.address).set_table("republic", "me", *BOT * 3)
    spread(server, address, match.lines())
    looker = Looker(chromium, server.address, **habits)
    looker.page.goto(address)
    looker.page.wait_for_selector(f"{READY} #answer")
    return looker


def test_2_the_rule_sets_are_seen_only_by_who_chooses_them(home: Page) -> None:
    home.click("details.preset summary")
    assert home.is_visible("[name='option.advanced'][value=all]")
    assert not home.is_visible("[name='option.pontifex']")
    home.check("[name='option.advanced'][value=choose]")
    assert home.is_visible("[name='option.pontifex']")
    home.check("[name='option.pontifex']")
    home.check("[name='option.advanced'][value=all]")
    assert not home.is_visible("[name='option.pontifex']")


def test_2_01_3_a_priest_is_chosen_on_the_table_though_the_list_is_folded(chromium: Browser, server: Running) -> None:
    livia = temple(chromium, server)
    page = livia.page
    assert page.is_visible("#pontifex .rights li.unused"), "open for his own faction"
    assert not page.is_visible("text=Make Furius a priest")
    page.click("[id='at-senator/furius']")
    assert "Make Furius a priest" in page.inner_text("#confirm-text")
    page.click("#confirm")
    page.wait_for_selector("#question:has-text('Which priesthood goes to Furius')")
    assert livia.faults == []
    livia.context.close()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_2_01_on_a_phone_the_panel_fits(chromium: Browser, server: Running, locale: str) -> None:
    livia = temple(chromium, server, viewport=PHONE, has_touch=True, locale=locale)
    assert livia.page.is_visible("#at-pontifex summary")
    assert livia.page.evaluate(OUTSIDE) == []
    assert livia.faults == []
    livia.context.close()
