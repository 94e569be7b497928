"""The table of Res Publica Romana: whatever lights up can be pointed at, votes and odds are drawn as they are, what dice have
decided is told, and nothing is drawn that the reader may not know."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

import comitium
from comitium.core.dice import stream
from comitium.core.messages import Event, Option, Phrase, Value
from comitium.draw import page
from comitium.draw.page import zones
from comitium.draw.page.beside import decision
from comitium.draw.page.looks import look
from comitium.draw.page.model import Table
from comitium.draw.page.republic import moves as republic_moves
from comitium.draw.page.republic import news as republic_news
from comitium.draw.page.republic import odds as republic_odds
from comitium.draw.page.republic import people as republic_people
from comitium.draw.page.republic import phases as republic_phases
from comitium.draw.page.republic import senate as republic_senate
from comitium.draw.page.words import Words
from comitium.games.republic import names
from comitium.games.republic.board.signs import mark
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.events.advanced.provincial import ProvinceFought
from comitium.games.republic.events.asides import CardStolen, InfluencePeddled
from comitium.games.republic.events.attempts import AttemptDeclared, AttemptResolved, AttemptRolled, BodyguardsPlayed
from comitium.games.republic.events.business import CommanderSent, ForcesRaised
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, DiceThrown, UnitsLost
from comitium.games.republic.events.forum import (
    BidMade,
    BidPassed,
    BribeRaised,
    CounterBribed,
    FamilyFollowed,
    InitiativeBegan,
    KnightTried,
    PersuasionAttempted,
    PersuasionRolled,
)
from comitium.games.republic.events.people import (
    CardTakenUnseen,
    PhaseBegan,
    SenatorJoined,
    StateEarned,
    StatePaid,
    UnrestChanged,
)
from comitium.games.republic.events.population import StateOfTheRepublic
from comitium.games.republic.events.revenue import BillPaid, IncomeEarned
from comitium.games.republic.events.senate import OfficeTaken, ProposalAnnounced, VoteClosed, VotesCast
from comitium.games.republic.events.wars import WarPlaced
from comitium.games.republic.state.numbers import ROME_CONSUL

from ..drawn import Parsed, first_drawn, model, steps

ENGLISH = Words("en", "republic")


@pytest.fixture(scope="module")
def table() -> Table:
    """In the first Senate of four, somebody's vote on the floor; nothing has come of her last answer."""
    found = first_drawn(
        4, 2, lambda seen: seen.prompt is not None and seen.prompt.kind == "Turn" and bool(seen.board.of_kind("floor"))
    )
    return replace(found, since_answer=0)


def scene(table: Table) -> republic_people.Scene:
    return republic_people.Scene(look("republic"), table, ENGLISH)


def heard(table: Table, *events: Event) -> Table:
    return replace(table, events=(*table.events, *events), fresh=len(events))


def senator(table: Table, seat: int) -> int:
    zone = next(zone for zone in table.board.of_kind("faction") if zone.owner == seat)
    return names.SENATORS.index(next(one.face for one in zone.pieces if one.kind == "senator"))


# -- the table


@pytest.mark.parametrize("seed", [2, 5])
def test_everything_lit_can_be_pointed_at(seed: int) -> None:
    for number, match in enumerate(steps("republic", 4, seed, 400)):
        for seat in match.game.actors() if number % 7 == 0 else ():
            drawn = model(match, seat)
            assert drawn.board.lit() <= Parsed(page.table_frame(drawn)).choices()


@pytest.mark.parametrize("seed", [3, 8])
def test_1_04_9_a_page_is_the_same_in_every_world_the_seat_cannot_tell_apart(seed: int) -> None:
    for number, match in enumerate(steps("republic", 3, seed, 260)):
        if number % 40 or match.outcome is not None:
            continue
        for seat in range(3):
            twin = comitium.replay(match.journal())
            twin.game = twin.game.reimagine(seat, stream(seed, str(number)))
            assert page.frame(model(twin, seat), 1) == page.frame(model(match, seat), 1)


def test_hands_of_others_are_a_number_and_nothing_else() -> None:
    for match in steps("republic", 4, 2, 40):
        drawn = model(match, 0)
        for zone in drawn.board.of_kind("faction"):
            html = republic_people.faction(zone, "votes", (), {}, scene(drawn))
            assert ("at-card/" in html) == (zone.owner == 0 and any(one.face for hand in zone.zones for one in hand.pieces))


