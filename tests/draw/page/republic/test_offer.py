"""[1.04.3] A draft of an offer in the browser: whatever its gaps can say is an offer that the game understands, and is read
back as it is offered."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from msgspec.structs import replace

import comitium
from comitium.core.agreements import Clause
from comitium.core.dice import Dice
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.draw.page import from_match
from comitium.draw.page.beside import deals
from comitium.draw.page.looks import look
from comitium.draw.page.model import Person, Reader, Reply, Table
from comitium.draw.page.parts import whole
from comitium.draw.page.republic import offer
from comitium.draw.page.words import Words
from comitium.games.republic import names
from comitium.games.republic.deals import form as clauses_form
from comitium.games.republic.deals.clause import binding_kinds
from comitium.games.republic.deals.notation import read
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.match.match import Match

from ..drawn import steps

MINE, OTHER = 0, 1
ENGLISH = Words("en", "republic")
REQUIRED = {"senator": "julius", "amount": "5", "text": "Rome first", "whose": ""}


def match_in_session(floor: bool) -> Match:
    """A game of four in which something is being voted on, or nothing yet."""
    for match in steps("republic", 4, 2, 400):
        board, _ = from_match.board_of(match, MINE)
        if bool(board.of_kind("floor")) == floor:
            return match
    raise AssertionError("nothing was ever voted on")


def table(match: Match, said: dict[str, str], seat: int = MINE, to: int = OTHER, **more: Any) -> Table:
    """The table of somebody who bargains."""
    people = (Person("you"), *(Person("bot", level="tribune") for _ in range(match.header.seats - 1)))
    drawn = from_match.table_of(match, seat, Reader(), "/", people, **more, bargaining=(to, tuple(said.items())))
    assert drawn.bargain is not None
    return drawn


def shop(found: Table, words: Words = ENGLISH) -> str:
    return unescape(whole(deals.shop(look("republic"), found, words)))


def choices(html: str, name: str) -> list[str]:
    """What a gap offers."""
    found = re.search(rf'<select name="{re.escape(name)}".*?</select>', html, re.DOTALL)
    return re.findall(r'<option value="([^"]*)"', found[0]) if found else []


def about(thing: str) -> str:
    """The kind of proposal that may be about a thing."""
    return next(one.name for one in MEASURES if one.thing and thing in names.THINGS[one.thing])


def drafts(match: Match, who: str) -> list[dict[str, str]]:
    """Every promise with its usual words, and with every word of each of its gaps in turn."""
    found = []
    board, _ = from_match.board_of(match, MINE)
    for kind in binding_kinds():
        usual = {"0.who": who, "0.does": kind.word}
        gaps = offer.gaps(kind.word)
        usual |= {f"0.{gap}": REQUIRED[gap] for gap in gaps if gap in REQUIRED}
        if "about" in gaps:
            usual |= {"0.about": "censor", "0.senator": ""}
        listed = shop_of_row(match, usual)
        for gap in gaps:
            for word in choices(listed, f"0.{gap}") or [usual.get(f"0.{gap}", "")]:
                said = {**usual, f"0.{gap}": word}
                if gap == "thing" and word:
                    said["0.kind" if "kind" in gaps else "0.about"] = about(word)
                if gap == "when" and "elected" in word:
                    said["0.whose"] = "julius"
                if gap == "whose" and word:
                    said["0.when"] = "if passed censor"
                if gap == "charge" and word:
                    said["0.trial"] = "minor"
                found.append(offer.draft(said, board, OTHER))
    return found


def shop_of_row(match: Match, said: dict[str, str]) -> str:
    """The gaps of a draft as they are drawn, with every term."""
    return unescape(look("republic").draft_rows(table(match, {**said, "0.when": "if passed censor"}), ENGLISH))


@pytest.mark.parametrize("floor", [False, True])
@pytest.mark.parametrize("who", ["column", "amphora"])
def test_1_04_3_everything_that_the_gaps_can_say_is_understood(floor: bool, who: str) -> None:
    match = match_in_session(floor)
    board, _ = from_match.board_of(match, MINE)
    said = drafts(match, who)
    assert len(said) > 200
    refused = []
    for one in said:
        line = offer.draft_text(one, board, OTHER)
        try:
            clauses_form.read(match.game, MINE, line)
        except Illegal as why:
            if why.why.id != "republic-deals-refuse-has-voted":
                refused.append((line, why.why.id))
    assert refused == []


def test_1_04_3_every_promise_there_is_can_be_drafted() -> None:
    html = shop(table(match_in_session(False), {}))
    assert choices(html, "0.does") == ["", *(kind.word for kind in binding_kinds())]


CLAUSES = """column pay amphora 15 carry turn 4 if passed military julius
amphora pay column 3 if elected censor julius
column for amphora censor julius by fabius by cornelius buying 3
amphora against column land_bill land_bill_1
column abstain amphora consuls
column no-veto amphora censor
amphora veto column dictator
column nominate amphora censor julius step 4
column consent amphora fabius governor
amphora prosecute column julius minor corrupt
amphora no-trial column
column appoint amphora julius master_of_horse
column give amphora random 2
column give amphora tribune shown
amphora no-persuasion column julius
amphora no-counter-bribe column julius
column bid-at-most amphora 4
column games amphora slice_and_dice
amphora contribute column 10
column call-first amphora censor trident
column word amphora "no triumph without me"
"""


@pytest.mark.parametrize("line", CLAUSES.strip().split("\n"))
def test_1_04_3_a_promise_put_into_gaps_and_written_again_is_the_same(line: str) -> None:
    match = match_in_session(False)
    board, _ = from_match.board_of(match, MINE)
    clauses: list[Clause] = read(line)
    said = {f"0.{slot}": word for slot, word in GAME_TYPE.slots(match.game, clauses[0]).items()}
    again = clauses_form.read(match.game, MINE, offer.draft_text(offer.draft(said, board, OTHER), board, OTHER))
    assert [one.state() for one in again] == [one.state() for one in clauses]


def test_1_04_3_what_is_on_the_floor_is_called_this_vote() -> None:
    match = match_in_session(True)
    clauses = clauses_form.read(match.game, MINE, "column no-veto amphora this vote")
    assert GAME_TYPE.slots(match.game, clauses[0])["about"] == "this vote"


# -- the bargaining table


def test_1_04_3_a_draft_is_read_back_and_that_is_what_is_offered() -> None:
    match = match_in_session(False)
    said = {"0.who": "column", "0.does": "pay", "0.amount": "4", "1.who": "amphora", "1.does": "for", "1.about": "censor"}
    drawn = table(match, said)
    assert drawn.bargain is not None
    html = shop(drawn)
    assert "The Column pays the Amphora 4 talents at the next redistribution." in re.sub("<[^>]+>", "", html)
    number = match.offer(MINE, drawn.bargain.text)
    offered = next(one for one in match.agreements if one.number == number)
    assert [GAME_TYPE.clause(clause) for clause in offered.clauses] == list(drawn.bargain.read)


def test_1_04_3_who_asks_nothing_in_return_is_told_so() -> None:
    match = match_in_session(False)
    alone = {"0.who": "column", "0.does": "pay", "0.amount": "4"}
    assert "You ask nothing in return." in shop(table(match, alone))
    assert "You ask nothing" not in shop(table(match, {**alone, "1.who": "amphora", "1.does": "pay"}))


def test_an_empty_draft_cannot_be_offered() -> None:
    html = shop(table(match_in_session(False), {}))
    assert re.search(r'<button class="btn pri" aria-disabled="true" disabled>', html)


def test_1_04_3_a_draft_that_the_rules_refuse_says_why() -> None:
    drawn = table(match_in_session(False), {"0.who": "column", "0.does": "abstain", "0.about": "land_bill"})
    assert drawn.bargain is not None
    assert drawn.bargain.why is not None
    assert "Nobody may abstain on a land bill" in shop(drawn)
    assert "1.09.62" in shop(drawn)


def test_1_04_5_the_gaps_name_cards_of_the_readers_own_hand_only() -> None:
    match = match_in_session(False)
    for seat in range(4):
        board, _ = from_match.board_of(match, seat)
        other = (seat + 1) % 4
        own = {one.face for zone in board.of_kind("hand") if zone.owner == seat for one in zone.pieces if one.face}
        for who in (seat, other):
            html = shop(table(match, {"0.who": names.SEATS[who], "0.does": "give"}, seat, other))
            named = {word for word in choices(html, "0.card") if re.fullmatch(r"[a-z_]+_\d+", word)}
            assert named <= (own if who == seat else set())


def test_1_04_3_an_election_is_about_men_only_and_a_bill_about_bills_only() -> None:
    match = match_in_session(False)
    usual = {"0.who": names.SEATS[OTHER], "0.does": "nominate", "0.senator": "", "0.thing": ""}
    elected = shop(table(match, usual | {"0.kind": "consuls"}))
    assert choices(elected, "0.senator")
    assert choices(elected, "0.thing") == []
    assert choices(shop(table(match, usual | {"0.kind": "land_bill"})), "0.thing") == ["", *names.THINGS["bill"]]


def test_1_05_3_no_family_of_the_curia_can_be_named() -> None:
    for match in steps("republic", 4, 2, 900):
        board, _ = from_match.board_of(match, MINE)
        dead = {one.face for zone in board.of_kind("curia") for one in zone.pieces if one.kind == "senator"}
        if dead:
            break
    else:
        raise AssertionError("nobody has died")
    said = {"0.who": names.SEATS[OTHER], "0.does": "nominate", "0.kind": "consuls", "0.senator": "", "0.thing": ""}
    named = choices(shop(table(match, said)), "0.senator")
    assert len(named) > len(dead)
    assert not dead & set(named)


def test_1_04_3_the_last_reply_of_a_partner_stands_where_she_is_spoken_to() -> None:
    match = match_in_session(True)
    drawn = table(match, {})
    said = (
        Reply(OTHER, 3, Phrase("bots-republic-accept-worth")),
        Reply(OTHER, 4, Phrase("bots-republic-refuse-cheap-statesman")),
    )
    html = shop(replace(drawn, replies=said))
    (last,) = re.findall(r'<ul class="replies last".*?</ul>', html)
    assert "4" in re.sub("<[^>]+>", "", last)
    assert "3" not in re.sub("<[^>]+>", "", last).replace("4", "")
    assert 'class="replies last"' not in shop(drawn)


def test_somebody_who_looks_on_bargains_with_nobody() -> None:
    match = match_in_session(False)
    drawn = from_match.table_of(match, None, Reader(), "/", (Person("person"),) * 4, bargaining=(1, ()))
    assert drawn.bargain is None
    assert shop(drawn) == ""


def test_1_04_3_what_is_promised_stands_there_with_its_time_and_words_are_not_said_to_bind() -> None:
    match = match_in_session(True)
    number = match.offer(MINE, "column pay amphora 4; amphora for column censor")
    match.accept(OTHER, number)
    said = match.offer(MINE, 'column word amphora consulship "Tibi sagum, mihi toga."')
    match.accept(OTHER, said)
    drawn = table(match, {})
    told = re.sub("<[^>]+>", "", shop(drawn))
    assert f"Revenue Phase, turn {match.game.turn + 1}" in told
    assert f"Senate Phase, turn {match.game.turn}" in told
    states = {one.number: one.enforced for one in drawn.deals}
    assert states == {number: True, said: False}
    chat = re.sub("<[^>]+>", "", deals.section(look("republic"), drawn, ENGLISH))
    assert f"{said} · recorded, no promise" in chat
    assert f"{number} · in force" in chat


def test_1_04_3_nothing_hidden_is_in_what_one_could_offer() -> None:
    """The same table, with everything that the seat cannot know drawn anew, offers the same."""
    seen = 0
    for match in steps("republic", 4, 5, 500):
        if MINE not in match.game.actors():
            continue
        drawn = [table(match, {}, to=other).bargain for other in (1, 2, 3)]
        seen += sum(len(one.ready) for one in drawn if one is not None)
        twin = match.game.reimagine(MINE, Dice(7, 3))
        real, match.game = match.game, twin
        assert drawn == [table(match, {}, to=other).bargain for other in (1, 2, 3)]
        match.game = real
        if seen > 30:
            return
    assert seen > 3, "there was hardly anything to offer"


@pytest.mark.parametrize("option", ["", "pontifex", "advocates", "laws_by_vote"])
def test_1_04_3_the_form_lists_what_this_table_plays_with(option: str) -> None:
    match = comitium.new("republic", players=4, seed=1, **({option: True} if option else {}))
    said = {"0.does": "for", "0.about": "law", "1.does": "pay", "1.when": "if passed censor", "2.does": "consent"}
    form = shop(table(match, said))
    assert ('value="pontifex_removal"' in form) == (option == "pontifex")
    assert ('value="if elected pontifex_maximus"' in form) == (option == "pontifex")
    assert ('value="if passed law"' in form) == (option == "laws_by_vote")
    assert ('value="gabinian_law"' in form) == (option == "laws_by_vote")
    assert ('value="advocate"' in form) == (option == "advocates")
    assert 'value="prosecutor"' in form
    assert 'value="if elected censor"' in form


def test_4_01_1_two_players_promise_only_what_can_be_done_without_votes_and_trials() -> None:
    html = shop(table(comitium.new("republic", 5, seed=1, neutrals=3), {"0.who": "column", "0.does": "pay"}))
    words = choices(html, "0.does")
    assert {"pay", "give", "no-persuasion", "contribute", "appoint"} <= set(words)
    assert not {"for", "against", "veto", "no-veto", "prosecute", "call-first"} & set(words)
    assert "for" in choices(shop(table(match_in_session(False), {"0.who": "column", "0.does": "pay"})), "0.does")
    records = re.findall(r'<ul class="records">.*?</ul>', html, re.DOTALL)[0]
    assert records.count("<li>") == 2, "neutral factions promise nothing"


@pytest.mark.parametrize("before", [{}, {"1.senator": ""}])
def test_1_07_4_a_promise_about_a_certain_senator_names_one_from_the_start(before: dict[str, str]) -> None:
    """One of those who are promised it; "any senator" would be no such clause."""
    said = {"0.who": "column", "0.does": "pay", "0.amount": "2", "1.who": "amphora", "1.does": "no-persuasion", **before}
    found = table(comitium.new("republic", 5, seed=1, neutrals=3), said)
    assert found.bargain is not None
    assert found.bargain.why is None
    own = {one.face for zone in found.board.of_kind("faction") if zone.owner == MINE for one in zone.pieces}
    assert found.bargain.said["1.senator"] in own
    assert "" not in choices(shop(found), "1.senator")
