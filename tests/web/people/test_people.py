"""People at a table: lobby and links, one device for several, the gallery, chat, absences, rematches."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

import comitium

from ..running import Guest, Sitting, amounts, hand_over, is_over, is_question, keeps_device, play_all, play_on, question, sees

Door = Callable[..., Guest]


def words(page: Sitting) -> str:
    return str(page.frame["html"])


def match_of(host: Guest, address: str) -> str:
    """The id of a table that its host opens to spectators."""
    with host.sit(address) as page:
        page.until_frame()
        page.send("spectators", allowed=True)
        shown = page.until(lambda message: "/watch/" in message.get("html", ""))
    found = re.search(r"/watch/([\w-]+)", shown["html"])
    assert found is not None
    return found[1]


# -- before the game


def test_nobody_plays_before_the_host_begins(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "open", "me")
    with livia.sit(address) as page:
        page.until_frame()
        assert "asked" not in page.frame
        page.send("choose", choice=1, at=0)
        assert page.error()
        page.send("start")
        assert page.until_asked()[0] == 0


def test_a_link_seats_whoever_comes_first_and_a_preview_seats_nobody(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("caesar", "open", "me")
    (link,) = livia.invitations(address)
    assert marcus.http.get(link).status_code == 200
    assert livia.invitations(address) == [link], "looking at a page takes no seat: programs that preview links do that"
    place = link.removeprefix(livia.base)
    with livia.sit(address) as hers, marcus.sit(place) as his:
        his.send("name", name="Marcus")
        hers.until(lambda message: "Marcus" in message.get("html", ""))
        assert livia.invitations(address) == []


def test_only_the_host_settles_the_seats(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("idus", "me", "open", "open", "random", "random")
    link = livia.invitations(address)[0].removeprefix(livia.base)
    with livia.sit(address) as hers, marcus.sit(link) as his:
        his.until_frame()
        his.send("seat", seat=2, player="random")
        assert his.error()
        his.send("start")
        assert his.error()
        hers.send("seat", seat=1, player="random")
        assert hers.error(), "somebody sits there"
        hers.send("seat", seat=2, player="no such bot")
        assert hers.error()
        hers.send("seat", seat=2, player="tribune")
        hers.until_frame()
        hers.send("start")
        hers.until(lambda message: message.get("gone") == address)


def test_the_host_may_seat_somebody_at_her_own_device(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "open", "me")
    with livia.sit(address) as page:
        page.until_frame()
        assert 'value="device"' in page.frame["html"], "it is offered, too"
        page.send("seat", seat=0, player="device")
        page.until_frame()
        assert livia.invitations(address) == []
        page.send("start")
        page.until(lambda message: "gone" in message)
        page.settle()
        assert "gone" in page.received[-2], (
            "a page that leaves shows no question: what is answered there could be asked again on the next"
        )


def test_a_table_that_waits_says_who_begins_and_where_its_links_lead(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("caesar", "open", "me")
    (link,) = livia.invitations(address)
    hers, his = livia.http.get(address).text, marcus.http.get(link).text
    assert "work on this device only" in hers, "the house of the tests listens to nobody else"
    assert "starts the game" in his
    assert "starts the game" not in hers
    for seen, own in ((hers, address), (his, link.removeprefix(livia.base))):
        assert f'data-copy="{own}"' in seen, "her own seat, for another device"
        assert f'action="{own}/link"' in seen, "another link in its place"
        assert "This table is private" in seen, "whoever has no seat"
        assert "/watch/" not in seen


def test_a_code_that_is_read_out_leads_to_a_free_seat(guest: Door) -> None:
    livia, marcus, gaius = guest(), guest(), guest()
    address = livia.set_table("caesar", "open", "me")
    code = re.search(r"\b[A-HJ-NP-Z]{7}\b", livia.http.get(address).text)
    assert code is not None
    joined = marcus.post("/join", link=f" {code[0].lower()} ")
    assert joined.status_code == 303
    with marcus.sit(joined.headers["location"]) as page:
        page.until_frame()
        assert gaius.post("/join", link=code[0]).status_code == 400, "every seat is taken"
    assert gaius.post("/join", link="ZZZZZZZ").status_code == 400
    assert gaius.post("/join", link=f"see {livia.base}/seat/{'x' * 32} !").headers["location"] == f"/seat/{'x' * 32}"


# -- one device


def test_people_at_one_device_have_a_curtain_between_them(guest: Door) -> None:
    livia, dice = guest(), Random(2)
    with livia.sit(livia.set_table("caesar", "device", "me")) as page:
        turned = kept = 0
        seen_from: set[str] = set()
        while turned < 6:
            page.until_frame()
            if 'data-send="reveal"' in words(page):
                assert 'id="answer"' not in words(page)
                assert 'class="tbl"' not in words(page), "nothing of the table is drawn behind the curtain"
                page.send("choose", choice=1, at=0)
                assert page.error(), "nobody answers behind the curtain"
                page.send("reveal")
                turned += 1
                continue
            if not is_question(page.frame):  # what her card has brought is seen before the next one has the device
                assert 'class="tbl"' in words(page)
                kept += 1
                hand_over(page)
                continue
            number, choices = question(page.frame)
            seen_from.update(re.findall(r'data-seat="(\d)"', words(page)))
            page.send("choose", choice=dice.choice(choices), at=number)
        assert turned == 6
        assert kept >= 4, "each of them"


@pytest.mark.parametrize(("game", "seats"), [("idus", 5), ("republic", 3)])
def test_at_one_device_what_an_answer_brought_is_seen_before_the_curtain_falls(game: str, seats: int, guest: Door) -> None:
    livia, dice = guest(), Random(3)
    with livia.sit(livia.set_table(game, "me", *["device"] * (seats - 1))) as page:
        kept = 0
        for _ in range(120):
            page.until_frame()
            if 'data-send="reveal"' in words(page):
                page.send("reveal")
            elif 'data-send="looked"' in words(page):
                page.send("looked")
            elif is_question(page.frame):
                number, choices = question(page.frame)
                page.send("choose", choice=dice.choice([*choices, *amounts(page.frame)]), at=number)
            elif keeps_device(page):
                assert 'class="tbl"' in words(page)
                kept += 1
                hand_over(page)
            if kept == 3:
                return
        raise AssertionError("nobody saw what she had done")


def test_idus_at_one_device_everybody_looks_before_the_first_question(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("idus", "device", "me", "device", "tribune", "tribune")) as page:
        seen = []
        for _ in range(3):
            sees(page, 'data-send="reveal"')
            assert 'class="tbl"' not in words(page), "a curtain lies between two people"
            page.send("reveal")
            sees(page, 'data-send="looked"')
            assert 'id="answer"' not in words(page), "nobody is asked before all have looked"
            seen.append(words(page).split('id="table"')[1].split('id="decision"')[0])
            page.send("looked")
            page.send("looked")  # a second click does not look for the next one
            page.settle()
        assert len(set(seen)) == 3, "everybody has her own table"
        sees(page, 'data-send="reveal"')
        page.send("reveal")
        page.settle()
        assert 'data-send="looked"' not in words(page)


# -- the gallery


def test_those_who_look_on_see_the_table_and_none_of_its_secrets(guest: Door) -> None:
    livia, gaius = guest(), guest()
    address = livia.set_table("caesar", "tribune", "me")
    match = match_of(livia, address)
    with livia.sit(address) as hers, gaius.sit(f"/watch/{match}") as his:
        play_on(hers, Random(3), most=14)
        his.until_frame()
        assert 'id="answer"' not in words(his)
        his.send("choose", choice=1, at=0)
        assert his.error()
        his.send("claim", text="faction loyal")
        assert his.error()


def test_table_and_gallery_talk_apart(guest: Door) -> None:
    livia, gaius = guest(), guest()
    address = livia.set_table("caesar", "tribune", "me")
    match = match_of(livia, address)
    with livia.sit(address) as hers, gaius.sit(f"/watch/{match}") as his:
        his.until_frame()
        his.send("say", text="She holds a spy, look!", room="gallery")
        his.until(lambda message: "She holds a spy" in message.get("html", ""))
        hers.send("say", text="Salvete omnes", room="table")
        hers.until(lambda message: "Salvete omnes" in message.get("html", ""))
        his.until(lambda message: "Salvete omnes" in message.get("html", ""))
        hers.settle()
        assert not any("She holds a spy" in message.get("html", "") for message in hers.received)
        his.send("say", text="psst", room="table")
        assert his.error()
    with livia.sit(address) as hers:
        hers.until_frame()
        assert "Salvete omnes" in words(hers), "what was said is kept"


def test_what_people_write_is_never_markup(guest: Door) -> None:
    livia = guest()
    nasty = '<img src=x onerror="alert(1)"><script>alert(2)</script>&'
    with livia.sit(livia.set_table("caesar", "open", "me")) as page:
        page.until_frame()
        page.send("name", name=nasty[:40])
        page.send("say", text=nasty)
        page.until(lambda message: "alert(2)" in message.get("html", ""))
        assert "<script>alert" not in words(page)
        assert "<img src=x" not in words(page)
        assert "&lt;script&gt;" in words(page)


# -- claims


def test_a_claim_is_heard_by_everybody_and_nonsense_is_refused(guest: Door) -> None:
    livia, gaius = guest(), guest()
    address = livia.set_table("idus", "me", "random", "random", "random", "random")
    match = match_of(livia, address)
    with livia.sit(address) as hers, gaius.sit(f"/watch/{match}") as his:
        his.until_frame()
        hers.send("claim", text="faction loyal")
        his.until(lambda message: "Loyal" in message.get("html", ""))
        hers.send("claim", text="faction of one")
        assert hers.error()


# -- after the game


def test_a_rematch_seats_the_same_people_anew(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("idus", "me", "open", "random", "random", "random")
    other = livia.invitations(address)[0].removeprefix(livia.base)
    with livia.sit(address) as hers, marcus.sit(other) as his:
        his.until_frame()
        hers.send("start")
        play_all([hers, his], Random(8))
        his.send("say", text="Again?", room="table")
        hers.until(lambda message: "Again?" in message.get("html", ""))
        again = livia.post(f"{address}/rematch").headers["location"]
        his.until(lambda message: "A rematch is ready" in message.get("html", ""))
    follows = marcus.post(f"{other}/rematch").headers["location"]
    assert again.startswith("/seat/")
    assert len({address, other, again, follows}) == 4
    with livia.sit(again) as hers, marcus.sit(follows) as his:
        sees(hers, "All players are here")
        sees(his, "All players are here")
        assert 'data-send="start"' not in his.frame["html"], "whoever has asked for it first is its host"
        hers.send("start")
        his.until(lambda message: "gone" in message)
        his.send("hello", frame=0)
        assert not is_over(his.until_frame())


def test_a_rematch_waits_for_people_and_says_who_is_missing(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("caesar", "me", "open")
    other = livia.invitations(address)[0].removeprefix(livia.base)
    with livia.sit(address) as hers, marcus.sit(other) as his:
        his.until_frame()
        his.send("name", name="Marcus")
        sees(hers, "Marcus")
        hers.send("start")
        play_all([hers, his], Random(8))
    again = livia.post(f"{address}/rematch").headers["location"]
    with livia.sit(again) as hers:
        sees(hers, "Not here yet: Marcus")
        hers.send("choose", choice=0, at=0)
        assert "not started" in hers.error()


def test_after_a_rematch_nobody_is_listed_the_link_to_another_seat(guest: Door) -> None:
    """The one who set the table does not sit on its first seat."""
    livia, marcus = guest(), guest()
    address = livia.set_table("idus", "open", "me", "random", "random", "random")
    other = livia.invitations(address)[0].removeprefix(livia.base)
    with livia.sit(address) as hers, marcus.sit(other) as his:
        his.until_frame()
        hers.send("start")
        play_all([hers, his], Random(8))
    his_next = marcus.post(f"{other}/rematch").headers["location"]
    assert his_next not in livia.http.get("/").text
    hers_next = livia.post(f"{address}/rematch").headers["location"]
    with livia.sit(hers_next) as hers:
        hers.until_frame()
    home = livia.http.get("/").text
    assert hers_next in home
    assert his_next not in home


def test_a_link_can_be_changed_and_the_old_one_opens_nothing(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "tribune", "me")
    with livia.sit(address) as page:
        page.until_frame()
        fresh = livia.post(f"{address}/link").headers["location"]
        page.until(lambda message: message.get("gone") == "/")
    assert guest().http.get(address).status_code == 404
    assert livia.http.get(address).headers["location"] == fresh, "who has the new one is led to it"
    assert livia.http.get(fresh).status_code == 200
    with livia.sit(fresh) as page:
        page.until_asked()


def test_whoever_comes_by_a_link_for_the_first_time_may_change_it_at_once(guest: Door) -> None:
    """Forms of the first page did not go with the cookie that came with it."""
    livia, marcus = guest(), guest()
    (link,) = livia.invitations(livia.set_table("caesar", "open", "me"))
    seen = marcus.http.get(link).text
    mark = re.search(r'/link"><input type="hidden" name="csrf" value="(\w+)"', seen)
    assert mark is not None
    changed = marcus.http.post(f"{link}/link", data={"csrf": mark[1]})
    assert changed.status_code == 303, changed.text[-500:]
    assert livia.http.get(link).status_code == 404


def test_the_home_page_lists_what_one_plays_and_what_one_may_watch(guest: Door) -> None:
    livia, gaius = guest(), guest()
    address = livia.set_table("caesar", "tribune", "me")
    with livia.sit(address) as page:
        page.until_frame()
    match = match_of(livia, address)
    assert f'href="{address}"' in livia.http.get("/").text
    others = gaius.http.get("/").text
    assert f"/watch/{match}" in others
    assert address not in others


def test_4_01_factions_of_a_journal_that_are_led_by_rule_are_no_persons(guest: Door) -> None:
    match = comitium.new("republic", 1, seed=17)
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    livia = guest()
    files = {"journal": ("game.jsonl", match.journal().encode())}
    place = livia.http.post("/replays", data={"csrf": livia.mark()}, files=files).headers["location"]
    shown = livia.http.get(f"{place}?step=20").text
    assert shown.count("a person") == 1
    assert "Plutocrats" in shown


def test_a_journal_that_somebody_brings_can_be_watched(guest: Door) -> None:
    from comitium import bots

    match = comitium.new("idus", players=5, seed=11)
    players = {seat: bots.make("random", "idus", seat) for seat in range(5)}
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, bots.ask(players[seat], bots.Seat("idus", match.game, seat, match.claims)))
    livia = guest()
    files = {"journal": ("game.jsonl", match.journal().encode())}
    answer = livia.http.post("/replays", data={"csrf": livia.mark()}, files=files)
    assert answer.status_code == 303
    place = answer.headers["location"]
    steps = [livia.http.get(f"{place}?step={step}&seat=2").text for step in (0, 5, 9999)]
    assert len(set(steps)) == 3
    assert 'data-step="5"' in steps[1]
    assert "· away" not in steps[1], "who is connected now says nothing of a game that was"
    assert "space bar" in steps[1], "its keys stand on the page"
    assert comitium.replay(livia.http.get(f"{place}/journal").text).digest == match.digest
    broken = {"journal": ("game.jsonl", match.journal().replace("vote", "veto").encode())}
    refused = livia.http.post("/replays", data={"csrf": livia.mark()}, files=broken)
    assert refused.status_code == 400