def test_a_list_of_offices_has_no_point_at_its_end(table: Table) -> None:
    assert not re.search(r"·\s*(</|$)", re.sub(r"<td>·</td>", "", page.table_frame(table)))


def test_columns_are_the_same_for_every_faction_and_the_one_asked_about_is_shaded(table: Table) -> None:
    html = page.table_frame(table)
    assert html.count('class="men s9"') == len(table.board.of_kind("faction")), "the Senate asks about votes"
    assert len(set(re.findall(r'<table class="men s9"><thead>.*?</thead>', html))) == 1


# -- votes


def test_1_09_14_votes_are_runs_of_the_factions_that_cast_them(table: Table) -> None:
    what = Phrase("republic-senate-kind-censor")
    first, second = senator(table, 0), senator(table, 1)
    told = heard(
        table,
        VotesCast("1.09.14", first, 9, 0, 0),
        ProposalAnnounced("1.09.13", what, 0, 0),
        VotesCast("1.09.14", first, 3, 0, 1),
        VotesCast("1.09.14", second, 0, 4, 0),
    )
    assert republic_senate.cast(told) == {0: (3, 0, 1), 1: (0, 4, 0)}, "what was cast before is another vote's"


def test_1_09_7_a_vote_is_suspended_while_somebodys_life_is_attempted(table: Table) -> None:
    declared, resolved = AttemptDeclared("1.09.72", 0, 1, 0, 0), AttemptResolved("1.09.72", 0, 1, 1, 0)
    assert "suspended" in page.table_frame(heard(table, declared))
    assert "suspended" not in page.table_frame(heard(table, declared, resolved))


def test_1_09_14_an_option_says_what_it_makes_of_the_count(table: Table) -> None:
    assert table.prompt is not None
    floor = table.board.of_kind("floor")[0]
    own = next(zone for zone in table.board.of_kind("faction") if zone.owner == table.board.seat)
    ayes, noes, votes = floor.value("ayes"), floor.value("noes"), own.value("votes")
    said = {option.text.id: look("republic").detail(option, table.board, ENGLISH) for option in table.prompt.options}
    assert said["republic-senate-choice-all-for"] == f"makes {ayes + votes} to {noes}"
    assert said["republic-senate-choice-all-against"] == f"makes {ayes} to {noes + votes}"


def test_1_09_42_what_a_vote_makes_of_a_trial_counts_the_influence_of_the_accused(table: Table) -> None:
    assert table.prompt is not None
    floor = table.board.of_kind("floor")[0]
    tried = replace(floor, marks=(*floor.marks, mark("given-against", 11)), name=Phrase("republic-trials-proposal-minor"))
    board = replace(table.board, zones=tuple(tried if zone is floor else zone for zone in table.board.zones))
    option = next(one for one in table.prompt.options if one.text.id == "republic-senate-choice-all-abstain")
    assert look("republic").detail(option, board, ENGLISH) == f"stays {floor.value('ayes')} to {floor.value('noes') + 11}"
    assert "add 11 against it" in republic_senate.vote(tried, board.of_kind("faction"), {}, False, scene(table))


def test_what_was_answered_before_the_proposal_is_no_part_of_it() -> None:
    ids = ("call", "all-against", "lose-influence", "propose", "done", "legions")
    answered = [Option(place, id, Phrase(f"republic-senate-choice-{id}"), "1.09.12") for place, id in enumerate(ids)]
    assert [option.notation for option in look("republic").chain(answered)] == ["propose", "done", "legions"]
    assert [option.notation for option in look("republic").chain(answered[:2])] == []
    assert list(look("republic").chain(answered[5:])) == answered[5:]


# -- odds


@pytest.mark.parametrize(("highest", "enough"), [(1, 0), (4, 6), (7, 21), (9, 30)])
def test_1_07_41_a_tessera_stands_for_each_throw_of_two_dice(highest: int, enough: int) -> None:
    drawn = republic_odds.pyramid(highest)
    counts: dict[str, int] = {}
    for form, path in re.findall(r'<path class="(\w+)"[^>]* d="([^"]+)"', drawn):
        counts[form] = counts.get(form, 0) + path.count("z")
    assert counts.get("enough", 0) == enough
    assert counts["never"] == 6, "ten, eleven and twelve"
    assert sum(counts.values()) == 36
    reach = republic_odds.pyramid(highest, highest)
    assert re.findall(r'data-from="(\d+)"', reach) == [str(total - highest) for total in range(highest + 1, 10)]


