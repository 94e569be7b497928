"""A form in the panel: fields, what would come of it, the ways to send it off; what it says as well is folded away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from comitium.core.forms import Field, Form, Way
from comitium.core.messages import Phrase
from comitium.draw.page.beside import decision
from comitium.draw.page.looks import look
from comitium.draw.page.model import Table
from comitium.draw.page.words import Words
from comitium.games.republic import names

from .drawn import Parsed, first_drawn

ENGLISH = Words("en", "republic")


@pytest.fixture(scope="module")
def table() -> Table:
    """Somebody shares out her talents."""
    return first_drawn(4, 2, lambda seen: seen.form is not None)


def panel(table: Table) -> str:
    return decision.panel(look("republic"), table, ENGLISH)


def filled(table: Table, *fields: Field, **more: object) -> Parsed:
    assert table.form is not None
    made = replace(table.form, fields=fields, **more) if fields else replace(table.form, **more)
    return Parsed(panel(replace(table, form=made)))


def test_1_06_3_talents_are_a_form_with_a_number_for_each_senator(table: Table) -> None:
    page = Parsed(panel(table))
    numbers = [tag for name, tag in page.tags if name == "input" and tag.get("type") == "number" and "fill-" in tag["id"]]
    assert table.form is not None
    assert [int(tag["value"]) for tag in numbers] == [one.value for one in table.form.fields if one.low < one.high]
    assert all(int(tag["min"]) <= int(tag["value"]) <= int(tag["max"]) for tag in numbers)


def test_the_first_way_is_chosen_and_names_the_button(table: Table) -> None:
    page = panel(table)
    assert table.form is not None
    said = ENGLISH.speak(table.form.ways[0].text)
    assert 'value="way" id="way-0" checked' in page
    assert f'<span id="confirm-text">{said}</span>' in page


def test_what_the_form_says_as_well_is_folded_away_and_can_still_be_chosen(table: Table) -> None:
    page = panel(table)
    assert table.prompt is not None
    assert Parsed(page).options() == {option.choice for option in table.prompt.options}
    assert page.index('id="stepwise"') < page.index(f'value="{table.prompt.options[0].choice}"')
    assert 'id="stepwise"' not in panel(replace(table, form=None))


def test_a_list_a_number_and_what_follows_from_the_others(table: Table) -> None:
    one = Field(
        "who",
        Phrase("republic-form-commander"),
        4,
        listed=((3, Phrase("republic-form-war")), (4, Phrase("republic-form-army"))),
    )
    two = Field("so", Phrase("republic-form-legions"), 2, 0, 2)
    three = Field("rest", Phrase("republic-form-fleets"), 7, 7, 7)
    page = filled(table, one, two, three)
    assert [tag["value"] for name, tag in page.tags if name == "option" and "selected" in tag] == ["4"]
    steppers = [tag for name, tag in page.tags if name == "button" and "data-bump" in tag]
    assert [(tag["data-bump"], "disabled" in tag, tag["aria-label"]) for tag in steppers] == [
        ("-1", False, "Less: Legions"),
        ("1", True, "More: Legions"),
    ]
    assert len([name for name, _ in page.tags if name == "output"]) == 1


def test_where_there_is_no_way_the_reason_stands_with_its_rule(table: Table) -> None:
    page = filled(table, ways=(), why=Phrase("republic-business-refuse-support"), rule="1.09.64")
    assert ENGLISH.speak(Phrase("republic-business-refuse-support")) in page.text
    assert "§ 1.09.64" in page.text
    assert not [tag for name, tag in page.tags if tag.get("value") == "way"]


def test_1_10_2_the_odds_of_a_force_stand_in_the_form_and_on_the_table(table: Table) -> None:
    results = ("victory", "stalemate", "standoff", "disaster", "defeat")
    args = dict(zip(results, ("61", "20", "5", "14", "0"), strict=True)) | {"killed": "5", "captured": "1", "legions": 2}
    odd = Phrase("republic-odds-attack", {**args, "senator": names.senator(0), "war": names.war(0)})
    made = Form(Phrase("republic-form-army"), "1.09.64", (), (Way(Phrase("republic-form-put"), (1,)),), (odd,))
    shown = replace(table, form=made)
    assert "<b>61%</b>" in panel(shown)
    assert "61%" in "".join(str(part) for part in look("republic").table(shown, ENGLISH))
    assert "61%" not in "".join(str(part) for part in look("republic").table(table, ENGLISH))
