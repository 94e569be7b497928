"""The table of a running game: whatever may be chosen can be pointed at and stands in the panel; what happened is told."""

from __future__ import annotations

import re
from random import Random

import pytest
from msgspec.structs import replace

import comitium
from comitium.core.messages import Event, Phrase
from comitium.draw import page
from comitium.draw.page import from_match
from comitium.draw.page.beside.reasons import shut
from comitium.draw.page.looks import look
from comitium.draw.page.model import Absence, ChatLine, Coach, Hint, Person
from comitium.draw.page.words import Words
from comitium.match.orders import FORCED, StandingOrder

from . import imagined
from .drawn import ENGLISH, FRENCH, Parsed, model, people, plain_looks, steps

GAMES = [("caesar", 2, 1), ("caesar", 2, 2), ("idus", 5, 1), ("idus", 8, 2)]


@pytest.mark.parametrize(("game", "players", "seed"), GAMES)
def test_everything_lit_can_be_pointed_at_and_every_option_is_in_the_panel(game: str, players: int, seed: int) -> None:
    for match in steps(game, players, seed, 130):
        for seat in match.game.actors():
            table = model(match, seat)
            seen = Parsed(page.table_frame(table))
            assert table.prompt is not None
            assert seen.options() == {option.choice for option in table.prompt.options}
            faced = {option.choice for option in table.prompt.options if look(game).face(option, table.board, Words("en"))}
            assert table.board.lit() <= seen.choices() | faced


@pytest.mark.parametrize(("game", "players", "seed"), GAMES[1:3])
def test_any_board_can_be_drawn_without_a_look_of_its_own(game: str, players: int, seed: int) -> None:
    with plain_looks():
        for match in steps(game, players, seed, 60):
            for seat in match.game.actors():
                table = model(match, seat)
                seen = Parsed(page.table_frame(table))
                assert table.board.lit() <= seen.choices()
                assert {option.choice for option in table.prompt.options} == seen.options()  # type: ignore[union-attr]


def test_sixty_senators_thirty_zones_and_an_amount() -> None:
    with plain_looks():
        seen = Parsed(page.table_frame(imagined.table(FRENCH, people(6, imagined.READER))))
    assert seen.choices() == seen.options() == set(range(10))
    assert len([id for id in seen.values("id") if id.startswith("at-senator/")]) == 60
    amount = next(attributes for _, attributes in seen.tags if attributes.get("data-base"))
    assert (amount["data-base"], amount["data-each"], amount["data-one"]) == ("1000", "2", "attend 1 réponse")
    assert amount["data-many"] == "attend # réponses"
    slider = next(attributes for _, attributes in seen.tags if attributes.get("type") == "range")
    assert (slider["min"], slider["max"], slider["step"]) == ("1", "24", "1")


def test_numbers_stand_in_columns_where_a_game_has_names_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    from comitium.draw.page import zones

    monkeypatch.setattr(zones, "heading", lambda game, id, language: (id[-3:].upper(), f"{game}-mark-{id}"))
    with plain_looks():
        html = page.table_frame(imagined.table(ENGLISH, people(6, imagined.READER)))
    assert html.count("<thead>") == 6, "senators, and not what carries a single number"
    assert '<abbr title="caesar-mark-oratory">ORY</abbr>' in html


def test_what_is_answered_already_is_shown_and_may_be_taken_back() -> None:
    match = comitium.new("caesar", seed=3)
    match.choose(0, match.game.legal(0)[0])
    table = model(match, 0)
    assert [option.choice for option in table.chain] == [match.entries()[0].choice]
    assert table.undo
    html = page.table_frame(table)
    assert 'class="chain"' in html
    assert 'data-send="undo"' in html


def test_why_not_is_answered_with_a_reason_and_a_rule() -> None:
    for match in steps("caesar", 2, 6, 150):
        if match.outcome is not None:
            break
        seat = match.game.actors()[0]
        board, prompt = from_match.board_of(match, seat)
        assert prompt is not None
        for one in shut(match, seat, prompt, board):
            assert one.rule
            assert one.text.id not in {""}
            assert one.text not in [option.text for option in prompt.options]
    assert page.table_frame(model(match, 0)).count("<details") > 0