@pytest.mark.parametrize("number", [1, 5, 9, 12])
def test_1_07_413_a_counter_bribe_takes_the_highest_throws_first_and_all_by_what_makes_it_impossible(number: int) -> None:
    drawn = republic_odds.pyramid(min(number, 9), None, number)
    lost = [str(number - total + 1) for total in range(2, min(number, 9) + 1)]
    assert re.findall(r'class="enough" data-from="(\d+)"', drawn) == lost
    assert '"less" data-from' not in drawn


def test_odds_of_a_battle_are_a_bar_with_every_outcome_that_may_be(table: Table) -> None:
    assert table.prompt is not None
    said = {
        "victory": "94",
        "stalemate": "< 1",
        "standoff": "2",
        "disaster": "3",
        "defeat": "0",
        "killed": "5",
        "captured": "< 1",
    }
    about: dict[str, Value] = {"senator": names.senator(0), "war": names.war(0), "legions": 2, "fleets": 0, **said}
    drawn = republic_odds.stakes(
        replace(table, prompt=replace(table.prompt, odds=(Phrase("republic-odds-attack", about),))), ENGLISH
    )
    assert len(re.findall(r'<rect class="o-', drawn)) == 4, "no defeat"
    assert "&lt; 1%" in drawn
    assert "2 legions" in drawn


def test_a_question_that_is_no_gamble_has_no_picture_of_odds(table: Table) -> None:
    assert table.prompt is not None
    assert republic_odds.stakes(replace(table, prompt=replace(table.prompt, odds=())), ENGLISH) == ""
    assert republic_odds.stakes(replace(table, prompt=None), ENGLISH) == ""


# -- how far a phase has come


def forum(table: Table, *events: Event) -> str:
    told = heard(replace(table, board=replace(table.board, moment="2/3")), PhaseBegan("1.07", 3), *events)
    return republic_phases.course(told, scene(told))


def test_1_07_2_initiatives_stand_with_what_they_drew_and_the_bids_for_the_next(table: Table) -> None:
    drawn = forum(
        table,
        InitiativeBegan("1.07.2", 1, 2),
        WarPlaced("1.07.33", 0, 0, 0),
        InitiativeBegan("1.07.2", 2, 0),
        CardTakenUnseen("1.07.3", 0),
        BidPassed("1.07.22", 1),
        BidMade("1.07.22", 3, senator(table, 3), 4),
    )
    shown = Parsed(drawn).text
    assert drawn.count("<li") == 4
    assert "1st Punic" in shown
    assert "unknown card" in shown
    assert "4 T" in shown
    assert forum(table) == ""


def test_1_07_41_a_persuasion_is_shown_until_the_dice_fall(table: Table) -> None:
    tried = (
        PersuasionAttempted("1.07.41", 0, 1, 3, 6),
        CounterBribed("1.07.413", 2, 2, 4),
        BribeRaised("1.07.412", 0, 1, 5),
    )
    shown = Parsed(forum(table, *tried)).text
    assert "+ 4 T" in shown
    assert "− 2 T" in shown
    assert "number 5" in shown
    assert "number" not in Parsed(forum(table, *tried, PersuasionRolled("1.07.41", 0, 1, 5, 0, 5, 1))).text


def test_1_06_1_the_reader_sees_what_her_own_senators_have_earned(table: Table) -> None:
    assert table.board.seat is not None
    own, other = senator(table, table.board.seat), senator(table, (table.board.seat + 1) % 4)
    board = replace(table.board, moment="2/2")
    earned = (IncomeEarned("1.06.1", own, 3, 2, 4, 9), IncomeEarned("1.06.1", other, 1, 0, 0, 1))
    told = heard(replace(table, board=board), PhaseBegan("1.06", 2), *earned, BillPaid("1.06.5", 20, 0, 16, 0, 36))
    shown = Parsed(republic_phases.course(told, scene(told))).text
    assert "Your senators earn 9 T" in shown
    assert "= − 36" in shown


# -- what has happened


def test_1_10_2_a_battle_is_left_to_its_moment_at_every_speed(table: Table) -> None:
    fought = (
        ArmiesMet("1.10.2", 0, 0, 0, 18, 4, 16),
        DiceThrown("1.10.2", 5, 4, 4, 13),
        BattleDecided("1.10.2", 0, 4, 19),
        UnitsLost("1.10.4", 0, 1, 1, "IX"),
    )
    for speed in ("usual", "instant"):  # then the list above the log opens it
        told = replace(heard(table, *fought), speed=speed)
        assert republic_news.news(told, scene(told)) == ""
    midway = heard(table, *fought[:2])
    assert republic_news.news(midway, scene(midway)).count("<li>") == 2, "it has no moment before it is decided"


