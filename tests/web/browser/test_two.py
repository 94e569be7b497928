"""[4.01] Two people before the directives: what they agree on and give each other, what no neutral can be offered, and who
decides for the neutrals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

import comitium
from comitium import bots

from ..browsing import MOVED, PHONE, READY, Looker
from ..running import Guest, Running
from .test_republic import opened, slot, spread

Chair = Callable[..., Looker]
GIVES = 3  # talents
EARLY = 100  # choices after which Rome may fall soon


@pytest.fixture
def chair(chromium: Browser, server: Running) -> Iterator[Chair]:
    """A place before a screen where nothing may go wrong."""
    seated: list[Looker] = []

    def sit(**habits: Any) -> Looker:
        seated.append(Looker(chromium, server.address, **habits))
        return seated[-1]

    yield sit
    for looker in seated:
        assert looker.faults == []
        looker.context.close()


HANDS_OVER = "#decision .btn.pri[data-send=pass]"


def two(chair: Chair) -> tuple[Looker, Looker]:
    """Livia at a desk, and Marcus, who came by her link, with a phone in French."""
    livia, marcus = chair(), chair(viewport=PHONE, locale="fr-FR", color_scheme="dark")
    livia.set_table("republic", "me", "open")
    livia.page.wait_for_selector(f"{READY} .seatrows")
    marcus.page.goto(str(livia.page.locator(".seatrows [data-copy]").first.get_attribute("data-copy")))
    livia.page.click(f"{READY} [data-send=start]:not([aria-disabled=true])")
    for one in (livia, marcus):
        one.page.wait_for_selector(f"{READY} main.app")
    return livia, marcus


def match_of_two(wanted: Callable[[comitium.Match, int], bool]) -> tuple[comitium.Match, int]:
    """A match of two, played by tribunes until one of them is asked what is wanted; and who."""
    for seed in range(1, 13):
        match = comitium.new("republic", players=2, seed=seed)
        players = [bots.make("tribune", "republic", seed + seat) for seat in range(2)]
        while match.outcome is None and match.choices < 400:
            seat = match.game.actors()[0]
            if wanted(match, seat):
                return match, seat
            match.choose(seat, players[seat].choose(bots.Seat("republic", match.game, seat, match.claims)))
    raise AssertionError("that was never asked")


def at_one_device(chair: Chair, server: Running, match: comitium.Match, first: str) -> Looker:
    """Two people share a screen, whose curtain waits for the first of them."""
    guest = Guest(server.address)
    address = guest.set_table("republic", "me", "device")
    spread(server, address, match.lines())
    looker = chair()
    looker.page.goto(address)
    looker.page.wait_for_selector(f"{READY} .curtain >> text=Pass the device to {first}")
    return looker


def take(page: Page, option: Locator | None) -> None:
    """Choose this, or what is filled in, and see it done."""
    at = page.get_attribute("#answer", "data-at")
    if option is not None:
        option.click()
    page.click("#confirm")
    page.wait_for_function(MOVED, arg=at)


# -- agreements and gifts


def test_1_04_3_two_browsers_make_an_agreement(chair: Chair) -> None:
    livia, marcus = two(chair)
    page = opened(livia)
    slot(page, "0.does", "pay")
    slot(page, "0.amount", str(GIVES))
    page.click(".draft > .btn")  # and…
    slot(page, "1.does", "word")
    slot(page, "1.text", "Cornelius for Censor")
    page.click("#shop-deals .send button")
    marcus.page.wait_for_selector("#decision .pact [data-send=accept]")
    waits = marcus.page.inner_text("#decision .pact")
    assert "La Colonne verse 3 talents à l’Amphore" in waits
    assert "une promesse que seuls les joueurs peuvent juger" in waits, "nobody else is there to judge it"
    marcus.page.click("#decision .pact [data-send=accept]")
    livia.page.wait_for_function("() => document.querySelector('.claims').textContent.includes('in force')")
    assert "The Column pays the Amphora 3 talents" in livia.page.inner_text(".d-owed")


def test_1_06_3_one_gives_the_other_talents_and_no_neutral(chair: Chair, server: Running) -> None:
    def rich(match: comitium.Match, seat: int) -> bool:
        return seat == 0 and match.question(seat).kind == "Redistribution" and match.view(0).factions[0].box >= GIVES

    match, _ = match_of_two(rich)
    page = at_one_device(chair, server, match, "Column").page
    page.click("[data-send=reveal]")
    page.wait_for_selector(f"{READY} .fill")
    take(page, page.get_by_text("then give talents"))
    assert [one.inner_text().split()[0] for one in page.locator("#answer .opt").all()] == ["Amphora"]
    page.click("#why summary")
    page.wait_for_function("() => document.querySelector('#why').innerText.includes('4.01.1')")
    take(page, page.locator("#answer .opt").first)
    page.locator("#decision input[type=number]").fill(str(GIVES))
    take(page, None)
    assert "The Column gives 3 T to the Amphora." in page.inner_text(".log")


# -- neutrals


def test_4_01_1_nothing_can_be_offered_to_a_neutral(chair: Chair) -> None:
    livia, marcus = two(chair)
    for one in (livia, marcus):
        one.page.click("#decision [data-opens=shop-deals]")
    said = livia.page.locator("#shop-deals .d-say")
    said.wait_for()
    assert [one.split()[0] for one in said.locator(".partner").all_inner_texts()] == ["Amphora"]
    assert "Neutral factions make no agreements and take no gifts. § 4.01.1" in " ".join(said.inner_text().split())
    for one, called, why in (
        (livia, ("trident 5 T", "Plutocrats 5 T"), "A neutral faction makes no agreements. [4.01.1]"),
        (marcus, ("trident 5 T", "Ploutocrates 5 T"), "Une faction neutre ne conclut aucun accord. [4.01.1]"),
    ):
        one.page.click("#offer-words summary")
        for said in called:
            one.page.evaluate("() => document.getElementById('alert').replaceChildren()")
            one.page.fill("#offer-words input", said)
            one.page.press("#offer-words input", "Enter")
            one.page.wait_for_function("(why) => document.getElementById('alert').textContent.includes(why)", arg=why)


def test_4_01_1_a_lone_player_has_nobody_to_talk_to_or_to_agree_with(chair: Chair) -> None:
    livia = chair()
    livia.set_table("republic", "me")
    livia.page.wait_for_selector(f"{READY} main.app")
    assert livia.page.locator("[data-tab=talk]").count() == 0, "nobody to talk to"
    assert livia.page.locator(".claims form, .claims [data-opens]").count() == 0


def test_4_02_1_nobody_waits_for_a_neutral(chair: Chair) -> None:
    livia, marcus = two(chair)
    dice = Random(1)
    while "1.06.3" not in livia.page.inner_text("#decision"):
        for one in (livia, marcus):
            if one.page.locator("#answer input[name=choice]").count() and "1.06.3" not in one.page.inner_text("#decision"):
                one.answer(dice)
    at = livia.page.get_attribute("#answer", "data-at")
    livia.page.click("#confirm")
    livia.page.wait_for_function(MOVED, arg=at)
    livia.page.wait_for_selector("#decision.wait")
    assert livia.page.inner_text("#question").split() == ["Amphora", "decides"]


# -- delegated choices


def test_4_02_2_behind_the_curtain_only_the_dominant_player_decides_for_a_neutral(chair: Chair, server: Running) -> None:
    match, dominant = match_of_two(lambda match, seat: match.choices < EARLY and match.question(seat).kind == "Delegated")
    name, other = (("Column", "Amphora"), ("Amphora", "Column"))[dominant]
    page = at_one_device(chair, server, match, name).page
    assert page.locator(".fac").count() == 0, "nothing of the table is drawn behind the curtain"
    page.click("[data-send=reveal]")
    page.wait_for_selector(f"{READY} #answer")
    asked = page.inner_text("#decision")
    assert "§ 4.02.2" in asked
    assert re.search(r"You decide for the \w+ faction, whose directive leaves this open\.", asked)
    usual = page.locator("#answer .opt", has_text="(default)")
    chosen = usual.inner_text().partition(" (default)")[0]
    take(page, usual)
    while not page.locator(".curtain").count():
        if page.locator(HANDS_OVER).count():
            page.click(HANDS_OVER)
            page.wait_for_selector(".curtain")
        else:
            take(page, page.locator("#answer .opt").first)
    assert f"Pass the device to {other}" in page.inner_text(".curtain")
    page.click("[data-send=reveal]")
    page.wait_for_selector(f"{READY} #answer")
    sentence = rf"“([^”]+)” The {name} answers for the \w+ faction, as by default: {chosen}\."
    decided = re.search(sentence, str(page.text_content(".log")))
    assert decided is not None, "the other is told what was decided"
    assert decided[1].endswith("?")