def test_why_not_speaks_only_of_senators_who_are_on_the_table() -> None:
    told = 0
    for match in steps("republic", 4, 1, 200):
        seat = match.game.actors()[0]
        board, prompt = from_match.board_of(match, seat)
        assert prompt is not None
        there = {piece.name.id for zone in board.walk() for piece in zone.pieces}
        args = [value for one in shut(match, seat, prompt, board) for value in one.text.args.values()]
        named = [value.id for value in args if isinstance(value, Phrase)]
        senators = {id for id in named if id.startswith("republic-card-")}
        assert senators <= there
        told += len(senators)
    assert told


def test_why_not_does_not_speak_of_the_one_who_asks() -> None:
    """Nobody who calls a faction wonders why it cannot be her own."""
    told = 0
    for match in steps("republic", 4, 1, 200):
        seat = match.game.actors()[0]
        board, prompt = from_match.board_of(match, seat)
        assert prompt is not None
        args = [value for one in shut(match, seat, prompt, board) for value in one.text.args.values()]
        named = [value.id for value in args if isinstance(value, Phrase)]
        assert board.seats[seat].id not in named
        told += len({one.id for one in board.seats} & set(named))
    assert told


def test_a_group_that_is_full_is_named_among_what_cannot_be_chosen() -> None:
    found = [
        one.text
        for match in steps("caesar", 2, 4, 400)
        if match.outcome is None and match.question(match.game.actors()[0]).kind == "Place"
        for one in shut(match, match.game.actors()[0], *reversed(from_match.board_of(match, match.game.actors()[0])))  # type: ignore[arg-type]
    ]
    assert any(text.id == "caesar-choice-on" for text in found)


def test_a_reason_is_told_of_what_is_asked_for_and_not_of_a_card_of_the_hand() -> None:
    """Which card an assassin strikes: not "place a 2", but another card, is what cannot be chosen."""
    found = 0
    for match in steps("caesar", 2, 4, 400):
        if match.outcome is not None:
            break
        seat = match.game.actors()[0]
        board, prompt = from_match.board_of(match, seat)
        if prompt is None or any(option.text.id != "caesar-choice-target" for option in prompt.options):
            continue
        about = [one.text.id for one in shut(match, seat, prompt, board) if one.rule == prompt.rule]
        assert set(about) <= {"caesar-choice-target"}
        found += len(about)
    assert found


def test_the_card_that_is_being_placed_is_shown_where_it_would_lie() -> None:
    shown = set()
    for match in steps("caesar", 2, 3, 200):
        if match.outcome is not None:
            break
        seat = match.game.actors()[0]
        kind = match.question(seat).kind
        html = page.table_frame(model(match, seat))
        slots = re.findall(r'<span class="slot" aria-hidden="true">.*?</svg>(.*?)</span>', html)
        if kind == "Place":
            card = match.question(seat).text.args["card"]
            way = "up" if match.question(seat).text.id.endswith("up") else "down"
            assert slots
            assert all(f"card {way}" in slot.replace("rome ", "").replace("egypt ", "") for slot in slots), (card, slots)
            shown.add(way)
        else:
            assert not "".join(slots)
        assert "card" not in "".join(re.findall(r'class="slot".*?</span>', page.table_frame(model(match, 1 - seat))))
    assert shown == {"up", "down"}


def test_an_action_aims_with_its_own_sign_and_where_the_cards_lie_that_it_strikes() -> None:
    seen = {}
    for match in (one for seed in range(3, 9) for one in steps("caesar", 2, seed, 260)):
        if match.outcome is not None:
            continue
        seat = match.game.actors()[0]
        asked = match.question(seat).text.id
        html = page.table_frame(model(match, seat))
        halves = dict(re.findall(r'<div class="half (opp|me)"[^>]*>(?:(?!</div>).)*?class="slot"[^>]*>.*?#i-([a-z]+)"', html))
        if asked.startswith("caesar-ask-aim-") and not asked.endswith("-card"):
            seen[asked.removeprefix("caesar-ask-aim-").removesuffix("-second")] = halves
        elif asked.startswith("caesar-ask-place-"):
            seen["place"] = halves
    assert seen.keys() >= {"place", "assassination", "scout", "castling", "wrath"}
    for sign, halves in seen.items():
        assert halves == {"opp" if sign in ("assassination", "scout") else "me": "plus" if sign == "place" else sign}