def test_2_02_41_a_battle_of_a_province_is_left_to_its_moment(table: Table) -> None:
    fought = (
        ProvinceFought("2.02.41", 0, 0, 0, 4, 2, 8),
        DiceThrown("2.02.41", 5, 4, 4, 13),
        BattleDecided("2.02.41", 0, 4, 11),
    )
    told, midway = heard(table, *fought), heard(table, *fought[:2])
    assert republic_news.news(told, scene(told)) == ""
    assert republic_news.news(midway, scene(midway)).count("<li>") == 2


def test_1_08_2_the_speech_is_left_to_its_moment(table: Table) -> None:
    told = heard(table, StateOfTheRepublic("1.08.2", 0, 8, 5, -2, 0, 1), UnrestChanged("1.08.2", 5, 9))
    assert republic_news.news(told, scene(told)) == ""


def test_1_09_143_a_vote_that_the_readers_own_ballot_ends_is_told_until_the_next_proposal(table: Table) -> None:
    assert table.board.seat is not None
    closed = VoteClosed("1.09.143", Phrase("republic-senate-kind-censor"), "passed", 9, 4)
    for seat, is_told in ((table.board.seat, True), ((table.board.seat + 1) % len(table.board.seats), False)):
        cast = VotesCast("1.09.14", senator(table, seat), 1, 0, 0)
        known = replace(table, events=(*table.events, cast, closed), fresh=0)
        assert ("Passed" in republic_news.news(known, scene(known))) == is_told
    later = replace(known, events=(*known.events, PhaseBegan("1.10", 6)))
    assert not republic_news.news(later, scene(later))


def test_1_07_35_a_card_that_was_stolen_is_news_to_who_has_lost_it(table: Table) -> None:
    taken, which = InfluencePeddled("1.07.35", 1, 0), CardStolen("1.07.35", 1, 0, CARD_KEY.index("tribune_1"))
    robbed, others = heard(table, taken, which), heard(table, taken)
    assert "takes the Tribune card from" in republic_news.news(robbed, scene(robbed))
    assert not republic_news.news(others, scene(others))


def test_attempts_and_votes_are_told_and_old_news_are_not(table: Table) -> None:
    events = (
        AttemptDeclared("1.09.72", 0, 1, 0, 0),
        AttemptResolved("1.09.72", 0, 1, 1, 0),
        VoteClosed("1.09.143", Phrase("republic-senate-kind-land_bill"), "passed", 9, 4),
    )
    told = heard(table, *events)
    assert republic_news.news(told, scene(told)).count("<li>") == 1, "the attempt had its moment"
    assert republic_news.news(replace(told, fresh=0), scene(told)) == ""
    thrown = heard(table, events[0], AttemptRolled("1.09.72", 4, 5, 1), BodyguardsPlayed("1.09.73", 1, 1, 4))
    assert republic_news.news(thrown, scene(thrown)).count("<li>") == 3
    over = replace(told, board=replace(told.board, over=True))
    assert republic_news.news(over, scene(told)) == "", "at the end there is the chronicle"


def test_numbers_of_the_state_that_have_changed_are_marked(table: Table) -> None:
    told = heard(table, StatePaid("1.06.5", 20, 80))
    assert republic_senate.changed(told) == {"treasury"}
    assert republic_senate.changed(table) == frozenset() or table.fresh


def test_a_number_that_is_what_it_was_is_not_marked_as_new(table: Table) -> None:
    fleets = ForcesRaised("1.09.63", 0, 2, 20)
    assert republic_senate.changed(heard(table, fleets)) == {"fleets"}, "no legion was raised"
    sent = CommanderSent("1.09.641", 1, 2, 6, 2)
    assert republic_senate.changed(heard(table, ForcesRaised("1.09.63", 6, 2, 80), sent)) == frozenset()
    assert republic_senate.changed(heard(table, StateEarned("1.06", 5, 85), StatePaid("1.06.5", 5, 80))) == frozenset()


def test_a_senator_who_takes_office_is_not_a_new_senator(table: Table) -> None:
    known = senator(table, 1)
    id = f"senator/{names.SENATORS[known]}"
    elected = zones.Scene(look("republic"), heard(table, OfficeTaken("1.09.22", known, ROME_CONSUL)), ENGLISH)
    assert "changed" in elected.states(id, ())
    assert "data-new" not in elected.tags(id, ())
    joined = zones.Scene(look("republic"), heard(table, SenatorJoined("1.07.4", known, 1)), ENGLISH)
    assert "data-new" in joined.tags(id, ())


