"""The panel of Res Publica Romana: sliders that say what each number buys, sums written out, what may still be taken back."""

from __future__ import annotations

import re

from msgspec.structs import replace

from comitium.core.board import Piece
from comitium.core.messages import Amount, Option, Phrase, Value
from comitium.draw.page.beside import decision
from comitium.draw.page.looks import look
from comitium.draw.page.model import Hint, Table
from comitium.draw.page.republic import cards as republic_cards
from comitium.draw.page.republic import line as republic_line
from comitium.draw.page.republic import odds as republic_odds
from comitium.draw.page.republic import senate as republic_senate
from comitium.draw.page.republic import wars as republic_wars
from comitium.draw.page.words import Words
from comitium.games.republic import names
from comitium.games.republic.choices import TALENTS as TALENTS_OF
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe
from comitium.text import say

from ..drawn import Parsed
from .test_look import ENGLISH, scene, table

__all__ = ["table"]


def asks(table: Table, *odds: Phrase, amount: Amount | None = None, text: Phrase | None = None) -> Table:
    assert table.prompt is not None
    amounts = (amount,) if amount is not None else ()
    return replace(table, prompt=replace(table.prompt, odds=odds, options=(), amounts=amounts, text=text or table.prompt.text))


TALENTS = Amount(100, "talents", Phrase("republic-common-choice-talents", {"amount": 0}), "1.07.412", 0, 4)


def listed(kind: str, *chances: str) -> Phrase:
    parts = tuple(Phrase("republic-odds-part", {"number": at, "chance": chance}) for at, chance in enumerate(chances))
    return Phrase(f"republic-odds-{kind}", {"listed": parts, "enough": 1, "opposed": 1})


def test_1_07_412_a_slider_says_what_each_talent_buys(table: Table) -> None:
    drawn = decision.panel(look("republic"), asks(table, listed("bribes", "3", "8", "17"), amount=TALENTS), ENGLISH)
    scale = drawn.partition('<ol class="scale"')[2].partition("</ol>")[0]
    assert re.findall(r"<b>(\d)</b>(\d*)", scale) == [("0", "3"), ("1", "8"), ("2", "17"), ("3", "17"), ("4", "17")]
    assert re.findall(r'data-tick="(\d)" class="none"', scale) == ["3", "4"], "what buys nothing more is hatched"
    assert '<li class="sr">Odds by bribe' in drawn


def test_1_06_3_a_purse_stands_at_what_lies_in_it(table: Table) -> None:
    text = Phrase("republic-revenue-ask-purse", {"senator": names.senator(0), "amount": 3})
    drawn = decision.panel(look("republic"), asks(table, amount=TALENTS, text=text), ENGLISH)
    assert drawn.count('value="3"') == 2
    assert '<span id="confirm-text">3 T</span>' in drawn


def test_an_amount_of_money_is_not_torn_apart_by_the_end_of_a_line(table: Table) -> None:
    text = Phrase("republic-forum-ask-bid", {"senator": names.senator(0), "amount": 3})
    drawn = decision.panel(look("republic"), asks(table, text=text), ENGLISH)
    assert 'at least <span class="nw">3 T</span>' in drawn.partition('id="question"')[2].partition("</h2>")[0]


def test_1_06_52_a_sentence_that_begins_with_money_stands_beside_the_question_not_in_it(table: Table) -> None:
    text = Phrase("republic-revenue-ask-contribution", {"total": 200, "amount": 8, "short": 0})
    asked, _, besides = (
        decision.panel(look("republic"), asks(table, text=text), ENGLISH).partition('id="question"')[2].partition("</h2>")
    )
    assert asked.endswith("does one of your senators contribute?")
    assert besides.startswith('<p><span class="nw">10 T</span> bring 1 influence')
    text = Phrase("republic-revenue-ask-contribution", {"total": 108, "amount": 126, "short": 18})
    drawn = Parsed(decision.panel(look("republic"), asks(table, text=text), ENGLISH)).text
    assert "are missing: if the State cannot pay, Rome falls." in drawn