def test_who_plays_alone_against_directives_has_no_chat() -> None:
    """Until somebody who looks on writes."""
    match = comitium.new("republic", players=1, seed=1)
    alone = (Person("you", "Livia"), *[Person("rule")] * 4)
    table = replace(model(match, 0), people=alone)
    assert 'id="tab-talk' not in page.table_frame(table)
    assert 'id="tab-talk-in"' in page.table_frame(replace(table, chat=(ChatLine("Marcus", "Salve!"),)))
    assert 'id="tab-talk-in"' in page.table_frame(replace(table, people=(alone[0], Person("person"), *alone[2:])))


def test_a_small_screen_has_a_way_to_the_log_that_says_how_much_is_new() -> None:
    *_, match = steps("caesar", 2, 3, 120)
    seat = match.game.actors()[0]
    html = page.table_frame(model(match, seat, decided=match.event_count(seat) - 5))
    count = re.search(r"New since you last looked: (\d+)", html)
    assert count is not None
    assert re.search(rf'<a class="btn ghost small news" href="#notes">.*?</svg> {count[1]} new<svg class="i talks"', html)
    assert 'id="notes"' in html
    assert 'small news" href="#notes"' in page.table_frame(model(match, 1 - seat)), "who waits reads more than who decides"


def test_every_claim_that_is_offered_can_be_made() -> None:
    offered = 0
    for match in steps("idus", 5, 4, 80):
        for seat in range(5):
            html = page.table_frame(model(match, seat))
            offered += html.count('data-words="saw')
            assert not re.search(r"<select[^>]*></select>", html), "a Praetor has seen nothing before the votes lie there"
    assert offered


def test_a_consul_who_gives_up_a_card_reads_whose_side_the_other_one_is() -> None:
    for match in steps("idus", 5, 4, 200):
        seat = match.game.actors()[0]
        if match.question(seat).kind == "ChooseSide" and len(match.game.legal(seat)) == 2:
            break
    told = Parsed(page.table_frame(model(match, seat))).text
    assert len(re.findall(r"then you win with the (?:Loyal|Traitors|Merchants), to the end", told)) == 2


def test_others_decide_and_their_names_are_said() -> None:
    match = comitium.new("idus", players=5, seed=1)
    waiting = next(seat for seat in range(5) if seat not in match.game.actors())
    table = model(match, waiting)
    text = Parsed(page.table_frame(table)).text
    assert table.prompt is None
    assert f"{' and '.join(comitium.say(table.board.seats[seat]) for seat in match.game.actors())} decide" in text


@pytest.mark.parametrize("kind", ["bot", "rule", "device", "person", "open"])
def test_only_who_waits_for_a_bot_lets_it_go_on(kind: str) -> None:
    """At the speed "one by one"; a button beside "Pass the screen" that does nothing would be one too many."""
    *_, match = steps("caesar", 2, 3, 80)
    (asked,) = match.game.actors()
    seat = 1 - asked
    table = replace(model(match, seat), speed="step")
    html = page.table_frame(replace(table, people=tuple(Person("you" if one == seat else kind) for one in range(2))))
    assert ('data-send="next"' in html) == (kind in ("bot", "rule"))


def test_the_log_cites_rules_and_marks_what_is_new() -> None:
    *_, match = steps("caesar", 2, 3, 120)
    heard = match.event_count(0)
    html = page.table_frame(model(match, 0, decided=heard - 5))
    assert html.count('class="fresh"') + html.count('class="turn kick"') >= 3
    assert "/rules/caesar?rule=" in html
    assert page.table_frame(model(match, 0, decided=heard)).count('class="fresh"') == 0