def test_what_came_to_the_table_is_marked_as_new(table: Table) -> None:
    wars = [one.face for zone in table.board.of_kind("wars") for one in zone.pieces]
    there, absent = names.WARS.index(wars[0]), next(war for war, key in enumerate(names.WARS) if key not in wars)
    events = (WarPlaced("1.07.33", there, 0, 0), WarPlaced("1.07.33", absent, 0, 0))
    moves = republic_moves.moves(events, table.board)
    assert [(move.source, move.target) for move in moves] == [("deck", f"war/{wars[0]}")]
    before = replace(table.board, moment="0/0")
    assert republic_moves.moves(events, before) == []
    assert "changed" in zones.Scene(look("republic"), heard(table, *events), ENGLISH).states(f"war/{wars[0]}", ())


def test_every_sign_of_the_table_is_in_the_legend() -> None:
    for language in ("en", "fr"):
        legend = "".join(sign for sign, _ in look("republic").legend(Words(language, "republic")))
        for shape in {*republic_people.SIGNS.values(), "legion", "fleet", "skull", "standoff", "spoils", "veteran"}:
            assert f"#i-{shape}" in legend, shape


# -- what helps to decide


def question(table: Table) -> Parsed:
    return Parsed(decision.panel(look("republic"), table, ENGLISH))


def test_1_09_14_for_against_and_abstain_stand_beside_each_other_with_what_they_make(table: Table) -> None:
    drawn = question(table)
    assert sum(one.get("class") == "opt third" for _, one in drawn.tags) == 3
    floor = table.board.of_kind("floor")[0]
    assert f"stays {floor.value('ayes')} to {floor.value('noes')}" in drawn.text


def test_1_09_12_a_narrow_screen_sees_who_has_been_called_beside_the_count(table: Table) -> None:
    floor, factions = table.board.of_kind("floor"), table.board.of_kind("faction")
    drawn = republic_senate.vote(floor[0], factions, republic_senate.cast(table), False, scene(table))
    called = drawn.partition('<ul class="called">')[2]
    assert called.count("<li ") == len(factions)
    assert 'class="come"' in called


def test_1_07_5_what_her_own_dice_have_decided_stands_beside_the_initiative(table: Table) -> None:
    events = (InitiativeBegan("1.07.2", 2, 0), KnightTried("1.07.5", senator(table, 0), 2, 1, 3, 0))
    drawn = republic_phases.initiatives(events, scene(table))
    assert "no knight joins" in drawn
    assert 'class="die' in drawn


def test_1_07_312_a_family_that_follows_its_statesman_was_drawn_too(table: Table) -> None:
    events = (InitiativeBegan("1.07.2", 2, 0), FamilyFollowed("1.07.312", senator(table, 0), senator(table, 1)))
    assert "<span></span>" not in republic_phases.initiatives(events, scene(table)).replace('<span class="sr">', "")
    name = ENGLISH.speak(names.senator(senator(table, 0)))
    assert name in republic_phases.initiatives(events, scene(table))


def test_when_all_is_over_nobody_decides(table: Table) -> None:
    over = replace(table, prompt=None, board=replace(table.board, over=True, asked=()))
    drawn = question(over)
    assert "Waiting" not in drawn.text
    assert "No more decisions" in drawn.text


@pytest.mark.parametrize(("omens", "edge", "told"), [(0, "+11", False), (1, "+10", True)])
def test_1_10_11_both_sides_of_a_battle_are_written_out_with_the_omens(omens: int, edge: str, told: bool) -> None:
    drawn = republic_odds._balance({"army": 18, "led": 4, "enemy": 11, "omens": omens}, ENGLISH)
    assert "18 + commander 4 = 22 against 11" in drawn
    assert ("evil omens" in drawn) == told
    assert f'<b class="num">{edge}</b>' in drawn


@pytest.mark.parametrize(
    ("kind", "said"), [("minor", "loses 5 popularity"), ("major", "he dies, and"), ("special", "he dies.")]
)
def test_1_09_44_a_trial_says_what_guilt_brings(table: Table, kind: str, said: str) -> None:
    floor = replace(table.board.of_kind("floor")[0], name=Phrase(f"republic-trials-proposal-{kind}"))
    assert said in republic_senate.vote(floor, table.board.of_kind("faction"), {}, False, scene(table))