def test_1_07_41_the_number_is_a_written_sum(table: Table) -> None:
    made: dict[str, Value] = {"senator": names.senator(0), "target": names.senator(1), "number": -4}
    made |= {"oratory": 3, "influence": 5, "loyalty": 9, "aligned": 7, "talents": 2, "bribe": 7, "counter": 1}
    drawn = republic_odds.stakes(asks(table, Phrase("republic-odds-sum", made)), ENGLISH)
    assert re.findall(r"<td[^>]*>([^<]+)</td>", drawn) == ["+ 8", "− 18", "+ 7", "− 1", "−4"]


def test_1_10_2_a_battle_is_drawn_throw_by_throw() -> None:
    drawn = republic_odds.rollchart("0111222233334444")
    assert drawn.count("<rect") == 16
    assert drawn.count("o-victory") == 4
    assert sum(int(tall) for tall in re.findall(r'height="(\d+)"', drawn)) == 2 * 216


def test_a_long_name_stands_inside_its_card_in_two_lines() -> None:
    for language in ("en", "fr"):
        words = Words(language, "republic")
        for war in range(len(names.WARS)):
            name = names.war(war)
            drawn = republic_cards.drawing(Piece(id="war/0", kind="war", name=name, face=names.WARS[war]), words)
            lines = re.findall(r'<text class="name[^>]*>([^<]+)</text>', drawn)
            assert " ".join(lines) == words.speak(name)
            assert all(len(line) <= 20 for line in lines), lines


def test_1_07_5_a_slider_says_what_each_talent_adds_to_the_chance_of_a_knight(table: Table) -> None:
    drawn = decision.panel(look("republic"), asks(table, listed("knight", "17", "33", "50"), amount=TALENTS), ENGLISH)
    scale = drawn.partition('<ol class="scale"')[2].partition("</ol>")[0]
    assert re.findall(r"<b>(\d)</b>(\d*)", scale) == [("0", "17"), ("1", "33"), ("2", "50"), ("3", "50"), ("4", "50")]


def test_advice_about_numbers_names_them(table: Table) -> None:
    shown = replace(asks(table, amount=TALENTS), hint=Hint("consul", ((TALENTS.choice + 3, 0.4), (TALENTS.choice, 0.2))))
    drawn = decision.panel(look("republic"), shown, ENGLISH).partition('<ul class="odds">')[2].partition("</ul>")[0]
    assert re.findall(r"<b>(\d+)%</b>.*?<span>(.*?)</span>", drawn) == [("40", "3 T"), ("20", "0 T")]


def test_what_was_passed_is_no_part_of_the_next_question() -> None:
    ids = ("common-choice-pass", "forum-choice-attract")
    answered = [Option(place, id, Phrase(f"republic-{id}"), "1.07.5") for place, id in enumerate(ids)]
    assert [option.notation for option in look("republic").chain(answered)] == ["forum-choice-attract"]


def test_a_number_says_nothing_without_the_question_it_answered() -> None:
    ids = ("common-choice-number", "forum-choice-attract", "common-choice-number")
    answered = [Option(place, id, Phrase(f"republic-{id}"), "1.07.5") for place, id in enumerate(ids)]
    assert [option.notation for option in look("republic").chain(answered)] == list(ids[1:])


def test_1_09_13_a_proposal_names_nobody_without_the_sign_of_his_faction(table: Table) -> None:
    zone = next(one for one in table.board.of_kind("faction") if one.owner == 2)
    man = next(one for one in zone.pieces if one.kind == "senator")
    (floor,) = table.board.of_kind("floor")
    said = replace(floor, name=Phrase("republic-senate-proposal-censor", {"senator": man.name}))
    drawn = republic_senate.vote(said, table.board.of_kind("faction"), {}, False, scene(table))
    chips = drawn.partition('<ul class="bids">')[2].partition("</ul>")[0]
    assert chips.count("<li>") == 1
    assert 'class="badge f3"' in chips
    assert ENGLISH.speak(zone.name) in chips