def test_a_stretch_of_the_log_has_a_heading_and_not_a_sentence() -> None:
    *_, match = steps("caesar", 2, 3, 80)
    headings = re.findall(r'<li class="turn kick">([^<]*)</li>', page.table(model(match, 0)))
    assert headings
    assert not any(heading.endswith(".") for heading in headings)


def test_a_hint_shows_chances_that_are_never_nought_by_rounding() -> None:
    *_, match = steps("caesar", 2, 3, 40)
    seat = match.game.actors()[0]
    first, *_ = match.game.legal(seat)
    html = page.table_frame(model(match, seat, hint=Hint("consul:seconds=1", ((first, 0.004),))))
    assert "&lt; 1%" in html
    assert '<span class="odd">' in html, "it stands beside its option, too"
    assert "&lt; 1% to win" in html
    plain = page.table_frame(model(match, seat, hint=Hint("tribune", recommended=first)))
    assert "Rhetor" in plain
    assert 'role="status"' in page.table_frame(model(match, seat, thinking=True))


def test_counted_odds_stand_beside_options_and_numbers_only_if_asked_for() -> None:
    known = comitium.kind("republic")
    for match in steps("republic", 3, 4, 400):
        seat = match.game.actors()[0] if match.outcome is None else 0
        odds = known.chances(match.game, seat) if match.outcome is None else ()  # type: ignore[attr-defined]
        prompt = match.question(seat) if odds else None
        if prompt is None or not prompt.amounts or len(odds) < 2:
            continue
        assert 'class="odd"' not in page.table_frame(model(match, seat))
        html = page.table_frame(model(match, seat, hint=Hint("tribune", recommended=odds[-1][0], odds=odds)))
        shown = html.split('<output class="odd">')[1].split("</output>")[0]
        numbers = re.findall(r'data-for="(\d+)"( hidden)?', shown)
        assert [bool(hidden) for _, hidden in numbers] == [False] + [True] * (len(numbers) - 1)
        assert len(numbers) >= 2
        assert "would choose: ." not in html, "a number that is recommended is named"
        return
    pytest.fail("no such question came up")


def test_orders_absences_lessons_and_a_bot_in_ones_place_are_shown() -> None:
    *_, match = steps("caesar", 2, 3, 40)
    seat = 1 - match.game.actors()[0]
    match.order(seat, StandingOrder("VetoWindow", FORCED))
    absent = replace(people(2, seat)[1 - seat], name="Marco", here=False)
    table = model(match, seat, absences=(Absence(1 - seat, "tribune", asked=True),), replaced="tribune")
    table = replace(table, people=tuple(absent if place != seat else one for place, one in enumerate(table.people)))
    html = page.table_frame(table)
    assert 'data-send="disorder"' in html
    assert f'data-send="stand-in" data-with=\'{{"seat":{1 - seat},"yes":true}}\'' in html
    assert 'data-send="return"' in html
    lesson = Phrase("caesar-lesson-1-first-turns")
    coach = Coach(
        game="caesar",
        name="1_first_turns",
        lesson=lesson,
        minutes=5,
        page=3,
        steps=5,
        done=2,
        step=Phrase(f"{lesson.id}-up"),
        lifted=("senator",),
    )
    taught = page.table_frame(model(match, seat, coach=coach))
    assert 'class="coach"' in taught
    assert taught.split('class="prog"')[1].split("</span>")[0].count('class="f"') == 2
    assert " lift" in taught


def test_somebody_who_left_is_called_by_her_name_or_by_her_seat() -> None:
    match = comitium.new("idus", players=5, seed=1)
    seat = next(seat for seat in range(5) if seat not in match.game.actors())
    gone = match.game.actors()[0]
    table = model(match, seat, absences=(Absence(gone, "tribune", asked=True),))
    for name, told in (("", comitium.say(table.board.seats[gone])), ("O’Hara & Co", "O’Hara &amp; Co")):
        people = tuple(Person("person", name) if place == gone else one for place, one in enumerate(table.people))
        assert f"<p>{told} has left." in page.table_frame(replace(table, people=people))


