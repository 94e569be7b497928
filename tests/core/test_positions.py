"""A position as one line: fields, options, and the stack with its scripts at the names of their steps."""

from __future__ import annotations

import pytest
import senate
from senate_choices import CALL, DEBT, FOR, NAME, PASS, TRIBUNE
from senate_kind import SenateType
from senate_sitting import slate

from comitium.core.agreements import Clause
from comitium.core.errors import BadPosition
from comitium.core.positions import Fields, is_number, line, read_stack, stack_text
from comitium.match.begin import from_position, replay

SENATE = SenateType()
META = SENATE.meta


def refused(text: str) -> tuple[str, object]:
    with pytest.raises(BadPosition) as error:
        SENATE.from_position(text, 1)
    return error.value.why.id, error.value.why.args.get("field", error.value.why.args.get("word"))


def test_fields_are_taken_one_by_one_and_options_are_settled_at_once() -> None:
    fields = Fields("a=1 senators=20 b=x/y", META)
    assert fields.settings["senators"] == 20
    assert fields.number("a", "9", 0, 5) == 1
    assert fields.number("c", "4", 0, 5) == 4
    assert fields.pair("b", "") == ["x", "y"]
    assert fields.take("d", "none") == "none"
    fields.close()


@pytest.mark.parametrize("text", ["word", "a=", "a=1 a=2"])
def test_a_word_that_is_no_field_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as error:
        Fields(text, META)
    assert error.value.why.id == "position-word"


def test_a_field_nobody_takes_is_refused_by_its_name() -> None:
    fields = Fields("spqr=1", META)
    with pytest.raises(BadPosition) as error:
        fields.close()
    assert error.value.why.args == {"field": "spqr"}


@pytest.mark.parametrize("value", ["x", "6", "-1", "1.5", "9999999999"])
def test_a_number_out_of_range_is_refused(value: str) -> None:
    with pytest.raises(BadPosition):
        Fields(f"a={value}", META).number("a", "0", 0, 5)


def test_what_is_no_pair_is_refused() -> None:
    with pytest.raises(BadPosition):
        Fields("b=1/2/3", META).pair("b", "")


def test_numbers_are_plain_and_short() -> None:
    assert is_number("012")
    assert not any(map(is_number, ["", "-1", "²", "1e3", "1" * 16]))


def test_a_wrong_option_is_refused_as_the_field_it_is() -> None:
    with pytest.raises(BadPosition) as refused:
        Fields("senators=99", META)
    assert refused.value.why.args["option"] == "senators"


def test_a_line_tells_the_options_that_differ() -> None:
    assert line({"a": "1"}, META, {"senators": 12, "captives": 2, "sessions": 1}) == "a=1"
    assert line({"a": "1"}, META, {"senators": 30, "captives": 2, "sessions": 1}) == "a=1 senators=30"


# -- the stack


def test_a_stack_is_written_with_the_names_of_steps_and_read_back() -> None:
    table = slate()
    text = stack_text(table.game.stack)
    assert text == "Session(election)/Vote(adoption,1124,0,-1,0,0,0,0,0,0,-1)/Window([0,1,2],[[],[],[]])"
    assert read_stack(text, "senate") == table.game.stack
    assert read_stack(text.replace("election", "1").replace("adoption", "1"), "senate") == table.game.stack


def test_a_script_after_its_last_step_stands_at_the_end() -> None:
    attempt = read_stack("Attempt(end,0,1,0,3,0,-1,0)", "senate")[0]
    assert stack_text([attempt]) == "Attempt(end,0,1,0,3,0,-1,0)"


BAD_STACKS = [
    "", "Vote", "Nobody(1)", "Vote(nowhere,1124,0,-1,0,0,0,0,0,0,-1)", "Vote(adoption)", "Window([0)", "Session(election)/",
    "Vote(99,1124,0,-1,0,0,0,0,0,0,-1)", "Round(show,1)", "Window(1,2,3)",
]  # fmt: skip


@pytest.mark.parametrize("text", BAD_STACKS)
def test_a_stack_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read_stack(text, "senate")


# -- whole positions, checked by playing


def test_a_position_is_played_on_in_a_match_and_replayed() -> None:
    table = slate([TRIBUNE], [], [])
    number = table.game.offer(0, [Clause(DEBT, 0, 1, amount=2)])
    table.game.accept(1, number)
    match = from_position("senate", SENATE.position(table.game), seed=4)
    for seat, choice in ((0, PASS), (1, PASS), (2, PASS), (0, CALL + 1), (1, FOR)):
        match.choose(seat, choice)
    assert isinstance(match.game, senate.Senate)
    assert match.game.due(DEBT)[0].amount == 2
    assert replay(match.journal()).digest == match.digest


def test_unknown_cards_are_dealt_from_the_seed_and_the_known_ones_stay() -> None:
    text = "hands=tt?/???/-"
    dealt = [SENATE.from_position(text, seed) for seed in range(20)]
    assert {game.count(0, TRIBUNE) >= 2 for game in dealt if isinstance(game, senate.Senate)} == {True}
    assert len({SENATE.position(game) for game in dealt}) > 5
    assert SENATE.position(dealt[3]) == SENATE.position(SENATE.from_position(text, 3))


def test_a_position_seen_hides_hands_and_what_others_have_begun() -> None:
    table = slate([TRIBUNE], [TRIBUNE, TRIBUNE], [])
    table.say(0, PASS)
    seen = SENATE.position_seen(table.game, 1)
    assert "hands=?/tt/-" in seen
    assert "Window([0,1,2],[[],[],[]])" in seen
    assert "hands=?/??/-" in SENATE.position_seen(table.game, None)
    SENATE.from_position(seen, 1)


WRONG = {
    "hands=t/t": "hands", "hands=tttttttttt/-/-": "hands", "hands=t/x/-": "hands", "hands=-/-/- places=hhh": "places",
    "hands=-/-/- talents=1,2": "talents", "hands=-/-/- talents=a,b": "talents", "hands=-/-/- deals=7": "deals",
    "hands=-/-/- stack=Session(election)/Turn(0,0,0,[])": "stack", "hands=-/-/- barred=x": "barred",
    "hands=-/-/- spqr=1": "spqr",
}  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
def test_a_position_that_is_none_is_refused_by_its_field(text: str) -> None:
    assert refused(text)[1] == WRONG[text]


def test_a_chain_in_the_position_is_gone_on_with() -> None:
    table = slate()
    text = SENATE.position(table.game).replace("[[],[],[]]", f"[[{PASS}],[],[16384,{NAME + 1}]]")
    game = SENATE.from_position(text, 1)
    game.advance()
    assert game.actors() == [1, 2]
    assert game.legal(2) == [NAME + man for man in (0, 1, 3, 4, 6, 7, 9, 10)]