def test_the_board_line_has_every_faction_with_the_number_of_the_phase_and_the_wars(table: Table) -> None:
    (state,) = table.board.of_kind("state")
    named = {zone.owner: zone for zone in table.board.of_kind("faction")}
    seated = [named[seat] for seat in republic_senate.clockwise(state)]  # [3.01.2]
    (forum,) = table.board.of_kind("forum")
    numbers = {
        "votes": lambda zone: f"{zone.value('votes')} votes",
        "talents": lambda zone: f"{sum(one.value('talents') for one in zone.pieces)} T",
        "military": lambda zone: f"influence {zone.value('influence')}",
    }
    for shows, said in numbers.items():
        drawn = Parsed(republic_line.line(seated, (forum,), shows, scene(table)))
        buttons = [tag for name, tag in drawn.tags if name == "button"]
        assert [tag["data-opens"] for tag in buttons] == [*(f"at-{zone.id}" for zone in seated), "at-forum"]
        for zone in seated:
            assert f"{ENGLISH.speak(zone.name)}: {said(zone)}" in drawn.text
    active = len(republic_wars.listed(forum, "active"))
    assert f"Active wars: {active} of 4" in drawn.text
    assert [tag.get("class") for name, tag in drawn.tags if name == "i"].count("on") == active


def test_an_option_says_whose_a_senator_is_where_several_factions_may_be_named(table: Table) -> None:
    board = table.board
    men = [one for zone in board.of_kind("faction") for one in zone.pieces if one.kind == "senator"]
    mine, other = (next(one for one in men if (one.owner == board.seat) is own) for own in (True, False))

    def named(*wanted: Piece) -> dict[int, str]:
        numbers = {one.id: at for at, one in enumerate(wanted, start=7)}
        zones = tuple(
            replace(
                zone,
                pieces=tuple(replace(one, choices=(numbers[one.id],) if one.id in numbers else ()) for one in zone.pieces),
            )
            for zone in board.of_kind("faction")
        )
        return look("republic").tags(replace(table, board=replace(board, zones=zones)), ENGLISH)

    assert named(mine) == {}
    told = named(mine, other)
    for place, one in enumerate((mine, other), start=7):
        assert re.findall('aria-label="([^"]+)"', told[place]) == [say(board.seats[one.owner or 0])]


def test_1_07_41_a_man_s_chance_stands_beside_his_name(table: Table) -> None:
    man = next(one for zone in table.board.walk() for one in zone.pieces if one.kind == "senator")
    odd = Phrase("republic-odds-target", {"senator": man.name, "chance": "17", "best": "58", "amount": 4})
    zone = replace(next(iter(table.board.of_kind("faction"))), pieces=(replace(man, choices=(7,)),))
    asked = asks(replace(table, board=replace(table.board, zones=(zone,))), odd)
    assert look("republic").tags(asked, ENGLISH) == {7: '<b class="chance">58% · 4\N{NO-BREAK SPACE}T</b>'}
    assert '<ul class="sr"' in decision.panel(look("republic"), asked, ENGLISH)  # nothing is left for a list


def test_answers_say_what_is_done_with_a_number() -> None:
    bids = (Auction(0, 4, [], 0, -1, 0), CounterBribe(0, []), Contributions([0], 0, 0, 0, 0))
    asked = (Persuade(0, persuader=0, target=1), Knights(0, man=0), *bids)
    said = [ENGLISH.speak(found) for frame in asked if (found := frame.wording(TALENTS_OF + 3)) is not None]
    assert [one.replace("\u00a0", " ") for one in said] == [
        "Offer 3 T",
        "Spend 3 T",
        "Bid 3 T",
        "Counter-bribe 3 T",
        "Give 3 T",
    ]


def test_1_09_31_whoever_is_to_agree_to_a_dictator_sees_whose_man_he_is(table: Table) -> None:
    men = [one for zone in table.board.of_kind("faction") for one in zone.pieces if one.kind == "senator"]
    mine, other = (next(one for one in men if (one.owner == table.board.seat) is own) for own in (True, False))
    agree = Option(1, "yes", Phrase("republic-senate-agree-yes", {"senator": other.name}), "1.09.31")
    assert table.prompt is not None
    zones = tuple(
        replace(zone, pieces=tuple(replace(one, choices=(7,) if one == mine else ()) for one in zone.pieces))
        for zone in table.board.of_kind("faction")
    )
    asked = replace(table, board=replace(table.board, zones=zones), prompt=replace(table.prompt, options=(agree,)))
    assert say(table.board.seats[other.owner or 0]) in look("republic").tags(asked, ENGLISH)[1]
    assert "influence" in look("republic").detail(agree, asked.board, ENGLISH)