def test_behind_the_curtain_there_is_nothing() -> None:
    *_, match = steps("idus", 5, 3, 30)
    for seat in range(5):
        made = page.frame(model(match, seat, curtain="Livia", last_frame=0), 7)
        assert made.html == page.table_frame(model(match, seat, curtain="Livia"))
        assert (made.say, made.moves, made.asked) == ("", (), False)
    bare = {page.table_frame(replace(model(match, seat, curtain="Livia"), address="")) for seat in range(5)}
    assert len(bare) == 1


@pytest.mark.parametrize(("game", "players", "seed"), GAMES)
def test_what_moves_goes_to_a_place_that_is_there(game: str, players: int, seed: int) -> None:
    drawn = [0] * players
    found = 0
    for match in steps(game, players, seed, 70):
        for seat in range(players):
            made = page.frame(model(match, seat, last_frame=drawn[seat]), 1)
            drawn[seat] = match.event_count(seat)
            ids = set(Parsed(made.html).values("id"))
            found += len(made.moves)
            assert [move for move in made.moves if f"at-{move.target}" not in ids] == []
    assert found > 20


def test_an_event_without_words_does_not_stop_the_table() -> None:
    class SkyFell(Event, frozen=True):
        def phrase(self) -> Phrase:
            return Phrase("caesar-event-nobody-wrote-this")

    *_, match = steps("caesar", 2, 3, 40)
    table = replace(model(match, 0), events=(SkyFell("7.1"),), moved=1)
    made = page.frame(table, 1)
    assert "Sky fell." in made.html
    assert made.say.startswith("Sky fell.")


def test_a_new_line_of_the_log_knows_what_it_brought() -> None:
    for match in steps("caesar", 2, 3, 60):
        seen = Parsed(page.table_frame(model(match, 0)))
        lights = {id for lit in seen.values("data-lights") for id in lit.split()}
        assert {f"at-{id}" for id in lights} <= set(seen.values("id"))
    assert lights


def test_the_republic_is_played_through_the_common_drawing() -> None:
    for number, match in enumerate(steps("republic", 4, 2, 160)):
        for seat in match.game.actors() if number % 8 == 0 else ():
            table = model(match, seat)
            seen = Parsed(page.table_frame(table))
            assert table.prompt is not None
            assert seen.options() == {option.choice for option in table.prompt.options}
            assert table.board.lit() <= seen.choices() | {option.choice for option in table.prompt.options}


def test_an_event_that_carries_a_phrase_is_told_as_well() -> None:
    class WordsSaid(Event, frozen=True):
        what: Phrase

        def phrase(self) -> Phrase:
            return self.what

    *_, match = steps("caesar", 2, 3, 40)
    said = WordsSaid("7.1", Phrase("draw-page-agreed", {"count": 2, "of": 3}))
    assert "2 of 3 agree" in page.table_frame(replace(model(match, 0), events=(said,)))


def test_the_chances_of_the_next_vote_card_add_up_and_equal_ones_are_told_as_equal() -> None:
    """7.2: whole percents do not: six of eight cards are 12.5% each."""
    match, dice, found = comitium.new("caesar", seed=1), Random(1), set()
    while match.outcome is None and len(found) < 4:
        seat = match.game.actors()[0]
        match.choose(seat, dice.choice(match.game.legal(seat)))
        drawn = page.table_frame(model(match, 0))
        told = re.findall(r"<span>(\d+)/(\d+)</span></li>", drawn[drawn.index('id="at-votes"') :])
        deck = model(match, 0).board.zone("votes")
        assert told == [(str(card.count), str(deck.value("left"))) for card in deck.pieces]
        assert sum(int(count) for count, _ in told) == deck.value("left")
        found.add(tuple(told))
    assert len(found) == 4


def test_a_question_names_its_group_and_not_the_region_around_it_as_well() -> None:
    """A screen reader says region and group when the focus comes in: the question was read twice."""
    match = comitium.new("caesar", seed=1)
    drawn = page.table_frame(model(match, 0))
    region = re.search(r'<section[^>]*id="decision"[^>]*aria-labelledby="(\w+)"', drawn)
    assert region is not None
    assert region[1] != "question"
    assert f'id="{region[1]}"' in drawn
