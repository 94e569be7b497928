"""Res Publica Romana through the wires: to its end, with agreements, at one device, and for programs."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from random import Random

import pytest

import comitium

from .running import Guest, Running, Sitting, amounts, hand_over, is_over, is_question, keeps_device, lay, play_on, question

Door = Callable[..., Guest]
GOLDEN = Path(__file__).parents[1] / "golden" / "republic"
NAMELESS = re.compile(r"republic-[a-z]+-[a-z-]+|\{ ?\$")  # a message that nobody has worded


def words(page: Sitting) -> str:
    return unescape(str(page.frame.get("html", "")))


@pytest.mark.parametrize(
    ("journal", "seats", "language"),
    [
        ("rebel_coup", ("me", "tribune", "tribune"), "fr"),
        ("people_revolt", ("me", "tribune", "random"), "en"),
        ("rebel_people", ("me", "tribune", "tribune", "tribune", "random"), "fr"),
    ],
)
def test_a_republic_is_played_to_its_end(
    server: Running, guest: Door, journal: str, seats: tuple[str, ...], language: str
) -> None:
    livia = guest(language=language)
    address = livia.set_table("republic", *seats)
    lay(server, address, GOLDEN / f"{journal}.jsonl")
    with livia.sit(address) as page:
        play_on(page, Random(1))
        assert is_over(page.frame)
        assert not [message for message in page.received if "error" in message]
        texts = re.sub(r"<[^>]+>", " ", unescape(" ".join(message.get("html", "") for message in page.received)))
        assert NAMELESS.findall(texts) == []
    match = comitium.replay(livia.http.get(f"{address}/journal").text)
    assert match.outcome is not None


def test_the_first_year_is_played_by_five(guest: Door) -> None:
    livia = guest(language="fr")
    with livia.sit(livia.set_table("republic", "tribune", "me", "tribune", "tribune", "tribune")) as page:
        play_on(page, Random(8), most=60)
        assert not [message for message in page.received if "error" in message]


def test_1_04_3_a_bot_answers_an_offer_and_says_why(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("republic", "me", "tribune", "tribune")) as page:
        page.until_asked()
        page.send("offer", text="amphora 3 T")
        page.until(lambda message: 'class="replies"' in message.get("html", ""))
        assert "Amphora" in words(page)
        said = re.search(r'class="replies".*?“(.+?)”', words(page), re.DOTALL)
        assert said is not None
        assert len(said[1].split()) > 2


def test_1_04_3_what_is_no_offer_is_refused_with_how_one_is_made(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("republic", "me", "tribune", "tribune")) as page:
        page.until_asked()
        page.send("offer", text="amphora everything")
        assert "“everything”" in page.error(), "the word that is wrong is named"
        page.send("offer", text="amphora votes")
        assert page.error(), "nothing is being voted on"


def test_1_04_3_the_bargaining_table_is_drawn_when_it_is_opened_and_a_draft_is_read_back(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("republic", "me", "tribune", "tribune")) as page:
        page.until_asked()
        assert 'class="d-say"' not in words(page), "a long table is no part of every frame"
        page.send("bargain", to=1, said={"0.who": "column", "0.does": "pay", "0.amount": "4"})
        page.until(lambda message: "pays the Amphora 4 talents" in message.get("html", ""))
        page.send("bargain")
        page.send("bargain", to=2, said={"0.does": "nonsense", "1.does": "pay", "x": "y", "0.amount": "<b>"})
        page.until(lambda message: "pays the Trident 5 talents" in message.get("html", ""))
        assert not [message for message in page.received if "error" in message]


def test_people_at_one_device_play_the_republic_behind_a_curtain(guest: Door) -> None:
    livia, dice = guest(), Random(4)
    with livia.sit(livia.set_table("republic", "me", "device", "tribune")) as page:
        turned = played = 0
        answered = -1
        page.until_frame()
        while played < 40:
            if 'data-send="reveal"' in words(page):
                assert 'class="tbl"' not in words(page), "nothing of the table is drawn behind the curtain"
                page.send("reveal")
                turned, answered = turned + 1, -1
            elif keeps_device(page):
                hand_over(page)
            elif is_question(page.frame) and question(page.frame)[0] != answered:
                number, choices = question(page.frame)
                answered = number
                page.send("choose", choice=dice.choice([*choices, *amounts(page.frame)]), at=number)
                played += 1
            else:
                page.until_frame()
                continue
            page.settle()  # a bot may act before it is heard: nothing is said twice to a table that has moved on
        assert turned > 1
        assert not [message for message in page.received if "error" in message]


def test_a_program_hears_the_odds_of_what_it_is_asked(server: Running, guest: Door) -> None:
    http = guest().http
    described = http.get("/api/v1/schema/openapi.json").json()
    assert "odds" in described["components"]["schemas"]["Question"]["properties"]
    made = http.post("/api/v1/matches", json={"game": "republic", "seats": ["open", "tribune", "tribune"]}).json()
    key = made["keys"][0]["key"]
    lay(server, key, GOLDEN / "four_wars.jsonl")
    asked = http.get("/api/v1/seat", headers={"authorization": f"Bearer {key}"}).json()["question"]
    tally, battle = asked["odds"]
    assert "0 for, 0 against so far" in tally
    assert "%" in battle
    assert "1st Macedonian War" in battle
