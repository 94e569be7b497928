"""Playing through the wires: whole games, answers that come twice or too late, pages that close and open again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import comitium

from .running import Guest, Running, is_over, play_all, play_on, question, running

TABLES = {
    "caesar": ("tribune", "me"),
    "idus": ("random", "me", "tribune", "random", "tribune"),
}

Door = Callable[..., Guest]


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_whole_game_against_bots_ends_and_its_journal_replays(guest: Door, game: str) -> None:
    livia = guest()
    address = livia.set_table(game, *TABLES[game])
    assert livia.http.get(f"{address}/journal").status_code == 409, "the journal holds the seed: not before the end"
    with livia.sit(address) as page:
        play_on(page, Random(1))
        assert is_over(page.frame)
    journal = livia.http.get(f"{address}/journal")
    assert journal.status_code == 200
    match = comitium.replay(journal.text)
    assert match.outcome is not None
    assert match.commitment == comitium.core.dice.commitment(match.header.seed)


def test_a_double_click_counts_once_and_is_no_error(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "tribune", "me")) as page:
        number, choices = page.until_asked()
        for _ in range(3):
            page.send("choose", choice=choices[0], at=number)
        page.settle()
        assert not [message for message in page.received if "error" in message]
        assert question(page.frame)[0] == number + 1


def test_a_stale_answer_from_another_tab_is_refused_with_a_sentence(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "tribune", "me")
    with livia.sit(address) as one, livia.sit(address) as two:
        number, choices = one.until_asked()
        assert two.until_asked() == (number, choices)
        one.send("choose", choice=choices[0], at=number)
        two.until_asked(after=number)
        two.send("choose", choice=choices[1], at=number)
        assert two.error()
        two.settle()
        one.settle()
        assert question(one.frame) == question(two.frame)
        assert question(one.frame)[0] == number + 1


def test_an_answer_can_be_taken_back_and_both_tabs_see_it(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "tribune", "me")
    with livia.sit(address) as one, livia.sit(address) as two:
        number, choices = one.until_asked()
        one.send("choose", choice=choices[0], at=number)
        one.until_asked(after=number)
        two.until_asked(after=number)
        two.send("undo")
        again, offered = one.until_asked(after=number + 1)
        assert again == number + 2, "taking back is an answer, too: numbers never come twice"
        assert offered == choices


def test_whoever_comes_back_sees_the_table_as_it_is_now(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "tribune", "me")
    with livia.sit(address) as page:
        page.until_asked(play_on(page, Random(3), most=12))
        before = page.frame
    with livia.sit(address, frame=before["frame"]) as page:
        page.until_frame()
        assert page.frame["frame"] > before["frame"], "frames go on being numbered"
        assert question(page.frame) == question(before)


def test_a_server_that_is_killed_in_mid_game_comes_back_with_every_answer(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        address = livia.set_table("caesar", "tribune", "me")
        with livia.sit(address) as page:
            number, choices = page.until_asked(play_on(page, Random(5), most=20))
            page.send("choose", choice=choices[0], at=number)
            page.until_asked(after=number)
            reached = question(page.frame)[0]
        port = int(server.address.rpartition(":")[2])
        server.kill()
    with running(tmp_path, port=port) as server, livia.sit(address) as page:
        assert page.until_asked()[0] >= reached
        assert play_on(page, Random(6), most=20) >= reached + 19, "and goes on; whole games are played elsewhere"


def test_the_house_closes_in_good_order(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        with livia.sit(livia.set_table("idus", "me", "random", "random", "random", "random")) as page:
            play_on(page, Random(5), most=2)
        assert server.stop() == 0
        assert '"closed"' in server.log.read_text()
        assert "Traceback" not in server.log.read_text()


def test_two_people_who_race_for_one_line_both_get_an_answer(guest: Door) -> None:
    """Both prepare at once: whatever order their answers arrive in, all are kept."""
    livia = guest()
    address = livia.set_table("caesar", "open", "me")
    marcus = guest()
    other = marcus.post("/join", link=livia.invitations(address)[0]).headers["location"]
    with livia.sit(address) as hers, marcus.sit(other) as his:
        hers.until_frame()
        his.until_frame()
        hers.send("start")
        assert play_all([hers, his], Random(2), most=30) == 30
        hers.settle()
        his.settle()
        assert not [message for message in (*hers.received, *his.received) if "error" in message]


def test_every_server_says_where_it_is(server: Running, guest: Door) -> None:
    assert guest().http.get("/health").json() == {"status": "open"}
    assert "comitium_matches" in guest().http.get("/metrics").text
